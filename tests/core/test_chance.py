"""Chance: exact probabilities of every kind of draw and roll, and samples that follow them."""

from collections import Counter
from itertools import product
from math import comb, factorial, prod

import pinned
import pytest
from core.walk import states
from helpers import build, play

from euphoria_ai.core.engine.game import CHANCE, Game, Outcome, Rng
from euphoria_ai.moves.writing import move_texts

TWO = {"dice": {"hand": [1, 2]}}


def chances(game):
    """Text -> probability of the outcomes at hand."""
    assert game.to_move == CHANCE
    moves = game.legal_moves()
    assert all(isinstance(move, Outcome) for move in moves)
    assert moves == sorted(set(moves))
    return {game.text(move): move.probability for move in moves}


def rolling(dice):
    """A game about to roll so many dice."""
    spots = ("farm", "tunnel_euphorian", "tunnel_subterran", "generator")[:dice]
    hand = {"hand": [6]} if dice < 4 else {}
    game = build({"dice": {spot: [1] for spot in spots} | hand}, TWO)
    if game.kind == "turn":  # with no die in hand the only move is made already
        play(game, "retrieve " + " ".join(f"1@{spot}" for spot in spots))
    return game


@pytest.mark.parametrize(("dice", "outcomes"), [(1, 6), (2, 21), (3, 56), (4, 126)])
def test_rolls_are_multinomial(dice, outcomes):
    """A roll is a multiset of faces: n! over the product of the factorials of the counts, over 6 to the n."""
    found = chances(rolling(dice))
    assert len(found) == outcomes == comb(dice + 5, 5)
    for text, probability in found.items():
        counts = Counter(text.split()[1:])
        assert sum(counts.values()) == dice
        assert probability == pytest.approx(
            factorial(dice) / prod(map(factorial, counts.values())) / 6**dice, abs=1e-15
        )
    ordered = Counter(" ".join(map(str, sorted(faces))) for faces in product(range(1, 7), repeat=dice))
    assert {text.removeprefix("roll ") for text in found} == set(ordered)


def test_draw_of_an_artifact():
    game = play(
        build({**TWO, "goods": "energy"}, TWO, deck="3 bat 2 bear box"), "place 1 tunnel_euphorian", "take artifact"
    )
    assert chances(game) == pytest.approx({"draw bat": 1 / 2, "draw bear": 1 / 3, "draw box": 1 / 6})


def test_tile_of_a_completed_site():
    """R5: every tile that is not face up is equally likely, those that left the game unseen included."""
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [1]}}
    game = play(build(me, TWO, tiles={"market_ea": "bemusement_park"}), "place 1 build_sa_1")
    found = chances(game)
    assert len(found) == pinned.TILES["base"] - 1
    assert "tile bemusement_park" not in found
    assert set(found.values()) == {1 / len(found)}


def test_deals_of_the_setup():
    """R7, R8, R9: recruits and dilemmas from what is left, then the dice, then the first player among the best."""
    game, kinds = Game.new("base", 4), []
    sizes = {"deal_recruit": pinned.RECRUITS["base"], "deal_dilemma": pinned.DILEMMAS}
    while game.kind != "turn":
        if game.to_move != CHANCE:
            game.apply(game.legal_moves()[0])
            continue
        found, kind = chances(game), game.kind
        kinds.append(kind)
        assert sum(found.values()) == pytest.approx(1, abs=1e-12)
        if kind in sizes:
            assert list(found.values()) == pytest.approx([1 / sizes[kind]] * sizes[kind])
            sizes[kind] -= 1
        game.apply("roll 3 4" if kind == "roll" else game.legal_moves()[0])
    assert Counter(kinds) == {"deal_recruit": 16, "deal_dilemma": 4, "roll": 4, "start": 1}


def test_start_among_the_tied():
    """R9, C34: the start player is drawn among those with the highest sum only."""
    game = Game.new("base", 4, seed=5)
    rolls = iter(("roll 3 4", "roll 1 6", "roll 1 1", "roll 2 5"))
    while game.kind != "start":
        game.apply(next(rolls) if game.kind == "roll" else game.legal_moves()[0])
    assert chances(game) == pytest.approx({"start P1": 1 / 3, "start P2": 1 / 3, "start P4": 1 / 3})


def test_bazaar_is_filled_from_the_deck():
    """R14: four cards of the whole deck, one after the other."""
    game = Game.new("ignorance", 2, seed=5)
    while game.kind != "refill":
        game.apply(game.legal_moves()[0])
    for number, text in enumerate(("refill bat", "refill bat", "refill bear", "refill box")):
        found = chances(game)
        left = 36 - number
        assert found["refill bat"] == pytest.approx((6 - min(number, 2)) / left)
        assert found["refill balloon"] == pytest.approx(6 / left)
        game.apply(text)
    assert game.kind != "refill"


def test_probabilities_sum_to_one_wherever_chance_decides():
    """All kinds of chance decisions, met in random games of both editions."""
    kinds = Counter()
    for game in (game for seed in (2, 3, 4) for game in states(seed, every=1, steps=250)):
        if game.to_move == CHANCE:
            moves = game.legal_moves()
            assert sum(move.probability for move in moves) == pytest.approx(1, abs=1e-12)
            assert all(0 < move.probability < 1 for move in moves)
            kinds[game.kind] += 1
    assert set(kinds) == {"deal_recruit", "deal_dilemma", "roll", "start", "draw_artifact", "refill", "tile"}


SAMPLED = {
    "one die": lambda: rolling(1),
    "two dice": lambda: rolling(2),
    "three dice": lambda: rolling(3),
    "four dice": lambda: rolling(4),
    "an artifact": lambda: play(
        build({**TWO, "goods": "energy"}, TWO, deck="5 bat 2 bear box"), "place 1 tunnel_euphorian", "take artifact"
    ),
    "a tile": lambda: play(
        build({"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [1]}}, TWO), "place 1 build_sa_1"
    ),
    "a recruit": lambda: Game.new("base", 2),
    "a recruit of the expansion": lambda: Game.new("ignorance", 2),
}


@pytest.mark.parametrize("name", SAMPLED)
def test_samples_follow_the_probabilities(name):
    """Pearson's chi-square of 20,000 samples stays within four standard deviations of its mean; the seed is fixed."""
    game = SAMPLED[name]()
    rng, n = Rng(12345), 20_000
    kept = game.to_bytes()
    seen = Counter(game.clone().sample(rng) for _ in range(n))
    assert game.to_bytes() == kept
    moves = game.legal_moves()
    assert set(seen) <= set(moves)
    chi = sum((seen[move] - n * move.probability) ** 2 / (n * move.probability) for move in moves)
    free = len(moves) - 1
    assert free - 4 * (2 * free) ** 0.5 < chi < free + 4 * (2 * free) ** 0.5


def test_a_sample_is_applied():
    """The outcome that `sample` returns is the one that happened."""
    game = rolling(3)
    twin = game.clone()
    twin.apply(game.sample(Rng(3)))
    assert twin == game


def test_an_outcome_is_its_move():
    game = rolling(1)
    move = game.legal_moves()[0]
    assert (move, hash(move), move.probability) == (int(move), hash(int(move)), pytest.approx(1 / 6))
    assert list(move_texts(game)) == [f"roll {face}" for face in range(1, 7)]


# ---------------------------------------------------------------- the generator


def test_generator_gives_the_same_numbers_everywhere():
    """Pinned: records and seeds would mean something else if these changed."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(6)] == [294, 843, 371, 231, 859, 2]
    assert rng.fork().below(1000) == 598
    assert [rng.below(6) for _ in range(5)] == [3, 5, 0, 1, 0]
    assert Rng(-1).below(10**6) == Rng(2**64 - 1).below(10**6) == 29737
    assert Rng().below(2**32 - 1) == Rng(0).below(2**32 - 1) == 2075964428


def test_generators_of_one_seed_agree_and_forks_do_not_disturb():
    one, two = Rng(77), Rng(77)
    fork = one.fork()
    two.fork()
    drawn = [fork.below(100) for _ in range(10)]
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert drawn != [one.below(100) for _ in range(10)]


@pytest.mark.parametrize("n", [1, 2, 6, 48, 126])
def test_numbers_below_are_in_range_and_even(n):
    rng, count = Rng(n), 12_000
    seen = Counter(rng.below(n) for _ in range(count))
    assert set(seen) == set(range(n))
    chi = sum((times - count / n) ** 2 / (count / n) for times in seen.values())
    assert chi <= n - 1 + 4 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("n", [0, -1, 2**32])
def test_no_such_range(n):
    with pytest.raises(ValueError, match="below"):
        Rng(1).below(n)
