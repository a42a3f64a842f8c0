"""euphoria legal: numbered moves and their meanings."""

import pytest


@pytest.mark.parametrize("name", ["two", "bump"])
def test_text(good, data, same, name):
    same(good("legal", data / f"{name}.toml"), f"legal_{name}.txt")


@pytest.mark.parametrize("name", ["two", "four", "six", "bump", "recruits", "forced"])
def test_json_lists_what_the_engine_allows(good, valid, data, name):
    from euphoria_ai.positions.files import load

    position = load(data / f"{name}.toml")
    value = valid(good("legal", data / f"{name}.toml", "--json"), "legal")
    assert [row["move"] for row in value["moves"]] == [position.text(move) for move in position.legal_moves()]
    assert value["certain"] and value["decision"]["kind"] == position.kind


def test_chance_has_probabilities(call, good, valid, data, tmp_path):
    out = tmp_path / "next.toml"
    good("apply", data / "two.toml", "place 5 tunnel e", "decline julia", "--out", out)
    value = valid(good("legal", out, "--json"), "legal")
    assert value["decision"]["seat"] == "chance" and [row["move"] for row in value["moves"]] == [
        f"roll {n}" for n in range(1, 7)
    ]
    assert sum(row["probability"] for row in value["moves"]) == pytest.approx(1)
    assert "16.7 %" in good("legal", out)


def test_another_seat_with_hidden_cards(good, valid, tmp_path):
    path = tmp_path / "p.toml"
    path.write_text(
        'to_move = 2\n[[player]]\navailable = [3]\nrecruits = "Maxime"\n'
        '[[player]]\navailable = [2]\ncards = 2\nmorale = 3\nrecruits = "Nick"\n'
    )
    value = valid(good("legal", path, "--json"), "legal")
    moves = [row["move"] for row in value["moves"]]
    assert not value["certain"] and "place 2 farm" in moves and "place 2 ark" in moves and "dilemma" in moves
    assert "Hidden cards decide" in good("legal", path)


def test_lines_fit(good, data):
    for name in ("six", "recruits", "forced", "middle"):
        assert max(map(len, good("legal", data / f"{name}.toml").splitlines())) <= 80
