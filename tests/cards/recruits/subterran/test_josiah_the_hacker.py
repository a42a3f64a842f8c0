"""Josiah the Hacker: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GARY, JOSIAH, NICK
from helpers import decision, faces, holdings, play


@pytest.mark.parametrize(
    "space, good, owner, other",
    [
        ("generator", "energy", (2, 2), 4),
        ("farm", "food", (2, 2), 4),
        ("cloud_mine", "bliss", (2, 2), 4),
        ("aquifer", "water", (1, 2), 3),
    ],
)
def test_josiah_on_three_areas(space, good, owner, other):
    """josiah_the_hacker: every other player there gains 1 knowledge, the owner 1 morale; not on the Aquifer (R43)."""
    game = place_first(
        {"recruits": [JOSIAH]}, {"dice": {"hand": [1], space: [2, 2]}}, {"dice": {"hand": [1, 1]}}, space=space
    )
    assert holdings(game) == (*owner, {good: 1}, {})
    assert holdings(game, 1)[1] == other and holdings(game, 2)[1] == 3  # once per player, only those there


@HIDDEN_OR_ACADEMY
def test_josiah_off(where, tiles):
    """josiah_the_hacker: hidden or under the Academy nothing (G1, T50)."""
    game = place_first(
        {"recruits": [JOSIAH]}, {"dice": {"hand": [1], "farm": [2]}}, space="farm", where=where, tiles=tiles
    )
    assert holdings(game)[0] == 1 and holdings(game, 1)[1] == 3


def test_josiah_alone():
    """josiah_the_hacker: the morale comes with nobody else there, even beside an own worker (G13)."""
    game = place_first({"recruits": [JOSIAH], "dice": {"hand": [1, 1]}}, space="farm", moves=["place 1 farm"])
    assert holdings(game)[:2] == (3, 3)


def test_josiah_makes_no_check():
    """josiah_the_hacker: a rise of knowledge rolls nothing and loses nobody; at 6 nothing changes (R36)."""
    game = place_first(
        {"recruits": [JOSIAH]},
        {"knowledge": 5, "dice": {"hand": [6, 6], "farm": [2]}},
        {"knowledge": 6, "dice": {"hand": [1], "farm": [2]}},
        space="farm",
    )
    assert (
        holdings(game, 1)[1] == 6
        and faces(game, 1) == [6, 6]
        and holdings(game, 2)[:2] == (1, 6)
        and decision(game) == ("turn", 1)
    )


def test_josiah_and_nick():
    """josiah_the_hacker: an affected owner of Nick gains 1 morale (G10)."""
    game = place_first({"recruits": [JOSIAH]}, {"recruits": [NICK], "dice": {"hand": [1], "farm": [2]}}, space="farm")
    assert holdings(game, 1)[:2] == (2, 4)


def test_josiah_after_gary():
    """josiah_the_hacker: after the area's benefit, in the order of the file (R89a)."""
    game = place_first({"recruits": [JOSIAH, GARY]}, {"dice": {"hand": [1], "generator": [1]}}, space="generator")
    assert decision(game) == ("take", 0) and holdings(game)[0] == 1 and holdings(game, 1)[1] == 3
    assert holdings(play(game, "take morale"))[0] == 3 and holdings(game, 1)[1] == 4
