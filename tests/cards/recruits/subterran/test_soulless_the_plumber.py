"""Soulless the Plumber: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_first, place_on_aquifer
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import FAITH, KYLE, SOULLESS
from helpers import decision, holdings, legal, play


def test_soulless_morale_or_water():
    """soulless_the_plumber: alone lowest: +1 morale or 1 water, after the area's benefit (R28, R92)."""
    game = place_on_aquifer([SOULLESS], face=4, there=(5,))
    assert holdings(game) == (1, 4, {"water": 2}, {}) and legal(game) == ["take morale", "take water"]
    assert holdings(play(game.clone(), "take morale")) == (2, 4, {"water": 2}, {})
    assert holdings(play(game, "take water")) == (1, 4, {"water": 3}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_soulless_off(where, tiles):
    """soulless_the_plumber: hidden or under the Academy nothing (G1, T50)."""
    assert decision(place_on_aquifer([SOULLESS], where=where, tiles=tiles)) == ("turn", 1)


@pytest.mark.parametrize(
    "face, there, asked",
    [(6, (), True), (2, (3, 4), True), (2, (2,), False), (2, (2, 5), False), (3, (2,), False), (3, (2, 6), False)],
)
def test_soulless_alone_lowest(face, there, asked):
    """soulless_the_plumber: sole lowest or the only worker; ties fail (R92, G5)."""
    assert decision(place_on_aquifer([SOULLESS], face=face, there=there)) == (("take", 0) if asked else ("turn", 1))


def test_soulless_ties_with_own_workers_fail():
    """soulless_the_plumber: an own worker with the same face is a tie (R92)."""
    game = place_first(
        {"recruits": [SOULLESS], "dice": {"hand": [2, 2]}}, space="aquifer", moves=["take morale", "place 2 aquifer"]
    )
    assert holdings(game)[:3] == (2, 3, {"water": 2}) and decision(game) == ("turn", 1)


def test_soulless_at_morale_6():
    """soulless_the_plumber: at morale 6 it is the water (G12)."""
    game = place_on_aquifer([SOULLESS], morale=6)
    assert holdings(game)[2] == {"water": 2} and decision(game) == ("turn", 1)


def test_soulless_with_faith_tier_1_and_kyle():
    """soulless_the_plumber: beside Faith and tier 1; Kyle follows only for a lone worker (R44, R89a)."""
    game = place_on_aquifer([SOULLESS, FAITH, KYLE], "take water", tracks=(0, 2, 0, 0))
    assert holdings(game)[2] == {"energy": 1, "water": 3} and decision(game) == (f"use {KYLE}", 0)
    assert decision(place_on_aquifer([SOULLESS, KYLE], "take water", there=(3,))) == ("turn", 1)
