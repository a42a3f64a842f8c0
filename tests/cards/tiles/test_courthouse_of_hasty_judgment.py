"""Courthouse of Hasty Judgment: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import COURTHOUSE
from helpers import ONE_TWO, build, legal, open_spaces, play, seat


@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_courthouse_of_hasty_judgment(space):
    """courthouse_of_hasty_judgment, C18, R72, R105: a pair does not pay an artifact market, nor the Wind Saloon."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 6}
    check_penalty(COURTHOUSE, lambda game: space not in open_spaces(game), me)
    three = play(build({**me, "hand": "2 bat box"}, ONE_TWO, tiles={"market_ea": COURTHOUSE}), f"place 1 {space}")
    assert seat(three)["hand"] == {}  # no choice: all three are paid


def test_courthouse_lets_other_payments_be():
    """courthouse_of_hasty_judgment, jacko_the_archivist: two cards for a dilemma and Jacko's one are untouched."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 6, "recruits": ["jacko_the_archivist"], "dilemma": "box"}
    game = build(me, ONE_TWO, tiles={"market_ea": COURTHOUSE})
    assert {"dilemma", "place 1 ark"} <= set(legal(game))
    assert "place 1 incinerator" not in legal(game)


def test_courthouse_visit():
    """courthouse_of_hasty_judgment, R69: 4 energy and 1 stone."""
    check_visit(COURTHOUSE, "4 energy stone", "")
