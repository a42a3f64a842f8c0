"""euphoria suggest: the layout, reproducible answers, Ctrl-C, refusals."""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path

import pexpect
import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))


def test_layout(data, same):
    from euphoria_ai.cli.text import plain, trimmed
    from euphoria_ai.cli.views.advice import advice_lines

    advice = json.loads((data / "advice.json").read_text(encoding="utf-8"))
    lines = [plain(trimmed(line)) for line in advice_lines(advice, "P1: place a worker (5)?", 80)]
    assert max(map(len, lines)) <= 80
    same("\n".join(lines) + "\n", "advice.txt")


def test_answer(good, data):
    text = good("suggest", data / "middle.toml", "--iterations", 2000, "--top", 3)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert (
        lines[0].startswith("P1 Ana: place a worker (5)")
        and lines[1] == "Stars placed: P1 Ana: 3, P2 Ben: 2, P3 Cleo: 3, P4 Dan: 2"
    )
    assert [line[:3] for line in lines if re.match(r" \d\. ", line)] == [" 1.", " 2.", " 3."]
    assert re.search(r"^    win \d+ % \(\d+ to \d+\)   \d+ tries", text, re.MULTILINE)
    assert not re.search(r"visits|close call|^    \* [+-]", text, re.MULTILINE)
    assert (
        re.search(r"Likely then: some card,\s+P2 Ben: ", text)
        and "Chances after the first: P1 " in text
        and "2,000 iterations, 1 thread, seed 1" in lines[-1]
    )


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_nothing_is_said_twice_or_foretold(good, path):
    """No reason stands twice in a turn, neither the moves of the first turn nor the stars are repeated, shares of a
    difference are points, and what will be rolled or drawn is not foretold."""
    text = good("suggest", path, "--iterations", 1500, "--ids")
    for turn in re.split(r"\n(?= ?\d+\. )", text):
        reasons = re.findall(r"^    [*!] (.+)$", turn, re.MULTILINE)
        assert len(reasons) == len(set(reasons))
        assert turn.count("to lose one") <= turn.count("rolls ")
    assert text.lower().count("stars placed") == 1
    assert not re.search(r"[+-]\d+(\.\d)? % (over|against)|visits", text)
    likely = text.partition("Likely then: ")[2]
    assert not re.search(r"\b(roll \d|draw \w|tile \w+_|refill)", likely)
    assert "; ".join(re.findall(r"^ 1\. (.+)$", text, re.MULTILINE))[:12] not in likely


def test_json_is_the_same_every_time(good, data):
    answers = [
        json.loads(good("suggest", data / "middle.toml", "--iterations", 200, "--seed", 4, "--json")) for _ in range(2)
    ]
    for answer in answers:
        answer.pop("timing")
    assert answers[0] == answers[1]
    assert answers[0]["schema"] == "euphoria-advice" and answers[0]["search"]["iterations"] == 200


def test_forced_win(good, data):
    text = good("suggest", data / "forced.toml")
    assert "This wins by force:" in text and "no difference" not in text


def test_threads_and_time(good, data):
    started = time.perf_counter()
    text = good("suggest", data / "two.toml", "--time", "0.3", "--threads", 2)
    assert "2 threads" in text and time.perf_counter() - started < 5


def test_recruits(good, data):
    assert " 1. keep " in good("suggest", data / "recruits.toml", "--iterations", 200)


def test_refusals(call, data, tmp_path, good):
    assert call("suggest", tmp_path / "nix").exit_code == 1
    out = tmp_path / "next.toml"
    good("apply", data / "two.toml", "place 5 farm", "--out", out)
    result = call("suggest", out, "--iterations", 10)
    assert result.exit_code == 1 and result.stdout == "" and result.stderr.count("\n") == 1
    good("apply", data / "forced.toml", "place 3 generator", "--out", out)
    assert call("suggest", out).exit_code == 1


def test_piped_output_has_no_bar(process, data):
    done = process("suggest", data / "two.toml", "--iterations", 50)
    assert done.returncode == 0 and done.stderr == "" and "\x1b" not in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_interrupt_gives_the_best_so_far(start, data, form):
    begun = time.monotonic()
    start("suggest", data / "middle.toml", "--iterations", "1").communicate(timeout=60)
    loading = time.monotonic() - begun  # on a busy machine it takes long
    process = start("suggest", data / "middle.toml", "--time", "50", *form)
    time.sleep(1 + 3 * loading)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert err == "interrupted: this is the best so far\n"
    assert json.loads(out)["search"]["interrupted"] if form else " 1. " in out and "; interrupted" in out


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
def test_bar_on_a_terminal(data):
    call = "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run())"
    child = pexpect.spawn(
        sys.executable,
        ["-c", call, "suggest", str(data / "two.toml"), "--time", "1.5"],
        encoding="utf-8",
        timeout=30,
        dimensions=(24, 80),
        env={**os.environ, "TERM": "xterm"},
    )
    child.expect("thinking")
    child.expect("iterations")
    child.expect("Likely")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
