"""Notes, which carry reasons and warnings, and the words that only they use."""

from collections.abc import Mapping
from typing import Any

from euphoria_ai.advice.facts import Facts
from euphoria_ai.moves.full_names import full_name, item
from euphoria_ai.words import listed, plural, seat_name, tidy


class Note:
    """A reason or a warning.  numbers: what the text was made from, plain data."""

    __slots__ = ("code", "numbers", "text")

    def __init__(self, code: str, text: str, **numbers: Any) -> None:
        self.code, self.text, self.numbers = code, text, numbers

    def same(self, other: "Note") -> bool:
        return self.code == other.code and self.numbers == other.numbers

    def to_dict(self) -> dict[str, Any]:
        return {"code": self.code, "text": self.text, "numbers": self.numbers}

    def __repr__(self) -> str:
        return f"<{self.code}: {self.text}>"


def items(counts: Mapping[str, float]) -> str:
    return listed(plural(n, name) if name == "card" else item(n, name) for name, n in counts.items())


def rounded(counts: Mapping[str, float]) -> dict[str, float]:
    return {name: tidy(n) for name, n in counts.items()}


def called(name: str, facts: Facts) -> str:
    """The full name; a market goes by its tile if that was built when the turn began, for what is turned up later is
    one of many."""
    return full_name(name, facts.start["tiles"])


def person(seat: int, facts: Facts) -> str:
    """`you`, or the name of a seat that is not told."""
    return "you" if seat == facts.observer else seat_name(seat)


def whose(facts: Facts) -> str:
    """`your`, or `P2's` where another seat is told about the turn."""
    return "your" if facts.seat == facts.observer else f"{seat_name(facts.seat)}'s"


def faction_name(faction: str) -> str:
    return faction[0].upper() + faction[1:]
