"""What a net learns from: samples of self-play as numpy arrays, made by tasks that any process can carry out."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from euphoria_ai.core.search.network import Network
from euphoria_ai.core.search.selfplay import Samples, Thinker, self_play
from euphoria_ai.editions import rules_id


class Positions(NamedTuple):
    """Samples of one number of seats; a row each."""

    board: np.ndarray  # uint8 [n, features of the board]
    seats: np.ndarray  # uint8 [n, seats, features of a seat]
    results: np.ndarray  # float32 [n, seats]: share of the win
    stars: np.ndarray  # uint8 [n, seats]: placed at the end

    @property
    def size(self) -> int:
        return len(self.board)

    def part(self, rows: "np.ndarray | slice") -> "Positions":
        return Positions(*(column[rows] for column in self))


@dataclass(frozen=True)
class Task:
    """A piece of self-play.  The same task gives the same samples on every machine."""

    edition: str
    seats: int
    seed: int
    samples: int
    rate: float  # share of the starts of turns that become samples
    width: int = 8
    playouts: int = 2
    noise: float = 0.03
    turns: int = 0


def make(network: Network | None, task: Task) -> Positions:
    """Play the games of a task; network: of one-ply play, None for the policy."""
    samples = Samples(task.seats, task.samples)
    thinker = Thinker(network, task.width, task.playouts, task.noise, task.turns)
    self_play(rules_id(task.edition, task.seats), task.seed, thinker, samples, task.rate)
    n = samples.n
    return Positions(
        np.frombuffer(samples.board, np.uint8).reshape(-1, samples.board_size)[:n],
        np.frombuffer(samples.seats, np.uint8).reshape(-1, task.seats, samples.seat_size)[:n],
        np.frombuffer(samples.results, np.float32).reshape(-1, task.seats)[:n],
        np.frombuffer(samples.stars, np.uint8).reshape(-1, task.seats)[:n],
    )


def together(parts: "list[Positions]") -> Positions:
    """Samples of the same number of seats, one after the other."""
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
