"""Picture, question and listed moves stand together in the window, whatever its size: no line is wider, and above the
line to type in there is room for all of them."""

import os
import re
import sys

import pexpect
import pytest

from euphoria_ai import Game, Rng
from euphoria_ai.cli.play import layout, views
from euphoria_ai.cli.text import plain
from euphoria_ai.core.search.batch import play_on
from euphoria_ai.moves.names import short_name
from euphoria_ai.narration.choices import choices
from euphoria_ai.narration.prompts import decision_prompt
from euphoria_ai.positions.data import position_data

SIZES = [(80, 24), (72, 20), (60, 24), (50, 20), (40, 16), (100, 50)]
NAMES = ["P1 Bartholomew", "P2 Bo", "P3 Anna-Maria", "P4 Li", "P5 Dee", "P6 Eve"]


def decisions(edition, seats):
    """Every decision of a whole game, as the seat that decides sees it."""
    game, rng = Game.new(edition, seats, seats), Rng(seats)
    while not game.over:
        if game.to_move is not None and game.to_move >= 0:
            yield game.view(game.to_move)
        play_on(game, rng, 1, "guided")


def screen(position, size, rows, menu=False):
    """What `play` shows at a decision."""
    found, _ = choices(position)
    menus = views.menus(decision_prompt(position), found, size, rows, menu)
    if position.kind in ("recruits", "redraw"):
        pictures = views.recruit_pictures(position, size)
    else:
        pictures = layout.pictures(position_data(position, [name[3:] for name in NAMES[: position.seats]]), size)
    return [plain(line) for line in layout.together(pictures, menus, size, rows)]


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_stands_in_the_window(edition, seats):
    for number, position in enumerate(decisions(edition, seats)):
        if number % 3:
            continue
        for size, rows in SIZES if number % 9 == 0 else SIZES[:1]:
            for menu in (False, True) if number % 9 == 0 else (False,):
                lines = screen(position, size, rows, menu)
                assert len(lines) <= rows - 1, "\n".join(lines)
                assert max(map(len, lines)) <= size, "\n".join(lines)
                assert lines[-1].strip()


def owners(lines, seats):
    """Seat -> the text of its lines: from its name to that of the next."""
    out, seat = {}, None
    for line in lines:
        begun = re.match(r"[> ](P[1-6])\b(?!:)", line)
        if begun:
            seat = begun[1]
        if seat:
            out[seat] = f"{out.get(seat, '')} {line}"
    assert len(out) == seats, "\n".join(lines)
    return out


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size, rows", [(80, 24), (72, 20), (60, 24)])
def test_recruits_stand_at_their_owner(edition, seats, size, rows):
    shown = 0
    for number, position in enumerate(decisions(edition, seats)):
        if position.kind != "turn" or number % 11:
            continue
        lines = screen(position, size, rows)
        shown += 1
        found = owners(lines, seats)
        for player in position_data(position)["players"]:
            for recruit in player["recruits"]:
                if recruit["card"]:
                    for seat, text in found.items():
                        assert (f"{short_name(recruit['card'])}(" in text) == (seat == player["seat"]), "\n".join(lines)
    assert shown >= 3


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo terminal")
@pytest.mark.parametrize("size, rows", SIZES[:5])
def test_the_terminal_shows_it_without_scrolling(size, rows, tmp_path):
    """A game of four people and players at a pseudo terminal, by the numbers of moves and some commands."""
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "euphoria_ai.cli", "play", "--seats", "4", "--levels", "1", "--seed", "3", "--no-chart"]
        + ["--save", str(tmp_path / "game.jsonl"), "--edition", "ignorance"],
        env=environment | {"TERM": "xterm", "NO_COLOR": "1"},
        dimensions=(rows, size),
        encoding="utf-8",
        timeout=60,
    )
    pictures, before = 0, None
    for typed in ["moves", "1", "moves", "help", "board", *["1", "2"] * 6]:
        child.expect_exact("P1> ")
        lines = re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", child.before).replace("\r", "").split("\n")
        assert max(map(len, lines[4:])) <= size, lines  # the first lines say where the game is saved
        begun = [number for number, line in enumerate(lines) if re.match(r"turn \d+: |Euphoria \(", line)]
        if begun and before != "board":
            pictures += 1
            assert len(lines) - begun[-1] <= rows, "\n".join(lines)
        child.sendline(typed)
        before = typed
    child.close(force=True)
    assert pictures >= 3
