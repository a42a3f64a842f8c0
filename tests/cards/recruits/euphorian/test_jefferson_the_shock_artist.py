"""Jefferson the Shock Artist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import GIDGET, JEFFERSON
from helpers import decision, faces, holdings, legal, play


def test_jefferson_pays_energy():
    """jefferson_the_shock_artist: 1 energy for +1 morale and -1 knowledge, one payment for all workers (R38)."""
    game = retrieve_two([JEFFERSON], goods="2 energy food", morale=2)
    assert legal(game) == ["free", f"pay energy by {JEFFERSON}", "pay food"]
    play(game, "pay energy by jefferson")
    assert holdings(game) == (3, 2, {"energy": 1, "food": 1}, {}) and decision(game) == ("roll", -1)
    assert holdings(retrieve_two([JEFFERSON], "pay food", goods="energy food", morale=2)) == (4, 3, {"energy": 1}, {})


@HIDDEN_OR_ACADEMY
def test_jefferson_off(where, tiles):
    """jefferson_the_shock_artist: hidden or under the Academy energy pays nothing (G1, T50)."""
    assert legal(retrieve_two([JEFFERSON], goods="energy food", where=where, tiles=tiles)) == ["free", "pay food"]


def test_jefferson_needs_energy():
    """jefferson_the_shock_artist: not without energy (G2)."""
    assert legal(retrieve_two([JEFFERSON], goods="food")) == ["free", "pay food"]


def test_jefferson_helps_the_check():
    """jefferson_the_shock_artist: the knowledge falls before the roll, 6 + 6 + 3 is safe (R35, R39, T3)."""
    game = retrieve_two([JEFFERSON], "pay energy by jefferson", "roll 6 6", goods="energy", knowledge=4)
    assert faces(game) == [6, 6] and holdings(game) == (2, 3, {}, {})
    assert faces(retrieve_two([JEFFERSON], "free", "roll 6 6", goods="energy", knowledge=4)) == [6]


def test_jefferson_excludes_gidget():
    """jefferson_the_shock_artist: no bliss is paid, so Gidget gives nothing (R38)."""
    game = retrieve_two([JEFFERSON, GIDGET], goods="energy bliss", knowledge=4)
    assert legal(game) == ["free", "pay bliss", f"pay bliss by {GIDGET}", f"pay energy by {JEFFERSON}"]
    play(game, "pay energy by jefferson")
    assert holdings(game) == (2, 3, {"bliss": 1}, {}) and decision(game) == ("roll", -1)


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 2)), (3, 1, (4, 1)), (6, 1, (6, 1))])
def test_jefferson_at_the_ends_of_the_tracks(morale, knowledge, after):
    """jefferson_the_shock_artist: a half that is at its end does nothing (R28, G13)."""
    game = retrieve_two([JEFFERSON], "pay energy by jefferson", goods="energy", morale=morale, knowledge=knowledge)
    assert holdings(game) == (*after, {}, {})
