# The procedure of a turn, and which further placements are open.

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport *

cdef void step_turn(StateC* s, FrameC* f) noexcept nogil
cdef bint further_placement(const StateC* s) noexcept nogil
cdef bint extra_possible(const StateC* s, const AbilityC* a, int slot) noexcept nogil
cdef uint64_t extra_spaces(const StateC* s, int extra) noexcept nogil
cdef void lift_with_face(StateC* s) noexcept nogil
