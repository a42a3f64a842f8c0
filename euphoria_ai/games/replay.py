"""Reading game records: a whole game carried out anew, decision by decision, from the lines that `games.lines`
describes."""

import json
import os
from collections.abc import Sequence
from typing import Any, NoReturn, cast

from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.editions import EDITIONS, RULES_HASH, options_of, rules_hashes
from euphoria_ai.errors import EuphoriaError, RecordError
from euphoria_ai.files import FileError, read_bytes
from euphoria_ai.games.lines import FORMAT, LIMIT, VERSION, decision_line, find_move, is_trade, stars_of
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.writing import plain_text

Source = str | os.PathLike[str] | Sequence[str | bytes]  # a path, or the lines themselves
LogEntry = tuple[int, str, int, bool]  # of `Game.log`

Nothing = type(None)
NAMES: dict[type, str] = {str: "a text", dict: "a table", int: "a whole number", list: "a list", Nothing: "null"}
HEADER: dict[str, tuple[type, ...]] = {  # key -> what its value may be
    "edition": (str,),
    "options": (dict, Nothing),
    "seed": (int, Nothing),
    "players": (list, Nothing),
}


def lines_from(source: Source) -> tuple[str, list[bytes]]:
    """(name, lines as bytes with their ends) of a path or a list of lines."""
    if not isinstance(source, (str, os.PathLike)):
        return "<lines>", [line.encode() if isinstance(line, str) else line for line in source]
    try:
        data = read_bytes(source, LIMIT)
    except FileError as error:
        raise RecordError(str(error)) from None
    return str(source), data.splitlines(keepends=True)


class DamagedError(RecordError):
    """A record whose header is good; line: the first that cannot be read or carried out."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


# ---------------------------------------------------------------- one record


class Record:
    """A record being read: the lines of a file or a list, and what a replay found.

    decisions: how many were replayed; result: the last line, if it is one; notes: what is odd but no fault.
    """

    def __init__(self, source: Source, name: str | None = None) -> None:
        """name: what errors call it, if not the path."""
        found, self.lines = lines_from(source)
        self.name = name or found
        self.entries: list[dict[str, Any]] = []
        self.notes: list[str] = []
        self.decisions = 0
        self.result: dict[str, Any] | None = None
        self.waiting: list[LogEntry] = []  # forced moves that the next lines should hold
        self.parse()

    def fail(self, number: int, message: str) -> NoReturn:
        text = f"{self.name}, line {number}: {message}"
        raise DamagedError(text, number) if number > 1 else RecordError(text)

    def parse(self) -> None:
        """JSON of every line; a last line without its end may be torn."""
        for i, line in enumerate(self.lines):
            last = i == len(self.lines) - 1
            try:
                entry = json.loads(line)
                if not isinstance(entry, dict):
                    raise ValueError("no object")  # caught below, like broken JSON
            except (ValueError, RecursionError):
                if last and i and not line.endswith(b"\n"):
                    self.notes.append(f"line {i + 1} is cut off and was left out")
                    break
                self.fail(
                    i + 1, f"not a JSON object: {'the record is damaged here' if i else 'is this a game record?'}"
                )
            self.entries.append(entry)
        if not self.entries:
            raise RecordError(f"{self.name}: an empty file, no game record")

    def kept(self) -> list[bytes]:
        """The lines that were replayed, the result included."""
        return self.lines[: 1 + self.decisions + bool(self.result)]

    def missing_lines(self) -> list[str]:
        """Lines of forced moves that should stand after the last one: the writing was cut off there."""
        return [
            decision_line(self.decisions + 1 + i, seat, kind, plain_text(move), True)
            for i, (seat, kind, move, _) in enumerate(self.waiting)
        ]

    def new_game(self, other_rules: bool) -> Game:
        """The new game of the header."""
        head = self.entries[0]
        if head.get("format") != FORMAT:
            self.fail(1, f'no header of a game record: "format" is not "{FORMAT}"')
        if head.get("version") != VERSION:
            self.fail(1, f"version {head.get('version')!r} of the format; this program reads version {VERSION}")
        for key, kinds in HEADER.items():
            if type(head.get(key)) not in kinds:
                self.fail(1, f"{key} = {head.get(key)!r}; {' or '.join(NAMES[kind] for kind in kinds)} is needed")
        edition = head["edition"]
        rules, seats = head.get("rules"), head.get("seats")
        if edition in EDITIONS and rules not in rules_hashes(edition) and not other_rules:
            self.fail(
                1,
                f"recorded with other rules data ({str(rules)[:12]}..., here {RULES_HASH[edition][:12]}...): "
                "it may not replay as it was played; replay(..., other_rules=True) tries it all the same",
            )
        try:
            return Game.new(edition, cast(int, seats), None, options_of(edition, head.get("options")))
        except (ValueError, TypeError, AttributeError) as error:
            self.fail(1, str(error))

    def replay(
        self, check: bool = True, other_rules: bool = False, upto: int | None = None, notes: list[str] | None = None
    ) -> Game:
        """The Game after all decisions, or after the first `upto`.  Raises RecordError naming the line."""
        game = self.new_game(other_rules)
        game.log = self.waiting = list[LogEntry]()
        self.decisions, self.result = 0, None
        for number, entry in enumerate(self.entries[1:], 2):
            if upto is not None and self.decisions >= upto:
                break
            if self.result:
                self.fail(number, "something stands after the result")
            if "result" in entry:
                self.finish(game, number, entry, check)
            else:
                self.decide(game, number, entry, check)
        self.note_end(game, upto)
        if notes is not None:
            notes += self.notes
        return game

    def decide(self, game: Game, number: int, entry: dict[str, Any], check: bool) -> None:
        """Replay the decision of one line."""
        if game.over and not self.waiting:
            self.fail(number, "a decision after the end of the game")
        text = entry.get("move")
        if not isinstance(text, str):
            self.fail(number, 'no "move"')
        if entry.get("n") != self.decisions + 1:
            self.fail(
                number,
                f"decision {entry.get('n')!r} where {self.decisions + 1} should follow: a line is missing or "
                "stands twice",
            )
        if entry.get("forced"):
            self.settle(number, entry, check)
        else:
            if self.waiting:
                self.fail(number, f"the forced move {plain_text(self.waiting[0][2])!r} should come first")
            self.compare(number, entry, game.to_move, game.kind, check)
            self.carry_out(game, number, text)
        self.decisions += 1

    def settle(self, number: int, entry: dict[str, Any], check: bool) -> None:
        """A forced line: the game has made this move by itself."""
        if not self.waiting:
            self.fail(number, f"{entry['move']!r} is marked as forced, but a choice is to be made here")
        seat, kind, move, _ = self.waiting.pop(0)
        self.compare(number, entry, seat, kind, check)
        if check and plain_text(move) != entry["move"]:
            self.fail(number, f"{entry['move']!r} is marked as forced, but the forced move is {plain_text(move)!r}")

    def compare(self, number: int, entry: dict[str, Any], seat: int | None, kind: str | None, check: bool) -> None:
        """Does the line name who decides, and what?"""
        who = None if seat is None else "chance" if seat == CHANCE else seat + 1
        if check and (entry.get("seat") != who or entry.get("kind") != kind):
            self.fail(
                number,
                f"seat {entry.get('seat')!r}, kind {entry.get('kind')!r}, but here "
                f"{'seat ' * isinstance(who, int)}{who} decides: {kind}",
            )

    def carry_out(self, game: Game, number: int, text: str) -> None:
        try:
            if is_trade(text):
                apply_text(game, text)
            else:
                game.apply(find_move(game, text))
        except EuphoriaError as error:
            self.fail(number, str(error))
        self.waiting = game.log = [entry for entry in game.log or () if entry[3]]

    def finish(self, game: Game, number: int, entry: dict[str, Any], check: bool) -> None:
        """The last line: it must be the result of this game."""
        if not game.over or self.waiting:
            self.fail(number, "a result, but the game is not over: decisions are missing before it")
        if check and (entry["result"] != game.returns() or entry.get("stars") != stars_of(game)):
            self.fail(
                number,
                f"result {entry['result']}, stars {entry.get('stars')}, but the game ended {game.returns()}, "
                f"{stars_of(game)}",
            )
        gave_up = entry.get("gave_up", [])
        if not isinstance(gave_up, list) or not all(type(n) is int and 1 <= n <= game.seats for n in gave_up):
            self.fail(number, f"gave_up = {gave_up!r}; a list of seats is needed")
        self.result = entry

    def note_end(self, game: Game, upto: int | None) -> None:
        if upto is not None:
            return
        if self.waiting:
            self.notes.append(f"the forced moves after decision {self.decisions} are missing")
        if not game.over:
            self.notes.append(f"the game is not finished: {self.decisions} decisions")
        elif not self.result:
            self.notes.append("the line with the result is missing")


# ---------------------------------------------------------------- in one go


def replay(
    source: Source,
    *,
    check: bool = True,
    other_rules: bool = False,
    upto: int | None = None,
    notes: list[str] | None = None,
) -> Game:
    """The Game that a record (a path or a list of lines) leads to, every decision carried out anew.

    check: kinds, seats, forced moves and the result must be as recorded (legality always).  other_rules: replay a
    record of other rules data.  upto: stop after that many decisions.  notes: a list that gets sentences about a last
    line that was cut off or a game not finished. Raises RecordError naming the line.
    """
    return Record(source).replay(check, other_rules, upto, notes)


def verify(source: Source, other_rules: bool = False) -> list[str]:
    """Replay a record with all checks; returns the notes (see replay), none for a whole game.  Raises RecordError."""
    notes: list[str] = []
    replay(source, other_rules=other_rules, notes=notes)
    return notes


def sound_part(source: Source, name: str | None = None) -> tuple[Record, str]:
    """(the record up to its last good decision, what is wrong with the line after it): what can be saved of a damaged
    record.  "" if nothing is wrong.  Raises RecordError if the header is not good.
    """
    found, lines = lines_from(source)
    problem = ""
    while True:
        try:
            record = Record(lines, name or found)
            record.replay()
        except DamagedError as error:
            problem, lines = str(error), lines[: error.line - 1]
        else:
            return record, problem
