"""Everything that is wrong with one position file, gathered while it is read, each with its line.

    with faults:
        p.morale = whole(key, value, 1, 6, "R49")

goes on behind the block when the value is refused; `settle` raises all that was gathered as one PositionError.
"""

import re
from types import TracebackType

from euphoria_ai.errors import PositionError
from euphoria_ai.words import plural

PLAYER = re.compile(r"player (\d+)(?: \(.*\))?(?:, (.*))?", re.DOTALL)
HEADER = re.compile(r"\s*\[+\s*([\w-]+)")
ENTRY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*[=.]""")
MOST_SHOWN = 100  # faults in one message

Place = tuple[str | int, ...]  # ("markets", "ea"), ("player", 2, "hidden"), ("you",)


def place_of(key: str) -> Place:
    """The place in a file that a message names: `player 2 (Ben), workers.farm` is ("player", 2, "workers")."""
    match = PLAYER.fullmatch(key)
    if match:
        return ("player", int(match[1]), *([match[2].partition(".")[0]] if match[2] else ()))
    table, _, name = key.partition(", ")
    return (table, name) if name else (table,)


def lines_of_places(text: str) -> dict[Place, int]:
    """The line at which each table and each key of a text stands."""
    lines: dict[Place, int] = {}
    table: Place = ()
    seats = 0
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header and line.lstrip().startswith("["):
            seats += header[1] == "player"
            table = ("player", seats) if header[1] == "player" else (header[1],)
            lines.setdefault(table, number)
        elif entry := ENTRY.match(line):
            lines.setdefault((*table, next(word for word in entry.groups() if word is not None)), number)
    return lines


class Faults:
    """What is wrong with a file so far.  text: what it was read from, for the numbers of lines; None for a code."""

    def __init__(self, text: str | None = None) -> None:
        self.found: list[PositionError] = []
        self.text = text
        self.spoilt: set[Place] = set()
        self.moved: dict[Place, Place] = {}  # keys that are read as others -> where they stand

    def __enter__(self) -> "Faults":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        if not isinstance(error, PositionError):
            return False
        self.found.append(error)
        self.spoil(place_of(error.key))
        return True

    def spoil(self, place: Place) -> None:
        """What stands at this place was not read, so nothing can be said against what rests on it."""
        self.spoilt.add(place)
        self.spoilt.add(place[:2] if place[0] == "player" else place[:1])

    def sound(self, *names: str, seat: int | None = None) -> bool:
        """Were the top keys or tables of these names (of a seat: its keys) read without a fault?"""
        places = {(name,) if seat is None else ("player", seat + 1, name) for name in names}
        return not places & self.spoilt

    def sound_at(self, *place: str | int) -> bool:
        """Was what stands at this place read without a fault?"""
        return place not in self.spoilt

    def settle(self) -> None:
        """Raise what was gathered, if there is anything, as one PositionError."""
        if not self.found:
            return
        lines = lines_of_places(self.text) if self.text is not None else {}
        numbered = {(error.line or self.line_at(lines, place_of(error.key)), str(error)): None for error in self.found}
        faults = sorted(numbered, key=lambda fault: (fault[0] is None, fault[0] or 0))
        told = [f"line {line}: {message}" if line else message for line, message in faults]
        if len(told) > 1:
            more = [f"... and {len(told) - MOST_SHOWN} more"] if len(told) > MOST_SHOWN else []
            told = [f"{plural(len(told), 'fault')}:", *told[:MOST_SHOWN], *more]
        raise PositionError("\n  ".join(told), faults=faults)

    def line_at(self, lines: dict[Place, int], place: Place) -> int | None:
        """The line of a place, or of the table that it belongs to."""
        while place and place not in lines:
            for length in range(len(place), 0, -1):
                moved = self.moved.get(place[:length], ())
                if moved and (*moved, *place[length:]) in lines:
                    return lines[(*moved, *place[length:])]
            place = place[:-1]
        return lines.get(place)
