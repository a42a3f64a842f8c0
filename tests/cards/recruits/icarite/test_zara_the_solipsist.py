"""Zara the Solipsist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import other_seat_at, place_at, turn_with
from cards.shared.lists import COMMODITY_AREAS
from cards.shared.names import BRENDA, GWEN, JEDIDIAH, JON, JOSEPH, PMAI, ZARA
from helpers import decision, holdings, play

TIERS = {"low": (1, 3, 1), "mid": (1, 2, 0), "high": (2, 4, 0)}  # commodities, knowledge from 3, track step


@COMMODITY_AREAS
@pytest.mark.parametrize(
    "face, there, tier",
    [(1, (6, 6), "low"), (2, (6, 6), "low"), (3, (6, 6), "mid"), (4, (6, 6), "mid"), (5, (), "high"), (6, (), "high")],
)
def test_zara_uses_twice_the_worker(space, good, number, face, there, tier):
    """zara_the_solipsist: twice the value of the worker decides the tier, with its track and knowledge (R43)."""
    game = place_at(space, [ZARA], face=face, others=other_seat_at(space, *there))
    assert decision(game) == (f"use {ZARA}", 0)
    used = play(game.clone(), "use zara")
    amount, knowledge, step = TIERS[tier]
    assert holdings(used) == (1, knowledge, {good: amount}, {})
    assert used.summary()["tracks"][number] == step and decision(used) == ("turn", 1)
    play(game, "decline zara")
    assert holdings(game)[1:3] == ((4, {good: 2}) if there else (2, {good: 1}))


@pytest.mark.parametrize(
    "face, there, asked",
    [
        (1, (), False),
        (2, (), False),
        (3, (), True),
        (4, (), True),
        (5, (), True),
        (6, (), True),
        (3, (2,), False),
        (3, (1,), True),
        (2, (2,), False),
        (2, (3,), True),
        (4, (4,), False),
        (4, (5,), True),
        (5, (4,), False),
        (5, (3,), True),
        (6, (6,), False),
    ],
)
def test_zara_only_if_the_tier_changes(face, there, asked):
    """zara_the_solipsist: offered only if it changes the tier (R43, I3)."""
    assert decision(place_at("farm", [ZARA], face=face, others=other_seat_at("farm", *there))) == (
        (f"use {ZARA}", 0) if asked else ("turn", 1)
    )


def test_zara_off():
    """zara_the_solipsist: not while hidden, not for another player's placement, only on areas (R42, R88)."""
    assert decision(place_at("farm", [ZARA], face=5, where="hidden")) == ("turn", 1)
    assert decision(place_at("farm", [], face=5, others=({"recruits": [ZARA]},))) == ("turn", 1)
    assert decision(place_at("tunnel_euphorian", [ZARA], face=5, goods="energy")) == ("take", 0)


def test_zara_only_this_placement():
    """zara_the_solipsist: the next placement on the area counts all workers again, and is its own trigger (I1)."""
    game = place_at("farm", [ZARA], "use zara", face=5)
    play(game, "place 1 farm")
    assert holdings(game, 1)[:3] == (1, 2, {"food": 1})
    game = turn_with([ZARA], morale=2, dice={"hand": [5, 5]})
    play(game, "place 5 farm", "use zara", "another", "place 5 generator")
    assert decision(game) == (f"use {ZARA}", 0)


def test_zara_with_the_tier_one_bonus():
    """zara_the_solipsist: the allegiance bonus comes on top as usual (R44)."""
    game = place_at("generator", [ZARA, JON], "use zara", face=5, tracks=(2, 0, 0, 0))
    assert holdings(game)[2] == {"energy": 3}


def test_zara_after_jedidiah():
    """zara_the_solipsist: asked when Jedidiah's bump is done: 3 and 2 are a tier as she would give, 3 alone is not
    (R43).
    """
    crowd = other_seat_at("farm", 2)
    game = place_at("farm", [ZARA, JEDIDIAH], face=3, others=crowd)
    assert decision(game) == (f"use {JEDIDIAH}", 0)
    assert decision(play(game.clone(), "decline jedidiah")) == ("turn", 1)
    assert decision(play(game, "use jedidiah", "roll 1")) == (f"use {ZARA}", 0)


def test_zara_before_pmai():
    """zara_the_solipsist: Pmai is asked only if she was not used (I4)."""
    game = place_at("farm", [ZARA, PMAI], face=4, others=other_seat_at("farm", 5))
    assert decision(game) == (f"use {ZARA}", 0)
    assert decision(play(game.clone(), "use zara")) == ("turn", 1)
    assert decision(play(game, "decline zara")) == (f"use {PMAI}", 0)


@pytest.mark.parametrize("space, recruit", [("farm", GWEN), ("farm", JOSEPH), ("cloud_mine", BRENDA)])
def test_zara_before_gwen_joseph_brenda(space, recruit):
    """zara_the_solipsist: they look at the tier that results, either way (I4)."""
    game = place_at(space, [ZARA, recruit], face=5)
    assert decision(play(game.clone(), "use zara")) == (f"use {recruit}", 0)
    assert decision(play(game, "decline zara")) == ("turn", 1)
    game = place_at(space, [ZARA, recruit], face=1, others=other_seat_at(space, 6, 6))
    assert decision(play(game.clone(), "use zara")) == ("turn", 1)
    assert decision(play(game, "decline zara")) == (f"use {recruit}", 0)
