# Moves that the robot does not look at.

from euphoria_ai.core.state.types cimport *

cdef int prune(const StateC* s, int careful, move_t* moves, int n) noexcept nogil
