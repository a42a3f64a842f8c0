"""Visits to market tiles and artifact markets."""

import pytest
from helpers import ONE_TWO, build, legal, open_spaces, play, seat

MARKETS = [("incinerator", "euphorian", 0), ("free_press", "subterran", 1), ("ark", "wastelander", 2)]


def track(game):
    return game.summary()["tracks"]


def territory(game, faction):
    return game.summary()["territories"][faction]


# ---------------------------------------------------------------- visits


VISITOR = {"goods": "energy", "hand": "book", "dice": {"hand": [1, 2]}}


@pytest.mark.parametrize(("market", "number"), [("ea", 0), ("eb", 0), ("sa", 1), ("sb", 1), ("wa", 2), ("wb", 2)])
def test_visit(market, number):
    """R69: anyone may visit: the tile's cost, 1 star on the region's territory, the region's track +1."""
    faction = ("euphorian", "subterran", "wastelander")[number]
    game = build(VISITOR, ONE_TWO, tiles={f"market_{market}": "center_for_reduced_literacy"})
    play(game, f"place 1 market_{market}")
    tracks = [0, 0, 0, 0]
    tracks[number] = 1
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 9)
    assert territory(game, faction) == [1, 0]
    assert track(game) == tracks
    assert seat(game)["tile_stars"] == []
    assert game.to_move == 1  # no choice of the tile in the base game


def test_visit_with_own_star_on_the_tile():
    """R69: who has a star on the tile may visit as well, again and again."""
    me = {**VISITOR, "tile_stars": ["market_ea"]}
    game = play(build(me, tiles={"market_ea": "center_for_reduced_literacy"}), "place 1 market_ea")
    assert territory(game, "euphorian") == [1, 0]


def test_visit_with_the_territory_full():
    """R70: the visit is legal, is paid, and moves the track only."""
    q = {"territory": {"euphorian": 2}, "dice": {"hand": [1, 2]}}
    game = play(build(VISITOR, q, tiles={"market_ea": "center_for_reduced_literacy"}), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 10)
    assert track(game) == [1, 0, 0, 0]
    assert game.to_move == 1


# ---------------------------------------------------------------- artifact markets


@pytest.mark.parametrize(("space", "faction", "number"), MARKETS)
def test_artifact_market(space, faction, number):
    """R74: 3 artifacts or 2 identical ones; track +1 and a star."""
    game = build({**ONE_TWO, "hand": "2 bat bear", "morale": 4}, ONE_TWO)
    play(game, f"place 1 {space}")
    assert legal(game) == ["pay 2 bat", "pay 2 bat bear"]
    play(game, "pay 2 bat")
    tracks = [0, 0, 0, 0]
    tracks[number] = 1
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({"bear": 1}, 9)
    assert (territory(game, faction), track(game)) == ([1, 0], tracks)
    assert space in open_spaces(build({**ONE_TWO, "hand": "bat bear box", "morale": 4}))
    assert space not in open_spaces(build({**ONE_TWO, "hand": "bat bear", "morale": 4}))


@pytest.mark.parametrize(("space", "faction", "_number"), MARKETS)
def test_star_of_an_artifact_market(space, faction, _number):
    """R74, R73: the star goes to the territory or to a face-up tile of the region without an own star."""
    tiles = {
        "market_ea": "bemusement_park",
        "market_eb": "clinic_of_blind_hindsight",
        "market_sa": "center_for_reduced_literacy",
        "market_sb": "friendly_local_game_bonfire",
        "market_wa": "stadium_of_guaranteed_home_runs",
        "market_wb": "disassemble_a_teddy_bear_shop",
    }
    first, second = (f"market_{faction[0]}{letter}" for letter in "ab")
    me = {**ONE_TWO, "hand": "2 bat", "morale": 2}
    game = play(build(me, tiles=tiles), f"place 1 {space}")
    assert legal(game) == sorted([f"star territory_{faction}", f"star {first}", f"star {second}"])
    play(game, f"star {first}")
    assert (seat(game)["tile_stars"], territory(game, faction)) == ([first], [0, 0])
    half = play(build({**me, "tile_stars": [first]}, tiles=tiles), f"place 1 {space}")
    assert legal(half) == sorted([f"star territory_{faction}", f"star {second}"])
    del tiles[second]
    unbuilt = play(build(me, tiles=tiles), f"place 1 {space}")
    assert legal(unbuilt) == sorted([f"star territory_{faction}", f"star {first}"])


def test_artifact_market_with_the_territory_full():
    """R74, R101: with the territory full the tile is the only place."""
    q = {"territory": {"euphorian": 2}, "dice": {"hand": [1, 2]}}
    game = build({**ONE_TWO, "hand": "2 bat", "morale": 2}, q, tiles={"market_eb": "bemusement_park"})
    assert seat(play(game, "place 1 incinerator"))["tile_stars"] == ["market_eb"]


def test_artifact_market_without_an_open_place():
    """R75: with no place open the visit still moves the track."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 2, "tile_stars": ["market_sa"]}
    q = {"territory": {"subterran": 2}, "dice": {"hand": [1, 2]}}
    game = play(
        build(me, q, tiles={"market_sa": "bemusement_park", "market_ea": "clinic_of_blind_hindsight"}),
        "place 1 free_press",
    )
    assert (seat(game)["hand"], seat(game)["stars_left"], track(game)) == ({}, 9, [0, 1, 0, 0])
