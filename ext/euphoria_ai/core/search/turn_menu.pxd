# What a turn offers, weighed by the policy and drawn from without listing every move.

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport WeightsC

cdef enum:
    MAX_ENTRIES = 4 * MAX_SPACES + 16

cdef struct EntryC:             # moves that weigh the same by their nature
    float weight                # of all of them, to the power of the exponent
    uint8_t kind                # M_PLACE, M_RETRIEVE or M_DILEMMA
    uint8_t moves               # how many they are
    uint8_t space               # of a placement; of a retrieval how many workers come
    uint8_t which               # bit per face of a placement; of a retrieval how many leave a site

cdef struct WorkersC:           # of one seat on the board, by space, then by face
    int n
    int key[MAX_DICE]           # entry of an M_RETRIEVE
    int same                    # bit per worker that is like the one before it
    int on_site                 # bit per worker on an unfinished site

cdef struct TurnMenuC:
    int n                       # entries,
    int moves                   # ... the moves they stand for,
    float total                 # ... and the weight of all these
    EntryC entry[MAX_ENTRIES]
    WorkersC workers

cdef bint has_menu(const StateC* s) noexcept nogil
cdef void fill_menu(
    const StateC* s, const WeightsC* w, int exponent, TurnMenuC* menu
) noexcept nogil
cdef move_t draw_from(const TurnMenuC* menu, RngC* rng) noexcept nogil
cdef move_t nth_move(const TurnMenuC* menu, const EntryC* entry, int n) noexcept nogil
