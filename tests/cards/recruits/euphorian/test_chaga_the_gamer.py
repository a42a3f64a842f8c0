"""Chaga the Gamer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import turn_with
from cards.shared.names import BOK, CHAGA, DARREN, JADWIGA, JON, LARS, MILOS, MIROSLAV, SPIROS
from helpers import decision, holdings, legal, play, seat

from euphoria_ai.errors import IllegalMoveError


def gamer(*moves, hidden=(JON,), recruits=(CHAGA,), hand="box", **spec):
    """P1's turn with Chaga active and others hidden."""
    return play(turn_with(list(recruits), hidden=list(hidden), hand=hand, **spec), *moves)


def test_chaga_activates_a_hidden_recruit():
    """chaga_the_gamer: a box discarded before the action activates a hidden recruit, the turn goes on (R16, I7)."""
    game = gamer()
    assert f"use {CHAGA}" in legal(game) and "place 1 farm" in legal(game)
    play(game, "use chaga")
    assert seat(game)["recruits"] == {CHAGA: "active", JON: "active"} and holdings(game)[3] == {}
    assert game.summary()["discard"] == [0, 0, 0, 0, 0, 1] and seat(game)["stars_left"] == 10
    assert decision(game) == ("turn", 0) and f"use {CHAGA}" not in legal(game)
    assert decision(play(game, "place 1 farm")) == ("turn", 1)


def test_chaga_chooses_among_several():
    """chaga_the_gamer: of several hidden recruits one is chosen, of any faction (I7)."""
    game = gamer("use chaga", hidden=(MILOS, BOK))
    assert decision(game) == ("activate", 0) and legal(game) == [f"activate {BOK}", f"activate {MILOS}"]
    play(game, f"activate {BOK}")
    assert seat(game)["recruits"] == {CHAGA: "active", MILOS: "hidden", BOK: "active"}


def test_chaga_off():
    """chaga_the_gamer: not without a box, without a hidden recruit, or while hidden; not in others' turns (R88)."""
    use = f"use {CHAGA}"
    assert use not in legal(gamer(hand="bat"))
    assert use not in legal(gamer(hidden=()))
    assert use not in legal(gamer(recruits=(), hidden=(CHAGA, JON)))
    assert use not in legal(turn_with([], others=({"recruits": [CHAGA], "hidden": [JON], "hand": "box"},)))
    assert use not in legal(gamer(recruits=(CHAGA, MIROSLAV), hand="bear"))


def test_chaga_once_per_turn():
    """chaga_the_gamer: once per turn, again in the next (I7)."""
    game = gamer("use chaga", f"activate {BOK}", hidden=(MILOS, BOK), hand="2 box", morale=2)
    assert f"use {CHAGA}" not in legal(game)
    play(game, "place 1 farm", "place 1 farm")
    assert f"use {CHAGA}" in legal(game)


def test_chaga_before_any_kind_of_turn():
    """chaga_the_gamer: before a retrieval and before the dilemma too (R89b, I7)."""
    game = gamer("use chaga", dice={"hand": [1], "farm": [2]})
    assert decision(play(game, "retrieve 2@farm", "roll 2")) == ("turn", 1)
    game = gamer("use chaga", dilemma="bat", hand="bat box", morale=2)
    assert decision(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_chaga_between_placements():
    """chaga_the_gamer: in the menu while a further placement can be chosen; nothing has to follow (R89b, I6)."""
    spec = {"morale": 2, "dice": {"hand": [1, 1]}}
    game = gamer("place 1 farm", **spec)
    assert legal(game) == ["another", "stop", f"use {CHAGA}"]
    play(game, "use chaga")
    assert legal(game) == ["another", "stop"]
    assert decision(play(game, "stop")) == ("turn", 1)
    assert decision(gamer("place 1 farm")) == ("turn", 1)  # no menu without a further placement
    assert decision(gamer("place 1 farm", "another", "place 1 farm", **spec)) == ("turn", 1)


def test_chaga_recruit_works_at_once():
    """chaga_the_gamer: the recruit works for the rest of the turn (R85)."""
    game = gamer(goods="3 food")
    assert "place 1 build_ea_2" not in legal(game)
    assert "place 1 build_ea_2" in legal(play(game, "use chaga"))


def test_chaga_recruit_does_not_answer_the_past():
    """chaga_the_gamer: a balloon gained before does not count for Lars (I2)."""
    row = ("bat", "box", "bear", "balloon")
    spec = {"goods": "energy", "morale": 3, "dice": {"hand": [1, 1]}, "bazaar": row}
    game = gamer("place 1 tunnel_euphorian", "take artifact", "refill bat", "use chaga", hidden=(LARS,), **spec)
    assert legal(game) == ["another", "stop"]
    game = gamer("use chaga", "place 1 tunnel_euphorian", "take artifact", "refill bat", hidden=(LARS,), **spec)
    assert f"use {LARS}" in legal(game)


@pytest.mark.parametrize("recruit", [SPIROS, JADWIGA, DARREN])
def test_chaga_recruit_gives_no_extra_placement_for_an_earlier_one(recruit):
    """R85: who is turned up in the menu answers the next placement, not the one that is over; who came active before it
    or is shown by it answers it."""
    spec = {"hidden": (recruit,), "morale": 4, "knowledge": 1, "goods": "3 energy", "dice": {"hand": [1, 1, 3]}}
    first = ["place 1 tunnel_euphorian", "take gold"]
    game = gamer(*first, "use chaga", **spec)
    assert legal(game) == ["another", "stop"]
    with pytest.raises(IllegalMoveError, match="does not answer the placement before it came active .R85."):
        game.clone().apply(f"use {recruit}")
    assert f"use {recruit}" in legal(play(game.clone(), "another", "place 1 tunnel_euphorian", "roll 5", "take gold"))
    assert f"use {recruit}" in legal(gamer("use chaga", *first, **spec))
    assert decision(play(game, "stop")) == ("turn", 1)


def test_chaga_turns_lars_up_after_a_placement():
    """R85: Lars answers a balloon gained in the next placement, and moves the worker of that one."""
    spec = {"goods": "2 energy", "morale": 4, "dice": {"hand": [1, 1]}, "bazaar": ("bat", "box", "bear", "balloon")}
    first = ["place 1 tunnel_euphorian", "take gold", "use chaga"]
    game = gamer(
        *first, "another", "place 1 tunnel_euphorian", "roll 5", "take artifact", "refill bat", hidden=(LARS,), **spec
    )
    assert f"use {LARS}" in legal(game)


@pytest.mark.parametrize(
    ("recruit", "placed", "board"),
    [
        (DARREN, ["place 1 tunnel_wastelander", "take clay"], {"miners": (0, 0, 5)}),
        (JADWIGA, ["place 1 cloud_mine"], {"tracks": (0, 0, 0, 7)}),
    ],
)
def test_recruits_revealed_by_a_placement_answer_it(recruit, placed, board):
    """R85: the placement that turned them up counts for an extra placement."""
    spec = {"hidden": [recruit], "dice": {"hand": [1, 3]}, "morale": 4, "knowledge": 1, "goods": "3 food"}
    game = turn_with([], **spec, **board)
    assert f"use {recruit}" in legal(play(game, *placed)) and decision(game) == ("more", 0)
