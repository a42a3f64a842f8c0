"""What a space or a dilemma costs a seat, and whether it can pay.

A cost is a list of alternatives (CostC).  Recruits with rows for the event `cost` change the list,
one after the other.  Legality (R22) and the payment itself (R27) are worked out from the same list,
so they cannot disagree.
"""

from libc.stdint cimport uint8_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of


cdef bint payable(const SeatC* p, const CostC* c) noexcept nogil:
    """Can all of this alternative be paid with what the seat owns now?  Cards first: they are what
    is missing most often.
    """
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


cdef bint applies_before(const AbilityC* a, const AbilityC* b) noexcept nogil:
    return a.order < b.order or (a.order == b.order and a.card < b.card)


cdef int cost_changers(const StateC* s, int seat, const AbilityC** out) noexcept nogil:
    """Cost-changing abilities of a seat in the order in which they apply: by kind of change, then
    by card.
    """
    cdef AnswersC answers = answers_of(s, seat, E_COST)
    cdef const AbilityC* a = next_answer(s, &answers)
    cdef int i, n = 0
    while a != NULL:
        i = n
        while i > 0 and applies_before(a, out[i - 1]):
            out[i] = out[i - 1]
            i -= 1
        out[i] = a
        n += 1
        a = next_answer(s, &answers)
    return n


cdef int changed_costs(const StateC* s, int seat, int space, int holder, const AbilityC** changers,
                       int n_changers, CostC* out) noexcept nogil:
    """holder is who stands (stood) on the space, NOBODY if it is (was) empty."""
    cdef const AbilityC* a
    cdef int i, n = printed_costs(s, seat, space, out)
    for i in range(n_changers):
        a = changers[i]
        if (a.where >> space) & 1 and (a.applies == NULL or a.applies(s, seat, space, holder)):
            n = a.change(s, space, holder, a, out, n)
    return n


cdef int space_costs(const StateC* s, int seat, int space, int holder, CostC* out) noexcept nogil:
    """Every alternative of the cost of `space` for this seat (room for MAX_COSTS); 0 if there is
    none.
    """
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
            if changers[i].for_dilemmas:
                n = changers[i].change(s, NOBODY, NOBODY, changers[i], out, n)
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
