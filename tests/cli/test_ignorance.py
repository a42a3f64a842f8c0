"""The commands with *Ignorance Is Bliss*."""

from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("ignorance*.toml"))
BAZAAR = next(path for path in EXAMPLES if path.stem == "ignorance-bazaar")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_show(good, valid, path):
    """The picture has the row with its prices and stays within 80 columns; JSON and code go round."""
    text = good("show", path)
    assert max(map(len, text.splitlines())) <= 80
    assert "\nbazaar 1: " in text
    value = valid(good("show", path, "--json"), "position")
    assert [card["price"] for card in value["bazaar"]] == [2, 1, 1, 0]
    assert good("show", value["code"]) == text


def test_who_left_and_who_has_no_faction(good, valid):
    path = next(path for path in EXAMPLES if path.stem == "ignorance-middle")
    assert "gone Kofi" in good("show", path)
    assert valid(good("show", path, "--json"), "position")["gone"] == ["kofi_the_hermit"]
    assert "Spiros(-)" in good("show", next(path for path in EXAMPLES if path.stem == "ignorance-two"))


def test_options_are_named_where_they_are_unusual(good):
    text = good("new", "--edition", "ignorance", "--seats", "2")
    assert "(ignorance, 2 seats)" in good("show", "-", text=text)
    text = text.replace("# free_trades = false ", "free_trades = true ").replace(
        "# factionless = true ", "factionless = false "
    )
    assert "(ignorance, 2 seats, no factionless, free_trades)" in good("show", "-", text=text)


def test_every_penalty_in_few_words(good):
    """Each tile fits a line of the picture."""
    from euphoria_ai.catalog import TABLES
    from euphoria_ai.cli.views.words import PENALTIES, penalty_text

    for row in TABLES["tiles_ignorance"]["tile"]:
        assert row["penalty_code"] in PENALTIES
        assert len(penalty_text({"id": row["id"], "penalty": row["penalty"]})) <= 40


def test_long_hands_move_to_their_own_line(good):
    cards = "balloon bat bear bifocals book box"
    text = (
        'edition = "ignorance"\nbazaar = ["bat", "book", "bear", "box"]\n'
        f'[[player]]\navailable = [1, 2, 3, 4]\nmorale = 6\nhand = "{cards}"\n[[player]]\navailable = 4\n'
    )
    picture = good("show", "-", text=text)
    assert max(map(len, picture.splitlines())) <= 80
    assert "hand balloon, bat, bear, bifocals, book, box" in picture


def test_legal_and_apply(good, valid):
    moves = valid(good("legal", BAZAAR, "--json"), "legal")["moves"]
    assert [row["move"] for row in moves] == ["buy 1 bear", "buy 2 balloon", "buy 3 bat", "buy 4 box"]
    value = valid(good("apply", BAZAAR, "bear", "water bliss", "refill book", "--json"), "apply")
    assert [row["move"] for row in value["steps"]] == ["buy 1 bear", "pay water bliss", "refill book"] or [
        row["kind"] for row in value["steps"]
    ] == ["buy", "price", "refill"]
    assert value["position"]["bazaar"][0] == {"artifact": "book", "price": 2}
    assert value["position"]["players"][1]["hand"] == {"bat": 1, "bear": 2}
    text = good("apply", BAZAAR, "4", "book")
    assert "P2: take board game box from bazaar slot 4 (free): +1 board game box" in text
    assert "book comes into the bazaar: book, teddy bear, balloon, baseball bat" in text
    text = good("apply", BAZAAR, "4", "book", "--ids")
    assert "P2: buy 4 box (free): +1 board game box" in text


def test_a_purchase_that_is_refused(call):
    result = call("apply", BAZAAR, "buy 1 box")
    assert (
        result.exit_code == 1
        and "slot 1 holds teddy bear; the bazaar: teddy bear, balloon, baseball bat, board game box (R53)"
        in result.stderr
    )


@pytest.mark.parametrize("seats", [2, 6])
def test_new(good, tmp_path, seats):
    """A file to fill in, the choice of recruits, a first turn and a middle."""
    for more in ((), ("--phase", "recruits"), ("--seed", "3"), ("--mid", "--seed", "3")):
        text = good("new", "--edition", "iib", "--seats", seats, *more)
        assert 'edition = "ignorance"' in text
        path = tmp_path / "new.toml"
        path.write_text(text)
        assert good("check", path).startswith(f"{path}: ok")
        assert good("legal", path)


def test_advice_in_the_middle_of_a_purchase(good, valid):
    value = valid(good("suggest", BAZAAR, "--iterations", 150, "--json"), "advice")
    assert {turn["moves"][0].split()[0] for turn in value["turns"]} == {"buy"}


def test_recruits_of_another_seat_are_put_back(good):
    text = (
        'edition = "ignorance"\nphase = "redraw"\n[[player]]\ndealt = ["Davaa", "Keb", "Spiros", "Ted"]\n[[player]]\n'
    )
    assert "refuse davaa_the_shredder" in good("legal", "-", text=text)
    assert "P1: is dealt Mosi" in good("apply", "-", "refuse davaa", "deal mosi", text=text)
    told = good("apply", "-", "refuse davaa", "mosi", "keep spiros mosi", "keep lars", text=text)
    assert "P1: active recruit Spiros the Model Citizen" in told and "Lars" in told


def test_cards(good):
    assert "Kofi the Hermit  recruit, factionless, ignorance" in good("cards", "kofi")
    tiles = good("cards", "--edition", "ignorance", "--tiles").splitlines()
    assert len(tiles) == 16 and tiles[0].startswith("Agency of Progressive Backstabbing")
    assert len(good("cards", "--faction", "factionless").splitlines()) == 6
    assert good("cards", "josé").startswith("José the Persuader")


def test_match(good, valid):
    value = valid(
        good("match", "policy", "random", "--edition", "ignorance", "--games", 2, "--jobs", 1, "--cap", 400, "--json"),
        "match",
    )
    assert value["edition"] == "ignorance" and value["games"] == 2
