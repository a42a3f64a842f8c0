# The procedures of rolls and retrievals.

from euphoria_ai.core.state.types cimport *

cdef int check_limit(const StateC* s, int seat) noexcept nogil
cdef void step_roll(StateC* s, FrameC* f) noexcept nogil
cdef void step_retrieval(StateC* s, FrameC* f) noexcept nogil
cdef void step_neighbours(StateC* s, FrameC* frame) noexcept nogil
