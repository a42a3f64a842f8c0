"""euphoria apply: moves, dice and draws; what stays unknown; nothing written on a refusal."""

import os

import pytest

HIDDEN = """
to_move = 2
turn = 20
[[player]]
available = [3, 4]
recruits = "Maxime"
hand = "bat"
[[player]]
available = [2, 5]
workers = { farm = 3 }
cards = 3
morale = 5
recruits = "Nick"
"""


@pytest.fixture
def hidden(tmp_path):
    path = tmp_path / "hidden.toml"
    path.write_text(HIDDEN)
    return path


def test_text(good, data, same):
    same(good("apply", data / "two.toml", "place 5 tunnel e", "decline julia", "roll 3"), "apply_two.txt")


def test_one_text_with_several_moves(good, data):
    assert good("apply", data / "two.toml", "place 5 tunnel e; decline julia; roll 3") == good(
        "apply", data / "two.toml", "place 5 tunnel e", "decline julia", "roll 3"
    )


def test_out_can_be_read_and_carried_on(good, valid, data, tmp_path):
    out = tmp_path / "next.toml"
    good("apply", data / "two.toml", "place 5 tunnel e", "decline julia", "--out", out)
    value = valid(good("apply", out, "roll 3", "--json"), "apply")
    whole = valid(good("apply", data / "two.toml", "place 5 tunnel e", "decline julia", "roll 3", "--json"), "apply")
    assert value["position"] == whole["position"]
    assert [step["move"] for step in whole["steps"]] == ["place 5 tunnel e", "decline julia", "roll 3"]
    assert whole["steps"][2]["events"][0] == "P1: rolls 3"


def test_illegal_move_writes_nothing(call, data, tmp_path):
    out = tmp_path / "next.toml"
    out.write_text("old")
    result = call("apply", data / "two.toml", "place 5 farm", "place 6 farm", "--out", out)
    assert result.exit_code == 1 and result.stdout == ""
    assert "move 2 of 2" in result.stderr and "(R17)" in result.stderr and "Legal here: retrieve" in result.stderr
    assert out.read_text() == "old" and os.listdir(tmp_path) == ["next.toml"]


def test_unwritable_place(call, data, tmp_path):
    result = call("apply", data / "two.toml", "place 5 farm", "--out", tmp_path / "no" / "next.toml")
    assert result.exit_code == 1 and "cannot be written" in result.stderr
    assert call("apply", data / "two.toml", "place 5 farm", "--out", tmp_path).exit_code == 1


def test_unwritable_folder_leaves_the_old_file(call, data, tmp_path, monkeypatch):
    """The last step, putting the new file in the old one's place, is refused; by hand, as root may write anywhere."""
    out = tmp_path / "next.toml"
    out.write_text("old")

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.replace", refuse)
    result = call("apply", data / "two.toml", "place 5 farm", "--out", out)
    assert result.exit_code == 1 and "cannot be written" in result.stderr
    assert out.read_text() == "old" and os.listdir(tmp_path) == ["next.toml"]


@pytest.mark.parametrize("move", ["", "  ;  ", "?", "nonsense", "place", "roll 3", "trade P2 give gold for bat"])
def test_refused_moves(call, data, move):
    result = call("apply", data / "two.toml", move)
    assert result.exit_code in (1, 2) and result.stderr and result.stdout == ""


def test_another_seat_pays_with_named_cards(good, valid, hidden):
    for moves in (["place 5 ark", "pay 2 bear"], ["place 5 ark", "pay bat bear book"]):
        value = valid(good("apply", hidden, *moves, "--json"), "apply")
        thrown = {"bear": 2} if "2 bear" in moves[1] else {"bat": 1, "bear": 1, "book": 1}
        assert value["position"]["artifacts"]["discard"] == thrown
        assert value["position"]["players"][1]["cards"] == 3 - sum(thrown.values())
        assert value["position"]["decision"]["seat"] == "P1"
        assert [note for step in value["steps"] for note in step["notes"]] == []


def test_hidden_things_stay_unknown(good, valid, hidden):
    for seed in range(5):
        value = valid(good("apply", hidden, "place 5 aquifer", "place 3 farm", "--seed", seed, "--json"), "apply")
        own, other = value["position"]["players"]
        assert [r["card"] for r in other["recruits"]] == ["nick_the_understudy", None] and other["dilemma"][
            "card"
        ] is None
        assert [r["card"] for r in own["recruits"]] == ["maxime_the_ambassador", None] and own["dilemma"][
            "card"
        ] is None
        assert other["hand"] == {} and other["cards"] == 3


def test_draws_of_others_need_not_be_typed_but_may_be(good, valid, tmp_path):
    path = tmp_path / "p.toml"
    path.write_text(
        'to_move = 2\nturn = 20\n[[player]]\navailable = [3]\nrecruits = "Ben"\nhidden = "Nick"\n'
        '[[player]]\navailable = [2, 5]\ngoods = "energy"\ncards = 1\nmorale = 5\nrecruits = "Lee"\n'
    )
    unseen = valid(good("apply", path, "place 5 tunnel e", "take artifact", "--json"), "apply")
    assert [step["move"] for step in unseen["steps"]] == ["place 5 tunnel e", "take artifact", None]
    assert unseen["position"]["players"][1]["cards"] == 2 and unseen["position"]["players"][1]["hand"] == {}
    seen = valid(
        good("apply", path, "place 5 tunnel e", "take artifact", "draw bat", "place 3 farm", "--json"), "apply"
    )
    assert seen["position"]["players"][1]["hand"] == {"bat": 1}


def test_dilemma_of_another_seat_shows_by_its_price(good, valid, hidden):
    value = valid(good("apply", hidden, "dilemma", "pay bear", "outcome star", "--json"), "apply")
    assert value["position"]["players"][1]["dilemma"] == {"card": "dilemma_bear", "used": "star"}
    assert [note for step in value["steps"] for note in step["notes"]] == []


def test_what_had_to_be_made_up_is_said(good, valid, hidden):
    value = valid(good("apply", hidden, "dilemma", "pay bear book", "outcome star", "--json"), "apply")
    assert "P2's dilemma came into the open" in value["steps"][2]["notes"][0]


def test_chance_left_to_the_program(good, valid, data):
    args = ("apply", data / "two.toml", "place 5 tunnel e", "decline julia", "?", "--json")
    assert good(*args, "--seed", "3") == good(*args, "--seed", "3")
    events = {valid(good(*args, "--seed", seed), "apply")["steps"][2]["events"][0] for seed in range(12)}
    assert len(events) > 2


def test_choice_of_recruits(good, valid, data, call):
    moves = ["keep zong nick", "keep ben", "keep amanda brian"]
    value = valid(good("apply", data / "recruits.toml", *moves, "--json"), "apply")
    named = [[r["card"] for r in player["recruits"]] for player in value["position"]["players"]]
    assert named == [
        ["zong_the_astronomer", "nick_the_understudy"],
        ["ben_the_ludologist", None],
        ["amanda_the_broker", "brian_the_viticulturist"],
    ]
    assert call("apply", data / "recruits.toml", "keep zong nick", "keep nick").exit_code == 1


def test_to_the_end_of_the_game(good, valid, data, call, tmp_path):
    value = valid(
        good("apply", data / "forced.toml", "place 3 generator", "--json", "--out", tmp_path / "end.toml"), "apply"
    )
    assert value["position"]["over"] and value["position"]["winners"] == ["P2"] and value["prompt"] is None
    assert "over, P2 wins" in good("show", tmp_path / "end.toml")
    result = call("apply", tmp_path / "end.toml", "place 3 farm")
    assert result.exit_code == 1 and "the game is over" in result.stderr
    assert valid(good("legal", tmp_path / "end.toml", "--json"), "legal")["moves"] == []


def test_moves_of_one_seat_only(call, hidden):
    """A move of another seat than the one before is said; with --seat it is refused."""
    two = ("place 5 aquifer", "place 3 farm")
    assert "P1 makes the move 'place 3 farm'; P2 moved before" in " ".join(call("apply", hidden, *two).stdout.split())
    assert "moved before" not in call("apply", hidden, two[0], f"P1: {two[1]}").stdout
    result = call("apply", hidden, *two, "--seat", "P2")
    assert result.exit_code == 1 and "P1 is to decide" in result.stderr
    assert call("apply", hidden, f"P1: {two[0]}").exit_code == 1


def test_what_is_shown_is_kept(good, valid, hidden):
    value = valid(good("apply", hidden, "dilemma", "pay bear book", "shows box", "outcome star", "--json"), "apply")
    assert value["position"]["players"][1]["dilemma"] == {"card": "dilemma_box", "used": "star"}
