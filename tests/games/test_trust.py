"""Nothing that stands in a file is run: names of players, options and values of every kind of file."""

import json

import pytest

from euphoria_ai import Game
from euphoria_ai.cli.play.session import Session
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.games.match import play_match
from euphoria_ai.games.record import Recorder
from euphoria_ai.positions.files import loads

PAYLOADS = (
    "os:system:command=touch pwned",
    "os:system",
    "posix:system:command=touch pwned",
    "subprocess:getoutput:cmd=touch pwned",
    "subprocess:run:args=touch pwned,shell=true",
    "builtins:eval:source=open('pwned' 'w')",
    "builtins:open:file=pwned,mode=w",
    "pathlib:Path.touch:self=pwned",
    "trap:Trap",
    "trap:Player",
    "trap.py:Trap",
    "./trap.py:Trap",
    "trap:",
    ":Trap",
    " trap : Trap ",
    "trap",
    "level3:iterations=1,x=__import__('trap')",
    "ismcts:weights=trap",
    "ismcts:progress=trap",
    "ismcts:__class__=trap",
    "euphoria_ai.players.registry:load_module:name=trap",
    "__main__:Trap",
)
TRAP = """
from euphoria_ai.players import Player
open("pwned", "w").close()
class Trap(Player):
    def __init__(self):
        open("pwned", "w").close()
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder in which a module waits to be run; nothing may have run it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "trap.py").write_text(TRAP)
    yield tmp_path
    assert not (tmp_path / "pwned").exists()


def record_of(path, **changes):
    """A record's file with a header of somebody else's making; returns its bytes."""
    Recorder(str(path), Game.new("base", 2, seed=7), players=[{}, {}], seed=7).close()
    head, *rest = path.read_text().splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(head) | changes) + "\n" + "".join(rest))
    return path.read_bytes()


@pytest.mark.parametrize("payload", PAYLOADS)
def test_a_player_in_a_record_runs_nothing(here, payload):
    path = here / "game.jsonl"
    before = record_of(path, players=[{"name": "", "player": "human"}, {"name": "Eve", "player": payload}])
    with pytest.raises(EuphoriaError) as caught:
        Session.resume(str(path))
    assert path.read_bytes() == before
    if payload.startswith(("os:", "subprocess:", "trap:T")):
        assert f"--player-module {payload.partition(':')[0]}" in str(caught.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": "os:system:command=touch pwned"},
        {"players": {"1": "os:system"}},
        {"players": [1, 2]},
        {"players": [["os:system:command=touch pwned"], {}]},
        {"players": [{"player": ["os:system"]}, {}]},
        {"players": [{"name": {"a": 1}}, {}]},
        {"seed": "7"},
        {"seed": 1.5},
        {"seed": True},
        {"seed": [7]},
        {"edition": ["base"]},
        {"edition": "../base"},
        {"edition": None},
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": True},
        {"seats": 10**30},
        {"options": "trading"},
        {"options": ["trading"]},
        {"options": {"trading": "yes"}},
        {"options": {"trading": [True]}},
        {"options": {"refused_recruits": ["deck"]}},
        {"options": {"no such": True}},
        {"rules": ["x"]},
        {"rules": {"x": 1}},
        {"version": [1]},
        {"format": {}},
    ],
    ids=str,
)
def test_a_bad_header_is_refused(here, changes):
    path = here / "game.jsonl"
    before = record_of(path, **changes)
    with pytest.raises(EuphoriaError):
        Session.resume(str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("payload", PAYLOADS)
def test_results_of_a_match_run_nothing(here, payload):
    """Its header is compared with the match that the user asked for; nothing of it is made."""
    path = here / "match.jsonl"
    list(play_match(("random", "policy"), games=2, jobs=0, cap=30, out=str(path)))
    head, *rest = path.read_text().splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(head) | {"players": [payload, "policy"]}) + "\n" + "".join(rest))
    with pytest.raises(EuphoriaError, match="results of another match"):
        list(play_match(("random", "policy"), games=2, jobs=0, cap=30, out=str(path)))


@pytest.mark.parametrize("payload", PAYLOADS)
def test_a_position_runs_nothing(here, payload):
    text = json.dumps(payload)
    for document in (
        f"format = {text}",
        f"edition = {text}",
        f'format = "euphoria-position"\nversion = 1\nedition = {text}\nseats = 2',
        f'format = "euphoria-position"\nversion = 1\nedition = "base"\nseats = 2\nyou = {text}\nplayers = [{text}]',
    ):
        with pytest.raises(EuphoriaError):
            loads(document)


def test_a_module_that_the_user_names_is_used(tmp_path, monkeypatch):
    from euphoria_ai.players import load_module

    monkeypatch.chdir(tmp_path)
    (tmp_path / "named_for_test.py").write_text(
        "from euphoria_ai.players import Player\nclass Named(Player):\n    def choose(self, position): return 0\n"
    )
    path = tmp_path / "game.jsonl"
    record_of(path, players=[{"player": "human"}, {"player": "named_for_test:Named"}])
    with pytest.raises(EuphoriaError, match="--player-module named_for_test"):
        Session.resume(str(path))
    load_module("named_for_test.py")
    session = Session.resume(str(path))
    session.close()
    assert type(session.players[1]).__name__ == "Named"
