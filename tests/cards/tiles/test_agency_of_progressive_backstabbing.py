"""Agency of Progressive Backstabbing: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import BUMPER, check_penalty, check_visit, count_cards
from cards.shared.names import AGENCY
from helpers import legal, open_spaces, play, seat, turn_beside


def test_agency_of_progressive_backstabbing():
    """agency_of_progressive_backstabbing, R26, R72, R105: a self-bump needs a commodity on top of the cost."""
    check_penalty(AGENCY, lambda game: "tunnel_subterran" not in open_spaces(game), {**BUMPER, "goods": "water"})


@pytest.mark.parametrize(("goods", "asked"), [
    ("water food", None), ("2 water", None), ("2 water food", ["pay food", "pay water"]),
    ("water energy bliss", ["pay bliss", "pay energy"]),
])  # fmt: skip
def test_agency_is_paid_before_the_bump(goods, asked):
    """agency_of_progressive_backstabbing: after the die is put down, with what leaves the cost payable, then the
    roll.
    """
    game = play(turn_beside({**BUMPER, "goods": goods}, tiles={"market_ea": AGENCY}), "place 2 tunnel_subterran")
    if asked:
        assert (game.kind, legal(game)) == ("pay", asked)
        play(game, asked[0])
    assert game.kind == "roll"
    assert sum(seat(game)["goods"].values()) == count_cards(goods) - 1
    play(game, "roll 1", "take stone")
    assert sum(seat(game)["goods"].values()) == count_cards(goods) - 1  # the water for a stone
    assert seat(game)["goods"]["stone"] == 1


def test_agency_takes_commodities_only():
    """agency_of_progressive_backstabbing: a resource or an artifact does not pay it."""
    me = {**BUMPER, "goods": "water 2 gold", "hand": "bat"}
    assert "tunnel_subterran" not in open_spaces(turn_beside(me, tiles={"market_ea": AGENCY}))


def test_agency_and_other_bumps():
    """agency_of_progressive_backstabbing: bumping others and joining oneself on an area cost nothing more."""
    me = {"goods": "water", "dice": {"hand": [2], "farm": [3]}}
    game = turn_beside(me, {"dice": {"hand": [1], "tunnel_subterran": [3]}}, tiles={"market_ea": AGENCY})
    assert {"farm", "tunnel_subterran"} <= open_spaces(game)
    play(game, "place 2 tunnel_subterran", "roll 1", "take stone")
    assert seat(game)["goods"] == {"stone": 1}


def test_agency_where_the_space_is_free():
    """agency_of_progressive_backstabbing, R60: at a tunnel's end just the one commodity is due."""
    me = {"recruits": ["joseph_the_antiquer"], "dice": {"hand": [2], "tunnel_end_subterran": [3]}}
    board = {"tiles": {"market_ea": AGENCY}, "miners": (0, 9, 0)}
    assert "tunnel_end_subterran" not in open_spaces(turn_beside(me, **board))
    game = play(turn_beside({**me, "goods": "bliss"}, **board), "place 2 tunnel_end_subterran", "roll 1")
    assert seat(game)["goods"] == {"food": 3}


def test_agency_leaves_the_cost_payable():
    """agency_of_progressive_backstabbing: at the Breeze Bar with 2 bliss and a food the surcharge is the bliss."""
    me = {"dice": {"hand": [2], "breeze_bar": [3]}}
    assert "breeze_bar" not in open_spaces(turn_beside({**me, "goods": "bliss food"}, tiles={"market_ea": AGENCY}))
    game = play(turn_beside({**me, "goods": "2 bliss food"}, tiles={"market_ea": AGENCY}), "place 2 breeze_bar")
    assert (game.kind, seat(game)["goods"]) == ("roll", {"bliss": 1, "food": 1})


def test_agency_and_payments_of_recruits():
    """agency_of_progressive_backstabbing, I5, mosi_the_patron, davaa_the_shredder: the surcharge stays on top."""
    me = {"recruits": ["mosi_the_patron"], "hand": "bat", "goods": "2 bliss", "dice": {"hand": [2], "ark": [3]}}
    assert "ark" not in open_spaces(turn_beside(me, tiles={"market_ea": AGENCY}))
    assert "ark" in open_spaces(turn_beside({**me, "goods": "3 bliss"}, tiles={"market_ea": AGENCY}))
    me = {**BUMPER, "recruits": ["davaa_the_shredder"], "goods": "water"}
    assert "tunnel_subterran" not in open_spaces(turn_beside(me, tiles={"market_ea": AGENCY}))
    assert "tunnel_euphorian" in open_spaces(turn_beside(me, tiles={"market_ea": AGENCY}))  # unoccupied: free


def test_agency_and_darren():
    """agency_of_progressive_backstabbing, darren_the_repeater: his bump of the own worker costs it, too."""
    me = {"recruits": ["darren_the_repeater"], "morale": 2, "dice": {"hand": [2, 5]}}
    board = {"tiles": {"market_ea": AGENCY}}
    poor = play(turn_beside({**me, "goods": "2 energy"}, **board), "place 2 tunnel_euphorian", "take gold")
    assert poor.to_move == 1
    game = play(turn_beside({**me, "goods": "2 energy water"}, **board), "place 2 tunnel_euphorian", "take gold")
    play(game, "use darren_the_repeater")
    assert (game.kind, seat(game)["goods"]) == ("roll", {"energy": 1, "gold": 1})


def test_agency_visit():
    """agency_of_progressive_backstabbing, R69: a balloon and a stone."""
    check_visit(AGENCY, "stone", "balloon")
