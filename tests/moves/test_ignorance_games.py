"""*Ignorance Is Bliss*: random positions and whole games in words;
reasons agree with the engine and tell nothing hidden.
"""

import random

import pytest
from telling import table

from euphoria_ai.catalog import ARTIFACTS, GOODS, MARKET_IDS, SPACE_IDS, SPACES, TABLES
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.moves.at_hand import AtHand
from euphoria_ai.moves.closed_spaces import space_reason
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.refusals import why_not
from euphoria_ai.moves.writing import counted, move_texts
from euphoria_ai.narration.events import describe
from euphoria_ai.narration.prompts import decision_prompt, explain_move

OWN_RECRUITS = [row["id"] for row in TABLES["recruits_ignorance"]["recruit"]]


OWN_TILES = [row["id"] for row in TABLES["tiles_ignorance"]["tile"]]


def random_tables(count):
    """Random positions with many tiles, cards and goods: (game, its index)."""
    for seed in range(count):
        rnd = random.Random(seed)
        seats = rnd.randint(2, 4)
        tiles = dict(zip(rnd.sample(MARKET_IDS, rnd.randint(0, 5)), rnd.sample(OWN_TILES, 6), strict=False))
        cards = rnd.sample(OWN_RECRUITS, 3 * seats)
        stock = [name for name in ARTIFACTS for _ in range(5)]
        rnd.shuffle(stock)
        open_spaces = [
            row["id"]
            for row in SPACES
            if row["group"] not in ("tunnel_end", "slot") and (row["group"] != "market" or row["id"] in tiles)
        ]
        rnd.shuffle(open_spaces)
        specs = []
        for i in range(seats):
            dice = {"hand": [rnd.randint(1, 6)]}
            for _ in range(rnd.randint(0, 3)):
                where = rnd.choice(("hand", open_spaces.pop()))
                dice.setdefault(where, []).append(rnd.randint(1, 6))
            morale = rnd.randint(1, 6)
            specs.append(
                {
                    "dice": dice,
                    "morale": morale,
                    "knowledge": rnd.randint(1, 4),
                    "recruits": cards[3 * i : 3 * i + rnd.randint(1, 3)],
                    "hand": " ".join(stock.pop() for _ in range(rnd.randint(0, min(morale, 4)))) or "nothing",
                    "goods": counted(zip(GOODS, [rnd.choice((0, 0, 1, 2, 4)) for _ in GOODS], strict=True)),
                    "dilemma": ARTIFACTS[i],
                    "tile_stars": [name for name in tiles if rnd.random() < 0.3],
                }
            )
        yield table(
            *specs, tiles=tiles, row=[stock.pop() for _ in range(4)], miners=tuple(rnd.choice((3, 9)) for _ in range(3))
        )


def test_a_space_has_a_reason_if_and_only_if_it_is_closed():
    """The reasons judge costs, tiles and recruits just as the engine does."""
    closed = 0
    for game in random_tables(300):
        known, legal = AtHand(game), {text.split()[2] for text in move_texts(game) if text.startswith("place")}
        for name in SPACE_IDS:
            why = space_reason(known, name)
            assert (why is None) == (name in legal), (name, why)
            closed += why is not None
    assert closed > 5000


def refused_or_read(game, text):
    try:
        parse_move(game, text)
    except EuphoriaError as error:
        assert str(error)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_are_told(seats):
    """Every text means its move, everything has words, and what a seat is told does not depend on what is hidden."""
    rnd, pool = random.Random(seats), []
    game = Game.new("ignorance", seats, options={"free_trades": seats == 3, "factionless": seats != 5})
    for _ in range(220):
        if game.over:
            break
        texts = move_texts(game)
        assert list(texts.values()) == game.legal_moves()
        prompt = decision_prompt(game)
        if game.to_move != CHANCE and game.kind != "draft":
            assert prompt == decision_prompt(game.view(game.to_move))
        for text in rnd.sample(sorted(texts), min(3, len(texts))):
            assert parse_move(game, text) == parse_move(game, text.upper().replace("_", "-")) == texts[text]
            assert explain_move(game, text)
            pool.append(text)
        refused_or_read(game, rnd.choice(pool))
        liked = [
            text for text in texts if text.startswith(("use", "accept", "place", "another", "dilemma", "pay", "bump"))
        ]
        before, views = game.fields(), [game.view(seat).fields() for seat in range(seats)]
        game.log = []
        game.apply(rnd.choice(liked if liked and rnd.random() < 0.7 else list(texts)))
        assert all(describe(before, game.fields(), game.log))
        for seat in range(seats):
            told_of_all = describe(before, game.fields(), game.log, observer=seat)
            assert told_of_all == describe(views[seat], game.view(seat).fields(), game.log, observer=seat)


def test_reasons_tell_nothing_hidden():
    """Two worlds that a seat cannot tell apart give the same words."""
    rng = Rng(1)
    for seed in range(12):
        game = Game.new("ignorance", 3, seed)
        for _ in range(60):
            if game.to_move == CHANCE:
                game.sample(rng)
                continue
            other = game.view(game.to_move).determinize(rng)
            for text in (
                "place 6 tank e",
                "use kofi",
                "buy 1",
                "keep keb ted",
                "dilemma",
                "refuse kofi",
                "retrieve all",
            ):
                assert why_not(game, text) == why_not(other, text)
            assert decision_prompt(game) == decision_prompt(other)
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
