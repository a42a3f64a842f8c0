"""Jonathan the Artist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ARTIST, GAMBLER, GEEK, NICK
from helpers import decision, holdings, legal, play, seat


def test_artist_draws():
    """jonathan_the_artist: 1 knowledge for an artifact, alone on the site, after the payment (R62)."""
    game = place_first(owner_showing([ARTIST], goods="gold", knowledge=5), space="build_ea_2")
    assert decision(game) == (f"use {ARTIST}", 0) and holdings(game)[2] == {}
    assert holdings(play(game.clone(), f"use {ARTIST}", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert holdings(play(game, f"decline {ARTIST}")) == (1, 5, {}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_artist_off(where, tiles):
    """jonathan_the_artist: hidden or under the Academy not asked (G1, T50)."""
    assert decision(place_first(owner_showing([ARTIST], where, goods="gold"), space="build_ea_2", tiles=tiles)) == (
        "turn",
        1,
    )


def test_artist_needs_room_for_knowledge():
    """jonathan_the_artist: not at knowledge 6 (R90)."""
    assert decision(place_first(owner_showing([ARTIST], goods="gold", knowledge=6), space="build_ea_2")) == ("turn", 1)


@pytest.mark.parametrize(
    "face, others, asked",
    [
        (4, {"build_ea_1": [3]}, True),
        (4, {"build_ea_1": [4]}, False),
        (4, {"build_ea_1": [5]}, False),
        (4, {"build_ea_1": [1], "build_ea_3": [3]}, True),
        (4, {"build_ea_1": [1], "build_ea_3": [4]}, False),
        (4, {"build_eb_1": [6]}, True),  # another site, even of the same region
    ],
)
def test_artist_alone_highest_of_the_site(face, others, asked):
    """jonathan_the_artist: sole highest of the one site; ties fail (R92, G5)."""
    game = place_first(
        owner_showing([ARTIST], face=face, goods="gold"), {"dice": {"hand": [1], **others}}, seats=6, space="build_ea_2"
    )
    assert decision(game) == ((f"use {ARTIST}", 0) if asked else ("turn", 1))


def test_artist_only_on_sites():
    """jonathan_the_artist: alone on an area is nothing to him (R62)."""
    assert decision(place_first(owner_showing([ARTIST]), space="farm")) == ("turn", 1)


def test_artist_before_the_completion():
    """jonathan_the_artist: asked while all workers still stand there, before the tile is turned (R64)."""
    game = place_first(
        owner_showing([ARTIST], face=4, goods="gold"), {"dice": {"hand": [1], "build_ea_1": [3]}}, space="build_ea_2"
    )
    assert decision(game) == (f"use {ARTIST}", 0) and ["build_ea_1", 3] in seat(game, 1)["dice"]
    assert decision(play(game, f"use {ARTIST}", "draw bat")) == ("tile", -1)


def test_artist_draw_may_be_changed():
    """jonathan_the_artist: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = place_first(
        owner_showing([ARTIST, GEEK, GAMBLER], goods="gold"), space="build_ea_2", moves=[f"use {ARTIST}"]
    )
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_artist_nick_and_the_hand_limit():
    """jonathan_the_artist: Nick's morale makes room for the card; without him one is discarded (G8, G10)."""
    moves = {"space": "build_ea_2", "moves": [f"use {ARTIST}", "draw bat"]}
    game = place_first(owner_showing([ARTIST, NICK], goods="gold", hand="box"), **moves)
    assert holdings(game) == (2, 4, {}, {"bat": 1, "box": 1}) and decision(game) == ("turn", 1)
    assert legal(place_first(owner_showing([ARTIST], goods="gold", hand="box"), **moves)) == [
        "discard bat",
        "discard box",
    ]
