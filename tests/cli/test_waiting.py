"""A pipe that is open and silent: it is said what is waited for, and what comes then is read."""

import os
import subprocess
import sys

import pytest

ENV = {**os.environ, "NO_COLOR": "1"}
TEXT = "[[player]]\navailable = 1\nrecruits = 'Zong'\nhidden = 'Lee'\ndilemma = 'bat'\n[[player]]\navailable = 1\n"


def start(*arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "euphoria_ai.cli", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENV,
    )


@pytest.mark.parametrize("command", [["check", "-"], ["legal", "-"], ["apply", "-", "place 1 farm"], ["show", "-"]])
def test_commands_say_that_they_wait_for_a_position(command):
    with start(*command) as run:
        assert run.stderr.readline() == "euphoria: waiting for a position on standard input\n"
        out, err = run.communicate(TEXT)
        assert out
        assert err == ""
        assert run.returncode == 0


def test_play_says_it_once(tmp_path):
    with start("play", "--seed", "4", "--save", str(tmp_path / "game.jsonl")) as run:
        assert run.stderr.readline() == "euphoria: waiting for a line on standard input\n"
        out, err = run.communicate("1\nhelp\nquit\n")
        assert "list all moves" in out
        assert err == ""
        assert run.returncode == 0
