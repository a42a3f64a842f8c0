"""What a seat knows.

A Position is a state in which everything its seat cannot know is taken out: cards of others become
CARD_UNKNOWN, hands of others hold what is surely known of them beside the true number of cards, the
decks hold the pool that hidden cards can come from.  Players and advice get positions, never
states, so nothing else can leak.
"""

from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memcmp, memcpy, memset
from euphoria_ai.core.state.bits cimport CardSetC, cards_without, count_in, remove_card
from euphoria_ai.core.engine.game cimport Game, Rng, kind_at_hand, who_decides
from euphoria_ai.core.engine.fields cimport plausible, read_fields, state_fields
from euphoria_ai.core.engine.saving cimport restore, saved
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.setup cimport RECRUITS_SHOWN, phase_of_setup
from euphoria_ai.core.search.clues cimport CluesC, clue_fields, read_clues
from euphoria_ai.core.search.determinize cimport determinize, draws_aside


# ---------------------------------------------------------------- hiding

cdef void hide_card(uint8_t* card) noexcept nogil:
    if card[0]:
        card[0] = CARD_UNKNOWN


cdef void hide_seat(StateC* s, int who, int other) noexcept nogil:
    """Take out of `other` what the seat `who` cannot know."""
    cdef SeatC* p = &s.seats[other]
    cdef bint early = phase_of_setup(s) != RECRUITS_SHOWN   # nothing of others is public yet (R7)
    cdef int i
    for i in range(MAX_SLOTS):
        if early or not slot_flags(p, i) & R_ACTIVE:
            hide_card(&p.recruit[i])
        hide_card(&p.refused[i])
    if early:                                   # that a choice was made is public, not which
        p.rflags = 0
        p.factions = 0
        p.knowledge_cap = rules_of(s).knowledge_max
    if not p.turn_flags & T_DILEMMA:
        hide_card(&p.dilemma)
    for i in range(N_ARTIFACTS):
        p.hand[i] = <uint8_t>count_in(s.known[who][other], i)


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
        elif draws_aside(s, f):
            n = 0
            for k in range(N_ARTIFACTS):
                n += count_in(f.ability.cards, k)
            f.ability.cards = <uint32_t>n << 24             # how many is public
        elif f.kind == C_TRADE and f.trade.proposer != who:
            for k in range(N_GOODS, N_GOODS + N_ARTIFACTS):
                s.trade[k] = 0                  # kinds of cards are between the two sides (R21)


cdef void take_from_pool(CardSetC* pool, int card) noexcept nogil:
    if card and card != CARD_UNKNOWN:
        remove_card(pool, card - 1)


cdef CardSetC unseen_recruits(const StateC* s) noexcept nogil:
    """All recruits of the edition that are nowhere in this position."""
    cdef CardSetC pool = cards_without(&rules_of(s).recruit_deck, &s.gone)
    cdef int i, j
    for i in range(s.n_seats):
        for j in range(MAX_SLOTS):
            take_from_pool(&pool, s.seats[i].recruit[j])
            take_from_pool(&pool, s.seats[i].refused[j])
    for i in range(s.n_stack):
        if s.stack[i].kind == F_DILEMMA:
            take_from_pool(&pool, s.stack[i].dilemma.card)
            take_from_pool(&pool, s.stack[i].dilemma.other)
    return pool


cdef void hide(StateC* s, int seat) noexcept nogil:
    """Turn a full state into what `seat` knows of it."""
    cdef int i, o
    cdef uint32_t seen
    for i in range(s.n_seats):
        if i != seat:
            hide_seat(s, seat, i)
    hide_frames(s, seat)
    for i in range(s.n_seats):                  # of what others know, only what this seat knows too
        if i != seat:
            seen = s.known[seat][i]
            for o in range(s.n_seats):
                if o != i:
                    s.known[o][i] = seen
    refresh_known(s)
    s.recruit_deck = unseen_recruits(s)
    s.dilemma_deck = rules_of(s).dilemmas
    for i in range(s.n_seats):
        if s.seats[i].dilemma != CARD_NONE and s.seats[i].dilemma != CARD_UNKNOWN:
            s.dilemma_deck &= <uint8_t>~(1 << (s.seats[i].dilemma - 1))
    memset(s.deck, 0, N_ARTIFACTS)


cdef bint same_decision(const StateC* a, const StateC* b) noexcept nogil:
    cdef const FrameC* f
    cdef const FrameC* g
    if a.n_stack == 0 or a.n_stack != b.n_stack:
        return a.n_stack == b.n_stack
    f = &a.stack[a.n_stack - 1]
    g = &b.stack[b.n_stack - 1]
    return f.kind == g.kind and f.head.seat == g.head.seat


# ---------------------------------------------------------------- Python

MARK = b"EUPP1"
CLUED = 0x80                    # in the first byte, beside the seat: clues follow


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
        """A position out of fields as `fields()` gives them (255 for unknown cards).  Raises
        ValueError if no world fits them.
        """
        cdef Position p = Position.__new__(Position)
        try:
            read_fields(&p.s, fields)
            read_clues(&p.clues, &p.s, fields.get("clues"))
        except OverflowError as error:
            raise ValueError(f"a field is out of range: {error}") from None
        p.seat = seat
        p.check()
        return p

    cdef int check(self) except -1:
        """Raises ValueError if a field is out of range or no world fits."""
        cdef Rng rng = Rng(1)
        cdef StateC world
        cdef int i, j
        if not plausible(&self.s, True) or not 0 <= self.seat < self.s.n_seats:
            raise ValueError("a field is out of range")
        for i in range(self.s.n_seats):
            for j in range(MAX_SLOTS):
                card = self.s.seats[i].recruit[j]
                if slot_flags(&self.s.seats[i], j) & R_ACTIVE and card in (CARD_NONE, CARD_UNKNOWN):
                    raise ValueError(f"seat {i + 1}: an active recruit must be named")
        refresh_all(&self.s)
        if not determinize(&self.s, &self.clues, &world, &rng.r):
            raise ValueError("no deal of the unknown cards fits this position")
        self.determinize(rng)
        return 0

    def fields(self):
        """Every field that is not a cache; unknown cards are 255, hands and deck hold what is known
        beside the true numbers.  `clues` is there only if there are any.
        """
        fields = state_fields(&self.s)
        if self.clues.any:
            fields["clues"] = clue_fields(&self.clues, &self.s)
        return fields

    def determinize(self, Rng rng not None, bint by_turns=False, bint by_cards=False):
        """A full Game drawn uniformly from the worlds that fit.  Raises ValueError if there is
        none.

        by_turns: the game asks for every turn, even where one move is legal (Game.by_turns);
        by_cards: for every card, even the last kind of its deck (Game.by_cards).
        """
        cdef Game g = Game.__new__(Game)
        cdef int tries
        g.by_turns = by_turns
        g.by_cards = by_cards
        for tries in range(1000):
            if not determinize(&self.s, &self.clues, &g.s, &rng.r):
                raise ValueError("no deal of the unknown cards fits this position")
            if tries == 0:
                bad = g.status()
                if bad:
                    raise ValueError(f"no sound world fits this position: {', '.join(bad)}")
            g.refresh()
            if same_decision(&g.s, &self.s):    # another seat is asked the same
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
        """Sorted legal moves when this position's own seat is to decide.  Raises ValueError
        otherwise.
        """
        if self.to_move is None:
            return []
        if self.to_move != self.seat:
            raise ValueError("another seat, or chance, is to decide")
        return self.determinize(Rng(1)).legal_moves()

    def text(self, move):
        """The text of a legal move of this position."""
        return self.determinize(Rng(1)).text(move)

    def to_bytes(self):
        """The known part as bytes: equal bytes mean that the seat cannot tell the two apart."""
        head = bytes([self.seat])
        if self.clues.any:
            head = bytes([self.seat | CLUED]) + (<char*>&self.clues)[:sizeof(CluesC)]
        return head + saved(&self.s, MARK)

    @staticmethod
    def from_bytes(data):
        """Inverse of to_bytes.  Raises ValueError if the bytes are no position of this version and
        these rules data, or no world fits it.
        """
        cdef Position p = Position.__new__(Position)
        clued = data[:1] >= bytes([CLUED])
        start = 1 + (sizeof(CluesC) if clued else 0)
        restore(&p.s, bytes(data[start:]), MARK)
        if clued:
            raw = bytes(data[1:start])
            memcpy(&p.clues, <const char*>raw, sizeof(CluesC))
            read_clues(&p.clues, &p.s, clue_fields(&p.clues, &p.s))
        p.seat = data[0] & ~CLUED
        p.check()
        return p

    def __reduce__(self):
        return Position.from_bytes, (self.to_bytes(),)

    def __eq__(self, other):
        if not isinstance(other, Position):
            return NotImplemented
        cdef Position p = other
        return (
            self.seat == p.seat
            and memcmp(&self.s, &p.s, sizeof(StateC)) == 0
            and memcmp(&self.clues, &p.clues, sizeof(CluesC)) == 0
        )

    def __hash__(self):
        return hash((self.seat, (<char*>&self.s)[:sizeof(StateC)]))

    def __repr__(self):
        return f"<Position of P{self.seat + 1}, {self.s.n_seats} seats, {self.kind}>"
