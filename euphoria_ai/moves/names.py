"""Ids from words, and names for display: one search for moves, position files and the command line.

A name is an id, the name on the card or an alias; its words may be cut short.
A name spelled in full never stands for another one.
"""

from __future__ import annotations

from functools import lru_cache

from euphoria_ai.catalog import BOARD, DILEMMAS, MARKET_IDS, SITES, SPACES
from euphoria_ai.editions import EDITIONS, edition_rows

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from euphoria_ai.moves.shapes import Found
    from euphoria_ai.state.shapes import Row


FULL, OPEN, CUT = 0, 1, 2  # how a text names a move: every word in full, something left out, something cut short


def split_words(text: str) -> list[str]:
    """Lower-case words and numbers; everything else only separates, but for apostrophes and accents, which do not."""
    out, kind = [], None
    if not text.isascii():
        from unicodedata import combining, normalize

        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    for letter in text.lower().replace("’", "").replace("'", ""):
        now = "word" if "a" <= letter <= "z" else "number" if "0" <= letter <= "9" else None
        if now and now == kind:
            out[-1] += letter
        elif now:
            out.append(letter)
        kind = now
    return out


def rows_of(domain: str, edition: str) -> list[Row]:
    """Rows with id, name and aliases of everything a name of this domain can stand for."""
    if domain in ("recruit", "tile"):
        return edition_rows(edition, domain)
    if domain == "star":
        return [*BOARD["territory"], *(row for row in SPACES if row["id"] in MARKET_IDS)]
    if domain == "item":
        tracks = [{"id": name} for name in ("morale", "knowledge", "artifact")]
        return [*BOARD["good"], *BOARD["artifact"], *tracks]
    if domain == "card":
        return [*rows_of("recruit", edition), *DILEMMAS]
    if domain == "seat":
        return [{"id": f"P{n}", "aliases": (str(n), f"player {n}")} for n in range(1, 7)]
    return {"space": SPACES, "outcome": ({"id": "star"}, {"id": "recruits"}), "site": SITES}[domain]


@lru_cache(maxsize=1 << 14)
def spellings(domain: str, edition: str) -> tuple[dict[str, set[str]], list[tuple[str, list[str]]]]:
    """(full spelling without blanks -> ids, [(id, words)]) of a domain."""
    full: dict[str, set[str]] = {}
    rows: list[tuple[str, list[str]]] = []
    for row in rows_of(domain, edition):
        for text in {row["id"], row.get("name", row["id"]), *row.get("aliases", ())}:
            words = split_words(text)
            full.setdefault("".join(words), set()).add(row["id"])
            rows.append((row["id"], words))
    return full, rows


def shortens(words: Sequence[str], spelling: list[str]) -> bool:
    """Do the words, each perhaps cut short, appear in this order among the words of the spelling?"""
    position = 0
    for word in words:
        while position < len(spelling) and not (
            spelling[position] == word if word.isdigit() else spelling[position].startswith(word)
        ):
            position += 1
        if position == len(spelling):
            return False
        position += 1
    return True


@lru_cache(maxsize=1 << 14)
def find(domain: str, edition: str, words: tuple[str, ...]) -> Found:
    """(ids, level) that the words may stand for: FULL or CUT; None if nothing fits."""
    full, rows = spellings(domain, edition)
    ids = full.get("".join(words))
    if ids:
        return ids, FULL
    if not any(word.isalpha() for word in words):
        return None
    ids = {name for name, spelling in rows if shortens(words, spelling)}
    return (ids, CUT) if ids else None


def shown(text: str) -> str:
    """An alias as a title: `energy tank` -> `Energy Tank`, `site ea 1` -> `Site EA 1`."""
    return " ".join(word.upper() if len(word) < 3 else word[0].upper() + word[1:] for word in text.split())


def head(name: str) -> str:
    """A name up to its description: `Lee` of `Lee the Gossip`, `Spa` of `Spa of Fleeting Pleasure`."""
    for mark in (" the ", " of ", " for ", " (", ", "):
        name = name.split(mark)[0]
    return name


def by_id(domain: str, name: str) -> bool:
    """Things whose id says more than their name."""
    return domain in ("item", "site") or name in MARKET_IDS


@lru_cache(maxsize=1 << 14)
def short_names(edition: str) -> dict[str, str]:
    """id -> short name of everything with a name in this edition, no two alike."""
    rows: dict[str, tuple[str, Row]] = {}
    for domain in ("recruit", "tile", "space", "site", "star", "item", "card"):
        for row in rows_of(domain, edition):
            rows.setdefault(row["id"], (domain, row))
    taken = [head(row.get("name", "")).lower() for _, row in rows.values()]
    taken += [
        alias.lower()
        for _, row in rows.values()
        for alias in row.get("aliases", ())
        if alias.lower() != head(row["name"]).lower()
    ]
    return {name: pick_name(domain, row, taken) for name, (domain, row) in rows.items()}


def pick_name(domain: str, row: Row, taken: list[str]) -> str:
    """The head of the name where nothing else is called so, else an alias; of a recruit the shortest of these."""
    if by_id(domain, row["id"]):
        return shown(row["id"].replace("_", " "))
    first = head(row["name"])
    heads = [first] if taken.count(first.lower()) == 1 else []
    aliases = [shown(alias) for alias in row.get("aliases", ())] or [row["name"]]
    if domain == "recruit":
        return min(heads + aliases, key=len)
    if heads and len(first) <= 14:
        return first
    return min([alias for alias in aliases if " " in alias and len(alias) <= 16] or aliases, key=len)


def short_name(name: str) -> str:
    """A short name to show for an id: `Lee`, `Gambler`, `Spa`, `Tunnel E`; the id itself if it has none."""
    return next((names[name] for names in map(short_names, EDITIONS) if name in names), name)


def did_you_mean(word: str, names: Iterable[str]) -> str:
    """`; did you mean 'gold'?`, or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(word, names, 1)
    return f"; did you mean {near[0]!r}?" if near else ""
