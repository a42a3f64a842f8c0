"""Equal dice with the tweaks of the expansion: each further one costs morale."""

import pytest
from helpers import ONE_TWO, build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError

ON = {"iib_tweaks": True}


def test_each_further_die_costs_morale():
    """R19, C12, C13, T81: the second, third and fourth equal die cost 1 morale each; the first is free."""
    game = build({"morale": 4, "dice": {"hand": [1, 1, 1, 1]}}, ONE_TWO, options=ON)
    for number, space in enumerate(("farm", "generator", "aquifer", "cloud_mine")):
        if number:
            assert (game.kind, legal(game)) == ("more", ["another", "stop"])
            play(game, "another")
        assert seat(game)["morale"] == 4 - number
        play(game, f"place 1 {space}")
    assert (faces(game), seat(game)["morale"], game.to_move) == ([], 1, 1)


def test_morale_one_stops():
    """R19, T81: at morale 1 no further die may be placed."""
    game = play(build({"morale": 1, "dice": {"hand": [2, 2, 2]}}, ONE_TWO, options=ON), "place 2 farm")
    assert game.to_move == 1
    game = play(
        build({"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}, ONE_TWO, options=ON),
        "place 2 farm",
        "another",
        "place 2 farm",
        "another",
        "place 2 farm",
    )
    assert (seat(game)["morale"], faces(game), game.to_move) == (1, [2], 1)


def test_stopping_costs_nothing():
    """R19: without a further placement no morale is lost."""
    game = play(build({"morale": 3, "dice": {"hand": [2, 2]}}, ONE_TWO, options=ON), "place 2 farm", "stop")
    assert (seat(game)["morale"], game.to_move) == (3, 1)


def test_morale_then_discards_then_the_space():
    """R19, R50: announce, lose the morale, discard to the limit, then choose the space."""
    game = play(
        build({"morale": 3, "hand": "bat bear box", "dice": {"hand": [2, 2]}}, ONE_TWO, options=ON),
        "place 2 farm",
        "another",
    )
    assert (game.kind, seat(game)["morale"]) == ("discard", 2)
    play(game, "discard box")
    assert game.kind == "place"
    assert not [
        move for move in legal(game) if "wind_saloon" in move or "ark" in move
    ]  # the three cards are no longer there


def test_after_the_morale_a_placement_must_follow():
    """R19: once the morale is lost there is no stopping."""
    game = play(build({"morale": 2, "dice": {"hand": [2, 2]}}, ONE_TWO, options=ON), "place 2 farm", "another")
    assert all(move.startswith("place 2 ") for move in legal(game))
    with pytest.raises(IllegalMoveError):
        play(game, "stop")


def test_no_announcement_without_a_legal_placement():
    """R19: the announcement is refused if no placement could follow: Fountain of Wishful Thinking."""
    tiles = {"market_ea": "fountain_of_wishful_thinking"}
    game = play(build({"morale": 3, "dice": {"hand": [2, 2]}}, ONE_TWO, options=ON, tiles=tiles), "place 2 farm")
    assert (game.to_move, seat(game)["morale"]) == (1, 3)


def test_gain_of_the_first_die_can_pay_the_fee():
    """R19: morale gained by the first placement counts."""
    game = play(
        build({"morale": 1, "goods": "3 water", "dice": {"hand": [2, 2]}}, ONE_TWO, options=ON),
        "place 2 tank_water",
        "roll 1",
    )
    assert legal(game) == ["another", "stop"]
    play(game, "another", "place 2 farm")
    assert seat(game)["morale"] == 2


def test_the_fee_counts_before_the_space_is_chosen():
    """R19: Brian's morale for Icarus comes on top of the fee."""
    me = {"morale": 2, "recruits": ["brian_the_viticulturist"], "dice": {"hand": [2, 2]}}
    game = play(build(me, ONE_TWO, options=ON), "place 2 farm", "another")
    assert "place 2 cloud_mine" not in legal(game)
    game = play(build({**me, "morale": 3}, ONE_TWO, options=ON), "place 2 farm", "another", "place 2 cloud_mine")
    assert seat(game)["morale"] == 1


def test_placements_given_by_a_recruit_are_free():
    """R19: the new worker that Chase's owner places at once costs no morale."""
    me = {"morale": 3, "goods": "3 energy", "recruits": ["chase_the_miner"], "dice": {"hand": [2, 5]}}
    game = play(build(me, ONE_TWO, options=ON), "place 2 tank_energy", "roll 4", "place 4 farm")
    assert (seat(game)["morale"], seat(game)["goods"]) == (3, {"food": 1})


def test_equal_at_the_start_of_the_turn():
    """R19, R20, T81: a die that only now shows the number is no further equal die."""
    game = play(
        build({"morale": 3, "goods": "water", "dice": {"hand": [2], "tunnel_subterran": [5]}}, ONE_TWO, options=ON),
        "place 2 tunnel_subterran",
        "roll 2",
        "take stone",
    )
    assert game.to_move == 1
