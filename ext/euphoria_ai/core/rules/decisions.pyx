"""The registry of decisions: for every kind its name, its legal moves and what a move does.

A new kind is a frame in `state.frames`, two functions in a `decide_` module and its line here.
"""

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport top
from euphoria_ai.core.rules.decide_board cimport *
from euphoria_ai.core.rules.decide_cards cimport *
from euphoria_ai.core.rules.decide_workers cimport *
from euphoria_ai.core.state.layouts import FRAME_NAMES


cdef enter(int kind, legal_t legal, apply_t apply):
    DECISIONS[kind].legal = legal
    DECISIONS[kind].apply = apply


enter(C_RECRUITS, legal_recruits, apply_recruits)
enter(C_TURN, legal_turn, apply_turn)
enter(C_MORE, legal_more, apply_more)
enter(C_PLACE, legal_place, apply_place)
enter(C_PAY, legal_pay, apply_pay)
enter(C_RETRIEVE_PAY, legal_retrieve_pay, apply_retrieve_pay)
enter(C_USE, legal_use, apply_use)
enter(C_OPPONENT, legal_opponent, apply_opponent)
enter(C_DRAW, legal_draw, apply_draw)
enter(C_TAKE, legal_take, apply_take)
enter(C_LOSE, legal_lose, apply_lose)
enter(C_DISCARD, legal_discard, apply_discard)
enter(C_STAR, legal_star, apply_star)
enter(C_FACE, legal_face, apply_face)
enter(C_OUTCOME, legal_outcome, apply_outcome)
enter(C_DRAFT, legal_draft, apply_draft)
enter(C_BONUS, legal_take, apply_take)
enter(C_TRADE, legal_trade, apply_trade)
enter(C_REDRAW, legal_redraw, apply_redraw)
enter(C_BUY, legal_buy, apply_buy)
enter(C_PRICE, legal_price, apply_price)
enter(C_BUMP, legal_bump, apply_bump)
enter(C_IGNORE, legal_ignore, apply_ignore)
enter(C_ACTIVATE, legal_activate, apply_activate)
enter(C_RETRIEVE_AREAS, legal_retrieve_areas, apply_retrieve_areas)
enter(C_RETRIEVE_ONE, legal_retrieve_one, apply_retrieve_one)


cdef complete():
    """Raises ImportError if a kind of decision has no line above."""
    cdef int kind
    for kind in range(F_FIRST_CHOICE, F_FIRST_CHANCE):
        if DECISIONS[kind].legal == NULL or DECISIONS[kind].apply == NULL:
            raise ImportError(f"a kind of decision has no functions: {FRAME_NAMES[kind]}")


complete()


cdef int legal_choices(const StateC* s, move_t* out) noexcept nogil:
    """Legal moves of the decision on top of the stack; at least one.  out has room for
    MAX_MOVES."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    return DECISIONS[f.kind].legal(s, f, out)


cdef void apply_choice(StateC* s, move_t m) noexcept nogil:
    """Carry out one legal move of the decision on top of the stack."""
    DECISIONS[top(s).kind].apply(s, m)
