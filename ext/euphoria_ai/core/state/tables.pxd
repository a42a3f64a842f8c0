# The rule sets in use: plain tables, filled once from validated Python data, never changed while games run.

from euphoria_ai.core.state.types cimport CostC, RulesC, StateC

cdef RulesC* RULES              # MAX_RULES of them, indexed by StateC.rules_id

cdef int fill_cost(CostC* c, dict cost) except -1

cdef inline const RulesC* rules_of(const StateC* s) noexcept nogil:
    return &RULES[s.rules_id]
