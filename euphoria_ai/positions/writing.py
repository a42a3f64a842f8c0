"""From a Position to the document of its file, and documents as TOML text; the commented template of a new file."""

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, GOODS, MARKET_IDS, RECRUIT_IDS, SPACE_IDS, TILE_IDS
from euphoria_ai.editions import options_of, rules_id, rules_key, split_key
from euphoria_ai.errors import PositionError
from euphoria_ai.moves.writing import counted
from euphoria_ai.positions.fields import ACTIVE, SECOND, STAR, fields_of, pending_text
from euphoria_ai.positions.sheet import DILEMMA_USES, HAND, POOL, TUNNELS, UNKNOWN, read_sheet, rules_data
from euphoria_ai.positions.values import rows_of

# ---------------------------------------------------------------- position to document


def document(position):
    """The position as the tables of its file: plain dicts, lists, strings, numbers; without what is as at the start."""
    fields = position.fields()
    edition, seats, options = split_key(rules_key(position.rules))
    choice = position.kind in ("recruits", "redraw")
    asked = position.to_move if choice else fields["active"]
    doc = {"edition": edition, "you": position.seat + 1, "to_move": asked + 1}
    if choice:
        doc["phase"] = position.kind
    else:
        doc["turn"] = fields["turn"]
        if fields["first"]:
            doc["first"] = fields["first"] + 1
    constants = rules_data(edition, seats, tuple(sorted(options.items())))["constants"]
    doc |= board_tables(fields, edition, options, constants)
    doc["player"] = [player_table(position, fields, seat, choice, constants) for seat in range(seats)]
    start = fields_of(read_sheet(doc | {"pending": ""}))
    if start | {"rules": 0} != fields | {"rules": 0}:
        doc["pending"] = pending_text(start, fields)
    return doc


def board_tables(fields, edition, options, constants):
    """What belongs to no seat, without what is as at the start."""
    tiles = zip(MARKET_IDS, fields["tiles"], strict=True)
    defaults = options_of(edition)
    tables = {
        "discard": counted(zip(ARTIFACTS, fields["discard"], strict=True)) if any(fields["discard"]) else "",
        "bazaar": [ARTIFACTS[card - 1] if card else "none" for card in fields["bazaar"] if any(fields["bazaar"])],
        "gone": [name for i, name in enumerate(RECRUIT_IDS) if fields["gone"] >> i & 1],
        "options": {name: value for name, value in options.items() if value != defaults[name]},
        "tracks": {name: n for name, n in zip(FACTIONS, fields["tracks"], strict=True) if n},
        "miners": {name: n for name, n in zip(TUNNELS, fields["miners"], strict=True) if n != constants["miner_start"]},
        "markets": {name.removeprefix("market_"): TILE_IDS[tile - 1] for name, tile in tiles if tile},
    }
    return {key: table for key, table in tables.items() if table}


def player_table(position, fields, seat, choice, constants):
    """The [[player]] table of one seat."""
    f, own = fields["seats"][seat], seat == position.seat
    if choice:
        return choice_table(f, seat >= position.to_move or position.kind == "redraw")
    out = {"goods": counted(zip(GOODS, f["goods"], strict=True)) if any(f["goods"]) else ""}
    out |= hand_table(f, own, seat, [i for i in range(len(fields["seats"])) if i != seat], any(fields["bazaar"]))
    out |= {"morale": f["morale"], "knowledge": f["knowledge"]}
    out |= dice_table(f)
    out |= recruit_table(f, own)
    out |= dilemma_table(f)
    out["stars"] = stars_table(f)
    defaults = {
        "goods": "",
        "stars": {},
        "morale": constants["morale_start"],
        "knowledge": constants["knowledge_start"],
    }
    return {key: value for key, value in out.items() if key not in defaults or value != defaults[key]}


def card_names(cards):
    """Names of recruits, unknown ones as "?"; nothing when none is known."""
    names = ["?" if card == UNKNOWN else RECRUIT_IDS[card - 1] for card in cards if card]
    return names if set(names) - {"?"} else []


def choice_table(f, open_choice):
    """A seat while the recruits are being chosen."""
    if open_choice:
        lists = {"dealt": card_names(f["recruits"])}
    else:
        lists = {
            "recruits": card_names(f["recruits"][:1]),
            "hidden": card_names(f["recruits"][1:]),
            "refused": card_names(f["refused"]),
        }
    return {key: names for key, names in lists.items() if names}


def counts_of(mask):
    return [mask >> 4 * i & 15 for i in range(len(ARTIFACTS))]


def hand_table(f, own, seat, others, bazaar):
    """What is known of the hand, how many cards it has, and what the others have seen of the own one: all of it where there is a bazaar."""
    out = {}
    if any(f["hand"]):
        out["hand"] = counted(zip(ARTIFACTS, f["hand"], strict=True))
    if not own or f["hand_n"] != sum(f["hand"]):
        out["cards"] = f["hand_n"]
    usual = sum(n << 4 * i for i, n in enumerate(f["hand"])) if bazaar else 0
    if own and any(f["known"][i] != usual for i in others):
        out["shown"] = {
            f"P{i + 1}": counted(zip(ARTIFACTS, counts_of(mask), strict=True))
            for i, mask in enumerate(f["known"])
            if mask
        }
    return out


def dice_table(f):
    """Dice in hand, dice on the board, and the order of the four if it is not that."""
    dice = [(loc, face) for loc, face in zip(f["loc"], f["face"], strict=True) if loc != POOL]
    hand = [face for loc, face in dice if loc == HAND]
    workers = {}
    for loc, face in dice:
        if loc != HAND:
            workers.setdefault(loc, []).append(face)
    out = {}
    if hand or not workers:
        out["available"] = hand
    if workers:
        out["workers"] = {SPACE_IDS[loc]: faces for loc, faces in workers.items()}
    written = [HAND] * len(hand) + [loc for loc, faces in workers.items() for _ in faces]
    if written + [POOL] * (4 - len(written)) != f["loc"]:
        words = {HAND: "hand", POOL: "pool"}
        out["dice_order"] = " ".join(words.get(loc) or SPACE_IDS[loc] for loc in f["loc"])
    return out


def recruit_table(f, own):
    """Active and hidden recruits, refused ones of which any is known."""
    slots = [(card, flags & ACTIVE) for card, flags in zip(f["recruits"], f["recruit_flags"], strict=True)]
    words = [RECRUIT_IDS[card - 1] if active else "hidden" if card else "none" for card, active in slots]
    while words and words[-1] in ("hidden", "none"):
        words.pop()
    out = {}
    if words:
        out["recruits"] = words
    hidden = [card for card, active in slots if card and not active]
    usual = max(0, 2 + (f["dilemma_use"] == 2) - max(1, sum(bool(active) for _, active in slots)))
    names = ["?" if card == UNKNOWN else RECRUIT_IDS[card - 1] for card in hidden]
    if names != ["?"] * usual:
        out["hidden"] = names
    if card_names(f["refused"]):
        out["refused"] = card_names(f["refused"])
    return out


def dilemma_table(f):
    out = {}
    if f["dilemma"] != UNKNOWN:
        out["dilemma"] = DILEMMA_IDS[f["dilemma"] - 1].removeprefix("dilemma_") if f["dilemma"] else "none"
    if f["dilemma_use"]:
        out["dilemma_used"] = DILEMMA_USES[f["dilemma_use"]] if f["dilemma_use"] < len(DILEMMA_USES) else "star"
    return out


def stars_table(f):
    out = {name: n for name, n in zip(FACTIONS, f["territory"], strict=True) if n}
    out |= {name: 1 for i, name in enumerate(MARKET_IDS) if f["tile_stars"] >> i & 1}
    starred = [
        card
        for card, flags in zip(f["recruits"], f["recruit_flags"], strict=True)
        for star in (STAR, SECOND)
        if flags & star
    ]
    if starred:
        out["recruits"] = [RECRUIT_IDS[card - 1] for card in starred]
    return out


# ---------------------------------------------------------------- document to TOML


def toml_value(value):
    """One value of a document as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value + '"'  # ids, item lists and base64: nothing to escape
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(v)}" for key, v in value.items()) + " }"
    return str(value)


def lines_of(table):
    return [f"{key} = {toml_value(value)}" for key, value in table.items()]


def head(position):
    """Comment lines at the top of a file."""
    asked = position.to_move
    if position.kind is None:
        state = "The game is over."
    else:
        state = f"{'Chance' if asked is None or asked < 0 else f'P{asked + 1}'} decides: {position.kind}."
    return [
        f"# A position of Euphoria as P{position.seat + 1} knows it. {state}",
        "# What is left out is as at the start of a game, or unknown. See docs/position-format.md.",
        "",
    ]


def toml_text(doc, position=None):
    """A document as the text of a file; with `position`, commented."""
    tables = ("options", "tracks", "miners", "markets")
    lines = head(position) if position else []
    lines += lines_of({key: value for key, value in doc.items() if key not in (*tables, "player", "pending")})
    if "pending" in doc:
        if position:
            lines += ["", "# The moment inside the turn, for the program; it fits this file as it stands."]
        lines.append(f'pending = "{doc["pending"]}"')
    for key in tables:
        if key in doc:
            lines += ["", f"[{key}]", *lines_of(doc[key])]
    for seat, table in enumerate(doc["player"]):
        note = f"  # P{seat + 1}{', you' if position and seat == position.seat else ''}" if position else ""
        lines += ["", f"[[player]]{note}", *lines_of(table)]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- template

HEAD = """\
# A position of Euphoria, {seats} seats. Fill in what differs from the start of a game; delete or leave out the rest.
# Names may be cut short as long as they are clear ("{recruits[0]}"). What you cannot know may stay "unknown".
# docs/position-format.md explains every key; `euphoria check` says what is missing or cannot be.

edition = "{edition}"
you = 1                          # your seat: P1 is the first [[player]] below, the others follow clockwise
to_move = 1                      # whose turn it is; the position is at the start of that turn
# turn = 1                       # turns begun so far, all seats together
# first = 1                      # who began the game
# discard = "2 bat book"         # artifacts on the discard pile
{bazaar}# moves = ["place 4 farm"]       # to go on from there into the middle of the turn, dice and draws included

[options]
{options}
[tracks]                         # allegiance, 0 to 11
# euphorian = 0
# subterran = 0
# wastelander = 0
# icarite = 0

[miners]                         # tunnels, {miner} to 9
# euphorian = {miner}
# subterran = {miner}
# wastelander = {miner}

[markets]                        # tiles that are built: ea eb (Euphoria), sa sb (Subterra), wa wb (Wastelands)
# ea = "{tile}"
"""

BAZAAR = """\
bazaar = ["bat", "book", "bear", "box"]    # the four open artifacts, the leftmost first
{gone}# recruits that left the game for all to see
"""

OPTIONS = {
    "iib_tweaks": "the tweaks of Ignorance Is Bliss with base cards",
    "trading": "players may trade",
    "refused_recruits": 'or "deck": refused recruits go back into the deck',
    "factionless": "false: without the recruits that have no faction",
    "free_trades": "true: end-of-turn trades cost no bazaar price",
}

OWN = """
[[player]]                       # P1, you
# name = "Anna"
available = [1, 1]               # faces of the dice in hand
# workers = {{ farm = [2], tunnel_euphorian = [5], build_ea_1 = [4] }}
# goods = "2 energy gold"        # energy water food bliss gold clay stone
# hand = "bat 2 book"            # balloon bat bear bifocals book box
# morale = 1
# knowledge = 3
{active}# active
# hidden = "{recruits[1]}"
{refused}# the two you put aside at the start
# dilemma = "bat"
# dilemma_used = "star"          # or "recruits"
# stars = {{ euphorian = 2, market_ea = 1, recruits = ["{recruits[0]}"] }}
"""

OTHER = """
[[player]]                       # P{seat}
available = [1, 1]
# workers = {{ }}
# goods = ""
cards = 0                        # artifacts in hand; hand = "bat" for those you have seen
# morale = 1
# knowledge = 3
# recruits = []                  # active
# stars = {{ }}
"""


def left_out(name, value):
    """A key as a comment, in the column where its explanation follows."""
    return f"# {f'{name} = {toml_value(value)}':<30} "


def alias(row):
    return row["aliases"][0] if row.get("aliases") else row["name"]


def template(edition="base", seats=2):
    """The text of a new file to fill in; it loads as it is.  Raises PositionError on an unknown edition or seats."""
    try:
        rules_id(edition, seats)
    except ValueError as error:
        raise PositionError(str(error)) from None
    options = options_of(edition)
    constants = rules_data(edition, seats, tuple(sorted(options.items())))["constants"]
    rows = [row for row in rows_of(edition, "recruit") if row["faction"] in FACTIONS]
    open_rows = [row for row in rows_of(edition, "recruit") if row["faction"] not in FACTIONS]
    lines = [left_out(name, value) + f"# {OPTIONS.get(name, '')}\n" for name, value in options.items()]
    names = [alias(row) for row in rows[::7]]
    gone = left_out("gone", [alias(row) for row in open_rows[:1]])
    words = {
        "edition": edition,
        "seats": seats,
        "options": "".join(lines),
        "miner": constants["miner_start"],
        "recruits": names,
        "active": left_out("recruits", names[:1]),
        "refused": left_out("refused", names[2:4]),
        "tile": alias(rows_of(edition, "tile")[1]).lower(),
        "bazaar": BAZAAR.format(gone=gone) if constants["bazaar"] else "",
    }
    others = "".join(OTHER.format(seat=seat) for seat in range(2, seats + 1))
    return HEAD.format(**words) + OWN.format(**words) + others
