"""Writes the tables of this folder anew, after a change of the rules or of a deck that is meant:

    PYTHONPATH=tests python -m perft.rewrite

The difference shows how far the change reaches: read it before you commit it.
"""

import re

from perft.test_perft import HERE, TABLES, perft, played, start


def rewrite_counts(name, table):
    """The counts of a table, in the order of its positions, each as deep as it was."""
    path = HERE / f"{name}.toml"
    rows = iter(table["position"])

    def counted(_):
        row = next(rows)
        game = start(table["edition"], row)
        return f"counts = {[perft(game, depth + 1) for depth in range(len(row['counts']))]}"

    path.write_text(re.sub(r"(?m)^counts = \[.*\]$", counted, path.read_text(encoding="utf-8")), encoding="utf-8")


def rewrite_play():
    """A line for each game that is played by a fixed seed."""
    path = HERE / "play.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    games = [line.split()[:3] for line in lines if not line.startswith("#")]
    kept = [line for line in lines if line.startswith("#")]
    new = [played(edition, int(seats), int(seed)) for edition, seats, seed in games]
    path.write_text("\n".join([*kept, *new]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name, table in TABLES.items():
        rewrite_counts(name, table)
    rewrite_play()
