"""Cafeteria of Nameless Meat: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import CAFETERIA
from helpers import ONE_TWO, build, legal, play, seat


def test_cafeteria_of_nameless_meat():
    """cafeteria_of_nameless_meat, R38, R72, R105: a free retrieval costs 2 morale instead of 1."""

    def bites(game):
        before = seat(game)["morale"]
        play(game, "retrieve 3@farm", "roll 1")
        return {1: False, 2: True}[before - seat(game)["morale"]]

    check_penalty(CAFETERIA, bites, {"morale": 4, "dice": {"hand": [2], "farm": [3]}})


def test_cafeteria_at_the_bottom():
    """cafeteria_of_nameless_meat, R108: never below morale 1."""
    for before in (1, 2):
        game = play(
            build({"morale": before, "dice": {"hand": [2], "farm": [3]}}, ONE_TWO, tiles={"market_ea": CAFETERIA}),
            "retrieve 3@farm",
        )
        assert seat(game)["morale"] == 1


def test_cafeteria_and_the_hand_limit():
    """cafeteria_of_nameless_meat, R50: both points are one loss with one discard."""
    me = {"morale": 3, "hand": "bat bear box", "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm")
    assert legal(game) == ["discard bat bear", "discard bat box", "discard bear box"]


def test_cafeteria_and_payment():
    """cafeteria_of_nameless_meat: a paid retrieval gives 2 morale as ever."""
    me = {"morale": 3, "goods": "food", "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm", "pay food")
    assert seat(game)["morale"] == 5


def test_cafeteria_and_curtis():
    """cafeteria_of_nameless_meat, curtis_the_propagandist: two points of morale take two of knowledge."""
    me = {"morale": 4, "knowledge": 5, "recruits": ["curtis_the_propagandist"], "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm")
    assert (seat(game)["morale"], seat(game)["knowledge"]) == (2, 3)


def test_cafeteria_visit():
    """cafeteria_of_nameless_meat, R69: 4 food and any artifact."""
    check_visit(CAFETERIA, "4 food", "book")
