"""Gwen the Mineralogist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.names import FRAZER, GWEN, JOSEPH, LOTTERY, MONOTONY, PALACE, PMAI, ZARA
from helpers import goods_of, play, recruit_asked, seat


def gwen(recruits, face, *moves, space="generator", there=(), tiles=(), tracks=(0, 0, 0, 0), **spec):
    """P1 places a face beside P2's workers."""
    game = build_table(
        owner_with(recruits, (face, 1), **spec),
        owner_with((), (1,), on={space: list(there)}),
        tiles=dict(tiles),
        tracks=tracks,
    )
    return play(game, f"place {face} {space}", *moves)


@pytest.mark.parametrize(
    "space, commodity, resource",
    [("generator", "energy", "gold"), ("aquifer", "water", "stone"), ("farm", "food", "clay")],
)
def test_gwen_takes_a_resource(space, commodity, resource):
    """gwen_the_mineralogist: at 9 or more the area's resource instead of one commodity; the knowledge comes too
    (R43).
    """
    game = gwen([GWEN], 6, space=space, there=[3])
    assert recruit_asked(game) == (GWEN, 0)
    assert goods_of(play(game.clone(), f"decline {GWEN}")) == {commodity: 2}
    play(game, f"use {GWEN}")
    assert (
        goods_of(game) == {commodity: 1, resource: 1}
        and seat(game)["knowledge"] == 4
        and recruit_asked(game) == ("turn", 1)
    )


def test_gwen_off():
    """gwen_the_mineralogist: not at 8, not at the Cloud Mine, not hidden or nobody's (R43, R88)."""
    for game in (
        gwen([GWEN], 6, there=[2]),
        gwen([GWEN], 6, there=[3], space="cloud_mine"),
        gwen([GWEN], 6, there=[3], where="hidden"),
        gwen([GWEN], 6, there=[3], where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1) and "gold" not in goods_of(game)


def test_gwen_with_the_bonus():
    """gwen_the_mineralogist: with the bonus of tier 1: 2 commodities and 1 resource (R44)."""
    game = gwen([GWEN], 6, f"use {GWEN}", space="farm", there=[3], tracks=(0, 0, 2, 0))
    assert goods_of(game) == {"food": 2, "clay": 1}


def test_gwen_and_monotony():
    """gwen_the_mineralogist: after Monotony one commodity less (I9)."""
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], tiles={"market_ea": MONOTONY})
    assert goods_of(game) == {"gold": 1}
    game = gwen([GWEN], 6, f"use {GWEN}", space="farm", there=[3], tracks=(0, 0, 2, 0), tiles={"market_ea": MONOTONY})
    assert goods_of(game) == {"food": 1, "clay": 1}


def test_gwen_and_the_caps():
    """gwen_the_mineralogist: Palace voids the resource, Lottery the commodity; she may be used all the same (I3,
    I9).
    """
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], goods="3 clay", tiles={"market_ea": PALACE})
    assert goods_of(game) == {"energy": 1, "clay": 3}
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], goods="2 energy", tiles={"market_ea": LOTTERY})
    assert goods_of(game) == {"energy": 2, "gold": 1}


def test_gwen_before_joseph():
    """gwen_the_mineralogist: Joseph is asked after her, only if she was refused (R89a)."""
    game = gwen([JOSEPH, GWEN], 6, there=[3])
    assert recruit_asked(game) == (GWEN, 0)
    assert recruit_asked(play(game.clone(), f"use {GWEN}")) == ("turn", 1)
    assert recruit_asked(play(game, f"decline {GWEN}")) == (JOSEPH, 0)


def test_gwen_and_the_total():
    """gwen_the_mineralogist: Zara and Pmai settle the total first (R43)."""
    game = gwen([GWEN, ZARA], 5)
    assert recruit_asked(game) == (ZARA, 0)
    assert recruit_asked(play(game.clone(), f"use {ZARA}")) == (GWEN, 0) and recruit_asked(
        play(game, f"decline {ZARA}")
    ) == ("turn", 1)
    game = gwen([GWEN, PMAI], 6, there=[3])
    assert recruit_asked(game) == (PMAI, 0)
    assert recruit_asked(play(game.clone(), f"use {PMAI}")) == ("turn", 1) and recruit_asked(
        play(game, f"decline {PMAI}")
    ) == (GWEN, 0)


def test_gwen_and_frazer():
    """gwen_the_mineralogist: the energy given up does not count for Frazer (I2)."""
    game = gwen([GWEN, FRAZER], 6, there=[3], tracks=(2, 0, 0, 0))
    assert recruit_asked(game) == (GWEN, 0)
    assert recruit_asked(play(game.clone(), f"decline {GWEN}")) == (FRAZER, 0)
    assert goods_of(play(game, f"use {GWEN}")) == {"energy": 2, "gold": 1} and recruit_asked(game) == ("turn", 1)
