# The Python class Game, and the generator handed in for chance.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.machine cimport ForcedC

cdef object who_decides(const StateC* s)
cdef object kind_at_hand(const StateC* s)

cdef class Rng:
    cdef RngC r

cdef class Game:
    cdef StateC s
    cdef int n_moves            # of the decision at hand; SETTLED_CHANCE, SETTLED_OVER
    cdef int n_cached           # moves[] is filled
    cdef move_t* moves          # cache, MAX_MOVES once allocated
    cdef public bint by_turns   # every turn is asked for, even where one move is legal
    cdef public bint by_cards   # every card is asked for, even the last kind of its deck
    cdef public object log      # None, or collects (seat, kind, move, by itself)
    cdef int settle(self, ForcedC* forced) noexcept
    cdef void refresh(self) noexcept
    cdef int ready(self) except -1
    cdef int find(self, move_t m) except -2
