"""Own moves that the iterations of a tree begin with, and what came of them: so a few plans can be
compared by as many games each as their comparison needs.
"""

from libc.string cimport memset
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


cdef int set_line(LineC* line, moves) except -1:
    """Begin with these moves, and count anew."""
    if len(moves) > MAX_LINE:
        raise ValueError(f"{len(moves)} moves to follow; at most {MAX_LINE}")
    memset(line, 0, sizeof(LineC))
    for i, move in enumerate(moves):
        line.move[i] = move
    line.n = len(moves)
    return 0


cdef inline void count(CountC* c, double x) noexcept nogil:
    c.sum += x
    c.squares += x * x


cdef void count_line(LineC* line, const StateC* s, int seat, const float* reward) noexcept nogil:
    """Count one iteration that made all moves: s is its end, seat the observer."""
    cdef int i
    line.visits += 1
    for i in range(s.n_seats):
        line.reward[i] += reward[i]
    count(&line.stars, rules_of(s).stars - s.seats[seat].stars_left)
    count(&line.turns, s.turn)
