"""Cards with a clue, dealt before all others.

Each is drawn from all cards that it alone could be; if two of them drew the same card, all are
drawn again.  So every way to deal them is equally likely, and since they leave equally many cards
to the rest in each, so is every world.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport *
from euphoria_ai.core.state.types cimport *

cdef enum:
    TRIES = 4000                # deals of the cards with a clue


# ---------------------------------------------------------------- dealing

cdef bint draw_recruits(
    StateC* s, const CluesC* c, const CardSetC* hidden, RngC* rng
) noexcept nogil:
    """False if two drew the same card, or one found none."""
    cdef CardSetC some, taken
    cdef int i, j, n, card
    taken.word[0] = taken.word[1] = 0
    for i in range(s.n_seats):
        for j in range(MAX_SLOTS):
            if not (c.recruits[i][j].word[0] | c.recruits[i][j].word[1]):
                continue
            some = cards_in_both(&s.recruit_deck, &c.recruits[i][j])
            some = cards_in_both(&some, hidden)
            n = count_cards(&some)
            if n == 0:
                return False
            card = nth_card(&some, rng_below(rng, n))
            if has_card(&taken, card):
                return False
            add_card(&taken, card)
            s.seats[i].recruit[j] = <uint8_t>(card + 1)
    s.recruit_deck = cards_without(&s.recruit_deck, &taken)
    return True


cdef bint draw_dilemmas(StateC* s, const CluesC* c, RngC* rng) noexcept nogil:
    cdef uint64_t some
    cdef int i, card
    cdef uint8_t taken = 0
    for i in range(s.n_seats):
        if not c.dilemmas[i]:
            continue
        some = s.dilemma_deck & c.dilemmas[i]
        if some == 0:
            return False
        card = nth_bit(some, rng_below(rng, popcount64(some)))
        if taken >> card & 1:
            return False
        taken |= <uint8_t>(1 << card)
        s.seats[i].dilemma = <uint8_t>(card + 1)
    s.dilemma_deck &= <uint8_t>~taken
    return True


cdef bint draw_hands(StateC* s, const CluesC* c, const uint8_t* pool, RngC* rng) noexcept nogil:
    """pool: artifacts that are not seen anywhere."""
    cdef uint64_t taken[N_ARTIFACTS]
    cdef uint8_t hand[MAX_SEATS][N_ARTIFACTS]
    cdef int i, j, k, n
    memset(taken, 0, sizeof(taken))
    memset(hand, 0, sizeof(hand))
    for i in range(s.n_seats):
        for j in range(MAX_CLUED_HAND):
            if not c.hands[i][j]:
                continue
            n = 0
            for k in range(N_ARTIFACTS):
                n += pool[k] if c.hands[i][j] >> k & 1 else 0
            if n == 0:
                return False
            n = rng_below(rng, n)
            k = 0
            while not c.hands[i][j] >> k & 1 or n >= pool[k]:
                n -= pool[k] if c.hands[i][j] >> k & 1 else 0
                k += 1
            if taken[k] >> n & 1:
                return False
            taken[k] |= <uint64_t>1 << n
            hand[i][k] += 1
    for i in range(s.n_seats):
        for k in range(N_ARTIFACTS):
            s.seats[i].hand[k] += hand[i][k]
    return True


cdef bint deal_clued(
    StateC* s, const CluesC* c, const CardSetC* hidden, const uint8_t* pool, RngC* rng
) noexcept nogil:
    """Name every card with a clue.  hidden: recruits that can be hidden; pool: artifacts that are
    not seen anywhere.  False if no such deal was found.
    """
    cdef int done = 0
    for _ in range(TRIES):
        if done == 0:
            done += draw_recruits(s, c, hidden, rng)
        elif done == 1:
            done += draw_dilemmas(s, c, rng)
        elif draw_hands(s, c, pool, rng):
            return True
    return False


# ---------------------------------------------------------------- as plain data

cdef int read_clues(CluesC* c, const StateC* s, object rows) except -1:
    """Clues as `clue_fields` gives them, None for none; those about cards that are known are left
    out.
    """
    cdef int i, j, unknown
    memset(c, 0, sizeof(CluesC))
    for i, row in enumerate((rows or ())[: s.n_seats]):
        for j, cards in enumerate(row["recruits"][:MAX_SLOTS]):
            if s.seats[i].recruit[j] == CARD_UNKNOWN:
                c.recruits[i][j].word[0] = cards & 0xFFFFFFFFFFFFFFFF
                c.recruits[i][j].word[1] = cards >> 64
        if s.seats[i].dilemma == CARD_UNKNOWN:
            c.dilemmas[i] = row["dilemma"]
        unknown = s.seats[i].hand_n
        for j in range(N_ARTIFACTS):
            unknown -= s.seats[i].hand[j]
        clued = sorted(cards for cards in row["hand"] if cards)
        if len(clued) <= min(unknown, MAX_CLUED_HAND):
            for j, cards in enumerate(clued):
                c.hands[i][j] = cards
    c.any = any(any(row["recruits"]) or row["dilemma"] or row["hand"] for row in clue_fields(c, s))
    return 0


cdef list clue_fields(const CluesC* c, const StateC* s):
    """A dict a seat: sets of cards as bits, 0 for no clue."""
    return [
        {
            "recruits": [
                c.recruits[i][j].word[0] | <object>c.recruits[i][j].word[1] << 64
                for j in range(MAX_SLOTS)
            ],
            "dilemma": c.dilemmas[i],
            "hand": [c.hands[i][j] for j in range(MAX_CLUED_HAND) if c.hands[i][j]],
        }
        for i in range(min(s.n_seats, MAX_SEATS))
    ]
