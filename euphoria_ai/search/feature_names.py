"""The names of the features of the learned evaluation, in the order in which the core writes them
(`core/search/features.pyx`); docs/features.md explains them.

Cards, spaces and penalties appear by their number in the core, which never changes, so a new card of any edition
leaves all names as they are.
"""

import hashlib
from functools import cache

from euphoria_ai.core.state import ids

FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
GOODS = ("energy", "water", "food", "bliss", "gold", "clay", "stone")
ARTIFACTS = ("balloon", "bat", "bear", "bifocals", "book", "box")
TUNNELS = FACTIONS[: ids.N_TUNNELS]
GROUPS = ("area", "tank", "tunnel", "end", "artifact_market", "icarite", "market", "slot")
FACES = range(1, 7)
SPACES, CARDS, PENALTIES = 56, 128, 64  # room in the core

FACTS = (
    "stars_left", "resources", "commodities", "hand", "dilemma_payable", "dilemma_open", "morale", "knowledge",
    "workers", "in_hand", "active_recruits", "best_track", "activation", "tile_stars", "star_spaces",
    "payable_tiles", "sites", "ready", "wins",
)  # fmt: skip


def at_least(name: str, low: int, high: int) -> list[str]:
    return [f"{name} >= {step}" for step in range(low, high + 1)]


def at_most(name: str, low: int, high: int) -> list[str]:
    return [f"{name} <= {step}" for step in range(low, high + 1)]


def each(name: str, count: int, first: int = 0) -> list[str]:
    return [f"{name} {i}" for i in range(first, first + count)]


@cache
def board_names() -> tuple[str, ...]:
    """Names of the features of the board."""
    names = [*each("seats", 5, 2), "bazaar", "expansion tweaks", "round"]
    for faction in FACTIONS:
        of_track = ["level", "tier1", "tier2", "tier3", "tier4", "revealed", "territory", "full", "one_left", "faces"]
        names += [f"{faction} {name}" for name in of_track]
    for tunnel in TUNNELS:
        names += [f"tunnel {tunnel}", f"tunnel {tunnel} reveal", f"tunnel {tunnel} end"]
    for site in range(ids.N_SITES):
        names += [f"site {site} built", f"site {site} workers", f"site {site} one_short"]
    names += ["built", *each("taken", SPACES), *(f"bazaar {artifact}" for artifact in ARTIFACTS)]
    return tuple(names)


@cache
def seat_names() -> tuple[str, ...]:
    """Names of the features of a seat."""
    return (
        *each("turns until own", 6),
        *star_names(),
        *goods_names(),
        "dilemma open", "dilemma payable", "dilemma card held", "dilemma star", "dilemma recruits",
        "morale", *at_least("morale", 2, 6), "knowledge", *at_least("knowledge", 2, 6), "knowledge capped",
        *dice_names(),
        *recruit_names(),
        *rival_names("leader"), *(f"mean {fact}" for fact in FACTS), *rival_names("next"),
    )  # fmt: skip


def star_names() -> list[str]:
    return [
        "stars_left", *at_most("stars_left", 1, 9), *(f"territory {faction}" for faction in FACTIONS),
        *each("tile star", 6), *each("tile open", 6), *each("tile payable", 6), *each("site to finish", 6),
        "star_spaces", *at_least("star ways", 1, 3), "ready", "wins", *each("legal", SPACES),
        *each("penalty", PENALTIES),
    ]  # fmt: skip


def goods_names() -> list[str]:
    names = []
    for good in GOODS:
        names += [good, *at_least(good, 1, 3)]
    names += ["resources", "kinds of resource", "commodities"]
    for artifact in ARTIFACTS:
        names += at_least(artifact, 1, 2)
    return [*names, "hand", "most alike", "room in hand"]


def dice_names() -> list[str]:
    return [
        *at_least("workers", 2, 4), "in hand", "none in hand", "not rolled",
        *(f"face {face}" for face in FACES), "most equal",
        *(f"on {group}" for group in GROUPS), *each("on site", 6),
        "check total", "risk of one", "risk of all",
    ]  # fmt: skip


def recruit_names() -> list[str]:
    names = [*each("active card", CARDS), *each("hidden card", CARDS)]
    for faction in FACTIONS:
        names += [f"{part} {faction}" for part in ("active", "hidden", "active level", "hidden level")]
    return [
        *names, "active factionless", "hidden factionless", "recruit stars", "best_track",
        *at_least("best_track", 5, 10), "activation",
    ]  # fmt: skip


def rival_names(who: str) -> list[str]:
    return [*(f"{who} {fact}" for fact in FACTS), *at_most(f"{who} stars_left", 1, 4)]


@cache
def features_hash() -> str:
    """Of all names in their order: a network fits the features it was trained on only."""
    text = "\n".join((*board_names(), "", *seat_names()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
