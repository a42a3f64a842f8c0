"""Playouts: from a state to the end of the game, or to a number of decisions, without the GIL and
without Python objects.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_below
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.game cimport SETTLED_CHANCE, SETTLED_OVER, apply_any, settle
from euphoria_ai.core.search.policy cimport policy_pick


cdef int playout(StateC* s, const PlayoutC* how, RngC* rng, move_t* moves) noexcept nogil:
    """Play on; returns how many decisions seats made.  moves: room for MAX_MOVES."""
    cdef int n, i, decisions = 0
    while True:
        n = settle(s, moves, NULL)
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
        elif n == SETTLED_OVER or decisions == how.max_decisions:
            return decisions
        else:
            if how.weights:
                i = policy_pick(s, how.weights, moves, n, how.exponent, rng)
            else:
                i = rng_below(rng, n)
            apply_any(s, moves[i])
            decisions += 1
