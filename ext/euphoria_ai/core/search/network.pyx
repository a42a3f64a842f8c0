"""The network of the learned evaluation: two hidden layers, shared by the seats, and a softmax of
the seats' first outputs.

The features of the board go through the first layer once for all seats; features that are 0 cost
nothing.  Weights come from a file of `euphoria_ai/data` (search.networks reads it).
"""

from libc.math cimport INFINITY, isfinite, ldexp
from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.search.facts cimport FactsC, state_facts
from euphoria_ai.core.search.features cimport (
    BOARD_FEATURES, SEAT_FEATURES, FeaturesC, board_features, seat_features,
)

cdef extern from "euphoria_ai/core/search/network_kernels.h":
    enum:
        FIRST                   # width of the first hidden layer
        SECOND                  # ... and of the second
        OUTPUTS                 # win, stars
    void add_rows(
        float* sums, const float* rows, const uint16_t* index, const uint8_t* value, int n
    ) noexcept nogil
    void second_layer(
        float* second, const float* first, const float* weights, const float* biases
    ) noexcept nogil
    float output(const float* second, const float* weights, float bias) noexcept nogil
    float exp_of(float x) noexcept nogil

LAYERS = (FIRST, SECOND, OUTPUTS)


cdef void softmax(float* values, int n) noexcept nogil:
    cdef float most = values[0], total = 0
    cdef int i
    for i in range(1, n):
        most = max(most, values[i])
    for i in range(n):
        values[i] = exp_of(values[i] - most)
        total += values[i]
    for i in range(n):
        values[i] /= total


cdef void judge(const NetworkC* net, const StateC* s, float* chances, float* stars) noexcept nogil:
    cdef FeaturesC features
    cdef FactsC facts[MAX_SEATS]
    cdef float shared[FIRST]
    cdef float first[FIRST]
    cdef float second[SECOND]
    cdef int seat
    state_facts(s, facts)
    board_features(s, &features)
    memcpy(shared, net.first_bias, sizeof(shared))
    add_rows(shared, net.first, features.index, features.value, features.n)
    for seat in range(s.n_seats):
        seat_features(s, seat, facts, &features)
        memcpy(first, shared, sizeof(first))
        add_rows(
            first, net.first + net.board * FIRST, features.index, features.value, features.n
        )
        second_layer(second, first, net.second, net.second_bias)
        chances[seat] = output(second, net.third, net.third_bias[0])
        if stars:
            stars[seat] = output(second, net.third + SECOND, net.third_bias[1])
    softmax(chances, s.n_seats)


cdef long network_size(int board, int seat) noexcept nogil:
    """How many numbers it has."""
    return (board + seat + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS


cdef float half(int bits) noexcept nogil:
    """A number of half precision (IEEE 754 binary16); infinite or none where its exponent is 31."""
    cdef int exponent = (bits >> 10) & 31, fraction = bits & 1023
    cdef double size = ldexp(fraction + 1024, exponent - 25)
    if exponent == 0:
        size = ldexp(fraction, -24)
    elif exponent == 31:
        size = INFINITY
    return <float>(-size if bits >> 15 else size)


cdef class Network:
    """A network; it never changes.  `search.networks` loads those of the editions."""

    def __cinit__(self):
        self.block = NULL

    def __init__(self, int board, int seat, const uint8_t[::1] numbers not None, header=None):
        """board, seat: features of the board and of a seat; numbers: half precision, little endian,
        layer by layer: weights by input (of the last layer by output), then biases.  header: what
        its file says of it.  Raises ValueError on a wrong count or a number that is none.
        """
        cdef long i
        cdef NetworkC* c = &self.c
        self.header = header or {}
        self.size = network_size(board, seat)
        if board != BOARD_FEATURES or seat != SEAT_FEATURES:
            raise ValueError(f"{board} and {seat} features; there are other numbers of them")
        if len(numbers) != 2 * self.size:
            raise ValueError(f"{len(numbers)} bytes of weights; the network has {2 * self.size}")
        self.block = <float*>malloc(self.size * sizeof(float))
        if self.block == NULL:
            raise MemoryError("not enough memory for the network")
        for i in range(self.size):
            self.block[i] = half(numbers[2 * i] | (numbers[2 * i + 1] << 8))
            if not isfinite(self.block[i]):
                raise ValueError(f"weight {i} is no number")
        c.board, c.seat = board, seat
        c.first = self.block
        c.first_bias = c.first + (board + seat) * FIRST
        c.second = c.first_bias + FIRST
        c.second_bias = c.second + FIRST * SECOND
        c.third = c.second_bias + SECOND
        c.third_bias = c.third + OUTPUTS * SECOND

    def __dealloc__(self):
        free(self.block)

    def judge(self, Game game not None):
        """([chance to win of each seat], [share of the ten stars it is expected
        to place]) of a game as it stands."""
        cdef float chances[MAX_SEATS]
        cdef float stars[MAX_SEATS]
        judge(&self.c, &game.s, chances, stars)
        seats = range(game.s.n_seats)
        return [chances[i] for i in seats], [stars[i] for i in seats]
