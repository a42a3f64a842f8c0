"""Costs and payments.

A cost is a list of alternatives (CostC).  Recruits that change costs are rows with the event `cost`: they add an alternative or rewrite
the list, in the order of their operations (Josh's bliss before Brian's food, R89a).  Legality (R22) and the payment itself (R27) are worked
out from the same list, so they cannot disagree.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.vocabulary cimport *


cdef bint payable(const SeatC* p, const CostC* c) noexcept nogil:
    """Can all of this alternative be paid with what the seat owns now?"""
    cdef int i, n, fixed, left
    left = c.good_mask
    while left:
        i = ctz64(left)
        left &= left - 1
        if p.goods[i] < c.goods[i]:
            return False
    if c.any_resource:
        fixed = c.goods[GOLD] + c.goods[CLAY] + c.goods[STONE]
        if resources(p) - fixed < c.any_resource:
            return False
    if c.any_commodity or c.nonbliss:
        n = commodities(p) - c.goods[ENERGY] - c.goods[WATER] - c.goods[FOOD] - c.goods[BLISS]
        if n < c.any_commodity + c.nonbliss:
            return False
        if n - (p.goods[BLISS] - c.goods[BLISS]) < c.nonbliss:
            return False
    fixed = 0
    left = c.art_mask
    while left:
        i = ctz64(left)
        left &= left - 1
        if p.hand[i] < c.artifact[i]:
            return False
        fixed += c.artifact[i]
    if p.hand_n - fixed < c.any_artifact:
        return False
    if c.identical and not holds_identical(p, c):
        return False
    if c.sacrifice and available_dice(p) <= c.sacrifice - 1:
        return False
    return p.morale > c.morale and p.knowledge + c.knowledge <= p.knowledge_cap


cdef int available_dice(const SeatC* p) noexcept nogil:
    cdef int i, n = 0
    for i in range(MAX_DICE):
        n += p.loc[i] == LOC_HAND and p.face[i] != 0
    return n


cdef bint holds_identical(const SeatC* p, const CostC* c) noexcept nogil:
    cdef int i
    if p.hand_n < c.identical:
        return False
    for i in range(N_ARTIFACTS):
        if p.hand[i] - c.artifact[i] >= c.identical:
            return True
    return False


cdef bint any_payable(const StateC* s, int seat, const CostC* costs, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        if payable(&s.seats[seat], &costs[i]):
            return True
    return False


# ---------------------------------------------------------------- what a space costs

cdef int printed_costs(const StateC* s, int seat, int space, CostC* out) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[space]
    cdef int i, n = 0
    if sp.group == G_MARKET:
        out[0] = r.tile[s.tiles[sp.site] - 1].cost
        return 1
    if sp.group == G_END and not (s.seats[seat].factions >> sp.faction) & 1:
        return 0                            # R60
    for i in range(sp.n_costs):
        if sp.costs[i].identical and penalised(s, seat, P_NO_PAIRS):
            continue
        out[n] = sp.costs[i]
        n += 1
    return n


cdef int rewrite(const StateC* s, int seat, int space, int holder, const AbilityC* a, CostC* out, int n) noexcept nogil:
    """One recruit's change of the list; holder is who stands (stood) on the space, NOBODY if it is (was) empty."""
    cdef const SpaceC* sp = &rules_of(s).spaces[space]
    cdef int i, k, had = n
    if a.cond == COND_BUMPS_OTHER and (holder == NOBODY or holder == seat):
        return n
    if a.cond == COND_NO_ACCESS and (s.seats[seat].factions >> sp.faction) & 1:
        return n
    if a.op[0] == OP_FREE_IF_EMPTY:
        if holder == NOBODY:
            memset(&out[0], 0, sizeof(CostC))
            return 1
    elif a.op[0] == OP_WILDCARD:
        n = add_wildcards(out, n, a.p[0], a.tag)
    elif a.op[0] == OP_ALTERNATIVE:
        if n < MAX_COSTS:
            out[n] = a.cost
            n += 1
    elif a.op[0] == OP_BLISS_FOR_RESOURCE:
        for i in range(had):
            k = out[i].goods[GOLD] + out[i].goods[CLAY] + out[i].goods[STONE] + out[i].any_resource
            if k and n < MAX_COSTS:
                out[n] = out[i]
                out[n].goods[GOLD] = out[n].goods[CLAY] = out[n].goods[STONE] = out[n].any_resource = 0
                out[n].goods[BLISS] += <uint8_t>k
                out[n].good_mask |= 1 << BLISS
                n += 1
    elif a.op[0] == OP_FOOD_FOR_BLISS:
        for i in range(had):
            for k in range(1, out[i].goods[BLISS] + 1):
                if n < MAX_COSTS:
                    out[n] = out[i]
                    out[n].goods[BLISS] -= <uint8_t>k
                    out[n].goods[FOOD] += <uint8_t>k
                    out[n].good_mask |= 1 << FOOD
                    if sp.group == G_MARKET:
                        out[n].via = a.tag
                    n += 1
    elif a.op[0] == OP_SURCHARGE:
        for i in range(n):
            out[i].morale += a.cost.morale
    return n


cdef int add_wildcards(CostC* out, int n, int kind, int tag) noexcept nogil:
    """I10: one card of the kind for the named artifact, or for one card of a pair.  Ways that need no substitution are sorted out when the
    payments are listed."""
    cdef int i, k, had = n
    for i in range(had):
        if out[i].via:
            continue                            # one substitution a payment
        if out[i].identical == 2 and n < MAX_COSTS:
            out[n] = out[i]
            out[n].identical = 0
            out[n].any_artifact = 1
            name_card(&out[n], kind)
            out[n].via = <uint8_t>tag
            n += 1
        for k in range(N_ARTIFACTS):
            if out[i].artifact[k] and k != kind and n < MAX_COSTS:
                out[n] = out[i]
                out[n].artifact[k] -= 1
                name_card(&out[n], kind)
                out[n].via = <uint8_t>tag
                n += 1
    return n


cdef void name_card(CostC* c, int kind) noexcept nogil:
    c.artifact[kind] += 1
    c.art_mask |= <uint8_t>(1 << kind)


cdef int cost_changers(const StateC* s, int seat, const AbilityC** out) noexcept nogil:
    """Cost-changing abilities of a seat in the order in which they apply: by operation, then by card."""
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[seat]
    cdef const CardC* card
    cdef const AbilityC* a
    cdef int slot, i, j, n = 0
    for slot in range(MAX_SLOTS):
        if not slot_flags(p, slot) & R_WORKING:
            continue
        card = &r.cards[p.recruit[slot] - 1]
        if not (card.events >> E_COST) & 1:
            continue
        for i in range(card.first, card.first + card.n):
            a = &r.abilities[i]
            if a.event == E_COST:
                j = n
                while j > 0 and (out[j - 1].op[0] > a.op[0] or (out[j - 1].op[0] == a.op[0] and out[j - 1].card > a.card)):
                    out[j] = out[j - 1]
                    j -= 1
                out[j] = a
                n += 1
    return n


cdef int changed_costs(const StateC* s, int seat, int space, int holder, const AbilityC** changers, int n_changers,
                       CostC* out) noexcept nogil:
    cdef int i, n = printed_costs(s, seat, space, out)
    for i in range(n_changers):
        if (changers[i].where >> space) & 1:
            n = rewrite(s, seat, space, holder, changers[i], out, n)
    return n


cdef int space_costs(const StateC* s, int seat, int space, int holder, CostC* out) noexcept nogil:
    """Every alternative of the cost of `space` for this seat (room for MAX_COSTS); 0 if none exists."""
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    if not hears(s, seat, E_COST):
        return printed_costs(s, seat, space, out)
    return changed_costs(s, seat, space, holder, changers, cost_changers(s, seat, changers), out)


cdef int dilemma_costs(const StateC* s, int seat, CostC* out) noexcept nogil:
    """R95: the artifact shown, or any two."""
    memset(out, 0, 2 * sizeof(CostC))
    out[0].artifact[rules_of(s).dilemma_artifact[s.seats[seat].dilemma - 1]] = 1
    out[0].art_mask = <uint8_t>(1 << rules_of(s).dilemma_artifact[s.seats[seat].dilemma - 1])
    out[1].any_artifact = 2
    return dilemma_wildcards(s, seat, out, 2)


cdef int dilemma_wildcards(const StateC* s, int seat, CostC* out, int n) noexcept nogil:
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    cdef int i, count
    if hears(s, seat, E_COST):
        count = cost_changers(s, seat, changers)
        for i in range(count):
            if changers[i].op[0] == OP_WILDCARD:
                n = add_wildcards(out, n, changers[i].p[0], changers[i].tag)
    return n


cdef bint dilemma_payable(const StateC* s, int seat) noexcept nogil:
    cdef CostC costs[MAX_COSTS]
    cdef int n
    cdef const SeatC* p = &s.seats[seat]
    if p.dilemma == CARD_NONE or p.dilemma == CARD_UNKNOWN or p.turn_flags & T_DILEMMA:
        return False
    if p.hand_n >= 2 or p.hand[rules_of(s).dilemma_artifact[p.dilemma - 1]] > 0:
        return True
    if p.hand_n == 0 or not hears(s, seat, E_COST):
        return False
    n = dilemma_costs(s, seat, costs)
    return any_payable(s, seat, costs, n)


# ---------------------------------------------------------------- ways to pay

cdef enum:
    MAX_WORK = 512              # payments of one alternative; real ones have less than a hundred


cdef int multisets(move_t base, const move_t* unit, const int* room, int kinds, int n, move_t* out, int cap) noexcept nogil:
    """All ways to add n units of the kinds, at most room[k] of each, to base; returns how many were written, at most cap."""
    cdef int k, count, rest = 0
    if cap <= 0:
        return 0
    if n == 0:
        out[0] = base
        return 1
    if kinds == 0:
        return 0
    for k in range(1, kinds):
        rest += room[k]
    count = 0
    for k in range(min(room[0], n), -1, -1):
        if n - k > rest:
            break
        count += multisets(base + unit[0] * <move_t>k, unit + 1, room + 1, kinds - 1, n - k, out + count, cap - count)
    return count


cdef int spread_goods(const SeatC* p, move_t* work, int n_work, int first, int last, int n) noexcept nogil:
    """Extend every payment of the list by n goods of the kinds first..last-1, out of what is left."""
    cdef move_t old[MAX_WORK]
    cdef move_t unit[N_GOODS]
    cdef int room[N_GOODS]
    cdef int i, k, count = 0
    if n == 0:
        return n_work
    for i in range(n_work):
        old[i] = work[i]
    for i in range(n_work):
        for k in range(first, last):
            unit[k - first] = one_good(k)
            room[k - first] = p.goods[k] - m_good(old[i], k)
        count += multisets(old[i], unit, room, last - first, n, work + count, MAX_WORK - count)
    return count


cdef int spread_cards(const SeatC* p, move_t* work, int n_work, int n, bint identical) noexcept nogil:
    cdef move_t old[MAX_WORK]
    cdef move_t unit[N_ARTIFACTS]
    cdef int room[N_ARTIFACTS]
    cdef int i, k, count = 0
    if n == 0:
        return n_work
    for i in range(n_work):
        old[i] = work[i]
    for i in range(n_work):
        for k in range(N_ARTIFACTS):
            unit[k] = one_art(k)
            room[k] = p.hand[k] - m_art(old[i], k)
            if room[k] > 3:
                room[k] = 3
            if identical and room[k] >= n:
                work[count] = old[i] + unit[k] * <move_t>n
                count += 1
        if not identical:
            count += multisets(old[i], unit, room, N_ARTIFACTS, n, work + count, MAX_WORK - count)
    return count


cdef int payments(const StateC* s, int seat, const CostC* costs, int n, move_t* out) noexcept nogil:
    """Every distinct way to pay one of the alternatives, as M_PAY moves; out needs room for MAX_MOVES."""
    cdef const SeatC* p = &s.seats[seat]
    cdef const CostC* c
    cdef move_t work[MAX_WORK]
    cdef move_t m
    cdef int i, j, k, n_work, count = 0
    for i in range(n):
        c = &costs[i]
        if not payable(p, c):
            continue
        m = M_PAY
        for k in range(N_GOODS):
            m += one_good(k) * c.goods[k]
        for k in range(N_ARTIFACTS):
            m += one_art(k) * c.artifact[k]
        m += (<move_t>c.morale << MORALE_SHIFT) + (<move_t>c.knowledge << KNOWLEDGE_SHIFT) + (<move_t>c.via << VIA_SHIFT)
        work[0] = m
        n_work = 1
        n_work = spread_goods(p, work, n_work, GOLD, N_GOODS, c.any_resource)
        n_work = spread_goods(p, work, n_work, ENERGY, BLISS, c.nonbliss)
        n_work = spread_goods(p, work, n_work, ENERGY, GOLD, c.any_commodity)
        n_work = spread_cards(p, work, n_work, c.any_artifact, False)
        n_work = spread_cards(p, work, n_work, c.identical, True)
        if c.sacrifice:
            n_work = spread_sacrifices(s, seat, work, n_work)
        for j in range(n_work):
            for k in range(count):
                if out[k] == work[j] or same_items(out[k], work[j]):
                    break
            else:
                out[count] = work[j]
                count += 1
    return count


cdef bint same_items(move_t had, move_t new) noexcept nogil:
    """I10: a substitution is no use where the same cards pay without it, or by another wildcard (one use either way)."""
    cdef move_t items = ~(<move_t>15 << VIA_SHIFT)
    return had & items == new & items and m_via(new) >= FIRST_WILD_TAG and m_via(new) <= LAST_WILD_TAG


cdef int spread_sacrifices(const StateC* s, int seat, move_t* work, int n_work) noexcept nogil:
    """Doug: one available worker of any face goes; alike faces are one choice."""
    cdef move_t old = work[0]
    cdef int i, seen = 0, n = 0
    for i in range(MAX_DICE):
        if s.seats[seat].loc[i] == LOC_HAND and s.seats[seat].face[i] and not (seen >> s.seats[seat].face[i]) & 1:
            seen |= 1 << s.seats[seat].face[i]
            work[n] = old | (<move_t>s.seats[seat].face[i] << SACRIFICE_SHIFT)
            n += 1
    return n


cdef void pay(StateC* s, int seat, move_t m) noexcept nogil:
    """All of it leaves together; the hand limit is the caller's (R50: one payment is one effect)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int k
    for k in range(N_GOODS):
        p.goods[k] -= <uint16_t>m_good(m, k)
    if (m >> ART_SHIFT) & 4095:
        for k in range(N_ARTIFACTS):
            if m_art(m, k):
                discard_card(s, seat, k, m_art(m, k))
    k = <int>((m >> SACRIFICE_SHIFT) & 7)
    if k:
        die_to_pool(s, seat, pick_die(s, seat, k, 0))
    lose_morale(s, seat, <int>((m >> MORALE_SHIFT) & 3))
    gain_knowledge(s, seat, <int>((m >> KNOWLEDGE_SHIFT) & 3))


# ---------------------------------------------------------------- legal targets (R22)

cdef uint64_t own_spaces(const StateC* s, int seat) noexcept nogil:
    """Spaces on which dice of this seat stand."""
    cdef uint64_t m = 0
    cdef int i
    for i in range(MAX_DICE):
        if s.seats[seat].loc[i] < LOC_HAND:
            m |= <uint64_t>1 << s.seats[seat].loc[i]
    return m


cdef bint strangers_on(const StateC* s, int seat, int site) noexcept nogil:
    """Another player's worker stands on one of the site's slots."""
    cdef int i
    for i in range(4):
        if s.occ[rules_of(s).site_first[site] + i] and occupant(s, rules_of(s).site_first[site] + i) != seat:
            return True
    return False


cdef enum:
    PLACEMENT_BANS = (1 << P_NO_PLACE_WITH_6) | (1 << P_NO_PLACE_WITH_2)


cdef bint placement_banned(const StateC* s, int seat) noexcept nogil:
    """Tiles that forbid every placement: a six, or two dice, on the board (R107: tested for each placement)."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, out = 0, sixes = 0
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND:
            out += 1
            sixes += p.face[i] == 6
    return (sixes and (p.pen >> P_NO_PLACE_WITH_6) & 1) or (out >= 2 and (p.pen >> P_NO_PLACE_WITH_2) & 1)


cdef uint64_t banned(const StateC* s, int seat) noexcept nogil:
    """Spaces that a working recruit closes to its owner."""
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef uint64_t m = 0
    cdef int slot, i
    for slot in range(MAX_SLOTS):
        if slot_flags(&s.seats[seat], slot) & R_WORKING:
            card = &r.cards[s.seats[seat].recruit[slot] - 1]
            for i in range(card.first, card.first + card.n):
                if r.abilities[i].event == E_BAN:
                    m |= r.abilities[i].where
    return m


cdef uint64_t open_spaces(const StateC* s, int seat) noexcept nogil:
    """Existing, open spaces that no tile forbids; of equal empty slots of a site the first (R22, R105, R107)."""
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[seat]
    cdef uint64_t pen = p.pen, own
    cdef uint64_t m = r.area_mask | r.tank_mask | r.tunnel_mask | r.artifact_mask | r.icarite_mask
    cdef int i
    for i in range(N_TUNNELS):
        if s.miners[i] >= r.tunnel_end:
            m |= r.end_mask & r.region[i]                               # R59
    for i in range(N_SITES):
        if s.tiles[i]:
            m |= <uint64_t>1 << (r.market_first + i)
        else:
            m |= r.slot_offer[i][(s.taken >> r.site_first[i]) & 15]
    if hears(s, seat, E_BAN):
        m &= ~banned(s, seat)
    if pen == 0:
        return m
    own = own_spaces(s, seat)
    if pen & PLACEMENT_BANS and placement_banned(s, seat):
        return 0
    if (pen >> P_SELF_BUMP_KNOWLEDGE) & 1 and p.knowledge >= 6:
        m &= ~(own & r.bumpable)
    if (pen >> P_NO_SELF_BUMP) & 1:
        m &= ~(own & r.bumpable)
    if (pen >> P_NO_ICARUS) & 1:
        m &= ~r.region[ICARITE]
    if (pen >> P_ONE_PER_AREA) & 1:
        m &= ~(own & r.area_mask)
    for i in range(N_SITES):
        if (pen >> P_NO_VISIT_WITHOUT_STAR) & 1 and not (p.tile_stars >> i) & 1:
            m &= ~(<uint64_t>1 << (r.market_first + i))
        if (pen >> P_NO_SHARED_SITE) & 1 and s.site_n[i] and strangers_on(s, seat, i):
            m &= ~r.site_slots[i]
    return m


cdef bint class_payable(const StateC* s, int seat, const CostClassC* k) noexcept nogil:
    """Can the seat pay the printed cost shared by these spaces?"""
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[k.space]
    cdef const SeatC* p = &s.seats[seat]
    cdef int i
    if k.simple:
        return p.goods[k.good] >= k.n
    for i in range(sp.n_costs):
        if payable(p, &sp.costs[i]) and not (sp.costs[i].identical and penalised(s, seat, P_NO_PAIRS)):
            return True
    return False


cdef uint64_t unpayable_odd(const StateC* s, int seat, uint64_t spaces, const AbilityC** changers, int n_changers) noexcept nogil:
    """Of the spaces whose cost a recruit changes those that cannot be paid."""
    cdef CostC costs[MAX_COSTS]
    cdef uint64_t out = 0
    cdef int space, holder, n, i
    while spaces:
        space = ctz64(spaces)
        spaces &= spaces - 1
        holder = occupant(s, space)
        n = changed_costs(s, seat, space, holder, changers, n_changers, costs)
        if holder == seat and penalised(s, seat, P_SELF_BUMP_PAYS):
            for i in range(n):
                costs[i].any_commodity += 1     # the surcharge of a self-bump comes on top
        for i in range(n):
            costs[i].sacrifice *= 2             # the die to be placed is still in the hand
        if not any_payable(s, seat, costs, n):
            out |= <uint64_t>1 << space
    return out


cdef uint64_t legal_spaces(const StateC* s, int seat) noexcept nogil:
    """R22: the spaces on which this seat may place a worker now.  The face of the die does not matter."""
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[seat]
    cdef const CostClassC* k
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    cdef uint64_t m = open_spaces(s, seat)
    cdef uint64_t odd = 0, plain, left
    cdef int i, n_changers = 0, space
    if penalised(s, seat, P_SELF_BUMP_PAYS):
        odd = own_spaces(s, seat) & r.bumpable & m
    if hears(s, seat, E_COST):
        n_changers = cost_changers(s, seat, changers)
        for i in range(n_changers):
            odd |= changers[i].where
        odd &= m
    plain = m & ~odd
    for i in range(r.n_classes):
        k = &r.classes[i]
        if k.spaces & plain and not class_payable(s, seat, k):
            plain &= ~k.spaces
    left = plain & (r.market_mask | r.end_mask)
    while left:
        space = ctz64(left)
        left &= left - 1
        if r.spaces[space].group == G_END:                              # R60
            if not (p.factions >> r.spaces[space].faction) & 1:
                plain &= ~(<uint64_t>1 << space)
        elif not payable(p, &r.tile[s.tiles[r.spaces[space].site] - 1].cost):
            plain &= ~(<uint64_t>1 << space)
    if odd:
        plain |= odd & ~unpayable_odd(s, seat, odd, changers, n_changers)
    return plain
