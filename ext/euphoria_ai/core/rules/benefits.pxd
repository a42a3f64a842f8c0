# What spaces give, and where the star of a visit may go.

from euphoria_ai.core.state.types cimport *

cdef void step_benefit(StateC* s, PlacementF* f) noexcept nogil
cdef int star_places(const StateC* s) noexcept nogil
cdef void put_star(StateC* s, int place) noexcept nogil
