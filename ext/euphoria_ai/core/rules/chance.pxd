# Chance: outcomes, their probabilities, one drawn at random, and what an outcome does.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef int chance_outcomes(const StateC* s, move_t* out, double* probability) noexcept nogil
cdef move_t sample_chance(const StateC* s, RngC* rng) noexcept nogil
cdef void apply_chance(StateC* s, move_t m) noexcept nogil
cdef bint owns_factionless(const StateC* s, int seat) noexcept nogil
cdef bint single_outcome(const StateC* s, move_t* m) noexcept nogil
