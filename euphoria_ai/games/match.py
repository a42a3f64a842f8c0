"""Players against players: matches of many games on all cores.

A match plays every deal once with each *lineup*, so that every player meets it from every seat.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from euphoria_ai.core.engine.game import Game
from euphoria_ai.editions import options_of
from euphoria_ai.games.chance import mixed
from euphoria_ai.games.game import CAP, play_game
from euphoria_ai.games.results import GameResult, MatchError, ResultLog, Setup
from euphoria_ai.games.stats import Summary, summary
from euphoria_ai.players.registry import load_module, load_module_of, make_player, parse_spec

SEED_BITS = 0xFFFFFFFFFFFFFFFF
Task = tuple[int, int, tuple[int, ...]]  # index of the game, seed of its deal, lineup


def lineups(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """All seatings of one deal: entrants go round the table, every one starts once, and the whole is turned seat by
    seat; no seating twice."""
    out = []
    for first in range(entrants):
        line = [(first + i) % entrants for i in range(seats)]
        out += [tuple(line[turn:] + line[:turn]) for turn in range(seats)]
    return list(dict.fromkeys(out))


def schedule(entrants: int, seats: int, games: int, seed: int) -> list[Task]:
    """The games of a match: whole deals only, so at least `games` of them."""
    lines = lineups(entrants, seats)
    deals = -(-games // len(lines))
    return [
        (deal * len(lines) + i, (seed + deal) & SEED_BITS, line)
        for deal in range(deals)
        for i, line in enumerate(lines)
    ]


def play_one(setup: Setup, task: Task) -> GameResult:
    """One game of a match."""
    index, seed, lineup = task
    for name in setup.modules:
        load_module(name)
    players = [
        make_player(setup.specs[who], seed=mixed(seed, f"player {who} seat {seat}") >> 1)
        for seat, who in enumerate(lineup)
    ]
    return play_game(
        players, setup.seats, seed, setup.options, edition=setup.edition, cap=setup.cap, index=index, lineup=lineup
    )


def prepare(
    specs: Sequence[str],
    seats: int,
    seed: int,
    edition: str,
    options: Mapping[str, bool | str] | None,
    cap: int,
    modules: Sequence[str],
) -> Setup:
    """A checked Setup; modules that the specs name are loaded.  Raises PlayerError, MatchError, ValueError."""
    for name in modules:
        load_module(name)
    named = [name for name in map(load_module_of, specs) if name]
    if len(specs) < 2:
        raise MatchError("a match needs two players or more")
    if len(specs) > seats:
        raise MatchError(f"{len(specs)} players do not fit {seats} seats")
    chosen: dict[str, bool | str] = options_of(edition, options)
    Game.new(edition, seats, seed, chosen)  # refuses what cannot be played
    for spec in specs:
        parse_spec(spec)
        make_player(spec)
    return Setup(tuple(specs), seats, seed, edition, chosen, cap, (*modules, *named))


def play_match(
    specs: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    jobs: int | None = None,
    out: str | None = None,
    edition: str = "base",
    options: Mapping[str, bool | str] | None = None,
    cap: int = CAP,
    modules: Sequence[str] = (),
) -> Iterator[GameResult]:
    """Generator of the GameResults of a match, in the order they finish; those found in the file `out` come first.

    jobs: processes (default: one per core); 0 plays in this process.  out: a file of JSON lines that every result is
    appended to at once; called again, the match goes on with the games that are missing.  Raises PlayerError,
    MatchError, ValueError.
    """
    setup = prepare(specs, max(len(specs), 2) if seats is None else seats, seed, edition, options, cap, modules)
    tasks = schedule(len(specs), setup.seats, games, seed)
    log = ResultLog(out, setup) if out else None
    try:
        wanted = {index for index, _, _ in tasks}
        done = {result.index: result for result in (log.results if log else ()) if result.index in wanted}
        yield from done.values()
        left = [task for task in tasks if task[0] not in done]
        for result in run(setup, left, jobs):
            if log:
                log.append(result)
            yield result
    finally:
        if log:
            log.close()


def run(setup: Setup, tasks: Sequence[Task], jobs: int | None) -> Iterator[GameResult]:
    """The results of these games, in the order they finish."""
    if jobs == 0 or not tasks:
        for task in tasks:
            yield play_one(setup, task)
    else:
        from euphoria_ai.games.processes import work_through

        yield from work_through(play_one, setup, tasks, min(jobs or os.cpu_count() or 1, len(tasks)))


def match(
    spec_a: str,
    spec_b: str,
    seats: int = 2,
    games: int = 100,
    *,
    seed: int = 1,
    progress: Callable[[int, int], object] | None = None,
    **more: Any,
) -> Summary:
    """Play a whole match of two players; returns the summary (`games.stats.summary`).

    progress(done, total) is called after every game; more: as for `play_match`.
    """
    specs = (spec_a, spec_b)
    total = len(schedule(len(specs), seats, games, seed))
    results = []
    for result in play_match(specs, seats=seats, games=games, seed=seed, **more):
        results.append(result)
        if progress:
            progress(len(results), total)
    return summary(specs, sorted(results, key=lambda result: result.index))
