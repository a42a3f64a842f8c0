"""Counted trees of decisions and a signature of fixed play, against the plain tables beside this file.

    python -m pytest tests/perft

perft counts: base.toml, ignorance.toml; games played out at random by a fixed seed: play.txt.
"""

import hashlib
import tomllib
from pathlib import Path

import pytest
from helpers import build
from reference import board
from reference.game import SlowGame
from reference.table import Die

from euphoria_ai.catalog import FACTIONS
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.editions import EDITIONS
from euphoria_ai.moves.trades import parse_items

HERE = Path(__file__).parent
ROW = ("bat", "bear", "book", "box")
TABLES = {name: tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8")) for name in EDITIONS}
POSITIONS = [(table["edition"], row) for table in TABLES.values() for row in table["position"]]
IDS = [f"{edition}-{row['name']}" for edition, row in POSITIONS]
SLOW_LEAVES = 1000  # the reference starts anew for every leaf


def start(edition, row):
    if "seats" not in row:
        return Game.new(edition, row["players"])
    bazaar = row.get("bazaar", ROW) if edition == "ignorance" else ()
    return build(*row["seats"], edition=edition, tiles=row.get("tiles"), bazaar=bazaar)


def perft(game, depth):
    """Sequences of `depth` decisions from here."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        child = game.clone()
        child.apply(move)
        total += perft(child, depth - 1)
    return total


@pytest.mark.parametrize(("edition", "row"), POSITIONS, ids=IDS)
def test_perft(edition, row):
    assert row["why"] and 1 <= len(row["counts"]) <= 5
    game = start(edition, row)
    assert [perft(game, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


# ---------------------------------------------------------------- the same by the reference


def slow_start(edition, row):
    """The position in the slow reference game."""
    if "seats" not in row:
        return SlowGame(row["players"], edition=edition)

    def arrange(table):
        table.miners = dict.fromkeys(table.miners, 0)
        for number, spec in enumerate(row["seats"]):
            seat = table.seats[number]
            seat.dice = [Die(face, where) for where, faces in spec["dice"].items() for face in faces]
            seat.goods = dict(zip(board.GOODS, parse_items(spec.get("goods", "nothing"))[:7], strict=True))
            for name, count in zip(board.ARTIFACTS, parse_items(spec.get("hand", "nothing"))[7:], strict=True):
                seat.hand[name] += count
                table.deck[name] -= count
            seat.morale, seat.knowledge = spec.get("morale", 1), spec.get("knowledge", 3)
            seat.recruits = dict.fromkeys(spec.get("recruits", ()), "active")
            table.recruit_deck -= set(seat.recruits)
            seat.dilemma = f"dilemma_{spec.get('dilemma', 'book')}"
            seat.dilemma_use = "unused" if "dilemma" in spec else "recruits"
        table.tiles.update(row.get("tiles", {}))
        table.tile_names = [name for name in table.tile_names if name not in table.tiles.values()]
        if edition == "ignorance":
            table.bazaar = list(row.get("bazaar", ROW))
            for name in table.bazaar:
                table.deck[name] -= 1
        table.begin_turn()

    assert tuple(board.FACTIONS) == FACTIONS
    return SlowGame.from_position(len(row["seats"]), arrange, edition=edition)


def slow_perft(edition, row, depth, texts=()):
    game = slow_start(edition, row)
    for text in texts:
        game.apply(text)
    moves = game.legal()
    if depth == 1:
        return len(moves)
    return sum(slow_perft(edition, row, depth - 1, (*texts, text)) for text in moves)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "row"), POSITIONS, ids=IDS)
def test_reference_counts_the_same(edition, row):
    """As far down as it can go in a moment."""
    counts = [n for n in row["counts"] if n <= SLOW_LEAVES]
    assert [slow_perft(edition, row, depth + 1) for depth in range(len(counts))] == counts


# ---------------------------------------------------------------- fixed play


def played(edition, seats, seed):
    """A line about one game at random: decisions, turns, winner, hash of all texts."""
    rng = Rng(seed)
    game = Game.new(edition, seats)
    said, number = hashlib.sha256(), 0
    while not game.over and number < 3000:
        moves = game.legal_moves()
        if game.to_move == CHANCE:
            before = game.clone()
            move = game.sample(rng)
            said.update(before.text(move).encode() + b"\n")
        else:
            choice = moves[rng.below(len(moves))]
            text, move = choice if isinstance(choice, tuple) else (game.text(choice), choice)
            said.update(text.encode() + b"\n")
            game.apply(move)
        number += 1
    winner = game.returns().index(1.0) + 1 if game.over else 0
    return f"{edition} {seats} {seed} {number} {game.turn} {winner} {said.hexdigest()[:16]}"


def test_fixed_play():
    """play.txt: edition, seats, seed, decisions, turns, winner (0 none), hash.

    It changes with the rules, the notation or the order of moves, and only then.
    """
    lines = [line for line in (HERE / "play.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    words = [line.split() for line in lines]
    assert [played(edition, int(seats), int(seed)) for edition, seats, seed, *_ in words] == lines
    assert {(edition, int(seats)) for edition, seats, *_ in words} == {(e, n) for e in EDITIONS for n in range(2, 7)}
