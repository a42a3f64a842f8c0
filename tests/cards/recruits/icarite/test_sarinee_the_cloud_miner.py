"""Sarinee the Cloud Miner: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRIAN, SARINEE, ZONG
from helpers import build, decision, holdings, legal, play


def test_sarinee_knowledge_or_bliss():
    """sarinee_the_cloud_miner: the only worker on the Cloud Mine: -1 knowledge or 1 bliss, after the benefit (R43)."""
    game = place_first(owner_showing([SARINEE], face=6), space="cloud_mine")
    assert holdings(game)[:3] == (1, 2, {"bliss": 1}) and legal(game) == ["drop knowledge", "take bliss"]
    assert holdings(play(game.clone(), "drop knowledge"))[:3] == (1, 1, {"bliss": 1})
    assert holdings(play(game, "take bliss"))[:3] == (1, 2, {"bliss": 2}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_sarinee_off(where, tiles):
    """sarinee_the_cloud_miner: hidden or under the Academy nothing (G1, T50)."""
    assert decision(place_first(owner_showing([SARINEE], where), space="cloud_mine", tiles=tiles)) == ("turn", 1)


def test_sarinee_refused():
    """sarinee_the_cloud_miner: not beside a foreign or an own worker (R89)."""
    assert decision(
        place_first(owner_showing([SARINEE]), {"dice": {"hand": [1], "cloud_mine": [2]}}, space="cloud_mine")
    ) == ("turn", 1)
    assert decision(
        place_first({"recruits": [SARINEE], "dice": {"hand": [1, 2], "cloud_mine": [2]}}, space="cloud_mine")
    ) == (
        "turn",
        1,
    )


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("aquifer", "water"), ("farm", "food")])
def test_sarinee_and_zong_only_on_the_cloud_mine(space, good):
    """sarinee_the_cloud_miner, zong_the_astronomer: the other areas give nothing extra (R43)."""
    game = place_first(owner_showing([SARINEE, ZONG]), space=space)
    assert holdings(game)[2] == {good: 1} and decision(game) == ("turn", 1)


def test_sarinee_at_knowledge_1():
    """sarinee_the_cloud_miner: at knowledge 1 it is the bliss (G12)."""
    game = place_first(owner_showing([SARINEE], knowledge=1), space="cloud_mine")
    assert holdings(game)[:3] == (1, 1, {"bliss": 2}) and decision(game) == ("turn", 1)


def test_sarinee_with_zong_and_tier_1():
    """sarinee_the_cloud_miner: beside Zong and the allegiance bonus, once per placement (R44, R89)."""
    game = place_first(
        owner_showing([SARINEE, ZONG]),
        space="cloud_mine",
        tracks=(0, 0, 0, 2),
        moves=["use zong", "draw bat", "decline"],
    )
    assert holdings(game) == (1, 4, {"bliss": 2}, {"bat": 1}) and legal(game) == ["drop knowledge", "take bliss"]
    assert holdings(play(game, "take bliss"))[2] == {"bliss": 3} and decision(game) == ("turn", 1)


def test_sarinee_brian_and_the_apothecary():
    """sarinee_the_cloud_miner: Brian's morale and the Apothecary's ban hold for the placement (R22, R107)."""
    assert holdings(place_first(owner_showing([SARINEE, BRIAN], morale=2), space="cloud_mine", moves=["take bliss"]))[
        :3
    ] == (
        1,
        3,
        {"bliss": 2},
    )
    assert "place 1 cloud_mine" not in legal(build(owner_showing([SARINEE, BRIAN])))
    assert "place 1 cloud_mine" not in legal(
        build(owner_showing([SARINEE]), tiles={"market_wb": "apothecary_of_productive_dreams"})
    )
