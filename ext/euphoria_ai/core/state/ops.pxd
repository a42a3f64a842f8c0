# Primitives: the smallest changes of a state (goods, tracks, cards, dice) and what follows
# from each at once.
#
# They keep the cached fields right, fire the per-point events (a lost morale, a gained knowledge)
# and know no card by name. Whatever needs a choice is a frame on the stack; push and pop are here
# too.

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport add_card, count_in, one_count, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.tables cimport rules_of

# ---------------------------------------------------------------- frames

cdef inline FrameC* push(StateC* s, int kind, int seat) noexcept nogil:
    cdef FrameC* f
    if s.n_stack == MAX_STACK:
        s.over = OVER_FAULT
        f = &s.stack[MAX_STACK - 1]
    else:
        f = &s.stack[s.n_stack]
        s.n_stack += 1
    memset(f, 0, sizeof(FrameC))
    f.head.kind = <uint8_t>kind
    f.head.seat = <uint8_t>seat
    return f

cdef inline FrameC* top(StateC* s) noexcept nogil:
    return &s.stack[s.n_stack - 1]

cdef inline FrameC* below(StateC* s) noexcept nogil:
    """The frame that pushed the top one."""
    return &s.stack[s.n_stack - 2]

cdef inline void pop(StateC* s) noexcept nogil:
    """Popped frames are zeroed, so equal positions are equal bytes."""
    s.n_stack -= 1
    memset(&s.stack[s.n_stack], 0, sizeof(FrameC))

cdef inline void turn_into(FrameC* f, int kind) noexcept nogil:
    """The frame becomes one of another kind of the same seat, at its first step."""
    cdef uint8_t seat = f.head.seat
    memset(f, 0, sizeof(FrameC))
    f.head.kind = <uint8_t>kind
    f.head.seat = seat

# ---------------------------------------------------------------- small questions

cdef inline bint hears(const StateC* s, int seat, int event) noexcept nogil:
    return (s.seats[seat].hears >> event) & 1

cdef inline bint penalised(const StateC* s, int seat, int penalty) noexcept nogil:
    return (s.seats[seat].pen >> penalty) & 1

cdef inline int slot_flags(const SeatC* p, int slot) noexcept nogil:
    return (p.rflags >> (4 * slot)) & 15

cdef inline void set_slot_flags(SeatC* p, int slot, int flags) noexcept nogil:
    p.rflags = <uint16_t>((p.rflags & ~(15 << (4 * slot))) | (flags << (4 * slot)))

cdef inline int resources(const SeatC* p) noexcept nogil:
    return p.goods[GOLD] + p.goods[CLAY] + p.goods[STONE]

cdef inline int commodities(const SeatC* p) noexcept nogil:
    return p.goods[ENERGY] + p.goods[WATER] + p.goods[FOOD] + p.goods[BLISS]

cdef inline int goods_total(const SeatC* p) noexcept nogil:
    return resources(p) + commodities(p)

cdef inline int available_sum(const SeatC* p) noexcept nogil:
    """R31: faces of all available dice, old and new; dice not rolled yet show 0."""
    cdef int i, total = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND:
            total += p.face[i]
    return total

cdef inline int next_seat(const StateC* s, int seat) noexcept nogil:
    seat += 1
    return 0 if seat == s.n_seats else seat

# ---------------------------------------------------------------- goods and tracks

cdef enum:                      # penalties that limit gains of goods
    GAIN_LIMITS = (1 << P_COMMODITY_CAP) | (1 << P_RESOURCE_CAP)

cdef int granted(const StateC* s, int seat, int kind, int n) noexcept nogil
cdef void count_energy(StateC* s, int seat, int n) noexcept nogil

cdef inline void gain_good(StateC* s, int seat, int kind, int n) noexcept nogil:
    """Tiles may void part of a gain (I9); energy of a turn is counted where somebody listens."""
    if s.seats[seat].pen & GAIN_LIMITS:
        n = granted(s, seat, kind, n)
    s.seats[seat].goods[kind] += <uint16_t>n
    if kind == ENERGY and hears(s, seat, E_ENERGY):
        count_energy(s, seat, n)

cdef inline int commodity_gain(const StateC* s, int seat, int n) noexcept nogil:
    """How many commodities one effect gives: a tile may take one of two or more."""
    return n - 1 if n >= 2 and penalised(s, seat, P_COMMODITY_LESS) else n

cdef inline int resource_gain(const StateC* s, int seat, int n) noexcept nogil:
    """How many resources may be chosen: a tile's cap comes before the choice."""
    cdef int room
    if penalised(s, seat, P_RESOURCE_CAP):
        room = 3 - resources(&s.seats[seat])
        n = 0 if room < 0 else (room if room < n else n)
    return n

cdef void per_point(StateC* s, int seat, int event, int n) noexcept nogil

cdef inline void gain_morale(StateC* s, int seat, int n) noexcept nogil:
    cdef SeatC* p = &s.seats[seat]
    cdef int most = 6, m = p.morale + n
    if penalised(s, seat, P_MORALE_CAP):
        most = 3 if p.morale < 3 else p.morale
    p.morale = <uint8_t>(most if m > most else m)

cdef inline void lose_morale(StateC* s, int seat, int n) noexcept nogil:
    """Stops at 1; every point really lost is told at once (E_MORALE_LOST)."""
    cdef SeatC* p = &s.seats[seat]
    if n > p.morale - 1:
        n = p.morale - 1
    if n > 0:
        p.morale -= <uint8_t>n
        if hears(s, seat, E_MORALE_LOST):
            per_point(s, seat, E_MORALE_LOST, n)

cdef inline void gain_knowledge(StateC* s, int seat, int n) noexcept nogil:
    cdef SeatC* p = &s.seats[seat]
    cdef int room = p.knowledge_cap - p.knowledge
    if n > room:
        n = room
    if n > 0:
        p.knowledge += <uint8_t>n
        if hears(s, seat, E_KNOWLEDGE_GAINED):
            per_point(s, seat, E_KNOWLEDGE_GAINED, n)

cdef inline void lose_knowledge(StateC* s, int seat, int n) noexcept nogil:
    cdef int k = s.seats[seat].knowledge - n
    s.seats[seat].knowledge = <uint8_t>(1 if k < 1 else k)

cdef inline void change_morale(StateC* s, int seat, int n) noexcept nogil:
    if n > 0:
        gain_morale(s, seat, n)
    elif n < 0:
        lose_morale(s, seat, -n)

cdef inline void change_knowledge(StateC* s, int seat, int n) noexcept nogil:
    if n > 0:
        gain_knowledge(s, seat, n)
    elif n < 0:
        lose_knowledge(s, seat, -n)

# ---------------------------------------------------------------- cards

cdef void forget_known(StateC* s, int seat, int kind, int n) noexcept nogil
cdef void refresh_known(StateC* s) noexcept nogil

cdef inline void discard_card(StateC* s, int seat, int kind, int n) noexcept nogil:
    """R52: paid and discarded artifacts go to the discard pile."""
    s.seats[seat].hand[kind] -= <uint8_t>n
    s.seats[seat].hand_n -= <uint8_t>n
    s.discard[kind] += <uint8_t>n
    s.discard_n += <uint8_t>n
    if s.has_known:
        forget_known(s, seat, kind, n)
    if bazaar_short(s):
        s.due |= DUE_REFILL                     # R54

cdef inline bint bazaar_short(const StateC* s) noexcept nogil:
    """The row has a gap that is not about to be filled anyway."""
    return rules_of(s).bazaar and not (s.bazaar[0] and s.bazaar[1] and s.bazaar[2] and s.bazaar[3])

cdef inline void set_gone(StateC* s, int card) noexcept nogil:
    """A recruit (id + 1) leaves the game for all to see."""
    add_card(&s.gone, card - 1)

cdef inline int cards_to_draw(const StateC* s) noexcept nogil:
    return s.deck_n + s.discard_n

cdef void renew_deck(StateC* s) noexcept nogil
cdef void hand_card(StateC* s, int seat, int kind) noexcept nogil

# ---------------------------------------------------------------- dice

cdef inline int occupant(const StateC* s, int space) noexcept nogil:
    """Seat whose die stands on a space that holds one die, NOBODY if empty."""
    return NOBODY if s.occ[space] == 0 else (s.occ[space] - 1) >> 2

cdef void put_die(StateC* s, int seat, int die, int space) noexcept nogil
cdef void lift_die(StateC* s, int seat, int die) noexcept nogil
cdef void die_to_pool(StateC* s, int seat, int die) noexcept nogil
cdef int pick_die(const StateC* s, int seat, int face, int mask) noexcept nogil

# ---------------------------------------------------------------- recruits, tiles

cdef void refresh_seat(StateC* s, int seat) noexcept nogil
cdef void refresh_all(StateC* s) noexcept nogil
cdef void start_working(StateC* s) noexcept nogil
cdef void check_hands(StateC* s) noexcept nogil

cdef inline bint any_hand_over(const StateC* s) noexcept nogil:
    cdef int i
    for i in range(s.n_seats):
        if s.seats[i].hand_n > s.seats[i].morale:
            return True
    return False

# ---------------------------------------------------------------- abilities of working recruits

cdef struct AnswersC:           # a walk over the abilities that answer an event
    int seat, event
    int slot                    # recruit slot of the ability found last
    int ability                 # number of the next one
    int left                    # of the same card

cdef inline AnswersC answers_of(const StateC* s, int seat, int event) noexcept nogil:
    cdef AnswersC walk
    walk.seat = seat
    walk.event = event
    walk.slot = -1
    walk.ability = walk.left = 0
    return walk

cdef inline const AbilityC* next_answer(const StateC* s, AnswersC* walk) noexcept nogil:
    """The next ability of this seat's working recruits that answers the event, slot by slot; NULL
    after the last.

    Whether a tile switches abilities off (`hears`) and whether it may be used now is not asked
    here.
    """
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    while True:
        while walk.left:
            walk.left -= 1
            walk.ability += 1
            if r.abilities[walk.ability - 1].event == walk.event:
                return &r.abilities[walk.ability - 1]
        walk.slot += 1
        if walk.slot == MAX_SLOTS:
            return NULL
        if slot_flags(&s.seats[walk.seat], walk.slot) & R_WORKING:
            card = &r.cards[s.seats[walk.seat].recruit[walk.slot] - 1]
            if (card.events >> walk.event) & 1:
                walk.ability = card.first
                walk.left = card.n

cdef inline void do_at_once(StateC* s, int seat, const AbilityC* a) noexcept nogil:
    """The steps of an ability that need no choice, inside another effect."""
    cdef AbilityF f
    cdef int i
    memset(&f, 0, sizeof(AbilityF))
    f.seat = <uint8_t>seat
    for i in range(a.n_steps):
        a.steps[i].run(s, &f, a, a.steps[i].n, a.steps[i].m)

# ---------------------------------------------------------------- what several rules ask and do

cdef inline int band_of(const StateC* s, int total) noexcept nogil:
    """R43: 0 the low band of an area, 1 the middle one, 2 the high one."""
    cdef const RulesC* r = rules_of(s)
    return (total >= r.band_mid) + (total >= r.band_high)

cdef FrameC* find_frame(StateC* s, int kind) noexcept nogil
cdef int check_total(const StateC* s, int seat, int dice) noexcept nogil
cdef uint32_t workers_here(const StateC* s, int seat, int space) noexcept nogil
cdef int hidden_slots(const StateC* s, int seat) noexcept nogil
cdef bint has_doubles(const StateC* s, int seat) noexcept nogil
cdef int take_worker(StateC* s, int seat) noexcept nogil
cdef void leave_game(StateC* s, int seat, int slot) noexcept nogil
cdef void push_draws(StateC* s, int seat, int n, int flags) noexcept nogil
