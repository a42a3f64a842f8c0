# Decisions of seats: what is legal, and what a move does.

from euphoria_ai.core.state.types cimport *

cdef int legal_choices(const StateC* s, move_t* out) noexcept nogil
cdef void apply_choice(StateC* s, move_t m) noexcept nogil
