"""Playouts: from a state to the end of the game, or to a cap, without the GIL and without Python objects."""

from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy
from euphoria_ai.core.state.bits cimport RngC, rng_below, rng_seed
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.state.bits cimport popcount64
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, apply_any, new_state, settle
from euphoria_ai.core.search.policy cimport policy_pick, use_weights
from euphoria_ai.core.state.types cimport *
from euphoria_ai._tables import TABLES


POWER = TABLES["policy"]["search"]["power"]


cdef int random_playout(StateC* s, RngC* rng, int cap, move_t* moves) noexcept nogil:
    """Every decision uniform over its legal moves; returns how many decisions seats made (at most cap)."""
    cdef int n, decisions = 0
    while True:
        n = settle(s, moves, NULL)
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
        elif n == SETTLED_OVER or decisions == cap:
            return decisions
        else:
            apply_any(s, moves[rng_below(rng, n)])
            decisions += 1


cdef int guided_playout(StateC* s, RngC* rng, int cap, move_t* moves, int power) noexcept nogil:
    """Every decision drawn by the policy (weights to the power); returns how many decisions seats made (at most cap)."""
    cdef int n, decisions = 0
    while True:
        n = settle(s, moves, NULL)
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
        elif n == SETTLED_OVER or decisions == cap:
            return decisions
        else:
            apply_any(s, moves[policy_pick(s, moves, n, rng, power)])
            decisions += 1


cdef uint64_t hash_state(const StateC* s) noexcept nogil:
    """FNV-1a over the bytes: printed beside rates, so that an engine that ends games otherwise shows."""
    cdef const uint8_t* b = <const uint8_t*>s
    cdef uint64_t h = <uint64_t>0xCBF29CE484222325
    cdef size_t i
    for i in range(sizeof(StateC)):
        h = (h ^ b[i]) * <uint64_t>0x100000001B3
    return h


def playouts(Game game not None, int count, uint64_t seed, int cap=5000, policy="random", int power=POWER):
    """Play `count` games on from `game`; returns (decisions, finished games, hash of all final states)."""
    cdef RngC rng
    cdef StateC s
    cdef move_t* moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
    cdef long decisions = 0
    cdef int i, finished = 0
    cdef uint64_t h = 0
    cdef bint guided = policy == "guided"
    if policy not in ("random", "guided"):
        raise ValueError(f"policy {policy!r}; allowed: random, guided")
    rng_seed(&rng, seed)
    with nogil:
        for i in range(count):
            memcpy(&s, &game.s, sizeof(StateC))
            decisions += guided_playout(&s, &rng, cap, moves, power) if guided else random_playout(&s, &rng, cap, moves)
            finished += s.n_stack == 0
            h = (h * 31) ^ hash_state(&s)
    free(moves)
    return decisions, finished, h


cdef double duel_game(StateC* s, RngC* rng, int power, int seat, move_t* moves) noexcept nogil:
    """One game of the first set at `seat` against the second everywhere else; the first set's share of the win."""
    cdef int n, decisions = 0
    while decisions < 3000:
        n = settle(s, moves, NULL)
        if n == SETTLED_OVER:
            return (<double>1.0 / popcount64(s.winners)) if (s.winners >> seat) & 1 else 0.0
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
        else:
            use_weights(0 if s.stack[s.n_stack - 1].head.seat == seat else 1)
            apply_any(s, moves[policy_pick(s, moves, n, rng, power)])
            decisions += 1
    return 1.0 / s.n_seats


def duel(int rules, int games, uint64_t seed, int power=POWER):
    """Win share of the first set of weights (`policy.load_duel`) in one seat, rotated, against the second in all others.

    rules: id of a rule set.  What data/policy.toml says was measured with this; see bench/tune_policy.py.
    """
    cdef StateC s
    cdef RngC rng
    cdef double won = 0.0
    cdef int i
    cdef move_t* moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
    for i in range(games):
        new_state(&s, rules)
        rng_seed(&rng, seed + <uint64_t>(i // s.n_seats))
        won += duel_game(&s, &rng, power, i % s.n_seats, moves)
    free(moves)
    return won / games


def clones(Game game not None, long count):
    """Copy the state `count` times into a small ring, as a search does; returns a byte so that nothing is optimised away."""
    cdef StateC ring[16]
    cdef long i
    with nogil:
        for i in range(count):
            memcpy(&ring[i & 15], &game.s, sizeof(StateC))
            game.s.pl_new_die ^= ring[(i + 7) & 15].over & 2
    return ring[count & 15].turn
