# The risk of a check (R31, R32).

from euphoria_ai.core.state.types cimport *

cdef double check_risk(const StateC* s, const SeatC* p, int dice, int base) noexcept nogil
