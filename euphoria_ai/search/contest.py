"""A few plans of one seat told apart: each is played as often as the comparison needs it.

Sequential halving (Z. Karnin, T. Koren, O. Somekh: *Almost Optimal Exploration in Multi-Armed Bandits*, ICML 2013) over
the trees of a search: in every round all plans that are left get as many games, then the better half stays, and of
that only what the best has not left behind by disjoint intervals.  What the tree knew before helps to tell which half
is better; what is counted for the plans is counted in these games alone, so all are measured alike, whatever the search
before them liked to look at.
"""

import time
from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt

from euphoria_ai.intervals import Z95, wilson
from euphoria_ai.search import Search

LEAST = 200  # games that a plan should have in all; with fewer to give there are fewer plans
MOST_PLANS = 8
LOST, WON = 0.05, 0.95  # win chances beyond these do not tell plans apart
SURE = 0.05  # ... once their intervals do not reach further than that beyond


class Count:
    """Something counted at the end of games: its mean, with a 95 % interval by the normal distribution."""

    __slots__ = ("n", "squares", "total")

    def __init__(self) -> None:
        self.n, self.total, self.squares = 0, 0.0, 0.0

    def add(self, n: int, total: float, squares: float) -> None:
        self.n, self.total, self.squares = self.n + n, self.total + total, self.squares + squares

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the interval; infinite below two games."""
        if self.n < 2:
            return float("inf")
        return Z95 * sqrt(max(0.0, self.squares / self.n - self.mean**2) / (self.n - 1))


class Plan:
    """Own moves from the decision at hand on, and what came of them.

    visits: games that made all of them; sums: of rewards per seat; stars, turns: of the seat at the end, and when that
    was.  kept: it stays to the last round, however it does; before: visits and sum of the seat's rewards that the tree
    had for it.
    """

    __slots__ = ("before", "kept", "moves", "stars", "sums", "turns", "visits")

    def __init__(
        self, moves: Sequence[int], seats: int, kept: bool = False, before: tuple[int, float] = (0, 0.0)
    ) -> None:
        self.moves, self.kept, self.before = tuple(moves), kept, before
        self.visits, self.sums = 0, [0.0] * seats
        self.stars, self.turns = Count(), Count()

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.visits if self.visits else 0.0

    def outlook(self, seat: int) -> float:
        """The mean with what the tree had before."""
        visits, total = self.before
        return (self.sums[seat] + total) / max(self.visits + visits, 1)

    def interval(self, seat: int) -> tuple[float, float]:
        return wilson(self.mean(seat) * self.visits, self.visits)


def plans_for(iterations: int) -> int:
    """How many plans so many iterations can compare."""
    return max(2, min(MOST_PLANS, iterations // LEAST))


def tell_apart(
    search: Search,
    plans: Sequence[Plan],
    *,
    iterations: int,
    seconds: float | None = None,
    progress: Callable[[Search], object] | None = None,
) -> bool:
    """Spend so many iterations on the plans, or the time if that is up first.  False if it was interrupted."""
    seat, end = search.position.seat, None if seconds is None else time.perf_counter() + seconds
    left, alive = iterations, list(plans)
    rounds = ceil(log2(len(alive))) if alive else 0
    finished = True
    while finished and left > 0 and alive and (end is None or time.perf_counter() < end):
        each = max(1, left // max(rounds, 1) // len(alive)) if len(alive) > 1 else left
        for plan in alive[:left]:
            finished = finished and play(search, plan, min(each, left), end, progress)
            left -= min(each, left)
        rounds -= 1
        alive = better(alive, seat)
    search.follow()
    return finished


def play(
    search: Search, plan: Plan, games: int, end: float | None, progress: Callable[[Search], object] | None
) -> bool:
    """Give a plan so many games more, or what the time allows.  False if it was interrupted."""
    seconds = None if end is None else max(0.0, end - time.perf_counter())
    search.follow(plan.moves)
    finished = search.run(iterations=games, seconds=seconds, progress=progress)
    for tree in search.trees:
        visits, sums, stars, turns = tree.followed()
        plan.visits += visits
        plan.sums = [a + b for a, b in zip(plan.sums, sums, strict=True)]
        plan.stars.add(visits, *stars)
        plan.turns.add(visits, *turns)
    return finished


def criterion(win: float, low: float, high: float) -> str:
    """What plans are told apart by where the best of them has this win chance with this interval: `win`; `stars` of
    the seat at the end where it is as good as lost; `turns` until then where it is as good as won."""
    if win < LOST and high < LOST + SURE:
        return "stars"
    return "turns" if win > WON and low > WON - SURE else "win"


def worth(plan: Plan, by: str, seat: int) -> float:
    """The more the better, by one of the criteria."""
    return plan.outlook(seat) if by == "win" else plan.stars.mean if by == "stars" else -plan.turns.mean


def better(alive: list[Plan], seat: int) -> list[Plan]:
    """The better half, without those that the best has left behind; what shall be kept stays."""
    first = max(alive, key=lambda plan: plan.mean(seat))
    by = criterion(first.mean(seat), *first.interval(seat))
    ranked = sorted(alive, key=lambda plan: (-worth(plan, by, seat), plan.moves))
    least = max(plan.interval(seat)[0] for plan in alive)
    half = [plan for plan in ranked if plan.interval(seat)[1] >= least][: (len(ranked) + 1) // 2]
    return [plan for plan in ranked if plan.kept or plan in half]
