"""Wins that can be forced within the turn at hand.

A move wins by force if its owner can finish the game as the sole winner before anybody else takes a
turn, whatever chance and the others do, and without knowing what it cannot know: several worlds
that fit the position are played at once, and an own choice must be one and the same in all worlds
that look alike by then.  Found by plain search over own choices, outcomes and answers, within a
budget of nodes.
"""

from libc.string cimport memcmp, memcpy
from euphoria_ai.core.rules.chance cimport chance_outcomes
from euphoria_ai.core.engine.game cimport Rng
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, apply_any, settle
from euphoria_ai.core.search.determinize cimport determinize
from euphoria_ai.core.search.information cimport Position, hide
from euphoria_ai.core.state.types cimport *

cdef enum:
    MAX_DEPTH = 14
    MAX_WORLDS = 8
    WIDEST = 160                # more choices or outcomes than this are not gone through


cdef struct WorldsC:            # worlds that look alike to the seat
    int n
    StateC s[MAX_WORLDS]


cdef int options_of(const StateC* s, move_t* moves) noexcept nogil:
    """Settled state: its legal moves or its outcomes."""
    cdef StateC t
    cdef double probability[MAX_MOVES]
    cdef int n
    memcpy(&t, s, sizeof(StateC))
    n = settle(&t, moves, NULL)
    return chance_outcomes(&t, moves, probability) if n == SETTLED_CHANCE else n


cdef bint contains(const move_t* moves, int n, move_t m) noexcept nogil:
    cdef int i
    for i in range(n):
        if moves[i] == m:
            return True
    return False


cdef bint split(const WorldsC* w, move_t m, WorldsC* out) noexcept nogil:
    """Worlds in which this move or outcome is possible, with it applied; true if that is all of
    them.
    """
    cdef move_t moves[MAX_MOVES]
    cdef int i
    out.n = 0
    for i in range(w.n):
        if contains(moves, options_of(&w.s[i], moves), m):
            memcpy(&out.s[out.n], &w.s[i], sizeof(StateC))
            apply_any(&out.s[out.n], m)
            out.n += 1
    return out.n == w.n


cdef bint look_alike(const StateC* a, const StateC* b, int seat) noexcept nogil:
    """Can the seat not tell these two settled states apart?"""
    cdef StateC one
    cdef StateC two
    memcpy(&one, a, sizeof(StateC))
    memcpy(&two, b, sizeof(StateC))
    hide(&one, seat)
    hide(&two, seat)
    return memcmp(&one, &two, sizeof(StateC)) == 0


cdef bint wins(WorldsC* w, int seat, int depth, int* budget) noexcept nogil:
    """Does `seat` win by force in all these worlds, before another seat's turn begins?  They are
    told apart as far as the seat can.
    """
    cdef move_t moves[MAX_MOVES]
    cdef WorldsC group
    cdef int i, n, turn, first = 0
    cdef bint taken[MAX_WORLDS]
    for i in range(w.n):
        turn = w.s[i].turn
        n = settle(&w.s[i], moves, NULL)
        taken[i] = n == SETTLED_OVER
        if taken[i]:
            if w.s[i].over != 1 or w.s[i].winners != 1 << seat:
                return False
        elif w.s[i].turn != turn or depth == 0 or budget[0] <= 0:
            return False
    while True:
        while first < w.n and taken[first]:
            first += 1
        if first == w.n:
            return True
        group.n = 0
        for i in range(first, w.n):
            if not taken[i] and (i == first or look_alike(&w.s[first], &w.s[i], seat)):
                taken[i] = True
                memcpy(&group.s[group.n], &w.s[i], sizeof(StateC))
                group.n += 1
        if not wins_alike(&group, seat, depth, budget):
            return False


cdef bint seen_before(const WorldsC* w, int i, move_t m) noexcept nogil:
    """An earlier world of the group allows this move too, so it has been gone through."""
    cdef move_t moves[MAX_MOVES]
    cdef int j
    for j in range(i):
        if contains(moves, options_of(&w.s[j], moves), m):
            return True
    return False


cdef bint wins_alike(WorldsC* w, int seat, int depth, int* budget) noexcept nogil:
    """The same for settled worlds that look alike: an own choice must be one and the same in all of
    them.
    """
    cdef move_t moves[MAX_MOVES]
    cdef WorldsC next_
    cdef const FrameC* f = &w.s[0].stack[w.s[0].n_stack - 1]
    cdef bint own = f.kind < F_FIRST_CHANCE and f.head.seat == seat
    cdef int i, k, n
    if f.kind == C_TURN and depth < MAX_DEPTH:
        return False
    for i in range(1 if own else w.n):          # outcomes and answers of all worlds
        n = options_of(&w.s[i], moves)
        if n > WIDEST:
            return False
        for k in range(n):
            if seen_before(w, i, moves[k]):
                continue
            budget[0] -= 1
            if budget[0] <= 0:
                return False
            if own:
                if split(w, moves[k], &next_) and wins(&next_, seat, depth - 1, budget):
                    return True
            else:
                split(w, moves[k], &next_)
                if not wins(&next_, seat, depth - 1, budget):
                    return False
    return not own


def near_win(Position position not None):
    """Could the observer place its last star this turn?  A quick test that spares the full one."""
    cdef const SeatC* p = &position.s.seats[position.seat]
    return p.stars_left <= 4


def winning_moves(Position position not None, int worlds=4, int budget=60000):
    """Moves of the decision at hand that win by force in all of `worlds` (1 to 8) sampled worlds at
    once; empty if none was found within the budget of nodes for each.
    """
    cdef Rng rng = Rng(20)
    cdef WorldsC w
    cdef WorldsC next_
    cdef move_t moves[MAX_MOVES]
    cdef int i, k, n, left
    if position.to_move != position.seat or not near_win(position):
        return []
    w.n = min(max(worlds, 1), MAX_WORLDS)
    for k in range(w.n):
        if not determinize(&position.s, &position.clues, &w.s[k], &rng.r):
            return []
        if settle(&w.s[k], moves, NULL) <= 0:
            return []
    n = options_of(&w.s[0], moves)
    found = []
    for i in range(n):
        left = budget
        if split(&w, moves[i], &next_) and wins(&next_, position.seat, MAX_DEPTH, &left):
            found.append(moves[i])
    return sorted(found)
