"""Steps and conditions that one euphorian recruit needs, each under the id of its card.

A card that can be written in the words of `rules.conditions` and `rules.effects` has nothing here.
"""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.bits cimport count_in
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.vocabulary cimport add_condition, add_step
from euphoria_ai.core.rules.effects cimport COMMODITIES, push_take


# ---------------------------------------------------------------- bradley_the_futurist

cdef void draw_aside(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: always.
    Does: draws n artifacts into the ability's own frame, apart from the hand; no card may change
    these draws.
    Rules: G4.
    """
    push_draws(s, f.seat, n, DRAW_PLAIN | DRAW_ASIDE)


cdef void keep_aside(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: cards were drawn aside before.
    Does: one of two cards goes to the discard pile by choice, the rest joins the hand; a single
    card is kept.
    Rules: G8.
    """
    cdef SeatC* p = &s.seats[f.seat]
    cdef DiscardF* c
    cdef int i, cards = 0
    for i in range(N_ARTIFACTS):
        cards += count_in(f.cards, i)
    if cards >= 2:
        c = &push(s, C_DISCARD, f.seat).discard
        c.n = <uint8_t>(cards - 1)
        c.aside = 1
        return
    for i in range(N_ARTIFACTS):
        p.hand[i] += <uint8_t>count_in(f.cards, i)
    p.hand_n += <uint8_t>cards
    f.cards = 0


add_step("draw_aside", draw_aside, "n").draws_aside = True
add_step("keep_aside", keep_aside)


# ---------------------------------------------------------------- esme_the_fireman

cdef void reward_by_card(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: an artifact was just discarded; f.cards holds it.
    Does: 1 energy and one of +1 morale or -1 knowledge; for artifact n 2 energy and both, twice.
    Rules: G12: of the two only what changes something is offered.
    """
    cdef SeatC* p = &s.seats[f.seat]
    cdef int tracks
    if f.cards == <uint32_t>n:
        gain_good(s, f.seat, ENERGY, 2)
        change_morale(s, f.seat, 2)
        change_knowledge(s, f.seat, -2)
        return
    gain_good(s, f.seat, ENERGY, 1)
    tracks = (p.morale < 6) + 2 * (p.knowledge > 1)
    if tracks == 1:
        change_morale(s, f.seat, 1)
    elif tracks == 2:
        change_knowledge(s, f.seat, -1)
    elif tracks == 3:
        push(s, C_TAKE, f.seat).take.tracks = 3


add_step("reward_by_card", reward_by_card, "artifact")


# ---------------------------------------------------------------- julia_the_thought_inspector

cdef void copy_face(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: an opponent's die is being bumped.
    Does: the coming roll shows the face of the bumping die, unless a face was chosen already.
    Rules: R30, G11.
    """
    if s.preset == 0:
        s.preset = s.pl_face


add_step("copy_face", copy_face)


# ---------------------------------------------------------------- pmai_the_nurse

cdef bint one_less_matters(StateC* s, int seat, const AbilityC* a, int subject,
                           int n) noexcept nogil:
    """One less lies in another band (R43), and the total was not replaced."""
    cdef PlacementF* f = &find_frame(s, F_PLACEMENT).placement
    return not f.flags & AREA_REPLACED and band_of(s, f.total) != band_of(s, f.total - 1)


cdef void total_less(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: `one_less_matters`.
    Does: the area's total counts n less.
    Rules: R43.
    """
    find_frame(s, F_PLACEMENT).placement.total -= <uint8_t>n


add_condition("one_less_matters", one_less_matters)
add_step("total_less", total_less, "n")


# ---------------------------------------------------------------- chaga_the_gamer

cdef void activate_hidden(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the owner has a hidden recruit (`has_hidden`).
    Does: one of choice becomes active and works from now on.
    Rules: R85, R87.
    """
    push(s, C_ACTIVATE, f.seat).activate.flags = R_ACTIVE | R_WORKING


add_step("activate_hidden", activate_hidden)


# ---------------------------------------------------------------- rowena_the_mentor

cdef void ignore_all(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: some built tile carries no own star (`penalising_market`).
    Does: no tile binds the owner for the rest of this turn.
    Rules: I7, R105.
    """
    s.ignored |= IGNORE_ALL
    refresh_seat(s, f.seat)


add_step("ignore_all", ignore_all)


# ---------------------------------------------------------------- frazer_the_motivator

cdef void swap_energy(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the owner's energy gained this turn has reached three.
    Does: one energy for a commodity of choice.
    Rules: R89.
    """
    s.seats[f.seat].goods[ENERGY] -= 1
    push_take(s, f.seat, COMMODITIES, 1)


add_step("swap_energy", swap_energy)


# ---------------------------------------------------------------- samuel_the_zapper

cdef void retrieve_areas(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: an own worker stands on a commodity area (`own_on_areas`).
    Does: workers on commodity areas of choice come home.
    Rules: R39, R89.
    """
    push(s, C_RETRIEVE_AREAS, f.seat)


add_step("retrieve_areas", retrieve_areas)
