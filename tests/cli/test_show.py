"""euphoria show: the picture, to the letter, and its other forms."""

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["two", "four", "six", "bump", "recruits", "middle"])
def test_picture(good, data, same, name):
    same(good("show", data / f"{name}.toml"), f"show_{name}.txt")


@pytest.mark.parametrize("name", ["two", "four", "bump"])
def test_fits_the_screen(good, data, name):
    lines = good("show", data / f"{name}.toml").splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", ["two", "four", "six", "bump", "recruits", "forced"])
def test_json(good, valid, data, name):
    value = valid(good("show", data / f"{name}.toml", "--json"), "position")
    assert good("show", value["code"]) == good("show", data / f"{name}.toml")


def test_json_knows_what_the_seat_knows(good, valid, data):
    value = valid(good("show", data / "four.toml", "--json"), "position")
    own, other = value["players"][1], value["players"][2]
    assert value["you"] == "P2" and own["dilemma"]["card"] == "dilemma_bifocals"
    assert [r["card"] for r in own["recruits"]] == ["jacko_the_archivist", "gidget_the_hypnotist"]
    assert other["recruits"][1] == {"card": None, "name": None, "faction": None, "state": "hidden", "stars": 0}
    assert value["sites"]["sa"]["tile"]["stars"] == ["P1", "P3"]
    assert {"space": "tank_water", "seat": "P3", "face": 3} in value["workers"]


def test_code_and_standard_input(good, data):
    code = good("show", data / "two.toml", "--code")
    assert code.startswith("EUPH1:") and code.count("\n") == 1
    picture = good("show", data / "two.toml")
    assert good("show", code.strip()) == picture
    assert good("show", "-", text=code) == picture
    assert good("show", "-", text=(data / "two.toml").read_text()) == picture


def test_from_another_seat_tells_no_secret(good, valid, data):
    value = valid(good("show", data / "four.toml", "--seat", "P3", "--json"), "position")
    assert value["you"] == "P3"
    own = value["players"][1]
    assert own["dilemma"]["card"] is None and own["hand"] == {} and own["cards"] == 1 and own["refused"] == [None, None]
    assert [r["card"] for r in own["recruits"]] == ["jacko_the_archivist", None]
    assert value["players"][2]["recruits"][1]["card"] is None
    again = valid(good("show", data / "four.toml", "--seat", "2", "--json"), "position")
    assert again["players"][1]["dilemma"]["card"] == "dilemma_bifocals"


def test_seat_that_is_not_there(call, data):
    result = call("show", data / "two.toml", "--seat", "P3")
    assert result.exit_code == 2 and "the position has 2 seats" in result.stderr


def test_colour(call, process, data):
    assert "\x1b[" not in process("show", data / "four.toml").stdout
    coloured = process("show", data / "four.toml", FORCE_COLOR="1").stdout
    assert "\x1b[1;36mP2" in coloured
    plain = process("show", data / "four.toml").stdout
    import re

    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    assert process("show", data / "four.toml", FORCE_COLOR="1", NO_COLOR="1").stdout == plain
    assert process("--no-color", "show", data / "four.toml", FORCE_COLOR="1").stdout == plain


def test_plain_characters(data, process):
    text = process("show", data / "four.toml", PYTHONIOENCODING="ascii", PYTHONUTF8="0").stdout
    assert text.isascii() and "?" not in text.replace("hidden ?", "")
    assert "  2 #2..5..8..11" in text and "*3 . . ." in text


def test_refused_files(call, data, tmp_path):
    missing = call("show", tmp_path / "nix.toml")
    assert (missing.exit_code, missing.stdout) == (1, "") and "there is no such file" in missing.stderr
    assert call("show", tmp_path).exit_code == 1
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    assert call("show", tmp_path / "bad.toml").exit_code == 1
    assert call("show", "-", text="edition = 7").exit_code == 1
    assert call("show", "EUPH1:abc").exit_code == 1
    assert call("show", "\udcff").exit_code == 1


def test_clues_are_shown(good, valid):
    text = '[[player]]\navailable = 1\nrecruits = "Zong"\n[[player]]\navailable = 1\nmorale = 2\nrecruits = "Faith"\n'
    text += 'hidden = "not Maxime"\ndilemma = "bat or bear"\nhand = "book, not bat"\n'
    out = good("show", "-", text=text)
    assert all(words in out for words in ("hidden card not Maxime", "dilemma bat or bear", "a card not bat"))
    clues = valid(good("show", "-", "--json", text=text), "position")["players"][1]["clues"]
    assert clues[0] == {"of": "hidden", "none_of": True, "cards": ["maxime_the_ambassador"]}
    assert [clue["of"] for clue in clues] == ["hidden", "dilemma", "hand"]


@pytest.mark.parametrize("size", [40, 55, 79])
def test_a_narrow_window_gets_words_of_its_width(size):
    """The picture is 80 columns wide; below that the same is told in words, nothing wider than the window."""
    from euphoria_ai.cli.commands.show import picture, question
    from euphoria_ai.cli.text import plain, width
    from euphoria_ai.positions.data import position_data
    from euphoria_ai.positions.files import load

    for name in ("middle", "ignorance"):
        position = load(EXAMPLES / f"{name}.toml")
        data, prompt = position_data(position, ()), question(position, ())
        lines = picture(data, prompt, size)
        assert max(width(line) for line in lines) <= size
        told = " ".join(plain(line) for line in lines)
        for player in data["players"]:
            assert f"P{player['seat']}" in told or player["seat"] in told
        assert lines != picture(data, prompt, 80)
