"""Arena of Peaceful Conflict: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import ARENA
from helpers import ONE_TWO, build, open_spaces, play


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud_mine"])
def test_arena_of_peaceful_conflict(space):
    """arena_of_peaceful_conflict, R42, R72, R105: an area with an own worker is closed to further ones."""
    check_penalty(ARENA, lambda game: space not in open_spaces(game), {"dice": {"hand": [1], space: [2]}})


def test_arena_and_other_workers():
    """arena_of_peaceful_conflict: other players' workers do not close an area; other spaces are untouched."""
    me = {"goods": "water gold", "dice": {"hand": [1], "tunnel_subterran": [2], "build_ea_2": [2]}}
    tiles = {"market_sa": ARENA}
    game = build(me, {"dice": {"hand": [1], "farm": [2]}}, tiles=tiles, seats=4)
    assert {"farm", "generator", "tunnel_subterran", "build_ea_3"} <= open_spaces(game)


def test_arena_binds_each_placement():
    """arena_of_peaceful_conflict, R107: the second of two equal dice cannot follow the first."""
    game = play(build({"dice": {"hand": [2, 2]}}, ONE_TWO, tiles={"market_ea": ARENA}), "place 2 aquifer")
    assert "aquifer" not in open_spaces(game)
    assert "farm" in open_spaces(game)


def test_arena_visit():
    """arena_of_peaceful_conflict, R69: 4 food and 1 stone."""
    check_visit(ARENA, "4 food stone", "")
