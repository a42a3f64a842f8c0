"""`suggest`, `show`, `legal` and `check` take a moment of a game record."""

import json
from pathlib import Path

import pytest

from euphoria_ai.games.moment import position_at
from euphoria_ai.games.replay import replay

GAME = Path(__file__).parents[2] / "examples" / "game.jsonl"
LINES = [json.loads(line) for line in GAME.read_text(encoding="utf-8").splitlines()]
TURNS = [line for line in LINES if line.get("kind") == "turn" and not line.get("forced")]


@pytest.mark.parametrize("line", TURNS[5:60:11], ids=lambda line: line["n"])
def test_the_moment_is_the_one_of_the_line(line):
    """Before the decision is made, from the seat that makes it; the move of the record is legal there."""
    position = position_at(GAME, line["n"])
    game = replay(str(GAME), upto=line["n"] - 1)
    assert position == game.view(game.to_move)
    assert (position.seat + 1, position.kind) == (line["seat"], "turn")
    assert line["move"] in {position.text(move) for move in position.legal_moves()}


def test_another_seat_sees_what_it_knows():
    n = TURNS[20]["n"]
    game = replay(str(GAME), upto=n - 1)
    for seat in range(game.seats):
        assert position_at(GAME, n, seat) == game.view(seat)


def test_commands(call, valid):
    n = TURNS[20]["n"]
    source = f"{GAME}@{n}"
    shown = valid(call("show", source, "--json").stdout, "position")
    assert (shown["you"], shown["decision"]["kind"]) == (f"P{TURNS[20]['seat']}", "turn")
    other = "P1" if shown["you"] == "P2" else "P2"
    assert valid(call("show", source, "--seat", other, "--json").stdout, "position")["you"] == other
    assert TURNS[20]["move"].split()[0] in call("legal", source).stdout
    advice = valid(call("suggest", source, "--iterations", "50", "--json").stdout, "advice")
    assert advice["turns"]
    assert call("check", source).exit_code == 0


def test_its_end_is_the_default(call):
    assert "over" in call("show", GAME).stdout


@pytest.mark.parametrize(
    ("at", "words"),
    [("@99999", "the game is over before decision 99999"), ("@0", "game.jsonl@0"), ("@x", "game.jsonl@x")],
)
def test_moments_that_are_not(call, at, words):
    result = call("show", f"{GAME}{at}")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1 and words in result.stderr
