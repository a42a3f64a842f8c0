"""Pamhidzai the Reader: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import (
    BAZAAR_ROW,
    build_table,
    dig_at,
    dig_with_shaheena,
    hand_of,
    owner_with,
    place_beside,
)
from cards.shared.names import BORNA, BRENDA, HA_JOON, JOSEPH, LIEVE, LOTTERY, MONOTONY, PAMHIDZAI, SHAHEENA, STORAGE
from helpers import goods_of, holdings, legal, play, recruit_asked


def test_pamhidzai_gives_back():
    """pamhidzai_the_reader: the card returns to its slot, the row does not slide; 3 commodities in any mix (R53)."""
    game = dig_at([PAMHIDZAI], "take artifact")
    assert recruit_asked(game) == (PAMHIDZAI, 0)
    play(game, f"use {PAMHIDZAI}")
    assert recruit_asked(game) == ("take", 0) and len(legal(game)) == 20 and "take 2 food bliss" in legal(game)
    play(game, "take energy 2 bliss")
    assert (
        holdings(game)[2:] == ({"energy": 1, "bliss": 2}, {})
        and game.summary()["bazaar"] == list(BAZAAR_ROW)
        and recruit_asked(game) == ("turn", 1)
    )


def test_pamhidzai_keeps():
    """pamhidzai_the_reader: optional; refused, the row slides (R53)."""
    game = dig_at([PAMHIDZAI], "take artifact", f"decline {PAMHIDZAI}")
    assert recruit_asked(game) == ("refill", -1) and hand_of(game) == {"book": 1}


def test_pamhidzai_price_is_gone():
    """pamhidzai_the_reader: the price paid for the card stays paid (R53)."""
    game = dig_at(
        [PAMHIDZAI],
        "take artifact",
        "buy 2 bifocals",
        f"use {PAMHIDZAI}",
        "take 3 food",
        goods="energy water",
        row=("bat", "bifocals", "bear", "box"),
    )
    assert holdings(game)[2:] == ({"food": 3}, {}) and game.summary()["bazaar"] == ["bat", "bifocals", "bear", "box"]


def test_pamhidzai_off():
    """pamhidzai_the_reader: not for other cards, hidden or nobody's (R88)."""
    for spec in ({"row": ("bat", "book", "bear", "box")}, {"where": "hidden"}, {"where": "nobody"}):
        game = dig_at([PAMHIDZAI], "take artifact", **spec)
        assert recruit_asked(game) == ("refill", -1)


def test_pamhidzai_before_the_hand_limit():
    """pamhidzai_the_reader: decided before the hand limit (R50)."""
    game = dig_at([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", "take 3 food", cards="bat")
    assert hand_of(game) == {"bat": 1} and recruit_asked(game) == ("turn", 1)


def test_pamhidzai_and_the_caps():
    """pamhidzai_the_reader: 2 commodities with Monotony; with Lottery 2 of a type at most (I9)."""
    game = dig_at([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", tiles={"market_ea": MONOTONY})
    assert len(legal(game)) == 10
    assert goods_of(play(game, "take 2 food")) == {"food": 2}
    game = dig_at([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", "take 3 food", tiles={"market_ea": LOTTERY})
    assert goods_of(game) == {"food": 2}
    game = dig_at(
        [PAMHIDZAI],
        "take artifact",
        "buy 4 book",
        f"use {PAMHIDZAI}",
        "take energy 2 food",
        goods="energy 2 food",
        tiles={"market_ea": LOTTERY},
    )
    assert goods_of(game) == {"energy": 1, "food": 2}


def test_pamhidzai_and_storage():
    """pamhidzai_the_reader: Storage decides before whether the card may be taken at all (I9)."""
    game = dig_at([PAMHIDZAI], "take artifact", cards="book", tiles={"market_ea": STORAGE})
    assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {}


def test_pamhidzai_at_the_breeze_bar():
    """pamhidzai_the_reader: each of the two artifacts by itself; the same card may be taken again (R77)."""
    game = build_table(owner_with([PAMHIDZAI], goods="bliss food", morale=3))
    play(game, "place 1 breeze_bar")
    assert recruit_asked(game) == (PAMHIDZAI, 0) and hand_of(game) == {"book": 1}
    play(game, f"use {PAMHIDZAI}", "take 3 food", "buy 4 book")
    assert recruit_asked(game) == (PAMHIDZAI, 0)
    play(game, f"use {PAMHIDZAI}", "take 3 food")
    assert (
        holdings(game)[2:] == ({"food": 6}, {})
        and game.summary()["bazaar"] == list(BAZAAR_ROW)
        and recruit_asked(game) == ("turn", 1)
    )


def test_pamhidzai_whatever_gave_the_card():
    """pamhidzai_the_reader: with Joseph, Brenda, Lieve, Shaheena, Ha-Joon and Borna too (I8)."""
    asked = (PAMHIDZAI, 0)
    assert recruit_asked(place_beside([PAMHIDZAI, JOSEPH], 6, f"use {JOSEPH}", there=[3])) == asked
    assert (
        recruit_asked(
            place_beside([PAMHIDZAI, BRENDA], 6, f"use {BRENDA}", "buy 4 book", space="cloud_mine", there=[3])
        )
        == asked
    )
    assert recruit_asked(dig_at([PAMHIDZAI, LIEVE], f"use {LIEVE}", goods="energy bliss")) == asked
    assert recruit_asked(dig_with_shaheena(f"use {SHAHEENA}", "buy 4 book", recruits=[PAMHIDZAI])) == asked
    assert (
        recruit_asked(
            play(
                build_table(owner_with([PAMHIDZAI, HA_JOON], goods="gold")),
                "place 1 farm",
                f"use {HA_JOON}",
                "buy 4 book",
            )
        )
        == asked
    )
    assert (
        recruit_asked(
            play(build_table(owner_with([PAMHIDZAI, BORNA], cards="book")), "use borna", "take artifact", "buy 4 book")
        )
        == asked
    )
