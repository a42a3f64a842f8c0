"""Jadwiga the Sleep Deprivator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at, turn_with
from cards.shared.names import BOK, BUREAU, DARREN, JADWIGA, LARS, SPIROS, SPRING
from helpers import decision, holdings, legal, play


def test_jadwiga_places_one_more():
    """jadwiga_the_sleep_deprivator: 2 knowledge: a further worker of any value, without morale (I6, R19)."""
    game = place_at("farm", [JADWIGA], morale=2)
    assert decision(game) == ("more", 0) and legal(game) == ["stop", f"use {JADWIGA}"]
    play(game, "use jadwiga")
    assert decision(game) == ("place", 0) and holdings(game)[:2] == (2, 5)
    assert all(move.startswith("place 6 ") for move in legal(game))  # no way back (I6)
    play(game, "place 6 generator")
    assert holdings(game) == (2, 4, {"energy": 1, "food": 1}, {}) and decision(game) == ("turn", 1)
    assert decision(play(place_at("farm", [JADWIGA]), "stop")) == ("turn", 1)


@pytest.mark.parametrize(
    "knowledge, recruits, asked",
    [
        (4, [JADWIGA], True),
        (5, [JADWIGA], False),
        (6, [JADWIGA], False),
        (2, [JADWIGA, BOK], True),
        (3, [JADWIGA, BOK], False),
    ],
)
def test_jadwiga_needs_room(knowledge, recruits, asked):
    """jadwiga_the_sleep_deprivator: knowledge 4 or less, with Bok 2 or less (R90, I3)."""
    game = place_at("farm", recruits, knowledge=knowledge)
    assert decision(game) == (("more", 0) if asked else ("turn", 1))


def test_jadwiga_hidden():
    """jadwiga_the_sleep_deprivator: not while hidden (R88)."""
    assert decision(place_at("farm", [JADWIGA], where="hidden")) == ("turn", 1)


def test_jadwiga_once_per_turn():
    """jadwiga_the_sleep_deprivator: once per turn, and no further equal dice afterwards (I6)."""
    game = turn_with([JADWIGA], knowledge=1, morale=4, dice={"hand": [1, 1, 2, 3]})
    play(game, "place 1 farm")
    assert legal(game) == ["another", "stop", f"use {JADWIGA}"]
    assert decision(play(game, "use jadwiga", "place 2 generator")) == ("turn", 1)


def test_jadwiga_after_equal_dice():
    """jadwiga_the_sleep_deprivator: after further equal dice too; only those cost morale (R18, R19, I6)."""
    game = turn_with([JADWIGA], morale=3, dice={"hand": [1, 1, 4]})
    play(game, "place 1 farm", "another", "place 1 farm")
    assert holdings(game)[0] == 2 and legal(game) == ["stop", f"use {JADWIGA}"]
    assert holdings(play(game, "use jadwiga", "place 4 generator"))[0] == 2


def test_jadwiga_not_on_other_turns():
    """jadwiga_the_sleep_deprivator: not after a retrieval or a dilemma, not in another player's turn (R16, I6)."""
    game = turn_with([JADWIGA], dice={"hand": [1, 2], "farm": [3]})
    assert decision(play(game, "retrieve 3@farm", "roll 3")) == ("turn", 1)
    game = play(turn_with([JADWIGA], dilemma="bat", hand="bat"), "dilemma", "outcome star")
    assert decision(game) == ("turn", 1)
    assert decision(place_at("farm", [], others=({"recruits": [JADWIGA]},))) == ("turn", 1)


def test_jadwiga_not_with_workers_that_came_back():
    """jadwiga_the_sleep_deprivator: a worker bumped or gained this turn cannot be used (R20)."""
    game = turn_with([JADWIGA], goods="water", dice={"hand": [1], "tunnel_subterran": [4]})
    assert decision(play(game, "place 1 tunnel_subterran", "roll 2", "take stone")) == ("turn", 1)
    game = turn_with([JADWIGA], goods="3 energy", dice={"hand": [1]})
    assert decision(play(game, "place 1 tank_energy", "roll 2")) == ("turn", 1)
    game = turn_with([JADWIGA], goods="water", dice={"hand": [1, 5], "tunnel_subterran": [4]})
    play(game, "place 1 tunnel_subterran", "roll 2", "take stone", "use jadwiga")
    assert all(move.startswith("place 5 ") for move in legal(game))


def test_jadwiga_and_bans():
    """jadwiga_the_sleep_deprivator: Bureau and Spring are tested for her placement too (R107, C32)."""
    assert decision(place_at("farm", [JADWIGA], dice={"hand": [1, 3, 4]}, tile=BUREAU)) == ("more", 0)
    assert decision(place_at("farm", [JADWIGA], dice={"hand": [1, 3], "generator": [2]}, tile=BUREAU)) == ("turn", 1)
    assert decision(place_at("farm", [JADWIGA], face=6, tile=SPRING)) == ("turn", 1)
    assert decision(place_at("farm", [JADWIGA], face=5, tile=SPRING)) == ("more", 0)


def test_jadwiga_in_any_order_with_the_others():
    """jadwiga_the_sleep_deprivator: with Spiros, Darren and Lars in one menu, in any order, each once (I6)."""
    extra = [f"use {DARREN}", f"use {JADWIGA}", f"use {SPIROS}"]
    game = turn_with([DARREN, JADWIGA, SPIROS], goods="3 water", morale=3, knowledge=1, dice={"hand": [1, 2, 3, 4]})
    play(game, "place 1 tunnel_subterran", "take stone")
    assert legal(game) == ["stop", *extra]
    play(game, f"use {SPIROS}", "place 2 farm")
    assert legal(game) == ["stop", f"use {JADWIGA}"] and holdings(game)[:2] == (2, 1)
    game = turn_with([JADWIGA, SPIROS], morale=3, knowledge=1, dice={"hand": [1, 2, 3]})
    play(game, "place 1 farm", "use jadwiga", "place 2 farm")
    assert legal(game) == ["stop", f"use {SPIROS}"]
    game = turn_with(
        [JADWIGA, LARS], goods="energy", knowledge=1, dice={"hand": [1, 2]}, bazaar=("bat", "box", "bear", "balloon")
    )
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill bat")
    assert legal(game) == ["stop", f"use {JADWIGA}", f"use {LARS}"]
    play(game, f"use {LARS}", "place farm")
    assert legal(game) == ["stop", f"use {JADWIGA}"]
