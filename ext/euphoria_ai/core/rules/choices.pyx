"""Decisions of seats: for every kind of choice frame its legal moves and what each does.

`legal_choices` and `apply_choice` look at the top frame only.  Moves come out in the order of their integers where that is cheap; the Python
facade sorts.  Applying trusts its caller: legality is tested one level up.
It is long because every kind of decision has its two small functions here.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from euphoria_ai.core.rules.triggers cimport *
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.rules.benefits cimport put_star
from euphoria_ai.core.rules.flow cimport *
from euphoria_ai.core.rules.gains cimport slots_for
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.rules.costs cimport any_payable, dilemma_costs, dilemma_payable, space_costs
from euphoria_ai.core.rules.payments cimport multisets, pay, payments
from euphoria_ai.core.state.tables cimport rules_of


# ---------------------------------------------------------------- turn and placements

cdef int placements(const StateC* s, int dice, int extra, move_t* out) noexcept nogil:
    """One move per distinct face among the dice of the mask and legal space; extra: the operation that allows the placement, or EXTRA_NONE."""
    cdef const SeatC* p = &s.seats[s.active]
    cdef uint64_t spaces, left
    cdef int i, faces = 0, n = 0
    for i in range(MAX_DICE):
        if (dice >> i) & 1 and p.face[i] and (p.loc[i] == LOC_HAND or extra == EXTRA_MOVE_LAST):
            faces |= 1 << p.face[i]
    if faces == 0:
        return 0
    spaces = extra_spaces(s, extra)
    while spaces:                               # ascending integers: by space, then by face
        i = ctz64(spaces)
        spaces &= spaces - 1
        left = faces
        while left:
            out[n] = mv_place(ctz64(left), i)
            n += 1
            left &= left - 1
    return n


cdef int retrievals(const StateC* s, int seat, int below_space, move_t* out) noexcept nogil:
    """R37: every non-empty set of own workers on spaces with ids below the bound; workers with the same face on the same space are alike."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int entry[MAX_DICE]
    cdef int n_out = 0, n = 0, i, j, k, subset
    cdef move_t m
    for i in range(MAX_DICE):                   # ascending entries: space, then face
        if p.loc[i] < below_space:
            k = ((p.loc[i] + 1) << 3) | p.face[i]
            j = n
            while j > 0 and entry[j - 1] > k:
                entry[j] = entry[j - 1]
                j -= 1
            entry[j] = k
            n += 1
    for subset in range(1, 1 << n):
        m = 0
        j = 0
        for i in range(n):
            if (subset >> i) & 1:
                # of equal workers only the leading ones are taken, so each multiset comes once
                if i and entry[i] == entry[i - 1] and not (subset >> (i - 1)) & 1:
                    break
                m |= <move_t>entry[i] << (6 + 9 * j)
                j += 1
        else:
            out[n_out] = m | <move_t>M_RETRIEVE
            n_out += 1
    return n_out


cdef int uses_of(const StateC* s, int event, move_t* out) noexcept nogil:
    """`use` moves of the abilities that this seat may use now, out of a menu."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef const RulesC* r = rules_of(s)
    cdef int i, n = 0, count = abilities_for(s, s.active, event, abilities, slots)
    for i in range(count):
        if event != E_EXTRA or extra_possible(s, &r.abilities[abilities[i]]):
            out[n] = mv(M_USE, r.abilities[abilities[i]].card + 1)
            n += 1
    return n


cdef bint use_from_menu(StateC* s, move_t m, int event) noexcept nogil:
    """Begin the ability that a `use` move of a menu names; the menu's frame is gone already."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int i, n = abilities_for(s, s.active, event, abilities, slots)
    for i in range(n):
        if rules_of(s).abilities[abilities[i]].card + 1 == m_arg(m):
            begin_ability(push(s, F_ABILITY, s.active), s.active, abilities[i], slots[i], NOBODY, False)
            return True
    return False


cdef int legal_more(const StateC* s, move_t* out) noexcept nogil:
    """The menu after a placement (R18, R19, I6, I7)."""
    cdef int n = 0
    if not rules_of(s).iib_tweaks:
        if s.group:
            n = placements(s, s.group, EXTRA_NONE, out)
    elif further_placement(s):
        out[n] = M_ANOTHER
        n += 1
    if not penalised(s, s.active, P_ONE_PLACEMENT):
        n += uses_of(s, E_EXTRA, out + n)
    if n:
        n += uses_of(s, E_FREE_ACTION, out + n)
    out[n] = M_STOP
    return n + 1


cdef int legal_turn(const StateC* s, move_t* out) noexcept nogil:
    cdef int n = placements(s, 15, EXTRA_NONE, out)
    n += retrievals(s, s.active, LOC_HAND, out + n)
    if dilemma_payable(s, s.active):
        out[n] = M_DILEMMA
        n += 1
    if hears(s, s.active, E_FREE_ACTION):
        n += uses_of(s, E_FREE_ACTION, out + n)
    return n


cdef void apply_turn(StateC* s, move_t m) noexcept nogil:
    cdef SeatC* p = &s.seats[s.active]
    cdef FrameC* turn
    cdef FrameC* f
    cdef int i, face
    pop(s)
    turn = top(s)
    if m_kind(m) == M_USE:                      # a free action (I7): the turn is asked again afterwards
        use_from_menu(s, m, E_FREE_ACTION)
    elif m_kind(m) == M_PLACE:
        turn.step = TURN_ACTED
        face = m_face(m)
        for i in range(MAX_DICE):               # R18: dice that show the same number at the start of the turn
            if p.loc[i] == LOC_HAND and p.face[i] == face:
                s.group |= <uint8_t>(1 << i)
        s.group_face = <uint8_t>face
        begin_placement(s, ctz64(s.group), m_space(m))
    elif m_kind(m) == M_RETRIEVE:
        turn.step = TURN_ENDS
        f = push(s, F_RETRIEVAL, s.active)
        take_back(s, f, m)
    else:
        turn.step = TURN_ENDS
        turn.b = WAS_DILEMMA
        push(s, F_DILEMMA, s.active)


cdef void take_back(StateC* s, FrameC* f, move_t m) noexcept nogil:
    """Lift the workers that an M_RETRIEVE names: f.a their dice, f.c bit per region that all of them stood in."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef int entry, die, regions = 15
    m >>= 6
    while m & 511:
        entry = <int>(m & 511)
        m >>= 9
        for die in range(MAX_DICE):
            if p.loc[die] == (entry >> 3) - 1 and p.face[die] == entry & 7 and not (f.a >> die) & 1:
                f.a |= <uint8_t>(1 << die)
                regions &= 1 << rules_of(s).spaces[p.loc[die]].faction
                break
    for die in range(MAX_DICE):
        if (f.a >> die) & 1:
            lift_die(s, f.seat, die)
    f.c = <uint8_t>regions


cdef void place_further(StateC* s, move_t m, int dice) noexcept nogil:
    """A placement after the first, with a die of the mask."""
    cdef int i
    for i in range(MAX_DICE):
        if (dice >> i) & 1 and s.seats[s.active].face[i] == m_face(m):
            find_frame(s, F_TURN).step = TURN_ACTED
            begin_placement(s, i, m_space(m))
            return


# ---------------------------------------------------------------- payments, retrieval

cdef int frame_costs(const StateC* s, const FrameC* f, CostC* costs) noexcept nogil:
    if f.a == PAY_DILEMMA:
        return dilemma_costs(s, f.seat, costs)
    return space_costs(s, f.seat, s.pl_space, s.pl_victim, costs)


cdef int legal_surcharge(const StateC* s, int seat, move_t* out) noexcept nogil:
    """The Agency's commodity for a self-bump: one that leaves the space's cost payable."""
    cdef CostC costs[MAX_COSTS]
    cdef StateC copy = s[0]
    cdef int k, n = 0, count = space_costs(s, seat, s.pl_space, s.pl_victim, costs)
    for k in range(GOLD):
        if s.seats[seat].goods[k]:
            copy.seats[seat].goods[k] -= 1
            if any_payable(&copy, seat, costs, count):
                out[n] = M_PAY | one_good(k)
                n += 1
            copy.seats[seat].goods[k] += 1
    return n


cdef int legal_retrieve_pay(const StateC* s, int seat, move_t* out) noexcept nogil:
    """R38, with what recruits add to it: their rows answer `retrieve_pay` and name their price."""
    cdef const SeatC* p = &s.seats[seat]
    cdef AnswersC answers
    cdef const AbilityC* a
    cdef int n = 1
    out[0] = mv(M_RETRIEVE_PAY, RP_FREE)
    if p.goods[FOOD]:
        out[n] = mv(M_RETRIEVE_PAY, RP_FOOD)
        n += 1
    if p.goods[BLISS]:
        out[n] = mv(M_RETRIEVE_PAY, RP_BLISS)
        n += 1
    if hears(s, seat, E_RETRIEVE_PAY):
        answers = answers_of(s, seat, E_RETRIEVE_PAY)
        a = next_answer(s, &answers)
        while a != NULL:
            if p.goods[a.good] >= a.good_n:
                out[n] = mv(M_RETRIEVE_PAY, RP_RECRUIT, a.card + 1)
                n += 1
            a = next_answer(s, &answers)
    return n


cdef void apply_retrieve_pay(StateC* s, move_t m) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const AbilityC* a
    cdef int seat = top(s).seat, how = m_arg(m)
    pop(s)
    if how == RP_FREE:                          # Cafeteria: 2 in all
        top(s).b = 1
        find_frame(s, F_TURN).b = WAS_FREE_RETRIEVAL
        lose_morale(s, seat, r.retrieve_loss + penalised(s, seat, P_FREE_RETRIEVE_COSTS_MORE))
    elif how == RP_RECRUIT:
        a = &r.abilities[r.cards[m_arg2(m) - 1].first]
        while a.event != E_RETRIEVE_PAY:
            a += 1
        s.seats[seat].goods[a.good] -= a.good_n
        do_at_once(s, seat, a)
    else:
        s.seats[seat].goods[FOOD if how == RP_FOOD else BLISS] -= 1
        gain_morale(s, seat, r.retrieve_gain)


# ---------------------------------------------------------------- cards and goods

cdef int legal_take(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Every multiset of f.b goods of the kinds in f.a."""
    cdef move_t unit[N_GOODS]
    cdef int room[N_GOODS]
    cdef int k, i, n = 0
    if f.c == TAKE_ONE_OF_EACH:
        for k in range(GOLD, N_GOODS):
            for i in range(GOLD):
                out[n] = M_TAKE + one_good(k) + one_good(i)
                n += 1
        return n
    for k in range(N_GOODS):
        if (f.a >> k) & 1:
            unit[n] = one_good(k)
            room[n] = f.b
            n += 1
    n = multisets(M_TAKE, unit, room, n, f.b, out, MAX_MOVES - 1)
    if f.c == TAKE_OR_ARTIFACT:
        out[n] = M_TAKE | (<move_t>1 << ARTIFACT_BIT)
        n += 1
    return n


cdef int legal_price(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Every multiset of f.b commodities that the seat owns."""
    cdef move_t unit[N_GOODS]
    cdef int room[N_GOODS]
    cdef int k
    for k in range(GOLD):
        unit[k] = one_good(k)
        room[k] = s.seats[f.seat].goods[k]
    return multisets(M_PAY, unit, room, GOLD, f.b, out, MAX_MOVES)


cdef void take_items(StateC* s, int seat, move_t m) noexcept nogil:
    cdef int k
    for k in range(N_GOODS):
        if m_good(m, k):
            gain_good(s, seat, k, m_good(m, k))
    change_morale(s, seat, <int>((m >> MORALE_SHIFT) & 3))
    change_knowledge(s, seat, -<int>((m >> KNOWLEDGE_SHIFT) & 3))


cdef int legal_discard(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Every multiset of f.a cards of the hand, or of the cards kept apart (f.b)."""
    cdef move_t unit[N_ARTIFACTS]
    cdef int room[N_ARTIFACTS]
    cdef int k
    for k in range(N_ARTIFACTS):
        unit[k] = <move_t>1 << (6 + 3 * k)
        room[k] = s.seats[f.seat].hand[k]
        if f.b:
            room[k] = (find_frame(<StateC*>s, F_ABILITY).x >> (4 * k)) & 15
        if room[k] > 7 or (f.c and not (f.c >> k) & 1):
            room[k] = 0 if f.c else 7
    return multisets(M_DISCARD, unit, room, N_ARTIFACTS, f.a, out, MAX_MOVES)


cdef void apply_discard(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).seat, apart = top(s).b, k, n, held
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* f
    pop(s)
    f = top(s)
    for k in range(N_ARTIFACTS):
        n = <int>((m >> (6 + 3 * k)) & 7)
        if apart:                               # the rest joins the hand
            held = (f.x >> (4 * k)) & 15
            s.discard[k] += <uint8_t>n
            s.discard_n += <uint8_t>n
            p.hand[k] += <uint8_t>(held - n)
            p.hand_n += <uint8_t>(held - n)
        elif n:
            discard_card(s, seat, k, n)
            if f.kind == F_ABILITY:
                f.x = <uint32_t>k               # what was discarded may matter (Esme)
    if apart:
        f.x = 0


cdef int legal_recruits(const StateC* s, int seat, move_t* out) noexcept nogil:
    """R7: an active and a hidden one out of four."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, j, n = 0
    for i in range(MAX_SLOTS):
        for j in range(MAX_SLOTS):
            if i != j and p.recruit[i] and p.recruit[j] and rules_of(s).cards[p.recruit[j] - 1].faction != NO_FACTION:     # R11
                out[n] = mv(M_KEEP, p.recruit[i], p.recruit[j])
                n += 1
    return n


cdef void apply_recruits(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).seat, i, n = 0
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


cdef bint trade_possible(const StateC* s, const FrameC* f) noexcept nogil:
    """The other side owns what is asked for (high four bits)."""
    cdef const SeatC* p = &s.seats[f.seat]
    cdef int i
    for i in range(N_GOODS):
        if p.goods[i] < s.trade[i] >> 4:
            return False
    for i in range(N_ARTIFACTS):
        if p.hand[i] < s.trade[N_GOODS + i] >> 4:
            return False
    return True


cdef void know_more(StateC* s, int observer, int holder, int kind, int n) noexcept nogil:
    cdef int k = ((s.known[observer][holder] >> (4 * kind)) & 15) + n
    s.known[observer][holder] = (s.known[observer][holder] & ~(<uint32_t>15 << (4 * kind))) | (<uint32_t>max(k, 0) << (4 * kind))


cdef void hand_over(StateC* s, int giver, int taker, int shift) noexcept nogil:
    """Cards of a trade: the two sides know what went over; the others only that something may have gone."""
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
        k = (s.known[taker][giver] >> (4 * i)) & 15
        know_more(s, taker, giver, i, -min(k, n))
        moved += n
    if not moved:
        return
    for o in range(s.n_seats):                  # an onlooker cannot tell which of the known cards went
        if o != giver and o != taker:
            for i in range(N_ARTIFACTS):
                k = (s.known[o][giver] >> (4 * i)) & 15
                know_more(s, o, giver, i, -min(k, moved))


cdef void apply_trade(StateC* s, move_t m) noexcept nogil:
    cdef int partner = top(s).seat, proposer = top(s).a, i
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


# ---------------------------------------------------------------- the table of choices

cdef int yes_no(int yes, int no, int arg, move_t* out) noexcept nogil:
    out[0] = mv(yes, arg)
    out[1] = mv(no, arg)
    return 2


cdef int legal_choices(const StateC* s, move_t* out) noexcept nogil:
    """Legal moves of the choice on top of the stack; at least one.  out has room for MAX_MOVES."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const RulesC* r = rules_of(s)
    cdef CostC costs[MAX_COSTS]
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int kind = f.kind, n, i
    cdef uint32_t left
    if kind == C_TURN:
        return legal_turn(s, out)
    elif kind == C_MORE:
        return legal_more(s, out)
    elif kind == C_PLACE:
        n = placements(s, f.a, f.c, out)
        if f.b:
            out[n] = mv(M_DECLINE, f.b)
            n += 1
        return n
    elif kind == C_PAY:
        if f.a == PAY_SURCHARGE:
            return legal_surcharge(s, f.seat, out)
        n = frame_costs(s, f, costs)
        return payments(s, f.seat, costs, n, out)
    elif kind == C_RETRIEVE_PAY:
        return legal_retrieve_pay(s, f.seat, out)
    elif kind == C_USE:
        return yes_no(M_USE, M_DECLINE, r.abilities[f.a].card + 1, out)
    elif kind == C_OPPONENT:
        return yes_no(M_ACCEPT, M_REFUSE, 0, out)
    elif kind == C_DRAW:
        out[0] = M_DRAW
        n = abilities_for(s, f.seat, E_DRAW, abilities, slots)
        for i in range(n):
            out[i + 1] = mv(M_USE, r.abilities[abilities[i]].card + 1)
        return n + 1
    elif kind == C_TAKE or kind == C_BONUS:
        return legal_take(s, f, out)
    elif kind == C_TUNNEL:
        out[0] = M_TAKE | one_good(f.a)
        out[1] = M_TAKE | (<move_t>1 << ARTIFACT_BIT)
        return 2
    elif kind == C_TAKE_OR:
        n = 0
        if f.a:
            out[n] = M_TAKE | one_good(f.a - 1)
            n += 1
        if f.b & 1:
            out[n] = M_TAKE | (<move_t>1 << MORALE_SHIFT)
            n += 1
        if f.b & 2:
            out[n] = M_TAKE | (<move_t>1 << KNOWLEDGE_SHIFT)
            n += 1
        return n
    elif kind == C_LOSE:
        n = 0
        for i in range(N_GOODS):
            if s.seats[f.seat].goods[i]:
                out[n] = mv(M_LOSE, i)
                n += 1
        return n
    elif kind == C_DISCARD:
        return legal_discard(s, f, out)
    elif kind == C_STAR:
        n = 0
        left = f.mask
        while left:
            out[n] = mv(M_STAR, ctz64(left))
            n += 1
            left &= left - 1
        return n
    elif kind == C_FACE:
        n = 0
        for i in range(1, 7):
            if not f.mask or (f.mask >> i) & 1:
                out[n] = mv(M_FACE, i)
                n += 1
        return n
    elif kind == C_OUTCOME:
        out[0] = mv(M_OUTCOME, 0)
        out[1] = mv(M_OUTCOME, 1)
        return 2
    elif kind == C_RECRUITS:
        return legal_recruits(s, f.seat, out)
    elif kind == C_DRAFT:
        out[0] = mv(M_KEEP, below(<StateC*>s).b)
        out[1] = mv(M_KEEP, below(<StateC*>s).c)
        return 2
    elif kind == C_TRADE:
        out[0] = M_REFUSE
        if trade_possible(s, f):
            out[1] = M_ACCEPT
            return 2
        return 1
    return legal_more_choices(s, f, out)


cdef int legal_more_choices(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Choices that the expansion brought."""
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[f.seat]
    cdef int kind = f.kind, n = 0, i
    cdef uint32_t left
    if kind == C_REDRAW:
        for i in range(MAX_SLOTS):
            if p.recruit[i] and r.cards[p.recruit[i] - 1].faction == NO_FACTION:
                out[n] = mv(M_REFUSE_CARD, p.recruit[i])
                n += 1
    elif kind == C_BUY:
        left = slots_for(s, f.seat, below(<StateC*>s).b & GAIN_FREE)
        while left:
            i = ctz64(left)
            out[n] = mv(M_BUY, i + 1, s.bazaar[i])
            n += 1
            left &= left - 1
    elif kind == C_PRICE:
        return legal_price(s, f, out)
    elif kind == C_BUMP:
        left = workers_here(s, f.seat, s.pl_space)
        while left:
            i = ctz64(left)
            left &= left - 1
            out[n] = mv(M_BUMP, (i >> 2) + 1, s.seats[i >> 2].face[i & 3])
            n += 1
            if n > 1 and out[n - 2] == out[n - 1]:
                n -= 1
        n = unique(out, n)
    elif kind == C_IGNORE:
        for i in range(N_SITES):
            if s.tiles[i] and not (p.tile_stars >> i) & 1:
                out[n] = mv(M_IGNORE, i)
                n += 1
    elif kind == C_ACTIVATE:
        left = hidden_slots(s, f.seat)
        while left:
            out[n] = mv(M_ACTIVATE, p.recruit[ctz64(left)])
            n += 1
            left &= left - 1
    elif kind == C_SAMUEL:
        return retrievals(s, f.seat, N_FACTIONS, out)
    elif kind == C_PRISON:
        n = unique(out, single_retrievals(s, f.seat, out))
        out[n] = M_REFUSE
        n += 1
    return n


cdef int unique(move_t* moves, int n) noexcept nogil:
    cdef int i, j, count = 0
    for i in range(n):
        for j in range(count):
            if moves[j] == moves[i]:
                break
        else:
            moves[count] = moves[i]
            count += 1
    return count


cdef int single_retrievals(const StateC* s, int seat, move_t* out) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, n = 0
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND:
            out[n] = <move_t>M_RETRIEVE | (<move_t>(((p.loc[i] + 1) << 3) | p.face[i]) << 6)
            n += 1
    return n


cdef void apply_choice(StateC* s, move_t m) noexcept nogil:
    """Carry out one legal move of the choice on top of the stack."""
    cdef const RulesC* r = rules_of(s)
    cdef FrameC* f = top(s)
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int kind = f.kind, seat = f.seat, i, n
    if kind == C_TURN:
        apply_turn(s, m)
    elif kind == C_MORE:
        pop(s)
        if m_kind(m) == M_PLACE:
            place_further(s, m, s.group)
        elif m_kind(m) == M_ANOTHER:
            s.balloon = 0
            top(s).step = TURN_ANNOUNCED
        elif m_kind(m) == M_USE:
            if use_from_menu(s, m, E_FREE_ACTION):
                below(s).step = TURN_MENU
            else:
                use_from_menu(s, m, E_EXTRA)
    elif kind == C_PLACE:
        n = f.a
        i = f.c
        pop(s)
        if m_kind(m) == M_PLACE:
            if i == EXTRA_MOVE_LAST:
                lift_with_face(s)
            place_further(s, m, n)
    elif kind == C_PAY:
        i = f.a
        pop(s)
        pay(s, seat, m)
        if i != PAY_SURCHARGE:
            s.pl_payment = m
    elif kind == C_RETRIEVE_PAY:
        apply_retrieve_pay(s, m)
    elif kind == C_USE:
        if m_kind(m) == M_USE:
            f.kind = F_ABILITY
        else:
            pop(s)
    elif kind == C_OPPONENT:
        i = f.a
        n = f.b
        pop(s)
        if m_kind(m) == M_ACCEPT:
            if i == NOBODY:
                push_draws(s, seat, n, 0)
            else:
                gain_good(s, seat, i, n)
    elif kind == C_DRAW:
        if m_kind(m) == M_DRAW:
            if s.deck_n == 0:
                renew_deck(s)
            f.kind = X_DRAW
        else:
            n = abilities_for(s, seat, E_DRAW, abilities, slots)
            for i in range(n):
                if r.abilities[abilities[i]].card + 1 == m_arg(m):
                    begin_ability(f, seat, abilities[i], slots[i], NOBODY, True)
                    return
    elif kind == C_TAKE or kind == C_BONUS or kind == C_TAKE_OR:
        pop(s)
        if (m >> ARTIFACT_BIT) & 1:
            push_draws(s, seat, 1, GAIN_FREE)
        else:
            take_items(s, seat, m)
    elif kind == C_TUNNEL:
        pop(s)
        top(s).a = 2 if (m >> ARTIFACT_BIT) & 1 else 1
    elif kind == C_LOSE:
        pop(s)
        s.seats[seat].goods[m_arg(m)] -= 1
    elif kind == C_DISCARD:
        apply_discard(s, m)
    elif kind == C_STAR:
        pop(s)
        put_star(s, m_arg(m))
    elif kind == C_FACE:
        pop(s)
        s.preset = <uint8_t>m_arg(m)
    elif kind == C_OUTCOME:
        apply_outcome(s, m)
    elif kind == C_RECRUITS:
        apply_recruits(s, m)
    elif kind == C_DRAFT:
        pop(s)
        f = top(s)
        i = f.c if m_arg(m) == f.b else f.b
        f.b = <uint8_t>m_arg(m)
        f.c = 0
        refuse(s, seat, i)
    elif kind == C_TRADE:
        apply_trade(s, m)
    else:
        apply_more_choices(s, m)


cdef void apply_more_choices(StateC* s, move_t m) noexcept nogil:
    """Choices that the expansion brought."""
    cdef FrameC* f = top(s)
    cdef SeatC* p = &s.seats[f.seat]
    cdef int kind = f.kind, seat = f.seat, flags = f.a, i, die
    pop(s)
    f = top(s)
    if kind == C_REDRAW:
        for i in range(MAX_SLOTS):
            if p.recruit[i] == m_arg(m):
                p.recruit[i] = CARD_NONE
                set_gone(s, m_arg(m))
                f = push(s, X_DEAL, seat)
                f.a = DEAL_SETUP
                f.b = <uint8_t>i
                return
    elif kind == C_BUY:
        f.c = <uint8_t>m_arg(m)
        f.d = <uint8_t>m_arg2(m)
    elif kind == C_PRICE:
        pay(s, seat, m)
    elif kind == C_BUMP:
        bump_from_area(s, m_arg(m) - 1, m_arg2(m))
    elif kind == C_IGNORE:
        s.ignored |= <uint8_t>(1 << m_arg(m))
        refresh_seat(s, seat)
    elif kind == C_ACTIVATE:
        for i in range(MAX_SLOTS):
            if p.recruit[i] == m_arg(m) and not slot_flags(p, i) & R_ACTIVE:
                activate(s, seat, i, flags)
    elif kind == C_SAMUEL:
        f = push(s, F_RETRIEVAL, seat)
        f.step = 2
        f.d = 1
        take_back(s, f, m)
    elif kind == C_PRISON:
        if m_kind(m) == M_RETRIEVE:
            f = push(s, F_ROLL, seat)
            take_back(s, f, m)
            f.c = 0


cdef void activate(StateC* s, int seat, int slot, int flags) noexcept nogil:
    """A hidden recruit is turned up outside the ordinary reveals; its stars belong to the event at hand."""
    set_slot_flags(&s.seats[seat], slot, flags)
    refresh_seat(s, seat)
    track_end_stars(s, seat, slot)
    if not flags & R_WORKING:
        find_frame(s, F_PLACEMENT).c = 1        # it works from the end of this placement on (R85)
    else:
        end_star_event(s)


cdef void bump_from_area(StateC* s, int victim, int face) noexcept nogil:
    """Jedidiah: a bump like any other, but off a commodity area."""
    cdef FrameC* f
    cdef int die
    for die in range(MAX_DICE):
        if s.seats[victim].loc[die] == s.pl_space and s.seats[victim].face[die] == face:
            s.pl_victim = <uint8_t>victim
            s.pl_victim_face = <uint8_t>face
            lift_die(s, victim, die)
            f = push(s, F_BUMP, victim)
            f.a = <uint8_t>die
            f.b = <uint8_t>face
            return


cdef void apply_outcome(StateC* s, move_t m) noexcept nogil:
    """R96-R98: 0 a star on the card, 1 two recruits to choose from."""
    cdef int seat = top(s).seat
    pop(s)
    if m_arg(m) == 0:
        top(s).step = 4
        star_on_dilemma(s, seat)
        end_star_event(s)
    else:
        s.seats[seat].turn_flags |= T_DILEMMA_RECRUITS


cdef void refuse(StateC* s, int seat, int card) noexcept nogil:
    """A card that only this seat has seen leaves the game."""
    cdef int i = 0
    while i < MAX_SLOTS - 1 and s.seats[seat].refused[i] != CARD_NONE:
        i += 1
    s.seats[seat].refused[i] = <uint8_t>card
