# Clues: what a seat knows of a card that it cannot name, one of a few or none of some.

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.bits cimport CardSetC, RngC
from euphoria_ai.core.state.types cimport *

cdef enum:
    MAX_CLUED_HAND = 6          # cards of one hand that have a clue

cdef struct CluesC:             # all zero: no clue
    CardSetC recruits[MAX_SEATS][MAX_SLOTS]     # what the unknown recruit of a slot can be
    uint8_t hands[MAX_SEATS][MAX_CLUED_HAND]    # of so many unknown cards: bit per artifact
    uint8_t dilemmas[MAX_SEATS]
    bint any

cdef int read_clues(CluesC* c, const StateC* s, object rows) except -1
cdef list clue_fields(const CluesC* c, const StateC* s)
cdef bint deal_clued(
    StateC* s, const CluesC* c, const CardSetC* hidden, const uint8_t* pool, RngC* rng
) noexcept nogil
