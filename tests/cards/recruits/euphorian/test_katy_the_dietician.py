"""Katy the Dietician: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_generator
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GARY, KATY
from helpers import build, decision, holdings, play


@pytest.mark.parametrize("there, knowledge, energy", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_katy_gains_food(there, knowledge, energy):
    """katy_the_dietician: 1 food as well with an empty hand, whatever the knowledge there (R43)."""
    game = place_on_generator([KATY], 2, there)
    assert holdings(game) == (1, knowledge, {"energy": energy, "food": 1}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_katy_off(where, tiles):
    """katy_the_dietician: hidden or under the Academy no food (G1, T50)."""
    assert holdings(place_on_generator([KATY], where=where, tiles=tiles))[2] == {"energy": 1}


def test_katy_needs_an_empty_hand():
    """katy_the_dietician: one artifact spoils it (G6)."""
    assert holdings(place_on_generator([KATY], hand="bat"))[2] == {"energy": 1}


@pytest.mark.parametrize("space, good", [("aquifer", "water"), ("farm", "food"), ("cloud_mine", "bliss")])
def test_katy_only_on_the_generator(space, good):
    """katy_the_dietician: the other areas give nothing extra (R43)."""
    game = build({"recruits": [KATY], "dice": {"hand": [1, 2]}})
    assert holdings(play(game, f"place 1 {space}"))[2] == {good: 1}


def test_katy_beside_tier_1():
    """katy_the_dietician: the allegiance bonus stays (R44)."""
    assert holdings(place_on_generator([KATY], tracks=(2, 0, 0, 0)))[2] == {"energy": 2, "food": 1}


def test_katy_stacks_with_gary_once_per_placement():
    """katy_the_dietician: Gary's reward on top; each placement gives one food (R18, R89)."""
    game = build({"recruits": [KATY, GARY], "dice": {"hand": [2, 2]}})
    play(game, "place 2 generator", "place 2 generator", "take morale")
    assert holdings(game) == (2, 3, {"energy": 2, "food": 2}, {})
