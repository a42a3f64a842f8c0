"""Where a position comes from: a file, the one-line code of a position, or standard input."""

import sys

from euphoria_ai.cli.guard import working_on
from euphoria_ai.errors import PositionError

STDIN, CODE = "-", "EUPH"
LIMIT = 1 << 17


def is_code(source):
    return source.lstrip().upper().startswith(CODE) and ":" in source[:12]


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
    data = sys.stdin.buffer.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise PositionError(f"standard input: too large: at most {LIMIT // 1024} KiB are read")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError(f"standard input: not a text in UTF-8 (byte {error.start + 1})") from None


def read_position(source):
    """The Position of a source.  Raises PositionError, whose message begins with the name of the source."""
    from euphoria_ai.positions.files import loads

    position = loads(read_text(source), name_of(source))
    working_on(position)
    return position


def read_warned(source):
    """(position, warnings) of a source; its text is read once."""
    from euphoria_ai.positions.files import loads, warnings

    text = read_text(source)
    position = loads(text, name_of(source))
    working_on(position)
    return position, warnings(text if is_code(text) else text + "\n")
