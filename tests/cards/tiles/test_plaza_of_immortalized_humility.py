"""Plaza of Immortalized Humility: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import RICH, after_own_star, check_visit
from cards.shared.names import PLAZA
from helpers import ONE_TWO, build, open_spaces


def test_plaza_of_immortalized_humility():
    """plaza_of_immortalized_humility, R72, R105: markets without an own star are closed, this one included."""
    me = {**RICH, "dice": {"hand": [1, 2]}, "tile_stars": ["market_sa"]}
    tiles = {"market_ea": PLAZA, "market_sa": "bemusement_park", "market_sb": "center_for_reduced_literacy"}
    game = build(me, ONE_TWO, tiles=tiles)
    assert {name for name in open_spaces(game) if name.startswith("market")} == {"market_sa"}
    game = build({**me, "tile_stars": ["market_sa", "market_ea"]}, ONE_TWO, tiles=tiles)
    assert {name for name in open_spaces(game) if name.startswith("market")} == {"market_ea", "market_sa", "market_sb"}
    assert {"incinerator", "free_press", "ark", "wind_saloon"} <= open_spaces(build(me, ONE_TWO, tiles=tiles))


def test_plaza_ends_by_a_star():
    """plaza_of_immortalized_humility, R72: a star on it opens the other markets."""
    me = {**ONE_TWO, "goods": "4 water clay", "hand": "nothing"}
    assert "market_ea" not in open_spaces(build(me, ONE_TWO, tiles={"market_ea": PLAZA}))
    assert "market_ea" in open_spaces(after_own_star(me, PLAZA))


def test_plaza_visit():
    """plaza_of_immortalized_humility, R69: 4 water and 1 clay, with a star there."""
    check_visit(PLAZA, "4 water clay", "", penalised=False)
