"""Albert the Founder: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.lists import HIDDEN_OR_NOBODYS, TAKE_RESOURCES
from cards.shared.names import ALBERT, CHRISTINE, GARY_FORGETTER, KOFI, PALACE
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def test_albert_second_worker():
    """albert_the_founder: after the space's worker a second one and a resource, rolled together with one check
    (R47).
    """
    game = build_table(owner_with([ALBERT], goods="3 energy"))
    play(game, "place 1 tank_energy")
    assert recruit_asked(game) == (ALBERT, 0)
    assert len(legal(play(game.clone(), f"decline {ALBERT}"))) == 6
    play(game, f"use {ALBERT}")
    assert legal(game) == TAKE_RESOURCES
    play(game, "take stone")
    assert recruit_asked(game) == ("roll", -1) and len(legal(game)) == 21
    play(game, "roll 2 3")
    assert (
        faces(game) == [2, 3, 6]
        and goods_of(game) == {"stone": 1}
        and seat(game)["owned"] == 4
        and recruit_asked(game) == ("turn", 1)
    )


def test_albert_one_check():
    """albert_the_founder: the check counts both new workers (R31)."""
    game = build_table(owner_with([ALBERT], goods="3 water"))
    play(game, "place 1 tank_water", f"use {ALBERT}", "take gold", "roll 5 6")
    assert faces(game) == [5, 6] and seat(game)["owned"] == 3 and seat(game)["morale"] == 3


@pytest.mark.parametrize("space, price", [("tank_energy", "3 energy"), ("tank_water", "3 water")])
def test_albert_how_many_workers(space, price):
    """albert_the_founder: from 1 or 2 workers, not from 3 or 4 (R47)."""
    for more, asked in (((), True), ((6,), True), ((6, 6), False)):
        game = play(build_table(owner_with([ALBERT], (1, *more), goods=price)), f"place 1 {space}")
        assert (recruit_asked(game) == (ALBERT, 0)) == asked and (asked or recruit_asked(game) == ("roll", -1))
    game = play(build_table(owner_with([ALBERT], (1, 2, 3, 4), goods=price)), f"place 1 {space}")
    assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {}


@HIDDEN_OR_NOBODYS
def test_albert_off(where):
    """albert_the_founder: hidden or nobody's, one worker only (R88)."""
    game = build_table(owner_with([ALBERT], where=where, goods="3 energy"))
    assert recruit_asked(play(game, "place 1 tank_energy")) == ("roll", -1)


def test_albert_and_gary():
    """albert_the_founder: both apply on the same placement (R47)."""
    game = build_table(owner_with([ALBERT, GARY_FORGETTER], goods="3 energy", knowledge=6))
    play(game, "place 1 tank_energy")
    assert recruit_asked(game) == (ALBERT, 0) and seat(game)["knowledge"] == 2
    assert len(legal(play(game, f"use {ALBERT}", "take gold"))) == 21


def test_albert_and_the_others():
    """albert_the_founder: no commodity of Christine; Palace voids the resource, not the worker; Kofi closes the tank
    (I3, I9).
    """
    game = build_table(owner_with([ALBERT, CHRISTINE], goods="3 energy"))
    play(game, "place 1 tank_energy", f"use {ALBERT}", "take gold", "roll 1 1")
    assert goods_of(game) == {"gold": 1} and recruit_asked(game) == ("turn", 1)
    game = build_table(owner_with([ALBERT], goods="3 energy 3 clay"), tiles={"market_ea": PALACE})
    play(game, "place 1 tank_energy", f"use {ALBERT}")
    assert recruit_asked(game) == ("roll", -1) and len(legal(game)) == 21 and goods_of(game) == {"clay": 3}
    assert not any("tank" in text for text in legal(build_table(owner_with([ALBERT, KOFI], goods="3 energy 3 water"))))
