# Which invariants of a state are broken.

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport StateC

cdef uint64_t status_bits(const StateC* s) noexcept nogil
