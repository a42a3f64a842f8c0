"""A turn of Ignorance Is Bliss: equal dice cost morale (R18, R19)."""

import pytest
from helpers import faces, legal, open_spaces, play, seat, turn_beside

from euphoria_ai.errors import IllegalMoveError


def test_each_further_die_costs_morale():
    """R19, C12, C13, T81: of four equal dice the first is free, the others cost 1 morale each."""
    game = turn_beside({"morale": 4, "dice": {"hand": [1, 1, 1, 1]}})
    for number, space in enumerate(("farm", "generator", "aquifer", "cloud_mine")):
        if number:
            assert (game.kind, legal(game)) == ("more", ["another", "stop"])
            play(game, "another")
        assert seat(game)["morale"] == 4 - number
        play(game, f"place 1 {space}")
    assert (faces(game), seat(game)["morale"], game.to_move) == ([], 1, 1)


def test_three_twos_at_morale_three():
    """R19, T81: M3: the second costs the third point, the third the second; at M1 a fourth may not follow."""
    game = play(turn_beside({"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}), "place 2 farm", "another", "place 2 farm")
    assert seat(game)["morale"] == 2
    play(game, "another", "place 2 farm")
    assert (seat(game)["morale"], faces(game), game.to_move) == (1, [2], 1)


def test_equal_at_the_start_of_the_turn():
    """R19, R20, T81: a die that comes to show the number during the turn is none of them."""
    me = {"morale": 3, "goods": "water", "dice": {"hand": [2], "tunnel_subterran": [5]}}
    assert play(turn_beside(me), "place 2 tunnel_subterran", "roll 2", "take stone").to_move == 1


def test_morale_then_discards_then_the_space():
    """R19, R50: the point is lost and the hand cut before the space is chosen; then a placement must follow."""
    me = {"morale": 3, "hand": "bat bear box", "dice": {"hand": [2, 2]}}
    game = play(turn_beside(me), "place 2 farm", "another")
    assert (game.kind, seat(game)["morale"]) == ("discard", 2)
    play(game, "discard box")
    assert (game.kind, "ark" in open_spaces(game)) == ("place", False)  # the three cards are no longer there
    with pytest.raises(IllegalMoveError):
        play(game, "stop")


def doubled(hand, **more):
    """P1, who must discard a card to place the 5 on the Wind Saloon too: the star and Darren cost a point of morale
    each.
    """
    me = {
        "morale": 4,
        "hand": hand,
        "recruits": ["darren_the_repeater", "lieve_the_briber"],
        "dice": {"hand": [2, 5]},
        **more,
    }
    tiles = {"market_ea": "athenaeum_of_mandatory_guidelines"}
    game = turn_beside(me, tiles=tiles, tracks=(0, 0, 0, 5), bazaar=("box", "book", "bear", "bat"))
    return play(game, "place 2 wind_saloon", "pay 2 bat", "refill box")  # the artifact of tier 2 is a bat


@pytest.mark.parametrize(("discard", "placed"), [("bat", False), ("box", True)])
def test_discards_that_leave_no_placement(discard, placed):
    """R19, I6, darren_the_repeater: if the discards chosen leave no legal space nothing is placed and the turn ends."""
    game = doubled("3 bat box")
    assert (seat(game)["hand"], seat(game)["morale"]) == ({"bat": 2, "box": 1}, 3)
    play(game, "use darren_the_repeater")
    assert (seat(game)["morale"], legal(game)) == (2, ["discard bat", "discard box"])
    play(game, f"discard {discard}")
    if placed:
        assert (game.kind, seat(game)["hand"]) == ("roll", {"bat": 2})  # bumped before it is paid for
    else:
        assert (game.to_move, game.kind, faces(game)) == (1, "turn", [5])
        assert (seat(game)["morale"], seat(game)["hand"]) == (2, {"bat": 1, "box": 1})  # the price is gone


def test_no_announcement_where_no_discard_would_do():
    """R19, I6, darren_the_repeater: of bat, bear, box no two are a pair, so there is no offer."""
    game = doubled("2 bat bear box")
    assert (game.to_move, seat(game)["morale"]) == (1, 3)


@pytest.mark.parametrize(("tile", "face"), [("bureau_of_restricted_tourism", 2), ("natural_fluoridated_spring", 6)])
def test_bans_are_tested_for_each_placement(tile, face):
    """R107, R19, C32, T92: no announcement where the first die has brought the ban about; a star on the tile lifts
    it.
    """
    me = {"morale": 3, "hand": "2 bat", "dice": {"hand": [face, face], "farm": [3]}}
    assert play(turn_beside(me, tiles={"market_ea": tile}), f"place {face} aquifer").to_move == 1
    assert play(turn_beside(me), f"place {face} aquifer").kind == "more"
    game = play(turn_beside(me, tiles={"market_ea": tile}), f"place {face} incinerator", "star market_ea")
    assert (game.to_move, game.kind) == (0, "more")


@pytest.mark.parametrize("recruit", ["jadwiga_the_sleep_deprivator", "spiros_the_model_citizen"])
def test_extra_placements_cost_no_morale_of_the_rule(recruit):
    """R19, I6: a placement that a recruit gives costs the recruit's price only, and ends the equal dice."""
    me = {"morale": 3, "recruits": [recruit], "dice": {"hand": [2, 2, 5]}}
    game = play(turn_beside(me), "place 2 farm")
    assert legal(game) == ["another", "stop", f"use {recruit}"]
    play(game, f"use {recruit}", "place 5 generator")
    assert seat(game)["morale"] == (3 if recruit.startswith("jadwiga") else 2)
    assert (game.to_move, faces(game)) == (1, [2])
