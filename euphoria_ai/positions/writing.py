"""From a Position to the document of its file, and documents as TOML text."""

from typing import Any

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, GOODS, MARKET_IDS, RECRUIT_IDS, SPACE_IDS, TILE_IDS
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, LOC_HAND, LOC_POOL, MAX_DICE, R_ACTIVE, R_SECOND, R_STAR
from euphoria_ai.editions import options_of, rules_data, rules_key, split_key
from euphoria_ai.moves.shapes import Called
from euphoria_ai.moves.writing import counted
from euphoria_ai.positions.clues import clue_text
from euphoria_ai.positions.fields import fields_of
from euphoria_ai.positions.pending import pending_text
from euphoria_ai.positions.reading import read_sheet
from euphoria_ai.positions.sheet import DILEMMA_USES, TUNNELS
from euphoria_ai.words import seat_name

PENDING_NOTE = "# The moment inside the turn, for the program; it fits this file as it stands."

# ---------------------------------------------------------------- position to document


def document(position: Position, names: Called = ()) -> dict[str, Any]:
    """The position as the tables of its file: plain dicts, lists, strings, numbers; without what is as at the start.

    names: of the players.
    """
    fields = position.fields()
    edition, seats, options = split_key(rules_key(position.rules))
    choice = position.kind in ("recruits", "redraw")
    asked = position.to_move if choice and position.to_move is not None else fields["active"]
    doc: dict[str, Any] = {"edition": edition, "you": position.seat + 1, "to_move": asked + 1}
    if choice:
        doc["phase"] = position.kind
    else:
        doc["turn"] = fields["turn"]
        if fields["first"]:
            doc["first"] = fields["first"] + 1
    constants = rules_data(edition, seats, options)["constants"]
    doc |= board_tables(fields, edition, options, constants)
    called = [{"name": name} if name else {} for name in (*names, *[None] * seats)[:seats]]
    doc["player"] = [called[seat] | player_table(position, fields, seat, choice, constants) for seat in range(seats)]
    start = fields_of(read_sheet(doc | {"pending": ""}))
    if start | {"rules": 0} != fields | {"rules": 0}:
        doc["pending"] = pending_text(start, fields)
    return doc


def board_tables(
    fields: dict[str, Any], edition: str, options: dict[str, Any], constants: dict[str, Any]
) -> dict[str, Any]:
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


def player_table(
    position: Position, fields: dict[str, Any], seat: int, choice: bool, constants: dict[str, Any]
) -> dict[str, Any]:
    """The [[player]] table of one seat."""
    f, own = fields["seats"][seat], seat == position.seat
    if choice:
        return choice_table(f, position.kind == "redraw" or seat >= (position.to_move or 0))
    out: dict[str, Any] = {"goods": counted(zip(GOODS, f["goods"], strict=True)) if any(f["goods"]) else ""}
    clues = fields["clues"][seat] if "clues" in fields else {}
    edition = split_key(rules_key(position.rules))[0]
    out |= hand_table(f, own, seat, [i for i in range(len(fields["seats"])) if i != seat], any(fields["bazaar"]))
    if clues.get("hand"):
        out["hand"] = clued_hand(f, clues["hand"], edition)
    out |= {"morale": f["morale"], "knowledge": f["knowledge"]}
    out |= dice_table(f)
    out |= recruit_table(
        f, [clue_text(cards, "recruit", edition) if cards else "?" for cards in clues.get("recruits", ())]
    )
    out |= dilemma_table(f)
    if clues.get("dilemma"):
        out["dilemma"] = clue_text(clues["dilemma"], "dilemma", edition)
    out["stars"] = stars_table(f)
    defaults = {
        "goods": "",
        "stars": {},
        "morale": constants["morale_start"],
        "knowledge": constants["knowledge_start"],
    }
    return {key: value for key, value in out.items() if key not in defaults or value != defaults[key]}


def card_names(cards: list[int]) -> list[str]:
    """Names of recruits, unknown ones as "?"; nothing when none is known."""
    names = ["?" if card == CARD_UNKNOWN else RECRUIT_IDS[card - 1] for card in cards if card]
    return names if set(names) - {"?"} else []


def choice_table(f: dict[str, Any], open_choice: bool) -> dict[str, Any]:
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


def counts_of(mask: int) -> list[int]:
    return [mask >> 4 * i & 15 for i in range(len(ARTIFACTS))]


def hand_table(f: dict[str, Any], own: bool, seat: int, others: list[int], bazaar: bool) -> dict[str, Any]:
    """What is known of the hand, how many cards it has, and what the others have seen of the own one: all of it
    where there is a bazaar."""
    out: dict[str, Any] = {}
    if any(f["hand"]):
        out["hand"] = counted(zip(ARTIFACTS, f["hand"], strict=True))
    if not own or f["hand_n"] != sum(f["hand"]):
        out["cards"] = f["hand_n"]
    usual = sum(n << 4 * i for i, n in enumerate(f["hand"])) if bazaar else 0
    if own and any(f["known"][i] != usual for i in others):
        out["shown"] = {
            seat_name(i): counted(zip(ARTIFACTS, counts_of(mask), strict=True))
            for i, mask in enumerate(f["known"])
            if mask
        }
    return out


def dice_table(f: dict[str, Any]) -> dict[str, Any]:
    """Dice in hand, dice on the board, and the order of the four if it is not that."""
    dice = [(loc, face) for loc, face in zip(f["loc"], f["face"], strict=True) if loc != LOC_POOL]
    hand = [face for loc, face in dice if loc == LOC_HAND]
    workers: dict[int, list[int]] = {}
    for loc, face in dice:
        if loc != LOC_HAND:
            workers.setdefault(loc, []).append(face)
    out: dict[str, Any] = {}
    if hand or not workers:
        out["available"] = hand
    if workers:
        out["workers"] = {SPACE_IDS[loc]: faces for loc, faces in workers.items()}
    written = [LOC_HAND] * len(hand) + [loc for loc, faces in workers.items() for _ in faces]
    if written + [LOC_POOL] * (MAX_DICE - len(written)) != f["loc"]:
        words = {LOC_HAND: "hand", LOC_POOL: "pool"}
        out["dice_order"] = " ".join(words.get(loc) or SPACE_IDS[loc] for loc in f["loc"])
    return out


def clued_hand(f: dict[str, Any], clues: list[int], edition: str) -> str:
    """A hand of which some cards are known only as one of several."""
    rest = f["hand_n"] - sum(f["hand"]) - len(clues)
    parts = [counted(zip(ARTIFACTS, f["hand"], strict=True))] if any(f["hand"]) else []
    parts += [clue_text(cards, "artifact", edition) for cards in clues]
    return ", ".join([*parts, *([f"{rest} ?"] if rest else [])])


def recruit_table(f: dict[str, Any], unknown: list[str]) -> dict[str, Any]:
    """Active and hidden recruits, refused ones of which any is known.  unknown: what is said of each unknown one."""
    slots = [(card, flags & R_ACTIVE) for card, flags in zip(f["recruits"], f["recruit_flags"], strict=True)]
    words = [RECRUIT_IDS[card - 1] if active else "hidden" if card else "none" for card, active in slots]
    while words and words[-1] in ("hidden", "none"):
        words.pop()
    out = {}
    if words:
        out["recruits"] = words
    hidden = [(slot, card) for slot, (card, active) in enumerate(slots) if card and not active]
    usual = max(0, 2 + (f["dilemma_use"] == 2) - max(1, sum(bool(active) for _, active in slots)))
    names = [
        RECRUIT_IDS[card - 1] if card != CARD_UNKNOWN else unknown[slot] if unknown else "?" for slot, card in hidden
    ]
    if names != ["?"] * usual:
        out["hidden"] = names
    if card_names(f["refused"]):
        out["refused"] = card_names(f["refused"])
    return out


def dilemma_table(f: dict[str, Any]) -> dict[str, Any]:
    out = {}
    if f["dilemma"] != CARD_UNKNOWN:
        out["dilemma"] = DILEMMA_IDS[f["dilemma"] - 1].removeprefix("dilemma_") if f["dilemma"] else "none"
    if f["dilemma_use"]:
        out["dilemma_used"] = DILEMMA_USES[f["dilemma_use"]] if f["dilemma_use"] < len(DILEMMA_USES) else "star"
    return out


def stars_table(f: dict[str, Any]) -> dict[str, Any]:
    out = {name: n for name, n in zip(FACTIONS, f["territory"], strict=True) if n}
    out |= {name: 1 for i, name in enumerate(MARKET_IDS) if f["tile_stars"] >> i & 1}
    starred = [
        card
        for card, flags in zip(f["recruits"], f["recruit_flags"], strict=True)
        for star in (R_STAR, R_SECOND)
        if flags & star
    ]
    if starred:
        out["recruits"] = [RECRUIT_IDS[card - 1] for card in starred]
    return out


# ---------------------------------------------------------------- document to TOML


def toml_value(value: Any) -> str:
    """One value of a document as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        import json  # which escapes a name as TOML does

        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(v)}" for key, v in value.items()) + " }"
    return str(value)


def lines_of(table: dict[str, Any]) -> list[str]:
    return [f"{key} = {toml_value(value)}" for key, value in table.items()]


def head(position: Position) -> list[str]:
    """Comment lines at the top of a file."""
    asked = position.to_move
    if position.kind is None:
        state = "The game is over."
    else:
        state = f"{'Chance' if asked is None or asked < 0 else seat_name(asked)} decides: {position.kind}."
    return [
        f"# A position of Euphoria as {seat_name(position.seat)} knows it. {state}",
        "# What is left out is as at the start of a game, or unknown. See docs/position-format.md.",
        "",
    ]


def toml_text(doc: dict[str, Any], position: Position | None = None) -> str:
    """A document as the text of a file; with `position`, commented."""
    tables = ("options", "tracks", "miners", "markets")
    lines = head(position) if position else []
    lines += lines_of({key: value for key, value in doc.items() if key not in (*tables, "player", "pending")})
    if "pending" in doc:
        if position:
            lines += ["", PENDING_NOTE]
        lines.append(f'pending = "{doc["pending"]}"')
    for key in tables:
        if key in doc:
            lines += ["", f"[{key}]", *lines_of(doc[key])]
    for seat, table in enumerate(doc["player"]):
        note = f"  # {seat_name(seat)}{', you' if position and seat == position.seat else ''}" if position else ""
        lines += ["", f"[[player]]{note}", *lines_of(table)]
    return "\n".join(lines) + "\n"
