# What is legal in each decision about cards and goods, and what a move does.

from euphoria_ai.core.state.types cimport *

cdef int legal_recruits(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_recruits(StateC* s, move_t m) noexcept nogil
cdef int legal_redraw(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_redraw(StateC* s, move_t m) noexcept nogil
cdef int legal_draft(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_draft(StateC* s, move_t m) noexcept nogil
cdef int legal_activate(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_activate(StateC* s, move_t m) noexcept nogil
cdef int legal_draw(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_draw(StateC* s, move_t m) noexcept nogil
cdef int legal_buy(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_buy(StateC* s, move_t m) noexcept nogil
cdef int legal_discard(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_discard(StateC* s, move_t m) noexcept nogil
cdef int legal_take(const StateC* s, const FrameC* frame, move_t* out) noexcept nogil
cdef void apply_take(StateC* s, move_t m) noexcept nogil
cdef int legal_price(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_price(StateC* s, move_t m) noexcept nogil
cdef int legal_lose(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_lose(StateC* s, move_t m) noexcept nogil
cdef int legal_opponent(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_opponent(StateC* s, move_t m) noexcept nogil
cdef int legal_trade(const StateC* s, const FrameC* f, move_t* out) noexcept nogil
cdef void apply_trade(StateC* s, move_t m) noexcept nogil
