"""Players' names of a file or record: shown by every command, typed everywhere, and still there in what is written."""

import json

import pytest

from euphoria_ai import loads
from euphoria_ai.positions.files import read

TWO = """\
# the game at home
you = "ana"       # that is me
to_move = "Ana"
turn = 9

[options]
trading = true

[[player]]
name = "Ana"
available = [3, 4]
goods = "2 energy"    # both from the generator
morale = 2
recruits = "Lee"

[[player]]
name = "Ben"
available = [4]
goods = "gold"
recruits = "Nick"
"""


@pytest.fixture
def home(tmp_path):
    path = tmp_path / "home.toml"
    path.write_text(TWO, encoding="utf-8")
    return path


def test_names_are_shown(good, home):
    assert ">P1 Ana you" in good("show", home) and " P2 Ben " in good("show", home)
    assert good("legal", home).startswith("P1 Ana: place a worker")
    assert good("suggest", home, "--iterations", "50").startswith("P1 Ana: ")
    out = good("apply", home, "place 3 farm")
    assert out.startswith("P1 Ana: place 3 on Farm") and "P2 Ben: place a worker" in out


def test_names_are_typed(call, good, home):
    out = good("apply", home, "Ana: place 3 farm", "P2 Ben: place 4 aquifer", "--json")
    assert [step["seat"] for step in json.loads(out)["steps"]] == ["P1", "P2"]
    assert "trades" in good("apply", home, "trade ben give energy for gold", "Ben: accept")
    answered = call("apply", home, "trade ben give energy for gold", "accept", "place 3 farm", "--seat", "ana")
    assert answered.exit_code == 0 and "moved before" not in answered.stdout
    assert good("show", home, "--seat", "ben").count("P2 Ben you") == 1
    assert call("apply", home, "place 3 farm", "--seat", "ana").exit_code == 0
    wrong = call("apply", home, "place 3 farm", "--seat", "Ben")
    assert wrong.exit_code == 1 and "P1 Ana is to decide" in wrong.stderr
    wrong = call("apply", home, "Ben: place 3 farm")
    assert wrong.exit_code == 1 and "P1 Ana is to decide" in wrong.stderr


@pytest.mark.parametrize("command", [("show",), ("apply", "place 3 farm")])
def test_no_seat(call, home, command):
    wrong = call(command[0], home, *command[1:], "--seat", "Zoe")
    assert wrong.exit_code == 2 and "'Zoe' is no seat of this game; there is: P1 Ana, P2 Ben" in wrong.stderr


def test_names_and_comments_are_written(good, home, tmp_path):
    good("apply", home, "place 3 farm", "--out", tmp_path / "next.toml")
    text = (tmp_path / "next.toml").read_text(encoding="utf-8")
    for kept in (
        "# the game at home\n",
        'you = "ana"       # that is me\n',
        'name = "Ben"\n',
        "# both from the generator",
    ):
        assert kept in text
    code = good("show", tmp_path / "next.toml", "--code").strip()
    assert read(code).names == ["Ana", "Ben"] and loads(code) == loads(text)
    good("apply", code, "P2 Ben: place 4 farm", "--out", tmp_path / "last.toml")
    assert 'name = "Ben"' in (tmp_path / "last.toml").read_text(encoding="utf-8")


def test_names_in_json(good, valid, home):
    data = valid(good("show", home, "--json"), "position")
    assert [player["name"] for player in data["players"]] == ["Ana", "Ben"]


def test_names_of_a_record(good, call, tmp_path):
    from euphoria_ai.cli.play.seating import chairs_of
    from euphoria_ai.cli.play.session import Session

    path = str(tmp_path / "game.jsonl")
    session = Session.new(path, chairs_of(2, names=("1=Ann", "2=Bob"), levels="1"), 3)
    session.close()
    assert "P1 Ann you" in good("show", path)
    assert "P2 Bob you" in good("show", path, "--seat", "bob")
    text = good("show", path, "--seat", "Bob", "--code")
    assert read(text).names == ["Ann", "Bob"]
    assert call("show", path, "--seat", "Zoe").exit_code == 2
