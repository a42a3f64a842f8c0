"""Self-play in bulk: games of quick thinkers, with what a network learns from them.

A thinker is the policy, or *one-ply play*: of the moves that the policy likes best the one is made
after which, the turn played out by the policy a few times, a network sees the best chances.  It
looks at the dealt state, hidden cards included, so it is for training and for comparing networks,
never a player.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset
from euphoria_ai.core.state.bits cimport RngC, rng_next, rng_seed, rng_unit
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport sample_chance
from euphoria_ai.core.engine.machine cimport (
    SETTLED_CHANCE, SETTLED_OVER, apply_any, new_state, settle,
)
from euphoria_ai.core.search.evaluation cimport evaluate
from euphoria_ai.core.search.facts cimport FactsC, state_facts
from euphoria_ai.core.search.features cimport (
    BOARD_FEATURES, SEAT_FEATURES, FeaturesC, board_features, seat_features,
)
from euphoria_ai.core.search.network cimport Network
from euphoria_ai.core.search.playout cimport playout
from euphoria_ai.core.search.policy cimport policy_pick, policy_weights
from euphoria_ai.core.search.weights cimport Weights, WeightsC, standard_weights
from euphoria_ai._tables import TABLES

MAX_DECISIONS = TABLES["policy"]["search"]["max_decisions"]
EXPONENT = TABLES["policy"]["search"]["playout_exponent"]

cdef class Thinker:
    """One-ply play by a network, or with None the policy.

    width: moves looked at, at most 32; samples: turns played out after each; noise: share of
    decisions left to the policy; turns: turns of others played out as well.
    """

    def __init__(
        self, Network network=None, int width=8, int samples=2, float noise=0.0, int turns=0,
        Weights weights=None,
    ):
        if not 1 <= width <= MAX_WIDTH or samples < 1 or turns < 0:
            raise ValueError(f"width 1 to {MAX_WIDTH}, samples from 1, turns from 0")
        self.network = network
        self.weights = standard_weights() if weights is None else weights
        memset(&self.c, 0, sizeof(ThinkerC))
        self.c.how.weights = &self.weights.c
        self.c.how.exponent = EXPONENT
        self.c.how.max_decisions = MAX_DECISIONS
        self.c.how.network = &network.c if network is not None else NULL
        self.c.how.turns = turns
        self.c.width, self.c.samples, self.c.noise = width, samples, noise


# ---------------------------------------------------------------- thinking

cdef int liked_best(float* weight, int n, int width, int* best) noexcept nogil:
    """Numbers of the `width` heaviest moves, heaviest first; returns how many."""
    cdef int i, k, found = min(n, width)
    for k in range(found):
        best[k] = 0
        for i in range(1, n):
            if weight[i] > weight[best[k]]:
                best[k] = i
        weight[best[k]] = -1
    return found


cdef float prospect(
    const StateC* s, const ThinkerC* t, move_t m, uint64_t seed, move_t* room
) noexcept nogil:
    """Mean chance of the seat at hand after a move, the turn played out; the same chances of dice
    and draws for all moves that are compared.
    """
    cdef StateC after
    cdef RngC rng
    cdef float reward[MAX_SEATS]
    cdef float total = 0
    cdef int i, seat = s.stack[s.n_stack - 1].head.seat
    for i in range(t.samples):
        rng_seed(&rng, seed + i)
        memcpy(&after, s, sizeof(StateC))
        apply_any(&after, m)
        playout(&after, &t.how, &rng, room)
        evaluate(&after, &t.how.weights.evaluation, t.how.network, reward)
        total += reward[seat]
    return total / t.samples


cdef move_t think(
    const StateC* s, const ThinkerC* t, RngC* rng, const move_t* moves, int n, move_t* room
) noexcept nogil:
    """The move of one-ply play, or of the policy; room: for MAX_MOVES."""
    cdef float weight[MAX_MOVES]
    cdef int best[MAX_WIDTH]
    cdef int k, found, chosen = 0
    cdef uint64_t seed
    cdef float value, most = -1
    if t.how.network == NULL or rng_unit(rng) < t.noise:
        return moves[policy_pick(s, t.how.weights, moves, n, t.how.exponent, rng)]
    policy_weights(s, t.how.weights, moves, n, weight)
    found = liked_best(weight, n, t.width, best)
    seed = rng_next(rng)
    for k in range(found):
        value = prospect(s, t, moves[best[k]], seed, room)
        if value > most:
            most = value
            chosen = best[k]
    return moves[chosen]


# ---------------------------------------------------------------- samples

cdef class Samples:
    """Room for samples: a state at the start of a turn, and how its game ended.

    board: bytes, features of the board a sample; seats: features of each seat; results: float32,
    share of the win of each seat; stars: bytes, placed at the end by each seat.
    """

    def __init__(self, int n_seats, long capacity):
        cdef long board = BOARD_FEATURES, seat = SEAT_FEATURES
        if not 2 <= n_seats <= MAX_SEATS or capacity < 0:
            raise ValueError(f"samples of 2 to {MAX_SEATS} seats, none or more")
        self.n_seats, self.capacity, self.n = n_seats, capacity, 0
        self.board_size, self.seat_size = board, seat
        self.board = bytearray(capacity * board)
        self.seats = bytearray(capacity * n_seats * seat)
        self.results = bytearray(capacity * n_seats * sizeof(float))
        self.stars = bytearray(capacity * n_seats)
        self.board_at = <uint8_t*><char*>self.board
        self.seats_at = <uint8_t*><char*>self.seats
        self.results_at = <float*><char*>self.results
        self.stars_at = <uint8_t*><char*>self.stars

    cdef void add(self, const StateC* s) noexcept nogil:
        """The features of a state; its result comes when the game is over."""
        cdef FeaturesC features
        cdef FactsC facts[MAX_SEATS]
        cdef int seat
        state_facts(s, facts)
        board_features(s, &features)
        spread(&features, self.board_at + self.n * self.board_size)
        for seat in range(self.n_seats):
            seat_features(s, seat, facts, &features)
            spread(&features, self.seats_at + (self.n * self.n_seats + seat) * self.seat_size)
        self.n += 1

    cdef void finish(self, const StateC* s, long first) noexcept nogil:
        """Write how the game ended to its samples, from number `first` on."""
        cdef float reward[MAX_SEATS]
        cdef int seat
        cdef long i
        evaluate(s, &standard_weights_c.evaluation, NULL, reward)
        for i in range(first, self.n):
            for seat in range(self.n_seats):
                self.results_at[i * self.n_seats + seat] = reward[seat]
                self.stars_at[i * self.n_seats + seat] = (
                    rules_of(s).stars - s.seats[seat].stars_left
                )


cdef const WeightsC* standard_weights_c = &standard_weights().c


cdef void spread(const FeaturesC* features, uint8_t* out) noexcept nogil:
    """out: zeroed."""
    cdef int i
    for i in range(features.n):
        out[features.index[i]] = features.value[i]


# ---------------------------------------------------------------- games

cdef bint play_game(
    StateC* s, RngC* rng, const ThinkerC** thinkers, Samples samples, float rate, move_t* moves,
    move_t* room,
) noexcept nogil:
    """To the end, or False for a game that was cut short.  samples may be None."""
    cdef int n, seat, turn = 0, decisions = 0
    while True:
        n = settle(s, moves, NULL)
        if n == SETTLED_OVER:
            return True
        if n == SETTLED_CHANCE:
            apply_any(s, sample_chance(s, rng))
            continue
        if decisions == MAX_DECISIONS_C:
            return False
        if s.stack[s.n_stack - 1].kind == C_TURN and s.turn > turn:
            turn = s.turn
            if samples is not None and rng_unit(rng) < rate and samples.n < samples.capacity:
                samples.add(s)
        seat = s.stack[s.n_stack - 1].head.seat
        apply_any(s, think(s, thinkers[seat], rng, moves, n, room))
        decisions += 1


cdef int MAX_DECISIONS_C = MAX_DECISIONS


def self_play(int rules, uint64_t seed, Thinker thinker not None, Samples samples not None,
              float rate=1.0, long games=1 << 60):
    """Play games of one thinker against itself until `samples` is full or `games` are played;
    returns (games, of these cut short).  rate: share of the starts of turns that become samples;
    rules: id of a rule set.  The same seed gives the same samples on every machine.
    """
    cdef StateC s
    cdef RngC rng
    cdef move_t moves[MAX_MOVES]
    cdef move_t room[MAX_MOVES]
    cdef const ThinkerC* thinkers[MAX_SEATS]
    cdef long played = 0, cut = 0, first
    cdef int seat
    for seat in range(MAX_SEATS):
        thinkers[seat] = &thinker.c
    rng_seed(&rng, seed)
    with nogil:
        while played < games and samples.n < samples.capacity:
            new_state(&s, rules)
            first = samples.n
            cut += not play_game(&s, &rng, thinkers, samples, rate, moves, room)
            samples.finish(&s, first)
            played += 1
    return played, cut


def contest(int rules, int games, uint64_t seed, Thinker first not None, Thinker second not None):
    """[share of the win] of `first` in one seat, rotated, against `second` in all others; each
    deal is played from every seat.  A game cut short counts as an even share.
    """
    cdef StateC s
    cdef RngC rng
    cdef move_t moves[MAX_MOVES]
    cdef move_t room[MAX_MOVES]
    cdef const ThinkerC* thinkers[MAX_SEATS]
    cdef float reward[MAX_SEATS]
    cdef int i, seat, own
    cdef bint ended
    shares = []
    for i in range(games):
        new_state(&s, rules)
        rng_seed(&rng, seed + <uint64_t>(i // s.n_seats))
        own = i % s.n_seats
        for seat in range(MAX_SEATS):
            thinkers[seat] = &first.c if seat == own else &second.c
        with nogil:
            ended = play_game(&s, &rng, thinkers, None, 0, moves, room)
            evaluate(&s, &standard_weights_c.evaluation, NULL, reward)
        shares.append(reward[own] if ended else 1.0 / s.n_seats)
    return shares
