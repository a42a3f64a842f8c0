"""Construction sites and what happens when one is finished."""

import pytest
from helpers import CHANCE, ONE_TWO, build, faces, legal, open_spaces, play, seat


def track(game):
    return game.summary()["tracks"]


SLOTS = {
    "ea": "clay gold gold gold",
    "eb": "stone gold gold gold",
    "sa": "gold stone stone stone",
    "sb": "clay stone stone stone",
    "wa": "stone clay clay clay",
    "wb": "gold clay clay clay",
}


@pytest.mark.parametrize("site", SLOTS)
def test_each_slot_asks_its_own_resource(site):
    """R62, T44: each slot of each site is paid with its printed resource and gives nothing else."""
    for number, resource in enumerate(SLOTS[site].split(), 1):
        taken = {f"build_{site}_{other}": [5] for other in range(2, number)}
        game = build({**ONE_TWO, "goods": resource}, {"dice": {"hand": [1], **taken}}, seats=5)
        other = {"gold", "clay", "stone"} - {resource}
        assert f"build_{site}_{number}" not in open_spaces(
            build({**ONE_TWO, "goods": " ".join(sorted(other))}, seats=5)
        )
        play(game, f"place 1 build_{site}_{number}")
        me = seat(game)
        assert (me["goods"], me["hand"], me["morale"], me["knowledge"], me["stars_left"]) == ({}, {}, 1, 3, 10)
        assert track(game) == [0, 0, 0, 0]
        assert [f"build_{site}_{number}", 1] in me["dice"]


def test_one_player_on_several_slots():
    """R62: one player may hold several slots of a site."""
    game = play(
        build({"goods": "clay gold", "dice": {"hand": [1, 1]}}, seats=4), "place 1 build_ea_1", "place 1 build_ea_2"
    )
    assert seat(game)["dice"] == [["build_ea_1", 1], ["build_ea_2", 1]]


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_workers_needed(seats, needed):
    """R63, T44: 2 workers with 2-3 players, 3 with 4, 4 with 5-6, at the same moment."""
    slots = ["build_sa_1", "build_sa_3", "build_sa_4"]
    for there in range(needed):
        board = {name: [5] for name in slots[:there]}
        game = build({**ONE_TWO, "goods": "stone"}, {"dice": {"hand": [1], **board}}, seats=seats)
        play(game, "place 1 build_sa_2")
        assert (game.kind == "tile") == (there == needed - 1)


def test_completion():
    """R64, R23, C5: tile up, exactly 1 star for each player with workers there, then they go home and are rolled."""
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    q = {"goods": "clay", "dice": {"hand": [1, 2], "build_ea_4": [6]}}
    game = play(build(me, {"dice": {"hand": [1, 2]}}, q, seats=4), "place 1 build_ea_2", "tile bemusement_park")
    assert game.summary()["tiles"]["market_ea"] == "bemusement_park"
    assert [seat(game, i)["tile_stars"] for i in range(4)] == [["market_ea"], [], ["market_ea"], []]
    assert [seat(game, i)["stars_left"] for i in range(4)] == [9, 10, 9, 10]
    assert (game.to_move, game.kind) == (CHANCE, "roll")
    play(game, "roll 3 5", "roll 2")
    assert (faces(game, 0), faces(game, 2)) == ([2, 3, 5], [1, 2, 2])
    assert not [move for move in legal(game) if "build_ea" in move]
    assert track(game) == [0, 0, 0, 0]


def test_roll_order_of_a_completion():
    """R64: the active player's dice first, then clockwise."""
    row = [{"dice": {"hand": [1, 1], slot: [6]}} for slot in ("build_ea_2", "build_ea_3")]
    game = build(
        row[0],
        {"dice": {"hand": [1], "build_ea_4": [6]}},
        {"goods": "clay", "dice": {"hand": [1, 2]}},
        row[1],
        seats=5,
        active=2,
    )
    play(game, "place 1 build_ea_1", "tile bemusement_park", "roll 2")
    assert faces(game, 2) == [2, 2]
    play(game, "roll 3")
    assert faces(game, 3) == [1, 1, 3]
    play(game, "roll 4")
    assert faces(game, 0) == [1, 1, 4]
    play(game, "roll 5")
    assert faces(game, 1) == [1, 5]


def test_completed_market_opens():
    """R64, R69: from then on the market can be visited; the site is closed for good."""
    me = {"goods": "2 gold energy", "hand": "book", "dice": {"hand": [1, 1], "build_ea_2": [6]}}
    game = play(build(me, ONE_TWO), "place 1 build_ea_3", "tile center_for_reduced_literacy", "roll 2 3")
    assert game.kind == "more"
    assert "market_ea" in open_spaces(game)
    assert not [name for name in open_spaces(game) if name.startswith("build_ea")]


def test_stars_come_before_the_rolls():
    """C5, R64: the new tile does not punish the rolls of its own builders."""
    me = {"goods": "gold food clay", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    game = play(build(me, ONE_TWO), "place 1 build_ea_2", "tile bemusement_park", "roll 3 3")
    assert seat(game)["goods"] == {"food": 1, "clay": 1}


def test_the_penalty_begins_with_the_flip():
    """R65: a player without a star on the tile is penalised at once, a builder is not."""
    me = {"goods": "gold water", "dice": {"hand": [1, 1, 4], "build_ea_3": [6]}}
    game = build(me, {"goods": "2 gold 2 food", "dice": {"hand": [1], "tunnel_subterran": [2]}})
    play(game, "place 1 build_ea_2", "tile bemusement_park", "roll 1 2", "place 1 tunnel_subterran", "roll 3")
    assert (game.to_move, legal(game)) == (1, ["lose food", "lose gold"])


def test_a_market_built_by_one_player():
    """R66: one player may finish a site alone in one turn with equal dice, for 1 star."""
    game = play(
        build({"goods": "2 stone", "dice": {"hand": [4, 4]}}, ONE_TWO), "place 4 build_sb_2", "place 4 build_sb_3"
    )
    play(game, "tile bemusement_park", "roll 1 6")
    assert (seat(game)["tile_stars"], seat(game)["stars_left"]) == (["market_sb"], 9)
    assert (faces(game), game.to_move) == ([1, 6], 1)


def test_builder_without_stars():
    """R67, R104: a contributor without stars left places none."""
    me = {"goods": "gold", "dice": {"hand": [1, 2]}}
    q = {"stars_left": 0, "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    game = play(build(me, q, seats=3), "place 1 build_ea_2", "tile bemusement_park")
    assert (seat(game, 0)["tile_stars"], seat(game, 0)["stars_left"]) == (["market_ea"], 9)
    assert (seat(game, 1)["tile_stars"], seat(game, 1)["stars_left"]) == ([], 0)


def test_the_flipped_tile_is_public():
    """R68: everybody sees a flipped tile; the face-down ones stay unknown."""
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    games = [
        play(build(me, ONE_TWO), "place 1 build_ea_2", f"tile {name}", "roll 1 1")
        for name in ("bemusement_park", "clinic_of_blind_hindsight")
    ]
    assert games[0].view(1) != games[1].view(1)
    for game in games:
        tiles = game.view(1).fields()["tiles"]
        assert [bool(tile) for tile in tiles].count(True) == 1
        assert tiles == game.fields()["tiles"]
