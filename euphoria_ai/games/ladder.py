"""The ladder: many players, neighbours in strength against each other, until each comparison is clear.

The players stand in a list, the weakest presumably first, and each meets the next ones of the list. A pair plays whole
deals, the same for all pairs, each from every seating. After every round of them it stops where the share of wins is
clear. The results lie in a file for each pair, so a ladder goes on where it was stopped.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from hashlib import blake2b
from itertools import combinations
from typing import Any, NamedTuple

from euphoria_ai.core.engine.game import Game
from euphoria_ai.editions import options_of
from euphoria_ai.games.chance import mixed
from euphoria_ai.games.game import CAP, play_game
from euphoria_ai.games.match import Task, lineups, schedule
from euphoria_ai.games.ratings import Deals, Rating, RatingError, rate
from euphoria_ai.games.results import GameResult, MatchError, ResultLog, Setup
from euphoria_ai.games.stats import ratio
from euphoria_ai.games.yardsticks import Table, make_entrant
from euphoria_ai.intervals import wilson
from euphoria_ai.players.registry import load_module, load_module_of

# What a ladder plays unless it is told otherwise, by presumed strength.  `prior` of the robot goes with its playouts;
# with `leaf=playout` the search stays the same whether or not the edition has a network.
PLAYERS = (
    "random",
    "policy",
    "level1",
    "flat:playouts=20",
    "boardspace:variant=08,playouts=300,prior=8",
    "boardspace:variant=shipped,playouts=300,prior=8",
    "boardspace:variant=10,playouts=300,prior=8",
    "boardspace:variant=10,playouts=300,prior=8,peek=true",
    "level2",
    "level3",
    "ismcts:iterations=100",
    "ismcts:iterations=400,leaf=playout",
    "ismcts:iterations=400",
    "level4",
    "ismcts:iterations=1600",
    "ceiling:iterations=400",
    "level5",
)
ANCHOR = "policy"  # whose rating is 0, where it takes part
REACH = 2  # players of the list that each one meets
ROUND = 10  # games of a pair after which it is looked at, rounded up to whole deals
CLEAR = 3.0  # standard deviations: wide, since a pair is looked at again and again

PairTask = tuple[int, Task]  # number of the pair, its game


class Pair(NamedTuple):
    """Two players of the list, by their places."""

    first: int
    second: int


class Ladder(NamedTuple):
    """What is played: the players, their pairs, and for each pair the set-up of its games; picklable."""

    specs: tuple[str, ...]
    pairs: tuple[Pair, ...]
    setups: tuple[Setup, ...]
    games: int

    @property
    def round(self) -> int:
        """Games between two looks at a pair."""
        deal = len(lineups(2, self.setups[0].seats))
        return -(-ROUND // deal) * deal

    def tasks(self) -> list[Task]:
        """All games that a pair may play."""
        setup = self.setups[0]
        return schedule(2, setup.seats, self.games, setup.seed)


def make_ladder(
    specs: Sequence[str] = PLAYERS,
    *,
    seats: int = 2,
    games: int = 100,
    seed: int = 1,
    edition: str = "base",
    options: Mapping[str, bool | str] | None = None,
    reach: int = REACH,
    cap: int = CAP,
    modules: Sequence[str] = (),
) -> Ladder:
    """A checked ladder; games: the most that a pair plays.  Raises PlayerError, MatchError, ValueError."""
    for name in modules:
        load_module(name)
    named = [name for name in map(load_module_of, (spec for spec in specs if not spec.startswith("ceiling"))) if name]
    if len(specs) < 2:
        raise MatchError("a ladder needs two players or more")
    if len(set(specs)) < len(specs):
        raise MatchError("a ladder has every player once")
    chosen: dict[str, bool | str] = options_of(edition, options)
    Game.new(edition, seats, seed, chosen)  # refuses what cannot be played
    for spec in specs:
        make_entrant(spec, seed, Table(seed))
    pairs = tuple(Pair(a, b) for a, b in combinations(range(len(specs)), 2) if b - a <= reach)
    loaded = (*modules, *named)
    setups = tuple(Setup((specs[a], specs[b]), seats, seed, edition, chosen, cap, loaded) for a, b in pairs)
    return Ladder(tuple(specs), pairs, setups, games)


def file_name(setup: Setup) -> str:
    """`policy-random-1a2b3c4d.jsonl`: of the results of a pair, whatever else is in the list."""
    words = "-".join(re.sub(r"\W+", "_", spec)[:40] for spec in setup.specs)
    return f"{words}-{blake2b(' '.join(setup.specs).encode(), digest_size=4).hexdigest()}.jsonl"


def folder_of(ladder: Ladder, out: str) -> str:
    """Where a ladder keeps its files: below `out`, by edition and seats."""
    return os.path.join(out, f"{ladder.setups[0].edition}-{ladder.setups[0].seats}")


# ---------------------------------------------------------------- playing


def play_one(ladder: Ladder, task: PairTask) -> tuple[int, GameResult]:
    """One game of one pair."""
    number, (index, seed, lineup) = task
    setup = ladder.setups[number]
    for name in setup.modules:
        load_module(name)
    table = Table(seed)
    players = [
        make_entrant(setup.specs[who], mixed(seed, f"player {who} seat {seat}") >> 1, table)
        for seat, who in enumerate(lineup)
    ]
    return number, play_game(
        players,
        setup.seats,
        seed,
        setup.options,
        edition=setup.edition,
        cap=setup.cap,
        observers=[table],
        index=index,
        lineup=lineup,
        chance=table.chance,
    )


def run(ladder: Ladder, tasks: Sequence[PairTask], jobs: int | None) -> Iterator[tuple[int, GameResult]]:
    """The results of these games, in the order they finish."""
    if jobs == 0:
        for task in tasks:
            yield play_one(ladder, task)
    else:
        from euphoria_ai.games.processes import work_through

        yield from work_through(play_one, ladder, tasks, min(jobs or os.cpu_count() or 1, len(tasks)))


def wins_of(result: GameResult) -> tuple[float, float]:
    """What each side of a pair won of a game."""
    first = sum(value for who, value in zip(result.lineup, result.returns, strict=True) if who == 0)
    return first, sum(result.returns) - first


def is_clear(results: Sequence[GameResult]) -> bool:
    """Would the share of wins be an even one only by great chance?"""
    low, high = wilson(sum(wins_of(result)[0] for result in results), len(results), CLEAR)
    return not low <= 0.5 <= high


class Score:
    """The games of one pair so far."""

    def __init__(self, ladder: Ladder) -> None:
        self.tasks, self.round = ladder.tasks(), ladder.round
        self.known: dict[int, GameResult] = {}

    def add(self, result: GameResult) -> None:
        self.known[result.index] = result

    def counted(self) -> tuple[list[GameResult], list[Task]]:
        """(the results that count, in order; the games to be played next, none if the pair is done).

        A result beyond the round in which the pair was clear does not count: so it makes no difference whether a
        ladder was played at once or bit by bit.
        """
        for end in range(self.round, len(self.tasks) + self.round, self.round):
            wanted = self.tasks[:end]
            results = [self.known[task[0]] for task in wanted if task[0] in self.known]
            missing = [task for task in wanted if task[0] not in self.known]
            if missing or is_clear(results):
                return results, missing
        return results, []


def play_ladder(ladder: Ladder, out: str, jobs: int | None = None) -> Iterator[list[Score]]:
    """Generator of the scores of all pairs, the same objects after every game; first with what the folder `out` holds.

    jobs: processes (default: one per core); 0 plays in this process.  Raises PlayerError, MatchError.
    """
    folder = folder_of(ladder, out)
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise MatchError(f"{folder}: cannot be made: {error.strerror}") from None
    scores = [Score(ladder) for _ in ladder.pairs]
    with ExitStack() as stack:
        logs = []
        for score, setup in zip(scores, ladder.setups, strict=True):
            logs.append(ResultLog(os.path.join(folder, file_name(setup)), setup))
            stack.callback(logs[-1].close)
            for result in logs[-1].results:
                score.add(result)
        yield scores
        while tasks := [(i, task) for i, score in enumerate(scores) for task in score.counted()[1]]:
            for number, result in run(ladder, tasks, jobs):
                logs[number].append(result)
                scores[number].add(result)
                yield scores


# ---------------------------------------------------------------- what came of it


def deals_of(results: Sequence[GameResult]) -> Deals:
    """Games won by each side, deal by deal."""
    deals: dict[int, tuple[float, float]] = {}
    for result in results:
        first, second = deals.get(result.seed, (0.0, 0.0))
        won = wins_of(result)
        deals[result.seed] = first + won[0], second + won[1]
    return list(deals.values())


def pair_row(ladder: Ladder, pair: Pair, score: Score) -> dict[str, Any]:
    """What a table says of one pair."""
    results, left = score.counted()
    wins = sum(wins_of(result)[0] for result in results)
    low, high = wilson(wins, len(results))
    return {
        "first": ladder.specs[pair.first],
        "second": ladder.specs[pair.second],
        "games": len(results),
        "capped": sum(result.capped for result in results),
        "wins": wins,
        "share": ratio(wins, len(results)),
        "low": low,
        "high": high,
        "state": "open" if left else "clear" if is_clear(results) else "even",
    }


def player_row(ladder: Ladder, place: int, scores: Sequence[Score], rating: Rating | None) -> dict[str, Any]:
    """What a table says of one player."""
    games, wins, decisions, seconds = 0, 0.0, 0, 0.0
    for pair, score in zip(ladder.pairs, scores, strict=True):
        if place not in pair:
            continue
        side = pair.index(place)
        for result in score.counted()[0]:
            games += 1
            wins += wins_of(result)[side]
            held = [seat for seat, who in zip(result.seats, result.lineup, strict=True) if who == side]
            decisions += sum(seat["decisions"] for seat in held)
            seconds += sum(seat["seconds"] for seat in held)
    return {
        "player": ladder.specs[place],
        "rating": rating and rating.points,
        "low": rating and rating.low,
        "high": rating and rating.high,
        "games": games,
        "wins": wins,
        "seconds_per_decision": ratio(seconds, decisions),
    }


def standings(ladder: Ladder, scores: Sequence[Score]) -> dict[str, Any]:
    """The ladder as plain data: players by rating, the best first, and pairs in the order of the list."""
    ratings: list[Rating | None] = [None] * len(ladder.specs)
    why = None
    deals: dict[tuple[int, int], Deals] = {
        pair: deals_of(score.counted()[0]) for pair, score in zip(ladder.pairs, scores, strict=True)
    }
    anchor = ladder.specs.index(ANCHOR) if ANCHOR in ladder.specs else 0
    try:
        ratings = list(rate(len(ladder.specs), deals, anchor))
    except RatingError as error:
        why = str(error)
    rows = [player_row(ladder, place, scores, rating) for place, rating in enumerate(ratings)]
    if why is None:
        rows.sort(key=lambda row: -row["rating"])
    setup = ladder.setups[0]
    return {
        "edition": setup.edition,
        "options": setup.options,
        "seats_per_game": setup.seats,
        "seed": setup.seed,
        "games_per_pair": len(ladder.tasks()),
        "finished": not any(score.counted()[1] for score in scores),
        "anchor": ladder.specs[anchor],
        "no_ratings": why,
        "players": rows,
        "pairs": [pair_row(ladder, pair, score) for pair, score in zip(ladder.pairs, scores, strict=True)],
    }
