"""Concert Hall of Harmonious Dischord: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import CONCERT
from helpers import ONE_TWO, play, seat, turn_beside


def test_concert_hall_of_harmonious_dischord():
    """concert_hall_of_harmonious_dischord, R38, R72, R105: morale gains stop at 3."""

    def bites(game):
        play(game, "retrieve 3@farm", "pay food")
        return seat(game)["morale"] == 3

    check_penalty(CONCERT, bites, {"morale": 2, "goods": "food", "dice": {"hand": [2], "farm": [3]}})


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 3), (4, 4), (6, 6)])
def test_concert_hall_stops_gains(before, after):
    """concert_hall_of_harmonious_dischord: at 3 or more a gain has no effect; what is above 3 is kept."""
    me = {"morale": before, "goods": "3 water", "dice": {"hand": [2]}}
    game = play(turn_beside(me, tiles={"market_ea": CONCERT}), "place 2 tank_water")
    assert (game.kind, seat(game)["morale"]) == ("roll", after)


def test_concert_hall_and_losses():
    """concert_hall_of_harmonious_dischord: losses are untouched; a paid retrieval without effect stays allowed."""
    me = {"morale": 5, "goods": "food", "dice": {"hand": [2], "farm": [3]}}
    for text, morale, goods in (("free", 4, {"food": 1}), ("pay food", 5, {})):
        game = play(turn_beside(me, tiles={"market_ea": CONCERT}), "retrieve 3@farm", text)
        assert (seat(game)["morale"], seat(game)["goods"]) == (morale, goods)


@pytest.mark.parametrize(("recruit", "goods", "before", "after"), [
    ("mwiche_the_flusher", "3 water", 2, 3),
    ("ted_the_contingency_planner", "energy", 2, 3),
    ("ted_the_contingency_planner", "energy", 3, 3),
])  # fmt: skip
def test_concert_hall_and_tunnels(recruit, goods, before, after):
    """concert_hall_of_harmonious_dischord, I9, mwiche_the_flusher, ted_the_contingency_planner: their morale is
    capped.
    """
    me = {**ONE_TWO, "morale": before, "goods": goods, "recruits": [recruit]}
    game = play(turn_beside(me, tiles={"market_ea": CONCERT}), "place 1 tunnel_euphorian")
    assert seat(game)["morale"] == after


def test_concert_hall_and_samuel():
    """concert_hall_of_harmonious_dischord, samuel_the_zapper: he may be used though the morale is void."""
    me = {"morale": 3, "goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2], "farm": [4]}}
    game = play(turn_beside(me, tiles={"market_ea": CONCERT}), "place 2 aquifer", "use samuel_the_zapper")
    play(game, "retrieve 4@farm", "roll 1")
    assert seat(game)["morale"] == 3


def test_concert_hall_and_amina():
    """concert_hall_of_harmonious_dischord, amina_the_bliss_bringer, R105: also in another player's turn."""
    q = {"knowledge": 4, "morale": 3, "dice": {"hand": [6], "tunnel_subterran": [3]}}
    q["recruits"] = ["amina_the_bliss_bringer"]
    for own, morale in (((), 3), (("market_ea",), 4)):
        game = turn_beside({**ONE_TWO, "goods": "water"}, {**q, "tile_stars": own}, tiles={"market_ea": CONCERT})
        assert seat(play(game, "place 1 tunnel_subterran", "roll 6"), 1)["morale"] == morale


def test_concert_hall_visit():
    """concert_hall_of_harmonious_dischord, R69: a box and a gold."""
    check_visit(CONCERT, "gold", "box")
