"""Joseph the Antiquer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, hand_of, owner_with, place_beside
from cards.shared.names import AHMED, BRENDA, CARY, FRAZER, GWEN, JOSEPH, LOTTERY, MONOTONY, STORAGE
from helpers import goods_of, holdings, legal, play, recruit_asked, seat


def test_joseph_takes_an_artifact():
    """joseph_the_antiquer: an artifact instead of 2 commodities; the knowledge of the tier comes too (R43, R53)."""
    game = place_beside([JOSEPH], 6, there=[3], goods="energy")
    assert recruit_asked(game) == (JOSEPH, 0)
    assert goods_of(play(game.clone(), f"decline {JOSEPH}")) == {"energy": 1, "food": 2}
    play(game, f"use {JOSEPH}")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 3 bear")
    assert recruit_asked(game) == ("refill", -1)
    play(game, "refill bat")
    assert holdings(game) == (1, 4, {}, {"bear": 1}) and recruit_asked(game) == ("turn", 1)


def test_joseph_off():
    """joseph_the_antiquer: not for a single commodity, hidden or nobody's (R43, R88)."""
    for game in (
        place_beside([JOSEPH], 6, there=[2]),
        place_beside([JOSEPH], 1),
        place_beside([JOSEPH], 6, there=[3], where="hidden"),
        place_beside([JOSEPH], 6, there=[3], where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1) and goods_of(game)["food"] >= 1


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud_mine"])
def test_joseph_on_every_area(space):
    """joseph_the_antiquer: on any of the 4 areas; the goods given up pay no price (R53)."""
    game = place_beside([JOSEPH], 6, f"use {JOSEPH}", space=space, there=[3])
    assert recruit_asked(game) == ("refill", -1) and hand_of(game) == {"book": 1} and goods_of(game) == {}


def test_joseph_with_the_bonus():
    """joseph_the_antiquer: 2 by a low tier and the bonus, 3 by both; the track moves too (R44)."""
    game = place_beside([JOSEPH], 1, f"use {JOSEPH}", "refill bat", space="aquifer", tracks=(0, 2, 0, 0))
    assert holdings(game) == (1, 3, {}, {"book": 1}) and game.summary()["tracks"][1] == 3
    game = place_beside([JOSEPH], 6, f"use {JOSEPH}", "refill bat", space="aquifer", there=[3], tracks=(0, 2, 0, 0))
    assert holdings(game) == (1, 4, {}, {"book": 1})


def test_joseph_after_monotony_and_lottery():
    """joseph_the_antiquer: 2 are needed after Monotony and Lottery (I9)."""
    monotony, lottery = {"market_ea": MONOTONY}, {"market_ea": LOTTERY}
    assert recruit_asked(place_beside([JOSEPH], 6, there=[3], tiles=monotony)) == ("turn", 1)
    assert recruit_asked(
        place_beside([JOSEPH], 6, space="aquifer", there=[3], tracks=(0, 2, 0, 0), tiles=monotony)
    ) == (JOSEPH, 0)
    assert recruit_asked(place_beside([JOSEPH], 6, there=[3], tiles=lottery)) == (JOSEPH, 0)
    for held in ("food", "2 food"):
        game = place_beside([JOSEPH], 6, there=[3], goods=held, tiles=lottery)
        assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {"food": 2}


def test_joseph_and_gwen():
    """joseph_the_antiquer: after Gwen, not in the same placement (R89a)."""
    game = place_beside([JOSEPH, GWEN], 6, there=[3])
    assert recruit_asked(game) == (GWEN, 0)
    assert recruit_asked(play(game.clone(), f"decline {GWEN}")) == (JOSEPH, 0)
    assert recruit_asked(play(game, f"use {GWEN}")) == ("turn", 1)


def test_joseph_and_brenda():
    """joseph_the_antiquer: both are possible at the Cloud Mine: two artifacts (R43)."""
    game = place_beside([JOSEPH, BRENDA], 6, f"use {JOSEPH}", "refill bat", space="cloud_mine", there=[3], morale=2)
    assert recruit_asked(game) == (BRENDA, 0)
    play(game, f"use {BRENDA}", "refill bat")
    assert holdings(game) == (2, 5, {}, {"book": 1, "bear": 1})


def test_joseph_not_at_the_tunnel_end():
    """joseph_the_antiquer: 3 goods of a tunnel's end are no area (R60)."""
    game = build_table(owner_with([JOSEPH]), miners=(0, 9, 0))
    play(game, "place 1 tunnel_end_subterran")
    assert goods_of(game) == {"food": 3} and recruit_asked(game) == ("turn", 1)


def test_joseph_and_frazer():
    """joseph_the_antiquer: replaced energy does not count for Frazer (I2)."""
    game = place_beside([JOSEPH, FRAZER], 6, space="generator", there=[3], tracks=(2, 0, 0, 0))
    assert recruit_asked(play(game.clone(), f"decline {JOSEPH}")) == (FRAZER, 0)
    assert recruit_asked(play(game, f"use {JOSEPH}", "refill bat")) == ("turn", 1)


def test_joseph_takes_an_ordinary_artifact():
    """joseph_the_antiquer: Ahmed, Cary, Storage and the hand limit as with any artifact; a void one may be chosen (I3,
    I8).
    """
    game = place_beside([JOSEPH, AHMED], 6, f"use {JOSEPH}", there=[3])
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    game = place_beside(
        [JOSEPH, CARY], 6, f"use {JOSEPH}", "refill bat", "take food", there=[3], row=("bat", "box", "book", "bear")
    )
    assert goods_of(game) == {"food": 2} and hand_of(game) == {"bear": 1}
    game = place_beside([JOSEPH], 6, f"use {JOSEPH}", there=[3], cards="book", tiles={"market_ea": STORAGE})
    assert holdings(game) == (1, 4, {}, {"book": 1}) and recruit_asked(game) == ("turn", 1)
    game = place_beside([JOSEPH], 6, f"use {JOSEPH}", "refill bat", there=[3], cards="bat")
    assert legal(game) == ["discard bat", "discard book"] and seat(game)["knowledge"] == 4
