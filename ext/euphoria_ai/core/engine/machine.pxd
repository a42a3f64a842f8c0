# The game as one machine: new game, run to the next decision, apply.  The narrow C interface that
# search and the Python class use.

from libc.stdint cimport int8_t, uint8_t
from euphoria_ai.core.state.types cimport *

ctypedef void (*procedure_t)(StateC* s, FrameC* f) noexcept nogil

cdef enum:                      # settle()
    SETTLED_OVER = 0
    SETTLED_CHANCE = -1

cdef struct ForcedC:            # moves that settled by themselves, for logs
    int n
    move_t move[64]
    int8_t seat[64]             # -1 chance
    uint8_t kind[64]

cdef void new_state(StateC* s, int rules_id) noexcept nogil
cdef int run_to_choice(StateC* s, ForcedC* forced) noexcept nogil
cdef int settle(StateC* s, move_t* moves, ForcedC* forced) noexcept nogil
cdef int settle_by_turns(StateC* s, move_t* moves, ForcedC* forced) noexcept nogil
cdef int settle_by_cards(StateC* s, move_t* moves, ForcedC* forced, bint by_turns) noexcept nogil
cdef void apply_any(StateC* s, move_t m) noexcept nogil
