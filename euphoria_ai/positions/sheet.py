"""A position file as it was written: its tables read into a Sheet of numbers, each value judged by itself only.

`read_sheet` reads; `position_checks` looks for what cannot be; `position_fields` turns a sheet into the core's fields.
"""

from functools import lru_cache

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, RECRUIT_IDS, SITE_IDS, SITES, SPACE_IDS, TILE_IDS
from euphoria_ai.editions import EDITIONS, options_of, resolve
from euphoria_ai.positions.values import (
    NOTHING,
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
    seat_word,
    short,
    shortlist,
    suggestion,
    table_of,
    unknown,
    whole,
    word_of,
)

HAND, POOL, UNKNOWN = 62, 63, 255
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
DILEMMA_USES = ("no", "star", "recruits")
TUNNELS = tuple(FACTIONS[:3])
MAX_SLOTS, MAX_DICE = 4, 4


@lru_cache(maxsize=64)
def rules_data(edition, seats, options):
    """What the rules fix for this edition and number of seats (`editions.resolve`); options: sorted (name, value) pairs."""
    return resolve(edition, seats, dict(options))


class Sheet:
    """A whole file.  you, active, first: 0-based seats; tiles: number + 1 by site, 0 face down; bazaar: artifact + 1 by
    slot, 0 empty, None not written; gone: recruit numbers + 1; players: one a seat.

    loose: written by the program in the middle of something, so that what holds at a turn's start need not hold.
    """

    def __init__(self, edition, options, seats, loose):
        self.edition, self.options, self.seats, self.loose = edition, options, seats, loose
        data = rules_data(edition, seats, tuple(sorted(options.items())))
        self.constants, self.recruits = data["constants"], data["recruits"]
        self.you = self.active = self.first = 0
        self.turn = 1
        self.phase = "turn"
        self.tracks = [0] * len(FACTIONS)
        self.miners = [self.constants["miner_start"]] * len(TUNNELS)
        self.tiles = [0] * len(SITES)
        self.discard = [0] * len(ARTIFACTS)
        self.bazaar, self.gone = None, []
        self.players = []


class Player:
    """One seat.  dice: (place, face) in the order of the slots; active, hidden, refused, dealt: recruit numbers + 1,
    255 unknown, None not written; slots: "a", "h" and "-" as active and hidden ones and gaps follow each other;
    shown: what others know of the hand, six counts by seat; where: what the seat is called in messages.
    """

    def __init__(self, seat, table, constants):
        self.seat, self.table = seat, table
        self.where = f"player {seat + 1}"
        self.goods, self.hand, self.cards = [0] * 7, [0] * 6, 0
        self.morale, self.knowledge = constants["morale_start"], constants["knowledge_start"]
        self.dice = []
        self.active, self.hidden, self.refused, self.dealt, self.slots = [], None, None, None, ""
        self.dilemma, self.dilemma_use = 0, 0
        self.territory, self.tile_stars, self.starred, self.dilemma_star = [0] * 4, 0, None, None
        self.shown = {}

    def key(self, name):
        return f"{self.where}, {name}"

    def refuse(self, name, message):
        """Raise the PositionError about one of its keys, with the value if it is written."""
        refuse(self.key(name), message, self.table.get(name, NOTHING))


# ---------------------------------------------------------------- the whole file


def read_sheet(doc):
    """The Sheet of a parsed TOML document.  Raises PositionError."""
    check_keys("", doc, TOP_KEYS)
    sheet = Sheet(*read_game(doc), loose="pending" in doc)
    seats, c = sheet.seats, sheet.constants
    sheet.you = seat_of("you", doc.get("you", 1), seats)
    sheet.active = seat_of("to_move", doc.get("to_move", sheet.you + 1), seats)
    sheet.first = seat_of("first", doc.get("first", 1), seats)
    sheet.turn = whole("turn", doc.get("turn", 1), 0 if sheet.loose else 1, 65535, "R16: turns begun so far")
    sheet.phase = one_of("phase", doc.get("phase", "turn"), ("turn", "recruits", "redraw"))
    read_factions(sheet.tracks, "tracks", doc, sheet.edition, c["track_max"], "R80")
    read_factions(sheet.miners, "miners", doc, sheet.edition, c["tunnel_end"], "R58")
    read_markets(sheet, doc)
    sheet.discard = items("discard", doc.get("discard", ""), "artifact", sheet.edition)[0]
    if "bazaar" in doc:
        read_bazaar(sheet, doc["bazaar"])
    if "gone" in doc and not nothing(doc["gone"]):
        sheet.gone = [recruit_number(sheet, "gone", word) for word in list_of("gone", doc["gone"], '["Kofi"]')]
    for player, table in enumerate(doc["player"]):
        sheet.players.append(read_player(sheet, player, table))
    return sheet


def read_game(doc):
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
    return edition, read_options(edition, doc.get("options", {})), len(players)


def read_options(edition, table):
    table_of("options", table, "[options] with trading = true")
    check_keys("options", table, (*options_of(edition), *EDITIONS[edition].get("fixed", ())))
    for name, value in table.items():
        try:
            options_of(edition, {name: value})
        except (ValueError, TypeError) as error:
            refuse(f"options, {name}", str(error).partition("; ")[2] or str(error), value)
    return options_of(edition, table)


def read_factions(out, key, doc, edition, highest, rule):
    """[tracks] and [miners]: a number by faction, written over the values of the start."""
    table = table_of(key, doc.get(key, {}), f"[{key}] with euphorian = 3")
    seen = set()
    for name, value in table.items():
        where = f"{key}, {short(name)}"
        faction = number_of(where, name, "faction", edition, FACTIONS)
        if faction >= len(out):
            refuse(where, "Icarus has no tunnel (R61)")
        if faction in seen:
            refuse(where, f"{FACTIONS[faction]} is written twice")
        seen.add(faction)
        out[faction] = whole(where, value, 0, highest, rule)


def read_markets(sheet, doc):
    table = table_of("markets", doc.get("markets", {}), '[markets] with ea = "spa_of_fleeting_pleasure"')
    for name, value in table.items():
        where = f"markets, {short(name)}"
        site = number_of(where, name, "site", sheet.edition, SITE_IDS)
        if sheet.tiles[site]:
            refuse(where, f"{SITE_IDS[site]} is written twice")
        if not nothing(value):
            sheet.tiles[site] = number_of(where, value, "tile", sheet.edition, TILE_IDS) + 1


def read_bazaar(sheet, value):
    """R14: four slots, left to right; "none" where one is empty."""
    words = list_of("bazaar", value, '["bat", "book", "bear", "none"]')
    if not sheet.constants["bazaar"]:
        refuse("bazaar", f"there is none in edition {sheet.edition} (R14)", value)
    if len(words) != 4:
        refuse("bazaar", 'four artifacts, the leftmost first, "none" for an empty slot (R14)', value)
    sheet.bazaar = [
        0 if nothing(word) else number_of("bazaar", word, "artifact", sheet.edition, ARTIFACTS) + 1 for word in words
    ]


# ---------------------------------------------------------------- a player


def read_player(sheet, seat, table):
    p = Player(seat, table, sheet.constants)
    if "name" in table:
        name = word_of(p.key("name"), table["name"], "a name")
        p.where += f" ({short(name.strip(), 30)})" if name.strip() else ""
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


def read_hand(sheet, p):
    """hand: what is known of it, cards: how many there are; shown: what others know of the own hand."""
    written = p.table.get("hand", "")
    if unknown(written):
        written = ""
    p.hand, hidden = items(p.key("hand"), written, "artifact", sheet.edition)
    named = sum(p.hand) + hidden
    p.cards = whole(p.key("cards"), p.table.get("cards", named), 0, 36, "R6")
    if p.cards < named or hidden and p.cards != named:
        refuse(p.key("cards"), f"the hand written beside it has {named} card{'s' * (named != 1)}", p.cards)
    if "shown" in p.table:
        read_shown(sheet, p)
    elif sheet.constants["bazaar"] and p.seat == sheet.you:  # every card was taken from the open row
        p.shown = {seat: p.hand for seat in range(sheet.seats) if seat != p.seat}


def read_shown(sheet, p):
    value, key = p.table["shown"], p.key("shown")
    if p.seat != sheet.you:
        refuse(key, "only for your own seat: of the others' hands write `hand`", value)
    by_seat = isinstance(value, dict) and all(map(seat_word, value))
    if by_seat:
        for name, cards in value.items():
            p.shown[seat_of(key, name, sheet.seats)] = items(f"{key}.{name}", cards, "artifact", sheet.edition)[0]
    else:
        counts = items(key, value, "artifact", sheet.edition)[0]
        p.shown = {seat: counts for seat in range(sheet.seats) if seat != p.seat}
    for counts in p.shown.values():
        if any(n > held for n, held in zip(counts, p.hand, strict=True)):
            refuse(key, "more than the hand holds", value)


# ---------------------------------------------------------------- dice


def read_dice(sheet, p):
    """available, workers and dice_order into p.dice."""
    low = 0 if sheet.loose else 1
    key = p.key("available")
    dice = [(HAND, read_face(key, face, low)) for face in list_of(key, p.table.get("available", []), "[5, 3]")]
    key = p.key("workers")
    table = table_of(key, p.table.get("workers", {}), "{ farm = [2], tunnel_euphorian = [5] }")
    for name, faces in table.items():
        where = f"{key}.{short(name)}"
        space = find_space(sheet, where, name)
        dice += [(space, read_face(where, face, 1)) for face in list_of(where, faces, "[2]")]
    if not dice and "available" not in p.table and "workers" not in p.table:
        dice = [(HAND, 1)] * 2
    p.dice = in_order(p, dice) if "dice_order" in p.table else dice


def read_face(key, face, low):
    return whole(key, face, low, 6, "R30: faces of dice")


def tiles_called(sheet, name, kinds):
    """Ids of tiles that a name means, unless it rather means one of these kinds: a full name beats one cut short."""
    if any(exact(name, kind, sheet.edition) for kind in kinds):
        return frozenset()
    tiles = exact(name, "tile", sheet.edition)
    if tiles or any(candidates(name, kind, sheet.edition) for kind in kinds):
        return tiles
    return candidates(name, "tile", sheet.edition)


def built_sites(sheet, tiles):
    """Sites at which one of these tiles is up."""
    return [i for i, tile in enumerate(sheet.tiles) if tile and TILE_IDS[tile - 1] in tiles]


def find_space(sheet, key, name):
    """Space number of a space, or of the market whose tile is named."""
    tiles = tiles_called(sheet, name, ("space",))
    sites = built_sites(sheet, tiles)
    if tiles and not sites:
        refuse(key, f"{shortlist(sorted(tiles))} is not built: it is not in [markets] (R69)")
    if len(sites) == 1:
        return SPACE_IDS.index(SITES[sites[0]]["market_space"])
    return number_of(key, name, "space", sheet.edition, SPACE_IDS)


def in_order(p, dice):
    """The dice in the slots that `dice_order` gives their places; an order that does not fit them is passed over."""
    key = p.key("dice_order")
    words = word_of(key, p.table["dice_order"], 'the places of the four dice, such as "farm hand pool hand",').split()
    places = {"hand": HAND, "pool": POOL} | {name: i for i, name in enumerate(SPACE_IDS)}
    for word in words:
        if word not in places:
            refuse(key, f"{found(word)} is no place of a die{suggestion(word, places)}; leave dice_order out")
    left, out = list(dice), []
    for place in (places[word] for word in words):
        die = next((d for d in left if d[0] == place), None)
        if place != POOL and die is None:
            return dice
        out.append((POOL, 0) if place == POOL else left.pop(left.index(die)))
    return dice if left or len(out) > MAX_DICE else out


# ---------------------------------------------------------------- cards


def recruit_number(sheet, key, word):
    """Number + 1 of a recruit."""
    return number_of(key, word, "recruit", sheet.edition, RECRUIT_IDS) + 1


def read_cards(sheet, p, name):
    """Card numbers of a list of recruits; "?" is 255."""
    key = p.key(name)
    value = p.table[name]
    if nothing(value):
        return []
    cards = []
    for word in list_of(key, value, '["Maxime", "Nick"]'):
        cards.append(UNKNOWN if unknown(word) else recruit_number(sheet, key, word))
    if len(cards) > MAX_SLOTS:
        refuse(key, f"{len(cards)} recruits; at most {MAX_SLOTS} (R7)", value)
    return cards


def read_recruits(sheet, p):
    """recruits: the active ones, with "hidden" where a hidden one lies between them, "none" where one has left the game
    (a gap that only the program minds); hidden; refused; dealt."""
    key = p.key("recruits")
    for word in list_of(key, p.table.get("recruits", []), '["Maxime"]'):
        if nothing(word) or isinstance(word, str) and plain(word) == "hidden":
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


def read_dilemma(sheet, p):
    value = p.table.get("dilemma", "?" if sheet.phase == "turn" else "none")
    if unknown(value):
        p.dilemma = UNKNOWN
    elif not nothing(value):
        p.dilemma = number_of(p.key("dilemma"), value, "dilemma", sheet.edition, DILEMMA_IDS) + 1
    use = p.table.get("dilemma_used", "no")
    if isinstance(use, bool):
        refuse(p.key("dilemma_used"), "allowed: star, recruits, no: which outcome was chosen (R96, R98)", use)
    p.dilemma_use = DILEMMA_USES.index(one_of(p.key("dilemma_used"), use, DILEMMA_USES))


# ---------------------------------------------------------------- stars


def read_stars(sheet, p):
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


def read_place(sheet, p, where, name, value):
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


def star_site(sheet, where, name, tiles):
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
