"""Maxime the Ambassador: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import bump_four, bump_own_four
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import CURTIS, GAMBLER, GEEK, MAXIME, NICK
from helpers import decision, faces, holdings, legal, play


def test_maxime_draws():
    """maxime_the_ambassador: 2 morale: the bumped player gains 1 knowledge, the owner an artifact (R25)."""
    game = bump_four([MAXIME], morale=3)
    assert decision(game) == (f"use {MAXIME}", 0)
    play(game, "use maxime", "draw bat")
    assert holdings(game) == (1, 3, {}, {"bat": 1}) and holdings(game, 1)[1] == 4 and decision(game) == ("take", 0)
    game = bump_four([MAXIME], "decline maxime", morale=3)
    assert holdings(game)[0] == 3 and holdings(game, 1)[1] == 3


@HIDDEN_OR_ACADEMY
def test_maxime_off(where, tiles):
    """maxime_the_ambassador: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([MAXIME], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_maxime_refused():
    """maxime_the_ambassador: not at morale 2, not for an own worker (R90, R26, T64)."""
    assert decision(bump_four([MAXIME], morale=2)) == ("take", 0)
    assert decision(bump_own_four([MAXIME], morale=3)) == ("take", 0)


def test_maxime_one_discard_at_the_end():
    """maxime_the_ambassador: price, victim's knowledge, draw, then one discard to the new limit, before payment (G8,
    R50).
    """
    game = bump_four([MAXIME], "use maxime", "draw box", morale=3, hand="bat bear")
    assert legal(game) == ["discard bat bear", "discard bat box", "discard bear box"]
    assert holdings(game)[:3] == (1, 3, {"water": 1}) and holdings(game, 1)[1] == 4
    assert holdings(play(game, "discard bat bear"))[2:] == ({}, {"box": 1})


def test_maxime_after_the_check():
    """maxime_the_ambassador: after the victim's check, so its knowledge does not count there (C3, R25)."""
    game = bump_four([MAXIME], roll="6", morale=3, victim={"dice": {"hand": [6], "tunnel_subterran": [4]}})
    assert faces(game, 1) == [6, 6] and decision(game) == (f"use {MAXIME}", 0)
    assert faces(play(game, "use maxime", "draw bat"), 1) == [6, 6] and holdings(game, 1)[1] == 4


def test_maxime_victim_at_knowledge_6():
    """maxime_the_ambassador: a victim at knowledge 6 gains nothing, the owner still draws (G13)."""
    game = bump_four([MAXIME], "use maxime", "draw bat", morale=3, victim={"knowledge": 6})
    assert holdings(game, 1)[1] == 6 and holdings(game)[3] == {"bat": 1}


def test_maxime_nick_and_curtis():
    """maxime_the_ambassador: own Curtis 2 knowledge less, the victim's Nick 1 morale more (G10)."""
    game = bump_four([MAXIME, CURTIS], "use maxime", "draw bat", morale=3, knowledge=4, victim={"recruits": [NICK]})
    assert holdings(game)[:2] == (1, 2) and holdings(game, 1)[:2] == (2, 4)


def test_maxime_draw_may_be_changed():
    """maxime_the_ambassador: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = bump_four([MAXIME, GEEK, GAMBLER], "use maxime", morale=3)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
