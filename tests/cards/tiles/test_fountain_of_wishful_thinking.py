"""Fountain of Wishful Thinking: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import FOUNTAIN
from helpers import ONE_TWO, build, play


def test_fountain_of_wishful_thinking():
    """fountain_of_wishful_thinking, R72, R105: at most one placement a turn, equal dice or not."""
    check_penalty(FOUNTAIN, lambda game: play(game, "place 2 farm").kind != "more", {"dice": {"hand": [2, 2]}})


def test_fountain_stops_placements_of_recruits():
    """fountain_of_wishful_thinking, chase_the_miner: the new worker cannot be placed at once."""
    me = {"goods": "3 energy", "recruits": ["chase_the_miner"], "dice": {"hand": [2, 3]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": FOUNTAIN}), "place 2 tank_energy", "roll 4")
    assert game.to_move == 1
    game = play(build(me, ONE_TWO), "place 2 tank_energy", "roll 4")
    assert (game.to_move, game.kind) == (0, "place")


def test_fountain_lifted_in_the_turn():
    """fountain_of_wishful_thinking, R72, R107: a star placed on it by the first die lets the second follow."""
    me = {"hand": "2 bat", "morale": 2, "dice": {"hand": [2, 2]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": FOUNTAIN}), "place 2 incinerator", "star market_ea")
    assert (game.to_move, game.kind) == (0, "more")
    game = play(build(me, ONE_TWO, tiles={"market_ea": FOUNTAIN}), "place 2 incinerator", "star territory_euphorian")
    assert game.to_move == 1


def test_fountain_visit():
    """fountain_of_wishful_thinking, R69: 4 water and 1 gold."""
    check_visit(FOUNTAIN, "4 water gold", "")
