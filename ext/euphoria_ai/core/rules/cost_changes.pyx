"""How recruits change costs: the words of rows with the event `cost`.

A change gets the ways to pay found so far and adds or rewrites some.  The order in which changes
apply is the order in which they are registered below (bliss for a resource before food for bliss,
R89a).
"""

from libc.stdint cimport uint8_t
from libc.string cimport memset
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.vocabulary cimport add_change, add_cost_condition


# ---------------------------------------------------------------- where a cost is changed

cdef bint bumps_other(const StateC* s, int seat, int space, int holder) noexcept nogil:
    """The space is (was) held by another player's worker."""
    return holder != NOBODY and holder != seat


cdef bint no_access(const StateC* s, int seat, int space, int holder) noexcept nogil:
    """An exclusive space without a recruit of its faction (R60)."""
    return not (s.seats[seat].factions >> rules_of(s).spaces[space].faction) & 1


# ---------------------------------------------------------------- changes

cdef int free_if_empty(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                       int n) noexcept nogil:
    """Nothing is paid where nobody stands."""
    if holder != NOBODY:
        return n
    memset(&costs[0], 0, sizeof(CostC))
    return 1


cdef int alternative(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                     int n) noexcept nogil:
    """One more way to pay: the row's `cost`."""
    if n < MAX_COSTS:
        costs[n] = a.cost
        n += 1
    return n


cdef int wildcard(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                  int n) noexcept nogil:
    """I10: one card of the row's type for the named artifact, or for one card of a pair.

    Ways that need no substitution are sorted out when the payments are listed.
    """
    cdef int i, k, had = n
    for i in range(had):
        if costs[i].via:
            continue                            # one substitution a payment
        if costs[i].identical == 2 and n < MAX_COSTS:
            costs[n] = costs[i]
            costs[n].identical = 0
            costs[n].any_artifact = 1
            name_card(&costs[n], a)
            n += 1
        for k in range(N_ARTIFACTS):
            if costs[i].artifact[k] and k != a.wild and n < MAX_COSTS:
                costs[n] = costs[i]
                costs[n].artifact[k] -= 1
                name_card(&costs[n], a)
                n += 1
    return n


cdef void name_card(CostC* c, const AbilityC* a) noexcept nogil:
    c.artifact[a.wild] += 1
    c.art_mask |= <uint8_t>(1 << a.wild)
    c.via = a.tag


cdef int bliss_for_resource(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                            int n) noexcept nogil:
    """One bliss stands for each resource."""
    cdef int i, k, had = n
    for i in range(had):
        k = costs[i].goods[GOLD] + costs[i].goods[CLAY] + costs[i].goods[STONE]
        k += costs[i].any_resource
        if k and n < MAX_COSTS:
            costs[n] = costs[i]
            costs[n].goods[GOLD] = costs[n].goods[CLAY] = costs[n].goods[STONE] = 0
            costs[n].any_resource = 0
            costs[n].goods[BLISS] += <uint8_t>k
            costs[n].good_mask |= 1 << BLISS
            n += 1
    return n


cdef int food_for_bliss(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                        int n) noexcept nogil:
    """Food stands for any number of the bliss; a market remembers that it did."""
    cdef int i, k, had = n
    for i in range(had):
        for k in range(1, costs[i].goods[BLISS] + 1):
            if n < MAX_COSTS:
                costs[n] = costs[i]
                costs[n].goods[BLISS] -= <uint8_t>k
                costs[n].goods[FOOD] += <uint8_t>k
                costs[n].good_mask |= 1 << FOOD
                if rules_of(s).spaces[space].group == G_MARKET:
                    costs[n].via = a.tag
                n += 1
    return n


cdef int surcharge(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                   int n) noexcept nogil:
    """The morale of the row's `cost` is added to every way to pay."""
    cdef int i
    for i in range(n):
        costs[i].morale += a.cost.morale
    return n


add_cost_condition("bumps_other", bumps_other)
add_cost_condition("no_access", no_access)

add_change("free_if_empty", free_if_empty)
add_change("alternative", alternative)
add_change("wildcard", wildcard, "artifact").for_dilemmas = True
add_change("bliss_for_resource", bliss_for_resource)
add_change("food_for_bliss", food_for_bliss)
add_change("surcharge", surcharge).dearer = True
