# Setup: from the first deal to the first turn.

from euphoria_ai.core.state.types cimport *

cdef void step_setup(StateC* s, FrameC* frame) noexcept nogil
