"""Every constant of board.toml steers play: each is changed in turn, and the game goes another way."""

import json
from functools import cache
from pathlib import Path

from helpers import run_program


@cache
def lines():
    """What constants.py has played, a dict a constant."""
    done = run_program(Path(__file__).with_name("constants.py"))
    assert done.returncode == 0, done.stdout[-300:] + done.stderr[-1500:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_constant_is_tried():
    """None stands in the file that is not changed here, and none is changed that does not stand there."""
    assert [line["path"] for line in lines() if line.get("unread") or line.get("gone")] == []


def test_a_changed_constant_changes_play():
    assert [line["path"] for line in lines() if "after" in line and line["before"] == line["after"]] == []


def test_the_other_value_is_another():
    assert [line["path"] for line in lines() if "after" in line and line["value"] == line["other"]] == []
    assert len([line for line in lines() if "after" in line]) > 40
