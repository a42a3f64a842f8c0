"""Gary the Forgetter: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at, turn_with
from cards.shared.names import AGENCY, ALBERT, GARY_FORGETTER, KOFI
from helpers import CHANCE, decision, faces, holdings, legal, play, seat


@pytest.mark.parametrize(
    "space, price, morale, knowledge", [("tank_energy", "energy", 1, 2), ("tank_water", "water", 3, 4)]
)
def test_gary_pays_bliss_and_forgets(space, price, morale, knowledge):
    """gary_the_forgetter: 3 bliss instead; 2 knowledge less whatever was paid, before the roll (R46, R47)."""
    game = place_at(space, [GARY_FORGETTER], goods=f"3 {price} 3 bliss", knowledge=6)
    assert decision(game) == ("pay", 0) and sorted(legal(game)) == sorted(["pay 3 bliss", f"pay 3 {price}"])
    bliss = play(game.clone(), "pay 3 bliss")
    assert decision(bliss) == ("roll", CHANCE) and holdings(bliss) == (morale, knowledge, {price: 3}, {})
    assert seat(play(bliss, "roll 3"))["owned"] == 3
    assert holdings(play(game, f"pay 3 {price}"))[:3] == (morale, knowledge, {"bliss": 3})


@pytest.mark.parametrize("space, price", [("tank_energy", "energy"), ("tank_water", "water")])
def test_gary_needs_three_bliss(space, price):
    """gary_the_forgetter: all three in bliss, nothing mixed (R22, I5)."""
    place = f"place 1 {space}"
    assert place in legal(turn_with([GARY_FORGETTER], goods="3 bliss"))
    assert place not in legal(turn_with([GARY_FORGETTER], goods=f"{price} 2 bliss"))
    assert place not in legal(turn_with([GARY_FORGETTER], goods="3 bliss", where="hidden"))
    assert place not in legal(turn_with([], goods="3 bliss"))


def test_gary_hidden_forgets_nothing():
    """gary_the_forgetter: hidden the spaces do only what is printed (R46, R88)."""
    assert holdings(place_at("tank_energy", [GARY_FORGETTER], goods="3 energy", knowledge=6, where="hidden"))[1] == 4
    assert holdings(place_at("tank_water", [GARY_FORGETTER], goods="3 water", knowledge=6, where="hidden"))[1] == 6


def test_gary_knowledge_not_below_one():
    """gary_the_forgetter: what is below 1 is lost (R28)."""
    assert holdings(place_at("tank_energy", [GARY_FORGETTER], goods="3 bliss", knowledge=3))[1] == 1
    assert holdings(place_at("tank_water", [GARY_FORGETTER], goods="3 bliss", knowledge=2))[1] == 1


@pytest.mark.parametrize("space, morale, knowledge", [("tank_energy", 1, 2), ("tank_water", 3, 4)])
def test_gary_with_four_workers(space, morale, knowledge):
    """gary_the_forgetter: the tracks move though no worker is gained (R47)."""
    game = place_at(space, [GARY_FORGETTER], goods="3 bliss", knowledge=6, dice={"hand": [1, 2], "farm": [1, 2]})
    assert holdings(game) == (morale, knowledge, {}, {}) and seat(game)["owned"] == 4 and decision(game) == ("turn", 1)


@pytest.mark.parametrize("recruits, left", [([GARY_FORGETTER], [6, 6]), ([], [6])])
def test_gary_helps_the_check(recruits, left):
    """gary_the_forgetter: the knowledge falls before the new worker is rolled: 6 + 6 + 2 is safe (R47)."""
    assert faces(place_at("tank_energy", recruits, "roll 6", goods="3 energy", knowledge=6)) == left


def test_gary_before_albert():
    """gary_the_forgetter: both apply to one placement, Gary first (I4)."""
    game = place_at("tank_energy", [GARY_FORGETTER, ALBERT], goods="3 bliss", knowledge=6)
    assert decision(game) == (f"use {ALBERT}", 0) and holdings(game)[:3] == (1, 2, {})
    play(game, "use albert", "take gold", "roll 2 3")
    assert seat(game)["owned"] == 4 and holdings(game)[:3] == (1, 2, {"gold": 1})


def test_gary_and_kofi():
    """gary_the_forgetter: the tank is closed while Kofi is active (R46)."""
    assert {"place 1 tank_energy", "place 1 tank_water"}.isdisjoint(
        legal(turn_with([GARY_FORGETTER, KOFI], goods="3 energy 3 water 3 bliss"))
    )


def test_gary_and_the_agency():
    """gary_the_forgetter: an own bump costs 1 commodity more, of a kind that leaves the price payable (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "tank_energy": [4]}, "tile": AGENCY, "knowledge": 6}
    assert "place 1 tank_energy" not in legal(turn_with([GARY_FORGETTER], goods="3 bliss", **own))
    assert holdings(place_at("tank_energy", [GARY_FORGETTER], "roll 1", goods="4 bliss", **own))[:3] == (1, 2, {})
    assert holdings(place_at("tank_energy", [GARY_FORGETTER], "roll 1", goods="food 3 bliss", **own))[:3] == (1, 2, {})
