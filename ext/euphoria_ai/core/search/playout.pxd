# Playing on to the end: uniformly at random, or guided by the policy.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.network cimport NetworkC
from euphoria_ai.core.search.weights cimport WeightsC

cdef struct PlayoutC:           # how playouts are played
    const WeightsC* weights     # of the policy; NULL: every legal move is equally likely
    int exponent                # the policy's weights count to this power: 1, 2 or 4
    int max_decisions           # of seats, then the game is cut short
    const NetworkC* network     # judges the state that a playout ends in; NULL: play to the end
    int turns                   # ... at the start of the turn after so many more; guided play only

cdef int playout(StateC* s, const PlayoutC* how, RngC* rng, move_t* moves) noexcept nogil
