"""Dr. Nakagawa the Tribute: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_site
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import KATY, NAKAGAWA, RAY
from helpers import build, decision, holdings, play, seat


@pytest.mark.parametrize("space, goods", [("build_ea_2", "gold"), ("build_sb_1", "clay"), ("build_wa_1", "stone")])
def test_nakagawa_steps(space, goods):
    """dr_nakagawa_the_tribute: building anywhere may move the Euphorian track, after the payment (R27, R80)."""
    game = place_on_site([NAKAGAWA], space=space, goods=goods)
    assert decision(game) == (f"use {NAKAGAWA}", 0) and holdings(game)[2] == {}
    assert play(game.clone(), "decline dr").summary()["tracks"] == [0, 0, 0, 0]
    assert play(game, "use dr_nakagawa").summary()["tracks"] == [1, 0, 0, 0] and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_nakagawa_off(where, tiles):
    """dr_nakagawa_the_tribute: hidden or under the Academy not asked (G1, T50)."""
    assert decision(place_on_site([NAKAGAWA], space="build_ea_2", goods="gold", where=where, tiles=tiles)) == (
        "turn",
        1,
    )


def test_nakagawa_not_at_the_end_of_the_track():
    """dr_nakagawa_the_tribute: not offered at level 11 (G13)."""
    game = build({"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}}, tracks=(11, 0, 0, 0))
    assert decision(play(game, "place 1 build_ea_2")) == ("turn", 1)


def test_nakagawa_once_per_placement():
    """dr_nakagawa_the_tribute: each of two placements gives one step; tier 1 counts from the next placement on (R44,
    R82).
    """
    game = build({"recruits": [NAKAGAWA], "goods": "gold clay", "dice": {"hand": [1, 1, 1]}}, seats=4)
    play(game, "place 1 build_ea_1", "use dr_nakagawa", "place 1 build_ea_2", "use dr_nakagawa")
    assert game.summary()["tracks"][0] == 2
    assert holdings(play(game, "place 1 generator"))[2] == {"energy": 2}


def test_nakagawa_before_the_completion():
    """dr_nakagawa_the_tribute: asked before the tile is turned, stars of level 11 for all come first (R64, R84)."""
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}},
        {"recruits": [KATY], "dice": {"hand": [1], "build_ea_2": [3]}},
        tracks=(10, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3")
    assert decision(game) == (f"use {NAKAGAWA}", 0)
    play(game, "use dr_nakagawa")
    assert decision(game) == ("tile", -1)
    assert seat(game)["recruit_stars"] == {NAKAGAWA: 1} and seat(game, 1)["recruit_stars"] == {KATY: 1}
    assert seat(game)["tile_stars"] == seat(game, 1)["tile_stars"] == []


def test_nakagawa_can_end_the_game():
    """dr_nakagawa_the_tribute: the end comes before the market's stars (R109, R110)."""
    last = {"dilemma": "bat", "dilemma_use": "star", "stars_left": 1}
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}, **last},
        {"dice": {"hand": [1], "build_ea_2": [3]}},
        tracks=(10, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3", "use dr_nakagawa")
    assert game.over and game.returns() == [1.0, 0.0] and game.summary()["tiles"]["market_ea"] is None


def test_nakagawa_reveals_wait():
    """dr_nakagawa_the_tribute: level 8 reveals after the completion, so a hidden Ray misses it (R23, R85)."""
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}},
        {"hidden": [RAY]},
        tracks=(7, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3", "use dr_nakagawa")
    assert game.summary()["tracks"][0] == 8 and seat(game, 1)["recruits"] == {RAY: "hidden"}
    play(game, "tile bemusement_park", "roll 1 1")
    assert seat(game, 1)["recruits"] == {RAY: "active"} and holdings(game, 1)[1] == 3
