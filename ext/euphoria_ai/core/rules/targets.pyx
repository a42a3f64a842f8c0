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
    cdef int i, first = rules_of(s).site_first[site]
    for i in range(4):
        if s.occ[first + i] and occupant(s, first + i) != seat:
            return True
    return False


cdef enum:
    PLACEMENT_BANS = (1 << P_NO_PLACE_WITH_6) | (1 << P_NO_PLACE_WITH_2)


cdef bint placement_banned(const StateC* s, int seat) noexcept nogil:
    """Tiles that forbid every placement: a six, or two dice, on the board (R107: tested for each
    placement).
    """
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, out = 0, sixes = 0
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND:
            out += 1
            sixes += p.face[i] == 6
    if sixes and (p.pen >> P_NO_PLACE_WITH_6) & 1:
        return True
    return out >= 2 and (p.pen >> P_NO_PLACE_WITH_2) & 1


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
    """Existing, open spaces that no tile forbids; of equal empty slots of a site the first (R22,
    R105, R107).
    """
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[seat]
    cdef uint64_t pen = p.pen, own
    cdef uint64_t m = r.always_open
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


cdef inline void keep_if_enough(const RulesC* r, int count, int held,
                                uint64_t* ways) noexcept nogil:
    """Keep the spaces whose first or second cost asks for no more than `held` of this count."""
    cdef const uint64_t* enough = r.enough[count][held if held < MAX_PRICE else MAX_PRICE]
    ways[0] &= enough[0]
    ways[1] &= enough[1]


cdef int most_alike(const SeatC* p) noexcept nogil:
    """Cards of the type of which the seat holds most."""
    cdef int i, most = 0
    for i in range(N_ARTIFACTS):
        if p.hand[i] > most:
            most = p.hand[i]
    return most


cdef uint64_t payable_as_printed(const StateC* s, int seat, uint64_t spaces) noexcept nogil:
    """Of these spaces those that the seat may use (R60) and can pay as printed (R22)."""
    cdef const RulesC* r = rules_of(s)
    cdef const SeatC* p = &s.seats[seat]
    cdef uint64_t ways[MAX_SPACE_COSTS]
    cdef uint64_t left
    cdef int i, space
    ways[0] = ways[1] = spaces & r.access[p.factions]
    for i in range(N_GOODS):
        keep_if_enough(r, i, p.goods[i], ways)
    keep_if_enough(r, COUNT_RESOURCES, resources(p), ways)
    keep_if_enough(r, COUNT_COMMODITIES, commodities(p), ways)
    keep_if_enough(r, COUNT_NONBLISS, commodities(p) - p.goods[BLISS], ways)
    keep_if_enough(r, COUNT_CARDS, p.hand_n, ways)
    if ways[1]:
        keep_if_enough(r, COUNT_ALIKE, 0 if (p.pen >> P_NO_PAIRS) & 1 else most_alike(p), ways)
    left = ways[0] & r.market_mask
    while left:
        space = ctz64(left)
        left &= left - 1
        if not payable(p, &r.tile[s.tiles[r.spaces[space].site] - 1].cost):
            ways[0] &= ~(<uint64_t>1 << space)
    return ways[0] | ways[1]


cdef uint64_t unpayable(const StateC* s, int seat, uint64_t spaces, const AbilityC** changers,
                        int n_changers) noexcept nogil:
    """Of the spaces whose cost a recruit or a tile changes those that cannot be paid."""
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
    """R22: the spaces on which this seat may place a worker now, whatever its face."""
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    cdef uint64_t candidates = open_spaces(s, seat)
    cdef uint64_t legal = payable_as_printed(s, seat, candidates)
    cdef uint64_t dearer = 0, changed = 0
    cdef int i, n_changers = 0
    if penalised(s, seat, P_SELF_BUMP_PAYS):
        dearer = own_spaces(s, seat) & rules_of(s).bumpable
    if hears(s, seat, E_COST):
        n_changers = cost_changers(s, seat, changers)
        for i in range(n_changers):
            changed |= changers[i].where
            if changers[i].dearer:
                dearer |= changers[i].where
    # What is payable as printed stays payable unless it becomes dearer.
    changed = candidates & ((changed & ~legal) | dearer)
    if changed:
        legal = (legal | changed) & ~unpayable(s, seat, changed, changers, n_changers)
    return legal
