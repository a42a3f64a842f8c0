"""Maggie the Outlaw: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BEN, MAGGIE, PETE, SHEPPARD, STEVEN
from helpers import build, decision, holdings, legal, play


@pytest.mark.parametrize(
    "space, asked",
    [
        ("aquifer", True),
        ("tunnel_subterran", True),
        ("tunnel_end_subterran", True),
        ("free_press", True),
        ("market_sa", True),
        ("market_sb", True),
        ("build_sa_1", True),
        ("build_sa_4", True),
        ("build_sb_1", True),
        ("build_sb_4", True),
        ("tank_water", False),
        ("tank_energy", False),
        ("tunnel_end_euphorian", False),
        ("market_ea", False),
        ("build_ea_1", False),
        ("farm", False),
        ("wind_saloon", False),
    ],
)
def test_maggie_by_region(space, asked):
    """maggie_the_outlaw: water or stone for workers out of Subterra; the tank is not in it (R37)."""
    tiles = {space: "bemusement_park"} if space.startswith("market") else {}
    game = build({"recruits": [MAGGIE], "dice": {"hand": [1], space: [2]}}, miners=(9, 9, 0), tiles=tiles)
    play(game, f"retrieve 2@{space}", "roll 1")
    assert (legal(game) == ["take stone", "take water"]) == asked and decision(game) == (
        ("take", 0) if asked else ("turn", 1)
    )


def test_maggie_gains_one_good_per_retrieval():
    """maggie_the_outlaw: one good, however many workers (R89)."""
    game = build({"recruits": [MAGGIE], "dice": {"aquifer": [2, 2], "free_press": [3]}})
    play(game, "retrieve 2@aquifer 2@aquifer 3@free_press", "roll 1 1 1", "take water")
    assert holdings(game) == (1, 3, {"water": 1}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_maggie_off(where, tiles):
    """maggie_the_outlaw: hidden or under the Academy nothing (G1, T50)."""
    game = build({where: [MAGGIE], "dice": {"hand": [1], "aquifer": [2]}}, tiles=tiles)
    assert decision(play(game, "retrieve 2@aquifer", "roll 1")) == ("turn", 1)


def test_maggie_spoilt_by_one_from_elsewhere():
    """maggie_the_outlaw: every retrieved worker must have stood in Subterra (R37)."""
    game = build({"recruits": [MAGGIE], "dice": {"aquifer": [2], "farm": [2]}})
    assert decision(play(game.clone(), "retrieve 2@aquifer 2@farm", "roll 1 1")) == ("turn", 1)
    assert decision(play(game, "retrieve 2@aquifer", "roll 1")) == ("take", 0)


def test_maggie_only_when_retrieving():
    """maggie_the_outlaw: bumped workers and those of a finished market are not retrieved (R24, R64)."""
    game = place_on_tunnel([MAGGIE], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})
    assert decision(play(game, "take stone")) == ("turn", 1)
    game = place_on_tunnel(
        [MAGGIE],
        "tile bemusement_park",
        "roll 1 1",
        space="build_sa_3",
        goods="stone",
        dice={"hand": [1, 2], "build_sa_2": [4]},
    )
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {}


def test_maggie_comes_last():
    """maggie_the_outlaw: after check, penalty, the opponents' Ben and Steven (R35)."""
    game = build(
        {"recruits": [MAGGIE, STEVEN], "goods": "energy gold", "dice": {"hand": [5, 5], "aquifer": [2]}},
        {"recruits": [BEN], "morale": 3},
        tiles={"market_ea": "stadium_of_guaranteed_home_runs"},
    )
    play(game, "retrieve 2@aquifer", "roll 5", "lose energy")
    assert decision(game) == (f"use {BEN}", 1)
    assert legal(play(game, "decline ben")) == ["take clay", "take gold", "take stone"]
    assert legal(play(game, "take clay", "draw bat")) == ["take stone", "take water"]
    assert holdings(play(game, "take stone"))[2:] == ({"gold": 1, "clay": 1, "stone": 1}, {"bat": 1})


@pytest.mark.parametrize("butcher", [PETE, SHEPPARD])
def test_maggie_counts_a_sacrificed_worker(butcher):
    """maggie_the_outlaw: a worker sacrificed in the retrieval still counts as retrieved (R39)."""
    game = build({"recruits": [MAGGIE, butcher], "dice": {"hand": [1], "aquifer": [2]}})
    play(game, "retrieve 2@aquifer", f"use {butcher}", "take gold")
    assert legal(game) == ["take stone", "take water"]
    game = build({"recruits": [MAGGIE, butcher], "dice": {"aquifer": [2], "farm": [2]}})
    play(game, "retrieve 2@aquifer 2@farm", f"use {butcher}", "take gold", "roll 1")
    assert decision(game) == ("turn", 1)
