"""The exceptions that callers of the library meet."""


class EuphoriaError(ValueError):
    """Base of all errors about games, positions, moves and records; the message is meant for a person."""


class InvalidMoveError(EuphoriaError):
    """The text is no move at all."""


class AmbiguousMoveError(InvalidMoveError):
    """The text fits more than one legal move."""


class IllegalMoveError(EuphoriaError):
    """A move, but not a legal one at this decision; the message says which rule stands against it."""


class PositionError(EuphoriaError):
    """A position file or code that is malformed or impossible; the message names place, value and rule."""


class GameOverError(EuphoriaError):
    """What was asked needs a game that goes on."""


class RecordError(EuphoriaError):
    """A game record that is broken or does not fit these rules."""
