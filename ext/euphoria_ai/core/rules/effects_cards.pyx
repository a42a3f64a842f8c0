"""Steps that one card needs."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of


cdef void reward_by_card(StateC* s, FrameC* f, int best) noexcept nogil:
    """Esme: f.x holds the artifact just discarded; `best` is the one that brings everything."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef FrameC* c
    cdef int tracks
    if f.x == <uint32_t>best:
        gain_good(s, f.seat, ENERGY, 2)
        change_morale(s, f.seat, 2)
        change_knowledge(s, f.seat, -2)
        return
    gain_good(s, f.seat, ENERGY, 1)
    tracks = (p.morale < 6) + 2 * (p.knowledge > 1)
    if tracks == 1:
        change_morale(s, f.seat, 1)
    elif tracks == 2:
        change_knowledge(s, f.seat, -1)
    elif tracks == 3:
        c = push(s, C_TAKE_OR, f.seat)
        c.b = 3


cdef void others_there(StateC* s, int seat, int n) noexcept nogil:
    """Josiah: 1 knowledge per player with a worker on the area, not per worker."""
    cdef int other = s.active, i, die
    for i in range(s.n_seats):
        if other != seat:
            for die in range(MAX_DICE):
                if s.seats[other].loc[die] == s.pl_space:
                    change_knowledge(s, other, n)
                    break
        other = next_seat(s, other)


cdef void keep_aside(StateC* s, FrameC* f) noexcept nogil:
    """Bradley: of two cards kept apart (f.x, four bits a type) one is discarded; a single one is kept."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef FrameC* c
    cdef int i, n = 0
    for i in range(N_ARTIFACTS):
        n += (f.x >> (4 * i)) & 15
    if n >= 2:
        c = push(s, C_DISCARD, f.seat)
        c.a = <uint8_t>(n - 1)
        c.b = 1                                 # out of the cards kept apart
        return
    for i in range(N_ARTIFACTS):
        p.hand[i] += <uint8_t>((f.x >> (4 * i)) & 15)
    p.hand_n += <uint8_t>n
    f.x = 0


cdef void show_hand(StateC* s, int seat) noexcept nogil:
    """The hand becomes public: every observer knows it from now on."""
    cdef uint32_t hand = 0
    cdef int i
    for i in range(N_ARTIFACTS):
        hand |= <uint32_t>s.seats[seat].hand[i] << (4 * i)
    for i in range(s.n_seats):
        if i != seat:
            s.known[i][seat] = hand
            s.has_known = 1
