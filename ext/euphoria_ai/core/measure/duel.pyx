"""Duels: how often one set of weights wins against another.  What data/policy.toml says was
measured with them.
"""

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.bits cimport RngC, rng_seed
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.machine cimport (
    SETTLED_CHANCE, SETTLED_OVER, apply_any, new_state, settle,
)
from euphoria_ai.core.search.evaluation cimport evaluate
from euphoria_ai.core.search.policy cimport policy_pick
from euphoria_ai.core.search.weights cimport Weights, WeightsC
from euphoria_ai._tables import TABLES


cdef double duel_game(
    StateC* s, RngC* rng, const WeightsC* first, const WeightsC* second, int seat,
    int exponent, int max_decisions,
) noexcept nogil:
    """The first set at `seat` against the second everywhere else: the share of the win, an even one
    if cut short.
    """
    cdef move_t moves[MAX_MOVES]
    cdef float reward[MAX_SEATS]
    cdef int n, decisions = 0
    cdef const WeightsC* w
    while decisions < max_decisions:
        n = settle(s, moves, NULL)
        if n == SETTLED_OVER:
            evaluate(s, &second.evaluation, NULL, reward)
            return reward[seat]
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
        else:
            w = first if s.stack[s.n_stack - 1].head.seat == seat else second
            apply_any(s, moves[policy_pick(s, w, moves, n, exponent, rng)])
            decisions += 1
    return 1.0 / s.n_seats


def duel(int rules, int games, uint64_t seed, Weights first not None, Weights second not None):
    """Win share of the policy with the first set of weights in one seat, rotated, against the
    second in all others.

    rules: id of a rule set.
    """
    cdef StateC s
    cdef RngC rng
    cdef double won = 0.0
    cdef int i
    cdef int exponent = TABLES["policy"]["search"]["playout_exponent"]
    cdef int max_decisions = TABLES["policy"]["search"]["max_decisions"]
    with nogil:
        for i in range(games):
            new_state(&s, rules)
            rng_seed(&rng, seed + <uint64_t>(i // s.n_seats))
            won += duel_game(&s, &rng, &first.c, &second.c, i % s.n_seats, exponent, max_decisions)
    return won / games
