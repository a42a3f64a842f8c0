# What is kept of the children of a tree's root beside their visits.

from libc.stdint cimport uint32_t
from euphoria_ai.core.state.types cimport *

cdef struct RootC:              # arrays of MAX_MOVES, by order of the children's first visits
    int n
    uint32_t* child             # node
    double* reward              # sums of all seats' rewards, MAX_SEATS each
    double* progress            # sums of the observer's progress (progress_of)

cdef bint allocate_root(RootC* root) noexcept nogil
cdef void free_root(RootC* root) noexcept nogil
cdef int root_index(const RootC* root, uint32_t child) noexcept nogil
cdef void count_root(
    RootC* root, uint32_t child, const float* reward, int seats, double progress
) noexcept nogil
cdef double progress_of(const StateC* s, int seat, int since) noexcept nogil
