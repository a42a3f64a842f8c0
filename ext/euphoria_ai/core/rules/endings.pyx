"""How it ends: the dilemma (R94-R99), stars and who answers them (R103), hand limits (R49, R50),
the end of the game (R109-R112)."""

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.bits cimport count_in, one_count, popcount64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport end_star_event, track_end_stars
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.triggers cimport own_window


# ---------------------------------------------------------------- dilemma

cdef void step_dilemma(StateC* s, FrameC* frame) noexcept nogil:
    cdef DilemmaF* f = &frame.dilemma
    if f.step == DILEMMA_PAY:
        f.step = DILEMMA_PAID
        push(s, C_PAY, f.seat).pay.what = PAY_DILEMMA
    elif f.step == DILEMMA_PAID:
        f.step = DILEMMA_OUTCOME
        own_window(s, E_PAID_AFTER, f.seat, NOBODY)
    elif f.step == DILEMMA_OUTCOME:
        f.step = DILEMMA_DRAW
        push(s, C_OUTCOME, f.seat)
    elif f.step == DILEMMA_DRAW:
        # the recruits; with the star this step and the next are passed over
        if f.drawn < 2 and s.recruit_deck_n:
            f.drawn += 1
            push(s, X_DEAL, f.seat).deal.what = DEAL_DILEMMA
        else:
            f.step = DILEMMA_KEEP
            if f.card and f.other:
                push(s, C_DRAFT, f.seat)
    elif f.step == DILEMMA_KEEP:
        f.step = DILEMMA_HANDS
        if f.card:
            keep_drafted(s, f.seat, f.card)
            f.card = CARD_NONE                  # it lies in its slot now, and nowhere else
        end_star_event(s)
    elif f.step == DILEMMA_HANDS:
        f.step = DILEMMA_OVER
        check_hands(s)
    else:
        pop(s)


cdef void keep_drafted(StateC* s, int seat, int card) noexcept nogil:
    """R97, R87: active at once where its faction is activated already; then it works at once
    (R85)."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef int slot = 0, faction = r.cards[card - 1].faction
    while p.recruit[slot] != CARD_NONE:
        slot += 1
    p.recruit[slot] = <uint8_t>card
    # R99: one without a faction works at once
    if faction == NO_FACTION or (s.revealed >> faction) & 1:
        set_slot_flags(p, slot, R_ACTIVE | R_WORKING)
        refresh_seat(s, seat)
        track_end_stars(s, seat, slot)


# ---------------------------------------------------------------- stars, hand limits

cdef void step_stars(StateC* s, FrameC* f) noexcept nogil:
    """Every star placed in an event is a trigger of its own (R103)."""
    cdef int seat = s.active, _
    for _ in range(s.n_seats):
        if count_in(f.stars.counts, seat):
            f.stars.counts -= one_count(seat)
            own_window(s, E_STAR, seat, seat)
            return
        seat = next_seat(s, seat)
    pop(s)


cdef void step_hand_limit(StateC* s, FrameC* f) noexcept nogil:
    """R49, R50: active player first, then clockwise."""
    cdef int seat = s.active, excess, _
    for _ in range(s.n_seats):
        if s.seats[seat].hand_n > s.seats[seat].morale:
            excess = s.seats[seat].hand_n - s.seats[seat].morale
            push(s, C_DISCARD, seat).discard.n = <uint8_t>excess
            return
        seat = next_seat(s, seat)
    pop(s)


# ---------------------------------------------------------------- the end of the game

cdef int best_by(const StateC* s, int tied, int criterion) noexcept nogil:
    """R111: of the tied seats those that are best in one respect."""
    cdef int seat, i, value, best = -1000, out = 0
    for seat in range(s.n_seats):
        if not (tied >> seat) & 1:
            continue
        value = 0
        if criterion == 0:
            value = s.seats[seat].morale
        elif criterion == 1:
            value = -<int>s.seats[seat].knowledge
        elif criterion == 2:
            value = popcount64(s.seats[seat].tile_stars)
        else:
            for i in range(N_FACTIONS):
                value += s.territory[i][seat] > 0
        if value > best:
            best = value
            out = 0
        if value == best:
            out |= 1 << seat
    return out


cdef void step_end(StateC* s, FrameC* frame) noexcept nogil:
    """R109-R112: the criteria, then roll-offs among those still tied."""
    cdef EndF* f = &frame.end
    cdef DiceF* roll
    cdef int seat
    if f.step == END_CRITERIA:
        f.step = END_ROLLS
        f.tied = <uint8_t>best_placed(s)
    if f.tied & (f.tied - 1) == 0:
        s.winners = f.tied
        pop(s)
        return
    while f.next < s.n_seats:
        seat = f.next
        f.next += 1
        if (f.tied >> seat) & 1:
            roll = &push(s, X_ROLL, seat).dice
            roll.dice = s.seats[seat].owned
            roll.roll_off = 1
            return
    f.tied = <uint8_t>lowest_rolls(s, f)
    f.next = 0
    f.totals = 0


cdef int best_placed(const StateC* s) noexcept nogil:
    """Of the seats with enough stars those that no criterion parts."""
    cdef int seat, i, least = rules_of(s).stars - rules_of(s).stars_to_win, tied = 0
    for seat in range(s.n_seats):
        if s.seats[seat].stars_left <= least:
            tied |= 1 << seat
    for i in range(4):
        if tied & (tied - 1):
            tied = best_by(s, tied, i)
    return tied


cdef int lowest_rolls(const StateC* s, const EndF* f) noexcept nogil:
    """R112: the lowest total wins."""
    cdef int seat, total, least = 31, tied = 0
    for seat in range(s.n_seats):
        if (f.tied >> seat) & 1:
            total = (f.totals >> (5 * seat)) & 31
            if total < least:
                least = total
                tied = 0
            if total == least:
                tied |= 1 << seat
    return tied
