"""Dilemma's Prison and its neighbours."""

import pytest
from helpers import faces, legal, play, seat, turn_beside

PRISON = {"market_ea": "dilemmas_prison"}
OUT = {"dice": {"hand": [1], "farm": [2]}}
CELL = {"dice": {"hand": [1], "farm": [2], "aquifer": [3]}}


def test_neighbours_in_order():
    """R41, C33: of four seats the one before P in turn order is asked first, then the one after; nobody else."""
    game = play(turn_beside(OUT, CELL, CELL, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind, legal(game)) == (
        3,
        "retrieve_one",
        ["decline", "retrieve 2@farm", "retrieve 3@aquifer"],
    )
    play(game, "retrieve 2@farm", "roll 4")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "decline")
    assert (game.to_move, game.kind) == (1, "turn")
    assert [len(faces(game, i)) for i in range(4)] == [2, 1, 1, 2]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_neighbours_around_the_table(active):
    """R41: with three players each of the others is asked once, going round."""
    specs = [CELL, CELL, CELL]
    specs[active] = OUT
    game = play(turn_beside(*specs, active=active, tiles=PRISON), "retrieve 2@farm", "roll 1")
    asked = []
    while game.kind == "retrieve_one":
        asked.append(game.to_move)
        play(game, "decline")
    assert asked == [(active + 2) % 3, (active + 1) % 3]


def test_two_players():
    """R41: with two players the opponent is asked once."""
    game = play(turn_beside(OUT, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "turn")
    assert "retrieve 3@aquifer" in legal(game)


def test_the_prison_is_part_of_the_turn():
    """R41, R34: it is still P's turn; a neighbour's own turn starts a new count of losses."""
    q = {"knowledge": 6, "dice": {"hand": [6], "farm": [6], "aquifer": [6]}}
    game = turn_beside(OUT, q, tiles=PRISON)
    turn = game.turn
    play(game, "retrieve 2@farm", "roll 1", "retrieve 6@farm")
    assert (game.turn, game.active) == (turn, 0)
    play(game, "roll 6")
    assert (seat(game, 1)["owned"], game.turn) == (2, turn + 1)
    play(game, "retrieve 6@aquifer", "roll 5")
    assert seat(game, 1)["owned"] == 1


def test_the_prison_does_not_answer_itself():
    """R41: a neighbour who takes back the last worker is penalised, too, but nobody is asked for that."""
    game = play(turn_beside(OUT, OUT, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    play(game, "decline")
    assert (game.to_move, legal(game)) == (1, ["decline", "retrieve 2@farm"])
    play(game, "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "turn")


@pytest.mark.parametrize("way", ["samuel", "completion", "bump"])
def test_only_the_retrieve_action(way):
    """R41, samuel_the_zapper: workers that come home in another way, though all, ask nobody."""
    if way == "samuel":
        me = {"goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2]}}
        game = play(turn_beside(me, CELL, tiles=PRISON), "place 2 aquifer", "use samuel_the_zapper", "roll 1")
    elif way == "completion":
        me = {"goods": "gold", "dice": {"hand": [2], "build_sa_2": [3]}}
        game = play(turn_beside(me, CELL, tiles=PRISON), "place 2 build_sa_1", "tile the_carousel", "roll 1 1")
    else:
        me = {"goods": "water", "dice": {"hand": [2]}}
        q = {"dice": {"hand": [1], "tunnel_subterran": [3]}}
        game = play(turn_beside(me, q, tiles=PRISON), "place 2 tunnel_subterran", "roll 1", "take stone")
    assert (game.to_move, game.kind) == (1, "turn")


def test_the_prison_before_the_end_of_the_turn():
    """R41, ha_joon_the_gold_trader, kofi_the_hermit: roll, Prison, end-of-turn trades, then Kofi's further turn."""
    me = {
        "goods": "gold",
        "recruits": ["ha_joon_the_gold_trader", "kofi_the_hermit"],
        "dice": {"hand": [1], "farm": [2]},
    }
    game = play(turn_beside(me, CELL, tiles=PRISON), "retrieve 2@farm", "roll 2")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "decline")
    assert (game.to_move, legal(game)) == (0, ["decline ha_joon_the_gold_trader", "use ha_joon_the_gold_trader"])
    play(game, "decline ha_joon_the_gold_trader")
    assert (game.to_move, game.kind) == (0, "turn")


def test_penalties_lifted_for_the_turn():
    """R41, R105, rowena_the_mentor, lionel_the_cook: no penalty in this turn, no Prison."""
    for recruit, goods in (("rowena_the_mentor", "nothing"), ("lionel_the_cook", "food")):
        game = turn_beside({**OUT, "recruits": [recruit], "goods": goods}, CELL, tiles=PRISON)
        play(game, f"use {recruit}", "retrieve 2@farm", "roll 1")
        assert (game.to_move, game.kind) == (1, "turn")
