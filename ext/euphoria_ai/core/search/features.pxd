# What the learned evaluation looks at: a dealt state as lists of small numbers.

from libc.stdint cimport uint8_t, uint16_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.facts cimport FactsC

cdef enum:
    MAX_FEATURES = 1024         # room for the numbers of the board or of a seat
    BOARD_FEATURES = 138        # how many there are
    SEAT_FEATURES = 612

cdef struct FeaturesC:          # those that are not 0, in the order of the table of names
    int n
    int at                      # number of the feature that is written next
    uint16_t index[MAX_FEATURES]
    uint8_t value[MAX_FEATURES]

cdef void board_features(const StateC* s, FeaturesC* out) noexcept nogil
cdef void seat_features(
    const StateC* s, int seat, const FactsC* facts, FeaturesC* out
) noexcept nogil
