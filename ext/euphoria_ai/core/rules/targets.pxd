# Legal targets: the spaces on which a seat may place a worker (R22).

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport *

cdef uint64_t legal_spaces(const StateC* s, int seat) noexcept nogil
