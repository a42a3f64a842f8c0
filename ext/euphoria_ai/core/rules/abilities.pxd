# Windows (who answers an event, in which order) and the interpreter of abilities.

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.types cimport *

cdef void push_window(StateC* s, int event, int seats, int subject) noexcept nogil

cdef inline void open_window(StateC* s, int event, int seats, int subject) noexcept nogil:
    """Offer the event to the seats of the mask.  Costs next to nothing when nobody hears it."""
    cdef int i
    cdef uint64_t heard = 0
    for i in range(s.n_seats):
        if (seats >> i) & 1:
            heard |= s.seats[i].hears
    if (heard >> event) & 1:
        push_window(s, event, seats, subject)

cdef inline void own_window(StateC* s, int event, int seat, int subject) noexcept nogil:
    """The same for one seat."""
    if (s.seats[seat].hears >> event) & 1:
        push_window(s, event, 1 << seat, subject)

cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil
cdef FrameC* find_frame(StateC* s, int kind) noexcept nogil
cdef void step_window(StateC* s, FrameC* f) noexcept nogil
cdef void step_ability(StateC* s, FrameC* f) noexcept nogil
cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject, bint nested) noexcept nogil
cdef int abilities_for(const StateC* s, int seat, int event, uint8_t* abilities, uint8_t* slots) noexcept nogil
cdef const AbilityC* answer(const StateC* s, int seat, int event) noexcept nogil
cdef bint usable(StateC* s, int seat, int slot, const AbilityC* a, int subject) noexcept nogil
cdef int check_total(const StateC* s, int seat, int dice) noexcept nogil
cdef uint32_t workers_here(const StateC* s, int seat, int space) noexcept nogil
cdef int hidden_slots(const StateC* s, int seat) noexcept nogil
cdef bint has_doubles(const StateC* s, int seat) noexcept nogil
cdef int take_worker(StateC* s, int seat) noexcept nogil
cdef void leave_game(StateC* s, int seat, int slot) noexcept nogil
cdef void push_draws(StateC* s, int seat, int n, int flags) noexcept nogil

cdef enum:                      # F_DRAWS.b, X_DRAW.b
    DRAW_PLAIN = 1              # no card may change these draws (G4)
    DRAW_ASIDE = 2              # into the ability frame, not into the hand
    GAIN_FREE = 4               # F_GAIN.b: the bazaar price is not paid

cdef enum:                      # F_PLACEMENT.e
    AREA_REPLACED = 1           # the total was replaced (Zara)
    AREA_RESOURCE = 2           # one commodity becomes a resource (Gwen)
    AREA_ARTIFACT = 4           # all commodities become an artifact (Joseph)

cdef enum:                      # F_ROLL.c and F_ROLL.e
    LOST_ONE = 1
    AT_STAKE = 2
    ROLL_UNCHECKED = 1
    ROLL_AGAIN = 2

cdef enum:                      # C_TAKE.c
    TAKE_OR_ARTIFACT = 1        # or an artifact without its price (Borna)
    TAKE_ONE_OF_EACH = 2        # a resource and a commodity (Pedro)

cdef enum:
    TURN_EXTRA = 8              # F_TURN.step: an extra placement was paid for
