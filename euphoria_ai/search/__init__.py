"""The search as callers use it: budgets, threads and merged results over one or more trees.

Threads are root-parallel: every thread has a tree of its own over the same position, with the same policy; their counts
are added at the root.  One thread with a seed and an iteration count gives the same result on every run and machine.
"""

import math
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from euphoria_ai._tables import TABLES
from euphoria_ai.core.search.forced_wins import winning_moves
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.tree import DEFAULTS, Tree
from euphoria_ai.core.search.weights import Weights
from euphoria_ai.errors import GameOverError
from euphoria_ai.search.networks import network_for

BATCH_SECONDS = 0.02  # how often a running search looks at the clock
MAX_NODES = 2_000_000  # per tree: 64 MB
DECIDED = 0.03  # win chances nearer to 0 or 1 than this count as decided: then stars decide
SAME, SEEN, DOUBT = 0.01, 10, 0.5  # moves that are compared by stars: within so much of the best, tried so often
LEAVES = ("net", "playout")  # what a new node is judged by: the learned evaluation, or a playout to the end
NET_OPTIONS = TABLES["policy"]["net"]  # options of a tree that differ where a network judges


def leaf_options(position: Position, leaf: str | None) -> dict[str, Any]:
    """What a tree over this position is given for its leaves; leaf: None takes the network where the edition has one.

    Raises ValueError on an unknown leaf, or a network where the edition has none.
    """
    if leaf not in (None, *LEAVES):
        raise ValueError(f"leaf = {leaf!r}; allowed: {', '.join(LEAVES)}")
    network = None if leaf == "playout" else network_for(position.rules)
    if network is None:
        if leaf == "net":
            raise ValueError("leaf = 'net': there are no weights for this edition")
        return {}
    return {"network": network, "turns": turns_before_judging(position.seats), **NET_OPTIONS}


def turns_before_judging(seats: int) -> int:
    """Turns that the policy plays before the network judges: one of every rival, at least two.  It sees a position
    better than what the others are about to do with it (docs/strength.md)."""
    return max(2, seats - 1)


class Search:
    """A search over a Position.  `run` may be called again to go on.

    threads: 1 or more; seed: any int; max_nodes: size of each tree's pool; weights: a `Weights` of the policy and the
    evaluation, the data file's if not given; leaf: "net" or "playout" (see LEAVES), the network where there is one if
    not given; options: see DEFAULTS, or `network` for another one than the edition's.
    """

    def __init__(
        self,
        position: Position,
        *,
        threads: int = 1,
        seed: int = 1,
        max_nodes: int = MAX_NODES,
        weights: Weights | None = None,
        leaf: str | None = None,
        **options: Any,
    ) -> None:
        self.position, self.seed = position, seed
        options = leaf_options(position, leaf) | options
        self.judged = options.get("network") is not None  # by a network, not by playing to the end
        seeds = [(seed + 0x9E3779B97F4A7C15 * i) & 0xFFFFFFFFFFFFFFFF for i in range(threads)]
        self.trees = [Tree(position, seed, max_nodes, weights, **options) for seed in seeds]
        self.seconds = 0.0

    @property
    def iterations(self) -> int:
        return sum(tree.iterations for tree in self.trees)

    @property
    def decisions(self) -> int:
        """Decisions made in playouts."""
        return sum(tree.decisions for tree in self.trees)

    @property
    def nodes(self) -> int:
        return sum(tree.size for tree in self.trees)

    @property
    def full(self) -> bool:
        """True once a tree's memory was used up; the search went on with what it had."""
        return any(tree.full for tree in self.trees)

    def run(
        self,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        progress: Callable[["Search"], object] | None = None,
    ) -> bool:
        """Search until the time or the number of iterations is up, whichever comes first; Ctrl-C ends it early with
        what there is.

        progress: called with this object now and then, from the calling thread.  Returns False if it was interrupted.
        """
        if seconds is None and iterations is None:
            raise ValueError("seconds or iterations must be given")
        start = time.perf_counter()
        stop = threading.Event()
        share = [
            None if iterations is None else iterations // len(self.trees) + (i < iterations % len(self.trees))
            for i in range(len(self.trees))
        ]
        deadline = None if seconds is None else start + seconds
        helpers = [
            threading.Thread(target=work, args=(tree, n, deadline, stop), daemon=True)
            for tree, n in zip(self.trees[1:], share[1:], strict=True)
        ]
        finished = True
        try:
            for helper in helpers:
                helper.start()
            work(self.trees[0], share[0], deadline, stop, (lambda: progress(self)) if progress else None)
            for helper in helpers:
                helper.join()
        except KeyboardInterrupt:
            finished = False
        finally:
            stop.set()
            for helper in helpers:
                helper.join()
            self.seconds += time.perf_counter() - start
        return finished

    def follow(self, moves: Sequence[int] = ()) -> None:
        """Begin iterations with these own moves, see `Tree.follow`."""
        for tree in self.trees:
            tree.follow(moves)

    def root(self) -> dict[int, tuple[int, list[float], float]]:
        """{move: (visits, sums of rewards per seat, prior)} of the root, merged over the trees."""
        out: dict[int, tuple[int, list[float], float]] = {}
        for tree in self.trees:
            for node, move, _, _, visits, _, _, prior in tree.children():
                had, sums, _ = out.get(move, (0, [0.0] * self.position.seats, 0.0))
                out[move] = (had + visits, [a + b for a, b in zip(sums, tree.child_vector(node), strict=True)], prior)
        return out

    def best(self) -> int:
        """The most visited move; ties go to the better mean, then to the smaller move.  Where the game is as good as
        won or lost, of the moves whose chances cannot be told apart the one that brings stars soonest."""
        seat, rows = self.position.seat, self.root()
        first = min(rows, key=lambda move: (-rows[move][0], -mean_of(rows[move], seat), move))
        most = mean_of(rows[first], seat)
        if DECIDED < most < 1 - DECIDED:
            return first
        equal = [
            move
            for move, row in rows.items()
            if move == first or (row[0] >= SEEN and mean_of(row, seat) >= most - SAME)
        ]
        progress = self.progress()
        return min(equal, key=lambda move: (-progress.get(move, -math.inf), move != first, move))

    def progress(self) -> dict[int, float]:
        """How many stars each move of the root is sure to bring the observer where its iterations end: the mean, less
        half a star for the uncertainty of a single one."""
        sums: dict[int, tuple[int, float]] = {}
        for tree in self.trees:
            for node, move, _, _, visits, *_ in tree.children():
                had, total = sums.get(move, (0, 0.0))
                sums[move] = (had + visits, total + tree.child_progress(node))
        return {
            move: total / visits - DOUBT / math.sqrt(visits) if visits else -math.inf
            for move, (visits, total) in sums.items()
        }


def means(search: Search) -> list[float]:
    """Win chance per seat over all iterations of a search."""
    sums = [0.0] * search.position.seats
    for tree in search.trees:
        for seat, mean in enumerate(tree.root_means()):
            sums[seat] += mean * tree.iterations
    return [x / search.iterations for x in sums]


def mean_of(row: tuple[int, list[float], float], seat: int) -> float:
    """Mean reward of a seat in a row of `Search.root`."""
    visits, sums, _ = row
    return sums[seat] / max(visits, 1)


def work(
    tree: Tree,
    iterations: int | None,
    deadline: float | None,
    stop: threading.Event,
    progress: Callable[[], object] | None = None,
) -> None:
    """Run one tree in batches of about BATCH_SECONDS, so that the clock and Ctrl-C are heard."""
    batch = 16
    while not stop.is_set() and (iterations is None or iterations > 0):
        n = batch if iterations is None else min(batch, iterations)
        begun = time.perf_counter()
        tree.run(n)
        now = time.perf_counter()
        if iterations is not None:
            iterations -= n
        if deadline is not None and now >= deadline:
            return
        batch = max(1, min(4096, int(n * BATCH_SECONDS / max(now - begun, 1e-6))))
        if deadline is not None:
            batch = max(1, min(batch, int(batch * (deadline - now) / BATCH_SECONDS) + 1))
        if progress:
            progress()


def choose(
    position: Position,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    seed: int = 1,
    **options: Any,
) -> int:
    """The move that the search would make: a forced win at once, an only move at once, else the most visited one.

    Raises GameOverError if the game is over, ValueError if the position's seat is not to decide.
    """
    legal = position.legal_moves()
    if not legal:
        raise GameOverError("the game is over: there is no move to choose (R109)")
    if len(legal) == 1:
        return legal[0]
    forced = winning_moves(position)
    if forced:
        return forced[0]
    search = Search(position, threads=threads, seed=seed, **options)
    search.run(seconds=seconds, iterations=iterations)
    return search.best()


__all__ = ["DEFAULTS", "MAX_NODES", "Search", "Weights", "choose", "means", "winning_moves"]
