"""Decisions about workers: the turn's action, further placements, retrievals and their price,
bumps.

For every kind a `legal_` and an `apply_`: the legal moves of the frame on top, and what one of them
does.  Moves come out in the order of their integers where that is cheap; the Python face sorts.
Applying trusts its caller: legality is tested one level up.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.placement cimport begin_placement
from euphoria_ai.core.rules.costs cimport dilemma_payable
from euphoria_ai.core.rules.triggers cimport abilities_for, begin_ability
from euphoria_ai.core.rules.turn cimport (
    extra_possible, extra_spaces, further_placement, lift_with_face,
)


# ---------------------------------------------------------------- parts of several decisions

cdef int placements(const StateC* s, int dice, int extra, move_t* out) noexcept nogil:
    """One move per distinct face among the dice of the mask and legal space; extra: what kind of
    extra placement it is, or EXTRA_NONE."""
    cdef const SeatC* p = &s.seats[s.active]
    cdef uint64_t spaces, left
    cdef int i, faces = 0, n = 0
    for i in range(MAX_DICE):
        if (dice >> i) & 1 and p.face[i] and (p.loc[i] == LOC_HAND or extra == EXTRA_MOVE_LAST):
            faces |= 1 << p.face[i]
    if faces == 0:
        return 0
    spaces = extra_spaces(s, extra)
    while spaces:                               # ascending integers: by space, then by face
        i = ctz64(spaces)
        spaces &= spaces - 1
        left = faces
        while left:
            out[n] = mv_place(ctz64(left), i)
            n += 1
            left &= left - 1
    return n


cdef int retrievals(const StateC* s, int seat, int below_space, move_t* out) noexcept nogil:
    """R37: every non-empty set of own workers on spaces with ids below the bound; workers with the
    same face on the same space are alike."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int entry[MAX_DICE]
    cdef int n_out = 0, n = 0, i, j, k, subset
    cdef move_t m
    for i in range(MAX_DICE):                   # ascending entries: space, then face
        if p.loc[i] < below_space:
            k = ((p.loc[i] + 1) << 3) | p.face[i]
            j = n
            while j > 0 and entry[j - 1] > k:
                entry[j] = entry[j - 1]
                j -= 1
            entry[j] = k
            n += 1
    for subset in range(1, 1 << n):
        m = 0
        j = 0
        for i in range(n):
            if (subset >> i) & 1:
                # of equal workers only the leading ones are taken, so each multiset comes once
                if i and entry[i] == entry[i - 1] and not (subset >> (i - 1)) & 1:
                    break
                m |= <move_t>entry[i] << (6 + 9 * j)
                j += 1
        else:
            out[n_out] = m | <move_t>M_RETRIEVE
            n_out += 1
    return n_out


cdef int uses_of(const StateC* s, int event, move_t* out) noexcept nogil:
    """`use` moves of the abilities that this seat may use now, out of a menu."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef const RulesC* r = rules_of(s)
    cdef int i, n = 0, count = abilities_for(s, s.active, event, abilities, slots)
    for i in range(count):
        if event != E_EXTRA or extra_possible(s, &r.abilities[abilities[i]], slots[i]):
            out[n] = mv(M_USE, r.abilities[abilities[i]].card + 1)
            n += 1
    return n


cdef bint use_from_menu(StateC* s, move_t m, int event) noexcept nogil:
    """Begin the ability that a `use` move of a menu names; the menu's frame is gone already."""
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int i, n = abilities_for(s, s.active, event, abilities, slots)
    for i in range(n):
        if rules_of(s).abilities[abilities[i]].card + 1 == m_arg(m):
            begin_ability(
                push(s, F_ABILITY, s.active), s.active, abilities[i], slots[i], NOBODY, False,
            )
            return True
    return False


cdef int take_back(StateC* s, int seat, move_t m, uint8_t* regions) noexcept nogil:
    """Lift the workers that an M_RETRIEVE names; returns their dice, `regions` becomes a bit per
    region that all of them stood in."""
    cdef SeatC* p = &s.seats[seat]
    cdef int entry, die, dice = 0, common = 15
    m >>= 6
    while m & 511:
        entry = <int>(m & 511)
        m >>= 9
        for die in range(MAX_DICE):
            if (dice >> die) & 1:
                continue
            if p.loc[die] == (entry >> 3) - 1 and p.face[die] == entry & 7:
                dice |= 1 << die
                common &= 1 << rules_of(s).spaces[p.loc[die]].faction
                break
    for die in range(MAX_DICE):
        if (dice >> die) & 1:
            lift_die(s, seat, die)
    regions[0] = <uint8_t>common
    return dice


cdef void place_further(StateC* s, move_t m, int dice) noexcept nogil:
    """A placement after the first, with a die of the mask."""
    cdef int i
    for i in range(MAX_DICE):
        if (dice >> i) & 1 and s.seats[s.active].face[i] == m_face(m):
            find_frame(s, F_TURN).turn.step = TURN_ACTED
            begin_placement(s, i, m_space(m))
            return


cdef int unique(move_t* moves, int n) noexcept nogil:
    cdef int i, j, count = 0
    for i in range(n):
        for j in range(count):
            if moves[j] == moves[i]:
                break
        else:
            moves[count] = moves[i]
            count += 1
    return count


# ---------------------------------------------------------------- the turn and its placements

cdef int legal_turn(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef int n = placements(s, 15, EXTRA_NONE, out)
    n += retrievals(s, s.active, LOC_HAND, out + n)
    if dilemma_payable(s, s.active):
        out[n] = M_DILEMMA
        n += 1
    if hears(s, s.active, E_FREE_ACTION):
        n += uses_of(s, E_FREE_ACTION, out + n)
    return n


cdef void apply_turn(StateC* s, move_t m) noexcept nogil:
    cdef SeatC* p = &s.seats[s.active]
    cdef TurnF* turn
    cdef int i, face
    pop(s)
    turn = &top(s).turn
    if m_kind(m) == M_USE:  # a free action (I7): the turn is asked again afterwards
        use_from_menu(s, m, E_FREE_ACTION)
    elif m_kind(m) == M_PLACE:
        turn.step = TURN_ACTED
        face = m_face(m)
        for i in range(MAX_DICE):  # R18: dice that show the same number at the start of the turn
            if p.loc[i] == LOC_HAND and p.face[i] == face:
                s.group |= <uint8_t>(1 << i)
        s.group_face = <uint8_t>face
        begin_placement(s, ctz64(s.group), m_space(m))
    elif m_kind(m) == M_RETRIEVE:
        turn.step = TURN_ENDS
        retrieve(s, s.active, m, False)
    else:
        turn.step = TURN_ENDS
        turn.flags = WAS_DILEMMA
        push(s, F_DILEMMA, s.active)


cdef void retrieve(StateC* s, int seat, move_t m, bint no_action) noexcept nogil:
    """The workers that the move names come home; an effect is not paid for."""
    cdef RetrievalF* f = &push(s, F_RETRIEVAL, seat).retrieval
    f.dice = <uint8_t>take_back(s, seat, m, &f.regions)
    f.no_action = no_action
    f.step = RETRIEVE_CHOSEN if no_action else RETRIEVE_PAY


cdef int legal_more(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """The menu after a placement (R18, R19, I6, I7)."""
    cdef int n = 0
    if not rules_of(s).iib_tweaks:
        if s.group:
            n = placements(s, s.group, EXTRA_NONE, out)
    elif further_placement(s):
        out[n] = M_ANOTHER
        n += 1
    if not penalised(s, s.active, P_ONE_PLACEMENT):
        n += uses_of(s, E_EXTRA, out + n)
    if n:
        n += uses_of(s, E_FREE_ACTION, out + n)
    out[n] = M_STOP
    return n + 1


cdef void apply_more(StateC* s, move_t m) noexcept nogil:
    pop(s)
    if m_kind(m) == M_PLACE:
        place_further(s, m, s.group)
    elif m_kind(m) == M_ANOTHER:
        s.balloon = 0
        top(s).turn.step = TURN_ANNOUNCED
    elif m_kind(m) == M_USE:
        if use_from_menu(s, m, E_FREE_ACTION):
            below(s).turn.step = TURN_MENU
        else:
            use_from_menu(s, m, E_EXTRA)


cdef int legal_place(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    cdef int n = placements(s, f.place.dice, f.place.extra, out)
    if f.place.card:
        out[n] = mv(M_DECLINE, f.place.card)
        n += 1
    return n


cdef void apply_place(StateC* s, move_t m) noexcept nogil:
    cdef PlaceF f = top(s).place
    pop(s)
    if m_kind(m) == M_PLACE:
        if f.extra == EXTRA_MOVE_LAST:
            lift_with_face(s)
        place_further(s, m, f.dice)


# ---------------------------------------------------------------- retrievals

cdef int legal_retrieve_pay(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """R38, with what recruits add to it: their rows answer `retrieve_pay` and name their price."""
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef AnswersC answers
    cdef const AbilityC* a
    cdef int n = 1
    out[0] = mv(M_RETRIEVE_PAY, RP_FREE)
    if p.goods[FOOD]:
        out[n] = mv(M_RETRIEVE_PAY, RP_FOOD)
        n += 1
    if p.goods[BLISS]:
        out[n] = mv(M_RETRIEVE_PAY, RP_BLISS)
        n += 1
    if hears(s, f.head.seat, E_RETRIEVE_PAY):
        answers = answers_of(s, f.head.seat, E_RETRIEVE_PAY)
        a = next_answer(s, &answers)
        while a != NULL:
            if p.goods[a.good] >= a.good_n:
                out[n] = mv(M_RETRIEVE_PAY, RP_RECRUIT, a.card + 1)
                n += 1
            a = next_answer(s, &answers)
    return n


cdef void apply_retrieve_pay(StateC* s, move_t m) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const AbilityC* a
    cdef int seat = top(s).head.seat, how = m_arg(m)
    pop(s)
    if how == RP_FREE:                          # a tile can raise the price
        top(s).retrieval.free = 1
        find_frame(s, F_TURN).turn.flags = WAS_FREE_RETRIEVAL
        lose_morale(s, seat, r.retrieve_loss + penalised(s, seat, P_FREE_RETRIEVE_COSTS_MORE))
    elif how == RP_RECRUIT:
        a = &r.abilities[r.cards[m_arg2(m) - 1].first]
        while a.event != E_RETRIEVE_PAY:
            a += 1
        s.seats[seat].goods[a.good] -= a.good_n
        do_at_once(s, seat, a)
    else:
        s.seats[seat].goods[FOOD if how == RP_FOOD else BLISS] -= 1
        gain_morale(s, seat, r.retrieve_gain)


cdef int legal_retrieve_areas(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """Any workers on commodity areas; their ids come first."""
    return retrievals(s, f.head.seat, N_FACTIONS, out)


cdef void apply_retrieve_areas(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat
    pop(s)
    retrieve(s, seat, m, True)


cdef int legal_retrieve_one(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """One worker, or none."""
    cdef const SeatC* p = &s.seats[f.head.seat]
    cdef int i, n = 0
    for i in range(MAX_DICE):
        if p.loc[i] < LOC_HAND:
            out[n] = <move_t>M_RETRIEVE | (<move_t>(((p.loc[i] + 1) << 3) | p.face[i]) << 6)
            n += 1
    n = unique(out, n)
    out[n] = M_REFUSE
    return n + 1


cdef void apply_retrieve_one(StateC* s, move_t m) noexcept nogil:
    cdef int seat = top(s).head.seat, dice
    cdef uint8_t regions
    pop(s)
    if m_kind(m) == M_RETRIEVE:
        dice = take_back(s, seat, m, &regions)
        push(s, F_ROLL, seat).roll.dice = <uint8_t>dice


# ---------------------------------------------------------------- bumps

cdef int legal_bump(const StateC* s, const FrameC* f, move_t* out) noexcept nogil:
    """One of the opponents' workers on the area at hand, by owner and face."""
    cdef uint32_t left = workers_here(s, f.head.seat, s.pl_space)
    cdef int i, n = 0
    while left:
        i = ctz64(left)
        left &= left - 1
        out[n] = mv(M_BUMP, (i >> 2) + 1, s.seats[i >> 2].face[i & 3])
        n += 1
    return unique(out, n)


cdef void apply_bump(StateC* s, move_t m) noexcept nogil:
    """A bump like any other, but off a commodity area."""
    cdef int victim = m_arg(m) - 1, face = m_arg2(m), die
    cdef BumpF* f
    pop(s)
    for die in range(MAX_DICE):
        if s.seats[victim].loc[die] == s.pl_space and s.seats[victim].face[die] == face:
            s.pl_victim = <uint8_t>victim
            s.pl_victim_face = <uint8_t>face
            lift_die(s, victim, die)
            f = &push(s, F_BUMP, victim).bump
            f.die = <uint8_t>die
            f.face = <uint8_t>face
            return
