# The network of the learned evaluation.

from euphoria_ai.core.state.types cimport *

cdef struct NetworkC:           # all in one block; rows of the first layer by feature
    int board, seat             # features of the board, of a seat
    float* first                # [board + seat][FIRST], the widths as in network_kernels.h
    float* first_bias
    float* second               # [FIRST][SECOND]
    float* second_bias
    float* third                # [OUTPUTS][SECOND]
    float* third_bias

cdef class Network:
    cdef NetworkC c
    cdef float* block
    cdef readonly long size     # numbers in the block
    cdef readonly dict header

# Chance to win of each seat, together 1, and the stars it is expected to have placed at the end, in
# tenths (NULL if not needed).  Trained on starts of turns.
cdef void judge(const NetworkC* net, const StateC* s, float* chances, float* stars) noexcept nogil
