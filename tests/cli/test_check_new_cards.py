"""euphoria check, new and cards."""

import pytest

from euphoria_ai.catalog import TABLES


def test_check(call, good, valid, data, tmp_path):
    bad = tmp_path / "bad.toml"
    bad.write_text("[[player]]\nmorale = 9\n[[player]]\n")
    assert (
        good("check", data / "four.toml", data / "two.toml") == f"{data / 'four.toml'}: ok\n{data / 'two.toml'}: ok\n"
    )
    result = call("check", data / "four.toml", bad, tmp_path / "nix")
    assert result.exit_code == 1
    assert result.stdout == f"{data / 'four.toml'}: ok\n"
    first, second = result.stderr.splitlines()
    assert (
        first.startswith(f"{bad}: line 2: player 1, morale = 9: allowed is 1 to 6")
        and second == f"{tmp_path / 'nix'}: there is no such file"
    )
    value = valid(call("check", data / "four.toml", bad, "--json").stdout, "check")
    assert not value["ok"] and [row["ok"] for row in value["files"]] == [True, False]
    assert value["files"][1]["faults"][0]["line"] == 2
    missing = valid(call("check", tmp_path / "nix", "--json").stdout, "check")["files"][0]
    assert missing["faults"] == [{"line": None, "text": "there is no such file"}]


@pytest.mark.parametrize("args", [("check",), ("show",), ("suggest",), ("legal",), ("play", "--resume")])
def test_an_empty_name_is_no_file(call, args):
    result = call(*args, "")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "euphoria: an empty name names no file\n"


def test_check_warns(good, valid):
    text = "[[player]]\navailable = [1]\n[[player]]\navailable = [2]\n"
    out = good("check", "-", text=text)
    assert out.startswith("standard input: ok\n  warning: ") and max(map(len, out.splitlines())) <= 80
    assert valid(good("check", "-", "--json", text=text), "check")["files"][0]["warnings"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_template_is_sound(good, seats, tmp_path):
    out = tmp_path / "new.toml"
    text = good("new", "--seats", seats)
    assert text.startswith("# A position of Euphoria") and text.count("[[player]]") >= seats
    assert good("new", "--seats", seats, "--out", out) == "" and out.read_text() == text
    assert good("check", out).startswith(f"{out}: ok\n")


@pytest.mark.parametrize(
    "args",
    [["--mid", "--seed", "5"], ["--phase", "recruits", "--seed", "5"], ["--seed", "5"], ["--mid", "--seats", "5"]],
)
def test_dealt_positions(good, valid, args):
    text = good("new", *args)
    assert text == good("new", *args)
    assert good("check", "-", text=text) == "standard input: ok\n"
    value = valid(good("show", "-", "--json", text=text), "position")
    assert value["you"] == value["decision"]["seat"]
    assert value["decision"]["kind"] == ("recruits" if "--phase" in args else "turn")
    placed = max(player["stars"]["placed"] for player in value["players"])
    assert (placed >= 4) == ("--mid" in args)


def test_new_does_not_touch_the_old_file_on_failure(call, tmp_path):
    assert call("new", "--out", tmp_path / "no" / "x.toml").exit_code == 1
    assert call("new", "--out", tmp_path).exit_code == 1


def test_cards_in_full(good, same):
    same("".join(good("cards", name) + "\n" for name in ("maxime", "spa", "R27", "generator")), "cards.txt")


@pytest.mark.parametrize(
    ("names", "ids"),
    [
        (["maxime"], ["maxime_the_ambassador"]),
        (["Spa", "of", "Fleeting", "Pleasure"], ["spa_of_fleeting_pleasure"]),
        (["r50", "C12"], ["R50", "C12"]),
        (["tunnel", "e", "incin"], ["tunnel_euphorian", "incinerator"]),
        (["bat dilemma"], ["dilemma_bat"]),
        (["jonathan"], ["jonathan_the_gambler", "jonathan_the_artist"]),
        (["site ea"], ["site_ea"]),
    ],
)
def test_cards_found(good, valid, names, ids):
    assert [card["id"] for card in valid(good("cards", *names, "--json"), "cards")["cards"]] == ids


def test_cards_missed(call, valid):
    result = call("cards", "maksime")
    assert result.exit_code == 1 and "did you mean Maxime the Ambassador" in result.stderr and result.stdout == ""
    both = call("cards", "maxime", "zzzz", "--json")
    assert both.exit_code == 1
    value = valid(both.stdout, "cards")
    assert [card["id"] for card in value["cards"]] == ["maxime_the_ambassador"] and value["missing"] == ["zzzz"]
    for odd in ("", " ", "--", "É", "R", "0"):
        assert call("cards", odd).exit_code in (0, 1)


def test_cards_lists(good, call, valid):
    recruits, tiles = TABLES["recruits_base"]["recruit"], TABLES["tiles_base"]["tile"]
    lines = good("cards", "--recruits", "--edition", "base").splitlines()
    assert len(lines) == len(recruits) and max(map(len, lines)) <= 80
    assert len(good("cards", "--tiles", "--edition", "base").splitlines()) == len(tiles)
    of_faction = [row for row in recruits if row["faction"] == "subterran"]
    assert len(good("cards", "--faction", "sub", "--edition", "base").splitlines()) == len(of_faction)
    assert len(valid(good("cards", "--rules", "--json"), "cards")["cards"]) > 140
    assert call("cards", "--faction", "x").exit_code == 2


def test_everything_can_be_looked_up(good, valid):
    for kind in ("--recruits", "--tiles", "--dilemmas", "--spaces"):
        for card in valid(good("cards", kind, "--json"), "cards")["cards"]:
            assert card["name"] in good("cards", card["id"])
