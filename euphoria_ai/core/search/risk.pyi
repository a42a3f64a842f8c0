"""The risk of a check: the chance that a roll costs a worker (R31, R32)."""

def risk(dice: int, base: int, check_at: int = 16) -> float:
    """Chance to lose a worker when so many dice are rolled.

    dice: 0 to 4, else ValueError; base: knowledge plus the faces already in hand; check_at: the total at which a worker
    is lost.
    """
