"""Lionel the Cook: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with, usable_recruits
from cards.shared.names import ATHENAEUM, BUREAU, CAROUSEL, LIONEL, ROWENA, SPRING
from helpers import faces, goods_of, holdings, legal, play, recruit_asked, seat


def lionel(tile, *moves, hand=(1, 6), goods="food", other=(), tiles=(), **spec):
    """P1 owns Lionel and stands under a tile in Euphoria."""
    return play(
        build_table(
            owner_with([LIONEL], hand, goods=goods, **spec),
            {**owner_with(), **dict(other)},
            tiles={"market_ea": tile, **dict(tiles)},
        ),
        *moves,
    )


def test_lionel_ignores_a_penalty():
    """lionel_the_cook: 1 food before the action: one open market binds no longer this turn (R105, I7)."""
    game = lionel(SPRING, on={"farm": [6]})
    assert not any(text.startswith("place") for text in legal(game)) and usable_recruits(game) == [LIONEL]
    play(game, f"use {LIONEL}")
    assert "place 1 farm" in legal(game) and goods_of(game) == {} and usable_recruits(game) == []


def test_lionel_chooses_the_market():
    """lionel_the_cook: among the open ones without an own star; the others go on binding (R106)."""
    tiles = {"market_eb": BUREAU, "market_sa": CAROUSEL}
    game = lionel(SPRING, f"use {LIONEL}", on={"farm": [6, 2]}, tiles=tiles, tile_stars=["market_sa"])
    assert recruit_asked(game) == ("ignore", 0) and legal(game) == ["ignore market_ea", "ignore market_eb"]
    play(game, "ignore market_ea")
    assert not any(text.startswith("place") for text in legal(game))


def test_lionel_off():
    """lionel_the_cook: not without food, without an open market, with a star on all, hidden, nobody's (R88, I7)."""
    assert usable_recruits(lionel(SPRING)) == [LIONEL]
    assert usable_recruits(lionel(SPRING, goods="4 energy")) == []
    assert usable_recruits(lionel(SPRING, tile_stars=["market_ea"])) == []
    assert usable_recruits(build_table(owner_with([LIONEL], goods="food"))) == []
    for where in ("hidden", "nobody"):
        assert (
            usable_recruits(build_table(owner_with([LIONEL], where=where, goods="food"), tiles={"market_ea": SPRING}))
            == []
        )


def test_lionel_once_a_turn():
    """lionel_the_cook: once a turn, one market; the food is gone even to no effect (I7)."""
    game = lionel(SPRING, f"use {LIONEL}", "ignore market_eb", goods="3 food", tiles={"market_eb": CAROUSEL})
    assert usable_recruits(game) == [] and goods_of(game) == {"food": 2}
    play(game, "place 1 farm", "place 1 farm")
    assert recruit_asked(game) == ("turn", 0) and usable_recruits(game) == [LIONEL]


def test_lionel_ends_with_the_turn():
    """lionel_the_cook: in the next turn the Carousel counts again (R105)."""
    spec = {"hand": (6,), "on": {"farm": [1], "tunnel_subterran": [2]}, "knowledge": 2, "goods": "2 food"}
    other = {"goods": "water", "dice": {"hand": [3, 1]}}
    game = lionel(CAROUSEL, f"use {LIONEL}", "retrieve 1@farm", "free", "roll 6", other=other, **spec)
    assert faces(game) == [6, 6] and recruit_asked(game) == ("turn", 1)
    play(game, "place 3 tunnel_subterran", "roll 1")
    assert faces(game) == [1, 6] and seat(game)["owned"] == 2
    assert faces(lionel(CAROUSEL, "retrieve 1@farm", "free", "roll 6", other=other, **spec)) == [6]


def test_lionel_is_no_star():
    """lionel_the_cook: the market may still take a star of its visitor (R71)."""
    game = lionel(CAROUSEL, f"use {LIONEL}", "place 1 market_ea", goods="food stone", cards="bat")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_lionel_in_the_menu():
    """lionel_the_cook: in the menu while a further placement can be chosen, not without one; obliges to nothing (R89b,
    I7).
    """
    game = lionel(SPRING, "place 1 farm", hand=(1, 1, 6), morale=2)
    assert legal(game) == ["another", "stop", f"use {LIONEL}"]
    assert legal(play(game, f"use {LIONEL}")) == ["another", "stop"]
    assert recruit_asked(play(game, "stop")) == ("turn", 1)
    assert recruit_asked(lionel(SPRING, "place 1 farm", morale=2)) == ("turn", 1)


def test_lionel_before_a_dilemma_or_retrieval():
    """lionel_the_cook: may precede any action of the turn (I7)."""
    game = lionel(ATHENAEUM, f"use {LIONEL}", "dilemma", "outcome star", cards="bat", dilemma="bat", morale=2)
    assert seat(game)["morale"] == 2 and seat(game)["stars_left"] == 9 and recruit_asked(game) == ("turn", 1)


def test_lionel_and_rowena():
    """lionel_the_cook: beside Rowena, to no effect (I7)."""
    game = build_table(owner_with([LIONEL, ROWENA], goods="food", on={"farm": [6]}), tiles={"market_ea": SPRING})
    play(game, f"use {ROWENA}")
    assert usable_recruits(game) == [LIONEL]
    assert "place 1 farm" in legal(play(game, f"use {LIONEL}")) and holdings(game)[:3] == (1, 4, {})
