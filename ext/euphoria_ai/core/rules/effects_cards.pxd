# Steps that one card needs.

from euphoria_ai.core.state.types cimport *

cdef void reward_by_card(StateC* s, AbilityF* f, int best) noexcept nogil
cdef void others_there(StateC* s, int seat, int n) noexcept nogil
cdef void keep_aside(StateC* s, AbilityF* f) noexcept nogil
cdef void show_hand(StateC* s, int seat) noexcept nogil
