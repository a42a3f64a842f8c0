"""Zong the Astronomer: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GAMBLER, GEEK, SARINEE, ZONG
from helpers import decision, holdings, legal, play


def test_zong_draws_and_shares_bliss():
    """zong_the_astronomer: 1 knowledge: an artifact, each opponent may gain 1 bliss, before the benefit (R28, G16)."""
    game = place_first(owner_showing([ZONG], face=6, knowledge=5), {}, {}, space="cloud_mine")
    assert decision(game) == (f"use {ZONG}", 0) and holdings(game)[2] == {}
    play(game, "use zong", "draw bat")
    assert decision(game) == ("opponent", 1) and legal(game) == ["accept", "decline"]
    assert holdings(game) == (1, 6, {}, {"bat": 1})
    assert holdings(play(game, "accept"), 1)[2] == {"bliss": 1} and decision(game) == ("opponent", 2)
    play(game, "decline")
    assert (
        holdings(game, 2)[2] == {}
        and holdings(game) == (1, 5, {"bliss": 1}, {"bat": 1})
        and decision(game) == ("turn", 1)
    )
    game = place_first(owner_showing([ZONG]), space="cloud_mine", moves=["decline zong"])
    assert holdings(game) == (1, 3, {"bliss": 1}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_zong_off(where, tiles):
    """zong_the_astronomer: hidden or under the Academy not asked (G1, T50)."""
    assert decision(place_first(owner_showing([ZONG], where), space="cloud_mine", tiles=tiles)) == ("turn", 1)


def test_zong_refused():
    """zong_the_astronomer: not at knowledge 6, though the area would lower it (R90)."""
    game = place_first(owner_showing([ZONG], face=6, knowledge=6), space="cloud_mine")
    assert holdings(game)[1] == 5 and decision(game) == ("turn", 1)


def test_zong_draw_may_be_changed():
    """zong_the_astronomer: Geek or Jonathan the Gambler may change the draw; then the opponents' bliss (G4)."""
    game = place_first(owner_showing([ZONG, GEEK, GAMBLER], morale=2), space="cloud_mine", moves=["use zong"])
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert decision(play(game, "use geek", "draw bat", "draw bear", "draw box", "discard bat bear")) == ("opponent", 1)


def test_zong_hand_limit_after_the_opponents():
    """zong_the_astronomer: the opponents' bliss is part of the effect; the discard comes after it, before the benefit
    (R50, G16).
    """
    game = place_first(owner_showing([ZONG], hand="box"), space="cloud_mine", moves=["use zong", "draw bat"])
    assert decision(game) == ("opponent", 1)
    play(game, "accept")
    assert legal(game) == ["discard bat", "discard box"] and holdings(game)[2] == {}


def test_zong_with_sarinee():
    """zong_the_astronomer: Sarinee follows after the benefit; each placement asks him anew (R89, R18)."""
    game = place_first(
        {"recruits": [ZONG, SARINEE], "morale": 2, "dice": {"hand": [1, 1]}},
        space="cloud_mine",
        moves=["use zong", "draw bat", "decline"],
    )
    assert legal(game) == ["drop knowledge", "take bliss"]
    play(game, "drop knowledge", "place 1 cloud_mine")
    assert decision(game) == (f"use {ZONG}", 0)
