# Windows (who answers an event, in which order) and the interpreter of abilities.

from euphoria_ai._types cimport *

cdef void open_window(StateC* s, int event, int seats, int subject) noexcept nogil
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
