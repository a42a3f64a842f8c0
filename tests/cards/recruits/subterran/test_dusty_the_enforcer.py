"""Dusty the Enforcer: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, bump_owner, hand_of, owner_with, retrieve_one
from cards.shared.names import CAROUSEL, DUSTY, JAVIER, MAKOTO, POLICE, XYON
from helpers import faces, holdings, legal, play, recruit_asked, seat


def test_dusty_saves_a_worker():
    """dusty_the_enforcer: with a bat in hand 1 morale instead of the worker; the bat is kept (R32, R35)."""
    game = retrieve_one([DUSTY], "roll 6", cards="bat")
    assert recruit_asked(game) == (DUSTY, 0)
    assert faces(play(game.clone(), f"decline {DUSTY}")) == [6]
    play(game, f"use {DUSTY}")
    assert holdings(game) == (1, 4, {}, {"bat": 1}) and faces(game) == [6, 6] and recruit_asked(game) == ("turn", 1)


def test_dusty_off():
    """dusty_the_enforcer: not without a bat, at morale 1, below the check, hidden or nobody's (R88, R90)."""
    for game in (
        retrieve_one([DUSTY], "roll 6", cards="bear"),
        retrieve_one([DUSTY], "roll 6", cards="bat", morale=2),
        retrieve_one([DUSTY], "roll 6", cards="bat", where="hidden"),
        retrieve_one([DUSTY], "roll 6", cards="bat", where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1) and faces(game) == [6]
    game = retrieve_one([DUSTY], "roll 5", cards="bat")
    assert recruit_asked(game) == ("turn", 1) and faces(game) == [5, 6]


def test_dusty_no_second_check():
    """dusty_the_enforcer: once a check, which is not made again (I1)."""
    game = retrieve_one([DUSTY], "roll 6", f"use {DUSTY}", cards="bat", knowledge=6, morale=5)
    assert faces(game) == [6, 6] and seat(game)["morale"] == 3 and recruit_asked(game) == ("turn", 1)


def test_dusty_hand_limit():
    """dusty_the_enforcer: the hand limit follows at once and may force out the bat itself (R50)."""
    game = retrieve_one([DUSTY], "roll 6", f"use {DUSTY}", cards="bat bear")
    assert legal(game) == ["discard bat", "discard bear"]
    assert hand_of(play(game, "discard bat")) == {"bear": 1} and faces(game) == [6, 6]


def test_dusty_wildcards_are_no_bat():
    """dusty_the_enforcer: a wildcard artifact does not replace the bat (I10)."""
    assert faces(retrieve_one([DUSTY, JAVIER, MAKOTO], "roll 6", cards="book bifocals")) == [6]


def test_dusty_in_an_opponents_turn():
    """dusty_the_enforcer: asked when bumped and when an opponent completes a market (R35)."""
    game = bump_owner([DUSTY], "roll 6", cards="bat", morale=2)
    assert recruit_asked(game) == (DUSTY, 1)
    assert faces(play(game, f"use {DUSTY}"), 1) == [6, 6]
    game = build_table(
        owner_with(goods="gold"), owner_with([DUSTY], (6,), cards="bat", morale=2, on={"build_ea_1": [2]}, knowledge=4)
    )
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert recruit_asked(game) == (DUSTY, 1)


def test_dusty_does_not_use_up_the_loss():
    """dusty_the_enforcer: a saved worker is no loss: a later check of the turn can cost one (R34)."""
    game = build_table(
        owner_with((), (3, 3, 1), goods="water food", morale=2),
        owner_with(
            [DUSTY], (6,), cards="bat", on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4, morale=3
        ),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        "roll 6",
        f"use {DUSTY}",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
        "roll 6",
    )
    assert recruit_asked(game) == (DUSTY, 1) and seat(game, 1)["morale"] == 2
    assert faces(play(game, f"decline {DUSTY}"), 1) == [6, 6] and seat(game, 1)["owned"] == 2


def test_dusty_after_xyon():
    """dusty_the_enforcer: asked after Xyon was declined; the Thought Police looks afterwards (R35)."""
    game = retrieve_one([DUSTY, XYON], "roll 6", cards="bat", tiles={"market_ea": POLICE})
    assert recruit_asked(game) == (XYON, 0)
    play(game, f"decline {XYON}")
    assert recruit_asked(game) == (DUSTY, 0)
    assert holdings(play(game, f"use {DUSTY}"))[:2] == (1, 5)
