"""Rolls with their check (R30-R35), retrievals (R37-R41) and the neighbours who may retrieve one
worker each."""

from libc.stdint cimport uint8_t
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.triggers cimport answer, open_window, own_window


cdef void step_roll(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        roll_stretch(s, &f.roll)


cdef inline void roll_stretch(StateC* s, RollF* f) noexcept nogil:
    cdef int step = f.step
    cdef int seat = f.seat
    if step == ROLL_BEGINS:
        f.step = ROLL_DICE
        own_window(s, E_ROLLING, seat, NOBODY)
    elif step == ROLL_DICE:
        f.step = ROLL_CHECKED if f.flags & ROLL_AGAIN else ROLL_ROLLED
        roll_dice(s, f)
    elif step == ROLL_ROLLED:
        f.step = ROLL_CHECKED
        own_window(s, E_ROLLED, seat, NOBODY)
    elif step == ROLL_CHECKED and f.flags & ROLL_AGAIN and not f.again:
        f.again = 1
        f.step = ROLL_DICE
    elif step == ROLL_CHECKED:
        f.step = ROLL_CHECK
        f.goods = <uint8_t>roll_losses(s, seat, f.dice)
        if not f.flags & ROLL_UNCHECKED:
            own_window(s, E_CHECKED, seat, NOBODY)
    elif step == ROLL_CHECK:
        f.step = ROLL_LOSS
        if not f.flags & ROLL_UNCHECKED and check_fails(s, seat, f.dice):
            f.loss = AT_STAKE
            own_window(s, E_LOSING, seat, NOBODY)
    elif step == ROLL_LOSS:
        f.step = ROLL_GOODS
        if f.loss == AT_STAKE:
            f.loss = LOST_ONE
            lose_worker(s, seat, f.dice)
        if not f.flags & ROLL_UNCHECKED and penalised(s, seat, P_KNOWLEDGE_ON_DOUBLES):
            gain_knowledge(s, seat, has_doubles(s, seat))
        check_hands(s)
    elif step == ROLL_GOODS:
        if f.goods and goods_total(&s.seats[seat]):
            f.goods -= 1
            push(s, C_LOSE, seat)
        else:
            f.goods = 0
            f.step = ROLL_OTHERS
    elif step == ROLL_OTHERS:
        f.step = ROLL_OWNER
        open_window(s, E_OTHER_ROLLED, ALL_SEATS ^ (1 << seat), seat)
    elif step == ROLL_OWNER:
        f.step = ROLL_OVER
        if f.loss:
            own_window(s, E_LOST_WORKER, seat, seat)
    else:
        pop(s)


cdef void roll_dice(StateC* s, const RollF* f) noexcept nogil:
    """A die that is set counts as rolled (R30)."""
    cdef int rest = f.dice
    if s.preset and not f.flags & ROLL_AGAIN:
        s.seats[f.seat].face[ctz64(rest)] = s.preset
        rest &= rest - 1
    s.preset = 0
    if rest:
        push(s, X_ROLL, f.seat).dice.dice = <uint8_t>rest


cdef int roll_losses(const StateC* s, int seat, int dice) noexcept nogil:
    """One good per die rolled and tile against its face, also for a die about to be lost (R35)."""
    cdef int i, n = 0
    if s.seats[seat].pen & 63:
        for i in range(MAX_DICE):
            if (dice >> i) & 1:
                n += penalised(s, seat, P_ROLL_FACE_1 + s.seats[seat].face[i] - 1)
    return n


cdef int check_limit(const StateC* s, int seat) noexcept nogil:
    """R32: the total at which a worker is lost.  A recruit's own limit comes before a tile's."""
    cdef const AbilityC* a = answer(s, seat, E_CHECK)
    if a != NULL:
        return a.check_limit
    if penalised(s, seat, P_CHECK_14):
        return rules_of(s).check_at_penalised
    return rules_of(s).check_at


cdef bint check_fails(StateC* s, int seat, int dice) noexcept nogil:
    """R31, R34: must a worker be lost?  A recruit may reward a narrow escape."""
    cdef const AbilityC* a = answer(s, seat, E_CHECK)
    cdef int total = check_total(s, seat, dice)
    if a != NULL and total == a.morale_at:
        gain_morale(s, seat, 1)
    return total >= check_limit(s, seat) and not s.seats[seat].turn_flags & T_LOST


cdef void lose_worker(StateC* s, int seat, int dice) noexcept nogil:
    """R32, R33: the highest available die.  At most one per player and game turn (R34, C10)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int i, highest = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i] > highest:
            highest = p.face[i]
    die_to_pool(s, seat, pick_die(s, seat, highest, dice))
    p.turn_flags |= T_LOST


cdef void step_retrieval(StateC* s, FrameC* f) noexcept nogil:
    cdef int depth = s.n_stack
    while s.n_stack == depth and not s.due:
        retrieval_stretch(s, &f.retrieval)


cdef inline void retrieval_stretch(StateC* s, RetrievalF* f) noexcept nogil:
    cdef int step = f.step
    if step == RETRIEVE_PAY:
        f.step = RETRIEVE_HANDS
        push(s, C_RETRIEVE_PAY, f.seat)
    elif step == RETRIEVE_HANDS:
        f.step = RETRIEVE_CHOSEN
        check_hands(s)
    elif step == RETRIEVE_CHOSEN:
        f.step = RETRIEVE_PRESET
        own_window(s, E_RETRIEVING, f.seat, NOBODY)
    elif step == RETRIEVE_PRESET:
        f.step = RETRIEVE_ROLL
        own_window(s, E_PRESET, f.seat, NOBODY)
    elif step == RETRIEVE_ROLL:
        f.step = RETRIEVE_DONE
        if f.dice:
            push(s, F_ROLL, f.seat).roll.dice = f.dice
    elif step == RETRIEVE_DONE:
        f.step = RETRIEVE_NEIGHBOURS
        if not f.no_action:
            own_window(s, E_RETRIEVED, f.seat, NOBODY)
    elif step == RETRIEVE_NEIGHBOURS:
        f.step = RETRIEVE_OVER
        if f.no_action or not penalised(s, f.seat, P_NEIGHBOURS_RETRIEVE):
            return
        if nobody_out(s, f.seat):
            push(s, F_NEIGHBOURS, f.seat)
    else:
        pop(s)


cdef bint nobody_out(const StateC* s, int seat) noexcept nogil:
    cdef int i
    for i in range(MAX_DICE):
        if s.seats[seat].loc[i] < LOC_HAND:
            return False
    return True


cdef void step_neighbours(StateC* s, FrameC* frame) noexcept nogil:
    """R41: the neighbour before the player in turn order, then the one after; with two players the
    opponent once."""
    cdef HeadF* f = &frame.head
    cdef int seat
    while f.step < NEIGHBOURS_OVER:
        seat = f.seat + s.n_seats - 1 if f.step == NEIGHBOUR_BEFORE else f.seat + 1
        if seat >= s.n_seats:
            seat -= s.n_seats
        f.step += 1
        if f.step == NEIGHBOURS_OVER and s.n_seats == 2:
            continue
        if not nobody_out(s, seat):
            push(s, C_RETRIEVE_ONE, seat)
            return
    pop(s)
