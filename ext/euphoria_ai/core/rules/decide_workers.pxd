# What is legal in each decision about workers, and what a move does.

from euphoria_ai.core.state.types cimport *

cdef int legal_turn(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_turn(StateC* s, move_t m) noexcept nogil
cdef int legal_more(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_more(StateC* s, move_t m) noexcept nogil
cdef int legal_place(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_place(StateC* s, move_t m) noexcept nogil
cdef int legal_retrieve_pay(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_retrieve_pay(StateC* s, move_t m) noexcept nogil
cdef int legal_retrieve_areas(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_retrieve_areas(StateC* s, move_t m) noexcept nogil
cdef int legal_retrieve_one(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_retrieve_one(StateC* s, move_t m) noexcept nogil
cdef int legal_bump(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_bump(StateC* s, move_t m) noexcept nogil
