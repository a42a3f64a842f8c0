"""Ha-Joon the Gold Trader: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import equal_workers, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import BRIBE_DEPARTMENT, CARY, HA_JOON, KOFI, LARS, PAMHIDZAI, SHAHEENA, STORAGE
from helpers import CHANCE, decision, holdings, legal, play


def test_ha_joon_buys_at_the_end():
    """ha_joon_the_gold_trader: 1 gold for an artifact at its bazaar price, after the placement (R53, I8)."""
    game = place_at("farm", [HA_JOON], goods="gold")
    assert decision(game) == (f"use {HA_JOON}", 0) and holdings(game)[2] == {"food": 1, "gold": 1}
    play(game, "use ha_joon")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"] and holdings(game)[2] == {"food": 1}
    assert holdings(play(game, "buy 3 bear", "refill bat")) == (1, 3, {}, {"bear": 1}) and decision(game) == ("turn", 1)
    assert decision(place_at("farm", [HA_JOON], "decline ha_joon", goods="gold")) == ("turn", 1)


def test_ha_joon_off():
    """ha_joon_the_gold_trader: not without gold, not while hidden, not at others' turns (R88, R90)."""
    assert decision(place_at("farm", [HA_JOON], goods="stone clay")) == ("turn", 1)
    assert decision(place_at("farm", [HA_JOON], goods="gold", where="hidden")) == ("turn", 1)
    assert decision(place_at("farm", [], others=({"recruits": [HA_JOON], "goods": "gold"},))) == ("turn", 1)


def test_ha_joon_once_per_turn():
    """ha_joon_the_gold_trader: a turn ends once however much gold there is (T96, R89)."""
    game = place_at("farm", [HA_JOON], "use ha_joon", "buy 4 book", "refill bat", goods="3 gold", morale=3)
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"food": 1, "gold": 2}


def test_ha_joon_on_retrieve_turns_not_dilemmas():
    """ha_joon_the_gold_trader: after a retrieval, not after a dilemma (R16)."""
    game = turn_with([HA_JOON], goods="gold", dice={"hand": [1], "farm": [2]})
    assert decision(play(game, "retrieve 2@farm", "roll 2")) == (f"use {HA_JOON}", 0)
    game = turn_with([HA_JOON], goods="gold", dilemma="bat", hand="bat")
    assert decision(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_ha_joon_after_all_placements():
    """ha_joon_the_gold_trader: after the last placement of the turn, not between (R18)."""
    game = equal_workers([HA_JOON], "place 1 farm", goods="gold")
    assert legal(game) == ["another", "stop"]
    assert decision(play(game.clone(), "stop")) == (f"use {HA_JOON}", 0)
    assert decision(play(game, "another", "place 1 farm")) == (f"use {HA_JOON}", 0)
    assert decision(place_at("tunnel_euphorian", [HA_JOON], "take gold", goods="energy")) == (f"use {HA_JOON}", 0)


def test_ha_joon_before_shaheena():
    """ha_joon_the_gold_trader: before Shaheena, hand limit in between (R50, R89a)."""
    game = place_at("farm", [HA_JOON, SHAHEENA], goods="gold stone", hand="box")
    assert decision(game) == (f"use {HA_JOON}", 0)
    play(game, "use ha_joon", "buy 4 book", "refill bat")
    assert legal(game) == ["discard book", "discard box"]
    assert decision(play(game, "discard book")) == (f"use {SHAHEENA}", 0)
    assert decision(place_at("farm", [HA_JOON, SHAHEENA], "decline ha_joon", goods="gold stone")) == (
        f"use {SHAHEENA}",
        0,
    )


def test_ha_joon_too_late_for_lars():
    """ha_joon_the_gold_trader: a balloon gained here moves nobody (I6)."""
    game = place_at(
        "farm",
        [HA_JOON, LARS],
        "use ha_joon",
        "buy 4 balloon",
        "refill bat",
        goods="gold",
        bazaar=("bat", "box", "bear", "balloon"),
    )
    assert decision(game) == ("turn", 1)


def test_ha_joon_with_cary_and_pamhidzai():
    """ha_joon_the_gold_trader: a bear pays Cary, a book may go back by Pamhidzai (I8)."""
    game = place_at("farm", [HA_JOON, CARY], "use ha_joon", "buy 3 bear", "refill bat", goods="gold")
    assert legal(game) == TAKE_COMMODITIES and holdings(game)[2] == {"food": 1}
    game = place_at("farm", [HA_JOON, PAMHIDZAI], "use ha_joon", "buy 4 book", goods="gold")
    assert decision(game) == (f"use {PAMHIDZAI}", 0)


def test_ha_joon_where_nothing_can_be_gained():
    """ha_joon_the_gold_trader: may be used though Storage leaves no artifact; the gold is gone (R55, R89)."""
    game = place_at("farm", [HA_JOON], "use ha_joon", goods="gold", hand="bat bear book box", morale=4, tile=STORAGE)
    assert decision(game) == ("turn", 1) and holdings(game)[2:] == (
        {"food": 1},
        {"bat": 1, "bear": 1, "book": 1, "box": 1},
    )
    game = place_at("farm", [HA_JOON], "use ha_joon", goods="gold", hand="bear", morale=4, tile=STORAGE)
    assert legal(game) == ["buy 2 box", "buy 4 book"]


def test_ha_joon_prices():
    """ha_joon_the_gold_trader: Bribe Regulation raises the price; the option free_trades takes it away (R53, I8)."""
    assert decision(place_at("farm", [HA_JOON], "use ha_joon", goods="gold", tile=BRIBE_DEPARTMENT)) == (
        "refill",
        CHANCE,
    )
    game = place_at(
        "farm", [HA_JOON], "use ha_joon", "buy 1 bat", "refill bat", goods="gold", options={"free_trades": True}
    )
    assert holdings(game) == (1, 3, {"food": 1}, {"bat": 1})


def test_ha_joon_in_kofis_further_turn():
    """ha_joon_the_gold_trader: Kofi's further turn is a new turn (R16)."""
    game = turn_with([HA_JOON, KOFI], goods="2 gold", morale=4, dice={"hand": [1], "farm": [2]})
    play(game, "retrieve 2@farm", "roll 2", "use ha_joon", "refill bat")
    assert decision(game) == ("turn", 0) and holdings(game)[2:] == ({"gold": 1}, {"book": 1})
    assert decision(play(game, "place 1 farm")) == (f"use {HA_JOON}", 0)
