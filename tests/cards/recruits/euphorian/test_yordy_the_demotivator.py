"""Yordy the Demotivator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import CURTIS, PETE, SHEPPARD, YORDY
from helpers import build, decision, faces, holdings, legal, play, seat


def test_yordy_sets_one_die():
    """yordy_the_demotivator: 1 energy: one retrieved die gets a face of choice, the other is rolled after it (R39,
    R30).
    """
    game = retrieve_two([YORDY], goods="energy", morale=2)
    assert decision(game) == (f"use {YORDY}", 0) and holdings(game)[:2] == (1, 3)
    play(game, "use yordy")
    assert legal(game) == [f"face {n}" for n in range(1, 7)]
    play(game, "face 6")
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    play(game, "roll 2")
    assert faces(game) == [2, 6] and holdings(game) == (1, 3, {}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_yordy_off(where, tiles):
    """yordy_the_demotivator: hidden or under the Academy both dice are rolled (G1, T50)."""
    assert decision(retrieve_two([YORDY], goods="energy", where=where, tiles=tiles)) == ("roll", -1)


def test_yordy_only_free_and_with_energy():
    """yordy_the_demotivator: not after a paid retrieval, not without energy (R38, G2)."""
    assert decision(retrieve_two([YORDY], "pay food", goods="energy food")) == ("roll", -1)
    assert decision(retrieve_two([YORDY])) == ("roll", -1)
    assert decision(retrieve_two([YORDY], "free", goods="energy food")) == (f"use {YORDY}", 0)


def test_yordy_single_worker():
    """yordy_the_demotivator: works for a single retrieved worker, nothing is rolled then (R30)."""
    game = build({"recruits": [YORDY], "goods": "energy", "dice": {"hand": [1], "farm": [2]}})
    play(game, "retrieve 2@farm", "use yordy", "face 5")
    assert faces(game) == [1, 5] and decision(game) == ("turn", 1)


def test_yordy_one_worker_per_retrieval():
    """yordy_the_demotivator: one face per retrieval, however much energy (R89)."""
    game = retrieve_two([YORDY], "use yordy", "face 1", goods="3 energy")
    assert decision(game) == ("roll", -1) and holdings(game)[2] == {"energy": 2}


def test_yordy_one_check_for_the_batch():
    """yordy_the_demotivator: the set face counts in the one check and for roll-face penalties (R31, R35, G11)."""
    game = retrieve_two(
        [YORDY],
        "use yordy",
        "face 6",
        "roll 2",
        goods="energy gold",
        knowledge=4,
        dice={"hand": [4]},
        tiles={"market_ea": "center_for_reduced_literacy"},
    )
    assert faces(game) == [2, 4] and seat(game)["owned"] == 2 and holdings(game)[2] == {}


def test_yordy_after_the_discard():
    """yordy_the_demotivator: morale and its discard first (R39, R50)."""
    game = retrieve_two([YORDY], goods="energy", morale=2, hand="bat box")
    assert decision(game) == ("discard", 0)
    assert decision(play(game, "discard bat")) == (f"use {YORDY}", 0)


@pytest.mark.parametrize("butcher", [PETE, SHEPPARD])
def test_yordy_after_a_sacrifice(butcher):
    """yordy_the_demotivator: sacrifices first; asked only if a retrieved worker remains (R39, R89a)."""
    game = retrieve_two([YORDY, butcher], goods="energy")
    assert decision(game) == (f"use {butcher}", 0)
    play(game, f"use {butcher}", "take gold")
    assert decision(game) == (f"use {YORDY}", 0)
    assert faces(play(game, "use yordy", "face 4")) == [4] and decision(game) == ("turn", 1)
    game = build({"recruits": [YORDY, butcher], "goods": "energy", "dice": {"hand": [1], "farm": [2]}})
    play(game, "retrieve 2@farm", f"use {butcher}", "take gold")
    assert decision(game) == ("turn", 1) and holdings(game)[2]["energy"] == 1


@pytest.mark.parametrize(
    "tile, morale, after",
    [
        ("bemusement_park", 4, (3, 3)),
        ("cafeteria_of_nameless_meat", 4, (2, 2)),
        ("bemusement_park", 1, (1, 4)),
        ("cafeteria_of_nameless_meat", 2, (1, 3)),
    ],
)
def test_yordy_keeps_the_morale_loss(tile, morale, after):
    """yordy_the_demotivator: still -1 morale (-2 with the Cafeteria), Curtis the same knowledge (R38, G10)."""
    game = retrieve_two(
        [YORDY, CURTIS], "use yordy", goods="energy", morale=morale, knowledge=4, tiles={"market_ea": tile}
    )
    assert holdings(game)[:2] == after
