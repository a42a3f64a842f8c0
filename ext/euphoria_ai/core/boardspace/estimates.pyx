"""What the robot believes a position to be worth to each seat: stars placed, and in two of the
three estimates small change for goods, cards and workers.

A seat that has placed its last star is worth 1 or nearly so; what a move is worth to the seat that
made it is its margin over the best rival.
"""

from euphoria_ai.core.state.bits cimport popcount64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game

ESTIMATES = ("stars", "many", "thrift")         # in the order of ESTIMATE_...


cdef inline double stars_placed(const StateC* s, const SeatC* p) noexcept nogil:
    """A share of those that win."""
    return 1.0 - <double>p.stars_left / rules_of(s).stars


cdef double potential(const StateC* s, const SeatC* p) noexcept nogil:
    """How strong a seat is thought to be: 0.1 to 1."""
    cdef double worth = (
        stars_placed(s, p) + commodities(p) / 60.0 + resources(p) / 30.0 + p.hand_n / 25.0
    )
    return min(max(worth, 0.1), 1.0)


cdef int open_markets(const StateC* s) noexcept nogil:
    cdef int i, n = 0
    for i in range(N_SITES):
        n += s.tiles[i] != 0
    return n


cdef double recruits_worth(const StateC* s, const SeatC* p) noexcept nogil:
    """How far the factions of its recruits have come; a hidden one counts half."""
    cdef int i, faction, steps
    cdef double worth = 0.0
    for i in range(MAX_SLOTS):
        if not p.recruit[i]:
            continue
        faction = rules_of(s).cards[p.recruit[i] - 1].faction
        if faction >= N_FACTIONS:
            continue
        steps = s.tracks[faction]
        if faction < N_TUNNELS:
            steps += s.miners[faction]
        worth += 0.001 * steps if slot_flags(p, i) & R_ACTIVE else 0.0005 * steps
    return worth


cdef double estimate_of_many(
    const StateC* s, const SeatC* p, const CountsC* c
) noexcept nogil:
    cdef double worth
    if p.stars_left == 0:
        return 1.0
    worth = stars_placed(s, p) - 0.15 + 0.02 * popcount64(p.tile_stars)
    worth += 0.015 * ((c.placements + 1.0) / (c.retrievals + 1.0) - 1.0)
    worth -= 0.1 * c.workers_lost / (c.retrievals + 1.0)
    worth += 0.01 * (p.hand_n + resources(p) - c.cards_lost) - 0.1 * c.site_retrievals
    worth += 0.001 * (p.morale - p.knowledge - (commodities(p) - 10))
    return min(max(worth + recruits_worth(s, p), 0.0), 1.0)


cdef double estimate_of_thrift(
    const StateC* s, const SeatC* p, const CountsC* c
) noexcept nogil:
    """Stars, less a little for what is hoarded or was lost: even a winner may stay below 1."""
    cdef double spare = resources(p) - (N_SITES - open_markets(s)) / 2.0
    return (
        stars_placed(s, p) - 0.001 * c.site_retrievals - 0.002 * c.cards_lost
        - 0.001 * max(0, commodities(p) - 3) - 0.002 * max(0.0, spare)
    )


cdef void estimate(
    const StateC* s, int which, const CountsC* counts, double* value
) noexcept nogil:
    """value, counts: a number, a record per seat."""
    cdef int i
    for i in range(s.n_seats):
        if which == ESTIMATE_00:
            value[i] = stars_placed(s, &s.seats[i])
        elif which == ESTIMATE_01:
            value[i] = estimate_of_many(s, &s.seats[i], &counts[i])
        else:
            value[i] = estimate_of_thrift(s, &s.seats[i], &counts[i])


cdef double margin(const double* value, int seats, int mover) noexcept nogil:
    """To the seat that moved: 1 if it has won, -1 if another has, else how far it is ahead."""
    cdef double best = -1e9
    cdef int i
    if value[mover] >= 1.0:
        return 1.0
    for i in range(seats):
        if i != mover:
            best = max(best, value[i])
    return -1.0 if best >= 1.0 else value[mover] - best


def estimates(Game game not None, which, counts=()):
    """The worth of every seat.  which: one of ESTIMATES; counts: a dict of CountsC's names per
    seat, missing ones 0.
    """
    cdef CountsC c[MAX_SEATS]
    cdef double value[MAX_SEATS]
    cdef int i
    for i in range(MAX_SEATS):
        row = counts[i] if i < len(counts) else {}
        c[i].site_retrievals = row.get("site_retrievals", 0)
        c[i].cards_lost = row.get("cards_lost", 0)
        c[i].workers_lost = row.get("workers_lost", 0)
        c[i].placements = row.get("placements", 0)
        c[i].retrievals = row.get("retrievals", 0)
    estimate(&game.s, ESTIMATES.index(which), c, value)
    return [value[i] for i in range(game.s.n_seats)]


def potentials(Game game not None):
    """How strong every seat is thought to be."""
    return [potential(&game.s, &game.s.seats[i]) for i in range(game.s.n_seats)]


def margin_of(values, int mover):
    """What these worths of the seats mean to the seat that moved."""
    cdef double value[MAX_SEATS]
    cdef int i, n = min(len(values), MAX_SEATS)
    for i in range(n):
        value[i] = values[i]
    return margin(value, n, mover)
