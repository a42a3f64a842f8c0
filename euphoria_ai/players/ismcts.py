"""Players that search: `ismcts` at a given strength, and the levels for playing against people.

A level is a number of iterations and a temperature.  After the search, moves with at least `near` times the visits of
the most visited one are candidates, and one of them is drawn with weight visits ** (1 / temperature); temperature 0
takes the most visited.  The lower levels see less and choose more loosely among what looks good; they never play a
move that their search has not tried.  From level 3 on a forced win is seen at once.
"""

from collections.abc import Callable
from typing import Any

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.tree import checked_options
from euphoria_ai.core.search.weights import Weights
from euphoria_ai.players.base import DAY, Player, check_number, decision_seed, draw_weighted, moves_to_choose
from euphoria_ai.players.trading import Answers, clearly_better, decline, offer_at
from euphoria_ai.search import DEFAULTS, LEAVES, MAX_NODES, Search, means, winning_moves

# iterations, temperature, near, whether forced wins are looked for; `euphoria match level3 level2` measures what that
# makes of strength
LEVELS = {
    1: (12, 2.0, 0.0, False, "beginner: sees little and often takes the second best"),
    2: (80, 0.8, 0.1, False, "casual: follows good habits, misses plans"),
    3: (200, 0.5, 0.2, True, "practised: looks a turn ahead"),
    4: (1000, 0.2, 0.5, True, "strong: plans, rarely strays from its best move"),
    5: (12000, 0.0, 1.0, True, "strongest: searches longest, always its best move"),
}

# Above these an option is a slip of the pen, or a file that wants to take the machine down.
MAX_THREADS, MOST_NODES, MAX_TEMPERATURE = 256, 1 << 26, 100

# The policy's priors are sharp; with few iterations they would decide alone, so the lower levels look at flatter ones.
FLATTER = {1: 0.3, 2: 0.6}


class SearchPlayer(Player):
    """seconds, iterations: whichever is up first (1 second if neither is given); threads; temperature, near: see above;
    leaf: "net" or "playout" (`euphoria_ai.search.LEAVES`); weights: a `Weights` of the policy and the evaluation;
    options: of a tree (`euphoria_ai.search.DEFAULTS`)."""

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        threads: int = 1,
        seed: int = 1,
        *,
        temperature: float = 0.0,
        near: float = 0.0,
        wins: bool = True,
        max_nodes: int = MAX_NODES,
        leaf: str | None = None,
        weights: Weights | None = None,
        **options: Any,
    ) -> None:
        if seconds is None and iterations is None:
            seconds = 1.0
        check_number("seconds", seconds, (int, float), DAY)
        check_number("iterations", iterations, int)
        check_number("threads", threads, int, MAX_THREADS)
        check_number("max_nodes", max_nodes, int, MOST_NODES)
        if not 0 <= temperature <= MAX_TEMPERATURE:
            raise ValueError(f"temperature = {temperature}; 0 to {MAX_TEMPERATURE} allowed")
        if not 0 <= near <= 1:
            raise ValueError(f"near = {near}; 0 to 1 allowed")
        if leaf not in (None, *LEAVES):
            raise ValueError(f"leaf = {leaf}; allowed: {', '.join(LEAVES)}")
        if not isinstance(weights, Weights | None):
            raise ValueError(f"weights = {weights}; only Python code can give weights")
        unknown = sorted(set(options) - set(DEFAULTS))
        if unknown:
            raise ValueError(
                f"no option {unknown[0]!r}; there is: "
                "seconds, iterations, threads, seed, temperature, near, wins, max_nodes, leaf, " + ", ".join(DEFAULTS)
            )
        checked_options(options)
        self.seconds, self.max_iterations = seconds, iterations
        self.options = {"threads": threads, "max_nodes": max_nodes, "leaf": leaf, "weights": weights, **options}
        self.seed, self.temperature, self.near, self.wins = seed, temperature, near, wins
        self.answers = Answers()
        self.progress: Callable[[Search], object] | None = None  # called with the search now and then, if set

    def choose(self, position: Position) -> int:
        return self.answers.to(position, lambda: self.think(position))

    def think(self, position: Position) -> int:
        self.iterations, self.interrupted, self.win_chances = 0, False, None
        legal = moves_to_choose(position)
        if len(legal) == 1:
            return legal[0]
        forced = winning_moves(position) if self.wins else ()
        if forced:
            self.win_chances = [float(seat == position.seat) for seat in range(position.seats)]
            return forced[0]
        seed = decision_seed(position, self.seed)
        search = Search(position, seed=seed, **self.options)
        self.interrupted = not search.run(seconds=self.seconds, iterations=self.max_iterations, progress=self.progress)
        self.iterations = search.iterations
        offer = offer_at(position)
        if not self.iterations:  # interrupted before it began
            return decline(legal) if offer else legal[0]
        self.win_chances = means(search)
        if offer and offer.one_sided:
            root = search.root().items()
            return clearly_better({move: (visits, sums[position.seat]) for move, (visits, sums, _) in root})
        return pick(search, self.temperature, self.near, Rng(seed))


def pick(search: Search, temperature: float, near: float, rng: Rng) -> int:
    """A move of the root by its visits (see above)."""
    rows = sorted((move, visits) for move, (visits, _, _) in search.root().items() if visits)
    if temperature <= 0 or not rows:
        return search.best()
    most = max(visits for _, visits in rows)
    rows = [(move, visits) for move, visits in rows if visits >= near * most]
    weights = [(visits / most) ** (1 / temperature) for _, visits in rows]
    return rows[draw_weighted(weights, rng)][0]


def level(number: int) -> Callable[..., SearchPlayer]:
    """Factory of the player of a level; `iterations` and `threads` may be given to change its effort."""
    budget, temperature, near, wins, _ = LEVELS[number]

    def factory(iterations: int = budget, threads: int = 1, seed: int = 1) -> SearchPlayer:
        return SearchPlayer(
            iterations=iterations,
            threads=threads,
            seed=seed,
            temperature=temperature,
            near=near,
            wins=wins,
            prior_exponent=FLATTER.get(number, DEFAULTS["prior_exponent"]),
        )

    return factory
