"""Matthew the Thief: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, owner_showing
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import DAVE, LAURA, MATTHEW, NICK, PHIL, XANDER
from helpers import build, decision, holdings, legal, play, seat

TUNNELS = pytest.mark.parametrize(
    "space, price", [("tunnel_euphorian", "energy"), ("tunnel_subterran", "water"), ("tunnel_wastelander", "food")]
)


@TUNNELS
def test_matthew_pays_knowledge(space, price):
    """matthew_the_thief: 1 knowledge in place of the commodity of an occupied tunnel (R56, R27)."""
    game = bump_four([MATTHEW], space=space, goods=price, knowledge=5)
    assert set(legal(game)) == {f"pay {price}", "pay knowledge"}
    thief = play(game.clone(), "pay knowledge")
    assert holdings(thief)[:3] == (1, 6, {price: 1}) and decision(thief) == ("take", 0)
    assert holdings(play(game, f"pay {price}"))[:3] == (1, 5, {})


@TUNNELS
def test_matthew_makes_the_tunnel_legal(space, price):
    """matthew_the_thief: no commodity is needed, and the full benefit follows (R22, R28)."""
    game = bump_four([MATTHEW], "take artifact", "draw bat", space=space, goods="nothing")
    assert holdings(game) == (1, 4, {}, {"bat": 1}) and sum(game.summary()["miners"]) == 1


@HIDDEN_OR_ACADEMY
def test_matthew_off(where, tiles):
    """matthew_the_thief: hidden or under the Academy the tunnel asks for its commodity (G1, T50)."""
    game = build(owner_showing([MATTHEW], where), {"dice": {"hand": [1], "tunnel_subterran": [4]}}, tiles=tiles)
    assert "place 1 tunnel_subterran" not in legal(game)


@pytest.mark.parametrize(
    "spec, other",
    [
        ({"knowledge": 6}, {"dice": {"hand": [1], "tunnel_subterran": [4]}}),  # no room
        ({}, {}),  # nobody there
        ({"dice": {"hand": [1, 2], "tunnel_subterran": [4]}}, {}),  # an own worker
        ({}, {"dice": {"hand": [1], "tank_water": [4]}}),  # no tunnel
        ({}, {"dice": {"hand": [1], "tunnel_end_subterran": [4]}}),  # the exclusive space is none either
    ],
)
def test_matthew_refused(spec, other):
    """matthew_the_thief: knowledge 5 or less, an opponent's worker, a tunnel (R90, R26)."""
    moves = legal(build({**owner_showing([MATTHEW]), **spec}, other, miners=(0, 9, 0)))
    assert not {"place 1 tunnel_subterran", "place 1 tank_water", "place 1 tunnel_end_subterran"} & set(moves)


@pytest.mark.parametrize("recruit, gain", [(DAVE, []), (PHIL, ["draw bat"]), (XANDER, [])])
def test_matthew_left_without_room(recruit, gain):
    """matthew_the_thief: exchanges of the bump can use up the room for his price: no benefit then (R27, G14)."""
    game = bump_four([MATTHEW, recruit], f"use {recruit}", *gain, goods="nothing", knowledge=5)
    assert decision(game) == ("turn", 1) and holdings(game)[1] == 6 and ["tunnel_subterran", 3] in seat(game)["dice"]
    assert decision(bump_four([MATTHEW, recruit], f"use {recruit}", *gain, goods="nothing", knowledge=4)) == ("take", 0)


def test_matthew_after_laura():
    """matthew_the_thief: Laura answers the bump first, he pays afterwards (R23, R25)."""
    game = bump_four([MATTHEW, LAURA], goods="gold", morale=2)
    assert decision(game) == (f"use {LAURA}", 0) and holdings(game)[1] == 3
    assert holdings(play(game, "use laura", "draw bat", "draw box"))[1] == 4 and decision(game) == ("take", 0)


def test_matthew_and_nick():
    """matthew_the_thief: Nick gains 1 morale with the price (G10)."""
    assert holdings(bump_four([MATTHEW, NICK], goods="nothing"))[:2] == (2, 4)
