"""Steven the Scholar: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BEN, GAMBLER, GEEK, PETE, STEVEN
from helpers import build, decision, faces, holdings, legal, play


def lose_a_worker(recruits, *moves, roll="5", where="recruits", tiles=None, other=(), **spec):
    """P1 retrieves a worker, and the check at knowledge 6 takes its highest die."""
    game = build(
        {where: recruits, "knowledge": 6, "dice": {"hand": [5], "farm": [2]}, **spec}, dict(other), tiles=tiles
    )
    return play(game, "retrieve 2@farm", f"roll {roll}", *moves)


def test_steven_after_a_loss():
    """steven_the_scholar: a worker lost to the check brings a resource and an artifact (R32, R35)."""
    game = lose_a_worker([STEVEN])
    assert legal(game) == ["take clay", "take gold", "take stone"] and faces(game) == [5]
    assert holdings(play(game, "take clay", "draw bat")) == (1, 6, {"clay": 1}, {"bat": 1}) and decision(game) == (
        "turn",
        1,
    )


@HIDDEN_OR_ACADEMY
def test_steven_off(where, tiles):
    """steven_the_scholar: hidden or under the Academy nothing (G1, T50)."""
    assert decision(lose_a_worker([STEVEN], where=where, tiles=tiles)) == ("turn", 1)


def test_steven_needs_a_lost_worker():
    """steven_the_scholar: a passed check and a sacrifice are no loss (R91, G7)."""
    assert decision(lose_a_worker([STEVEN], roll="4")) == ("turn", 1)
    game = build({"recruits": [STEVEN, PETE], "dice": {"hand": [1], "farm": [2]}})
    assert decision(play(game, "retrieve 2@farm", "use pete", "take gold")) == ("turn", 1)


def test_steven_in_an_opponents_turn():
    """steven_the_scholar: a bumped die: choice and discard inside the opponent's turn, before its payment (R24,
    R50).
    """
    victim = {"recruits": [STEVEN], "knowledge": 6, "hand": "box", "dice": {"hand": [6], "tunnel_subterran": [2]}}
    game = place_first(owner_showing([], goods="water"), victim, space="tunnel_subterran", moves=["roll 4"])
    assert decision(game) == ("take", 1) and game.active == 0
    play(game, "take gold", "draw bat")
    assert decision(game) == ("discard", 1) and holdings(game)[2] == {"water": 1}
    assert decision(play(game, "discard bat")) == ("take", 0) and holdings(game, 1)[2] == {"gold": 1}


def test_steven_at_a_finished_market():
    """steven_the_scholar: dice sent home by a market count (R64)."""
    game = build(
        owner_showing([], goods="gold"),
        {"recruits": [STEVEN], "knowledge": 6, "dice": {"hand": [5], "build_ea_2": [3]}},
    )
    assert decision(play(game, "place 1 build_ea_3", "tile bemusement_park", "roll 1", "roll 5")) == ("take", 1)


def test_steven_once_in_a_turn():
    """steven_the_scholar: bumped twice in one turn, only one worker is lost (R34)."""
    victim = {
        "recruits": [STEVEN],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [2], "tunnel_wastelander": [3]},
    }
    game = place_first(
        {"goods": "water food", "dice": {"hand": [1, 1]}},
        victim,
        space="tunnel_subterran",
        moves=["roll 4", "take gold", "draw bat", "take stone", "place 1 tunnel_wastelander", "roll 6"],
    )
    assert decision(game) == ("take", 0) and faces(game, 1) == [4, 6] and holdings(game, 1)[2] == {"gold": 1}


def test_steven_after_penalties_and_ben():
    """steven_the_scholar: after the roll-face penalties and other players' Ben; his resource is safe from them
    (R35).
    """
    stadium = {"market_ea": "stadium_of_guaranteed_home_runs"}
    game = lose_a_worker(
        [STEVEN],
        dice={"hand": [5, 5], "farm": [2]},
        knowledge=3,
        goods="energy gold",
        tiles=stadium,
        other={"recruits": [BEN], "morale": 3},
    )
    assert decision(game) == ("lose", 0)
    assert decision(play(game, "lose gold")) == (f"use {BEN}", 1)
    assert decision(play(game, "decline ben")) == ("take", 0)
    assert holdings(lose_a_worker([STEVEN], "take gold", "draw bat", tiles=stadium))[2] == {"gold": 1}


def test_steven_draw_may_be_changed():
    """steven_the_scholar: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = lose_a_worker([STEVEN, GEEK, GAMBLER], "take gold", dice={"hand": [5, 6], "farm": [2]}, knowledge=5)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
