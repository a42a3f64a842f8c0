"""Brett the Lockpicker: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_first, visit_courthouse
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRETT, KATY, NICK
from helpers import build, decision, holdings, legal, play


def test_brett_takes_a_resource():
    """brett_the_lockpicker: 1 knowledge for a resource of choice, after star and track (R69, R28)."""
    game = visit_courthouse({"recruits": [BRETT], "knowledge": 5})
    assert decision(game) == (f"use {BRETT}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    assert legal(play(game, "use brett")) == ["take clay", "take gold", "take stone"]
    assert holdings(play(game, "take gold")) == (1, 6, {"gold": 1}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_brett_off(where, tiles):
    """brett_the_lockpicker: hidden or under the Academy not asked (G1, T50)."""
    assert decision(visit_courthouse({"recruits": [BRETT]}, where=where, tiles=tiles)) == ("turn", 1)


def test_brett_needs_room_for_knowledge():
    """brett_the_lockpicker: not at knowledge 6; optional (R90, R89)."""
    assert decision(visit_courthouse({"recruits": [BRETT], "knowledge": 6})) == ("turn", 1)
    assert holdings(visit_courthouse({"recruits": [BRETT]}, moves=["decline brett"])) == (1, 3, {}, {})


def test_brett_after_a_bump_too():
    """brett_the_lockpicker: whether the visit bumped somebody does not matter (R23)."""
    assert decision(
        visit_courthouse({"recruits": [BRETT]}, {"dice": {"hand": [1], "market_ea": [2]}}, moves=["roll 1"])
    ) == (
        f"use {BRETT}",
        0,
    )


def test_brett_cannot_pay_the_visit():
    """brett_the_lockpicker: his resource comes too late for this visit's price (R22)."""
    game = build(
        {"recruits": [BRETT], "goods": "4 energy", "tile_stars": ["market_ea"]},
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
    )
    assert "place 1 market_ea" not in legal(game)


def test_brett_needs_a_star_on_the_board():
    """brett_the_lockpicker: territory full: not asked, a star on a recruit does not help (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert decision(visit_courthouse({"recruits": [BRETT]}, full)) == ("turn", 1)
    assert decision(visit_courthouse({"recruits": [BRETT, KATY]}, full, tracks=(10, 0, 0, 0))) == ("turn", 1)


@pytest.mark.parametrize(
    "space, asked",
    [("incinerator", True), ("free_press", True), ("ark", True), ("wind_saloon", False), ("build_ea_2", False)],
)
def test_brett_at_artifact_markets(space, asked):
    """brett_the_lockpicker: artifact markets count, Icarite markets and building do not (R74, R76, R64)."""
    game = place_first({"recruits": [BRETT], "morale": 2, "hand": "2 bat", "goods": "gold"}, space=space)
    assert decision(game) == ((f"use {BRETT}", 0) if asked else ("turn", 1))


def test_brett_and_nick():
    """brett_the_lockpicker: Nick gains 1 morale with the price (G10)."""
    assert holdings(visit_courthouse({"recruits": [BRETT, NICK]}, moves=["use brett", "take clay"])) == (
        2,
        4,
        {"clay": 1},
        {},
    )
