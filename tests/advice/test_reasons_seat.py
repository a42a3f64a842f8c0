"""Reasons about goods, tracks, morale and cards: their numbers are computed here once more,
from the position and the rules.
"""

import pytest
from advice.turns import CHECKS, ME, OTHER, notes, table, texts, turn_of
from helpers import build, play

from euphoria_ai import suggest
from euphoria_ai.catalog import RECRUITS


@pytest.mark.parametrize(
    ("there", "face", "gain", "knowledge", "track"), [([], 3, 1, 3, 1), ([4], 3, 1, 2, 0), ([4, 3], 3, 2, 4, 0)]
)
def test_commodity_area(there, face, gain, knowledge, track):
    """R43: by the total on the area 1 good and the track, 1 good and less knowledge, or 2 goods and more."""
    game = table(
        {"dice": {"hand": [3, 5]}},
        {"dice": {"farm": there, "hand": [1]} if there else {"hand": [1]}},
        tracks=(0, 0, 1, 0),
    )
    numbers = notes(turn_of(game, f"place {face} farm"))
    assert numbers["goods"] == {"paid": {}, "lost": {}, "gained": {"food": gain}}
    if knowledge == 3:
        assert "knowledge" not in numbers
    else:
        assert (numbers["knowledge"]["before"], numbers["knowledge"]["after"]) == (3, knowledge)
    if track:
        assert numbers["track"] == {
            "faction": "wastelander",
            "before": 1,
            "after": 2,
            "reached": [2],
            "own_active": 0,
            "own_hidden": 0,
            "rivals": {"P2": 1},
        }  # Pete
    else:
        assert "track" not in numbers


def test_whose_track():
    """Own recruits, own hidden ones too, and of the others the active ones only."""
    faction = {row["id"]: row["faction"] for row in RECRUITS}
    mine, hidden, theirs, theirs_hidden = (
        "lee_the_gossip",
        "maxime_the_ambassador",
        "pete_the_cannibal",
        "steven_the_scholar",
    )
    assert [faction[name] for name in (mine, hidden, theirs, theirs_hidden)] == [
        "icarite",
        "icarite",
        "wastelander",
        "wastelander",
    ]
    game = table({"dice": {"hand": [3, 5]}}, {"dice": {"hand": [1]}}, tracks=(0, 0, 4, 4))
    assert notes(turn_of(game, "place 3 cloud_mine"))["track"] == {
        "faction": "icarite",
        "before": 4,
        "after": 5,
        "reached": [5],
        "own_active": 1,
        "own_hidden": 1,
        "rivals": {},
    }
    assert notes(turn_of(game, "place 3 farm"))["track"] == {
        "faction": "wastelander",
        "before": 4,
        "after": 5,
        "reached": [5],
        "own_active": 0,
        "own_hidden": 0,
        "rivals": {"P2": 1},
    }


def test_end_of_a_track():
    """R84: the last step gives a star to each active recruit of the faction: own ones, and rivals' too."""
    mine = {"recruits": ["lee_the_gossip", "maxime_the_ambassador"], "hidden": [], "dice": {"hand": [3, 5]}}
    theirs = {"recruits": ["pete_the_cannibal", "steven_the_scholar"], "hidden": [], "dice": {"hand": [1]}}
    game = build(ME | mine, OTHER | theirs, tracks=(0, 0, 10, 10))
    own = notes(turn_of(game, "place 3 cloud_mine"))
    assert own["stars"]["stars"] == 2
    assert own["stars"]["places"] == ["lee_the_gossip", "maxime_the_ambassador"]
    assert own["track"]["reached"] == [11]
    theirs = notes(turn_of(game, "place 3 farm"))
    assert theirs["rival"] == {"seat": "P2", "stars": 2}
    assert theirs.get("stars", {"stars": 0})["stars"] == 0


def test_miner():
    """R58: the sixth step turns up hidden recruits."""
    game = table({"goods": "energy", "dice": {"hand": [3, 5]}}, miners=(5, 0, 0))
    turn = turn_of(game, "place 3 tunnel_euphorian")
    assert notes(turn)["miner"]["before"] == 5
    assert notes(turn)["miner"]["after"] == 6
    assert "hidden recruits are turned up" in texts(turn, "miner")[0]


def test_tank():
    """R46, R47: three energy, two knowledge less, a worker, and the risk of the roll of all."""
    game = table({"goods": "3 energy", "dice": {"hand": [3, 5]}, "knowledge": 5})
    numbers = notes(turn_of(game, "place 3 tank_energy"))
    assert numbers["goods"]["paid"] == {"energy": 3}
    assert numbers["workers"] == {"change": 1, "after": 3}
    assert numbers["check_risk"]["base"] == 3 + 5
    assert numbers["knowledge"]["dice"] == 3
    assert numbers["knowledge"]["risk_before"] == pytest.approx(CHECKS[5][2], abs=6e-4)
    assert numbers["knowledge"]["risk_after"] == pytest.approx(CHECKS[3][2], abs=6e-4)


@pytest.mark.parametrize(("pay", "morale", "lost"), [("free", 1, 1), ("pay food", 4, 0)])
def test_retrieval_and_hand_limit(pay, morale, lost):
    """R38, R49: paid 2 morale, free 1 less, and with it the card for which there is no room."""
    game = table({"goods": "food", "hand": "box book", "morale": 2, "dice": {"farm": [3], "hand": [5]}})
    play(game, "retrieve 3@farm")
    numbers = notes(turn_of(game, pay))
    assert (numbers["morale"]["before"], numbers["morale"]["after"]) == (2, morale)
    assert numbers["morale"]["cards"] == 2 - lost
    assert numbers["morale"]["room"] == morale - 2 + lost
    assert numbers.get("hand_limit", {"cards": 0})["cards"] == lost


def test_next_retrieval_costs_a_card():
    """Without food or bliss the next retrieval lowers morale, and there is no room for the card any more."""
    game = table({"hand": "box book", "morale": 2, "dice": {"hand": [3, 5]}})
    assert notes(turn_of(game, "place 3 generator"))["cards_next"] == {"cards": 1}
    assert "cards_next" not in notes(turn_of(game, "place 3 farm"))  # which brings the food to pay with


def test_discard_keeps():
    """What is kept: a pair, and the card of the own dilemma."""
    game = table({"hand": "2 box bat", "morale": 3, "dice": {"farm": [3], "hand": [5]}})
    play(game, "retrieve 3@farm")  # the only way to pay is free
    assert game.kind == "discard"
    box, bat = (notes(turn_of(game, f"discard {name}"))["discard"] for name in ("box", "bat"))
    assert box == {"thrown": {"box": 1}, "kept": {"bat": 1, "box": 1}, "pairs": [], "dilemma": True}
    assert bat == {"thrown": {"bat": 1}, "kept": {"box": 2}, "pairs": ["box"], "dilemma": False}


def test_trade():
    """R21: the asked side is told what it gives and gets, and how far the other is."""
    game = table(
        {"goods": "2 gold", "dice": {"hand": [3, 5]}, "stars_left": 7},
        {"goods": "3 energy", "dice": {"hand": [2]}},
        options={"trading": True},
        seats=4,
    )
    game.apply("trade P2 give gold for 2 energy")
    yes, no = (turn_of(game, answer, 1) for answer in ("accept", "decline"))
    assert notes(yes)["trade"] == {
        "give": {"energy": 2},
        "get": {"gold": 1},
        "partner": "P1",
        "partner_stars": 3,
        "accepted": True,
    }
    assert notes(yes)["goods"] == {"paid": {}, "lost": {"energy": 2}, "gained": {"gold": 1}}
    assert notes(yes)["rival"] == {"seat": "P1", "energy": 2, "gold": -1}
    assert not notes(no)["trade"]["accepted"]


def test_recruits():
    """R84: two recruits of one faction are two stars at the end of its track."""
    from euphoria_ai import Game

    game = Game.new("base", 2, seed=0)
    for turn in suggest(game.view(0), iterations=100, top=99).turns:
        _, active, hidden = turn.move.split()
        numbers = notes(turn)["recruits"]
        assert (numbers["active"], numbers["hidden"]) == (active, hidden)
        assert numbers["same_faction"] == ("two stars when that track ends" in texts(turn, "recruits")[0])
