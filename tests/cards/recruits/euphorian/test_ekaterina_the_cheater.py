"""Ekaterina the Cheater: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_ignorance, equal_workers, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import (
    AGENCY,
    ATHENAEUM,
    BORNA,
    CHAGA,
    DUSTY,
    EKATERINA,
    JON,
    LOTTERY,
    MIROSLAV,
    MONOTONY,
    PALACE,
    PEDRO,
    STORAGE,
)
from helpers import decision, holdings, legal, play, seat

WILD = pytest.mark.parametrize("recruit, card", [(EKATERINA, "box"), (MIROSLAV, "bear")])


ASKS = {"box": (STORAGE, "clay"), "bear": (ATHENAEUM, "gold")}  # tiles that ask for these cards


def visit(recruit, hand, *moves, tile=AGENCY, goods="stone", **spec):
    """P1 visits this tile in Euphoria, where its star is already."""
    return place_at(
        "market_ea",
        [recruit],
        *moves,
        hand=hand,
        goods=goods,
        morale=spec.pop("morale", 3),
        tiles={"market_ea": tile},
        tile_stars=["market_ea"],
        **spec,
    )


def items(*cards):
    """Cards in the order of the notation."""
    return " ".join(sorted(cards))


@WILD
def test_wildcard_at_a_market(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: the card for the balloon, then 1 commodity before the benefit
    (R69, I10).
    """
    game = visit(recruit, card)
    assert decision(game) == ("take", 0) and legal(game) == TAKE_COMMODITIES
    assert holdings(game) == (3, 3, {}, {}) and game.summary()["tracks"][0] == 0
    play(game, "take water")
    assert holdings(game)[2] == {"water": 1} and game.summary()["tracks"][0] == 1 and decision(game) == ("turn", 1)
    assert game.summary()["territories"]["euphorian"] == [1, 0]


@WILD
def test_wildcard_is_a_choice(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: with the named card in hand either may be paid (I5)."""
    game = visit(recruit, f"balloon {card}")
    assert legal(game) == sorted(["pay stone balloon", f"pay stone {card}"])
    assert decision(play(game.clone(), "pay stone balloon")) == ("turn", 1)
    assert decision(play(game, f"pay stone {card}")) == ("take", 0)


@WILD
def test_wildcard_off(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: not while hidden, not with another card, not without the rest
    (R22, R88).
    """
    tiles = {"market_ea": AGENCY}
    assert "place 1 market_ea" not in legal(turn_with([recruit], hand=card, goods="stone", tiles=tiles, where="hidden"))
    assert "place 1 market_ea" not in legal(turn_with([recruit], hand="bat", goods="stone", tiles=tiles))
    assert "place 1 market_ea" not in legal(turn_with([recruit], hand=card, goods="gold", tiles=tiles))
    assert "place 1 market_ea" not in legal(turn_with([], hand=card, goods="stone", tiles=tiles))
    assert "place 1 ark" not in legal(turn_with([recruit], hand=f"bat {card}", morale=2, where="hidden"))


@WILD
def test_wildcard_no_use_where_it_is_asked(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no commodity where the tile asks for that very card (I10)."""
    tile, good = ASKS[card]
    game = visit(recruit, card, tile=tile, goods=good)
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, space):
    """ekaterina_the_cheater, miroslav_the_con_artist: the odd card of a pair at the artifact markets (R74, R76)."""
    game = place_at(space, [recruit], hand=f"book {card}", morale=2)
    assert legal(game) == TAKE_COMMODITIES and holdings(game)[3] == {} and sum(game.summary()["tracks"]) == 0
    play(game, "take food")
    assert holdings(game)[2] == {"food": 1} and sum(game.summary()["tracks"]) == 1 and decision(game) == ("turn", 1)


@WILD
@pytest.mark.parametrize("hand", ["2 book", "2 {}", "bat book {}"])
def test_wildcard_no_use_in_a_plain_payment(recruit, card, hand):
    """ekaterina_the_cheater, miroslav_the_con_artist: two of the card, another pair or three cards: no use (I10)."""
    game = place_at("ark", [recruit], hand=hand.format(card), morale=3)
    if game.kind == "pay":
        play(game, f"pay {items('bat', 'book', card)}")
    assert decision(game) == ("turn", 1) and holdings(game)[2:] == ({}, {})


@WILD
def test_wildcard_payments_offered(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: pairs with the card stand beside the plain payments (I5)."""
    game = place_at("ark", [recruit], hand=f"bat book {card}", morale=3)
    assert legal(game) == sorted(
        [f"pay {items('bat', card)}", f"pay {items('book', card)}", f"pay {items('bat', 'book', card)}"]
    )


@WILD
def test_wildcard_at_the_palace(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: book and the card are no use, the card as the book is (I10)."""
    assert decision(visit(recruit, f"book {card}", tile=PALACE, goods="nothing")) == ("turn", 1)
    assert decision(visit(recruit, f"bat {card}", tile=PALACE, goods="nothing")) == ("take", 0)
    game = visit(recruit, f"2 {card}", tile=PALACE, goods="nothing")
    assert decision(game) == ("take", 0)  # one stands for the book, the other is any artifact
    assert decision(play(game, "take food")) == ("turn", 1) and holdings(game)[2:] == ({"food": 1}, {})


@WILD
def test_wildcard_at_the_dilemma(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: for the named artifact, before the outcome; any two are no use
    (R95, I10).
    """
    game = play(turn_with([recruit], dilemma="bat", hand=card), "dilemma")
    assert legal(game) == TAKE_COMMODITIES
    play(game, "take energy")
    assert decision(game) == ("outcome", 0) and holdings(game)[2:] == ({"energy": 1}, {})
    game = play(turn_with([recruit], dilemma="bat", hand=f"2 {card}", morale=2), "dilemma")
    assert legal(game) == [f"pay 2 {card}", f"pay {card}"]
    assert decision(play(game, f"pay 2 {card}")) == ("outcome", 0)
    game = play(turn_with([recruit], dilemma=card, hand=card), "dilemma")
    assert decision(game) == ("outcome", 0) and holdings(game)[2] == {}
    assert "dilemma" not in legal(turn_with([recruit], dilemma="bat", hand=card, where="hidden"))


@WILD
def test_wildcard_on_every_use(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no limit per turn (T96, I1)."""
    game = equal_workers([recruit], "place 1 ark", morale=5, hand=f"2 book 2 {card}")
    play(game, f"pay {items('book', card)}", "take food", "another", "place 1 free_press")
    assert decision(game) == ("take", 0)
    assert holdings(play(game, "take food"))[2] == {"food": 2}


def test_wildcards_in_one_pair():
    """ekaterina_the_cheater, miroslav_the_con_artist: box and bear as a pair are one use, 1 commodity (I10)."""
    game = place_at("ark", [EKATERINA, MIROSLAV], "take food", hand="bear box", morale=2)
    assert holdings(game)[2:] == ({"food": 1}, {}) and decision(game) == ("turn", 1)


@WILD
def test_wildcard_commodity_and_tiles(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: Lottery can void the commodity, Monotony leaves it (I9)."""
    assert holdings(
        place_at("wind_saloon", [recruit], "take food", hand=f"bat {card}", morale=2, goods="2 food", tile=LOTTERY)
    )[2] == {"food": 2}
    assert holdings(place_at("wind_saloon", [recruit], "take food", hand=f"bat {card}", morale=2, tile=MONOTONY))[
        2
    ] == {"food": 1}


@WILD
def test_wildcard_and_the_agency(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: the surcharge of an own bump stays on top (I5)."""
    own = {"dice": {"hand": [1, 2], "wind_saloon": [4]}, "tile": AGENCY, "hand": f"bat {card}", "morale": 2}
    assert "place 1 wind_saloon" not in legal(turn_with([recruit], **own))
    game = place_at("wind_saloon", [recruit], "roll 2", "take food", goods="water", **own)
    assert holdings(game)[2:] == ({"food": 1}, {})


@WILD
def test_wildcard_not_for_other_recruits(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no help for Borna, Dusty or Pedro (T96, I10)."""
    assert f"use {BORNA}" not in legal(turn_with([recruit, BORNA], hand=card))
    game = turn_with([recruit, DUSTY], hand=card, morale=3, knowledge=6, dice={"farm": [2, 3]})
    assert decision(play(game, "retrieve 2@farm 3@farm", "roll 6 6")) == ("turn", 1) and seat(game)["owned"] == 1
    game = place_at("ark", [recruit, PEDRO], hand=f"2 bat {card}", morale=3)
    assert legal(game) == sorted(["pay 2 bat", f"pay {'2 bat ' + card}", f"pay {items('bat', card)}"])
    assert decision(play(game, f"pay 2 bat {card}")) == ("turn", 1) and holdings(game)[2] == {}
    game = place_at("ark", [recruit, PEDRO], f"pay {items('bat', 'book', card)}", hand=f"bat book {card}", morale=3)
    assert len(legal(game)) == 12 and "take food gold" in legal(game)  # as its own type it counts for Pedro


def test_ekaterina_and_chaga():
    """ekaterina_the_cheater: Chaga's box is a box, and no use of hers (I10)."""
    game = play(build_ignorance({"recruits": [EKATERINA, CHAGA], "hidden": [JON], "hand": "box"}), "use chaga")
    assert decision(game) == ("turn", 0) and holdings(game)[2:] == ({}, {})
