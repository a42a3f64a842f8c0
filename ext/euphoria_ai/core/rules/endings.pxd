# The procedures of the dilemma, of stars, of hand limits and of the end of the game.

from euphoria_ai.core.state.types cimport *

cdef void step_dilemma(StateC* s, FrameC* frame) noexcept nogil
cdef void step_stars(StateC* s, FrameC* f) noexcept nogil
cdef void step_hand_limit(StateC* s, FrameC* f) noexcept nogil
cdef void step_end(StateC* s, FrameC* frame) noexcept nogil
