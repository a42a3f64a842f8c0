"""Everything by the name that stands on it, as people read it: `Stadium of Guaranteed Home Runs (Subterra A)`,
`baseball bat`, `Ben the Ludologist`.  `names.short_name` is for tables, ids are for typing."""

from __future__ import annotations

from functools import lru_cache

from euphoria_ai.catalog import ARTIFACTS, BOARD, DILEMMAS, MARKET_IDS, RECRUITS, SITES, SPACES, TERRITORY_IDS, TILES
from euphoria_ai.words import amount, listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Tiles = Sequence[int]  # number of the tile by site, 0 where none is built


@lru_cache(maxsize=1)
def named() -> dict[str, str]:
    """id -> name of all that is called the same in every game."""
    rows = (*RECRUITS, *TILES, *DILEMMAS, *SITES, *BOARD["territory"], *SPACES)
    return {row["id"]: row["name"] for row in rows} | slot_names() | artifact_names()


def slot_names() -> dict[str, str]:
    """`Euphoria construction site A (clay)`: a slot is told by the resource that it takes."""
    return {
        slot: f"{site['name']} ({resource})"
        for site in SITES
        for slot, resource in zip(site["slots"], site["slot_resources"], strict=True)
    }


@lru_cache(maxsize=1)
def artifact_names() -> dict[str, str]:
    """`bat` -> `baseball bat`."""
    return {row["id"]: row["name"][0].lower() + row["name"][1:] for row in BOARD["artifact"]}


def site_of_market(name: str) -> str:
    """`Subterra A` of `market_sa`."""
    return SITES[MARKET_IDS.index(name)]["name"].replace(" construction site", "")


def full_name(name: str, tiles: Tiles = ()) -> str:
    """The name of an id; tiles: what is built, for a market is called by its tile."""
    if name in MARKET_IDS:
        site = MARKET_IDS.index(name)
        tile = tiles[site] if site < len(tiles) else 0
        return f"{TILES[tile - 1]['name']} ({site_of_market(name)})" if tile else f"market of {site_of_market(name)}"
    return named().get(name, name)


def star_place(name: str, tiles: Tiles = ()) -> str:
    """`the Icarite territory`, `Spa of Fleeting Pleasure (Euphoria A)`."""
    if name in TERRITORY_IDS:
        return f"the {name.split('_')[1].capitalize()} territory"
    return full_name(name, tiles)


def plural(word: str) -> str:
    """More than one of an artifact; `bifocals` are several already."""
    return word if word.endswith("s") else f"{word}es" if word.endswith("x") else f"{word}s"


def item(n: float, name: str) -> str:
    """`2 gold`, `1 baseball bat`, `1.5 baseball bats`."""
    word = artifact_names().get(name, name)
    return f"{amount(n)} {plural(word) if abs(n - 1) >= 0.005 and name in ARTIFACTS else word}"


def items(pairs: Iterable[tuple[str, int]]) -> str:
    """`2 gold and 1 baseball bat` out of (name, count) pairs; `nothing` when all are 0."""
    return listed(item(n, name) for name, n in pairs if n) or "nothing"
