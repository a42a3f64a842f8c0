"""Sir Scarby the Harvester: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_first, place_on_farm
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import IAN, KYLE, SCARBY
from helpers import decision, holdings, legal, play


def test_scarby_knowledge_or_food():
    """sir_scarby_the_harvester: sole highest: -1 knowledge or 1 food; it can undo the +1 of 9 or more (R28, R43)."""
    game = place_on_farm([SCARBY], face=6, there=(3,))
    assert holdings(game) == (1, 4, {"food": 2}, {}) and legal(game) == ["drop knowledge", "take food"]
    assert holdings(play(game.clone(), "drop knowledge")) == (1, 3, {"food": 2}, {})
    assert holdings(play(game, "take food")) == (1, 4, {"food": 3}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_scarby_off(where, tiles):
    """sir_scarby_the_harvester: hidden or under the Academy nothing (G1, T50)."""
    assert decision(place_on_farm([SCARBY], where=where, tiles=tiles)) == ("turn", 1)


@pytest.mark.parametrize(
    "face, there, asked", [(1, (), True), (4, (3, 1), True), (4, (4,), False), (4, (4, 1), False), (3, (4,), False)]
)
def test_scarby_alone_highest(face, there, asked):
    """sir_scarby_the_harvester: sole highest or the only worker; ties fail (R92, G5)."""
    assert decision(place_on_farm([SCARBY], face=face, there=there)) == (("take", 0) if asked else ("turn", 1))


def test_scarby_ties_with_own_workers_fail():
    """sir_scarby_the_harvester: an own worker with the same face is a tie (R92)."""
    game = place_first(
        {"recruits": [SCARBY], "dice": {"hand": [2, 2]}}, space="farm", moves=["take food", "place 2 farm"]
    )
    assert holdings(game)[2] == {"food": 3} and decision(game) == ("turn", 1)


def test_scarby_at_knowledge_1():
    """sir_scarby_the_harvester: at knowledge 1 it is the food (G12)."""
    game = place_on_farm([SCARBY], knowledge=1)
    assert holdings(game)[:3] == (1, 1, {"food": 2}) and decision(game) == ("turn", 1)


def test_scarby_with_ian_kyle_and_tier_1():
    """sir_scarby_the_harvester: beside Ian, Kyle and the allegiance bonus (R44, R89a)."""
    game = place_on_farm([SCARBY, IAN, KYLE], "use kyle", "draw bat", "drop knowledge", tracks=(0, 0, 2, 0))
    assert holdings(game) == (1, 4, {"water": 1, "food": 2}, {"bat": 1}) and decision(game) == ("turn", 1)
