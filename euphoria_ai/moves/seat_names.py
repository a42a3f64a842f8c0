"""What the people at the table are called: names fit to be shown, and seats by name in what is typed."""

from __future__ import annotations

from euphoria_ai.errors import InvalidMoveError
from euphoria_ai.moves.names import split_words
from euphoria_ai.words import listed, seat_name

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Sequence

    from euphoria_ai.moves.shapes import Called

LONGEST, SHOWN = 40, 16  # characters of a name that are kept, and that are shown
BEFORE_A_SEAT = ("trade", "bump", "start")  # verbs that a seat follows
OF_SEATS = ("bump", "start")  # decisions whose answer may be a seat alone


def clean_name(text: str) -> str:
    """A name fit to be shown: printable, in one line, not too long; a colon would end it where moves are typed."""
    return " ".join("".join(c if c.isprintable() and c != ":" else " " for c in text).split())[:LONGEST]


def label(seat: int, name: str | None) -> str:
    """`P2`, or `P2 Ann`."""
    return f"{seat_name(seat)} {name[:SHOWN].strip()}" if name else seat_name(seat)


def labels(names: Called, seats: int) -> list[str]:
    """What every seat is called in sentences."""
    return [label(seat, names[seat] if seat < len(names) else None) for seat in range(seats)]


def plain(text: str) -> str:
    """A name without what does not matter: case, accents, blanks around it."""
    if not text.isascii():
        from unicodedata import combining, normalize

        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return " ".join(text.casefold().split())


def numbered(word: str) -> list[str]:
    """The number in `2`, `p2`, `player 2` or `p2 ann` with what stands behind it; nothing if there is none."""
    parts = word.removeprefix("player").removeprefix("p").split(maxsplit=1)
    return parts if parts and parts[0].isascii() and parts[0].isdigit() else []


def reads_as_seat(name: str) -> bool:
    """Could the name be taken for a seat, as `P2` could?"""
    return bool(numbered(plain(name)))


def seats_called(text: str, seats: int, names: Called = ()) -> list[int]:
    """The seats that a text may mean: a name, perhaps cut short, `P2`, `2` or `P2 Ann`; none if it means none."""
    word, known = plain(text), [plain(name or "") for name in names]
    same = [seat for seat, name in enumerate(known) if name == word]
    if same or not word:
        return same if word else []
    number = numbered(word)
    if number:
        seat = int(number[0][:3]) - 1
        fits = len(number) == 1 or (seat < len(known) and known[seat].startswith(number[1]))
        return [seat] if 0 <= seat < seats and fits else []
    return [seat for seat, name in enumerate(known) if name.startswith(word)]


def the_seat(whole: str, text: str, seats: int, names: Called) -> int:
    """The seat that a text means; `whole`: the move that it stands in.  Raises InvalidMoveError."""
    found = seats_called(text, seats, names)
    if len(found) == 1:
        return found[0]
    if found:
        called = listed([seat_name(seat) for seat in found], "or")
        raise InvalidMoveError(f"{whole!r}: {text.strip()!r} may be {called}")
    raise InvalidMoveError(f"{whole!r}: {text.strip()!r} is no seat; the seats are {', '.join(labels(names, seats))}")


def split_seat(text: str, seats: int, names: Called, after: Sequence[str] = ()) -> tuple[int | None, str]:
    """(seat, the rest) of `P2: place 1 aquifer` or `Ana: place 1 aquifer`, and of `Ana reveals Curtis` where `after`
    names the words that may follow a seat without a colon.  Raises InvalidMoveError.
    """
    head, colon, rest = text.partition(":")
    if colon:
        return the_seat(text, head, seats, names), rest.strip()
    words = text.split()
    at = next((i for i in range(1, len(words)) if split_words(words[i])[:1] and split_words(words[i])[0] in after), 0)
    if not at:
        return None, text
    return the_seat(text, " ".join(words[:at]), seats, names), " ".join(words[at:])


def replaced(text: str, old: str, new: str) -> str:
    """The text with one word or several for another, capitals or not."""
    import re

    return re.sub(rf"\b{re.escape(old)}(?!\w)", new, text, flags=re.IGNORECASE)


def with_seats(text: str, names: Called, kind: str | None = None) -> str:
    """A move text with seats for the names in it: `trade Cleo give ...` becomes `trade P3 give ...`.

    kind: of the decision that it answers.
    """
    for seat, name in enumerate(names):
        text = replaced(text, label(seat, name), seat_name(seat)) if name else text
    verb, _, rest = text.strip().partition(" ")
    if verb.casefold() in BEFORE_A_SEAT:
        first = f"{verb} "
    elif kind in OF_SEATS:
        first, rest = "", text.strip()
    else:
        return text
    for seat, name in sorted(enumerate(names), key=lambda pair: -len(pair[1] or "")):
        end = rest[len(name or "") :]
        if name and rest.casefold().startswith(name.casefold()) and not end[:1].isalnum():
            return f"{first}{seat_name(seat)}{end}"
    return text
