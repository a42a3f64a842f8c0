"""The exceptions that callers of the library meet."""

from __future__ import annotations

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Sequence


class EuphoriaError(ValueError):
    """Base of all errors about games, positions, moves and records; the message is meant for a person."""


class InvalidMoveError(EuphoriaError):
    """The text is no move at all."""


class AmbiguousMoveError(InvalidMoveError):
    """The text fits more than one legal move."""


class IllegalMoveError(EuphoriaError):
    """A move, but not a legal one at this decision; the message says which rule stands against it."""


class PositionError(EuphoriaError):
    """A position file or code that is malformed or impossible; the message names place, value and rule.

    key: the place in the file; line: its line where that is known; faults: (line or None, message) of all that is
    wrong.
    """

    def __init__(
        self, message: str, key: str = "", line: int | None = None, faults: Sequence[tuple[int | None, str]] = ()
    ) -> None:
        super().__init__(message)
        self.key, self.line = key, line
        self.faults = list(faults) or [(line, message)]


class GameOverError(EuphoriaError):
    """What was asked needs a game that goes on."""


class RecordError(EuphoriaError):
    """A game record that is broken or does not fit these rules."""
