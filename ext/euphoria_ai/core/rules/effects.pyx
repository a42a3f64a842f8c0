"""Steps of abilities that are written for any card.

Each is a small function with the word under which rows name it; the list of words is at the end.
f is the frame of the ability, n and m are the operands.  Words marked `at_once` never wait: they
may be done inside another effect.
"""

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport end_star_event, move_miner, move_track
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.vocabulary cimport add_step


cdef void push_take(StateC* s, int seat, int kinds, int n) noexcept nogil:
    """A choice of n goods among the kinds of the mask (bit per good)."""
    cdef TakeF* c
    if n <= 0:
        return
    c = &push(s, C_TAKE, seat).take
    c.kinds = <uint8_t>kinds
    c.n = <uint8_t>n


# ---------------------------------------------------------------- goods

cdef void gain(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """m of good n."""
    gain_good(s, f.seat, n, m)


cdef void space_good(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n of the resource that the tunnel or slot at hand is about."""
    gain_good(s, f.seat, rules_of(s).spaces[s.pl_space].good, n)


cdef void resource(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n of choice."""
    push_take(s, f.seat, RESOURCES, resource_gain(s, f.seat, n))


cdef void commodity(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n of choice."""
    push_take(s, f.seat, COMMODITIES, commodity_gain(s, f.seat, n))


cdef void any_good(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n of choice, commodities or resources."""
    push_take(s, f.seat, ANY_GOODS, n)


cdef void choose_good(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """One of good n or good m."""
    push_take(s, f.seat, (1 << n) | (1 << m), 1)


# ---------------------------------------------------------------- tracks

cdef void morale(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n, signed."""
    change_morale(s, f.seat, n)


cdef void knowledge(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n, signed."""
    change_knowledge(s, f.seat, n)


cdef void choose_track(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """+1 morale (n 0) or -1 knowledge (n 1), or one of good m.

    A change that changes nothing is not offered (G12).
    """
    cdef SeatC* p = &s.seats[f.seat]
    cdef TakeF* c
    if p.morale == 6 if n == 0 else p.knowledge == 1:
        gain_good(s, f.seat, m, 1)
        return
    c = &push(s, C_TAKE, f.seat).take
    c.kinds = <uint8_t>(1 << m)
    c.n = 1
    c.tracks = <uint8_t>(1 << n)


cdef void track(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """The allegiance of faction n, m steps."""
    move_track(s, n, m)
    end_star_event(s)


cdef void miner(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n steps in the tunnel at hand."""
    move_miner(s, rules_of(s).spaces[s.pl_space].faction, n)


# ---------------------------------------------------------------- artifacts

cdef void draw(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    push_draws(s, f.seat, n, 0)


cdef void draw_plain(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """No other card may change these draws (G4)."""
    push_draws(s, f.seat, n, DRAW_PLAIN)


cdef void draw_traded(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Their bazaar price may be waived by an option."""
    push_draws(s, f.seat, n, GAIN_FREE if rules_of(s).free_trades else 0)


cdef void discard(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n cards of choice from the hand, or what there is."""
    cdef SeatC* p = &s.seats[f.seat]
    if p.hand_n:
        push(s, C_DISCARD, f.seat).discard.n = <uint8_t>(n if n < p.hand_n else p.hand_n)


cdef void discard_of_types(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """One card of these types, which the owner has (`holds`).  Which of several is a decision even
    if one is held: others learn the card by it."""
    cdef DiscardF* c
    cdef int i, held = 0
    if popcount64(n) == 1:
        discard_card(s, f.seat, ctz64(n), 1)
        return
    for i in range(N_ARTIFACTS):
        if (n >> i) & 1 and s.seats[f.seat].hand[i]:
            held |= 1 << i
    c = &push(s, C_DISCARD, f.seat).discard
    c.n = 1
    c.types = <uint8_t>held


# ---------------------------------------------------------------- other players

cdef void push_opponents(StateC* s, AbilityF* f, int good, int n, bint optional) noexcept nogil:
    """Each opponent, active player first, then clockwise (G16); good is NOBODY for artifacts."""
    cdef OpponentsF* o = &push(s, F_OPPONENTS, f.seat).opponents
    o.good = <uint8_t>good
    o.n = <uint8_t>n
    o.optional = optional
    o.ability = f.ability


cdef void victim_knowledge(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """n for the other player of the event."""
    change_knowledge(s, f.subject, n)


cdef void victim_gain(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """m of good n for the other player of the event."""
    gain_good(s, f.subject, n, m)


cdef void opponents_may_draw(StateC* s, AbilityF* f, const AbilityC* a, int n,
                             int m) noexcept nogil:
    push_opponents(s, f, NOBODY, n, True)


cdef void opponents_may_gain(StateC* s, AbilityF* f, const AbilityC* a, int n,
                             int m) noexcept nogil:
    """m of good n."""
    push_opponents(s, f, n, m, True)


# ---------------------------------------------------------------- dice and workers

cdef void choose_face(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Of the first die of the coming roll."""
    push(s, C_FACE, f.seat)


cdef void keep_worker(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """The worker at stake is not lost."""
    find_frame(s, F_ROLL).roll.loss = 0


cdef void sacrifice_retrieved(StateC* s, AbilityF* f, const AbilityC* a, int n,
                              int m) noexcept nogil:
    """R91: one of the retrieved dice; unrolled ones are alike."""
    cdef RetrievalF* c = &find_frame(s, F_RETRIEVAL).retrieval
    cdef int die = ctz64(c.dice)
    c.dice &= <uint8_t>~(1 << die)
    die_to_pool(s, f.seat, die)


# ---------------------------------------------------------------- extra placements (I6)

cdef void place_extra(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """What may be placed is the ability's `extra`; no further equal dice after it."""
    cdef TurnF* turn = &find_frame(s, F_TURN).turn
    turn.step = TURN_EXTRA
    turn.extra = a.extra
    s.group = 0
    s.balloon = 0


# ---------------------------------------------------------------- words

add_step("gain", gain, "good n").at_once = True
add_step("space_good", space_good, "n").at_once = True
add_step("resource", resource, "n")
add_step("commodity", commodity, "n")
add_step("any_good", any_good, "n")
add_step("choose_good", choose_good, "good good")

add_step("morale", morale, "n").at_once = True
add_step("knowledge", knowledge, "n").at_once = True
add_step("choose_track", choose_track, "track good")
add_step("track", track, "faction n")
add_step("miner", miner, "n")

add_step("draw", draw, "n")
add_step("draw_plain", draw_plain, "n")
add_step("draw_traded", draw_traded, "n")
add_step("discard", discard, "n")
add_step("discard_card", discard_of_types, "artifacts")

add_step("victim_knowledge", victim_knowledge, "n").at_once = True
add_step("victim_gain", victim_gain, "good n").at_once = True
add_step("opponents_may_draw", opponents_may_draw, "n")
add_step("opponents_may_gain", opponents_may_gain, "good n")

add_step("choose_face", choose_face)
add_step("keep_worker", keep_worker)
add_step("sacrifice_retrieved", sacrifice_retrieved)

add_step("place_extra", place_extra).extra = EXTRA_WORKER
add_step("place_last_again", place_extra).extra = EXTRA_MOVE_LAST
add_step("place_same_space", place_extra).extra = EXTRA_SAME_SPACE
