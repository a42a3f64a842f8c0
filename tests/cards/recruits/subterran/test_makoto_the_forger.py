"""Makoto the Forger: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import (
    build_table,
    hand_of,
    owner_with,
    retrieve_one,
    usable_recruits,
    visit_with_cards,
)
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import (
    ATHENAEUM,
    BORNA,
    BUREAU,
    CHAGA,
    DUSTY,
    JAVIER,
    LOTTERY,
    MAKOTO,
    MONOTONY,
    PALACE,
    PEDRO,
    POLICE,
    PRISON,
)
from helpers import goods_of, holdings, legal, play, recruit_asked, seat

WILD = pytest.mark.parametrize(
    "recruit, card, asked", [(MAKOTO, "bifocals", POLICE), (JAVIER, "book", BUREAU)], ids=["makoto", "javier"]
)


def items(*cards):
    """Cards as a list of items in the order of the notation."""
    order = ["balloon", "bat", "bear", "bifocals", "book", "box"]
    return " ".join(f"{cards.count(card)} {card}" if cards.count(card) > 1 else card for card in order if card in cards)


@WILD
def test_wildcard_at_a_market(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for the named artifact; a commodity before the star (R69,
    I10).
    """
    game = visit_with_cards(recruit, "market_ea", card, tile=ATHENAEUM, goods="gold")
    assert (
        holdings(game)[2:] == ({}, {})
        and legal(game) == TAKE_COMMODITIES
        and game.summary()["territories"]["euphorian"] == [0, 0]
    )
    play(game, "take bliss")
    assert (
        goods_of(game) == {"bliss": 1}
        and game.summary()["territories"]["euphorian"] == [1, 0]
        and recruit_asked(game) == ("turn", 1)
    )


@WILD
def test_wildcard_is_a_choice(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: the asked card may be paid instead, without a commodity
    (I5).
    """
    game = visit_with_cards(recruit, "market_ea", f"{card} bear", tile=ATHENAEUM, goods="gold")
    assert legal(game) == ["pay gold bear", f"pay gold {card}"]
    assert goods_of(play(game, "pay gold bear")) == {} and recruit_asked(game) == ("turn", 1)


@WILD
def test_wildcard_off(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: hidden, nobody's or with another card it is closed (R22,
    R88).
    """
    spec = {"goods": "gold", "tile_stars": ["market_ea"]}
    for game in (
        owner_with([recruit], where="hidden", cards=card, **spec),
        owner_with([recruit], where="nobody", cards=card, **spec),
        owner_with([recruit], cards="box", **spec),
    ):
        assert "place 1 market_ea" not in legal(build_table(game, tiles={"market_ea": ATHENAEUM}))


@WILD
def test_wildcard_commodity_comes_too_late(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: the commodity pays no part of the same price (R22, I10)."""
    spec = {"tile_stars": ["market_ea"], "cards": card}
    assert "place 1 market_ea" not in legal(
        build_table(owner_with([recruit], goods="energy", **spec), tiles={"market_ea": PRISON})
    )
    game = build_table(owner_with([recruit], goods="energy food", **spec), tiles={"market_ea": PRISON})
    assert goods_of(play(game, "place 1 market_ea", "take water")) == {"water": 1}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, asked, space):
    """makoto_the_forger, javier_the_underground_librarian: as one card of a pair (R74, R76)."""
    game = visit_with_cards(recruit, space, f"{card} box")
    assert legal(game) == TAKE_COMMODITIES
    play(game, "take food")
    assert holdings(game)[2:] == ({"food": 1}, {}) and seat(game)["stars_left"] == 9
    assert f"place 1 {space}" not in legal(build_table(owner_with([recruit], cards="bear box", morale=2)))


@WILD
def test_wildcard_in_the_dilemma(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for the artifact of the dilemma; then the outcome (R95)."""
    game = play(build_table(owner_with([recruit], cards=card, dilemma="bear")), "dilemma")
    assert legal(game) == TAKE_COMMODITIES
    assert recruit_asked(play(game, "take energy")) == ("outcome", 0) and goods_of(game) == {"energy": 1}
    assert "dilemma" not in legal(build_table(owner_with([recruit], cards=card, dilemma="bear", where="hidden")))
    game = play(build_table(owner_with([recruit], cards=f"{card} box", dilemma="bear", morale=2)), "dilemma")
    assert legal(game) == sorted([f"pay {card}", f"pay {card} box"])
    assert recruit_asked(play(game, f"pay {card} box")) == ("outcome", 0) and goods_of(game) == {}
    game = play(build_table(owner_with([recruit], cards=card, dilemma=card)), "dilemma")
    assert recruit_asked(game) == ("outcome", 0) and goods_of(game) == {}


@WILD
def test_wildcard_without_substitution(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: a pair, the asked card, 3 artifacts are no use (I10)."""
    for game in (
        visit_with_cards(recruit, "ark", f"2 {card}"),
        visit_with_cards(recruit, "market_ea", card, tile=asked, goods="clay"),
        visit_with_cards(recruit, "ark", f"{card} box bear", f"pay {items(card, 'box', 'bear')}"),
    ):
        assert holdings(game)[2:] == ({}, {}) and recruit_asked(game) == ("turn", 1)


def test_makoto_at_the_palace():
    """makoto_the_forger: book and bifocals pay book + any without use; bifocals for the book is one use (I10)."""
    game = visit_with_cards(MAKOTO, "market_ea", "bifocals book", tile=PALACE)
    assert holdings(game)[2:] == ({}, {}) and recruit_asked(game) == ("turn", 1)
    assert legal(visit_with_cards(MAKOTO, "market_ea", "2 bifocals", tile=PALACE)) == TAKE_COMMODITIES
    assert legal(visit_with_cards(MAKOTO, "market_ea", "bifocals box", tile=PALACE)) == TAKE_COMMODITIES


@WILD
def test_wildcard_every_use(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: every payment of a turn pays, no limit (I1)."""
    game = visit_with_cards(
        recruit, "ark", f"2 {card} 2 box", f"pay {card} box", "take food", "another", hand=(1, 1, 6)
    )
    play(game, "place 1 incinerator", "take food")
    assert goods_of(game) == {"food": 2} and hand_of(game) == {}


def test_wildcards_together_are_one_use():
    """makoto_the_forger, javier_the_underground_librarian: a pair of both wildcards gives 1 commodity (I10)."""
    game = visit_with_cards(MAKOTO, "ark", "bifocals book", recruits=[JAVIER])
    assert goods_of(play(game, "take food")) == {"food": 1} and recruit_asked(game) == ("turn", 1)


@WILD
def test_wildcard_and_other_recruits(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: no box for Chaga, no bat for Dusty; as itself for Borna
    (I10).
    """
    game = build_table({**owner_with([recruit, CHAGA, BORNA], cards=card), "hidden": [PEDRO]})
    assert usable_recruits(game) == [BORNA]
    assert recruit_asked(retrieve_one([recruit, DUSTY], "roll 6", cards=card)) == ("turn", 1)
    game = build_table({**owner_with([recruit, CHAGA, BORNA], cards="box"), "hidden": [PEDRO]})
    assert usable_recruits(game) == [CHAGA]


@WILD
def test_wildcard_and_the_caps(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: Lottery voids a type held twice, Monotony leaves the 1
    (I9).
    """
    spec = owner_with([recruit], cards=f"{card} box", goods="2 food", morale=2)
    game = play(build_table(spec, tiles={"market_ea": LOTTERY}), "place 1 ark", "take food")
    assert goods_of(game) == {"food": 2}
    game = play(build_table(spec, tiles={"market_ea": MONOTONY}), "place 1 ark", "take food")
    assert goods_of(game) == {"food": 3}


@WILD
def test_wildcard_and_pedro(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for Pedro the card is of its own type only (I10)."""
    game = visit_with_cards(recruit, "ark", f"2 {card} bear", f"pay {items(card, card, 'bear')}", recruits=[PEDRO])
    assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {}
    assert (
        legal(visit_with_cards(recruit, "ark", f"2 {card} bear", f"pay {items(card, 'bear')}", recruits=[PEDRO]))
        == TAKE_COMMODITIES
    )
