"""Lieve the Briber: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import other_seat_at, place_at, turn_with
from cards.shared.lists import TUNNEL_RESOURCES
from cards.shared.names import DAVAA, JON, LIEVE, MWICHE, PALACE, STORAGE, TED, YOUSSEF
from helpers import CHANCE, decision, holdings, legal, play


@TUNNEL_RESOURCES
def test_lieve_gives_both(space, price, resource):
    """lieve_the_briber: 1 bliss more: the resource and an artifact, then the miner (R28, R56, R58)."""
    game = place_at(space, [LIEVE], goods=f"{price} bliss")
    assert (
        decision(game) == (f"use {LIEVE}", 0)
        and holdings(game) == (1, 3, {"bliss": 1}, {})
        and sum(game.summary()["miners"]) == 0
    )
    play(game, "use lieve")
    assert decision(game) == ("refill", CHANCE)  # without a commodity left only the free slot can be bought
    play(game, "refill bat")
    assert (
        holdings(game) == (1, 3, {resource: 1}, {"book": 1})
        and sum(game.summary()["miners"]) == 1
        and decision(game) == ("turn", 1)
    )


def test_lieve_may_be_declined():
    """lieve_the_briber: optional: then the usual choice of one, the bliss stays (R56, R89)."""
    game = place_at("tunnel_subterran", [LIEVE], "decline lieve", goods="water bliss")
    assert legal(game) == ["take artifact", "take stone"]
    assert holdings(play(game, "take stone")) == (1, 3, {"bliss": 1, "stone": 1}, {})


def test_lieve_hidden():
    """lieve_the_briber: not while hidden (R88)."""
    assert decision(place_at("tunnel_subterran", [LIEVE], goods="water bliss", where="hidden")) == ("take", 0)


def test_lieve_needs_bliss_after_the_price():
    """lieve_the_briber: 1 bliss must be left when the tunnel is paid (R90)."""
    assert decision(place_at("tunnel_subterran", [LIEVE], goods="water food")) == ("take", 0)
    assert decision(place_at("tunnel_subterran", [LIEVE, TED], "pay bliss", goods="water bliss")) == ("take", 0)


@pytest.mark.parametrize(
    "recruits, tracks, where, asked",
    [
        ([LIEVE, JON], (5, 0, 0, 0), "recruits", False),
        ([LIEVE, JON], (4, 0, 0, 0), "recruits", True),
        ([LIEVE], (5, 0, 0, 0), "recruits", True),
        ([LIEVE, JON], (0, 5, 5, 5), "recruits", True),
        ([LIEVE, YOUSSEF], (0, 0, 0, 0), "recruits", False),
    ],
)
def test_lieve_not_when_both_are_due(recruits, tracks, where, asked):
    """lieve_the_briber: not asked with tier 2 of that faction or Youssef; both come for nothing (R57, R81)."""
    game = place_at("tunnel_euphorian", recruits, goods="energy bliss", tracks=tracks, where=where)
    assert decision(game) == ((f"use {LIEVE}", 0) if asked else ("buy", 0))
    assert holdings(game)[2] == ({"bliss": 1} if asked else {"bliss": 1, "gold": 1})


def test_lieve_and_mwiche():
    """lieve_the_briber: not asked after Mwiche's 3 water, asked after the usual price (I4)."""
    game = place_at("tunnel_euphorian", [LIEVE, MWICHE], goods="energy 3 water bliss")
    assert decision(play(game.clone(), "pay 3 water")) == ("buy", 0)
    assert decision(play(game, "pay energy")) == (f"use {LIEVE}", 0)


def test_lieve_pays_the_bazaar_price():
    """lieve_the_briber: the artifact is an ordinary gain with its price, after the bliss is gone (R53, I8)."""
    game = place_at("tunnel_wastelander", [LIEVE], "use lieve", goods="food 2 bliss")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert holdings(play(game, "buy 2 box", "refill bat")) == (1, 3, {"clay": 1}, {"box": 1})


def test_lieve_before_a_void_half():
    """lieve_the_briber: Palace or Storage void a half, the bliss is paid all the same (I9, R55)."""
    palace = place_at("tunnel_euphorian", [LIEVE], "use lieve", "refill bat", goods="energy bliss 3 clay", tile=PALACE)
    assert holdings(palace) == (1, 3, {"clay": 3}, {"book": 1})
    storage = place_at(
        "tunnel_euphorian", [LIEVE], "use lieve", goods="energy bliss", hand="bat bear book box", morale=5, tile=STORAGE
    )
    assert holdings(storage)[2:] == ({"gold": 1}, {"bat": 1, "bear": 1, "book": 1, "box": 1}) and decision(storage) == (
        "turn",
        1,
    )


def test_lieve_before_ted():
    """lieve_the_briber: asked before Ted; used, Ted gives no morale, refused he does (I4, R89a)."""
    game = place_at("tunnel_euphorian", [LIEVE, TED], "pay energy", goods="energy bliss")
    assert decision(game) == (f"use {LIEVE}", 0) and holdings(game)[0] == 1
    assert holdings(play(game.clone(), "use lieve", "refill bat"))[0] == 1
    assert holdings(play(game, "decline lieve"))[0] == 2 and decision(game) == ("take", 0)


def test_lieve_with_ted_and_davaa_paying():
    """lieve_the_briber: 1 bliss for the tunnel by Ted and 1 more; with Davaa 1 bliss for both (I5)."""
    game = place_at(
        "tunnel_euphorian", [LIEVE, TED], "pay bliss", "use lieve", "buy 4 book", "refill bat", goods="energy 2 bliss"
    )
    assert holdings(game) == (1, 3, {"energy": 1, "gold": 1}, {"book": 1})
    game = place_at("tunnel_euphorian", [LIEVE, DAVAA], "use lieve", "refill bat", goods="bliss")
    assert holdings(game) == (1, 3, {"gold": 1}, {"book": 1})


def test_lieve_after_the_bump():
    """lieve_the_briber: the bumped worker is rolled first (R23, R25)."""
    game = place_at("tunnel_subterran", [LIEVE], goods="water bliss", others=other_seat_at("tunnel_subterran", 4))
    assert decision(game) == ("roll", CHANCE)
    assert decision(play(game, "roll 2")) == (f"use {LIEVE}", 0)


def test_lieve_once_per_tunnel_placement():
    """lieve_the_briber: once at each tunnel placement, again at the next of the turn (R18, R89, I1)."""
    game = turn_with([LIEVE], goods="energy water 2 bliss", morale=2, dice={"hand": [1, 1]})
    play(game, "place 1 tunnel_euphorian", "use lieve", "buy 4 book", "refill bat")
    assert decision(game) == ("more", 0)
    play(game, "another", "place 1 tunnel_subterran")
    assert decision(game) == (f"use {LIEVE}", 0)


def test_lieve_only_at_own_tunnel_actions():
    """lieve_the_briber: not at a tunnel's end, nor for somebody else's placement (R56, R60)."""
    assert decision(place_at("tunnel_end_euphorian", [LIEVE, JON], goods="bliss", miners=(9, 0, 0))) == ("turn", 1)
    game = place_at("tunnel_subterran", [], goods="water bliss", others=({"recruits": [LIEVE], "goods": "bliss"},))
    assert decision(game) == ("take", 0)
