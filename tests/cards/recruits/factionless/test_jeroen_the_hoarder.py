"""Jeroen the Hoarder: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with, retrieve_all
from cards.shared.lists import TAKE_RESOURCES
from cards.shared.names import CAROUSEL, JEROEN, MILOS, PALACE, SAMUEL
from helpers import goods_of, legal, play, recruit_asked, seat


def test_jeroen_gains_a_resource():
    """jeroen_the_hoarder: 3 or more workers taken back with a resource held: 1 resource of choice, before the roll
    (R39).
    """
    for on in ({"farm": [1, 2, 1]}, {"farm": [1, 2, 1, 1]}):
        game = retrieve_all([JEROEN], on, goods="clay")
        assert recruit_asked(game) == ("take", 0) and legal(game) == TAKE_RESOURCES
        assert goods_of(play(game, "take gold")) == {"gold": 1, "clay": 1} and recruit_asked(game) == ("roll", -1)


def test_jeroen_off():
    """jeroen_the_hoarder: not for 2 workers, without a resource, nor for nobody (R88, R93)."""
    for game in (
        retrieve_all([JEROEN], {"farm": [1, 2]}, goods="clay"),
        retrieve_all([JEROEN], {"farm": [1, 2, 1]}, goods="4 water"),
        retrieve_all([], {"farm": [1, 2, 1]}, goods="clay"),
    ):
        assert recruit_asked(game) == ("roll", -1)


def test_jeroen_after_the_hand_limit():
    """jeroen_the_hoarder: after the payment and the hand limit, before Milos (R39)."""
    game = retrieve_all(
        [JEROEN, MILOS], {"farm": [1, 2, 1]}, "discard bat", goods="clay water", cards="bat bear", morale=2
    )
    assert legal(game) == TAKE_RESOURCES
    assert recruit_asked(play(game, "take gold")) == (MILOS, 0)
    game = retrieve_all([JEROEN], {"farm": [1, 2, 1]}, goods="clay food", pay="pay food")
    assert legal(game) == TAKE_RESOURCES and seat(game)["morale"] == 3


def test_jeroen_and_samuel():
    """jeroen_the_hoarder: Samuel's retrieval counts; a completion does not (R39, R64)."""
    game = build_table(owner_with([JEROEN, SAMUEL], goods="energy clay", on={"farm": [2, 2]}))
    play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm 2@farm 2@farm")
    assert legal(game) == TAKE_RESOURCES
    game = build_table(owner_with([JEROEN], goods="gold clay", on={"build_ea_1": [2], "build_ea_3": [2]}), seats=4)
    assert recruit_asked(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")) == ("roll", -1) and goods_of(game) == {
        "clay": 1
    }


def test_jeroen_and_the_palace():
    """jeroen_the_hoarder: with 3 resources held the Palace voids the gain; with 2 it does not (I9)."""
    game = retrieve_all([JEROEN], {"farm": [1, 2, 1]}, goods="3 clay", tiles={"market_ea": PALACE})
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == {"clay": 3}
    game = retrieve_all([JEROEN], {"farm": [1, 2, 1]}, "take gold", goods="2 clay", tiles={"market_ea": PALACE})
    assert goods_of(game) == {"gold": 1, "clay": 2}
