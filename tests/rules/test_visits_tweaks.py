"""The star of a visit with the tweaks."""

import pytest
from helpers import ONE_TWO, build, legal, play, seat

ON = {"iib_tweaks": True}
TILE = {"market_ea": "center_for_reduced_literacy"}
VISITOR = {**ONE_TWO, "goods": "energy", "hand": "book"}


@pytest.mark.parametrize("place", ["market_ea", "territory_euphorian"])
def test_star_of_a_visit_may_go_on_the_tile(place):
    """R71, C30: without an own star there, the visit's star may go on the tile; the track moves in either case."""
    game = play(build(VISITOR, ONE_TWO, options=ON, tiles=TILE), "place 1 market_ea")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]
    play(game, f"star {place}")
    assert seat(game)["tile_stars"] == (["market_ea"] if place == "market_ea" else [])
    assert game.summary()["territories"]["euphorian"] == [int(place != "market_ea"), 0]
    assert game.summary()["tracks"] == [1, 0, 0, 0]
    assert seat(game)["stars_left"] == 9


def test_full_territory_leaves_the_tile():
    """R71, R101, C30: with the territory full the tile is the only place."""
    game = play(build(VISITOR, {**ONE_TWO, "territory": {"euphorian": 2}}, options=ON, tiles=TILE), "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.summary()["tracks"]) == (["market_ea"], [1, 0, 0, 0])


def test_own_star_leaves_the_territory():
    """R71, R73: with an own star on the visited tile the star goes to the territory; with that full nowhere."""
    game = play(build({**VISITOR, "tile_stars": ["market_ea"]}, ONE_TWO, options=ON, tiles=TILE), "place 1 market_ea")
    assert game.summary()["territories"]["euphorian"] == [1, 0]
    me = {**VISITOR, "tile_stars": ["market_ea"]}
    game = play(build(me, {**ONE_TWO, "territory": {"euphorian": 2}}, options=ON, tiles=TILE), "place 1 market_ea")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (9, [1, 0, 0, 0])


def test_only_the_visited_tile():
    """R71: the visit's star does not go on another tile of the region."""
    game = play(
        build(VISITOR, ONE_TWO, options=ON, tiles={**TILE, "market_eb": "bemusement_park"}), "place 1 market_ea"
    )
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_star_on_the_tile_ends_its_penalty():
    """R71, R72: the star on the visited tile frees its owner from it."""
    game = play(
        build(VISITOR, {**ONE_TWO, "goods": "gold"}, options=ON, tiles=TILE), "place 1 market_ea", "star market_ea"
    )
    play(game, "place 1 farm", "retrieve 1@market_ea", "roll 6", "place 2 farm")
    assert seat(game)["goods"] == {}
    assert game.to_move == 0
