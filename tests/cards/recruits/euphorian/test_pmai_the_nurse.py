"""Pmai the Nurse: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import equal_workers, other_seat_at, place_at
from cards.shared.lists import COMMODITY_AREAS
from cards.shared.names import BRENDA, GWEN, JEDIDIAH, JOSEPH, PMAI, ZARA
from helpers import decision, holdings, play


@COMMODITY_AREAS
@pytest.mark.parametrize(
    "there, used, refused", [(1, (1, 3, 1), (1, 2, 0)), (5, (1, 2, 0), (2, 4, 0))], ids=["five", "nine"]
)
def test_pmai_counts_one_less(space, good, number, there, used, refused):
    """pmai_the_nurse: 5 becomes 4 and 9 becomes 8, with track and knowledge of that tier (R43)."""
    game = place_at(space, [PMAI], face=4, others=other_seat_at(space, there))
    assert decision(game) == (f"use {PMAI}", 0)
    for move, (amount, knowledge, step) in (("use pmai", used), ("decline pmai", refused)):
        after = play(game.clone(), move)
        assert holdings(after) == (1, knowledge, {good: amount}, {}) and after.summary()["tracks"][number] == step
        assert decision(after) == ("turn", 1)


@pytest.mark.parametrize("total", range(2, 14))
def test_pmai_only_at_five_and_nine(total):
    """pmai_the_nurse: offered only where it matters (R43, I3)."""
    sixes, rest = divmod(total - 1, 6)
    crowd = [6] * sixes + [rest] * (rest > 0)
    assert decision(place_at("farm", [PMAI], others=other_seat_at("farm", *crowd))) == (
        (f"use {PMAI}", 0) if total in (5, 9) else ("turn", 1)
    )


def test_pmai_off():
    """pmai_the_nurse: not while hidden, not for another player (R88)."""
    assert decision(place_at("farm", [PMAI], face=5, where="hidden")) == ("turn", 1)
    assert decision(place_at("farm", [], face=5, others=({"recruits": [PMAI]},))) == ("turn", 1)


def test_pmai_tier_one_bonus():
    """pmai_the_nurse: the allegiance bonus stays (R44)."""
    assert holdings(place_at("generator", [PMAI], "use pmai", face=5, tracks=(2, 0, 0, 0)))[:3] == (1, 3, {"energy": 2})


def test_pmai_each_placement():
    """pmai_the_nurse: once per placement, each placement of the turn (I1)."""
    game = equal_workers([PMAI], "place 5 farm", "use pmai", "another", "place 5 generator", face=5)
    assert decision(game) == (f"use {PMAI}", 0)


def test_pmai_after_zara():
    """pmai_the_nurse: asked after Zara, and not once she is used (I4)."""
    game = place_at("farm", [PMAI, ZARA], face=5)
    assert decision(game) == (f"use {ZARA}", 0)
    assert decision(play(game.clone(), "use zara")) == ("turn", 1)
    assert decision(play(game, "decline zara")) == (f"use {PMAI}", 0)


def test_pmai_after_jedidiah():
    """pmai_the_nurse: when Jedidiah's bump is done (R43)."""
    game = place_at("farm", [PMAI, JEDIDIAH], face=5, others=other_seat_at("farm", 2))
    assert decision(play(game.clone(), "decline jedidiah")) == ("turn", 1)
    assert decision(play(game, "use jedidiah", "roll 1")) == (f"use {PMAI}", 0)


@pytest.mark.parametrize("space, recruit", [("farm", GWEN), ("farm", JOSEPH), ("cloud_mine", BRENDA)])
def test_pmai_before_gwen_joseph_brenda(space, recruit):
    """pmai_the_nurse: they look at the tier that results (I4)."""
    game = place_at(space, [PMAI, recruit], face=5, others=other_seat_at(space, 4))
    assert decision(play(game.clone(), "use pmai")) == ("turn", 1)
    assert decision(play(game, "decline pmai")) == (f"use {recruit}", 0)
