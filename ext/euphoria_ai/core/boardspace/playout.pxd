# The robot's playouts.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.boardspace.estimates cimport CountsC

cdef struct ChanceC:            # streams of chance: rolls by the seat whose turn it is, cards by
    RngC rolls[MAX_SEATS]       # what they are for
    RngC cards[N_FRAMES - F_FIRST_CHANCE]

cdef struct HowC:               # how playouts are played
    int habits
    int careful                 # recruit that is not used with a full hand (card + 1), or 0
    bint peeking                # dice roll by the streams of the tree

cdef int plies_of(const StateC* s, move_t m, int n) noexcept nogil
cdef void deal_anew(StateC* s, int seat, RngC* rng) noexcept nogil
cdef int play_on(
    StateC* s, const HowC* how, ChanceC* chance, RngC* rng, CountsC* counts, move_t* moves,
    double* weight,
) noexcept nogil
