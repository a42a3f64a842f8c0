"""The robot's playouts: by its habits, in a world dealt anew, to the end of the game or to a limit
of its steps.
"""

from libc.stdint cimport uint32_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport RngC, one_count
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport apply_chance, sample_chance
from euphoria_ai.core.rules.decisions cimport apply_choice, legal_choices
from euphoria_ai.core.engine.machine cimport SETTLED_CHANCE, SETTLED_OVER, run_to_choice
from euphoria_ai.core.search.clues cimport CluesC
from euphoria_ai.core.search.determinize cimport determinize
from euphoria_ai.core.search.information cimport hide
from euphoria_ai.core.boardspace.estimates cimport CountsC
from euphoria_ai.core.boardspace.habits cimport items_in, pick, workers_in
from euphoria_ai.core.boardspace.pruning cimport prune

cdef enum:
    PLIES_A_SEAT = 100          # of one playout


cdef int plies_of(const StateC* s, move_t m, int n) noexcept nogil:
    """Steps of the robot that a move stands for: a worker, an item, an answer each; nothing where
    there is nothing to choose.  n: of how many moves it is one.
    """
    cdef int kind = m_kind(m)
    if kind == M_PAY or kind == M_TAKE or kind == M_DISCARD:
        return items_in(m)
    if kind == M_RETRIEVE:
        return workers_in(s, m).n + 1
    if kind == M_KEEP and m_arg2(m):
        return 2
    return 1 if n > 1 or kind == M_PLACE else 0


cdef void count(const StateC* s, move_t m, CountsC* c) noexcept nogil:
    """What the estimates want to know of a move of a playout, before it is made."""
    cdef int kind = m_kind(m)
    if kind == M_PLACE:
        c.placements += 1
    elif kind == M_RETRIEVE:
        c.retrievals += workers_in(s, m).n
        c.site_retrievals += workers_in(s, m).on_sites
    elif kind == M_DISCARD and s.n_stack > 1 and s.stack[s.n_stack - 2].kind == F_HAND_LIMIT:
        c.cards_lost += items_in(m)


cdef void deal_anew(StateC* s, int seat, RngC* rng) noexcept nogil:
    """Whatever this seat cannot know, but for the hand of the seat to move."""
    cdef StateC seen = s[0]
    cdef StateC dealt
    cdef CluesC clues
    cdef int mover = top(s).head.seat, k
    cdef uint32_t hand = 0
    memset(&clues, 0, sizeof(CluesC))
    if mover != seat:
        for k in range(N_ARTIFACTS):
            hand += s.seats[mover].hand[k] * one_count(k)
        seen.known[seat][mover] = hand
        seen.has_known = 1
    hide(&seen, seat)
    if determinize(&seen, &clues, &dealt, rng):
        s[0] = dealt


cdef void count_lost(const StateC* s, int* owned, CountsC* counts) noexcept nogil:
    """owned: workers of each seat when this was asked last."""
    cdef int i
    for i in range(s.n_seats):
        counts[i].workers_lost += max(0, owned[i] - s.seats[i].owned)
        owned[i] = s.seats[i].owned


cdef int play_on(
    StateC* s, const HowC* how, ChanceC* chance, RngC* rng, CountsC* counts, move_t* moves,
    double* weight,
) noexcept nogil:
    """Returns the steps made.  counts: zeroed; moves, weight: room for MAX_MOVES."""
    cdef int limit = PLIES_A_SEAT * s.n_seats, plies = 0, kind, n, at, i
    cdef int owned[MAX_SEATS]
    for i in range(s.n_seats):
        owned[i] = s.seats[i].owned
    while plies < limit:
        kind = run_to_choice(s, NULL)
        count_lost(s, owned, counts)
        if kind == SETTLED_OVER:
            break
        if kind == SETTLED_CHANCE:
            if how.peeking and top(s).kind == X_ROLL:
                apply_chance(s, sample_chance(s, &chance.rolls[s.active]))
            else:
                apply_chance(s, sample_chance(s, rng))
            continue
        n = legal_choices(s, moves)
        at = 0
        if n > 1:
            n = prune(s, how.careful, moves, n)
        if n > 1:
            at = pick(s, how.habits, moves, n, weight, rng)
        plies += plies_of(s, moves[at], n)
        count(s, moves[at], &counts[top(s).head.seat])
        apply_choice(s, moves[at])
    return plies
