"""Lars the Ballooneer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import BAZAAR_ROW, build_table, owner_with, usable_recruits
from cards.shared.lists import HIDDEN_OR_NOBODYS
from cards.shared.names import (
    AGENCY,
    ALEXANDRA,
    BORNA,
    BUREAU,
    CAROUSEL,
    CHAGA,
    DARREN,
    DAVAA,
    DOUG,
    GEORGE,
    HA_JOON,
    JADWIGA,
    LARS,
    LIONEL,
    SAMUEL,
    SHAHEENA,
    SPIROS,
    SPRING,
    STORAGE,
)
from helpers import faces, goods_of, holdings, legal, play, recruit_asked, seat

BALLOONS = ("bat", "bear", "balloon", "balloon")


def balloon(
    recruits, *moves, hand=(3, 6), space="tunnel_euphorian", row=BALLOONS, goods="energy", tiles=(), other=(), **spec
):
    """P1's first die takes the free balloon at a tunnel."""
    game = build_table(
        owner_with(recruits, hand, goods=goods, **spec), {**owner_with(), **dict(other)}, row=row, tiles=dict(tiles)
    )
    play(game, f"place {hand[0]} {space}", "take artifact")
    if game.kind == "buy":
        play(game, "buy 4 balloon")
    return play(game, "refill box", *moves)


def by_borna(recruits, *moves, hand=(1, 6), cards="book", **spec):
    """P1 takes the free balloon with Borna before its placement."""
    game = build_table(owner_with([BORNA, *recruits], hand, cards=cards, **spec), owner_with(), row=BALLOONS)
    return play(game, "use borna", "take artifact", "buy 4 balloon", "refill box", *moves)


def test_lars_moves_the_worker():
    """lars_the_ballooneer: after a balloon the worker may act again on another space, unrolled (R22, I6)."""
    game = balloon([LARS])
    assert recruit_asked(game) == ("more", 0) and legal(game) == ["stop", f"use {LARS}"]
    play(game, f"use {LARS}")
    assert game.kind == "place" and all(text.startswith("place 3 ") for text in legal(game))
    assert "place 3 farm" in legal(game) and "place 3 tunnel_euphorian" not in legal(game)
    play(game, "place 3 farm")
    assert holdings(game) == (1, 3, {"food": 1}, {"balloon": 1}) and game.summary()["tracks"] == [0, 0, 1, 0]
    assert seat(game)["dice"] == [["farm", 3], ["hand", 6]] and recruit_asked(game) == ("turn", 1)


def test_lars_stop():
    """lars_the_ballooneer: optional; stopping leaves the worker (I6)."""
    game = balloon([LARS], "stop")
    assert recruit_asked(game) == ("turn", 1) and ["tunnel_euphorian", 3] in seat(game)["dice"]


@HIDDEN_OR_NOBODYS
def test_lars_off(where):
    """lars_the_ballooneer: hidden or nobody's, no menu (R88)."""
    assert recruit_asked(balloon([LARS], where=where)) == ("turn", 1)


def test_lars_needs_a_gained_balloon():
    """lars_the_ballooneer: a balloon held from before, or another card, is none (I2)."""
    game = balloon([LARS], row=BAZAAR_ROW, cards="balloon", morale=2)
    assert recruit_asked(game) == ("turn", 1) and seat(game)["hand"] == {"balloon": 1, "book": 1}


def test_lars_pays_and_bumps():
    """lars_the_ballooneer: the new space costs its price and its worker is bumped (R22, R24)."""
    other = {"dice": {"hand": [1], "tunnel_subterran": [4]}}
    game = balloon([LARS], f"use {LARS}", goods="energy water", other=other)
    assert "place 3 tunnel_subterran" in legal(game) and "place 3 tunnel_wastelander" not in legal(game)
    play(game, "place 3 tunnel_subterran")
    assert recruit_asked(game) == ("roll", -1)
    play(game, "roll 2", "take stone")
    assert holdings(game)[2:] == ({"stone": 1}, {"balloon": 1}) and faces(game, 1) == [1, 2]
    game = balloon([LARS], f"use {LARS}", other=other)
    assert "place 3 tunnel_subterran" not in legal(game)


def test_lars_once_a_turn():
    """lars_the_ballooneer: another balloon of the move gives no second move (I1)."""
    game = balloon([LARS], goods="energy food", morale=2)
    play(game, f"use {LARS}", "place 3 tunnel_wastelander", "take artifact", "refill box")
    assert seat(game)["hand"] == {"balloon": 2} and recruit_asked(game) == ("turn", 1)


def test_lars_and_equal_dice():
    """lars_the_ballooneer: no further equal dice after it, no morale for it (R19, I6)."""
    game = balloon([LARS], hand=(3, 3, 6), morale=2)
    assert legal(game) == ["another", "stop", f"use {LARS}"]
    play(game, f"use {LARS}", "place 3 farm")
    assert recruit_asked(game) == ("turn", 1) and seat(game)["morale"] == 2


def test_lars_on_top_of_four_placements():
    """lars_the_ballooneer: may come after four placements, at morale 1 (R18, I6)."""
    game = build_table(owner_with([LARS], (1, 1, 1, 1), goods="energy", morale=4), owner_with(), row=BALLOONS)
    play(
        game,
        "place 1 farm",
        *["another", "place 1 farm"] * 2,
        "another",
        "place 1 tunnel_euphorian",
        "take artifact",
        "buy 4 balloon",
    )
    play(game, "refill box", f"use {LARS}", "place 1 aquifer")
    assert seat(game)["morale"] == 1 and faces(game) == [] and goods_of(game) == {"food": 4, "water": 1}
    assert recruit_asked(game) == ("turn", 1)


def test_lars_refused_by_another_worker():
    """lars_the_ballooneer: placing another worker is a refusal, until a balloon is gained again (I6)."""
    game = balloon([LARS], "another", "place 3 farm", hand=(3, 3, 6), morale=2)
    assert recruit_asked(game) == ("turn", 1)
    game = balloon([LARS, SPIROS], f"use {SPIROS}", "place 6 farm", morale=2)
    assert recruit_asked(game) == ("turn", 1)
    game = balloon(
        [LARS, SPIROS],
        f"use {SPIROS}",
        "place 6 tunnel_wastelander",
        "take artifact",
        "refill box",
        goods="energy food",
        morale=3,
    )
    assert legal(game) == ["stop", f"use {LARS}"]
    assert {text[:8] for text in legal(play(game, f"use {LARS}"))} == {"place 6 "}


def test_lars_and_a_free_action():
    """lars_the_ballooneer: a free action in the menu is no refusal (I6, I7)."""
    game = balloon([LARS, LIONEL], goods="energy food", tiles={"market_ea": CAROUSEL})
    assert usable_recruits(game) == [LARS, LIONEL]
    assert legal(play(game, f"use {LIONEL}")) == ["stop", f"use {LARS}"]


def test_lars_after_borna():
    """lars_the_ballooneer: a balloon of a free action before the placement counts (I7)."""
    game = by_borna([LARS], "place 1 farm")
    assert legal(game) == ["stop", f"use {LARS}"]
    assert "place 1 farm" not in legal(play(game, f"use {LARS}"))


def test_lars_must_work_when_the_balloon_comes():
    """lars_the_ballooneer: a balloon gained before he was activated does not count (R85, I2)."""
    spec = {"hidden": [LARS], "recruits": [BORNA, CHAGA], "morale": 2, "hand": "book box", "dice": {"hand": [1, 6]}}
    gain = ["use borna", "take artifact", "buy 4 balloon", "refill box"]
    game = play(build_table(spec, row=BALLOONS), *gain, "use chaga", "place 1 farm")
    assert recruit_asked(game) == ("turn", 1) and seat(game)["recruits"][LARS] == "active"
    game = play(build_table(spec, row=BALLOONS), "use chaga", *gain, "place 1 farm")
    assert legal(game) == ["stop", f"use {LARS}"]
    game = build_table(owner_with([LARS], where="hidden", goods="food"), row=BALLOONS, miners=(0, 0, 5))
    play(game, "place 1 tunnel_wastelander", "take artifact", "refill box")
    assert seat(game)["recruits"] == {LARS: "active"} and recruit_asked(game) == ("turn", 1)


@pytest.mark.parametrize("trader, resource", [(SHAHEENA, "stone"), (HA_JOON, "gold")])
def test_lars_end_of_turn(trader, resource):
    """lars_the_ballooneer: a balloon of Shaheena or Ha-Joon comes too late (I6)."""
    game = build_table(owner_with([LARS, trader], goods=resource), row=BALLOONS)
    play(game, "place 1 farm")
    assert recruit_asked(game) == (trader, 0)
    play(game, f"use {trader}", "buy 4 balloon", "refill box")
    assert seat(game)["hand"] == {"balloon": 1} and recruit_asked(game) == ("turn", 1)


def test_lars_not_on_a_retrieve_turn():
    """lars_the_ballooneer: only on a placement turn (I6)."""
    game = by_borna([LARS], "retrieve 1@farm", "roll 2", hand=(6,), on={"farm": [1]})
    assert recruit_asked(game) == ("turn", 1)


def test_lars_worker_gone_by_a_completion():
    """lars_the_ballooneer: not when the completion took the worker home (R64, I6)."""
    spec = owner_with([BORNA, LARS], cards="book", goods="gold")
    moves = ["use borna", "take artifact", "buy 4 balloon", "refill box", "place 1 build_ea_2"]
    game = play(
        build_table(spec, owner_with((), (1,), on={"build_ea_1": [2]}), row=BALLOONS),
        *moves,
        f"tile {CAROUSEL}",
        "roll 2",
        "roll 2",
    )
    assert recruit_asked(game) == ("turn", 1) and seat(game)["tile_stars"] == ["market_ea"] and faces(game) == [2, 6]
    assert legal(play(build_table(spec, row=BALLOONS), *moves)) == ["stop", f"use {LARS}"]


def test_lars_worker_gone_by_samuel():
    """lars_the_ballooneer: not when Samuel took the worker home (I6)."""
    game = by_borna([LARS, SAMUEL], "place 1 farm", goods="energy")
    assert recruit_asked(game) == (SAMUEL, 0)
    assert recruit_asked(play(game.clone(), f"use {SAMUEL}", "roll 2")) == ("turn", 1)
    assert legal(play(game, f"decline {SAMUEL}")) == ["stop", f"use {LARS}"]


def test_lars_worker_gone_by_george():
    """lars_the_ballooneer: not when George sent the worker home (I6)."""
    game = build_table(
        owner_with([BORNA, LARS, GEORGE], cards="bat book", goods="stone", morale=2),
        row=BALLOONS,
        tiles={"market_ea": CAROUSEL},
    )
    play(game, "use borna", "take artifact", "buy 4 balloon", "refill box", "place 1 market_ea", "star market_ea")
    assert recruit_asked(game) == (GEORGE, 0)
    assert recruit_asked(play(game.clone(), f"use {GEORGE}", "roll 2", "take gold")) == ("turn", 1)
    assert legal(play(game, f"decline {GEORGE}")) == ["stop", f"use {LARS}"]


def test_lars_vacated_space():
    """lars_the_ballooneer: the space left is empty, a left area no longer counts the worker (R43, I6)."""
    game = by_borna([LARS, JADWIGA], "place 5 farm", f"use {LARS}", "place 5 generator", hand=(5, 1))
    play(game, f"use {JADWIGA}", "place 1 farm")
    assert game.summary()["tracks"] == [0, 0, 1, 0] and goods_of(game) == {"food": 2, "energy": 1}
    game = balloon(
        [LARS, DAVAA, JADWIGA],
        f"use {LARS}",
        "place 3 aquifer",
        f"use {JADWIGA}",
        "place 6 tunnel_euphorian",
        "take gold",
        goods="nothing",
    )
    assert goods_of(game) == {"water": 1, "gold": 1} and seat(game)["dice"] == [["aquifer", 3], ["tunnel_euphorian", 6]]


def test_lars_and_the_bans():
    """lars_the_ballooneer: the lifted worker does not count for the Bureau or the Spring (R107, I6)."""
    game = balloon([LARS], on={"farm": [2]}, tiles={"market_ea": BUREAU})
    assert legal(game) == ["stop", f"use {LARS}"]
    assert recruit_asked(play(game, f"use {LARS}", "place 3 aquifer")) == ("turn", 1)
    game = balloon([LARS], f"use {LARS}", hand=(6, 1), tiles={"market_ea": SPRING})
    assert "place 6 aquifer" in legal(game)


def test_lars_and_spent_balloons():
    """lars_the_ballooneer: spending a balloon by Alexandra is not gaining one; a void gain is none (I2, I9)."""
    game = build_table(owner_with([LARS, ALEXANDRA], cards="balloon bat", morale=2))
    assert recruit_asked(play(game, "place 1 ark", "take food")) == ("turn", 1)
    game = build_table(
        owner_with([LARS], goods="energy", cards="balloon", morale=2),
        row=("balloon",) * 4,
        tiles={"market_ea": STORAGE},
    )
    assert recruit_asked(play(game, "place 1 tunnel_euphorian", "take artifact")) == ("turn", 1)


def test_lars_and_the_repeated_space():
    """lars_the_ballooneer: may move the worker that Darren placed, in any order with the others (I6)."""
    game = balloon([LARS, DARREN], goods="2 energy", morale=3)
    assert usable_recruits(game) == [DARREN, LARS]
    refused = play(game.clone(), f"use {DARREN}", "roll 2", "take gold")
    assert recruit_asked(refused) == ("turn", 1)
    play(game, f"use {DARREN}", "roll 2", "take artifact", "refill box")
    assert legal(game) == ["stop", f"use {LARS}"]
    assert {text[:8] for text in legal(play(game, f"use {LARS}"))} == {"place 6 "}


def test_lars_bumps_his_own():
    """lars_the_ballooneer: an own worker on the new space is bumped, with the Agency's surcharge (R26, R105)."""
    spec = {"on": {"tunnel_subterran": [2]}, "tiles": {"market_ea": AGENCY}}
    game = balloon([LARS], f"use {LARS}", goods="energy water", **spec)
    assert "place 3 tunnel_subterran" not in legal(game)
    game = balloon(
        [LARS], f"use {LARS}", "place 3 tunnel_subterran", "roll 4", "take stone", goods="energy water food", **spec
    )
    assert goods_of(game) == {"stone": 1} and faces(game) == [4, 6] and recruit_asked(game) == ("turn", 1)


def test_lars_and_doug():
    """lars_the_ballooneer: moved to a site, Doug wants one available worker besides it (R91, I6)."""
    game = balloon([LARS, DOUG], f"use {LARS}")
    play(game, "place 3 build_ea_2")
    assert (
        goods_of(game) == {"gold": 1}
        and seat(game)["dice"] == [["build_ea_2", 3]]
        and recruit_asked(game) == ("turn", 1)
    )
    game = balloon([LARS, DOUG], f"use {LARS}", hand=(3,))
    assert game.kind == "place" and not any("build" in text for text in legal(game))
