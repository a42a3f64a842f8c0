"""What the rules say of a situation: costs, penalties, prices.

Texts and advice ask here, so no rule is told twice.  Every function takes `fields()` of a game or
of a position.  Spaces, sites and bazaar slots are numbered from 0, cards as in the fields (from 1,
0 for none); a cost is {piece: count} with the pieces of the data files.
"""

from libc.stdint cimport uint8_t
from libc.string cimport memcmp, memcpy
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.cards cimport fill_cost
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.tables import ARTIFACTS, GOODS
from euphoria_ai.core.rules.costs cimport changed_costs, cost_changers
from euphoria_ai.core.rules.costs cimport dilemma_costs as ways_of_the_dilemma, payable as can_pay
from euphoria_ai.core.rules.gains cimport slot_price
from euphoria_ai.core.rules.rolls cimport check_limit as limit_of
from euphoria_ai.core.engine.fields cimport read_fields


cdef int load(StateC* s, dict fields) except -1:
    read_fields(s, fields)
    refresh_all(s)
    return 0


cdef dict cost_row(const CostC* c):
    """A cost as {piece: count}."""
    cdef dict out = {}
    cdef int i
    for i in range(N_GOODS):
        if c.goods[i]:
            out[GOODS[i]] = c.goods[i]
    for i in range(N_ARTIFACTS):
        if c.artifact[i]:
            out["artifact_" + ARTIFACTS[i]] = c.artifact[i]
    out |= {
        "any_resource": c.any_resource,
        "nonbliss_commodity": c.nonbliss,
        "any_commodity": c.any_commodity,
        "any_artifact": c.any_artifact,
        "identical_artifacts": c.identical,
        "sacrifice": c.sacrifice,
        "morale": c.morale,
        "knowledge": c.knowledge,
    }
    return {piece: n for piece, n in out.items() if n}


cdef list rows(const CostC* costs, const int* by, int n):
    return [(cost_row(&costs[i]), by[i]) for i in range(n)]


cdef void credit(const CostC* old, int had, const CostC* new, int n, int card, int* by) noexcept:
    """Note the recruit behind every way that its change has added,
    or changed where no other recruit is behind it.
    """
    cdef int i
    for i in range(n):
        if i >= had:
            by[i] = card
        elif by[i] == CARD_NONE and memcmp(&old[i], &new[i], sizeof(CostC)):
            by[i] = card


cdef int slot_of(const SeatC* p, const AbilityC* a) noexcept:
    cdef int slot
    for slot in range(MAX_SLOTS):
        if p.recruit[slot] == a.card + 1:
            return slot
    return MAX_SLOTS


cdef int changers_of(const StateC* s, int seat, const AbilityC** out) noexcept:
    """Changers of costs in the order in which they apply;
    equal ones as their cards lie before the seat.
    """
    cdef const SeatC* p = &s.seats[seat]
    cdef const AbilityC* a
    cdef int i, j, n = cost_changers(s, seat, out) if hears(s, seat, E_COST) else 0
    for i in range(1, n):
        a = out[i]
        j = i
        while j > 0 and out[j - 1].order == a.order and slot_of(p, out[j - 1]) > slot_of(p, a):
            out[j] = out[j - 1]
            j -= 1
        out[j] = a
    return n


def costs(dict fields, int seat, int space):
    """[(cost, card)] of every way to pay the space; empty if the seat has no way at all.

    card: the recruit that allows it, 0 if none.  Of a space that is being paid right now it is told
    as its payment is asked for, with the worker that was bumped from it.
    """
    cdef StateC s
    cdef CostC old[MAX_COSTS]
    cdef CostC out[MAX_COSTS]
    cdef int by[MAX_COSTS]
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    cdef const SpaceC* sp
    cdef int i, holder, had, n, n_changers
    load(&s, fields)
    sp = &rules_of(&s).spaces[space]
    if sp.group == G_MARKET and not s.tiles[sp.site]:
        return []
    if s.n_stack and top(&s).kind == C_PAY and s.pl_space == space:
        holder = s.pl_victim
    else:
        holder = occupant(&s, space)
    n_changers = changers_of(&s, seat, changers)
    n = changed_costs(&s, seat, space, holder, changers, 0, out)
    for i in range(MAX_COSTS):
        by[i] = CARD_NONE
    for i in range(n_changers):
        had = n
        memcpy(old, out, sizeof(old))
        n = changed_costs(&s, seat, space, holder, changers, i + 1, out)
        credit(old, had, out, n, changers[i].card + 1, by)
    return rows(out, by, n)


def dilemma_costs(dict fields, int seat):
    """The same for the seat's dilemma (R95), as far as the card is known."""
    cdef StateC s
    cdef CostC out[MAX_COSTS]
    cdef int by[MAX_COSTS]
    cdef const AbilityC* changers[4 * MAX_SLOTS]
    cdef int i, j, n, n_changers
    load(&s, fields)
    if s.seats[seat].dilemma == CARD_NONE or s.seats[seat].dilemma == CARD_UNKNOWN:
        return [({"any_artifact": 2}, CARD_NONE)]
    n = ways_of_the_dilemma(&s, seat, out)
    n_changers = changers_of(&s, seat, changers)
    for i in range(n):
        by[i] = CARD_NONE
        for j in range(n_changers):
            if out[i].via and out[i].via == changers[j].tag:
                by[i] = changers[j].card + 1
    return rows(out, by, n)


def payable(dict fields, int seat, dict cost, int spare=0):
    """Can the seat pay all of this now (R22, R90)?

    spare: available dice that are not to be given up, such as the one to be placed.
    """
    cdef StateC s
    cdef CostC c
    load(&s, fields)
    fill_cost(&c, cost, "payable")
    if c.sacrifice:
        c.sacrifice += spare
    return bool(can_pay(&s.seats[seat], &c))


def penalties(dict fields, int seat):
    """Sites whose tiles penalise the seat now (R65, R72, R105); recruits may let it ignore some."""
    cdef StateC s
    cdef int i
    load(&s, fields)
    return [i for i in range(N_SITES)
            if s.tiles[i] and penalised(&s, seat, rules_of(&s).tile[s.tiles[i] - 1].penalty)]


def knowledge_cap(dict fields, int seat):
    """The end of the seat's knowledge track; an active recruit may lower it."""
    cdef StateC s
    load(&s, fields)
    return s.seats[seat].knowledge_cap


def bazaar_price(dict fields, int seat, int slot):
    """Commodities that the seat pays for the card in this slot of the bazaar (R53)."""
    cdef StateC s
    load(&s, fields)
    return slot_price(&s, seat, slot)


def check_limit(dict fields, int seat):
    """The total of knowledge and faces in hand at which the seat loses a worker (R32)."""
    cdef StateC s
    load(&s, fields)
    return limit_of(&s, seat)


cdef int counted(StateC* s, int seat, int face) noexcept:
    """What a rolled die that shows this face adds to the total of a check."""
    cdef SeatC* p = &s.seats[seat]
    cdef int without
    p.loc[0], p.face[0] = LOC_HAND, 0
    without = check_total(s, seat, 0)
    p.face[0] = <uint8_t>face
    return check_total(s, seat, 1) - without


def check_risk(dict fields, int seat, int dice, int base):
    """Chance that a roll of so many dice loses a worker, leaving out what may still save it.

    base: knowledge and the faces that stay in the hand.
    """
    cdef StateC s
    cdef int face
    load(&s, fields)
    limit, faces = limit_of(&s, seat), [counted(&s, seat, face) for face in range(1, 7)]
    totals = {base: 1}                          # total -> how many of the rolls give it
    for _ in range(dice):
        after = {}
        for total, ways in totals.items():
            for n in faces:
                after[total + n] = after.get(total + n, 0) + ways
        totals = after
    return sum(ways for total, ways in totals.items() if total >= limit) / 6 ** dice
