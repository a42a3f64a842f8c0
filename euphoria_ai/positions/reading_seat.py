"""The [[player]] table of one seat read into a SeatSheet."""

from collections.abc import Set
from typing import Any

from euphoria_ai.catalog import DILEMMA_IDS, FACTIONS, RECRUIT_IDS, SITE_IDS, SITES, SPACE_IDS, TILE_IDS
from euphoria_ai.core.state.ids import CARD_UNKNOWN, LOC_HAND, LOC_POOL, MAX_DICE, MAX_SLOTS
from euphoria_ai.moves.seat_names import reads_as_seat
from euphoria_ai.positions.sheet import DILEMMA_USES, Die, SeatSheet, Sheet
from euphoria_ai.positions.values import (
    candidates,
    check_keys,
    exact,
    found,
    items,
    list_of,
    nothing,
    number_of,
    one_of,
    plain,
    refuse,
    seat_of,
    short,
    shortlist,
    suggestion,
    table_of,
    unknown,
    whole,
    word_of,
)

PLAYER_KEYS = (
    "name",
    "goods",
    "hand",
    "cards",
    "shown",
    "morale",
    "knowledge",
    "available",
    "workers",
    "dice_order",
    "recruits",
    "hidden",
    "refused",
    "dealt",
    "dilemma",
    "dilemma_used",
    "stars",
)


def read_player(sheet: Sheet, seat: int, table: dict[str, Any]) -> SeatSheet:
    p = SeatSheet(seat, table, sheet.constants)
    if "name" in table:
        name = word_of(p.key("name"), table["name"], "a name")
        p.where += f" ({short(name.strip(), 30)})" if name.strip() else ""
        if reads_as_seat(name):
            refuse(p.key("name"), "a name that reads as a seat", name)
    check_keys(p.where, table, PLAYER_KEYS)
    p.goods, hidden = items(p.key("goods"), table.get("goods", ""), "good", sheet.edition)
    if hidden:
        refuse(p.key("goods"), "goods lie open: no unknown ones", table["goods"])
    read_hand(sheet, p)
    p.morale = whole(p.key("morale"), table.get("morale", p.morale), 1, 6, "R28, R49")
    top = sheet.constants["knowledge_max"]
    p.knowledge = whole(p.key("knowledge"), table.get("knowledge", p.knowledge), 1, top, "R28, R31")
    read_dice(sheet, p)
    read_recruits(sheet, p)
    read_dilemma(sheet, p)
    read_stars(sheet, p)
    return p


def read_hand(sheet: Sheet, p: SeatSheet) -> None:
    """hand: what is known of it, cards: how many there are; shown: what others know of the own hand."""
    written = p.table.get("hand", "")
    if unknown(written):
        written = ""
    p.hand, hidden = items(p.key("hand"), written, "artifact", sheet.edition)
    named = sum(p.hand) + hidden
    p.cards = whole(p.key("cards"), p.table.get("cards", named), 0, 36, "R6")
    if p.cards < named or (hidden and p.cards != named):
        refuse(p.key("cards"), f"the hand written beside it has {named} card{'s' * (named != 1)}", p.cards)
    if "shown" in p.table:
        read_shown(sheet, p)
    elif sheet.constants["bazaar"] and p.seat == sheet.you:  # every card was taken from the open row
        p.shown = {seat: p.hand for seat in range(sheet.seats) if seat != p.seat}


def read_shown(sheet: Sheet, p: SeatSheet) -> None:
    value, key = p.table["shown"], p.key("shown")
    if p.seat != sheet.you:
        refuse(key, "only for your own seat: of the others' hands write `hand`", value)
    if isinstance(value, dict) and not any(isinstance(cards, int) for cards in value.values()):
        for name, cards in value.items():
            seat = seat_of(f"{key}.{short(name)}", name, sheet.seats, sheet.names)
            p.shown[seat] = items(f"{key}.{short(name)}", cards, "artifact", sheet.edition)[0]
    else:
        counts = items(key, value, "artifact", sheet.edition)[0]
        p.shown = {seat: counts for seat in range(sheet.seats) if seat != p.seat}
    for counts in p.shown.values():
        if any(n > held for n, held in zip(counts, p.hand, strict=True)):
            refuse(key, "more than the hand holds", value)


# ---------------------------------------------------------------- dice


def read_dice(sheet: Sheet, p: SeatSheet) -> None:
    """available, workers and dice_order into p.dice."""
    low = 0 if sheet.loose else 1
    key = p.key("available")
    dice = [(LOC_HAND, read_face(key, face, low)) for face in list_of(key, p.table.get("available", []), "[5, 3]")]
    key = p.key("workers")
    table = table_of(key, p.table.get("workers", {}), "{ farm = [2], tunnel_euphorian = [5] }")
    for name, faces in table.items():
        where = f"{key}.{short(name)}"
        space = find_space(sheet, where, name)
        dice += [(space, read_face(where, face, 1)) for face in list_of(where, faces, "[2]")]
    if not dice and "available" not in p.table and "workers" not in p.table:
        dice = [(LOC_HAND, 1)] * 2
    p.dice = in_order(p, dice) if "dice_order" in p.table else dice


def read_face(key: str, face: Any, low: int) -> int:
    return whole(key, face, low, 6, "R30: faces of dice")


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


def find_space(sheet: Sheet, key: str, name: str) -> int:
    """Space number of a space, or of the market whose tile is named."""
    tiles = tiles_called(sheet, name, ("space",))
    sites = built_sites(sheet, tiles)
    if tiles and not sites:
        refuse(key, f"{shortlist(sorted(tiles))} is not built: it is not in [markets] (R69)")
    if len(sites) == 1:
        return SPACE_IDS.index(SITES[sites[0]]["market_space"])
    return number_of(key, name, "space", sheet.edition, SPACE_IDS)


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


# ---------------------------------------------------------------- cards


def recruit_number(sheet: Sheet, key: str, word: Any) -> int:
    """Number + 1 of a recruit."""
    return number_of(key, word, "recruit", sheet.edition, RECRUIT_IDS) + 1


def read_cards(sheet: Sheet, p: SeatSheet, name: str) -> list[int]:
    """Card numbers of a list of recruits; "?" is 255."""
    key = p.key(name)
    value = p.table[name]
    if nothing(value):
        return []
    words = list_of(key, value, '["Maxime", "Nick"]')
    cards = [CARD_UNKNOWN if unknown(word) else recruit_number(sheet, key, word) for word in words]
    if len(cards) > MAX_SLOTS:
        refuse(key, f"{len(cards)} recruits; at most {MAX_SLOTS} (R7)", value)
    return cards


def read_recruits(sheet: Sheet, p: SeatSheet) -> None:
    """recruits: the active ones, with "hidden" where a hidden one lies between them, "none" where one has left the game
    (a gap that only the program minds); hidden; refused; dealt."""
    key = p.key("recruits")
    for word in list_of(key, p.table.get("recruits", []), '["Maxime"]'):
        if nothing(word) or (isinstance(word, str) and plain(word) == "hidden"):
            p.slots += "-" if nothing(word) else "h"
            continue
        if unknown(word):
            refuse(key, "active recruits lie open: write the name (R7)", word)
        p.slots += "a"
        p.active.append(recruit_number(sheet, key, word))
    if "hidden" in p.table:
        p.hidden = read_cards(sheet, p, "hidden")
    if "refused" in p.table:
        p.refused = read_cards(sheet, p, "refused")
    if "dealt" in p.table:
        p.dealt = read_cards(sheet, p, "dealt")
    for name, cards in (("recruits", p.active), ("hidden", p.hidden or [])):
        if len(cards) > MAX_SLOTS:
            refuse(p.key(name), f"{len(cards)} recruits; a player has two, and a third by the dilemma (R7, R96)")


def read_dilemma(sheet: Sheet, p: SeatSheet) -> None:
    value = p.table.get("dilemma", "?" if sheet.phase == "turn" else "none")
    if unknown(value):
        p.dilemma = CARD_UNKNOWN
    elif not nothing(value):
        p.dilemma = number_of(p.key("dilemma"), value, "dilemma", sheet.edition, DILEMMA_IDS) + 1
    use = p.table.get("dilemma_used", "no")
    if isinstance(use, bool):
        refuse(p.key("dilemma_used"), "allowed: star, recruits, no: which outcome was chosen (R96, R98)", use)
    p.dilemma_use = DILEMMA_USES.index(one_of(p.key("dilemma_used"), use, DILEMMA_USES))


# ---------------------------------------------------------------- stars


def read_stars(sheet: Sheet, p: SeatSheet) -> None:
    """Territories by faction, tiles by site or name, recruits, dilemma."""
    key = p.key("stars")
    table = table_of(key, p.table.get("stars", {}), '{ euphorian = 2, market_ea = 1, recruits = ["Maxime"] }')
    for name, value in table.items():
        where = f"{key}.{short(name)}"
        if name == "recruits":
            words = list_of(where, value, '["Maxime"]')
            p.starred = [recruit_number(sheet, where, word) for word in words]
        elif name == "dilemma":
            p.dilemma_star = bool(whole(where, int(value) if isinstance(value, bool) else value, 0, 1, "R98, R100"))
        else:
            read_place(sheet, p, where, name, value)


def read_place(sheet: Sheet, p: SeatSheet, where: str, name: str, value: Any) -> None:
    """Stars on one territory or tile."""
    tiles = tiles_called(sheet, name, ("faction", "site"))
    factions = candidates(name, "faction", sheet.edition)
    if tiles or exact(name, "site", sheet.edition) or not factions:
        site = star_site(sheet, where, name, tiles)
        if whole(where, int(value) if isinstance(value, bool) else value, 0, 1, "R73: one star of a player on a tile"):
            p.tile_stars |= 1 << site
        return
    faction = number_of(where, name, "faction", sheet.edition, FACTIONS)
    p.territory[faction] += whole(where, value, 0, 10, "R2: ten stars a player")


def star_site(sheet: Sheet, where: str, name: str, tiles: Set[str]) -> int:
    """Site number of a market: by its site, or by the name of its tile."""
    sites = built_sites(sheet, tiles) or [SITE_IDS.index(site) for site in candidates(name, "site", sheet.edition)]
    if tiles and not built_sites(sheet, tiles):
        refuse(where, f"{shortlist(sorted(tiles))} is not built: it is not in [markets] (R73, R100)")
    if len(sites) == 1:
        return sites[0]
    if sites:
        refuse(where, f"fits {shortlist(SITE_IDS[site][5:] for site in sorted(sites))}: write more of the name")
    places = [*FACTIONS, *(row["market_space"] for row in SITES), "recruits", "dilemma"]
    words = f"allowed: {', '.join(places)}, or the name of a built tile (R100)"
    return refuse(where, f"no place for a star{suggestion(name, places)}; {words}")
