"""`euphoria match`: its table, its JSON, its refusals, and Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.resources import files

import jsonschema
import pytest

from euphoria_ai.cli.main import main


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


def run(capsys, *args):
    code = main(["match", *map(str, args)])
    out, err = capsys.readouterr()
    return code, out, err


def test_table(capsys):
    code, out, err = run(capsys, "policy", "random", "--games", 4, "--jobs", 1)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert re.fullmatch(r"4 games, 2 seats, \d+\.\d turns a game, none capped", lines[0])
    assert lines[1].split() == ["player", "games", "wins", "95%", "stars", "turns", "s/move", "iter"]
    assert lines[2].split()[:2] == ["policy", "4"]
    assert lines[3].split()[:2] == ["random", "4"]
    assert re.fullmatch(r"50\.0% would be even; by seat: P1 \d+\.\d%, P2 \d+\.\d%", lines[4])
    assert len(lines) == 5
    assert all(len(line) <= 80 for line in lines)


def test_json_follows_its_schema(capsys):
    code, out, _ = run(
        capsys, "policy", "ismcts:iterations=2", "random", "--seats", 4, "--games", 12, "--cap", 60, "--json"
    )
    assert code == 0
    data = json.loads(out)
    schema = json.loads(files("euphoria_ai").joinpath("schemas/match.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(data, schema)
    assert data["capped"] == data["games"] == data["planned"] == 12


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["policy"], 2, "a match needs two players or more"),
        (["policy", "random", "--seats", "7"], 2, "7 is not in the range 2<=x<=6"),
        (["policy", "random", "level1", "--seats", "2"], 2, "3 players do not fit 2 seats"),
        (["policy", "rndom"], 1, "euphoria: there is no player 'rndom'; did you mean 'random'?"),
        (
            ["policy", "random", "--out", "/no/such/folder/x.jsonl"],
            1,
            "euphoria: /no/such/folder/x.jsonl: cannot be written: no such file or directory",
        ),
        (
            ["policy", "random", "--player-module", "no_such_module"],
            1,
            "euphoria: no module 'no_such_module' to take players from",
        ),
    ],
)
def test_refusals(capsys, args, code, message):
    found, out, err = run(capsys, *args)
    assert (found, out) == (code, "")
    assert message in err


def test_list_of_players(capsys):
    code, out, _ = run(capsys, "--help-players")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[:4]] == ["random", "policy", "flat", "ismcts"]


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_shows_and_keeps_what_is_done(tmp_path):
    out = tmp_path / "match.jsonl"
    command = [
        sys.executable,
        "-m",
        "euphoria_ai.cli",
        "match",
        "random",
        "policy",
        "--games",
        "100000",
        "--jobs",
        "1",
        "--out",
        str(out),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (out.exists() and out.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=20)
    assert process.returncode == 130
    games = int(stdout.split()[0])
    assert games >= 3
    assert f"interrupted after {games} of 100000 games" in stderr
    assert "Traceback" not in stderr
    assert out.read_bytes().count(b"\n") == games + 1
