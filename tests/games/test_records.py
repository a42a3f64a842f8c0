"""Records: replayed exactly, and gone on with after a kill."""

import errno
import json
import random
from pathlib import Path

import pytest
from games.recording import play, recorded
from positions.games import step

from euphoria_ai import files
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.editions import EDITIONS, RULES_HASH, rules_hashes
from euphoria_ai.errors import RecordError
from euphoria_ai.files import FileError
from euphoria_ai.games import record
from euphoria_ai.games.record import Recorder
from euphoria_ai.games.replay import replay, verify

EXAMPLE = Path(__file__).parents[2] / "examples" / "game.jsonl"


# ---------------------------------------------------------------- replaying


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(2))
def test_a_replay_is_the_game(tmp_path, edition, seats, seed):
    path = tmp_path / "game.jsonl"
    game = recorded(path, seats, seed, 2500, edition)
    assert replay(path) == game
    assert replay(path.read_text().splitlines()) == game
    assert bool(verify(path)) != game.over


def test_trades_are_recorded(tmp_path):
    path = tmp_path / "game.jsonl"
    game = recorded(path, 3, 5, 3000, trading=True)
    entries = [json.loads(line) for line in path.read_text().splitlines()]
    offers = [i for i, entry in enumerate(entries) if entry.get("move", "").startswith("trade")]
    assert offers
    assert all(entries[i + 1]["kind"] == "trade" for i in offers if i + 1 < len(entries))
    assert any(entries[i + 1]["move"] == "accept" for i in offers)
    assert replay(path) == game


def test_a_game_dealt_by_chance(tmp_path):
    """Without a seed the deals are decisions like any other."""
    path, rng = tmp_path / "game.jsonl", Rng(3)
    with Recorder(path, Game.new("base", 2, None)) as recorder:
        play(recorder, random.Random(3), rng, 60)
        assert replay(path) == recorder.game


def test_the_lines(tmp_path):
    path = tmp_path / "game.jsonl"
    with Recorder(path, Game.new("base", 2, 7), ["Ana", "Ben"], 7) as recorder:
        recorder.apply(recorder.game.legal_moves()[0])
    head, *entries = [json.loads(line) for line in path.read_text().splitlines()]
    assert head == {
        "format": "euphoria-record",
        "version": 1,
        "edition": "base",
        "seats": 2,
        "seed": 7,
        "players": ["Ana", "Ben"],
        "options": {"iib_tweaks": False, "trading": False, "refused_recruits": "aside"},
        "rules": RULES_HASH["base"],
    }
    assert [entry["n"] for entry in entries] == list(range(1, 10))
    assert entries[0].keys() == {"n", "seat", "kind", "move"}
    assert (entries[0]["seat"], entries[0]["kind"]) == ("chance", "deal_recruit")
    assert (entries[8]["seat"], entries[8]["kind"]) == (1, "recruits")
    assert entries[8]["move"].startswith("keep ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_carries_the_hash_of_its_edition(tmp_path, edition):
    """So a change of another edition's cards does not matter to it."""
    path = tmp_path / "game.jsonl"
    with Recorder(path, Game.new(edition, 3, 7), seed=7) as recorder:
        recorder.apply(recorder.game.legal_moves()[0])
    text = path.read_text()
    assert json.loads(text.splitlines()[0])["rules"] == RULES_HASH[edition]
    other = RULES_HASH["base" if edition != "base" else "ignorance"]
    path.write_text(text.replace(RULES_HASH[edition], other))
    with pytest.raises(RecordError, match="recorded with other rules data"):
        replay(path)
    assert replay(path, other_rules=True) == recorder.game


@pytest.mark.parametrize("edition", EDITIONS)
def test_earlier_writings_of_the_same_rules_are_replayed(tmp_path, edition):
    path = tmp_path / "game.jsonl"
    with Recorder(path, Game.new(edition, 2, 7), seed=7) as recorder:
        recorder.apply(recorder.game.legal_moves()[0])
    text = path.read_text()
    for earlier in rules_hashes(edition)[1:]:
        path.write_text(text.replace(RULES_HASH[edition], earlier))
        assert replay(path) == recorder.game


def test_the_last_line_is_the_result(lines):
    game = replay(lines)
    last = json.loads(lines[-1])
    assert last == {"result": game.returns(), "stars": [10 - seat["stars_left"] for seat in game.fields()["seats"]]}
    assert max(last["stars"]) == 10


def test_a_replay_may_stop_early(lines):
    half = len(lines) // 2
    notes = []
    game = replay(lines, upto=half, notes=notes)
    assert notes == []
    assert not game.over
    assert replay(lines[: half + 1]) == game


def test_the_log_of_a_game_becomes_a_record(tmp_path):
    for seed in (None, 4):
        game = Game.new("base", 4, seed)
        game.log = []
        rnd, rng = random.Random(4), Rng(4)
        for _ in range(500):
            step(game, rnd, rng)
        record.write(tmp_path / "game.jsonl", game.log, seats=4, seed=seed)
        assert replay(tmp_path / "game.jsonl") == game


def test_a_log_of_another_game_is_refused(tmp_path):
    game = Game.new("base", 2, 4)
    game.log = []
    game.apply(game.legal_moves()[3])
    with pytest.raises(RecordError, match="entry 1 of the log"):
        record.write(tmp_path / "game.jsonl", game.log, seats=2, seed=5)
    assert not (tmp_path / "game.jsonl").exists()


def test_the_example():
    head = json.loads(EXAMPLE.read_text().splitlines()[0])
    assert head["rules"] in rules_hashes("base"), "the rules have changed: run tests/games/make_example.py"
    assert verify(EXAMPLE) == []
    game = replay(EXAMPLE)
    assert game.over
    assert game.seats == 2
    assert sorted(game.returns()) == [0.0, 1.0]


# ---------------------------------------------------------------- going on


@pytest.mark.parametrize("cut", [1, 2, 30, 90, 200, 333])
def test_a_killed_record_is_gone_on_with(tmp_path, lines, cut):
    path = tmp_path / "game.jsonl"
    path.write_text("".join(lines)[:-cut])
    notes = []
    with Recorder.resume(path, notes=notes) as recorder:
        assert recorder.decisions >= len(lines) - 12
        play(recorder, random.Random(cut), Rng(cut), 5)
        assert replay(path) == recorder.game
    if cut > 1:
        assert notes


def test_a_cut_last_line_is_told(lines):
    notes = verify([*lines[:50], lines[50][:20]])
    assert notes[0] == "line 51 is cut off and was left out"
    assert notes[-1] == "the game is not finished: 49 decisions"


def test_a_cut_header_is_no_record(lines):
    with pytest.raises(RecordError, match="line 1: not a JSON object"):
        verify([lines[0][:50]])


def test_decisions_can_be_taken_back(tmp_path):
    path, rnd, rng = tmp_path / "game.jsonl", random.Random(8), Rng(8)
    with Recorder(path, Game.new("base", 3, 8)) as recorder:
        play(recorder, rnd, rng, 50)
        n, then = recorder.decisions, recorder.game.clone()
        play(recorder, rnd, rng, 50)
        recorder.back_to(n)
        assert recorder.game == then
        assert recorder.decisions == n
        play(recorder, rnd, rng, 50)
        assert replay(path) == recorder.game
        with pytest.raises(RecordError, match="no decision 100000"):
            recorder.back_to(100_000)


def test_an_illegal_move_leaves_no_trace(tmp_path):
    path = tmp_path / "game.jsonl"
    with Recorder(path, Game.new("base", 2, 8)) as recorder:
        before = path.read_bytes()
        with pytest.raises(ValueError, match="stop"):
            recorder.apply("stop")
        assert path.read_bytes() == before


def test_a_full_disk(tmp_path, monkeypatch):
    """The line that could not be written comes with the next one."""

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    path, rnd, rng = tmp_path / "game.jsonl", random.Random(2), Rng(2)
    with Recorder(path, Game.new("base", 2, 2), sync=True) as recorder:
        play(recorder, rnd, rng, 20)
        size = path.stat().st_size
        monkeypatch.setattr(files.os, "write", full)
        with pytest.raises(FileError, match="no space left"):
            play(recorder, rnd, rng, 1)
        monkeypatch.undo()
        assert path.stat().st_size == size
        play(recorder, rnd, rng, 3)
        assert replay(path) == recorder.game


def test_a_record_is_not_overwritten_by_accident(tmp_path, lines):
    path = tmp_path / "game.jsonl"
    path.write_text("".join(lines))
    with pytest.raises(FileError, match="there is such a file already"):
        Recorder(path, Game.new("base", 2, 1))
    with pytest.raises(FileError, match="cannot be written"):
        Recorder(tmp_path / "none" / "x.jsonl", Game.new("base", 2, 1))
    Recorder(path, Game.new("base", 2, 1), overwrite=True).close()
    assert verify(path) == ["the game is not finished: 8 decisions"]


def test_only_new_games_are_recorded(tmp_path):
    game = Game.new("base", 2, 1)
    game.apply(game.legal_moves()[0])
    with pytest.raises(RecordError, match="new game"):
        Recorder(tmp_path / "game.jsonl", game)
