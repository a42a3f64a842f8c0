"""Who may win next, which turn keeps them from it, and why own workers stay."""

from collections import Counter

import pytest
from advice.turns import CHECKS, notes, table, texts, turn_of
from helpers import play

from euphoria_ai import suggest
from euphoria_ai.advice.facts import Facts
from euphoria_ai.advice.lines import SEARCH, Line, LineStep
from euphoria_ai.advice.reasons import public_reasons
from euphoria_ai.advice.threats import Threat, let_through, told
from euphoria_ai.catalog import MARKET_IDS, TILE_IDS
from euphoria_ai.moves.spoken import Speaker

TILES = {"market_wa": "courthouse_of_hasty_judgment"}
COURT = "Courthouse of Hasty Judgment (Wastelands A)"
SAY = Speaker([TILE_IDS.index(TILES[name]) + 1 if name in TILES else 0 for name in MARKET_IDS])


def test_who_may_win_next():
    """How near a seat is, and by what it can win when its turn comes: played out in deals."""
    rich = {"goods": "4 energy stone 3 water", "dice": {"hand": [3, 5]}, "stars_left": 1}
    game = table({"dice": {"hand": [2, 4]}}, rich, seats=4, tiles=TILES)
    advice = suggest(game.view(0), iterations=200)
    threat = notes(advice.best)["threat"]
    assert (threat["seat"], threat["needs"], threat["wins"], threat["deals"]) == ("P2", 1, 8, 8)
    assert threat["by"] == "place 3 market_wa"
    assert texts(advice.best, "threat") == [
        f"P2 needs 1 more star and can win in its next turn by place 3 on {COURT} (8 of 8 deals)"
    ]
    assert not any("threat" in notes(turn) for turn in advice.turns[1:])
    assert advice.to_dict()["stars_placed"] == {"P1": 0, "P2": 9, "P3": 0, "P4": 0}


def test_who_is_near_but_cannot_win_next():
    game = table({"dice": {"hand": [3, 5]}, "stars_left": 7}, {"dice": {"farm": [1]}, "stars_left": 1}, seats=4)
    advice = suggest(game.view(0), iterations=100)
    assert texts(advice.best, "threat") == ["P2 needs 1 more star and cannot force a win in its next turn"]


def test_nobody_is_near():
    assert "threat" not in notes(suggest(table({"dice": {"hand": [3, 5]}}).view(0), iterations=100).best)


def test_which_turn_keeps_a_seat_from_winning():
    """What the best turn prevents is said beside it, and the others are warned of."""
    stopped, lets = Threat(1, 8, Counter()), Threat(1, 8, Counter({"place 3 market_wa": 8}))
    (note,) = told({1: 1}, {1: stopped}, [("place 2 farm", {1: lets})], SAY)
    assert note.text == (
        "P2 needs 1 more star and cannot force a win in its next turn; "
        f"after place 2 on Farm it can by place 3 on {COURT} (8 of 8)"
    )
    (warning,) = let_through({1: stopped}, {1: lets}, SAY)
    assert warning.text == f"lets P2 win in its next turn by place 3 on {COURT} (8 of 8 deals; 0 after number 1)"
    assert not list(let_through({1: lets}, {1: lets}, SAY))


# ---------------------------------------------------------------- workers that stay


def test_a_worker_stays_for_the_check():
    """R31: all three at once would risk the check."""
    game = table({"dice": {"farm": [1], "aquifer": [1], "generator": [1]}, "knowledge": 4})
    turn = turn_of(game, "retrieve 1@generator 1@aquifer")
    assert notes(turn)["retrieval"]["risk_of_all"] == pytest.approx(CHECKS[4][2], abs=1e-3)
    assert "1 stays: a roll of all 3 would lose one with 38 %, not 3 %" in texts(turn, "retrieval")[0]


def test_a_worker_stays_for_its_site():
    """R64: a site waits for the workers that it still needs."""
    game = table({"dice": {"build_eb_1": [1], "aquifer": [1]}})
    turn = turn_of(game, "retrieve 1@aquifer")
    assert notes(turn)["retrieval"]["waiting"] == {"site_eb": 1}
    assert "1 stays: Euphoria construction site B is 1 short of its workers" in texts(turn, "retrieval")[0]


def test_a_worker_stays_to_be_bumped():
    """R24: off a space for one worker others bring it home; a commodity area never does."""
    game = table({"dice": {"tunnel_euphorian": [1], "aquifer": [1]}})
    assert (
        "whoever bumps it off Euphorian Tunnel brings it home"
        in texts(turn_of(game, "retrieve 1@aquifer"), "retrieval")[0]
    )
    assert texts(turn_of(game, "retrieve 1@tunnel_euphorian"), "retrieval") == ["takes back 1 worker, 1 stays"]


# ---------------------------------------------------------------- turns of others


def test_another_seats_turn_is_told_by_name():
    """What P2 did, told to P1: P1 is `you`, and P2 goes by its name."""
    game = play(table({"dice": {"hand": [4, 5]}}, {"goods": "energy", "dice": {"hand": [2]}}), "place 4 farm")
    start = game.view(0).fields()
    game.log = []
    play(game, "place 2 cloud_mine")
    steps = [LineStep(seat, kind, int(move), "", SEARCH) for seat, kind, move, _ in game.log]
    line = Line(steps, [start] * len(steps), game.view(0).fields())
    (note,) = public_reasons(Facts(1, start, line, [], observer=0))
    assert note.text == "moves the Icarite track from 0 to 1 of 11; Icarite recruits: you (1 active)"
