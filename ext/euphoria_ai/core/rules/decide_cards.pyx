"""Decisions about cards and goods: recruits, artifacts, goods taken, given and lost, offers of
others.

As in `decide_workers`, every kind has a `legal_` and an `apply_`.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from euphoria_ai.core.state.bits cimport count_in, ctz64, with_count
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport end_star_event, track_end_stars
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.gains cimport slots_for
from euphoria_ai.core.rules.payments cimport multisets, pay
from euphoria_ai.core.rules.triggers cimport abilities_for, begin_ability


# ---------------------------------------------------------------- recruits

cdef int legal_recruits(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R7: an active and a hidden one out of four."""
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef int i, j, n = 0
    for i in range(MAX_SLOTS):
        for j in range(MAX_SLOTS):
            if i == j or not p.recruit[i] or not p.recruit[j]:
                continue
            if rules_of(s).cards[p.recruit[j] - 1].faction != NO_FACTION:       # R11
                out[n] = mv(M_KEEP, p.recruit[i], p.recruit[j])
                n += 1
    return n


cdef void apply_recruits(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat, i, n = 0
    cdef SeatC* p = &s.seats[seat]
    pop(s)
    for i in range(MAX_SLOTS):
        if p.recruit[i] and p.recruit[i] != m_arg(m) and p.recruit[i] != m_arg2(m):
            p.refused[n] = p.recruit[i]
            n += 1
        p.recruit[i] = CARD_NONE
    p.recruit[0] = <uint8_t>m_arg(m)
    p.recruit[1] = <uint8_t>m_arg2(m)
    set_slot_flags(p, 0, R_ACTIVE)              # shown, and at work, once all have chosen
    refresh_seat(s, seat)


cdef int legal_redraw(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R11: one of the recruits without a faction."""
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef int i, n = 0
    for i in range(MAX_SLOTS):
        if p.recruit[i] and rules_of(s).cards[p.recruit[i] - 1].faction == NO_FACTION:
            out[n] = mv(M_REFUSE_CARD, p.recruit[i])
            n += 1
    return n


cdef void apply_redraw(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat, slot = 0
    cdef SeatC* p = &s.seats[seat]
    cdef DealF* f
    pop(s)
    while p.recruit[slot] != m_arg(m):
        slot += 1
    p.recruit[slot] = CARD_NONE
    set_gone(s, m_arg(m))
    f = &push(s, X_DEAL, seat).deal
    f.what = DEAL_SETUP
    f.slot = <uint8_t>slot


cdef int legal_draft(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R96: one of the two recruits of the dilemma."""
    out[0] = mv(M_KEEP, below(<StateC*>s).dilemma.card)
    out[1] = mv(M_KEEP, below(<StateC*>s).dilemma.other)
    return 2


cdef void apply_draft(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    cdef DilemmaF* f
    pop(s)
    f = &top(s).dilemma
    refuse(s, seat, f.other if m_arg(m) == f.card else f.card)
    f.card = <uint8_t>m_arg(m)
    f.other = CARD_NONE


cdef void refuse(StateC* s, int seat, int card) noexcept nogil:
    """A card that only this seat has seen leaves the game."""
    cdef int i = 0
    while i < MAX_SLOTS - 1 and s.seats[seat].refused[i] != CARD_NONE:
        i += 1
    s.seats[seat].refused[i] = <uint8_t>card


cdef int legal_activate(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef const SeatC* p = &s.seats[f.activate.seat]
    cdef int left = hidden_slots(s, f.activate.seat), n = 0
    while left:
        out[n] = mv(M_ACTIVATE, p.recruit[ctz64(left)])
        n += 1
        left &= left - 1
    return n


cdef void apply_activate(StateC* s, move_t m) noexcept nogil:
    cdef ActivateF f = top(s).activate
    cdef SeatC* p = &s.seats[f.seat]
    cdef int slot
    pop(s)
    for slot in range(MAX_SLOTS):
        if p.recruit[slot] == m_arg(m) and not slot_flags(p, slot) & R_ACTIVE:
            activate(s, f.seat, slot, f.flags)
            if f.flags & R_WORKING and s.pl_space != NOBODY:    # in the menu after a placement
                s.stack[0].turn.late |= <uint8_t>(1 << slot)


cdef void activate(StateC* s, int seat, int slot, int flags) noexcept nogil:
    """A hidden recruit is turned up outside the ordinary reveals; its stars belong to the event at
    hand."""
    set_slot_flags(&s.seats[seat], slot, flags)
    refresh_seat(s, seat)
    track_end_stars(s, seat, slot)
    if not flags & R_WORKING:
        # it works from the end of this placement on (R85)
        find_frame(s, F_PLACEMENT).placement.revealed = 1
    else:
        end_star_event(s)


# ---------------------------------------------------------------- artifacts

cdef int legal_draw(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Draw, or use a recruit instead."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int i, n = abilities_for(s, f.head.seat, E_DRAW, abilities, slots)
    out[0] = M_DRAW
    for i in range(n):
        out[i + 1] = mv(M_USE, rules_of(s).abilities[abilities[i]].card + 1)
    return n + 1


cdef void apply_draw(StateC* s, move_t m) noexcept nogil:
    cdef FrameC* f = top(s)
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int seat = f.head.seat, i, n
    if m_kind(m) == M_DRAW:
        if s.deck_n == 0:
            renew_deck(s)
        turn_into(f, X_DRAW)
        return
    n = abilities_for(s, seat, E_DRAW, abilities, slots)
    for i in range(n):
        if rules_of(s).abilities[abilities[i]].card + 1 == m_arg(m):
            begin_ability(f, seat, abilities[i], slots[i], NOBODY, True)
            return


cdef int legal_buy(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R53-R55: a card of the bazaar's row."""
    cdef int left = slots_for(s, f.head.seat, below(<StateC*>s).gain.flags & GAIN_FREE), i, n = 0
    while left:
        i = ctz64(left)
        out[n] = mv(M_BUY, i + 1, s.bazaar[i])
        n += 1
        left &= left - 1
    return n


cdef void apply_buy(StateC* s, move_t m) noexcept nogil:
    pop(s)
    top(s).gain.slot = <uint8_t>m_arg(m)
    top(s).gain.artifact = <uint8_t>m_arg2(m)


cdef int legal_discard(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Every multiset of so many cards of the hand, or of the cards kept apart."""
    cdef move_t unit[N_ARTIFACTS]
    cdef int room[N_ARTIFACTS]
    cdef int k, types = f.discard.types
    for k in range(N_ARTIFACTS):
        unit[k] = <move_t>1 << (6 + 3 * k)
        room[k] = s.seats[f.discard.seat].hand[k]
        if f.discard.aside:
            room[k] = count_in(find_frame(<StateC*>s, F_ABILITY).ability.cards, k)
        if types and not (types >> k) & 1:
            room[k] = 0
        elif room[k] > 7:
            room[k] = 7
    return multisets(M_DISCARD, unit, room, N_ARTIFACTS, f.discard.n, out, MAX_MOVES)


cdef void apply_discard(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat, aside = top(s).discard.aside, k, n, held
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* f
    pop(s)
    f = top(s)
    for k in range(N_ARTIFACTS):
        n = <int>((m >> (6 + 3 * k)) & 7)
        if aside:                               # the rest joins the hand
            held = count_in(f.ability.cards, k)
            s.discard[k] += <uint8_t>n
            s.discard_n += <uint8_t>n
            p.hand[k] += <uint8_t>(held - n)
            p.hand_n += <uint8_t>(held - n)
        elif n:
            discard_card(s, seat, k, n)
            if f.kind == F_ABILITY:
                f.ability.cards = <uint32_t>k               # what was discarded may matter
    if aside:
        f.ability.cards = 0


# ---------------------------------------------------------------- goods

cdef int legal_take(const StateC* s, const FrameC* frame, move_t* out) noexcept nogil:
    """Every multiset of n goods of the kinds allowed, and what else may be taken."""
    cdef const TakeF* f = &frame.take
    cdef move_t unit[N_GOODS]
    cdef int room[N_GOODS]
    cdef int k, i, n = 0
    if f.also == TAKE_ONE_OF_EACH:
        for k in range(GOLD, N_GOODS):
            for i in range(GOLD):
                out[n] = M_TAKE + one_good(k) + one_good(i)
                n += 1
        return n
    for k in range(N_GOODS):
        if (f.kinds >> k) & 1:
            unit[n] = one_good(k)
            room[n] = f.n
            n += 1
    if n:
        n = multisets(M_TAKE, unit, room, n, f.n, out, MAX_MOVES - 1)
    if f.also == TAKE_OR_ARTIFACT or f.also == TAKE_YIELD:
        out[n] = M_TAKE | (<move_t>1 << ARTIFACT_BIT)
        n += 1
    if f.tracks & 1:
        out[n] = M_TAKE | (<move_t>1 << MORALE_SHIFT)
        n += 1
    if f.tracks & 2:
        out[n] = M_TAKE | (<move_t>1 << KNOWLEDGE_SHIFT)
        n += 1
    return n


cdef void apply_take(StateC* s, move_t m) noexcept nogil:
    cdef TakeF f = top(s).take
    cdef bint artifact = (m >> ARTIFACT_BIT) & 1
    cdef int k
    pop(s)
    if f.also == TAKE_YIELD:
        top(s).placement.yields = YIELD_ARTIFACT if artifact else YIELD_RESOURCE
    elif artifact:
        push_draws(s, f.seat, 1, GAIN_FREE)
    else:
        for k in range(N_GOODS):
            if m_good(m, k):
                gain_good(s, f.seat, k, m_good(m, k))
        change_morale(s, f.seat, <int>((m >> MORALE_SHIFT) & 3))
        change_knowledge(s, f.seat, -<int>((m >> KNOWLEDGE_SHIFT) & 3))


cdef int legal_price(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Every multiset of n commodities that the seat owns."""
    cdef move_t unit[N_GOODS]
    cdef int room[N_GOODS]
    cdef int k
    for k in range(GOLD):
        unit[k] = one_good(k)
        room[k] = s.seats[f.take.seat].goods[k]
    return multisets(M_PAY, unit, room, GOLD, f.take.n, out, MAX_MOVES)


cdef void apply_price(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    pop(s)
    pay(s, seat, m)


cdef int legal_lose(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef int k, n = 0
    for k in range(N_GOODS):
        if s.seats[f.head.seat].goods[k]:
            out[n] = mv(M_LOSE, k)
            n += 1
    return n


cdef void apply_lose(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    pop(s)
    s.seats[seat].goods[m_arg(m)] -= 1


# ---------------------------------------------------------------- offers

cdef int legal_opponent(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """G16: take what an opponent's recruit offers, or not."""
    out[0] = M_ACCEPT
    out[1] = M_REFUSE
    return 2


cdef void apply_opponent(StateC* s, move_t m) noexcept nogil:
    cdef OpponentsF f = top(s).opponents
    pop(s)
    if m_kind(m) != M_ACCEPT:
        return
    if f.good == NOBODY:
        push_draws(s, f.seat, f.n, 0)
    else:
        gain_good(s, f.seat, f.good, f.n)


cdef int legal_trade(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R21: it can be accepted if the other side owns what is asked for."""
    out[0] = M_REFUSE
    if not trade_possible(s, f.trade.seat):
        return 1
    out[1] = M_ACCEPT
    return 2


cdef bint trade_possible(const StateC* s, int seat) noexcept nogil:
    """The other side owns what is asked for (high four bits)."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i
    for i in range(N_GOODS):
        if p.goods[i] < s.trade[i] >> 4:
            return False
    for i in range(N_ARTIFACTS):
        if p.hand[i] < s.trade[N_GOODS + i] >> 4:
            return False
    return True


cdef void know_more(StateC* s, int observer, int holder, int kind, int n) noexcept nogil:
    cdef int k = count_in(s.known[observer][holder], kind) + n
    s.known[observer][holder] = with_count(s.known[observer][holder], kind, max(k, 0))


cdef void hand_over(StateC* s, int giver, int taker, int shift) noexcept nogil:
    """Cards of a trade: the two sides know what went over; the others only that something may have
    gone."""
    cdef int i, n, o, k, moved = 0
    for i in range(N_ARTIFACTS):
        n = (s.trade[N_GOODS + i] >> shift) & 15
        if not n:
            continue
        s.seats[giver].hand[i] -= <uint8_t>n
        s.seats[giver].hand_n -= <uint8_t>n
        s.seats[taker].hand[i] += <uint8_t>n
        s.seats[taker].hand_n += <uint8_t>n
        know_more(s, giver, taker, i, n)
        k = count_in(s.known[taker][giver], i)
        know_more(s, taker, giver, i, -min(k, n))
        moved += n
    if not moved:
        return
    for o in range(s.n_seats):  # an onlooker cannot tell which of the known cards went
        if o != giver and o != taker:
            for i in range(N_ARTIFACTS):
                k = count_in(s.known[o][giver], i)
                know_more(s, o, giver, i, -min(k, moved))


cdef void apply_trade(StateC* s, move_t m) noexcept nogil:
    cdef int partner = top(s).trade.seat, proposer = top(s).trade.proposer, i
    pop(s)
    if m_kind(m) == M_ACCEPT:                   # R21: both sides hand over at once
        for i in range(N_GOODS):
            s.seats[proposer].goods[i] += <uint16_t>((s.trade[i] >> 4) - (s.trade[i] & 15))
            s.seats[partner].goods[i] += <uint16_t>((s.trade[i] & 15) - (s.trade[i] >> 4))
        hand_over(s, proposer, partner, 0)
        hand_over(s, partner, proposer, 4)
        refresh_known(s)
        check_hands(s)
    for i in range(N_GOODS + N_ARTIFACTS):
        s.trade[i] = 0
