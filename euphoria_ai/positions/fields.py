"""From a Sheet to the fields of the core at the start of a turn, or at the choice of recruits."""

from collections.abc import Sequence
from typing import Any

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, TILE_IDS
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import (
    CARD_UNKNOWN,
    LOC_POOL,
    MAX_DICE,
    MAX_SEATS,
    MAX_SLOTS,
    R_ACTIVE,
    R_SECOND,
    R_STAR,
    R_WORKING,
)
from euphoria_ai.editions import edition_rows, rules_id
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.sheet import SeatSheet, Sheet

_start: dict[tuple[int, str], dict[str, Any]] = {}


# ---------------------------------------------------------------- the start


def copied(value: Any) -> Any:
    """A deep copy of nested dicts and lists."""
    if isinstance(value, dict):
        return {key: copied(v) for key, v in value.items()}
    return [copied(v) for v in value] if isinstance(value, list) else value


def start_fields(edition: str, seats: int, options: dict[str, Any], phase: str) -> dict[str, Any]:
    """Fields of a real game at its first decision of the kind `phase`: "turn", "recruits", or "redraw", which comes
    just before that."""
    key = rules_id(edition, seats, options), phase
    if phase == "redraw" and key not in _start:
        fields = start_fields(edition, seats, options, "recruits")
        fields["stack"][0] |= {"at": 0, "done": 0}
        fields["stack"][-1]["kind"] = phase
        _start[key] = fields
    if key not in _start:
        game, rng = Game.new(edition, seats, 1, options), Rng(1)
        while game.kind != phase:
            if game.to_move == CHANCE:
                game.sample(rng)
            else:
                game.apply(game.legal_moves()[0])
        _start[key] = game.view(0).fields()
    return copied(_start[key])


def id_mask(edition: str, kind: str, ids: Sequence[str]) -> int:
    """Bit per card of one kind that the edition uses."""
    return sum(1 << ids.index(row["id"]) for row in edition_rows(edition, kind))


# ---------------------------------------------------------------- a seat


def padded(cards: list[int], size: int) -> list[int]:
    return cards + [0] * (size - len(cards))


def refused_count(sheet: Sheet, p: SeatSheet) -> int:
    """Recruits that this seat has put aside, as far as they left the game (R7, C14, R96)."""
    return 2 * (sheet.options["refused_recruits"] == "aside") + (p.dilemma_use == 2)


def hidden_count(p: SeatSheet) -> int:
    """Hidden recruits of a seat that has written its active ones."""
    return max(0, 2 + (p.dilemma_use == 2) - max(1, len(p.active)))


def hidden_cards(sheet: Sheet, p: SeatSheet) -> list[int]:
    """Its hidden recruits, unknown ones included; the list may be too short, unless a recruit may have left the
    game."""
    if p.hidden is None or (0 < len(p.hidden) < hidden_count(p) and not sheet.gone):
        return (p.hidden or []) + [CARD_UNKNOWN] * (hidden_count(p) - len(p.hidden or ()))
    return p.hidden


def stars_due(sheet: Sheet, card: int) -> int:
    """R84, R87: flags of the stars that an active recruit carries because tracks are at their end (Steve: up to
    two)."""
    flags, star = 0, R_STAR
    for i, name in enumerate(FACTIONS):
        if name in sheet.recruits[card - 1]["star_factions"]:
            flags |= star if sheet.tracks[i] == sheet.constants["track_max"] else 0
            star = R_SECOND
    return flags


def star_flags(sheet: Sheet, p: SeatSheet, card: int) -> int:
    """Flags of the stars on one of a seat's active recruits: those due, and what is written."""
    due, written = stars_due(sheet, card), (p.starred or []).count(card)
    if written <= due.bit_count():
        return due
    return due | R_STAR | (R_SECOND if written > 1 else 0)


def slots_of(sheet: Sheet, p: SeatSheet) -> tuple[list[int], list[int], list[int]]:
    """(cards, flags, clues) of the recruit slots."""
    active, hidden = list(p.active), list(enumerate(hidden_cards(sheet, p)))
    slots: list[tuple[int, int, int]] = []
    for mark in p.slots + "h" * len(hidden):
        if mark == "h" and hidden:
            number, card = hidden.pop(0)
            slots.append((card, 0, p.hidden_clues.get(number, 0)))
        elif mark == "-":
            slots.append((0, 0, 0))
        elif mark == "a":
            card = active.pop(0)
            slots.append((card, R_ACTIVE | R_WORKING | star_flags(sheet, p, card), 0))
    cards, flags, clues = ([slot[part] for slot in slots[:MAX_SLOTS]] for part in range(3))
    return padded(cards, MAX_SLOTS), padded(flags, MAX_SLOTS), padded(clues, MAX_SLOTS)


def choice_slots(sheet: Sheet, p: SeatSheet) -> tuple[list[int], list[int], list[int]]:
    """(cards, flags, refused) while recruits are put back or chosen: then seats before the one that decides have
    chosen."""
    if p.seat >= sheet.active or sheet.phase == "redraw":
        return (p.dealt or []) + [CARD_UNKNOWN] * (MAX_SLOTS - len(p.dealt or ())), [0] * MAX_SLOTS, [0] * MAX_SLOTS
    own = p.seat == sheet.you and len(p.active) == 1
    cards = (p.active or [CARD_UNKNOWN]) + (p.hidden or [CARD_UNKNOWN])
    refused = p.refused or [CARD_UNKNOWN] * 2
    return padded(cards, MAX_SLOTS), padded([R_ACTIVE] if own else [0], MAX_SLOTS), padded(refused, MAX_SLOTS)


def stars_placed(sheet: Sheet, p: SeatSheet) -> int:
    """Stars of a seat that lie somewhere."""
    return sum(p.territory) + p.tile_stars.bit_count() + stars_on_recruits(sheet, p) + (p.dilemma_use == 1)


def stars_on_recruits(sheet: Sheet, p: SeatSheet) -> int:
    return sum(star_flags(sheet, p, card).bit_count() for card in p.active)


def nibbles(counts: Sequence[int]) -> int:
    return sum(n << 4 * i for i, n in enumerate(counts))


def known_by(sheet: Sheet, p: SeatSheet) -> list[int]:
    """What each seat surely knows of this hand; of the others' hands the observer can tell only what it knows
    itself."""
    if p.seat == sheet.you:
        return [nibbles(p.shown.get(seat, ())) for seat in range(MAX_SEATS)]
    return [nibbles(p.hand) if seat < sheet.seats and seat != p.seat else 0 for seat in range(MAX_SEATS)]


def seat_fields(sheet: Sheet, p: SeatSheet, fields: dict[str, Any]) -> dict[str, Any]:
    """Fill the fields of one seat."""
    cards, flags, _ = slots_of(sheet, p)
    refused = p.refused or []
    refused = padded(refused + [CARD_UNKNOWN] * (refused_count(sheet, p) - len(refused)), MAX_SLOTS)
    if sheet.phase != "turn":
        cards, flags, refused = choice_slots(sheet, p)
        dice = [(loc, 0) for loc in fields["loc"]]
    else:
        dice = (p.dice + [(LOC_POOL, 0)] * MAX_DICE)[:MAX_DICE]
    return fields | {
        "goods": p.goods,
        "hand": p.hand,
        "hand_n": p.cards,
        "recruits": cards,
        "recruit_flags": flags,
        "refused": refused,
        "loc": [loc for loc, _ in dice],
        "face": [face for _, face in dice],
        "owned": sum(loc != LOC_POOL for loc, _ in dice),
        "stars_left": max(0, sheet.constants["stars"] - stars_placed(sheet, p)),
        "morale": p.morale,
        "knowledge": p.knowledge,
        "tile_stars": p.tile_stars,
        "territory": p.territory,
        "dilemma": p.dilemma,
        "dilemma_use": p.dilemma_use,
        "used": 0,
        "lost": False,
        "known": known_by(sheet, p),
    }


# ---------------------------------------------------------------- the whole


def revealed(tracks: list[int], miners: list[int], constants: dict[str, Any]) -> int:
    """Bit per faction whose hidden recruits are activated (R83, R58)."""
    by_track = sum(1 << i for i, level in enumerate(tracks) if level >= constants["tier3"])
    return by_track | sum(1 << i for i, step in enumerate(miners) if step >= constants["tunnel_reveal"])


def deck_cards(sheet: Sheet) -> list[int]:
    """Numbers + 1 of the recruits that are used, wherever they lie."""
    return [i for i, row in enumerate(sheet.recruits, 1) if row["used"]]


def fill_pools(sheet: Sheet, fields: dict[str, Any]) -> None:
    """Cards that lie nowhere in these fields: what hidden ones can be."""
    edition = sheet.edition
    recruits = sum(1 << card - 1 for card in deck_cards(sheet)) & ~fields["gone"]
    dilemmas = id_mask(edition, "dilemma", DILEMMA_IDS)
    for seat in fields["seats"]:
        for card in seat["recruits"] + seat["refused"]:
            recruits &= ~(1 << card - 1) if card not in (0, CARD_UNKNOWN) else -1
        dilemmas &= ~(1 << seat["dilemma"] - 1) if seat["dilemma"] not in (0, CARD_UNKNOWN) else -1
    fields["recruit_deck"], fields["dilemma_deck"] = recruits, dilemmas
    face_up = sum(1 << tile - 1 for tile in set(fields["tiles"]) if tile)
    fields["tiles_unseen"] = id_mask(edition, "tile", TILE_IDS) & ~face_up


def recruits_left(sheet: Sheet, fields: dict[str, Any]) -> int:
    """Recruits in the deck: all but those that lie before the seats, known or not, and those that left the game."""
    out = len(sheet.gone)
    for p, seat in zip(sheet.players, fields["seats"], strict=True):
        out += sum(card != 0 for card in seat["recruits"] + seat["refused"])
        out += sheet.phase == "turn" and not p.active  # it has an active one all the same
    return max(0, len(deck_cards(sheet)) - out)


def cards_seen(sheet: Sheet) -> int:
    """Artifacts outside the deck."""
    row = sum(card != 0 for card in sheet.bazaar or ())
    return sum(sheet.discard) + row + sum(p.cards for p in sheet.players)


def fields_of(sheet: Sheet) -> dict[str, Any]:
    """The fields of a sheet at the start of a turn, or at the choice of recruits."""
    fields = start_fields(sheet.edition, sheet.seats, sheet.options, sheet.phase)
    fields["seats"] = [seat_fields(sheet, p, seat) for p, seat in zip(sheet.players, fields["seats"], strict=True)]
    fields |= {"tracks": sheet.tracks, "miners": sheet.miners, "tiles": sheet.tiles, "discard": sheet.discard}
    fields["bazaar"] = sheet.bazaar or [0] * 4
    fields["gone"] = sum(1 << card - 1 for card in set(sheet.gone))
    fields["deck_n"] = max(0, sheet.constants["copies"] * len(ARTIFACTS) - cards_seen(sheet))
    fields["recruit_deck_n"] = recruits_left(sheet, fields)
    fill_pools(sheet, fields)
    if any(p.hidden_clues or p.hand_clues or p.dilemma_clue for p in sheet.players):
        fields["clues"] = [
            {"recruits": slots_of(sheet, p)[2], "dilemma": p.dilemma_clue, "hand": sorted(p.hand_clues)}
            for p in sheet.players
        ]
    if sheet.phase == "turn":
        fields |= {"turn": sheet.turn, "active": sheet.active, "first": sheet.first}
        fields["revealed"] = revealed(sheet.tracks, sheet.miners, sheet.constants)
        for frame in fields["stack"]:
            frame["seat"] = sheet.active
    else:
        fields["stack"][0]["at"] = sheet.active + (sheet.phase == "recruits")
        fields["stack"][-1]["seat"] = sheet.active
    return fields


def sound(fields: dict[str, Any], seat: int) -> Position:
    """The Position of these fields; what the core says against them becomes a PositionError."""
    try:
        return Position.from_fields(fields, seat)
    except (ValueError, KeyError, IndexError, TypeError, OverflowError) as error:
        raise PositionError(f"no game fits this position: {error}") from None
