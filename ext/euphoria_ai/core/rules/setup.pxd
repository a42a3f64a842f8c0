# Setup: from the first deal to the first turn.

from euphoria_ai.core.state.types cimport *

cdef void step_setup(StateC* s, FrameC* frame) noexcept nogil

cdef enum:                      # phases of the setup: what is known of the recruits
    RECRUITS_DEALT              # the seats are being dealt their cards (R7)
    RECRUITS_REDRAWN            # one seat after the other gives back factionless cards (R11)
    RECRUITS_CHOSEN             # one seat after the other chooses which two to keep
    RECRUITS_SHOWN              # ... and ever after

cdef inline int phase_of_setup(const StateC* s) noexcept nogil:
    cdef const FrameC* f = &s.stack[0]
    if s.n_stack == 0 or f.kind != F_SETUP or f.head.step > SETUP_RECRUITS:
        return RECRUITS_SHOWN
    if f.head.step == SETUP_DEAL:
        return RECRUITS_DEALT
    return RECRUITS_CHOSEN if f.setup.done else RECRUITS_REDRAWN
