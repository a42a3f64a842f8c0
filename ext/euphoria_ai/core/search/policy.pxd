# The policy: how much each legal move weighs in guided playouts and as a prior of the search.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef void policy_weights(const StateC* s, const move_t* moves, int n, float* weight) noexcept nogil
cdef int policy_pick(const StateC* s, const move_t* moves, int n, RngC* rng, int power) noexcept nogil
cdef void use_weights(int i) noexcept nogil
cdef double check_risk(const StateC* s, const SeatC* p, int dice, int base) noexcept nogil
