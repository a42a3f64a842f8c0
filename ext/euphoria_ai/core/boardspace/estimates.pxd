# What the robot believes a position to be worth to each seat.

from euphoria_ai.core.state.types cimport *

cdef enum:                      # which estimate
    ESTIMATE_00, ESTIMATE_01, ESTIMATE_02
    N_ESTIMATES

cdef struct CountsC:            # of a seat, since the playout began
    int site_retrievals         # workers taken off construction sites
    int cards_lost              # to the hand limit
    int workers_lost
    int placements
    int retrievals

cdef double potential(const StateC* s, const SeatC* p) noexcept nogil
cdef void estimate(
    const StateC* s, int which, const CountsC* counts, double* value
) noexcept nogil
cdef double margin(const double* value, int seats, int mover) noexcept nogil
