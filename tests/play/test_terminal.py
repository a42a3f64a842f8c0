"""`euphoria play` under a real terminal, and with its input piped."""

import os
import re
import signal
import subprocess
import sys
import time

import pexpect
import pytest

from euphoria_ai.games.replay import Record, replay

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo terminal")

ENV = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "80", "LINES": "24"}
ME = "P1> "


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "game.jsonl")


@pytest.fixture
def table(path, tmp_path):
    """Spawn `euphoria play` with a terminal of 80 x 24; what is left running is ended."""
    running = []

    def spawn(*args, save=True):
        arguments = [
            "-m",
            "euphoria_ai.cli",
            "play",
            "--hint-iterations",
            "60",
            "--no-chart",
            *(("--save", path) if save else ()),
            *args,
        ]
        child = pexpect.spawn(
            sys.executable,
            arguments,
            env={**ENV, "XDG_DATA_HOME": str(tmp_path)},
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=20,
        )
        running.append(child)
        return child

    yield spawn
    for child in running:
        child.close(force=True)


def answer(child, text, prompt=ME):
    """Type a line at the prompt; returns what came before the next prompt."""
    child.sendline(text)
    child.expect_exact(prompt)
    return child.before


def exit_code(child):
    child.expect(pexpect.EOF)
    child.wait() if child.isalive() else None
    child.close()
    return child.exitstatus


def shown(text):
    """The text of a screen, without what steers the cursor."""
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", text).replace("\r", "")


def test_a_whole_game_by_numbers(table, path):
    child = table("--seed", "5", "--seat", "1=human", "--seat", "2=policy")
    for _ in range(400):
        if child.expect_exact([ME, "record: "]) == 1:
            break
        child.sendline("1")
    assert path in child.readline()
    assert exit_code(child) == 0
    game = replay(path)
    assert game.over


FIRST = """\
from euphoria_ai.players import register

class First:
    def choose(self, position):
        return position.legal_moves()[0]

register("first_for_test", First)
"""


def test_commands_a_bad_move_a_hint_and_an_undo(table, path, tmp_path):
    module = tmp_path / "first_for_test.py"
    module.write_text(FIRST)  # what the other seat does hangs on nothing but the rules
    child = table("--seed", "4", "--seat", "2=first_for_test", "--player-module", str(module))
    child.expect_exact(ME)
    assert "keep two recruits" in shown(child.before)
    answer(child, "1")
    assert "why not MOVE" in answer(child, "help")
    before = Record(path).lines
    said = shown(answer(child, "hint"))
    assert "best turns, with your chance to win (60 iterations):" in said
    assert re.search(r"1\. place [^:]+: (over \d+|\d+ to \d+|\d+) %", said)
    assert "is not legal" in shown(answer(child, "place 6 market_ea"))
    assert "is no move" in shown(answer(child, "frobnicate"))
    assert "there is no move number 999" in shown(answer(child, "999"))
    assert "why not what?" in shown(answer(child, "why not"))
    assert "there is no market" in shown(answer(child, "why not place 6 market_ea"))
    assert "you win" in shown(answer(child, "why not 1"))
    assert "seen from your seat" in shown(answer(child, "why"))
    assert "best turns" in shown(answer(child, "why best"))
    assert "Euphoria (base, 2 seats)" in shown(answer(child, "board"))
    assert "P1: is dealt Ethical Dilemma" in shown(answer(child, "log all"))
    assert "nothing is taken back: something hidden has been shown since" in shown(answer(child, "undo"))
    assert Record(path).lines == before
    said = shown(answer(child, "save"))
    assert "every decision is saved in" in said
    copy = path + ".copy"
    assert "a copy is saved" in shown(answer(child, f"save {copy}"))
    assert open_text(copy) == open_text(path)
    answer(child, "place 1 gen")  # nobody rolls or draws after it
    assert re.search(r"taken back: \d decision", shown(answer(child, "undo")))
    assert Record(path).lines == before
    child.sendline("quit")
    assert exit_code(child) == 0


def open_text(path):
    with open(path) as file:
        return file.read()


def test_completion_with_the_tab_key(table):
    child = table("--seed", "4")
    child.expect_exact(ME)
    child.send("mo\t\r")
    child.expect_exact("12  Phil active")
    child.expect_exact(ME)


def test_kill_and_resume(table, path):
    child = table("--seed", "6", "--levels", "1")
    child.expect_exact(ME)
    for _ in range(6):
        answer(child, "1")
    there = shown(answer(child, "log all"))
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child = table("--resume", path, save=False)
    child.expect_exact(ME)
    assert [line for line in there.splitlines() if line.startswith("  ")] == [
        line for line in shown(answer(child, "log all")).splitlines() if line.startswith("  ")
    ]
    answer(child, "1")
    child.sendline("resign")
    child.expect_exact("give up? [y/N] ")
    child.sendline("y")
    child.expect_exact("the game ends by resignation")
    assert exit_code(child) == 0


def test_ctrl_c_and_ctrl_d_leave_the_game_saved(table, path):
    child = table("--seed", "6", "--levels", "1")
    child.expect_exact(ME)
    answer(child, "1")
    child.sendintr()
    child.expect_exact("leave the game? it is saved [y/N] ")
    answer(child, "n")
    child.sendintr()
    child.expect_exact("leave the game? it is saved [y/N] ")
    child.sendintr()
    child.expect_exact("the game is saved; go on with: euphoria play --resume")
    assert exit_code(child) == 130
    child = table("--resume", path, save=False)
    child.expect_exact(ME)
    child.sendeof()
    child.expect_exact("the game is saved")
    assert exit_code(child) == 0


def test_ctrl_c_makes_a_thinking_player_move(table):
    child = table("--seed", "8", "--you", "2", "--seat", "1=ismcts:seconds=600")
    child.expect_exact("thinks; Ctrl-C makes it move")
    child.sendintr()
    child.expect_exact("it moved with its best so far")
    child.expect_exact("P2> ")


def test_several_people_do_not_see_each_other(table):
    child = table("--seed", "6", "--seat", "1=human", "--seat", "2=human", "--name", "1=Ann", "--name", "2=Bob")
    child.expect_exact("pass the screen to P1 Ann, press Enter ")
    assert "dealt" not in child.before
    child.sendline("")
    child.expect_exact("P1 Ann> ")
    own = re.search(r"the second hidden: ([^?]*)\?", " ".join(shown(child.before).split())).group(1)
    child.sendline("1")
    child.expect_exact("pass the screen to P2 Bob, press Enter ")
    assert "\x1b[2J\x1b[3J" in child.before
    covered = child.before[child.before.index("\x1b[2J") :]
    child.sendline("")
    child.expect_exact("P2 Bob> ")
    screen = shown(covered + child.before)
    for name in re.findall(r"[A-Z][a-z]+", own):
        assert name not in screen.replace("Ann", ""), name
    child.send("\x1b[A")  # nothing to go back to
    child.sendline("")
    child.sendline("log all")
    child.expect_exact("P2 Bob> ")
    child.expect_exact("P2 Bob> ")
    assert "P1 Ann: chooses two recruits" in shown(child.before)


def test_own_dice_are_typed(table):
    child = table("--seed", "6", "--levels", "1", "--dice", "own")
    child.expect_exact(ME)
    child.sendline("1")
    child.expect_exact("dice> ")
    assert "roll 2 dice: type what they show" in shown(child.before)
    assert "not while dice are rolled" in shown(answer(child, "hint", "dice> "))
    assert "roll" in shown(answer(child, "7", "dice> "))
    answer(child, "3 3", "dice> ")
    answer(child, "6 6", ME)


def test_input_from_a_pipe(path):
    command = [
        sys.executable,
        "-m",
        "euphoria_ai.cli",
        "play",
        "--seed",
        "4",
        "--levels",
        "1",
        "--save",
        path,
        "--no-chart",
    ]
    found = subprocess.run(
        command, check=False, input="1\nmoves\nquit\n", capture_output=True, text=True, env=ENV, timeout=30
    )
    assert found.returncode == 0
    assert "\x1b" not in found.stdout
    assert found.stderr == ""
    assert "the game is saved" in found.stdout
    assert all(len(line.removeprefix(ME)) <= 80 for line in found.stdout.splitlines() if path not in line)


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["--seat", "3=human", "--seats", "2"], 1, "seat 3: the game has 2 seats"),
        (["--level", "9"], 1, "'9' is no level"),
        (["--resume", "/no/such/file"], 1, "there is no such file"),
        (["--resume", "x", "--seed", "3"], 2, "--resume goes on with the game as it was"),
        (["--dice", "mine"], 2, "'mine' is not one of"),
    ],
)
def test_refusals(args, code, message, tmp_path):
    command = [sys.executable, "-m", "euphoria_ai.cli", "play", *args]
    found = subprocess.run(
        command, check=False, capture_output=True, text=True, env={**ENV, "XDG_DATA_HOME": str(tmp_path)}, timeout=30
    )
    assert found.returncode == code
    assert message in " ".join(found.stderr.split())
    assert "Traceback" not in found.stderr


def test_the_default_file_and_the_last_game(table, tmp_path):
    child = table("--seed", "6", "--levels", "1", save=False)
    child.expect_exact(ME)
    child.sendline("quit")
    assert exit_code(child) == 0
    games = list((tmp_path / "euphoria-ai" / "games").iterdir())
    assert len(games) == 1
    time.sleep(0.01)
    child = table("--resume", "last", save=False)
    child.expect_exact(ME)
    child.sendline("quit")
    assert exit_code(child) == 0
