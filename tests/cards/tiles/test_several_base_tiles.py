"""Penalties of several base tiles at once, and what holds for all of them (R105 to R108)."""

import pytest
from cards.shared.names import APOTHECARY, ARENA, BEMUSEMENT_PARK, CLINIC, FOUNTAIN, LITERACY_CENTER
from helpers import ONE_TWO, build, legal, open_spaces, play, seat


def test_each_die_costs_a_good():
    """R106, bemusement_park: two dice with the face cost two goods."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(
        build(me, ONE_TWO, tiles={"market_ea": BEMUSEMENT_PARK}),
        "retrieve 2@aquifer 2@farm",
        "roll 3 3",
        "lose gold",
        "lose water",
    )
    assert (seat(game)["goods"], game.to_move) == ({"water": 1, "gold": 1}, 1)


def test_several_tiles_add_up():
    """R106, bemusement_park, clinic_of_blind_hindsight: a roll of 2 and 3 meets both."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(
        build(me, ONE_TWO, tiles={"market_ea": BEMUSEMENT_PARK, "market_sa": CLINIC}),
        "retrieve 2@aquifer 2@farm",
        "roll 2 3",
    )
    play(game, "lose gold", "lose gold")
    assert (seat(game)["goods"], game.to_move) == ({"water": 2}, 1)


def test_different_penalties_add_up():
    """R106, arena_of_peaceful_conflict, apothecary_of_productive_dreams: two bans hold at the same time."""
    game = build({"dice": {"hand": [1], "farm": [2]}}, ONE_TWO, tiles={"market_ea": ARENA, "market_sa": APOTHECARY})
    assert open_spaces(game) == {"generator", "aquifer"}


def test_losses_as_far_as_possible():
    """R108, bemusement_park: with one good two threes cost that one, with none nothing; artifacts are no goods."""
    for goods in ("gold", "nothing"):
        me = {"goods": goods, "hand": "bat", "morale": 2, "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
        game = play(build(me, ONE_TWO, tiles={"market_ea": BEMUSEMENT_PARK}), "retrieve 2@aquifer 2@farm", "roll 3 3")
        assert (seat(game)["goods"], seat(game)["hand"], game.to_move) == ({}, {"bat": 1}, 1)


def test_dice_that_lie_there_are_not_rolled():
    """R30, bemusement_park: an old 3 in hand costs nothing; only rolled dice count."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [3, 3], "farm": [2]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": BEMUSEMENT_PARK}), "retrieve 2@farm", "roll 4")
    assert game.to_move == 1


@pytest.mark.parametrize("way", ["bumped", "new worker", "market"])
def test_every_kind_of_roll(way):
    """R105, bemusement_park: bumped dice, new workers and dice of a finished market are rolls, in anybody's turn."""
    goods = "gold water"
    if way == "bumped":
        q = {"goods": goods, "dice": {"hand": [1], "tunnel_subterran": [2]}}
        game, who = (
            play(
                build({**ONE_TWO, "goods": "water"}, q, tiles={"market_ea": BEMUSEMENT_PARK}),
                "place 1 tunnel_subterran",
                "roll 3",
            ),
            1,
        )
    elif way == "new worker":
        game, who = (
            play(
                build({**ONE_TWO, "goods": f"3 energy {goods}"}, ONE_TWO, tiles={"market_ea": BEMUSEMENT_PARK}),
                "place 1 tank_energy",
                "roll 3",
            ),
            0,
        )
    else:
        q = {"goods": goods, "dice": {"hand": [1], "build_sa_2": [2]}}
        game, who = (
            play(
                build({**ONE_TWO, "goods": "gold"}, q, tiles={"market_ea": BEMUSEMENT_PARK}),
                "place 1 build_sa_1",
                f"tile {CLINIC}",
                "roll 1",
                "roll 3",
            ),
            1,
        )
    assert (game.to_move, legal(game)) == (who, ["lose gold", "lose water"])


def test_the_first_roll_meets_no_tile():
    """R65, R105: before any market is built no penalty exists."""
    me = {"goods": "gold water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(build(me, ONE_TWO), "retrieve 2@aquifer 2@farm", "roll 3 3")
    assert (game.to_move, seat(game)["goods"]) == (1, {"water": 1, "gold": 1})


def test_steven_is_paid_after_the_penalty():
    """R35, center_for_reduced_literacy, steven_the_scholar: the new resource cannot be lost to the same roll."""
    me = {"knowledge": 6, "recruits": ["steven_the_scholar"], "dice": {"hand": [6], "farm": [2]}}
    game = play(
        build(me, ONE_TWO, tiles={"market_ea": LITERACY_CENTER}, deck="bat"), "retrieve 2@farm", "roll 6", "take gold"
    )
    assert seat(game)["goods"] == {"gold": 1}


def test_the_penalty_is_each_players_own():
    """R105: of two players only the one without a star is bound."""
    p, q = {"dice": {"hand": [1], "farm": [2]}}, {"dice": {"hand": [1], "farm": [2]}, "tile_stars": ["market_ea"]}
    game = build(p, q, tiles={"market_ea": ARENA})
    assert "farm" not in open_spaces(game)
    play(game, "place 1 aquifer")
    assert "farm" in open_spaces(game)


def test_michael_pays_no_tile():
    """R69, fountain_of_wishful_thinking, michael_the_engineer: his payment is for sites only."""
    me = {**ONE_TWO, "goods": "4 water clay", "recruits": ["michael_the_engineer"]}
    assert "market_ea" not in open_spaces(build(me, ONE_TWO, tiles={"market_ea": FOUNTAIN}))


def test_josh_and_brian_at_tiles():
    """R69, apothecary_of_productive_dreams, josh_the_negotiator, brian_the_viticulturist: other payments."""
    tiles = {"market_ea": APOTHECARY}
    josh = {**ONE_TWO, "goods": "5 bliss", "recruits": ["josh_the_negotiator"]}
    assert seat(play(build(josh, ONE_TWO, tiles=tiles), "place 1 market_ea"))["goods"] == {}
    brian = {**ONE_TWO, "goods": "4 food gold", "recruits": ["brian_the_viticulturist"]}
    game = play(build(brian, ONE_TWO, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["knowledge"], game.summary()["tracks"]) == ({}, 4, [1, 0, 1, 0])
    both = {**ONE_TWO, "goods": "5 food", "recruits": ["josh_the_negotiator", "brian_the_viticulturist"]}
    game = play(build(both, ONE_TWO, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["knowledge"], game.summary()["tracks"]) == ({}, 4, [1, 0, 1, 0])
