"""A game as plain data with names: for logs, tests and JSON.

Everything is in it, hidden things too; players get a Position instead.
"""

from __future__ import annotations

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, MARKET_IDS, RECRUIT_IDS, SPACE_IDS, TILE_IDS
from euphoria_ai.core.state.ids import LOC_HAND, LOC_POOL, R_ACTIVE, R_SECOND, R_STAR
from euphoria_ai.editions import EDITIONS, rules_key, split_key
from euphoria_ai.state.seat import setting_up

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from typing import Any

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.state.shapes import Row


DILEMMA_USE = ("unused", "star", "recruits")


def dice_of(seat: Row) -> list[list[Any]]:
    """Sorted [where, face] of the dice a seat owns."""
    pairs = zip(seat["loc"], seat["face"], strict=True)
    return sorted(["hand" if loc == LOC_HAND else SPACE_IDS[loc], face] for loc, face in pairs if loc != LOC_POOL)


def summarise_seat(seat: Row, chosen: bool) -> dict[str, Any]:
    recruits, stars = {}, {}
    for card, flags in zip(seat["recruits"], seat["recruit_flags"], strict=True):
        if card and chosen:
            name = RECRUIT_IDS[card - 1]
            recruits[name] = "active" if flags & R_ACTIVE else "hidden"
            count = bool(flags & R_STAR) + bool(flags & R_SECOND)
            if count:
                stars[name] = count
    return {
        "goods": seat["goods"],
        "stars_left": seat["stars_left"],
        "morale": seat["morale"],
        "knowledge": seat["knowledge"],
        "hand": seat["hand"],
        "dice": dice_of(seat),
        "owned": seat["owned"],
        "recruits": recruits,
        "recruit_stars": stars,
        "dilemma": [DILEMMA_IDS[seat["dilemma"] - 1] if seat["dilemma"] else None, DILEMMA_USE[seat["dilemma_use"]]],
        "tile_stars": sorted(MARKET_IDS[i] for i in range(6) if seat["tile_stars"] >> i & 1),
    }


def summarise(game: Game) -> dict[str, Any]:
    """The summary of a Game: seats in order, then the board; ids as in the data files."""
    f = game.fields()
    out = board_summary(game, f)
    if EDITIONS[split_key(rules_key(f["rules"]))[0]].get("bazaar"):
        out["bazaar"] = [ARTIFACTS[card - 1] if card else None for card in f["bazaar"]]
    return out


def board_summary(game: Game, f: Row) -> dict[str, Any]:
    setup = setting_up(f)
    return {
        "seats": [summarise_seat(seat, not setup or any(seat["recruit_flags"])) for seat in f["seats"]],
        "tracks": f["tracks"],
        "miners": f["miners"],
        "territories": {name: [seat["territory"][i] for seat in f["seats"]] for i, name in enumerate(FACTIONS)},
        "tiles": {name: TILE_IDS[f["tiles"][i] - 1] if f["tiles"][i] else None for i, name in enumerate(MARKET_IDS)},
        "deck": f["deck"],
        "discard": f["discard"],
        "active": f["active"],
        "over": game.over,
    }
