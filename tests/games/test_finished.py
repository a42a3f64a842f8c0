"""A finished game: everything says so in words, nothing crashes."""

import pytest

from euphoria_ai import (
    CHANCE,
    Game,
    GameOverError,
    IllegalMoveError,
    Rng,
    choose,
    decision_prompt,
    dumps,
    explain_move,
    from_code,
    loads,
    make_player,
    observation,
    suggest,
    to_code,
)
from euphoria_ai.cli.main import main
from euphoria_ai.narration.choices import choices
from euphoria_ai.players.registry import kinds


@pytest.fixture(scope="module")
def finished():
    game, rng = Game.new("base", 2, 7), Rng(3)
    while not game.over:
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
    return game


@pytest.fixture
def file(finished, tmp_path):
    path = tmp_path / "over.toml"
    path.write_text(dumps(finished.view(0)))
    return str(path)


def test_nothing_is_to_be_decided(finished):
    position = finished.view(1)
    assert finished.legal_moves() == position.legal_moves() == []
    assert (position.to_move, position.kind) == (None, None)
    assert decision_prompt(finished) == decision_prompt(position) == "the game is over"
    assert choices(position)[0] == []
    assert observation(position).any()
    with pytest.raises(IllegalMoveError, match="the game is over"):
        finished.apply("place 3 farm")
    with pytest.raises(GameOverError, match="the game is over"):
        explain_move(position, "place 3 farm")


@pytest.mark.parametrize("name", [kind.name for kind in kinds()])
def test_players_have_nothing_to_choose(finished, name):
    with pytest.raises(GameOverError, match="there is no move to choose"):
        make_player(name).choose(finished.view(0))


def test_search_and_advice(finished):
    with pytest.raises(GameOverError, match="there is no move to choose"):
        choose(finished.view(0), iterations=5)
    with pytest.raises(GameOverError, match="nothing to advise on"):
        suggest(finished.view(0), iterations=5)


def test_its_position_can_be_kept(finished):
    position = finished.view(0)
    assert loads(dumps(position)) == from_code(to_code(position)) == position


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (["suggest", "FILE"], 1, "the game is over: there is nothing to advise on (R109)"),
        (["apply", "FILE", "place 3 farm"], 1, "the game is over: no move is possible (R109)"),
        (["legal", "FILE"], 0, "the game is over"),
        (["show", "FILE"], 0, "over"),
        (["check", "FILE"], 0, "ok"),
    ],
)
def test_commands(capsys, file, args, code, text):
    assert main([file if arg == "FILE" else arg for arg in args]) == code
    out, err = capsys.readouterr()
    assert text in (err if code else out)
    assert "Traceback" not in err
