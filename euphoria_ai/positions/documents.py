"""From the document of a file, its tables as TOML gives them, to the Position it means."""

from collections.abc import Callable
from typing import Any, TypeVar

from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.checks import check
from euphoria_ai.positions.faults import Faults
from euphoria_ai.positions.fields import fields_of, sound
from euphoria_ai.positions.moves import after_moves, moves_of
from euphoria_ai.positions.pending import with_pending
from euphoria_ai.positions.reading import read_sheet
from euphoria_ai.positions.sheet import Sheet
from euphoria_ai.positions.values import refuse

T = TypeVar("T")


def from_document(doc: dict[str, Any], faults: Faults | None = None) -> Position:
    """The Position of a parsed document (see `document`).  Raises PositionError with all that is wrong.

    faults: what is wrong with its text already.
    """
    faults = faults or Faults()
    sheet = read_sheet(doc, faults)
    if not sheet.loose:
        check(sheet)
    faults.settle()
    with faults:
        return of_sheet(sheet, doc)
    faults.settle()
    raise AssertionError("what cannot be read has a fault")


def of_sheet(sheet: Sheet, doc: dict[str, Any]) -> Position:
    if not sheet.loose:
        return after_moves(sound(fields_of(sheet), sheet.you), moves_of(doc))
    if "moves" in doc:
        refuse("moves", "not together with pending, which holds a moment inside a turn already")
    return sound(with_pending(fields_of(sheet), doc["pending"]), sheet.you)


def named(name: str, read: Callable[[], T]) -> T:
    """The result of `read`; its errors get the name of the file in front."""
    try:
        return read()
    except PositionError as error:
        raise PositionError(f"{name}: {error}", error.key, error.line, error.faults) from None
