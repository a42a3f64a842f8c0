"""Records: replayed exactly, gone on with after a kill, refused when damaged."""



import errno
import json
import random
from pathlib import Path

import pytest
from positions.games import options, random_game, step

from euphoria_ai import files
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.editions import EDITIONS, RULES_HASH, rules_hashes
from euphoria_ai.errors import IllegalMoveError, RecordError
from euphoria_ai.files import FileError
from euphoria_ai.games import record
from euphoria_ai.games.record import Recorder
from euphoria_ai.games.replay import replay, verify

EXAMPLE = Path(__file__).parents[2] / "examples" / "game.jsonl"


def play(recorder, rnd, rng, steps):
    """Random decisions, trades now and then."""
    for _ in range(steps):
        game = recorder.game
        if game.over:
            return
        if game.to_move == CHANCE:
            recorder.sample(rng)
        elif game.kind == "turn" and rnd.random() < 0.1:
            partner = 1 + (game.to_move == 0)
            try:
                recorder.apply(
                    f"trade P{partner} give {rnd.choice(('energy', 'water', 'bat'))} for "
                    f"{rnd.choice(('food', 'bliss', 'book'))}"
                )
            except IllegalMoveError:
                recorder.apply(rnd.choice(game.legal_moves()))
        elif rnd.random() < 0.5:
            recorder.apply(game.text(rnd.choice(game.legal_moves())))
        else:
            recorder.apply(rnd.choice(game.legal_moves()))


def recorded(path, seats=2, seed=1, steps=4000, edition="base", **settings):
    """A recorded random game; returns it at its end."""
    rnd = random.Random(seed)
    game = Game.new(edition, seats, seed, settings or options(rnd, edition))
    with Recorder(path, game, seed=seed) as recorder:
        play(recorder, rnd, Rng(seed), steps)
        return recorder.game


@pytest.fixture(scope="module")
def lines(tmp_path_factory):
    """The lines of a finished game of two."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    seed = next(seed for seed in range(40) if recorded_over(path, seed))
    assert seed >= 0
    return path.read_text().splitlines(keepends=True)


def recorded_over(path, seed):
    path.unlink(missing_ok=True)
    return recorded(path, seed=seed).over


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


# ---------------------------------------------------------------- damage


def changed(lines, number, **changes):
    """The lines with keys of one (1-based) replaced, or left out where None."""
    entry = json.loads(lines[number - 1]) | changes
    text = json.dumps({key: value for key, value in entry.items() if value is not None}) + "\n"
    return [*lines[: number - 1], text, *lines[number:]]


def with_kind(lines, kind, forced=False):
    """Number of the first line of a kind."""
    return next(i for i, line in enumerate(lines, 1) if f'"kind": "{kind}"' in line and ('"forced"' in line) == forced)


DAMAGE = {
    "nothing": (lambda ls: [], ["empty"]),
    "no record": (lambda ls: ["hello\n", *ls], ["line 1", "not a JSON object", "game record"]),
    "a list": (lambda ls: ["[1]\n", *ls], ["line 1", "not a JSON object"]),
    "no header": (lambda ls: ls[1:], ["line 1", "no header", "euphoria-record"]),
    "format": (lambda ls: changed(ls, 1, format="chess"), ["line 1", "euphoria-record"]),
    "version": (lambda ls: changed(ls, 1, version=2), ["line 1", "version 2", "reads version 1"]),
    "rules": (lambda ls: changed(ls, 1, rules="0" * 64), ["line 1", "other rules data", "000000000000"]),
    "no rules": (lambda ls: changed(ls, 1, rules=None), ["line 1", "other rules data"]),
    "edition": (lambda ls: changed(ls, 1, edition="none"), ["line 1", "unknown edition 'none'", "base"]),
    "edition a list": (lambda ls: changed(ls, 1, edition=[1]), ["line 1"]),
    "option": (lambda ls: changed(ls, 1, options={"speed": True}), ["line 1", "unknown option 'speed'"]),
    "options a list": (lambda ls: changed(ls, 1, options=[1]), ["line 1"]),
    "seats": (lambda ls: changed(ls, 1, seats=7), ["line 1", "seats = 7", "2 to 6"]),
    "other seats": (lambda ls: changed(ls, 1, seats=3), ["line 10"]),
    "seats a text": (lambda ls: changed(ls, 1, seats="2"), ["line 1", "2 to 6"]),
    "broken line": (lambda ls: [*ls[:20], ls[20][:-9] + "\n", *ls[21:]], ["line 21", "damaged"]),
    "empty line": (lambda ls: [*ls[:20], "\n", *ls[20:]], ["line 21", "damaged"]),
    "deep line": (lambda ls: [*ls[:20], "[" * 100_000 + "\n", *ls[20:]], ["line 21", "damaged"]),
    "missing line": (lambda ls: ls[:20] + ls[21:], ["line 21", "decision 21 where 20 should follow"]),
    "line twice": (lambda ls: ls[:20] + ls[19:], ["line 21", "decision 19 where 20 should follow"]),
    "lines swapped": (lambda ls: [*ls[:20], ls[21], ls[20], *ls[22:]], ["line 21", "decision 21 where 20"]),
    "no number": (lambda ls: changed(ls, 15, n=None), ["line 15", "decision None where 14"]),
    "no move": (lambda ls: changed(ls, 15, move=None), ["line 15", 'no "move"']),
    "empty move": (lambda ls: changed(ls, 15, move=""), ["line 15"]),
    "move a number": (lambda ls: changed(ls, 15, move=7), ["line 15", 'no "move"']),
    "another seat": (lambda ls: changed(ls, with_kind(ls, "turn"), seat=5), ["seat 5", "decides: turn"]),
    "chance decides": (lambda ls: changed(ls, with_kind(ls, "turn"), seat="chance"),
                       ["seat 'chance'", "decides: turn"]),
    "another kind": (lambda ls: changed(ls, with_kind(ls, "turn"), kind="more"), ["kind 'more'", "decides: turn"]),
    "illegal move": (lambda ls: changed(ls, with_kind(ls, "turn"), move="place 7 farm"), ["place 7 farm"]),
    "move no move": (lambda ls: changed(ls, with_kind(ls, "turn"), move="sing"), ["sing"]),
    "wrong deal": (lambda ls: changed(ls, 3, move=json.loads(ls[1])["move"]), ["line 3", "deal"]),
    "forced denied": (lambda ls: changed(ls, with_kind(ls, "pay", True), forced=None),
                      ["the forced move 'pay", "first"]),
    "forced claimed": (lambda ls: changed(ls, with_kind(ls, "turn"), forced=True), ["marked as forced", "choice"]),
    "forced otherwise": (lambda ls: changed(ls, with_kind(ls, "pay", True), move="pay 7 gold"),
                         ["pay 7 gold", "but the forced move is"]),
    "result too early": (lambda ls: [*ls[:40], ls[-1]], ["line 41", "not over"]),
    "another result": (lambda ls: changed(ls, len(ls), result=json.loads(ls[-1])["result"][::-1]),
                       ["result", "but the game ended"]),
    "other stars": (lambda ls: changed(ls, len(ls), stars=[1, 2]), ["stars [1, 2]", "but the game ended"]),
    "more after the end": (lambda ls: [*ls, ls[-2]], ["after the result"]),
    "more after the last move": (lambda ls: [*ls[:-1], json.dumps(json.loads(ls[-2]) | {"n": len(ls) - 1}) + "\n"],
                                 ["after the end of the game"]),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_refused_with_its_line(lines, tmp_path, name):
    damage, words = DAMAGE[name]
    path = tmp_path / "game.jsonl"
    path.write_text("".join(damage(lines)))
    with pytest.raises(RecordError) as caught:
        verify(path)
    message = str(caught.value)
    assert message.startswith(str(path))
    assert not [word for word in words if word not in message], message
    with pytest.raises(RecordError):
        Recorder.resume(path)


def test_every_line_matters(lines):
    """Leaving out any one line but the last is noticed."""
    for i in range(1, len(lines) - 1, 7):
        with pytest.raises(RecordError):
            verify(lines[:i] + lines[i + 1 :])


def test_other_rules_may_be_asked_for(lines):
    other = changed(lines, 1, rules="0" * 64)
    assert replay(other, other_rules=True) == replay(lines)
    assert verify(other, other_rules=True) == []


def test_less_may_be_checked(lines):
    number = with_kind(lines, "turn")
    assert replay(changed(lines, number, seat=2, kind="none"), check=False) == replay(lines)


def test_files_that_are_no_records(tmp_path):
    with pytest.raises(RecordError, match="there is no such file"):
        replay(tmp_path / "none.jsonl")
    with pytest.raises(RecordError, match="a folder"):
        replay(tmp_path)
    (tmp_path / "binary").write_bytes(bytes(range(128, 256)) * 3)
    with pytest.raises(RecordError, match="line 1: not a JSON object"):
        replay(tmp_path / "binary")


def test_random_damage_never_ends_in_anything_but_an_error(lines):
    rnd = random.Random(1)
    data = "".join(lines[:80])
    for _ in range(150):
        at = rnd.randrange(len(data))
        text = data[:at] + rnd.choice('0"}{,x\n ') + data[at + rnd.randrange(3) :]
        try:
            verify(text.splitlines(keepends=True))
        except RecordError:
            pass


def test_games_of_the_helper_end():
    *_, game = random_game(2, 3)
    assert game.over
