"""Khaleef the Bruiser: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, bump_owner, owner_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import JEDIDIAH, JULIA_ACOLYTE, KHALEEF, LOTTERY, MWICHE
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def test_khaleef_takes_a_commodity():
    """khaleef_the_bruiser: the bumped opponent loses 1 knowledge, the owner gains a commodity, before the roll (C3)."""
    game = bump_owner([], bumper=[KHALEEF])
    assert recruit_asked(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}")
    assert legal(game) == TAKE_COMMODITIES
    play(game, "take bliss")
    assert (
        goods_of(game) == {"water": 1, "bliss": 1}
        and seat(game, 1)["knowledge"] == 3
        and recruit_asked(game) == ("roll", -1)
    )
    assert faces(play(game, "roll 6"), 1) == [6, 6]  # 15: the lower knowledge counts


def test_khaleef_refused():
    """khaleef_the_bruiser: optional (R89)."""
    game = bump_owner([], f"decline {KHALEEF}", "roll 6", bumper=[KHALEEF])
    assert recruit_asked(game) == ("take", 0) and goods_of(game) == {}
    assert seat(game, 1)["knowledge"] == 4 and faces(game, 1) == [6]


def test_khaleef_needs_knowledge_3():
    """khaleef_the_bruiser: offered at the opponent's knowledge 3, not at 2; not hidden, not nobody's (R88)."""
    assert recruit_asked(bump_owner([], bumper=[KHALEEF], knowledge=3)) == (KHALEEF, 0)
    assert recruit_asked(bump_owner([], bumper=[KHALEEF], knowledge=2)) == ("roll", -1)
    assert recruit_asked(bump_owner([], bumper=[])) == ("roll", -1)
    game = build_table(
        owner_with([KHALEEF], where="hidden", goods="water"), owner_with((), (6,), on={"tunnel_subterran": [4]})
    )
    assert recruit_asked(play(game, "place 1 tunnel_subterran")) == ("roll", -1)


def test_khaleef_not_for_own_workers():
    """khaleef_the_bruiser: not for an own worker bumped, nor for being bumped (R26)."""
    game = build_table(owner_with([KHALEEF], goods="water", on={"tunnel_subterran": [4]}))
    assert recruit_asked(play(game, "place 1 tunnel_subterran")) == ("roll", -1)
    assert recruit_asked(bump_owner([KHALEEF])) == ("roll", -1)


def test_khaleef_each_bump():
    """khaleef_the_bruiser: once a bump, again with the next (I1)."""
    game = build_table(
        owner_with([KHALEEF], (3, 3, 1), goods="water food", morale=2),
        owner_with((), (1,), on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {KHALEEF}",
        "take food",
        "roll 1",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert recruit_asked(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}", "take food")
    assert seat(game, 1)["knowledge"] == 2


def test_khaleef_commodity_and_the_price():
    """khaleef_the_bruiser: the commodity may be spent on the space but does not make it legal (C2)."""
    game = build_table(owner_with([KHALEEF]), owner_with((), (6,), on={"tunnel_subterran": [4]}))
    assert "place 1 tunnel_subterran" not in legal(game)
    game = bump_owner([], f"use {KHALEEF}", "take water", "roll 1", bumper=[KHALEEF, MWICHE], pays="2 water")
    assert legal(game) == ["pay 3 water", "pay water"]
    game = bump_owner([], f"use {KHALEEF}", "take food", "roll 1", bumper=[KHALEEF, MWICHE], pays="2 water")
    assert recruit_asked(game) == ("take", 0)


def test_khaleef_and_the_lottery():
    """khaleef_the_bruiser: a commodity held twice may be chosen, to no effect; the knowledge is lost all the same
    (I9).
    """
    game = bump_owner(
        [], f"use {KHALEEF}", "take water", bumper=[KHALEEF], pays="2 water", tiles={"market_ea": LOTTERY}
    )
    assert goods_of(game) == {"water": 2} and seat(game, 1)["knowledge"] == 3


def test_khaleef_after_julia_and_with_jedidiah():
    """khaleef_the_bruiser: after the victim's Julia; a bump by Jedidiah counts (R89a)."""
    game = bump_owner([JULIA_ACOLYTE], bumper=[KHALEEF])
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1)
    assert recruit_asked(play(game, f"decline {JULIA_ACOLYTE}")) == (KHALEEF, 0)
    game = build_table(owner_with([KHALEEF, JEDIDIAH], (5, 1)), owner_with((), (6,), on={"farm": [4]}))
    assert recruit_asked(play(game, "place 5 farm", f"use {JEDIDIAH}")) == (KHALEEF, 0)
