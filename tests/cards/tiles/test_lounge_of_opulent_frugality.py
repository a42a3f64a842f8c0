"""Lounge of Opulent Frugality: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import LOUNGE
from helpers import ONE_TWO, build, open_spaces


def test_lounge_of_opulent_frugality():
    """lounge_of_opulent_frugality, R72, R105: a site with another player's worker in any of its slots is closed."""
    me = {**ONE_TWO, "goods": "gold stone clay"}
    q = {"dice": {"hand": [1, 2], "build_sa_3": [4]}}
    check_penalty(LOUNGE, lambda game: not {"build_sa_1", "build_sa_2"} & open_spaces(game), me, q)


def test_lounge_leaves_other_sites():
    """lounge_of_opulent_frugality: other sites, and the site where only own workers stand, stay open."""
    me = {"goods": "gold stone clay", "dice": {"hand": [1], "build_wa_2": [3]}}
    game = build(me, {"dice": {"hand": [1], "build_sa_3": [4]}}, tiles={"market_ea": LOUNGE}, seats=4)
    assert {"build_wa_3", "build_sb_1", "build_eb_2"} <= open_spaces(game)


def test_lounge_and_other_payments():
    """lounge_of_opulent_frugality, michael_the_engineer, flartner_the_luddite: paying otherwise does not help."""
    me = {**ONE_TWO, "goods": "gold", "hand": "bat", "recruits": ["michael_the_engineer", "flartner_the_luddite"]}
    game = build(me, {"dice": {"hand": [1], "build_sa_3": [4]}}, tiles={"market_ea": LOUNGE})
    assert not [name for name in open_spaces(game) if name.startswith("build_sa")]


def test_lounge_binds_the_penalised_only():
    """lounge_of_opulent_frugality, R105: others may join the penalised player's site."""
    q = {"dice": {"hand": [1], "build_sa_3": [4]}}
    me = {**ONE_TWO, "goods": "gold", "tile_stars": ["market_ea"]}
    assert "build_sa_1" in open_spaces(build(me, q, tiles={"market_ea": LOUNGE}))


def test_lounge_visit():
    """lounge_of_opulent_frugality, R69: 4 energy and any artifact."""
    check_visit(LOUNGE, "4 energy", "bifocals")
