"""Setup (R1-R14): deals, choice of recruits, dilemmas, bazaar, first dice, start player, minority
bonus."""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.bits cimport add_card, ctz64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


cdef void step_setup(StateC* s, FrameC* frame) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef SetupF* f = &frame.setup
    if f.step == SETUP_DEAL:                    # R7: four recruits each
        if f.at < s.n_seats:
            deal_recruit(s, f)
        else:
            next_stage(f, SETUP_RECRUITS)
    elif f.step == SETUP_RECRUITS:
        choose_recruits(s, f)
    elif f.step == SETUP_DILEMMAS:              # R8
        if f.at < s.n_seats:
            push(s, X_DILEMMA, f.at)
            f.at += 1
        else:
            next_stage(f, SETUP_DICE)
    elif f.step == SETUP_DICE and not f.done and r.bazaar:      # R14
        f.done = 1
        push(s, F_REFILL, 0)
    elif f.step == SETUP_DICE:                  # R9: no check here
        if f.at < s.n_seats:
            push(s, X_ROLL, f.at).dice.dice = <uint8_t>dice_in_hand(&s.seats[f.at])
            f.at += 1
        else:
            next_stage(f, SETUP_START)
            find_first(s)
    elif f.step == SETUP_START:
        s.active = s.first
        next_stage(f, SETUP_BONUS)
        if r.iib_tweaks:
            f.bonus = <uint8_t>minority(s)
    elif f.at < s.n_seats:                      # R12
        give_bonus(s, f)
    else:
        turn_into(frame, F_TURN)


cdef void next_stage(SetupF* f, int step) noexcept nogil:
    f.step = <uint8_t>step
    f.at = 0
    f.done = 0


cdef void deal_recruit(StateC* s, SetupF* f) noexcept nogil:
    cdef DealF* c = &push(s, X_DEAL, f.at).deal
    c.what = DEAL_SETUP
    c.slot = f.done
    f.done += 1
    if f.done == rules_of(s).recruits_dealt:
        f.at += 1
        f.done = 0


cdef void choose_recruits(StateC* s, SetupF* f) noexcept nogil:
    """First whoever holds too many without a faction redraws (R11), then each keeps two."""
    if not f.done:
        if f.at < s.n_seats and many_factionless(s, f.at):
            push(s, C_REDRAW, f.at)
            return
        f.at += 1
        if f.at >= s.n_seats:
            f.at = 0
            f.done = 1
    elif f.at < s.n_seats:
        push(s, C_RECRUITS, f.at)
        f.at += 1
    else:
        show_recruits(s)
        next_stage(f, SETUP_DILEMMAS)


cdef int dice_in_hand(const SeatC* p) noexcept nogil:
    cdef int die, dice = 0
    for die in range(MAX_DICE):
        if p.loc[die] == LOC_HAND:
            dice |= 1 << die
    return dice


cdef void give_bonus(StateC* s, SetupF* f) noexcept nogil:
    """The next seat, from the start player on, if the bonus is due to it."""
    cdef int seat = s.first, _
    cdef TakeF* c
    for _ in range(f.at):
        seat = next_seat(s, seat)
    f.at += 1
    if (f.bonus >> seat) & 1:
        c = &push(s, C_BONUS, seat).take
        c.kinds = (1 << GOLD) - 1
        c.n = rules_of(s).minority_bonus


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
    for seat in range(s.n_seats):
        total = available_sum(&s.seats[seat])
        if total > best:
            best = total
            tied = 0
        if total == best:
            tied |= 1 << seat
    s.first = <uint8_t>ctz64(tied)
    if tied & (tied - 1):
        push(s, X_START, 0).start.tied = <uint8_t>tied


cdef uint32_t minority(StateC* s) noexcept nogil:
    """R12: seats whose active recruit is of a faction outside the majority (C21: real factions
    only)."""
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
