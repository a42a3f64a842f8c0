"""Professor Reitz the Archeologist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ANDREW, PHIL, REITZ
from helpers import decision, holdings, legal, play, seat


@pytest.mark.parametrize(
    "space, price, number",
    [("tunnel_euphorian", "energy", 0), ("tunnel_subterran", "water", 1), ("tunnel_wastelander", "food", 2)],
)
def test_reitz_digs_deeper(space, price, number):
    """professor_reitz_the_archeologist: 2 knowledge: an artifact and a miner step, paid before, benefit after (R56)."""
    game = place_first(owner_showing([REITZ], goods=price, knowledge=4, morale=2), space=space)
    assert decision(game) == (f"use {REITZ}", 0) and holdings(game)[2] == {}
    play(game, "use professor_reitz", "draw bat")
    assert (
        holdings(game) == (2, 6, {}, {"bat": 1})
        and game.summary()["miners"][number] == 1
        and decision(game) == ("take", 0)
    )
    play(game, "take artifact", "draw box")
    assert holdings(game)[3] == {"bat": 1, "box": 1} and game.summary()["miners"][number] == 2


@HIDDEN_OR_ACADEMY
def test_reitz_off(where, tiles):
    """professor_reitz_the_archeologist: hidden or under the Academy not asked (G1, T50)."""
    assert decision(
        place_first(owner_showing([REITZ], where, goods="water"), space="tunnel_subterran", tiles=tiles)
    ) == ("take", 0)


def test_reitz_refused():
    """professor_reitz_the_archeologist: not at knowledge 5, after a bump, an own one too, nor at the end space (R90,
    R26, R60).
    """
    assert decision(place_first(owner_showing([REITZ], goods="water", knowledge=5), space="tunnel_subterran")) == (
        "take",
        0,
    )
    assert decision(bump_four([REITZ])) == ("take", 0)
    own = {"recruits": [REITZ], "goods": "water", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}}
    assert decision(place_first(own, space="tunnel_subterran", moves=["roll 1"])) == ("take", 0)
    assert decision(place_first(owner_showing([REITZ]), space="tunnel_end_wastelander", miners=(0, 0, 9))) == (
        "turn",
        1,
    )


@pytest.mark.parametrize("start, recruit_is", [(3, "hidden"), (4, "active"), (5, "active")])
def test_reitz_and_reveals(start, recruit_is):
    """professor_reitz_the_archeologist: two steps may pass step 6; reveals come once, at the end (R58, R85)."""
    game = place_first(
        owner_showing([REITZ], goods="water"),
        {"hidden": [PHIL]},
        space="tunnel_subterran",
        miners=(0, start, 0),
        moves=["use professor_reitz", "draw bat"],
    )
    assert seat(game, 1)["recruits"] == {PHIL: "hidden"}
    assert seat(play(game, "take stone"), 1)["recruits"] == {PHIL: recruit_is}


def test_reitz_at_the_end_of_the_tunnel():
    """professor_reitz_the_archeologist: at step 9 the extra step is lost, the artifact stays; from 7 the end opens
    (R59).
    """
    moves = ["use professor_reitz", "draw bat", "take stone"]
    game = place_first(owner_showing([REITZ], goods="water"), space="tunnel_subterran", miners=(0, 9, 0), moves=moves)
    assert game.summary()["miners"] == [0, 9, 0] and holdings(game)[2:] == ({"stone": 1}, {"bat": 1})
    game = place_first(
        owner_showing([REITZ], goods="water"),
        owner_showing([PHIL]),
        space="tunnel_subterran",
        miners=(0, 7, 0),
        moves=moves,
    )
    assert "place 1 tunnel_end_subterran" in legal(game)


def test_reitz_spoils_andrew():
    """professor_reitz_the_archeologist: his artifact breaks Andrew's empty hand; one discard before the benefit (G6,
    G8).
    """
    game = place_first(
        owner_showing([REITZ, ANDREW], goods="energy", morale=2),
        space="tunnel_euphorian",
        moves=["use professor_reitz", "draw bat", "take gold"],
    )
    assert holdings(game)[2:] == ({"gold": 1}, {"bat": 1}) and decision(game) == ("turn", 1)
    game = place_first(
        owner_showing([REITZ], goods="energy", hand="box"),
        space="tunnel_euphorian",
        moves=["use professor_reitz", "draw bat"],
    )
    assert legal(game) == ["discard bat", "discard box"] and game.summary()["miners"] == [1, 0, 0]
