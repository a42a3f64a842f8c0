"""The network against the same sums in numpy, to the last bit; how its numbers are read; what it refuses."""

import numpy as np
import pytest
from search.dump import whole
from search.middle import games as middle_games
from search.nets import network_of, packed, random_arrays, random_network, shapes
from search.starts import games

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.features import game_features
from euphoria_ai.core.search.network import LAYERS, Network
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.core.state.ids import R_ACTIVE
from euphoria_ai.search.feature_names import board_names, seat_names
from euphoria_ai.search.networks import sizes

F = np.float32
CARDS = seat_names().index("active card 0")


# ---------------------------------------------------------------- the same sums


def in_order(game, seat, values):
    """Numbers of the features of a seat that are not 0, as they are added: by number, but cards by their slots."""
    row = game.fields()["seats"][seat]
    cards = [
        CARDS + card - 1 + (0 if flags & R_ACTIVE else 128)
        for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True)
        if card
    ]
    rest = [int(i) for i in np.flatnonzero(values) if not CARDS <= i < CARDS + 256]
    assert len(rest) + len(cards) == np.count_nonzero(values)
    return [i for i in rest if i < CARDS] + cards + [i for i in rest if i > CARDS]


def slow_exp(x):
    """e to the power of x <= 0 in single precision."""
    x = F(x)
    if x < F(-80):
        return F(0)
    n = np.floor(x * F(1.44269504) + F(0.5))
    r = (x - n * F(0.693359375)) + n * F(2.12194440e-4)
    p = F(1.9875691500e-4)
    for c in (1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1):
        p = p * r + F(c)
    p = p * r * r + r + F(1)
    return F(np.ldexp(p, int(n)))


def slow_judge(arrays, game):
    """The network's answer, every sum in its order."""
    rows, first_bias, second_rows, second_bias, third, third_bias = (part.astype(F) for part in arrays)
    board, seats = game_features(game)
    n_board = len(board)
    shared = first_bias.copy()
    for i in np.flatnonzero(np.frombuffer(board, np.uint8)):
        shared += F(board[i]) * rows[i]
    outputs = []
    for seat, values in enumerate(seats):
        first, second = shared.copy(), second_bias.copy()
        for i in in_order(game, seat, np.frombuffer(values, np.uint8)):
            first += F(values[i]) * rows[n_board + i]
        for x, row in zip(first, second_rows, strict=True):
            if x > 0:
                second += x * row
        sums = third_bias.copy()
        for i in range(LAYERS[1]):
            sums += np.maximum(second[i], F(0)) * third[:, i]
        outputs.append(sums)
    most = max(win for win, _ in outputs)
    powers, total = [slow_exp(win - most) for win, _ in outputs], F(0)
    for power in powers:
        total += power
    return [float(power / total) for power in powers], [float(stars) for _, stars in outputs]


@pytest.mark.parametrize("scale", [0.02, 0.1, 0.5])
def test_the_same_numbers_as_numpy_to_the_last_bit(scale):
    arrays = random_arrays(7, scale)
    network = network_of(arrays)
    chances = set()
    for _, game in games()[::6]:
        assert network.judge(game) == slow_judge(arrays, game)
        chances.update(network.judge(game)[0])
    assert len(chances) > 100


def test_far_behind_is_no_chance():
    """Beyond e to the power of -80 nothing is left."""
    arrays = [np.zeros(shape) for shape in shapes()]
    names = seat_names()
    arrays[0][len(board_names()) + names.index("turns until own 1"), 0] = 1
    arrays[2][0, 0] = 1
    for gap, chance in ((81, 0.0), (80, pytest.approx(np.exp(-80), rel=1e-4)), (1, pytest.approx(1 / (1 + np.e)))):
        arrays[4][0, 0] = -gap
        chances, _ = network_of(arrays).judge(Game.new("base", 2, seed=1))
        assert min(chances) == chance


@pytest.mark.parametrize("seed", range(3))
def test_chances_sum_to_one(seed):
    network = random_network(seed)
    for _, game in games()[::3]:
        chances, stars = network.judge(game)
        assert sum(chances) == pytest.approx(1, abs=1e-6)
        assert min(chances) >= 0
        assert len(chances) == len(stars) == game.seats


# ---------------------------------------------------------------- its numbers


def told_apart():
    """(number of seats, turns until own) that a unit of the second layer can stand for, and arrays in which it does."""
    pairs = [(n, wait) for n in range(2, 7) for wait in range(n)]
    arrays = [np.zeros(shape, "<f2") for shape in shapes()]
    for unit, (n, wait) in enumerate(pairs):
        arrays[0][board_names().index(f"seats {n}"), unit] = 1
        arrays[0][len(board_names()) + seat_names().index(f"turns until own {wait}"), unit] = 1
        arrays[1][unit] = -1
        arrays[2][unit, unit] = 1
    return pairs, arrays


def test_numbers_of_half_precision_are_read_as_numpy_reads_them():
    """All 63,488 that are finite, a few at a time, each as what one seat of one game is told."""
    pairs, arrays = told_apart()
    dealt = [Game.new("base", n, seed=n) for n in range(2, 7)]
    halves = np.arange(1 << 16, dtype=np.uint16).view("<f2")
    finite = halves[np.isfinite(halves)]
    assert len(finite) == 63_488
    for start in range(0, len(finite), len(pairs)):
        part = finite[start : start + len(pairs)]
        arrays[4][1, : len(part)] = part
        arrays[4][1, len(part) :] = 0
        network = network_of(arrays)
        found = {}
        for game in dealt:
            _, stars = network.judge(game)
            active = game.fields()["active"]
            found |= {(game.seats, (seat - active) % game.seats): star for seat, star in enumerate(stars)}
        assert [found[pair] for pair in pairs[: len(part)]] == [float(x) for x in part]


def test_infinite_numbers_and_none_are_refused():
    rest = packed(random_arrays(1))[2:]
    halves = np.arange(1 << 16, dtype=np.uint16)
    for bits in halves[~np.isfinite(halves.view("<f2"))]:
        with pytest.raises(ValueError, match="weight 0 is no number"):
            Network(*sizes(), int(bits).to_bytes(2, "little") + rest)
    with pytest.raises(ValueError, match="is no number"):
        Network(*sizes(), packed(random_arrays(1))[:-2] + b"\x00\x7e")


@pytest.mark.parametrize("change", [lambda b: b"", lambda b: b[:-1], lambda b: b[:-2], lambda b: b + b"\0\0"])
def test_a_wrong_count_of_numbers_is_refused(change):
    with pytest.raises(ValueError, match="bytes of weights"):
        Network(*sizes(), change(packed(random_arrays(1))))


def test_other_numbers_of_features_are_refused():
    """They would be read beyond the end of the weights."""
    numbers = packed(random_arrays(1))
    board, seat = sizes()
    for sizes_given in ((board - 1, seat + 1), (seat, board), (-1, board + seat + 1)):
        with pytest.raises(ValueError, match="features"):
            Network(*sizes_given, numbers)


def test_what_a_network_says_of_itself():
    numbers = packed(random_arrays(1))
    network = Network(*sizes(), numbers, {"edition": "base"})
    assert network.size == len(numbers) // 2 == sum(np.prod(shape) for shape in shapes())
    assert network.header == {"edition": "base"}
    assert random_network().header == {}
    with pytest.raises(TypeError):
        network.judge(None)


# ---------------------------------------------------------------- in the search


def twins(game, tree_over):
    """The trees of a game and of two others that its seat cannot tell from it."""
    position, out = game.view(game.to_move), []
    for twin in (game, position.determinize(Rng(1)), position.determinize(Rng(2))):
        tree = tree_over(twin.view(game.to_move))
        tree.run(100)
        out.append((whole(tree), tree.root_means()))
    return out


@pytest.mark.parametrize("name", [name for name, _ in middle_games()][::3])
@pytest.mark.parametrize("turns", [0, 2])
def test_a_search_with_a_network_sees_no_hidden_cards(name, turns):
    """Games that differ in what the seat cannot see grow the same tree, judged by a network too."""
    game = dict(middle_games())[name]
    network = random_network()
    trees = twins(game, lambda position: Tree(position, seed=3, network=network, turns=turns))
    assert len(trees) == 3
    assert trees[0] == trees[1] == trees[2]


def test_a_network_changes_what_a_search_finds():
    """Or the test above would say nothing."""
    game = dict(middle_games())["base 2 turn"]
    one, other = (
        twins(game, lambda position, seed=seed: Tree(position, seed=3, network=random_network(seed)))[0]
        for seed in (1, 2)
    )
    assert one != other
