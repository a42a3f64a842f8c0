"""`euphoria ladder`: its tables, its JSON, what it writes into a document, its refusals, and Ctrl-C."""

import os
import re
import signal
import sys
import time
from xml.etree import ElementTree

import pytest

from euphoria_ai.cli.text import plain
from euphoria_ai.cli.views.ladder import lines_of, markdown, marks, picture, put_between

TWO = ("--players", "random", "--players", "policy", "--games", 10, "--jobs", 1)


@pytest.fixture
def data():
    """A ladder as JSON would give it."""

    def player(name, *rating):
        points, low, high = rating or (None,) * 3
        return {
            "player": name,
            "rating": points,
            "low": low,
            "high": high,
            "games": 10,
            "wins": 9.5,
            "seconds_per_decision": 0.01,
        }

    pair = {"first": "random", "second": "policy", "games": 10, "capped": 0, "wins": 0.5, "share": 0.05}
    return {
        "edition": "base",
        "seats_per_game": 2,
        "games_per_pair": 10,
        "finished": True,
        "anchor": "policy",
        "no_ratings": None,
        "players": [player("policy", 0.0, 0.0, 0.0), player("random<&", -520.0, -700.0, -400.0)],
        "pairs": [pair | {"low": 0.0, "high": 0.3, "state": "clear"}],
    }


def test_tables(good, tmp_path):
    lines = good("ladder", "--out", tmp_path, *TWO).splitlines()
    assert lines[0] == "base, 2 seats, at most 10 games a pair, 10 played"
    assert lines[1].split() == ["rating", "95%", "games", "wins", "s/move", "player"]
    assert re.fullmatch(r" 1 +0 +0\.\.0 +10 +10 +0\.\d{4} policy", lines[2])
    assert re.fullmatch(r" 2 +-\d+ +-\d+\.\.-\d+ +10 +0 +0\.\d{4} random", lines[3])
    assert lines[5].split() == ["games", "wins", "95%"]
    assert lines[6].split() == ["2", "1", "10", "0", "0%..28%"]
    assert all(len(line) <= 80 for line in lines)
    ElementTree.parse(tmp_path / "base-2" / "ratings.svg")


def test_json_follows_its_schema(good, valid, tmp_path, monkeypatch):
    value = valid(good("ladder", "--out", tmp_path, "--edition", "ignorance", "--cap", 20, *TWO, "--json"), "ladder")
    assert value["pairs"][0]["capped"] == 10
    monkeypatch.setitem(sys.modules, "choix", None)
    value = valid(good("ladder", "--out", tmp_path, *TWO, "--json"), "ladder")
    assert value["no_ratings"].startswith("ratings need the library choix")


def test_without_the_library_the_table_says_so(good, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "choix", None)
    document = tmp_path / "strength.md"
    out = good("ladder", "--out", tmp_path, "--write", document, *TWO)
    assert "\nratings need the library choix: pip install 'euphoria-ai[ladder]'\n" in out
    assert "ratings need the library choix" in document.read_text()
    assert not list(tmp_path.rglob("*.svg"))


def test_the_document_is_changed_between_its_marks_only(good, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    document = tmp_path / "strength.md"
    begin, end = marks("base", 2)
    document.write_text(f"# Strength\n\n{begin}old\n{end}\nafter\n")
    good("ladder", "--out", "results", "--write", "strength.md", *TWO)
    text = document.read_text()
    assert text.startswith(
        f"# Strength\n\n{begin}    euphoria ladder --edition base --seats 2 --games 10 --out results"
    )
    assert text.endswith(f"{end}\nafter\n")
    assert "old" not in text
    assert "--players random --players policy --write strength.md\n" in text
    assert "![ratings](strength-base-2.svg)" in text
    assert "| `random` | `policy` | 10 | 0 | 0%..28% |" in text
    ElementTree.parse(tmp_path / "strength-base-2.svg")
    good("ladder", "--out", "results", "--write", "strength.md", *TWO)
    assert document.read_text() == text


def test_marks_come_at_the_end_of_a_document_without_them():
    assert put_between("", "<\n", ">\n", "x\n") == "<\nx\n>\n"
    assert put_between("text\n", "<\n", ">\n", "x\n") == "text\n\n<\nx\n>\n"
    assert put_between("text\n\n<\nold\n", "<\n", ">\n", "x\n").startswith("text\n\n<\nold\n")


def test_picture(data):
    root = ElementTree.fromstring(picture(data))
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "random<&" in texts
    assert {"-700", "0"} <= set(texts) or {"-800", "0"} <= set(texts)
    circles = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    assert float(circles[0].get("cx")) > float(circles[1].get("cx"))
    assert float(circles[0].get("cy")) < float(circles[1].get("cy"))


def test_a_long_player_takes_more_lines(data):
    spec = "boardspace:variant=shipped,playouts=100,prior=3,peek=true"
    data["players"][0]["player"] = data["pairs"][0]["second"] = spec
    data["pairs"][0]["first"] = data["players"][1]["player"] = "x" * 100
    lines = [plain(line) for line in lines_of(data)]
    ends = [line.split()[-1] for line in lines[2:7]]
    assert ends == ["boardspace:variant=shipped,", "playouts=100,prior=3,peek=true", "x" * 34, "x" * 34, "x" * 32]
    assert max(map(len, lines)) <= 80
    assert lines[-1].split() == ["2", "1", "10", "0.5", "0%..30%"]


def test_markdown_leaves_out_pairs_that_did_not_play(data):
    data["pairs"].append(data["pairs"][0] | {"second": "level1", "games": 0, "share": None})
    assert "level1" not in markdown(data, "euphoria ladder", "x.svg")


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        ((), 2, "Missing option '--out'"),
        (("--players", "policy"), 1, "a ladder needs two players or more"),
        (("--players", "policy", "--players", "rndom"), 1, "there is no player 'rndom'; did you mean 'random'?"),
        (("--games", "0"), 2, "0 is not in the range"),
    ],
)
def test_refusals(call, tmp_path, args, code, message):
    result = call("ladder", *(("--out", tmp_path) if args else ()), *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert message in result.stderr


def test_results_of_another_ladder_are_refused(call, good, tmp_path):
    good("ladder", "--out", tmp_path, *TWO)
    result = call("ladder", "--out", tmp_path, *TWO, "--seed", 2)
    assert result.exit_code == 1
    assert "results of another match: seed is 1 there, 2 here" in result.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_shows_and_keeps_what_is_done(start, tmp_path):
    two = ("--players", "random:seed=1", "--players", "random:seed=2")
    running = start("ladder", "--out", str(tmp_path), *two, "--games", "100000", "--jobs", "1")
    deadline = time.monotonic() + 30
    folder = tmp_path / "base-2"
    while time.monotonic() < deadline and not any(
        path.read_bytes().count(b"\n") > 3 for path in folder.glob("*.jsonl")
    ):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert ", not finished" in out.splitlines()[0]
    assert "interrupted; the same command goes on" in err
    assert "Traceback" not in err
