"""Xyon the Brain Surgeon: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, bump_owner, owner_with, retrieve_and_roll
from cards.shared.names import CAROUSEL, DUSTY, KEB, POLICE, XYON
from helpers import faces, holdings, legal, play, recruit_asked, seat


def test_xyon_saves_a_worker():
    """xyon_the_brain_surgeon: one artifact of choice instead of the worker, and 2 knowledge less (R32, R35)."""
    game = retrieve_and_roll([XYON], cards="bat book")
    assert recruit_asked(game) == (XYON, 0)
    play(game, f"use {XYON}")
    assert legal(game) == ["discard bat", "discard book"]
    play(game, "discard bat")
    assert holdings(game) == (2, 2, {}, {"book": 1}) and faces(game) == [6, 6] and recruit_asked(game) == ("turn", 1)
    assert game.summary()["discard"][1] == 1


def test_xyon_refused():
    """xyon_the_brain_surgeon: refused, the worker is lost (R32)."""
    game = retrieve_and_roll([XYON], f"decline {XYON}", cards="bat")
    assert faces(game) == [6] and holdings(game) == (2, 4, {}, {"bat": 1})


@pytest.mark.parametrize(
    "spec", [{"where": "hidden", "cards": "bat"}, {"cards": "nothing"}, {"recruits": [], "cards": "bat"}]
)
def test_xyon_off(spec):
    """xyon_the_brain_surgeon: hidden, nobody's or without an artifact the worker goes (R88)."""
    spec = {"recruits": [XYON], "where": "recruits", **spec}
    game = build_table(
        owner_with(spec["recruits"], (6,), spec["where"], spec["cards"], on={"farm": [1]}, knowledge=4, morale=3)
    )
    play(game, "retrieve 1@farm", "roll 6")
    assert faces(game) == [6] and recruit_asked(game) == ("turn", 1)


def test_xyon_not_below_the_check():
    """xyon_the_brain_surgeon: 15 is no loss and no question; 14 is one with the Carousel (R31, R32)."""
    assert recruit_asked(retrieve_and_roll([XYON], cards="bat", knowledge=3)) == ("turn", 1)
    assert recruit_asked(retrieve_and_roll([XYON], cards="bat", knowledge=2, tiles={"market_ea": CAROUSEL})) == (
        XYON,
        0,
    )
    assert recruit_asked(retrieve_and_roll([XYON], cards="bat", knowledge=2)) == ("turn", 1)


def test_xyon_knowledge_ends_at_1():
    """xyon_the_brain_surgeon: knowledge does not fall below 1 (R28)."""
    game = retrieve_and_roll([XYON], f"use {XYON}", hand=(6, 6), knowledge=2, cards="bat")
    assert holdings(game)[1] == 1 and faces(game) == [6, 6, 6]
    game = retrieve_and_roll([XYON], f"use {XYON}", hand=(6, 6), roll="3", knowledge=1, cards="bat")
    assert holdings(game)[1] == 1 and faces(game) == [3, 6, 6]


def test_xyon_no_second_check():
    """xyon_the_brain_surgeon: the check is not made again, once per check (I1, R31)."""
    game = retrieve_and_roll([XYON], f"use {XYON}", "discard bat", knowledge=6, cards="bat book")
    assert faces(game) == [6, 6] and holdings(game)[1] == 4 and recruit_asked(game) == ("turn", 1)


def test_xyon_in_an_opponents_turn():
    """xyon_the_brain_surgeon: asked when an opponent bumps or completes a market (R35)."""
    game = bump_owner([XYON], "roll 6", cards="bat")
    assert recruit_asked(game) == (XYON, 1)
    play(game, f"use {XYON}", "take stone")
    assert holdings(game, 1) == (1, 2, {}, {}) and faces(game, 1) == [6, 6]
    game = build_table(
        owner_with(goods="gold"), owner_with([XYON], (6,), cards="bat", on={"build_ea_1": [2]}, knowledge=4)
    )
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert recruit_asked(game) == (XYON, 1)


def test_xyon_does_not_use_up_the_loss():
    """xyon_the_brain_surgeon: a saved worker is no loss: a later check of the turn can cost one; after a loss no
    question (R34).
    """
    two = owner_with([XYON], (6,), cards="bat", on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4)
    moves = ["place 3 tunnel_subterran", "roll 6", "take stone", "another", "place 3 tunnel_wastelander", "roll 6"]
    game = build_table(owner_with((), (3, 3, 1), goods="water food", morale=2), two)
    play(game, *moves[:2], f"use {XYON}", *moves[2:])
    assert faces(game, 1) == [6, 6] and seat(game, 1)["owned"] == 2  # the second: 6 6 6 and 2, nothing to pay with
    game = build_table(owner_with((), (3, 3, 1), goods="water food", morale=2), {**two, "hand": "2 bat", "morale": 2})
    play(game, *moves[:2], f"decline {XYON}", *moves[2:])
    assert recruit_asked(game) == ("take", 0) and seat(game, 1)["owned"] == 2 and faces(game, 1) == [6, 6]


def test_xyon_and_the_thought_police():
    """xyon_the_brain_surgeon: the Thought Police looks afterwards: two equal workers, 1 knowledge (R35)."""
    game = retrieve_and_roll([XYON], f"use {XYON}", cards="bat", tiles={"market_ea": POLICE})
    assert holdings(game)[1] == 3 and faces(game) == [6, 6]


def test_xyon_between_keb_and_dusty():
    """xyon_the_brain_surgeon: Keb pays before; Dusty is asked only if Xyon is refused (R35)."""
    game = retrieve_and_roll([XYON, KEB, DUSTY], cards="bat", morale=4)
    assert recruit_asked(game) == ("take", 0)
    play(game, "take gold")
    assert recruit_asked(game) == (XYON, 0)
    assert recruit_asked(play(game.clone(), f"use {XYON}")) == ("turn", 1)
    assert recruit_asked(play(game, f"decline {XYON}")) == (DUSTY, 0)
