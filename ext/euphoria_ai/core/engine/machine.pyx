"""The game as one machine: `settle` runs procedures until a seat or chance must decide.

Decisions with one legal move settle by themselves.
"""

from libc.stdint cimport int8_t, uint8_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport count_cards
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport apply_chance, single_outcome
from euphoria_ai.core.rules.decisions cimport apply_choice, legal_choices
from euphoria_ai.core.rules.endings cimport step_dilemma, step_end, step_hand_limit, step_stars
from euphoria_ai.core.rules.gains cimport step_draws, step_gain, step_opponents, step_refill
from euphoria_ai.core.rules.placement cimport step_bump, step_completion, step_placement
from euphoria_ai.core.rules.rolls cimport step_neighbours, step_retrieval, step_roll
from euphoria_ai.core.rules.setup cimport step_setup
from euphoria_ai.core.rules.triggers cimport open_window, step_ability, step_window
from euphoria_ai.core.rules.turn cimport step_turn
from euphoria_ai.core.state.layouts import FRAME_NAMES


cdef procedure_t PROCEDURES[F_FIRST_CHOICE]

PROCEDURES[F_SETUP] = step_setup
PROCEDURES[F_TURN] = step_turn
PROCEDURES[F_PLACEMENT] = step_placement
PROCEDURES[F_BUMP] = step_bump
PROCEDURES[F_ROLL] = step_roll
PROCEDURES[F_RETRIEVAL] = step_retrieval
PROCEDURES[F_COMPLETION] = step_completion
PROCEDURES[F_DILEMMA] = step_dilemma
PROCEDURES[F_WINDOW] = step_window
PROCEDURES[F_ABILITY] = step_ability
PROCEDURES[F_STARS] = step_stars
PROCEDURES[F_DRAWS] = step_draws
PROCEDURES[F_GAIN] = step_gain
PROCEDURES[F_REFILL] = step_refill
PROCEDURES[F_OPPONENTS] = step_opponents
PROCEDURES[F_HAND_LIMIT] = step_hand_limit
PROCEDURES[F_NEIGHBOURS] = step_neighbours
PROCEDURES[F_END] = step_end


cdef complete():
    """Raises ImportError if a procedure has no line above."""
    cdef int kind
    for kind in range(F_NONE + 1, F_FIRST_CHOICE):
        if PROCEDURES[kind] == NULL:
            raise ImportError(f"a procedure has no function: {FRAME_NAMES[kind]}")


complete()


cdef void new_state(StateC* s, int rules_id) noexcept nogil:
    """A game before its first deal (R2-R6)."""
    cdef const RulesC* r
    cdef SeatC* p
    cdef int i, j
    memset(s, 0, sizeof(StateC))
    s.rules_id = <uint8_t>rules_id
    r = rules_of(s)
    s.n_seats = r.seats
    for i in range(r.seats):
        p = &s.seats[i]
        p.stars_left = r.stars
        p.morale = r.morale_start
        p.knowledge = r.knowledge_start
        p.owned = r.dice_start
        for j in range(MAX_DICE):
            p.loc[j] = LOC_HAND if j < r.dice_start else LOC_POOL
    for i in range(MAX_SEATS):
        s.seats[i].knowledge_cap = r.knowledge_max
        if i >= r.seats:
            for j in range(MAX_DICE):
                s.seats[i].loc[j] = LOC_POOL
    for i in range(N_TUNNELS):
        s.miners[i] = r.miner_start
    for i in range(N_ARTIFACTS):
        s.deck[i] = r.copies
    s.deck_n = <uint8_t>(N_ARTIFACTS * r.copies)
    s.recruit_deck = r.recruit_deck
    s.recruit_deck_n = <uint8_t>count_cards(&r.recruit_deck)
    s.tiles_unseen = r.tiles
    s.dilemma_deck = r.dilemmas
    s.pl_space = NOBODY
    s.pl_victim = NOBODY
    push(s, F_SETUP, 0)


cdef void note(ForcedC* forced, int seat, int kind, move_t m) noexcept nogil:
    if forced != NULL and forced.n < 64:
        forced.move[forced.n] = m
        forced.seat[forced.n] = <int8_t>seat
        forced.kind[forced.n] = <uint8_t>kind
        forced.n += 1


cdef void do_due(StateC* s) noexcept nogil:
    """What cannot wait for the procedure at hand: gaps of the bazaar, and whoever answers the
    turn's third energy."""
    cdef int due = s.due, i, seats = 0
    s.due = 0
    if due & DUE_ENERGY:
        for i in range(s.n_seats):
            seats |= (s.energy[i] == 3) << i
        open_window(s, E_ENERGY, seats, NOBODY)
    if due & DUE_REFILL:
        push(s, F_REFILL, s.active)


cdef inline bint is_card(int kind) noexcept nogil:
    return kind == X_DRAW or kind == X_DEAL or kind == X_DILEMMA or kind == X_REFILL


cdef inline int run_on(StateC* s, ForcedC* forced, bint ask_cards) noexcept nogil:
    cdef int kind
    cdef move_t m
    while s.n_stack and s.over != OVER_FAULT:
        if s.due:
            do_due(s)
        kind = top(s).kind
        if kind < F_FIRST_CHOICE:
            PROCEDURES[kind](s, top(s))
        elif kind >= F_FIRST_CHANCE:
            if (ask_cards and is_card(kind)) or not single_outcome(s, &m):
                return SETTLED_CHANCE
            note(forced, -1, kind, m)
            apply_chance(s, m)
        else:
            return kind
    return SETTLED_OVER


cdef int run_to_choice(StateC* s, ForcedC* forced) noexcept nogil:
    """Run to the next choice of a seat, whatever it has to choose from: its kind, SETTLED_CHANCE or
    SETTLED_OVER."""
    return run_on(s, forced, False)


cdef inline int settle_all(StateC* s, move_t* moves, ForcedC* forced,
                           bint ask_turns, bint ask_cards) noexcept nogil:
    cdef int kind, n
    while True:
        kind = run_on(s, forced, ask_cards)
        if kind <= 0:
            return kind
        n = legal_choices(s, moves)
        if n != 1 or (ask_turns and kind == C_TURN):
            return n
        note(forced, top(s).head.seat, kind, moves[0])
        apply_choice(s, moves[0])


cdef int settle(StateC* s, move_t* moves, ForcedC* forced) noexcept nogil:
    """Run to the next decision.  Returns the number of legal moves written to `moves` (a seat
    decides), SETTLED_CHANCE or SETTLED_OVER.

    A decision with one legal move is made on the way; with trading (R21) a turn is not, since a
    trade may be offered in it.
    """
    return settle_all(s, moves, forced, rules_of(s).trading, False)


cdef int settle_by_turns(StateC* s, move_t* moves, ForcedC* forced) noexcept nogil:
    """The same, but no turn is begun on the way."""
    return settle_all(s, moves, forced, True, False)


cdef int settle_by_cards(StateC* s, move_t* moves, ForcedC* forced, bint by_turns) noexcept nogil:
    """The same, but no card is drawn or dealt on the way, not even the last kind of its deck; nor a
    turn begun if `by_turns`."""
    return settle_all(s, moves, forced, by_turns or rules_of(s).trading, True)


cdef void apply_any(StateC* s, move_t m) noexcept nogil:
    """Apply a legal move of whoever is to decide; the caller settles afterwards."""
    if top(s).kind >= F_FIRST_CHANCE:
        apply_chance(s, m)
    else:
        apply_choice(s, m)
