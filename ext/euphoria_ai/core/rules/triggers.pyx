"""Windows and listeners: who answers an event, in which order, what may be answered, and the
answer carried out.

A window offers one event to everybody whose working recruits answer it: active player first, then
clockwise, within a player in the order of the facts (R89a).  An ability is a row of data: where,
when, price and steps.  A step that needs a choice, a draw or another player pushes a frame, and
the ability goes on when that is done.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport count_in
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of

# events inside another effect: the hand limit comes after that one (R50)
cdef uint64_t NESTED = 0
for event in (E_TUNNEL_RESOURCE, E_TUNNEL_SINGLE, E_AREA_SETTLED, E_TAKEN, E_GAINED, E_ENERGY):
    NESTED |= <uint64_t>1 << <int>event


# ---------------------------------------------------------------- who may answer

cdef bint usable(StateC* s, int seat, int slot, const AbilityC* a, int subject) noexcept nogil:
    """Price in full (R90, G2), place, conditions, once per turn (G15)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int i
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
    for i in range(a.n_conditions):
        if not a.conditions[i].holds(s, seat, a, subject, a.conditions[i].n):
            return False
    return True


cdef const AbilityC* answer(const StateC* s, int seat, int event) noexcept nogil:
    """The first usable ability of this seat that answers a query; NULL if there is none."""
    cdef AnswersC answers
    cdef const AbilityC* a
    if not hears(s, seat, event):
        return NULL
    answers = answers_of(s, seat, event)
    a = next_answer(s, &answers)
    while a != NULL and not usable(<StateC*>s, seat, answers.slot, a, NOBODY):
        a = next_answer(s, &answers)
    return a


cdef int abilities_for(const StateC* s, int seat, int event, uint8_t* abilities,
                       uint8_t* slots) noexcept nogil:
    """Usable abilities of this seat for an event that offers a menu, slot by slot; at most
    MAX_SLOTS."""
    cdef AnswersC answers
    cdef const AbilityC* a
    cdef int n = 0
    if not hears(s, seat, event):
        return 0
    answers = answers_of(s, seat, event)
    a = next_answer(s, &answers)
    while a != NULL and n < MAX_SLOTS:
        if usable(<StateC*>s, seat, answers.slot, a, NOBODY):
            abilities[n] = <uint8_t>(answers.ability - 1)
            slots[n] = <uint8_t>answers.slot
            n += 1
        a = next_answer(s, &answers)
    return n


# ---------------------------------------------------------------- windows

cdef void push_window(StateC* s, int event, int seats, int subject) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p
    cdef uint32_t mask = 0
    cdef int seat, slot
    cdef WindowF* f
    for seat in range(s.n_seats):
        p = &s.seats[seat]
        if not ((p.hears >> event) & 1 and (seats >> seat) & 1):
            continue
        for slot in range(MAX_SLOTS):
            if (slot_flags(p, slot) & R_WORKING
                    and (r.cards[p.recruit[slot] - 1].events >> event) & 1):
                mask |= <uint32_t>1 << (4 * seat + slot)
    if mask:
        f = &push(s, F_WINDOW, s.active).window
        f.event = <uint8_t>event
        f.subject = <uint8_t>subject
        f.listeners = mask


cdef int next_listener(const StateC* s, uint32_t mask) noexcept nogil:
    """seat * 4 + slot of who is asked next; mask is not empty."""
    cdef const SeatC* p
    cdef int seat = s.active, slot, best = -1, own
    while not count_in(mask, seat):
        seat = next_seat(s, seat)
    own = count_in(mask, seat)
    p = &s.seats[seat]
    for slot in range(MAX_SLOTS):
        if (own >> slot) & 1 and (best < 0 or p.recruit[slot] < p.recruit[best]):
            best = slot
    return 4 * seat + best


cdef void step_window(StateC* s, FrameC* frame) noexcept nogil:
    cdef WindowF* f = &frame.window
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef int i, seat, slot, event = f.event, subject = f.subject
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
    for i in range(card.first, card.first + card.n):
        if r.abilities[i].event == event and usable(s, seat, slot, &r.abilities[i], subject):
            begin_ability(push(s, F_ABILITY, seat), seat, i, slot, subject, (NESTED >> event) & 1)
            if r.abilities[i].optional:
                top(s).kind = C_USE
            return


cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil:
    """Events inside a payment or the goods of an area: the answers are not optional and need no
    choice."""
    cdef AnswersC answers
    cdef const AbilityC* a
    if not hears(s, seat, event):
        return
    answers = answers_of(s, seat, event)
    a = next_answer(s, &answers)
    while a != NULL:
        if usable(s, seat, answers.slot, a, NOBODY):
            do_at_once(s, seat, a)
        a = next_answer(s, &answers)


# ---------------------------------------------------------------- abilities

cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject,
                        bint nested) noexcept nogil:
    """The frame becomes the ability's; nested: inside another effect, with no hand limit of its
    own."""
    turn_into(f, F_ABILITY)
    f.ability.seat = <uint8_t>seat
    f.ability.ability = <uint8_t>ability
    f.ability.slot = <uint8_t>slot
    f.ability.subject = <uint8_t>subject
    f.ability.nested = nested


cdef void pay_price(StateC* s, const AbilityF* f, const AbilityC* a) noexcept nogil:
    cdef SeatC* p = &s.seats[f.seat]
    if a.good_n:
        p.goods[a.good] -= a.good_n
    lose_morale(s, f.seat, a.morale)
    gain_knowledge(s, f.seat, a.knowledge)
    if a.once_per_turn:
        p.turn_flags |= <uint8_t>(1 << f.slot)


cdef void step_ability(StateC* s, FrameC* frame) noexcept nogil:
    cdef AbilityF* f = &frame.ability
    cdef const AbilityC* a = &rules_of(s).abilities[f.ability]
    cdef const StepC* step
    cdef int depth = s.n_stack
    cdef bint nested
    if f.step == ABILITY_PRICE:
        f.step = ABILITY_STEPS
        pay_price(s, f, a)
    while f.done < a.n_steps:
        step = &a.steps[f.done]
        f.done += 1
        step.run(s, f, a, step.n, step.m)
        if s.n_stack != depth or s.over:
            return
    nested = f.nested
    pop(s)
    if not nested:
        check_hands(s)
