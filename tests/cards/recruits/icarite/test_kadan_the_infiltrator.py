"""Kadan the Infiltrator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRETT, DAVE, JULIA, KADAN, LAURA, LEE, MATTHEW, MAXIME, NICK, PHIL, REBECCA, XANDER
from helpers import build, decision, holdings, legal

ENDS = pytest.mark.parametrize(
    "space, gain",
    [("tunnel_end_euphorian", "water"), ("tunnel_end_subterran", "food"), ("tunnel_end_wastelander", "energy")],
)


@ENDS
def test_kadan_enters_the_end_space(space, gain):
    """kadan_the_infiltrator: 2 knowledge for the exclusive space of another faction (R60)."""
    game = place_first(owner_showing([KADAN], knowledge=4), space=space, miners=(9, 9, 9))
    assert (
        holdings(game) == (1, 6, {gain: 3}, {})
        and game.summary()["miners"] == [9, 9, 9]
        and decision(game) == ("turn", 1)
    )


@HIDDEN_OR_ACADEMY
def test_kadan_off(where, tiles):
    """kadan_the_infiltrator: hidden or under the Academy the space is closed (G1, T50)."""
    assert "place 1 tunnel_end_subterran" not in legal(
        build(owner_showing([KADAN], where), miners=(9, 9, 9), tiles=tiles)
    )


def test_kadan_refused():
    """kadan_the_infiltrator: not at knowledge 5, not before the miner's step 9, not for a tunnel's price (R90, R59)."""
    assert "place 1 tunnel_end_subterran" not in legal(build(owner_showing([KADAN], knowledge=5), miners=(9, 9, 9)))
    assert "place 1 tunnel_end_subterran" not in legal(build(owner_showing([KADAN]), miners=(8, 8, 8)))
    assert "place 1 tunnel_subterran" not in legal(build(owner_showing([KADAN]), miners=(9, 9, 9)))


def test_kadan_pays_nothing_with_the_right_recruit():
    """kadan_the_infiltrator: with an active recruit of the faction there is no price (R60, T42)."""
    game = place_first(owner_showing([KADAN, BRETT], knowledge=6), space="tunnel_end_subterran", miners=(9, 9, 9))
    assert holdings(game)[:3] == (1, 6, {"food": 3})
    assert "place 1 tunnel_end_euphorian" not in legal(
        build(owner_showing([KADAN, BRETT], knowledge=6), miners=(9, 9, 9))
    )
    assert holdings(place_first(owner_showing([KADAN, BRETT]), space="tunnel_end_subterran", miners=(9, 9, 9)))[:3] == (
        1,
        3,
        {"food": 3},
    )


def test_kadan_bumps_before_the_payment():
    """kadan_the_infiltrator: bump abilities come first and can use up the room for the price (R27, G14)."""
    end = {"space": "tunnel_end_euphorian", "goods": "nothing", "miners": (9, 9, 9), "knowledge": 4}
    assert holdings(bump_four([KADAN, PHIL], "decline phil", **end))[:3] == (1, 6, {"water": 3})
    game = bump_four([KADAN, PHIL], "use phil", "draw bat", **end)
    assert holdings(game) == (1, 5, {}, {"bat": 1}) and decision(game) == ("turn", 1)


@pytest.mark.parametrize("recruit", [LEE, MAXIME, REBECCA, JULIA])
def test_kadan_and_bump_abilities(recruit):
    """kadan_the_infiltrator: Lee, Maxime, Rebecca and Julia work there, before the price is paid (G14)."""
    game = place_first(
        owner_showing([KADAN, recruit], morale=4),
        {"dice": {"hand": [1], "tunnel_end_subterran": [4]}},
        space="tunnel_end_subterran",
        miners=(9, 9, 9),
        moves=[] if recruit == JULIA else ["roll 1"],
    )
    assert decision(game) == (f"use {recruit}", 0) and holdings(game)[1] == 3


@pytest.mark.parametrize("recruit", [LAURA, DAVE, XANDER, MATTHEW])
def test_kadan_and_tunnel_abilities(recruit):
    """kadan_the_infiltrator: tunnel abilities do not work on the end space (R60)."""
    game = bump_four([KADAN, recruit], space="tunnel_end_wastelander", goods="gold", miners=(9, 9, 9))
    assert holdings(game)[:3] == (1, 5, {"energy": 3, "gold": 1}) and decision(game) == ("turn", 1)


def test_kadan_and_nick():
    """kadan_the_infiltrator: Nick gains 2 morale with the price (G10)."""
    assert holdings(place_first(owner_showing([KADAN, NICK]), space="tunnel_end_subterran", miners=(9, 9, 9)))[:2] == (
        3,
        5,
    )
