"""Natural Fluoridated Spring: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import BUREAU, SPRING
from helpers import legal, open_spaces, play, turn_beside

SIX = {"dice": {"hand": [1], "farm": [6], "aquifer": [3]}}


def test_natural_fluoridated_spring():
    """natural_fluoridated_spring, T92, R72, R105: no placement while an own 6 lies on the board."""
    check_penalty(SPRING, lambda game: not open_spaces(game), SIX, after={"dice": {"hand": [1]}})
    assert {move.split()[0] for move in legal(turn_beside(SIX, tiles={"market_ea": SPRING}))} == {"retrieve"}


@pytest.mark.parametrize("space", ["generator", "tunnel_subterran", "ark", "build_wa_1", "tank_water"])
def test_spring_on_any_space(space):
    """natural_fluoridated_spring: wherever the 6 lies."""
    me = {"dice": {"hand": [1], space: [6], "aquifer": [3]}}
    assert not open_spaces(turn_beside(me, tiles={"market_ea": SPRING}, seats=4))


def test_spring_and_other_dice():
    """natural_fluoridated_spring: a 6 in hand, other faces and other players' sixes do not matter."""
    me = {"dice": {"hand": [6], "aquifer": [3]}}
    assert "farm" in open_spaces(turn_beside(me, {"dice": {"hand": [6], "farm": [6]}}, tiles={"market_ea": SPRING}))


def test_spring_is_tested_for_each_placement():
    """natural_fluoridated_spring, R107, C32: after the first of two sixes the second cannot follow."""
    me = {"morale": 3, "dice": {"hand": [6, 6]}}
    assert play(turn_beside(me, tiles={"market_ea": SPRING}), "place 6 farm").to_move == 1
    assert (
        play(turn_beside({**me, "tile_stars": ["market_ea"]}, tiles={"market_ea": SPRING}), "place 6 farm").kind
        == "more"
    )
    two = {"morale": 3, "dice": {"hand": [5, 5]}}
    assert play(turn_beside(two, tiles={"market_ea": SPRING}), "place 5 farm").kind == "more"


@pytest.mark.parametrize("recruit", ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator", "darren_the_repeater"])
def test_spring_and_extra_placements(recruit):
    """natural_fluoridated_spring, I6, R107: extra placements of recruits are bound as well."""
    me = {"morale": 3, "goods": "2 water", "recruits": [recruit], "dice": {"hand": [6, 1]}}
    for own, offered in (((), False), (("market_ea",), True)):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": SPRING})
        play(game, "place 6 tunnel_subterran", "take stone")
        assert (game.to_move == 0 and f"use {recruit}" in legal(game)) == offered


def test_spring_leaves_the_dilemma():
    """natural_fluoridated_spring: the dilemma is no placement."""
    me = {**SIX, "dilemma": "bat", "hand": "bat"}
    assert "dilemma" in legal(turn_beside(me, tiles={"market_ea": SPRING}))


def test_spring_visit():
    """natural_fluoridated_spring, R69: bifocals, a water and a bliss."""
    check_visit(SPRING, "water bliss", "bifocals")


@pytest.mark.parametrize(("tile", "recruit"), [(SPRING, "rowena_the_mentor"), (BUREAU, "lionel_the_cook")])
def test_recruits_that_lift_penalties(tile, recruit):
    """natural_fluoridated_spring, bureau_of_restricted_tourism, rowena_the_mentor, lionel_the_cook: for one turn."""
    me = {"goods": "food", "recruits": [recruit], "dice": {"hand": [1], "farm": [6], "aquifer": [2]}}
    game = turn_beside(me, tiles={"market_ea": tile})
    assert not open_spaces(game)
    play(game, f"use {recruit}")
    assert "cloud_mine" in open_spaces(game)
    play(game, "place 1 cloud_mine", "place 1 generator")
    assert game.to_move == 0
    assert not open_spaces(game)
