"""The command itself: help, version, usage errors, exit codes, and that nothing it does not need is loaded."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from euphoria_ai.cli.main import cli


def test_version(good, process):
    from euphoria_ai import __version__

    assert good("--version") == f"euphoria {__version__}\n"
    assert process("--version").stdout == f"euphoria {__version__}\n"


def test_help_is_the_same_with_and_without_click(good, process):
    text = process("--help").stdout
    assert text == good("--help") == process("-h").stdout
    for name in ("suggest", "show", "check", "new", "legal", "apply", "cards", "bench"):
        assert f"\n  {name} " in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", ["suggest", "show", "check", "new", "legal", "apply", "cards", "bench"])
def test_help_of_commands(good, name):
    text = good(name, "--help")
    assert text.startswith(f"Usage: euphoria {name} ")
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["sugest"],
        ["suggest"],
        ["show", "--nix", "x"],
        ["suggest", "x", "--time", "0"],
        ["new", "--seats", "9"],
        ["suggest", "x", "--iterations", "many"],
        ["new", "--edition", "basic"],
        ["show", "x", "--seat", "P7"],
        ["new", "--mid", "--phase", "recruits"],
        ["apply", "x"],
        ["suggest", "x", "--time", "nan"],
    ],
)
def test_usage_errors(call, args):
    result = call(*args)
    assert result.exit_code == 2
    assert result.stdout == "" and "Usage: euphoria" in result.stderr


def test_nearest_command(call):
    assert "Did you mean 'suggest'?" in call("sugest").stderr


@pytest.mark.parametrize(
    ("args", "banned"),
    [
        (["--version"], ["click", "rich", "numpy", "re", "euphoria_ai._tables"]),
        (["--help"], ["click", "rich", "numpy", "euphoria_ai._tables"]),
        (["show", "{four}"], ["rich", "numpy", "dataclasses", "asyncio"]),
        (["legal", "{four}", "--json"], ["rich", "numpy"]),
        (["suggest", "{four}", "--iterations", "20", "--json"], ["rich", "numpy"]),
    ],
)
def test_what_is_not_loaded(data, args, banned):
    args = [arg.format(four=data / "four.toml") for arg in args]
    code = (
        "import sys; from euphoria_ai.cli.__main__ import run; before = set(sys.modules); "
        f"code = run({args!r}); loaded = [m for m in {banned!r} if m in sys.modules and m not in before]; "
        "sys.exit(code or ' '.join(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode in (0, 1) and done.stderr.strip() == ""


def test_fault_is_one_line_with_the_code(call, data, monkeypatch):
    from euphoria_ai.positions import data as model

    def fail(*_):
        raise RuntimeError("broken\nhere")

    monkeypatch.setattr(model, "position_data", fail)
    result = call("show", data / "four.toml")
    assert result.exit_code == 70
    assert result.stderr.count("\n") == 1
    assert (
        "RuntimeError: broken here" in result.stderr and "please report" in result.stderr and "EUPH1:" in result.stderr
    )
    debug = CliRunner(env={"EUPHORIA_DEBUG": "1"}).invoke(cli, ["show", str(data / "four.toml")])
    assert debug.exit_code == 70 and "Traceback" in debug.stderr


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (KeyboardInterrupt(), 130, "interrupted"),
        (MemoryError(), 1, "not enough memory"),
        (OSError(28, "No space left on device"), 1, "no space left on device"),
    ],
)
def test_other_ends(call, data, monkeypatch, error, code, text):
    from euphoria_ai.cli import source

    def fail(*_):
        raise error

    monkeypatch.setattr(source, "read_source", fail)
    result = call("show", data / "four.toml")
    assert (result.exit_code, result.stderr) == (code, f"euphoria: {text}\n")


def test_reader_of_a_pipe_that_leaves(data):
    code = "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run(['cards', '--rules']))"
    writer = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    writer.stdout.close()
    assert writer.stderr.read() == ""
    writer.stderr.close()
    assert writer.wait(30) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_full_disk(data):
    code = f"import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run(['show', {str(data / 'four.toml')!r}]))"
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-c", code], check=False, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "euphoria: no space left on device\n")
