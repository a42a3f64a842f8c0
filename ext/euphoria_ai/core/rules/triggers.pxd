# Windows (who answers an event, in which order) and the abilities that answer.

from libc.stdint cimport uint8_t, uint64_t
from euphoria_ai.core.state.types cimport *

cdef void push_window(StateC* s, int event, int seats, int subject) noexcept nogil

cdef inline void open_window(StateC* s, int event, int seats, int subject) noexcept nogil:
    """Offer the event to the seats of the mask.  Costs next to nothing when nobody hears it."""
    cdef int i
    cdef uint64_t heard = 0
    for i in range(s.n_seats):
        if (seats >> i) & 1:
            heard |= s.seats[i].hears
    if (heard >> event) & 1:
        push_window(s, event, seats, subject)

cdef inline void own_window(StateC* s, int event, int seat, int subject) noexcept nogil:
    """The same for one seat."""
    if (s.seats[seat].hears >> event) & 1:
        push_window(s, event, 1 << seat, subject)

cdef void step_window(StateC* s, FrameC* frame) noexcept nogil
cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil
cdef const AbilityC* answer(const StateC* s, int seat, int event) noexcept nogil
cdef int abilities_for(const StateC* s, int seat, int event, uint8_t* abilities,
                       uint8_t* slots) noexcept nogil
cdef bint usable(StateC* s, int seat, int slot, const AbilityC* a, int subject) noexcept nogil
cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject,
                        bint nested) noexcept nogil
cdef void step_ability(StateC* s, FrameC* frame) noexcept nogil
