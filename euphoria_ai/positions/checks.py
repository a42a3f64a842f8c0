"""What cannot be: a position that no game could reach is refused with the key, the value and the rule.

All that cannot be is gathered (`sheet.faults`); nothing is said against what rests on a key that could not be read.
"""

from typing import Any

from euphoria_ai.catalog import (
    FACTIONS,
    RECRUIT_IDS,
    SITE_IDS,
    SITES,
    SPACE_IDS,
    SPACES,
    TILE_IDS,
)
from euphoria_ai.core.state.ids import CARD_UNKNOWN, LOC_HAND, LOC_POOL
from euphoria_ai.positions.card_checks import (
    check_artifacts,
    check_clues,
    check_dilemmas,
    check_pool,
    check_recruits,
    check_twice,
    factionless,
)
from euphoria_ai.positions.fields import (
    deck_cards,
    stars_due,
    stars_on_recruits,
    stars_placed,
)
from euphoria_ai.positions.reading_seat import PLAYER_KEYS
from euphoria_ai.positions.sheet import SeatSheet, Sheet
from euphoria_ai.positions.values import refuse
from euphoria_ai.words import seat_name

AT_CHOICE = ("name", "dealt", "recruits", "hidden", "refused")
NOT_YET = 'not at phase = "recruits": the choice is made before anything else (R7)'


def check(sheet: Sheet) -> None:
    """Gather what cannot be at the start of a turn, or at the choice of recruits."""
    if not sheet.faults.sound("phase", "to_move", "you"):
        return
    if sheet.phase != "turn":
        check_choice(sheet)
        return
    for look in (check_board, check_artifacts, check_dilemmas, check_recruits):
        look(sheet)
    for p in sheet.players:
        for look_at in (check_workers, check_hand, check_knowledge):
            with sheet.faults:
                look_at(sheet, p)
    for look in (check_spaces, check_sites, check_stars):
        look(sheet)
    with sheet.faults:
        check_pool(sheet)
    check_clues(sheet)


# ---------------------------------------------------------------- the choice of recruits


def check_choice(sheet: Sheet) -> None:
    """R7, R11: nothing has happened yet but deals and, by seats before the one that decides, choices."""
    with sheet.faults:
        if sheet.phase == "redraw" and not any(factionless(card) for card in deck_cards(sheet)):
            refuse("phase", "no recruit is put back where none is without a faction (R11)", sheet.phase)
    for p in sheet.players:
        for name in p.table:
            with sheet.faults:
                if name in PLAYER_KEYS and name not in AT_CHOICE:
                    p.refuse(name, NOT_YET)
        with sheet.faults:
            check_chooser(sheet, p)
    check_twice(sheet)
    tables = (("tracks", sheet.tracks), ("markets", sheet.tiles), ("discard", sheet.discard), ("bazaar", sheet.bazaar))
    for key, value in tables:
        with sheet.faults:
            if any(value or ()):
                refuse(key, NOT_YET)


def check_chooser(sheet: Sheet, p: SeatSheet) -> None:
    """What this seat may know by now, and how many cards that are."""
    if not sheet.faults.sound("dealt", "recruits", "hidden", "refused", seat=p.seat):
        return
    chosen = sheet.phase == "recruits" and p.seat < sheet.active
    for name in ("dealt",) if chosen else ("recruits", "hidden", "refused"):
        if name in p.table:
            word = "has chosen: write recruits, hidden and refused" if chosen else "has not chosen yet: write dealt"
            p.refuse(name, f"{seat_name(p.seat)} {word} (to_move = {sheet.active + 1}; R7)")
    lists = (("dealt", p.dealt, 4), ("recruits", p.active, 1), ("hidden", p.hidden, 1), ("refused", p.refused, 2))
    for name, cards, n in lists:
        if name in p.table and len(cards or ()) != n:
            p.refuse(name, f"{n} expected: four are dealt, one is kept active, one hidden, two are refused (R7)")
    if p.seat == sheet.you == sheet.active and (p.dealt is None or CARD_UNKNOWN in p.dealt):
        p.refuse("dealt", "the four recruits you choose from must be named (R7)")
    many = sum(factionless(card) for card in p.dealt or ()) > 1
    asked = sheet.phase == "redraw" and p.seat == sheet.active
    if many and (sheet.phase == "recruits" or p.seat < sheet.active):
        p.refuse("dealt", "two without a faction: one of them is replaced before the choice (R11)")
    if asked and not many and p.dealt is not None and CARD_UNKNOWN not in p.dealt:
        p.refuse("dealt", 'one without a faction at most: none is put back, write phase = "recruits" (R11)')


# ---------------------------------------------------------------- board and dice


def check_board(sheet: Sheet) -> None:
    """R13: where miners start; R5: no tile twice."""
    least = sheet.constants["miner_start"]
    for i, step in enumerate(sheet.miners):
        with sheet.faults:
            if step < least:
                words = f"with iib_tweaks and {sheet.seats} players it starts at step {least} (R13)"
                refuse(f"miners, {FACTIONS[i]}", words, step)
    seen: dict[int, int] = {}
    for site, tile in enumerate(sheet.tiles):
        with sheet.faults:
            if tile and seen.setdefault(tile, site) != site:
                words = f"{TILE_IDS[tile - 1]} is at {SITE_IDS[seen[tile]][5:]} already; there is one of it (R5)"
                refuse(f"markets, {SITE_IDS[site][5:]}", words)


def check_workers(sheet: Sheet, p: SeatSheet) -> None:
    """R2, R17: one to four workers."""
    if not sheet.faults.sound("available", "workers", "dice_order", seat=p.seat):
        return
    owned = sum(place != LOC_POOL for place, _ in p.dice)
    if owned == 0:
        p.refuse("available", "no worker at all: a player always owns one at least (R17)")
    if owned > 4:
        p.refuse("available", f"{owned} workers with those on the board; a player has four dice (R2)")


def check_hand(sheet: Sheet, p: SeatSheet) -> None:
    """R50: the hand limit."""
    if p.cards > p.morale and sheet.faults.sound("hand", "cards", "morale", seat=p.seat):
        key = p.key("cards" if "cards" in p.table else "hand")
        words = "at the start of a turn a hand is never larger than morale (R50)"
        refuse(key, f"{p.cards} cards with morale {p.morale}: {words}")


def check_knowledge(sheet: Sheet, p: SeatSheet) -> None:
    """R85, R90: an active recruit may lower the end of the track (Bok)."""
    for card in p.active:
        cap = sheet.recruits[card - 1]["knowledge_cap"]
        if cap and p.knowledge > cap:
            p.refuse("knowledge", f"at most {cap} while {RECRUIT_IDS[card - 1]} is active (R85, R90)")


def check_spaces(sheet: Sheet) -> None:
    """Open spaces only, and one worker on a space that is no commodity area."""
    taken: dict[int, SeatSheet] = {}
    for p in sheet.players:
        for place, _ in p.dice:
            if place in (LOC_HAND, LOC_POOL):
                continue
            row, key = SPACES[place], p.key(f"workers.{SPACE_IDS[place]}")
            with sheet.faults:
                check_open(sheet, row, key)
                if row["group"] != "area" and place in taken:
                    rule = "R22, R62" if row["group"] == "slot" else "R24"
                    other = "two workers" if taken[place] is p else f"a worker of {taken[place].where} is there already"
                    refuse(key, f"{other}; the space holds one ({rule})")
            taken[place] = p


def check_open(sheet: Sheet, row: dict[str, Any], key: str) -> None:
    """R59, R64, R69: tunnel ends, slots and markets may be closed."""
    if row["group"] == "tunnel_end":
        step, end = sheet.miners[FACTIONS.index(row["faction"])], sheet.constants["tunnel_end"]
        if step < end and sheet.faults.sound("miners"):
            refuse(key, f"closed: the miner is at step {step}, the space opens at step {end} (R59)")
    elif row["group"] in ("market", "slot"):
        site = SITE_IDS.index(row["site"])
        if row["group"] == "market" and not sheet.tiles[site] and sheet.faults.sound("markets"):
            refuse(key, f"not built: no tile is written for {SITE_IDS[site][5:]} in [markets] (R69)")
        if row["group"] == "slot" and sheet.tiles[site]:
            refuse(key, f"the site is closed: {TILE_IDS[sheet.tiles[site] - 1]} is built there (R64)")


def check_sites(sheet: Sheet) -> None:
    """R63, R64: a site with enough workers is complete at once."""
    needs = sheet.constants["site_needs"]
    for i, site in enumerate(SITES):
        slots = {SPACE_IDS.index(name) for name in site["slots"]}
        there = [(p, place) for p in sheet.players for place, _ in p.dice if place in slots]
        with sheet.faults:
            if len(there) >= needs:
                p, place = there[-1]
                words = f"with {sheet.seats} players {needs} complete it, and they go home (R63, R64)"
                refuse(p.key(f"workers.{SPACE_IDS[place]}"), f"{len(there)} workers at {SITE_IDS[i][5:]}; {words}")


# ---------------------------------------------------------------- stars


def check_stars(sheet: Sheet) -> None:
    for p in sheet.players:
        for card in p.starred or ():
            with sheet.faults:
                check_recruit_star(sheet, p, card)
        for site, tile in enumerate(sheet.tiles):
            with sheet.faults:
                if p.tile_stars >> site & 1 and not tile and sheet.faults.sound("markets"):
                    words = "no market is built there: it is not in [markets] (R73, R100)"
                    refuse(p.key(f"stars.market_{SITE_IDS[site][5:]}"), words)
        with sheet.faults:
            check_star_total(sheet, p)
    cap = sheet.constants["territory_cap"]
    for i, name in enumerate(FACTIONS):
        there = [p for p in sheet.players if p.territory[i]]
        total = sum(p.territory[i] for p in there)
        with sheet.faults:
            if total > cap:
                words = f"{total} stars on the territory in all; with {sheet.seats} players it takes {cap} (R3)"
                refuse(there[-1].key(f"stars.{name}"), words)


def check_recruit_star(sheet: Sheet, p: SeatSheet, card: int) -> None:
    """R84: on active recruits whose track is at its end, one each."""
    key = p.key("stars.recruits")
    end = sheet.constants["track_max"]
    name, factions = RECRUIT_IDS[card - 1], sheet.recruits[card - 1]["star_factions"]
    if card not in p.active and sheet.faults.sound("recruits", seat=p.seat):
        refuse(key, f"{name} is no active recruit of this player (R84)")
    if not factions:
        refuse(key, f"{name} has no faction and never carries a star (R84)")
    if not stars_due(sheet, card) and sheet.faults.sound("tracks"):
        tracks = " and ".join(f"the {name} track is at {sheet.tracks[FACTIONS.index(name)]}" for name in factions)
        refuse(key, f"{name} has no star yet: {tracks}, the star comes at {end} (R84)")
    if (p.starred or []).count(card) > max(1, stars_due(sheet, card).bit_count()):
        refuse(key, f"{name} twice: one star on a recruit for each of its tracks at {end} (R84)")


def check_star_total(sheet: Sheet, p: SeatSheet) -> None:
    """R2, R109: fewer than ten stars are placed."""
    placed, stars = stars_placed(sheet, p), sheet.constants["stars"]
    parts = {
        "on territories": sum(p.territory),
        "on markets": p.tile_stars.bit_count(),
        "on recruits": stars_on_recruits(sheet, p),
        "on the dilemma": int(p.dilemma_use == 1),
    }
    words = f"{placed} stars ({', '.join(f'{n} {where}' for where, n in parts.items() if n)})"
    if placed > stars:
        refuse(p.key("stars"), f"{words}; a player has {stars} (R2)")
    if placed >= sheet.constants["stars_to_win"]:
        refuse(p.key("stars"), f"{words}: the game is over with the {placed}th (R109)")
