"""Playouts: from a state to the end of the game, to a number of decisions, or to the start of a
turn where a network judges; without the GIL and without Python objects.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_below
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.rules.decisions cimport apply_choice, legal_choices
from euphoria_ai.core.engine.machine cimport (
    SETTLED_CHANCE, SETTLED_OVER, apply_any, run_to_choice, settle,
)
from euphoria_ai.core.search.policy cimport policy_pick
from euphoria_ai.core.search.turn_menu cimport (
    TurnMenuC, draw_from, fill_menu, has_menu, nth_move,
)

cdef enum:
    NO_LIMIT = 1 << 30          # turns
    LAST_STAR = 1               # a seat that misses no more may win this turn: it is played on


cdef int settle_guided(
    StateC* s, const PlayoutC* how, int last_turn, move_t* moves, TurnMenuC* menu
) noexcept nogil:
    """Like settle(), but most turns are weighed (menu.n > 0) instead of listed, and the playout is
    over where a turn after `last_turn` begins, unless it may be the last one.
    """
    cdef int kind, n
    while True:
        kind = run_to_choice(s, NULL)
        if kind <= 0:
            return kind
        if kind == C_TURN and s.turn > last_turn and s.seats[s.active].stars_left > LAST_STAR:
            return SETTLED_OVER
        menu.n = 0
        if has_menu(s):
            fill_menu(s, how.weights, how.exponent, menu)
            n = menu.moves
        else:
            n = legal_choices(s, moves)
        if n != 1:
            return n
        apply_choice(s, nth_move(menu, &menu.entry[0], 0) if menu.n else moves[0])


cdef int playout(StateC* s, const PlayoutC* how, RngC* rng, move_t* moves) noexcept nogil:
    """Play on; returns how many decisions seats made.  moves: room for MAX_MOVES."""
    cdef TurnMenuC menu
    cdef move_t m
    cdef int n, decisions = 0, last_turn = NO_LIMIT
    if how.network:
        last_turn = s.turn + how.turns
    while True:
        if how.weights:
            n = settle_guided(s, how, last_turn, moves, &menu)
        else:
            n = settle(s, moves, NULL)
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
            continue
        if n == SETTLED_OVER or decisions == how.max_decisions:
            return decisions
        if not how.weights:
            m = moves[rng_below(rng, n)]
        elif menu.n:
            m = draw_from(&menu, rng)
        else:
            m = moves[policy_pick(s, how.weights, moves, n, how.exponent, rng)]
        apply_choice(s, m)
        decisions += 1
