"""Gidget the Hypnotist: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRIAN, GIDGET, JEFFERSON
from helpers import decision, faces, holdings, legal, play


def test_gidget_lowers_knowledge():
    """gidget_the_hypnotist: -2 knowledge in place of +2 morale when bliss is paid (R38)."""
    game = retrieve_two([GIDGET], goods="2 bliss food", knowledge=4)
    assert legal(game) == ["free", "pay bliss", f"pay bliss by {GIDGET}", "pay food"]
    by = play(game.clone(), f"pay bliss by {GIDGET}")
    assert holdings(by) == (1, 2, {"food": 1, "bliss": 1}, {}) and decision(by) == ("roll", -1)
    assert holdings(play(game.clone(), "pay bliss"))[:2] == (3, 4)
    assert holdings(play(game, "pay food"))[:2] == (3, 4)


def test_gidget_by_another_spelling():
    """gidget_the_hypnotist: the other spelling of the name means the same card (R38)."""
    assert holdings(retrieve_two([GIDGET], "pay bliss by Gidgit the Hypnotist", goods="bliss"))[:2] == (1, 1)


@HIDDEN_OR_ACADEMY
def test_gidget_off(where, tiles):
    """gidget_the_hypnotist: hidden or under the Academy bliss gives morale only (G1, T50)."""
    assert legal(retrieve_two([GIDGET], goods="bliss", where=where, tiles=tiles)) == ["free", "pay bliss"]


def test_gidget_needs_bliss():
    """gidget_the_hypnotist: food is no bliss, Brian's neither; Jefferson's energy excludes it (R38)."""
    assert legal(retrieve_two([GIDGET, BRIAN], goods="2 food")) == ["free", "pay food"]
    assert holdings(retrieve_two([GIDGET, JEFFERSON], f"pay energy by {JEFFERSON}", goods="energy bliss"))[:3] == (
        2,
        2,
        {"bliss": 1},
    )


def test_gidget_helps_the_check():
    """gidget_the_hypnotist: before the roll: 6 + 6 + 3 is safe (R39, T3)."""
    assert faces(retrieve_two([GIDGET], f"pay bliss by {GIDGET}", "roll 6 6", goods="bliss", knowledge=5)) == [6, 6]
    assert faces(retrieve_two([GIDGET], "pay bliss", "roll 6 6", goods="bliss", knowledge=5)) == [6]


def test_gidget_at_low_knowledge():
    """gidget_the_hypnotist: at knowledge 2 only one step is left (R28, G13)."""
    assert holdings(retrieve_two([GIDGET], f"pay bliss by {GIDGET}", goods="bliss", knowledge=2))[:2] == (1, 1)
