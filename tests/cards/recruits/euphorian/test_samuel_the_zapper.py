"""Samuel the Zapper: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import other_seat_at, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES, TAKE_RESOURCES
from cards.shared.names import (
    BARON,
    CHRISTINE,
    CONCERT,
    DARREN,
    DUSTY,
    GEORGE,
    JEROEN,
    JON,
    JOSEPH,
    KEB,
    KOFI,
    LARS,
    MILOS,
    PALACE,
    PRISON,
    SAMUEL,
    SPIROS,
    XYON,
)
from helpers import CHANCE, decision, faces, holdings, legal, play, seat


def zap(recruits=(SAMUEL,), *moves, space="farm", goods="energy", dice=(), **spec):
    """P1 places a 1 on a space; a 6 stays available."""
    return place_at(space, list(recruits), *moves, goods=goods, dice={"hand": [1, 6], **dict(dice)}, **spec)


def test_samuel_takes_workers_home():
    """samuel_the_zapper: 1 energy: own workers home from areas, rolled, then 1 morale; no retrieval price (R30,
    R37).
    """
    game = zap(dice={"generator": [2], "farm": [2], "tunnel_euphorian": [4]}, knowledge=1)
    assert decision(game) == (f"use {SAMUEL}", 0) and holdings(game)[2] == {"energy": 1, "food": 1}
    play(game, "use samuel")
    assert decision(game) == ("retrieve_areas", 0) and holdings(game)[2] == {"food": 1}
    assert sorted(legal(game)) == sorted(
        [
            "retrieve 1@farm",
            "retrieve 2@farm",
            "retrieve 2@generator",
            "retrieve 1@farm 2@farm",
            "retrieve 2@generator 1@farm",
            "retrieve 2@generator 2@farm",
            "retrieve 2@generator 1@farm 2@farm",
        ]
    )
    play(game, "retrieve 2@generator 1@farm")
    assert decision(game) == ("roll", CHANCE) and holdings(game)[0] == 1
    play(game, "roll 1 2")
    assert holdings(game) == (2, 1, {"food": 1}, {}) and faces(game) == [1, 2, 6] and decision(game) == ("turn", 1)


def test_samuel_counts_the_worker_just_placed():
    """samuel_the_zapper: the worker just placed is enough, and energy just gained pays (R42)."""
    assert decision(zap()) == (f"use {SAMUEL}", 0)
    assert decision(zap(space="generator", goods="nothing")) == (f"use {SAMUEL}", 0)
    assert decision(zap(goods="food")) == ("turn", 1)
    game = zap((SAMUEL,), "use samuel", "roll 3")
    assert holdings(game) == (2, 3, {"food": 1}, {}) and faces(game) == [3, 6]
    assert decision(zap((SAMUEL,), "decline samuel")) == ("turn", 1)


def test_samuel_off():
    """samuel_the_zapper: not while hidden, not without an own worker on an area, not on retrieve turns (R88)."""
    assert decision(zap(where="hidden")) == ("turn", 1)
    assert decision(zap(space="tunnel_euphorian", goods="2 energy", others=other_seat_at("farm", 3))) == ("take", 0)
    game = zap((SAMUEL,), "take gold", space="tunnel_euphorian", goods="2 energy", others=other_seat_at("farm", 3))
    assert decision(game) == ("turn", 1)
    game = zap((SAMUEL,), "take gold", space="tunnel_euphorian", goods="2 energy", dice={"cloud_mine": [3]})
    assert decision(game) == (f"use {SAMUEL}", 0)
    game = turn_with([SAMUEL], goods="energy", dice={"hand": [1], "farm": [2, 3]})
    assert decision(play(game, "retrieve 2@farm", "roll 2")) == ("turn", 1)
    game = place_at("farm", [], others=({"recruits": [SAMUEL], "goods": "energy", "dice": {"farm": [1], "hand": [2]}},))
    assert decision(game) == ("turn", 1)


def test_samuel_check_before_morale():
    """samuel_the_zapper: one check; at morale 1 the reward comes too late for Dusty (R31, R35)."""
    game = zap((SAMUEL, DUSTY), "use samuel", hand="bat", knowledge=5)
    play(game, "roll 5")
    assert seat(game)["owned"] == 1 and faces(game) == [5] and holdings(game)[0] == 2
    game = zap((SAMUEL, DUSTY), "use samuel", "roll 5", hand="bat", knowledge=5, morale=2)
    assert decision(game) == (f"use {DUSTY}", 0)
    assert holdings(play(game, "use dusty"))[0] == 2 and faces(game) == [5, 6]


def test_samuel_roll_reactions():
    """samuel_the_zapper: Milos, Baron, Keb and Xyon react to the roll (R35)."""
    assert decision(zap((SAMUEL, MILOS), "use samuel", goods="energy water")) == (f"use {MILOS}", 0)
    assert decision(zap((SAMUEL, BARON), "use samuel", "roll 6")) == (f"use {BARON}", 0)
    assert decision(zap((SAMUEL, KEB), "use samuel", "roll 6", knowledge=3)) == ("take", 0)
    assert decision(zap((SAMUEL, XYON), "use samuel", "roll 6", hand="bat", knowledge=5)) == (f"use {XYON}", 0)


def test_samuel_with_christine_and_jeroen():
    """samuel_the_zapper: they count the workers taken home, before the roll (R39)."""
    two = {"generator": [2]}
    game = zap((SAMUEL, CHRISTINE), "use samuel", "retrieve 2@generator 1@farm", dice=two)
    assert legal(game) == TAKE_COMMODITIES
    assert decision(play(game, "take bliss")) == ("roll", CHANCE) and holdings(game)[2] == {"food": 1, "bliss": 1}
    assert decision(zap((SAMUEL, CHRISTINE), "use samuel", "retrieve 1@farm", dice=two)) == ("roll", CHANCE)
    three = {"generator": [2], "aquifer": [2]}
    game = zap((SAMUEL, JEROEN), "use samuel", "retrieve 2@generator 2@aquifer 1@farm", dice=three, goods="energy gold")
    assert legal(game) == TAKE_RESOURCES
    assert decision(
        zap((SAMUEL, JEROEN), "use samuel", "retrieve 2@generator 1@farm", dice=three, goods="energy gold")
    ) == (
        "roll",
        CHANCE,
    )


def test_samuel_no_prison_no_further_turn():
    """samuel_the_zapper: neither Dilemma's Prison nor Kofi's further turn (R41)."""
    game = zap((SAMUEL,), "use samuel", "roll 3", tile=PRISON, others=other_seat_at("farm", 3))
    assert decision(game) == ("turn", 1)
    assert decision(zap((SAMUEL, KOFI), "use samuel", "roll 3")) == ("turn", 1)


def test_samuel_workers_cannot_be_placed():
    """samuel_the_zapper: what came home cannot be placed this turn (R20)."""
    game = turn_with([SAMUEL], goods="energy", morale=2, dice={"hand": [1, 1], "farm": [2]})
    play(game, "place 1 generator", "use samuel", "retrieve 1@generator 2@farm", "roll 1 1")
    assert decision(game) == ("more", 0)
    assert decision(play(game, "another", "place 1 farm", "decline samuel")) == ("turn", 1) and faces(game) == [1, 1]
    game = zap((SAMUEL, SPIROS), "use samuel", "roll 1", dice={"hand": [1]}, morale=2)
    assert decision(game) == ("turn", 1)


def test_samuel_after_each_placement():
    """samuel_the_zapper: offered after each placement, each use gives its morale (R18, I1)."""
    game = turn_with([SAMUEL], goods="2 energy", morale=3, dice={"hand": [1, 1]})
    play(game, "place 1 farm", "use samuel", "roll 3")
    assert decision(game) == ("more", 0) and holdings(game)[0] == 4
    play(game, "another", "place 1 farm")
    assert decision(game) == (f"use {SAMUEL}", 0)
    assert holdings(play(game, "use samuel", "roll 3"))[0] == 4 and holdings(game)[2] == {"food": 2}
    game = turn_with([SAMUEL], goods="energy", morale=3, dice={"hand": [1, 1]})
    play(game, "place 1 farm", "decline samuel", "another", "place 1 farm")
    assert decision(game) == (f"use {SAMUEL}", 0)


def test_samuel_after_a_void_placement():
    """samuel_the_zapper: offered although the bump left the space unpayable (R27)."""
    spec = {"hand": "2 bat", "morale": 2, "knowledge": 6, "dice": {"ark": [4], "farm": [2]}}
    game = zap((SAMUEL, DUSTY), "roll 4", "use dusty", space="ark", **spec)
    assert holdings(game)[3] == {"bat": 1} and game.summary()["tracks"][2] == 0
    assert decision(game) == (f"use {SAMUEL}", 0)


def test_samuel_after_completion_and_reveals():
    """samuel_the_zapper: after the completion's rolls and after the reveals of the placement (R23, R30, R85)."""
    game = zap(space="build_ea_2", goods="energy gold", dice={"farm": [2]}, others=other_seat_at("build_ea_3", 4))
    play(game, "tile the_carousel")
    assert decision(game) == ("roll", CHANCE)
    play(game, "roll 1", "roll 1")
    assert decision(game) == (f"use {SAMUEL}", 0)
    assert faces(game) == [1, 6] and seat(game)["tile_stars"] == ["market_ea"]
    assert faces(play(game, "use samuel", "roll 2")) == [1, 2, 6]
    game = zap(space="generator", hidden=[JON], tracks=(7, 0, 0, 0))
    assert decision(game) == (f"use {SAMUEL}", 0) and seat(game)["recruits"][JON] == "active"


def test_samuel_before_george():
    """samuel_the_zapper: before George (I4)."""
    game = zap((SAMUEL, GEORGE), "star market_wb", space="ark", hand="2 bat", morale=2, dice={"farm": [2]}, tile=PALACE)
    assert decision(game) == (f"use {SAMUEL}", 0)
    assert decision(play(game, "use samuel", "roll 1")) == (f"use {GEORGE}", 0)


def test_samuel_morale_is_limited():
    """samuel_the_zapper: by the track and by the Concert Hall, and may still be used (R28, R89)."""
    assert holdings(zap((SAMUEL,), "use samuel", "roll 3", morale=6))[0] == 6
    assert holdings(zap((SAMUEL,), "use samuel", "roll 3", morale=3, tile=CONCERT))[0] == 3
    assert holdings(zap((SAMUEL,), "use samuel", "roll 3", morale=2, tile=CONCERT))[0] == 3


def test_samuel_before_the_menu():
    """samuel_the_zapper: before the menu: Lars cannot move a worker taken home, Darren's on a tunnel stays (I6)."""
    game = turn_with(
        [SAMUEL, JOSEPH, LARS],
        goods="energy",
        morale=2,
        face=5,
        others=other_seat_at("farm", 5),
        bazaar=("bat", "box", "bear", "balloon"),
    )
    play(game, "place 5 farm", "use joseph", "buy 4 balloon", "refill bat")
    assert decision(game) == (f"use {SAMUEL}", 0)
    assert legal(play(game.clone(), "decline samuel")) == ["stop", f"use {LARS}"]
    assert decision(play(game, "use samuel", "roll 1")) == ("turn", 1)
    game = zap((SAMUEL, DARREN), "take gold", space="tunnel_euphorian", goods="3 energy", dice={"farm": [2]}, morale=2)
    assert decision(game) == (f"use {SAMUEL}", 0)
    assert legal(play(game, "use samuel", "roll 1")) == ["stop", f"use {DARREN}"]
