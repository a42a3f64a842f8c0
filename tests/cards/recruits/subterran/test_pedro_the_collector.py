"""Pedro the Collector: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import JAVIER, LOTTERY, MONOTONY, MOSI, PALACE, PEDRO
from helpers import goods_of, legal, play, recruit_asked, seat

THREE = [
    f"take {commodity} {resource}"
    for commodity in ("energy", "water", "food", "bliss")
    for resource in ("gold", "clay", "stone")
]


def pedro(cards, *moves, space="ark", recruits=(), where="recruits", tiles=(), hand=(1, 6), **spec):
    """P1 visits an artifact market with these cards."""
    game = build_table(
        owner_with([PEDRO, *recruits], hand, where, cards, morale=6, **spec), owner_with(), tiles=dict(tiles)
    )
    return play(game, f"place {hand[0]} {space}", *moves)


@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_pedro_three_types(space):
    """pedro_the_collector: 3 different artifacts at any artifact market: a resource and a commodity, before the star
    (R74, R76).
    """
    game = pedro("bat bear box", space=space)
    assert legal(game) == sorted(THREE) and seat(game)["stars_left"] == 10
    play(game, "take food gold")
    assert (
        goods_of(game) == {"food": 1, "gold": 1}
        and seat(game)["stars_left"] == 9
        and recruit_asked(game) == ("turn", 1)
    )


@pytest.mark.parametrize("where", ["hidden", "nobody"])
def test_pedro_off(where):
    """pedro_the_collector: hidden or nobody's nothing (R88)."""
    game = pedro("bat bear box", where=where)
    assert goods_of(game) == {} and recruit_asked(game) == ("turn", 1)


def test_pedro_other_payments():
    """pedro_the_collector: not for a pair, two of three equal, or Mosi's payment (R74, I5)."""
    game = pedro("2 bat bear")
    assert legal(game) == ["pay 2 bat", "pay 2 bat bear"]
    assert goods_of(play(game.clone(), "pay 2 bat")) == {} and goods_of(play(game, "pay 2 bat bear")) == {}
    game = pedro("bat bear box", recruits=[MOSI], goods="2 bliss")
    assert legal(game) == ["pay 2 bliss bat", "pay 2 bliss bear", "pay 2 bliss box", "pay bat bear box"]
    assert recruit_asked(play(game.clone(), "pay 2 bliss bat")) == ("turn", 1)
    assert legal(play(game, "pay bat bear box")) == sorted(THREE)


def test_pedro_and_wildcards():
    """pedro_the_collector: a wildcard counts as its own type only (I10)."""
    game = pedro("2 book bear", recruits=[JAVIER])
    assert legal(game) == ["pay 2 book", "pay bear 2 book", "pay bear book"]
    assert recruit_asked(play(game.clone(), "pay bear 2 book")) == ("turn", 1)
    assert legal(play(game, "pay bear book")) == TAKE_COMMODITIES
    assert legal(pedro("bat bear book", "pay bat bear book", recruits=[JAVIER])) == sorted(THREE)


def test_pedro_each_placement():
    """pedro_the_collector: once a placement; his goods pay later costs of the turn (I1)."""
    game = pedro("bat bear box", "take water gold", "another", hand=(1, 1, 6))
    assert "place 1 tunnel_subterran" in legal(game) and "place 1 tunnel_euphorian" not in legal(game)
    game = pedro(
        "2 bat 2 bear 2 box", "pay bat bear box", "take water gold", "another", "place 1 incinerator", hand=(1, 1, 6)
    )
    assert legal(game) == sorted(THREE)


def test_pedro_and_the_caps():
    """pedro_the_collector: Palace leaves only the commodity, Lottery voids one held twice, Monotony leaves the 1
    (I9).
    """
    game = pedro("bat bear box", goods="3 clay", tiles={"market_ea": PALACE})
    assert legal(game) == TAKE_COMMODITIES
    assert goods_of(play(game, "take food")) == {"food": 1, "clay": 3}
    game = pedro("bat bear box", "take food gold", goods="2 food", tiles={"market_ea": LOTTERY})
    assert goods_of(game) == {"food": 2, "gold": 1}
    game = pedro("bat bear box", "take food gold", tiles={"market_ea": MONOTONY})
    assert goods_of(game) == {"food": 1, "gold": 1}
