# Payments: every way to pay a cost, and paying.

from euphoria_ai.core.state.types cimport *

cdef int payments(const StateC* s, int seat, const CostC* costs, int n, move_t* out) noexcept nogil
cdef int multisets(move_t base, const move_t* unit, const int* room, int kinds, int n,
                   move_t* out, int cap) noexcept nogil
cdef void pay(StateC* s, int seat, move_t m) noexcept nogil
