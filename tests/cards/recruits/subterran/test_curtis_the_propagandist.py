"""Curtis the Propagandist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, place_first, place_on_tunnel, retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BEN, BRIAN, CURTIS, JULIA, LEE, MAXIME, REBECCA, SHEPPARD
from helpers import build, decision, faces, holdings, play


@pytest.mark.parametrize(
    "tile, before, after",
    [
        ("bemusement_park", (3, 3), (2, 2)),
        ("cafeteria_of_nameless_meat", (3, 3), (1, 1)),
        ("cafeteria_of_nameless_meat", (2, 3), (1, 2)),  # only what is really lost
        ("bemusement_park", (1, 3), (1, 3)),
        ("cafeteria_of_nameless_meat", (3, 2), (1, 1)),
    ],
)
def test_curtis_at_a_free_retrieval(tile, before, after):
    """curtis_the_propagandist: 1 knowledge less per morale really lost, Cafeteria included (R38, G10)."""
    game = retrieve_two([CURTIS], morale=before[0], knowledge=before[1], tiles={"market_ea": tile})
    assert holdings(game)[:2] == after and decision(game) == ("roll", -1)


@HIDDEN_OR_ACADEMY
def test_curtis_off(where, tiles):
    """curtis_the_propagandist: hidden or under the Academy the knowledge stays (G1, T50)."""
    assert holdings(retrieve_two([CURTIS], morale=3, where=where, tiles=tiles))[:2] == (2, 3)


def test_curtis_helps_the_check():
    """curtis_the_propagandist: together with the morale, so before the roll: 6 + 6 + 3 is safe (R39, T3)."""
    assert faces(retrieve_two([CURTIS], "roll 6 6", morale=3, knowledge=4)) == [6, 6]
    assert faces(retrieve_two([], "roll 6 6", morale=3, knowledge=4)) == [6]


@pytest.mark.parametrize(
    "recruit, gain, lost", [(LEE, "take energy", 1), (MAXIME, "draw bat", 2), (REBECCA, "take gold", 2)]
)
def test_curtis_counts_bump_prices(recruit, gain, lost):
    """curtis_the_propagandist: prices of Lee, Maxime and Rebecca count (R25, G2)."""
    assert holdings(bump_four([CURTIS, recruit], f"use {recruit}", gain, morale=4, knowledge=5))[:2] == (
        4 - lost,
        5 - lost,
    )


def test_curtis_counts_julia():
    """curtis_the_propagandist: the price of Julia counts (R25)."""
    game = place_first(
        {"recruits": [CURTIS, JULIA], "goods": "water", "morale": 2},
        {"dice": {"hand": [1], "tunnel_subterran": [2]}},
        space="tunnel_subterran",
        moves=["use julia", "take gold"],
    )
    assert holdings(game)[:2] == (1, 2)


def test_curtis_counts_sheppard_before_the_check():
    """curtis_the_propagandist: the price of Sheppard at the tank counts for the new die's check (R47, R31)."""
    game = place_on_tunnel(
        [CURTIS, SHEPPARD],
        "use dr_sheppard",
        "draw bat",
        space="tank_water",
        goods="3 water",
        knowledge=6,
        dice={"hand": [1, 6]},
    )
    assert holdings(game)[:2] == (1, 4) and faces(play(game, "roll 5")) == [5, 6]


def test_curtis_counts_brian_in_icarus():
    """curtis_the_propagandist: the Icarus morale of Brian counts (R27)."""
    assert holdings(place_on_tunnel([CURTIS, BRIAN], space="cloud_mine", morale=2))[:2] == (1, 2)


def test_curtis_counts_ben_in_another_turn():
    """curtis_the_propagandist: in any turn, e.g. for Ben (R35)."""
    game = build({"dice": {"hand": [4], "farm": [2]}}, {"recruits": [CURTIS, BEN], "morale": 3})
    assert holdings(play(game, "retrieve 2@farm", "roll 4", "use ben", "take gold"), 1)[:2] == (1, 1)


def test_curtis_counts_the_fee_for_equal_dice():
    """curtis_the_propagandist: with the tweak each further equal die costs 1 morale and gives 1 knowledge back
    (R19).
    """
    game = place_first(
        {"recruits": [CURTIS], "morale": 3, "dice": {"hand": [1, 1]}},
        space="farm",
        moves=["another"],
        options={"iib_tweaks": True},
    )
    assert holdings(game)[:2] == (2, 2)


def test_curtis_makes_no_price_payable():
    """curtis_the_propagandist: the price must be payable in morale whatever the knowledge (R90, G2)."""
    assert decision(bump_four([CURTIS, LEE], knowledge=6)) == ("take", 0)
    assert decision(bump_four([CURTIS, MAXIME], knowledge=6, morale=2)) == ("take", 0)
