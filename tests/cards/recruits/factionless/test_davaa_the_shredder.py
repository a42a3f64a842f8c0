"""Davaa the Shredder: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, dig_at, owner_with
from cards.shared.names import DARREN, DAVAA, LIEVE, MWICHE, TED
from helpers import goods_of, holdings, legal, play, recruit_asked


@pytest.mark.parametrize(
    "space, resource", [("tunnel_euphorian", "gold"), ("tunnel_subterran", "stone"), ("tunnel_wastelander", "clay")]
)
def test_davaa_free_tunnels(space, resource):
    """davaa_the_shredder: an unoccupied tunnel is free; the either/or stays (R22, R56)."""
    game = dig_at([DAVAA], space=space, goods="energy water food")
    assert recruit_asked(game) == ("take", 0) and legal(game) == ["take artifact", f"take {resource}"]
    play(game, f"take {resource}")
    assert goods_of(game) == {"energy": 1, "water": 1, "food": 1, resource: 1}
    assert f"place 1 {space}" in legal(build_table(owner_with([DAVAA]))) and f"place 1 {space}" not in legal(
        build_table(owner_with())
    )


def test_davaa_moves_the_miner():
    """davaa_the_shredder: the miner moves as ever (R58)."""
    assert dig_at([DAVAA], "take gold", goods="nothing").summary()["miners"] == [1, 0, 0]


@pytest.mark.parametrize("whose", [0, 1])
def test_davaa_not_when_bumping(whose):
    """davaa_the_shredder: not where a worker, own or other, is bumped (R24)."""

    def position(goods):
        there = {"tunnel_euphorian": [5]}
        return build_table(
            owner_with([DAVAA], goods=goods, on=() if whose else there), owner_with((), (1,), on=there if whose else ())
        )

    assert "place 1 tunnel_euphorian" not in legal(position("nothing"))
    assert goods_of(play(position("energy"), "place 1 tunnel_euphorian", "roll 1", "take gold")) == {"gold": 1}


def test_davaa_pays_the_bazaar():
    """davaa_the_shredder: the price of an artifact taken is still paid (R53)."""
    game = dig_at([DAVAA], "take artifact", goods="energy")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods_of(play(game, "buy 2 box")) == {}


def test_davaa_only_tunnel_actions():
    """davaa_the_shredder: no other space is free (R22)."""
    moves = legal(build_table(owner_with([DAVAA])))
    assert not any(space in text for text in moves for space in ("tank", "build", "breeze_bar", "sky_lounge"))


def test_davaa_with_ted_mwiche_and_lieve():
    """davaa_the_shredder: Ted's and Mwiche's payments are alternatives, Lieve can be added (I5)."""
    game = dig_at([DAVAA, TED, MWICHE], goods="3 water bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay nothing"]
    free = play(game.clone(), "pay nothing", "take gold")
    assert holdings(free)[0] == 2 and goods_of(free) == {"water": 3, "bliss": 1, "gold": 1}
    assert holdings(play(game, "pay 3 water", "buy 4 book", "refill bat"))[2] == {"bliss": 1, "gold": 1}
    game = dig_at([DAVAA, LIEVE], goods="bliss")
    assert recruit_asked(game) == (LIEVE, 0)
    assert holdings(play(game, f"use {LIEVE}", "refill bat"))[2:] == ({"gold": 1}, {"book": 1})


def test_davaa_and_darren():
    """davaa_the_shredder: Darren's repeated placement is not free (I6)."""
    game = dig_at([DAVAA, DARREN], "take gold", goods="nothing", morale=2)
    assert recruit_asked(game) == ("turn", 1)
    game = dig_at([DAVAA, DARREN], "take gold", f"use {DARREN}", "roll 2", "take gold", goods="energy", morale=2)
    assert goods_of(game) == {"gold": 2}
