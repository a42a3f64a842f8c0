# What is legal in each decision about the board, and what a move does.

from euphoria_ai.core.state.types cimport *

cdef int legal_pay(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_pay(StateC* s, move_t m) noexcept nogil
cdef int legal_use(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_use(StateC* s, move_t m) noexcept nogil
cdef int legal_face(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_face(StateC* s, move_t m) noexcept nogil
cdef int legal_ignore(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_ignore(StateC* s, move_t m) noexcept nogil
cdef int legal_star(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_star(StateC* s, move_t m) noexcept nogil
cdef int legal_outcome(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_outcome(StateC* s, move_t m) noexcept nogil
