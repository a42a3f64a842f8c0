"""Laura the Philanthropist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ANDREW, DAVE, GAMBLER, GEEK, LAURA, MATTHEW, XANDER
from helpers import build, decision, holdings, legal, play


@pytest.mark.parametrize(
    "space, good, price",
    [
        ("tunnel_euphorian", "energy", 1),
        ("tunnel_subterran", "water", 1),
        ("tunnel_wastelander", "food", 1),
        ("tank_energy", "energy", 3),
        ("tank_water", "water", 3),
    ],
)
def test_laura_gives_gold_for_two_cards(space, good, price):
    """laura_the_philanthropist: own gold to the bumped player, 2 artifacts, before the payment (R25)."""
    game = bump_two([LAURA], "roll 3", space=space, goods=f"{price} {good} gold", morale=2)
    assert decision(game) == (f"use {LAURA}", 0)
    play(game, "use laura", "draw bat")
    assert holdings(game)[2] == {good: price} and holdings(game, 1)[2] == {"gold": 1}
    play(game, "draw box")
    assert holdings(game)[2:] == ({}, {"bat": 1, "box": 1})


@HIDDEN_OR_ACADEMY
def test_laura_off(where, tiles):
    """laura_the_philanthropist: hidden or under the Academy she is not asked (G1, T50)."""
    assert decision(bump_two([LAURA], "roll 3", goods="water gold", where=where, tiles=tiles)) == ("take", 0)


def test_laura_needs_gold_before_the_payment():
    """laura_the_philanthropist: gold dug by this placement comes too late (R25, R28)."""
    game = bump_two([LAURA], "roll 3", space="tunnel_euphorian", goods="energy clay")
    assert decision(game) == ("take", 0)
    assert decision(play(game, "take gold")) == ("turn", 1)


def test_laura_not_for_own_workers_nor_elsewhere():
    """laura_the_philanthropist: not for an own worker, the exclusive space or a market (R26, R60)."""
    own = build({"recruits": [LAURA], "goods": "water gold", "dice": {"hand": [4, 1], "tunnel_subterran": [2]}})
    assert decision(play(own, "place 4 tunnel_subterran", "roll 3")) == ("take", 0)
    assert decision(bump_two([LAURA], "roll 3", space="tunnel_end_euphorian", goods="gold", miners=(9, 0, 0))) == (
        "turn",
        1,
    )
    assert decision(bump_two([LAURA], "roll 3", space="wind_saloon", goods="gold", hand="2 bat", morale=2)) == (
        "turn",
        1,
    )


def test_laura_after_the_victims_penalty():
    """laura_the_philanthropist: her gold cannot be lost to the penalty of the same roll (R35)."""
    game = bump_two([LAURA], "roll 3", "use laura", goods="water gold", tiles={"market_ea": "bemusement_park"})
    assert holdings(game, 1)[2] == {"gold": 1}


def test_laura_geek_and_gambler():
    """laura_the_philanthropist: each of her two draws may be changed, by one card and each card once (G4, G15)."""
    game = bump_two([LAURA, GEEK, GAMBLER], "roll 3", "use laura", goods="water gold", morale=4)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    play(game, "use geek", "draw bat", "draw bear", "draw box", "discard bat bear")
    assert legal(game) == ["draw", f"use {GAMBLER}"]
    play(game, "use jonathan_the_gambler", "draw book", "draw balloon")
    assert holdings(game) == (4, 4, {}, {"box": 1, "book": 1, "balloon": 1}) and decision(game) == ("take", 0)


def test_laura_spoils_andrew():
    """laura_the_philanthropist: her cards fill the hand before Andrew looks (R25, G6)."""
    game = bump_two([LAURA, ANDREW], "roll 3", space="tunnel_euphorian", goods="energy gold", morale=3)
    used = play(game.clone(), "use laura", "draw bat", "draw box", "take gold")
    assert holdings(used) == (3, 3, {"gold": 1}, {"bat": 1, "box": 1}) and decision(used) == ("turn", 1)
    assert decision(play(game, "decline laura", "take gold")) == ("draw_artifact", -1)


def test_laura_dave_xander_and_matthew():
    """laura_the_philanthropist: Dave and Xander answer after her; Matthew pays at the end (R23, R25, G14)."""
    game = bump_two([LAURA, DAVE, XANDER, MATTHEW], "roll 3", hand_dice=(1, 6), goods="gold", morale=2)
    assert decision(game) == (f"use {LAURA}", 0)
    play(game, "use laura", "draw bat", "draw box")
    assert decision(game) == (f"use {DAVE}", 0)
    assert decision(play(game, "use major_dave")) == (f"use {XANDER}", 0)
    assert holdings(play(game, "use xander", "take stone")) == (2, 6, {"stone": 3}, {"bat": 1, "box": 1})
    assert game.summary()["miners"] == [0, 2, 0]


def test_laura_hand_limit():
    """laura_the_philanthropist: both cards, then one discard, then the payment (R50, G8)."""
    game = bump_two([LAURA], "roll 3", "use laura", "draw bat", "draw box", goods="water gold")
    assert legal(game) == ["discard bat", "discard box"] and holdings(game)[2] == {"water": 1}
