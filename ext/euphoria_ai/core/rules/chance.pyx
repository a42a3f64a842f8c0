"""Chance: for every chance frame its outcomes with their probabilities, one drawn outcome, and what
an outcome does."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


cdef int roll_outcomes(int dice, move_t* out, double* probability) noexcept nogil:
    """Multisets of faces, ascending, with their probabilities."""
    cdef int face[4]
    cdef int i, k, same, n = 0
    cdef double total = 1.0, ways
    for i in range(dice):
        total *= 6.0
        face[i] = 1
    while True:
        ways = 1.0
        same = 1
        for i in range(1, dice):                # dice! / (multiplicities!), one die at a time
            same = same + 1 if face[i] == face[i - 1] else 1
            ways *= <double>(i + 1) / same
        out[n] = mv_roll(face, dice)
        probability[n] = ways / total
        n += 1
        k = dice - 1                            # the next non-decreasing sequence
        while k >= 0 and face[k] == 6:
            k -= 1
        if k < 0:
            return n
        face[k] += 1
        for i in range(k + 1, dice):
            face[i] = face[k]


cdef move_t mv_roll(const int* face, int dice) noexcept nogil:
    cdef move_t m = M_ROLL | (<move_t>dice << 18)
    cdef int i
    for i in range(dice):
        m |= <move_t>face[i] << (6 + 3 * i)
    return m


cdef int dice_to_roll(const FrameC* f) noexcept nogil:
    return f.dice.dice if f.dice.roll_off else popcount64(f.dice.dice)


cdef int artifact_outcomes(const StateC* s, int kind, move_t* out,
                           double* probability) noexcept nogil:
    """The top of the deck, as moves of this kind."""
    cdef int i, n = 0
    for i in range(N_ARTIFACTS):
        if s.deck[i]:
            out[n] = mv(kind, i)
            probability[n] = <double>s.deck[i] / s.deck_n
            n += 1
    return n


cdef int deal_outcomes(const StateC* s, move_t* out, double* probability) noexcept nogil:
    cdef int i, n = 0
    cdef uint64_t left
    for i in range(2):
        left = s.recruit_deck.word[i]
        while left:
            out[n] = mv(M_DEAL, 64 * i + <int>ctz64(left) + 1)
            probability[n] = 1.0 / s.recruit_deck_n
            n += 1
            left &= left - 1
    return n


cdef int even_outcomes(uint64_t left, int kind, int first, move_t* out,
                       double* probability) noexcept nogil:
    """Every set bit is equally likely; `first` is the number of bit 0."""
    cdef int i, n = 0
    while left:
        out[n] = mv(kind, first + <int>ctz64(left))
        n += 1
        left &= left - 1
    for i in range(n):
        probability[i] = 1.0 / n
    return n


cdef int chance_outcomes(const StateC* s, move_t* out, double* probability) noexcept nogil:
    """Outcomes of the chance on top of the stack; probabilities sum to 1."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    if f.kind == X_ROLL:
        return roll_outcomes(dice_to_roll(f), out, probability)
    elif f.kind == X_DRAW:
        return artifact_outcomes(s, M_DRAWN, out, probability)
    elif f.kind == X_REFILL:
        return artifact_outcomes(s, M_REFILL, out, probability)
    elif f.kind == X_DEAL:
        return deal_outcomes(s, out, probability)
    elif f.kind == X_DILEMMA:
        return even_outcomes(s.dilemma_deck, M_DEAL_DILEMMA, 1, out, probability)
    elif f.kind == X_TILE:
        return even_outcomes(s.tiles_unseen, M_TILE, 1, out, probability)
    return even_outcomes(f.start.tied, M_START, 0, out, probability)


cdef bint single_outcome(const StateC* s, move_t* m) noexcept nogil:
    """Has the chance on top one outcome only?  Then m is it."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef double probability[MAX_MOVES]
    cdef move_t out[MAX_MOVES]
    if f.kind == X_ROLL:
        return False
    if f.kind == X_DEAL and s.recruit_deck_n > 1:
        return False
    if f.kind == X_TILE and s.tiles_unseen & (s.tiles_unseen - 1):
        return False
    if chance_outcomes(s, out, probability) != 1:
        return False
    m[0] = out[0]
    return True


cdef int pick_bit(uint64_t mask, RngC* rng) noexcept nogil:
    """A uniformly drawn set bit."""
    return nth_bit(mask, rng_below(rng, popcount64(mask)))


cdef move_t sample_roll(int dice, RngC* rng) noexcept nogil:
    cdef int face[4]
    cdef int i, j, k
    for i in range(dice):
        k = 1 + rng_below(rng, 6)
        j = i
        while j > 0 and face[j - 1] > k:
            face[j] = face[j - 1]
            j -= 1
        face[j] = k
    return mv_roll(face, dice)


cdef int sample_artifact(const StateC* s, RngC* rng) noexcept nogil:
    cdef int k = rng_below(rng, s.deck_n), i = 0
    while k >= s.deck[i]:
        k -= s.deck[i]
        i += 1
    return i


cdef move_t sample_chance(const StateC* s, RngC* rng) noexcept nogil:
    """One outcome with its true probability, without listing them."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    if f.kind == X_ROLL:
        return sample_roll(dice_to_roll(f), rng)
    elif f.kind == X_DRAW:
        return mv(M_DRAWN, sample_artifact(s, rng))
    elif f.kind == X_REFILL:
        return mv(M_REFILL, sample_artifact(s, rng))
    elif f.kind == X_DEAL:
        return mv(M_DEAL, nth_card(&s.recruit_deck, rng_below(rng, s.recruit_deck_n)) + 1)
    elif f.kind == X_DILEMMA:
        return mv(M_DEAL_DILEMMA, pick_bit(s.dilemma_deck, rng) + 1)
    elif f.kind == X_TILE:
        return mv(M_TILE, pick_bit(s.tiles_unseen, rng) + 1)
    return mv(M_START, pick_bit(f.start.tied, rng))


cdef bint owns_factionless(const StateC* s, int seat) noexcept nogil:
    """R11, R99: does the seat own a factionless recruit, as far as its cards are known?"""
    cdef int i, card
    for i in range(MAX_SLOTS):
        card = s.seats[seat].recruit[i]
        if card and card != CARD_UNKNOWN and rules_of(s).cards[card - 1].faction == NO_FACTION:
            return True
    return False


cdef void roll_shown(StateC* s, const DiceF* f, move_t m) noexcept nogil:
    """Faces in ascending order go to the dice in theirs; a roll-off only adds up."""
    cdef int i, total = 0
    m >>= 6
    if f.roll_off:
        for i in range(f.dice):
            total += <int>((m >> (3 * i)) & 7)
        top(s).end.totals |= <uint32_t>total << (5 * f.seat)
        return
    for i in range(MAX_DICE):
        if (f.dice >> i) & 1:
            s.seats[f.seat].face[i] = <uint8_t>(m & 7)
            m >>= 3


cdef void leave_deck(StateC* s, int artifact) noexcept nogil:
    s.deck[artifact] -= 1
    s.deck_n -= 1


cdef void artifact_drawn(StateC* s, const DrawsF* f, int artifact) noexcept nogil:
    leave_deck(s, artifact)
    if f.flags & DRAW_ASIDE:
        find_frame(s, F_ABILITY).ability.cards += one_count(artifact)
    else:
        s.seats[f.seat].hand[artifact] += 1
        s.seats[f.seat].hand_n += 1


cdef void recruit_dealt(StateC* s, const DealF* f, int card) noexcept nogil:
    """`card` is its id + 1."""
    cdef DilemmaF* dilemma
    remove_card(&s.recruit_deck, card - 1)
    s.recruit_deck_n -= 1
    if f.what == DEAL_SETUP:
        s.seats[f.seat].recruit[f.slot] = <uint8_t>card
        return
    dilemma = &top(s).dilemma
    if has_card(&rules_of(s).factionless, card - 1) and owns_factionless(s, f.seat):
        set_gone(s, card)                       # R99: discarded, another is drawn
        dilemma.drawn -= 1
    elif dilemma.card:
        dilemma.other = <uint8_t>card
    else:
        dilemma.card = <uint8_t>card


cdef void row_filled(StateC* s, int artifact) noexcept nogil:
    """R53: gaps are filled from right to left."""
    cdef int slot = N_BAZAAR - 1
    leave_deck(s, artifact)
    while s.bazaar[slot]:
        slot -= 1
    s.bazaar[slot] = <uint8_t>(artifact + 1)


cdef void tile_turned(StateC* s, int site, int tile) noexcept nogil:
    """R65: it binds from now on.  `tile` is its id + 1."""
    s.tiles[site] = <uint8_t>tile
    s.tiles_unseen &= ~(<uint64_t>1 << (tile - 1))
    refresh_all(s)


cdef void apply_chance(StateC* s, move_t m) noexcept nogil:
    """Carry out one outcome of the chance on top of the stack."""
    cdef FrameC f = top(s)[0]
    cdef int arg = m_arg(m)
    pop(s)
    if f.kind == X_ROLL:
        roll_shown(s, &f.dice, m)
    elif f.kind == X_DRAW:
        artifact_drawn(s, &f.draws, arg)
    elif f.kind == X_DEAL:
        recruit_dealt(s, &f.deal, arg)
    elif f.kind == X_REFILL:
        row_filled(s, arg)
    elif f.kind == X_DILEMMA:
        s.seats[f.head.seat].dilemma = <uint8_t>arg
        s.dilemma_deck &= <uint8_t>~(1 << (arg - 1))
    elif f.kind == X_TILE:
        tile_turned(s, f.tile.site, arg)
    elif f.kind == X_START:
        s.first = <uint8_t>arg
