"""Kofi the Hermit: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import (
    BAZAAR_ROW,
    FOUR_OTHERS,
    THREE_WITH_FACTION,
    build_table,
    deal_recruits,
    owner_with,
    recruits_of,
    usable_recruits,
)
from cards.shared.names import (
    CAROUSEL,
    DOUG,
    HA_JOON,
    JADWIGA,
    KOFI,
    LARS,
    LIEVE,
    LIONEL,
    PRISON,
    SAMUEL,
    SHAHEENA,
    SPIROS,
    ZARA,
)
from helpers import faces, legal, play, recruit_asked, seat


def kofi(*moves, mine=(KOFI,), hand=(6,), on=(("farm", [1]),), tiles=(), other=(), **spec):
    """Kofi's owner, P1."""
    return play(
        build_table(owner_with(mine, hand, on=on, **spec), {**owner_with(), **dict(other)}, tiles=dict(tiles)), *moves
    )


def test_kofi_starts_with_one_worker():
    """kofi_the_hermit: (a) 1 worker at the start, whose roll counts for the start (R2, R9)."""
    game = deal_recruits((KOFI, *THREE_WITH_FACTION))
    play(
        game, f"keep {KOFI} {LIEVE}", f"keep {FOUR_OTHERS[0]} {FOUR_OTHERS[1]}", "deal dilemma_bat", "deal dilemma_bear"
    )
    play(game, *(f"refill {card}" for card in BAZAAR_ROW))
    assert game.kind == "roll" and legal(game) == [f"roll {n}" for n in range(1, 7)]
    play(game, "roll 6")
    assert len(legal(game)) == 21
    play(game, "roll 1 2")
    assert recruit_asked(game) == ("turn", 0) and seat(game)["owned"] == 1 and seat(game, 1)["owned"] == 2


def test_kofi_closes_the_tank():
    """kofi_the_hermit: (b) no placement on the activation spaces, for him only (R22)."""
    spec = {"goods": "3 energy 3 water"}
    assert not any("tank" in text for text in legal(kofi(hand=(1, 6), **spec)))
    for mine in ((), (LARS,)):
        assert {"place 1 tank_energy", "place 1 tank_water"} <= set(legal(kofi(mine=mine, hand=(1, 6), **spec)))
    other = build_table(owner_with(), owner_with([KOFI], **spec), active=0)
    play(other, "place 1 farm")
    assert not any("tank" in text for text in legal(other))


def test_kofi_takes_another_turn():
    """kofi_the_hermit: (c) after a free retrieval, for 1 morale, another turn at once (R16, R38)."""
    game = kofi("retrieve 1@farm", "roll 2", morale=3)
    assert recruit_asked(game) == ("turn", 0) and seat(game)["morale"] == 2
    assert "place 2 farm" in legal(game)
    assert recruit_asked(play(game, "place 2 farm")) == ("turn", 1)
    game = kofi("retrieve 1@farm", "roll 2")
    assert recruit_asked(game) == ("turn", 0) and seat(game)["morale"] == 1


@pytest.mark.parametrize("price", ["food", "bliss"])
def test_kofi_paid_retrieval(price):
    """kofi_the_hermit: (c) a retrieval that was paid gives no further turn (R38)."""
    assert recruit_asked(kofi("retrieve 1@farm", f"pay {price}", "roll 2", goods=price)) == ("turn", 1)
    assert recruit_asked(kofi("retrieve 1@farm", "free", "roll 2", goods=price)) == ("turn", 0)


def test_kofi_only_when_active():
    """kofi_the_hermit: (c) without him the turn passes (R88)."""
    assert recruit_asked(kofi("retrieve 1@farm", "roll 2", mine=())) == ("turn", 1)


def test_kofi_again_and_again():
    """kofi_the_hermit: (c) a free retrieval in the further turn gives yet another one, of any kind (R16)."""
    game = kofi(
        "retrieve 1@farm",
        "roll 2",
        "retrieve 1@aquifer",
        "roll 2",
        on={"farm": [1], "aquifer": [1]},
        hand=(1,),
        cards="bat",
        dilemma="bat",
        morale=3,
    )
    assert recruit_asked(game) == ("turn", 0) and seat(game)["morale"] == 1 and "dilemma" in legal(game)
    assert recruit_asked(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_kofi_new_turn_starts_anew():
    """kofi_the_hermit: (c) once-per-turn effects and the one lost worker start anew (R34)."""
    game = kofi(
        "use lionel",
        "retrieve 1@farm",
        "free",
        "roll 2",
        mine=[KOFI, LIONEL],
        goods="2 food",
        tiles={"market_ea": CAROUSEL},
    )
    assert recruit_asked(game) == ("turn", 0) and usable_recruits(game) == [LIONEL]
    game = kofi(
        "retrieve 1@farm",
        "roll 6",
        "retrieve 1@aquifer",
        "roll 6",
        hand=(6,),
        on={"farm": [1], "aquifer": [1]},
        knowledge=4,
    )
    assert seat(game)["owned"] == 1 and faces(game) == [6] and recruit_asked(game) == ("turn", 0)


def test_kofi_after_the_prison_and_the_trades():
    """kofi_the_hermit: (c) the further turn comes after Dilemma's Prison and the trades of the end (R41, I6)."""
    game = kofi(
        "retrieve 1@farm",
        "roll 2",
        mine=[KOFI, HA_JOON],
        goods="gold",
        tiles={"market_ea": PRISON},
        other={"dice": {"hand": [1], "farm": [2]}},
    )
    assert recruit_asked(game) == ("retrieve_one", 1)
    assert recruit_asked(play(game, "decline")) == (HA_JOON, 0)
    assert recruit_asked(play(game, f"decline {HA_JOON}")) == ("turn", 0)
    game = kofi("retrieve 1@farm", "roll 2", mine=[KOFI, SHAHEENA], goods="stone")
    assert recruit_asked(game) == (SHAHEENA, 0)


def test_kofi_not_for_samuel():
    """kofi_the_hermit: (c) only for the retrieve action, not for Samuel (R16)."""
    game = kofi("place 6 farm", f"use {SAMUEL}", "retrieve 6@farm", "roll 2", mine=[KOFI, SAMUEL], goods="energy")
    assert recruit_asked(game) == ("turn", 1)


def leaving(hidden, *moves, mine=(), space="tunnel_euphorian", miners=(5, 0, 0), tracks=(0, 0, 0, 0), face=1):
    """P1's placement brings a faction to its point; P2 owns Kofi."""
    his = {**owner_with([KOFI], goods="3 energy"), "hidden": hidden}
    game = build_table(owner_with(mine, (face, 6), goods="energy"), his, miners=miners, tracks=tracks)
    return play(game, f"place {face} {space}", *moves)


def test_kofi_leaves_at_the_tunnel():
    """kofi_the_hermit: (d) at tunnel step 6 he is discarded and the hidden recruit works, of any faction (R58)."""
    game = leaving([ZARA], "take gold")
    assert recruits_of(game, 1) == {ZARA: "active"} and recruit_asked(game) == ("turn", 1)
    assert {"place 1 tank_energy"} <= set(legal(game))  # (b) is over
    game = leaving([ZARA], "take gold", miners=(4, 0, 0))
    assert recruits_of(game, 1) == {KOFI: "active", ZARA: "hidden"}


@pytest.mark.parametrize("space, tracks", [("farm", (0, 0, 7, 0)), ("cloud_mine", (0, 0, 0, 7))])
def test_kofi_leaves_at_level_8(space, tracks):
    """kofi_the_hermit: (d) at allegiance step 8 of any faction (R83)."""
    game = leaving([DOUG], space=space, miners=(0, 0, 0), tracks=tracks)
    assert recruits_of(game, 1) == {DOUG: "active"}


def test_kofi_leaves_with_a_choice():
    """kofi_the_hermit: (d) the owner chooses one of several, also in an opponent's turn; ordinary reveals follow
    (R85).
    """
    game = leaving([DOUG, ZARA], "take gold", miners=(5, 0, 0))
    assert recruit_asked(game) == ("activate", 1) and legal(game) == [f"activate {DOUG}", f"activate {ZARA}"]
    both = play(game.clone(), f"activate {ZARA}")
    assert recruits_of(both, 1) == {DOUG: "active", ZARA: "active"}  # Doug is Euphorian: revealed by the step
    assert recruits_of(play(game, f"activate {DOUG}"), 1) == {DOUG: "active", ZARA: "hidden"}


def test_kofi_leaves_without_hidden_recruits():
    """kofi_the_hermit: (d) with no hidden recruit he just leaves (R85)."""
    game = leaving([], "take gold")
    assert recruits_of(game, 1) == {} and recruit_asked(game) == ("turn", 1)


def test_kofi_leaving_in_his_own_turn():
    """kofi_the_hermit: (d) the activated recruit works when the placement is over: in its menu (R85)."""
    spec = {"recruits": [KOFI], "hidden": [JADWIGA], "dice": {"hand": [1, 6]}, "goods": "energy"}
    game = play(build_table(spec, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold")
    assert recruits_of(game) == {JADWIGA: "active"} and legal(game) == ["stop", f"use {JADWIGA}"]
    spec["hidden"] = [SAMUEL]
    game = play(build_table({**spec, "goods": "2 energy"}, tracks=(0, 0, 7, 0)), "place 1 farm")
    assert recruits_of(game) == {SAMUEL: "active"} and recruit_asked(game) == ("turn", 1)


def test_kofi_of_a_dilemma_stays():
    """kofi_the_hermit: (d) kept at a dilemma after a faction was activated he stays until another one is (R99)."""
    game = build_table(
        {**owner_with(cards="bat", dilemma="bat"), "hidden": [ZARA]},
        owner_with(goods="energy"),
        miners=(6, 0, 5),
        tracks=(0, 0, 0, 0),
    )
    play(game, "dilemma", "outcome recruits", f"deal {KOFI}", f"deal {DOUG}", f"keep {KOFI}")
    assert recruits_of(game) == {KOFI: "active", ZARA: "hidden"}
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert recruits_of(game) == {KOFI: "active", ZARA: "hidden"} and recruit_asked(game) == ("turn", 0)
    game = build_table(
        {**owner_with(cards="bat", dilemma="bat"), "hidden": [ZARA]}, owner_with(goods="food"), miners=(6, 0, 5)
    )
    play(
        game,
        "dilemma",
        "outcome recruits",
        f"deal {KOFI}",
        f"deal {DOUG}",
        f"keep {KOFI}",
        "place 1 tunnel_wastelander",
        "take clay",
    )
    assert recruits_of(game) == {ZARA: "active"}


def test_kofi_gone_another_factionless():
    """kofi_the_hermit: (d) after he has left his owner may own a factionless recruit again (R99)."""
    spec = {**owner_with([KOFI], cards="bat", dilemma="bat"), "hidden": [ZARA]}
    draws = ("dilemma", "outcome recruits", f"deal {SPIROS}")
    game = play(
        build_table(owner_with(goods="energy"), spec, miners=(5, 0, 0)),
        "place 1 tunnel_euphorian",
        "take gold",
        *draws,
        f"deal {DOUG}",
    )
    assert legal(game) == [f"keep {DOUG}", f"keep {SPIROS}"]
    assert recruits_of(play(game, f"keep {SPIROS}"), 1) == {ZARA: "active", SPIROS: "active"}
    game = play(build_table(owner_with(goods="energy"), spec), "place 1 tunnel_euphorian", "take gold", *draws[:2])
    play(game, *draws[2:], f"deal {DOUG}", f"deal {LIEVE}")
    assert legal(game) == [f"keep {DOUG}", f"keep {LIEVE}"]
