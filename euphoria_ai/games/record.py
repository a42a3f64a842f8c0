"""Writing game records: every decision of a game is a line (`games.lines`) before anything else happens."""

from collections.abc import Callable, Mapping, Sequence
from operator import methodcaller
from typing import Any, Self

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.errors import EuphoriaError, RecordError
from euphoria_ai.files import write_atomic, write_new
from euphoria_ai.games.line_file import LineFile, UnsavedError
from euphoria_ai.games.lines import decision_line, is_trade, result_line, start_lines
from euphoria_ai.games.replay import LogEntry, Record
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.writing import move_text, plain_text


class Scribe:
    """A game that turns every move it is given into lines."""

    def __init__(self, game: Game, n: int) -> None:
        """n: decisions that lines stand for already."""
        self.game, self.n = game, n
        self.gave_up: list[int] = []  # seats whose people have given up
        self.log = game.log = list[LogEntry]()

    def line(self, seat: int, kind: str, move: str, forced: bool = False) -> str:
        self.n += 1
        return decision_line(self.n, seat, kind, move, forced)

    def play(self, step: Callable[[Game], object], text: str | None = None) -> list[str]:
        """Lines of one decision and of what settled after it.

        step(game) carries it out; text: what no log tells, the offer of a trade.
        """
        game = self.game
        offerer, decision, before = game.to_move, game.kind, game.clone()
        self.log.clear()
        step(game)
        lines = [self.line(offerer, decision, text)] if text and offerer is not None and decision else []
        for seat, kind, move, forced in self.log:
            if forced:
                lines.append(self.line(seat, kind, plain_text(move), True))
            elif text is None:
                lines.append(self.line(seat, kind, move_text(before, move)))
        return lines + ([result_line(game, self.gave_up)] if game.over else [])


class Recorder:
    """Carries out the moves of a game and appends each to its record before anything else happens.

        with Recorder("game.jsonl", Game.new("base", 2, seed=7)) as record:
            record.apply("keep maxime nick")
            record.sample(rng)

    `game` is the game being played.  If a line cannot be written UnsavedError is raised: the game has gone on, the line
    is kept and written with the next one.  Only the owner can read the file, since it holds all cards; while it is open
    nobody else can go on with it.
    """

    file: LineFile | None = None

    def __init__(
        self,
        path: str,
        game: Game,
        players: Sequence[Any] = (),
        seed: int | None = None,
        sync: bool = False,
        overwrite: bool = False,
    ) -> None:
        """Begin a record of a new game.  sync: every line is forced onto the disk.  Raises FileError, RecordError."""
        self.path, self.game = path, game
        self.lines = [line.encode() for line in start_lines(game, seed, players)]
        self.written = len(self.lines)  # of the lines: how many are in the file
        self.scribe = Scribe(game, self.written - 1)
        self.file = LineFile.create(path, b"".join(self.lines), sync=sync, overwrite=overwrite)

    @classmethod
    def resume(cls, path: str, sync: bool = False, notes: list[str] | None = None) -> Self:
        """Go on with an unfinished record; a last line that was cut off is dropped.  Raises FileError, RecordError."""
        self = cls.__new__(cls)
        self.path, self.file = path, LineFile.open(path, sync=sync)
        try:
            record = Record(path)
            self.game = game = record.replay(notes=notes)
            self.scribe = Scribe(game, record.decisions)
            self.lines = record.kept()
            self.written = len(self.lines) - (not self.lines[-1].endswith(b"\n"))
            self.lines[-1] = self.lines[-1].removesuffix(b"\n") + b"\n"
            self.file.cut(sum(map(len, self.lines[: self.written])))
            missing = record.missing_lines()
            self.scribe.n += len(missing)
            self._write([*missing, *([result_line(game)] if game.over and not record.result else [])])
        except BaseException:
            self.file.close()
            self.file = None
            raise
        return self

    @property
    def decisions(self) -> int:
        """Decisions recorded so far, forced ones and chance included."""
        return self.scribe.n

    @property
    def unsaved(self) -> int:
        """Lines that could not be written so far."""
        return len(self.lines) - self.written

    def _write(self, lines: Sequence[str]) -> None:
        self.lines += [line.encode() for line in lines]
        self.flush()

    def flush(self) -> None:
        """Write what could not be written before.  Raises UnsavedError."""
        if self.unsaved and self.file:
            self.file.append(b"".join(self.lines[self.written :]))
            self.written = len(self.lines)

    def apply(self, move: int | str) -> None:
        """Apply a move (integer or text, a trade's offer too) and record it with everything that settles after it."""
        if is_trade(move):
            lines = self.scribe.play(lambda game: apply_text(game, move), " ".join(move.split()))
        else:
            lines = self.scribe.play(lambda game: game.apply(move))
        self._write(lines)

    def give_up(self, seat: int) -> None:
        """The person of a seat gives up: the result will say so."""
        self.scribe.gave_up.append(seat)

    def sample(self, rng: Rng) -> None:
        """Let chance decide and record it."""
        self._write(self.scribe.play(lambda game: game.sample(rng)))

    def back_to(self, n: int) -> None:
        """Take back everything after decision number n; the game is then another object.

        Raises RecordError if there is no such decision.
        """
        record = Record(self.lines, self.path)
        game = record.replay(upto=n)
        if record.decisions != n:
            raise RecordError(f"{self.path}: there is no decision {n} to go back to")
        self.lines = self.lines[: n + 1] + [line.encode() for line in record.missing_lines()]
        gave_up, self.game, self.scribe = self.scribe.gave_up, game, Scribe(game, len(self.lines) - 1)
        self.scribe.gave_up = gave_up
        if self.file:
            self.written = min(self.written, n + 1)
            self.file.cut(sum(map(len, self.lines[: self.written])))
        self.flush()

    def copy(self, path: str) -> None:
        """Write the record so far to a new file, what could not be written to its own too.  Raises FileError."""
        write_new(path, b"".join(self.lines))

    def close(self) -> None:
        """Close the file, with a last attempt at what could not be written."""
        if self.file:
            try:
                self.flush()
            except UnsavedError:
                pass
            self.file.close()
            self.file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()


def lines_of_log(
    log: Sequence[tuple[int, str, int | str, bool]],
    edition: str = "base",
    seats: int = 2,
    options: Mapping[str, bool | str] | None = None,
    seed: int | None = None,
    players: Sequence[str] = (),
) -> list[str]:
    """Lines of a record out of the `log`, (seat, kind, move, forced) each, of a game that began with
    `Game.new(edition, seats, seed, options)`.

    The offer of a trade stands in no log by itself: it must have been put there as (seat, kind, text, False).
    Raises RecordError.
    """
    game = Game.new(edition, seats, None if log and log[0][1] == "deal_recruit" else seed, options)
    lines = start_lines(game, seed, players)
    scribe = Scribe(game, len(lines) - 1)
    for i, (_, kind, move, forced) in enumerate(log):
        if forced:
            continue
        try:
            lines += scribe.play(methodcaller("apply", move), move if is_trade(move) else None)
        except EuphoriaError as error:
            raise RecordError(f"entry {i + 1} of the log ({kind}): {error}") from None
    return lines


def write(
    path: str,
    log: Sequence[tuple[int, str, int | str, bool]],
    edition: str = "base",
    seats: int = 2,
    options: Mapping[str, bool | str] | None = None,
    seed: int | None = None,
    players: Sequence[str] = (),
) -> None:
    """Write the record of a game from its log (see lines_of_log) in one go.  Raises FileError, RecordError."""
    write_atomic(path, "".join(lines_of_log(log, edition, seats, options, seed, players)), private=True)
