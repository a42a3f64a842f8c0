"""Frazer the Motivator: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import equal_workers, other_seat_at, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import CHAGA, EKATERINA, FRAZER, GWEN, JON, JOSEPH, KEB, LOTTERY, MONOTONY
from helpers import decision, holdings, legal, play


def energy(recruits, *moves, there=(5,), **spec):
    """P1 places a 5 on the Generator where another 5 stands: 2 energy, with tier 1 it is 3."""
    return place_at(
        "generator",
        recruits,
        *moves,
        face=5,
        others=other_seat_at("generator", *there),
        **{"tracks": (2, 0, 0, 0), **spec},
    )


def test_frazer_swaps_one_energy():
    """frazer_the_motivator: at the third energy 1 other commodity instead of one, before track and knowledge (R28,
    R43).
    """
    game = energy([FRAZER])
    assert decision(game) == (f"use {FRAZER}", 0) and holdings(game) == (1, 3, {"energy": 3}, {})
    play(game, "use frazer")
    assert (
        decision(game) == ("take", 0)
        and set(TAKE_COMMODITIES) - {"take energy"} <= set(legal(game))
        and holdings(game)[1] == 3
    )
    assert holdings(play(game, "take food")) == (1, 4, {"energy": 2, "food": 1}, {}) and decision(game) == ("turn", 1)
    assert holdings(energy([FRAZER], "decline frazer"))[1:3] == (4, {"energy": 3})


def test_frazer_off():
    """frazer_the_motivator: not below three, not while hidden, not for others (R88)."""
    assert decision(energy([FRAZER], tracks=(1, 0, 0, 0))) == ("turn", 1)
    game = energy([JON], hidden=[FRAZER])
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"energy": 3}
    game = place_at(
        "generator",
        [JON],
        face=5,
        tracks=(2, 0, 0, 0),
        others=({"recruits": [FRAZER], "dice": {"hand": [1], "generator": [5]}},),
    )
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"energy": 3}


def test_frazer_counts_the_gains_of_the_turn():
    """frazer_the_motivator: energy of several gains; energy owned before does not count (I2)."""
    game = equal_workers([FRAZER], "place 1 generator", goods="4 energy", tracks=(2, 0, 0, 0))
    assert decision(game) == ("more", 0) and holdings(game)[2] == {"energy": 6}
    play(game, "another", "place 1 generator")
    assert decision(game) == (f"use {FRAZER}", 0) and game.summary()["tracks"][0] == 3
    assert (
        holdings(play(game, "use frazer", "take bliss"))[2] == {"energy": 7, "bliss": 1}
        and game.summary()["tracks"][0] == 4
    )


@pytest.mark.parametrize("answer", ["use frazer; take food", "decline frazer"])
def test_frazer_once_per_turn(answer):
    """frazer_the_motivator: one offer a turn, used or refused (R89)."""
    game = equal_workers(
        [FRAZER], "place 1 generator", "another", "place 1 generator", n=4, morale=4, tracks=(2, 0, 0, 0)
    )
    play(game, answer, "another", "place 1 generator")
    assert decision(game) == ("more", 0)
    play(game, "another", "place 1 generator")
    assert decision(game) == ("turn", 1)


def test_frazer_new_turn_new_count():
    """frazer_the_motivator: the count starts anew with each turn (R89)."""
    game = place_at("generator", [FRAZER], tracks=(2, 0, 0, 0), dice={"hand": [1, 1]})
    play(game, "place 1 farm", "place 1 generator")
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"energy": 4}


def test_frazer_at_the_wastelander_tunnel_end():
    """frazer_the_motivator: the 3 energy of the tunnel's end count (R60)."""
    game = place_at("tunnel_end_wastelander", [FRAZER, GWEN], "use frazer", "take water", miners=(0, 0, 9))
    assert holdings(game)[2] == {"energy": 2, "water": 1}


def test_frazer_energy_as_a_free_choice():
    """frazer_the_motivator: energy chosen by another recruit counts (I10)."""
    game = equal_workers(
        [FRAZER, EKATERINA], "place 1 generator", "another", "place 1 ark", hand="bat box", tracks=(2, 0, 0, 0)
    )
    play(game, "take energy")
    assert decision(game) == (f"use {FRAZER}", 0) and game.summary()["tracks"][2] == 0
    play(game, "use frazer", "take food")
    assert holdings(game)[2] == {"energy": 2, "food": 1} and game.summary()["tracks"][2] == 1


def test_frazer_in_an_opponents_turn():
    """frazer_the_motivator: three energy in one turn of an opponent (R89)."""
    tunnels = ("tunnel_euphorian", "tunnel_subterran", "tunnel_wastelander")
    owner = {"recruits": [FRAZER, KEB], "knowledge": 6, "dice": {"hand": [5], **{space: [4] for space in tunnels}}}
    game = equal_workers([], n=3, morale=3, goods="energy water food", others=(owner,))
    play(
        game,
        f"place 1 {tunnels[0]}",
        "roll 3",
        "take energy",
        "take gold",
        "another",
        f"place 1 {tunnels[1]}",
        "roll 1",
    )
    assert decision(game) == ("take", 1)
    play(game, "take energy", "take stone", "another", f"place 1 {tunnels[2]}", "roll 1", "take energy")
    assert decision(game) == (f"use {FRAZER}", 1)
    assert holdings(play(game, "use frazer", "take water"), 1)[2] == {"energy": 2, "water": 1}


def test_frazer_and_tiles():
    """frazer_the_motivator: only energy really gained counts under Monotony and Lottery (I9)."""
    assert decision(energy([FRAZER], tile=MONOTONY)) == ("turn", 1)
    assert decision(energy([FRAZER], tile=LOTTERY)) == ("turn", 1)
    game = equal_workers(
        [FRAZER],
        "place 1 generator",
        "another",
        "place 1 tunnel_euphorian",
        "take gold",
        "another",
        "place 1 generator",
        n=3,
        morale=3,
        tracks=(2, 0, 0, 0),
        goods="2 food",
        tile=LOTTERY,
    )
    assert decision(game) == (f"use {FRAZER}", 0) and holdings(game)[2] == {"energy": 2, "food": 2, "gold": 1}
    assert holdings(play(game, "use frazer", "take food"))[2] == {"energy": 1, "food": 2, "gold": 1}


def test_frazer_and_gwen_and_joseph():
    """frazer_the_motivator: energy that Gwen or Joseph replaced does not count (I4)."""
    game = energy([FRAZER, GWEN])
    assert decision(game) == (f"use {GWEN}", 0)
    assert decision(play(game.clone(), "use gwen")) == ("turn", 1)
    assert decision(play(game, "decline gwen")) == (f"use {FRAZER}", 0)
    game = energy([FRAZER, JOSEPH])
    assert decision(play(game.clone(), "use joseph", "refill bat")) == ("turn", 1)
    assert decision(play(game, "decline joseph")) == (f"use {FRAZER}", 0)


def test_frazer_only_what_was_gained_while_he_worked():
    """frazer_the_motivator: energy gained before Chaga activated him does not count (I2)."""
    game = equal_workers(
        [CHAGA],
        "place 1 generator",
        "use chaga",
        "another",
        "place 1 generator",
        hidden=[FRAZER],
        hand="box",
        tracks=(2, 0, 0, 0),
    )
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"energy": 4}


def test_frazer_trades_are_no_gain():
    """frazer_the_motivator: energy from a trade does not count (R21)."""
    game = turn_with([FRAZER], goods="food", others=({"goods": "3 energy"},), options={"trading": True})
    play(game, "trade P2 give food for 3 energy", "accept")
    assert decision(game) == ("turn", 0) and holdings(game)[2] == {"energy": 3}
    assert decision(play(game, "place 1 generator")) == ("turn", 1)
