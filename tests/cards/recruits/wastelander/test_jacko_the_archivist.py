"""Jacko the Archivist: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GAMBLER, GEEK, JACKO
from helpers import build, decision, holdings, legal, play


def test_jacko_pays_one_artifact():
    """jacko_the_archivist: 1 artifact pays the Ark; each opponent may draw, clockwise, before the benefit (R74,
    G16).
    """
    game = place_first(owner_showing([JACKO], hand="bat"), {}, {}, space="ark")
    assert decision(game) == ("opponent", 1) and legal(game) == ["accept", "decline"]
    assert holdings(game)[3] == {} and game.summary()["territories"]["wastelander"] == [0, 0, 0]
    play(game, "accept", "draw bear")
    assert holdings(game, 1)[3] == {"bear": 1} and decision(game) == ("opponent", 2)
    play(game, "decline")
    assert holdings(game, 2)[3] == {} and decision(game) == ("turn", 1)
    assert game.summary()["territories"]["wastelander"] == [1, 0, 0] and game.summary()["tracks"][2] == 1


@HIDDEN_OR_ACADEMY
def test_jacko_off(where, tiles):
    """jacko_the_archivist: hidden or under the Academy one artifact pays nothing (G1, T50)."""
    assert "place 1 ark" not in legal(build(owner_showing([JACKO], where, hand="bat"), tiles=tiles))


def test_jacko_only_at_the_ark():
    """jacko_the_archivist: not at the other artifact markets, not with an empty hand (R74, R76)."""
    moves = legal(build(owner_showing([JACKO], hand="bat")))
    assert "place 1 ark" in moves and not {"place 1 incinerator", "place 1 free_press", "place 1 wind_saloon"} & set(
        moves
    )
    assert "place 1 ark" not in legal(build(owner_showing([JACKO])))


def test_jacko_normal_price():
    """jacko_the_archivist: a pair or three cards still pay, and give the opponents nothing (R74)."""
    game = place_first(owner_showing([JACKO], hand="3 bat", morale=3), space="ark")
    assert legal(game) == ["pay 2 bat", "pay 3 bat", "pay bat"]
    assert decision(play(game.clone(), "pay 2 bat")) == decision(play(game.clone(), "pay 3 bat")) == ("turn", 1)
    assert decision(play(game, "pay bat")) == ("opponent", 1)


def test_jacko_under_the_courthouse():
    """jacko_the_archivist: the ban on pairs does not touch the single card (T52)."""
    game = place_first(
        owner_showing([JACKO], hand="2 bat", morale=2), space="ark", tiles={"market_ea": "courthouse_of_hasty_judgment"}
    )
    assert decision(game) == ("opponent", 1) and holdings(game)[3] == {"bat": 1}


def test_jacko_and_the_opponents_draws():
    """jacko_the_archivist: an opponent's Geek or Gambler may change the draw (G4)."""
    game = place_first(
        owner_showing([JACKO], hand="bat"), owner_showing([GEEK, GAMBLER]), space="ark", moves=["accept"]
    )
    assert decision(game) == ("draw", 1) and legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_jacko_opponents_hand_limits():
    """jacko_the_archivist: all of it is one effect: full hands discard after the last opponent (R50, G16)."""
    game = place_first(
        owner_showing([JACKO], hand="bat"),
        {"hand": "box"},
        {"hand": "book"},
        space="ark",
        moves=["accept", "draw bear"],
    )
    assert decision(game) == ("opponent", 2)
    play(game, "accept", "draw bear")
    assert decision(game) == ("discard", 1) and game.summary()["tracks"][2] == 0
    assert decision(play(game, "discard box")) == ("discard", 2)
