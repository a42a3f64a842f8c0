# Decisions of seats: what is legal, and what a move does.

from euphoria_ai.core.state.types cimport *

ctypedef int (*legal_t)(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
ctypedef void (*apply_t)(StateC* s, move_t m) noexcept nogil

cdef struct DecisionC:
    legal_t legal               # writes the legal moves of the frame and returns how many
    apply_t apply               # carries one of them out; the frame is on top

cdef DecisionC DECISIONS[N_FRAMES]

cdef int legal_choices(const StateC* s, move_t* out) noexcept nogil
cdef void apply_choice(StateC* s, move_t m) noexcept nogil
