"""Penalties of several tiles of the expansion at once, and what holds for all of them (R105, R106)."""

from cards.shared.ignorance_tiles import BUMPER
from cards.shared.names import AGENCY, ALONE_CAMP, CAROUSEL, INSTITUTE, LOTTERY, MONOTONY, SPRING
from helpers import ONE_TWO, faces, open_spaces, play, seat, turn_beside


def test_agency_and_camp_add_up():
    """R106, agency_of_progressive_backstabbing, together_we_work_alone_camp: both for one self-bump."""
    tiles = {"market_ea": AGENCY, "market_eb": ALONE_CAMP}
    game = play(turn_beside({**BUMPER, "goods": "2 water"}, tiles=tiles), "place 2 tunnel_subterran")
    assert (game.kind, seat(game)["goods"], seat(game)["knowledge"]) == ("roll", {"water": 1}, 4)


def test_carousel_and_institute():
    """R106, the_carousel, institute_of_orwellian_optimism: 6 + 1 as 3 + 5 = 14."""
    me = {"knowledge": 5, "dice": {"hand": [6], "farm": [3]}}
    game = turn_beside(me, tiles={"market_ea": CAROUSEL, "market_eb": INSTITUTE})
    assert faces(play(game, "retrieve 3@farm", "roll 1")) == [1]


def test_all_bind_the_penalised_only():
    """R105: of two players only the one without a star is bound."""
    p = {"dice": {"hand": [1], "farm": [6], "aquifer": [2]}}
    q = {**p, "tile_stars": ["market_ea"]}
    game = turn_beside(p, q, tiles={"market_ea": SPRING})
    play(game, "retrieve 6@farm", "roll 1")
    assert (game.to_move, bool(open_spaces(game))) == (1, True)


def test_penalties_add_up():
    """R106, lottery_of_diminishing_returns, theater_of_endless_monotony: 3 less 1 are 2, of which 1 fits."""
    me = {**ONE_TWO, "goods": "water", "recruits": ["jon_the_amateur_handyman"]}
    tiles = {"market_ea": LOTTERY, "market_eb": MONOTONY}
    game = play(turn_beside(me, tiles=tiles, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert seat(game)["goods"] == {"water": 2}
    game = play(turn_beside({**me, "goods": "nothing"}, tiles=tiles, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert seat(game)["goods"] == {"water": 2}
