"""The robot's habits: fixed weights of moves, which guide its playouts and seed its tree.

The robot decides die by die and item by item; a move here that stands for several of its steps
weighs what all orders of these steps together come to.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_unit
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game, Rng
from euphoria_ai.core.boardspace.estimates cimport potential

HABITS = ("01", "08", "09", "none")             # in the order of HABITS_...

cdef enum:
    MODEST = 4                  # knowledge of an area up to which its track may move
    STOCK = 5                   # commodities from which on more are less welcome


# ---------------------------------------------------------------- what a move is made of

cdef WorkersC workers_in(const StateC* s, move_t m) noexcept nogil:
    """Of an M_RETRIEVE."""
    cdef WorkersC out
    out.n = out.on_sites = 0
    m >>= 6
    while m & 511:
        out.on_sites += rules_of(s).spaces[((m >> 3) & 63) - 1].group == G_SLOT
        out.n += 1
        m >>= 9
    return out


cdef int items_in(move_t m) noexcept nogil:
    """Goods, cards and steps of tracks that an M_PAY, M_TAKE or M_DISCARD moves, one by one."""
    cdef int k, n = 0
    if m_kind(m) == M_DISCARD:
        for k in range(N_ARTIFACTS):
            n += <int>((m >> (6 + 3 * k)) & 7)
        return n
    for k in range(N_GOODS):
        n += m_good(m, k)
    for k in range(N_ARTIFACTS):
        n += m_art(m, k)
    n += <int>((m >> MORALE_SHIFT) & 3) + <int>((m >> KNOWLEDGE_SHIFT) & 3)
    return n + <int>((m >> ARTIFACT_BIT) & 1)


cdef double orders_of(move_t m) noexcept nogil:
    """In how many orders these items can be named: n! over the factorials of equal ones."""
    cdef int k, i, count, done = 0
    cdef double ways = 1.0
    for k in range(N_GOODS + N_ARTIFACTS):
        if m_kind(m) == M_DISCARD:
            count = <int>((m >> (6 + 3 * k)) & 7) if k < N_ARTIFACTS else 0
        else:
            count = m_good(m, k) if k < N_GOODS else m_art(m, k - N_GOODS)
        for i in range(1, count + 1):
            done += 1
            ways *= <double>done / i
    return ways


# ---------------------------------------------------------------- placements

cdef int active_recruits(const SeatC* p, const RulesC* r, int faction) noexcept nogil:
    cdef int i, n = 0
    for i in range(MAX_SLOTS):
        if slot_flags(p, i) & R_ACTIVE and p.recruit[i]:
            n += r.cards[p.recruit[i] - 1].faction == faction
    return n


cdef double recruit_factor(const StateC* s, int seat, int faction, int total) noexcept nogil:
    """Whom a visit of an area serves: at a low total its track moves, which own recruits like; at a
    high one the others' recruits are denied it.
    """
    cdef int i, own = 0, others = 0, count, rivals = s.n_seats - 1
    for i in range(s.n_seats):
        count = active_recruits(&s.seats[i], rules_of(s), faction)
        if i == seat:
            own = count
        else:
            others += count
    if total <= MODEST:
        return max(0.0, 1.0 + own - <double>others / rivals)
    return max(0.0, 1.0 + <double>(others - own) / rivals)


cdef double weigh_area(
    const StateC* s, int habits, int seat, const SpaceC* sp, int space, int face
) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef double factor = 1.0, plenty = 0.3 * (p.goods[sp.good] - STOCK)
    if habits != HABITS_01:
        factor = recruit_factor(s, seat, sp.faction, s.area_total[space] + face)
    if habits == HABITS_09:
        return max(0.0, factor - 0.3 * (commodities(p) - STOCK))
    return max(0.0, min(factor, factor - plenty))


cdef double weigh_tunnel(int habits, const SeatC* p) noexcept nogil:
    if habits != HABITS_09:
        return 10.0
    return 0.0 if resources(p) >= 3 and p.hand_n >= p.morale else 2.0


cdef double weigh_end(int habits, const SeatC* p, const SpaceC* sp) noexcept nogil:
    if habits == HABITS_01:
        return 1.0
    if habits == HABITS_09:
        return max(0.0, 1.0 - 0.3 * (commodities(p) - STOCK))
    return max(0.0, min(1.0, 1.0 - 0.3 * (p.goods[sp.good] - STOCK)))


cdef bint stands_on_site(const StateC* s, const SeatC* p, int site) noexcept nogil:
    cdef int i
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND and (rules_of(s).site_slots[site] >> p.loc[i]) & 1:
            return True
    return False


cdef double leader_factor(const StateC* s, int seat, int site) noexcept nogil:
    """Where the strongest rival has a worker on the site: less than 1 the farther apart the two
    are.
    """
    cdef double best = 0.0, here, r
    cdef int i, leader = NOBODY
    for i in range(s.n_seats):
        if i != seat:
            here = potential(s, &s.seats[i])
            if here > best:
                best = here
                leader = i
    if not stands_on_site(s, &s.seats[leader], site):
        return 1.0
    r = potential(s, &s.seats[seat]) / best
    return r if r < 1.0 else 1.0 / r


cdef int free_workers(const StateC* s, const SeatC* p) noexcept nogil:
    """Own workers that stand on no construction site."""
    cdef int i, n = p.owned
    for i in range(MAX_DICE):
        n -= p.loc[i] < LOC_HAND and rules_of(s).spaces[p.loc[i]].group == G_SLOT
    return n


cdef double weigh_site(const StateC* s, int habits, int seat, int site) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int need = rules_of(s).site_needs - s.site_n[site], n
    cdef double base
    if habits == HABITS_01:
        base = 100.0 if need == 1 else (20.0 if need == 2 else 1.0)
        n = p.owned
        return base * (0.1 if n <= 1 else (1.0 if n == 2 else (2.0 if n == 3 else 4.0)))
    base = 100.0 if need == 1 else (5.0 if need == 2 else 10.0)
    base *= leader_factor(s, seat, site)
    if need > 1:
        n = free_workers(s, p)
        base *= 0.1 if n <= 1 else (0.2 if n == 2 else (2.0 if n == 3 else 3.0))
    return base


cdef double weigh_placement(
    const StateC* s, int habits, int seat, int space, int face
) noexcept nogil:
    cdef const SpaceC* sp = &rules_of(s).spaces[space]
    if sp.group == G_AREA:
        return weigh_area(s, habits, seat, sp, space, face)
    if sp.group == G_SLOT:
        return weigh_site(s, habits, seat, sp.site)
    if sp.group == G_TUNNEL:
        return weigh_tunnel(habits, &s.seats[seat])
    if sp.group == G_END:
        return weigh_end(habits, &s.seats[seat], sp)
    if sp.group == G_TANK:
        return 15.0 * (MAX_DICE - s.seats[seat].owned)
    if sp.group == G_ICARITE and not sp.star and habits != HABITS_01:
        return 10.0
    return 1.0


# ---------------------------------------------------------------- retrievals

cdef double ways_to_choose(const StateC* s, const SeatC* p, move_t m) noexcept nogil:
    """How many sets of own workers the move stands for: equal workers on one space are alike."""
    cdef int entry, last = 0, taken = 0, there = 0, i
    cdef double ways = 1.0
    m >>= 6
    while m & 511:
        entry = <int>(m & 511)
        m >>= 9
        if entry != last:
            last, taken, there = entry, 0, 0
            for i in range(MAX_DICE):
                there += p.loc[i] == (entry >> 3) - 1 and p.face[i] == entry & 7
        taken += 1
        ways *= <double>(there - taken + 1) / taken
    return ways


cdef double weigh_retrieval(
    const StateC* s, int habits, const SeatC* p, move_t m
) noexcept nogil:
    """Die by die: the first is any, then `another` weighs three against `done` one."""
    cdef WorkersC w = workers_in(s, m)
    cdef int i, k = 0
    cdef double another = 1.0 if habits == HABITS_01 else 3.0, weight
    for i in range(MAX_DICE):
        k += p.loc[i] < LOC_HAND and rules_of(s).spaces[p.loc[i]].group != G_SLOT
    if w.on_sites or w.n > k:
        return 0.02 if habits == HABITS_01 else 0.0
    weight = ways_to_choose(s, p, m)
    for i in range(1, w.n):                     # the i-th of them is home
        weight *= (i + 1) * another / (another * (k - i) + 1.0)
    return weight / (another * (k - w.n) + 1.0)


# ---------------------------------------------------------------- all of it

cdef double full_hand(int habits, const SeatC* p) noexcept nogil:
    """An artifact that the hand limit would take again."""
    if p.hand_n < p.morale or habits == HABITS_01:
        return 1.0
    return 0.005 if habits == HABITS_09 else 0.01


cdef double weigh_purchase(
    const StateC* s, int habits, const SeatC* p, move_t m
) noexcept nogil:
    cdef int price = rules_of(s).price[m_arg(m) - 1]
    if habits == HABITS_01:
        return 1.0
    return (2.0 if price == 0 else (1.0 if price == 1 else 0.5)) * full_hand(habits, p)


cdef double weigh_items(int habits, const SeatC* p, move_t m, int kinds) noexcept nogil:
    """kinds: how many moves of one single good there would be."""
    cdef double weight = orders_of(m)
    if (m >> ARTIFACT_BIT) & 1:
        return full_hand(habits, p)
    for _ in range(1, items_in(m)):
        weight /= kinds
    return weight


cdef bint offers_another(const move_t* moves, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        if m_kind(moves[i]) == M_PLACE or m_kind(moves[i]) == M_ANOTHER:
            return True
    return False


cdef int kinds_of_goods(const move_t* moves, int n) noexcept nogil:
    """Kinds of goods among moves of an M_TAKE."""
    cdef int i, k, mask = 0, kinds = 0
    for i in range(n):
        for k in range(N_GOODS):
            mask |= (m_good(moves[i], k) > 0) << k
    while mask:
        kinds += mask & 1
        mask >>= 1
    return max(kinds, 1)


cdef double weigh(
    const StateC* s, int habits, const move_t* moves, int n, double* weight
) noexcept nogil:
    """weight[i] >= 0 of each move; returns their sum."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef int i, kind, kinds = 0
    cdef double total = 0.0
    for i in range(n):
        kind = m_kind(moves[i])
        weight[i] = 1.0
        if habits == HABITS_NONE:
            pass
        elif kind == M_PLACE:
            weight[i] = weigh_placement(
                s, habits, f.head.seat, m_space(moves[i]), m_face(moves[i])
            )
        elif kind == M_RETRIEVE and f.kind == C_TURN:
            weight[i] = weigh_retrieval(s, habits, p, moves[i])
        elif kind == M_STOP and habits != HABITS_01 and offers_another(moves, n):
            weight[i] = 0.02
        elif kind == M_TAKE:
            if not kinds:
                kinds = kinds_of_goods(moves, n)
            weight[i] = weigh_items(habits, p, moves[i], kinds)
        elif kind == M_PAY or kind == M_DISCARD:
            weight[i] = orders_of(moves[i])
        elif kind == M_BUY:
            weight[i] = weigh_purchase(s, habits, p, moves[i])
        elif kind == M_ACCEPT and f.kind == C_OPPONENT and f.opponents.good == NOBODY:
            weight[i] = full_hand(habits, p)
        total += weight[i]
    return total


cdef int pick(
    const StateC* s, int habits, const move_t* moves, int n, double* weight, RngC* rng
) noexcept nogil:
    """Draws in proportion to the weights; the first move where nothing weighs anything."""
    cdef double x = rng_unit(rng) * weigh(s, habits, moves, n, weight)
    cdef int i, last = 0
    for i in range(n):
        if weight[i] > 0.0:
            x -= weight[i]
            last = i
            if x < 0.0:
                return i
    return last


cdef list chosen_moves(Game game, listed, move_t* moves):
    """The listed moves, all legal ones if None; also written to `moves`, of room MAX_MOVES."""
    cdef int i
    chosen = game.legal_moves() if listed is None else list(listed)
    if len(chosen) > MAX_MOVES:
        raise ValueError(f"{len(chosen)} moves; no decision has more than {MAX_MOVES}")
    for i in range(len(chosen)):
        moves[i] = chosen[i]
    return chosen


def weights_of(Game game not None, habits, listed=None):
    """{move: weight} of the decision of a seat.  habits: one of HABITS; listed: the moves that the
    robot looks at, all legal ones if None.
    """
    cdef move_t moves[MAX_MOVES]
    cdef double weight[MAX_MOVES]
    chosen = chosen_moves(game, listed, moves)
    weigh(&game.s, HABITS.index(habits), moves, len(chosen), weight)
    return {chosen[i]: weight[i] for i in range(len(chosen))}


def draw(Game game not None, habits, Rng rng not None, listed=None):
    """A move drawn by these habits; arguments as for `weights_of`."""
    cdef move_t moves[MAX_MOVES]
    cdef double weight[MAX_MOVES]
    chosen = chosen_moves(game, listed, moves)
    return chosen[
        pick(&game.s, HABITS.index(habits), moves, len(chosen), weight, &rng.r)
    ]
