"""Determinization: what a seat cannot know, dealt anew.

Everything unknown in a position is drawn uniformly over what the position allows: recruits,
dilemmas, the cards of hands and of the deck.  What the rules say about hidden cards is kept: a
hidden recruit has a faction, and one that is not activated yet.  So is what the seat knows of
cards that it cannot name (`search.clues`).
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy
from euphoria_ai.core.state.bits cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.chance cimport owns_factionless
from euphoria_ai.core.rules.setup cimport (
    RECRUITS_CHOSEN, RECRUITS_DEALT, RECRUITS_REDRAWN, RECRUITS_SHOWN, phase_of_setup,
)
from euphoria_ai.core.search.clues cimport CluesC, deal_clued


# ---------------------------------------------------------------- recruits

cdef uint8_t draw_card(CardSetC* pool, const CardSetC* allowed, RngC* rng) noexcept nogil:
    """A card of the pool among the allowed ones, taken out of it: its id + 1, or 0 if there is
    none.
    """
    cdef CardSetC some = cards_in_both(pool, allowed)
    cdef int n = count_cards(&some), card
    if n == 0:
        return CARD_NONE
    card = nth_card(&some, rng_below(rng, n))
    remove_card(pool, card)
    return <uint8_t>(card + 1)


cdef CardSetC cards_that_can_hide(const StateC* s) noexcept nogil:
    """Cards with a faction (R11), and one that is not activated yet (R83)."""
    cdef const RulesC* r = rules_of(s)
    cdef CardSetC cards
    cdef int card
    cards.word[0] = cards.word[1] = 0
    for card in range(r.n_cards):
        if r.cards[card].faction < N_FACTIONS and not (s.revealed >> r.cards[card].faction) & 1:
            add_card(&cards, card)
    return cards


cdef inline bint is_factionless(const StateC* s, int card) noexcept nogil:
    """card: id + 1, 0 or unknown."""
    return card and card != CARD_UNKNOWN and has_card(&rules_of(s).factionless, card - 1)


cdef bint has_factionless(const StateC* s, int seat) noexcept nogil:
    """Among the cards that were dealt to this seat, as far as they are known by now.

    A first slot that has become free held a recruit that has left the game: it had no faction.
    """
    cdef const SeatC* p = &s.seats[seat]
    cdef int i
    if s.gone.word[0] | s.gone.word[1] and not p.recruit[0] and phase_of_setup(s) == RECRUITS_SHOWN:
        return True
    for i in range(MAX_SLOTS):
        if is_factionless(s, p.recruit[i]) or is_factionless(s, p.refused[i]):
            return True
    return False


cdef bint is_redrawing(const StateC* s, int seat) noexcept nogil:
    """The seat is choosing which factionless card to give back: it holds two or more."""
    cdef const FrameC* f
    if s.n_stack == 0:
        return False
    f = &s.stack[s.n_stack - 1]
    return f.kind == C_REDRAW and f.head.seat == seat


cdef bint may_hold_many(const StateC* s, int seat) noexcept nogil:
    """Before its own redraw a seat may have been dealt any number of factionless cards (R11)."""
    cdef int phase = phase_of_setup(s)
    return phase == RECRUITS_DEALT or (phase == RECRUITS_REDRAWN and seat >= s.stack[0].setup.at)


cdef bint deal_cards(
    StateC* s, int seat, uint8_t* cards, CardSetC* pool, const CardSetC* allowed, RngC* rng
) noexcept nogil:
    """Deal the unknown ones of four cards out of the allowed ones; false if there were too few.

    Once it has redrawn a seat has one factionless card at most (R11).
    """
    cdef const RulesC* r = rules_of(s)
    cdef CardSetC from_
    cdef int i, due = 2 if is_redrawing(s, seat) else 0
    cdef bint sound = True, many = may_hold_many(s, seat)
    for i in range(MAX_SLOTS):
        if cards[i] != CARD_UNKNOWN:
            continue
        from_ = allowed[0]
        if due:
            due -= 1
            from_ = cards_in_both(allowed, &r.factionless)
        elif not many and has_factionless(s, seat):
            from_ = cards_without(allowed, &r.factionless)
        cards[i] = draw_card(pool, &from_, rng)
        sound = sound and cards[i]
    return sound


cdef void order_choice(StateC* s, int seat) noexcept nogil:
    """A seat that has chosen, though nobody has seen it, holds its active recruit first; it cannot
    hide a factionless one.
    """
    cdef SeatC* p = &s.seats[seat]
    if p.recruit[2] or p.rflags:
        return                                  # has not chosen yet, or is the observer
    if is_factionless(s, p.recruit[1]):
        p.recruit[0], p.recruit[1] = p.recruit[1], p.recruit[0]
    set_slot_flags(p, 0, R_ACTIVE)
    refresh_seat(s, seat)


cdef inline bint names_its_active(const SeatC* p) noexcept nogil:
    """A seat that has chosen, of which one knows what it will show."""
    return p.recruit[0] and p.recruit[0] != CARD_UNKNOWN and not p.recruit[2]


cdef CardSetC cards_for_draft(const StateC* s, int seat) noexcept nogil:
    """R99: an owner of a factionless recruit discards others that a dilemma brings."""
    cdef CardSetC cards
    cards.word[0] = cards.word[1] = ~<uint64_t>0
    return cards_without(&cards, &rules_of(s).factionless) if owns_factionless(s, seat) else cards


cdef bint deal_drafts(StateC* s, CardSetC* pool, RngC* rng) noexcept nogil:
    """The cards that a dilemma's owner is looking at."""
    cdef CardSetC allowed
    cdef FrameC* f
    cdef bint sound = True
    cdef int i
    for i in range(s.n_stack):
        f = &s.stack[i]
        if f.kind != F_DILEMMA:
            continue
        allowed = cards_for_draft(s, f.head.seat)
        if f.dilemma.card == CARD_UNKNOWN:
            f.dilemma.card = draw_card(pool, &allowed, rng)
            sound = sound and f.dilemma.card
        if f.dilemma.other == CARD_UNKNOWN:
            f.dilemma.other = draw_card(pool, &allowed, rng)
            sound = sound and f.dilemma.other
    return sound


cdef bint deal_recruits(StateC* s, RngC* rng) noexcept nogil:
    """Hidden recruits first, since not every card can be hidden; then cards without a condition."""
    cdef CardSetC pool = s.recruit_deck, any_card, hidden, with_faction
    cdef int i, phase = phase_of_setup(s)
    cdef bint sound = True
    any_card.word[0] = any_card.word[1] = ~<uint64_t>0
    with_faction = cards_without(&any_card, &rules_of(s).factionless)
    hidden = cards_that_can_hide(s) if phase == RECRUITS_SHOWN else any_card
    for i in range(s.n_seats):
        if phase == RECRUITS_CHOSEN and names_its_active(&s.seats[i]):
            sound = deal_cards(s, i, s.seats[i].recruit, &pool, &with_faction, rng) and sound
        else:
            sound = deal_cards(s, i, s.seats[i].recruit, &pool, &hidden, rng) and sound
    for i in range(s.n_seats):
        sound = deal_cards(s, i, s.seats[i].refused, &pool, &any_card, rng) and sound
        if phase == RECRUITS_CHOSEN:
            order_choice(s, i)
    sound = deal_drafts(s, &pool, rng) and sound
    s.recruit_deck = pool
    s.recruit_deck_n = <uint8_t>count_cards(&pool)   # a written position may leave cards out
    return sound


# ---------------------------------------------------------------- dilemmas and artifacts

cdef bint deal_dilemmas(StateC* s, RngC* rng) noexcept nogil:
    """Unknown dilemmas out of the cards never dealt; false if there were too few."""
    cdef CardSetC pool
    cdef bint sound = True
    cdef int i
    pool.word[0] = s.dilemma_deck
    pool.word[1] = 0
    for i in range(s.n_seats):
        if s.seats[i].dilemma == CARD_UNKNOWN:
            s.seats[i].dilemma = draw_card(&pool, &pool, rng)
            sound = sound and s.seats[i].dilemma
    s.dilemma_deck = <uint8_t>pool.word[0]
    return sound


cdef bint artifacts_left(const StateC* s, uint8_t* pool, int* left) noexcept nogil:
    """Cards that are not seen anywhere; false if more of a kind are seen than there are."""
    cdef int i, k, n
    left[0] = 0
    for k in range(N_ARTIFACTS):
        n = rules_of(s).copies - s.discard[k]
        for i in range(4):
            n -= s.bazaar[i] == k + 1
        for i in range(s.n_seats):
            n -= s.seats[i].hand[k]
        for i in range(s.n_stack):
            if draws_aside(s, &s.stack[i]):
                n -= count_in(s.stack[i].ability.cards, k)
        if n < 0:
            return False
        pool[k] = <uint8_t>n
        left[0] += n
    return True


cdef int draw_artifact(uint8_t* pool, int* left, RngC* rng) noexcept nogil:
    cdef int n = rng_below(rng, left[0]), kind = 0
    while n >= pool[kind]:
        n -= pool[kind]
        kind += 1
    pool[kind] -= 1
    left[0] -= 1
    return kind


cdef void deal_offer(StateC* s) noexcept nogil:
    """R21: who offers cards holds them; its partner has been told which."""
    cdef uint8_t* hand
    cdef int k, given
    if s.n_stack == 0 or s.stack[s.n_stack - 1].kind != C_TRADE:
        return
    hand = s.seats[s.stack[s.n_stack - 1].trade.proposer].hand
    for k in range(N_ARTIFACTS):
        given = s.trade[N_GOODS + k] & 15
        if hand[k] < given:
            hand[k] = <uint8_t>given


cdef bint deal_artifacts(StateC* s, RngC* rng) noexcept nogil:
    """Unknown cards of hands and of the deck out of those that are not seen; false if the numbers
    do not fit.
    """
    cdef uint8_t pool[N_ARTIFACTS]
    cdef int i, k, n, left
    cdef FrameC* f
    deal_offer(s)
    if not artifacts_left(s, pool, &left):
        return False
    for i in range(s.n_seats):
        n = s.seats[i].hand_n
        for k in range(N_ARTIFACTS):
            n -= s.seats[i].hand[k]
        if n < 0 or n > left:
            return False
        for _ in range(n):
            s.seats[i].hand[draw_artifact(pool, &left, rng)] += 1
    for i in range(s.n_stack):
        f = &s.stack[i]
        if draws_aside(s, f):
            n = min(<int>(f.ability.cards >> 24), left)
            f.ability.cards &= 0xFFFFFF
            for _ in range(n):
                f.ability.cards += one_count(draw_artifact(pool, &left, rng))
    for k in range(N_ARTIFACTS):
        s.deck[k] = pool[k]
    return left == s.deck_n


# ---------------------------------------------------------------- all of it

cdef bint deal_by_clues(StateC* s, const CluesC* clues, RngC* rng) noexcept nogil:
    cdef CardSetC hidden = cards_that_can_hide(s)
    cdef uint8_t pool[N_ARTIFACTS]
    cdef int left
    return artifacts_left(s, pool, &left) and deal_clued(s, clues, &hidden, pool, rng)


cdef bint determinize(
    const StateC* position, const CluesC* clues, StateC* out, RngC* rng
) noexcept nogil:
    """Deal everything unknown; false if no world fits (a written position can be so; a view never
    is).
    """
    cdef bint sound = True
    memcpy(out, position, sizeof(StateC))
    if clues.any:
        sound = deal_by_clues(out, clues, rng)
    sound = deal_recruits(out, rng) and sound
    sound = deal_dilemmas(out, rng) and sound
    return deal_artifacts(out, rng) and sound
