"""Numbers about finished games: win shares with their intervals, means per player."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from euphoria_ai.games.counting import COUNTS
from euphoria_ai.games.results import GameResult, StarPaths
from euphoria_ai.intervals import wilson, wilson_array

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

PATHS = tuple(StarPaths.__annotations__)


class SeatShare(TypedDict):
    """How often a seat (from 1) won, whoever held it."""

    seat: int
    share: float
    low: float
    high: float


class Summary(TypedDict):
    """What a match table shows.  players: a row each (`player_row`); means are None without games."""

    games: int
    capped: int
    turns: float | None
    decisions: float | None
    players: list[dict[str, Any]]
    seats: list[SeatShare]


def mean(values: Iterable[float]) -> float | None:
    """The mean, None of nothing."""
    values = list(values)
    return sum(values) / len(values) if values else None


def ratio(a: float, b: float) -> float | None:
    return a / b if b else None


def player_row(number: int, spec: str, results: Sequence[GameResult]) -> dict[str, Any]:
    """What the games say of one entrant (0-based); it may have held more than one seat of a game."""
    held = [(result, seat) for result in results for seat, who in enumerate(result.lineup) if who == number]
    seats: list[Any] = [result.seats[seat] for result, seat in held]
    games = len({result.index for result, _ in held})
    wins = sum(result.returns[seat] for result, seat in held)
    decisions = sum(seat["decisions"] for seat in seats)
    thought = sum(seat["thought"] for seat in seats)
    low, high = wilson(wins, games)
    return {
        "player": spec,
        "games": games,
        "seats": len(seats),
        "wins": wins,
        "share": ratio(wins, games),
        "low": low,
        "high": high,
        "fair": ratio(len(held), sum(len(result.lineup) for result in results)),
        "stars": mean(seat["stars"] for seat in seats),
        "turns": mean(seat["turns"] for seat in seats),
        "seconds_per_decision": ratio(sum(seat["seconds"] for seat in seats), decisions),
        "iterations_per_decision": ratio(sum(seat["iterations"] for seat in seats), thought),
        "stars_by_path": {path: mean(seat["paths"][path] for seat in seats) for path in PATHS},
        **{name: mean(seat[name] for seat in seats) for name in COUNTS},
        "workers_mid_game": mean(seat["workers_mid_game"] for seat in seats if seat["workers_mid_game"] is not None),
    }


def seat_row(seat: int, results: Sequence[GameResult]) -> SeatShare:
    wins = sum(result.returns[seat] for result in results)
    low, high = wilson(wins, len(results))
    return {"seat": seat + 1, "share": wins / len(results), "low": low, "high": high}


def summary(specs: Sequence[str], results: Iterable[GameResult]) -> Summary:
    """Everything a match table shows, as plain data."""
    results = list(results)
    return {
        "games": len(results),
        "capped": sum(result.capped for result in results),
        "turns": mean(result.turns for result in results),
        "decisions": mean(result.decisions for result in results),
        "players": [player_row(number, spec, results) for number, spec in enumerate(specs)],
        "seats": [seat_row(seat, results) for seat in range(len(results[0].lineup))] if results else [],
    }


def running_shares(entrant: int, results: Iterable[GameResult]) -> "NDArray[float64]":
    """How the win share of one entrant (0-based) settles: a row (share, low, high) after each game, in the order of
    `results`."""
    import numpy as np

    wins = [
        sum(value for who, value in zip(result.lineup, result.returns, strict=True) if who == entrant)
        for result in results
    ]
    won, games = np.cumsum(wins, dtype=float), np.arange(1, len(wins) + 1)
    return np.column_stack([won / games, wilson_array(won, games).reshape(-1, 2)])
