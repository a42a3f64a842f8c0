"""What a move means, in a few words."""

import pytest
from helpers import build, play

from euphoria_ai.narration.prompts import explain_move


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("place 3 farm", "3 to Farm"),
        ("place 3 tunnel e", "3 to Euphorian Tunnel for 1 energy, bumping P2's 4"),
        ("place 3 tank water", "3 to Worker Activation Tank (water side) for 3 water, bumping your own 1"),
        ("place 3 ea 1", "3 to Euphoria construction site A (clay) for 1 clay"),
        ("retrieve farm tank w", "take back 2 from Farm and 1 from Worker Activation Tank (water side)"),
        ("dilemma", "resolve the dilemma for 1 baseball bat or 2 artifacts"),
    ],
)
def test_meanings_of_a_turn(text, meaning):
    game = build(
        {
            "goods": "energy 3 water clay",
            "hand": "bat",
            "dilemma": "bat",
            "dice": {"hand": [3, 3], "farm": [2], "tank_water": [1]},
        },
        {"dice": {"hand": [5], "tunnel_euphorian": [4]}},
    )
    assert explain_move(game, text) == explain_move(game.view(0), text) == meaning


def test_other_meanings():
    game = play(
        build(
            {
                "goods": "energy food 2 bliss",
                "dice": {"hand": [3], "farm": [2]},
                "recruits": ["gidget_the_hypnotist", "jefferson_the_shock_artist"],
            }
        ),
        "retrieve farm",
    )
    assert explain_move(game, "free") == "pay nothing, morale -1"
    assert explain_move(game, "pay food") == "-1 food, morale +2"
    assert explain_move(game, "pay energy") == "-1 energy, morale +1, knowledge -1 (Jefferson the Shock Artist)"
    assert explain_move(game, "pay bliss by gidget") == "-1 bliss, knowledge -2 (Gidget the Hypnotist)"
    game = play(
        build(
            {
                "goods": "food bliss energy",
                "morale": 2,
                "dice": {"hand": [3, 5]},
                "recruits": ["brian_the_viticulturist"],
            }
        ),
        "3 sky lounge",
    )
    assert explain_move(game, "pay energy bliss morale") == "-1 energy, -1 bliss, morale -1"
    game = play(build({"hand": "bat", "dilemma": "bat"}), "dilemma")
    assert explain_move(game, "outcome recruits") == "look at two recruits and keep one"
