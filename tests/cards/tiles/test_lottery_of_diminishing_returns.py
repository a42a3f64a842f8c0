"""Lottery of Diminishing Returns: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import LOTTERY
from helpers import ONE_TWO, legal, play, seat, turn_beside

COMMODITIES = ("energy", "water", "food", "bliss")


def test_lottery_of_diminishing_returns():
    """lottery_of_diminishing_returns, R72, R105: no commodity is gained beyond 2 of its type."""
    check_penalty(
        LOTTERY, lambda game: seat(play(game, "place 1 farm"))["goods"]["food"] == 2, {**ONE_TWO, "goods": "2 food"}
    )


@pytest.mark.parametrize(("had", "has"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_lottery_keeps_larger_stocks(had, has):
    """lottery_of_diminishing_returns: the surplus of a gain is lost, a larger stock from earlier is kept."""
    me = {"goods": f"{had} food 3 water" if had else "3 water", "dice": {"hand": [6], "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": LOTTERY}), "place 6 farm")
    assert seat(game)["goods"] == {"food": has, "water": 3}
    assert seat(game)["knowledge"] == 4  # R28: the rest of the benefit stands


def test_lottery_at_a_tunnel_end():
    """lottery_of_diminishing_returns, R60: of the 3 food 2 are gained; resources are not limited."""
    me = {**ONE_TWO, "goods": "water 5 stone", "recruits": ["joseph_the_antiquer"]}
    board = {"tiles": {"market_ea": LOTTERY}, "miners": (0, 9, 0)}
    game = play(turn_beside(me, **board), "place 1 tunnel_end_subterran")
    assert seat(game)["goods"]["food"] == 2
    game = play(turn_beside(me, **board), "place 1 tunnel_subterran", "take stone")
    assert seat(game)["goods"] == {"stone": 6}


def test_lottery_and_the_choice_of_a_commodity():
    """lottery_of_diminishing_returns, I9, khaleef_the_bruiser: a type already at 2 may be chosen, to no effect."""
    me = {**ONE_TWO, "goods": "water 2 food", "recruits": ["khaleef_the_bruiser"]}
    q = {"dice": {"hand": [1], "tunnel_subterran": [3]}}
    game = play(turn_beside(me, q, tiles={"market_ea": LOTTERY}), "place 1 tunnel_subterran", "use khaleef_the_bruiser")
    assert legal(game) == sorted(f"take {name}" for name in COMMODITIES)
    play(game, "take food")
    assert (seat(game)["goods"], seat(game, 1)["knowledge"]) == ({"water": 1, "food": 2}, 2)


def test_lottery_and_pamhidzai():
    """lottery_of_diminishing_returns, pamhidzai_the_reader: of 3 commodities of one type 2 are gained."""
    me = {**ONE_TWO, "goods": "energy", "recruits": ["pamhidzai_the_reader"]}
    game = turn_beside(me, tiles={"market_ea": LOTTERY}, bazaar=("bat", "bear", "box", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader", "take 3 bliss")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"bliss": 2}, {})


@pytest.mark.parametrize(("energy", "offered"), [(0, True), (1, False), (2, False)])
def test_lottery_and_joseph(energy, offered):
    """lottery_of_diminishing_returns, joseph_the_antiquer: he needs a gain of 2 after it."""
    me = {"goods": f"{energy} energy" if energy else "nothing", "recruits": ["joseph_the_antiquer"]}
    me["dice"] = {"hand": [6], "generator": [3]}
    game = play(turn_beside(me, tiles={"market_ea": LOTTERY}), "place 6 generator")
    assert (game.kind == "use") == offered


def test_lottery_and_frazer():
    """lottery_of_diminishing_returns, frazer_the_motivator: only energy really gained counts."""
    me = {**ONE_TWO, "recruits": ["frazer_the_motivator", "lars_the_ballooneer"]}
    for own, asked in (((), False), (("market_ea",), True)):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": LOTTERY}, miners=(0, 0, 9))
        assert (play(game, "place 1 tunnel_end_wastelander").kind == "use") == asked


def test_lottery_and_cary():
    """lottery_of_diminishing_returns, cary_the_carebear: it can void either of her two goods."""
    me = {**ONE_TWO, "goods": "energy 2 food", "recruits": ["cary_the_carebear"]}
    game = turn_beside(me, tiles={"market_ea": LOTTERY}, bazaar=("bat", "book", "box", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "buy 4 bear", "refill bat", "take water")
    assert seat(game)["goods"] == {"food": 2, "water": 1}


def test_lottery_visit():
    """lottery_of_diminishing_returns, R69: a box, a food and a bliss."""
    check_visit(LOTTERY, "food bliss", "box")
