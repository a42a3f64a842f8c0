"""What is kept of finished games: a result each, in memory and as a file of JSON lines that a match appends to and
goes on from."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Any, NamedTuple, Self, TypedDict

from euphoria_ai.editions import DATA_HASH
from euphoria_ai.files import FileError, read_bytes, write_new
from euphoria_ai.games.line_file import LineFile
from euphoria_ai.players.registry import PlayerError

FORMAT, VERSION = "euphoria-match", 1
LIMIT = 1 << 32  # bytes of a file: a match may have millions of games


class MatchError(PlayerError):
    """A match that cannot be played or continued."""


# ---------------------------------------------------------------- one game


class StarPaths(TypedDict):
    """Where the stars of a seat lie."""

    territories: int
    markets: int
    recruits: int
    dilemma: int


class SeatResult(TypedDict):
    """The numbers of one seat in one game (docs/players.md)."""

    stars: int
    paths: StarPaths
    workers_lost: int
    doubles_offered: int
    doubles_used: int
    retrievals: int
    retrievals_of_four: int
    cards_lost: int
    turns: int
    workers_mid_game: float | None
    decisions: int
    seconds: float
    longest: float  # seconds of the slowest decision
    thought: int  # decisions in which the player counted iterations
    iterations: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished (or capped) game.

    index: its place in the match; seed: of the deal; lineup: which entrant held each seat; returns: 1 for the winner,
    shared between equals, and by all when capped; stars, seats: by seat; decisions: those of seats.
    """

    index: int
    seed: int
    lineup: tuple[int, ...]
    returns: tuple[float, ...]
    stars: tuple[int, ...]
    turns: int
    decisions: int
    capped: bool
    seats: tuple[SeatResult, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Inverse of `to_dict`, lists for tuples allowed.  Raises MatchError if the data are no result."""
        if not isinstance(data, dict):
            raise MatchError("no result of a game")
        values: dict[str, Any] = {field.name: data.get(field.name) for field in fields(cls)}
        for name, good in FIELDS.items():
            if not good(values[name]):
                raise MatchError(f"no result of a game: {name} is {values[name]!r:.60}")
        counts = {len(values[name]) for name in ("lineup", "returns", "stars", "seats")}
        if len(counts) != 1:
            raise MatchError("no result of a game: not as many seats everywhere")
        values |= {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
        return cls(**values)


def is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 64


def is_number(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value < 1e15


def all_are(good: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Is a value a list of such?"""
    return lambda value: isinstance(value, (list, tuple)) and all(map(good, value))


def is_seat(value: Any) -> bool:
    """A SeatResult?"""
    if not isinstance(value, dict) or value.keys() != SeatResult.__annotations__.keys():
        return False
    for name, entry in value.items():
        if name == "paths":
            good = isinstance(entry, dict) and entry.keys() == StarPaths.__annotations__.keys()
            good = good and all(map(is_count, entry.values()))
        elif name in ("seconds", "longest", "workers_mid_game"):
            good = is_number(entry) or (entry is None and name == "workers_mid_game")
        else:
            good = is_count(entry)
        if not good:
            return False
    return True


FIELDS: dict[str, Callable[[Any], bool]] = {
    "index": is_count,
    "seed": is_count,
    "lineup": all_are(is_count),
    "returns": all_are(is_number),
    "stars": all_are(is_count),
    "turns": is_count,
    "decisions": is_count,
    "capped": lambda value: isinstance(value, bool),
    "seats": all_are(is_seat),
}


# ---------------------------------------------------------------- a match on disk


class Setup(NamedTuple):
    """What all games of a match have in common; picklable."""

    specs: tuple[str, ...]
    seats: int
    seed: int
    edition: str
    options: dict[str, bool | str]
    cap: int
    modules: tuple[str, ...]

    def header(self) -> dict[str, Any]:
        """First line of a results file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "players": list(self.specs),
            "seats": self.seats,
            "seed": self.seed,
            "edition": self.edition,
            "options": self.options,
            "cap": self.cap,
            "data": DATA_HASH,
        }


class ResultLog:
    """A file of JSON lines: the match, then its results.

    A line that a crash cut short is dropped; each result is written in one go.  While it is open no other match can
    write to it.
    """

    def __init__(self, path: str, setup: Setup) -> None:
        """Raises MatchError if the file belongs to another match or cannot be used."""
        self.path, self.results = path, list[GameResult]()
        try:
            if not os.path.lexists(path):
                write_new(path, b"", private=False)
            self.file = LineFile.open(path)
        except FileError as error:
            raise MatchError(str(error)) from None
        try:
            data = read_bytes(path, LIMIT)
            whole = data[: data.rfind(b"\n") + 1]
            self._load(whole.splitlines(), setup)
            self.file.cut(len(whole))
            if not whole:
                self._write(setup.header())
        except FileError as error:
            self.close()
            raise MatchError(str(error)) from None
        except MatchError:
            self.close()
            raise

    def _load(self, lines: list[bytes], setup: Setup) -> None:
        """Read the lines of an earlier run."""
        rows = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except (ValueError, RecursionError):
                raise MatchError(f"{self.path}: line {number} is no JSON") from None
        if not rows:
            return
        found, wanted = rows[0], json.loads(json.dumps(setup.header()))
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise MatchError(f"{self.path}: not the results of a match")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise MatchError(
                    f"{self.path}: results of another match: {name} is {found.get(name)!r} there, {value!r} here"
                )
        for number, row in enumerate(rows[1:], 2):
            try:
                result = GameResult.from_dict(row)
            except MatchError as error:
                raise MatchError(f"{self.path}: line {number}: {error}") from None
            if len(result.lineup) != setup.seats or max(result.lineup) >= len(setup.specs):
                raise MatchError(f"{self.path}: line {number}: no result of this match: its lineup is {result.lineup}")
            self.results.append(result)

    def _write(self, row: dict[str, Any]) -> None:
        try:
            self.file.append((json.dumps(row, separators=(",", ":")) + "\n").encode())
        except FileError as error:
            raise MatchError(str(error)) from None

    def append(self, result: GameResult) -> None:
        self.results.append(result)
        self._write(result.to_dict())

    def close(self) -> None:
        self.file.close()
