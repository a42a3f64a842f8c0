"""The dice of one seat: in hand, on the board by the names of spaces, and the sites and slots that people call by what
they ask for, `"wb clay"`."""

from collections.abc import Set
from typing import Any

from euphoria_ai.catalog import SITE_IDS, SITES, SPACE_IDS, SPACES, TILE_IDS
from euphoria_ai.core.state.ids import LOC_HAND, LOC_POOL, MAX_DICE
from euphoria_ai.moves.names import split_words
from euphoria_ai.positions.faults import place_of
from euphoria_ai.positions.sheet import Die, SeatSheet, Sheet
from euphoria_ai.positions.values import (
    candidates,
    exact,
    found,
    list_of,
    number_of,
    refuse,
    short,
    shortlist,
    suggestion,
    table_of,
    whole,
    word_of,
)
from euphoria_ai.words import listed

FILLERS = frozenset(("slot", "slots", "space", "for", "of", "the", "at"))


def read_dice(sheet: Sheet, p: SeatSheet) -> None:
    """available, workers and dice_order into p.dice."""
    low = 0 if sheet.loose else 1
    key = p.key("available")
    dice = []
    for face in list_of(key, p.table.get("available", []), "[5, 3]"):
        with sheet.faults:
            dice.append((LOC_HAND, read_face(key, face, low)))
    key = p.key("workers")
    table = table_of(key, p.table.get("workers", {}), "{ farm = [2], tunnel_euphorian = [5] }")
    for name, faces in table.items():
        where = f"{key}.{short(name)}"
        with sheet.faults:
            spaces = find_spaces(sheet, where, name)
            if not spaces:
                sheet.faults.spoil(place_of(key))
                continue
            for face in list_of(where, faces, "[2]"):
                dice.append((free_space(sheet, where, spaces), read_face(where, face, 1)))
    if not dice and "available" not in p.table and "workers" not in p.table:
        dice = [(LOC_HAND, 1)] * 2
    p.dice = in_order(p, dice) if "dice_order" in p.table else dice


def read_face(key: str, face: Any, low: int) -> int:
    return whole(key, face, low, 6, "R30: faces of dice")


# ---------------------------------------------------------------- spaces


def tiles_called(sheet: Sheet, name: str, kinds: tuple[str, ...]) -> Set[str]:
    """Ids of tiles that a name means, unless it rather means one of these kinds: a full name beats one cut short."""
    if any(exact(name, kind, sheet.edition) for kind in kinds):
        return frozenset()
    tiles = exact(name, "tile", sheet.edition)
    if tiles or any(candidates(name, kind, sheet.edition) for kind in kinds):
        return tiles
    return candidates(name, "tile", sheet.edition)


def built_sites(sheet: Sheet, tiles: Set[str]) -> list[int]:
    """Sites at which one of these tiles is up."""
    return [i for i, tile in enumerate(sheet.tiles) if tile and TILE_IDS[tile - 1] in tiles]


def find_spaces(sheet: Sheet, key: str, name: str) -> list[int]:
    """Numbers of the spaces of which a name means one: a space, the market whose tile is named, or a site's slots that
    ask for the same; none of a tile whose site could not be read."""
    slots = slots_called(sheet, name)
    tiles = frozenset() if slots else tiles_called(sheet, name, ("space", "site"))
    sites = built_sites(sheet, tiles)
    if tiles and not sites:
        if not sheet.faults.sound("markets"):
            return []
        refuse(key, f"{shortlist(sorted(tiles))} is not built: it is not in [markets] (R69)")
    if len(sites) == 1:
        return [SPACE_IDS.index(SITES[sites[0]]["market_space"])]
    if slots:
        return slots
    return site_called(sheet, key, name) or [number_of(key, name, "space", sheet.edition, SPACE_IDS)]


def slots_called(sheet: Sheet, name: str) -> list[int]:
    """The slots of `wb clay`, `Wastelands construction site B, clay slot`: of this site, and asking for this."""
    words = [word for word in split_words(name) if word not in FILLERS]
    for word in words:
        rest = " ".join(other for other in words if other != word)
        goods, sites = exact(word, "good", sheet.edition), candidates(rest, "site", sheet.edition) if rest else ()
        if len(goods) == len(sites) == 1:
            site = SITES[SITE_IDS.index(next(iter(sites)))]
            pairs = zip(site["slots"], site["slot_resources"], strict=True)
            return [SPACE_IDS.index(slot) for slot, asks in pairs if asks in goods]
    return []


def site_called(sheet: Sheet, key: str, name: str) -> list[int]:
    """The market of a built site that is called by the site's name; of one that is not built a slot must be named."""
    sites = candidates(name, "site", sheet.edition)
    if len(candidates(name, "space", sheet.edition)) == 1 or len(sites) != 1:
        return []
    number = SITE_IDS.index(next(iter(sites)))
    site = SITES[number]
    if sheet.tiles[number]:
        return [SPACE_IDS.index(site["market_space"])]
    short_id = SITE_IDS[number][5:]
    ways = listed((f'"{short_id} {good}"' for good in dict.fromkeys(site["slot_resources"])), "or")
    return refuse(key, f"a worker stands on a slot of the site: write what it paid, {ways} (R62)")


def named_slots(sheet: Sheet, tables: list[dict[str, Any]]) -> set[int]:
    """Slots that are named by their numbers: they are not given to workers of which only what they paid is told."""
    out = set()
    for table in tables:
        workers = table.get("workers")
        for name in workers if isinstance(workers, dict) else ():
            spaces = candidates(name, "space", sheet.edition)
            out |= {SPACE_IDS.index(space) for space in spaces if len(spaces) == 1}
    return {space for space in out if SPACES[space]["group"] == "slot"}


def free_space(sheet: Sheet, key: str, spaces: list[int]) -> int:
    """The space, or the first of several slots that is free still."""
    if len(spaces) == 1 and SPACES[spaces[0]]["group"] != "slot":
        return spaces[0]
    free = [space for space in spaces if space not in sheet.slots]
    if len(spaces) > 1 and not free:
        refuse(key, f"more workers than the {len(spaces)} slots that ask for this (R62)")
    space = (free or spaces)[0]  # two workers on one slot are told with all that cannot be
    sheet.slots.add(space)
    return space


# ---------------------------------------------------------------- the places of the four dice


def in_order(p: SeatSheet, dice: list[Die]) -> list[Die]:
    """The dice in the slots that `dice_order` gives their places; an order that does not fit them is passed over."""
    key = p.key("dice_order")
    words = word_of(key, p.table["dice_order"], 'the places of the four dice, such as "farm hand pool hand",').split()
    places = {"hand": LOC_HAND, "pool": LOC_POOL} | {name: i for i, name in enumerate(SPACE_IDS)}
    for word in words:
        if word not in places:
            refuse(key, f"{found(word)} is no place of a die{suggestion(word, places)}; leave dice_order out")
    left, out = list(dice), []
    for place in (places[word] for word in words):
        die = (LOC_POOL, 0) if place == LOC_POOL else next((d for d in left if d[0] == place), None)
        if die is None:
            return dice
        if place != LOC_POOL:
            left.remove(die)
        out.append(die)
    return dice if left or len(out) > MAX_DICE else out
