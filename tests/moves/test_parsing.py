"""Reading of moves in random games: every text means its move, and nothing is ever taken for another one."""

import random

import pytest
from telling import read

from euphoria_ai.catalog import ARTIFACTS, GOODS
from euphoria_ai.core.engine.game import Game
from euphoria_ai.errors import AmbiguousMoveError, EuphoriaError, IllegalMoveError
from euphoria_ai.moves.names import find
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.writing import move_text, move_texts


def games(seats, tweaks, cap, seed=0):
    """Decisions of a random game, every deal and trade included: (game, texts)."""
    rnd = random.Random(seed)
    game = Game.new("base", seats, options={"iib_tweaks": tweaks, "trading": tweaks})
    for _ in range(cap):
        if game.over:
            return
        texts = move_texts(game)
        yield game, texts
        if tweaks and game.kind in ("turn", "more") and rnd.random() < 0.1 and offer_something(game, rnd):
            continue
        liked = [t for t in texts if t.startswith(("use", "accept", "place", "another", "dilemma", "pay"))]
        game.apply(texts[rnd.choice(liked if liked and rnd.random() < 0.7 else list(texts))])


def offer_something(game, rnd):
    """Offer a good of the active player for one of the next player's; False if one of them has none."""
    names = GOODS + ARTIFACTS
    partner = (game.to_move + 1) % game.seats
    owned = [
        [name for name, n in zip(names, seat["goods"] + seat["hand"], strict=True) if n]
        for seat in game.summary()["seats"]
    ]
    if not owned[game.to_move] or not owned[partner]:
        return False
    game.apply(f"trade P{partner + 1} give {rnd.choice(owned[game.to_move])} for {rnd.choice(owned[partner])}")
    return True


def cut(text, rnd):
    """A short form: words cut, ids cut to their first words, blanks and other marks between words, any case."""
    verb, *args = text.split()
    out = [verb[: rnd.randint(1, len(verb))] if rnd.random() < 0.4 else verb]
    for word in args:
        face, at, name = word.rpartition("@")
        words = [w if w.isdigit() or w == "by" else w[: rnd.randint(1, len(w))] for w in name.split("_")]
        keep = rnd.randint(1, len(words)) if words[-1].isalpha() else len(words)
        out.append(face + at + rnd.choice("_- ").join(words[:keep]))
    return rnd.choice((str.lower, str.upper, str.title))(" ".join(out))


def spells_out(short, text):
    """Does the short form name every id of the text by a full spelling, so that it means this text and no other?"""
    ids = [word.rpartition("@")[2] for word in text.split()[1:]]
    names = [
        piece
        for piece in short.lower().replace("@", " ").replace("_", " ").replace("-", " ").split()[1:]
        if not piece.isdigit()
    ]
    found = find("space", "base", tuple(names))
    return bool(found) and found[1] == 0 and found[0] <= set(ids)


CASES = [(seats, tweaks) for seats in range(2, 7) for tweaks in (False, True)]


@pytest.mark.parametrize(("seats", "tweaks"), CASES)
def test_every_text_means_its_move_and_only_that(seats, tweaks):
    for game, texts in games(seats, tweaks, 160, seed=seats):
        moves = game.legal_moves()
        assert len(texts) == len(moves) and list(texts.values()) == moves
        for text, move in texts.items():
            assert parse_move(game, text) == move
            assert move_text(game, move) == text


@pytest.mark.parametrize(("seats", "tweaks"), CASES)
def test_case_and_marks_do_not_matter(seats, tweaks):
    rnd = random.Random(seats)
    for game, texts in games(seats, tweaks, 60, seed=seats):
        for text in rnd.sample(sorted(texts), min(len(texts), 4)):
            assert parse_move(game, f"  {text.upper().replace('_', ' ')} ") == texts[text]
            assert parse_move(game, text.title().replace("_", "-").replace("@", " ")) == texts[text]


@pytest.mark.parametrize(("seats", "tweaks"), CASES)
def test_a_short_form_never_yields_a_wrong_move(seats, tweaks):
    rnd = random.Random(seats)
    resolved = 0
    for game, texts in games(seats, tweaks, 110, seed=10 + seats):
        for text in rnd.sample(sorted(texts), min(len(texts), 6)):
            short = cut(text, rnd)
            try:
                got = read(game, short)
            except AmbiguousMoveError:
                continue
            except IllegalMoveError:
                assert "tunnel" in text, (text, short)  # `tunnel e` is another space in full
                continue
            assert got == text or spells_out(short, got), (text, short, got)
            resolved += got == text
    assert resolved > 100


def test_items_and_dice_in_any_order():
    rnd = random.Random(5)
    seen = 0
    for game, texts in games(4, False, 1500, seed=3):
        for text in [
            t for t in texts if t.startswith(("pay", "take", "discard", "roll", "retrieve")) and len(t.split()) > 2
        ][:5]:
            verb, *words = text.split()
            pairs = []
            while words and words[0] != "by":
                n = 2 if words[0].isdigit() and verb not in ("roll", "retrieve") else 1
                pairs.append(words[:n])
                words = words[n:]
            rnd.shuffle(pairs)
            assert parse_move(game, " ".join([verb, *(word for pair in pairs for word in pair), *words])) == texts[text]
            seen += 1
    assert seen > 50


def test_texts_of_other_decisions_are_refused_and_change_nothing():
    rnd = random.Random(2)
    pool = []
    for game, texts in games(3, True, 250, seed=8):
        pool += rnd.sample(sorted(texts), min(2, len(texts)))
        before = game.to_bytes()
        for text in rnd.sample(pool, min(2, len(pool))):
            if text not in texts:
                try:
                    move = parse_move(game, text)
                except EuphoriaError:
                    continue
                # the only way to be understood is as a short form of a legal move: `draw` for `draw bat` and the like
                assert move_text(game, move).startswith(text), (text, move_text(game, move))
        assert game.to_bytes() == before
