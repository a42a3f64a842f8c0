"""All cards and spaces of the game: their rows as the data files have them,
and their ids in the order of the core's numbers.
"""

from __future__ import annotations

from euphoria_ai._tables import TABLES
from euphoria_ai.core.state.cards import ARTIFACTS, FACTIONS, GOODS

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


def numbered(tables: dict[str, dict[str, Any]], files: str, kind: str) -> tuple[dict[str, Any], ...]:
    """Rows of all data files FILES_*, by `index`: the number of a card in states, saved positions and moves.

    A row keeps its index for good, whatever is added to any file.
    Raises ValueError where one is missing or there twice.
    """
    rows = [row for name, table in tables.items() if name.startswith(f"{files}_") for row in table[kind]]
    rows.sort(key=lambda row: row["index"])
    for number, row in enumerate(rows):
        if row["index"] != number:
            raise ValueError(f"{row['id']}: index = {row['index']}, but the next free one is {number}")
    return tuple(rows)


BOARD = TABLES["board"]
CONSTANTS = BOARD["constants"]
KNOWLEDGE_MAX = CONSTANTS["knowledge"]["max"]
BAZAAR_PRICES = CONSTANTS["bazaar_iib"]["slot_cost_any_commodity"]
SPACES = BOARD["space"]
SITES = BOARD["site"]
RECRUITS = numbered(TABLES, "recruits", "recruit")
TILES = numbered(TABLES, "tiles", "tile")
DILEMMAS = TABLES["dilemmas"]["dilemma"]
RULES = TABLES["rules"]["rule"]
CARD_RULES = TABLES["rules"]["card_rule"]  # what all recruits have in common: G1.., I1..
TERMS = TABLES["rules"]["term"]

SPACE_IDS = tuple(row["id"] for row in SPACES)
SITE_IDS = tuple(row["id"] for row in SITES)
RECRUIT_IDS = tuple(row["id"] for row in RECRUITS)
TILE_IDS = tuple(row["id"] for row in TILES)
DILEMMA_IDS = tuple(row["id"] for row in DILEMMAS)
TERRITORY_IDS = tuple(f"territory_{name}" for name in FACTIONS)
MARKET_IDS = tuple(row["market_space"] for row in SITES)
STAR_PLACES = TERRITORY_IDS + MARKET_IDS
ITEMS = (*GOODS, *ARTIFACTS)


def at_spaces(words: Iterable[str]) -> list[str]:
    """Space ids of an ability's `at`: ids, or `@group` and `@icarus` for all spaces of a group or of that region."""
    out = []
    for word in words:
        if word == "@icarus":
            out += [row["id"] for row in SPACES if row["faction"] == "icarite"]
        elif word.startswith("@"):
            out += [row["id"] for row in SPACES if row["group"] == word[1:]]
        else:
            out.append(word)
    return out


def word_of(text: str | Iterable[Any]) -> tuple[Any, ...]:
    """(name, operand ...) of a condition, step or change as rows write it: `"word"` or `("word", operand, ...)`."""
    return (text,) if isinstance(text, str) else tuple(text)


def steps_of(row: dict[str, Any]) -> set[str]:
    """Names of the steps of all abilities of a recruit."""
    return {word_of(step)[0] for ability in row["abilities"] for step in ability.get("do", ())}


def change_of(ability: dict[str, Any]) -> tuple[Any, ...]:
    """(name, operand ...) of what an ability does to a cost; (None,) where it does nothing to one."""
    return word_of(ability.get("change", (None,)))
