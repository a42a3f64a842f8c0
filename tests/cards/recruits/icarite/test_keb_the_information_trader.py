"""Keb the Information Trader: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at, retrieve_and_roll_two, turn_with
from cards.shared.lists import TAKE_GOODS
from cards.shared.names import (
    AMINA,
    BARON,
    BOK,
    GARY_FORGETTER,
    INSTITUTE,
    JON,
    KEB,
    LOTTERY,
    MILOS,
    MONOTONY,
    PALACE,
    PMAI,
    ROWENA,
    SAMUEL,
    XYON,
)
from helpers import Game, decision, faces, holdings, legal, play, seat


@pytest.mark.parametrize(
    "rolled, knowledge, pays, workers",
    [
        ("4 6", 3, False, 2),
        ("5 6", 3, True, 2),
        ("6 6", 3, True, 2),
        ("4 6", 6, True, 1),
        ("6 6", 6, True, 1),
    ],
)
def test_keb_from_fourteen(rolled, knowledge, pays, workers):
    """keb_the_information_trader: 1 good of choice at a total of 14 or more, before the loss (R31, R35)."""
    game = retrieve_and_roll_two([KEB], rolled, knowledge=knowledge)
    if not pays:
        assert decision(game) == ("turn", 1) and holdings(game)[2] == {}
        return
    assert decision(game) == ("take", 0) and legal(game) == TAKE_GOODS and seat(game)["owned"] == 2
    play(game, "take gold")
    assert holdings(game)[2] == {"gold": 1} and seat(game)["owned"] == workers and decision(game) == ("turn", 1)


def test_keb_hidden():
    """keb_the_information_trader: not while hidden, not for others' checks (R88)."""
    assert decision(retrieve_and_roll_two([KEB], "6 6", where="hidden")) == ("turn", 1)
    game = place_at(
        "tunnel_euphorian", [], "take gold", goods="energy", others=({"recruits": [KEB], "dice": {"farm": [2, 3]}},)
    )
    play(game, "retrieve 2@farm", "roll 6")
    assert holdings(game, 1)[2] == {} and decision(game) == ("turn", 0)


def test_keb_in_an_opponents_turn():
    """keb_the_information_trader: the owner decides when bumped (R24, R35)."""
    owner = {"recruits": [KEB], "knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [4]}}
    game = place_at("tunnel_subterran", [], "roll 4", goods="water", others=(owner,))
    assert decision(game) == ("take", 1) and legal(game) == TAKE_GOODS and game.active == 0
    assert holdings(play(game, "take stone"), 1)[2] == {"stone": 1} and decision(game) == ("take", 0)


def test_keb_when_an_opponent_finishes_a_market():
    """keb_the_information_trader: the roll of the workers sent home is a check too (R64, R65)."""
    owner = {"recruits": [KEB], "dice": {"hand": [5], "build_ea_2": [3]}}
    game = place_at(
        "build_ea_3", [], "tile palace_of_forced_altruism", "roll 1", "roll 6", goods="gold", others=(owner,)
    )
    assert decision(game) == ("take", 1)


def test_keb_where_no_worker_could_be_lost():
    """keb_the_information_trader: each check pays, also one that may not cost a worker any more (R34)."""
    owner = {
        "recruits": [KEB],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [4], "tunnel_wastelander": [4]},
    }
    game = turn_with([], goods="water food", morale=2, dice={"hand": [1, 1]}, others=(owner,))
    play(game, "place 1 tunnel_subterran", "roll 6", "take gold")
    assert faces(game, 1) == [6]
    play(game, "take stone", "another", "place 1 tunnel_wastelander", "roll 5")
    assert decision(game) == ("take", 1)
    assert holdings(play(game, "take gold"), 1)[2] == {"gold": 2} and faces(game, 1) == [5, 6]


def test_keb_after_orwellian_optimism():
    """keb_the_information_trader: the adjusted total counts: 3 + 3 + 5 + 3 (T90)."""
    assert decision(retrieve_and_roll_two([KEB], "1 5", hand=[3], tile=INSTITUTE)) == ("take", 0)
    assert decision(retrieve_and_roll_two([KEB], "1 5", hand=[3])) == ("turn", 1)
    assert decision(retrieve_and_roll_two([KEB], "1 5", hand=[2], tile=INSTITUTE)) == ("turn", 1)


def test_keb_and_milos_and_baron():
    """keb_the_information_trader: no check, no good; after Baron only the reroll counts (R35)."""
    game = retrieve_and_roll_two([KEB, MILOS], None, "use milos", "roll 6 6", goods="water")
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {}
    game = retrieve_and_roll_two([KEB, BARON], "6 6", goods="food")
    assert decision(game) == (f"use {BARON}", 0)
    assert decision(play(game.clone(), "use high_general_baron", "roll 1 2")) == ("turn", 1)
    assert decision(play(game, "decline high_general_baron")) == ("take", 0)


def test_keb_before_xyon():
    """keb_the_information_trader: pays before the loss could be averted (R35, I4)."""
    game = retrieve_and_roll_two([KEB, XYON], "6 6", knowledge=6, cards="bat")
    assert decision(game) == ("take", 0)
    assert decision(play(game, "take gold")) == (f"use {XYON}", 0) and holdings(game)[2] == {"gold": 1}


def test_keb_and_void_goods():
    """keb_the_information_trader: a good that Palace or Lottery voids may be chosen, Monotony leaves one (I9)."""
    assert legal(retrieve_and_roll_two([KEB], "6 6", goods="3 stone", tile=PALACE)) == TAKE_GOODS
    assert holdings(retrieve_and_roll_two([KEB], "6 6", "take gold", goods="3 stone", tile=PALACE))[2] == {"stone": 3}
    assert holdings(retrieve_and_roll_two([KEB], "6 6", "take food", goods="3 stone", tile=PALACE))[2] == {
        "food": 1,
        "stone": 3,
    }
    assert holdings(retrieve_and_roll_two([KEB], "6 6", "take water", goods="2 water", tile=LOTTERY))[2] == {"water": 2}
    assert holdings(retrieve_and_roll_two([KEB], "6 6", "take gold", goods="2 water", tile=LOTTERY))[2] == {
        "water": 2,
        "gold": 1,
    }
    assert holdings(retrieve_and_roll_two([KEB], "6 6", "take water", tile=MONOTONY))[2] == {"water": 1}


def test_keb_nothing_for_the_setup_roll():
    """keb_the_information_trader: the first roll of the game is no check (R9)."""
    game = Game.new("ignorance", 2)
    hands = ((KEB, AMINA, BOK, GARY_FORGETTER), (JON, PMAI, ROWENA, SAMUEL))
    for cards in hands:
        play(game, *(f"deal {card}" for card in cards))
    for cards in hands:
        play(game, f"keep {cards[0]} {cards[1]}")
    play(game, "deal dilemma_bat", "deal dilemma_bear", *(f"refill {name}" for name in ("book", "bear", "box", "bat")))
    play(game, "roll 6 6", "roll 1 1")
    assert decision(game) == ("turn", 0) and holdings(game) == (1, 3, {}, {})
