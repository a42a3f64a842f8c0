"""Flavio the Merchant: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first, visit_tile
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRADLEY, BRETT, COURTHOUSE, FLAVIO, GAMBLER, GEEK, KATY, NICK
from helpers import decision, holdings, legal, play, seat

PRICE = "4 energy stone"


def test_flavio_draws_after_a_visit():
    """flavio_the_merchant: 1 knowledge for an artifact, after star and track (R69, R28)."""
    game = visit_tile(COURTHOUSE, owner_showing([FLAVIO], goods=PRICE, knowledge=5))
    assert decision(game) == (f"use {FLAVIO}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    assert holdings(play(game.clone(), "use flavio", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert holdings(play(game, "decline flavio")) == (1, 5, {}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_flavio_off(where, tiles):
    """flavio_the_merchant: hidden or under the Academy not asked (G1, T50)."""
    assert decision(visit_tile(COURTHOUSE, owner_showing([FLAVIO], where, goods=PRICE), tiles=tiles)) == ("turn", 1)


def test_flavio_needs_room_for_knowledge():
    """flavio_the_merchant: not at knowledge 6 (R90)."""
    assert decision(visit_tile(COURTHOUSE, owner_showing([FLAVIO], goods=PRICE, knowledge=6))) == ("turn", 1)


@pytest.mark.parametrize(
    "space, asked",
    [
        ("incinerator", True),
        ("free_press", True),
        ("ark", True),
        ("wind_saloon", False),
        ("nimbus_loft", False),
        ("build_ea_2", False),
    ],
)
def test_flavio_at_artifact_markets(space, asked):
    """flavio_the_merchant: artifact markets count, Icarite markets and building do not (R74, R76, R64)."""
    game = place_first(owner_showing([FLAVIO], goods="3 gold", hand="2 bat", morale=2), space=space)
    assert decision(game) == ((f"use {FLAVIO}", 0) if asked else ("turn", 1))


def test_flavio_needs_a_star_on_the_board():
    """flavio_the_merchant: territory full: not asked, a star on a recruit does not help (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert decision(visit_tile(COURTHOUSE, owner_showing([FLAVIO], goods=PRICE), full)) == ("turn", 1)
    game = visit_tile(COURTHOUSE, owner_showing([FLAVIO, KATY], goods=PRICE), full, tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {KATY: 1} and decision(game) == ("turn", 1)


def test_flavio_draw_may_be_changed():
    """flavio_the_merchant: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = visit_tile(COURTHOUSE, owner_showing([FLAVIO, GEEK, GAMBLER], goods=PRICE), moves=["use flavio"])
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_flavio_after_bradley_and_brett():
    """flavio_the_merchant: Bradley and Brett answer the same visit before him (G3, R89a)."""
    game = visit_tile(COURTHOUSE, owner_showing([FLAVIO, BRETT, BRADLEY], goods=PRICE, morale=3, knowledge=2))
    assert decision(game) == (f"use {BRADLEY}", 0)
    assert decision(play(game, "use bradley", "draw bat", "draw bear", "discard bat")) == (f"use {BRETT}", 0)
    assert decision(play(game, "use brett", "take gold")) == (f"use {FLAVIO}", 0)
    assert holdings(play(game, "use flavio", "draw box")) == (3, 6, {"gold": 1}, {"bear": 1, "box": 1})


def test_flavio_and_nick():
    """flavio_the_merchant: Nick's morale makes room for the card; without him one is discarded (G8, G10)."""
    moves = ["use flavio", "draw bat"]
    assert holdings(visit_tile(COURTHOUSE, owner_showing([FLAVIO, NICK], goods=PRICE, hand="box"), moves=moves)) == (
        2,
        4,
        {},
        {"bat": 1, "box": 1},
    )
    assert legal(visit_tile(COURTHOUSE, owner_showing([FLAVIO], goods=PRICE, hand="box"), moves=moves)) == [
        "discard bat",
        "discard box",
    ]


def test_flavio_once_per_visit():
    """flavio_the_merchant: one use per visit, a second visit of the turn is a new one (R18, R89)."""
    game = visit_tile(
        COURTHOUSE,
        {"recruits": [FLAVIO], "goods": PRICE, "hand": "2 bat", "morale": 3, "dice": {"hand": [1, 1]}},
        moves=["use flavio", "draw box"],
    )
    assert decision(game) == ("more", 0)
    assert decision(play(game, "place 1 free_press", "pay 2 bat")) == (f"use {FLAVIO}", 0)
