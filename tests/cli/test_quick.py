"""Plain calls of `suggest` and `legal` do without click, and do the same as with it."""

import subprocess
import sys

import click
import pytest

from euphoria_ai.cli import quick
from euphoria_ai.cli.main import cli

SUGGEST = {"seconds": None, "iterations": None, "threads": 1, "seed": 1, "top": 5, "as_json": False}
PLAIN = [
    (["suggest", "game.toml"], {}),
    (["suggest", "-", "--json"], {"as_json": True}),
    (["suggest", "--iterations", "1000", "game.toml", "--json"], {"iterations": 1000, "as_json": True}),
    (["suggest", "--threads", "2", "--seed", "0", "--top", "50", "game.toml"], {"threads": 2, "seed": 0, "top": 50}),
    (["legal", "game.toml"], {}),
    (["legal", "--json", "-"], {"as_json": True}),
]
LEFT_TO_CLICK = [
    [],
    ["suggest"],
    ["suggest", "--help"],
    ["suggest", "-h", "game.toml"],
    ["suggest", "game.toml", "--iterations"],
    ["suggest", "game.toml", "--iterations", "0"],
    ["suggest", "game.toml", "--iterations", "-5"],
    ["suggest", "game.toml", "--iterations=5"],
    ["suggest", "game.toml", "--seed", "9223372036854775808"],
    ["suggest", "game.toml", "--threads", "65"],
    ["suggest", "game.toml", "--time", "2"],
    ["suggest", "game.toml", "other.toml"],
    ["suggest", "--", "game.toml"],
    ["suggest", ""],
    ["legal", "game.toml", "--top", "3"],
    ["--no-color", "legal", "game.toml"],
    ["show", "game.toml"],
]


def with_click(args):
    """The parameters that click reads from the same words."""
    with click.Context(cli) as parent:
        command = cli.get_command(parent, args[0])
        with command.make_context(args[0], list(args[1:]), parent=parent) as context:
            return context.params


@pytest.mark.parametrize(("args", "given"), PLAIN)
def test_reads_what_click_reads(args, given):
    read = quick.read(args[1:], quick.COMMANDS[args[0]][1])
    clicked = with_click(args)
    assert read | {name: value for name, value in clicked.items() if name not in read} == clicked
    assert {name: clicked[name] for name in given} == given
    assert args[0] != "suggest" or {name: clicked[name] for name in SUGGEST} == SUGGEST | given


@pytest.mark.parametrize("args", LEFT_TO_CLICK, ids=" ".join)
def test_anything_else_is_left_to_click(args):
    assert quick.plain_call(args) is None


def test_limits_and_defaults_are_those_of_click():
    for name, (_, numbers) in quick.COMMANDS.items():
        with click.Context(cli) as context:
            options = {option.opts[0]: option for option in cli.get_command(context, name).params}
        for word, (parameter, least, most, default) in numbers.items():
            option = options[word]
            found = (option.name, option.type.min, option.type.max, option.to_info_dict()["default"])
            assert found == (parameter, least, most, default)


@pytest.mark.parametrize("command", [["legal"], ["suggest", "--iterations", "20"]], ids=["legal", "suggest"])
def test_the_same_without_click(good, data, command):
    args = [*command, str(data / "middle.toml"), "--json"]
    code = (
        "import sys; from euphoria_ai.cli.__main__ import run; code = run();"
        "assert 'click' not in sys.modules, 'click was loaded'; sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert timeless(done.stdout) == timeless(good(*args))


def timeless(text):
    """The output without what a clock says."""
    return [line for line in text.splitlines() if "second" not in line]
