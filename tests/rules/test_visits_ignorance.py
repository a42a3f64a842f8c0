"""Visits to market tiles in Ignorance Is Bliss."""

import pytest
from helpers import ONE_TWO, legal, play, seat, turn_beside

MARKETS = ("market_ea", "market_eb", "market_sa", "market_sb", "market_wa", "market_wb")


@pytest.mark.parametrize("market", MARKETS)
@pytest.mark.parametrize("own", ["visited", "other"])
def test_visits_look_at_their_own_tile(market, own):
    """R71, C30: the star may go on the visited tile unless it carries an own one; the track moves in any case."""
    region = MARKETS.index(market) // 2
    name = ("euphorian", "subterran", "wastelander")[region]
    other = MARKETS[MARKETS.index(market) ^ 1]
    me = {**ONE_TWO, "goods": "stone", "hand": "bat", "tile_stars": [market if own == "visited" else other]}
    game = play(turn_beside(me, tiles={market: "the_carousel", other: "field_of_agoraphobia"}), f"place 1 {market}")
    if own == "other":
        assert legal(game) == [f"star {market}", f"star territory_{name}"]
        play(game, f"star {market}")
        assert seat(game)["tile_stars"] == sorted((market, other))
    else:
        assert (game.to_move, seat(game)["stars_left"]) == (1, 9)  # the territory is closed by the other tile
    assert game.summary()["tracks"][region] == 1


@pytest.mark.parametrize("place", ["market_ea", "territory_euphorian"])
def test_star_of_a_visit(place):
    """R71, C30, T94: tile or territory, and the track moves."""
    me = {**ONE_TWO, "goods": "stone", "hand": "bat"}
    game = play(turn_beside(me, tiles={"market_ea": "the_carousel"}), "place 1 market_ea", f"star {place}")
    assert seat(game)["tile_stars"] == (["market_ea"] if place == "market_ea" else [])
    assert game.summary()["territories"]["euphorian"] == [int(place != "market_ea"), 0]
    assert game.summary()["tracks"] == [1, 0, 0, 0]


def test_full_territory_leaves_the_tile():
    """R71, R101, C30: the tile is the only place then."""
    me = {**ONE_TWO, "goods": "stone", "hand": "bat"}
    game = turn_beside(me, {**ONE_TWO, "territory": {"euphorian": 2}}, tiles={"market_ea": "the_carousel"})
    play(game, "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.summary()["tracks"]) == (["market_ea"], [1, 0, 0, 0])
