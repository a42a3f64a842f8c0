# The policy's weights of all decisions but placements and the retrievals of a turn.

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport WeightsC

cdef float weigh_choice(
    const StateC* s, const WeightsC* w, const SeatC* p, const FrameC* f, move_t m, int wanted
) noexcept nogil
