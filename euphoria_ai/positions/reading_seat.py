"""The [[player]] table of one seat read into a SeatSheet."""

from collections.abc import Set
from typing import Any

from euphoria_ai.catalog import DILEMMA_IDS, FACTIONS, RECRUIT_IDS, SITE_IDS, SITES
from euphoria_ai.core.state.ids import CARD_UNKNOWN, MAX_SLOTS
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.seat_names import reads_as_seat
from euphoria_ai.positions.clues import is_clue, read_clue, split_hand
from euphoria_ai.positions.reading_dice import built_sites, read_dice, tiles_called
from euphoria_ai.positions.sheet import DILEMMA_USES, SeatSheet, Sheet
from euphoria_ai.positions.values import (
    candidates,
    check_keys,
    exact,
    items,
    names_in,
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
    faults = sheet.faults
    if "name" in table:
        with faults:
            name = word_of(p.key("name"), table["name"], "a name")
            p.where += f" ({short(name.strip(), 30)})" if name.strip() else ""
            if reads_as_seat(name):
                refuse(p.key("name"), "a name that reads as a seat", name)
    check_keys(faults, p.where, table, PLAYER_KEYS)
    with faults:
        p.goods, hidden = items(p.key("goods"), table.get("goods", ""), "good", sheet.edition)
        if hidden:
            refuse(p.key("goods"), "goods lie open: no unknown ones", table["goods"])
    with faults:
        read_hand(sheet, p)
    with faults:
        p.morale = whole(p.key("morale"), table.get("morale", p.morale), 1, 6, "R28, R49")
    top = sheet.constants["knowledge_max"]
    with faults:
        p.knowledge = whole(p.key("knowledge"), table.get("knowledge", p.knowledge), 1, top, "R28, R31")
    with faults:
        read_dice(sheet, p)
    read_recruits(sheet, p)
    read_dilemma(sheet, p)
    with faults:
        read_stars(sheet, p)
    return p


def read_hand(sheet: Sheet, p: SeatSheet) -> None:
    """hand: what is known of it, cards: how many there are; shown: what others know of the own hand."""
    written = p.table.get("hand", "")
    if unknown(written):
        written = ""
    written, p.hand_clues = split_hand(p.key("hand"), written, sheet.edition)
    p.hand, hidden = items(p.key("hand"), written, "artifact", sheet.edition)
    hidden += len(p.hand_clues)
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
    words = names_in(key, value, '["Maxime", "Nick"]')
    cards: list[int] = []
    for word in words:
        with sheet.faults:
            if name == "hidden" and (is_clue(word) or exact(word, "faction", sheet.edition)):
                p.hidden_clues[len(cards)] = read_clue(key, word, "recruit", sheet.edition)
                cards.append(CARD_UNKNOWN)
            else:
                cards.append(CARD_UNKNOWN if unknown(word) else recruit_number(sheet, key, word))
    if len(cards) > MAX_SLOTS:
        refuse(key, f"{len(cards)} recruits; at most {MAX_SLOTS} (R7)", value)
    return cards


def read_recruits(sheet: Sheet, p: SeatSheet) -> None:
    """recruits: the active ones, with "hidden" where a hidden one lies between them, "none" where one has left the game
    (a gap that only the program minds); hidden; refused; dealt."""
    key = p.key("recruits")
    words: list[Any] = []
    with sheet.faults:
        words = names_in(key, p.table.get("recruits", []), '["Maxime"]')
    for word in words:
        with sheet.faults:
            read_active(sheet, p, key, word)
    for name in ("hidden", "refused", "dealt"):
        if name in p.table:
            with sheet.faults:
                setattr(p, name, read_cards(sheet, p, name))
    for name, cards in (("recruits", p.active), ("hidden", p.hidden or [])):
        if len(cards) > MAX_SLOTS:
            with sheet.faults:
                refuse(p.key(name), f"{len(cards)} recruits; a player has two, and a third by the dilemma (R7, R96)")


def read_active(sheet: Sheet, p: SeatSheet, key: str, word: Any) -> None:
    if nothing(word) or (isinstance(word, str) and plain(word) == "hidden"):
        p.slots += "-" if nothing(word) else "h"
        return
    if unknown(word):
        refuse(key, "active recruits lie open: write the name (R7)", word)
    p.active.append(recruit_number(sheet, key, word))
    p.slots += "a"


def read_dilemma(sheet: Sheet, p: SeatSheet) -> None:
    value = p.table.get("dilemma", "?" if sheet.phase == "turn" else "none")
    with sheet.faults:
        refuse_use(p.key("dilemma"), value)
        if unknown(value):
            p.dilemma = CARD_UNKNOWN
        elif is_clue(value):
            p.dilemma = CARD_UNKNOWN
            p.dilemma_clue = read_clue(p.key("dilemma"), value, "dilemma", sheet.edition)
        elif not nothing(value):
            p.dilemma = CARD_UNKNOWN
            p.dilemma = number_of(p.key("dilemma"), value, "dilemma", sheet.edition, DILEMMA_IDS) + 1
    use = p.table.get("dilemma_used", "no")
    with sheet.faults:
        if isinstance(use, bool):
            refuse(p.key("dilemma_used"), "allowed: star, recruits, no: which outcome was chosen (R96, R98)", use)
        p.dilemma_use = DILEMMA_USES.index(one_of(p.key("dilemma_used"), use, DILEMMA_USES))


def refuse_use(key: str, value: Any) -> None:
    """What became of a dilemma is no name of its card: `dilemma = "used for a star"`."""
    words = split_words(value) if isinstance(value, str) else []
    if not {"used", "star", "recruit", "recruits"}.isdisjoint(words):
        more = 'name the card here, or "?", and what was chosen as dilemma_used = "star" or "recruits" (R96, R98)'
        refuse(key, more, value)


# ---------------------------------------------------------------- stars


def read_stars(sheet: Sheet, p: SeatSheet) -> None:
    """Territories by faction, tiles by site or name, recruits, dilemma."""
    key = p.key("stars")
    table = table_of(key, p.table.get("stars", {}), '{ euphorian = 2, market_ea = 1, recruits = ["Maxime"] }')
    for name, value in table.items():
        where = f"{key}.{short(name)}"
        with sheet.faults:
            if name == "recruits":
                words = names_in(where, value, '["Maxime"]')
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
        if tiles and not sheet.faults.sound("markets"):
            return
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
    words = f"allowed: {', '.join(places)}, or the name of a tile that is turned up (R100)"
    return refuse(where, f"no place for a star{suggestion(name, places)}; {words}")
