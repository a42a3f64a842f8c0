"""Spiros the Model Citizen: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with, retrieve_all, usable_recruits
from cards.shared.names import BUREAU, DARREN, JADWIGA, SPIROS, SPRING
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def spiros(*moves, mine=(SPIROS,), hand=(1, 6), morale=2, tiles=(), goods="nothing", space="farm", **spec):
    """P1 places its first die."""
    game = build_table(owner_with(mine, hand, goods=goods, morale=morale, **spec), owner_with(), tiles=dict(tiles))
    return play(game, f"place {hand[0]} {space}", *moves)


def test_spiros_places_another():
    """spiros_the_model_citizen: 1 morale: one more available worker of any value, in full (R90, I6)."""
    game = spiros(hand=(1, 5, 6))
    assert recruit_asked(game) == ("more", 0) and legal(game) == ["stop", f"use {SPIROS}"]
    play(game, f"use {SPIROS}")
    assert (
        recruit_asked(game) == ("place", 0)
        and {text[:8] for text in legal(game)} == {"place 5 ", "place 6 "}
        and seat(game)["morale"] == 1
    )
    play(game, "place 5 aquifer")
    assert (
        goods_of(game) == {"food": 1, "water": 1}
        and seat(game)["knowledge"] == 2
        and faces(game) == [6]
        and recruit_asked(game) == ("turn", 1)
    )
    game = spiros("stop")
    assert recruit_asked(game) == ("turn", 1) and seat(game)["morale"] == 2


def test_spiros_off():
    """spiros_the_model_citizen: not at morale 1, without a worker, for nobody, after a retrieval (R88, R90)."""
    assert recruit_asked(spiros(morale=1)) == ("turn", 1)
    assert recruit_asked(spiros(hand=(1,))) == ("turn", 1)
    assert recruit_asked(spiros(mine=())) == ("turn", 1)
    assert recruit_asked(retrieve_all([SPIROS], {"farm": [1]}, "roll 2", hand=(6,), morale=3)) == ("turn", 1)


def test_spiros_once_a_turn():
    """spiros_the_model_citizen: once a turn, then no further equal dice; no morale of theirs on top (R19, I6)."""
    game = spiros(hand=(1, 1, 6), morale=4)
    assert legal(game) == ["another", "stop", f"use {SPIROS}"]
    used = play(game.clone(), f"use {SPIROS}", "place 1 farm")
    assert recruit_asked(used) == ("turn", 1) and seat(used)["morale"] == 3
    play(game, "another", "place 1 farm")
    assert legal(game) == ["stop", f"use {SPIROS}"]
    assert recruit_asked(play(game, f"use {SPIROS}", "place 6 farm")) == ("turn", 1) and seat(game)["morale"] == 2


def test_spiros_new_turn_new_use():
    """spiros_the_model_citizen: again in the next turn (I1)."""
    game = spiros(f"use {SPIROS}", "place 5 farm", hand=(1, 5, 6, 6), morale=4)
    play(game, "place 1 farm", "place 6 aquifer")
    assert usable_recruits(game) == [SPIROS]


def test_spiros_in_any_order():
    """spiros_the_model_citizen: beside Jadwiga, Lars and Darren, each once (I6)."""
    game = spiros(mine=[SPIROS, JADWIGA], hand=(1, 5, 6))
    assert usable_recruits(game) == [JADWIGA, SPIROS]
    assert usable_recruits(play(game.clone(), f"use {JADWIGA}", "place 5 aquifer")) == [SPIROS]
    assert usable_recruits(play(game, f"use {SPIROS}", "place 5 aquifer")) == [JADWIGA]
    game = spiros(
        "take gold", mine=[SPIROS, DARREN], space="tunnel_euphorian", goods="2 energy", morale=3, hand=(1, 5, 6)
    )
    assert usable_recruits(game) == [DARREN, SPIROS]


def test_spiros_hand_limit_first():
    """spiros_the_model_citizen: the hand limit comes right after the morale, before the space is chosen (R50)."""
    game = spiros(f"use {SPIROS}", cards="bat bear", hand=(1, 5, 6))
    assert recruit_asked(game) == ("discard", 0)
    assert recruit_asked(play(game, "discard bat")) == ("place", 0)
    game = spiros(f"use {SPIROS}", cards="2 bat")
    assert recruit_asked(game) == ("place", 0) and "place 6 ark" not in legal(game)


def test_spiros_workers_that_came_back():
    """spiros_the_model_citizen: a worker that came this turn is not usable (R20)."""
    assert recruit_asked(spiros("roll 2", hand=(1,), space="tank_energy", goods="3 energy")) == ("turn", 1)
    game = spiros("roll 2", "take gold", space="tunnel_euphorian", goods="energy", on={"tunnel_euphorian": [5]})
    assert usable_recruits(game) == [SPIROS]
    assert {text[:8] for text in legal(play(game, f"use {SPIROS}"))} == {"place 6 "}


def test_spiros_and_the_bans():
    """spiros_the_model_citizen: not offered where Bureau or Spring leave no legal space (R107)."""
    assert recruit_asked(spiros(tiles={"market_ea": BUREAU}, on={"farm": [2]})) == ("turn", 1)
    assert recruit_asked(spiros(tiles={"market_ea": SPRING}, hand=(6, 1))) == ("turn", 1)
    assert usable_recruits(spiros(tiles={"market_ea": SPRING})) == [SPIROS]
