"""Writing game records: every decision of a game is a line (`games.lines`) before anything else happens."""

import os
from collections.abc import Callable, Mapping, Sequence
from operator import methodcaller
from typing import Self

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.errors import EuphoriaError, RecordError
from euphoria_ai.files import FileError, reason, write_all, write_atomic
from euphoria_ai.games.lines import decision_line, is_trade, result_line, start_lines
from euphoria_ai.games.replay import LogEntry, Record
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.writing import move_text, plain_text

CLOSED = -1


class Scribe:
    """A game that turns every move it is given into lines."""

    def __init__(self, game: Game, n: int) -> None:
        """n: decisions that lines stand for already."""
        self.game, self.n = game, n
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
        return lines + ([result_line(game)] if game.over else [])


class Recorder:
    """Carries out the moves of a game and appends each to its record before anything else happens.

        with Recorder("game.jsonl", Game.new("base", 2, seed=7)) as record:
            record.apply("keep maxime nick")
            record.sample(rng)

    `game` is the game being played.  If a line cannot be written FileError is raised; the line is kept and written
    with the next one.
    """

    file = CLOSED  # descriptor

    def __init__(
        self,
        path: str,
        game: Game,
        players: Sequence[str] = (),
        seed: int | None = None,
        sync: bool = False,
        overwrite: bool = False,
    ) -> None:
        """Begin a record of a new game.  sync: every line is forced onto the disk.  Raises FileError, RecordError."""
        lines = start_lines(game, seed, players)
        self._begin(path, game, sync, len(lines) - 1)
        self._open(os.O_CREAT | (os.O_TRUNC if overwrite else os.O_EXCL))
        self._write(lines)

    def _begin(self, path: str, game: Game, sync: bool, n: int) -> None:
        self.path, self.game, self.sync = path, game, sync
        self.scribe = Scribe(game, n)
        self.sizes: list[int] = []  # length of the file after each line
        self.unwritten: list[str] = []

    def _open(self, flags: int) -> None:
        try:
            self.file = os.open(self.path, os.O_RDWR | flags, 0o666)
        except FileExistsError:
            raise FileError(f"{self.path}: there is such a file already") from None
        except (OSError, ValueError) as error:
            raise FileError(f"{self.path}: cannot be written: {reason(error)}") from None

    @classmethod
    def resume(cls, path: str, sync: bool = False, notes: list[str] | None = None) -> Self:
        """Go on with an unfinished record; a last line that was cut off is dropped.  Raises FileError, RecordError."""
        self = cls.__new__(cls)
        record = Record(path)
        game = record.replay(notes=notes)
        self._begin(path, game, sync, record.decisions)
        self._open(0)
        self.sizes = record.sizes()
        missing = record.missing_lines()
        self._trim(self.sizes[-1])
        self.scribe.n += len(missing)
        self._write([*missing, *([result_line(game)] if game.over and not record.result else [])])
        return self

    def _trim(self, size: int) -> None:
        """Cut the file there; its last line may lack its end."""
        try:
            os.lseek(self.file, size - 1, os.SEEK_SET)
            write_all(self.file, b"\n")
            os.ftruncate(self.file, size)
        except OSError as error:
            raise FileError(f"{self.path}: cannot be written: {reason(error)}") from None

    @property
    def decisions(self) -> int:
        """Decisions recorded so far, forced ones and chance included."""
        return self.scribe.n

    def _write(self, lines: Sequence[str]) -> None:
        """Append lines, whole or not at all."""
        self.unwritten += lines
        end = self.sizes[-1] if self.sizes else 0
        try:
            os.lseek(self.file, end, os.SEEK_SET)
            write_all(self.file, "".join(self.unwritten).encode())
            if self.sync:
                os.fsync(self.file)
        except OSError as error:
            self._cut(end)
            raise FileError(f"{self.path}: cannot be written: {reason(error)}") from None
        for line in self.unwritten:
            end += len(line.encode())
            self.sizes.append(end)
        self.unwritten = []

    def _cut(self, size: int) -> None:
        try:
            os.ftruncate(self.file, size)
        except OSError:
            pass

    def apply(self, move: int | str) -> None:
        """Apply a move (integer or text, a trade's offer too) and record it with everything that settles after it."""
        if is_trade(move):
            lines = self.scribe.play(lambda game: apply_text(game, move), " ".join(move.split()))
        else:
            lines = self.scribe.play(lambda game: game.apply(move))
        self._write(lines)

    def sample(self, rng: Rng) -> None:
        """Let chance decide and record it."""
        self._write(self.scribe.play(lambda game: game.sample(rng)))

    def back_to(self, n: int) -> None:
        """Take back everything after decision number n; the game is then another object.

        Raises RecordError if there is no such decision.
        """
        record = Record(self.path)
        game = record.replay(upto=n)
        if record.decisions != n:
            raise RecordError(f"{self.path}: there is no decision {n} to go back to")
        size = self.sizes[n]
        self._cut(size)
        self.game, self.scribe, self.sizes, self.unwritten = game, Scribe(game, n), self.sizes[: n + 1], []
        self._write(record.missing_lines())
        self.scribe.n = len(self.sizes) - 1

    def close(self) -> None:
        if self.file != CLOSED:
            os.close(self.file)
            self.file = CLOSED

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
    write_atomic(path, "".join(lines_of_log(log, edition, seats, options, seed, players)))
