"""A placement (R22-R29), the bump that may begin it (R24-R26) and the completion of a market that
may end it (R62-R68)."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport count_in, with_count
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport end_star_event, star_on_tile, track_end_stars
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.benefits cimport step_benefit
from euphoria_ai.core.rules.costs cimport any_payable, space_costs
from euphoria_ai.core.rules.triggers cimport answer_inline, open_window, own_window


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


cdef void begin_placement(StateC* s, int die, int space) noexcept nogil:
    cdef int i
    push(s, F_PLACEMENT, s.active)
    clear_placement(s)
    s.pl_space = <uint8_t>space
    s.pl_die = <uint8_t>die
    s.pl_face = s.seats[s.active].face[die]
    s.group &= <uint8_t>~(1 << die)
    s.stack[0].turn.late = 0
    for i in range(N_FACTIONS):
        s.pl_levels[i] = s.tracks[i]            # R82: the level before the placement decides


cdef uint64_t PAYMENT_EVENTS = (
    (<uint64_t>1 << E_COST) | (<uint64_t>1 << E_PAID) | (<uint64_t>1 << E_PAID_AFTER)
    | (<uint64_t>1 << E_BEFORE_BENEFIT) | (<uint64_t>1 << E_MORALE_LOST)
)


cdef void step_placement(StateC* s, FrameC* f) noexcept nogil:
    """Stretch after stretch, until one of them pushes a frame, or the placement is over."""
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.over and not s.due:
        placement_stretch(s, &f.placement)


cdef inline void placement_stretch(StateC* s, PlacementF* f) noexcept nogil:
    cdef int step = f.step
    cdef int seat = f.seat
    if step == PLACE_ARRIVE:                    # R23 1, 2: die down, bump
        f.step = PLACE_BUMPED
        arrive(s)
    elif step == PLACE_BUMPED:                  # R23 3, R25
        f.step = PLACE_PAY
        if s.pl_flags & PL_BUMPED_OTHER:
            own_window(s, E_BUMP, seat, s.pl_victim)
    elif step == PLACE_PAY:                     # R23 4, R27
        f.step = PLACE_PAID
        ask_payment(s, f)
    elif step == PLACE_PAID and not s.seats[seat].hears & PAYMENT_EVENTS:
        # the common case: nobody answers the payment
        f.step = PLACE_BENEFIT
    elif step == PLACE_PAID:
        f.step = PLACE_PAID_AFTER
        answer_inline(s, E_PAID, seat)
        check_hands(s)
    elif step == PLACE_PAID_AFTER:
        f.step = PLACE_BEFORE_BENEFIT
        own_window(s, E_PAID_AFTER, seat, NOBODY)
    elif step == PLACE_BEFORE_BENEFIT:
        f.step = PLACE_BENEFIT
        own_window(s, E_BEFORE_BENEFIT, seat, NOBODY)
    elif step < PLACE_BENEFIT_OVER:             # R23 5, R28
        step_benefit(s, f)
    else:
        end_placement(s, f)


cdef bint nothing_follows(const StateC* s, int seat) noexcept nogil:
    """The common case: nobody answers the benefit, no site is finished, no faction revealed."""
    return not (hears(s, seat, E_AFTER_BENEFIT) or site_finished(s) or newly_revealed(s))


cdef inline void end_placement(StateC* s, PlacementF* f) noexcept nogil:
    """What follows the benefit."""
    cdef int step = f.step
    if step == PLACE_BENEFIT_OVER and nothing_follows(s, f.seat):
        f.step = PLACE_HANDS
        end_star_event(s)
    elif step == PLACE_BENEFIT_OVER:
        f.step = PLACE_COMPLETION
        if not s.pl_flags & PL_UNPAID:
            own_window(s, E_AFTER_BENEFIT, f.seat, NOBODY)
    elif step == PLACE_COMPLETION:              # R23 6, R64
        f.step = PLACE_FACTIONS
        if site_finished(s):
            push(s, F_COMPLETION, f.seat).completion.site = rules_of(s).spaces[s.pl_space].site
    elif step == PLACE_FACTIONS:
        # R23 7; who leaves the game then leaves before the ordinary reveals
        f.step = PLACE_REVEAL
        if newly_revealed(s):
            open_window(s, E_FACTION_REVEALED, ALL_SEATS, NOBODY)
    elif step == PLACE_REVEAL:
        f.step = PLACE_HANDS
        f.revealed |= <uint8_t>reveal(s)
        end_star_event(s)
    elif step == PLACE_HANDS:                   # R23 8
        f.step = PLACE_LAST
        check_hands(s)
    elif step == PLACE_LAST:
        f.step = PLACE_OVER
        # who answers is settled before the recruits just revealed begin to work (R85)
        own_window(s, E_PLACED, f.seat, NOBODY)
        if f.revealed:
            start_working(s)
    else:
        pop(s)


cdef void arrive(StateC* s) noexcept nogil:
    """The die takes its space; whoever stood there is on the way home (R24, R26)."""
    cdef int seat = s.active, old = s.occ[s.pl_space] if s.pl_space < MAX_SPACES else 0
    cdef int victim, die
    cdef BumpF* bump
    if old:
        victim = (old - 1) >> 2
        die = (old - 1) & 3
        s.pl_victim = <uint8_t>victim
        s.pl_victim_face = s.seats[victim].face[die]
        s.pl_flags |= PL_BUMPED
        if victim != seat:
            s.pl_flags |= PL_BUMPED_OTHER
        lift_die(s, victim, die)
        bump = &push(s, F_BUMP, victim).bump
        bump.die = <uint8_t>die
        bump.face = s.pl_victim_face
        if victim == seat and penalised(s, seat, P_SELF_BUMP_PAYS):
            push(s, C_PAY, seat).pay.what = PAY_SURCHARGE
    put_die(s, seat, s.pl_die, s.pl_space)


cdef void ask_payment(StateC* s, PlacementF* f) noexcept nogil:
    """R27: any alternative that can be paid at this moment; if none is left nothing is paid and
    there is no benefit."""
    cdef CostC costs[MAX_COSTS]
    cdef int n
    n = space_costs(s, f.seat, s.pl_space, s.pl_victim, costs)
    if n == 1 and is_free(&costs[0]):
        return
    if not any_payable(s, f.seat, costs, n):
        s.pl_flags |= PL_UNPAID
        f.step = PLACE_BENEFIT_OVER
        return
    push(s, C_PAY, f.seat)


cdef bint is_free(const CostC* c) noexcept nogil:
    cdef int chosen = c.any_resource + c.any_commodity + c.nonbliss + c.any_artifact + c.identical
    return not (c.good_mask or c.art_mask or chosen or c.morale or c.knowledge or c.sacrifice)


cdef bint site_finished(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    return sp.group == G_SLOT and s.site_n[sp.site] >= r.site_needs


cdef int newly_revealed(const StateC* s) noexcept nogil:
    """R83, R58: bit per faction that has just reached the point at which its hidden recruits become
    active."""
    cdef const RulesC* r = rules_of(s)
    cdef int faction, m = 0
    for faction in range(N_FACTIONS):
        if (s.revealed >> faction) & 1:
            continue
        if s.tracks[faction] >= r.tier3:
            m |= 1 << faction
        elif faction < N_TUNNELS and s.miners[faction] >= r.tunnel_reveal:
            m |= 1 << faction
    return m


cdef int reveal(StateC* s) noexcept nogil:
    """R83, R58, R85-R87: hidden recruits of factions that have just reached their point become
    active."""
    cdef const RulesC* r = rules_of(s)
    cdef int faction, seat, slot, found = 0, _, new = newly_revealed(s)
    cdef SeatC* p
    for faction in range(N_FACTIONS):
        if not (new >> faction) & 1:
            continue
        s.revealed |= <uint8_t>(1 << faction)
        seat = s.active
        for _ in range(s.n_seats):
            p = &s.seats[seat]
            for slot in range(MAX_SLOTS):
                if p.recruit[slot] == CARD_NONE or slot_flags(p, slot) & R_ACTIVE:
                    continue
                if r.cards[p.recruit[slot] - 1].faction != faction:
                    continue
                set_slot_flags(p, slot, R_ACTIVE)
                refresh_seat(s, seat)
                found = 1
                track_end_stars(s, seat, slot)
            seat = next_seat(s, seat)
    return found


cdef void step_bump(StateC* s, FrameC* f) noexcept nogil:
    """The owner is asked before the player who bumped (R89a); then the roll and its check (R24)."""
    cdef int victim = f.bump.seat, die = f.bump.die
    if f.bump.step == BUMP_OWNER:
        f.bump.step = BUMP_BUMPING
        if victim == s.active and penalised(s, victim, P_SELF_BUMP_KNOWLEDGE):
            gain_knowledge(s, victim, 1)
        own_window(s, E_BUMPED_OWNER, victim, s.active)
    elif f.bump.step == BUMP_BUMPING:
        f.bump.step = BUMP_ROLL
        if victim != s.active:
            own_window(s, E_BUMPING, s.active, victim)
    else:
        turn_into(f, F_ROLL)
        f.roll.dice = <uint8_t>(1 << die)


# ---------------------------------------------------------------- completion (R62-R68)

cdef void step_completion(StateC* s, FrameC* frame) noexcept nogil:
    cdef CompletionF* f = &frame.completion
    cdef int seat, i, _
    if f.step == COMPLETE_TILE:
        f.step = COMPLETE_STARS
        for i in range(MAX_SPACES):
            if (rules_of(s).site_slots[f.site] >> i) & 1 and s.occ[i]:
                f.helpers |= <uint8_t>(1 << ((s.occ[i] - 1) >> 2))
                f.workers |= <uint32_t>1 << (s.occ[i] - 1)
        push(s, X_TILE, f.seat).tile.site = f.site
    elif f.step == COMPLETE_STARS:              # one event: all stars of the completion (R110)
        f.step = COMPLETE_ANSWERS
        seat = s.active
        for _ in range(s.n_seats):
            if (f.helpers >> seat) & 1 and s.seats[seat].stars_left:
                star_on_tile(s, seat, f.site)   # R67
            seat = next_seat(s, seat)
        end_star_event(s)
    elif f.step == COMPLETE_ANSWERS:
        f.step = COMPLETE_HANDS
        open_window(s, E_COMPLETED, ALL_SEATS, NOBODY)
    elif f.step == COMPLETE_HANDS:
        f.step = COMPLETE_LIFT
        check_hands(s)
    elif f.step == COMPLETE_LIFT:
        f.step = COMPLETE_HOME
        for i in range(MAX_SEATS * MAX_DICE):
            if (f.workers >> i) & 1:
                lift_die(s, i >> 2, i & 3)
    elif f.workers == 0:
        pop(s)
    else:                                       # active player first, then clockwise
        seat = s.active
        while not count_in(f.workers, seat):
            seat = next_seat(s, seat)
        i = count_in(f.workers, seat)
        f.workers = with_count(f.workers, seat, 0)
        push(s, F_ROLL, seat).roll.dice = <uint8_t>i
