"""The tables of a position file read into a Sheet, each value judged by itself only."""

from typing import Any

from euphoria_ai.catalog import ARTIFACTS, FACTIONS, SITE_IDS, TILE_IDS
from euphoria_ai.editions import EDITIONS, options_of
from euphoria_ai.moves.seat_names import clean_name
from euphoria_ai.positions.faults import Faults
from euphoria_ai.positions.reading_dice import named_slots
from euphoria_ai.positions.reading_seat import read_player, recruit_number
from euphoria_ai.positions.sheet import Sheet
from euphoria_ai.positions.values import (
    check_keys,
    items,
    names_in,
    nothing,
    number_of,
    one_of,
    plain,
    refuse,
    seat_of,
    short,
    suggestion,
    table_of,
    whole,
    word_of,
)

TOP_KEYS = (
    "edition",
    "you",
    "to_move",
    "turn",
    "first",
    "phase",
    "discard",
    "bazaar",
    "gone",
    "moves",
    "pending",
    "options",
    "tracks",
    "miners",
    "markets",
    "player",
)


def read_sheet(doc: dict[str, Any], faults: Faults | None = None) -> Sheet:
    """The Sheet of a parsed TOML document.

    faults: takes what is wrong with it; without them a PositionError tells all of it.  Raises PositionError where
    edition or seats cannot be read.
    """
    gathered = Faults() if faults is None else faults
    check_keys(gathered, "", doc, TOP_KEYS)
    game: tuple[str, dict[str, Any], int] | None = None
    with gathered:
        game = read_game(doc, gathered)
    if game is None:
        gathered.settle()
        raise AssertionError("what cannot be read has a fault")
    sheet = Sheet(*game, loose="pending" in doc, faults=gathered)
    sheet.names = names_of(doc)
    read_board(sheet, doc)
    sheet.slots = named_slots(sheet, doc["player"])
    for player, table in enumerate(doc["player"]):
        sheet.players.append(read_player(sheet, player, table))
    if faults is None:
        gathered.settle()
    return sheet


def names_of(doc: dict[str, Any]) -> list[str | None]:
    """What the players of a document are called, None where it says nothing."""
    names = [table.get("name") for table in doc["player"]]
    return [(clean_name(name) or None) if isinstance(name, str) else None for name in names]


def read_board(sheet: Sheet, doc: dict[str, Any]) -> None:
    """What stands above the players."""
    seats, c, faults = sheet.seats, sheet.constants, sheet.faults
    with faults:
        sheet.you = seat_of("you", doc.get("you", 1), seats, sheet.names)
    sheet.active = sheet.you
    with faults:
        sheet.active = seat_of("to_move", doc.get("to_move", sheet.you + 1), seats, sheet.names)
    with faults:
        sheet.first = seat_of("first", doc.get("first", 1), seats, sheet.names)
    with faults:
        sheet.turn = whole("turn", doc.get("turn", 1), 0 if sheet.loose else 1, 65535, "R16: turns begun so far")
    sheet.turn_written = "turn" in doc
    with faults:
        sheet.phase = one_of("phase", doc.get("phase", "turn"), ("turn", "recruits", "redraw"))
    with faults:
        read_factions(sheet, sheet.tracks, "tracks", doc, c["track_max"], "R80")
    with faults:
        read_factions(sheet, sheet.miners, "miners", doc, c["tunnel_end"], "R58")
    with faults:
        read_markets(sheet, doc)
    with faults:
        sheet.discard = items("discard", doc.get("discard", ""), "artifact", sheet.edition)[0]
    if "bazaar" in doc:
        with faults:
            read_bazaar(sheet, doc["bazaar"])
    if "gone" in doc and not nothing(doc["gone"]):
        with faults:
            sheet.gone = [recruit_number(sheet, "gone", word) for word in names_in("gone", doc["gone"], '["Kofi"]')]


def read_game(doc: dict[str, Any], faults: Faults) -> tuple[str, dict[str, Any], int]:
    """(edition, options, seats) of a document."""
    edition = word_of("edition", doc.get("edition", "base"), "the name of an edition")
    known = {
        plain(word): name for name, row in EDITIONS.items() for word in (name, row["name"], *row.get("aliases", ()))
    }
    if plain(edition) not in known:
        refuse("edition", f"allowed: {', '.join(EDITIONS)}{suggestion(edition, known)}", edition)
    players = doc.get("player")
    if isinstance(players, dict):
        refuse("player", "write [[player]] with two brackets, once for each seat (R1)")
    if not isinstance(players, list) or not all(isinstance(p, dict) for p in players):
        refuse("player", "a [[player]] table for each seat is needed, P1 first (R1)")
    edition = known[plain(edition)]
    row = EDITIONS[edition]
    if not row["players_min"] <= len(players) <= row["players_max"]:
        allowed = f"{row['players_min']} to {row['players_max']}"
        refuse("player", f"{len(players)} [[player]] tables; allowed is {allowed} (R1)")
    return edition, read_options(edition, doc.get("options", {}), faults), len(players)


def read_options(edition: str, table: Any, faults: Faults) -> dict[str, Any]:
    sound = {}
    with faults:
        table_of("options", table, "[options] with trading = true")
        check_keys(faults, "options", table, (*options_of(edition), *EDITIONS[edition].get("fixed", ())))
        sound = {name: value for name, value in table.items() if faults.sound_at("options", name)}
    for name, value in list(sound.items()):
        with faults:
            try:
                options_of(edition, {name: value})
            except (ValueError, TypeError) as error:
                del sound[name]
                refuse(f"options, {name}", str(error).partition("; ")[2] or str(error), value)
    return options_of(edition, sound)


def read_factions(sheet: Sheet, out: list[int], key: str, doc: dict[str, Any], highest: int, rule: str) -> None:
    """[tracks] and [miners]: a number by faction, written over the values of the start."""
    table = table_of(key, doc.get(key, {}), f"[{key}] with euphorian = 3")
    seen = set()
    for name, value in table.items():
        with sheet.faults:
            where = f"{key}, {short(name)}"
            faction = number_of(where, name, "faction", sheet.edition, FACTIONS)
            if faction >= len(out):
                refuse(where, "Icarus has no tunnel (R61)")
            if faction in seen:
                refuse(where, f"{FACTIONS[faction]} is written twice")
            seen.add(faction)
            out[faction] = whole(where, value, 0, highest, rule)


def read_markets(sheet: Sheet, doc: dict[str, Any]) -> None:
    table = table_of("markets", doc.get("markets", {}), '[markets] with ea = "spa_of_fleeting_pleasure"')
    for name, value in table.items():
        with sheet.faults:
            where = f"markets, {short(name)}"
            site = number_of(where, name, "site", sheet.edition, SITE_IDS)
            if sheet.tiles[site]:
                refuse(where, f"{SITE_IDS[site]} is written twice")
            if not nothing(value):
                sheet.tiles[site] = number_of(where, value, "tile", sheet.edition, TILE_IDS) + 1


def read_bazaar(sheet: Sheet, value: Any) -> None:
    """R14: four slots, left to right; "none" where one is empty."""
    words = names_in("bazaar", value, '["bat", "book", "bear", "none"]')
    if not sheet.constants["bazaar"]:
        refuse("bazaar", f"there is none in edition {sheet.edition} (R14)", value)
    if len(words) != 4:
        refuse("bazaar", 'four artifacts, the leftmost first, "none" for an empty slot (R14)', value)
    sheet.bazaar = [
        0 if nothing(word) else number_of("bazaar", word, "artifact", sheet.edition, ARTIFACTS) + 1 for word in words
    ]
