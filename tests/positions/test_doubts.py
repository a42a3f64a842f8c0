"""Numbers that can be, but are more likely a slip, are asked about; true games raise no question."""

import pytest

from euphoria_ai import Game, Rng
from euphoria_ai.core.search.batch import play_on
from euphoria_ai.positions.files import dumps, warnings

QUIET = 'available = [1, 2]\nrecruits = "Zong"\nhidden = "Lee"\ndilemma = "box"\n'


def told(first="", second="", top=""):
    text = f'{top}\n[[player]]\n{QUIET}{first}\n[[player]]\navailable = 1\ncards = 0\nrecruits = "Faith"\n{second}\n'
    return warnings(text)


@pytest.mark.parametrize(
    "first, second, top, words",
    [
        ('goods = "19 gold"', "", "", ["player 1, goods: 19 gold?", "18 of a kind"]),
        ("", 'goods = "10 gold 11 clay 11 stone"', "", ["player 2, goods: 32 in all?"]),
        ("stars = { icarite = 2 }", "stars = { subterran = 2 }", "", ["turn: 1?", "4 stars placed", "more turns"]),
        ("", "", "[tracks]\neuphorian = 7", ["turn: 1?", "7 steps"]),
        ("", "", "turn = 300", ["turn: 300?", "hardly ever"]),
        ("", "", "turn = 12", ["turn: 12 with to_move = 1?", "If P1 began (first), that is the turn of P2"]),
    ],
)
def test_what_is_asked(first, second, top, words):
    (question,) = told(first, second, top)
    assert all(word in question for word in words), question


@pytest.mark.parametrize(
    "first, second, top",
    [
        ('goods = "18 gold"', "", ""),
        ("", 'goods = "8 gold 11 clay 11 stone"', ""),
        ("stars = { icarite = 2 }", "stars = { subterran = 2 }", "turn = 21"),
        ("", "", "turn = 12\nfirst = 2"),
        ("", "", "turn = 2\nto_move = 2"),
    ],
)
def test_what_is_not_asked(first, second, top):
    assert told(first, second, top) == []


def test_true_games_raise_hardly_any_question():
    asked = positions = 0
    for edition, seats, seed in [(edition, seats, 3) for edition in ("base", "ignorance") for seats in (2, 3, 4, 6)]:
        game, rng = Game.new(edition, seats, seed), Rng(seed)
        while not game.over:
            play_on(game, rng, 3, "guided")
            if game.kind == "turn":
                positions += 1
                asked += sum("?" in text.partition(": ")[2] for text in warnings(dumps(game.view(game.to_move))))
    assert positions > 300
    assert asked * 100 <= positions
