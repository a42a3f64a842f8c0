# Self-play in bulk.

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.network cimport Network
from euphoria_ai.core.search.playout cimport PlayoutC
from euphoria_ai.core.search.weights cimport Weights

cdef enum:
    MAX_WIDTH = 32

cdef struct ThinkerC:
    PlayoutC how                # the policy, and the network of one-ply play (NULL: policy only)
    int width                   # moves that are looked at
    int samples                 # turns played out after each
    float noise                 # share of decisions left to the policy

cdef class Thinker:
    cdef ThinkerC c
    cdef Weights weights
    cdef readonly Network network

cdef class Samples:
    cdef readonly int n_seats
    cdef readonly int board_size, seat_size
    cdef readonly long capacity, n
    cdef readonly bytearray board, seats, results, stars
    cdef uint8_t* board_at
    cdef uint8_t* seats_at
    cdef float* results_at
    cdef uint8_t* stars_at

    cdef void add(self, const StateC* s) noexcept nogil
    cdef void finish(self, const StateC* s, long first) noexcept nogil
