"""Dr. Sheppard the Lobotomist: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import place_first, retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import CURTIS, PETE, SHEPPARD, YORDY
from helpers import build, decision, faces, holdings, legal, play, seat


def tank(recruits, *moves, side="water", where="recruits", tiles=None, dice=(1, 6), **spec):
    """P1 places the first of its dice on a side of the tank."""
    return place_first(
        {where: recruits, "goods": f"3 {side}", "dice": {"hand": list(dice)}, **spec},
        space=f"tank_{side}",
        moves=moves,
        tiles=tiles,
    )


def test_sheppard_sacrifices_a_retrieved_worker():
    """dr_sheppard_the_lobotomist: (a) one retrieved worker for 4 bliss and a resource; the other is rolled (R39, R91,
    T72).
    """
    game = retrieve_two([SHEPPARD], goods="food")
    assert decision(play(game, "pay food")) == (f"use {SHEPPARD}", 0)
    assert legal(play(game, "use dr_sheppard")) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert holdings(game) == (3, 3, {"bliss": 4, "gold": 1}, {}) and seat(game)["owned"] == 1
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    assert seat(play(retrieve_two([SHEPPARD]), "decline dr_sheppard", "roll 1 1"))["owned"] == 2


@HIDDEN_OR_ACADEMY
def test_sheppard_off(where, tiles):
    """dr_sheppard_the_lobotomist: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert decision(retrieve_two([SHEPPARD], where=where, tiles=tiles)) == ("roll", -1)
    assert decision(tank([SHEPPARD], where=where, tiles=tiles)) == ("roll", -1)


def test_sheppard_keeps_the_last_worker():
    """dr_sheppard_the_lobotomist: (a) needs two workers in all; one sacrifice per retrieval (R91, T72)."""
    assert decision(build({"recruits": [SHEPPARD], "dice": {"farm": [2]}})) == (
        "roll",
        -1,
    )  # its only move: to retrieve it
    game = retrieve_two([SHEPPARD], "use dr_sheppard", "take gold", dice={"hand": [1, 4]})
    assert decision(game) == ("roll", -1) and seat(game)["owned"] == 3


def test_sheppard_bliss_comes_after_the_payment():
    """dr_sheppard_the_lobotomist: (a) after payment, morale and its discard: the bliss cannot pay for it (R39, R50)."""
    game = retrieve_two([SHEPPARD], hand="bat box", morale=2)
    assert decision(game) == ("discard", 0)  # no commodity: the free way, without being asked
    assert decision(play(game, "discard bat")) == (f"use {SHEPPARD}", 0)
    assert holdings(play(game, "use dr_sheppard", "take gold"))[:3] == (1, 3, {"bliss": 4, "gold": 1})


def test_sheppard_before_yordy_after_pete():
    """dr_sheppard_the_lobotomist: (a) Pete, he, then Yordy for a die that is left (R89a, R39)."""
    game = retrieve_two([YORDY, SHEPPARD, PETE], goods="energy", dice={"hand": [1], "farm": [2, 3]})
    assert decision(game) == (f"use {PETE}", 0)
    assert decision(play(game, "decline pete")) == (f"use {SHEPPARD}", 0)
    assert decision(play(game, "use dr_sheppard", "take gold")) == (f"use {YORDY}", 0)


def test_sheppard_draws_at_the_tank():
    """dr_sheppard_the_lobotomist: (b) 2 morale for an artifact; the +2 of the water side counts, the new die waits
    (R47).
    """
    game = tank([SHEPPARD])
    assert decision(game) == (f"use {SHEPPARD}", 0) and holdings(game)[:3] == (3, 3, {}) and seat(game)["owned"] == 3
    assert holdings(play(game, "use dr_sheppard", "draw bat")) == (1, 3, {}, {"bat": 1}) and decision(game) == (
        "roll",
        -1,
    )


def test_sheppard_refused_at_the_tank():
    """dr_sheppard_the_lobotomist: (b) not at morale 2, with 4 workers or under the Laboratory (R90, R47)."""
    assert decision(tank([SHEPPARD], side="energy", morale=2)) == ("roll", -1)
    assert decision(tank([SHEPPARD], side="energy", morale=3)) == (f"use {SHEPPARD}", 0)
    assert decision(tank([SHEPPARD], dice=(1, 2, 3, 4))) == ("turn", 1)
    assert decision(tank([SHEPPARD], tiles={"market_wb": "laboratory_of_selective_genetics"})) == ("turn", 1)


def test_sheppard_one_discard_and_curtis():
    """dr_sheppard_the_lobotomist: (b) one discard after price and draw; Curtis helps the new die's check (G8, R31)."""
    game = tank([SHEPPARD], "use dr_sheppard", "draw box", hand="bat")
    assert legal(game) == ["discard bat", "discard box"] and holdings(game)[0] == 1
    assert decision(play(game, "discard bat")) == ("roll", -1)
    game = tank([SHEPPARD, CURTIS], "use dr_sheppard", "draw bat", "roll 5", knowledge=5)
    assert holdings(game)[1] == 3 and faces(game) == [5, 6]
    assert faces(tank([SHEPPARD, CURTIS], "decline dr_sheppard", "roll 5", knowledge=5)) == [5]
