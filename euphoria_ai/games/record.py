"""Game records: a whole game as JSON lines, written decision by decision and replayed exactly.

The first line is the header: format, version, edition, options, seats, seed, players, hash of the edition's rules data.  Then comes
one line a decision, those of chance and forced ones included, the deals of the start too:

    {"n": 12, "seat": 1, "kind": "turn", "move": "place 4 farm"}

with seats from 1 or "chance", and "forced": true if it settled by itself; and, once the game is over,

    {"result": [1.0, 0.0], "stars": [10, 7]}

No seed is needed to replay one.
"""

import json
import os

from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.editions import EDITIONS, RULES_HASH, options_of, rules_hashes, rules_key, split_key
from euphoria_ai.errors import EuphoriaError, InvalidMoveError, RecordError
from euphoria_ai.files import FileError, read_bytes, reason, write_all, write_atomic
from euphoria_ai.moves.fields import DEAL
from euphoria_ai.moves.parsing import apply_text, illegal_move
from euphoria_ai.moves.writing import move_text, move_texts, plain_text

FORMAT, VERSION = "euphoria-record", 1
LIMIT = 1 << 26  # bytes of a file
HEADER_KEYS = ("format", "version", "edition", "options", "seats", "seed", "players", "rules")


# ---------------------------------------------------------------- lines


def header_line(game, seed=None, players=()):
    edition, seats, options = split_key(rules_key(game.rules))
    return line_of(
        {
            "format": FORMAT,
            "version": VERSION,
            "edition": edition,
            "options": options,
            "seats": seats,
            "seed": seed,
            "players": list(players),
            "rules": RULES_HASH[edition],
        }
    )


def line_of(value):
    return json.dumps(value, ensure_ascii=False) + "\n"


def decision_line(n, seat, kind, move, forced=False):
    entry = {"n": n, "seat": "chance" if seat == CHANCE else seat + 1, "kind": kind, "move": move}
    return line_of(entry | {"forced": True} if forced else entry)


def result_line(game):
    return line_of({"result": game.returns(), "stars": stars_of(game)})


def stars_of(game):
    """Stars placed by each seat."""
    return [10 - seat["stars_left"] for seat in game.fields()["seats"]]


def deals_of(game):
    """Texts of the deals that `Game.new` with a seed has made already.  Raises RecordError if the game is further on."""
    fields = game.fields()
    dealt = [card for seat in fields["seats"] for card in seat["recruits"] if card]
    untouched = not fields["gone"] and not any(card for seat in fields["seats"] for card in seat["refused"])
    if not (untouched and len(dealt) == (0 if game.kind == "deal_recruit" else 4 * game.seats)):
        raise RecordError("a record begins with a new game: no decision may have been made in it")
    return [plain_text(DEAL | card << 6) for card in dealt]


def start_lines(game, seed, players):
    """Header and deals of a new game, one line each."""
    deals = enumerate(deals_of(game), 1)
    return [header_line(game, seed, players), *(decision_line(n, CHANCE, "deal_recruit", text) for n, text in deals)]


class Scribe:
    """A game that turns every move it is given into lines."""

    def __init__(self, game, n):
        self.game, self.n = game, n
        game.log = []

    def line(self, seat, kind, move, forced=False):
        self.n += 1
        return decision_line(self.n, seat, kind, move, forced)

    def play(self, step, text=None):
        """Lines of one decision and of what settled after it.

        step(game) carries it out; text: what no log tells, the offer of a trade.
        """
        game = self.game
        seat, kind = game.to_move, game.kind
        before = game.clone() if text is None else None
        del game.log[:]
        step(game)
        lines = [self.line(seat, kind, text)] if text else []
        for seat, kind, move, forced in game.log:
            if forced:
                lines.append(self.line(seat, kind, plain_text(move), True))
            elif text is None:
                lines.append(self.line(seat, kind, move_text(before, move)))
        return lines + ([result_line(game)] if game.over else [])


def is_trade(move):
    return isinstance(move, str) and move.split()[:1] == ["trade"]


# ---------------------------------------------------------------- writing


class Recorder:
    """Carries out the moves of a game and appends each to its record before anything else happens.

        with Recorder("game.jsonl", Game.new("base", 2, seed=7)) as record:
            record.apply("keep maxime nick")
            record.sample(rng)

    `game` is the game being played.  If a line cannot be written FileError is raised; the line is kept and written with the
    next one.
    """

    file = None  # descriptor while open

    def __init__(self, path, game, players=(), seed=None, sync=False, overwrite=False):
        """Begin a record of a new game.  sync: every line is forced onto the disk.  Raises FileError, RecordError."""
        lines = start_lines(game, seed, players)
        self._begin(path, game, sync, len(lines) - 1)
        self._open(os.O_CREAT | (os.O_TRUNC if overwrite else os.O_EXCL))
        self._write(lines)

    def _begin(self, path, game, sync, n):
        self.path, self.game, self.sync = path, game, sync
        self.scribe = Scribe(game, n)
        self.sizes = []  # length of the file after each line
        self.unwritten = []

    def _open(self, flags):
        try:
            self.file = os.open(self.path, os.O_RDWR | flags, 0o666)
        except FileExistsError:
            raise FileError(f"{self.path}: there is such a file already") from None
        except (OSError, ValueError) as error:
            raise FileError(f"{self.path}: cannot be written: {reason(error)}") from None

    @classmethod
    def resume(cls, path, sync=False, notes=None):
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

    def _trim(self, size):
        """Cut the file there; its last line may lack its end."""
        try:
            os.lseek(self.file, size - 1, os.SEEK_SET)
            write_all(self.file, b"\n")
            os.ftruncate(self.file, size)
        except OSError as error:
            raise FileError(f"{self.path}: cannot be written: {reason(error)}") from None

    @property
    def decisions(self):
        """Decisions recorded so far, forced ones and chance included."""
        return self.scribe.n

    def _write(self, lines):
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

    def _cut(self, size):
        try:
            os.ftruncate(self.file, size)
        except OSError:
            pass

    def apply(self, move):
        """Apply a move (integer or text, a trade's offer too) and record it with everything that settles after it."""
        if is_trade(move):
            lines = self.scribe.play(lambda game: apply_text(game, move), " ".join(move.split()))
        else:
            lines = self.scribe.play(lambda game: game.apply(move))
        self._write(lines)

    def sample(self, rng):
        """Let chance decide and record it."""
        self._write(self.scribe.play(lambda game: game.sample(rng)))

    def back_to(self, n):
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

    def close(self):
        if self.file is not None:
            os.close(self.file)
            self.file = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        self.close()


def lines_of_log(log, edition="base", seats=2, options=None, seed=None, players=()):
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
            lines += scribe.play(lambda game, move=move: game.apply(move), move if is_trade(move) else None)
        except EuphoriaError as error:
            raise RecordError(f"entry {i + 1} of the log ({kind}): {error}") from None
    return lines


def write(path, log, edition="base", seats=2, options=None, seed=None, players=()):
    """Write the record of a game from its log (see lines_of_log) in one go.  Raises FileError, RecordError."""
    write_atomic(path, "".join(lines_of_log(log, edition, seats, options, seed, players)))


# ---------------------------------------------------------------- reading


class Record:
    """A record being read: the lines of a file or a list, and what a replay found.

    decisions: how many were replayed; result: the last line, if it is one; notes: what is odd but no fault.
    """

    def __init__(self, source):
        self.name, self.lines = lines_from(source)
        self.entries = []
        self.notes = []
        self.decisions, self.result = 0, None
        self.parse()

    def fail(self, number, message):
        raise RecordError(f"{self.name}, line {number}: {message}")

    def parse(self):
        """JSON of every line; a last line without its end may be torn."""
        for i, line in enumerate(self.lines):
            last = i == len(self.lines) - 1
            try:
                entry = json.loads(line)
                if not isinstance(entry, dict):
                    raise ValueError("no object")  # noqa: TRY004 - caught below, like broken JSON
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

    def sizes(self):
        """Length of the file after each line that was replayed, the result included."""
        out, end = [], 0
        for line in self.lines[: 1 + self.decisions + bool(self.result)]:
            end += len(line if line.endswith(b"\n") else line + b"\n")
            out.append(end)
        return out

    def missing_lines(self):
        """Lines of forced moves that should stand after the last one: the writing was cut off there."""
        return [
            decision_line(self.decisions + 1 + i, seat, kind, plain_text(move), True)
            for i, (seat, kind, move, _) in enumerate(self.waiting)
        ]

    def new_game(self, other_rules):
        """The new game of the header."""
        head = self.entries[0]
        if head.get("format") != FORMAT:
            self.fail(1, f'no header of a game record: "format" is not "{FORMAT}"')
        if head.get("version") != VERSION:
            self.fail(1, f"version {head.get('version')!r} of the format; this program reads version {VERSION}")
        edition = str(head.get("edition"))
        if edition in EDITIONS and head.get("rules") not in rules_hashes(edition) and not other_rules:
            self.fail(
                1,
                f"recorded with other rules data ({str(head.get('rules'))[:12]}..., here {RULES_HASH[edition][:12]}...): it may "
                "not replay as it was played; ask for other rules to try it all the same",
            )
        try:
            options = head.get("options", {})
            return Game.new(head.get("edition"), head.get("seats"), None, options_of(head.get("edition"), options))
        except (ValueError, TypeError, AttributeError) as error:
            self.fail(1, str(error))

    def replay(self, check=True, other_rules=False, upto=None, notes=None):
        """The Game after all decisions, or after the first `upto`.  Raises RecordError naming the line."""
        game = self.new_game(other_rules)
        game.log = self.waiting = []
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

    def decide(self, game, number, entry, check):
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

    def settle(self, number, entry, check):
        """A forced line: the game has made this move by itself."""
        if not self.waiting:
            self.fail(number, f"{entry['move']!r} is marked as forced, but a choice is to be made here")
        seat, kind, move, _ = self.waiting.pop(0)
        self.compare(number, entry, seat, kind, check)
        if check and plain_text(move) != entry["move"]:
            self.fail(number, f"{entry['move']!r} is marked as forced, but the forced move is {plain_text(move)!r}")

    def compare(self, number, entry, seat, kind, check):
        """Does the line name who decides, and what?"""
        who = "chance" if seat == CHANCE else seat + 1
        if check and (entry.get("seat") != who or entry.get("kind") != kind):
            self.fail(
                number,
                f"seat {entry.get('seat')!r}, kind {entry.get('kind')!r}, but here {'seat ' * (seat >= 0)}{who} "
                f"decides: {kind}",
            )

    def carry_out(self, game, number, text):
        try:
            if is_trade(text):
                apply_text(game, text)
            else:
                game.apply(find_move(game, text))
        except EuphoriaError as error:
            self.fail(number, str(error))
        self.waiting = game.log = [entry for entry in game.log if entry[3]]

    def finish(self, game, number, entry, check):
        """The last line: it must be the result of this game."""
        if not game.over or self.waiting:
            self.fail(number, "a result, but the game is not over: decisions are missing before it")
        if check and (entry["result"] != game.returns() or entry.get("stars") != stars_of(game)):
            self.fail(
                number,
                f"result {entry['result']}, stars {entry.get('stars')}, but the game ended {game.returns()}, "
                f"{stars_of(game)}",
            )
        self.result = entry

    def note_end(self, game, upto):
        if upto is not None:
            return
        if self.waiting:
            self.notes.append(f"the forced moves after decision {self.decisions} are missing")
        if not game.over:
            self.notes.append(f"the game is not finished: {self.decisions} decisions")
        elif not self.result:
            self.notes.append("the line with the result is missing")


def lines_from(source):
    """(name, lines as bytes with their ends) of a path or a list of lines."""
    if isinstance(source, (list, tuple)):
        return "<lines>", [line.encode() if isinstance(line, str) else line for line in source]
    try:
        data = read_bytes(source, LIMIT)
    except FileError as error:
        raise RecordError(str(error)) from None
    return str(source), data.splitlines(keepends=True)


def find_move(game, text):
    """The legal move with exactly this text.  Raises IllegalMoveError or InvalidMoveError."""
    fits = [move for move in game.legal_moves() if plain_text(move) == text]
    move = fits[0] if len(fits) == 1 else move_texts(game).get(text)
    if move is None:
        raise illegal_move(game, text) if text.strip() else InvalidMoveError("an empty move")
    return move


def replay(source, *, check=True, other_rules=False, upto=None, notes=None):
    """The Game that a record (a path or a list of lines) leads to, every decision carried out anew.

    check: kinds, seats, forced moves and the result must be as recorded (legality always).  other_rules: replay a record
    of other rules data.  upto: stop after that many decisions.  notes: a list that gets sentences about a last line that
    was cut off or a game not finished.
    Raises RecordError naming the line.
    """
    return Record(source).replay(check, other_rules, upto, notes)


def verify(source, other_rules=False):
    """Replay a record with all checks; returns the notes (see replay), none for a whole game.  Raises RecordError."""
    notes = []
    replay(source, other_rules=other_rules, notes=notes)
    return notes
