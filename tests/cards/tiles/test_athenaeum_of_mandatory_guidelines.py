"""Athenaeum of Mandatory Guidelines: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import ATHENAEUM, CAROUSEL
from helpers import ONE_TWO, legal, play, seat, turn_beside


def test_athenaeum_of_mandatory_guidelines():
    """athenaeum_of_mandatory_guidelines, R72, R103, R105: each star placed costs 1 morale."""

    def bites(game):
        before = seat(game)["morale"]
        play(game, "place 1 nimbus_loft")
        return {0: False, 1: True}[before - seat(game)["morale"]]

    check_penalty(ATHENAEUM, bites, {**ONE_TWO, "goods": "3 gold", "morale": 3})


def test_athenaeum_at_morale_one():
    """athenaeum_of_mandatory_guidelines, R108: at morale 1 the star is placed all the same."""
    game = play(turn_beside({**ONE_TWO, "goods": "3 gold"}, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (seat(game)["morale"], seat(game)["stars_left"]) == (1, 9)


def test_athenaeum_and_the_hand_limit():
    """athenaeum_of_mandatory_guidelines, R50: the lower limit binds when the benefit is done."""
    me = {**ONE_TWO, "goods": "3 gold", "hand": "bat box", "morale": 2}
    game = play(turn_beside(me, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (seat(game)["morale"], legal(game)) == (1, ["discard bat", "discard box"])


def test_athenaeum_and_its_own_star():
    """athenaeum_of_mandatory_guidelines, C17, R103: tested when the star is down, so one on the tile itself is free."""
    me = {**ONE_TWO, "goods": "gold", "hand": "bear", "morale": 3}
    for place, morale in (("market_ea", 3), ("territory_euphorian", 2)):
        game = play(turn_beside(me, tiles={"market_ea": ATHENAEUM}), "place 1 market_ea", f"star {place}")
        assert seat(game)["morale"] == morale


@pytest.mark.parametrize("way", ["completion", "track", "dilemma"])
def test_athenaeum_and_every_star(way):
    """athenaeum_of_mandatory_guidelines, R103: stars of completions, tracks and dilemmas count."""
    tiles = {"market_ea": ATHENAEUM}
    if way == "completion":
        me = {"goods": "gold", "morale": 3, "dice": {"hand": [1], "build_sa_2": [3]}}
        game = play(turn_beside(me, tiles=tiles), "place 1 build_sa_1", f"tile {CAROUSEL}")
    elif way == "track":
        me = {**ONE_TWO, "morale": 3, "recruits": ["gwen_the_mineralogist"]}
        game = play(turn_beside(me, tiles=tiles, tracks=(0, 0, 10, 0)), "place 1 farm")
    else:
        me = {**ONE_TWO, "morale": 3, "hand": "bat", "dilemma": "bat"}
        game = play(turn_beside(me, tiles=tiles), "dilemma", "outcome star")
    assert (seat(game)["morale"], seat(game)["stars_left"]) == (2, 9)


def test_athenaeum_turned_up_by_its_builders():
    """athenaeum_of_mandatory_guidelines, C5, R64: the builders' stars lie on it, so they lose nothing."""
    me = {"goods": "gold", "morale": 3, "dice": {"hand": [1], "build_sa_2": [3]}}
    game = play(turn_beside(me), "place 1 build_sa_1", f"tile {ATHENAEUM}")
    assert seat(game)["morale"] == 3


def test_athenaeum_without_a_star():
    """athenaeum_of_mandatory_guidelines: no star placed, no morale lost."""
    q = {**ONE_TWO, "territory": {"icarite": 2}}
    me = {**ONE_TWO, "goods": "3 gold", "morale": 3}
    assert seat(play(turn_beside(me, q, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft"))["morale"] == 3


def test_athenaeum_in_the_turn_of_others():
    """athenaeum_of_mandatory_guidelines, steve_the_double_agent, R105: Steve's star in another player's turn."""
    q = {**ONE_TWO, "morale": 3, "recruits": ["steve_the_double_agent"]}
    game = play(
        turn_beside({**ONE_TWO, "morale": 3}, q, tiles={"market_ea": ATHENAEUM}, tracks=(0, 10, 0, 0)),
        "place 1 aquifer",
    )
    assert [seat(game, i)["morale"] for i in range(2)] == [3, 2]
    assert seat(game, 1)["recruit_stars"] == {"steve_the_double_agent": 1}


def test_athenaeum_and_terri():
    """athenaeum_of_mandatory_guidelines, R103, terri_the_bliss_trader: the morale goes before Terri is asked."""
    me = {**ONE_TWO, "goods": "3 gold bliss", "morale": 3, "recruits": ["terri_the_bliss_trader"]}
    game = play(turn_beside(me, tiles={"market_ea": ATHENAEUM}), "place 1 nimbus_loft")
    assert (game.kind, seat(game)["morale"]) == ("use", 2)


def test_athenaeum_visit():
    """athenaeum_of_mandatory_guidelines, R69: a bear and a gold."""
    check_visit(ATHENAEUM, "gold", "bear")
