"""Editions: resolves an edition with its options and a number of seats to one rule set, and hands it to the core.

A rule set is found again by its key (`base/4/iib_tweaks=0,...`), which saved states and records carry. Code under ext/
never asks which edition it plays: it sees constants, rows of cards and named steps only.
"""

from __future__ import annotations

from euphoria_ai import _tables
from euphoria_ai.catalog import BOARD, DILEMMAS, FACTIONS, RECRUITS, SITES, SPACES, TABLES, TILES, at_spaces
from euphoria_ai.core.rules import (  # type: ignore[attr-defined]  # noqa: F401  they register the words of rows
    cards_euphorian,
    cards_factionless,
    cards_icarite,
    cards_subterran,
    cards_wastelander,
    conditions,
    cost_changes,
    effects,
)
from euphoria_ai.core.state import tables

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

DATA_HASH, RULES_HASH = _tables.DATA_HASH, _tables.RULES_HASH
EDITIONS = {name.removeprefix("edition_"): table for name, table in TABLES.items() if name.startswith("edition_")}
REFUSED = ("aside", "deck")


def rules_hashes(edition: str) -> tuple[str, ...]:
    """RULES_HASH of the edition, then other writings of the same rules: its `same_rules`, where it is one of them."""
    here, same = RULES_HASH[edition], EDITIONS[edition]["same_rules"]
    return (here, *(other for other in same if here in same and other != here))


_by_key: dict[str, int] = {}
_keys: list[str] = []
_resolved: dict[str, dict[str, Any]] = {}


def options_of(edition: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All options of an edition with their values.

    Raises ValueError naming the option, the value and what is allowed.
    """
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}; there is: {', '.join(EDITIONS)}")
    values = dict(EDITIONS[edition]["options"])
    fixed = EDITIONS[edition].get("fixed", {})
    options = dict(options or {})
    for name, value in fixed.items():
        if options.pop(name, value) != value:
            raise ValueError(f"option {name}: always {str(value).lower()} in edition {edition}")
    for name, value in (options or {}).items():
        if name not in values:
            raise ValueError(f"unknown option {name!r}; there is: {', '.join(values)}")
        if name == "refused_recruits":
            if value not in REFUSED:
                raise ValueError(f"option refused_recruits = {value!r}; allowed: aside, deck (C14)")
        elif not isinstance(value, bool):
            raise ValueError(f"option {name} = {value!r}; allowed: true, false")
        values[name] = value
    return values


def rules_key(rules: int) -> str:
    """The key of a rule set: `edition/seats/option=value,...`."""
    return _keys[rules]


def split_key(key: str) -> tuple[str, int, dict[str, Any]]:
    """(edition, seats, options) of a key.  Raises ValueError on anything else."""
    try:
        edition, seats, text = key.split("/")
        words = dict(word.split("=") for word in text.split(","))
        options = {name: {"true": True, "false": False}.get(value, value) for name, value in words.items()}
        return edition, int(seats), options_of(edition, options)
    except (AttributeError, TypeError) as error:
        raise ValueError(f"not the key of a rule set: {key!r}") from error


def key_of(edition, seats, options):
    return f"{edition}/{seats}/" + ",".join(f"{name}={str(value).lower()}" for name, value in sorted(options.items()))


def rules_from_key(key):
    """The id of the rule set with this key.  Raises ValueError."""
    return rules_id(*split_key(key))


def rules_id(edition: str = "base", seats: int = 2, options: Mapping[str, Any] | None = None) -> int:
    """The core's id of a rule set, loaded at first use.

    Raises ValueError on an unknown edition, option or number of seats.
    """
    options = options_of(edition, options)
    table = EDITIONS[edition]
    if (
        isinstance(seats, bool)
        or not isinstance(seats, int)
        or not table["players_min"] <= seats <= table["players_max"]
    ):
        raise ValueError(f"seats = {seats!r}; allowed: {table['players_min']} to {table['players_max']} (R1)")
    key = key_of(edition, seats, options)
    if key not in _by_key:
        number = tables.load(rules_data(edition, seats, options))
        _by_key[key] = number
        _keys.append(key)
    return _by_key[key]


def edition_rows(edition: str, kind: str) -> list[dict[str, Any]]:
    """Rows of the recruits or tiles (`kind`) that an edition uses, in the order of the data files."""
    return [row for name in EDITIONS[edition][kind + "s"] for row in TABLES[name][kind]]


def rules_data(edition: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """What `resolve` gives, made once for each rule set: to be read, not to be changed."""
    key = key_of(edition, seats, options)
    if key not in _resolved:
        _resolved[key] = resolve(edition, seats, options)
    return _resolved[key]


def resolve(edition: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The plain data that the core freezes: constants, spaces, tiles, recruits and dilemmas of this rule set."""
    table = EDITIONS[edition]
    c = BOARD["constants"] | table.get("constants", {})
    n = str(seats)
    options = table.get("fixed", {}) | options
    tweaks = options["iib_tweaks"]
    bazaar = c["bazaar_iib"]
    constants = {
        "seats": seats,
        "iib_tweaks": tweaks,
        "trading": options["trading"],
        "refused_to_deck": options["refused_recruits"] == "deck",
        "bazaar": table.get("bazaar", False),
        "bazaar_price": bazaar["slot_cost_any_commodity"],
        "free_trades": options.get("free_trades", False),
        "stars": c["stars_per_player"],
        "stars_to_win": c["stars_to_win"],
        "dice_start": c["dice_at_start"],
        "morale_start": c["morale"]["start"],
        "knowledge_start": c["knowledge"]["start"],
        "knowledge_max": c["knowledge"]["max"],
        "check_at": c["knowledge"]["check_threshold"],
        "track_max": c["allegiance"]["last_level"],
        "tier1": c["allegiance"]["tier1"],
        "tier2": c["allegiance"]["tier2"],
        "tier3": c["allegiance"]["tier3"],
        "tier4": c["allegiance"]["tier4"],
        "tunnel_reveal": c["tunnel"]["reveal_step"],
        "tunnel_end": c["tunnel"]["completion_step"],
        "miner_start": c["tunnel"]["start_step_iib"][n] if tweaks else c["tunnel"]["start_step_base"],
        "territory_cap": c["territory"]["capacity"][n],
        "site_needs": c["construction"]["workers_required"][n],
        "recruits_dealt": c["recruits_dealt"],
        "copies": c["artifact_copies_each"],
        "retrieve_gain": c["retrieve"]["paid_morale"],
        "retrieve_loss": -c["retrieve"]["free_morale"],
        "bands": [c["commodity_area"][name] for name in ("band_low", "band_mid", "band_high")],
        "equal_die_price": -c["iib"]["extra_equal_die_morale"],
        "minority_bonus": c["iib"]["minority_bonus_any_commodity"],
    }
    used_recruits = {row["id"] for row in edition_rows(edition, "recruit")}
    used_tiles = {row["id"] for row in edition_rows(edition, "tile")}
    recruits = []
    for row in RECRUITS:
        abilities = [dict(a, at=at_spaces(a["at"])) if "at" in a else a for a in row["abilities"]]
        used = row["id"] in used_recruits and (row["faction"] != "factionless" or options.get("factionless", True))
        recruits.append(
            {
                "id": row["id"],
                "faction": row["faction"],
                "used": used,
                "abilities": abilities,
                "knowledge_cap": row.get("knowledge_cap", 0),
                "workers_at_start": row.get("workers_at_start", 0),
                "star_factions": row.get("star_factions", (row["faction"],) if row["faction"] in FACTIONS else ()),
            }
        )
    return {
        "constants": constants,
        "spaces": [dict(row, cost=list(row.get("cost", ()))) for row in SPACES],
        "sites": SITES,
        "tiles": [dict(row, used=row["id"] in used_tiles) for row in TILES],
        "recruits": recruits,
        "dilemmas": DILEMMAS,
    }
