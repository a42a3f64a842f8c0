# Artifacts gained, from the deck or the bazaar; what opponents gain one after the other.

from euphoria_ai.core.state.types cimport *

cdef void step_draws(StateC* s, FrameC* frame) noexcept nogil
cdef void step_opponents(StateC* s, FrameC* frame) noexcept nogil
cdef int slot_price(const StateC* s, int seat, int slot) noexcept nogil
cdef int slots_for(const StateC* s, int seat, bint free) noexcept nogil
cdef void step_gain(StateC* s, FrameC* frame) noexcept nogil
cdef void step_refill(StateC* s, FrameC* f) noexcept nogil
