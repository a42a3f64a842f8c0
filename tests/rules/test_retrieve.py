"""Retrieving workers (R37-R40)."""

import pytest
from helpers import CHANCE, build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError


def test_any_workers_from_any_spaces():
    """R37: any one or more own workers, from any spaces, construction slots included."""
    me = {"dice": {"farm": [2], "build_ea_1": [3], "tank_water": [4]}}
    game = build(me, {"dice": {"hand": [1], "aquifer": [6]}}, seats=4)
    assert len(legal(game)) == 7
    assert "retrieve 2@farm 4@tank_water 3@build_ea_1" in legal(game)
    assert "retrieve 3@build_ea_1" in legal(game)
    assert not [move for move in legal(game) if "aquifer" in move]
    with pytest.raises(IllegalMoveError):
        play(game, "retrieve 6@aquifer")


def test_the_rest_stays():
    """R37: workers not chosen stay on the board."""
    game = play(build({"dice": {"farm": [2, 5], "aquifer": [3]}}), "retrieve 2@farm", "roll 1")
    assert seat(game)["dice"] == [["aquifer", 3], ["farm", 5], ["hand", 1]]


def test_equal_workers_are_one_choice():
    """R37: of two equal workers on one area either one is meant."""
    game = build({"dice": {"farm": [2, 2]}})
    assert legal(game) == ["retrieve 2@farm", "retrieve 2@farm 2@farm"]


@pytest.mark.parametrize("good", ["food", "bliss"])
def test_paid_retrieval(good):
    """R38: 1 food or 1 bliss for all workers together gives 2 morale."""
    game = build({"goods": "2 food 2 bliss", "morale": 2, "dice": {"farm": [2, 5], "aquifer": [3]}})
    play(game, "retrieve 3@aquifer 2@farm 5@farm")
    assert legal(game) == ["free", "pay bliss", "pay food"]
    play(game, f"pay {good}")
    left = {"food": 2, "bliss": 2, good: 1}
    assert (seat(game)["goods"], seat(game)["morale"]) == (left, 4)


@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 1)])
def test_free_retrieval(before, after):
    """R38: without payment 1 morale is lost; at morale 1 it is allowed and costs nothing."""
    game = build({"morale": before, "goods": "water gold energy", "dice": {"farm": [2]}})
    play(game, "roll 1")  # no food, no bliss: free is the only way
    assert seat(game)["morale"] == after
    assert seat(game)["goods"] == {"energy": 1, "water": 1, "gold": 1}


@pytest.mark.parametrize("before", [5, 6])
def test_paid_retrieval_near_the_cap(before):
    """R38: paying at morale 6 or 5 is allowed and ends at 6."""
    game = play(build({"morale": before, "goods": "food", "dice": {"farm": [2]}}), "pay food", "roll 1")
    assert (seat(game)["morale"], seat(game)["goods"]) == (6, {})


def test_recruits_change_price_or_reward():
    """R38: Jefferson's energy gives 1 morale and -1 knowledge; Gidget's bliss gives -2 knowledge."""
    me = {
        "recruits": ["jefferson_the_shock_artist", "gidget_the_hypnotist"],
        "goods": "energy food bliss",
        "morale": 2,
        "knowledge": 5,
        "dice": {"farm": [2]},
    }
    game = build(me)
    assert legal(game) == [
        "free",
        "pay bliss",
        "pay bliss by gidget_the_hypnotist",
        "pay energy by jefferson_the_shock_artist",
        "pay food",
    ]
    energy = play(game.clone(), "pay energy by jefferson_the_shock_artist", "roll 1")
    assert (seat(energy)["morale"], seat(energy)["knowledge"]) == (3, 4)
    bliss = play(game.clone(), "pay bliss by gidget_the_hypnotist", "roll 1")
    assert (seat(bliss)["morale"], seat(bliss)["knowledge"]) == (2, 3)


def test_morale_and_hand_limit_before_the_roll():
    """R39: the morale change and its discards come before the roll."""
    game = build({"morale": 2, "hand": "bat book", "dice": {"farm": [2], "aquifer": [2]}})
    play(game, "retrieve 2@farm")
    assert seat(game)["morale"] == 1
    assert (game.kind, legal(game)) == ("discard", ["discard bat", "discard book"])
    play(game, "discard bat")
    assert (game.to_move, game.kind) == (CHANCE, "roll")


def test_recruits_of_a_retrieval_before_the_roll():
    """R39: payment, morale, then Pete's and Yordy's offers, then the roll of what is left."""
    me = {
        "recruits": ["pete_the_cannibal", "yordy_the_demotivator"],
        "goods": "energy",
        "morale": 3,
        "dice": {"farm": [2], "aquifer": [2]},
    }
    game = play(build(me), "retrieve 2@aquifer 2@farm")
    assert seat(game)["morale"] == 2
    assert "use pete_the_cannibal" in legal(game)
    play(game, "use pete_the_cannibal", "take gold")
    assert "use yordy_the_demotivator" in legal(game)
    play(game, "decline yordy_the_demotivator")
    assert (game.kind, len(legal(game))) == ("roll", 6)
    play(game, "roll 3")
    assert faces(game) == [3]


def test_one_check_for_all():
    """R39: the retrieved dice make one check."""
    game = build({"morale": 2, "knowledge": 6, "dice": {"farm": [2, 3, 4]}})
    play(game, "retrieve 2@farm 3@farm 4@farm", "roll 5 5 6")
    assert faces(game) == [5, 5]
    assert game.to_move == 1


def test_a_slot_left_must_be_paid_again():
    """R40: a worker pulled off an unfinished site leaves its slot empty; the next one pays its resource again."""
    game = build(
        {"goods": "gold", "dice": {"hand": [1], "build_ea_2": [3]}}, {"goods": "gold", "dice": {"hand": [1, 2]}}
    )
    play(game, "retrieve 3@build_ea_2", "roll 3")
    assert seat(game)["goods"] == {"gold": 1}
    assert "place 1 build_ea_2" in legal(game)
    play(game, "place 1 build_ea_2")
    assert seat(game, 1)["goods"] == {}
    assert game.to_move == 0
    assert game.summary()["tiles"]["market_ea"] is None  # one worker only: the first no longer counts
