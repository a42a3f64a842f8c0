"""Procedures of the rules.

Each is a frame with a step counter.  A step function does one stretch of work and returns; it runs again when whatever it pushed is done.
The numbers in comments are the rules of the rule book that fix the order.
It is long because it is the rule book: one procedure after the other.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.rules.triggers cimport *
from euphoria_ai.core.rules.benefits cimport step_benefit
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.rules.costs cimport any_payable, space_costs
from euphoria_ai.core.rules.payments cimport multisets
from euphoria_ai.core.rules.targets cimport legal_spaces
from euphoria_ai.core.state.tables cimport rules_of


# ---------------------------------------------------------------- turn (R16-R21)

cdef void step_turn(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        turn_stretch(s, f)


cdef inline void turn_stretch(StateC* s, FrameC* f) noexcept nogil:
    """c, d: the die (+ 1) that may be placed next and the card (+ 1) that allows it."""
    cdef int step = f.step
    cdef FrameC* c
    f.seat = s.active
    if step == 0:
        begin_turn(s)
        f.b = 0
        f.step = TURN_ASKED
    elif step == TURN_ASKED:
        push(s, C_TURN, s.active)
    elif step == TURN_ACTED:                  # Chase (b): the very next placement or never
        f.step = TURN_MENU
        if f.c:
            c = push(s, C_PLACE, s.active)
            c.a = f.c
            c.b = f.d
            f.c = 0
            f.d = 0
    elif step == TURN_MENU:                   # R18, R19, I6
        f.step = TURN_ENDS
        if further_placement(s) or any_extra(s):
            push(s, C_MORE, s.active)
    elif step == TURN_ANNOUNCED:              # R19: the morale goes first, then the hand limit
        lose_morale(s, s.active, 1)
        f.step = 7
        check_hands(s)
    elif step == 7:
        f.step = TURN_ENDS
        if legal_spaces(s, s.active):
            c = push(s, C_PLACE, s.active)
            c.a = s.group
    elif step == TURN_EXTRA:                  # the price is paid: the placement must follow, if any is left
        f.step = TURN_ENDS
        if extra_spaces(s, f.e):
            c = push(s, C_PLACE, s.active)
            c.a = <uint8_t>extra_dice(s, f.e)
            c.c = f.e
        f.e = 0
    elif step == TURN_ENDS:
        f.step = 10
        if not f.b & WAS_DILEMMA:
            own_window(s, E_TURN_END, s.active, NOBODY)
    else:
        end_turn(s, f)


cdef void end_turn(StateC* s, FrameC* f) noexcept nogil:
    """Clockwise to the next seat, unless a recruit gives a further turn (R16)."""
    cdef int seat = s.active
    cdef bint again = f.b & WAS_FREE_RETRIEVAL and hears(s, seat, E_FURTHER_TURN)
    f.step = 0
    f.b = 0
    if s.ignored:
        s.ignored = 0
        refresh_seat(s, seat)
    if not again:
        s.active = <uint8_t>next_seat(s, seat)


cdef void begin_turn(StateC* s) noexcept nogil:
    """R34, G15: what is counted per game turn starts anew, for everybody."""
    cdef int i
    if s.turn < 65535:
        s.turn += 1
    for i in range(s.n_seats):
        s.seats[i].turn_flags &= <uint8_t>(255 ^ (T_USED | T_LOST))
        s.energy[i] = 0
    s.balloon = 0
    s.group = 0
    s.group_face = 0
    s.fresh = 0
    clear_placement(s)


cdef void clear_placement(StateC* s) noexcept nogil:
    s.pl_payment = 0
    s.pl_space = NOBODY
    s.pl_die = 0
    s.pl_face = 0
    s.pl_victim = NOBODY
    s.pl_victim_face = 0
    s.pl_flags = 0
    s.pl_new_die = 0
    memset(s.pl_levels, 0, N_FACTIONS)


cdef bint further_placement(const StateC* s) noexcept nogil:
    """May a further member of the group be placed (R18), or announced (R19)?"""
    if not s.group or penalised(s, s.active, P_ONE_PLACEMENT):
        return False
    if not rules_of(s).iib_tweaks:
        return legal_spaces(s, s.active) != 0
    return s.seats[s.active].morale >= 2 and legal_after_price(s, 1, 0, EXTRA_NONE)


cdef int extra_dice(const StateC* s, int extra) noexcept nogil:
    """Dice that an extra placement may use: those that could be placed at the start of the turn (I6, R20), or the one that moves again."""
    cdef const SeatC* p = &s.seats[s.active]
    cdef int i, m = 0
    if extra == EXTRA_MOVE_LAST:
        return 1 << s.pl_die
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] and not (s.fresh >> i) & 1:
            m |= 1 << i
    return m


cdef uint64_t extra_spaces(const StateC* s, int extra) noexcept nogil:
    """Spaces open to an extra placement; 0 if there is no die for it."""
    cdef StateC copy
    if extra != EXTRA_NONE and not extra_dice(s, extra):
        return 0
    if extra == EXTRA_MOVE_LAST:
        copy = s[0]
        lift_with_face(&copy)
        return legal_spaces(&copy, s.active) & ~(<uint64_t>1 << s.pl_space)
    if extra == EXTRA_SAME_SPACE:
        return legal_spaces(s, s.active) & (<uint64_t>1 << s.pl_space)
    return legal_spaces(s, s.active)


cdef void lift_with_face(StateC* s) noexcept nogil:
    """Lars: the worker placed last leaves its space without being rolled."""
    cdef int face = s.seats[s.active].face[s.pl_die]
    lift_die(s, s.active, s.pl_die)
    s.seats[s.active].face[s.pl_die] = <uint8_t>face
    s.fresh &= <uint8_t>~(1 << s.pl_die)


cdef bint extra_possible(const StateC* s, const AbilityC* a) noexcept nogil:
    """I6: can this extra placement be chosen from the menu?"""
    cdef int extra = a.extra
    cdef bint stands = s.seats[s.active].loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE
    if extra == EXTRA_SAME_SPACE and not (stands and (rules_of(s).bumpable >> s.pl_space) & 1):
        return False
    return legal_after_price(s, a.morale, a.knowledge, extra)


cdef bint any_extra(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int i, n
    if penalised(s, s.active, P_ONE_PLACEMENT):
        return False
    n = abilities_for(s, s.active, E_EXTRA, abilities, slots)
    for i in range(n):
        if extra_possible(s, &r.abilities[abilities[i]]):
            return True
    return False


cdef bint legal_after_price(const StateC* s, int morale, int knowledge, int extra) noexcept nogil:
    """R19, I6: would some choice of discards to the new hand limit leave a legal placement?"""
    cdef StateC copy = s[0]
    cdef StateC trial
    cdef move_t unit[N_ARTIFACTS]
    cdef int room[N_ARTIFACTS]
    cdef move_t ways[MAX_MOVES]
    cdef int i, k, n, excess, who = s.active
    lose_morale(&copy, who, morale)
    gain_knowledge(&copy, who, knowledge)
    excess = copy.seats[who].hand_n - copy.seats[who].morale
    if excess <= 0:
        return extra_spaces(&copy, extra) != 0
    for i in range(N_ARTIFACTS):
        unit[i] = <move_t>1 << (3 * i)
        room[i] = copy.seats[who].hand[i]
    n = multisets(0, unit, room, N_ARTIFACTS, excess, ways, MAX_MOVES)
    for i in range(n):
        trial = copy
        for k in range(N_ARTIFACTS):
            discard_card(&trial, who, k, <int>((ways[i] >> (3 * k)) & 7))
        if extra_spaces(&trial, extra):
            return True
    return False


# ---------------------------------------------------------------- placement (R22-R29)

cdef void begin_placement(StateC* s, int die, int space) noexcept nogil:
    cdef FrameC* f = push(s, F_PLACEMENT, s.active)
    cdef int i
    clear_placement(s)
    s.pl_space = <uint8_t>space
    s.pl_die = <uint8_t>die
    s.pl_face = s.seats[s.active].face[die]
    s.group &= <uint8_t>~(1 << die)
    for i in range(N_FACTIONS):
        s.pl_levels[i] = s.tracks[i]            # R82: the level before the placement decides


cdef uint64_t PAYMENT_EVENTS = ((<uint64_t>1 << E_COST) | (<uint64_t>1 << E_PAID) | (<uint64_t>1 << E_PAID_AFTER)
                                | (<uint64_t>1 << E_BEFORE_BENEFIT) | (<uint64_t>1 << E_MORALE_LOST))


cdef void step_placement(StateC* s, FrameC* f) noexcept nogil:
    """Stretch after stretch, until one of them pushes a frame, or the placement is over."""
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.over and not s.due:
        placement_stretch(s, f)


cdef inline void placement_stretch(StateC* s, FrameC* f) noexcept nogil:
    """a what a tunnel yields (1 resource, 2 artifact), b total of an area, c recruits were revealed, d commodities of an area or dice gained
    by the tank, e AREA_..."""
    cdef int step = f.step
    cdef int seat = f.seat
    if step == 0:                             # R23 1, 2: die down, bump
        f.step = 1
        arrive(s)
    elif step == 1:                           # R23 3, R25
        f.step = 2
        if s.pl_flags & PL_BUMPED_OTHER:
            own_window(s, E_BUMP, seat, s.pl_victim)
    elif step == 2:                           # R23 4, R27
        f.step = 3
        ask_payment(s, f)
    elif step == 3 and not s.seats[seat].hears & PAYMENT_EVENTS:      # the common case: nobody answers the payment
        f.step = 6
    elif step == 3:
        f.step = 4
        answer_inline(s, E_PAID, seat)
        check_hands(s)
    elif step == 4:
        f.step = 5
        own_window(s, E_PAID_AFTER, seat, NOBODY)
    elif step == 5:
        f.step = 6
        own_window(s, E_BEFORE_BENEFIT, seat, NOBODY)
    elif step == 6 or step == 7 or step == 8 or step == 9 or step == 10 or step == 11:                           # R23 5, R28
        step_benefit(s, f)
    elif step == 12:
        f.step = 13
        if not s.pl_flags & PL_UNPAID:
            own_window(s, E_AFTER_BENEFIT, seat, NOBODY)
    elif step == 13:                          # R23 6, R64
        f.step = 14
        if site_finished(s):
            push(s, F_COMPLETION, seat).a = rules_of(s).spaces[s.pl_space].site
    elif step == 14:                          # R23 7; Kofi leaves before the ordinary reveals
        f.step = 15
        if newly_revealed(s):
            open_window(s, E_FACTION_REVEALED, 63, NOBODY)
    elif step == 15:
        f.step = 16
        f.c |= <uint8_t>reveal(s)
        end_star_event(s)
    elif step == 16:                          # R23 8
        f.step = 17
        check_hands(s)
    elif step == 17:
        f.step = 18
        own_window(s, E_PLACED, seat, NOBODY)   # who answers is settled before the recruits just revealed begin to work (R85)
        if f.c:
            start_working(s)
    else:
        pop(s)


cdef void arrive(StateC* s) noexcept nogil:
    """The die takes its space; whoever stood there is on the way home (R24, R26)."""
    cdef int seat = s.active, old = s.occ[s.pl_space] if s.pl_space < MAX_SPACES else 0
    cdef int victim, die
    cdef FrameC* c
    if old:
        victim = (old - 1) >> 2
        die = (old - 1) & 3
        s.pl_victim = <uint8_t>victim
        s.pl_victim_face = s.seats[victim].face[die]
        s.pl_flags |= PL_BUMPED
        if victim != seat:
            s.pl_flags |= PL_BUMPED_OTHER
        lift_die(s, victim, die)
        c = push(s, F_BUMP, victim)
        c.a = <uint8_t>die
        c.b = s.pl_victim_face
        if victim == seat and penalised(s, seat, P_SELF_BUMP_PAYS):
            push(s, C_PAY, seat).a = PAY_SURCHARGE
    put_die(s, seat, s.pl_die, s.pl_space)


cdef void ask_payment(StateC* s, FrameC* f) noexcept nogil:
    """R27: any alternative that can be paid at this moment; if none is left nothing is paid and there is no benefit."""
    cdef CostC costs[MAX_COSTS]
    cdef int n
    n = space_costs(s, f.seat, s.pl_space, s.pl_victim, costs)
    if n == 1 and is_free(&costs[0]):
        return
    if not any_payable(s, f.seat, costs, n):
        s.pl_flags |= PL_UNPAID
        f.step = 12
        return
    push(s, C_PAY, f.seat)


cdef bint is_free(const CostC* c) noexcept nogil:
    cdef int i, total = c.any_resource + c.any_commodity + c.nonbliss + c.any_artifact + c.identical + c.morale + c.knowledge + c.sacrifice
    for i in range(N_GOODS):
        total += c.goods[i]
    for i in range(N_ARTIFACTS):
        total += c.artifact[i]
    return total == 0


cdef bint site_finished(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    return sp.group == G_SLOT and s.site_n[sp.site] >= r.site_needs


cdef int newly_revealed(const StateC* s) noexcept nogil:
    """R83, R58: bit per faction that has just reached the point at which its hidden recruits become active."""
    cdef const RulesC* r = rules_of(s)
    cdef int faction, m = 0
    for faction in range(N_FACTIONS):
        if not (s.revealed >> faction) & 1:
            if s.tracks[faction] >= r.tier3 or (faction < N_TUNNELS and s.miners[faction] >= r.tunnel_reveal):
                m |= 1 << faction
    return m


cdef int reveal(StateC* s) noexcept nogil:
    """R83, R58, R85-R87: hidden recruits of factions that have just reached their point become active."""
    cdef const RulesC* r = rules_of(s)
    cdef int faction, i, seat, slot, found = 0, new = newly_revealed(s)
    cdef SeatC* p
    for faction in range(N_FACTIONS):
        if not (new >> faction) & 1:
            continue
        s.revealed |= <uint8_t>(1 << faction)
        seat = s.active
        for i in range(s.n_seats):
            p = &s.seats[seat]
            for slot in range(MAX_SLOTS):
                if p.recruit[slot] == CARD_NONE or slot_flags(p, slot) & R_ACTIVE or r.cards[p.recruit[slot] - 1].faction != faction:
                    continue
                set_slot_flags(p, slot, R_ACTIVE)
                refresh_seat(s, seat)
                found = 1
                track_end_stars(s, seat, slot)
            seat = next_seat(s, seat)
    return found


# ---------------------------------------------------------------- bump, roll, retrieval

cdef void step_bump(StateC* s, FrameC* f) noexcept nogil:
    """a die, b the face it showed.  The owner is asked before the player who bumped (R89a); then the roll and its check (R24)."""
    cdef int victim = f.seat, die = f.a
    if f.step == 0:
        f.step = 1
        if victim == s.active and penalised(s, victim, P_SELF_BUMP_KNOWLEDGE):
            gain_knowledge(s, victim, 1)
        own_window(s, E_BUMPED_OWNER, victim, s.active)
    elif f.step == 1:
        f.step = 2
        if victim != s.active:
            own_window(s, E_BUMPING, s.active, victim)
    else:
        f.kind = F_ROLL
        f.step = 0
        f.a = <uint8_t>(1 << die)
        f.b = 0


cdef void step_roll(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        roll_stretch(s, f)


cdef inline void roll_stretch(StateC* s, FrameC* f) noexcept nogil:
    """R30-R35.  a dice that are rolled together, c LOST_ONE or AT_STAKE, d goods still to lose, e ROLL_..."""
    cdef int step = f.step
    cdef int seat = f.seat, rest
    cdef SeatC* p = &s.seats[seat]
    if step == 0:
        f.step = 1
        own_window(s, E_ROLLING, seat, NOBODY)
    elif step == 1:
        f.step = 2 if not f.e & ROLL_AGAIN else 3
        rest = f.a
        if s.preset and not f.e & ROLL_AGAIN:   # a die that is set counts as rolled (R30)
            p.face[ctz64(rest)] = s.preset
            rest &= rest - 1
        s.preset = 0
        if rest:
            push(s, X_ROLL, seat).a = <uint8_t>rest
    elif step == 2:
        f.step = 3
        own_window(s, E_ROLLED, seat, NOBODY)
    elif step == 3:
        if f.e & ROLL_AGAIN and not f.b:        # all dice just rolled, once
            f.b = 1
            f.step = 1
            return
        f.step = 4
        f.d = <uint8_t>roll_losses(s, seat, f.a)
        if not f.e & ROLL_UNCHECKED:
            own_window(s, E_CHECKED, seat, NOBODY)
    elif step == 4:
        f.step = 5
        if not f.e & ROLL_UNCHECKED and check_fails(s, seat, f.a):
            f.c = AT_STAKE
            own_window(s, E_LOSING, seat, NOBODY)
    elif step == 5:
        f.step = 6
        if f.c == AT_STAKE:
            f.c = LOST_ONE
            lose_worker(s, seat, f.a)
        if not f.e & ROLL_UNCHECKED and penalised(s, seat, P_KNOWLEDGE_ON_DOUBLES) and has_doubles(s, seat):
            gain_knowledge(s, seat, 1)
        check_hands(s)
    elif step == 6:
        if f.d and goods_total(p):
            f.d -= 1
            push(s, C_LOSE, seat)
        else:
            f.d = 0
            f.step = 7
    elif step == 7:
        f.step = 8
        open_window(s, E_OTHER_ROLLED, 63 ^ (1 << seat), seat)
    elif step == 8:
        f.step = 9
        if f.c:
            own_window(s, E_LOST_WORKER, seat, seat)
    else:
        pop(s)


cdef int roll_losses(const StateC* s, int seat, int dice) noexcept nogil:
    """One good per die rolled and tile against its face, also for a die about to be lost (R35)."""
    cdef int i, n = 0
    if s.seats[seat].pen & 63:
        for i in range(MAX_DICE):
            if (dice >> i) & 1:
                n += penalised(s, seat, P_ROLL_FACE_1 + s.seats[seat].face[i] - 1)
    return n


cdef bint check_fails(StateC* s, int seat, int dice) noexcept nogil:
    """R31, R32, R34: must a worker be lost?  A recruit's own limit comes before a tile's, and may reward a narrow escape."""
    cdef SeatC* p = &s.seats[seat]
    cdef const AbilityC* a = answer(s, seat, E_CHECK)
    cdef int total = check_total(s, seat, dice), limit = rules_of(s).check_at
    if a != NULL:
        limit = a.check_limit
        if total == a.morale_at:
            gain_morale(s, seat, 1)
    elif penalised(s, seat, P_CHECK_14):
        limit = 14
    return total >= limit and not p.turn_flags & T_LOST


cdef void lose_worker(StateC* s, int seat, int dice) noexcept nogil:
    """R32, R33: the highest available die.  At most one per player and game turn (R34, C10)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int i, highest = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] > highest:
            highest = p.face[i]
    die_to_pool(s, seat, pick_die(s, seat, highest, dice))
    p.turn_flags |= T_LOST


cdef void step_retrieval(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        retrieval_stretch(s, f)


cdef inline void retrieval_stretch(StateC* s, FrameC* f) noexcept nogil:
    """R37-R41.  a dice retrieved, b taken free, c bit per region all of them stood in, d 1 for a retrieval that is no action (Samuel)."""
    cdef int step = f.step
    cdef FrameC* c
    if step == 0:
        f.step = 1
        push(s, C_RETRIEVE_PAY, f.seat)
    elif step == 1:
        f.step = 2
        check_hands(s)
    elif step == 2:
        f.step = 3
        own_window(s, E_RETRIEVING, f.seat, NOBODY)
    elif step == 3:
        f.step = 4
        own_window(s, E_PRESET, f.seat, NOBODY)
    elif step == 4:
        f.step = 5
        if f.a:
            c = push(s, F_ROLL, f.seat)
            c.a = f.a
    elif step == 5:
        f.step = 6
        if not f.d:
            own_window(s, E_RETRIEVED, f.seat, NOBODY)
    elif step == 6:
        f.step = 7
        if not f.d and penalised(s, f.seat, P_PRISON) and nobody_out(s, f.seat):
            push(s, F_PRISON, f.seat)
    else:
        pop(s)


cdef bint nobody_out(const StateC* s, int seat) noexcept nogil:
    cdef int i
    for i in range(MAX_DICE):
        if s.seats[seat].loc[i] < LOC_HAND:
            return False
    return True


cdef void step_prison(StateC* s, FrameC* f) noexcept nogil:
    """R41: the neighbour before the player in turn order, then the one after; with two players the opponent once."""
    cdef int seat
    while f.step < 2:
        seat = f.seat + s.n_seats - 1 if f.step == 0 else f.seat + 1
        if seat >= s.n_seats:
            seat -= s.n_seats
        f.step += 1
        if f.step == 2 and s.n_seats == 2:
            continue
        if not nobody_out(s, seat):
            push(s, C_PRISON, seat)
            return
    pop(s)


# ---------------------------------------------------------------- completion (R62-R68)

cdef void step_completion(StateC* s, FrameC* f) noexcept nogil:
    """a site, b bit per seat that helped, mask bit per die (seat * 4 + die) on its way home."""
    cdef int seat, i, die
    cdef uint32_t own
    cdef FrameC* c
    if f.step == 0:
        f.step = 1
        for i in range(MAX_SPACES):
            if (rules_of(s).site_slots[f.a] >> i) & 1 and s.occ[i]:
                f.b |= <uint8_t>(1 << ((s.occ[i] - 1) >> 2))
                f.mask |= <uint32_t>1 << (s.occ[i] - 1)
        push(s, X_TILE, f.seat).a = f.a
    elif f.step == 1:                           # one event: all stars of the completion (R110)
        f.step = 2
        seat = s.active
        for i in range(s.n_seats):
            if (f.b >> seat) & 1 and s.seats[seat].stars_left:
                star_on_tile(s, seat, f.a)      # R67
            seat = next_seat(s, seat)
        end_star_event(s)
    elif f.step == 2:
        f.step = 3
        open_window(s, E_COMPLETED, 63, NOBODY)
    elif f.step == 3:
        f.step = 4
        check_hands(s)
    elif f.step == 4:
        f.step = 5
        for i in range(MAX_SEATS * MAX_DICE):
            if (f.mask >> i) & 1:
                lift_die(s, i >> 2, i & 3)
    elif f.mask == 0:
        pop(s)
    else:                                       # active player first, then clockwise
        seat = s.active
        while not (f.mask >> (4 * seat)) & 15:
            seat = next_seat(s, seat)
        own = (f.mask >> (4 * seat)) & 15
        f.mask &= ~(<uint32_t>15 << (4 * seat))
        c = push(s, F_ROLL, seat)
        c.a = <uint8_t>own


# ---------------------------------------------------------------- dilemma (R94-R99)

cdef void step_dilemma(StateC* s, FrameC* f) noexcept nogil:
    """b, c the recruits drawn (card + 1), a how many were asked for; C_DRAFT leaves the kept one in b."""
    cdef FrameC* x
    cdef int slot
    if f.step == 0:
        f.step = 1
        x = push(s, C_PAY, f.seat)
        x.a = PAY_DILEMMA
    elif f.step == 1:
        f.step = 5
        own_window(s, E_PAID_AFTER, f.seat, NOBODY)
    elif f.step == 5:
        f.step = 2
        push(s, C_OUTCOME, f.seat)
    elif f.step == 2:                           # outcome A; outcome B has ended this frame
        if f.a < 2 and s.recruit_deck_n:
            f.a += 1
            x = push(s, X_DEAL, f.seat)
            x.a = DEAL_DILEMMA
        else:
            f.step = 3
            if f.b and f.c:
                push(s, C_DRAFT, f.seat)
    elif f.step == 3:
        f.step = 4
        if f.b:
            keep_drafted(s, f.seat, f.b)
        end_star_event(s)
    elif f.step == 4:
        f.step = 6
        check_hands(s)
    else:
        pop(s)


cdef void keep_drafted(StateC* s, int seat, int card) noexcept nogil:
    """R97, R87: active at once where its faction is activated already; then it works at once (R85)."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef int slot = 0, faction = r.cards[card - 1].faction
    while p.recruit[slot] != CARD_NONE:
        slot += 1
    p.recruit[slot] = <uint8_t>card
    if faction == NO_FACTION or (s.revealed >> faction) & 1:            # R99: one without a faction works at once
        set_slot_flags(p, slot, R_ACTIVE | R_WORKING)
        refresh_seat(s, seat)
        track_end_stars(s, seat, slot)


# ---------------------------------------------------------------- hand limit, end

cdef void step_hand_limit(StateC* s, FrameC* f) noexcept nogil:
    """R49, R50: active player first, then clockwise."""
    cdef int seat = s.active, i
    for i in range(s.n_seats):
        if s.seats[seat].hand_n > s.seats[seat].morale:
            push(s, C_DISCARD, seat).a = <uint8_t>(s.seats[seat].hand_n - s.seats[seat].morale)
            return
        seat = next_seat(s, seat)
    pop(s)


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


cdef void step_end(StateC* s, FrameC* f) noexcept nogil:
    """R109-R112.  a tied seats, b next to roll, x their totals (five bits a seat)."""
    cdef int seat, i, least, tied = 0
    cdef FrameC* c
    if f.step == 0:
        f.step = 1
        least = rules_of(s).stars - rules_of(s).stars_to_win
        for seat in range(s.n_seats):
            if s.seats[seat].stars_left <= least:
                tied |= 1 << seat
        for i in range(4):
            if tied & (tied - 1):
                tied = best_by(s, tied, i)
        f.a = <uint8_t>tied
    if f.a & (f.a - 1) == 0:
        s.winners = f.a
        pop(s)
        return
    while f.b < s.n_seats:
        seat = f.b
        f.b += 1
        if (f.a >> seat) & 1:
            c = push(s, X_ROLL, seat)
            c.a = s.seats[seat].owned
            c.b = ROLL_OFF
            return
    least = 31
    for seat in range(s.n_seats):
        if (f.a >> seat) & 1:
            i = (f.x >> (5 * seat)) & 31
            if i < least:
                least = i
                tied = 0
            if i == least:
                tied |= 1 << seat
    f.a = <uint8_t>tied
    f.b = 0
    f.x = 0
