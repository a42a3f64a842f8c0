"""Where a position comes from: a file, a game record (`game.jsonl@42`), a one-line code, or standard input."""

import sys

from euphoria_ai.cli.guard import working_on
from euphoria_ai.cli.waiting import Waiting
from euphoria_ai.errors import PositionError

STDIN, CODE = "-", "EUPH"
LIMIT = 1 << 17
RECORD = ".jsonl"  # what names of game records end with


def is_code(source):
    return source.lstrip().upper().startswith(CODE) and ":" in source[:12]


def record_of(source):
    """(path, decision or None) of a source that names a game record, `game.jsonl` or `game.jsonl@42`; else None."""
    if is_code(source) or source == STDIN:
        return None
    path, at, number = source.rpartition("@")
    if at and path.endswith(RECORD) and number.isascii() and number.isdigit() and 0 < int(number[:9]):
        return path, int(number[:9])
    return (source, None) if source.endswith(RECORD) else None


def name_of(source):
    """What to call a source in messages."""
    if source == STDIN:
        return "standard input"
    return "code" if is_code(source) else source


def read_text(source):
    """The text of a source.  Raises PositionError."""
    if is_code(source):
        return source
    if source == STDIN:
        return read_stdin()
    from euphoria_ai.positions.files import text_of

    return text_of(source)


def read_stdin():
    """All of standard input, as UTF-8 whatever the locale says.  Raises PositionError."""
    if sys.stdin is None:
        raise PositionError("standard input: it is closed")
    with Waiting("a position"):
        data = sys.stdin.buffer.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise PositionError(f"standard input: too large: at most {LIMIT // 1024} KiB are read")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError(f"standard input: not a text in UTF-8 (byte {error.start + 1})") from None


def read_source(source, seat=None):
    """What a source says, as a PositionFile; seat: whose view of a record, a number or a name, by default of the seat
    that decides.  Raises PositionError or RecordError, whose message begins with the name of the source.
    """
    from euphoria_ai.positions.files import PositionFile, read

    record = record_of(source)
    if record:
        from euphoria_ai.games.moment import names_in, position_at

        names = names_in(record[0])
        if seat is not None:
            from euphoria_ai.cli.options import MAX_SEATS, seat_number  # which loads click

            seat = seat_number(seat, names, MAX_SEATS)
        file = PositionFile(position_at(*record, seat), names, "")
    else:
        file = read(read_text(source), name_of(source))
    working_on(file.position)
    return file


def read_position(source, seat=None):
    """The Position of a source (see `read_source`)."""
    return read_source(source, seat).position


def read_warned(source):
    """(position, warnings) of a source; its text is read once."""
    if record_of(source):
        return read_position(source), []
    from euphoria_ai.positions.files import loads, warnings

    text = read_text(source)
    position = loads(text, name_of(source))
    working_on(position)
    return position, warnings(text if is_code(text) else text + "\n")
