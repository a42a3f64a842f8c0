"""Moves in full names: what they say, that they can be typed, and that every verb has its words."""

import pytest

from euphoria_ai import Game, Rng
from euphoria_ai.catalog import MARKET_IDS, SPACE_IDS, TILE_IDS
from euphoria_ai.moves.full_names import full_name, items
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.spoken import SPOKEN, Speaker
from euphoria_ai.moves.verbs import VERBS
from euphoria_ai.moves.writing import move_texts

TILES = [0, 0, TILE_IDS.index("stadium_of_guaranteed_home_runs") + 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("place 3 market_sa", "place 3 on Stadium of Guaranteed Home Runs (Subterra A)"),
        ("place 3 build_ea_1", "place 3 on Euphoria construction site A (clay)"),
        ("retrieve 3@farm 4@market_sa", "retrieve 3 from Farm and 4 from Stadium of Guaranteed Home Runs (Subterra A)"),
        ("pay 2 gold bat", "pay 2 gold and 1 baseball bat"),
        ("pay energy by jefferson_the_shock_artist", "pay 1 energy by Jefferson the Shock Artist"),
        ("pay worker 3", "pay worker 3"),
        ("discard 2 bat 2 box bifocals", "discard 2 baseball bats, 2 board game boxes and 1 bifocals"),
        ("buy 4 bat", "take baseball bat from bazaar slot 4"),
        ("star market_sa", "star on Stadium of Guaranteed Home Runs (Subterra A)"),
        ("star territory_icarite", "star on the Icarite territory"),
        ("decline lee_the_gossip", "do without Lee the Gossip"),
        ("P2: place 3 farm", "P2 Ben: place 3 on Farm"),
        ("bump P2 5", "bump 5 of P2 Ben"),
        ("some roll", "some roll"),
        ("pay some cards", "pay some cards"),
        ("", ""),
    ],
)
def test_what_is_said(text, said):
    assert Speaker(TILES, ["P1 Ana", "P2 Ben"])(text) == said


def test_every_verb_is_spoken():
    assert set(SPOKEN) == set(VERBS)


def test_names_are_told_apart():
    """No two spaces are called the same but equal slots of a site; a market is called by its site until it is built."""
    names = [full_name(name, [0] * 6) for name in SPACE_IDS if not name.startswith("build_")]
    assert len(set(names)) == len(names)
    assert full_name(MARKET_IDS[0]) == full_name(MARKET_IDS[0], [0] * 6) == "market of Euphoria A"
    assert items([("gold", 0)]) == "nothing" and items([("box", 2), ("energy", 1)]) == "2 board game boxes and 1 energy"


@pytest.mark.parametrize(("edition", "seats", "seed"), [("base", 2, 1), ("base", 4, 2), ("ignorance", 3, 3)])
def test_what_is_said_can_be_typed(edition, seats, seed):
    """Every legal move of a game, read aloud, is read back as itself or as one of equal moves."""
    game, rng = Game.new(edition, seats, seed), Rng(seed)
    checked = 0
    while not game.over and checked < 1500:
        texts = move_texts(game)
        say = Speaker(game.fields()["tiles"])
        for text in list(texts)[:40]:
            assert parse_move(game, say(text)) == texts[text], (text, say(text))
            checked += 1
        game.apply(sorted(texts.values())[rng.below(len(texts))])
    assert checked >= 1500
