"""Steps and conditions that one icarite recruit needs, each under the id of its card.

A card that can be written in the words of `rules.conditions` and `rules.effects` has nothing here.
"""

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.vocabulary cimport add_condition, add_step


# ---------------------------------------------------------------- ted_the_contingency_planner

cdef bint yield_single(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The tunnel still gives only one of its yields."""
    return find_frame(s, F_PLACEMENT).placement.yields != YIELD_BOTH


add_condition("yield_single", yield_single)


# ---------------------------------------------------------------- lieve_the_briber

cdef void yield_both(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the tunnel gives only one of its yields.
    Does: it gives both.
    Rules: R28.
    """
    find_frame(s, F_PLACEMENT).placement.yields = YIELD_BOTH


add_step("yield_both", yield_both)


# ---------------------------------------------------------------- zara_the_solipsist

cdef bint doubling_matters(StateC* s, int seat, const AbilityC* a, int subject,
                           int n) noexcept nogil:
    """Twice the placed face lies in another band (R43)."""
    return band_of(s, find_frame(s, F_PLACEMENT).placement.total) != band_of(s, 2 * s.pl_face)


cdef void total_double(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: `doubling_matters`.
    Does: the area's total becomes twice the placed face.
    Rules: R43.
    """
    cdef PlacementF* c = &find_frame(s, F_PLACEMENT).placement
    c.total = <uint8_t>(2 * s.pl_face)
    c.flags |= AREA_REPLACED


add_condition("doubling_matters", doubling_matters)
add_step("total_double", total_double)
