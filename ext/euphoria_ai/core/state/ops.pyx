"""Primitives that are not worth inlining; see the declarations for what this layer owns."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.tables cimport rules_of


cdef void per_point(StateC* s, int seat, int event, int n) noexcept nogil:
    """Abilities that answer every point of a track change at once (G10)."""
    cdef AnswersC answers = answers_of(s, seat, event)
    cdef const AbilityC* a = next_answer(s, &answers)
    cdef int _
    while a != NULL:
        for _ in range(n):
            do_at_once(s, seat, a)
        a = next_answer(s, &answers)


cdef int granted(const StateC* s, int seat, int kind, int n) noexcept nogil:
    """What of a gain of one kind the tiles let through."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int room = n
    if kind < GOLD and penalised(s, seat, P_COMMODITY_CAP):
        room = 2 - p.goods[kind]
    elif kind >= GOLD and penalised(s, seat, P_RESOURCE_CAP):
        room = 3 - resources(p)
    return 0 if room < 0 else (room if room < n else n)


cdef void count_energy(StateC* s, int seat, int n) noexcept nogil:
    """The third energy of a turn is told once."""
    cdef int had = s.energy[seat]
    if had < 3:
        s.energy[seat] = <uint8_t>(3 if had + n > 3 else had + n)
        if s.energy[seat] == 3:
            s.due |= DUE_ENERGY


cdef void hand_card(StateC* s, int seat, int kind) noexcept nogil:
    """A card taken face up: everybody knows it from now on (section 19)."""
    cdef int o
    s.seats[seat].hand[kind] += 1
    s.seats[seat].hand_n += 1
    for o in range(s.n_seats):
        if o != seat:
            s.known[o][seat] += one_count(kind)
    s.has_known = 1


cdef void renew_deck(StateC* s) noexcept nogil:
    """R51: with the deck empty the discard pile, shuffled, is the new deck."""
    cdef int i
    for i in range(N_ARTIFACTS):
        s.deck[i] += s.discard[i]
        s.discard[i] = 0
    s.deck_n += s.discard_n
    s.discard_n = 0


cdef void forget_known(StateC* s, int seat, int kind, int n) noexcept nogil:
    """Cards of this kind left the hand for all to see: what others surely know of it shrinks."""
    cdef int o, k
    for o in range(s.n_seats):
        k = count_in(s.known[o][seat], kind)
        if k:
            s.known[o][seat] -= one_count(kind) * (k if k < n else n)
    refresh_known(s)


cdef void refresh_known(StateC* s) noexcept nogil:
    cdef int o, i
    s.has_known = 0
    for o in range(s.n_seats):
        for i in range(s.n_seats):
            if s.known[o][i]:
                s.has_known = 1


# ---------------------------------------------------------------- dice

cdef void put_die(StateC* s, int seat, int die, int space) noexcept nogil:
    """The die goes from the hand to a space; whoever stood there must have been lifted before."""
    cdef const SpaceC* sp = &rules_of(s).spaces[space]
    s.seats[seat].loc[die] = <uint8_t>space
    if sp.group == G_AREA:
        s.area_total[space] += s.seats[seat].face[die]
    else:
        s.occ[space] = <uint8_t>(seat * 4 + die + 1)
        s.taken |= <uint64_t>1 << space
        if sp.group == G_SLOT:
            s.site_n[sp.site] += 1


cdef void lift_die(StateC* s, int seat, int die) noexcept nogil:
    """The die leaves its space for its owner's hand, not rolled yet (face 0)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int space = p.loc[die]
    cdef const SpaceC* sp = &rules_of(s).spaces[space]
    if sp.group == G_AREA:
        s.area_total[space] -= p.face[die]
    else:
        s.occ[space] = 0
        s.taken &= ~(<uint64_t>1 << space)
        if sp.group == G_SLOT:
            s.site_n[sp.site] -= 1
    p.loc[die] = LOC_HAND
    p.face[die] = 0
    if seat == s.active:
        s.fresh |= <uint8_t>(1 << die)


cdef void die_to_pool(StateC* s, int seat, int die) noexcept nogil:
    """A lost or sacrificed die; it can be gained again (R32, R91)."""
    cdef SeatC* p = &s.seats[seat]
    if p.loc[die] < LOC_HAND:
        lift_die(s, seat, die)
    p.loc[die] = LOC_POOL
    p.face[die] = 0
    p.owned -= 1
    if seat == s.active:
        s.fresh &= <uint8_t>~(1 << die)
        s.group &= <uint8_t>~(1 << die)


cdef int pick_die(const StateC* s, int seat, int face, int mask) noexcept nogil:
    """R33, R91: of the available dice with this face, one of `mask` (just rolled) goes first, then
    one that cannot be placed this turn, then a member of the group."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, best = -1, score, best_score = -1
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] == face:
            score = 2 if (mask >> i) & 1 else 0
            if seat == s.active and (s.fresh >> i) & 1:
                score += 1
            if score > best_score:
                best_score = score
                best = i
    return best


# --------------------------------------------------- caches that follow recruits and tiles

cdef void refresh_seat(StateC* s, int seat) noexcept nogil:
    """Recompute what tiles forbid this seat and what its recruits answer (R105, G1)."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef uint64_t heard = 0, pen = 0
    cdef int i, flags, factions = 0, cap = r.knowledge_max
    cdef int ignored = p.tile_stars | (s.ignored if seat == s.active else 0)
    if ignored & IGNORE_ALL:
        ignored = 255
    for i in range(N_SITES):
        if s.tiles[i] and not (ignored >> i) & 1:
            pen |= <uint64_t>1 << r.tile[s.tiles[i] - 1].penalty
    for i in range(MAX_SLOTS):
        flags = slot_flags(p, i)
        if flags & R_ACTIVE:
            factions |= 1 << r.cards[p.recruit[i] - 1].faction
            if r.cards[p.recruit[i] - 1].knowledge_cap:
                cap = r.cards[p.recruit[i] - 1].knowledge_cap
        if flags & R_WORKING:
            heard |= r.cards[p.recruit[i] - 1].events
    p.pen = pen
    p.factions = <uint8_t>(factions & 15)
    p.knowledge_cap = <uint8_t>cap
    if p.knowledge > cap:                       # cut when activated; none is "lost" by it
        p.knowledge = <uint8_t>cap
    p.hears = 0 if (pen >> P_NO_ABILITIES) & 1 else heard


cdef void refresh_all(StateC* s) noexcept nogil:
    cdef int i
    for i in range(s.n_seats):
        refresh_seat(s, i)


cdef void start_working(StateC* s) noexcept nogil:
    """R85: recruits revealed in a placement work from its end on."""
    cdef int i, slot, flags
    for i in range(s.n_seats):
        for slot in range(MAX_SLOTS):
            flags = slot_flags(&s.seats[i], slot)
            if flags & R_ACTIVE and not flags & R_WORKING:
                set_slot_flags(&s.seats[i], slot, flags | R_WORKING)
    refresh_all(s)


# ---------------------------------------------------------------- what several rules ask and do

cdef void check_hands(StateC* s) noexcept nogil:
    """R50: after an effect, whoever holds more cards than morale discards; active player first,
    then clockwise."""
    if any_hand_over(s):
        push(s, F_HAND_LIMIT, s.active)


cdef FrameC* find_frame(StateC* s, int kind) noexcept nogil:
    """The topmost frame of this kind; the caller knows that there is one."""
    cdef int i
    for i in range(s.n_stack - 1, -1, -1):
        if s.stack[i].kind == kind:
            return &s.stack[i]
    return &s.stack[0]


cdef bint has_doubles(const StateC* s, int seat) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, seen = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i]:
            if (seen >> p.face[i]) & 1:
                return True
            seen |= 1 << p.face[i]
    return False


cdef uint32_t workers_here(const StateC* s, int seat, int space) noexcept nogil:
    """Opponents' dice on an area, bit seat * 4 + die."""
    cdef uint32_t m = 0
    cdef int i, die
    for i in range(s.n_seats):
        if i != seat:
            for die in range(MAX_DICE):
                if s.seats[i].loc[die] == space:
                    m |= <uint32_t>1 << (4 * i + die)
    return m


cdef int hidden_slots(const StateC* s, int seat) noexcept nogil:
    """Bit per slot with a hidden recruit."""
    cdef int slot, m = 0
    for slot in range(MAX_SLOTS):
        if s.seats[seat].recruit[slot] and not slot_flags(&s.seats[seat], slot) & R_ACTIVE:
            m |= 1 << slot
    return m


cdef int check_total(const StateC* s, int seat, int dice) noexcept nogil:
    """R31 with the tile that lets low dice of this roll count as three."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, total = available_sum(p) + p.knowledge
    if penalised(s, seat, P_LOW_ROLLS):
        for i in range(MAX_DICE):
            if (dice >> i) & 1 and p.loc[i] == LOC_HAND and 1 <= p.face[i] <= 2:
                total += 3 - p.face[i]
    return total


cdef int take_worker(StateC* s, int seat) noexcept nogil:
    """A die from the pool into the hand, not rolled yet (R47)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int die = 0
    while p.loc[die] != LOC_POOL:
        die += 1
    p.loc[die] = LOC_HAND
    p.owned += 1
    if seat == s.active:
        s.fresh |= <uint8_t>(1 << die)
    return die


cdef void leave_game(StateC* s, int seat, int slot) noexcept nogil:
    """An active recruit goes back to the box, for all to see."""
    cdef int card = s.seats[seat].recruit[slot] - 1
    add_card(&s.gone, card)
    s.seats[seat].recruit[slot] = CARD_NONE
    set_slot_flags(&s.seats[seat], slot, 0)
    s.seats[seat].turn_flags &= <uint8_t>~(1 << slot)
    refresh_seat(s, seat)


cdef void push_draws(StateC* s, int seat, int n, int flags) noexcept nogil:
    """n artifacts: from the deck top, or from the bazaar where there is one (R51, R53)."""
    cdef FrameC* f
    if rules_of(s).bazaar:
        f = push(s, F_GAIN, seat)
        f.gain.left = <uint8_t>n
        f.gain.flags = <uint8_t>flags
    else:
        f = push(s, F_DRAWS, seat)
        f.draws.left = <uint8_t>n
        f.draws.flags = <uint8_t>flags
