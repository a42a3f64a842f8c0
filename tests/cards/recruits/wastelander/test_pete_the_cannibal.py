"""Pete the Cannibal: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import place_first, retrieve_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import NICK, PETE, SHEPPARD
from helpers import build, decision, faces, holdings, legal, play, seat


def tank(recruits, *moves, side="water", where="recruits", tiles=None, dice=(1, 6), **spec):
    """P1 places the first of its dice on a side of the tank."""
    return place_first(
        {where: recruits, "goods": f"3 {side}", "dice": {"hand": list(dice)}, **spec},
        space=f"tank_{side}",
        moves=moves,
        tiles=tiles,
    )


def test_pete_sacrifices_a_retrieved_worker():
    """pete_the_cannibal: (a) one retrieved worker for 4 food and a resource; the other is rolled (R39, R91, T72)."""
    game = retrieve_two([PETE], goods="food")
    assert decision(play(game, "pay food")) == (f"use {PETE}", 0)
    assert legal(play(game, "use pete")) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert holdings(game) == (3, 3, {"food": 4, "gold": 1}, {}) and seat(game)["owned"] == 1
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    assert seat(play(retrieve_two([PETE]), "decline pete", "roll 1 1"))["owned"] == 2


@HIDDEN_OR_ACADEMY
def test_pete_off(where, tiles):
    """pete_the_cannibal: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert decision(retrieve_two([PETE], where=where, tiles=tiles)) == ("roll", -1)
    assert decision(tank([PETE], where=where, tiles=tiles)) == ("roll", -1)


def test_pete_keeps_the_last_worker():
    """pete_the_cannibal: (a) needs two workers in all; one sacrifice per retrieval (R91, T72)."""
    assert decision(build({"recruits": [PETE], "dice": {"farm": [2]}})) == ("roll", -1)  # its only move: to retrieve it
    game = retrieve_two([PETE], "use pete", "take gold", dice={"hand": [1, 4]})
    assert decision(game) == ("roll", -1) and seat(game)["owned"] == 3


def test_pete_after_the_morale_and_its_discard():
    """pete_the_cannibal: (a) after the morale loss and its hand limit, before any die is rolled (R39, R50)."""
    game = retrieve_two([PETE], hand="bat box", morale=2)
    assert decision(game) == ("discard", 0)
    assert decision(play(game, "discard bat")) == (f"use {PETE}", 0)


def test_pete_and_sheppard():
    """pete_the_cannibal: (a) he first, then Sheppard if enough workers remain; without a die left no check (R89a,
    R31).
    """
    game = retrieve_two([PETE, SHEPPARD], dice={"hand": [6, 6]}, knowledge=6)
    assert decision(game) == (f"use {PETE}", 0)
    assert decision(play(game, "use pete", "take gold")) == (f"use {SHEPPARD}", 0)
    play(game, "use dr_sheppard", "take clay")
    assert decision(game) == ("turn", 1) and faces(game) == [6, 6]
    assert holdings(game)[2] == {"food": 4, "bliss": 4, "gold": 1, "clay": 1}
    assert decision(retrieve_two([PETE, SHEPPARD], "use pete", "take gold")) == ("roll", -1)
    assert decision(retrieve_two([PETE, SHEPPARD], "decline pete")) == (f"use {SHEPPARD}", 0)


def test_pete_draws_at_the_tank():
    """pete_the_cannibal: (b) 2 knowledge for an artifact, after the track change and the die, before its roll (R47)."""
    game = tank([PETE], side="energy", knowledge=6)
    assert decision(game) == (f"use {PETE}", 0) and holdings(game)[:3] == (1, 4, {}) and seat(game)["owned"] == 3
    assert holdings(play(game, "use pete", "draw bat")) == (1, 6, {}, {"bat": 1}) and decision(game) == ("roll", -1)


def test_pete_knowledge_counts_for_the_new_die():
    """pete_the_cannibal: (b) the price counts in the new die's check (R31)."""
    assert faces(tank([PETE], "use pete", "draw bat", "roll 5")) == [5]  # 6 + 5 + 5 = 16
    assert faces(tank([PETE], "decline pete", "roll 5")) == [5, 6]


def test_pete_refused_at_the_tank():
    """pete_the_cannibal: (b) not at knowledge 5 after the change, with 4 workers or under the Laboratory (R90, R47)."""
    assert decision(tank([PETE], knowledge=5)) == ("roll", -1)
    assert decision(tank([PETE], dice=(1, 2, 3, 4))) == ("turn", 1)
    assert decision(tank([PETE], tiles={"market_wb": "laboratory_of_selective_genetics"})) == ("turn", 1)


def test_pete_and_nick():
    """pete_the_cannibal: (b) Nick gains 2 morale before the hand check (G8, G10)."""
    game = tank([PETE, NICK], "use pete", "draw bat", side="energy", hand="box")
    assert holdings(game) == (3, 3, {}, {"bat": 1, "box": 1}) and decision(game) == ("roll", -1)
    assert legal(tank([PETE], "use pete", "draw bat", side="energy", hand="box")) == ["discard bat", "discard box"]
