"""How the end of a game is told: the last star, ties and the roll-off."""

import pytest
from helpers import build, play
from telling import stories, story

from euphoria_ai.narration.prompts import decision_prompt


def last_star(*seats, **options):
    game = build(*seats, seats=3, **options)
    play(game, "place 3 ea 1")
    return story(game, "tile spa")[-1]


def test_the_end():
    game = build({"hand": "bat", "dilemma": "bat", "stars_left": 1}, seats=3)
    play(game, "dilemma")
    assert story(game, "outcome star")[-1] == "the game ends: P1 has placed the last star; P1 wins"


@pytest.mark.parametrize(
    ("first", "second", "ending"),
    [
        ({"morale": 5}, {"morale": 3}, "P1 wins on morale (5 to 3)"),
        ({"knowledge": 4}, {"knowledge": 2}, "P2 wins on low knowledge (2 to 4)"),
        ({}, {}, "a roll-off decides"),
    ],
)
def test_ties(first, second, ending):
    """R111: higher morale, lower knowledge, more tiles, more territories, roll-off."""
    same = {
        "territory": {"euphorian": 1, "subterran": 1, "wastelander": 1, "icarite": 1},
        "stars_left": 1,
        "dice": {"hand": [3], "build_ea_3": [1]},
        "recruits": [],
    }
    stars = ["ben_the_ludologist", "bradley_the_futurist", "esme_the_fireman", "gary_the_electrician"]
    others = ["nick_the_understudy", "ian_the_horticulturist", "geek_the_oracle", "kyle_the_scavenger"]
    tiles = {"market_wa": "arena_of_peaceful_conflict"}
    one = {
        **same,
        "goods": "clay",
        "dice": {"hand": [3, 5]},
        "recruits": stars,
        "starred": stars,
        "tile_stars": ["market_wa"],
        **first,
    }
    two = {**same, "recruits": others, "starred": others, "tile_stars": ["market_wa"], **second}
    line = last_star(one, two, tracks=(11, 0, 11, 0), tiles=tiles)
    assert line.startswith("the game ends: P1 and P2 have placed the last star") and line.endswith(ending)


def test_the_roll_off():
    """R112: lowest total of all workers owned."""
    stars = ["ben_the_ludologist", "bradley_the_futurist", "esme_the_fireman", "gary_the_electrician"]
    others = ["nick_the_understudy", "ian_the_horticulturist", "geek_the_oracle", "kyle_the_scavenger"]
    same = {
        "territory": {"euphorian": 1, "subterran": 1, "wastelander": 1, "icarite": 1},
        "stars_left": 1,
        "tile_stars": ["market_wa"],
    }
    game = build(
        {**same, "goods": "clay", "dice": {"hand": [3, 5]}, "recruits": stars, "starred": stars},
        {**same, "dice": {"hand": [3], "build_ea_3": [1]}, "recruits": others, "starred": others},
        seats=3,
        tracks=(11, 0, 11, 0),
        tiles={"market_wa": "arena_of_peaceful_conflict"},
    )
    play(game, "place 3 ea 1", "tile spa")
    assert decision_prompt(game) == "P1: roll 2 dice for the tie"
    assert stories(game, "roll 3 5", "roll 1 2") == [
        ["P1: rolls 3 5 for the tie"],
        ["P2: rolls 1 2 for the tie", "P2 wins the roll-off"],
    ]
