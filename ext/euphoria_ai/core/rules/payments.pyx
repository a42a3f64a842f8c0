"""Ways to pay a cost, and paying.  A way is an M_PAY move that names all that leaves (R27)."""

from libc.stdint cimport uint16_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.rules.costs cimport payable


cdef enum:
    MAX_WORK = 512              # payments of one alternative; real ones have less than a hundred


cdef int multisets(move_t base, const move_t* unit, const int* room, int kinds, int n,
                   move_t* out, int cap) noexcept nogil:
    """All ways to add n units of the kinds, at most room[k] of each, to base; returns how many were
    written, at most cap.
    """
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
        count += multisets(base + unit[0] * <move_t>k, unit + 1, room + 1, kinds - 1, n - k,
                           out + count, cap - count)
    return count


cdef int spread_goods(const SeatC* p, move_t* work, int n_work, int first, int last,
                      int n) noexcept nogil:
    """Extend every payment of the list by n goods of the kinds first..last-1 that are left."""
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


cdef int spread_cards(const SeatC* p, move_t* work, int n_work, int n,
                      bint identical) noexcept nogil:
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
    """Every distinct way to pay one of the alternatives; out needs room for MAX_MOVES."""
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
        m += <move_t>c.morale << MORALE_SHIFT
        m += <move_t>c.knowledge << KNOWLEDGE_SHIFT
        m += <move_t>c.via << VIA_SHIFT
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
                if out[k] == work[j] or same_items(out[k], work[j], rules_of(s).wild_tags):
                    break
            else:
                out[count] = work[j]
                count += 1
    return count


cdef bint same_items(move_t had, move_t new, int wild_tags) noexcept nogil:
    """I10: a substitution is no use where the same cards pay without it, or by another wildcard
    (one use either way).
    """
    cdef move_t items = ~(<move_t>15 << VIA_SHIFT)
    return had & items == new & items and (wild_tags >> m_via(new)) & 1


cdef int spread_sacrifices(const StateC* s, int seat, move_t* work, int n_work) noexcept nogil:
    """Doug: one available worker of any face goes; alike faces are one choice."""
    cdef move_t old = work[0]
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, seen = 0, n = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] and not (seen >> p.face[i]) & 1:
            seen |= 1 << p.face[i]
            work[n] = old | (<move_t>p.face[i] << SACRIFICE_SHIFT)
            n += 1
    return n


cdef void pay(StateC* s, int seat, move_t m) noexcept nogil:
    """All of it leaves together; the hand limit is the caller's (R50)."""
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
