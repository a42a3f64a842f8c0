# The procedures of a placement: bump, payment, benefit, completion, reveals.

from euphoria_ai.core.state.types cimport *

cdef void clear_placement(StateC* s) noexcept nogil
cdef void begin_placement(StateC* s, int die, int space) noexcept nogil
cdef void step_placement(StateC* s, FrameC* f) noexcept nogil
cdef void step_bump(StateC* s, FrameC* f) noexcept nogil
cdef void step_completion(StateC* s, FrameC* frame) noexcept nogil
