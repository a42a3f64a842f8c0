# What a seat knows: hiding the rest of a state, and dealing it anew.

from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef void hide(StateC* s, int seat) noexcept nogil
cdef bint determinize(const StateC* position, StateC* out, RngC* rng) noexcept nogil

cdef class Position:
    cdef StateC s               # unknown cards are CARD_UNKNOWN; hands and deck hold what is known, hand_n and deck_n the true numbers
    cdef readonly int seat      # the observer
