"""Windows and listeners: who answers an event, in which order, and what may be answered.

A window offers one event to everybody whose working recruits answer it: active player first, then clockwise, within a player in the order
of the facts (R89a).
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.conditions cimport holds
from euphoria_ai.core.rules.vocabulary cimport *


cdef uint64_t NESTED = ((<uint64_t>1 << E_TUNNEL_RESOURCE) | (<uint64_t>1 << E_TUNNEL_SINGLE) | (<uint64_t>1 << E_AREA_SETTLED)
                        | (<uint64_t>1 << E_TAKEN) | (<uint64_t>1 << E_GAINED) | (<uint64_t>1 << E_ENERGY))


cdef const AbilityC* answer(const StateC* s, int seat, int event) noexcept nogil:
    """The first usable ability of this seat to a query; NULL if there is none."""
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef int slot, i
    if not hears(s, seat, event):
        return NULL
    for slot in range(MAX_SLOTS):
        if slot_flags(&s.seats[seat], slot) & R_WORKING:
            card = &r.cards[s.seats[seat].recruit[slot] - 1]
            for i in range(card.first, card.first + card.n):
                if r.abilities[i].event == event and usable(<StateC*>s, seat, slot, &r.abilities[i], NOBODY):
                    return &r.abilities[i]
    return NULL


cdef int abilities_for(const StateC* s, int seat, int event, uint8_t* abilities, uint8_t* slots) noexcept nogil:
    """Usable abilities of this seat for an event that offers a menu, in card order; at most MAX_SLOTS."""
    cdef const RulesC* r = rules_of(s)
    cdef int slot, i, n = 0
    cdef const CardC* card
    if not hears(s, seat, event):
        return 0
    for slot in range(MAX_SLOTS):
        if slot_flags(&s.seats[seat], slot) & R_WORKING:
            card = &r.cards[s.seats[seat].recruit[slot] - 1]
            for i in range(card.first, card.first + card.n):
                if r.abilities[i].event == event and usable(<StateC*>s, seat, slot, &r.abilities[i], NOBODY):
                    abilities[n] = <uint8_t>i
                    slots[n] = <uint8_t>slot
                    n += 1
    return n


cdef bint usable(StateC* s, int seat, int slot, const AbilityC* a, int subject) noexcept nogil:
    """Price in full (R90, G2), conditions, place, once per turn (G15)."""
    cdef SeatC* p = &s.seats[seat]
    if a.once_per_turn and (p.turn_flags >> slot) & 1:
        return False
    if p.morale <= a.morale or p.knowledge + a.knowledge > p.knowledge_cap:
        return False
    if a.good_n and p.goods[a.good] < a.good_n:
        return False
    if p.hand_n < a.artifact:
        return False
    if ~a.where and (s.pl_space >= MAX_SPACES or not (a.where >> s.pl_space) & 1):
        return False
    if a.tag and a.tag != m_via(s.pl_payment):
        return False
    return holds(s, a.cond, seat, a, subject) and (a.cond2 == 0 or holds(s, a.cond2, seat, a, subject))


cdef void push_window(StateC* s, int event, int seats, int subject) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef uint32_t mask = 0
    cdef int seat, slot
    cdef WindowF* f
    for seat in range(s.n_seats):
        if not ((s.seats[seat].hears >> event) & 1 and (seats >> seat) & 1):
            continue
        for slot in range(MAX_SLOTS):
            if slot_flags(&s.seats[seat], slot) & R_WORKING and (r.cards[s.seats[seat].recruit[slot] - 1].events >> event) & 1:
                mask |= <uint32_t>1 << (4 * seat + slot)
    if mask:
        f = &push(s, F_WINDOW, s.active).window
        f.event = <uint8_t>event
        f.subject = <uint8_t>subject
        f.listeners = mask


cdef int next_listener(const StateC* s, uint32_t mask) noexcept nogil:
    """seat * 4 + slot of who is asked next; mask is not empty."""
    cdef int seat = s.active, slot, best = -1
    cdef uint32_t own
    while not (mask >> (4 * seat)) & 15:
        seat = next_seat(s, seat)
    own = (mask >> (4 * seat)) & 15
    for slot in range(MAX_SLOTS):
        if (own >> slot) & 1 and (best < 0 or s.seats[seat].recruit[slot] < s.seats[seat].recruit[best]):
            best = slot
    return 4 * seat + best


cdef void step_window(StateC* s, FrameC* frame) noexcept nogil:
    cdef WindowF* f = &frame.window
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef int i, seat, slot, event = f.event, subject = f.subject
    cdef bint nested
    if f.listeners == 0:
        pop(s)
        return
    i = next_listener(s, f.listeners)
    f.listeners &= ~(<uint32_t>1 << i)
    seat = i >> 2
    slot = i & 3
    if not hears(s, seat, event):               # an earlier answer has silenced this seat
        return
    card = &r.cards[s.seats[seat].recruit[slot] - 1]
    nested = (NESTED >> event) & 1              # inside another effect: its hand limit comes later (R50)
    for i in range(card.first, card.first + card.n):
        if r.abilities[i].event == event and usable(s, seat, slot, &r.abilities[i], subject):
            begin_ability(push(s, F_ABILITY, seat), seat, i, slot, subject, nested)
            if r.abilities[i].optional:
                top(s).kind = C_USE
            return


cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil:
    """Events inside a payment or the goods of an area: the answers are not optional and need no choice."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef const CardC* card
    cdef const AbilityC* a
    cdef int slot, i, j
    if not hears(s, seat, event):
        return
    for slot in range(MAX_SLOTS):
        if not slot_flags(p, slot) & R_WORKING:
            continue
        card = &r.cards[p.recruit[slot] - 1]
        for i in range(card.first, card.first + card.n):
            a = &r.abilities[i]
            if a.event != event or not usable(s, seat, slot, a, NOBODY):
                continue
            for j in range(a.n_ops):
                if a.op[j] == OP_GAIN:
                    gain_good(s, seat, a.p[j], a.q[j])
                elif a.op[j] == OP_MORALE:
                    change_morale(s, seat, a.p[j])
                elif a.op[j] == OP_KNOWLEDGE:
                    change_knowledge(s, seat, a.p[j])
                elif a.op[j] == OP_SLOT_GOOD:
                    gain_good(s, seat, r.spaces[s.pl_space].good, a.p[j])


cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject, bint nested) noexcept nogil:
    """The frame becomes the ability's; nested: inside another effect, with no hand limit of its own."""
    turn_into(f, F_ABILITY)
    f.ability.seat = <uint8_t>seat
    f.ability.ability = <uint8_t>ability
    f.ability.slot = <uint8_t>slot
    f.ability.subject = <uint8_t>subject
    f.ability.nested = nested
