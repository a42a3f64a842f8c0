# The risk of a check (R31, R32).

from euphoria_ai.core.state.types cimport *

cdef float risk_of(int dice, int base, int check_at) noexcept nogil
cdef double check_risk(const StateC* s, const SeatC* p, int dice, int base) noexcept nogil
