"""Reads costs and recruits from rows of plain Python data; here the names that rows use, in the core's order."""

GOODS: tuple[str, ...]
"""Commodities and resources."""

ARTIFACTS: tuple[str, ...]
"""The six artifacts."""

FACTIONS: tuple[str, ...]
"""The four factions, also of regions and territories."""

TRACKS: tuple[str, ...]
"""The tracks of a seat: morale, knowledge."""

NUMBERED: dict[str, tuple[str, ...]]
"""Kind of operand -> the names it can be."""

EVENTS: dict[str, int]
"""Name of an event that an ability can answer -> its number."""

AT_ONCE: set[str]
"""Events that are answered inside another effect: no question, no price, no draw."""

ANSWERED: dict[str, set[str]]
"""Queries that keys of the ability answer -> these keys."""

ABILITY_KEYS: set[str]
"""The keys that every ability may have."""
