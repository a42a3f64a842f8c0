"""A turn from its beginning to the next seat's: the action, further and extra placements, free
actions (R16-R21)."""

from libc.stdint cimport uint8_t, uint64_t
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.payments cimport multisets
from euphoria_ai.core.rules.placement cimport clear_placement
from euphoria_ai.core.rules.targets cimport legal_spaces
from euphoria_ai.core.rules.triggers cimport abilities_for, own_window


cdef void step_turn(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        turn_stretch(s, &f.turn)


cdef inline void turn_stretch(StateC* s, TurnF* f) noexcept nogil:
    cdef int step = f.step
    f.seat = s.active
    if step == TURN_BEGINS:
        begin_turn(s)
        f.flags = 0
        f.late = 0
        f.step = TURN_ASKED
    elif step == TURN_ASKED:
        push(s, C_TURN, s.active)
    elif step == TURN_ACTED:  # a worker just gained: the very next placement or never
        f.step = TURN_MENU
        if f.dice:
            ask_placement(s, f.dice, f.card, EXTRA_NONE)
            f.dice = 0
            f.card = 0
    elif step == TURN_MENU:                     # R18, R19, I6
        f.step = TURN_ENDS
        if further_placement(s) or any_extra(s):
            push(s, C_MORE, s.active)
    elif step == TURN_ANNOUNCED:                # R19: the morale goes first, then the hand limit
        f.step = TURN_FURTHER
        lose_morale(s, s.active, rules_of(s).equal_die_price)
        check_hands(s)
    elif step == TURN_FURTHER:
        f.step = TURN_ENDS
        if legal_spaces(s, s.active):
            ask_placement(s, s.group, CARD_NONE, EXTRA_NONE)
    elif step == TURN_EXTRA:  # the price is paid: the placement must follow, if any is left
        f.step = TURN_ENDS
        if extra_spaces(s, f.extra):
            ask_placement(s, extra_dice(s, f.extra), CARD_NONE, f.extra)
        f.extra = EXTRA_NONE
    elif step == TURN_ENDS:
        f.step = TURN_OVER
        if not f.flags & WAS_DILEMMA:
            own_window(s, E_TURN_END, s.active, NOBODY)
    else:
        end_turn(s, f)


cdef void ask_placement(StateC* s, int dice, int card, int extra) noexcept nogil:
    """One of these dice is placed, or the card that allows it is declined."""
    cdef PlaceF* f = &push(s, C_PLACE, s.active).place
    f.dice = <uint8_t>dice
    f.card = <uint8_t>card
    f.extra = <uint8_t>extra


cdef void end_turn(StateC* s, TurnF* f) noexcept nogil:
    """Clockwise to the next seat, unless a recruit gives a further turn (R16)."""
    cdef int seat = s.active
    cdef bint again = f.flags & WAS_FREE_RETRIEVAL and hears(s, seat, E_FURTHER_TURN)
    f.step = TURN_BEGINS
    f.flags = 0
    if s.ignored:
        s.ignored = 0
        refresh_seat(s, seat)
    if not again:
        s.active = <uint8_t>next_seat(s, seat)


cdef void begin_turn(StateC* s) noexcept nogil:
    """R34, G15: what is counted per game turn starts anew, for everybody."""
    cdef int i
    if s.turn < 65535:
        s.turn += 1
    for i in range(s.n_seats):
        s.seats[i].turn_flags &= <uint8_t>(255 ^ (T_USED | T_LOST))
        s.energy[i] = 0
    s.balloon = 0
    s.group = 0
    s.group_face = 0
    s.fresh = 0
    clear_placement(s)


cdef bint further_placement(const StateC* s) noexcept nogil:
    """May a further member of the group be placed (R18), or announced (R19)?"""
    cdef const RulesC* r = rules_of(s)
    if not s.group or penalised(s, s.active, P_ONE_PLACEMENT):
        return False
    if not r.iib_tweaks:
        return legal_spaces(s, s.active) != 0
    return (s.seats[s.active].morale > r.equal_die_price
            and legal_after_price(s, r.equal_die_price, 0, EXTRA_NONE))


cdef int extra_dice(const StateC* s, int extra) noexcept nogil:
    """Dice that an extra placement may use: those that could be placed at the start of the turn
    (I6, R20), or the one that moves again."""
    cdef const SeatC* p = &s.seats[s.active]
    cdef int i, m = 0
    if extra == EXTRA_MOVE_LAST:
        return 1 << s.pl_die
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] and not (s.fresh >> i) & 1:
            m |= 1 << i
    return m


cdef uint64_t extra_spaces(const StateC* s, int extra) noexcept nogil:
    """Spaces open to an extra placement; 0 if there is no die for it."""
    cdef StateC copy
    if extra != EXTRA_NONE and not extra_dice(s, extra):
        return 0
    if extra == EXTRA_MOVE_LAST:
        copy = s[0]
        lift_with_face(&copy)
        return legal_spaces(&copy, s.active) & ~(<uint64_t>1 << s.pl_space)
    if extra == EXTRA_SAME_SPACE:
        return legal_spaces(s, s.active) & (<uint64_t>1 << s.pl_space)
    return legal_spaces(s, s.active)


cdef void lift_with_face(StateC* s) noexcept nogil:
    """The worker placed last leaves its space without being rolled."""
    cdef int face = s.seats[s.active].face[s.pl_die]
    lift_die(s, s.active, s.pl_die)
    s.seats[s.active].face[s.pl_die] = <uint8_t>face
    s.fresh &= <uint8_t>~(1 << s.pl_die)


cdef bint extra_possible(const StateC* s, const AbilityC* a, int slot) noexcept nogil:
    """I6: can this extra placement be chosen from the menu?  A recruit turned up since the last
    placement does not answer that one (R85).
    """
    cdef int extra = a.extra
    cdef bint stands = s.seats[s.active].loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE
    if extra == EXTRA_SAME_SPACE and not (stands and (rules_of(s).bumpable >> s.pl_space) & 1):
        return False
    if (s.stack[0].turn.late >> slot) & 1:
        return False
    return legal_after_price(s, a.morale, a.knowledge, extra)


cdef bint any_extra(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef uint8_t abilities[MAX_SLOTS]
    cdef uint8_t slots[MAX_SLOTS]
    cdef int i, n
    if penalised(s, s.active, P_ONE_PLACEMENT):
        return False
    n = abilities_for(s, s.active, E_EXTRA, abilities, slots)
    for i in range(n):
        if extra_possible(s, &r.abilities[abilities[i]], slots[i]):
            return True
    return False


cdef bint legal_after_price(const StateC* s, int morale, int knowledge, int extra) noexcept nogil:
    """R19, I6: would some choice of discards to the new hand limit leave a legal placement?"""
    cdef StateC copy = s[0]
    cdef StateC trial
    cdef move_t unit[N_ARTIFACTS]
    cdef int room[N_ARTIFACTS]
    cdef move_t ways[MAX_MOVES]
    cdef int i, k, n, excess, who = s.active
    lose_morale(&copy, who, morale)
    gain_knowledge(&copy, who, knowledge)
    excess = copy.seats[who].hand_n - copy.seats[who].morale
    if excess <= 0:
        return extra_spaces(&copy, extra) != 0
    for i in range(N_ARTIFACTS):
        unit[i] = <move_t>1 << (3 * i)
        room[i] = copy.seats[who].hand[i]
    n = multisets(0, unit, room, N_ARTIFACTS, excess, ways, MAX_MOVES)
    for i in range(n):
        trial = copy
        for k in range(N_ARTIFACTS):
            discard_card(&trial, who, k, <int>((ways[i] >> (3 * k)) & 7))
        if extra_spaces(&trial, extra):
            return True
    return False
