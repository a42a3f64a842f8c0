"""Phil the Spy: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, place_first, place_on_tunnel
from cards.shared.lists import ACADEMY_BUILT, HIDDEN_OR_ACADEMY
from cards.shared.names import BRETT, GAMBLER, GEEK, JULIA, LEE, MAXIME, NICK, PHIL, REBECCA, XANDER
from helpers import decision, holdings, legal, play


def test_phil_draws():
    """phil_the_spy: 1 knowledge for an artifact, after the victim's roll, before the payment (R25)."""
    game = bump_four([PHIL], knowledge=5)
    assert decision(game) == (f"use {PHIL}", 0)
    assert holdings(play(game.clone(), "use phil", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert holdings(game)[2] == {"water": 1} and holdings(play(game, "decline phil"))[1] == 5


@HIDDEN_OR_ACADEMY
def test_phil_off(where, tiles):
    """phil_the_spy: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([PHIL], where=where, tiles=tiles)) == ("take", 0)


def test_phil_and_the_victims_recruits():
    """phil_the_spy: an active Subterran recruit protects the victim, a hidden one or another faction does not (R88)."""
    assert decision(bump_four([PHIL], victim={"recruits": [BRETT]})) == ("take", 0)
    assert decision(bump_four([PHIL], victim={"hidden": [BRETT], "recruits": [NICK]})) == (f"use {PHIL}", 0)
    assert decision(bump_four([PHIL], victim={"recruits": [BRETT]}, tiles=ACADEMY_BUILT, tile_stars=["market_wb"])) == (
        "take",
        0,
    )


def test_phil_refused():
    """phil_the_spy: not at knowledge 6, not for an own worker (R90, R26)."""
    assert decision(bump_four([PHIL], knowledge=6)) == ("take", 0)
    assert decision(place_on_tunnel([PHIL], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})) == ("take", 0)


@pytest.mark.parametrize(
    "space", ["tank_water", "tunnel_euphorian", "tunnel_end_subterran", "ark", "nimbus_loft", "market_ea"]
)
def test_phil_on_any_bumpable_space(space):
    """phil_the_spy: any space where workers are bumped (R24)."""
    game = bump_four(
        [PHIL],
        space=space,
        goods="4 energy 3 water stone 2 gold",
        hand="2 bat",
        morale=3,
        miners=(0, 9, 0),
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
        tile_stars=["market_ea"],
    )
    assert decision(game) == (f"use {PHIL}", 0)


def test_phil_beside_others():
    """phil_the_spy: Julia before the roll, then he, Xander, Lee, Maxime, Rebecca on the same bump (G3, R89a)."""
    game = place_first(
        {"recruits": [JULIA, PHIL, XANDER, LEE], "goods": "water", "morale": 6},
        {"dice": {"hand": [1], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
    )
    assert decision(game) == (f"use {JULIA}", 0)
    assert decision(play(game, "use julia", "take gold")) == (f"use {PHIL}", 0)
    assert decision(play(game, "use phil", "draw bat")) == (f"use {XANDER}", 0)
    assert decision(play(game, "use xander")) == (f"use {LEE}", 0)
    game = bump_four([REBECCA, MAXIME, PHIL], "use phil", "draw bat", morale=6)
    assert decision(game) == (f"use {MAXIME}", 0)
    assert decision(play(game, "use maxime", "draw bat")) == (f"use {REBECCA}", 0)


def test_phil_draw_may_be_changed():
    """phil_the_spy: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = bump_four([PHIL, GEEK, GAMBLER], "use phil", morale=3)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_phil_and_nick():
    """phil_the_spy: Nick's morale comes before the hand limit, without him a card goes (G8, G10)."""
    game = bump_four([PHIL, NICK], "use phil", "draw bat", hand="box")
    assert holdings(game) == (2, 4, {}, {"bat": 1, "box": 1}) and decision(game) == ("take", 0)
    assert legal(bump_four([PHIL], "use phil", "draw bat", hand="box")) == ["discard bat", "discard box"]
