"""Borna the Storyteller: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import BAZAAR_ROW, build_table, hand_of, owner_with, usable_recruits
from cards.shared.lists import TAKE_RESOURCES
from cards.shared.names import BORNA, BRIBE_DEPARTMENT, CARY, JOSE, LARS, PALACE, STORAGE
from helpers import faces, goods_of, holdings, legal, play, recruit_asked, seat


def borna(*moves, cards="book", recruits=(), tiles=(), row=BAZAAR_ROW, hand=(1, 6), goods="nothing", **spec):
    """P1 discards a book, as a free action."""
    game = build_table(
        owner_with([BORNA, *recruits], hand, cards=cards, goods=goods, **spec), owner_with(), tiles=dict(tiles), row=row
    )
    return play(game, f"use {BORNA}", *moves)


@pytest.mark.parametrize("card", ["book", "bifocals"])
def test_borna_resource_or_artifact(card):
    """borna_the_storyteller: a book or bifocals for a resource of choice, or an artifact free of its price (R53,
    I7).
    """
    game = borna(cards=card)
    assert (
        recruit_asked(game) == ("take", 0)
        and legal(game) == sorted(["take artifact", *TAKE_RESOURCES])
        and hand_of(game) == {}
    )
    assert sum(game.summary()["discard"]) == 1
    gold = play(game.clone(), "take gold")
    assert goods_of(gold) == {"gold": 1} and recruit_asked(gold) == ("turn", 0) and usable_recruits(gold) == []
    play(game, "take artifact")
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 1 bat", "refill box")
    assert holdings(game)[2:] == ({}, {"bat": 1}) and recruit_asked(game) == ("turn", 0)


def test_borna_chooses_the_card():
    """borna_the_storyteller: one card, chosen if both kinds are held (I7)."""
    game = borna(cards="book bifocals", morale=2)
    assert legal(game) == ["discard bifocals", "discard book"]
    assert hand_of(play(game, "discard book", "take gold")) == {"bifocals": 1}


def test_borna_off():
    """borna_the_storyteller: not with other cards, wildcards neither, hidden or nobody's (R88, I10)."""
    for spec in (
        owner_with([BORNA], cards="bat"),
        owner_with([BORNA, JOSE], cards="bat"),
        owner_with([BORNA], where="hidden", cards="book"),
        owner_with([BORNA], where="nobody", cards="book"),
    ):
        assert usable_recruits(build_table(spec)) == []


def test_borna_once_a_turn():
    """borna_the_storyteller: once a turn, again in the next (I7)."""
    game = borna("take gold", cards="2 book", morale=2)
    assert usable_recruits(game) == [] and hand_of(game) == {"book": 1}
    play(game, "place 1 farm", "place 1 farm")
    assert recruit_asked(game) == ("turn", 0) and usable_recruits(game) == [BORNA]


def test_borna_when():
    """borna_the_storyteller: before any action; in the menu while a further placement can be chosen (R89b, I7)."""
    game = build_table(owner_with([BORNA], (1, 1, 6), cards="book", morale=2))
    play(game, "place 1 farm")
    assert legal(game) == ["another", "stop", f"use {BORNA}"]
    assert legal(play(game, f"use {BORNA}", "take gold")) == ["another", "stop"]
    game = play(build_table(owner_with([BORNA], cards="book")), "place 1 farm")
    assert recruit_asked(game) == ("turn", 1)
    game = borna("take gold", "dilemma", "outcome star", cards="bat book", morale=2, dilemma="bat")
    assert goods_of(game) == {"gold": 1} and seat(game)["stars_left"] == 9
    game = borna("take gold", "retrieve 2@farm", "roll 1", hand=(6,), on={"farm": [2]})
    assert faces(game) == [1, 6] and recruit_asked(game) == ("turn", 1)


def test_borna_goods_pay_the_placement():
    """borna_the_storyteller: the resource may be spent in the placement (I7)."""
    game = build_table(owner_with([BORNA], cards="book"))
    assert "place 1 build_ea_2" not in legal(game)
    assert "place 1 build_ea_2" in legal(play(game, f"use {BORNA}", "take gold"))


def test_borna_hand_size():
    """borna_the_storyteller: the card is gone before the new one comes, no hand limit (R50)."""
    game = borna("take artifact", "buy 4 book", "refill bat", cards="bat book", morale=2)
    assert hand_of(game) == {"bat": 1, "book": 1} and recruit_asked(game) == ("turn", 0)


def test_borna_cary_and_lars():
    """borna_the_storyteller: a bear pays Cary, a balloon serves Lars later in the turn (I8)."""
    game = borna("take artifact", "buy 3 bear", "refill bat", "take bliss", recruits=[CARY])
    assert holdings(game)[2:] == ({"food": 1, "bliss": 1}, {"bear": 1}) and recruit_asked(game) == ("turn", 0)
    game = borna(
        "take artifact",
        "buy 1 balloon",
        "refill bat",
        "place 1 farm",
        recruits=[LARS],
        row=("balloon", "bat", "box", "bear"),
    )
    assert usable_recruits(game) == [LARS]


def test_borna_and_the_bazaar_tiles():
    """borna_the_storyteller: no price, so no surcharge of Bribe Regulation (I8)."""
    game = borna("take artifact", tiles={"market_ea": BRIBE_DEPARTMENT})
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]


def test_borna_and_the_caps():
    """borna_the_storyteller: Palace and Storage limit the gain; a void choice is allowed (I9)."""
    game = borna(goods="3 clay", tiles={"market_ea": PALACE})
    assert "take gold" in legal(game)
    assert goods_of(play(game, "take gold")) == {"clay": 3} and recruit_asked(game) == ("turn", 0)
    storage = {"market_ea": STORAGE}
    game = borna("take artifact", cards="bear book", morale=2, tiles=storage)
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 4 book"]  # the book is discarded already
    game = borna("take artifact", cards="bear book", morale=2, tiles=storage, row=("bear",) * 4)
    assert hand_of(game) == {"bear": 1} and recruit_asked(game) == ("turn", 0)
