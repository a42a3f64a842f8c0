"""The game as one machine, and its Python face.

`settle` runs procedures until a seat or chance must decide.  Decisions with one legal move settle by themselves.
It is long because the invariants that status() recomputes, and the class that all of Python sees, belong to the machine.
"""

from libc.stdint cimport int8_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset
cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from euphoria_ai.core.rules.triggers cimport open_window, step_ability, step_window
from euphoria_ai.core.rules.gains cimport step_draws, step_gain, step_opponents, step_refill, step_stars
from euphoria_ai.core.state.bits cimport *
from euphoria_ai.core.rules.chance cimport *
from euphoria_ai.core.rules.choices cimport *
from euphoria_ai.core.engine.fields cimport plausible, read_fields, state_fields
from euphoria_ai.core.rules.flow cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.setup cimport step_setup
from euphoria_ai.core.state.types cimport *
from zlib import crc32

CHANCE = -1
MAGIC = b"EUPH2"

KINDS = {C_RECRUITS: "recruits", C_TURN: "turn", C_MORE: "more", C_PLACE: "place", C_PAY: "pay", C_RETRIEVE_PAY: "retrieve_pay", C_USE: "use",
         C_OPPONENT: "opponent", C_DRAW: "draw", C_TAKE: "take", C_TUNNEL: "take", C_TAKE_OR: "take", C_LOSE: "lose", C_DISCARD: "discard",
         C_STAR: "star", C_FACE: "face", C_OUTCOME: "outcome", C_DRAFT: "draft", C_BONUS: "bonus", C_TRADE: "trade", C_REDRAW: "redraw", C_BUY: "buy", C_PRICE: "price", C_BUMP: "bump",
         C_IGNORE: "ignore", C_ACTIVATE: "activate", C_SAMUEL: "samuel", C_PRISON: "prison",
         X_ROLL: "roll", X_DRAW: "draw_artifact", X_DEAL: "deal_recruit", X_DILEMMA: "deal_dilemma", X_TILE: "tile", X_START: "start",
         X_REFILL: "refill"}

STATUS = ("stack_overflow", "no_decision", "occupancy", "area_total", "site_count", "owned", "die_face", "hand_count", "artifacts_conserved",
          "stars_conserved", "territory", "tracks", "masks", "recruits", "hand_limit", "track_range", "known", "deck_counts", "tiles", "dilemmas")


# ---------------------------------------------------------------- the machine

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


cdef void step(StateC* s) noexcept nogil:
    """Run the procedure on top of the stack for one stretch."""
    cdef FrameC* f = top(s)
    cdef int kind = f.kind
    if kind == F_TURN:
        step_turn(s, f)
    elif kind == F_PLACEMENT:
        step_placement(s, f)
    elif kind == F_ROLL:
        step_roll(s, f)
    elif kind == F_RETRIEVAL:
        step_retrieval(s, f)
    elif kind == F_BUMP:
        step_bump(s, f)
    elif kind == F_WINDOW:
        step_window(s, f)
    elif kind == F_ABILITY:
        step_ability(s, f)
    elif kind == F_DRAWS:
        step_draws(s, f)
    elif kind == F_HAND_LIMIT:
        step_hand_limit(s, f)
    elif kind == F_GAIN:
        step_gain(s, f)
    elif kind == F_REFILL:
        step_refill(s, f)
    elif kind == F_PRISON:
        step_prison(s, f)
    elif kind == F_COMPLETION:
        step_completion(s, f)
    elif kind == F_STARS:
        step_stars(s, f)
    elif kind == F_OPPONENTS:
        step_opponents(s, f)
    elif kind == F_DILEMMA:
        step_dilemma(s, f)
    elif kind == F_SETUP:
        step_setup(s, f)
    elif kind == F_END:
        step_end(s, f)
    else:
        s.over = 255                            # an unknown frame is a fault of the engine


cdef bint single_outcome(const StateC* s, move_t* m) noexcept nogil:
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef int i
    cdef uint64_t left
    if f.kind == X_ROLL:
        return False
    elif f.kind == X_DRAW or f.kind == X_REFILL:
        for i in range(N_ARTIFACTS):
            if s.deck[i]:
                m[0] = mv(M_DRAWN if f.kind == X_DRAW else M_REFILL, i)
                return s.deck[i] == s.deck_n
    elif f.kind == X_DEAL:
        if s.recruit_deck_n == 1:
            m[0] = mv(M_DEAL, nth_card(&s.recruit_deck, 0) + 1)
            return True
    elif f.kind == X_DILEMMA or f.kind == X_TILE:
        left = s.dilemma_deck if f.kind == X_DILEMMA else s.tiles_unseen
        if left & (left - 1) == 0:
            m[0] = mv(M_DEAL_DILEMMA if f.kind == X_DILEMMA else M_TILE, <int>ctz64(left) + 1)
            return True
    return False


cdef void note(ForcedC* forced, int seat, int kind, move_t m) noexcept nogil:
    if forced != NULL and forced.n < 64:
        forced.move[forced.n] = m
        forced.seat[forced.n] = <int8_t>seat
        forced.kind[forced.n] = <uint8_t>kind
        forced.n += 1


cdef void do_due(StateC* s) noexcept nogil:
    """What cannot wait for the procedure at hand: gaps of the bazaar, and whoever answers the turn's third energy."""
    cdef int due = s.due, i, seats = 0
    s.due = 0
    if due & DUE_ENERGY:
        for i in range(s.n_seats):
            seats |= (s.energy[i] == 3) << i
        open_window(s, E_ENERGY, seats, NOBODY)
    if due & DUE_REFILL:
        push(s, F_REFILL, s.active)


cdef int run_to_choice(StateC* s, ForcedC* forced) noexcept nogil:
    """Run to the next choice of a seat, whatever it has to choose from: its kind, SETTLED_CHANCE or SETTLED_OVER."""
    cdef int kind
    cdef move_t m
    while s.n_stack and s.over != 255:
        if s.due:
            do_due(s)
        kind = top(s).kind
        if kind < F_FIRST_CHOICE:
            step(s)
        elif kind >= F_FIRST_CHANCE:
            if not single_outcome(s, &m):
                return SETTLED_CHANCE
            note(forced, -1, kind, m)
            apply_chance(s, m)
        else:
            return kind
    return SETTLED_OVER


cdef int settle(StateC* s, move_t* moves, ForcedC* forced) noexcept nogil:
    """Run to the next decision.  Returns the number of legal moves written to `moves` (a seat decides), SETTLED_CHANCE or SETTLED_OVER."""
    cdef int kind, n
    while True:
        kind = run_to_choice(s, forced)
        if kind <= 0:
            return kind
        n = legal_choices(s, moves)
        if n != 1 or (rules_of(s).trading and kind == C_TURN):
            return n
        note(forced, top(s).seat, kind, moves[0])
        apply_choice(s, moves[0])


cdef void apply_any(StateC* s, move_t m) noexcept nogil:
    """Apply a legal move of whoever is to decide; the caller settles afterwards."""
    if top(s).kind >= F_FIRST_CHANCE:
        apply_chance(s, m)
    else:
        apply_choice(s, m)


# ---------------------------------------------------------------- invariants

cdef uint64_t check_dice(const StateC* s) noexcept nogil:
    """Bits occupancy .. die_face of STATUS."""
    cdef const RulesC* r = rules_of(s)
    cdef int occ[MAX_SPACES]
    cdef int total[N_FACTIONS]
    cdef int site[N_SITES]
    cdef int i, j, owned, loc
    cdef uint64_t bad = 0
    memset(occ, 0, sizeof(occ))
    memset(total, 0, sizeof(total))
    memset(site, 0, sizeof(site))
    for i in range(s.n_seats):
        owned = 0
        for j in range(MAX_DICE):
            loc = s.seats[i].loc[j]
            if loc == LOC_POOL:
                bad |= <uint64_t>(s.seats[i].face[j] != 0) << 6
                continue
            owned += 1
            bad |= <uint64_t>(s.seats[i].face[j] > 6) << 6
            if loc == LOC_HAND:
                continue
            bad |= <uint64_t>(s.seats[i].face[j] == 0) << 6
            if r.spaces[loc].group == G_AREA:
                total[loc] += s.seats[i].face[j]
                continue
            bad |= <uint64_t>(occ[loc] != 0) << 2
            occ[loc] = i * 4 + j + 1
            if r.spaces[loc].group == G_SLOT:
                site[r.spaces[loc].site] += 1
        bad |= <uint64_t>(owned != s.seats[i].owned or owned == 0) << 5
    for i in range(MAX_SPACES):
        bad |= <uint64_t>(occ[i] != s.occ[i] or (s.taken >> i) & 1 != (occ[i] != 0)) << 2
    for i in range(N_FACTIONS):
        bad |= <uint64_t>(total[i] != s.area_total[i]) << 3
    for i in range(N_SITES):
        bad |= <uint64_t>(site[i] != s.site_n[i]) << 4
    return bad


cdef uint64_t check_cards(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int total[N_ARTIFACTS]
    cdef CardSetC seen
    cdef int i, j, n, card, k
    cdef uint64_t bad = 0
    for k in range(N_ARTIFACTS):
        total[k] = s.deck[k] + s.discard[k]
    for i in range(4):
        if s.bazaar[i]:
            total[s.bazaar[i] - 1] += 1
    for i in range(s.n_seats):
        n = 0
        for k in range(N_ARTIFACTS):
            n += s.seats[i].hand[k]
            total[k] += s.seats[i].hand[k]
        bad |= <uint64_t>(n != s.seats[i].hand_n) << 7
    for i in range(s.n_stack):
        if s.stack[i].kind == F_ABILITY and rules_of(s).abilities[s.stack[i].a].draws_aside:
            for k in range(N_ARTIFACTS):
                total[k] += count_in(s.stack[i].x, k)
    for k in range(N_ARTIFACTS):
        bad |= <uint64_t>(total[k] != r.copies) << 8
    seen = cards_in_either(&s.recruit_deck, &s.gone)
    for i in range(s.n_seats):
        for j in range(MAX_SLOTS):
            for k in range(2):
                card = s.seats[i].recruit[j] if k == 0 else s.seats[i].refused[j]
                if card:
                    card -= 1
                    if has_card(&seen, card) or not r.cards[card].used:
                        bad |= <uint64_t>1 << 13
                    add_card(&seen, card)
            if slot_flags(&s.seats[i], j) and not s.seats[i].recruit[j]:
                bad |= <uint64_t>1 << 13
    return bad


cdef uint64_t check_decks(const StateC* s) noexcept nogil:
    """Counts beside decks, tiles face up or unseen, dilemmas dealt or in the deck."""
    cdef int i, n = 0
    cdef uint64_t bad = 0, tiles = s.tiles_unseen, bit
    cdef int dilemmas = s.dilemma_deck
    for i in range(N_ARTIFACTS):
        n += s.deck[i]
    bad |= <uint64_t>(n != s.deck_n or count_cards(&s.recruit_deck) != s.recruit_deck_n) << 17
    for i in range(N_SITES):
        if s.tiles[i]:
            bit = <uint64_t>1 << (s.tiles[i] - 1)
            bad |= <uint64_t>(tiles & bit != 0 or not rules_of(s).tiles & bit) << 18
            tiles |= bit
    bad |= <uint64_t>(tiles & ~rules_of(s).tiles != 0) << 18
    for i in range(s.n_seats):
        if s.seats[i].dilemma:
            n = 1 << (s.seats[i].dilemma - 1)
            bad |= <uint64_t>(dilemmas & n != 0) << 19
            dilemmas |= n
    return bad


cdef uint64_t check_stars(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int i, j, placed, sum_
    cdef uint64_t bad = 0
    for i in range(s.n_seats):
        placed = popcount64(s.seats[i].tile_stars) + (s.seats[i].turn_flags & T_DILEMMA_STAR != 0)
        for j in range(MAX_SLOTS):
            placed += (slot_flags(&s.seats[i], j) & R_STAR != 0) + (slot_flags(&s.seats[i], j) & R_SECOND != 0)
        for j in range(N_FACTIONS):
            placed += s.territory[j][i]
        bad |= <uint64_t>(placed + s.seats[i].stars_left != r.stars) << 9
        for j in range(N_SITES):
            bad |= <uint64_t>((s.seats[i].tile_stars >> j) & 1 and not s.tiles[j]) << 9
    for j in range(N_FACTIONS):
        sum_ = 0
        for i in range(s.n_seats):
            sum_ += s.territory[j][i]
        bad |= <uint64_t>(sum_ != s.territory_n[j] or sum_ > r.territory_cap) << 10
    return bad


cdef uint64_t status_bits(const StateC* s) noexcept nogil:
    """Everything incremental recomputed from scratch; a set bit names a broken invariant (STATUS)."""
    cdef const RulesC* r = rules_of(s)
    cdef StateC copy
    cdef uint64_t bad = 0
    cdef int i, o, k
    bad |= <uint64_t>(s.over == 255) << 0
    bad |= <uint64_t>(s.n_stack == 0 and not s.over) << 1
    bad |= check_dice(s) | check_cards(s) | check_decks(s) | check_stars(s)
    copy = s[0]
    refresh_all(&copy)
    for i in range(s.n_seats):
        bad |= <uint64_t>(copy.seats[i].hears != s.seats[i].hears or copy.seats[i].pen != s.seats[i].pen
                          or copy.seats[i].factions != s.seats[i].factions) << 12
        if s.n_stack and top(&copy).kind == C_TURN:
            bad |= <uint64_t>(s.seats[i].hand_n > s.seats[i].morale) << 14
        bad |= <uint64_t>(not 1 <= s.seats[i].morale <= 6 or not 1 <= s.seats[i].knowledge <= s.seats[i].knowledge_cap) << 15
        for o in range(s.n_seats):
            for k in range(N_ARTIFACTS):
                bad |= <uint64_t>(o != i and count_in(s.known[o][i], k) > s.seats[i].hand[k]) << 16
    for i in range(N_FACTIONS):
        bad |= <uint64_t>(s.tracks[i] > r.track_max) << 11
    for i in range(N_TUNNELS):
        bad |= <uint64_t>(s.miners[i] > r.tunnel_end) << 11
    return bad


# ---------------------------------------------------------------- Python

class Outcome(int):
    """A chance move together with its probability; it is the move itself."""

    probability: float

    def __new__(cls, move, probability):
        self = int.__new__(cls, move)
        self.probability = probability
        return self


cdef class Rng:
    """The generator handed in wherever chance is to happen; the same seed gives the same numbers on every machine."""

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


cdef object who_decides(const StateC* s):
    """The seat that decides, CHANCE, or None when the game is over."""
    if s.n_stack == 0:
        return None
    return CHANCE if s.stack[s.n_stack - 1].kind >= F_FIRST_CHANCE else s.stack[s.n_stack - 1].seat


cdef object kind_at_hand(const StateC* s):
    """Name of the decision at hand, None when the game is over."""
    return KINDS[s.stack[s.n_stack - 1].kind] if s.n_stack else None


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
    """One game, everything known.  See `euphoria_ai.new_game`; players and advice see a `Position` instead."""

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

        edition: "base"; seats: 2..6; seed: an int, or None to be asked for every deal too (recruit cards are then chance decisions);
        options: dict with iib_tweaks, trading (bool), refused_recruits ("aside" or "deck").  Raises ValueError on bad arguments.
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

    cdef void refresh(self) noexcept:
        """Settle and cache the legal moves."""
        cdef ForcedC forced
        cdef int i
        if self.moves == NULL:
            self.moves = <move_t*>malloc(MAX_MOVES * sizeof(move_t))
        if self.log is None:                    # too short to be worth releasing the GIL
            self.n_moves = settle(&self.s, self.moves, NULL)
        else:
            forced.n = 0
            self.n_moves = settle(&self.s, self.moves, &forced)
            for i in range(forced.n):
                self.log.append((forced.seat[i], KINDS[forced.kind[i]], forced.move[i], True))
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
        """Sorted moves of the decision at hand; empty when over.  At a chance decision the outcomes, each with `.probability`."""
        cdef int i
        cdef list out
        cdef object item
        cdef double p[MAX_MOVES]
        if self.s.n_stack == 0:
            return []
        if not self.n_cached:
            self.refresh()
        if self.n_moves == SETTLED_CHANCE:
            n = chance_outcomes(&self.s, self.moves, p)
            return sorted([Outcome(self.moves[i], p[i]) for i in range(n)])
        sort_moves(self.moves, self.n_moves)
        out = PyList_New(self.n_moves)
        for i in range(self.n_moves):
            item = self.moves[i]
            Py_INCREF(item)
            PyList_SET_ITEM(out, i, item)
        return out

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
        """Carry out a legal move (an integer of `legal_moves`, or its text).  Raises IllegalMoveError or InvalidMoveError; the state is then untouched."""
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
            raise ValueError("no chance decision at hand")
        m = sample_chance(&self.s, &rng.r)
        if self.log is not None:
            self.log.append((CHANCE, self.kind, m, False))
        apply_any(&self.s, m)
        self.refresh()
        return m

    def propose_trade(self, int partner, give, get):
        """R21: the active player offers `give` (13 counts: goods, artifacts) for `get`; the partner decides next.  Raises ValueError."""
        cdef const RulesC* r = rules_of(&self.s)
        cdef SeatC* p = &self.s.seats[self.s.active]
        cdef FrameC* f
        cdef int i
        kind = top(&self.s).kind if self.s.n_stack else F_NONE
        if not r.trading:
            raise ValueError("trading is switched off (R21, option trading)")
        if kind != C_TURN and kind != C_MORE:
            raise ValueError("R21: a trade can be offered before the action of the turn or between two placements")
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
        f = push(&self.s, C_TRADE, partner)
        f.a = self.s.active
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
        refresh_all(&g.s)
        bad = bad or g.status()
        if bad:
            raise ValueError(f"broken invariants: {', '.join(bad)}")
        g.refresh()
        return g

    def to_bytes(self):
        """The state, with a format mark, the rule set's key and the hash of the rules data."""
        from euphoria_ai.editions import rules_key
        key = rules_key(self.s.rules_id).encode()
        body = len(key).to_bytes(2, "little") + key + (<char*>&self.s)[:sizeof(StateC)]
        return MAGIC + crc32(body).to_bytes(4, "little") + body

    @staticmethod
    def from_bytes(data):
        """Inverse of to_bytes.  Raises ValueError if the bytes are no state of this version and these rules data, or break an invariant."""
        from euphoria_ai.editions import rules_from_key
        cdef Game g = Game.__new__(Game)
        data = bytes(data)
        if data[:5] != MAGIC:
            raise ValueError("not a saved state of this version")
        n = int.from_bytes(data[9:11], "little")
        raw = data[11 + n:]
        if len(raw) != sizeof(StateC):
            raise ValueError("a saved state of another version: its size differs")
        if crc32(data[9:]) != int.from_bytes(data[5:9], "little"):
            raise ValueError("a damaged state: its checksum differs")
        rules = rules_from_key(data[11:11 + n].decode("utf-8", "replace"))
        memcpy(&g.s, <const char*>raw, sizeof(StateC))
        g.s.rules_id = rules
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
        """Per seat once over: 1.0 for the winner, 0.0 for the others (R111, R112).  Raises ValueError before."""
        if self.s.n_stack or not self.s.over:
            raise ValueError("the game is not over")
        n = popcount64(self.s.winners)
        return [(1.0 / n if (self.s.winners >> i) & 1 else 0.0) for i in range(self.s.n_seats)]

    def stack(self):
        """Names of the pending frames, bottom first: what the engine is in the middle of."""
        names = ("none", "setup", "turn", "placement", "bump", "roll", "retrieval", "completion", "dilemma", "window", "ability", "stars",
                 "draws", "gain", "refill", "opponents", "hand_limit", "prison", "end")
        return [names[self.s.stack[i].kind] if self.s.stack[i].kind < F_FIRST_CHOICE else KINDS[self.s.stack[i].kind]
                for i in range(self.s.n_stack)]

    def text(self, move):
        """The text of a move of the decision at hand."""
        from euphoria_ai.moves.writing import move_text
        return move_text(self, move)

    def fields(self):
        """Every field of the state that is not a cache, as nested dicts and lists of numbers (ids as in `euphoria_ai.editions`)."""
        return state_fields(&self.s)

    def summary(self):
        """Everything as plain Python data (dict of ids and numbers)."""
        from euphoria_ai.state.summary import summarise
        return summarise(self)

    def __repr__(self):
        return f"<Game {self.s.n_seats} seats, turn {self.s.turn}, {'over' if self.over else self.kind}>"
