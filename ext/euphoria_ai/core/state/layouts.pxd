# The parts of every kind of frame: where they lie and in which range they are sound.

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.frames cimport *
from euphoria_ai.core.state.state cimport StateC

cdef enum:
    MAX_PARTS = 6

cdef enum:                      # in what range a part is sound
    ANY, DICE, DIE, FACE, SEAT, SEAT_BOUND, SEAT_OR_NOBODY, SEATS, WORKERS, SLOT, SLOT_BOUND, SITE
    SLOTS, PLACES, EVENT
    ABILITY_ROW, STEPS, CARD, HIDDEN_CARD, ARTIFACT, GOOD_OR_NOBODY
    SOME                        # up to 12
    MANY                        # up to 36

cdef struct PartC:
    uint8_t offset, size, limit

cdef struct LayoutC:
    int n
    PartC part[MAX_PARTS]

cdef LayoutC LAYOUTS[N_FRAMES]

cdef uint32_t part_of(const FrameC* f, const PartC* part) noexcept nogil
cdef void set_part(FrameC* f, const PartC* part, uint32_t value) noexcept nogil
cdef bint plausible_frame(const StateC* s, const FrameC* f, bint unknown) noexcept nogil
