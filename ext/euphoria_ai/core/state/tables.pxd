# The rule sets in use: plain tables, filled once from validated Python data, never changed while games run.

from euphoria_ai.core.state.types cimport RulesC, StateC

cdef RulesC* RULES              # MAX_RULES of them, indexed by StateC.rules_id

cdef inline const RulesC* rules_of(const StateC* s) noexcept nogil:
    return &RULES[s.rules_id]
