"""Item lists and trades, nonsense that is refused quickly, and what importing the modules costs."""

import subprocess
import sys
import time

import pytest
from helpers import build
from telling import read

from euphoria_ai.catalog import RECRUITS
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.errors import AmbiguousMoveError, EuphoriaError, IllegalMoveError, InvalidMoveError
from euphoria_ai.moves.fields import VIA_RECRUIT
from euphoria_ai.moves.trades import parse_items
from euphoria_ai.moves.writing import move_texts


def board():
    return build(
        {
            "goods": "2 water energy gold 2 clay food bliss",
            "hand": "bat book",
            "morale": 2,
            "dilemma": "bat",
            "dice": {"hand": [3, 3], "farm": [4], "tunnel_wastelander": [2]},
        },
        {"dice": {"hand": [5, 6]}},
        tiles={"market_sa": "plaza_of_immortalized_humility"},
    )


def test_item_lists():
    assert parse_items("bat gold 2 food")[:9] == [0, 0, 2, 0, 1, 0, 0, 0, 1]
    assert parse_items("Teddy bear, 2 game box and brick") == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2]
    assert parse_items("nothing") == [0] * 13
    assert parse_items("gold 2 gold")[4] == 3
    with pytest.raises(InvalidMoveError, match="did you mean 'gold'"):
        parse_items("glod")
    with pytest.raises(AmbiguousMoveError, match="balloon or bat"):
        parse_items("ba")
    for text in ("2", "gold 2", "2 2 gold"):
        with pytest.raises(InvalidMoveError):
            parse_items(text)


def test_trades_are_read_like_items():
    game = build({"goods": "2 gold", "hand": "bat", "morale": 2}, {"goods": "energy"}, options={"trading": True})
    game.apply("TRADE p2 give baseball bat 2 gold for en")
    assert game.kind == "trade"
    game = build({"goods": "2 gold"}, options={"trading": True})
    for text in ("trade", "trade P2", "trade P2 give gold", "trade P2 give glod for food"):
        with pytest.raises(InvalidMoveError):
            game.apply(text)
    for text in ("trade P2 give 3 gold for food", "trade P1 give gold for food", "trade P5 give gold for food"):
        with pytest.raises(IllegalMoveError, match="R21"):
            game.apply(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "!!!",
        "\x00",
        "ünïcödé",
        "place place place",
        "42",
        "place 3 famr",
        "retrieve 3@",
        "x" * 5000,
        "b " * 150,
        "pay " + "b " * 11,
        "retrieve " + "f " * 20,
        "3 3 3",
        "DROP TABLE",
        "use use",
    ],
)
def test_nonsense_is_refused_quickly_and_changes_nothing(text):
    game = board()
    before = game.to_bytes()
    start = time.perf_counter()
    with pytest.raises(EuphoriaError):
        game.apply(text)
    assert time.perf_counter() - start < 0.5
    assert game.to_bytes() == before


def test_numbers_that_are_no_move():
    game = board()
    before = game.to_bytes()
    for move in (0, 63, 1 << 40, 26 | 255 << 6, 8 | 250 << 6, 7 | 3 << 6):
        with pytest.raises(EuphoriaError):
            game.apply(move)
    assert game.to_bytes() == before


def test_the_slowest_reading_is_quick():
    """Four workers on long names, cut short: no product of all spellings."""
    game = build({"dice": {"farm": [4], "tunnel_wastelander": [2], "incinerator": [1], "build_wa_2": [6]}})
    start = time.perf_counter()
    assert (
        read(game, "retrieve 6 wa 2 1 historical accuracy 2 tunnel w 4 fa")
        == "retrieve 4@farm 2@tunnel_wastelander 1@incinerator 6@build_wa_2"
    )
    assert read(game, "retrieve wast slot 2 incin tunnel w farm").count("@") == 4
    assert time.perf_counter() - start < 0.3


def test_the_module_stays_light():
    code = (
        "import re, sys; base = set(sys.modules); import euphoria_ai.moves.grammar, euphoria_ai.moves.refusals, "
        "euphoria_ai.narration.events;"
        "print(sorted({'difflib', 'typing', 'dataclasses', 'enum'} & set(sys.modules) - base))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_permissions_are_those_of_the_data():
    tags = {ability["tag"] for row in RECRUITS for ability in row["abilities"] if "tag" in ability}
    assert set(VIA_RECRUIT) == tags
    assert VIA_RECRUIT[1] == "brian_the_viticulturist"


def test_chance_is_read_too():
    game = Game.new("base", 2, seed=4)
    rng = Rng(1)
    while game.kind != "draw_artifact":
        moves = game.legal_moves()
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            texts = [t for t in move_texts(game) if "tunnel" in t or t == "take artifact"]
            game.apply(texts[0] if texts else moves[rng.below(len(moves))])
    assert read(game, "draw teddy bear") == read(game, "bear") == "draw bear"
    with pytest.raises(AmbiguousMoveError):
        game.apply("draw b")
