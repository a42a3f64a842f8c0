"""What a person types while a game is followed: moves, with or without the seat that makes them, and what the table
is shown, `reveals Curtis` and `shows bear`."""

from collections.abc import Iterable

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, ITEMS, RECRUIT_IDS
from euphoria_ai.editions import rules_key
from euphoria_ai.errors import EuphoriaError, InvalidMoveError
from euphoria_ai.moves.names import find, split_words
from euphoria_ai.moves.seat_names import split_seat, the_seat, with_seats
from euphoria_ai.moves.shapes import Called
from euphoria_ai.moves.trades import parse_items

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


def read_typed(texts: Iterable[str], seats: int, rules: int, names: Called = ()) -> list[Typed]:
    """Typed texts in their order.  names: what the seats are called.  Raises EuphoriaError."""
    edition = rules_key(rules).split("/")[0]
    return [one(text, seats, edition, names) for text in texts]


def one(whole: str, seats: int, edition: str, names: Called) -> Typed:
    seat, text = split_seat(whole, seats, names, REVEALS + SHOWS)
    words = split_words(text)
    item = Typed(whole, seat, with_seats(text, names))
    if words and words[0] in REVEALS + SHOWS:
        rest = words[1:]
        if item.seat is None and rest[:1] == ["p"] and len(rest) > 1 and rest[1].isdigit():
            item.seat, rest = the_seat(whole, "".join(rest[:2]), seats, names), rest[2:]
        item.shows = recruit_of(whole, rest, edition) if words[0] in REVEALS else cards_of(whole, rest)
    return item


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
