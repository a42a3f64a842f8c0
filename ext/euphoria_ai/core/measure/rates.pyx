"""What rates are measured by: playouts in bulk, with a hash of how they ended, and copies of
states.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset
from euphoria_ai.core.state.bits cimport RngC, rng_seed
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.search.playout cimport PlayoutC, playout
from euphoria_ai.core.search.weights cimport Weights, standard_weights
from euphoria_ai._tables import TABLES

cdef enum:
    RING = 16                   # copies that are alive at once, as in a search


cdef uint64_t hash_state(const StateC* s) noexcept nogil:
    """FNV-1a over the bytes: printed beside rates, so that an engine that ends games otherwise
    shows.
    """
    cdef const uint8_t* b = <const uint8_t*>s
    cdef uint64_t h = <uint64_t>0xCBF29CE484222325
    cdef size_t i
    for i in range(sizeof(StateC)):
        h = (h ^ b[i]) * <uint64_t>0x100000001B3
    return h


def playouts(Game game not None, int count, uint64_t seed, int max_decisions=5000, policy="random"):
    """Play `count` games on from `game`; returns (decisions, finished games, hash of all final
    states).
    """
    cdef RngC rng
    cdef StateC s
    cdef PlayoutC how
    cdef move_t moves[MAX_MOVES]
    cdef Weights weights = standard_weights()
    cdef long decisions = 0
    cdef int finished = 0
    cdef uint64_t h = 0
    if policy not in ("random", "guided"):
        raise ValueError(f"policy {policy!r}; allowed: random, guided")
    how.weights = &weights.c if policy == "guided" else NULL
    how.exponent = TABLES["policy"]["search"]["playout_exponent"]
    how.max_decisions = max_decisions
    how.network = NULL
    rng_seed(&rng, seed)
    with nogil:
        for _ in range(count):
            memcpy(&s, &game.s, sizeof(StateC))
            decisions += playout(&s, &how, &rng, moves)
            finished += s.n_stack == 0
            h = (h * 31) ^ hash_state(&s)
    return decisions, finished, h


def clones(Game game not None, long count):
    """Copy the state `count` times into a small ring, as a search does; returns a number that
    depends on the copies, so that nothing is optimised away.
    """
    cdef StateC ring[RING]
    cdef long i
    cdef uint64_t sink = 0
    memset(ring, 0, sizeof(ring))
    with nogil:
        for i in range(count):
            memcpy(&ring[i & (RING - 1)], &game.s, sizeof(StateC))
            ring[i & (RING - 1)].turn ^= <uint16_t>i      # no copy is like the one before
            sink ^= ring[(i + RING // 2) & (RING - 1)].turn
    return sink
