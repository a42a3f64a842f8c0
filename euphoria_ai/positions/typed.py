"""What a person types while a game is followed: moves, with or without the seat that makes them, and what the table
is shown, `reveals Curtis` and `shows bear`."""

from collections.abc import Iterable, Sequence

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, ITEMS, RECRUIT_IDS
from euphoria_ai.editions import rules_key
from euphoria_ai.errors import EuphoriaError, InvalidMoveError
from euphoria_ai.moves.names import find, split_words
from euphoria_ai.moves.trades import parse_items
from euphoria_ai.words import seat_name

REVEALS, SHOWS = ("reveals", "reveal"), ("shows", "show")


class Typed:
    """One typed text.  seat: whose it is, if that was said; shows: None of a move, else the cards that the table saw:
    a Recruit or a Cards."""

    def __init__(self, whole: str, seat: int | None, text: str) -> None:
        self.whole, self.seat, self.text = whole, seat, text
        self.shows: Recruit | Cards | None = None


class Recruit:
    """`reveals Curtis`: number of the recruit that is turned up."""

    def __init__(self, number: int) -> None:
        self.number = number


class Cards:
    """`shows 2 bear bat`: counts by artifact; of a dilemma its one artifact."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    @property
    def dilemma(self) -> int | None:
        """Number of the dilemma with this artifact."""
        if sum(self.counts) != 1:
            return None
        return DILEMMA_IDS.index(f"dilemma_{ARTIFACTS[self.counts.index(1)]}") + 1


def read_typed(texts: Iterable[str], seats: int, rules: int, names: Sequence[str | None] = ()) -> list[Typed]:
    """Typed texts in their order.  names: what the seats are called.  Raises EuphoriaError."""
    edition = rules_key(rules).split("/")[0]
    return [one(text, seats, edition, names) for text in texts]


def one(whole: str, seats: int, edition: str, names: Sequence[str | None]) -> Typed:
    seat, text = split_seat(whole, seats, names)
    text = partner_named(text, names)
    words = split_words(text)
    item = Typed(whole, seat, text)
    if words and words[0] in REVEALS + SHOWS:
        rest = words[1:]
        if item.seat is None and rest[:1] == ["p"] and len(rest) > 1 and rest[1].isdigit():
            item.seat, rest = seat_number(rest[1], seats), rest[2:]
        item.shows = recruit_of(whole, rest, edition) if words[0] in REVEALS else cards_of(whole, rest)
    return item


def partner_named(text: str, names: Sequence[str | None]) -> str:
    """An offer that calls its partner by name: `trade Cleo give ...` becomes `trade P3 give ...`."""
    for seat, name in enumerate(names):
        start = f"trade {name} ".casefold()
        if name and text.casefold().startswith(start):
            return f"trade P{seat + 1} {text[len(start) :]}"
    return text


def seat_number(digits: str, seats: int) -> int:
    if not 1 <= int(digits[:3]) <= seats:
        raise InvalidMoveError(f"P{digits}: the game has seats P1 to P{seats}")
    return int(digits) - 1


def split_seat(text: str, seats: int, names: Sequence[str | None]) -> tuple[int | None, str]:
    """(seat, the rest) of `P2: place 1 aquifer`, `Ana: place 1 aquifer` or `P2 reveals Curtis`."""
    head, colon, rest = text.partition(":")
    if not colon:
        words = text.split(maxsplit=1)
        named = len(words) == 2 and split_words(words[1])[:1]
        if not named or named[0] not in REVEALS + SHOWS:
            return None, text
        head, rest = words
    for seat, name in enumerate(names):
        if name and head.strip().casefold() == name.strip().casefold():
            return seat, rest.strip()
    words = split_words(head)
    if words[:1] in (["p"], ["player"]):
        words = words[1:]
    if len(words) == 1 and words[0].isdigit():
        return seat_number(words[0], seats), rest.strip()
    called = ", ".join(name or seat_name(i) for i, name in enumerate((*names, *[None] * seats)[:seats]))
    raise InvalidMoveError(f"{text!r}: {head.strip()!r} is no seat; the seats are {called}")


def recruit_of(text: str, words: list[str], edition: str) -> Recruit:
    found = find("recruit", edition, tuple(words)) if words else None
    if not found or len(found[0]) != 1:
        why = f"may be {', '.join(sorted(found[0]))}" if found else "names no recruit"
        raise InvalidMoveError(f"{text!r} {why}; it reads `reveals RECRUIT`")
    return Recruit(RECRUIT_IDS.index(next(iter(found[0]))) + 1)


def cards_of(text: str, words: list[str]) -> Cards:
    counts: list[int] = []
    try:
        counts = parse_items(" ".join(words))
    except EuphoriaError as error:
        raise InvalidMoveError(f"{text!r}: {error}; it reads `shows ARTIFACTS`") from None
    goods = len(ITEMS) - len(ARTIFACTS)
    if any(counts[:goods]) or not any(counts):
        raise InvalidMoveError(f"{text!r}: only artifacts are shown; it reads `shows ARTIFACTS`")
    return Cards(counts[goods:])
