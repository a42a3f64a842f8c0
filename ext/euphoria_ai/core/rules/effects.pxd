# What several steps of abilities do.

from euphoria_ai.core.state.types cimport *

cdef enum:                      # masks of goods
    COMMODITIES = 15
    RESOURCES = 7 << GOLD
    ANY_GOODS = COMMODITIES | RESOURCES

cdef void push_take(StateC* s, int seat, int kinds, int n) noexcept nogil
cdef void push_opponents(StateC* s, AbilityF* f, int good, int n, bint optional) noexcept nogil
