"""George the Lazy Craftsman: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with, usable_recruits
from cards.shared.lists import TAKE_GOODS, TAKE_RESOURCES
from cards.shared.names import (
    AGENCY,
    ALONE_CAMP,
    ATHENAEUM,
    BARON,
    BUREAU,
    CAROUSEL,
    DARREN,
    DUSTY,
    GEORGE,
    JULIA_ACOLYTE,
    KEB,
    MILOS,
    PALACE,
    SAMUEL,
    SPIROS,
    XYON,
)
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def george(
    *moves, recruits=(), hand=(1, 6), cards="2 bat", space="ark", goods="nothing", tile=ATHENAEUM, tiles=(), **spec
):
    """P1 puts its star on a Wastelander tile from the Ark."""
    game = build_table(
        owner_with([GEORGE, *recruits], hand, cards=cards, goods=goods, morale=4, **spec),
        tiles={"market_wa": tile, **dict(tiles)},
    )
    return play(game, f"place {hand[0]} {space}", *moves)


def test_george_goes_home():
    """george_the_lazy_craftsman: after a star on a tile the worker goes home, rolled; then a resource (R74)."""
    game = george("star market_wa")
    assert recruit_asked(game) == (GEORGE, 0)
    play(game, f"use {GEORGE}")
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == {}
    play(game, "roll 5")
    assert legal(game) == TAKE_RESOURCES
    assert (
        goods_of(play(game, "take gold")) == {"gold": 1}
        and faces(game) == [5, 6]
        and recruit_asked(game) == ("turn", 1)
    )


def test_george_refused():
    """george_the_lazy_craftsman: optional; refused, the worker stays (R89)."""
    game = george("star market_wa", f"decline {GEORGE}")
    assert recruit_asked(game) == ("turn", 1) and ["ark", 1] in seat(game)["dice"] and goods_of(game) == {}


def test_george_only_for_tiles():
    """george_the_lazy_craftsman: not for territories, completions or recruits, nor hidden or nobody's (R88, R100)."""
    assert recruit_asked(george("star territory_wastelander")) == ("turn", 1)
    assert recruit_asked(george(space="wind_saloon")) == ("turn", 1)
    game = build_table(owner_with([GEORGE], goods="gold"), owner_with((), (1,), on={"build_ea_1": [2]}))
    assert recruit_asked(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 2")) == ("turn", 1)
    game = build_table(owner_with([GEORGE]), tracks=(0, 0, 10, 0))
    assert recruit_asked(play(game, "place 1 farm")) == ("turn", 1) and seat(game)["recruit_stars"] == {GEORGE: 1}
    for where in ("hidden", "nobody"):
        game = build_table(owner_with([GEORGE], where=where, cards="2 bat", morale=2), tiles={"market_wa": CAROUSEL})
        assert recruit_asked(play(game, "place 1 ark", "star market_wa")) == ("turn", 1)


def test_george_at_a_visited_market():
    """george_the_lazy_craftsman: a star on the visited market itself counts too (R71)."""
    game = george("star market_wa", space="market_wa", tile=CAROUSEL, cards="bat", goods="stone")
    assert recruit_asked(game) == (GEORGE, 0)


def test_george_before_the_resource_the_check():
    """george_the_lazy_craftsman: the check can cost the worker, the resource comes all the same (R31)."""
    game = george("star market_wa", f"use {GEORGE}", "roll 6", "take clay", knowledge=4)
    assert goods_of(game) == {"clay": 1} and faces(game) == [6] and seat(game)["owned"] == 1


def test_george_each_placement():
    """george_the_lazy_craftsman: once a placement, again with the next (I1)."""
    game = george(
        "pay 2 bat",
        "star market_wa",
        f"use {GEORGE}",
        "roll 2",
        "take gold",
        "another",
        "place 1 free_press",
        "star market_sa",
        hand=(1, 1, 6),
        cards="2 bat 2 bear",
        tile=CAROUSEL,
        tiles={"market_sa": BUREAU},
    )
    assert recruit_asked(game) == (GEORGE, 0)
    assert goods_of(play(game, f"use {GEORGE}", "roll 3", "take gold")) == {"gold": 2} and faces(game) == [2, 3, 6]


def test_george_is_no_bump():
    """george_the_lazy_craftsman: no Julia, no Agency, no Alone Camp (R24)."""
    game = george(
        "star market_wa",
        f"use {GEORGE}",
        recruits=[JULIA_ACOLYTE],
        tiles={"market_ea": AGENCY, "market_eb": ALONE_CAMP},
    )
    assert recruit_asked(game) == ("roll", -1) and seat(game)["knowledge"] == 3


def test_george_worker_is_not_usable():
    """george_the_lazy_craftsman: not placed again this turn, nor by Darren or Lars (R20, I6)."""
    game = george("pay 2 bat", "star market_wa", recruits=[SPIROS, DARREN], hand=(1,), cards="4 bat")
    assert recruit_asked(play(game, f"use {GEORGE}", "roll 5", "take gold")) == ("turn", 1)
    game = george("pay 2 bat", "star market_wa", recruits=[SPIROS, DARREN], cards="4 bat")
    kept = play(game.clone(), f"decline {GEORGE}")
    assert usable_recruits(kept) == [DARREN, SPIROS]
    play(game, f"use {GEORGE}", "roll 5", "take gold")
    assert usable_recruits(game) == [SPIROS]
    assert {text[:8] for text in legal(play(game, f"use {SPIROS}"))} == {"place 6 "}


def test_george_after_samuel():
    """george_the_lazy_craftsman: Samuel is asked first, both answer the same placement (R89a)."""
    game = george("star market_wa", recruits=[SAMUEL], goods="energy", on={"farm": [2]})
    assert recruit_asked(game) == (SAMUEL, 0)
    assert recruit_asked(play(game, f"use {SAMUEL}", "roll 1")) == (GEORGE, 0)


def test_george_revealed_too_late():
    """george_the_lazy_craftsman: revealed by the star's own track step he has not seen the placement (R85, I2)."""
    spec = {"hidden": [GEORGE], "dice": {"hand": [1, 6]}, "hand": "2 bat", "morale": 2}
    game = play(build_table(spec, tiles={"market_wa": CAROUSEL}, tracks=(0, 0, 7, 0)), "place 1 ark", "star market_wa")
    assert seat(game)["recruits"] == {GEORGE: "active"} and recruit_asked(game) == ("turn", 1)


def test_george_roll_reactions():
    """george_the_lazy_craftsman: Milos, Baron, Keb, Xyon, Dusty answer the roll (R35)."""
    game = george("star market_wa", f"use {GEORGE}", recruits=[MILOS, BARON, KEB], goods="water food", knowledge=4)
    assert recruit_asked(game) == (MILOS, 0)
    play(game, f"decline {MILOS}", "roll 5")
    assert recruit_asked(game) == (BARON, 0)
    assert legal(play(game, f"decline {BARON}")) == TAKE_GOODS
    game = george(
        "pay 2 bat", "star market_wa", f"use {GEORGE}", "roll 6", recruits=[XYON, DUSTY], cards="3 bat", knowledge=4
    )
    assert recruit_asked(game) == (XYON, 0)
    assert recruit_asked(play(game, f"decline {XYON}")) == (DUSTY, 0)


def test_george_and_the_palace():
    """george_the_lazy_craftsman: with 3 resources held the Palace voids the gain; it may be used all the same (I3,
    I9).
    """
    game = george("star market_wa", f"use {GEORGE}", "roll 5", goods="3 clay", tiles={"market_ea": PALACE})
    assert goods_of(game) == {"clay": 3} and recruit_asked(game) == ("turn", 1)
