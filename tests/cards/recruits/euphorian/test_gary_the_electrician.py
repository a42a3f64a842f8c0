"""Gary the Electrician: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_generator
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GARY, KATY
from helpers import build, decision, holdings, legal, play


def test_gary_morale_or_energy():
    """gary_the_electrician: a matching worker there: +1 morale or 1 energy, after the benefit (R28, R43)."""
    game = place_on_generator([GARY], 5, (5,))
    assert holdings(game) == (1, 4, {"energy": 2}, {}) and legal(game) == ["take energy", "take morale"]
    assert holdings(play(game, "take morale")) == (2, 4, {"energy": 2}, {}) and decision(game) == ("turn", 1)
    assert holdings(play(place_on_generator([GARY], 5, (5,)), "take energy")) == (1, 4, {"energy": 3}, {})


@HIDDEN_OR_ACADEMY
def test_gary_off(where, tiles):
    """gary_the_electrician: hidden or under the Academy nothing extra (G1, T50)."""
    game = place_on_generator([GARY], where=where, tiles=tiles)
    assert decision(game) == ("turn", 1) and holdings(game) == (1, 3, {"energy": 1}, {})


@pytest.mark.parametrize("there", [(), (1,), (3, 1)])
def test_gary_needs_a_match(there):
    """gary_the_electrician: no worker there shows the same face: nothing (R22)."""
    assert decision(place_on_generator([GARY], 2, there)) == ("turn", 1)


@pytest.mark.parametrize("space", ["farm", "aquifer", "cloud_mine"])
def test_gary_only_on_the_generator(space):
    """gary_the_electrician: a match on another area is nothing to him (R43)."""
    game = build({"recruits": [GARY], "dice": {"hand": [2, 1]}}, {"dice": {"hand": [1], space: [2]}})
    assert decision(play(game, f"place 2 {space}")) == ("turn", 1)


def test_gary_once_for_several_matches():
    """gary_the_electrician: three equal workers are one reward (R89)."""
    game = play(place_on_generator([GARY], 1, (1, 1, 1)), "take morale")
    assert holdings(game) == (2, 3, {"energy": 1}, {}) and decision(game) == ("turn", 1)


def test_gary_own_worker_matches_unless_arena():
    """gary_the_electrician: an own worker counts; Arena lets only foreign ones be there (R107)."""
    game = build({"recruits": [GARY], "dice": {"hand": [2, 2]}})
    play(game, "place 2 generator", "place 2 generator")
    assert legal(game) == ["take energy", "take morale"]
    arena = {"market_ea": "arena_of_peaceful_conflict"}
    game = build({"recruits": [GARY], "dice": {"hand": [2, 1], "generator": [2]}}, tiles=arena)
    assert "place 2 generator" not in legal(game) and "place 2 farm" in legal(game)
    assert legal(place_on_generator([GARY], tiles=arena)) == ["take energy", "take morale"]


def test_gary_at_morale_6():
    """gary_the_electrician: at morale 6 it is the energy (G12)."""
    game = place_on_generator([GARY], morale=6)
    assert holdings(game) == (6, 3, {"energy": 2}, {}) and decision(game) == ("turn", 1)


def test_gary_beside_tier_1():
    """gary_the_electrician: the extra energy is added to the tier-1 bonus (R44)."""
    assert holdings(play(place_on_generator([GARY], tracks=(2, 0, 0, 0)), "take energy")) == (1, 3, {"energy": 3}, {})


def test_gary_stacks_with_katy():
    """gary_the_electrician: Katy's food comes too (R89)."""
    game = place_on_generator([GARY, KATY])
    assert holdings(game) == (1, 3, {"energy": 1, "food": 1}, {})
    assert holdings(play(game, "take energy")) == (1, 3, {"energy": 2, "food": 1}, {})
