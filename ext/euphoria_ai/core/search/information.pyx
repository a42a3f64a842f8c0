"""What a seat knows.

A Position is a state in which everything its seat cannot know is taken out: cards of others become CARD_UNKNOWN, hands of others hold what
is surely known of them beside the true number of cards, the decks hold the pool that hidden cards can come from.  `determinize` deals all of it
uniformly over what the position allows.  Players and advice get positions, never states, so nothing else can leak.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset
from euphoria_ai.core.state.bits cimport RngC, ctz64, popcount64, rng_below
from euphoria_ai.core.engine.game cimport Game, Rng, kind_at_hand, who_decides
from euphoria_ai.core.engine.fields cimport plausible, read_fields, state_fields
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.vocabulary cimport OP_DRAW_ASIDE


# ---------------------------------------------------------------- hiding

cdef void hide_card(uint8_t* card) noexcept nogil:
    if card[0]:
        card[0] = CARD_UNKNOWN


cdef bint before_showing(const StateC* s) noexcept nogil:
    """The recruits are dealt or being chosen: nothing of the others is public yet (R7)."""
    return s.n_stack and s.stack[0].kind == F_SETUP and s.stack[0].head.step <= SETUP_RECRUITS


cdef void hide_seat(StateC* s, int who, int other) noexcept nogil:
    """Take out of `other` what the seat `who` cannot know."""
    cdef SeatC* p = &s.seats[other]
    cdef bint early = before_showing(s)
    cdef int i
    for i in range(MAX_SLOTS):
        if early or not slot_flags(p, i) & R_ACTIVE:
            hide_card(&p.recruit[i])
        hide_card(&p.refused[i])
    if early:                                   # that a choice was made is public, which cards is not
        p.rflags = 0
        p.factions = 0
        p.knowledge_cap = rules_of(s).knowledge_max
    if not p.turn_flags & T_DILEMMA:
        hide_card(&p.dilemma)
    for i in range(N_ARTIFACTS):
        p.hand[i] = (s.known[who][other] >> (4 * i)) & 15


cdef void hide_frames(StateC* s, int who) noexcept nogil:
    """Cards that only the seat in the middle of a choice has seen."""
    cdef FrameC* f
    cdef int i, k, n
    for i in range(s.n_stack):
        f = &s.stack[i]
        if f.head.seat == who:
            continue
        if f.kind == F_DILEMMA:
            hide_card(&f.dilemma.card)
            hide_card(&f.dilemma.other)
        elif f.kind == F_ABILITY and rules_of(s).abilities[f.ability.ability].op[0] == OP_DRAW_ASIDE:
            n = 0
            for k in range(N_ARTIFACTS):
                n += (f.ability.cards >> (4 * k)) & 15
            f.ability.cards = <uint32_t>n << 24             # how many is public
        elif f.kind == C_TRADE and f.trade.proposer != who:
            for k in range(N_GOODS, N_GOODS + N_ARTIFACTS):
                s.trade[k] = 0                  # kinds of cards are between the two sides (R21)


cdef void take_from_pool(uint64_t* pool, int card) noexcept nogil:
    if card and card != CARD_UNKNOWN:
        pool[(card - 1) >> 6] &= ~(<uint64_t>1 << ((card - 1) & 63))


cdef void unseen_recruits(const StateC* s, uint64_t* pool) noexcept nogil:
    """All recruits of the edition that are nowhere in this position."""
    cdef int i, j
    pool[0] = rules_of(s).recruit_deck[0] & ~s.gone[0]
    pool[1] = rules_of(s).recruit_deck[1] & ~s.gone[1]
    for i in range(s.n_seats):
        for j in range(MAX_SLOTS):
            take_from_pool(pool, s.seats[i].recruit[j])
            take_from_pool(pool, s.seats[i].refused[j])
    for i in range(s.n_stack):
        if s.stack[i].kind == F_DILEMMA:
            take_from_pool(pool, s.stack[i].dilemma.card)
            take_from_pool(pool, s.stack[i].dilemma.other)


cdef void hide(StateC* s, int seat) noexcept nogil:
    """Turn a full state into what `seat` knows of it."""
    cdef int i, o
    cdef uint32_t seen
    for i in range(s.n_seats):
        if i != seat:
            hide_seat(s, seat, i)
    hide_frames(s, seat)
    for i in range(s.n_seats):                  # of what others know, only what is known to this seat too
        if i != seat:
            seen = s.known[seat][i]
            for o in range(s.n_seats):
                if o != i:
                    s.known[o][i] = seen
    refresh_known(s)
    unseen_recruits(s, s.recruit_deck)
    s.dilemma_deck = rules_of(s).dilemmas
    for i in range(s.n_seats):
        if s.seats[i].dilemma != CARD_NONE and s.seats[i].dilemma != CARD_UNKNOWN:
            s.dilemma_deck &= <uint8_t>~(1 << (s.seats[i].dilemma - 1))
    memset(s.deck, 0, N_ARTIFACTS)


# ---------------------------------------------------------------- dealing anew

cdef int draw_bit(uint64_t* pool, uint64_t allowed0, uint64_t allowed1, RngC* rng) noexcept nogil:
    """A uniformly drawn card of the pool among the allowed ones, taken out of it; card + 1, or 0 if there is none."""
    cdef uint64_t a = pool[0] & allowed0, b = pool[1] & allowed1
    cdef int na = popcount64(a), n = na + popcount64(b), k, card
    if n == 0:
        return 0
    k = rng_below(rng, n)
    if k >= na:
        k -= na
        a = b
        na = -1
    while k:
        a &= a - 1
        k -= 1
    card = <int>ctz64(a) + (64 if na < 0 else 0)
    pool[card >> 6] &= ~(<uint64_t>1 << (card & 63))
    return card + 1


cdef uint64_t hideable(const StateC* s, int word) noexcept nogil:
    """Cards that can lie hidden: with a faction (R11), and one that is not activated yet (R83)."""
    cdef const RulesC* r = rules_of(s)
    cdef uint64_t m = 0
    cdef int card
    for card in range(64 * word, min(64 * word + 64, r.n_cards)):
        if r.cards[card].faction < N_FACTIONS and not (s.revealed >> r.cards[card].faction) & 1:
            m |= <uint64_t>1 << (card & 63)
    return m


cdef bint has_factionless(const StateC* s, int seat) noexcept nogil:
    """Among the cards that were dealt to this seat, as far as they are known by now."""
    cdef const RulesC* r = rules_of(s)
    cdef int j, k, card
    for j in range(MAX_SLOTS):
        for k in range(2):
            card = s.seats[seat].recruit[j] if k == 0 else s.seats[seat].refused[j]
            if card and card != CARD_UNKNOWN and r.cards[card - 1].faction == NO_FACTION:
                return True
    return False


cdef int must_redraw(const StateC* s) noexcept nogil:
    """Seat that is choosing which factionless card to give back (it holds two or more), NOBODY if none is."""
    if s.n_stack and s.stack[s.n_stack - 1].kind == C_REDRAW:
        return s.stack[s.n_stack - 1].head.seat
    return NOBODY


cdef bint may_hold_many(const StateC* s, int seat) noexcept nogil:
    """Before its own redraw a seat may have been dealt any number of factionless cards (R11)."""
    if not before_showing(s) or s.stack[0].setup.done and s.stack[0].head.step:
        return False
    return s.stack[0].head.step == SETUP_DEAL or seat >= s.stack[0].setup.at


cdef bint deal_cards(StateC* s, int seat, uint8_t* cards, uint64_t* pool, uint64_t a, uint64_t b, RngC* rng) noexcept nogil:
    """Deal the unknown ones of four cards out of the allowed ones; at most one factionless card a seat, once it has redrawn (R11)."""
    cdef const RulesC* r = rules_of(s)
    cdef int j, due = 2 if must_redraw(s) == seat else 0
    cdef bint sound = True, many = may_hold_many(s, seat), one
    for j in range(MAX_SLOTS):
        if cards[j] != CARD_UNKNOWN:
            continue
        if due:
            due -= 1
            cards[j] = <uint8_t>draw_bit(pool, a & r.factionless[0], b & r.factionless[1], rng)
        else:
            one = not many and has_factionless(s, seat)
            cards[j] = <uint8_t>draw_bit(pool, a & ~r.factionless[0] if one else a, b & ~r.factionless[1] if one else b, rng)
        sound = sound and cards[j]
    return sound


cdef bint deal_recruits(StateC* s, RngC* rng) noexcept nogil:
    """Hidden recruits first, since not every card can be hidden; then cards without a condition."""
    cdef uint64_t pool[2]
    cdef uint64_t hidden0 = ~<uint64_t>0, hidden1 = ~<uint64_t>0, everything = ~<uint64_t>0
    cdef int i
    cdef bint early = before_showing(s), sound = True
    memcpy(pool, s.recruit_deck, sizeof(pool))
    if not early:
        hidden0 = hideable(s, 0)
        hidden1 = hideable(s, 1)
    for i in range(s.n_seats):
        sound = deal_cards(s, i, s.seats[i].recruit, pool, hidden0, hidden1, rng) and sound
    for i in range(s.n_seats):
        sound = deal_cards(s, i, s.seats[i].refused, pool, everything, everything, rng) and sound
        if early and s.stack[0].head.step == SETUP_RECRUITS and s.stack[0].setup.done and not s.seats[i].recruit[2] and not s.seats[i].rflags:
            if rules_of(s).cards[s.seats[i].recruit[1] - 1].faction == NO_FACTION:      # it cannot be the hidden one
                s.seats[i].recruit[0], s.seats[i].recruit[1] = s.seats[i].recruit[1], s.seats[i].recruit[0]
            set_slot_flags(&s.seats[i], 0, R_ACTIVE)        # has chosen already
            refresh_seat(s, i)
    for i in range(s.n_stack):
        if s.stack[i].kind == F_DILEMMA:
            if s.stack[i].dilemma.card == CARD_UNKNOWN:
                s.stack[i].dilemma.card = <uint8_t>draw_bit(pool, everything, everything, rng)
            if s.stack[i].dilemma.other == CARD_UNKNOWN:
                s.stack[i].dilemma.other = <uint8_t>draw_bit(pool, everything, everything, rng)
    memcpy(s.recruit_deck, pool, sizeof(pool))
    s.recruit_deck_n = <uint8_t>(popcount64(pool[0]) + popcount64(pool[1]))     # a written position may leave cards out
    return sound


cdef int draw_artifact(uint8_t* pool, int* left, RngC* rng) noexcept nogil:
    cdef int k = rng_below(rng, left[0]), i = 0
    while k >= pool[i]:
        k -= pool[i]
        i += 1
    pool[i] -= 1
    left[0] -= 1
    return i


cdef bint deal_artifacts(StateC* s, RngC* rng) noexcept nogil:
    """Unknown cards of hands and of the deck, uniformly out of the complement of what is seen."""
    cdef uint8_t pool[N_ARTIFACTS]
    cdef int i, k, n, left = 0
    cdef FrameC* f
    for k in range(N_ARTIFACTS):
        n = rules_of(s).copies - s.discard[k]
        for i in range(4):
            n -= s.bazaar[i] == k + 1
        for i in range(s.n_seats):
            n -= s.seats[i].hand[k]
        for i in range(s.n_stack):
            f = &s.stack[i]
            if f.kind == F_ABILITY and rules_of(s).abilities[f.ability.ability].op[0] == OP_DRAW_ASIDE:
                n -= (f.ability.cards >> (4 * k)) & 15
        if n < 0:
            return False
        pool[k] = <uint8_t>n
        left += n
    for i in range(s.n_seats):
        n = s.seats[i].hand_n
        for k in range(N_ARTIFACTS):
            n -= s.seats[i].hand[k]
        if n < 0 or n > left:
            return False
        while n:
            s.seats[i].hand[draw_artifact(pool, &left, rng)] += 1
            n -= 1
    for i in range(s.n_stack):
        f = &s.stack[i]
        if f.kind == F_ABILITY and rules_of(s).abilities[f.ability.ability].op[0] == OP_DRAW_ASIDE:
            n = f.ability.cards >> 24
            f.ability.cards &= 0xFFFFFF
            while n and left:
                f.ability.cards += <uint32_t>1 << (4 * draw_artifact(pool, &left, rng))
                n -= 1
    for k in range(N_ARTIFACTS):
        s.deck[k] = pool[k]
    return left == s.deck_n


cdef bint determinize(const StateC* position, StateC* out, RngC* rng) noexcept nogil:
    """Deal everything unknown; false if the position allows no world (a position file can be so; a view never is)."""
    cdef uint64_t pool[2]
    cdef int i
    cdef bint sound
    memcpy(out, position, sizeof(StateC))
    sound = deal_recruits(out, rng)
    pool[0] = out.dilemma_deck
    pool[1] = 0
    for i in range(out.n_seats):
        if out.seats[i].dilemma == CARD_UNKNOWN:
            out.seats[i].dilemma = <uint8_t>draw_bit(pool, 255, 0, rng)
            sound = sound and out.seats[i].dilemma
    out.dilemma_deck = <uint8_t>pool[0]
    return deal_artifacts(out, rng) and sound


cdef bint same_decision(const StateC* a, const StateC* b) noexcept nogil:
    if a.n_stack == 0 or a.n_stack != b.n_stack:
        return a.n_stack == b.n_stack
    return a.stack[a.n_stack - 1].kind == b.stack[b.n_stack - 1].kind and a.stack[a.n_stack - 1].head.seat == b.stack[b.n_stack - 1].head.seat


# ---------------------------------------------------------------- Python

cdef class Position:
    """What one seat knows of a game: the only thing that players and advice are given."""

    @staticmethod
    def of(Game game not None, int seat):
        """The view of `seat` (see Game.view)."""
        cdef Position p = Position.__new__(Position)
        if not 0 <= seat < game.s.n_seats:
            raise ValueError(f"seat {seat}: the game has seats 0 to {game.s.n_seats - 1}")
        memcpy(&p.s, &game.s, sizeof(StateC))
        p.seat = seat
        hide(&p.s, seat)
        return p

    @staticmethod
    def from_fields(fields, int seat):
        """A position out of fields as `fields()` gives them (255 for unknown cards).  Raises ValueError if no world fits them."""
        cdef Position p = Position.__new__(Position)
        cdef Rng rng = Rng(1)
        cdef StateC world
        try:
            read_fields(&p.s, fields)
        except OverflowError as error:
            raise ValueError(f"a field is out of range: {error}") from None
        p.seat = seat
        if not plausible(&p.s, True):
            raise ValueError("a field is out of range")
        for i in range(p.s.n_seats):
            for j in range(MAX_SLOTS):
                if slot_flags(&p.s.seats[i], j) & R_ACTIVE and p.s.seats[i].recruit[j] in (CARD_NONE, CARD_UNKNOWN):
                    raise ValueError(f"seat {i + 1}: an active recruit must be named")
        refresh_all(&p.s)
        if not determinize(&p.s, &world, &rng.r):
            raise ValueError("no deal of the unknown cards fits this position")
        p.determinize(rng)
        return p

    def fields(self):
        """Every field that is not a cache; unknown cards are 255, hands and deck hold what is known beside the true numbers."""
        return state_fields(&self.s)

    def determinize(self, Rng rng not None):
        """A full Game drawn uniformly from the worlds that fit.  Raises ValueError if there is none."""
        cdef Game g = Game.__new__(Game)
        cdef int tries
        for tries in range(1000):
            if not determinize(&self.s, &g.s, &rng.r):
                raise ValueError("no deal of the unknown cards fits this position")
            if tries == 0:
                bad = g.status()
                if bad:
                    raise ValueError(f"no sound world fits this position: {', '.join(bad)}")
            g.refresh()
            if same_decision(&g.s, &self.s):    # another seat is asked something: in this world it must be asked too
                break
        return g

    @property
    def to_move(self):
        """The seat that decides, CHANCE, or None when the game is over."""
        return who_decides(&self.s)

    @property
    def kind(self):
        """Kind of the decision at hand, None when over."""
        return kind_at_hand(&self.s)

    @property
    def seats(self):
        return self.s.n_seats

    @property
    def rules(self):
        return self.s.rules_id

    def legal_moves(self):
        """Sorted legal moves when this position's own seat is to decide.  Raises ValueError otherwise."""
        if self.to_move != self.seat:
            raise ValueError("another seat, or chance, is to decide")
        return self.determinize(Rng(1)).legal_moves()

    def text(self, move):
        """The text of a legal move of this position."""
        return self.determinize(Rng(1)).text(move)

    def to_bytes(self):
        """The known part as bytes: equal bytes mean that the seat cannot tell the two apart."""
        return bytes([self.seat]) + (<char*>&self.s)[:sizeof(StateC)]

    def __eq__(self, other):
        if not isinstance(other, Position):
            return NotImplemented
        return self.seat == (<Position>other).seat and memcmp(&self.s, &(<Position>other).s, sizeof(StateC)) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __repr__(self):
        return f"<Position of P{self.seat + 1}, {self.s.n_seats} seats, {self.kind}>"
