"""What a space or a dilemma costs a seat, and whether it can pay.

A cost is a list of alternatives (CostC).  Recruits that change costs are rows with the event `cost`: they add an alternative or rewrite
the list, in the order of their operations (Josh's bliss before Brian's food, R89a).  Legality (R22) and the payment itself (R27) are worked
out from the same list, so they cannot disagree.
"""

from libc.stdint cimport uint8_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.vocabulary cimport *


cdef bint payable(const SeatC* p, const CostC* c) noexcept nogil:
    """Can all of this alternative be paid with what the seat owns now?  Cards first: they are what is missing most often."""
    cdef int i, n, fixed = 0, left
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
