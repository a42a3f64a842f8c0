"""Alexandra the Heister: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import (
    build_table,
    owner_with,
    retrieve_and_roll,
    usable_recruits,
    visit_with_cards,
)
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import (
    AGENCY,
    ALEXANDRA,
    ATHENAEUM,
    BORNA,
    CAROUSEL,
    CHAGA,
    DUSTY,
    JOSE,
    LOTTERY,
    MONOTONY,
    PALACE,
    PEDRO,
    PRISON,
)
from helpers import goods_of, holdings, legal, play, recruit_asked, seat

WILD = pytest.mark.parametrize(
    "recruit, card, other, asked",
    [(ALEXANDRA, "balloon", "bat", AGENCY), (JOSE, "bat", "balloon", CAROUSEL)],
    ids=["alexandra", "jose"],
)


def items(*cards):
    """Cards as a list of items in the order of the notation."""
    order = ["balloon", "bat", "bear", "bifocals", "book", "box"]
    return " ".join(f"{cards.count(card)} {card}" if cards.count(card) > 1 else card for card in order if card in cards)


@WILD
def test_wildcard_at_a_market(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for the named artifact of a market; then 1 commodity, before the star
    (R69, I10).
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
def test_wildcard_is_a_choice(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: optional: the asked card may be paid instead, without a commodity
    (I5).
    """
    game = visit_with_cards(recruit, "market_ea", f"{card} bear", tile=ATHENAEUM, goods="gold")
    assert legal(game) == [f"pay gold {card}", "pay gold bear"]
    assert goods_of(play(game, "pay gold bear")) == {} and recruit_asked(game) == ("turn", 1)


@WILD
def test_wildcard_off(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: hidden, nobody's or with another card the market is closed (R22,
    R88).
    """
    for where in ("hidden", "nobody"):
        game = build_table(
            owner_with([recruit], where=where, cards=card, goods="gold", tile_stars=["market_ea"]),
            tiles={"market_ea": ATHENAEUM},
        )
        assert "place 1 market_ea" not in legal(game)
    game = build_table(
        owner_with([recruit], cards=other, goods="gold", tile_stars=["market_ea"]), tiles={"market_ea": ATHENAEUM}
    )
    assert "place 1 market_ea" not in legal(game)


@WILD
def test_wildcard_commodity_comes_too_late(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: the commodity comes after the payment and pays no part of it (R22,
    I10).
    """
    spec = {"tile_stars": ["market_ea"], "cards": card}
    game = build_table(owner_with([recruit], goods="energy", **spec), tiles={"market_ea": PRISON})
    assert "place 1 market_ea" not in legal(game)
    game = build_table(owner_with([recruit], goods="energy food", **spec), tiles={"market_ea": PRISON})
    assert goods_of(play(game, "place 1 market_ea", "take water")) == {"water": 1}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, other, asked, space):
    """alexandra_the_heister, jose_the_persuader: as one card of a pair, at every artifact market and the Wind Saloon
    (R74, R76).
    """
    game = visit_with_cards(recruit, space, f"{card} {other}")
    assert legal(game) == TAKE_COMMODITIES
    play(game, "take food")
    assert holdings(game)[2:] == ({"food": 1}, {}) and seat(game)["stars_left"] == 9
    assert f"place 1 {space}" not in legal(build_table(owner_with([recruit], cards=f"bear {other}", morale=2)))


@WILD
def test_wildcard_in_the_dilemma(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for the artifact of the dilemma; then a commodity, then the outcome
    (R95).
    """
    game = play(build_table(owner_with([recruit], cards=card, dilemma="bear")), "dilemma")
    assert legal(game) == TAKE_COMMODITIES
    assert recruit_asked(play(game, "take energy")) == ("outcome", 0) and goods_of(game) == {"energy": 1}
    game = build_table(owner_with([recruit], cards=card, dilemma="bear", where="hidden"))
    assert "dilemma" not in legal(game)
    game = play(build_table(owner_with([recruit], cards=f"{card} {other}", dilemma="bear", morale=2)), "dilemma")
    assert legal(game) == sorted([f"pay {card}", f"pay {items(card, other)}"])
    assert recruit_asked(play(game, f"pay {items(card, other)}")) == ("outcome", 0) and goods_of(game) == {}
    game = play(build_table(owner_with([recruit], cards=card, dilemma=card)), "dilemma")
    assert recruit_asked(game) == ("outcome", 0) and goods_of(game) == {}


@WILD
def test_wildcard_without_substitution(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: a pair, the asked card, 3 artifacts, book and card for book and any:
    no use (I10).
    """
    for game in (
        visit_with_cards(recruit, "ark", f"2 {card}"),
        visit_with_cards(recruit, "market_ea", card, tile=asked, goods="stone"),
        visit_with_cards(recruit, "market_ea", f"book {card}", tile=PALACE),
    ):
        assert holdings(game)[2:] == ({}, {}) and recruit_asked(game) == ("turn", 1)
    game = visit_with_cards(recruit, "ark", f"{card} {other} bear", f"pay {items(card, other, 'bear')}")
    assert holdings(game)[2:] == ({}, {}) and recruit_asked(game) == ("turn", 1)
    game = visit_with_cards(recruit, "market_ea", f"2 {card}", tile=PALACE)  # one for the book, one for any artifact
    assert legal(game) == TAKE_COMMODITIES


@WILD
def test_wildcard_every_use(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: every payment of a turn pays, no limit (I1)."""
    game = visit_with_cards(
        recruit, "ark", f"2 {card} 2 bear", f"pay {items(card, 'bear')}", "take food", "another", hand=(1, 1, 6)
    )
    play(game, "place 1 incinerator", "take food")
    assert goods_of(game) == {"food": 2} and seat(game)["hand"] == {}


def test_wildcards_together_are_one_use():
    """alexandra_the_heister, jose_the_persuader: a pair of both wildcards gives 1 commodity (I10)."""
    game = visit_with_cards(ALEXANDRA, "ark", "balloon bat", recruits=[JOSE])
    assert goods_of(play(game, "take food")) == {"food": 1} and recruit_asked(game) == ("turn", 1)


@WILD
def test_wildcard_and_other_recruits(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: no box for Chaga, no book for Borna, no bat for Dusty (I10)."""
    game = build_table({**owner_with([recruit, CHAGA, BORNA], cards=card), "hidden": [PEDRO]})
    assert usable_recruits(game) == []
    game = retrieve_and_roll([recruit, DUSTY], cards=card)
    assert recruit_asked(game) == ((DUSTY, 0) if card == "bat" else ("turn", 1))


@WILD
def test_wildcard_and_pedro(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for Pedro the card is of its own type only (I10)."""
    game = visit_with_cards(recruit, "ark", f"2 {card} bear", recruits=[PEDRO])
    assert legal(game) == sorted([f"pay 2 {card}", f"pay {items(card, 'bear')}", f"pay {items(card, card, 'bear')}"])
    assert recruit_asked(play(game.clone(), f"pay {items(card, card, 'bear')}")) == ("turn", 1)
    assert legal(play(game, f"pay {items(card, 'bear')}")) == TAKE_COMMODITIES
    game = visit_with_cards(
        recruit, "ark", f"{card} {other} bear", f"pay {items(card, other, 'bear')}", recruits=[PEDRO]
    )
    assert game.kind == "take" and len(legal(game)) == 12


@WILD
def test_wildcard_and_the_lottery(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: a commodity held twice may be chosen, to no effect; Monotony leaves
    the 1 (I9).
    """
    spec = owner_with([recruit], cards=f"{card} {other}", goods="2 food", morale=2)
    game = play(build_table(spec, tiles={"market_ea": LOTTERY}), "place 1 ark", "take food")
    assert goods_of(game) == {"food": 2}
    game = play(build_table(spec, tiles={"market_ea": MONOTONY}), "place 1 ark", "take food")
    assert goods_of(game) == {"food": 3}
