"""What the rules say of a situation: costs, penalties, prices."""

from typing import Any

Fields = dict[str, Any]

def costs(fields: Fields, seat: int, space: int) -> list[tuple[dict[str, int], int]]:
    """(cost, card) of every way to pay the space; card: the recruit that allows it, 0 if none.

    Empty if the seat has no way at all.
    """

def dilemma_costs(fields: Fields, seat: int) -> list[tuple[dict[str, int], int]]:
    """The same for the seat's dilemma (R95), as far as the card is known."""

def payable(fields: Fields, seat: int, cost: dict[str, int], spare: int = 0) -> bool:
    """Can the seat pay all of this now (R22, R90)?  spare: available dice that are not to be given up,
    such as the one to be placed.
    """

def penalties(fields: Fields, seat: int) -> list[int]:
    """Sites whose tiles penalise the seat now (R65, R72, R105)."""

def knowledge_cap(fields: Fields, seat: int) -> int:
    """The end of the seat's knowledge track; an active recruit may lower it."""

def bazaar_price(fields: Fields, seat: int, slot: int) -> int:
    """Commodities that the seat pays for the card in this slot of the bazaar (R53)."""

def check_limit(fields: Fields, seat: int) -> int:
    """The total of knowledge and faces in hand at which the seat loses a worker (R32)."""

def check_risk(fields: Fields, seat: int, dice: int, base: int) -> float:
    """Chance that a roll of so many dice loses a worker, leaving out what may still save it.

    base: knowledge and the faces that stay in the hand.
    """
