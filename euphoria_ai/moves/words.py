"""Names of seats, places and cards, and the texts of abilities, as sentences use them."""

from __future__ import annotations

from euphoria_ai.catalog import ARTIFACTS, GOODS, RECRUIT_IDS
from euphoria_ai.core.state.ids import CARD_UNKNOWN, R_WORKING
from euphoria_ai.moves.costs import payable
from euphoria_ai.moves.full_names import full_name, items
from euphoria_ai.state.seat import cards_of, penalty
from euphoria_ai.words import seat_name

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable

    from euphoria_ai.moves.shapes import Names
    from euphoria_ai.state.shapes import Row


def region_of(faction: str) -> str:
    return faction.capitalize()


def call(names: Names, seat: int) -> str:
    """What a seat is called."""
    return names[seat] if names else seat_name(seat)


def offer_text(counts: list[int], closed: bool) -> str:
    """One side of a trade; between others the kinds of cards are not known."""
    goods = list(zip(GOODS, counts[:7], strict=True))
    if closed:
        return items(goods) if any(counts[:7]) else "cards"
    return items(goods + list(zip(ARTIFACTS, counts[7:], strict=True)))


def counted_faces(shown: Iterable[int]) -> str:
    return " ".join(map(str, shown))


def card_name(card: int, what: str = "a recruit") -> str:
    return full_name(RECRUIT_IDS[card - 1]) if 0 < card < CARD_UNKNOWN else what


def ability_text(row: Row, number: int, other: str = "that player") -> str:
    """`lose 1 morale so that P1 gains 1 knowledge; you gain 1 commodity of choice`: what the card asks its owner;
    `other` is the other player of the event."""
    return row["ask"][number].format(other=other)


def draw_number(row: Row) -> int | None:
    """Which ability of the card changes a draw."""
    return next((i for i, ability in enumerate(row["abilities"]) if ability["on"] == "draw"), None)


def draw_cards(fields: Row, seat: int) -> list[tuple[Row, int]]:
    """(recruit, which of its abilities) of the seat that may change its next draw."""
    me = fields["seats"][seat]
    if penalty(fields, seat, "no_recruit_abilities"):
        return []
    numbers = [(slot, row, draw_number(row)) for slot, row in cards_of(me, R_WORKING)]
    return [
        (row, number)
        for slot, row, number in numbers
        if number is not None
        and not me["used"] >> slot & 1
        and payable(fields, seat, row["abilities"][number].get("price", {}))
    ]
