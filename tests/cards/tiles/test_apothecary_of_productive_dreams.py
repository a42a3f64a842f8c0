"""Apothecary of Productive Dreams: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.base_tiles import RICH, check_penalty, check_visit
from cards.shared.names import APOTHECARY
from helpers import ONE_TWO, build, open_spaces


@pytest.mark.parametrize("space", ["cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"])
def test_apothecary_of_productive_dreams(space):
    """apothecary_of_productive_dreams, R72, R105: every Icarite space is closed."""
    me = {**ONE_TWO, "goods": "bliss food gold clay stone", "hand": "2 bat", "morale": 6}
    check_penalty(APOTHECARY, lambda game: space not in open_spaces(game), me)


def test_apothecary_leaves_the_rest():
    """apothecary_of_productive_dreams: nothing but the five Icarite spaces is closed."""
    game = build({**RICH, "dice": {"hand": [1, 2]}}, ONE_TWO, tiles={"market_ea": APOTHECARY})
    free = build(
        {**RICH, "dice": {"hand": [1, 2]}, "tile_stars": ["market_ea"]}, ONE_TWO, tiles={"market_ea": APOTHECARY}
    )
    assert open_spaces(free) - open_spaces(game) == {
        "cloud_mine",
        "wind_saloon",
        "nimbus_loft",
        "breeze_bar",
        "sky_lounge",
    }


def test_apothecary_visit():
    """apothecary_of_productive_dreams, R69: 4 bliss and any resource."""
    check_visit(APOTHECARY, "4 bliss clay", "")
    check_visit(APOTHECARY, "4 bliss stone", "")
