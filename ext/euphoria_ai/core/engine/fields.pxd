# The state as nested dicts and lists of numbers, and back.

from euphoria_ai.core.state.types cimport StateC

cdef dict state_fields(const StateC* s)
cdef bint plausible(const StateC* s, bint unknown) noexcept nogil
cdef int read_fields(StateC* s, dict f) except -1
