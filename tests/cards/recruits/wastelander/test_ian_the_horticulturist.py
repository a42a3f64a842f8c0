"""Ian the Horticulturist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first, place_on_farm
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import IAN, SCARBY
from helpers import decision, holdings, legal, play


@pytest.mark.parametrize("there, knowledge, food", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_ian_gains_water(there, knowledge, food):
    """ian_the_horticulturist: 1 water as well without resources, whatever the knowledge there (R43)."""
    assert holdings(place_on_farm([IAN], there=there, hand="bat")) == (
        1,
        knowledge,
        {"water": 1, "food": food},
        {"bat": 1},
    )


@HIDDEN_OR_ACADEMY
def test_ian_off(where, tiles):
    """ian_the_horticulturist: hidden or under the Academy no water (G1, T50)."""
    assert holdings(place_on_farm([IAN], where=where, tiles=tiles))[2] == {"food": 1}


@pytest.mark.parametrize("resource", ["gold", "clay", "stone"])
def test_ian_spoilt_by_any_resource(resource):
    """ian_the_horticulturist: one resource of any kind spoils it (R93, G6)."""
    assert holdings(place_on_farm([IAN], goods=f"{resource} energy"))[2] == {"energy": 1, "food": 1, resource: 1}


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("aquifer", "water"), ("cloud_mine", "bliss")])
def test_ian_and_scarby_only_on_the_farm(space, good):
    """ian_the_horticulturist, sir_scarby_the_harvester: the other areas give nothing extra (R43)."""
    game = place_first(owner_showing([IAN, SCARBY]), space=space)
    assert holdings(game)[2] == {good: 1} and decision(game) == ("turn", 1)


def test_ian_with_scarby_and_tier_1():
    """ian_the_horticulturist: beside Scarby and the allegiance bonus (R44, R89)."""
    game = place_on_farm([IAN, SCARBY], tracks=(0, 0, 2, 0))
    assert holdings(game)[2] == {"water": 1, "food": 2} and legal(game) == ["drop knowledge", "take food"]
    assert holdings(play(game, "take food"))[2] == {"water": 1, "food": 3}
