"""The risk of a check: the chance that knowledge and faces in hand reach the total at which a
worker is lost (R31, R32).

Exact, from a table that is filled once.
"""

from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *

cdef enum:
    TABLE_CHECK = 16            # the check that the table is for; others are shifted
    MOST = 40                   # from here on every roll is too much

cdef float RISK[MAX_DICE + 1][MOST]     # [dice][knowledge and faces in hand]


cdef void fill_risk() noexcept:
    """Chance that the sum of the dice is at least what is missing to the check."""
    cdef double ways[MAX_DICE + 1][6 * MAX_DICE + 1]
    cdef int dice, total, face, base
    cdef double p
    for dice in range(MAX_DICE + 1):
        for total in range(6 * MAX_DICE + 1):
            ways[dice][total] = dice == 0 and total == 0
            for face in range(1, 7):
                if dice and total >= face:
                    ways[dice][total] += ways[dice - 1][total - face] / 6.0
        for base in range(MOST):
            p = 0.0
            for total in range(6 * MAX_DICE + 1):
                if total + base >= TABLE_CHECK:
                    p += ways[dice][total]
            RISK[dice][base] = <float>p


fill_risk()


cdef float risk_of(int dice, int base, int check_at) noexcept nogil:
    cdef int shifted = base + TABLE_CHECK - check_at
    return RISK[dice][min(max(shifted, 0), MOST - 1)]


cdef double check_risk(const StateC* s, const SeatC* p, int dice, int base) noexcept nogil:
    """For a seat that rolls so many dice; base: its knowledge and the faces in its hand."""
    return risk_of(dice, base, rules_of(s).check_at - 2 * ((p.pen >> P_CHECK_14) & 1))


def risk(int dice, int base, int check_at=TABLE_CHECK):
    """Chance to lose a worker when `dice` (0..4) dice are rolled, `base` is knowledge and faces in
    hand, and the check is at `check_at`.
    """
    if not 0 <= dice <= MAX_DICE:
        raise ValueError(f"dice = {dice}; allowed: 0 to {MAX_DICE}")
    return risk_of(dice, base, check_at)
