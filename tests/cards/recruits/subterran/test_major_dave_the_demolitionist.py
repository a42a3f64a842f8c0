"""Major Dave the Demolitionist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY, TUNNEL_GOODS
from cards.shared.names import DAVE, LAURA, MATTHEW, PHIL, STEVEN, XANDER
from helpers import decision, faces, holdings, legal, play, seat


@TUNNEL_GOODS
def test_dave_blasts(space, price, good):
    """major_dave_the_demolitionist: 1 knowledge: a resource and a miner step before the payment (R25)."""
    game = bump_four([DAVE], space=space, goods=price, knowledge=5)
    assert decision(game) == (f"use {DAVE}", 0) and holdings(game)[2] == {price: 1}
    play(game, "use major_dave")
    assert (
        holdings(game) == (1, 6, {good: 1}, {}) and decision(game) == ("take", 0) and sum(game.summary()["miners"]) == 1
    )
    assert holdings(play(game, f"take {good}"))[2] == {good: 2} and sum(game.summary()["miners"]) == 2


@HIDDEN_OR_ACADEMY
def test_dave_off(where, tiles):
    """major_dave_the_demolitionist: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([DAVE], where=where, tiles=tiles)) == ("take", 0)


def test_dave_refused():
    """major_dave_the_demolitionist: not at knowledge 6, for an own worker, on the exclusive space, without a bump (R90,
    R26, R60).
    """
    assert decision(bump_four([DAVE], knowledge=6)) == ("take", 0)
    own = place_on_tunnel([DAVE], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})
    assert decision(own) == ("take", 0)
    assert decision(bump_four([DAVE], space="tunnel_end_subterran", miners=(0, 9, 0))) == ("turn", 1)
    assert decision(place_on_tunnel([DAVE])) == ("take", 0)


def test_dave_after_the_victims_check():
    """major_dave_the_demolitionist: the victim's roll, check and Steven come first (R25, R35)."""
    game = bump_four(
        [DAVE], victim={"knowledge": 6, "recruits": [STEVEN], "dice": {"hand": [5, 4], "tunnel_subterran": [4]}}
    )
    assert decision(game) == ("take", 1) and faces(game, 1) == [1, 4]
    assert decision(play(game, "take gold", "draw bat")) == (f"use {DAVE}", 0)


@pytest.mark.parametrize("start, recruit_is", [(3, "hidden"), (4, "active"), (5, "active")])
def test_dave_and_reveals(start, recruit_is):
    """major_dave_the_demolitionist: both steps may pass step 6; reveals are looked at once, at the end (R58, R85)."""
    game = bump_four([DAVE], "use major_dave", miners=(0, start, 0), victim={"hidden": [PHIL]})
    assert seat(game, 1)["recruits"] == {PHIL: "hidden"} and game.summary()["miners"][1] == start + 1
    play(game, "take stone")
    assert seat(game, 1)["recruits"] == {PHIL: recruit_is} and game.summary()["miners"][1] == start + 2


def test_dave_at_the_end_of_the_tunnel():
    """major_dave_the_demolitionist: a step beyond 9 is lost, the resource is not; from 7 the end space opens (R59,
    G13).
    """
    game = bump_four([DAVE], "use major_dave", "take stone", miners=(0, 9, 0))
    assert game.summary()["miners"] == [0, 9, 0] and holdings(game)[2] == {"stone": 2}
    game = bump_four([DAVE], "use major_dave", "take stone", miners=(0, 7, 0), victim={"recruits": [PHIL]})
    assert "place 1 tunnel_end_subterran" in legal(game)


def test_dave_and_matthew():
    """major_dave_the_demolitionist: at knowledge 5 his price leaves no room for Matthew's, at 4 it does (R27, G14)."""
    game = bump_four([DAVE, MATTHEW], "use major_dave", goods="nothing", knowledge=5)
    assert (
        decision(game) == ("turn", 1)
        and holdings(game) == (1, 6, {"stone": 1}, {})
        and game.summary()["miners"] == [0, 1, 0]
    )
    assert ["tunnel_subterran", 3] in seat(game)["dice"]
    game = bump_four([DAVE, MATTHEW], "use major_dave", "take stone", goods="nothing", knowledge=4)
    assert holdings(game) == (1, 6, {"stone": 2}, {}) and game.summary()["miners"] == [0, 2, 0]


def test_dave_beside_laura_and_xander():
    """major_dave_the_demolitionist: Laura before him, Xander after him, on the same bump (G3, R89a)."""
    game = bump_four([DAVE, LAURA, XANDER], goods="water gold")
    assert decision(game) == (f"use {LAURA}", 0)
    assert decision(play(game, "decline laura")) == (f"use {DAVE}", 0)
    assert decision(play(game, "use major_dave")) == (f"use {XANDER}", 0)
