# Playing on to the end: uniformly at random, or guided by the policy.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef int random_playout(StateC* s, RngC* rng, int cap, move_t* moves) noexcept nogil
cdef int guided_playout(StateC* s, RngC* rng, int cap, move_t* moves, int power) noexcept nogil
