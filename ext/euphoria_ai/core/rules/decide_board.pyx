"""Decisions about the board: payments, stars, abilities, faces, tiles, the dilemma.

As in `decide_workers`, every kind has a `legal_` and an `apply_`.
"""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport end_star_event, star_on_dilemma
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.benefits cimport put_star
from euphoria_ai.core.rules.costs cimport any_payable, dilemma_costs, space_costs
from euphoria_ai.core.rules.payments cimport pay, payments


cdef int numbers(int kind, uint32_t mask, move_t* out) noexcept nogil:
    """A move for every set bit."""
    cdef int n = 0
    while mask:
        out[n] = mv(kind, ctz64(mask))
        n += 1
        mask &= mask - 1
    return n


# ---------------------------------------------------------------- payments

cdef int legal_pay(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef CostC costs[MAX_COSTS]
    cdef int n
    if f.pay.what == PAY_SURCHARGE:
        return legal_surcharge(s, f.pay.seat, out)
    if f.pay.what == PAY_DILEMMA:
        n = dilemma_costs(s, f.pay.seat, costs)
    else:
        n = space_costs(s, f.pay.seat, s.pl_space, s.pl_victim, costs)
    return payments(s, f.pay.seat, costs, n, out)


cdef int legal_surcharge(const StateC* s, int seat, move_t* out) noexcept nogil:
    """A tile's commodity for a self-bump: one that leaves the space's cost payable."""
    cdef CostC costs[MAX_COSTS]
    cdef StateC copy = s[0]
    cdef int k, n = 0, count = space_costs(s, seat, s.pl_space, s.pl_victim, costs)
    for k in range(GOLD):
        if s.seats[seat].goods[k]:
            copy.seats[seat].goods[k] -= 1
            if any_payable(&copy, seat, costs, count):
                out[n] = M_PAY | one_good(k)
                n += 1
            copy.seats[seat].goods[k] += 1
    return n


cdef void apply_pay(StateC* s, move_t m) noexcept nogil:
    cdef PayF f = top(s).pay
    pop(s)
    pay(s, f.seat, m)
    if f.what != PAY_SURCHARGE:
        s.pl_payment = m


# ---------------------------------------------------------------- abilities, faces, stars, tiles

cdef int legal_use(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef int card = rules_of(s).abilities[f.ability.ability].card + 1
    out[0] = mv(M_USE, card)
    out[1] = mv(M_DECLINE, card)
    return 2


cdef void apply_use(StateC* s, move_t m) noexcept nogil:
    if m_kind(m) == M_USE:
        top(s).kind = F_ABILITY
    else:
        pop(s)


cdef int legal_face(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    return numbers(M_FACE, f.face.faces if f.face.faces else ALL_FACES, out)


cdef void apply_face(StateC* s, move_t m) noexcept nogil:
    pop(s)
    s.preset = <uint8_t>m_arg(m)


cdef int legal_ignore(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """A built market without an own star."""
    cdef int i, n = 0
    for i in range(N_SITES):
        if s.tiles[i] and not (s.seats[f.head.seat].tile_stars >> i) & 1:
            out[n] = mv(M_IGNORE, i)
            n += 1
    return n


cdef void apply_ignore(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    pop(s)
    s.ignored |= <uint8_t>(1 << m_arg(m))
    refresh_seat(s, seat)


cdef int legal_star(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    return numbers(M_STAR, f.star.places, out)


cdef void apply_star(StateC* s, move_t m) noexcept nogil:
    pop(s)
    put_star(s, m_arg(m))


# ---------------------------------------------------------------- the dilemma

cdef int legal_outcome(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R96-R98: 0 a star on the card, 1 two recruits to choose from."""
    out[0] = mv(M_OUTCOME, 0)
    out[1] = mv(M_OUTCOME, 1)
    return 2


cdef void apply_outcome(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    pop(s)
    if m_arg(m) == 0:
        top(s).dilemma.step = DILEMMA_HANDS
        star_on_dilemma(s, seat)
        end_star_event(s)
    else:
        s.seats[seat].turn_flags |= T_DILEMMA_RECRUITS
