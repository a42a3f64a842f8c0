"""What a seat has and what binds it, read from `fields()` of a game or of what a seat knows of one."""

from __future__ import annotations

from euphoria_ai.catalog import ARTIFACTS, RECRUITS, SITES, TILES
from euphoria_ai.core.engine import questions
from euphoria_ai.core.state.ids import CARD_UNKNOWN, GAIN_FREE, LOC_HAND
from euphoria_ai.editions import EDITIONS, rules_key

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.state.shapes import Row


def dice_in_hand(me: Row) -> int:
    return sum(loc == LOC_HAND and face > 0 for loc, face in zip(me["loc"], me["face"], strict=True))


def cards_of(me: Row, flag: int) -> list[tuple[int, Row]]:
    """[(slot, row)] of the known recruits of a seat that carry the flag."""
    pairs = enumerate(zip(me["recruits"], me["recruit_flags"], strict=True))
    return [(slot, RECRUITS[card - 1]) for slot, (card, flags) in pairs if 0 < card < CARD_UNKNOWN and flags & flag]


def penalties(fields: Row, seat: int) -> list[Row]:
    """Rows of the tiles that penalise the seat now (R65, R105)."""
    return [TILES[fields["tiles"][site] - 1] for site in questions.penalties(fields, seat)]


def penalty(fields: Row, seat: int, code: str) -> Row | None:
    """The tile that puts this penalty on the seat, or None."""
    return next((row for row in penalties(fields, seat) if row["penalty_code"] == code), None)


def site_of(space: Row) -> int:
    """Number of the site of a market space or slot."""
    return next(i for i, row in enumerate(SITES) if row["id"] == space["site"])


def occupant(fields: Row, number: int) -> tuple[int, int] | None:
    """(seat, face) of a worker on the space, or None."""
    for seat, row in enumerate(fields["seats"]):
        for loc, face in zip(row["loc"], row["face"], strict=True):
            if loc == number:
                return seat, face
    return None


def packed(number: int) -> list[int]:
    """Six counts of four bits each."""
    return [number >> 4 * i & 15 for i in range(len(ARTIFACTS))]


def setting_up(fields: Row) -> bool:
    """Are recruits still dealt or chosen, so that nothing of others is public (R7)?"""
    return bool(fields["stack"]) and fields["stack"][0]["kind"] == "setup" and fields["stack"][0]["step"] < 2


def dice_of(row: Row) -> list[tuple[int, int]]:
    return list(zip(row["loc"], row["face"], strict=True))


def gains_free(fields: Row) -> bool:
    """Is the artifact that is being gained free of its price?"""
    gain = next((frame for frame in reversed(fields["stack"]) if frame["kind"] == "gain"), None)
    return gain is not None and bool(gain["flags"] & GAIN_FREE)


def has_bazaar(fields: Row) -> bool:
    return bool(EDITIONS[rules_key(fields["rules"]).split("/")[0]].get("bazaar"))
