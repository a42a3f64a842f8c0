# The game as one machine: new game, run to the next decision, legal moves, apply.  The narrow C interface that search and facade use.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

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
cdef void apply_any(StateC* s, move_t m) noexcept nogil
cdef uint64_t status_bits(const StateC* s) noexcept nogil

cdef inline int deciding_seat(const StateC* s) noexcept nogil:
    return s.stack[s.n_stack - 1].seat

cdef object who_decides(const StateC* s)
cdef object kind_at_hand(const StateC* s)

cdef class Rng:
    cdef RngC r

cdef class Game:
    cdef StateC s
    cdef int n_moves            # of the decision at hand; SETTLED_CHANCE, SETTLED_OVER
    cdef int n_cached           # moves[] is filled
    cdef move_t* moves          # cache, MAX_MOVES once allocated
    cdef public object log      # None, or a list that collects (seat, kind, move) of every decision, forced ones included
    cdef void refresh(self) noexcept
    cdef int ready(self) except -1
    cdef int find(self, move_t m) except -2
