# What a seat knows: the rest of a state is hidden.

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.clues cimport CluesC

cdef void hide(StateC* s, int seat) noexcept nogil

cdef class Position:
    cdef StateC s               # unknown cards are CARD_UNKNOWN; hand_n, deck_n the true numbers
    cdef CluesC clues           # what the observer knows of cards that it cannot name
    cdef readonly int seat      # the observer
    cdef int check(self) except -1
