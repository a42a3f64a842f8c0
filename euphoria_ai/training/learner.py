"""The net in numpy: forward and backward pass, Adam, and its numbers in the order in which the core takes them.

The net is that of `core.search.network`: features of the board and of a seat into 64 rectified units, 32 more, then two
outputs; the first outputs of all seats go through a softmax and are the chances to win, the second ones the stars
at the end (in tenths).  Inputs are divided by their root mean square over the data.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from euphoria_ai.core.search.network import LAYERS
from euphoria_ai.training.data import Positions

FIRST, SECOND, OUTPUTS = LAYERS
BATCH = 1024
STARS_SHARE = 0.1  # of the loss: the squared error of the stars in tenths
RATE, LOWEST_RATE = 1.5e-3, 0.02  # of Adam at the start; the last steps take this share of it
WARM = 100  # steps at most in which the rate rises
MOMENTUM, VARIANCE, TINY = 0.9, 0.999, 1e-8


class Learner:
    """A net that learns.  weights: first layer, its bias, second, third, each with its bias."""

    def __init__(self, board: int, seat: int, seed: int = 1) -> None:
        random = np.random.default_rng(seed)
        self.board, self.seat = board, seat
        self.scale = np.ones(board + seat, np.float32)  # what inputs are multiplied with
        self.weights = [
            random.normal(0, (2 / 100) ** 0.5, (board + seat, FIRST)).astype(np.float32),
            np.zeros(FIRST, np.float32),
            random.normal(0, (2 / FIRST) ** 0.5, (FIRST, SECOND)).astype(np.float32),
            np.zeros(SECOND, np.float32),
            random.normal(0, 0.1, (SECOND, OUTPUTS)).astype(np.float32),
            np.array([0, 0.7], np.float32),
        ]

    # -- inputs

    def fit_scale(self, samples: Sequence[Positions]) -> None:
        """Measure the inputs.  A feature that is almost always 0 is not blown up."""
        total = np.zeros(self.board + self.seat)
        count = 0
        for positions in samples:
            some = positions.part(slice(0, 20_000))
            seats = some.seats.astype(np.float32) ** 2
            board = some.board.astype(np.float32) ** 2
            total[: self.board] += board.mean(axis=0)
            total[self.board :] += seats.mean(axis=(0, 1))
            count += 1
        self.scale = (1 / np.sqrt(np.maximum(total / max(count, 1), 0.01))).astype(np.float32)

    # -- passes

    def forward(self, p: Positions) -> tuple:
        """(chances [n, seats], stars [n, seats], and what the way back needs)."""
        w1, b1, w2, b2, w3, b3 = self.weights
        n, seats = p.seats.shape[:2]
        board = p.board * self.scale[: self.board]
        seat = (p.seats * self.scale[self.board :]).reshape(n * seats, self.seat)
        first = (seat @ w1[self.board :]).reshape(n, seats, FIRST) + (board @ w1[: self.board] + b1)[:, None]
        first = np.maximum(first, 0, out=first).reshape(n * seats, FIRST)
        second = first @ w2 + b2
        second = np.maximum(second, 0, out=second)
        out = (second @ w3 + b3).reshape(n, seats, OUTPUTS)
        logits = out[:, :, 0] - out[:, :, 0].max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, out[:, :, 1], (board, seat, first, second)

    def gradients(self, p: Positions) -> tuple[float, list[np.ndarray]]:
        """(log loss, gradient of each of the weights) of a batch."""
        w1, _, w2, _, w3, _ = self.weights
        chances, stars, (board, seat, first, second) = self.forward(p)
        n, seats = chances.shape
        out = np.empty((n, seats, OUTPUTS), np.float32)
        out[:, :, 0] = (chances - p.results) / n
        out[:, :, 1] = STARS_SHARE * 2 * (stars - p.stars / np.float32(10)) / (n * seats)
        out = out.reshape(n * seats, OUTPUTS)
        to_second = (out @ w3.T) * (second > 0)
        to_first = (to_second @ w2.T) * (first > 0)
        shared = to_first.reshape(n, seats, FIRST).sum(axis=1)
        g1 = np.empty_like(w1)
        np.matmul(board.T, shared, out=g1[: self.board])
        np.matmul(seat.T, to_first, out=g1[self.board :])
        return log_loss(chances, p.results), [
            g1, shared.sum(axis=0), first.T @ to_second, to_second.sum(axis=0), second.T @ out, out.sum(axis=0)
        ]  # fmt: skip

    # -- training

    def fit(
        self, samples: Sequence[Positions], epochs: float, seed: int = 1, rate: float = RATE
    ) -> Iterator[tuple[int, int, float]]:
        """Generator of (step, steps, log loss of the batch): go through all samples `epochs` times, in random batches
        of one number of seats each."""
        random = np.random.default_rng(seed)
        steps = max(1, int(epochs * sum(p.size for p in samples) / BATCH))
        warm = max(1, min(WARM, steps // 10))
        batches = batches_of(samples, random)
        mean = [np.zeros_like(w) for w in self.weights]
        square = [np.zeros_like(w) for w in self.weights]
        for step in range(1, steps + 1):
            loss, gradients = self.gradients(next(batches))
            now = rate * (LOWEST_RATE + (1 - LOWEST_RATE) * (1 + np.cos(np.pi * step / steps)) / 2)
            now *= min(1.0, step / warm) * (1 - VARIANCE**step) ** 0.5 / (1 - MOMENTUM**step)
            for w, g, m, v in zip(self.weights, gradients, mean, square, strict=True):
                adam(w, g, m, v, now)
            yield step, steps, loss

    def loss(self, positions: Positions) -> float:
        """Log loss of the chances, in nats."""
        parts = [positions.part(slice(i, i + 4096)) for i in range(0, positions.size, 4096)]
        return sum(log_loss(self.forward(p)[0], p.results) * p.size for p in parts) / positions.size

    # -- numbers

    def numbers(self) -> bytes:
        """All weights as `Network` takes them: half precision, for inputs as they are."""
        w1, b1, w2, b2, w3, b3 = self.weights
        layers = (w1 * self.scale[:, None], b1, w2, b2, w3.T, b3)
        return np.concatenate([layer.ravel() for layer in layers]).astype("<f2").tobytes()


def adam(w: np.ndarray, gradient: np.ndarray, mean: np.ndarray, square: np.ndarray, rate: float) -> None:
    """A step of Adam, in place; mean and square are running means of the gradient and its square."""
    mean += (1 - MOMENTUM) * (gradient - mean)
    square += (1 - VARIANCE) * (gradient * gradient - square)
    w -= rate * mean / (np.sqrt(square) + TINY)


def log_loss(chances: np.ndarray, results: np.ndarray) -> float:
    return float(-(results * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def batches_of(samples: Sequence[Positions], random: np.random.Generator) -> Iterator[Positions]:
    """Batches without end; every sample once before any comes again."""
    while True:
        order = []
        rows = [random.permutation(p.size) for p in samples]
        for which, p in enumerate(samples):
            order += [(which, i) for i in range(0, p.size - BATCH + 1, BATCH)] or [(which, 0)]
        random.shuffle(order)
        for which, i in order:
            yield samples[which].part(np.sort(rows[which][i : i + BATCH]))
