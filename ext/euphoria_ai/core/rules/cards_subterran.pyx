"""Steps and conditions that one subterran recruit needs, each under the id of its card.

A card that can be written in the words of `rules.conditions` and `rules.effects` has nothing here.
"""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.bits cimport one_count
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.vocabulary cimport add_condition, add_step
from euphoria_ai.core.rules.effects cimport ANY_GOODS, COMMODITIES, RESOURCES
from euphoria_ai.core.rules.effects cimport push_opponents, push_take
from euphoria_ai.core.rules.targets cimport legal_spaces


# ---------------------------------------------------------------- chase_the_miner

cdef bint new_worker_waits(StateC* s, int seat, const AbilityC* a, int subject,
                           int n) noexcept nogil:
    """The worker gained by this placement is available and may be placed somewhere."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int die = s.pl_new_die - 1
    return (die >= 0 and p.loc[die] == LOC_HAND and p.face[die]
            and not penalised(s, seat, P_ONE_PLACEMENT) and legal_spaces(s, seat))


cdef void place_new_worker(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: `new_worker_waits`.
    Does: the very next placement of this turn may be the worker just gained.
    Rules: R20.
    """
    cdef TurnF* turn = &find_frame(s, F_TURN).turn
    turn.dice = <uint8_t>(1 << (s.pl_new_die - 1))
    turn.card = a.card + 1


cdef void sacrifice_placed(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the owner has two workers or more.
    Does: the placed worker goes back to the pool.
    Rules: R91, G7.
    """
    die_to_pool(s, f.seat, s.pl_die)
    s.pl_flags |= PL_GONE


add_condition("new_worker_waits", new_worker_waits)
add_step("place_new_worker", place_new_worker)
add_step("sacrifice_placed", sacrifice_placed)


# ---------------------------------------------------------------- jonathan_the_gambler

cdef void show_hand(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: always.
    Does: the hand becomes public: every observer knows it from now on.
    Rules: R93.
    """
    cdef uint32_t hand = 0
    cdef int i
    for i in range(N_ARTIFACTS):
        hand += one_count(i) * s.seats[f.seat].hand[i]
    for i in range(s.n_seats):
        if i != f.seat:
            s.known[i][f.seat] = hand
            s.has_known = 1


cdef void opponents_draw_if_pair(StateC* s, AbilityF* f, const AbilityC* a, int n,
                                 int m) noexcept nogil:
    """Legal when: the hand holds two cards of a type.
    Does: each opponent draws n artifacts.
    Rules: G16.
    """
    cdef int i
    for i in range(N_ARTIFACTS):
        if s.seats[f.seat].hand[i] >= 2:
            push_opponents(s, f, NOBODY, n, False)
            return


add_step("show_hand", show_hand)
add_step("opponents_draw_if_pair", opponents_draw_if_pair, "n")


# ---------------------------------------------------------------- josiah_the_hacker

cdef void others_there_knowledge(StateC* s, AbilityF* f, const AbilityC* a, int n,
                                 int m) noexcept nogil:
    """Legal when: a worker was placed on the area.
    Does: n knowledge for every other player with a worker there, once a player.
    Rules: G10.
    """
    cdef int other = s.active, die, _
    for _ in range(s.n_seats):
        if other != f.seat:
            for die in range(MAX_DICE):
                if s.seats[other].loc[die] == s.pl_space:
                    change_knowledge(s, other, n)
                    break
        other = next_seat(s, other)


add_step("others_there_knowledge", others_there_knowledge, "n")


# ---------------------------------------------------------------- joseph_the_antiquer

cdef void swap_for_artifact(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: two commodities or more would be gained.
    Does: all commodities of the area become one artifact.
    Rules: R43, I8.
    """
    find_frame(s, F_PLACEMENT).placement.flags |= AREA_ARTIFACT


add_step("swap_for_artifact", swap_for_artifact)


# ---------------------------------------------------------------- milos_the_brainwasher

cdef void skip_check(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: dice are about to be rolled.
    Does: this roll is not checked.
    Rules: R31, R35.
    """
    find_frame(s, F_ROLL).roll.flags |= ROLL_UNCHECKED


add_step("skip_check", skip_check)


# ---------------------------------------------------------------- pedro_the_collector

cdef void resource_and_commodity(StateC* s, AbilityF* f, const AbilityC* a, int n,
                                 int m) noexcept nogil:
    """Legal when: three artifacts of different types were paid (`paid_types`).
    Does: a resource and a commodity of choice, as one gain.
    Rules: I9: where a tile lets no resource through, the commodity alone.
    """
    cdef TakeF* c
    if resource_gain(s, f.seat, 1) == 0:
        push_take(s, f.seat, COMMODITIES, 1)
        return
    c = &push(s, C_TAKE, f.seat).take
    c.kinds = ANY_GOODS
    c.n = 2
    c.also = TAKE_ONE_OF_EACH


add_step("resource_and_commodity", resource_and_commodity)


# ---------------------------------------------------------------- albert_the_founder

cdef void second_worker(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: a worker was gained and there is room for one more (`room_for_worker`).
    Does: a second die is taken from the pool and rolled with the first.
    Rules: R47.
    """
    find_frame(s, F_PLACEMENT).placement.dice |= <uint8_t>(1 << take_worker(s, f.seat))


add_step("second_worker", second_worker)


# ---------------------------------------------------------------- pamhidzai_the_reader

cdef void give_back(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the card was just taken from the bazaar and paid.
    Does: it goes back into its slot.
    Rules: R53.
    """
    cdef GainF* c = &find_frame(s, F_GAIN).gain
    s.bazaar[c.slot - 1] = c.artifact
    s.seats[f.seat].hand[c.artifact - 1] -= 1
    s.seats[f.seat].hand_n -= 1
    forget_known(s, f.seat, c.artifact - 1, 1)
    c.artifact = 0


add_step("give_back", give_back)


# ---------------------------------------------------------------- borna_the_storyteller

cdef void artifact_or_resource(StateC* s, AbilityF* f, const AbilityC* a, int n,
                               int m) noexcept nogil:
    """Legal when: a card was discarded for it.
    Does: an artifact without its price, or a resource of choice.
    Rules: I8.
    """
    cdef TakeF* c = &push(s, C_TAKE, f.seat).take
    c.kinds = RESOURCES
    c.n = 1
    c.also = TAKE_OR_ARTIFACT


add_step("artifact_or_resource", artifact_or_resource)
