# Conditions of abilities.

from euphoria_ai.core.state.types cimport *

cdef bint holds(StateC* s, int cond, int seat, const AbilityC* a, int subject) noexcept nogil
