"""Spa of Fleeting Pleasure: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import SPA
from helpers import build, open_spaces


def test_spa_of_fleeting_pleasure():
    """spa_of_fleeting_pleasure, R26, R72, R105: no placement that would bump an own worker."""
    me = {"goods": "water", "dice": {"hand": [2], "tunnel_subterran": [3]}}
    check_penalty(SPA, lambda game: "tunnel_subterran" not in open_spaces(game), me)


def test_spa_allows_other_bumps():
    """spa_of_fleeting_pleasure: others may be bumped, and commodity areas shared with oneself."""
    me = {"goods": "water", "dice": {"hand": [2], "farm": [3]}}
    game = build(me, {"dice": {"hand": [1], "tunnel_subterran": [3]}}, tiles={"market_ea": SPA})
    assert {"farm", "tunnel_subterran"} <= open_spaces(game)


def test_spa_visit():
    """spa_of_fleeting_pleasure, R69: 4 water and any artifact."""
    check_visit(SPA, "4 water", "bear")
