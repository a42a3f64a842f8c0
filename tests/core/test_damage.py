"""Damaged bytes and fields never crash the process and never run for ever: refused, or a game that can be played on."""

import subprocess
import sys
from pathlib import Path

import pytest
from core.sealing import other_rules, sealed, under_key
from helpers import build

from euphoria_ai.core.engine.game import MARK, Game
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.tables import SIZES


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["bytes", "flips", "fields", "known"])
def test_damage_is_survived(kind):
    """Tried in a process of its own; its last line tells what it could not stand."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("damage.py")), kind],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-300:] + done.stderr[-1500:]
    assert len(done.stdout.splitlines()) > 10


NOTHING = (
    "game.sample(None)",
    "game.view(0).determinize(None)",
    "Position.of(None, 0)",
    "Tree(None)",
    "playouts(None, 1, 1)",
    "clones(None, 1)",
    "play_on(None, Rng(1))",
    "play_on(game, None)",
    "play_out(None, 1, 1)",
)


@pytest.mark.parametrize("call", NOTHING)
def test_none_is_no_argument(call):
    """Where an object of the core is needed None is a TypeError; its memory is not read or written."""
    program = f"""
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.batch import play_on, play_out
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.measure.rates import clones, playouts
from euphoria_ai.core.search.tree import Tree
game = Game.new("base", 2)
try:
    {call}
except TypeError:
    print("refused")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "refused\n"), done.stderr[-300:]


@pytest.mark.parametrize(
    "data", [b"", b"E", MARK, MARK + b"\xff\xff", MARK + bytes(1100), b"EUPH0" + bytes(1100), bytes(1100)]
)
def test_what_was_never_saved(data):
    with pytest.raises(ValueError):
        Game.from_bytes(data)


def test_another_version_is_refused():
    """The format mark and the size of the state belong to a version."""
    data = build().to_bytes()
    with pytest.raises(ValueError, match="version"):
        Game.from_bytes(b"EUPH2" + data[5:])
    for other in (data + b"\0", data[:-1], data[: -SIZES["state"]]):
        with pytest.raises(ValueError, match="version"):
            Game.from_bytes(other)


def test_every_truncation_is_refused():
    data = build().to_bytes()
    for length in range(len(data)):
        with pytest.raises(ValueError):
            Game.from_bytes(data[:length])


@pytest.mark.parametrize(
    "key",
    [
        "chess/2/iib_tweaks=false",
        "base/9/iib_tweaks=false,refused_recruits=aside,trading=false",
        "base/2",
        "base/x/a=b",
        "//",
    ],
)
def test_unknown_rules_are_refused(key):
    with pytest.raises(ValueError, match="no rule set"):
        Game.from_bytes(under_key(build().to_bytes(), key))


def test_other_rules_data_are_refused():
    """A state means what the rows of its cards say: the rules data are part of it."""
    data = build().to_bytes()
    view = build().view(0).to_bytes()
    for load, saved in ((Game.from_bytes, other_rules(data)), (Position.from_bytes, view[:1] + other_rules(view[1:]))):
        with pytest.raises(ValueError, match="other rules data"):
            load(saved)


def test_a_game_is_no_position():
    game = build()
    for load, saved in ((Game.from_bytes, game.view(0).to_bytes()), (Position.from_bytes, game.to_bytes())):
        with pytest.raises(ValueError, match="not a saved state"):
            load(saved)


def test_positions_are_tested_too():
    """A seat that is not there, and cards for which there is no world."""
    data = build().view(0).to_bytes()
    for damaged in (b"\x05" + data[1:], data[:-2], b"", data + data[-1:]):
        with pytest.raises(ValueError):
            Position.from_bytes(damaged)


@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_rules_of_another_number_of_seats_are_refused(number):
    """The state of five seats under the key of another table."""
    key = build(seats=number).to_bytes()[: -SIZES["state"]]
    with pytest.raises(ValueError):
        Game.from_bytes(sealed(key + build(seats=5).to_bytes()[-SIZES["state"] :]))


def test_a_base_state_is_no_state_of_the_expansion():
    """The cards that are owned or in the deck are not in use there."""
    key = build(edition="ignorance").to_bytes()[: -SIZES["state"]]
    with pytest.raises(ValueError):
        Game.from_bytes(sealed(key + build({"recruits": ["lee_the_gossip"]}).to_bytes()[-SIZES["state"] :]))
