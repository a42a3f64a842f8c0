# Dealing anew whatever a seat cannot know.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.clues cimport CluesC

cdef bint determinize(
    const StateC* position, const CluesC* clues, StateC* out, RngC* rng
) noexcept nogil

cdef inline bint draws_aside(const StateC* s, const FrameC* f) noexcept nogil:
    """An ability whose cards lie apart from the hand: packed counts in f.ability.cards, how many
    are unknown in its high byte.
    """
    return f.kind == F_ABILITY and rules_of(s).abilities[f.ability.ability].draws_aside
