"""Shaheena the Digger: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, dig_with_shaheena, hand_of, owner_with
from cards.shared.names import CARY, HA_JOON, KOFI, LARS, PAMHIDZAI, PRISON, SHAHEENA, STORAGE
from helpers import goods_of, holdings, legal, play, recruit_asked


def test_shaheena_buys_an_artifact():
    """shaheena_the_digger: at the end of the turn 1 stone, and the bazaar price, for an artifact (R53)."""
    game = dig_with_shaheena()
    assert recruit_asked(game) == (SHAHEENA, 0)
    play(game, f"use {SHAHEENA}")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 2 box", "refill bat")
    assert holdings(game)[2:] == ({}, {"box": 1}) and recruit_asked(game) == ("turn", 1)
    assert goods_of(dig_with_shaheena(f"decline {SHAHEENA}")) == {"food": 1, "stone": 1}


def test_shaheena_off():
    """shaheena_the_digger: not without stone, hidden or nobody's (R88)."""
    for game in (
        dig_with_shaheena(goods="2 clay"),
        dig_with_shaheena(where="hidden"),
        dig_with_shaheena(where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1)


def test_shaheena_free_trade():
    """shaheena_the_digger: with the option the bazaar price is not paid (R53)."""
    game = dig_with_shaheena(f"use {SHAHEENA}", options={"free_trades": True})
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods_of(play(game, "buy 1 bat", "refill bat")) == {"food": 1}


def test_shaheena_once_a_turn():
    """shaheena_the_digger: a turn ends only once, however much stone is left (I1)."""
    game = dig_with_shaheena(f"use {SHAHEENA}", "buy 4 book", "refill bat", goods="3 stone")
    assert goods_of(game) == {"food": 1, "stone": 2} and recruit_asked(game) == ("turn", 1)


def test_shaheena_after_all_placements():
    """shaheena_the_digger: after the last placement of the turn (I6)."""
    game = dig_with_shaheena(hand=(1, 1, 6), morale=2)
    assert recruit_asked(game) == ("more", 0)
    assert recruit_asked(play(game.clone(), "stop")) == (SHAHEENA, 0)
    assert recruit_asked(play(game, "another", "place 1 farm")) == (SHAHEENA, 0)


def test_shaheena_after_a_retrieval_but_no_dilemma():
    """shaheena_the_digger: after a retrieve turn, roll and Prison included; not after a dilemma (R41, R94)."""
    game = build_table(
        owner_with([SHAHEENA], (6,), on={"farm": [1]}, goods="stone"),
        owner_with((), (1,), on={"farm": [2]}),
        tiles={"market_ea": PRISON},
    )
    play(game, "retrieve 1@farm", "roll 2")
    assert recruit_asked(game) == ("retrieve_one", 1)
    assert recruit_asked(play(game, "decline")) == (SHAHEENA, 0)
    game = dig_with_shaheena("outcome star", place="dilemma", cards="bat", dilemma="bat")
    assert recruit_asked(game) == ("turn", 1)


def test_shaheena_void_gain():
    """shaheena_the_digger: may be used though no artifact can be gained (R55, I3)."""
    game = dig_with_shaheena(f"use {SHAHEENA}", cards="book", row=("book",) * 4, tiles={"market_ea": STORAGE})
    assert holdings(game)[2:] == ({"food": 1}, {"book": 1}) and recruit_asked(game) == ("turn", 1)


def test_shaheena_after_ha_joon():
    """shaheena_the_digger: after Ha-Joon (R89a)."""
    game = dig_with_shaheena(recruits=[HA_JOON], goods="gold stone")
    assert recruit_asked(game) == (HA_JOON, 0)
    assert recruit_asked(play(game, f"decline {HA_JOON}")) == (SHAHEENA, 0)


def test_shaheena_hand_limit():
    """shaheena_the_digger: the hand limit comes right after (R50)."""
    game = dig_with_shaheena(f"use {SHAHEENA}", "buy 4 book", "refill bat", cards="bat")
    assert recruit_asked(game) == ("discard", 0) and legal(game) == ["discard bat", "discard book"]


def test_shaheena_cary_pamhidzai_lars():
    """shaheena_the_digger: a bear pays Cary, Pamhidzai may return the card, a balloon is too late for Lars (I8)."""
    game = dig_with_shaheena(f"use {SHAHEENA}", "buy 3 bear", "refill bat", "take bliss", recruits=[CARY])
    assert holdings(game)[2:] == ({"food": 1, "bliss": 1}, {"bear": 1})
    assert recruit_asked(dig_with_shaheena(f"use {SHAHEENA}", "buy 4 book", recruits=[PAMHIDZAI])) == (PAMHIDZAI, 0)
    game = dig_with_shaheena(
        f"use {SHAHEENA}", "buy 4 balloon", "refill bat", recruits=[LARS], row=("bat", "box", "bear", "balloon")
    )
    assert recruit_asked(game) == ("turn", 1) and hand_of(game) == {"balloon": 1}


def test_shaheena_and_kofi():
    """shaheena_the_digger: Kofi's further turn is a new turn with a new use (R16)."""
    game = build_table(owner_with([KOFI, SHAHEENA], (6,), on={"farm": [1]}, goods="2 stone", morale=3))
    play(game, "retrieve 1@farm", "roll 2", f"use {SHAHEENA}", "refill bat")
    assert recruit_asked(game) == ("turn", 0)
    assert recruit_asked(play(game, "place 2 farm")) == (SHAHEENA, 0)
