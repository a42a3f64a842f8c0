"""Position files and one-line codes: what is written down of a game, as a Position and back (docs/position-format.md).

    position = load("my-game.toml")
    save("next.toml", position)
    from_code(to_code(position)) == position

Everything wrong with a file is a PositionError that names file, key, value and rule.
"""

import os
from typing import Any, NamedTuple

from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import PositionError
from euphoria_ai.files import FileError, read_text, write_atomic
from euphoria_ai.moves.shapes import Called
from euphoria_ai.positions.codes import parse_code
from euphoria_ai.positions.documents import from_document, named
from euphoria_ai.positions.doubts import warnings as sheet_warnings
from euphoria_ai.positions.faults import Faults
from euphoria_ai.positions.mending import read_toml
from euphoria_ai.positions.reading import TOP_KEYS, names_of, read_sheet
from euphoria_ai.positions.reading_seat import PLAYER_KEYS
from euphoria_ai.positions.writing import document, toml_text

LIMIT = 1 << 17  # bytes of a file
MOST_DOTS = 40  # in a line: reading a key of many parts takes time that grows with their square


# ---------------------------------------------------------------- reading


class PositionFile(NamedTuple):
    """What a file says.  names: of the players, None where it gives none; text: the file as it is written."""

    position: Position
    names: list[str | None]
    text: str


def load(path: str | os.PathLike[str]) -> Position:
    """The Position in a file: TOML, or just a one-line code.  Raises PositionError."""
    return loads(text_of(path), str(path))


def loads(text: str, name: str = "<text>") -> Position:
    """The Position that a text describes; `name` stands for it in errors.  Raises PositionError."""
    return read(text, name).position


def read(text: str, name: str = "<text>") -> PositionFile:
    """Everything that a text says; `name` stands for it in errors.  Raises PositionError."""

    def whole() -> PositionFile:
        doc, faults = parse(text)
        return PositionFile(from_document(doc, faults), names_of(doc), text)

    return named(name, whole)


def warnings(source: str | os.PathLike[str]) -> list[str]:
    """Sentences about what matters and is left unknown in a file (a path), a text of several lines or a code.

    Raises PositionError.
    """
    text = str(source)
    name = "<text>"
    if "\n" not in text and not text.startswith("EUPH"):
        text, name = text_of(source), text
    return named(name, lambda: sheet_warnings(read_sheet(parse(text)[0])))


def text_of(path: str | os.PathLike[str]) -> str:
    try:
        return read_text(path, LIMIT)
    except FileError as error:
        raise PositionError(str(error)) from None


def parse(text: str) -> tuple[dict[str, Any], Faults]:
    """(document, what is wrong with it as TOML) of a text.  Raises PositionError."""
    if text.strip().startswith("EUPH"):
        return parse_code(text), Faults()
    if len(text) > LIMIT:
        raise PositionError(f"too large: at most {LIMIT // 1024} KiB are read")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise PositionError(f"line {number}: too deeply nested, or more than {MOST_DOTS} dots")
    return read_toml(text, (*TOP_KEYS, *PLAYER_KEYS))


# ---------------------------------------------------------------- writing


def dumps(position: Position, comments: bool = True, names: Called = ()) -> str:
    """The TOML text of a position: readable, in a fixed order, only what differs from the start of a game.

    names: of the players.
    """
    return toml_text(document(position, names), position if comments else None)


def save(
    path: str | os.PathLike[str], position: Position, names: Called = (), like: PositionFile | None = None
) -> None:
    """Write a position to a file; at any moment the file is whole.

    names: of the players; like: a file whose names, comments and layout stay where they can.  The new file holds a
    seat's secrets: it is its owner's alone.  Raises FileError.
    """
    if like is None:
        text = dumps(position, names=names)
    else:
        from euphoria_ai.positions.keeping import updated

        text = updated(like.text, parse(like.text)[0], position, like.names)
    write_atomic(path, text, private=True)
