"""The policy: quick judgements that make playouts look like play.

What its weights mean stands in data/policy.toml.  It sees only what the seat to move may see of
itself and what is public of the others.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_unit
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.search.choice_policy cimport weigh_choice
from euphoria_ai.core.search.turn_menu cimport EntryC, TurnMenuC, fill_menu, has_menu, nth_move
from euphoria_ai.core.search.turn_policy cimport (
    floored, raised, wanted_artifact, weigh_counts, weigh_placement, weigh_retrieval,
)
from euphoria_ai.core.search.weights cimport Weights, WeightsC, standard_weights
from euphoria_ai._tables import TABLES

EXPONENT = TABLES["policy"]["search"]["playout_exponent"]


cdef bint can_place(const move_t* moves, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        if m_kind(moves[i]) == M_PLACE:
            return True
    return False


cdef void policy_weights(
    const StateC* s, const WeightsC* w, const move_t* moves, int n, float* weight
) noexcept nogil:
    """weight[i] > 0 for every legal move of the decision at hand, in any order."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef int i, kind, wanted = wanted_artifact(s, p)
    cdef float by_count[MAX_DICE + 1]
    cdef bint turn = f.kind == C_TURN, forced
    if turn:
        forced = not can_place(moves, n)
        weigh_counts(s, &w.retrieval, p, MAX_DICE, available_sum(p), forced, by_count)
    for i in range(n):
        kind = m_kind(moves[i])
        if kind == M_PLACE:
            weight[i] = weigh_placement(s, &w.turn, p, m_space(moves[i]), m_face(moves[i]))
        elif kind == M_RETRIEVE and turn:
            weight[i] = weigh_retrieval(s, &w.retrieval, by_count, moves[i])
        else:
            weight[i] = weigh_choice(s, w, p, f, moves[i], wanted)
        weight[i] = floored(&w.turn, weight[i])


cdef int policy_pick(
    const StateC* s, const WeightsC* w, const move_t* moves, int n, int exponent, RngC* rng
) noexcept nogil:
    """A legal move drawn in proportion to the weights to the power of 1, 2 or 4; n <= MAX_MOVES."""
    cdef float weight[MAX_MOVES]
    cdef float total = 0.0, x
    cdef int i
    n = min(n, MAX_MOVES)
    policy_weights(s, w, moves, n, weight)
    for i in range(n):
        weight[i] = raised(weight[i], exponent)
        total += weight[i]
    x = <float>rng_unit(rng) * total
    for i in range(n - 1):
        x -= weight[i]
        if x < 0:
            return i
    return n - 1


cdef bint seat_decides(const StateC* s) noexcept nogil:
    return s.n_stack and s.stack[s.n_stack - 1].kind < F_FIRST_CHANCE


def move_weights(Game game not None, Weights weights=None):
    """{move: weight} of every legal move of a seat's decision; empty at a chance decision and when
    over.
    """
    cdef move_t moves[MAX_MOVES]
    cdef float weight[MAX_MOVES]
    cdef int i, n
    if not seat_decides(&game.s):
        return {}
    if weights is None:
        weights = standard_weights()
    legal = game.legal_moves()
    n = len(legal)
    for i in range(n):
        moves[i] = legal[i]
    policy_weights(&game.s, &weights.c, moves, n, weight)
    return {legal[i]: weight[i] for i in range(n)}


def move_chances(Game game not None, Weights weights=None, int exponent=EXPONENT):
    """{move: probability} with which guided playouts make the legal moves of a seat's decision;
    empty at a chance decision and when over.
    """
    cdef TurnMenuC menu
    cdef const EntryC* entry
    cdef int i, k
    if not seat_decides(&game.s):
        return {}
    if weights is None:
        weights = standard_weights()
    if not has_menu(&game.s):
        liked = move_weights(game, weights)
        shares = {move: raised(weight, exponent) for move, weight in liked.items()}
    else:
        shares = {}
        fill_menu(&game.s, &weights.c, exponent, &menu)
        for i in range(menu.n):
            entry = &menu.entry[i]
            for k in range(entry.moves):
                shares[nth_move(&menu, entry, k)] = entry.weight / entry.moves
    total = sum(shares.values())
    return {move: share / total for move, share in sorted(shares.items())}
