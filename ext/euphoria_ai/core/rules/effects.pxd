# What several steps of abilities do.

from euphoria_ai.core.state.types cimport *

cdef void push_take(StateC* s, int seat, int kinds, int n) noexcept nogil
cdef void push_opponents(StateC* s, FrameC* f, int what, int n, bint optional) noexcept nogil
