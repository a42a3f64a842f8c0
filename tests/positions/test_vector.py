"""A position as a vector: every entry has its name, and nothing is in it but what the seat knows."""

import subprocess
import sys

import numpy as np
import pytest
from positions.games import random_game

from euphoria_ai import EDITIONS, OBSERVATION_NAMES, Rng, loads, observation

SEATS = """
you = 2
to_move = 2
turn = 9
[tracks]
icarite = 7
[markets]
sa = "spa_of_fleeting_pleasure"
[[player]]
available = [1]
workers = { farm = [2, 3] }
cards = 1
recruits = ["Maxime"]
[[player]]
goods = "2 gold"
hand = "bat"
morale = 3
available = [5, 5]
recruits = ["Nick"]
hidden = ["Lee"]
dilemma = "bat"
stars = { market_sa = 1 }
[[player]]
"""


def named(position):
    """The entries that are not 0."""
    return {name: float(x) for name, x in zip(OBSERVATION_NAMES, observation(position), strict=True) if x}


def test_names_and_numbers():
    found = named(loads(SEATS))
    wanted = {
        "seats": 3, "turn": 9, "decision.turn": 1, "track.icarite": 7, "market_sa.tile.spa_of_fleeting_pleasure": 1,
        "you.present": 1, "you.to_move": 1, "you.active": 1, "you.good.gold": 2, "you.hand.bat": 1, "you.cards": 1,
        "you.morale": 3, "you.die.5": 2, "you.owned": 2, "you.star.market_sa": 1, "you.dilemma.bat": 1,
        "you.recruit.nick_the_understudy.active": 1, "you.recruit.lee_the_gossip.hidden": 1,
        "next1.present": 1, "next1.die.1": 2, "next1.worker.farm": None,
        "next2.cards": 1, "next2.worker.farm": 2, "next2.recruit.maxime_the_ambassador.active": 1,
        "next2.recruits_unknown": 1,
    }  # fmt: skip
    assert {name: found.get(name) for name in wanted} == wanted
    assert not [name for name in found if name.startswith(("next3", "next4", "next5"))]
    assert "next2.hand.bat" not in found


def test_every_name_once():
    assert len(set(OBSERVATION_NAMES)) == len(OBSERVATION_NAMES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_for_what_the_seat_cannot_tell_apart(edition):
    """Whatever is dealt to fill what a seat does not know, its vector stays as it is."""
    rng = Rng(3)
    for n, game in enumerate(random_game(3, 5, edition=edition)):
        if n % 10 or game.over:
            continue
        for seat in range(3):
            position = game.view(seat)
            vector = observation(position)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()
            assert np.array_equal(vector, observation(position.determinize(rng).view(seat)))


def test_numpy_is_loaded_for_vectors_only():
    code = (
        "import sys; from euphoria_ai import Game, suggest; "
        "suggest(Game.new('base', 2, 1).view(0), iterations=5); print('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
