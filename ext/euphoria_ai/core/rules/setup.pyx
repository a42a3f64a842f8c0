"""Setup (R1-R14): deals, choice of recruits, dilemmas, bazaar, first dice, start player, minority bonus."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport add_card, ctz64
from euphoria_ai.core.rules.flow cimport DEAL_SETUP
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


cdef void step_setup(StateC* s, FrameC* f) noexcept nogil:
    """a seat, b card; mask the seats that get the minority bonus."""
    cdef const RulesC* r = rules_of(s)
    cdef FrameC* c
    cdef int i
    if f.step == 0:                             # R7: four recruits each
        if f.a < s.n_seats:
            c = push(s, X_DEAL, f.a)
            c.a = DEAL_SETUP
            c.b = f.b
            f.b += 1
            if f.b == r.recruits_dealt:
                f.a += 1
                f.b = 0
        else:
            next_stage(f, 1)
    elif f.step == 1 and f.a < s.n_seats and not f.b and many_factionless(s, f.a):      # R11
        push(s, C_REDRAW, f.a)
    elif f.step == 1 and not f.b:
        f.a += 1
        if f.a >= s.n_seats:
            f.a = 0
            f.b = 1                             # the redraws are over
    elif f.step == 1:                           # ... of which each keeps two
        if f.a < s.n_seats:
            push(s, C_RECRUITS, f.a)
            f.a += 1
        else:
            show_recruits(s)
            next_stage(f, 2)
    elif f.step == 2:                           # R8
        if f.a < s.n_seats:
            push(s, X_DILEMMA, f.a)
            f.a += 1
        else:
            next_stage(f, 3)
    elif f.step == 3 and f.b == 0 and r.bazaar: # R14
        f.b = 1
        push(s, F_REFILL, 0)
    elif f.step == 3:                           # R9: no check here
        if f.a < s.n_seats:
            c = push(s, X_ROLL, f.a)
            for i in range(MAX_DICE):
                if s.seats[f.a].loc[i] == LOC_HAND:
                    c.a |= <uint8_t>(1 << i)
            f.a += 1
        else:
            next_stage(f, 4)
            find_first(s)
    elif f.step == 4:
        s.active = s.first
        next_stage(f, 5)
        if r.iib_tweaks:
            f.mask = minority(s)
    elif f.step == 5:                           # R12
        if f.a < s.n_seats:
            i = s.first
            for _ in range(f.a):
                i = next_seat(s, i)
            f.a += 1
            if (f.mask >> i) & 1:
                c = push(s, C_BONUS, i)
                c.a = 15
                c.b = 2
        else:
            memset(f, 0, sizeof(FrameC))
            f.kind = F_TURN


cdef void next_stage(FrameC* f, int step) noexcept nogil:
    f.step = <uint8_t>step
    f.a = 0
    f.b = 0


cdef bint many_factionless(const StateC* s, int seat) noexcept nogil:
    """R11: more than one factionless recruit among the dealt ones."""
    cdef const RulesC* r = rules_of(s)
    cdef int i, card, n = 0
    for i in range(MAX_SLOTS):
        card = s.seats[seat].recruit[i]
        if card and r.cards[card - 1].faction == NO_FACTION:
            n += 1
    return n > 1


cdef void starting_workers(StateC* s, int seat) noexcept nogil:
    """R2: a card can change with how many workers its owner starts."""
    cdef SeatC* p = &s.seats[seat]
    cdef int i, n = rules_of(s).cards[p.recruit[0] - 1].workers
    if n:
        for i in range(MAX_DICE):
            p.loc[i] = LOC_HAND if i < n else LOC_POOL
        p.owned = <uint8_t>n


cdef void show_recruits(StateC* s) noexcept nogil:
    """All seats have chosen: the first slots are turned up at the same time."""
    cdef int seat, i, card
    for seat in range(s.n_seats):
        starting_workers(s, seat)
        if rules_of(s).refused_to_deck:         # C14, option
            for i in range(2):
                card = s.seats[seat].refused[i] - 1
                s.seats[seat].refused[i] = CARD_NONE
                add_card(&s.recruit_deck, card)
                s.recruit_deck_n += 1
    start_working(s)


cdef void find_first(StateC* s) noexcept nogil:
    """R9: the highest sum begins; a tie is drawn (C34)."""
    cdef int seat, total, best = -1, tied = 0
    cdef FrameC* c
    for seat in range(s.n_seats):
        total = available_sum(&s.seats[seat])
        if total > best:
            best = total
            tied = 0
        if total == best:
            tied |= 1 << seat
    s.first = <uint8_t>ctz64(tied)
    if tied & (tied - 1):
        c = push(s, X_START, 0)
        c.a = <uint8_t>tied


cdef uint32_t minority(StateC* s) noexcept nogil:
    """R12: seats whose active recruit is of a faction outside the majority (C21: real factions only)."""
    cdef const RulesC* r = rules_of(s)
    cdef int count[N_FACTIONS + 1]
    cdef int seat, i, most = 0
    cdef uint32_t out = 0
    for i in range(N_FACTIONS + 1):
        count[i] = 0
    for seat in range(s.n_seats):
        count[r.cards[s.seats[seat].recruit[0] - 1].faction] += 1
    for i in range(N_FACTIONS):
        if count[i] > most:
            most = count[i]
    for seat in range(s.n_seats):
        i = r.cards[s.seats[seat].recruit[0] - 1].faction
        if i < N_FACTIONS and count[i] < most:
            out |= <uint32_t>1 << seat
    return out
