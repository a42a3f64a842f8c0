# Python lists of moves.

from euphoria_ai.core.state.types cimport move_t

cdef list move_list(const move_t* moves, int n)
