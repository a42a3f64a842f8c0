"""Moves that the robot does not look at, for whichever seat: retrievals while a placement is
possible, workers on sites, full stocks, visits that bring nothing, ways to pay that break pairs.

Legality stays with the rules: moves are only left out here, and if none remained all do.
"""

from libc.string cimport memcpy
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.boardspace.habits cimport WorkersC, workers_in

cdef enum:
    STOCKED = 6                 # so many of a commodity are enough


cdef bint is_idle(const StateC* s, const SeatC* p, int space) noexcept nogil:
    """A full stock, or a visit for which there is neither a star nor a step of the track."""
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[space]
    if sp.group == G_AREA:
        return p.goods[sp.good] >= STOCKED
    return (
        sp.star and sp.faction < N_FACTIONS
        and s.territory_n[sp.faction] >= r.territory_cap and s.tracks[sp.faction] >= r.track_max
    )


cdef int prune_turn(const StateC* s, const SeatC* p, const move_t* moves, int n,
                    move_t* out) noexcept nogil:
    """A placement goes before any retrieval; a worker comes home from a site only if none stands
    elsewhere, and then alone.
    """
    cdef int i, kept = 0
    cdef bint placing = False, elsewhere = False
    cdef WorkersC w
    for i in range(n):
        if m_kind(moves[i]) == M_PLACE:
            placing = placing or not is_idle(s, p, m_space(moves[i]))
        elif m_kind(moves[i]) == M_RETRIEVE:
            elsewhere = elsewhere or workers_in(s, moves[i]).on_sites == 0
    for i in range(n):
        if m_kind(moves[i]) == M_PLACE:
            if is_idle(s, p, m_space(moves[i])):
                continue
        elif m_kind(moves[i]) == M_RETRIEVE:
            w = workers_in(s, moves[i])
            if placing or (elsewhere and w.on_sites) or (not elsewhere and w.n > 1):
                continue
        out[kept] = moves[i]
        kept += 1
    return kept


cdef int prune_placements(const StateC* s, const SeatC* p, const move_t* moves, int n,
                          move_t* out) noexcept nogil:
    """After a placement.  A double whose price in morale costs a card is always placed."""
    cdef int i, kept = 0, price = rules_of(s).equal_die_price
    cdef bint another = False, forced
    for i in range(n):
        another = another or m_kind(moves[i]) == M_ANOTHER
    forced = another and p.hand_n > p.morale - price
    for i in range(n):
        if m_kind(moves[i]) == M_PLACE:
            if is_idle(s, p, m_space(moves[i])):
                continue
        elif forced and m_kind(moves[i]) != M_ANOTHER:
            continue
        out[kept] = moves[i]
        kept += 1
    return kept


cdef int cards_in(move_t m) noexcept nogil:
    cdef int k, n = 0
    for k in range(N_ARTIFACTS):
        n += m_art(m, k)
    return n


cdef bint pays_loose(const SeatC* p, move_t m) noexcept nogil:
    """One card, and it has no partner."""
    cdef int k
    for k in range(N_ARTIFACTS):
        if m_art(m, k):
            return p.hand[k] & 1
    return False


cdef bint pays_pair(move_t m) noexcept nogil:
    cdef int k
    for k in range(N_ARTIFACTS):
        if m_art(m, k) == 2:
            return cards_in(m) == 2
    return False


cdef int prune_payments(const StateC* s, const SeatC* p, int what, const move_t* moves, int n,
                        move_t* out) noexcept nogil:
    """A single card without a partner goes first; with a pair no three cards; a dilemma is paid
    with the card that it names.
    """
    cdef int i, kept = 0, cards
    cdef bint loose = False, pair = False, single = False
    for i in range(n):
        cards = cards_in(moves[i])
        single = single or cards == 1
        loose = loose or (cards == 1 and pays_loose(p, moves[i]))
        pair = pair or pays_pair(moves[i])
    for i in range(n):
        cards = cards_in(moves[i])
        if what == PAY_DILEMMA:
            if single and cards > 1:
                continue
        elif (loose and cards == 1 and not pays_loose(p, moves[i])) or (pair and cards > 2):
            continue
        out[kept] = moves[i]
        kept += 1
    return kept


cdef int prune_draws(const SeatC* p, int careful, const move_t* moves, int n,
                     move_t* out) noexcept nogil:
    """The recruit that makes two draws of one is not used when the hand cannot hold them."""
    cdef int i, kept = 0
    for i in range(n):
        if careful and moves[i] == mv(M_USE, careful) and p.hand_n + 2 > p.morale:
            continue
        out[kept] = moves[i]
        kept += 1
    return kept


cdef int prune(const StateC* s, int careful, move_t* moves, int n) noexcept nogil:
    """Leaves in `moves` what the robot looks at, in their order; returns how many.  careful: the
    recruit (card + 1) that draws too much, 0 for none.
    """
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef move_t out[MAX_MOVES]
    cdef int kept
    if f.kind == C_TURN:
        kept = prune_turn(s, p, moves, n, out)
    elif f.kind == C_MORE or f.kind == C_PLACE:
        kept = prune_placements(s, p, moves, n, out)
    elif f.kind == C_PAY:
        kept = prune_payments(s, p, f.pay.what, moves, n, out)
    elif f.kind == C_DRAW:
        kept = prune_draws(p, careful, moves, n, out)
    else:
        return n
    if kept == 0:
        return n
    memcpy(moves, out, kept * sizeof(move_t))
    return kept


def listed_moves(Game game not None, int careful=0):
    """Of the legal moves of a seat's decision those that the robot looks at.  careful: see prune.
    """
    cdef move_t moves[MAX_MOVES]
    cdef int i, n
    legal = game.legal_moves()
    for i in range(len(legal)):
        moves[i] = legal[i]
    n = prune(&game.s, careful, moves, len(legal))
    return [moves[i] for i in range(n)]
