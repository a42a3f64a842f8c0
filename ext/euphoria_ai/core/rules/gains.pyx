"""Artifacts gained: drawn from the deck or bought in the bazaar; and what opponents gain one after
the other."""

from libc.stdint cimport uint8_t
from euphoria_ai.core.rules.triggers cimport abilities_for, answer, own_window
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


# ---------------------------------------------------------------- the deck

cdef void step_draws(StateC* s, FrameC* frame) noexcept nogil:
    """One card at a time; none is gained once deck and discard pile are empty (R51)."""
    cdef DrawsF* f = &frame.draws
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    if f.left == 0 or cards_to_draw(s) == 0:
        pop(s)
        return
    f.left -= 1
    if not f.flags & DRAW_PLAIN and abilities_for(s, f.seat, E_DRAW, abilities, slots):
        push(s, C_DRAW, f.seat)
        return
    if s.deck_n == 0:
        renew_deck(s)
    push(s, X_DRAW, f.seat).draws.flags = f.flags


# ---------------------------------------------------------------- the bazaar (R53-R55)

cdef int slot_price(const StateC* s, int seat, int slot) noexcept nogil:
    """Commodities of choice for a card of the row: printed, the tile's surcharge (not on a free
    slot), then what a recruit takes off."""
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


cdef void step_gain(StateC* s, FrameC* frame) noexcept nogil:
    """One card at a time: chosen, paid, taken, and the row closes up."""
    cdef GainF* f = &frame.gain
    if f.step == GAIN_CHOOSE:
        if f.left == 0 or slots_for(s, f.seat, f.flags & GAIN_FREE) == 0:
            pop(s)
            return
        f.left -= 1
        f.step = GAIN_PRICE
        push(s, C_BUY, f.seat)
    elif f.step == GAIN_PRICE:
        f.step = GAIN_TAKE
        if not f.flags & GAIN_FREE:
            ask_price(s, f)
    elif f.step == GAIN_TAKE:
        f.step = GAIN_ROW
        s.bazaar[f.slot - 1] = 0
        hand_card(s, f.seat, f.artifact - 1)
        own_window(s, E_TAKEN, f.seat, NOBODY)
    elif f.step == GAIN_ROW:
        f.step = GAIN_DONE
        if f.artifact:
            slide(s)
            push(s, F_REFILL, f.seat)
    elif f.step == GAIN_DONE:
        f.step = GAIN_CHOOSE
        if f.artifact:
            own_window(s, E_GAINED, f.seat, NOBODY)


cdef void ask_price(StateC* s, const GainF* f) noexcept nogil:
    cdef int n = slot_price(s, f.seat, f.slot - 1)
    cdef TakeF* c
    if n:
        c = &push(s, C_PRICE, f.seat).take
        c.kinds = (1 << GOLD) - 1
        c.n = <uint8_t>n


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
    push(s, X_REFILL, f.head.seat)


cdef void step_opponents(StateC* s, FrameC* frame) noexcept nogil:
    """Active player first, then clockwise (G16)."""
    cdef OpponentsF* f = &frame.opponents
    cdef OpponentsF* c
    cdef int seat, _
    while f.asked < s.n_seats:
        seat = s.active
        for _ in range(f.asked):
            seat = next_seat(s, seat)
        f.asked += 1
        if seat == f.seat:
            continue
        if f.optional:
            c = &push(s, C_OPPONENT, seat).opponents
            c.good = f.good
            c.n = f.n
            c.ability = f.ability
        else:
            push_draws(s, seat, f.n, 0)
        return
    pop(s)
