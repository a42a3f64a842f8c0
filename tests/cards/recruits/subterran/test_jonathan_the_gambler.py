"""Jonathan the Gambler: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_first, visit_courthouse
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRADLEY, GAMBLER, GEEK, JACKO
from helpers import decision, holdings, legal, play


def crowd():
    """Five seats that hold 30 of the 36 artifacts; the first seat then holds five, and one is left."""
    return [{"morale": 6, "hand": "balloon bat bear bifocals book box"}] * 5


def gamble(spec, *others, moves=(), **board):
    """P1 takes the artifact of the Subterran tunnel."""
    return place_first(
        {"recruits": [GAMBLER], "goods": "water", "morale": 3, **spec},
        *others,
        space="tunnel_subterran",
        moves=("take artifact", *moves),
        **board,
    )


def test_gambler_without_a_pair():
    """jonathan_the_gambler: two cards in place of one; no two equal ones: the opponents draw nothing (G4)."""
    game = gamble({"hand": "bear"})
    assert decision(game) == ("draw", 0) and legal(game) == ["draw", f"use {GAMBLER}"]
    play(game, f"use {GAMBLER}", "draw bat", "draw box")
    assert holdings(game) == (3, 3, {}, {"bear": 1, "bat": 1, "box": 1}) and decision(game) == ("turn", 1)
    assert holdings(gamble({}, moves=["draw", "draw bat"]))[3] == {"bat": 1}


@HIDDEN_OR_ACADEMY
def test_gambler_off(where, tiles):
    """jonathan_the_gambler: hidden or under the Academy one card is drawn unasked (G1, T50)."""
    assert decision(gamble({}, where=where, tiles=tiles)) == ("draw_artifact", -1)


@pytest.mark.parametrize(
    "hand, drawn", [("bear", ("bear", "box")), ("nothing", ("box", "box")), ("2 bear", ("bat", "box"))]
)
def test_gambler_with_a_pair(hand, drawn):
    """jonathan_the_gambler: two equal cards anywhere in the whole hand: every opponent draws one, clockwise (G16)."""
    game = gamble({"hand": hand, "morale": 4}, {}, {}, moves=[f"use {GAMBLER}", *(f"draw {card}" for card in drawn)])
    assert decision(game) == ("draw_artifact", -1)
    play(game, "draw balloon")
    assert holdings(game, 1)[3] == {"balloon": 1} and holdings(game, 2)[3] == {}
    assert holdings(play(game, "draw book"), 2)[3] == {"book": 1} and decision(game) == ("turn", 1)


def test_gambler_hand_limits_come_last():
    """jonathan_the_gambler: tested before any discard; then all discard, active player first (R50, G16)."""
    game = gamble(
        {"hand": "bear", "morale": 1},
        {"hand": "bat"},
        moves=[f"use {GAMBLER}", "draw bear", "draw box", "draw balloon"],
    )
    assert decision(game) == ("discard", 0) and legal(game) == ["discard 2 bear", "discard bear box"]
    assert holdings(game, 1)[3] == {"bat": 1, "balloon": 1}
    play(game, "discard bear box")
    assert decision(game) == ("discard", 1) and legal(game) == ["discard balloon", "discard bat"]


def test_gambler_opponents_geek():
    """jonathan_the_gambler: the opponents must draw, but their own Geek may change it (G4)."""
    game = gamble({}, {"recruits": [GEEK], "morale": 2}, moves=[f"use {GAMBLER}", "draw bat", "draw bat"])
    assert decision(game) == ("draw", 1) and legal(game) == ["draw", f"use {GEEK}"]
    play(game, "use geek", "draw bear", "draw box", "draw book", "discard bear box")
    assert holdings(game, 1) == (2, 4, {}, {"book": 1}) and decision(game) == ("turn", 1)


def test_gambler_once_per_turn():
    """jonathan_the_gambler: once in a game turn; in the opponent's next turn again (R89, G15)."""
    game = gamble(
        {"dice": {"hand": [1, 1]}, "goods": "water food", "morale": 6},
        {"recruits": [JACKO], "hand": "box", "dice": {"hand": [1, 2]}},
        moves=[f"use {GAMBLER}", "draw bat", "draw box"],
    )
    play(game, "place 1 tunnel_wastelander", "take artifact")
    assert decision(game) == ("draw_artifact", -1)
    play(game, "draw bear", "place 1 ark", "accept")
    assert decision(game) == ("draw", 0)


def test_gambler_in_another_players_turn():
    """jonathan_the_gambler: a draw given by Jacko counts; the active player draws first of the opponents (G15, G16)."""
    game = place_first(
        {"recruits": [JACKO], "hand": "box"}, {"recruits": [GAMBLER], "morale": 3}, {}, space="ark", moves=["accept"]
    )
    play(game, f"use {GAMBLER}", "draw bat", "draw bat", "draw book")
    assert holdings(game)[3] == {"book": 1} and holdings(game, 2)[3] == {}
    assert holdings(play(game, "draw bear"), 2)[3] == {"bear": 1} and decision(game) == ("opponent", 2)


def test_gambler_two_draws_at_once():
    """jonathan_the_gambler: of the Breeze Bar's draws one is replaced, the first or the second: 3 cards (R77, G4)."""
    bar = {"recruits": [GAMBLER], "goods": "bliss food", "morale": 3}
    game = place_first(bar, {}, space="breeze_bar", moves=[f"use {GAMBLER}", "draw bat", "draw bat", "draw book"])
    assert holdings(game, 1)[3] == {"book": 1} and holdings(game)[3] == {"bat": 2}  # finished, opponents included
    assert decision(game) == ("draw_artifact", -1)
    assert holdings(play(game, "draw box"))[3] == {"bat": 2, "box": 1}
    game = place_first(bar, {}, space="breeze_bar", moves=["draw", "draw bat"])
    assert decision(game) == ("draw", 0)
    assert holdings(play(game, f"use {GAMBLER}", "draw box", "draw bear"))[3] == {"bat": 1, "bear": 1, "box": 1}


def test_gambler_does_not_combine():
    """jonathan_the_gambler: Geek or he for a draw, neither inside the other; Bradley's cards neither (R93, T74)."""
    game = gamble({"recruits": [GAMBLER, GEEK]})
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert decision(play(game.clone(), f"use {GAMBLER}")) == ("draw_artifact", -1)
    assert decision(play(game, "use geek", "draw bat")) == ("draw_artifact", -1)
    assert decision(visit_courthouse({"recruits": [GAMBLER, BRADLEY]}, moves=["use bradley"])) == ("draw_artifact", -1)


def test_gambler_shows_the_hand():
    """jonathan_the_gambler: the hand becomes public, match or not (G4)."""
    game = gamble({"hand": "bear"})
    assert game.view(1).fields()["seats"][0]["hand"] == [0, 0, 0, 0, 0, 0]
    play(game, f"use {GAMBLER}", "draw bat", "draw box")
    assert game.view(1).fields()["seats"][0]["hand"] == [0, 1, 1, 0, 0, 1]


def test_gambler_last_card():
    """jonathan_the_gambler: with one card left in deck and discard pile it gives one (R51, G13)."""
    game = gamble({"morale": 6, "hand": "balloon bat bear bifocals book"}, *crowd())
    assert decision(game) == ("draw", 0)
    assert sum(holdings(play(game, f"use {GAMBLER}"))[3].values()) == 6 and decision(game) == ("turn", 1)
