"""Artifacts gained: drawn from the deck or bought in the bazaar; and the frames that ask several players or stars one after the other."""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.rules.triggers cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


# ---------------------------------------------------------------- draws, opponents, stars

cdef void step_draws(StateC* s, FrameC* f) noexcept nogil:
    """a cards still to draw, b flags.  One card at a time; none is gained once deck and discard pile are empty (R51)."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef FrameC* c
    if f.a == 0 or cards_to_draw(s) == 0:
        pop(s)
        return
    f.a -= 1
    if not f.b & DRAW_PLAIN and abilities_for(s, f.seat, E_DRAW, abilities, slots):
        push(s, C_DRAW, f.seat)
        return
    if s.deck_n == 0:
        renew_deck(s)
    c = push(s, X_DRAW, f.seat)
    c.b = f.b


# ---------------------------------------------------------------- the bazaar (R53-R55)

cdef int slot_price(const StateC* s, int seat, int slot) noexcept nogil:
    """Commodities of choice for a card of the row: printed, the tile's surcharge (not on a free slot), then what a recruit takes off."""
    cdef const AbilityC* a = answer(s, seat, E_BAZAAR_PRICE)
    cdef int price = rules_of(s).price[slot]
    if price and penalised(s, seat, P_BAZAAR_SURCHARGE):
        price += 1
    if a != NULL:
        price -= a.price_less
    return 0 if price < 0 else price


cdef int slots_for(const StateC* s, int seat, bint free) noexcept nogil:
    """Bit per slot whose card this seat may take now (R55)."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int slot, m = 0
    for slot in range(4):
        if s.bazaar[slot] == 0:
            continue
        if penalised(s, seat, P_NEW_TYPES_ONLY) and p.hand[s.bazaar[slot] - 1]:
            continue
        if free or slot_price(s, seat, slot) <= commodities(p):
            m |= 1 << slot
    return m


cdef void step_gain(StateC* s, FrameC* f) noexcept nogil:
    """a cards still to gain, b flags, c slot + 1, d artifact + 1 (0 once it was given back)."""
    cdef FrameC* c
    if f.step == 0:
        if f.a == 0 or slots_for(s, f.seat, f.b & GAIN_FREE) == 0:
            pop(s)
            return
        f.a -= 1
        f.step = 1
        push(s, C_BUY, f.seat)
    elif f.step == 1:
        f.step = 2
        if not f.b & GAIN_FREE and slot_price(s, f.seat, f.c - 1):
            c = push(s, C_PRICE, f.seat)
            c.a = 15
            c.b = <uint8_t>slot_price(s, f.seat, f.c - 1)
    elif f.step == 2:
        f.step = 3
        s.bazaar[f.c - 1] = 0
        hand_card(s, f.seat, f.d - 1)
        own_window(s, E_TAKEN, f.seat, NOBODY)
    elif f.step == 3:
        f.step = 4
        if f.d:
            slide(s)
            push(s, F_REFILL, f.seat)
    elif f.step == 4:
        f.step = 0
        if f.d:
            own_window(s, E_GAINED, f.seat, NOBODY)


cdef void slide(StateC* s) noexcept nogil:
    """Cards are pushed to the right, over every gap."""
    cdef int i, to = 3
    for i in range(3, -1, -1):
        if s.bazaar[i]:
            s.bazaar[to] = s.bazaar[i]
            if to != i:
                s.bazaar[i] = 0
            to -= 1


cdef void step_refill(StateC* s, FrameC* f) noexcept nogil:
    """Gaps are filled from right to left, as far as deck and discard pile go (R53, R54)."""
    if not bazaar_short(s) or cards_to_draw(s) == 0:
        pop(s)
        return
    if s.deck_n == 0:
        renew_deck(s)
    push(s, X_REFILL, f.seat)


cdef void step_opponents(StateC* s, FrameC* f) noexcept nogil:
    cdef int seat, i
    cdef FrameC* c
    while f.c < s.n_seats:
        seat = s.active
        for i in range(f.c):
            seat = next_seat(s, seat)
        f.c += 1
        if seat == f.seat:
            continue
        if f.d:
            c = push(s, C_OPPONENT, seat)
            c.a = f.a
            c.b = f.b
            c.e = f.e
        else:
            push_draws(s, seat, f.b, 0)
        return
    pop(s)


cdef void step_stars(StateC* s, FrameC* f) noexcept nogil:
    """Every star placed in an event is a trigger of its own (R103); mask: four bits a seat."""
    cdef int seat = s.active, i
    for i in range(s.n_seats):
        if (f.mask >> (4 * seat)) & 15:
            f.mask -= <uint32_t>1 << (4 * seat)
            own_window(s, E_STAR, seat, seat)
            return
        seat = next_seat(s, seat)
    pop(s)
