"""How commands end when something outside is not as it should be: Ctrl-C at any moment, closed and full outputs, pipes
that nobody is at the other end of, players of somebody's own that fail, absurd files.
"""

import os
import re
import subprocess
import sys
import threading
import time

import pytest

from euphoria_ai import files
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError, read_bytes, write_atomic
from euphoria_ai.positions.files import LIMIT, loads

posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")

INTERRUPTED_AT = """
import os, signal, sys

class Hook:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

from euphoria_ai.cli.__main__ import run
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv[1:] = {args!r}
sys.meta_path.insert(0, Hook())
sys.exit(run())
"""


# ---------------------------------------------------------------- Ctrl-C


@posix
@pytest.mark.parametrize(
    "name",
    [
        "euphoria_ai.cli.main",
        "click",
        "click.core",
        "euphoria_ai.cli.guard",
        "euphoria_ai.cli.terminal",
        "euphoria_ai.cli.commands.show",
        "euphoria_ai.positions.files",
        "euphoria_ai.core.engine.game",
        "tomllib",
        "euphoria_ai.cli.quick",
        "euphoria_ai.cli.listing",
    ],
)
def test_ctrl_c_while_loading(data, name):
    command = "legal" if name == "euphoria_ai.cli.listing" else "show"
    code = INTERRUPTED_AT.format(name=name, args=[command, str(data / "four.toml")])
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "euphoria: interrupted\n")


@posix
def test_ctrl_c_while_help_is_loading():
    code = INTERRUPTED_AT.format(name="euphoria_ai.cli.registry", args=["--help"])
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "euphoria: interrupted\n")


def test_a_command_line_in_this_process_leaves_ctrl_c_alone(capsys):
    import signal

    from euphoria_ai.cli.__main__ import run

    before = signal.getsignal(signal.SIGINT)
    assert run(["--version"]) == 0
    assert run(["cards", "farm", "--nonsense"]) == 2
    assert signal.getsignal(signal.SIGINT) is before


# ---------------------------------------------------------------- outputs


def ended(args, **how):
    code = f"import sys; from euphoria_ai.cli.__main__ import run; sys.argv[1:] = {args!r}; sys.exit(run())"
    return subprocess.run(
        [sys.executable, "-c", code], check=False, stderr=subprocess.PIPE, text=True, timeout=60, **how
    )


@posix
@pytest.mark.parametrize("args", [["--version"], ["--help"], ["cards", "--rules"], ["show", "x.toml"]])
def test_standard_output_that_is_closed(args):
    done = ended(args, preexec_fn=lambda: os.close(1))
    assert (done.returncode, done.stderr) == (1, "euphoria: standard output: it is closed\n")


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
@pytest.mark.parametrize("args", [["--version"], ["--help"]])
def test_standard_output_that_is_full(args):
    with open("/dev/full", "w") as full:
        done = ended(args, stdout=full)
    assert (done.returncode, done.stderr) == (1, "euphoria: standard output: No space left on device\n")


@posix
@pytest.mark.parametrize("args", [["--version"], ["--help"], ["cards", "--rules"]])
def test_a_reader_that_has_gone(args):
    there, here = os.pipe()
    os.close(there)
    done = ended(args, stdout=here)
    os.close(here)
    assert (done.returncode, done.stderr) == (0, "")


@posix
def test_all_streams_closed():
    code = "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run(['show', 'x']))"
    done = subprocess.run([sys.executable, "-c", code], check=False, preexec_fn=lambda: os.closerange(0, 3), timeout=60)
    assert done.returncode == 1


# ---------------------------------------------------------------- pipes


@posix
def test_a_pipe_that_nobody_writes_to(call, tmp_path, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0.2)
    os.mkfifo(tmp_path / "pipe")
    for args in (("show", tmp_path / "pipe"), ("play", "--resume", tmp_path / "pipe")):
        result = call(*args)
        assert result.exit_code == 1
        assert result.stderr == f"euphoria: {tmp_path / 'pipe'}: a pipe that nobody writes to\n"


@posix
def test_a_pipe_that_is_written_to_late_and_slowly(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0.3)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def write():
        time.sleep(0.1)
        with open(pipe, "wb", buffering=0) as file:
            for piece in (b"one ", b"two ", b"three"):
                time.sleep(0.4)
                file.write(piece)

    writer = threading.Thread(target=write)
    writer.start()
    assert read_bytes(pipe, 100) == b"one two three"
    writer.join()


@posix
def test_a_pipe_that_nobody_reads(call, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="a pipe that nobody reads"):
        write_atomic(tmp_path / "pipe", "text")
    result = call("new", "--out", tmp_path / "pipe")
    assert (result.exit_code, result.stderr) == (1, f"euphoria: {tmp_path / 'pipe'}: a pipe that nobody reads\n")


@posix
def test_files_that_are_not_plain(tmp_path):
    assert read_bytes("/dev/null", 10) == b""
    with pytest.raises(FileError, match="too large"):
        read_bytes("/dev/zero", 1 << 20)
    with pytest.raises(FileError, match="a folder, not a file"):
        read_bytes(tmp_path, 10)
    write_atomic("/dev/null", "text")


# ---------------------------------------------------------------- players that fail

OWN = """
from euphoria_ai.players import Player, register

class Broken(Player):
    def choose(self, position):
        return {}["no such move"]

register("broken", Broken)
"""


@pytest.mark.parametrize("command", ["play", "match"])
def test_a_player_that_fails_is_named(process, tmp_path, command):
    module = tmp_path / "my_players.py"
    module.write_text(OWN)
    if command == "play":
        args = ("--seat", "1=policy", "--seat", "2=broken", "--save", tmp_path / "game.jsonl", "--seed", 5)
    else:
        args = ("broken", "policy", "--games", 2, "--jobs", 1)
    done = process(command, *args, "--player-module", module)
    assert done.returncode == 1
    assert "failed: KeyError: 'no such move' (my_players.py, line 6)" in done.stderr
    assert "please report" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "match"])
def test_whoever_wrote_the_player_may_see_the_traceback(process, tmp_path, command):
    module = tmp_path / "my_players.py"
    module.write_text(OWN)
    if command == "play":
        args = ("--seat", "1=policy", "--seat", "2=broken", "--save", tmp_path / "game.jsonl", "--seed", 5)
    else:
        args = ("policy", "broken", "--games", 1, "--jobs", 1)
    done = process(command, *args, "--player-module", module, EUPHORIA_DEBUG="1")
    assert done.returncode == 1
    assert "Traceback" in done.stderr
    assert ", line 6, in choose" in done.stderr
    assert re.match(r"euphoria: P\d (\(Broken\) )?failed: KeyError", done.stderr.splitlines()[-1])


def test_a_fault_of_the_program_in_another_process_is_one_line_too():
    from euphoria_ai.games.processes import TaskFault, work_through

    with pytest.raises(TaskFault, match=r"^TypeError: [^\n]+$") as caught:
        list(work_through(divmod, "setup", ["task"], 1))
    assert "Traceback" in str(caught.value.__cause__)


def test_a_module_that_cannot_be_loaded(process, tmp_path):
    module = tmp_path / "my_players.py"
    module.write_text("raise SystemExit(0)")
    done = process("match", "policy", "random", "--player-module", module)
    assert done.returncode == 1
    assert done.stderr == f"euphoria: player module {str(module)!r} cannot be loaded: SystemExit: 0\n"


@pytest.mark.parametrize("value", ["nan", "inf", "-1", "1e99"])
def test_seconds_that_are_none(call, value, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for args in (("match", f"ismcts:seconds={value}", "random"), ("play", "--seat", f"2=flat:seconds={value}")):
        result = call(*args, "--seed", 1)
        assert result.exit_code == 1, result.output
        assert "a number above 0 is needed, at most 86400" in result.stderr
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


# ---------------------------------------------------------------- absurd files

HEAD = 'edition = "base"\nyou = 1\n'


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{a=" * 30_000,
        "a = " + "{a=" * 300 + "1" + "}" * 300,
        "a" + ".a" * 50_000 + " = 1",
        "a" + '."a"' * 30_000 + " = 1",
        "[a" + ".a" * 50_000 + "]",
        "[[a" + ".a" * 50_000 + "]]",
        "a = {a" + ".a" * 50_000 + " = 1}",
        "".join(f"[{'a.' * 39}b{i}]\n" for i in range(1300)),
        "".join(f"{'a.' * 39}b{i} = 1\n" for i in range(1200)),
        "".join(f"a{i} = {'[' * 200}{']' * 200}\n" for i in range(300)),
    ],
    ids=lambda text: text[:12].strip(),
)
def test_absurd_nesting_is_refused_at_once(text):
    begun = time.process_time()
    with pytest.raises(EuphoriaError):
        loads((HEAD + text)[:LIMIT])
    assert time.process_time() - begun < 3


def test_a_comment_may_have_as_many_dots_as_it_likes(data):
    text = (data / "four.toml").read_text()
    assert loads(f"#{'.' * 300}\n{text}") == loads(text)
