"""Training in generations: self-play by the best net so far, learning, and a match that decides whether the new net
takes its place.

A folder holds everything: `log.jsonl` (a line a generation: recipe, losses, matches), `generation_N.bin` (a network
file each) and `learner_N.npz` (the learner's own numbers).  Samples are not kept: the same task makes the same samples
anywhere, so a training that is taken up again makes those that it needs anew.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from euphoria_ai.core.search.network import Network
from euphoria_ai.core.search.selfplay import Thinker, contest
from euphoria_ai.editions import rules_id
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import write_atomic
from euphoria_ai.games.processes import work_through
from euphoria_ai.intervals import wilson
from euphoria_ai.search.networks import read_network, sizes, write_network
from euphoria_ai.training.data import Positions, Task, make, together
from euphoria_ai.training.learner import Learner

CHUNK = 10_000  # samples a task
HELD = 20  # one chunk in so many is held out to measure losses
DEALS = 20  # deals a task of a match, each played from every seat
Progress = Callable[[str, float], object]  # (what is done, share of it)


@dataclass(frozen=True)
class Recipe:
    """How a net is trained; two trainings with the same recipe give the same nets."""

    edition: str = "base"
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    samples: int = 200_000  # a generation and number of seats
    first: float = 3.0  # generation 0, of plain policy play, has so many times the samples
    first_rate: float = 0.06  # share of the starts of turns that become samples, in generation 0,
    rate: float = 0.3  # ... and later
    epochs: float = 1.5
    window: int = 3  # generations that are learnt from; generation 0 only where there is no other
    step: float = 1.5e-3  # of Adam, in generation 0,
    later_step: float = 8e-4  # ... and later
    noise: float = 0.04  # share of decisions left to the policy
    turns: int = 0  # turns of others that one-ply play plays out
    deals: int = 240  # most deals of a match, for each number of seats
    seed: int = 1


@dataclass
class Generation:
    """What became of a generation."""

    number: int
    accepted: bool
    losses: dict[int, tuple[float, float]]  # by seats: on held-out samples before and after learning
    matches: dict[int, tuple[float, int]]  # by seats: share of the win against the net before, games
    recipe: dict[str, Any] = field(default_factory=dict)


def generation_of(number: int, row: dict[str, Any]) -> Generation:
    """A generation out of its line of the log."""
    losses, matches = ({int(seats): tuple(pair) for seats, pair in row[name].items()} for name in ("losses", "matches"))
    return Generation(number, row["accepted"], losses, matches, row["recipe"])


class Training:
    """A training in a folder.  `run` does the next generation and may be stopped at any moment."""

    def __init__(self, folder: Path, recipe: Recipe, jobs: int = 1, progress: Progress | None = None) -> None:
        self.folder, self.recipe, self.jobs = Path(folder), recipe, jobs
        self.progress = progress or (lambda what, share: None)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.generations = list(self.read_log())
        self.samples: dict[int, dict[int, list[Positions]]] = {}  # by generation and seats

    # -- the folder

    def read_log(self) -> Iterator[Generation]:
        """The generations that are done.  Raises EuphoriaError if the log is damaged or of another recipe."""
        log = self.folder / "log.jsonl"
        for number, line in enumerate(log.read_bytes().splitlines() if log.exists() else ()):
            try:
                generation = generation_of(number, json.loads(line))
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
                raise EuphoriaError(f"{log}: line {number + 1} is damaged; take another folder") from None
            if generation.recipe != json.loads(json.dumps(asdict(self.recipe))):
                raise EuphoriaError(f"{log}: generation {number} was trained by another recipe; take another folder")
            yield generation

    def network_path(self, number: int) -> Path:
        return self.folder / f"generation_{number}.bin"

    def learner_path(self, number: int) -> Path:
        return self.folder / f"learner_{number}.npz"

    def best(self, before: int) -> int | None:
        """The last accepted generation before this one."""
        accepted = [g.number for g in self.generations if g.accepted and g.number < before]
        return accepted[-1] if accepted else None

    def numbers_of(self, generation: int | None) -> bytes | None:
        """The weights of a generation as its file holds them."""
        if generation is None:
            return None
        read_network(self.network_path(generation), self.recipe.edition)
        return self.network_path(generation).read_bytes().partition(b"\n")[2]

    # -- a generation

    def run(self) -> Generation:
        """Train the next generation: play, learn, compare, write."""
        number = len(self.generations)
        parts = self.gather(number)
        learner = self.learner_for(number, parts)
        held = {seats: rows[0] for seats, rows in self.samples[number].items()}
        before = {seats: learner.loss(rows) for seats, rows in held.items()}
        later = number > 0
        steps = learner.fit(
            parts, self.recipe.epochs, self.recipe.seed + number, self.recipe.later_step if later else self.recipe.step
        )
        for step, count, _ in steps:
            self.progress("learning", step / count)
        losses = {seats: (before[seats], learner.loss(rows)) for seats, rows in held.items()}
        matches = self.compare(number, learner.numbers())
        generation = Generation(number, better(matches), losses, matches, asdict(self.recipe))
        self.write(generation, learner)
        return generation

    def write(self, generation: Generation, learner: Learner) -> None:
        np.savez(self.learner_path(generation.number), *learner.weights, scale=learner.scale)
        training = {"generation": generation.number, "recipe": asdict(self.recipe)}
        write_network(self.network_path(generation.number), self.recipe.edition, learner.numbers(), training)
        self.generations.append(generation)
        lines = [
            json.dumps({key: value for key, value in vars(g).items() if key != "number"}) for g in self.generations
        ]
        write_atomic(self.folder / "log.jsonl", "\n".join(lines) + "\n")

    # -- samples

    def tasks(self, generation: int) -> list[Task]:
        r = self.recipe
        samples = int(r.samples * r.first) if generation == 0 else r.samples
        return [
            Task(
                edition=r.edition,
                seats=seats,
                seed=(r.seed * 1000 + generation) * 1_000_000 + seats * 100_000 + i,
                samples=min(CHUNK, samples),
                rate=r.rate if generation else r.first_rate,
                noise=r.noise,
                turns=r.turns,
            )
            for i in range(max(2, samples // CHUNK))
            for seats in r.seats
        ]

    def gather(self, number: int) -> list[Positions]:
        """What generation `number` learns from; the first chunk of each number of seats is held out."""
        first = max(min(number, 1), number - self.recipe.window + 1)
        for old in [g for g in self.samples if g < first]:
            del self.samples[old]
        for generation in range(first, number + 1):
            if generation not in self.samples:
                self.samples[generation] = self.play(generation)
        out = []
        for rows in self.samples.values():
            out += [part for chunks in rows.values() for part in chunks[1:]]
        return out

    def play(self, generation: int) -> dict[int, list[Positions]]:
        """The samples of a generation by seats: one held-out chunk, then all others together."""
        tasks = self.tasks(generation)
        numbers = self.numbers_of(self.best(generation))
        done: dict[Task, Positions] = {}
        for task, positions in work_through(play_task, numbers, tasks, self.jobs):
            done[task] = positions
            self.progress(f"self-play {generation}", len(done) / len(tasks))
        by_seats: dict[int, list[Positions]] = {}
        for task in tasks:  # in their order, whoever was first
            by_seats.setdefault(task.seats, []).append(done[task])
        held = {seats: max(1, len(chunks) // HELD) for seats, chunks in by_seats.items()}
        return {
            seats: [together(chunks[: held[seats]]), together(chunks[held[seats] :])]
            for seats, chunks in by_seats.items()
        }

    def learner_for(self, number: int, parts: list[Positions]) -> Learner:
        """A new learner, or that of the best generation so far."""
        learner = Learner(*sizes(), seed=self.recipe.seed)
        best = self.best(number)
        if best is None:
            learner.fit_scale(parts)
        else:
            with np.load(self.learner_path(best)) as kept:
                learner.scale = kept["scale"]
                learner.weights = [kept[f"arr_{i}"] for i in range(len(learner.weights))]
        return learner

    # -- matches

    def compare(self, number: int, numbers: bytes) -> dict[int, tuple[float, int]]:
        """One-ply play by the new net, one seat, against the best before (the policy, if none) in all others."""
        other = self.numbers_of(self.best(number))
        pieces = max(1, self.recipe.deals // DEALS)
        tasks = [
            (self.recipe.edition, seats, min(DEALS, self.recipe.deals), self.recipe.seed + 7_000_000 + DEALS * i)
            for i in range(pieces)
            for seats in self.recipe.seats
        ]
        shares: dict[int, list[float]] = {seats: [] for seats in self.recipe.seats}
        for seats, won in work_through(play_match, (numbers, other), tasks, self.jobs):
            shares[seats] += won
            self.progress("match", sum(map(len, shares.values())) / sum(task[1] * task[2] for task in tasks))
        return {seats: (sum(won) / len(won), len(won)) for seats, won in shares.items()}


def better(matches: dict[int, tuple[float, int]]) -> bool:
    """Is the new net no worse at any number of seats beyond noise, and better on the whole?"""
    gains = [share * seats - 1 for seats, (share, _) in matches.items()]
    worse = [wilson(share * games, games)[1] < 1 / seats for seats, (share, games) in matches.items()]
    return sum(gains) > 0 and not any(worse)


def play_task(numbers: bytes | None, task: Task) -> tuple[Task, Positions]:
    """In a process: the samples of a task."""
    return task, make(network(numbers), task)


def play_match(nets: tuple[bytes, bytes | None], task: tuple[str, int, int, int]) -> tuple[int, list[float]]:
    """In a process: a piece of a match."""
    edition, seats, deals, seed = task
    first, second = (Thinker(network(numbers)) for numbers in nets)
    return seats, contest(rules_id(edition, seats), deals * seats, seed, first, second)


def network(numbers: bytes | None) -> Network | None:
    return None if numbers is None else Network(*sizes(), numbers)
