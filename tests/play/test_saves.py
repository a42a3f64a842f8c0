"""What is saved, and what people are told of it: full disks, damaged records, two terminals, folders."""

import errno
import os
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from euphoria_ai import Game, files
from euphoria_ai.cli.main import cli
from euphoria_ai.cli.play import counsel, saves
from euphoria_ai.cli.play.seating import chairs_of
from euphoria_ai.cli.play.session import Session
from euphoria_ai.cli.play.table import Table
from euphoria_ai.cli.terminal import Terminal
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError
from euphoria_ai.games import line_file
from euphoria_ai.games.line_file import UnsavedError
from euphoria_ai.games.replay import DamagedError, replay, verify
from euphoria_ai.positions.files import load

CALL = [sys.executable, "-c", "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run())", "play"]
posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")


def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


class Typed:
    """A reader of lines that are there already; an exception among them is raised, a function called."""

    def __init__(self, *lines):
        self.left = list(lines)
        self.prompts = []

    def ask(self, prompt, texts=()):
        self.prompts.append(prompt)
        while self.left:
            line = self.left.pop(0)
            if callable(line) and not isinstance(line, type):
                line()
            elif isinstance(line, type):
                raise line
            else:
                return line
        raise EOFError

    def forget(self):
        pass


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "game.jsonl")


@pytest.fixture
def session(path):
    made = Session.new(path, chairs_of(2, None, ("1=human", "2=policy"), "1"), 5)
    yield made
    made.close()


@pytest.fixture
def play(session, capsys):
    """play(lines...) -> (exit code, what was shown, prompts) of a game until the lines are used up."""

    def run(*lines):
        reader = Typed(*lines)
        code = Table(session, Terminal(False), reader, counsel.Budget(iterations=10), chart=False).run()
        return code, " ".join(capsys.readouterr().out.split()), reader.prompts

    return run


@pytest.fixture
def disk(monkeypatch):
    """disk.fill() and disk.clear(), to be typed between lines."""

    class Disk:
        real = staticmethod(line_file.write_all)

        def fill(self):
            monkeypatch.setattr(line_file, "write_all", full)

        def clear(self):
            monkeypatch.setattr(line_file, "write_all", self.real)

    return Disk()


@pytest.fixture
def call():
    """call("play", ...) -> click's result."""

    def run(*args, text=None):
        return CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"}).invoke(cli, args, input=text)

    return run


# ---------------------------------------------------------------- a full disk


def test_a_full_disk_is_told_at_every_decision(play, session, path, disk):
    code, said, _ = play(disk.fill, "1", "1", "save", "quit", "quit")
    assert code == 1
    told = re.findall(r"the last (\d+) decisions are not saved: \S+: cannot be written: no space left on device", said)
    assert len(told) >= 4
    assert [int(n) for n in told] == sorted(map(int, told)), "more of them each time"
    assert "the game goes on" in said
    assert "`quit` again leaves without" in said
    assert "the game is saved" not in said
    assert "every decision is saved" not in said
    assert replay(path) != session.game


def test_what_could_not_be_written_comes_with_the_next_decision(play, session, path, disk):
    code, said, _ = play(disk.fill, "1", disk.clear, "1", "save", "quit")
    assert code == 0
    assert f"every decision is saved in {path}" in said
    assert "the game is saved; go on with" in said
    assert replay(path) == session.game


def test_save_tries_again(play, session, path, disk):
    code, said, _ = play(disk.fill, "1", disk.clear, "save", "quit")
    assert (code, f"every decision is saved in {path}" in said) == (0, True)
    assert replay(path) == session.game


def test_a_game_on_a_full_disk_is_saved_elsewhere(play, session, path, disk, tmp_path):
    other = str(tmp_path / "other.jsonl")
    code, said, _ = play(disk.fill, "1", f"save {other}", "save", "quit")
    assert code == 0
    assert f"a copy is saved in {other}" in said
    assert f"the game is saved in {other}, but not in its own file: {path}: cannot be written" in said
    assert f"go on with: euphoria play --resume {other}" in said
    assert replay(other) == session.game


def test_a_copy_is_old_after_the_next_decision(play, disk, tmp_path):
    code, said, _ = play(disk.fill, "1", f"save {tmp_path / 'other.jsonl'}", "1", "quit", "quit")
    assert code == 1
    assert said.endswith("no space left on device")


def test_a_copy_that_cannot_be_written_is_no_copy(play, disk, tmp_path, monkeypatch):
    monkeypatch.setattr(files, "write_all", full)
    code, said, _ = play(disk.fill, "1", f"save {tmp_path / 'other.jsonl'}", "quit", "quit")
    assert code == 1
    assert "other.jsonl: cannot be written: no space left on device" in said
    assert "a copy is saved" not in said
    assert not (tmp_path / "other.jsonl").exists()


def test_ctrl_c_tells_the_truth(play, disk):
    code, said, prompts = play(KeyboardInterrupt, "n", disk.fill, "1", KeyboardInterrupt, "y")
    asked = [prompt for prompt in prompts if "leave the game?" in prompt]
    assert "it is saved" in asked[0]
    assert re.search(r"the last \d+ decisions are NOT saved", asked[1])
    assert code == 1
    assert "the game is saved" not in said


def test_the_end_of_input_tells_the_truth(play, disk):
    code, said, _ = play(disk.fill, "1")
    assert code == 1
    assert re.search(r"the last \d+ decisions are not saved: [^;]*no space left on device$", said)


def test_an_existing_file_is_no_reason_for_alarm(play, session, path):
    code, said, _ = play("1", f"save {path}", "save /no/such/folder/x", "quit")
    assert code == 0
    assert f"{path}: there is such a file already" in said
    assert "/no/such/folder/x: cannot be written: no such file or directory" in said
    assert "not saved" not in said
    assert "could not be saved" not in said
    assert f"the game is saved; go on with: euphoria play --resume {path}" in said


def test_undo_on_a_full_disk(session, path, disk):
    session.advance()
    session.decide(0, next(iter(session.legal(0))))
    session.free_undo = True
    disk.fill()
    with pytest.raises(UnsavedError):
        session.advance()
    session.undo(0)
    assert session.unsaved() == (0, "")
    assert replay(path) == session.game


@posix
def test_a_limit_on_the_files_size(path):
    """A full disk without a fake: the system itself refuses."""
    import resource

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    done = subprocess.run(
        [*CALL, "--seed", "5", "--seat", "1=human", "--seat", "2=policy", "--save", path, "--no-chart"],
        check=False,
        input="1\n" * 12 + f"save\nsave {path}.copy\nquit\nquit\n",
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=limit,
    )
    said = " ".join(done.stdout.split())
    assert done.returncode == 1, done.stderr
    assert re.search(r"the last \d+ decisions are not saved: \S+: cannot be written: file too large", said)
    assert f"{path}.copy: cannot be written: file too large" in said
    assert "the game is saved" not in said
    assert os.listdir(os.path.dirname(path)) == ["game.jsonl"]
    assert len(verify(path)) <= 2
    Session.resume(path).close()


# ---------------------------------------------------------------- two terminals


def test_a_game_is_open_in_one_terminal_only(session, path, call):
    session.advance()
    with pytest.raises(EuphoriaError, match="is open in another terminal"):
        Session.resume(path)
    result = call("play", "--resume", path)
    assert (result.exit_code, result.stderr) == (1, f"euphoria: {path}: is open in another terminal\n")
    session.decide(0, next(iter(session.legal(0))))
    assert replay(path) == session.game


def test_a_file_that_another_program_changed_is_left_alone(play, session, path, tmp_path):
    def disturb():
        with open(path, "a") as file:
            file.write("theirs\n")

    other = str(tmp_path / "other.jsonl")
    code, said, _ = play(disturb, "1", f"save {other}", "quit")
    assert code == 0
    assert "something else has changed it; nothing more is written there" in said
    with open(path) as file:
        assert file.read().endswith("theirs\n")
    assert replay(other) == session.game


# ---------------------------------------------------------------- damaged records


@pytest.fixture
def damaged(session, path):
    """(path, decisions before the damage)."""
    for _ in range(4):
        session.advance()
        session.decide(0, next(iter(session.legal(0))))
    session.close()
    with open(path, "rb") as file:
        lines = file.read().splitlines(keepends=True)
    with open(path, "wb") as file:
        file.writelines([*lines[:20], b"\x00\x00\x00\n", *lines[21:]])
    return path, 19


def test_nobody_to_ask_is_told_how(damaged, call):
    path, n = damaged
    with open(path, "rb") as file:
        before = file.read()
    with pytest.raises(DamagedError, match="line 21"):
        Session.resume(path)
    result = call("play", "--resume", path)
    assert result.exit_code == 1
    assert result.stderr == (
        f"euphoria: {path}, line 21: not a JSON object: the record is damaged here; to go on from decision {n}, "
        f"the last good one, in a new file: euphoria play --resume {path} --save {path[:-6]}-from-{n}.jsonl\n"
    )
    with open(path, "rb") as file:
        assert file.read() == before


def test_the_command_that_is_told_goes_on(damaged, call, tmp_path):
    path, n = damaged
    new = str(tmp_path / "new.jsonl")
    result = call("play", "--resume", path, "--save", new, "--no-chart", text="save\nquit\n")
    assert result.exit_code == 0, result.output
    assert f"the game goes on from decision {n} in {new}" in result.stderr
    assert f"every decision is saved in {new}" in " ".join(result.stdout.split())
    assert verify(new)[0].startswith("the game is not finished")
    again = call("play", "--resume", path, "--save", new)
    assert (again.exit_code, again.stderr) == (1, f"euphoria: {new}: there is such a file already\n")


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_person_is_asked(damaged, call, monkeypatch, answer):
    from euphoria_ai.cli import terminal

    path, n = damaged
    monkeypatch.setattr(terminal, "is_tty", lambda stream: True)
    result = call("play", "--resume", path, text=f"{answer}\nquit\n")
    new = f"{path[:-6]}-from-{n}.jsonl"
    assert f"go on from decision {n}, the last good one, in a new file, {new}? [y/N]" in result.stdout
    assert os.path.exists(new) == (answer == "y")
    assert result.exit_code == (0 if answer == "y" else 130)


def test_a_sound_game_may_be_gone_on_with_in_a_copy(session, path, call, tmp_path):
    session.advance()
    session.close()
    new = str(tmp_path / "new.jsonl")
    assert call("play", "--resume", path, "--save", new, text="1\nquit\n").exit_code == 0
    assert os.path.getsize(new) > os.path.getsize(path)


# ---------------------------------------------------------------- folders


@posix
@pytest.mark.parametrize("home", ["", "relative"])
def test_an_empty_home(monkeypatch, home):
    import pwd

    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert saves.folder().startswith(pwd.getpwuid(os.getuid()).pw_dir)
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert os.path.isabs(saves.folder())

    def nobody(uid):
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    with pytest.raises(FileError, match="no home folder.*--save FILE"):
        saves.new_name(2)


@posix
def test_the_folder_of_games_is_the_users_alone(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    name = saves.new_name(2)
    assert os.stat(os.path.dirname(name)).st_mode & 0o077 == 0


def test_a_position_is_written_for_advice(tmp_path):
    """`position FILE`: what the seat knows, in a new file of its owner alone, that loads as the same position."""
    game = Game.new("base", 2, seed=4)
    position = game.view(0)
    path = tmp_path / "mine.toml"
    said = saves.write_position(position, str(path))
    assert str(path) in said
    assert load(path) == position
    assert os.name == "nt" or path.stat().st_mode & 0o077 == 0
    for name in (str(path), ""):
        with pytest.raises(EuphoriaError):
            saves.write_position(position, name)
