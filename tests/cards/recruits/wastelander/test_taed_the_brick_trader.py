"""Taed the Brick Trader: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.lists import TAKE_RESOURCES
from cards.shared.names import ATHENAEUM, CAROUSEL, LARS, LOTTERY, MONOTONY, PALACE, TAED, TERRI
from helpers import goods_of, legal, play, recruit_asked, seat


def taed(recruits=(TAED,), *moves, goods="clay", cards="2 bat", morale=3, tiles=(), **spec):
    """P1 puts a star on the Wastelander territory with a pair at the Ark."""
    game = build_table(owner_with(recruits, goods=goods, cards=cards, morale=morale, **spec), tiles=dict(tiles))
    return play(game, "place 1 ark", *moves)


def test_taed_trades_clay():
    """taed_the_brick_trader: 1 clay for a resource of choice and 1 water, after a star (R103)."""
    game = taed(goods="2 clay")
    assert recruit_asked(game) == (TAED, 0) and game.summary()["territories"]["wastelander"] == [1, 0]
    play(game, f"use {TAED}")
    assert legal(game) == TAKE_RESOURCES
    assert goods_of(play(game, "take gold")) == {"water": 1, "gold": 1, "clay": 1} and recruit_asked(game) == (
        "turn",
        1,
    )


def test_taed_off():
    """taed_the_brick_trader: refused, hidden, nobody's or without clay nothing (R88, R89)."""
    assert goods_of(taed([TAED], f"decline {TAED}")) == {"clay": 1}
    for game in (taed(where="hidden"), taed(where="nobody"), taed(goods="2 stone")):
        assert recruit_asked(game) == ("turn", 1)


def test_taed_every_kind_of_star():
    """taed_the_brick_trader: territory, market tile, completion, recruit, dilemma (R100)."""
    game = build_table(owner_with([TAED], goods="stone clay", cards="bat"), tiles={"market_ea": CAROUSEL})
    assert recruit_asked(play(game, "place 1 market_ea", "star market_ea")) == (TAED, 0)
    game = build_table(owner_with([TAED], goods="gold clay"), owner_with((), (1,), on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")
    assert recruit_asked(game) == (TAED, 0) and ["build_ea_2", 1] in seat(game)["dice"]
    game = build_table(owner_with([TAED], goods="clay"), tracks=(0, 0, 10, 0))
    assert recruit_asked(play(game, "place 1 farm")) == (TAED, 0) and seat(game)["recruit_stars"] == {TAED: 1}
    game = build_table(owner_with([TAED], goods="clay", cards="bat", dilemma="bat"))
    assert recruit_asked(play(game, "dilemma", "outcome star")) == (TAED, 0)


def test_taed_in_an_opponents_turn():
    """taed_the_brick_trader: asked in anybody's turn (R103)."""
    game = build_table(owner_with(), owner_with([TAED], goods="clay"), tracks=(0, 0, 10, 0))
    assert recruit_asked(play(game, "place 1 farm")) == (TAED, 1)
    assert goods_of(play(game, f"use {TAED}", "take stone"), 1) == {"water": 1, "stone": 1}


def test_taed_two_stars():
    """taed_the_brick_trader: one trade a star; the clay of the first pays the second (R103, I1)."""
    game = play(
        build_table(owner_with([TAED, LARS], goods="clay"), tracks=(0, 0, 10, 0)), "place 1 farm", f"use {TAED}"
    )
    lapsed = play(game.clone(), "take gold")
    assert recruit_asked(lapsed) == ("turn", 1) and goods_of(lapsed) == {"water": 1, "food": 2, "gold": 1}
    play(game, "take clay")
    assert recruit_asked(game) == (TAED, 0)
    assert goods_of(play(game, f"use {TAED}", "take clay")) == {"water": 2, "food": 2, "clay": 1} and recruit_asked(
        game
    ) == (
        "turn",
        1,
    )


def test_taed_not_for_the_10th_star():
    """taed_the_brick_trader: never for a 10th star, the game is over (R109)."""
    game = build_table(owner_with([TAED], goods="clay", stars_left=1), seats=3, tracks=(0, 0, 10, 0))
    play(game, "place 1 farm")
    assert game.over and goods_of(game) == {"clay": 1, "food": 2}


def test_taed_after_terri():
    """taed_the_brick_trader: Terri first, star by star (R89a)."""
    game = play(
        build_table(owner_with([TAED, LARS, TERRI], goods="2 clay 2 bliss"), tracks=(0, 0, 10, 0)), "place 1 farm"
    )
    order = []
    while game.kind == "use":
        order.append(recruit_asked(game)[0])
        play(game, legal(game)[0])
    assert order == [TERRI, TAED] * 2


def test_taed_and_the_athenaeum():
    """taed_the_brick_trader: the Athenaeum's morale is lost with the star, before the trade (R103)."""
    game = taed(tiles={"market_ea": ATHENAEUM})
    assert recruit_asked(game) == (TAED, 0) and seat(game)["morale"] == 2


def test_taed_and_the_caps():
    """taed_the_brick_trader: Palace counts its room after the clay is paid; Lottery stops the water (I9)."""
    palace = {"market_ea": PALACE, "market_eb": LOTTERY}
    game = taed((TAED,), f"use {TAED}", "take gold", goods="clay 2 stone 2 water", tiles=palace)
    assert goods_of(game) == {"water": 2, "gold": 1, "stone": 2}
    game = taed((TAED,), f"use {TAED}", goods="clay 3 stone water", tiles=palace)
    assert goods_of(game) == {"water": 2, "stone": 3} and recruit_asked(game) == ("turn", 1)


def test_taed_and_monotony():
    """taed_the_brick_trader: a single water is not reduced by Monotony (I9)."""
    game = taed((TAED,), f"use {TAED}", "take gold", tiles={"market_ea": MONOTONY})
    assert goods_of(game) == {"water": 1, "gold": 1}
