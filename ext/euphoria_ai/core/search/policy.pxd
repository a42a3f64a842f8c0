# The policy: how much each legal move weighs in guided playouts and as a prior of the search.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport WeightsC

cdef void policy_weights(
    const StateC* s, const WeightsC* w, const move_t* moves, int n, float* weight
) noexcept nogil
cdef int policy_pick(
    const StateC* s, const WeightsC* w, const move_t* moves, int n, int exponent, RngC* rng
) noexcept nogil
