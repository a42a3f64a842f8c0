"""All cards and spaces of the game: their rows as the data files have them, and their ids in the order of the core's numbers."""

from euphoria_ai._tables import TABLES
from euphoria_ai.core.state.tables import ARTIFACTS, FACTIONS, GOODS

BOARD = TABLES["board"]
CONSTANTS = BOARD["constants"]
KNOWLEDGE_MAX = CONSTANTS["knowledge"]["max"]
BAZAAR_PRICES = CONSTANTS["bazaar_iib"]["slot_cost_any_commodity"]
SPACES = BOARD["space"]
SITES = BOARD["site"]
RECRUITS = tuple(row for name in ("recruits_base", "recruits_ignorance") for row in TABLES[name]["recruit"])
TILES = tuple(row for name in ("tiles_base", "tiles_ignorance") for row in TABLES[name]["tile"])
DILEMMAS = TABLES["dilemmas"]["dilemma"]
RULES = TABLES["rules"]["rule"]

SPACE_IDS = tuple(row["id"] for row in SPACES)
SITE_IDS = tuple(row["id"] for row in SITES)
RECRUIT_IDS = tuple(row["id"] for row in RECRUITS)
TILE_IDS = tuple(row["id"] for row in TILES)
DILEMMA_IDS = tuple(row["id"] for row in DILEMMAS)
TERRITORY_IDS = tuple(f"territory_{name}" for name in FACTIONS)
MARKET_IDS = tuple(row["market_space"] for row in SITES)
STAR_PLACES = TERRITORY_IDS + MARKET_IDS
ITEMS = (*GOODS, *ARTIFACTS)


def at_spaces(words):
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
