"""Reasons about checks and rolls: their numbers are computed here once more, from the position and the rules."""

from itertools import product

import pytest
from advice.turns import CHECKS, notes, table, texts, turn_of
from helpers import build

from euphoria_ai import CHANCE
from euphoria_ai.advice.facts import pair_chance
from euphoria_ai.words import percent

ROLLS = [
    (1, [], 3),
    (3, [], 3),
    (3, [], 4),
    (4, [], 2),
    (6, [], 2),
    (6, [], 3),
    (6, [6], 1),
    (4, [6], 2),
    (2, [3, 4], 2),
    (6, [4, 4], 1),
    (5, [], 3),
    (2, [6], 3),
]


@pytest.mark.parametrize(("knowledge", "hand", "dice"), ROLLS)
def test_check_risk_of_a_retrieval(knowledge, hand, dice):
    """R31, R32: the table of exact risks, and the engine's own outcomes one by one."""
    board = dict(zip(("farm", "aquifer", "generator", "cloud_mine"), [[1]] * dice, strict=False))
    game = table({"dice": board | ({"hand": hand} if hand else {}), "knowledge": knowledge})
    move = "retrieve " + " ".join(
        f"1@{space}" for space in ("generator", "aquifer", "farm", "cloud_mine") if space in board
    )
    numbers = notes(turn_of(game, move))["check_risk"]
    base = knowledge + sum(hand)
    assert (numbers["dice"], numbers["base"], numbers["check_at"]) == (dice, base, 16)
    assert numbers["risk"] == pytest.approx(CHECKS[base][dice - 1], abs=6e-4)
    game.apply(move)
    assert game.to_move == CHANCE
    lost = 0.0
    for outcome in game.legal_moves():
        after = game.clone()
        after.apply(outcome)
        lost += outcome.probability * (after.summary()["seats"][0]["owned"] < dice + len(hand))
    assert numbers["risk"] == pytest.approx(lost, abs=6e-5)


@pytest.mark.parametrize(
    ("recruits", "tiles", "limit"),
    [
        (["brenda_the_knowledge_bringer"], {"market_ea": "the_carousel"}, 14),
        (["amina_the_bliss_bringer"], {}, 17),
        (["amina_the_bliss_bringer"], {"market_ea": "the_carousel"}, 17),
        (["brenda_the_knowledge_bringer"], {"market_ea": "institute_of_orwellian_optimism"}, 16),
    ],
)
def test_checks_of_the_expansion(recruits, tiles, limit):
    """R32: the limits of The Carousel and of Amina, and low rolls that count as threes: as the engine's outcomes
    have it."""
    game = build(
        {
            "recruits": recruits,
            "hidden": ["ahmed_the_artifact_dealer"],
            "dilemma": "bat",
            "knowledge": 5,
            "dice": {"farm": [1], "aquifer": [1], "generator": [1]},
        },
        {
            "recruits": ["lars_the_ballooneer"],
            "hidden": ["xyon_the_brain_surgeon"],
            "dilemma": "box",
            "dice": {"hand": [2]},
        },
        edition="ignorance",
        tiles=tiles,
        bazaar=("bat", "bear", "book", "box"),
    )
    numbers = notes(turn_of(game, "retrieve 1@generator 1@aquifer 1@farm"))["check_risk"]
    assert numbers["check_at"] == limit
    game.apply("retrieve 1@generator 1@aquifer 1@farm")
    if game.kind != "roll":
        game.apply("free")
    lost = 0.0
    for outcome in game.legal_moves():
        after = game.clone()
        after.apply(outcome)
        lost += outcome.probability * (after.summary()["seats"][0]["owned"] < 3)
    assert numbers["risk"] == pytest.approx(lost, abs=6e-5)


def test_who_may_save_a_worker():
    """A recruit that can prevent the loss is named beside the risk."""
    game = build(
        {
            "recruits": ["xyon_the_brain_surgeon"],
            "hidden": ["ahmed_the_artifact_dealer"],
            "dilemma": "bat",
            "hand": "bat",
            "dice": {"farm": [1], "aquifer": [1], "generator": [1]},
        },
        {
            "recruits": ["lars_the_ballooneer"],
            "hidden": ["pedro_the_collector"],
            "dilemma": "box",
            "dice": {"hand": [2]},
        },
        edition="ignorance",
        bazaar=("bat", "bear", "book", "box"),
    )
    turn = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(turn)["check_risk"]["saved_by"] == ["xyon_the_brain_surgeon"]
    assert "unless Xyon the Brain Surgeon prevents it" in texts(turn, "check_risk")[0]


def test_risky_roll_is_warned_of():
    game = table({"dice": {"farm": [1], "aquifer": [1], "generator": [1]}, "knowledge": 3})
    risky = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(risky)["check_now"]["risk"] == pytest.approx(0.2593, abs=1e-4)
    assert texts(risky, "check_now") == ["rolls 3 workers with 3 of knowledge and available dice: 26 % to lose one"]
    assert "check_now" not in notes(turn_of(game, "retrieve 1@generator 1@aquifer"))


@pytest.mark.parametrize("knowledge", [1, 3, 5])
def test_next_check(knowledge):
    """The retrieval after this turn: every number of workers, as things stand."""
    game = table({"dice": {"farm": [1], "aquifer": [1], "hand": [5]}, "knowledge": knowledge})
    turn = turn_of(game, "place 5 cloud_mine")
    left = max(1, knowledge - 1)  # 5 on the Cloud Mine lowers knowledge
    expected = list(CHECKS[left][:3])
    if expected[-1] < 0.15:
        assert "check_next" not in notes(turn)
        return
    numbers = notes(turn)["check_next"]
    assert numbers["exact"]
    assert numbers["risks"] == pytest.approx(expected, abs=6e-4)
    risk = percent(numbers["risks"][2])
    assert texts(turn, "check_next")[0].startswith(f"taking all 3 workers on the board back next loses one with {risk}")


def test_chance_of_a_double():
    """All outcomes counted: 2 dice 16.7 %, 3 dice 44.4 %, 4 dice 72.2 %, and with a die that stays in hand."""
    assert [round(pair_chance(n, []), 3) for n in (1, 2, 3, 4)] == [0, 0.167, 0.444, 0.722]
    for dice, kept in ((1, [3]), (2, [3]), (2, [1, 2]), (3, [5])):
        rolls = list(product(range(1, 7), repeat=dice))
        assert pair_chance(dice, kept) == pytest.approx(
            sum(len({*roll, *kept}) < dice + len(kept) for roll in rolls) / len(rolls)
        )
    assert pair_chance(1, [2, 2]) == 1
    game = table({"dice": {"farm": [1], "aquifer": [1], "hand": [5]}})
    assert notes(turn_of(game, "retrieve 1@aquifer 1@farm"))["double"]["chance"] == pytest.approx(
        1 - 5 * 4 / 36, abs=1e-4
    )


def test_penalty_of_a_roll():
    """A tile against threes costs a good for each of them: of three dice half a good on average."""
    game = table(
        {"goods": "4 water", "dice": {"farm": [1], "aquifer": [1], "generator": [1]}},
        tiles={"market_ea": "bemusement_park"},
    )
    turn = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(turn)["roll_penalty"]["goods"] == 0.5
    assert "lost" not in notes(turn).get("goods", {}) or not notes(turn)["goods"]["lost"]
