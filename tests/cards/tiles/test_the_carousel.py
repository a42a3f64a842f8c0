"""The Carousel: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import CAROUSEL
from helpers import ONE_TWO, faces, play, turn_beside


def test_the_carousel():
    """the_carousel, R32, R72, R105: a worker is lost at 14."""

    def bites(game):
        play(game, "retrieve 3@farm", "roll 4")
        return faces(game) == [4]

    check_penalty(CAROUSEL, bites, {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}})


@pytest.mark.parametrize(("roll", "left"), [("3", [3, 6]), ("4", [4]), ("6", [6])])
def test_carousel_at_its_threshold(roll, left):
    """the_carousel, R32: 13 is safe, 14 is not."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": CAROUSEL}), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == left


def test_carousel_in_the_turn_of_others():
    """the_carousel, R105: a bump by somebody else is a check as well."""
    q = {"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [3]}}
    me = {**ONE_TWO, "goods": "water"}
    game = play(turn_beside(me, q, tiles={"market_ea": CAROUSEL}), "place 1 tunnel_subterran", "roll 4")
    assert faces(game, 1) == [4]


def test_carousel_and_amina():
    """the_carousel, amina_the_bliss_bringer, R32: her threshold stays 17."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3]}, "recruits": ["amina_the_bliss_bringer"]}
    game = play(turn_beside(me, tiles={"market_ea": CAROUSEL}), "retrieve 3@farm", "roll 5")
    assert faces(game) == [5, 6]


def test_carousel_may_take_the_last_but_one_only():
    """the_carousel, R17: with one worker the total is 12 at most, so the last is never lost."""
    game = play(turn_beside({"knowledge": 6, "dice": {"farm": [1]}}, tiles={"market_ea": CAROUSEL}), "roll 6")
    assert faces(game) == [6]


def test_carousel_visit():
    """the_carousel, R69: a bat and a stone."""
    check_visit(CAROUSEL, "stone", "bat")
