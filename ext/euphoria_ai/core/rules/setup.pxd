# Setup: from the first deal to the first turn.

from euphoria_ai.core.state.types cimport *

cdef void step_setup(StateC* s, FrameC* f) noexcept nogil

cdef enum:                      # phases of the setup, as far as they say what is known of the recruits
    RECRUITS_DEALT              # the seats are being dealt their cards (R7)
    RECRUITS_REDRAWN            # one seat after the other gives back factionless cards (R11)
    RECRUITS_CHOSEN             # one seat after the other chooses which two to keep
    RECRUITS_SHOWN              # ... and ever after

cdef inline int phase_of_setup(const StateC* s) noexcept nogil:
    cdef const FrameC* f = &s.stack[0]
    if s.n_stack == 0 or f.kind != F_SETUP or f.step >= 2:
        return RECRUITS_SHOWN
    if f.step == 0:
        return RECRUITS_DEALT
    return RECRUITS_CHOSEN if f.b else RECRUITS_REDRAWN
