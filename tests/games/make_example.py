"""Makes examples/game.jsonl: a game of two seats, chosen by short searches.  Run it when the rules data have changed:

python tests/games/make_example.py
"""

import json
from pathlib import Path

from euphoria_ai import CHANCE, Game, Rng, choose
from euphoria_ai.editions import RULES_HASH
from euphoria_ai.errors import RecordError
from euphoria_ai.files import write_atomic
from euphoria_ai.games.record import Recorder
from euphoria_ai.games.replay import verify

PATH = Path(__file__).parents[2] / "examples" / "game.jsonl"
SEED = 15


def renamed():
    """Is it enough to write the new hash into the old record, because it still replays?"""
    lines = PATH.read_text().splitlines(keepends=True) if PATH.exists() else []
    try:
        if not lines or verify(lines, other_rules=True):
            return False
    except RecordError:
        return False
    head = json.dumps(json.loads(lines[0]) | {"rules": RULES_HASH["base"]}) + "\n"
    write_atomic(PATH, "".join([head, *lines[1:]]))
    return True


def play():
    rng = Rng(SEED)
    with Recorder(PATH, Game.new("base", 2, SEED), ["Ana", "Ben"], SEED, overwrite=True) as record:
        while not record.game.over:
            game = record.game
            if game.to_move == CHANCE:
                record.sample(rng)
            else:
                record.apply(choose(game.view(game.to_move), iterations=400, seed=record.decisions))


if __name__ == "__main__":
    if not renamed():
        play()
    print(verify(PATH) or "whole and finished")
