"""Nick the Understudy: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, owner_showing, place_first, visit_tile
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import JOSIAH, KADAN, LEE, MAXIME, NICK, PHIL, REBECCA, REITZ
from helpers import decision, holdings


def test_nick_counts_own_prices():
    """nick_the_understudy: 1 morale per point of knowledge gained, own prices included (G10)."""
    assert holdings(bump_four([NICK, PHIL], "use phil", "draw bat"))[:2] == (2, 4)
    reitz = place_first(
        owner_showing([NICK, REITZ], goods="water"), space="tunnel_subterran", moves=["use professor_reitz", "draw bat"]
    )
    assert holdings(reitz)[:2] == (3, 5)
    assert holdings(place_first(owner_showing([NICK, KADAN]), space="tunnel_end_subterran", miners=(0, 9, 0)))[:3] == (
        3,
        5,
        {"food": 3},
    )


@HIDDEN_OR_ACADEMY
def test_nick_off(where, tiles):
    """nick_the_understudy: hidden or under the Academy no morale (G1, T50)."""
    assert holdings(
        place_first(
            owner_showing([NICK], where, face=6), {"dice": {"hand": [1], "farm": [3]}}, space="farm", tiles=tiles
        )
    )[:2] == (1, 4)


def test_nick_counts_areas_and_theater():
    """nick_the_understudy: areas at 9 or more and the Theater count; lost knowledge does not (R43, R103)."""
    assert holdings(place_first(owner_showing([NICK], face=6), {"dice": {"hand": [1], "farm": [3]}}, space="farm"))[
        :2
    ] == (2, 4)
    assert holdings(place_first(owner_showing([NICK], face=6), space="farm"))[:2] == (1, 2)
    game = visit_tile(
        "courthouse_of_hasty_judgment",
        owner_showing([NICK], goods="4 energy stone"),
        tiles={"market_eb": "theater_of_revelatory_propaganda"},
    )
    assert holdings(game)[:2] == (2, 4)


@pytest.mark.parametrize("recruit, gain", [(LEE, "take food"), (MAXIME, "draw bat"), (REBECCA, "take gold")])
def test_nick_counts_knowledge_pushed_on(recruit, gain):
    """nick_the_understudy: knowledge from Lee, Maxime or Rebecca counts, in another player's turn (G10)."""
    assert holdings(bump_four([recruit], f"use {recruit}", gain, morale=3, victim={"recruits": [NICK]}), 1)[:2] == (
        2,
        4,
    )


def test_nick_counts_josiah():
    """nick_the_understudy: knowledge from Josiah counts (G10)."""
    assert holdings(
        place_first(owner_showing([JOSIAH]), {"recruits": [NICK], "dice": {"hand": [1], "farm": [2]}}, space="farm"), 1
    )[:2] == (2, 4)


def test_nick_at_the_ends():
    """nick_the_understudy: at knowledge 6 nothing was gained; morale stops at 6 (R28)."""
    high = {"dice": {"hand": [1], "farm": [3]}}
    assert holdings(place_first(owner_showing([NICK], face=6, knowledge=6), high, space="farm"))[:2] == (1, 6)
    assert holdings(place_first(owner_showing([NICK], face=6, morale=6), high, space="farm"))[:2] == (6, 4)


def test_nick_raises_the_hand_limit_first():
    """nick_the_understudy: the new limit holds for the card of the same effect, and Nick makes no price payable (G2,
    R50).
    """
    game = bump_four([NICK, PHIL], "use phil", "draw bat", hand="box")
    assert holdings(game)[3] == {"bat": 1, "box": 1} and decision(game) == ("take", 0)
    assert decision(bump_four([NICK, PHIL], knowledge=6)) == ("take", 0)
