"""The ready-made positions and the documents' examples are as good as they claim to be."""

import re
from pathlib import Path

import pytest

from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.positions import files as position_file
from euphoria_ai.positions.codes import from_code

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.toml"))
WANTED = {
    "recruits": (3, "recruits"),
    "early": (3, "turn"),
    "middle": (4, "turn"),
    "late": (3, "turn"),
    "forced-win": (2, "turn"),
    "six": (6, "turn"),
    "bump": (2, "use"),
    "ignorance": (3, "turn"),
    "ignorance-two": (2, "turn"),
    "ignorance-six": (6, "turn"),
    "ignorance-middle": (4, "turn"),
    "ignorance-bazaar": (3, "buy"),
}


def test_the_examples_are_there():
    assert {path.stem for path in EXAMPLES} >= set(WANTED)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_sound_and_commented(path):
    text = path.read_text()
    assert text.startswith("# ")
    assert max(map(len, text.splitlines())) <= 120
    position = position_file.load(path)
    assert position.to_move == position.seat  # its own seat is asked
    assert (position.seats, position.kind) == WANTED.get(path.stem, (position.seats, position.kind))
    assert position_file.warnings(path) == []
    assert position_file.loads(position_file.dumps(position)) == position
    moves = position.legal_moves()
    assert len(moves) > 1
    for seed in range(20):
        assert position.determinize(Rng(seed)).legal_moves() == moves


def wins(game, seat, depth=4):
    """Can the seat end the game at once in its favour, without luck?"""
    if game.over:
        return game.returns()[seat] == 1.0
    if depth == 0 or game.to_move != seat:
        return False
    for move in game.legal_moves():
        after = game.clone()
        after.apply(move)
        if wins(after, seat, depth - 1):
            return True
    return False


def test_the_forced_win_is_one():
    position = position_file.load(ROOT / "examples" / "forced-win.toml")
    for seed in range(5):
        assert wins(position.determinize(Rng(seed)), position.seat, 2)


def test_the_middle_has_unknowns():
    fields = position_file.load(ROOT / "examples" / "middle.toml").fields()
    assert [seat["recruits"][1] for seat in fields["seats"][1:]] == [255] * 3
    assert fields["seats"][2]["dilemma"] == 255
    assert fields["seats"][2]["hand_n"] > sum(fields["seats"][2]["hand"]) > 0


def test_the_bump_asks_a_recruit():
    position = position_file.load(ROOT / "examples" / "bump.toml")
    assert sorted(move_texts(position.determinize(Rng(1)))) == [
        "decline maxime_the_ambassador",
        "use maxime_the_ambassador",
    ]


def test_the_bazaar_asks_for_a_card():
    """With the prices that the file promises: the Department adds one, Ahmed takes one off."""
    from euphoria_ai.narration.prompts import decision_prompt

    position = position_file.load(ROOT / "examples" / "ignorance-bazaar.toml")
    assert sorted(move_texts(position.determinize(Rng(1)))) == ["buy 1 bear", "buy 2 balloon", "buy 3 bat", "buy 4 box"]
    assert decision_prompt(position).endswith(
        "slot 3 baseball bat (1), slot 4 board game box (free) (price in commodities)?"
    )


def test_the_middle_of_the_expansion_has_unknowns():
    fields = position_file.load(ROOT / "examples" / "ignorance-middle.toml").fields()
    assert fields["gone"] and fields["seats"][2]["hand_n"] > sum(fields["seats"][2]["hand"]) > 0
    assert not any(fields["seats"][3]["known"])


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_can_be_played_on(path):
    game, rng = position_file.load(path).determinize(Rng(3)), Rng(3)
    for _ in range(200):
        if game.over:
            break
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
    assert game.status() == []


def blocks(language):
    text = (ROOT / "docs" / "position-format.md").read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_documents_examples_load():
    whole = [block for block in blocks("toml") if "[[player]]" in block]
    assert len(whole) >= 2
    for block in whole:
        position = position_file.loads(block)
        assert position_file.loads(position_file.dumps(position)) == position


def test_the_documents_code_loads():
    codes = [line for block in blocks("text") for line in block.splitlines() if line.startswith("EUPH1:")]
    assert codes
    for code in codes:
        assert from_code(code).legal_moves()


def test_the_document_names_every_key():
    from euphoria_ai.positions.reading import TOP_KEYS
    from euphoria_ai.positions.reading_seat import PLAYER_KEYS

    text = (ROOT / "docs" / "position-format.md").read_text()
    missing = [key for key in (*TOP_KEYS, *PLAYER_KEYS) if f"`{key}`" not in text and f"[{key}]" not in text]
    assert not missing
