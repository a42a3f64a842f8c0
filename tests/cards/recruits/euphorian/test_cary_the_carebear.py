"""Cary the Carebear: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import BEAR_FIRST, other_seat_at, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import BORNA, BRENDA, CARY, HA_JOON, LOTTERY, MIROSLAV, MONOTONY
from helpers import CHANCE, decision, holdings, legal, play


def bear(recruits, *moves, goods="food", **spec):
    """P1 takes the free bear at the Wastelander tunnel."""
    return place_at("tunnel_wastelander", recruits, "take artifact", *moves, goods=goods, bazaar=BEAR_FIRST, **spec)


def test_cary_pays_for_a_bear():
    """cary_the_carebear: 1 food and 1 commodity of choice, when the card is there and the row filled (R53)."""
    game = bear([CARY])
    assert decision(game) == ("refill", CHANCE) and holdings(game)[2:] == ({}, {"bear": 1})
    play(game, "refill bat")
    assert decision(game) == ("take", 0) and legal(game) == TAKE_COMMODITIES and holdings(game)[2] == {"food": 1}
    assert holdings(play(game, "take bliss")) == (1, 3, {"food": 1, "bliss": 1}, {"bear": 1}) and decision(game) == (
        "turn",
        1,
    )


def test_cary_hidden():
    """cary_the_carebear: not while hidden, not for another player's bear (R88)."""
    assert decision(bear([CARY], "refill bat", where="hidden")) == ("turn", 1)
    assert holdings(bear([], "refill bat", others=({"recruits": [CARY]},)), 1)[2] == {}


@pytest.mark.parametrize("free", ["balloon", "bat", "bifocals", "book", "box"])
def test_cary_only_for_bears(free):
    """cary_the_carebear: no other artifact pays (R53)."""
    row = ("bat", "box", "bear", free)
    game = place_at("tunnel_wastelander", [CARY], "take artifact", "refill bear", goods="food", bazaar=row)
    assert decision(game) == ("turn", 1) and holdings(game)[2:] == ({}, {free: 1})


def test_cary_two_bears_in_one_action():
    """cary_the_carebear: each bear of the Breeze Bar pays; the first one's goods may pay for the second (R77, C29)."""
    game = place_at(
        "breeze_bar", [CARY], "refill bat", goods="food bliss", morale=2, bazaar=("bat", "box", "bear", "bear")
    )
    assert decision(game) == ("take", 0) and holdings(game)[2] == {"food": 1}
    play(game, "take energy")
    assert "buy 2 bat" in legal(game) and decision(game) == ("buy", 0)
    play(game, "buy 4 bear", "refill bat", "take energy")
    assert holdings(game) == (2, 3, {"energy": 2, "food": 2}, {"bear": 2})


def test_cary_too_late_for_its_own_price():
    """cary_the_carebear: the goods cannot pay for the same bear (I8)."""
    game = place_at("tunnel_wastelander", [CARY], "take artifact", goods="food", bazaar=("bat", "bear", "bear", "book"))
    assert decision(game) == ("refill", CHANCE) and holdings(game)[3] == {"book": 1}


def test_cary_before_the_hand_limit():
    """cary_the_carebear: before the hand limit; a bear discarded at once has paid (R50)."""
    game = bear([CARY], "refill bat", hand="box")
    assert decision(game) == ("take", 0)
    play(game, "take food")
    assert legal(game) == ["discard bear", "discard box"]
    assert holdings(play(game, "discard bear"))[2:] == ({"food": 2}, {"box": 1})


def test_cary_and_tiles():
    """cary_the_carebear: Monotony takes nothing of two gains of 1, Lottery can void either (I9)."""
    assert holdings(bear([CARY], "refill bat", "take food", tile=MONOTONY))[2] == {"food": 2}
    assert holdings(bear([CARY], "buy 4 bear", "refill bat", "take water", goods="3 food 2 water", tile=LOTTERY))[
        2
    ] == {
        "food": 2,
        "water": 2,
    }
    assert holdings(bear([CARY], "buy 4 bear", "refill bat", "take water", goods="3 food water", tile=LOTTERY))[2] == {
        "food": 2,
        "water": 2,
    }
    assert holdings(bear([CARY], "buy 4 bear", "refill bat", "take food", goods="2 food 2 water", tile=LOTTERY))[2] == {
        "food": 2,
        "water": 2,
    }


def test_cary_whatever_gives_the_bear():
    """cary_the_carebear: Ha-Joon, Borna and Brenda give bears as well (I8)."""
    game = place_at("farm", [CARY, HA_JOON], "use ha_joon", "buy 4 bear", "refill bat", goods="gold", bazaar=BEAR_FIRST)
    assert decision(game) == ("take", 0)
    game = play(
        turn_with([CARY, BORNA], hand="book", bazaar=BEAR_FIRST),
        "use borna",
        "take artifact",
        "buy 4 bear",
        "refill bat",
    )
    assert decision(game) == ("take", 0)
    game = place_at(
        "cloud_mine",
        [CARY, BRENDA],
        "use brenda",
        "buy 4 bear",
        "refill bat",
        face=5,
        others=other_seat_at("cloud_mine", 5),
        bazaar=BEAR_FIRST,
    )
    assert decision(game) == ("take", 0)


def test_cary_not_for_a_bear_paid():
    """cary_the_carebear: paying a bear, as Miroslav's wildcard too, is no gain (I10)."""
    game = place_at("ark", [CARY, MIROSLAV], hand="bat bear", morale=2)
    assert legal(game) == TAKE_COMMODITIES and holdings(game)[2] == {}
    assert holdings(play(game, "take water"))[2] == {"water": 1} and decision(game) == ("turn", 1)
    assert holdings(place_at("ark", [CARY], hand="2 bear", morale=2))[2:] == ({}, {})
