"""The game as Python sees it: the class Game, the generator handed in for chance, outcomes with
their probabilities."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy
cimport cython
from euphoria_ai.core.state.bits cimport popcount64, rng_below, rng_next, rng_seed
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport chance_outcomes, sample_chance
from euphoria_ai.core.engine.fields cimport plausible, read_fields, state_fields
from euphoria_ai.core.engine.invariants cimport status_bits
from euphoria_ai.core.engine.move_lists cimport move_list
from euphoria_ai.core.engine.machine cimport *
from euphoria_ai.core.engine.saving cimport restore, saved
from euphoria_ai.core.engine.invariants import STATUS
from euphoria_ai.core.state.layouts import FRAME_NAMES

CHANCE = -1
MARK = b"EUPH3"


class Outcome(int):
    """A chance move together with its probability; it is the move itself."""

    probability: float

    def __new__(cls, move, probability):
        self = int.__new__(cls, move)
        self.probability = probability
        return self

    def __getnewargs__(self):
        return int(self), self.probability


cdef class Rng:
    """The generator handed in wherever chance is to happen; the same seed gives the same numbers on
    every machine."""

    def __init__(self, seed=0):
        rng_seed(&self.r, <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF))

    def below(self, n):
        """A number in 0..n-1."""
        if not 1 <= n <= 0xFFFFFFFF:
            raise ValueError(f"below({n}): 1 to 4294967295 allowed")
        return rng_below(&self.r, n)

    def fork(self):
        """A new generator seeded from this one."""
        return Rng(rng_next(&self.r))

    @property
    def state(self):
        """The number from which it goes on; see from_state."""
        return self.r.s

    @staticmethod
    def from_state(state):
        """A generator that goes on as the one with this `state` would.  Raises ValueError unless it
        is 1 to 2**64 - 1."""
        if not 1 <= state <= 0xFFFFFFFFFFFFFFFF:
            raise ValueError(f"no state of a generator: {state}")
        cdef Rng rng = Rng()
        rng.r.s = state
        return rng

    def __reduce__(self):
        return Rng.from_state, (self.r.s,)


cdef object who_decides(const StateC* s):
    """The seat that decides, CHANCE, or None when the game is over."""
    cdef const FrameC* f
    if s.n_stack == 0:
        return None
    f = &s.stack[s.n_stack - 1]
    return CHANCE if f.kind >= F_FIRST_CHANCE else f.head.seat


cdef object kind_at_hand(const StateC* s):
    """Name of the decision at hand, None when the game is over."""
    return FRAME_NAMES[s.stack[s.n_stack - 1].kind] if s.n_stack else None


cdef void sort_moves(move_t* moves, int n) noexcept nogil:
    """Ascending, in place; the lists are short and nearly in order."""
    cdef int i, j
    cdef move_t m
    for i in range(1, n):
        m = moves[i]
        j = i
        while j > 0 and moves[j - 1] > m:
            moves[j] = moves[j - 1]
            j -= 1
        moves[j] = m


@cython.freelist(16)
@cython.no_gc
cdef class Game:
    """One game, everything known.  See `euphoria_ai.new_game`; players and advice see a `Position`
    instead."""

    def __cinit__(self):
        self.moves = NULL
        self.n_moves = 0
        self.n_cached = 0

    def __dealloc__(self):
        free(self.moves)

    # -- making

    @staticmethod
    def new(edition="base", seats=2, seed=None, options=None):
        """A dealt game; the first decision is the first seat's recruit choice.

        edition: "base"; seats: 2..6; seed: an int, or None to be asked for every deal too (recruit
        cards are then chance decisions); options: dict with iib_tweaks, trading (bool),
        refused_recruits ("aside" or "deck").  Raises ValueError on bad arguments.
        """
        from euphoria_ai.editions import rules_id
        cdef Game g = Game.__new__(Game)
        new_state(&g.s, rules_id(edition, seats, options))
        g.refresh()
        if seed is not None:
            rng = Rng(seed)
            while g.s.stack[g.s.n_stack - 1].kind == X_DEAL:
                g.sample(rng)
        return g

    cdef int ready(self) except -1:
        if self.moves == NULL:
            self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
            if self.moves == NULL:
                raise MemoryError
        return 0

    cdef inline int settle(self, ForcedC* forced) noexcept:
        if self.by_cards:
            return settle_by_cards(&self.s, self.moves, forced, self.by_turns)
        if self.by_turns:
            return settle_by_turns(&self.s, self.moves, forced)
        return settle(&self.s, self.moves, forced)

    cdef void refresh(self) noexcept:
        """Settle and cache the legal moves."""
        cdef ForcedC forced
        cdef int i
        if self.moves == NULL:
            self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
        if self.log is None:                    # too short to be worth releasing the GIL
            self.n_moves = self.settle(NULL)
        else:
            forced.n = 0
            self.n_moves = self.settle(&forced)
            for i in range(forced.n):
                self.log.append((forced.seat[i], FRAME_NAMES[forced.kind[i]], forced.move[i], True))
        self.n_cached = 1

    # -- asking

    @property
    def to_move(self):
        """The seat that decides, CHANCE, or None when the game is over."""
        return who_decides(&self.s)

    @property
    def over(self):
        return self.s.n_stack == 0

    @property
    def kind(self):
        """Kind of the decision at hand (docs/notation.md), None when over."""
        return kind_at_hand(&self.s)

    @property
    def seats(self):
        return self.s.n_seats

    @property
    def turn(self):
        """Turns begun so far, all seats together."""
        return self.s.turn

    @property
    def active(self):
        """Seat whose turn it is."""
        return self.s.active

    @property
    def rules(self):
        """Id of the rule set (see euphoria_ai.editions)."""
        return self.s.rules_id

    def legal_moves(self):
        """Sorted moves of the decision at hand; empty when over.  At a chance decision the
        outcomes, each with `.probability`."""
        cdef int i
        cdef double p[MAX_MOVES]
        if self.s.n_stack == 0:
            return []
        if not self.n_cached:
            self.refresh()
        if self.n_moves == SETTLED_CHANCE:
            n = chance_outcomes(&self.s, self.moves, p)
            return sorted([Outcome(self.moves[i], p[i]) for i in range(n)])
        sort_moves(self.moves, self.n_moves)
        return move_list(self.moves, self.n_moves)

    cdef int find(self, move_t m) except -2:
        cdef int i, n = self.n_moves
        cdef double p[MAX_MOVES]
        if n == SETTLED_CHANCE:
            n = chance_outcomes(&self.s, self.moves, p)
        for i in range(n):
            if self.moves[i] == m:
                return i
        return -1

    # -- playing

    def apply(self, move):
        """Carry out a legal move (an integer of `legal_moves`, or its text).  Raises
        IllegalMoveError or InvalidMoveError; the state is then untouched."""
        cdef move_t m
        if type(move) is str:
            from euphoria_ai.moves.parsing import apply_text
            return apply_text(self, move)
        m = move
        if not self.n_cached:
            self.refresh()
        if self.s.n_stack == 0 or self.find(m) < 0:
            from euphoria_ai.moves.parsing import illegal_move
            raise illegal_move(self, move)
        if self.log is not None:
            self.log.append((self.to_move, self.kind, move, False))
        apply_any(&self.s, m)
        self.refresh()

    def sample(self, Rng rng not None):
        """Let chance decide the chance decision at hand; returns the outcome."""
        cdef move_t m
        if not self.n_cached:
            self.refresh()
        if self.s.n_stack == 0 or self.n_moves != SETTLED_CHANCE:
            raise ValueError("no chance decision at hand" if self.s.n_stack else "the game is over")
        m = sample_chance(&self.s, &rng.r)
        if self.log is not None:
            self.log.append((CHANCE, self.kind, m, False))
        apply_any(&self.s, m)
        self.refresh()
        return m

    def propose_trade(self, int partner, give, get):
        """R21: the active player offers `give` (13 counts: goods, artifacts) for `get`; the partner
        decides next.  Raises ValueError."""
        cdef const RulesC* r = rules_of(&self.s)
        cdef SeatC* p = &self.s.seats[self.s.active]
        cdef int i
        kind = top(&self.s).kind if self.s.n_stack else F_NONE
        if kind == F_NONE:
            raise ValueError("the game is over")
        if not r.trading:
            raise ValueError("trading is switched off (R21, option trading)")
        if kind != C_TURN and kind != C_MORE:
            when = "before the action of the turn or between two placements"
            raise ValueError(f"R21: a trade can be offered {when}")
        if partner == self.s.active or not 0 <= partner < self.s.n_seats:
            raise ValueError("R21: trade with another seat of the game")
        if not any(give) and not any(get):
            raise ValueError("R21: an empty trade")
        for i in range(N_GOODS + N_ARTIFACTS):
            if not 0 <= give[i] <= 15 or not 0 <= get[i] <= 15:
                raise ValueError("R21: 0 to 15 of a kind can be traded at once")
            if give[i] > (p.goods[i] if i < N_GOODS else p.hand[i - N_GOODS]):
                raise ValueError("R21: you do not own what you offer")
        for i in range(N_GOODS + N_ARTIFACTS):
            self.s.trade[i] = give[i] | (get[i] << 4)
        push(&self.s, C_TRADE, partner).trade.proposer = self.s.active
        self.refresh()

    def view(self, seat):
        """What this seat (0-based) knows: a `Position`."""
        from euphoria_ai.core.search.information import Position
        return Position.of(self, seat)

    # -- copies, bytes, equality

    def clone(self):
        """An independent copy (without the log)."""
        cdef Game g = Game.__new__(Game)
        memcpy(&g.s, &self.s, sizeof(StateC))
        g.n_moves = self.n_moves
        g.by_turns = self.by_turns
        g.by_cards = self.by_cards
        return g

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()

    @staticmethod
    def from_fields(fields):
        """Inverse of `fields`.  Raises ValueError if they are no sound state."""
        cdef Game g = Game.__new__(Game)
        try:
            read_fields(&g.s, fields)
        except OverflowError as error:
            raise ValueError(f"a field is out of range: {error}") from None
        if not plausible(&g.s, False):
            raise ValueError("a field is out of range")
        bad = [name for name in g.status() if name != "masks"]
        if not bad:
            refresh_all(&g.s)
            bad = g.status()
        if bad:
            raise ValueError(f"broken invariants: {', '.join(bad)}")
        g.refresh()
        return g

    def to_bytes(self):
        """The state, with a format mark, the rule set's key and a mark of the edition's rules
        data."""
        return saved(&self.s, MARK)

    @staticmethod
    def from_bytes(data):
        """Inverse of to_bytes.  Raises ValueError if the bytes are no state of this version and
        these rules data, or break an invariant."""
        cdef Game g = Game.__new__(Game)
        restore(&g.s, bytes(data), MARK)
        if not plausible(&g.s, False) or g.status():
            raise ValueError("a damaged state")
        g.refresh()
        return g

    def __reduce__(self):
        return Game.from_bytes, (self.to_bytes(),)

    def __eq__(self, other):
        if not isinstance(other, Game):
            return NotImplemented
        return memcmp(&self.s, &(<Game>other).s, sizeof(StateC)) == 0

    def __hash__(self):
        return hash((<char*>&self.s)[:sizeof(StateC)])

    # -- checks and results

    def status(self):
        """Names of broken invariants, recomputed from scratch; empty in a sound state."""
        cdef uint64_t bad = status_bits(&self.s)
        return [name for i, name in enumerate(STATUS) if (bad >> i) & 1]

    def returns(self):
        """Per seat once over: 1.0 for the winner, 0.0 for the others (R111, R112).  Raises
        ValueError before."""
        if self.s.n_stack or not self.s.over:
            raise ValueError("the game is not over")
        n = popcount64(self.s.winners)
        return [(1.0 / n if (self.s.winners >> i) & 1 else 0.0) for i in range(self.s.n_seats)]

    def stack(self):
        """Names of the pending frames, bottom first: what the engine is in the middle of."""
        return [FRAME_NAMES[self.s.stack[i].kind] for i in range(self.s.n_stack)]

    def text(self, move):
        """The text of a move of the decision at hand.  Raises ValueError when over."""
        if self.s.n_stack == 0:
            raise ValueError("the game is over")
        from euphoria_ai.moves.writing import move_text
        return move_text(self, move)

    def fields(self):
        """Every field of the state that is not a cache, as nested dicts and lists of numbers (ids
        as in `euphoria_ai.editions`)."""
        return state_fields(&self.s)

    def summary(self):
        """Everything as plain Python data (dict of ids and numbers)."""
        from euphoria_ai.state.summary import summarise
        return summarise(self)

    def __repr__(self):
        state = "over" if self.over else self.kind
        return f"<Game {self.s.n_seats} seats, turn {self.s.turn}, {state}>"
