"""Steps and conditions that one wastelander recruit needs, each under the id of its card.

A card that can be written in the words of `rules.conditions` and `rules.effects` has nothing here.
"""

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.vocabulary cimport add_condition, add_step
from euphoria_ai.core.rules.triggers cimport own_window


# ---------------------------------------------------------------- lars_the_ballooneer

cdef bint balloon_marked(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """A balloon was gained this turn, and nothing else was chosen since."""
    return s.balloon


cdef void mark_balloon(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: a balloon was gained.
    Does: in the owner's own turn the worker placed last may move (`balloon_marked`).
    Rules: I6.
    """
    if f.seat == s.active:
        s.balloon = 1


add_condition("balloon_marked", balloon_marked)
add_step("mark_balloon", mark_balloon)


# ---------------------------------------------------------------- julia_the_acolyte

cdef void choose_bumped_face(StateC* s, AbilityF* f, const AbilityC* a, int n,
                             int m) noexcept nogil:
    """Legal when: an own die was bumped and is not rolled yet.
    Does: instead of being rolled it keeps its face or shows that of the bumping die.
    Rules: R30.
    """
    cdef int face = find_frame(s, F_BUMP).bump.face
    push(s, C_FACE, f.seat).face.faces = <uint8_t>((1 << face) | (1 << s.pl_face))


add_step("choose_bumped_face", choose_bumped_face)


# ---------------------------------------------------------------- lionel_the_cook

cdef void ignore_one(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: some built tile carries no own star (`penalising_market`).
    Does: one market of choice does not bind the owner for the rest of this turn.
    Rules: I7, R105.
    """
    push(s, C_IGNORE, f.seat)


add_step("ignore_one", ignore_one)


# ---------------------------------------------------------------- george_the_lazy_craftsman

cdef void send_home(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the visit put a star on a tile and the worker still stands there.
    Does: the placed worker comes home and is rolled.
    Rules: R29.
    """
    lift_die(s, f.seat, s.pl_die)
    s.pl_flags |= PL_GONE
    push(s, F_ROLL, f.seat).roll.dice = <uint8_t>(1 << s.pl_die)


add_step("send_home", send_home)


# ---------------------------------------------------------------- gwen_the_mineralogist

cdef void swap_for_resource(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: the area's total is high (`total_high`).
    Does: one commodity of the area becomes its region's resource.
    Rules: R43.
    """
    find_frame(s, F_PLACEMENT).placement.flags |= AREA_RESOURCE


add_step("swap_for_resource", swap_for_resource)


# ---------------------------------------------------------------- jedidiah_the_inciter

cdef void bump_here(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: an opponent's worker stands on the area (`opponent_here`).
    Does: one of choice is bumped off it.
    Rules: R24.
    """
    push(s, C_BUMP, f.seat)


cdef void bump_exchange(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: a worker was bumped so.
    Does: whoever answers bumps answers this one.
    Rules: R25.
    """
    own_window(s, E_BUMP, f.seat, s.pl_victim)


add_step("bump_here", bump_here)
add_step("bump_exchange", bump_exchange)


# ---------------------------------------------------------------- high_general_baron

cdef void reroll(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil:
    """Legal when: dice were rolled and are not checked yet.
    Does: all of them are rolled once more.
    Rules: R35.
    """
    cdef RollF* roll = &find_frame(s, F_ROLL).roll
    cdef int i
    roll.flags |= ROLL_AGAIN
    for i in range(MAX_DICE):
        if (roll.dice >> i) & 1:
            s.seats[f.seat].face[i] = 0


add_step("reroll", reroll)
