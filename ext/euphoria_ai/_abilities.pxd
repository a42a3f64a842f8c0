# Windows (who answers an event, in which order) and the interpreter of abilities.

from libc.stdint cimport uint8_t, uint64_t
from euphoria_ai._types cimport *

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

cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil
cdef FrameC* find_frame(StateC* s, int kind) noexcept nogil
cdef void step_window(StateC* s, FrameC* f) noexcept nogil
cdef void step_ability(StateC* s, FrameC* f) noexcept nogil
cdef void step_draws(StateC* s, FrameC* f) noexcept nogil
cdef void step_opponents(StateC* s, FrameC* f) noexcept nogil
cdef void step_stars(StateC* s, FrameC* f) noexcept nogil
cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject, bint nested) noexcept nogil
cdef int draw_changers(const StateC* s, int seat, uint8_t* abilities, uint8_t* slots) noexcept nogil
cdef void push_draws(StateC* s, int seat, int n, int flags) noexcept nogil

cdef enum:                      # F_DRAWS.b, X_DRAW.b
    DRAW_PLAIN = 1              # no card may change these draws (G4)
    DRAW_ASIDE = 2              # into the ability frame, not into the hand
