"""Play in bulk, for scripts and training: decisions drawn and applied in the core, and results of
many playouts at once.
"""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy
from euphoria_ai.core.state.bits cimport RngC, rng_below, rng_seed
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.game cimport Game, Rng
from euphoria_ai.core.engine.machine cimport (
    SETTLED_CHANCE, SETTLED_OVER, apply_any, settle, settle_by_turns,
)
from euphoria_ai.core.search.clues cimport CluesC
from euphoria_ai.core.search.determinize cimport determinize
from euphoria_ai.core.search.evaluation cimport evaluate
from euphoria_ai.core.search.information cimport Position
from euphoria_ai.core.search.playout cimport PlayoutC, playout
from euphoria_ai.core.search.policy cimport policy_pick
from euphoria_ai.core.search.weights cimport EvaluationC, Weights, standard_weights
from euphoria_ai._tables import TABLES

EXPONENT = TABLES["policy"]["search"]["playout_exponent"]
MAX_DECISIONS = TABLES["policy"]["search"]["max_decisions"]
POLICIES = ("random", "guided")

cdef enum:
    FEW = 32                    # decisions that are too quick for the GIL to be worth releasing


cdef struct ResultC:            # of one playout, 40 bytes
    float returns[MAX_SEATS]
    int32_t decisions
    uint16_t turns
    uint8_t stars[MAX_SEATS]
    uint8_t finished


cdef PlayoutC how_to_play(policy, Weights weights, int max_decisions) except *:
    """weights must outlive what is returned."""
    cdef PlayoutC how
    if policy not in POLICIES:
        raise ValueError(f"policy {policy!r}; allowed: {', '.join(POLICIES)}")
    how.weights = &weights.c if policy == "guided" else NULL
    how.exponent = EXPONENT
    how.max_decisions = max_decisions
    how.network = NULL
    return how


# ---------------------------------------------------------------- one game

cdef move_t draw_move(
    const StateC* s, const PlayoutC* how, RngC* rng, const move_t* moves, int n
) noexcept nogil:
    """For whoever is to decide; n: as settle() gives it."""
    if n == SETTLED_CHANCE:
        return sample_chance(s, rng)
    if how.weights:
        return moves[policy_pick(s, how.weights, moves, n, how.exponent, rng)]
    return moves[rng_below(rng, n)]


cdef long play(
    StateC* s, const PlayoutC* how, RngC* rng, move_t* moves, int* n, bint by_turns, long decisions
) noexcept nogil:
    """Make decisions of seats, and of chance until a seat decides again; n: as settle() gives it.
    """
    cdef long made = 0
    while n[0] != SETTLED_OVER and (made < decisions or n[0] == SETTLED_CHANCE):
        made += n[0] != SETTLED_CHANCE
        apply_any(s, draw_move(s, how, rng, moves, n[0]))
        n[0] = settle_by_turns(s, moves, NULL) if by_turns else settle(s, moves, NULL)
    return made


cdef long play_logged(Game game, const PlayoutC* how, RngC* rng, long decisions):
    """The same, decision by decision, each put into the game's log."""
    cdef long made = 0
    cdef move_t m
    while game.n_moves != SETTLED_OVER and (made < decisions or game.n_moves == SETTLED_CHANCE):
        made += game.n_moves != SETTLED_CHANCE
        m = draw_move(&game.s, how, rng, game.moves, game.n_moves)
        game.log.append((game.to_move, game.kind, m, False))
        apply_any(&game.s, m)
        game.refresh()
    return made


def play_on(
    Game game not None, Rng rng not None, long decisions=1, policy="random", Weights weights=None
):
    """Let the policy make up to `decisions` decisions of seats, and chance whatever comes between
    and after; returns how many were made: fewer if the game ended.
    """
    cdef PlayoutC how
    cdef long made
    cdef bint by_turns = game.by_turns
    weights = standard_weights() if weights is None else weights
    how = how_to_play(policy, weights, 0)
    if not game.n_cached:
        game.refresh()
    if game.log is not None:
        return play_logged(game, &how, &rng.r, decisions)
    if decisions <= FEW:
        return play(&game.s, &how, &rng.r, game.moves, &game.n_moves, by_turns, decisions)
    with nogil:
        made = play(&game.s, &how, &rng.r, game.moves, &game.n_moves, by_turns, decisions)
    return made


# ---------------------------------------------------------------- many playouts

cdef void fill_result(
    const StateC* s, const EvaluationC* w, int decisions, ResultC* out
) noexcept nogil:
    """out: zeroed."""
    cdef int i
    evaluate(s, w, NULL, out.returns)
    for i in range(s.n_seats):
        out.stars[i] = rules_of(s).stars - s.seats[i].stars_left
    out.decisions = decisions
    out.turns = s.turn
    out.finished = s.n_stack == 0


def play_out(
    start, int count, uint64_t seed, policy="guided", int max_decisions=MAX_DECISIONS,
    Weights weights=None,
):
    """Results of `count` playouts from a Game, or from a Position, each in a world dealt anew: a
    bytearray with a ResultC each.
    """
    cdef StateC root
    cdef StateC s
    cdef CluesC clues
    cdef RngC rng
    cdef PlayoutC how
    cdef move_t moves[MAX_MOVES]
    cdef ResultC* out
    cdef bint deal = isinstance(start, Position)
    cdef int i, decisions
    if deal:
        memcpy(&root, &(<Position>start).s, sizeof(StateC))
        clues = (<Position>start).clues
    elif isinstance(start, Game):
        memcpy(&root, &(<Game>start).s, sizeof(StateC))
    else:
        raise TypeError("a Game or a Position is needed")
    weights = standard_weights() if weights is None else weights
    how = how_to_play(policy, weights, max_decisions)
    results = bytearray(max(count, 0) * sizeof(ResultC))
    out = <ResultC*><char*>results
    rng_seed(&rng, seed)
    with nogil:
        for i in range(count):
            if deal:
                determinize(&root, &clues, &s, &rng)
            else:
                memcpy(&s, &root, sizeof(StateC))
            decisions = playout(&s, &how, &rng, moves)
            fill_result(&s, &weights.c.evaluation, decisions, &out[i])
    return results
