# Decisions of seats and of chance: what is legal, and what a move does.

from euphoria_ai._bits cimport RngC
from euphoria_ai._types cimport *

cdef int legal_choices(const StateC* s, move_t* out) noexcept nogil
cdef void apply_choice(StateC* s, move_t m) noexcept nogil
cdef int chance_outcomes(const StateC* s, move_t* out, double* probability) noexcept nogil
cdef move_t sample_chance(const StateC* s, RngC* rng) noexcept nogil
cdef void apply_chance(StateC* s, move_t m) noexcept nogil
