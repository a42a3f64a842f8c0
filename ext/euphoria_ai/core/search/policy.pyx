"""The policy: quick judgements that make playouts look like play.

What its weights mean stands in data/policy.toml.  It sees only what the seat to move may see of
itself and what is public of the others.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_unit
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.search.choice_policy cimport weigh_choice
from euphoria_ai.core.search.turn_policy cimport weigh_counts, weigh_placement, weigh_retrieval
from euphoria_ai.core.search.weights cimport Weights, WeightsC, standard_weights


cdef int wanted_artifact(const StateC* s, const SeatC* p) noexcept nogil:
    """What the seat's own unused dilemma asks for, NOBODY if there is none."""
    if p.dilemma == CARD_NONE or p.dilemma == CARD_UNKNOWN or p.turn_flags & T_DILEMMA:
        return NOBODY
    return rules_of(s).dilemma_artifact[p.dilemma - 1]


cdef void policy_weights(
    const StateC* s, const WeightsC* w, const move_t* moves, int n, float* weight
) noexcept nogil:
    """weight[i] > 0 for every legal move of the decision at hand."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const SeatC* p = &s.seats[f.seat]
    cdef int i, kind, wanted = wanted_artifact(s, p)
    cdef float by_count[MAX_DICE + 1]
    cdef bint turn = f.kind == C_TURN, forced
    if turn:
        forced = n > 0 and m_kind(moves[0]) != M_PLACE
        weigh_counts(s, &w.retrieval, p, available_sum(p), forced, by_count)
    for i in range(n):
        kind = m_kind(moves[i])
        if kind == M_PLACE:
            weight[i] = weigh_placement(s, &w.turn, p, m_space(moves[i]), m_face(moves[i]))
        elif kind == M_RETRIEVE and turn:
            weight[i] = weigh_retrieval(s, &w.retrieval, by_count, moves[i])
        else:
            weight[i] = weigh_choice(s, w, p, f, moves[i], wanted)
        if weight[i] < w.turn.idle:
            weight[i] = w.turn.idle * w.turn.least


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
        if exponent >= 2:
            weight[i] *= weight[i]
        if exponent >= 4:
            weight[i] *= weight[i]
        total += weight[i]
    x = <float>rng_unit(rng) * total
    for i in range(n - 1):
        x -= weight[i]
        if x < 0:
            return i
    return n - 1


def move_weights(Game game not None, Weights weights=None):
    """{move: weight} of every legal move of a seat's decision; empty at a chance decision and when
    over.
    """
    cdef move_t moves[MAX_MOVES]
    cdef float weight[MAX_MOVES]
    cdef int i, n
    if game.s.n_stack == 0 or game.s.stack[game.s.n_stack - 1].kind >= F_FIRST_CHANCE:
        return {}
    if weights is None:
        weights = standard_weights()
    legal = game.legal_moves()
    n = len(legal)
    for i in range(n):
        moves[i] = legal[i]
    policy_weights(&game.s, &weights.c, moves, n, weight)
    return {legal[i]: weight[i] for i in range(n)}

