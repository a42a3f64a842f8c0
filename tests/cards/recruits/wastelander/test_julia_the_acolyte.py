"""Julia the Acolyte: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, bump_owner, owner_with
from cards.shared.lists import HIDDEN_OR_NOBODYS
from cards.shared.names import (
    BARON,
    CAROUSEL,
    GEORGE,
    INSTITUTE,
    JEDIDIAH,
    JULIA_ACOLYTE,
    KHALEEF,
    MILOS,
    PRISON,
    SAMUEL,
)
from helpers import faces, legal, play, recruit_asked, seat


def test_julia_sets_the_die():
    """julia_the_acolyte: the bumped worker keeps its value or takes the bumper's, unrolled (R30)."""
    game = bump_owner([JULIA_ACOLYTE], knowledge=3)
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1)
    play(game, f"use {JULIA_ACOLYTE}")
    assert legal(game) == ["face 3", "face 4"] and game.to_move == 1
    kept, taken = play(game.clone(), "face 4"), play(game, "face 3")
    assert (
        faces(kept, 1) == [4, 6]
        and faces(taken, 1) == [3, 6]
        and recruit_asked(kept) == recruit_asked(taken) == ("take", 0)
    )


def test_julia_refused():
    """julia_the_acolyte: or it is rolled normally (R24)."""
    assert recruit_asked(bump_owner([JULIA_ACOLYTE], f"decline {JULIA_ACOLYTE}")) == ("roll", -1)


@HIDDEN_OR_NOBODYS
def test_julia_off(where):
    """julia_the_acolyte: hidden or nobody's, the worker is rolled (R88)."""
    assert recruit_asked(bump_owner([JULIA_ACOLYTE], where=where)) == ("roll", -1)


def test_julia_equal_values():
    """julia_the_acolyte: two equal values are one option (R24)."""
    game = bump_owner([JULIA_ACOLYTE], f"use {JULIA_ACOLYTE}", face=4)
    assert recruit_asked(game) == ("take", 0) and faces(game, 1) == [4, 6]


def test_julia_bumps_herself():
    """julia_the_acolyte: also for a worker that its owner bumps (R26)."""
    game = build_table(owner_with([JULIA_ACOLYTE], (3, 6), on={"tunnel_subterran": [4]}, goods="water"))
    play(game, "place 3 tunnel_subterran")
    assert recruit_asked(game) == (JULIA_ACOLYTE, 0)
    assert faces(play(game, f"use {JULIA_ACOLYTE}", "face 3")) == [3, 6]


def test_julia_once_per_bump():
    """julia_the_acolyte: each bump of a turn is its own event (I1)."""
    game = build_table(
        owner_with((), (3, 3, 1), goods="water food", morale=2),
        owner_with([JULIA_ACOLYTE], (1,), on={"tunnel_subterran": [4], "tunnel_wastelander": [5]}),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {JULIA_ACOLYTE}",
        "face 4",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1) and legal(play(game, f"use {JULIA_ACOLYTE}")) == [
        "face 3",
        "face 5",
    ]


def test_julia_only_her_own():
    """julia_the_acolyte: not for a worker of somebody else, though she bumps it (R24)."""
    assert recruit_asked(bump_owner([], bumper=[JULIA_ACOLYTE])) == ("roll", -1)


def test_julia_check_follows():
    """julia_the_acolyte: a set die counts as rolled: check, Institute (R30, R31)."""
    game = bump_owner([JULIA_ACOLYTE], f"use {JULIA_ACOLYTE}", "face 6", face=6)
    assert faces(game, 1) == [6] and seat(game, 1)["owned"] == 1
    game = bump_owner(
        [JULIA_ACOLYTE],
        f"use {JULIA_ACOLYTE}",
        "face 1",
        face=1,
        hand=(6, 4),
        knowledge=3,
        tiles={"market_ea": INSTITUTE},
    )
    assert faces(game, 1) == [1, 4]
    assert faces(
        bump_owner([JULIA_ACOLYTE], f"use {JULIA_ACOLYTE}", "face 1", face=1, hand=(6, 4), knowledge=3), 1
    ) == [1, 4, 6]


def test_julia_before_khaleef():
    """julia_the_acolyte: before the bumper's Khaleef, whose exchange comes before the check (R89a)."""
    game = bump_owner([JULIA_ACOLYTE], f"use {JULIA_ACOLYTE}", "face 6", face=6, bumper=[KHALEEF])
    assert recruit_asked(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}", "take food")
    assert faces(game, 1) == [6, 6] and seat(game, 1)["knowledge"] == 3


def test_julia_and_milos():
    """julia_the_acolyte: Milos may skip the check of the set die (R35)."""
    game = bump_owner([JULIA_ACOLYTE, MILOS], f"use {JULIA_ACOLYTE}", "face 6", face=6, goods="water")
    assert recruit_asked(game) == (MILOS, 1)
    assert faces(play(game, f"use {MILOS}"), 1) == [6, 6]


def test_julia_and_baron():
    """julia_the_acolyte: Baron rolls the set die, its value is gone (R35)."""
    game = bump_owner([JULIA_ACOLYTE, BARON], f"use {JULIA_ACOLYTE}", "face 3", goods="food")
    assert recruit_asked(game) == (BARON, 1)
    play(game, f"use {BARON}")
    assert recruit_asked(game) == ("roll", -1) and faces(play(game, "roll 5"), 1) == [5, 6]


def test_julia_and_jedidiah():
    """julia_the_acolyte: a bump by Jedidiah counts; the placed worker's value is offered (R24)."""
    game = build_table(owner_with([JEDIDIAH], (5, 6)), owner_with([JULIA_ACOLYTE], (1,), on={"farm": [2]}))
    play(game, "place 5 farm", f"use {JEDIDIAH}")
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1) and legal(play(game, f"use {JULIA_ACOLYTE}")) == [
        "face 2",
        "face 5",
    ]


def test_julia_not_for_other_returns():
    """julia_the_acolyte: not for a completion, Samuel, George, the Prison or a retrieval (R24)."""
    game = build_table(owner_with(goods="gold"), owner_with([JULIA_ACOLYTE], on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2")
    assert recruit_asked(game) == ("roll", -1) and recruit_asked(play(game, "roll 2")) == ("turn", 1)
    game = build_table(owner_with([JULIA_ACOLYTE, SAMUEL], goods="energy"))
    assert recruit_asked(play(game, "place 1 farm", f"use {SAMUEL}")) == ("roll", -1)
    game = build_table(owner_with([JULIA_ACOLYTE, GEORGE], cards="bat", goods="stone"), tiles={"market_ea": CAROUSEL})
    assert recruit_asked(play(game, "place 1 market_ea", "star market_ea", f"use {GEORGE}")) == ("roll", -1)
    game = build_table(
        owner_with((), (6,), on={"farm": [1]}),
        owner_with([JULIA_ACOLYTE], on={"farm": [2]}),
        tiles={"market_ea": PRISON},
    )
    assert recruit_asked(play(game, "retrieve 1@farm", "roll 1", "retrieve 2@farm")) == ("roll", -1)
    game = build_table(owner_with([JULIA_ACOLYTE], (6,), on={"farm": [1]}))
    assert recruit_asked(play(game, "retrieve 1@farm")) == ("roll", -1)
