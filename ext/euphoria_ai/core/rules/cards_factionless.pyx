"""Steps and conditions that one factionless recruit needs, each under the id of its card.

A card that can be written in the words of `rules.conditions` and `rules.effects` has nothing here.
"""

from euphoria_ai.core.state.bits cimport popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.vocabulary cimport add_step
from euphoria_ai.core.rules.effects cimport COMMODITIES, push_take


# ---------------------------------------------------------------- christine_the_anarchist

cdef void commodities_by_workers(StateC* s, AbilityF* f, const AbilityC* a, int n,
                                 int m) noexcept nogil:
    """Legal when: two workers or more were retrieved at once.
    Does: commodities of choice, one less than workers.
    Rules: I9.
    """
    cdef int workers = popcount64(find_frame(s, F_RETRIEVAL).retrieval.dice)
    push_take(s, f.seat, COMMODITIES, commodity_gain(s, f.seat, workers - 1))


add_step("commodities_by_workers", commodities_by_workers)


# ---------------------------------------------------------------- kofi_the_hermit

cdef void leave_and_activate(StateC* s, AbilityF* f, const AbilityC* a, int n,
                             int m) noexcept nogil:
    """Legal when: the faction of a hidden recruit is revealed.
    Does: this recruit leaves the game; a hidden one of choice becomes active.
    Rules: R83, R85.
    """
    leave_game(s, f.seat, f.slot)
    if hidden_slots(s, f.seat):
        push(s, C_ACTIVATE, f.seat).activate.flags = R_ACTIVE


add_step("leave_and_activate", leave_and_activate)
