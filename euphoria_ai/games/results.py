"""What is kept of finished games: a result each, in memory and as a file of JSON lines that a match appends to and
goes on from."""

import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Any, NamedTuple, Self, TypedDict

from euphoria_ai.editions import DATA_HASH
from euphoria_ai.players.registry import PlayerError

FORMAT, VERSION = "euphoria-match", 1


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
        try:
            values: dict[str, Any] = {field.name: data[field.name] for field in fields(cls)}
        except (KeyError, TypeError) as error:
            raise MatchError(f"no result of a game: {error} is missing") from None
        for name, value in values.items():
            if isinstance(value, list):
                values[name] = tuple(value)
        return cls(**values)


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

    A line that a crash cut short is dropped; each result is written in one go.
    """

    def __init__(self, path: str, setup: Setup) -> None:
        """Raises MatchError if the file belongs to another match or cannot be used."""
        self.path, self.results = path, list[GameResult]()
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            with open(path, "rb") as file:
                data = file.read()
            whole = data[: data.rfind(b"\n") + 1]
            if len(whole) < len(data):
                os.ftruncate(self.file, len(whole))
        except OSError as error:
            raise MatchError(f"{path}: {error.strerror or error}") from None
        try:
            self._load(whole.splitlines(), setup)
        except MatchError:
            self.close()
            raise

    def _load(self, lines: list[bytes], setup: Setup) -> None:
        if not lines:
            self._write(setup.header())
            return
        rows = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except ValueError:
                raise MatchError(f"{self.path}: line {number} is no JSON") from None
        found, wanted = rows[0], json.loads(json.dumps(setup.header()))
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise MatchError(f"{self.path}: not the results of a match")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise MatchError(
                    f"{self.path}: results of another match: {name} is {found.get(name)!r} there, {value!r} here"
                )
        self.results = [GameResult.from_dict(row) for row in rows[1:]]

    def _write(self, row: dict[str, Any]) -> None:
        try:
            os.write(self.file, (json.dumps(row, separators=(",", ":")) + "\n").encode())
        except OSError as error:
            raise MatchError(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def append(self, result: GameResult) -> None:
        self.results.append(result)
        self._write(result.to_dict())

    def close(self) -> None:
        os.close(self.file)
