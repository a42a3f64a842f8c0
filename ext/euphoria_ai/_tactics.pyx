"""Wins that can be forced within the turn at hand.

A move wins by force if, in every world that fits the position and whatever chance and the others do, its owner can finish the game as the sole
winner before anybody else takes a turn.  Found by plain search over own choices, all outcomes and all answers, within a budget of nodes.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy
from euphoria_ai._choices cimport chance_outcomes
from euphoria_ai._engine cimport SETTLED_CHANCE, SETTLED_OVER, Rng, apply_any, settle
from euphoria_ai._observe cimport Position, determinize
from euphoria_ai._types cimport *

cdef enum:
    MAX_DEPTH = 14
    WIDEST = 160                # more choices or outcomes than this are not gone through


cdef bint wins(const StateC* s, int seat, int depth, int* budget) noexcept nogil:
    """Does `seat` win by force from here, before another seat's turn begins?"""
    cdef StateC t
    cdef move_t moves[MAX_MOVES]
    cdef double probability[MAX_MOVES]
    cdef int n, i, turn = s.turn
    cdef bint own
    memcpy(&t, s, sizeof(StateC))
    n = settle(&t, moves, NULL)
    if n == SETTLED_OVER:
        return t.over == 1 and t.winners == 1 << seat
    if depth == 0 or t.turn != turn or budget[0] <= 0:
        return False
    if t.stack[t.n_stack - 1].kind == C_TURN and depth < MAX_DEPTH:
        return False
    own = n > 0 and t.stack[t.n_stack - 1].seat == seat
    if n == SETTLED_CHANCE:
        n = chance_outcomes(&t, moves, probability)
    if n > WIDEST:
        return False
    for i in range(n):
        budget[0] -= 1
        if try_move(&t, moves[i], seat, depth, budget):
            if own:
                return True
        elif not own:
            return False
    return not own


cdef bint try_move(const StateC* s, move_t m, int seat, int depth, int* budget) noexcept nogil:
    cdef StateC t
    memcpy(&t, s, sizeof(StateC))
    apply_any(&t, m)
    return wins(&t, seat, depth - 1, budget)


def near_win(Position position):
    """Could the observer place its last star this turn?  A quick test that spares the full one."""
    cdef const SeatC* p = &position.s.seats[position.seat]
    return p.stars_left <= 4


def winning_moves(Position position, int worlds=6, int budget=60000):
    """Moves of the decision at hand that win by force in all of `worlds` sampled worlds; empty if none was found within the budget."""
    cdef Rng rng = Rng(20)
    cdef StateC world
    cdef move_t moves[MAX_MOVES]
    cdef int i, n, k, left
    if position.to_move != position.seat or not near_win(position):
        return []
    found = None
    for k in range(worlds):
        if not determinize(&position.s, &world, &rng.r):
            return []
        n = settle(&world, moves, NULL)
        if n <= 0:
            return []
        if found is None:
            found = [moves[i] for i in range(n)]
        still = []
        for m in found:
            left = budget
            if try_move(&world, m, position.seat, MAX_DEPTH, &left):
                still.append(m)
        found = still
        if not found:
            return []
    return sorted(found)
