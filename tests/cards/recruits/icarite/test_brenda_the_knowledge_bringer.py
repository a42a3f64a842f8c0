"""Brenda the Knowledge Bringer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import other_seat_at, place_at, turn_with
from cards.shared.names import BOK, BRENDA, BRIBE_DEPARTMENT, JOSEPH, PMAI, STORAGE, ZARA
from helpers import decision, holdings, legal, play


def mine(recruits=(BRENDA,), *moves, face=5, there=(5,), **spec):
    """P1 places on the Cloud Mine, where another player has workers."""
    return place_at("cloud_mine", list(recruits), *moves, face=face, others=other_seat_at("cloud_mine", *there), **spec)


def test_brenda_buys_an_artifact():
    """brenda_the_knowledge_bringer: 1 more knowledge: an artifact, which the bliss just gained may pay (R28, R53)."""
    game = mine()
    assert decision(game) == (f"use {BRENDA}", 0) and holdings(game) == (1, 4, {"bliss": 2}, {})
    play(game, "use brenda")
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    assert holdings(play(game, "buy 1 bat", "refill bat")) == (1, 5, {}, {"bat": 1}) and decision(game) == ("turn", 1)
    assert holdings(mine((BRENDA,), "decline brenda")) == (1, 4, {"bliss": 2}, {})


@pytest.mark.parametrize("face, there, asked", [(4, (4,), False), (4, (5,), True), (3, (1,), False)])
def test_brenda_needs_nine(face, there, asked):
    """brenda_the_knowledge_bringer: a total of 9 or more, not 8 (R43)."""
    assert decision(mine(face=face, there=there)) == ((f"use {BRENDA}", 0) if asked else ("turn", 1))


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm"])
def test_brenda_only_on_the_cloud_mine(space):
    """brenda_the_knowledge_bringer: not on the other areas, not while hidden (R43, R88)."""
    assert decision(place_at(space, [BRENDA], face=5, others=other_seat_at(space, 5))) == ("turn", 1)
    assert decision(mine(where="hidden")) == ("turn", 1)


@pytest.mark.parametrize("before, asked", [(3, True), (4, True), (5, False), (6, False)])
def test_brenda_needs_room(before, asked):
    """brenda_the_knowledge_bringer: at most 4 before placing; not when the usual knowledge was void (R90)."""
    game = mine(knowledge=before)
    assert decision(game) == ((f"use {BRENDA}", 0) if asked else ("turn", 1))
    if before == 4:
        assert holdings(play(game, "use brenda", "buy 4 book", "refill bat"))[1] == 6


def test_brenda_and_bok():
    """brenda_the_knowledge_bringer: with Bok from knowledge 2 or less; not where he blocked the usual one (R90)."""
    assert holdings(mine([BRENDA, BOK], "use brenda", "buy 4 book", "refill bat", knowledge=2))[1] == 4
    assert decision(mine([BRENDA, BOK], knowledge=3)) == ("turn", 1)
    assert decision(mine([BRENDA, BOK], knowledge=4)) == ("turn", 1)


def test_brenda_after_zara_and_pmai():
    """brenda_the_knowledge_bringer: the total as Zara and Pmai leave it (I4)."""
    assert decision(mine([BRENDA, ZARA], "use zara", there=())) == (f"use {BRENDA}", 0)
    assert decision(mine([BRENDA, ZARA], "decline zara", there=())) == ("turn", 1)
    assert decision(mine([BRENDA, PMAI], "use pmai", there=(4,))) == ("turn", 1)
    assert decision(mine([BRENDA, PMAI], "decline pmai", there=(4,))) == (f"use {BRENDA}", 0)


def test_brenda_besides_joseph():
    """brenda_the_knowledge_bringer: Joseph's artifact for the bliss, then hers (R28)."""
    game = mine([BRENDA, JOSEPH], morale=2)
    assert decision(game) == (f"use {JOSEPH}", 0) and holdings(game)[1] == 3
    play(game, "use joseph", "refill bat")
    assert decision(game) == (f"use {BRENDA}", 0) and holdings(game) == (2, 4, {}, {"book": 1})
    assert holdings(play(game, "use brenda", "refill box")) == (2, 5, {}, {"bear": 1, "book": 1})


def test_brenda_hand_limit():
    """brenda_the_knowledge_bringer: the hand limit after the artifact (R50)."""
    game = mine([BRENDA], "use brenda", "buy 4 book", "refill bat", hand="box")
    assert legal(game) == ["discard book", "discard box"]


def test_brenda_once_per_placement():
    """brenda_the_knowledge_bringer: once, and again at the next placement of the turn (R89, I1)."""
    game = turn_with(
        [BRENDA], goods="nothing", knowledge=2, morale=2, dice={"hand": [5, 5]}, others=other_seat_at("cloud_mine", 5)
    )
    play(game, "place 5 cloud_mine", "use brenda", "buy 4 book", "refill bat")
    assert decision(game) == ("more", 0)
    assert decision(play(game, "another", "place 5 cloud_mine")) == (f"use {BRENDA}", 0)


def test_brenda_storage_and_bribe():
    """brenda_the_knowledge_bringer: an ordinary gain: Storage and Bribe Regulation apply (I8, I9)."""
    game = mine([BRENDA], "use brenda", hand="book", morale=2, tile=STORAGE)
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear"]
    assert legal(mine([BRENDA], "use brenda", tile=BRIBE_DEPARTMENT)) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
