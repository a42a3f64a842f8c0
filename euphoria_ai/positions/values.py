"""The words of a position file: names with aliases and cut forms, item lists, numbers; and the errors about them.

Every reader takes `key`, the place in the file, first, and raises PositionError with that key, the value found and what
is allowed.
"""

import re
from collections.abc import Iterable, Sequence, Set
from functools import cache, lru_cache
from typing import Any, NoReturn

from euphoria_ai.catalog import ARTIFACTS, BOARD, GOODS, SITES, SPACES
from euphoria_ai.editions import edition_rows
from euphoria_ai.errors import PositionError
from euphoria_ai.moves.names import index_of, search, spellings_of, split_words
from euphoria_ai.moves.seat_names import seats_called
from euphoria_ai.moves.shapes import Called
from euphoria_ai.positions.faults import Faults, place_of
from euphoria_ai.words import listed, nearest

NOTHING = object()
NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]*)?")
KINDS = {
    "recruit": "recruit of this edition",
    "tile": "market tile of this edition",
    "dilemma": "ethical dilemma",
    "space": "space",
    "faction": "faction",
    "site": "construction site",
    "good": "commodity or resource",
    "artifact": "artifact",
}


# what people call the keys of position files
OTHER_WORDS = {
    "dice": ("available", "workers"),
    "hand_dice": ("available",),
    "dice_in_hand": ("available",),
    "workers_in_hand": ("available",),
    "artifacts": ("hand", "cards"),
    "artifact": ("hand", "cards"),
    "artifact_cards": ("cards",),
    "number_of_cards": ("cards",),
    "commodities": ("goods",),
    "resources": ("goods",),
    "tunnel": ("miners",),
    "tunnels": ("miners",),
    "miner": ("miners",),
    "allegiance": ("tracks",),
    "tiles": ("markets",),
    "active": ("recruits",),
    "active_recruits": ("recruits",),
    "hidden_recruit": ("hidden",),
    "hidden_recruits": ("hidden",),
    "active_recruit": ("recruits",),
    "refused_recruits": ("refused",),
    "board": ("workers",),
    "seat": ("you",),
    "turns": ("turn",),
    "round": ("turn",),
    "discarded": ("discard", "refused"),
}


def plain(word: str) -> str:
    """Lower-case words with `_` between them: case, blanks and `-` do not matter."""
    return "_".join(split_words(word))


# ---------------------------------------------------------------- errors


def short(text: str, longest: int = 40) -> str:
    """A text for a message: printable and not too long."""
    text = "".join(letter if letter.isprintable() else " " for letter in text[:200])
    return text if len(text) <= longest else text[: longest - 3] + "..."


def found(value: Any) -> str:
    """A value as a person wrote it, short: `"farm"`, `7`, `true`, `[1, 2]`, `a table`."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{short(value)}"'
    if isinstance(value, list):
        text = "[" + ", ".join(found(v) for v in value[:6]) + (", ..." if len(value) > 6 else "") + "]"
        return text if len(text) <= 80 else text[:76] + "...]"
    if isinstance(value, dict):
        return "a table"
    return short(str(value))


def refuse(key: str, message: str, value: Any = NOTHING) -> NoReturn:
    """Raise the PositionError about one key: `player 2, morale = 9: allowed is 1 to 6 (R28)`."""
    raise PositionError(f"{key}: {message}" if value is NOTHING else f"{key} = {found(value)}: {message}", key)


def suggestion(word: str, names: Iterable[str]) -> str:
    """`; did you mean "morale"?`, or nothing when no name is near."""
    near = nearest(plain(word), names)
    return f'; did you mean "{near[0]}"?' if near else ""


def shortlist(names: Iterable[str]) -> str:
    names = list(names)
    return ", ".join(names) if len(names) <= 14 else f"{', '.join(names[:6])} ... ({len(names)} in all)"


def check_keys(faults: Faults, key: str, table: dict[str, Any], allowed: Sequence[str]) -> None:
    """Refuse keys that mean nothing here; `key` names the table, "" the whole file."""
    for name, value in list(table.items()):
        if name not in allowed:
            where = f"{key}, {short(name)}" if key else short(name)
            meant = [word for word in OTHER_WORDS.get(plain(name), ()) if word in allowed]
            meant = meant or nearest(plain(name), allowed)
            for word in meant:
                faults.spoil(place_of(f"{key}, {word}" if key else word))
            if len(meant) == 1 and meant[0] not in table:  # what else is wrong there is told too
                table[meant[0]] = value
                faults.moved[place_of(f"{key}, {meant[0]}" if key else meant[0])] = place_of(where)
            hint = f"did you mean {listed(map(found, meant), 'or')}?" if meant else f"allowed: {', '.join(allowed)}"
            if not key and plain(name) in ("seats", "players"):
                hint = "there are as many seats as [[player]] tables"
            with faults:
                refuse(where, f"no such key here; {hint}")


# ---------------------------------------------------------------- plain values


def whole(key: str, value: Any, low: int, high: int, rule: str) -> int:
    """A whole number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(key, f"a whole number from {low} to {high} is expected ({rule})", value)
    if not low <= value <= high:
        refuse(key, f"allowed is {low} to {high} ({rule})", value)
    return value


def table_of(key: str, value: Any, example: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        refuse(key, f"a table is expected, such as {example}", value)
    return value


def list_of(key: str, value: Any, example: str) -> list[Any]:
    """A list; one value alone counts as a list of it."""
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return [value]
    if not isinstance(value, list):
        refuse(key, f"a list is expected, such as {example}", value)
    return value


def names_in(key: str, value: Any, example: str) -> list[Any]:
    """A list of names; one text may hold several with commas between them (a clue is one of them)."""
    if isinstance(value, str) and "," in value and not {"or", "nor", "not"} & set(split_words(value)):
        return [part.strip() for part in value.split(",") if part.strip()]
    return list_of(key, value, example)


def word_of(key: str, value: Any, what: str) -> str:
    if not isinstance(value, str):
        refuse(key, f"{what} in quotes is expected", value)
    return value


def one_of(key: str, value: Any, allowed: tuple[str, ...]) -> str:
    """One of a few words."""
    if not isinstance(value, str) or plain(value) not in allowed:
        hint = suggestion(value, allowed) if isinstance(value, str) else ""
        refuse(key, f"allowed: {', '.join(allowed)}{hint}", value)
    return plain(value)


def unknown(value: Any) -> bool:
    """Is this the way to say that something is not known?"""
    return isinstance(value, str) and value.strip().lower() in ("?", "unknown")


def nothing(value: Any) -> bool:
    """Is this the way to say that there is none?"""
    return value == [] or (isinstance(value, str) and value.strip().lower() in ("", "none", "nothing"))


def digits(word: str) -> bool:
    return word.isascii() and word.isdigit()


def seat_word(word: str) -> bool:
    """Is this a seat's name, such as P2?"""
    return word[:1] in ("P", "p") and digits(word[1:])


def seat_of(key: str, value: Any, seats: int, names: Called = ()) -> int:
    """Seat number (0-based) of `2`, `"P2"` or a player's name."""
    if isinstance(value, str):
        called = seats_called(value, seats, names)
        if len(called) == 1:
            return called[0]
        if seat_word(value):
            value = int(value[1:9])
        else:
            fits = f"; it fits {', '.join(f'P{seat + 1}' for seat in called)}" if called else ""
            refuse(key, f"a seat is expected, 1 to {seats}, or a player's name{fits}", value)
    return whole(key, value, 1, seats, "R1: one of the seats written here") - 1


# ---------------------------------------------------------------- names


def names_of(kind: str, edition: str) -> list[tuple[str, list[str]]]:
    """(id, its spellings) of everything of one kind."""
    if kind in ("recruit", "tile"):
        return [(row["id"], spellings_of(row)) for row in edition_rows(edition, kind)]
    if kind == "dilemma":
        rows = edition_rows(edition, kind)
        artifacts = {row["id"]: spellings_of(row) for row in BOARD["artifact"]}
        return [(row["id"], [*spellings_of(row), *artifacts[row["artifact"]]]) for row in rows]
    if kind == "space":
        return [(row["id"], spellings_of(row)) for row in SPACES]
    if kind == "faction":
        return [(row["faction"], [row["faction"], *spellings_of(row)]) for row in BOARD["territory"]]
    if kind == "site":
        markets = {row["id"]: spellings_of(row) for row in SPACES}
        return [(row["id"], [row["id"][5:], *spellings_of(row), *markets[row["market_space"]]]) for row in SITES]
    return [(row["id"], spellings_of(row)) for row in BOARD[kind]]


@cache
def spellings(kind: str, edition: str) -> tuple[dict[str, set[str]], list[tuple[str, list[str]]]]:
    """The index of everything of one kind (see `moves.names`)."""
    return index_of(names_of(kind, edition))


def exact(word: Any, kind: str, edition: str) -> Set[str]:
    """Ids of this very name or alias."""
    if not isinstance(word, str):
        return frozenset()
    return spellings(kind, edition)[0].get("".join(split_words(word)), frozenset())


@lru_cache(maxsize=1 << 12)
def candidates(word: str, kind: str, edition: str) -> Set[str]:
    """Ids that a typed word may mean: in full, else with its words cut short."""
    index, words = spellings(kind, edition), split_words(word)
    found = search(index, words)
    if not found and kind == "faction" and words:
        found = search(index, [*words[:-1], words[-1].removesuffix("s")])  # `Euphorians`
    return found[0] if found else frozenset()


def find(key: str, value: Any, kind: str, edition: str) -> str:
    """The id that a name means."""
    word_of(key, value, f"the name of a {kind}")
    ids = candidates(value, kind, edition)
    if len(ids) == 1:
        return next(iter(ids))
    if ids:
        refuse(key, f"fits {shortlist(sorted(ids))}: write more of the name", value)
    full = spellings(kind, edition)[0]
    near = nearest("".join(split_words(value)), full)
    first = candidates(split_words(value)[0], kind, edition) if not near and split_words(value) else ()
    meant = sorted(full[near[0]])[:1] if near else sorted(first) if len(first) <= 3 else []
    if meant:
        refuse(key, f"no {KINDS[kind]} is called so; did you mean {listed(map(found, meant), 'or')}?", value)
    everything = shortlist(name for name, _ in names_of(kind, edition))
    return refuse(key, f"no {KINDS[kind]} is called so; there is: {everything}", value)


def number_of(key: str, value: Any, kind: str, edition: str, ids: Sequence[str]) -> int:
    """Position of the named thing in `ids`."""
    return ids.index(find(key, value, kind, edition))


# ---------------------------------------------------------------- item lists


def item_words(key: str, value: Any) -> list[str]:
    """The words of an item list: `"2 gold bat"`, `["2 gold", "bat"]` or `{ gold = 2, bat = 1 }`."""
    if isinstance(value, dict):
        pairs = [(whole(f"{key}.{short(name)}", n, 0, 65535, "R2"), name) for name, n in value.items()]
        return [str(part) for pair in pairs for part in pair]
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        value = " ".join(value)
    if not isinstance(value, str):
        refuse(key, 'a list of items in quotes is expected, such as "2 gold bat"', value)
    return [word for word in value.replace(",", " ").replace("+", " ").split() if word.lower() != "and"]


def item_at(key: str, words: list[str], i: int, kind: str, edition: str) -> tuple[str, int]:
    """(name, number of words it takes) of the item that begins at words[i]; plurals and names of several words too."""
    for n in (1, 2, 3):
        some = words[i : i + n]
        if len(some) < n or not all(map(split_words, some)):
            break
        for end in ("", "s", "es"):
            ids = exact(" ".join(some).removesuffix(end), kind, edition)
            if len(ids) == 1:
                return next(iter(ids)), n
    return find(key, words[i], kind, edition), 1


def items(key: str, value: Any, kind: str, edition: str) -> tuple[list[int], int]:
    """(counts in the fixed order, number of unknown ones) of an item list of goods or artifacts."""
    names = GOODS if kind == "good" else ARTIFACTS
    counts, hidden = [0] * len(names), 0
    if nothing(value):
        return counts, 0
    words, i, number = item_words(key, value), 0, None
    while i < len(words):
        if digits(words[i]) and number is None:
            number = min(int(words[i][:9]), 65536)
            i += 1
            continue
        if digits(words[i]):
            refuse(key, f'two numbers in a row; a count stands before its word: "2 {names[0]}"', value)
        if NUMBER.fullmatch(words[i]):  # below 0, or not whole
            refuse(key, f"{words[i]} is no count; whole numbers from 0 to 65535 are", value)
        if unknown(words[i]):
            hidden += 1 if number is None else number
            i += 1
        else:
            name, n = item_at(key, words, i, kind, edition)
            counts[names.index(name)] += 1 if number is None else number
            i += n
        number = None
    if number is not None:
        refuse(key, f'a count stands before its word: "2 {names[0]}"', value)
    if max(counts) > 65535:
        refuse(key, "at most 65535 of a kind", value)
    return counts, hidden
