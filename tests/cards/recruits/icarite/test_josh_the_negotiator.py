"""Josh the Negotiator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, visit_tile
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRIAN, COURTHOUSE, JOSH
from helpers import build, holdings, legal, play


@pytest.mark.parametrize(
    "tile, goods, hand",
    [
        ("academy_of_mandatory_equality", "4 food bliss", "nothing"),
        ("apothecary_of_productive_dreams", "5 bliss", "nothing"),
        ("arena_of_peaceful_conflict", "4 food bliss", "nothing"),
        ("courthouse_of_hasty_judgment", "4 energy bliss", "nothing"),
        ("fountain_of_wishful_thinking", "4 water bliss", "nothing"),
        ("laboratory_of_selective_genetics", "bliss", "bat"),
        ("plaza_of_immortalized_humility", "4 water bliss", "nothing"),
        ("theater_of_revelatory_propaganda", "4 energy bliss", "nothing"),
    ],
)
def test_josh_pays_bliss_for_the_resource(tile, goods, hand):
    """josh_the_negotiator: 1 bliss in place of the resource of a market's price, which makes the visit legal (R69,
    R22).
    """
    assert holdings(visit_tile(tile, owner_showing([JOSH], goods=goods, hand=hand))) == (1, 3, {}, {})
    assert "place 1 market_ea" not in legal(
        build(owner_showing([], goods=goods, hand=hand, tile_stars=["market_ea"]), tiles={"market_ea": tile})
    )


def test_josh_leaves_the_choice():
    """josh_the_negotiator: the printed resource may still be paid, exactly one bliss replaces it (R27)."""
    game = visit_tile(COURTHOUSE, owner_showing([JOSH], goods="4 energy 2 bliss 2 stone gold"))
    assert legal(game) == ["pay 4 energy bliss", "pay 4 energy stone"]


@HIDDEN_OR_ACADEMY
def test_josh_off(where, tiles):
    """josh_the_negotiator: hidden or under the Academy bliss does not count (G1, T50)."""
    game = build(
        owner_showing([JOSH], where, goods="4 energy bliss", tile_stars=["market_ea"]),
        tiles={"market_ea": COURTHOUSE, **tiles},
    )
    assert "place 1 market_ea" not in legal(game)


def test_josh_needs_bliss_beyond_the_price():
    """josh_the_negotiator: the Apothecary's own 4 bliss are not enough (R22)."""
    spec = owner_showing([JOSH], goods="4 bliss", tile_stars=["market_ea"])
    assert "place 1 market_ea" not in legal(build(spec, tiles={"market_ea": "apothecary_of_productive_dreams"}))


def test_josh_not_elsewhere():
    """josh_the_negotiator: not for building, Nimbus Loft, or prices without a resource (R62, R76)."""
    game = build(
        owner_showing([JOSH], goods="2 gold 4 water 4 bliss", tile_stars=["market_ea"]),
        tiles={"market_ea": "spa_of_fleeting_pleasure"},
    )
    moves = legal(game)
    assert "place 1 build_sa_2" not in moves and "place 1 nimbus_loft" not in moves and "place 1 market_ea" not in moves
    assert "place 1 build_eb_2" in moves


def test_josh_and_brian():
    """josh_the_negotiator: his bliss may be Brian's food, which is Brian's use on a non-Icarite market (G3, R89a)."""
    game = visit_tile(COURTHOUSE, owner_showing([JOSH, BRIAN], goods="4 energy food bliss"))
    assert legal(game) == ["pay 4 energy bliss", "pay 4 energy food"]
    food = play(game.clone(), "pay 4 energy food")
    assert holdings(food)[:2] == (1, 4) and food.summary()["tracks"] == [1, 0, 1, 0]
    assert holdings(play(game, "pay 4 energy bliss"))[:2] == (1, 3) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_josh_and_brian_with_food_only():
    """josh_the_negotiator: with Brian 5 food pay the Apothecary, one knowledge and step (G3, R22)."""
    game = visit_tile("apothecary_of_productive_dreams", owner_showing([JOSH, BRIAN], goods="5 food"))
    assert holdings(game) == (1, 4, {}, {}) and game.summary()["tracks"] == [1, 0, 1, 0]
