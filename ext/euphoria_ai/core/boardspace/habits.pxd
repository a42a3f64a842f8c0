# The robot's habits: how likely it makes each move that it lists.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef enum:                      # which set of habits
    HABITS_01, HABITS_08, HABITS_09, HABITS_NONE
    N_HABITS

cdef struct WorkersC:           # workers that a retrieval takes
    int n
    int on_sites                # of them on unfinished construction sites

cdef WorkersC workers_in(const StateC* s, move_t m) noexcept nogil
cdef int items_in(move_t m) noexcept nogil
cdef double weigh(
    const StateC* s, int habits, const move_t* moves, int n, double* weight
) noexcept nogil
cdef int pick(
    const StateC* s, int habits, const move_t* moves, int n, double* weight, RngC* rng
) noexcept nogil
