"""Darren the Repeater: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with, usable_recruits
from cards.shared.names import AGENCY, ALONE_CAMP, CAROUSEL, DARREN, DAVAA, SAMUEL, SPIROS
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def darren(
    *moves,
    recruits=(),
    hand=(1, 6),
    space="tunnel_euphorian",
    goods="2 energy",
    morale=2,
    take=("take gold",),
    tiles=(),
    on=(),
    **spec,
):
    """P1 places its first die on a tunnel."""
    game = build_table(
        owner_with([DARREN, *recruits], hand, goods=goods, morale=morale, on=on, **spec),
        owner_with(),
        tiles=dict(tiles),
    )
    return play(game, f"place {hand[0]} {space}", *take, *moves)


def test_darren_repeats():
    """darren_the_repeater: 1 morale and the price again: another worker on the space, the first one is rolled (R24,
    R26).
    """
    game = darren()
    assert legal(game) == ["stop", f"use {DARREN}"]
    play(game, f"use {DARREN}")  # only the 6 is left: it is placed
    assert recruit_asked(game) == ("roll", -1) and seat(game)["morale"] == 1
    play(game, "roll 2", "take gold")
    assert (
        goods_of(game) == {"gold": 2}
        and seat(game)["dice"] == [["hand", 2], ["tunnel_euphorian", 6]]
        and recruit_asked(game) == ("turn", 1)
    )
    assert game.summary()["miners"][0] == 2


def test_darren_any_value():
    """darren_the_repeater: any available worker, on that space only (I6)."""
    game = darren(f"use {DARREN}", hand=(1, 5, 6))
    assert recruit_asked(game) == ("place", 0) and legal(game) == [
        "place 5 tunnel_euphorian",
        "place 6 tunnel_euphorian",
    ]


def test_darren_off():
    """darren_the_repeater: not at morale 1, without the price, without a worker, hidden, nobody's (R90, I6)."""
    for game in (darren(morale=1), darren(goods="energy"), darren(hand=(1,)), darren("stop")):
        assert recruit_asked(game) == ("turn", 1)
    for where in ("hidden", "nobody"):
        game = build_table(owner_with([DARREN], where=where, goods="2 energy", morale=2))
        assert recruit_asked(play(game, "place 1 tunnel_euphorian", "take gold")) == ("turn", 1)


def test_darren_only_bumpable_spaces():
    """darren_the_repeater: not on areas nor on construction sites (I6)."""
    assert recruit_asked(darren(space="farm", take=())) == ("turn", 1)
    assert recruit_asked(darren(space="build_ea_2", take=(), goods="3 gold")) == ("turn", 1)
    visit = {"space": "market_ea", "cards": "2 bat", "tiles": {"market_ea": CAROUSEL}, "take": ["star market_ea"]}
    assert recruit_asked(darren(goods="stone", **visit)) == ("turn", 1)
    assert usable_recruits(darren(goods="2 stone", **visit)) == [DARREN]


def test_darren_worker_gone():
    """darren_the_repeater: only while the worker just placed stands there (I6)."""
    game = build_table(owner_with([DARREN, SAMUEL], goods="6 energy"))
    assert recruit_asked(play(game, "place 1 farm", f"use {SAMUEL}", "roll 2")) == ("turn", 1)


def test_darren_started_workers_only():
    """darren_the_repeater: a worker that came this turn is not usable (R20)."""
    assert recruit_asked(darren("roll 2", hand=(1,), space="tank_energy", goods="6 energy", take=())) == ("turn", 1)
    assert recruit_asked(darren("roll 2", hand=(1,), on={"tunnel_euphorian": [5]}, take=(), goods="3 energy")) == (
        "take",
        0,
    )
    assert recruit_asked(
        darren("roll 2", "take gold", hand=(1,), on={"tunnel_euphorian": [5]}, take=(), goods="3 energy")
    ) == (
        "turn",
        1,
    )


def test_darren_once_a_turn():
    """darren_the_repeater: once a turn, no further equal dice after it, no morale of theirs on top (R19, I6)."""
    game = darren(hand=(1, 1, 6), goods="4 energy", morale=4)
    assert legal(game) == ["another", "stop", f"use {DARREN}"]
    play(game, f"use {DARREN}", "place 1 tunnel_euphorian", "roll 2", "take gold")
    assert recruit_asked(game) == ("turn", 1) and seat(game)["morale"] == 3


def test_darren_at_the_tank():
    """darren_the_repeater: the tank may be used twice: two new workers, each rolled (R46, I6)."""
    game = darren("roll 1", f"use {DARREN}", space="tank_energy", goods="6 energy", take=())
    assert recruit_asked(game) == ("roll", -1) and ["tank_energy", 6] in seat(game)["dice"]
    play(game, "roll 2", "roll 3")
    assert (
        faces(game) == [1, 2, 3]
        and seat(game)["owned"] == 4
        and goods_of(game) == {}
        and recruit_asked(game) == ("turn", 1)
    )


def test_darren_after_other_extra_placements():
    """darren_the_repeater: after any placement on such a space, but not for an earlier one of the turn (I6)."""
    game = darren(recruits=[SPIROS], hand=(1, 5, 6), morale=4, goods="2 energy 2 food")
    assert usable_recruits(game) == [DARREN, SPIROS]
    area = play(game.clone(), f"use {SPIROS}", "place 5 farm")
    assert recruit_asked(area) == ("turn", 1)
    play(game, f"use {SPIROS}", "place 5 tunnel_wastelander", "take clay")
    assert usable_recruits(game) == [DARREN]
    assert (
        recruit_asked(play(game, f"use {DARREN}")) == ("roll", -1) and ["tunnel_wastelander", 6] in seat(game)["dice"]
    )


def test_darren_and_the_hand_limit():
    """darren_the_repeater: the space must be payable after the morale loss for some choice of discards (R50, I6)."""
    game = darren(space="wind_saloon", cards="3 bat box", goods="nothing", morale=4, take=["pay 2 bat"])
    assert recruit_asked(game) == ("turn", 1)  # a bat and a box pay no Wind Saloon
    game = darren(space="wind_saloon", cards="2 bat 2 box bear", goods="nothing", morale=5, take=["pay 2 bat"])
    assert usable_recruits(game) == [DARREN]
    play(game, f"use {DARREN}", "roll 2", "pay 2 box")
    assert seat(game)["hand"] == {"bear": 1} and seat(game)["stars_left"] == 8
    game = build_table(owner_with([DARREN], goods="2 energy", cards="2 bat", morale=2))
    play(game, "place 1 tunnel_euphorian", "take gold", f"use {DARREN}")
    assert seat(game)["hand"] == {"bat": 1}


def test_darren_discards_that_leave_nothing():
    """darren_the_repeater: offered if some discards leave the space payable; if those chosen do not, nothing is placed
    (I6).
    """
    game = build_table(owner_with([DARREN], cards="2 bat 2 box bear", morale=3, on={"farm": [1]}), owner_with())
    play(game, "place 1 wind_saloon", "pay 2 bat")
    assert usable_recruits(game) == [DARREN] and seat(game)["hand"] == {"bear": 1, "box": 2}
    play(game, f"use {DARREN}")
    assert recruit_asked(game) == ("discard", 0) and legal(game) == ["discard bear", "discard box"]
    void = play(game.clone(), "discard box")
    assert recruit_asked(void) == ("turn", 1) and faces(void) == [6] and ["wind_saloon", 1] in seat(void)["dice"]
    assert recruit_asked(play(game, "discard bear")) == ("roll", -1) and ["wind_saloon", 6] in seat(game)["dice"]


def test_darren_and_the_agency():
    """darren_the_repeater: the Agency wants 1 commodity more for the own bump (R105)."""
    tiles = {"market_ea": AGENCY}
    assert recruit_asked(darren(tiles=tiles)) == ("turn", 1)
    game = darren(f"use {DARREN}", tiles=tiles, goods="2 energy water")
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == {"energy": 1, "gold": 1}
    assert goods_of(play(game, "roll 2", "take gold")) == {"gold": 2}


def test_darren_and_the_alone_camp():
    """darren_the_repeater: the Camp wants knowledge below 6, then gives 1, before the roll (R105)."""
    tiles = {"market_ea": ALONE_CAMP}
    assert recruit_asked(darren(tiles=tiles, knowledge=6)) == ("turn", 1)
    game = darren(f"use {DARREN}", tiles=tiles, knowledge=5)
    assert recruit_asked(game) == ("roll", -1) and seat(game)["knowledge"] == 6


def test_darren_and_davaa():
    """darren_the_repeater: for Davaa the tunnel is occupied, so not free (I6)."""
    assert recruit_asked(darren(recruits=[DAVAA], goods="nothing")) == ("turn", 1)
    game = darren(f"use {DARREN}", "roll 2", "take gold", recruits=[DAVAA], goods="energy")
    assert goods_of(game) == {"gold": 2}
