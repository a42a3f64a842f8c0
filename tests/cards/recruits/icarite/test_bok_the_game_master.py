"""Bok the Game Master: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_ignorance, other_seat_at, place_at, retrieve_and_roll_two, turn_with
from cards.shared.lists import COMMODITY_AREAS
from cards.shared.names import ALONE_CAMP, BOK, BRENDA, CHAGA, JADWIGA, JON, PALACE, POLICE, ROWENA, SAMUEL
from helpers import decision, faces, holdings, legal, play, seat


@COMMODITY_AREAS
def test_bok_stops_at_four(space, good, number):
    """bok_the_game_master: a forced gain at knowledge 4 has no effect, the placement is legal (R43)."""
    game = place_at(space, [BOK], face=5, others=other_seat_at(space, 5), knowledge=4)
    assert holdings(game) == (1, 4, {good: 2}, {})
    assert holdings(place_at(space, [BOK], face=5, others=other_seat_at(space, 5), knowledge=3))[1] == 4
    assert holdings(place_at(space, [BOK], face=5, others=other_seat_at(space, 5), knowledge=4, where="hidden"))[1] == 5


@pytest.mark.parametrize("before, after", [(6, 4), (5, 4), (4, 4), (3, 3)])
def test_bok_cuts_when_revealed(before, after):
    """bok_the_game_master: knowledge above 4 becomes 4 when he becomes active at level 8 (R83, R85)."""
    game = place_at("cloud_mine", [BOK], where="hidden", knowledge=before, tracks=(0, 0, 0, 7))
    assert seat(game)["recruits"] == {BOK: "active"} and holdings(game)[1] == after
    game = place_at("cloud_mine", [], others=({"hidden": [BOK], "knowledge": before},), tracks=(0, 0, 0, 7))
    assert holdings(game, 1)[1] == after


def test_bok_cuts_inside_the_placement():
    """bok_the_game_master: the lower knowledge counts for Samuel's roll after the same placement (R85)."""
    spec = {"recruits": [SAMUEL], "hidden": [BOK], "goods": "energy", "knowledge": 6, "dice": {"hand": [1, 6]}}
    game = play(build_ignorance(spec, tracks=(0, 0, 0, 7)), "place 1 cloud_mine", f"use {SAMUEL}", "roll 5")
    assert faces(game) == [5, 6] and holdings(game)[1] == 4


def test_bok_cuts_when_chaga_activates_him():
    """bok_the_game_master: at once by Chaga's box, without any check (R36, R85)."""
    game = play(
        build_ignorance(
            {"recruits": [CHAGA], "hidden": [BOK], "hand": "box", "knowledge": 6, "dice": {"hand": [6, 5]}}
        ),
        "use chaga",
    )
    assert holdings(game) == (1, 4, {}, {}) and faces(game) == [5, 6] and decision(game) == ("turn", 0)


def test_bok_cuts_when_a_dilemma_brings_him():
    """bok_the_game_master: at once when kept at a dilemma with his track at 8 (R97)."""
    game = play(
        build_ignorance({"dilemma": "bat", "hand": "bat", "knowledge": 6}, tracks=(0, 0, 0, 8)),
        "dilemma",
        "outcome recruits",
        f"deal {BOK}",
        f"deal {JON}",
        f"keep {BOK}",
    )
    assert seat(game)["recruits"] == {BOK: "active"} and holdings(game)[1] == 4
    game = play(
        build_ignorance({"dilemma": "bat", "hand": "bat", "knowledge": 6}, tracks=(0, 0, 0, 7)),
        "dilemma",
        "outcome recruits",
        f"deal {BOK}",
        f"deal {JON}",
        f"keep {BOK}",
    )
    assert seat(game)["recruits"] == {BOK: "hidden"} and holdings(game)[1] == 6


def test_bok_against_market_penalties():
    """bok_the_game_master: Thought Police's and Alone Camp's knowledge is void at 4, Alone Camp never blocks (R105)."""
    assert holdings(retrieve_and_roll_two([BOK], "2 2", knowledge=4, tile=POLICE))[1] == 4
    assert holdings(retrieve_and_roll_two([BOK], "2 2", knowledge=3, tile=POLICE))[1] == 4
    assert holdings(retrieve_and_roll_two([], "2 2", knowledge=4, tile=POLICE))[1] == 5
    own = {"dice": {"hand": [1, 2], "tunnel_euphorian": [4]}, "goods": "energy", "tile": ALONE_CAMP}
    assert holdings(place_at("tunnel_euphorian", [BOK], knowledge=4, **own))[1] == 4
    assert holdings(place_at("tunnel_euphorian", [BOK], knowledge=3, **own))[1] == 4
    assert holdings(place_at("tunnel_euphorian", [], knowledge=4, **own))[1] == 5
    assert "place 1 tunnel_euphorian" not in legal(turn_with([], knowledge=6, **own))


def test_bok_and_voluntary_knowledge():
    """bok_the_game_master: Jadwiga from 2 or less, Rowena from 3 or less, Brenda from 2 or less before placing (R90,
    I3).
    """
    assert f"use {JADWIGA}" in legal(place_at("farm", [BOK, JADWIGA], knowledge=2))
    assert decision(place_at("farm", [BOK, JADWIGA], knowledge=3)) == ("turn", 1)
    assert f"use {ROWENA}" in legal(turn_with([BOK, ROWENA], knowledge=3, tile=PALACE))
    assert f"use {ROWENA}" not in legal(turn_with([BOK, ROWENA], knowledge=4, tile=PALACE))
    crowd = {"face": 5, "others": other_seat_at("cloud_mine", 5)}
    assert decision(place_at("cloud_mine", [BOK, BRENDA], knowledge=2, **crowd)) == (f"use {BRENDA}", 0)
    assert decision(place_at("cloud_mine", [BOK, BRENDA], knowledge=3, **crowd)) == ("turn", 1)
