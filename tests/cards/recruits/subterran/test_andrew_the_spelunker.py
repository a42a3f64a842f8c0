"""Andrew the Spelunker: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ANDREW, DAVE, KATY, LAURA, MAXIME, PHIL, REITZ, XANDER
from helpers import decision, holdings, legal, play


@pytest.mark.parametrize(
    "space, price, good", [("tunnel_euphorian", "energy", "gold"), ("tunnel_wastelander", "food", "clay")]
)
def test_andrew_draws_beside_the_resource(space, price, good):
    """andrew_the_spelunker: gold or clay and an artifact with an empty hand (R56)."""
    game = place_on_tunnel([ANDREW], f"take {good}", space=space, goods=price)
    assert decision(game) == ("draw_artifact", -1)
    assert holdings(play(game, "draw bat")) == (1, 3, {good: 1}, {"bat": 1}) and decision(game) == ("turn", 1)


def test_andrew_not_in_subterra():
    """andrew_the_spelunker: not on the Subterran tunnel (R56)."""
    assert decision(place_on_tunnel([ANDREW], "take stone")) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_andrew_off(where, tiles):
    """andrew_the_spelunker: hidden or under the Academy only the gold (G1, T50)."""
    assert decision(
        place_on_tunnel([ANDREW], "take gold", space="tunnel_euphorian", goods="energy", where=where, tiles=tiles)
    ) == (
        "turn",
        1,
    )


def test_andrew_needs_an_empty_hand_and_the_resource():
    """andrew_the_spelunker: not with a card in hand; the tunnel's artifact brings no second one (G6)."""
    assert decision(
        place_on_tunnel([ANDREW], "take gold", space="tunnel_euphorian", goods="energy", hand="bat", morale=2)
    ) == (
        "turn",
        1,
    )
    game = place_on_tunnel([ANDREW], "take artifact", "draw bat", space="tunnel_euphorian", goods="energy", morale=2)
    assert holdings(game) == (2, 3, {}, {"bat": 1}) and decision(game) == ("turn", 1)


def test_andrew_and_tier_2():
    """andrew_the_spelunker: resource, his artifact, the tier-2 artifact, miner, then one hand limit (R57, R50)."""
    euphorian = {"space": "tunnel_euphorian", "goods": "energy", "tracks": (5, 0, 0, 0)}
    game = place_on_tunnel([ANDREW, KATY], "draw bat", "draw box", morale=2, **euphorian)
    assert holdings(game) == (2, 3, {"gold": 1}, {"bat": 1, "box": 1}) and decision(game) == ("turn", 1)
    game = place_on_tunnel([ANDREW, KATY], "draw bat", "draw box", **euphorian)
    assert legal(game) == ["discard bat", "discard box"] and game.summary()["miners"] == [1, 0, 0]
    game = place_on_tunnel([ANDREW, KATY], "draw bat", morale=2, hand="bear", **euphorian)
    assert holdings(game)[3] == {"bear": 1, "bat": 1} and decision(game) == ("turn", 1)


def test_andrew_under_the_registry():
    """andrew_the_spelunker: the Registry stops tier 2, not him (T59)."""
    game = place_on_tunnel(
        [ANDREW, KATY],
        space="tunnel_euphorian",
        goods="energy",
        tracks=(5, 0, 0, 0),
        tiles={"market_wb": "registry_of_personal_secrets"},
    )
    assert legal(game) == ["take artifact", "take gold"]
    assert holdings(play(game, "take gold", "draw bat"))[2:] == ({"gold": 1}, {"bat": 1}) and decision(game) == (
        "turn",
        1,
    )


@pytest.mark.parametrize("recruit, cards", [(LAURA, 2), (PHIL, 1), (MAXIME, 1)])
def test_andrew_spoilt_by_a_bump_draw(recruit, cards):
    """andrew_the_spelunker: artifacts of Laura, Phil or Maxime fill the hand before he looks (R25, G6)."""
    game = bump_four([ANDREW, recruit], space="tunnel_euphorian", goods="energy gold", morale=4)
    play(game, f"use {recruit}", *["draw bat"] * cards, "take gold")
    assert holdings(game)[3] == {"bat": cards} and decision(game) == ("turn", 1)


def test_andrew_spoilt_by_reitz():
    """andrew_the_spelunker: the artifact of Reitz fills the hand (R23, G6)."""
    game = place_on_tunnel(
        [ANDREW, REITZ],
        "use professor_reitz",
        "draw bat",
        "take gold",
        space="tunnel_euphorian",
        goods="energy",
        morale=2,
    )
    assert holdings(game)[3] == {"bat": 1} and decision(game) == ("turn", 1)


@pytest.mark.parametrize("recruit", [DAVE, XANDER])
def test_andrew_beside_extra_resources(recruit):
    """andrew_the_spelunker: the extra resource of Dave or Xander does not matter (R25)."""
    game = bump_four(
        [ANDREW, recruit], f"use {recruit}", "take gold", "draw bat", space="tunnel_euphorian", goods="energy"
    )
    assert holdings(game)[2:] == ({"gold": 2}, {"bat": 1})
