"""Chance: for every chance frame its outcomes with their probabilities, one drawn outcome, and what an outcome does."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport RngC, ctz64, has_card, nth_bit, nth_card, one_count, popcount64, remove_card, rng_below
from euphoria_ai.core.rules.flow cimport DEAL_SETUP, ROLL_OFF
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
    return f.a if f.b == ROLL_OFF else popcount64(f.a)


cdef int chance_outcomes(const StateC* s, move_t* out, double* probability) noexcept nogil:
    """Outcomes of the chance on top of the stack; probabilities sum to 1."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef int i, n = 0
    cdef uint64_t left
    if f.kind == X_ROLL:
        return roll_outcomes(dice_to_roll(f), out, probability)
    elif f.kind == X_DRAW or f.kind == X_REFILL:
        for i in range(N_ARTIFACTS):
            if s.deck[i]:
                out[n] = mv(M_DRAWN if f.kind == X_DRAW else M_REFILL, i)
                probability[n] = <double>s.deck[i] / s.deck_n
                n += 1
    elif f.kind == X_DEAL:
        for i in range(2):
            left = s.recruit_deck.word[i]
            while left:
                out[n] = mv(M_DEAL, 64 * i + <int>ctz64(left) + 1)
                probability[n] = 1.0 / s.recruit_deck_n
                n += 1
                left &= left - 1
    else:
        left = s.dilemma_deck if f.kind == X_DILEMMA else (s.tiles_unseen if f.kind == X_TILE else f.a)
        while left:
            out[n] = mv(M_DEAL_DILEMMA if f.kind == X_DILEMMA else (M_TILE if f.kind == X_TILE else M_START),
                        <int>ctz64(left) + (0 if f.kind == X_START else 1))
            n += 1
            left &= left - 1
        for i in range(n):
            probability[i] = 1.0 / n
    return n


cdef int pick_bit(uint64_t mask, RngC* rng) noexcept nogil:
    """A uniformly drawn set bit."""
    return nth_bit(mask, rng_below(rng, popcount64(mask)))


cdef move_t sample_chance(const StateC* s, RngC* rng) noexcept nogil:
    """One outcome with its true probability, without listing them."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef int face[4]
    cdef int i, j, k, dice
    if f.kind == X_ROLL:
        dice = dice_to_roll(f)
        for i in range(dice):
            k = 1 + rng_below(rng, 6)
            j = i
            while j > 0 and face[j - 1] > k:
                face[j] = face[j - 1]
                j -= 1
            face[j] = k
        return mv_roll(face, dice)
    elif f.kind == X_DRAW or f.kind == X_REFILL:
        k = rng_below(rng, s.deck_n)
        i = 0
        while k >= s.deck[i]:
            k -= s.deck[i]
            i += 1
        return mv(M_DRAWN if f.kind == X_DRAW else M_REFILL, i)
    elif f.kind == X_DEAL:
        return mv(M_DEAL, nth_card(&s.recruit_deck, rng_below(rng, s.recruit_deck_n)) + 1)
    elif f.kind == X_DILEMMA:
        return mv(M_DEAL_DILEMMA, pick_bit(s.dilemma_deck, rng) + 1)
    elif f.kind == X_TILE:
        return mv(M_TILE, pick_bit(s.tiles_unseen, rng) + 1)
    return mv(M_START, pick_bit(f.a, rng))


cdef bint owns_factionless(const StateC* s, int seat) noexcept nogil:
    cdef int i, card
    for i in range(MAX_SLOTS):
        card = s.seats[seat].recruit[i]
        if card and card != CARD_UNKNOWN and rules_of(s).cards[card - 1].faction == NO_FACTION:
            return True
    return False


cdef void apply_chance(StateC* s, move_t m) noexcept nogil:
    """Carry out one outcome of the chance on top of the stack."""
    cdef FrameC f = top(s)[0]
    cdef FrameC* up
    cdef SeatC* p = &s.seats[f.seat]
    cdef int i, card
    pop(s)
    if f.kind == X_ROLL:
        if f.b == ROLL_OFF:
            card = 0
            for i in range(f.a):
                card += <int>((m >> (6 + 3 * i)) & 7)
            top(s).x |= <uint32_t>card << (5 * f.seat)
            return
        m >>= 6
        for i in range(MAX_DICE):
            if (f.a >> i) & 1:
                p.face[i] = <uint8_t>(m & 7)
                m >>= 3
    elif f.kind == X_DRAW:
        card = m_arg(m)
        s.deck[card] -= 1
        s.deck_n -= 1
        if f.b & DRAW_ASIDE:
            find_frame(s, F_ABILITY).x += one_count(card)
        else:
            p.hand[card] += 1
            p.hand_n += 1
    elif f.kind == X_DEAL:
        card = m_arg(m)
        remove_card(&s.recruit_deck, card - 1)
        s.recruit_deck_n -= 1
        if f.a == DEAL_SETUP:
            p.recruit[f.b] = <uint8_t>card
        elif has_card(&rules_of(s).factionless, card - 1) and owns_factionless(s, f.seat):
            set_gone(s, card)                   # R99: discarded, another is drawn
            top(s).a -= 1
        else:
            up = top(s)
            if up.b:
                up.c = <uint8_t>card
            else:
                up.b = <uint8_t>card
    elif f.kind == X_REFILL:
        card = m_arg(m)
        s.deck[card] -= 1
        s.deck_n -= 1
        i = 3
        while s.bazaar[i]:
            i -= 1
        s.bazaar[i] = <uint8_t>(card + 1)
    elif f.kind == X_DILEMMA:
        p.dilemma = <uint8_t>m_arg(m)
        s.dilemma_deck &= <uint8_t>~(1 << (m_arg(m) - 1))
    elif f.kind == X_TILE:
        s.tiles[f.a] = <uint8_t>m_arg(m)
        s.tiles_unseen &= ~(<uint64_t>1 << (m_arg(m) - 1))
        refresh_all(s)                          # R65
    elif f.kind == X_START:
        s.first = <uint8_t>m_arg(m)
