"""Ray the Foreman: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ESME, RAY, STEVEN
from helpers import build, decision, holdings, play


def finish(spec, *others, tile="bemusement_park", **board):
    """P1 finishes Euphoria A with a second worker of its own; the tile is turned up."""
    game = build({"goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}, **spec}, *others, **board)
    return play(game, "place 1 build_ea_3", f"tile {tile}")


def test_ray_helped_or_not():
    """ray_the_foreman: +2 morale for a builder, -2 knowledge otherwise, before the dice are rolled (R64)."""
    game = finish({"recruits": [RAY]})
    assert holdings(game) == (3, 3, {}, {}) and decision(game) == ("roll", -1)
    game = finish({}, {"recruits": [RAY], "knowledge": 5})
    assert holdings(game, 1) == (1, 3, {}, {}) and decision(game) == ("roll", -1)
    game = build(
        {"goods": "gold", "dice": {"hand": [1, 2]}}, {"recruits": [RAY], "dice": {"hand": [1], "build_ea_2": [3]}}
    )
    assert holdings(play(game, "place 1 build_ea_3", "tile bemusement_park"), 1) == (3, 3, {}, {})


def test_ray_stops_at_the_ends():
    """ray_the_foreman: morale stops at 6, knowledge at 1 (R28)."""
    assert holdings(finish({"recruits": [RAY], "morale": 5}))[0] == 6
    assert holdings(finish({}, {"recruits": [RAY], "knowledge": 2}), 1)[1] == 1


@HIDDEN_OR_ACADEMY
def test_ray_off(where, tiles):
    """ray_the_foreman: hidden or under the Academy nothing (G1, T50)."""
    assert holdings(finish({where: [RAY]}, tiles=tiles)) == (1, 3, {}, {})


def test_ray_not_before_completion():
    """ray_the_foreman: an unfinished site gives nothing (R63)."""
    game = build({"recruits": [RAY], "goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}}, seats=4)
    assert holdings(play(game, "place 1 build_ea_3")) == (1, 3, {}, {})


def test_ray_and_a_new_academy():
    """ray_the_foreman: a new Academy silences him without a star there, not with one (R65, T50)."""
    academy = "academy_of_mandatory_equality"
    assert holdings(finish({}, {"recruits": [RAY], "knowledge": 5}, tile=academy), 1)[1] == 5
    assert holdings(finish({"recruits": [RAY]}, tile=academy))[0] == 3


def test_ray_counts_for_the_hand_limit_after_the_check():
    """ray_the_foreman: his morale comes before the roll, so Steven's card of that check fits (R35, R50)."""
    game = finish({"recruits": [RAY, STEVEN], "hand": "bat", "dice": {"hand": [1, 6], "build_ea_2": [3]}})
    play(game, "roll 6 6", "take gold", "draw box")
    assert holdings(game) == (3, 3, {"gold": 1}, {"bat": 1, "box": 1}) and decision(game) == ("turn", 1)


def test_ray_after_esme():
    """ray_the_foreman: Esme answers the star before him (R23, R103)."""
    game = finish({"recruits": [ESME, RAY], "hand": "bat"})
    assert decision(game) == (f"use {ESME}", 0) and holdings(game)[0] == 1
    assert holdings(play(game, "use esme", "take morale")) == (4, 3, {"energy": 1}, {})


def test_ray_two_markets_in_a_turn():
    """ray_the_foreman: each completion of one turn triggers him (R18, R64)."""
    game = build(
        {"goods": "gold stone", "dice": {"hand": [2, 2]}},
        {"dice": {"build_ea_2": [3], "build_sa_2": [3]}},
        {"recruits": [RAY], "knowledge": 6},
    )
    play(game, "place 2 build_ea_3", "tile bemusement_park", "roll 1", "roll 1")
    assert holdings(game, 2)[1] == 4
    assert holdings(play(game, "place 2 build_sa_3", "tile clinic_of_blind_hindsight"), 2)[1] == 2
