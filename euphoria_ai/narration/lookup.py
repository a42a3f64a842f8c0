"""Finding cards, spaces, sites, goods, rules and terms by what a person types."""

from __future__ import annotations

from euphoria_ai.catalog import BOARD, CARD_RULES, DILEMMAS, RECRUITS, RULES, SITES, SPACES, TERMS, TILES
from euphoria_ai.editions import EDITIONS, edition_rows
from euphoria_ai.moves.names import shortens, split_words
from euphoria_ai.words import nearest

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from typing import Any

    from euphoria_ai.state.shapes import Row


class Entry:
    """One thing that can be looked up.  kind: recruit, tile, dilemma, space, site, good, artifact, rule, term."""

    def __init__(self, kind: str, row: Row, editions: tuple[str, ...] = ()) -> None:
        self.kind, self.row, self.id = kind, row, row["id"]
        self.name = row.get("name") or row["title"]
        self.editions = editions

    def spellings(self) -> list[list[str]]:
        """Word lists by which it is known."""
        return [split_words(text) for text in {self.id, self.name, *self.row.get("aliases", ())}]

    def data(self) -> dict[str, Any]:
        """Everything that a person reads of it, as plain data."""
        skipped = (
            "kind",
            "subkind",
            "abilities",
            "ask",
            "index",
            "optional",
            "penalty_code",
            "penalty_params",
            "note",
            "id",
            "name",
            "title",
        )
        plain = {key: value for key, value in self.row.items() if key not in skipped}
        if self.kind == "good":
            plain["sort"] = self.row["kind"]
        out = {"kind": self.kind, "id": self.id, "name": self.name, **plain}
        return out | ({"note": self.row["note"]} if readable(self.row.get("note")) else {})


def readable(note: str | None) -> bool:
    """Is a note of the board meant for people (not for who reads the data file)?"""
    return note is not None and note != "" and "constants." not in note


KINDS = (
    ("dilemma", DILEMMAS),
    ("space", SPACES),
    ("site", SITES),
    ("good", BOARD["good"]),
    ("artifact", BOARD["artifact"]),
    ("rule", (*RULES, *CARD_RULES)),
    ("term", TERMS),
)


def entries() -> list[Entry]:
    """Everything, in the order of the data files."""
    used: dict[str, list[str]] = {}
    for edition in EDITIONS:
        for kind in ("recruit", "tile"):
            for row in edition_rows(edition, kind):
                used.setdefault(row["id"], []).append(edition)
    out = [
        Entry(kind, row, tuple(used.get(row["id"], ())))
        for kind, rows in (("recruit", RECRUITS), ("tile", TILES))
        for row in rows
    ]
    out += [Entry(kind, row) for kind, rows in KINDS for row in rows]
    return out


def in_full(found: list[Entry], words: list[str]) -> list[Entry]:
    """Entries of which the words are a whole spelling."""
    typed = "".join(words)
    return [entry for entry in found if typed and typed in ("".join(spelling) for spelling in entry.spellings())]


def matches(found: list[Entry], words: list[str]) -> list[Entry]:
    """Entries that the words name: in full; else cut short, rules only where nothing else fits."""
    full = in_full(found, words)
    if full or max(map(len, words), default=0) < 2 or not any(word.isalpha() for word in words):
        return full
    cut = [entry for entry in found if any(shortens(words, spelling) for spelling in entry.spellings())]
    return [entry for entry in cut if entry.kind != "rule"] or cut


def look_up(found: list[Entry], names: list[str]) -> tuple[list[Entry], list[str]]:
    """(entries, names that nothing fits): all names as one, if that fits something; else run by run,
    the longest that is a whole spelling first.
    """
    together = matches(found, [word for name in names for word in split_words(name)])
    if together:
        return together, []
    out, missing, start = [], [], 0
    while start < len(names):
        end = next(
            (end for end in range(len(names), start, -1) if in_full(found, split_words(" ".join(names[start:end])))),
            start + 1,
        )
        some = matches(found, split_words(" ".join(names[start:end])))
        out += [entry for entry in some if entry not in out]
        missing += [] if some else [names[start]]
        start = end
    return out, missing


def like(found: list[Entry], name: str) -> list[str]:
    """Names that look like a text, best first."""
    known: dict[str, str] = {}
    for entry in found:
        for text in (entry.id.lower() if entry.kind == "rule" else entry.name, *entry.row.get("aliases", ())):
            known.setdefault(text.lower(), entry.name if entry.kind != "rule" else entry.id)
            for word in split_words(text):
                if len(word) > 3:
                    known.setdefault(word, entry.name if entry.kind != "rule" else entry.id)
    return list(dict.fromkeys(known[text] for text in nearest(name.lower(), known, 3)))
