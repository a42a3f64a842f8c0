"""What is kept of the children of a tree's root beside their visits: the rewards of all seats, and
the observer's progress, by which moves are told apart where the game is decided.
"""

from libc.stdint cimport uint32_t
from libc.stdlib cimport calloc, free
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *

cdef double STARS_A_TURN = 0.01     # what a turn of the table is worth when stars are compared


cdef bint allocate_root(RootC* root) noexcept nogil:
    """False if there is not enough memory; free_root is due all the same."""
    root.n = 0
    root.child = <uint32_t*>calloc(MAX_MOVES, sizeof(uint32_t))
    root.reward = <double*>calloc(MAX_MOVES * MAX_SEATS, sizeof(double))
    root.progress = <double*>calloc(MAX_MOVES, sizeof(double))
    return root.child != NULL and root.reward != NULL and root.progress != NULL


cdef void free_root(RootC* root) noexcept nogil:
    free(root.child)
    free(root.reward)
    free(root.progress)


cdef int root_index(const RootC* root, uint32_t child) noexcept nogil:
    """Where a child stands, -1 if it was never tried."""
    cdef int k
    for k in range(root.n):
        if root.child[k] == child:
            return k
    return -1


cdef void count_root(
    RootC* root, uint32_t child, const float* reward, int seats, double progress
) noexcept nogil:
    """Count an iteration through a child."""
    cdef int i, k = root_index(root, child)
    if k < 0 and root.n < MAX_MOVES:
        k = root.n
        root.child[k] = child
        root.n += 1
    if k >= 0:
        for i in range(seats):
            root.reward[k * MAX_SEATS + i] += reward[i]
        root.progress[k] += progress


cdef double progress_of(const StateC* s, int seat, int since) noexcept nogil:
    """How far a seat has come where an iteration ends: its stars, and for the same stars rather
    sooner than later.  since: the turn of the position.
    """
    cdef int turns = s.turn - since
    return rules_of(s).stars - s.seats[seat].stars_left - STARS_A_TURN * turns
