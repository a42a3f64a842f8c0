"""The net in numpy: gradients, a toy with a known answer, and its numbers in the core."""

import numpy as np
import pytest

from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.features import game_features
from euphoria_ai.core.search.network import Network
from euphoria_ai.training.data import Positions
from euphoria_ai.training.learner import BATCH, Learner, batches_of, log_loss


def toy(n, seats, seed, board=3, seat=5):
    """Positions whose winner is the seat with the highest feature 2; it places ten stars, the others five."""
    random = np.random.default_rng(seed)
    features = random.integers(0, 10, (n, seats, seat)).astype(np.uint8)
    winner = (features[:, :, 2] * 10 + np.arange(seats)).argmax(axis=1)
    results = np.eye(seats, dtype=np.float32)[winner]
    stars = np.where(results > 0, 10, 5).astype(np.uint8)
    return Positions(random.integers(0, 4, (n, board)).astype(np.uint8), features, results, stars)


def trained(seats, epochs=40, seed=3):
    samples = [toy(6000, seats, 1)]
    learner = Learner(3, 5, seed)
    learner.fit_scale(samples)
    losses = [loss for _, _, loss in learner.fit(samples, epochs, seed, rate=0.02)]
    return learner, losses


@pytest.mark.parametrize("seats", [2, 4])
def test_a_toy_with_a_known_answer_is_learnt(seats):
    learner, losses = trained(seats)
    fresh = toy(2000, seats, 2)
    chances, stars, _ = learner.forward(fresh)
    assert losses[0] > 0.8 * np.log(seats)
    assert learner.loss(fresh) < 0.35 * np.log(seats)
    assert (chances.argmax(axis=1) == fresh.results.argmax(axis=1)).mean() > 0.85
    assert stars[fresh.results == 1].mean() > stars[fresh.results == 0].mean() + 0.1
    assert np.abs(stars - fresh.stars / 10).mean() < 0.22


def test_the_same_seed_learns_the_same():
    first, second, other = trained(3)[0], trained(3)[0], trained(3, seed=4)[0]
    assert first.numbers() == second.numbers() != other.numbers()


def test_gradients_are_those_of_the_loss():
    learner, positions = Learner(3, 5, 1), toy(40, 3, 5)
    learner.weights = [w.astype(np.float64) for w in learner.weights]
    learner.scale = learner.scale.astype(np.float64)

    def loss():
        chances, stars, _ = learner.forward(positions)
        return log_loss(chances, positions.results) + 0.1 * ((stars - positions.stars / 10) ** 2).mean()

    _, gradients = learner.gradients(positions)
    random = np.random.default_rng(1)
    for w, gradient in zip(learner.weights, gradients, strict=True):
        for _ in range(6):
            at = tuple(random.integers(0, size) for size in w.shape)
            kept, step = w[at], 1e-5
            w[at] = kept + step
            up = loss()
            w[at] = kept - step
            down = loss()
            w[at] = kept
            assert gradient[at] == pytest.approx((up - down) / (2 * step), rel=2e-3, abs=2e-6)


def test_every_sample_comes_once_before_any_comes_again():
    samples = [toy(2 * BATCH, 2, 1), toy(BATCH, 3, 2)]
    batches = batches_of(samples, np.random.default_rng(1))
    first = [next(batches) for _ in range(3)]
    assert sorted(batch.seats.shape[1] for batch in first) == [2, 2, 3]
    rows = np.concatenate([batch.seats for batch in first if batch.seats.shape[1] == 2])
    both = [np.sort(rows.reshape(2 * BATCH, -1), axis=0), np.sort(samples[0].seats.reshape(2 * BATCH, -1), axis=0)]
    assert np.array_equal(*both)


def test_the_core_judges_as_the_learner_does():
    game = Game.new("base", 4, 7)
    board, seats = game_features(game)
    learner = Learner(len(board), len(seats[0]), 1)
    learner.scale[:] = 0.5
    positions = Positions(
        np.frombuffer(board, np.uint8)[None],
        np.array([list(seat) for seat in seats], np.uint8)[None],
        np.zeros((1, 4), np.float32),
        np.zeros((1, 4), np.uint8),
    )
    chances, stars, _ = learner.forward(positions)
    network = Network(learner.board, learner.seat, learner.numbers())
    judged, expected = network.judge(game)
    assert judged == pytest.approx(chances[0], abs=2e-3)
    assert expected == pytest.approx(stars[0], abs=2e-3)
