# Costs: what a space or a dilemma costs a seat, and whether it can pay.

from euphoria_ai.core.state.types cimport *

cdef bint payable(const SeatC* p, const CostC* c) noexcept nogil
cdef bint any_payable(const StateC* s, int seat, const CostC* costs, int n) noexcept nogil
cdef int cost_changers(const StateC* s, int seat, const AbilityC** out) noexcept nogil
cdef int changed_costs(const StateC* s, int seat, int space, int holder, const AbilityC** changers,
                       int n_changers, CostC* out) noexcept nogil
cdef int space_costs(const StateC* s, int seat, int space, int holder, CostC* out) noexcept nogil
cdef int dilemma_costs(const StateC* s, int seat, CostC* out) noexcept nogil
cdef bint dilemma_payable(const StateC* s, int seat) noexcept nogil
