# Stars and the steps of tracks and miners that bring them.

from euphoria_ai.core.state.state cimport StateC

cdef void star_on_territory(StateC* s, int seat, int faction) noexcept nogil
cdef void star_on_tile(StateC* s, int seat, int site) noexcept nogil
cdef void star_on_recruit(StateC* s, int seat, int slot, int faction) noexcept nogil
cdef void track_end_stars(StateC* s, int seat, int slot) noexcept nogil
cdef void star_on_dilemma(StateC* s, int seat) noexcept nogil
cdef void move_track(StateC* s, int faction, int n) noexcept nogil
cdef void move_miner(StateC* s, int tunnel, int n) noexcept nogil
cdef bint end_star_event(StateC* s) noexcept nogil
