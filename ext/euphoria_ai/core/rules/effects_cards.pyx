"""Steps that one card needs."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport count_in
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of


cdef void reward_by_card(StateC* s, AbilityF* f, int best) noexcept nogil:
    """Esme: f.cards holds the artifact just discarded; `best` is the one that brings everything."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef TakeF* c
    cdef int tracks
    if f.cards == <uint32_t>best:
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
        c = &push(s, C_TAKE, f.seat).take
        c.tracks = 3


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


cdef void keep_aside(StateC* s, AbilityF* f) noexcept nogil:
    """Bradley: of two cards kept apart one is discarded; a single one is kept."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef DiscardF* c
    cdef int i, n = 0
    for i in range(N_ARTIFACTS):
        n += count_in(f.cards, i)
    if n >= 2:
        c = &push(s, C_DISCARD, f.seat).discard
        c.n = <uint8_t>(n - 1)
        c.aside = 1
        return
    for i in range(N_ARTIFACTS):
        p.hand[i] += <uint8_t>count_in(f.cards, i)
    p.hand_n += <uint8_t>n
    f.cards = 0


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
