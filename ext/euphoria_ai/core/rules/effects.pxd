# Runs the steps of an ability.

from euphoria_ai.core.state.types cimport *

cdef void step_ability(StateC* s, FrameC* frame) noexcept nogil
