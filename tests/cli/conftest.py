"""Fixtures: run a command line in this process, or in one of its own,
always at 80 columns and without colour unless asked.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

DATA = Path(__file__).with_name("data")
CALL = "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run())"


@pytest.fixture
def data():
    return DATA


@pytest.fixture
def call():
    """call("show", FILE) -> click's result: exit_code, stdout, stderr."""
    from euphoria_ai.cli.main import cli

    def run(*args, text=None, **env):
        result = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"} | env).invoke(
            cli, [str(arg) for arg in args], input=text
        )
        assert "Traceback" not in result.output
        return result

    return run


@pytest.fixture
def good(call):
    """Like call, for what must succeed: its standard output."""

    def run(*args, **more):
        result = call(*args, **more)
        assert result.exit_code == 0, result.output
        assert result.stderr == ""
        return result.stdout

    return run


@pytest.fixture
def process():
    """process("show", FILE) -> a finished process of its own."""

    def run(*args, text=None, **env):
        return subprocess.run(
            [sys.executable, "-c", CALL, *map(str, args)],
            check=False,
            input=text,
            capture_output=True,
            text=True,
            timeout=60,
            env=environment(env),
            encoding="utf-8",
        )

    return run


@pytest.fixture
def start():
    """start("suggest", FILE) -> a running process of its own, killed at the end."""
    running = []

    def run(*args, **env):
        running.append(
            subprocess.Popen(
                [sys.executable, "-c", CALL, *map(str, args)],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=environment(env),
            )
        )
        return running[-1]

    yield run
    for one in running:
        one.kill()
        one.communicate()


def environment(env):
    kept = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "NO_COLOR", "EUPHORIA_DEBUG")}
    return kept | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"} | env


@pytest.fixture
def same():
    """same(text, NAME): does the text equal the file data/NAME, to the letter?"""

    def compare(text, name):
        assert text == (DATA / name).read_text(encoding="utf-8")

    return compare


@pytest.fixture
def valid():
    """valid(text, SCHEMA): parses JSON and checks it against the schema; returns it."""
    import json
    from importlib.resources import files

    import jsonschema

    def check(text, name):
        schema = json.loads((files("euphoria_ai") / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        value = json.loads(text)
        jsonschema.validate(value, schema)
        return value

    return check
