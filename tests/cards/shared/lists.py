"""Lists of moves and of parameters that tests of several cards go through."""

import pytest
from cards.shared.names import ACADEMY

TAKE_COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
TAKE_RESOURCES = ["take clay", "take gold", "take stone"]
TAKE_GOODS = sorted(TAKE_COMMODITIES + TAKE_RESOURCES)

# Where a recruit does nothing: hidden, under the Academy's penalty, with no owner.
ACADEMY_BUILT = {"market_wb": ACADEMY}
HIDDEN_OR_ACADEMY = pytest.mark.parametrize(
    "where, tiles", [("hidden", {}), ("recruits", ACADEMY_BUILT)], ids=["hidden", "academy"]
)
HIDDEN_OR_NOBODYS = pytest.mark.parametrize("where", ["hidden", "nobody"])
CONSTRUCTION_SITES = pytest.mark.parametrize(
    "space, resource",
    [
        ("build_ea_1", "clay"),
        ("build_ea_2", "gold"),
        ("build_eb_1", "stone"),
        ("build_sa_2", "stone"),
        ("build_wa_1", "stone"),
        ("build_wb_2", "clay"),
    ],
)
COMMODITY_AREAS = pytest.mark.parametrize(
    "space, good, number",
    [("generator", "energy", 0), ("aquifer", "water", 1), ("farm", "food", 2), ("cloud_mine", "bliss", 3)],
)
TUNNELS = [
    ("tunnel_euphorian", "energy", "gold"),
    ("tunnel_subterran", "water", "stone"),
    ("tunnel_wastelander", "food", "clay"),
]
TUNNEL_GOODS = pytest.mark.parametrize("space, price, good", TUNNELS)
TUNNEL_RESOURCES = pytest.mark.parametrize("space, price, resource", TUNNELS)
