"""What a turn is, equal dice, dice that cannot be placed this turn (R16-R18, R20)."""

import pytest
from helpers import build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError


def words(game):
    return {move.split()[0] for move in legal(game)}


def test_three_kinds_of_turn():
    """R16: a turn places, retrieves or resolves the dilemma; passing is not offered."""
    game = build({"dice": {"hand": [2, 5], "farm": [1]}, "dilemma": "bat", "hand": "bat"})
    assert words(game) == {"place", "retrieve", "dilemma"}
    for text in ("stop", "pass"):
        with pytest.raises(IllegalMoveError):
            play(game, text)


@pytest.mark.parametrize("moves", [["place 2 farm"], ["retrieve 1@farm", "roll 2"], ["dilemma", "outcome star"]])
def test_one_action_is_the_whole_turn(moves):
    """R16: after any one of the three actions the next player's turn comes."""
    game = build({"dice": {"hand": [2, 5], "farm": [1]}, "dilemma": "bat", "hand": "bat"}, {"dice": {"hand": [1, 3]}})
    turn = game.turn
    play(game, *moves)
    assert (game.to_move, game.kind, game.turn) == (1, "turn", turn + 1)


def test_nothing_to_retrieve():
    """R17: without a worker on the board there is no retrieval."""
    assert words(build({"dice": {"hand": [2, 5]}})) == {"place"}


def test_nothing_to_place():
    """R17: without an available worker there is no placement."""
    assert words(build({"dice": {"farm": [2], "aquifer": [5]}})) == {"retrieve"}


def test_no_legal_space():
    """R17: with an available worker but no legal space for it only a retrieval is left."""
    tiles = {"market_ea": "arena_of_peaceful_conflict", "market_eb": "apothecary_of_productive_dreams"}
    me = {"dice": {"hand": [2], "farm": [3], "aquifer": [3], "generator": [3]}}
    assert words(build(me, tiles=tiles)) == {"retrieve"}
    game = build({**me, "tile_stars": ["market_eb"]}, tiles=tiles)
    assert [move for move in legal(game) if move.startswith("place")] == ["place 2 cloud_mine"]


def test_a_check_never_takes_the_last_worker():
    """R17: one worker with a 6 at knowledge 6 totals 12; its owner keeps it."""
    game = build({"dice": {"farm": [1]}, "knowledge": 6})
    play(game, "roll 6")
    assert faces(game) == [6]
    assert seat(game)["owned"] == 1


def test_first_of_two_equal_dice_may_be_followed_by_the_second():
    """R18: both dice of a pair can be placed in one turn, each as a complete placement."""
    game = build({"dice": {"hand": [3, 3, 5]}})
    play(game, "place 3 farm")
    assert seat(game)["goods"] == {"food": 1}
    assert (game.to_move, game.kind) == (0, "more")
    assert "stop" in legal(game)
    play(game, "place 3 generator")
    assert seat(game)["goods"] == {"energy": 1, "food": 1}
    assert game.to_move == 1
    assert faces(game) == [5]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_groups_of_two_to_four(size):
    """R18: all members of a group of 2 to 4 can be placed in one turn."""
    game = build({"dice": {"hand": [1] * size}})
    for space in ("farm", "generator", "aquifer", "cloud_mine")[:size]:
        assert game.to_move == 0
        play(game, f"place 1 {space}")
    assert game.to_move == 1
    assert faces(game) == []


def test_stopping_early():
    """R18: the extra placements are optional, at every step."""
    game = build({"dice": {"hand": [2, 2, 2]}})
    play(game, "place 2 farm", "place 2 farm", "stop")
    assert faces(game) == [2]
    assert game.to_move == 1


def test_only_one_number_a_turn():
    """R18: with two pairs only one number is placed; a single die has no successor."""
    game = build({"dice": {"hand": [2, 2, 5, 5]}})
    play(game, "place 5 farm")
    assert not [move for move in legal(game) if move.startswith("place 2")]
    play(game, "place 5 farm")
    assert game.to_move == 1
    alone = build({"dice": {"hand": [2, 2, 5]}})
    play(alone, "place 5 farm")
    assert alone.to_move == 1


def test_equal_dice_are_free():
    """R18, C12: further equal dice cost no morale in the base game, even at morale 1."""
    game = build({"dice": {"hand": [2, 2, 2]}, "morale": 1})
    play(game, "place 2 farm", "place 2 farm", "place 2 farm")
    assert seat(game)["morale"] == 1
    assert faces(game) == []
    high = build({"dice": {"hand": [2, 2, 2]}, "morale": 4})
    play(high, "place 2 farm", "place 2 farm", "place 2 farm")
    assert seat(high)["morale"] == 4


def test_no_dilemma_between_equal_dice():
    """R16, R94: the dilemma cannot be resolved between two placements."""
    game = build({"dice": {"hand": [2, 2]}, "dilemma": "bat", "hand": "bat"})
    play(game, "place 2 farm")
    assert words(game) == {"place", "stop"}


def test_own_bumped_die_cannot_be_placed():
    """R20: a die that comes back by an own bump stays out of the turn, though it shows the group's number."""
    game = build({"dice": {"hand": [3], "tunnel_subterran": [1]}, "goods": "water"})
    play(game, "place 3 tunnel_subterran", "roll 3", "take stone")
    assert game.to_move == 1
    assert faces(game) == [3]


def test_own_bumped_die_does_not_join_the_group():
    """R20: with a pair, the second die may still be placed, the bumped third one may not."""
    game = build({"dice": {"hand": [3, 3], "tunnel_subterran": [1]}, "goods": "water"})
    play(game, "place 3 tunnel_subterran", "roll 3", "take stone")
    assert game.kind == "more"
    play(game, "place 3 farm")
    assert game.to_move == 1
    assert faces(game) == [3]


def test_new_worker_cannot_be_placed():
    """R20: a new worker waits for the next turn, whatever it shows."""
    game = build({"dice": {"hand": [3]}, "goods": "3 energy"})
    play(game, "place 3 tank_energy", "roll 3")
    assert game.to_move == 1
    assert faces(game) == [3]


def test_dice_of_a_finished_market_cannot_be_placed():
    """R20: dice sent home by a completed market wait for the next turn; the rest of the group goes on."""
    game = build({"dice": {"hand": [4, 4], "build_ea_1": [1]}, "goods": "gold"})
    play(game, "place 4 build_ea_2", "tile bemusement_park", "roll 4 4")
    assert game.kind == "more"
    play(game, "place 4 farm")
    assert game.to_move == 1
    assert faces(game) == [4, 4]


def test_a_group_member_lost_to_a_check():
    """R20: a member lost to a knowledge check drops out, the rest of the group may go on."""
    game = build({"dice": {"hand": [6, 6, 6], "tunnel_subterran": [2]}, "goods": "water"})
    play(game, "place 6 tunnel_subterran", "roll 1", "take stone")  # 6 + 6 + 1 + 3 = 16
    assert faces(game) == [1, 6]
    assert seat(game)["owned"] == 3
    assert game.kind == "more"
    play(game, "place 6 farm")
    assert game.to_move == 1


def test_the_only_other_member_lost():
    """R20: with the last member of the group lost the turn is over."""
    game = build({"dice": {"hand": [6, 6], "tunnel_subterran": [2]}, "goods": "water", "knowledge": 6})
    play(game, "place 6 tunnel_subterran", "roll 4", "take stone")  # 6 + 4 + 6 = 16
    assert faces(game) == [4]
    assert game.to_move == 1


def test_dice_equal_only_during_the_turn_are_no_group():
    """R18, R20: the group is fixed at the start of the turn."""
    game = build({"dice": {"hand": [2, 5], "tunnel_subterran": [1]}, "goods": "water"})
    play(game, "place 2 tunnel_subterran", "roll 5", "take stone")
    assert game.to_move == 1
    assert faces(game) == [5, 5]
