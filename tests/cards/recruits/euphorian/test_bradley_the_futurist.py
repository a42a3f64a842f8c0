"""Bradley the Futurist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import visit_courthouse
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRADLEY, GAMBLER, GEEK, NICK
from helpers import build, decision, holdings, legal, play, seat


def test_bradley_keeps_one_of_two():
    """bradley_the_futurist: 2 knowledge, two cards drawn, one of these kept, after star and track (R69, G4)."""
    game = visit_courthouse({"recruits": [BRADLEY], "morale": 3, "knowledge": 4, "hand": "bear"})
    assert decision(game) == (f"use {BRADLEY}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    play(game, "use bradley", "draw bat", "draw box")
    assert legal(game) == ["discard bat", "discard box"]
    play(game, "discard bat")
    assert holdings(game) == (3, 6, {}, {"bear": 1, "box": 1}) and game.summary()["discard"] == [0, 1, 0, 0, 0, 0]


@HIDDEN_OR_ACADEMY
def test_bradley_off(where, tiles):
    """bradley_the_futurist: hidden or under the Academy he is not asked (G1, T50)."""
    assert decision(visit_courthouse({where: [BRADLEY]}, tiles=tiles)) == ("turn", 1)


def test_bradley_needs_knowledge_4():
    """bradley_the_futurist: at knowledge 5 the price does not fit (R90, T64)."""
    assert decision(visit_courthouse({"recruits": [BRADLEY], "knowledge": 5})) == ("turn", 1)


def test_bradley_at_the_artifact_market_with_the_star_on_a_tile():
    """bradley_the_futurist: an artifact market counts, and so does a star on a tile (R74)."""
    game = build(
        {"recruits": [BRADLEY], "morale": 2, "hand": "2 bat", "dice": {"hand": [1, 2]}},
        {"territory": {"euphorian": 2}},
        tiles={"market_ea": "bemusement_park"},
    )
    play(game, "place 1 incinerator")
    assert seat(game)["tile_stars"] == ["market_ea"] and decision(game) == (f"use {BRADLEY}", 0)


@pytest.mark.parametrize("space", ["wind_saloon", "nimbus_loft", "sky_lounge", "build_ea_2"])
def test_bradley_not_elsewhere(space):
    """bradley_the_futurist: Icarite markets and building are no visit of his (R64, R76)."""
    game = build(
        {"recruits": [BRADLEY], "morale": 2, "hand": "2 bat", "goods": "3 gold bliss food", "dice": {"hand": [1, 2]}}
    )
    play(game, f"place 1 {space}", *(["take 2 gold"] if space == "sky_lounge" else []))
    assert decision(game) == ("turn", 1)


def test_bradley_not_without_a_star():
    """bradley_the_futurist: territory full: not asked, not even for a star on a recruit (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert decision(visit_courthouse({"recruits": [BRADLEY]}, full)) == ("turn", 1)
    game = visit_courthouse({"recruits": [BRADLEY]}, full, tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {BRADLEY: 1} and decision(game) == ("turn", 1)


def test_bradley_changes_his_own_draws():
    """bradley_the_futurist: neither Geek nor Gambler may change these cards (R93, G4, T74)."""
    game = play(visit_courthouse({"recruits": [BRADLEY, GEEK, GAMBLER]}), "use bradley")
    assert decision(game) == ("draw_artifact", -1)
    assert decision(play(game, "draw bat")) == ("draw_artifact", -1)
    assert decision(play(game, "draw box")) == ("discard", 0)


def test_bradley_last_card_is_kept():
    """bradley_the_futurist: with one artifact left in deck and discard pile it is kept (R51, G13)."""
    full = {"morale": 6, "hand": "balloon bat bear bifocals book box"}
    game = visit_courthouse({"recruits": [BRADLEY], "morale": 6, "hand": "balloon bat bear bifocals book"}, *[full] * 5)
    play(game, "use bradley")
    assert holdings(game) == (6, 5, {}, dict.fromkeys(["balloon", "bat", "bear", "bifocals", "book", "box"], 1))
    assert decision(game) == ("turn", 1)


def test_bradley_with_nick():
    """bradley_the_futurist: Nick's 2 morale come before the hand check; without him a card goes (R50, G8)."""
    moves = ("use bradley", "draw bat", "draw box", "discard box")
    game = play(visit_courthouse({"recruits": [BRADLEY, NICK], "hand": "bear"}), *moves)
    assert holdings(game) == (3, 5, {}, {"bear": 1, "bat": 1}) and decision(game) == ("turn", 1)
    game = play(visit_courthouse({"recruits": [BRADLEY], "hand": "bear"}), *moves)
    assert legal(game) == ["discard bat", "discard bear"]


def test_bradley_at_each_market_of_a_turn():
    """bradley_the_futurist: once per visit, so twice in a turn with two visits (R18, R89)."""
    game = visit_courthouse(
        {"recruits": [BRADLEY], "morale": 4, "knowledge": 1, "hand": "3 bat", "dice": {"hand": [1, 1]}}
    )
    play(game, "use bradley", "draw box", "draw bear", "discard box", "place 1 incinerator", "pay 2 bat")
    assert decision(game) == (f"use {BRADLEY}", 0)
    play(game, "use bradley", "draw box", "draw bear", "discard box")
    assert holdings(game) == (4, 5, {}, {"bat": 1, "bear": 2}) and decision(game) == ("turn", 1)
