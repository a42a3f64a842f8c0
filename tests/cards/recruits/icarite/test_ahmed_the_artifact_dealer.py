"""Ahmed the Artifact Dealer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at
from cards.shared.names import AHMED, BRIBE_DEPARTMENT
from helpers import CHANCE, decision, holdings, legal, play


@pytest.mark.parametrize(
    "left, recruits, slots",
    [
        ("nothing", [AHMED], (2, 3, 4)),
        ("food", [AHMED], (1, 2, 3, 4)),
        ("nothing", [], ()),
        ("food", [], (2, 3, 4)),
        ("2 food", [], (1, 2, 3, 4)),
    ],
)
def test_ahmed_lowers_the_prices(left, recruits, slots):
    """ahmed_the_artifact_dealer: prices 1, 0, 0, 0 instead of 2, 1, 1, 0 (R53)."""
    game = place_at(
        "tunnel_euphorian", recruits, "take artifact", goods=f"energy {left}" if left != "nothing" else "energy"
    )
    row = ("bat", "box", "bear", "book")
    assert (
        legal(game) == [f"buy {slot} {row[slot - 1]}" for slot in slots]
        if slots
        else decision(game) == ("refill", CHANCE)
    )


@pytest.mark.parametrize("buy, paid", [("1 bat", 1), ("2 box", 0), ("3 bear", 0), ("4 book", 0)])
def test_ahmed_exact_prices(buy, paid):
    """ahmed_the_artifact_dealer: what is paid for each slot (R53)."""
    game = place_at("tunnel_euphorian", [AHMED], "take artifact", f"buy {buy}", "refill bat", goods="energy 3 food")
    assert holdings(game) == (1, 3, {"food": 3 - paid}, {buy[2:]: 1})


def test_ahmed_payment_is_free_of_kind():
    """ahmed_the_artifact_dealer: the price left may be paid with any commodity (R53)."""
    game = place_at("tunnel_euphorian", [AHMED], "take artifact", "buy 1 bat", goods="energy food bliss")
    assert decision(game) == ("price", 0) and legal(game) == ["pay bliss", "pay food"]


def test_ahmed_hidden():
    """ahmed_the_artifact_dealer: not while hidden (R88)."""
    game = place_at(
        "tunnel_euphorian", [AHMED], "take artifact", "buy 2 box", "refill bat", goods="energy food", where="hidden"
    )
    assert holdings(game)[2] == {}


@pytest.mark.parametrize(
    "left, recruits, slots",
    [
        (0, [AHMED], (4,)),
        (1, [AHMED], (2, 3, 4)),
        (2, [AHMED], (1, 2, 3, 4)),
        (1, [], (4,)),
        (2, [], (2, 3, 4)),
        (3, [], (1, 2, 3, 4)),
    ],
)
def test_ahmed_after_bribe_regulation(left, recruits, slots):
    """ahmed_the_artifact_dealer: Bribe Regulation adds 1 first: 2, 1, 1, 0 instead of 3, 2, 2, 0 (R105, I8)."""
    game = place_at(
        "tunnel_euphorian",
        recruits,
        "take artifact",
        goods=f"energy {left} food" if left else "energy",
        tile=BRIBE_DEPARTMENT,
    )
    row = ("bat", "box", "bear", "book")
    assert (
        legal(game) == [f"buy {slot} {row[slot - 1]}" for slot in slots]
        if len(slots) > 1
        else decision(game) == ("refill", CHANCE)
    )


def test_ahmed_exact_prices_under_bribe_regulation():
    """ahmed_the_artifact_dealer: 2 for the leftmost, 1 for the next two under Bribe Regulation (R105)."""
    for buy, paid in (("1 bat", 2), ("2 box", 1), ("3 bear", 1), ("4 book", 0)):
        game = place_at(
            "tunnel_euphorian",
            [AHMED],
            "take artifact",
            f"buy {buy}",
            "refill bat",
            goods="energy 3 food",
            tile=BRIBE_DEPARTMENT,
        )
        assert holdings(game)[2] == ({"food": 3 - paid})


def test_ahmed_for_each_of_two_artifacts():
    """ahmed_the_artifact_dealer: each artifact of the Breeze Bar is 1 cheaper (R77, C29)."""
    game = place_at("breeze_bar", [AHMED], "buy 1 bat", "refill balloon", goods="3 food bliss", morale=2)
    assert holdings(game)[2] == {"food": 1} and "buy 1 balloon" in legal(game)
    assert holdings(play(game, "buy 1 balloon", "refill bat")) == (2, 3, {}, {"balloon": 1, "bat": 1})
