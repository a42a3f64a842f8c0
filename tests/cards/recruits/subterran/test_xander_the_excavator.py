"""Xander the Excavator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, place_first, place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY, TUNNEL_GOODS
from cards.shared.names import AMANDA, DAVE, JULIA, XANDER
from helpers import decision, holdings, play


@TUNNEL_GOODS
def test_xander_digs_extra(space, price, good):
    """xander_the_excavator: 1 knowledge for the tunnel's resource, no miner step, before the payment (R25)."""
    game = bump_four([XANDER], space=space, goods=price, knowledge=5)
    assert decision(game) == (f"use {XANDER}", 0) and holdings(game)[2] == {price: 1}
    play(game, "use xander")
    assert holdings(game) == (1, 6, {good: 1}, {}) and game.summary()["miners"] == [0, 0, 0]
    assert holdings(play(game, f"take {good}"))[2] == {good: 2} and sum(game.summary()["miners"]) == 1


@HIDDEN_OR_ACADEMY
def test_xander_off(where, tiles):
    """xander_the_excavator: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([XANDER], where=where, tiles=tiles)) == ("take", 0)


@pytest.mark.parametrize("face, bumped, asked", [(3, 4, True), (1, 6, True), (3, 3, False), (4, 3, False)])
def test_xander_needs_strictly_higher(face, bumped, asked):
    """xander_the_excavator: the bumped worker must show more, as it stood on the board (R25)."""
    assert decision(bump_four([XANDER], face=face, bumped=bumped)) == ((f"use {XANDER}", 0) if asked else ("take", 0))


def test_xander_refused():
    """xander_the_excavator: not at knowledge 6, for an own worker or on the exclusive space (R90, R26, R60)."""
    assert decision(bump_four([XANDER], knowledge=6)) == ("take", 0)
    assert decision(place_on_tunnel([XANDER], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})) == ("take", 0)
    assert decision(bump_four([XANDER], space="tunnel_end_subterran", miners=(0, 9, 0))) == ("turn", 1)


def test_xander_ignores_set_faces():
    """xander_the_excavator: a face set by Julia or Amanda does not matter (G11)."""
    tunnel = {"dice": {"hand": [1], "tunnel_subterran": [4]}}
    spec = {"recruits": [XANDER, JULIA], "goods": "water", "morale": 2, "dice": {"hand": [3, 1]}}
    assert decision(place_first(spec, tunnel, space="tunnel_subterran", moves=["use julia", "take gold"])) == (
        f"use {XANDER}",
        0,
    )
    spec = {"recruits": [XANDER], "goods": "water", "dice": {"hand": [3, 1]}}
    low = place_first(
        spec,
        {**tunnel, "recruits": [AMANDA], "goods": "bliss"},
        space="tunnel_subterran",
        moves=["use amanda", "face 1"],
    )
    assert decision(low) == (f"use {XANDER}", 0)
    equal = {"dice": {"hand": [1], "tunnel_subterran": [3]}, "recruits": [AMANDA], "goods": "bliss"}
    assert decision(place_first(spec, equal, space="tunnel_subterran", moves=["use amanda", "face 6"])) == ("take", 0)


def test_xander_and_dave():
    """xander_the_excavator: beside Dave, each for its own price (G2, G3)."""
    game = bump_four([XANDER, DAVE], "use major_dave", "use xander", "take stone", knowledge=4)
    assert holdings(game) == (1, 6, {"stone": 3}, {}) and game.summary()["miners"] == [0, 2, 0]
    assert decision(bump_four([XANDER, DAVE], "use major_dave", knowledge=5)) == ("take", 0)
