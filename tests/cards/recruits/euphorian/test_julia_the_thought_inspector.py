"""Julia the Thought Inspector: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import AMANDA, CURTIS, JULIA, XANDER
from helpers import build, decision, faces, holdings, legal, play, seat


def test_julia_copies_the_face():
    """julia_the_thought_inspector: 1 morale: a resource, and the bumped die is set to the bumping one (R25, R30)."""
    game = bump_two([JULIA], morale=2)
    assert decision(game) == (f"use {JULIA}", 0)
    assert legal(play(game, "use julia")) == ["take clay", "take gold", "take stone"] and holdings(game)[2] == {
        "water": 1
    }
    play(game, "take clay")
    assert holdings(game) == (1, 3, {"clay": 1}, {}) and faces(game, 1) == [1, 4] and decision(game) == ("take", 0)
    game = play(bump_two([JULIA], morale=2), "decline julia")
    assert decision(game) == ("roll", -1) and holdings(game) == (2, 3, {"water": 1}, {})


@HIDDEN_OR_ACADEMY
def test_julia_off(where, tiles):
    """julia_the_thought_inspector: hidden or under the Academy the die is rolled (G1, T50)."""
    assert decision(bump_two([JULIA], morale=3, where=where, tiles=tiles)) == ("roll", -1)


def test_julia_needs_morale_and_an_opponent():
    """julia_the_thought_inspector: not at morale 1, not for an own worker, not on an area (R24, R26, R90)."""
    assert decision(bump_two([JULIA], morale=1)) == ("roll", -1)
    own = build({"recruits": [JULIA], "morale": 3, "goods": "water", "dice": {"hand": [4, 1], "tunnel_subterran": [2]}})
    assert decision(play(own, "place 4 tunnel_subterran")) == ("roll", -1)
    area = build({"recruits": [JULIA], "morale": 3, "dice": {"hand": [4, 1]}}, {"dice": {"hand": [1], "farm": [2]}})
    assert decision(play(area, "place 4 farm")) == ("turn", 1)


@pytest.mark.parametrize(
    "space",
    [
        "tank_energy",
        "tank_water",
        "tunnel_euphorian",
        "tunnel_end_euphorian",
        "incinerator",
        "wind_saloon",
        "nimbus_loft",
        "market_ea",
    ],
)
def test_julia_on_any_bumpable_space(space):
    """julia_the_thought_inspector: every space where workers are bumped (R24)."""
    game = bump_two(
        [JULIA],
        space=space,
        goods="4 energy 3 water stone 2 gold",
        hand="2 bat",
        morale=3,
        miners=(9, 0, 0),
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
        tile_stars=["market_ea"],
    )
    assert decision(game) == (f"use {JULIA}", 0)


def test_julia_set_die_is_checked():
    """julia_the_thought_inspector: a high die pushes the victim to 16, a low one protects (R30, R32, T19)."""
    victim = {"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [2]}}
    high = bump_two([JULIA], "use julia", "take gold", morale=2, hand_dice=(6, 1), victim=victim)
    assert faces(high, 1) == [6] and seat(high, 1)["owned"] == 1
    low = bump_two([JULIA], "use julia", "take gold", morale=2, hand_dice=(1, 6), victim=victim)
    assert faces(low, 1) == [1, 6]


def test_julia_set_die_meets_tile_penalties():
    """julia_the_thought_inspector: the set face counts for roll-face penalties (R30, R35)."""
    game = bump_two(
        [JULIA],
        "use julia",
        "take gold",
        morale=2,
        tiles={"market_ea": "friendly_local_game_bonfire"},
        victim={"goods": "food", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert holdings(game, 1)[2] == {}


def test_julia_after_amanda():
    """julia_the_thought_inspector: the victim's Amanda is asked first; her face stands, the resource comes (R89a,
    G3).
    """
    game = bump_two(
        [JULIA],
        morale=2,
        victim={"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert decision(game) == (f"use {AMANDA}", 1)
    play(game, "use amanda", "face 6")
    assert decision(game) == (f"use {JULIA}", 0)
    play(game, "use julia", "take gold")
    assert faces(game, 1) == [1, 6] and holdings(game) == (1, 3, {"gold": 1}, {}) and decision(game) == ("take", 0)


def test_julia_and_xander():
    """julia_the_thought_inspector: Xander compares the faces as they stood on the board (R25)."""
    game = bump_two(
        [JULIA, XANDER], "use julia", "take gold", morale=2, victim={"dice": {"hand": [1], "tunnel_subterran": [5]}}
    )
    assert decision(game) == (f"use {XANDER}", 0) and faces(game, 1) == [1, 4]


def test_julia_curtis_and_the_hand_limit():
    """julia_the_thought_inspector: Curtis loses knowledge with the morale; one discard after the resource (R50, G8)."""
    game = bump_two([JULIA, CURTIS], "use julia", "take gold", morale=2, hand="bat box")
    assert holdings(game)[:3] == (1, 2, {"water": 1, "gold": 1}) and legal(game) == ["discard bat", "discard box"]
