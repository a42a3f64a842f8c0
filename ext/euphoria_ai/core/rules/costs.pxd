# Costs and payments: which spaces a seat may use, every way to pay, and paying.

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport *

cdef bint payable(const SeatC* p, const CostC* c) noexcept nogil
cdef int space_costs(const StateC* s, int seat, int space, int holder, CostC* out) noexcept nogil
cdef int dilemma_costs(const StateC* s, int seat, CostC* out) noexcept nogil
cdef bint any_payable(const StateC* s, int seat, const CostC* costs, int n) noexcept nogil
cdef int payments(const StateC* s, int seat, const CostC* costs, int n, move_t* out) noexcept nogil
cdef int multisets(move_t base, const move_t* unit, const int* room, int kinds, int n, move_t* out, int cap) noexcept nogil
cdef void pay(StateC* s, int seat, move_t m) noexcept nogil
cdef enum:                      # AbilityC.tag of the wildcard recruits
    FIRST_WILD_TAG = 4
    LAST_WILD_TAG = 9

cdef uint64_t legal_spaces(const StateC* s, int seat) noexcept nogil
cdef bint dilemma_payable(const StateC* s, int seat) noexcept nogil
