"""Faith the Hydroelectrician: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_aquifer, place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import FAITH, SOULLESS
from helpers import decision, holdings, play


@pytest.mark.parametrize("there, knowledge, water", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_faith_gains_energy(there, knowledge, water):
    """faith_the_hydroelectrician: 1 energy as well with an empty hand, whatever the knowledge there (R43)."""
    assert holdings(place_on_aquifer([FAITH], there=there)) == (1, knowledge, {"energy": 1, "water": water}, {})


@HIDDEN_OR_ACADEMY
def test_faith_off(where, tiles):
    """faith_the_hydroelectrician: hidden or under the Academy no energy (G1, T50)."""
    assert holdings(place_on_aquifer([FAITH], where=where, tiles=tiles))[2] == {"water": 1}


def test_faith_needs_an_empty_hand():
    """faith_the_hydroelectrician: one artifact spoils it (G6)."""
    assert holdings(place_on_aquifer([FAITH], hand="bat"))[2] == {"water": 1}


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("farm", "food"), ("cloud_mine", "bliss")])
def test_faith_and_soulless_only_on_the_aquifer(space, good):
    """faith_the_hydroelectrician, soulless_the_plumber: the other areas give nothing extra (R43)."""
    game = place_on_tunnel([FAITH, SOULLESS], space=space, goods="nothing")
    assert holdings(game)[2] == {good: 1} and decision(game) == ("turn", 1)


def test_faith_with_tier_1_and_soulless():
    """faith_the_hydroelectrician: beside the allegiance bonus and Soulless, in each placement once (R44, R89)."""
    game = place_on_aquifer([FAITH, SOULLESS], tracks=(0, 2, 0, 0))
    assert holdings(game)[2] == {"energy": 1, "water": 2}
    assert holdings(play(game, "take water"))[2] == {"energy": 1, "water": 3}
