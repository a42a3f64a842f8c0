"""The engine against the slow reference program, decision by decision.

Both play the same random game: at every decision they must agree on who decides, what kind of decision it is, every
legal move's text, every probability, and the whole state. The reference was written from the rules alone and shares
no code with the engine.
"""

import random
import time
from fractions import Fraction

import pytest
from helpers import ids_of
from properties.playing import pairs, some_options
from reference.game import SlowGame

from euphoria_ai.catalog import RECRUIT_IDS, TILE_IDS
from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.moves.writing import move_texts

pytestmark = pytest.mark.slow


def compare(game, slow, step):
    where = f"decision {step}, {game.stack()}"
    assert slow.kind == game.kind, where
    assert slow.seat == game.to_move, where
    if game.over:
        assert slow.summary() == game.summary(), where
        assert slow.returns() == game.returns(), where
        return {}
    texts = move_texts(game)
    assert sorted(texts) == slow.legal(), where
    if game.to_move == CHANCE:
        chances = slow.probabilities()
        for text, move in texts.items():
            assert abs(Fraction(move.probability) - chances[text]) < Fraction(1, 10**12), (where, text)
    assert without_surcharged_die(game, slow.summary()) == without_surcharged_die(game, game.summary()), where
    assert game.status() == [], where
    return texts


def without_surcharged_die(game, summary):
    """While the Agency's commodity is chosen the engine has the bumped die in the hand already, the reference still on
    the space.
    """
    if game.kind == "pay" and game.stack()[-2] == "bumped":
        summary["seats"][game.to_move].pop("dice")
    return summary


def random_trade(game, slow, rnd):
    """A small random offer of what the active player owns, as text; None when there is nothing to offer."""
    seats = slow.summary()["seats"]
    me = seats[game.to_move]
    partner = rnd.choice([i for i in range(len(seats)) if i != game.to_move])
    names = "energy water food bliss gold clay stone balloon bat bear bifocals book box".split()
    mine = [names[i] for i, n in enumerate(me["goods"] + me["hand"]) if n]
    theirs = [names[i] for i, n in enumerate(seats[partner]["goods"] + seats[partner]["hand"]) if n]
    if not mine or not theirs:
        return None
    give = " ".join(rnd.sample(sorted(mine, key=names.index), 1))
    get = " ".join(rnd.sample(sorted(theirs, key=names.index), 1))
    return f"trade P{partner + 1} give {give} for {get}"


def without_unknown_recruits(game, known):
    """The new game without the cards that the reference has not been taught, so that all others are still compared."""
    fields = game.fields()
    strange = sum(1 << i for i, name in enumerate(RECRUIT_IDS) if fields["recruit_deck"] >> i & 1 and name not in known)
    if not strange:
        return game
    fields["recruit_deck"] &= ~strange
    fields["recruit_deck_n"] -= strange.bit_count()
    return Game.from_fields(fields)


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_the_reference_knows_every_card(edition):
    """A card that is added to the data is added to tests/reference too, by its text and not by the engine's code."""
    table = SlowGame(2, edition=edition).table
    assert set(table.recruit_names) == {RECRUIT_IDS[i] for i in ids_of(edition, "recruit")}
    assert set(table.tile_names) == {TILE_IDS[i] for i in ids_of(edition, "tile")}


def play_both(seats, options, seed, cap, pick=None, recruits=()):
    rnd = random.Random(seed)
    options = dict(options)
    edition = options.pop("edition", "base")
    game, slow = Game.new(edition, seats, options=options), SlowGame(seats, edition=edition, **options)
    game = without_unknown_recruits(game, slow.table.recruit_names)
    for step in range(cap):
        texts = compare(game, slow, step)
        if game.over:
            break
        if options.get("trading") and game.kind in ("turn", "more") and rnd.random() < 0.1:
            text = random_trade(game, slow, rnd)
            if text:
                game.apply(text)
                slow.apply(text)
                continue
        wanted = [f"deal {name}" for name in recruits if f"deal {name}" in texts]
        if game.kind == "deal_recruit" and wanted:
            text = rnd.choice(wanted)
        elif pick:
            text = pick(game, sorted(texts), rnd)
        else:
            text = rnd.choice(sorted(texts))
        game.apply(texts[text])
        slow.apply(text)
    return step


def eager(game, texts, rnd):
    """Random, but uses abilities, visits and builds more than chance would."""
    liked = [
        t
        for t in texts
        if t.startswith(("use ", "accept", "place ", "another")) and "generator" not in t and "farm" not in t
    ]
    if liked and rnd.random() < 0.7:
        return rnd.choice(liked)
    return rnd.choice(texts)


def sensible(game, texts, rnd):
    """Drawn by the policy's weights: games that get somewhere."""
    liked = {game.text(move): weight for move, weight in move_weights(game).items()}
    if not liked:
        return rnd.choice(texts)
    return rnd.choices(list(liked), list(liked.values()))[0]


CASES = [(seats, tweaks, trading) for seats in range(2, 7) for tweaks in (False, True) for trading in (False, True)]


@pytest.mark.parametrize(("seats", "tweaks", "trading"), CASES)
def test_random_games_agree(seats, tweaks, trading):
    options = {"iib_tweaks": tweaks, "trading": trading, "refused_recruits": "deck" if seats % 2 else "aside"}
    for seed in range(2):
        play_both(seats, options, 100 * seats + seed, 700, eager)


@pytest.mark.parametrize("trading", [False, True])
@pytest.mark.parametrize("pick", [None, eager, sensible])
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_of_the_expansion_agree(seats, pick, trading):
    """Random, eager and sensible games, with the options of the edition."""
    for seed in range(2):
        options = {"edition": "ignorance", **some_options("ignorance", seats, seed, trading)}
        play_both(seats, options, 1000 * seats + 10 * trading + seed, 600, pick)


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_games_with_chosen_recruits_agree(edition):
    """Recruits that can answer one moment are dealt wherever the deal allows it."""
    rnd = random.Random(5)
    for seed in range(10):
        chosen = [name for pair in rnd.sample(pairs(edition), 6) for name in pair]
        seats = 2 + seed % 5
        options = {"edition": edition, **some_options(edition, seats, seed // 5, seed % 3 == 0)}
        play_both(seats, options, seed, 500, eager if seed % 2 else sensible, chosen)


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_many_games_agree(edition, capsys):
    """Some hundred games an edition, all ways of playing in turn."""
    rnd, start, total, games = random.Random(edition), time.perf_counter(), 0, 300
    for seed in range(games):
        seats = 2 + seed % 5
        options = {"edition": edition, **some_options(edition, seats, seed // 5, seed % 4 == 0)}
        chosen = [name for pair in rnd.sample(pairs(edition), 8) for name in pair] if seed % 2 else ()
        total += play_both(seats, options, 10_000 + seed, 3000, (None, eager, sensible)[seed % 3], chosen)
    with capsys.disabled():
        print(f"\n{edition}: {games} games, {total} decisions agree, {time.perf_counter() - start:.0f} s")
