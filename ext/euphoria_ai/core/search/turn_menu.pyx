"""The menu of a turn: what it offers, weighed by the policy, for playouts to draw from.

It is made from the legal spaces, the faces in hand and the workers on the board, not from a list of
moves: moves that weigh the same by their nature are weighed once, and one is made when it is drawn.
Each move is drawn with the probability that its weight in `policy_weights` gives it.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport RngC, ctz64, popcount4, popcount64, rng_below, rng_unit
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport available_sum, hears
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.costs cimport dilemma_payable
from euphoria_ai.core.rules.targets cimport legal_spaces
from euphoria_ai.core.search.turn_policy cimport (
    face_matters, floored, raised, weigh_counts, weigh_dilemma, weigh_placement,
)
from euphoria_ai.core.search.weights cimport WeightsC


cdef bint has_menu(const StateC* s) noexcept nogil:
    """A turn without free actions (I7), which are rare and only listed."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    return f.kind == C_TURN and not hears(s, f.head.seat, E_FREE_ACTION)


cdef void add_entry(
    TurnMenuC* menu, float weight, int kind, int moves, int space, int which
) noexcept nogil:
    """weight: of each of the moves."""
    cdef EntryC* entry = &menu.entry[menu.n]
    weight *= moves
    menu.n += 1
    menu.moves += moves
    menu.total += weight
    entry.weight = weight
    entry.kind = <uint8_t>kind
    entry.moves = <uint8_t>moves
    entry.space = <uint8_t>space
    entry.which = <uint8_t>which


cdef uint64_t faces_in_hand(const SeatC* p) noexcept nogil:
    """Bit per face among the available dice that are rolled."""
    cdef uint64_t faces = 0
    cdef int i
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i]:
            faces |= <uint64_t>1 << p.face[i]
    return faces


cdef inline float weight_of(
    const StateC* s, const WeightsC* w, const SeatC* p, int space, int face, int exponent
) noexcept nogil:
    return raised(floored(&w.turn, weigh_placement(s, &w.turn, p, space, face)), exponent)


cdef void add_placements(
    const StateC* s, const WeightsC* w, const SeatC* p, int seat, int exponent, TurnMenuC* menu
) noexcept nogil:
    """A space is one entry where the face does not matter."""
    cdef uint64_t faces = faces_in_hand(p)
    cdef uint64_t spaces, picky, left
    cdef int space, face, n = popcount64(faces)
    if n == 0:
        return
    spaces = legal_spaces(s, seat)
    picky = spaces & face_matters(rules_of(s)) if n > 1 else 0
    spaces &= ~picky
    while spaces:
        space = ctz64(spaces)
        spaces &= spaces - 1
        add_entry(
            menu, weight_of(s, w, p, space, ctz64(faces), exponent), M_PLACE, n, space, <int>faces
        )
    while picky:
        space = ctz64(picky)
        picky &= picky - 1
        left = faces
        while left:
            face = ctz64(left)
            left &= left - 1
            add_entry(menu, weight_of(s, w, p, space, face, exponent), M_PLACE, 1, space, 1 << face)


cdef void gather_workers(const StateC* s, const SeatC* p, WorkersC* out) noexcept nogil:
    cdef int i, j, key
    out.n = out.same = out.on_site = 0
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND:
            key = ((p.loc[i] + 1) << 3) | p.face[i]
            j = out.n
            while j > 0 and out.key[j - 1] > key:
                out.key[j] = out.key[j - 1]
                j -= 1
            out.key[j] = key
            out.n += 1
    for i in range(out.n):
        if i and out.key[i] == out.key[i - 1]:
            out.same |= 1 << i
        if rules_of(s).spaces[(out.key[i] >> 3) - 1].group == G_SLOT:
            out.on_site |= 1 << i


cdef inline bint is_leading(const WorkersC* workers, int subset) noexcept nogil:
    """Of equal workers the leading ones are taken, so that each multiset comes once."""
    return not subset & workers.same & ~(subset << 1)


cdef void add_retrievals(
    const StateC* s, const WeightsC* w, const SeatC* p, int exponent, TurnMenuC* menu
) noexcept nogil:
    """R37: every set of own workers on the board; those of one size with as many workers taken off
    sites are one entry.
    """
    cdef WorkersC* workers = &menu.workers
    cdef int sets[MAX_DICE + 1][MAX_DICE + 1]
    cdef float by_count[MAX_DICE + 1]
    cdef float weight, share
    cdef int subset, n, off
    gather_workers(s, p, workers)
    if workers.n == 0:
        return
    weigh_counts(s, &w.retrieval, p, workers.n, available_sum(p), menu.n == 0, by_count)
    memset(sets, 0, sizeof(sets))
    for subset in range(1, 1 << workers.n):
        if is_leading(workers, subset):
            sets[popcount4(subset)][popcount4(subset & workers.on_site)] += 1
    for n in range(1, workers.n + 1):
        weight = by_count[n]
        for off in range(popcount4(workers.on_site) + 1):
            if sets[n][off]:
                share = raised(floored(&w.turn, weight), exponent)
                add_entry(menu, share, M_RETRIEVE, sets[n][off], n, off)
            weight *= w.retrieval.site


cdef void fill_menu(
    const StateC* s, const WeightsC* w, int exponent, TurnMenuC* menu
) noexcept nogil:
    """All moves of the turn at hand, for which has_menu() holds."""
    cdef int seat = s.stack[s.n_stack - 1].head.seat
    cdef const SeatC* p = &s.seats[seat]
    cdef float weight
    menu.n = menu.moves = 0
    menu.total = 0.0
    add_placements(s, w, p, seat, exponent, menu)
    add_retrievals(s, w, p, exponent, menu)
    if dilemma_payable(s, seat):
        weight = floored(&w.turn, weigh_dilemma(s, &w.turn, p))
        add_entry(menu, raised(weight, exponent), M_DILEMMA, 1, 0, 0)


cdef move_t nth_retrieval(const TurnMenuC* menu, const EntryC* entry, int n) noexcept nogil:
    cdef const WorkersC* workers = &menu.workers
    cdef move_t m = M_RETRIEVE
    cdef int i, subset = 0, shift = 6
    while n >= 0:
        subset += 1
        n -= (
            is_leading(workers, subset) and popcount4(subset) == entry.space
            and popcount4(subset & workers.on_site) == entry.which
        )
    for i in range(workers.n):
        if (subset >> i) & 1:
            m |= <move_t>workers.key[i] << shift
            shift += 9
    return m


cdef move_t nth_move(const TurnMenuC* menu, const EntryC* entry, int n) noexcept nogil:
    """Of the moves that an entry stands for, from 0."""
    cdef int faces = entry.which
    if entry.kind == M_PLACE:
        for _ in range(n):
            faces &= faces - 1
        return mv_place(ctz64(faces), entry.space)
    return nth_retrieval(menu, entry, n) if entry.kind == M_RETRIEVE else M_DILEMMA


cdef move_t draw_from(const TurnMenuC* menu, RngC* rng) noexcept nogil:
    """A move of a menu that is not empty."""
    cdef const EntryC* entry = &menu.entry[0]
    cdef float x = <float>rng_unit(rng) * menu.total
    cdef int i
    for i in range(menu.n):
        entry = &menu.entry[i]
        x -= entry.weight
        if x < 0:
            break
    return nth_move(menu, entry, rng_below(rng, entry.moves) if entry.moves > 1 else 0)
