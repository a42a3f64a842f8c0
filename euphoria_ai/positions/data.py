"""A Position as plain data with names: what is drawn, and what `--json` writes (docs/cli.md, schema position).

Only what the position's seat knows is in it; `null` stands for a card that it cannot know.
"""

from collections.abc import Sequence
from typing import Any

from euphoria_ai.catalog import (
    ARTIFACTS,
    DILEMMA_IDS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SITES,
    SPACE_IDS,
    SPACES,
    TILES,
)
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, LOC_HAND, LOC_POOL, R_ACTIVE, R_SECOND, R_STAR
from euphoria_ai.editions import rules_data, rules_key, split_key
from euphoria_ai.moves.costs import bazaar_price
from euphoria_ai.moves.shapes import Called
from euphoria_ai.positions.clues import clue_rows
from euphoria_ai.state.seat import setting_up
from euphoria_ai.words import seat_name

DILEMMA_USES = ("no", "star", "recruits")


def positive(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Name -> count of what there is."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def card_name(card: int, ids: Sequence[str]) -> str | None:
    """The id of a card number, None if it is unknown."""
    return None if card == CARD_UNKNOWN else ids[card - 1]


def position_data(position: Position, names: Called = ()) -> dict[str, Any]:
    """Everything that the position's seat knows, as dicts and lists of names and numbers; names: of the players."""
    fields = position.fields()
    edition, seats, options = split_key(rules_key(position.rules))
    constants = rules_data(edition, seats, options)["constants"]
    early = setting_up(fields)
    called = [*names, *[None] * seats][:seats]
    return {
        "edition": edition,
        "options": options,
        "you": seat_name(position.seat),
        "turn": fields["turn"],
        "active": seat_name(fields["active"]),
        "first": seat_name(fields["first"]),
        "over": position.kind is None,
        "winners": [seat_name(i) for i in range(seats) if position.kind is None and fields["winners"] >> i & 1],
        "decision": decision_data(position),
        "tracks": dict(zip(FACTIONS, fields["tracks"], strict=True)),
        "miners": dict(zip(FACTIONS[:3], fields["miners"], strict=True)),
        "territories": {name: territory(fields, i, constants["territory_cap"]) for i, name in enumerate(FACTIONS)},
        "workers": [worker for i in range(len(SPACES)) for worker in workers_on(fields, i)],
        "sites": {site["id"].removeprefix("site_"): site_data(fields, i, constants) for i, site in enumerate(SITES)},
        "artifacts": {"deck": fields["deck_n"], "discard": positive(ARTIFACTS, fields["discard"])},
        "bazaar": bazaar_data(position, fields) if constants["bazaar"] else [],
        "recruit_deck": fields["recruit_deck_n"],
        "gone": [name for i, name in enumerate(RECRUIT_IDS) if fields["gone"] >> i & 1],
        "players": [
            {"seat": seat_name(seat), "name": called[seat]} | player_data(position, fields, seat, early, constants)
            for seat in range(seats)
        ],
    }


def decision_data(position: Position) -> dict[str, str] | None:
    """Who decides what: `seat` is `chance` where the dice or a deck do; None once the game is over."""
    if position.kind is None or position.to_move is None:
        return None
    return {"kind": position.kind, "seat": seat_name(position.to_move)}


# ---------------------------------------------------------------- board


def territory(fields: dict[str, Any], faction: int, capacity: int) -> dict[str, Any]:
    return {"capacity": capacity, "stars": [seat["territory"][faction] for seat in fields["seats"]]}


def workers_on(fields: dict[str, Any], space: int) -> list[dict[str, Any]]:
    """[{space, seat, face}] of the dice on a space, by seat and face."""
    return [
        {"space": SPACE_IDS[space], "seat": seat_name(i), "face": face}
        for i, seat in enumerate(fields["seats"])
        for loc, face in sorted(zip(seat["loc"], seat["face"], strict=True))
        if loc == space
    ]


def site_data(fields: dict[str, Any], i: int, constants: dict[str, Any]) -> dict[str, Any]:
    """A construction site: its slots, or the tile that is built there."""
    tile = fields["tiles"][i]
    slots = [] if tile else [slot_data(fields, SPACE_IDS.index(name)) for name in SITES[i]["slots"]]
    return {
        "needs": constants["site_needs"],
        "slots": slots,
        "tile": tile_data(fields, i, TILES[tile - 1]) if tile else None,
    }


def bazaar_data(position: Position, fields: dict[str, Any]) -> list[dict[str, Any] | None]:
    """The open artifacts from left to right, with what this seat would pay; None for an empty slot."""
    return [
        {"artifact": ARTIFACTS[card - 1], "price": bazaar_price(fields, position.seat, slot)[0]} if card else None
        for slot, card in enumerate(fields["bazaar"])
    ]


def slot_data(fields: dict[str, Any], space: int) -> dict[str, Any]:
    there = workers_on(fields, space)
    return {
        "space": SPACE_IDS[space],
        "resource": next(iter(SPACES[space]["cost"][0])),
        "worker": {k: there[0][k] for k in ("seat", "face")} if there else None,
    }


def tile_data(fields: dict[str, Any], i: int, row: dict[str, Any]) -> dict[str, Any]:
    stars = [seat_name(k) for k, seat in enumerate(fields["seats"]) if seat["tile_stars"] >> i & 1]
    return {
        "id": row["id"],
        "name": row["name"],
        "space": MARKET_IDS[i],
        "cost": dict(row["cost"][0]),
        "penalty": row["penalty"],
        "stars": stars,
    }


# ---------------------------------------------------------------- players


def player_data(
    position: Position, fields: dict[str, Any], seat: int, early: bool, constants: dict[str, Any]
) -> dict[str, Any]:
    f = fields["seats"][seat]
    dice = [(loc, face) for loc, face in zip(f["loc"], f["face"], strict=True) if loc != LOC_POOL]
    return {
        "morale": f["morale"],
        "knowledge": f["knowledge"],
        "dice": sorted(face for loc, face in dice if loc == LOC_HAND),
        "placed": len([1 for loc, _ in dice if loc != LOC_HAND]),
        "goods": positive(GOODS, f["goods"]),
        "cards": f["hand_n"],
        "hand": positive(ARTIFACTS, f["hand"]),
        "recruits": [recruit_data(f, slot, early) for slot, card in enumerate(f["recruits"]) if card],
        "refused": [card_name(card, RECRUIT_IDS) for card in f["refused"] if card],
        "dilemma": {
            "card": card_name(f["dilemma"], DILEMMA_IDS) if f["dilemma"] else None,
            "used": DILEMMA_USES[f["dilemma_use"]],
        },
        "stars": stars_data(f, constants["stars"]),
        "clues": clue_rows(fields["clues"][seat], split_key(rules_key(position.rules))[0]) if "clues" in fields else [],
    }


def recruit_data(f: dict[str, Any], slot: int, early: bool) -> dict[str, Any]:
    """state: active, hidden, or dealt while the seat has still to choose."""
    card, flags = f["recruits"][slot], f["recruit_flags"][slot]
    known = card != CARD_UNKNOWN
    if early:  # who has chosen has refused the others, and the active one comes first
        state = ("active", "hidden")[slot] if any(f["refused"]) else "dealt"
    else:
        state = "active" if flags & R_ACTIVE else "hidden"
    return {
        "card": card_name(card, RECRUIT_IDS),
        "name": RECRUITS[card - 1]["name"] if known else None,
        "faction": RECRUITS[card - 1]["faction"] if known else None,
        "state": state,
        "stars": bool(flags & R_STAR) + bool(flags & R_SECOND),
    }


def stars_data(f: dict[str, Any], total: int) -> dict[str, Any]:
    """Where the stars of a seat lie."""
    return {
        "placed": total - f["stars_left"],
        "left": f["stars_left"],
        "territories": positive(FACTIONS, f["territory"]),
        "markets": [name for i, name in enumerate(MARKET_IDS) if f["tile_stars"] >> i & 1],
        "recruits": [
            card_name(card, RECRUIT_IDS)
            for card, flags in zip(f["recruits"], f["recruit_flags"], strict=True)
            if flags & R_STAR
        ],
        "dilemma": f["dilemma_use"] == 1,
    }
