"""A file that one process appends to: locked, whole lines only, and nothing is written to a file that was changed."""

import errno
import os
import stat
import subprocess
import sys

import pytest

from euphoria_ai import Game, Rng
from euphoria_ai.files import FileError
from euphoria_ai.games import line_file
from euphoria_ai.games.line_file import LineFile, OpenElsewhereError, UnsavedError
from euphoria_ai.games.match import play_match
from euphoria_ai.games.record import Recorder, write
from euphoria_ai.games.replay import DamagedError, Record, replay, sound_part
from euphoria_ai.games.results import MatchError
from euphoria_ai.positions.files import save

posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "lines.jsonl")


@pytest.fixture
def file(path):
    made = LineFile.create(path, b"one\n")
    yield made
    made.close()


def content(path):
    with open(path, "rb") as found:
        return found.read()


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


# ---------------------------------------------------------------- locked


def test_two_cannot_have_it_open(file, path):
    with pytest.raises(OpenElsewhereError, match="is open in another terminal"):
        LineFile.open(path)
    with pytest.raises(FileError, match="is open in another terminal"):
        LineFile.create(path, b"", overwrite=True)
    file.append(b"two\n")
    file.close()
    again = LineFile.open(path)
    again.append(b"three\n")
    again.close()
    assert content(path) == b"one\ntwo\nthree\n"


@pytest.mark.parametrize("end", ["close", "kill"])
def test_the_lock_ends_with_its_process(path, end):
    LineFile.create(path, b"").close()
    code = f"from euphoria_ai.games.line_file import LineFile as F; f = F.open({path!r}); print(1, flush=True); input()"
    holder = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdout.readline() == "1\n"
    with pytest.raises(OpenElsewhereError):
        LineFile.open(path)
    if end == "kill":
        holder.kill()
    holder.communicate("\n")
    LineFile.open(path).close()


def test_a_file_system_without_locks_does_without(path, monkeypatch):
    def none(descriptor):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(line_file, "lock", none)
    LineFile.create(path, b"").close()


def test_a_match_is_not_written_by_two(path):
    first = play_match(("random", "random"), games=2, jobs=0, cap=30, out=path)
    next(first)
    with pytest.raises(MatchError, match="is open in another terminal"):
        next(play_match(("random", "random"), games=2, jobs=0, cap=30, out=path))
    first.close()
    assert len(list(play_match(("random", "random"), games=2, jobs=0, cap=30, out=path))) == 2


@pytest.mark.parametrize(
    "row",
    [
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'"os:system"',
        {"index": "0"},
        {"index": -1},
        {"lineup": [0, 7]},
        {"lineup": [0]},
        {"lineup": "01"},
        {"returns": [1, "x"]},
        {"stars": [1e400, 2]},
        {"capped": 1},
        {"seats": [{}, {}]},
        {"seats": 7},
        {"turns": None},
    ],
    ids=lambda row: str(row)[:30],
)
def test_bad_results_are_refused_with_their_line(path, row):
    import json

    list(play_match(("random", "random"), games=2, jobs=0, cap=30, out=path))
    lines = content(path).splitlines()
    lines[2] = row if isinstance(row, bytes) else json.dumps(json.loads(lines[2]) | row).encode()
    with open(path, "wb") as file:
        file.write(b"\n".join(lines) + b"\n")
    with pytest.raises(MatchError, match="line 3"):
        list(play_match(("random", "random"), games=2, jobs=0, cap=30, out=path))
    assert content(path).splitlines() == lines


# ---------------------------------------------------------------- changed by others


def test_nothing_is_written_to_a_file_that_grew(file, path):
    with open(path, "ab") as other:
        other.write(b"theirs\n")
    with pytest.raises(UnsavedError, match="something else has changed it"):
        file.append(b"two\n")
    assert content(path) == b"one\ntheirs\n"


def test_nothing_is_written_to_a_file_that_shrank(file, path):
    os.truncate(path, 2)
    with pytest.raises(UnsavedError, match="something else has changed it"):
        file.append(b"two\n")
    assert content(path) == b"on"


@posix
def test_a_file_that_went_away_is_told(file, path):
    os.rename(path, path + ".old")
    with pytest.raises(UnsavedError, match="has been moved or removed"):
        file.append(b"two\n")
    with open(path, "wb") as other:
        other.write(b"one\n")
    with pytest.raises(UnsavedError, match="another file has taken its place"):
        file.append(b"two\n")
    os.replace(path + ".old", path)
    file.append(b"two\n")
    assert content(path) == b"one\ntwo\n"


@posix
def test_only_plain_files(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/null"):
        with pytest.raises(FileError, match="not a plain file"):
            LineFile.open(str(path))
    with pytest.raises(FileError, match="a folder"):
        LineFile.open(str(tmp_path))


# ---------------------------------------------------------------- full disks


def test_half_a_line_is_taken_back(file, path, monkeypatch):
    def half(descriptor, data):
        os.write(descriptor, data[: len(data) // 2])
        full()

    monkeypatch.setattr(line_file, "write_all", half)
    with pytest.raises(UnsavedError, match="no space left on device"):
        file.append(b"twotwotwo\n")
    assert content(path) == b"one\n"
    with monkeypatch.context() as patch:
        patch.setattr(line_file.os, "ftruncate", full)
        with pytest.raises(UnsavedError):
            file.append(b"twotwotwo\n")
        assert content(path) == b"one\ntwotw"
    monkeypatch.undo()
    file.append(b"two\n")
    assert content(path) == b"one\ntwo\n"


def test_what_is_unsaved_can_be_taken_back_and_copied(tmp_path, monkeypatch):
    path, rng = str(tmp_path / "game.jsonl"), Rng(1)
    with Recorder(path, Game.new("base", 2, 5)) as recorder:
        for _ in range(2):
            recorder.apply(recorder.game.legal_moves()[0])
        n, then = recorder.decisions, recorder.game.clone()
        on_disk = content(path)
        monkeypatch.setattr(line_file, "write_all", full)
        for _ in range(3):
            with pytest.raises(UnsavedError):
                recorder.sample(rng)
            if recorder.game.to_move >= 0:
                break
        assert recorder.unsaved > 0
        assert content(path) == on_disk
        recorder.copy(str(tmp_path / "copy.jsonl"))
        assert replay(tmp_path / "copy.jsonl") == recorder.game
        recorder.back_to(n)
        assert recorder.game == then
        assert recorder.unsaved == 0
        monkeypatch.undo()
        recorder.sample(Rng(2))
        assert replay(path) == recorder.game


# ---------------------------------------------------------------- for the owner's eyes


@posix
def test_only_the_owner_reads_what_holds_secrets(tmp_path):
    old = os.umask(0o022)
    try:
        game = Game.new("base", 2, 5)
        with Recorder(str(tmp_path / "game.jsonl"), game) as recorder:
            recorder.copy(str(tmp_path / "copy.jsonl"))
        save(tmp_path / "position.toml", game.view(0))
        write(str(tmp_path / "log.jsonl"), [], seed=5)
        list(play_match(("random", "random"), games=2, jobs=0, cap=30, out=str(tmp_path / "match.jsonl")))
        assert {entry.name: oct(mode(entry)) for entry in tmp_path.iterdir()} == {
            "game.jsonl": "0o600",
            "copy.jsonl": "0o600",
            "position.toml": "0o600",
            "log.jsonl": "0o600",
            "match.jsonl": "0o644",  # wins and counts only
        }
        os.chmod(tmp_path / "position.toml", 0o640)
        save(tmp_path / "position.toml", game.view(0))
        assert mode(tmp_path / "position.toml") == 0o640, "what the owner has allowed stays"
    finally:
        os.umask(old)


def test_a_record_appears_whole_or_not_at_all(tmp_path, monkeypatch):
    from euphoria_ai import files

    monkeypatch.setattr(files, "write_all", full)
    with pytest.raises(FileError, match="no space left on device"):
        Recorder(str(tmp_path / "game.jsonl"), Game.new("base", 2, 5))
    assert list(tmp_path.iterdir()) == []


def test_without_links_a_file_is_still_not_overwritten(path, monkeypatch):
    monkeypatch.setattr(os, "link", full)
    LineFile.create(path, b"one\n").close()
    with pytest.raises(FileError, match="there is such a file already"):
        LineFile.create(path, b"two\n")
    assert content(path) == b"one\n"


# ---------------------------------------------------------------- damaged records


def test_of_a_damaged_record_the_sound_part_is_found(tmp_path):
    path = tmp_path / "game.jsonl"
    with Recorder(str(path), Game.new("base", 2, 5)) as recorder:
        for number in range(40):
            if recorder.game.to_move < 0:
                recorder.sample(Rng(number))
            else:
                recorder.apply(recorder.game.legal_moves()[0])
    lines = path.read_bytes().splitlines(keepends=True)
    assert sound_part(path)[1] == ""
    for number in (2, 9, 10, 25, len(lines) - 1):
        for damage in (b"\xff\xfe\n", b"{}\n", lines[number - 1].replace(b'"n"', b'"m"'), b"[" * 5000 + b"\n"):
            damaged = [*lines[: number - 1], damage, *lines[number:]]
            path.write_bytes(b"".join(damaged))
            with pytest.raises(DamagedError):
                Record(path).replay()
            record, problem = sound_part(path)
            assert record.kept() == lines[: number - 1]
            assert problem.startswith(f"{path}, line {number}: ")
    path.write_bytes(b"".join([lines[0], *lines[3:]]))
    assert sound_part(path)[0].decisions == 0
