"""Kyle the Scavenger: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import KYLE, NICK, SCARBY, SOULLESS
from helpers import decision, holdings, legal, play


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("farm", "food"), ("aquifer", "water")])
def test_kyle_scavenges(space, good):
    """kyle_the_scavenger: 2 knowledge for an artifact as the only worker, after the area's goods (R43)."""
    game = place_first(owner_showing([KYLE], knowledge=4), space=space)
    assert decision(game) == (f"use {KYLE}", 0) and holdings(game)[2] == {good: 1}
    assert holdings(play(game.clone(), "use kyle", "draw bat")) == (1, 6, {good: 1}, {"bat": 1})
    assert holdings(play(game, "decline kyle"))[1] == 4 and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_kyle_off(where, tiles):
    """kyle_the_scavenger: hidden or under the Academy not asked (G1, T50)."""
    assert decision(place_first(owner_showing([KYLE], where), space="farm", tiles=tiles)) == ("turn", 1)


def test_kyle_refused():
    """kyle_the_scavenger: not on the Cloud Mine, not beside any other worker, not on a tunnel (R92)."""
    assert decision(place_first(owner_showing([KYLE]), space="cloud_mine")) == ("turn", 1)
    assert decision(place_first(owner_showing([KYLE]), {"dice": {"hand": [1], "farm": [2]}}, space="farm")) == (
        "turn",
        1,
    )
    assert decision(place_first({"recruits": [KYLE], "dice": {"hand": [1, 2], "farm": [2]}}, space="farm")) == (
        "turn",
        1,
    )


@pytest.mark.parametrize(
    "face, knowledge, asked, after", [(1, 4, True, 6), (1, 5, False, 5), (5, 5, True, 6), (6, 6, False, 5)]
)
def test_kyle_looks_after_the_area(face, knowledge, asked, after):
    """kyle_the_scavenger: knowledge 4 or less after the area's own change (R43, R90)."""
    game = place_first(owner_showing([KYLE], face=face, knowledge=knowledge), space="farm")
    assert decision(game) == ((f"use {KYLE}", 0) if asked else ("turn", 1))
    assert holdings(play(game, "use kyle", "draw bat") if asked else game)[1] == after


def test_kyle_after_soulless_before_scarby():
    """kyle_the_scavenger: a lone worker pleases Soulless before and Scarby after him (R89a)."""
    game = place_first(owner_showing([KYLE, SOULLESS]), space="aquifer")
    assert legal(game) == ["take morale", "take water"]
    assert decision(play(game, "take water")) == (f"use {KYLE}", 0)
    game = place_first(owner_showing([KYLE, SCARBY]), space="farm")
    assert decision(game) == (f"use {KYLE}", 0)
    assert legal(play(game, "use kyle", "draw bat")) == ["drop knowledge", "take food"]


def test_kyle_and_nick():
    """kyle_the_scavenger: Nick's 2 morale come before the hand check (G8, G10)."""
    game = place_first(owner_showing([KYLE, NICK], hand="box"), space="farm", moves=["use kyle", "draw bat"])
    assert holdings(game) == (3, 5, {"food": 1}, {"bat": 1, "box": 1}) and decision(game) == ("turn", 1)
