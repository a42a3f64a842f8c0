"""Legal targets (R22): the spaces on which a seat may place a worker now."""

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.costs cimport any_payable, changed_costs, cost_changers, payable


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
    cdef AnswersC answers = answers_of(s, seat, E_BAN)
    cdef const AbilityC* a = next_answer(s, &answers)
    cdef uint64_t m = 0
    while a != NULL:
        m |= a.where
        a = next_answer(s, &answers)
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
