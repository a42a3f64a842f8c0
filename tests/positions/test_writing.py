"""Warnings about what a file leaves out, the template, and what is written."""

import random

import pytest

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.editions import EDITIONS
from euphoria_ai.errors import PositionError
from euphoria_ai.positions import files as position_file
from euphoria_ai.positions.codes import to_code
from euphoria_ai.positions.documents import from_document
from euphoria_ai.positions.template import template
from euphoria_ai.positions.writing import document

UNKNOWN, HAND = 255, 62


# ---------------------------------------------------------------- warnings


def test_what_matters_and_is_missing_is_said():
    lines = position_file.warnings(
        '[markets]\nea = "spa"\n[[player]]\nhand = "bat ?"\nmorale = 2\n[[player]]\nrecruits = "Lee"\n'
    )
    for words in (
        ("player 1, available", "no dice"),
        ("player 1, recruits", "no active recruit"),
        ("player 1, hidden", "unknown"),
        ("player 1, dilemma", "unknown"),
        ("player 1, hand", "1 of your own cards"),
        ("player 2, cards", "none are assumed"),
        ("markets, ea", "no one has a star", "R64"),
    ):
        assert any(all(word in line for word in words) for line in lines), (words, lines)
    assert not any("player 2, hidden" in line for line in lines)


def test_nothing_is_missing_in_what_the_program_writes(tmp_path):
    game, rng, rnd = Game.new("base", 4, 9), Rng(9), random.Random(9)
    for _ in range(400):
        if game.to_move == -1:
            game.sample(rng)
        else:
            game.apply(rnd.choice(game.legal_moves()))
    position_file.save(tmp_path / "p.toml", game.view(2))
    assert position_file.warnings(tmp_path / "p.toml") == []
    assert position_file.warnings(str(tmp_path / "p.toml")) == []
    assert position_file.warnings(to_code(game.view(2))) == []


def test_warnings_of_a_bad_file_are_its_error(tmp_path):
    with pytest.raises(PositionError, match="no such file"):
        position_file.warnings(tmp_path / "none.toml")


# ---------------------------------------------------------------- writing


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_template_loads_as_it_is(edition, seats):
    text = template(edition, seats)
    position = position_file.loads(text)
    assert position.seats == seats
    assert max(map(len, text.splitlines())) <= 120
    every = "\n".join(
        line.removeprefix("# ") if line.startswith("# ") and " = " in line else line for line in text.splitlines()
    )
    for key in ("moves", "trading", "euphorian", "workers", "dilemma_used", "stars", "refused", "hidden"):
        assert f"{key} = " in every


def test_a_template_of_nothing_there_is():
    with pytest.raises(PositionError, match="unknown edition"):
        template("nonsense", 2)
    with pytest.raises(PositionError, match="2 to 6"):
        template("base", 7)


def test_what_is_written_is_short_and_in_a_fixed_order():
    text = (
        '[[player]]\navailable = [3, 1]\nrecruits = "Lee"\nmorale = 2\nhand = "bat"\n'
        '[[player]]\navailable = [2, 2]\nrecruits = "Ray"\n'
    )
    assert (
        position_file.dumps(position_file.loads(text), comments=False)
        == """\
edition = "base"
you = 1
to_move = 1
turn = 1

[[player]]
hand = "bat"
morale = 2
available = [3, 1]
recruits = ["lee_the_gossip"]

[[player]]
cards = 0
available = [2, 2]
recruits = ["ray_the_foreman"]
"""
    )


def test_a_document_is_what_the_file_says():
    position = position_file.loads("[[player]]\n[[player]]\n")
    doc = document(position)
    assert doc["player"][0]["available"] == [1, 1]
    assert from_document(doc) == position
