"""Effects: an ability is a price and up to six steps; a step that needs a choice, a draw or another player pushes a frame and the ability
goes on when that is done."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.effects_cards cimport keep_aside, others_there, reward_by_card, show_hand
from euphoria_ai.core.rules.triggers cimport *
from euphoria_ai.core.rules.vocabulary cimport *


OPERATIONS = ("none", "free_if_empty", "alternative", "wildcard", "bliss_for_resource", "food_for_bliss", "surcharge", "gain", "resource", "commodity", "choose_good",
              "choose_track", "tunnel_good", "miner", "track", "morale", "knowledge", "victim_knowledge", "victim_gain",
              "others_there_knowledge", "draw", "draw_plain", "draw_aside", "keep_aside", "discard", "reward_by_card", "show_hand",
              "opponents_draw_if_pair", "opponents_may_draw", "opponents_may_gain", "choose_face", "copy_face", "sacrifice_retrieved",
              "sacrifice_placed", "place_new_worker", "yield_both", "price_less", "check_limit", "any_good", "place_extra",
              "place_last_again", "place_same_space", "total_double", "total_less", "slot_good", "discard_type", "discard_reading",
              "activate_hidden", "draw_traded", "ignore_all", "ignore_one", "swap_energy", "retrieve_areas", "mark_balloon",
              "keep_worker", "choose_bumped_face", "send_home", "swap_for_resource", "swap_for_artifact", "bump_here",
              "bump_exchange", "reroll", "skip_check", "second_worker", "give_back", "artifact_or_resource",
              "commodities_by_workers", "leave_and_activate", "resource_and_commodity")


cdef void pay_price(StateC* s, FrameC* f, const AbilityC* a) noexcept nogil:
    cdef SeatC* p = &s.seats[f.seat]
    if a.good_n:
        p.goods[a.good] -= a.good_n
    lose_morale(s, f.seat, a.morale)
    gain_knowledge(s, f.seat, a.knowledge)
    if a.once_per_turn:
        p.turn_flags |= <uint8_t>(1 << f.b)


cdef void step_ability(StateC* s, FrameC* f) noexcept nogil:
    cdef const AbilityC* a = &rules_of(s).abilities[f.a]
    cdef int depth = s.n_stack, nested
    if f.step == 0:
        f.step = 1
        pay_price(s, f, a)
    while f.d < a.n_ops:
        f.d += 1
        run_op(s, f, a, a.op[f.d - 1], a.p[f.d - 1], a.q[f.d - 1])
        if s.n_stack != depth or s.over:
            return
    nested = f.e
    pop(s)
    if not nested:
        check_hands(s)


cdef void push_take(StateC* s, int seat, int kinds, int n) noexcept nogil:
    """A choice of n goods among the kinds of the mask (bit per good)."""
    cdef FrameC* c
    if n <= 0:
        return
    c = push(s, C_TAKE, seat)
    c.a = <uint8_t>kinds
    c.b = <uint8_t>n


cdef void push_opponents(StateC* s, int owner, int what, int n, bint optional, int ability) noexcept nogil:
    """Each opponent, active player first, then clockwise (G16): a what (good, or NOBODY for an artifact), b n, c asked, d optional, e ability."""
    cdef FrameC* o = push(s, F_OPPONENTS, owner)
    o.a = <uint8_t>what
    o.b = <uint8_t>n
    o.d = optional
    o.e = <uint8_t>ability


cdef void run_op(StateC* s, FrameC* f, const AbilityC* a, int op, int v, int w) noexcept nogil:
    """One step of an ability.  v and w are its operands."""
    cdef const RulesC* r = rules_of(s)
    cdef int seat = f.seat, i, die
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* c
    if op == OP_GAIN:
        gain_good(s, seat, v, w)
    elif op == OP_RESOURCE:
        push_take(s, seat, 7 << GOLD, resource_gain(s, seat, v))
    elif op == OP_COMMODITY:
        push_take(s, seat, 15, commodity_gain(s, seat, v))
    elif op == OP_ANY_GOOD:
        push_take(s, seat, 127, v)
    elif op == OP_CHOOSE_GOOD:
        push_take(s, seat, (1 << v) | (1 << w), 1)
    elif op == OP_CHOOSE_TRACK:
        choose_track(s, seat, v, w)
    elif op == OP_TUNNEL_GOOD:
        gain_good(s, seat, r.spaces[s.pl_space].good, v)
    elif op == OP_MINER:
        move_miner(s, r.spaces[s.pl_space].faction, v)
    elif op == OP_TRACK:
        move_track(s, v, w)
        end_star_event(s)
    elif op == OP_MORALE:
        change_morale(s, seat, v)
    elif op == OP_KNOWLEDGE:
        change_knowledge(s, seat, v)
    elif op == OP_VICTIM_KNOWLEDGE:
        change_knowledge(s, f.c, v)
    elif op == OP_VICTIM_GAIN:
        gain_good(s, f.c, v, w)
    elif op == OP_OTHERS_THERE_KNOWLEDGE:
        others_there(s, seat, v)
    elif op == OP_DRAW:
        push_draws(s, seat, v, 0)
    elif op == OP_DRAW_PLAIN:
        push_draws(s, seat, v, DRAW_PLAIN)
    elif op == OP_DRAW_ASIDE:
        push_draws(s, seat, v, DRAW_PLAIN | DRAW_ASIDE)
    elif op == OP_KEEP_ASIDE:
        keep_aside(s, f)
    elif op == OP_DISCARD:
        if p.hand_n:
            c = push(s, C_DISCARD, seat)
            c.a = <uint8_t>(v if p.hand_n > v else p.hand_n)
    elif op == OP_REWARD_BY_CARD:
        reward_by_card(s, f, v)
    elif op == OP_SHOW_HAND:
        show_hand(s, seat)
    elif op == OP_OPPONENTS_DRAW_IF_PAIR:
        for i in range(N_ARTIFACTS):
            if p.hand[i] >= 2:
                push_opponents(s, seat, NOBODY, v, False, f.a)
                break
    elif op == OP_OPPONENTS_MAY_DRAW:
        push_opponents(s, seat, NOBODY, v, True, f.a)
    elif op == OP_OPPONENTS_MAY_GAIN:
        push_opponents(s, seat, v, w, True, f.a)
    elif op == OP_CHOOSE_FACE:
        push(s, C_FACE, seat)
    elif op == OP_COPY_FACE:
        if s.preset == 0:
            s.preset = s.pl_face
    elif op == OP_SACRIFICE_RETRIEVED:
        c = find_frame(s, F_RETRIEVAL)
        die = ctz64(c.a)                        # unrolled dice are alike
        c.a &= <uint8_t>~(1 << die)
        die_to_pool(s, seat, die)
    elif op == OP_SACRIFICE_PLACED:
        die_to_pool(s, seat, s.pl_die)
        s.pl_flags |= PL_GONE
    elif op == OP_PLACE_NEW_WORKER:
        c = find_frame(s, F_TURN)
        c.c = <uint8_t>(1 << (s.pl_new_die - 1))
        c.d = a.card + 1
    else:
        run_more(s, f, a, op, v, w)


cdef void run_more(StateC* s, FrameC* f, const AbilityC* a, int op, int v, int w) noexcept nogil:
    """Steps that the expansion brought."""
    cdef const RulesC* r = rules_of(s)
    cdef int seat = f.seat, i
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* c
    if op == OP_YIELD_BOTH:
        find_frame(s, F_PLACEMENT).a = 3
    elif op == OP_PLACE_EXTRA or op == OP_PLACE_LAST_AGAIN or op == OP_PLACE_SAME_SPACE:
        c = find_frame(s, F_TURN)
        c.step = TURN_EXTRA
        c.e = <uint8_t>op
        s.group = 0                             # I6: no further equal dice
        s.balloon = 0
    elif op == OP_TOTAL_DOUBLE:
        c = find_frame(s, F_PLACEMENT)
        c.b = <uint8_t>(2 * s.pl_face)
        c.e |= AREA_REPLACED
    elif op == OP_TOTAL_LESS:
        find_frame(s, F_PLACEMENT).b -= <uint8_t>v
    elif op == OP_DISCARD_TYPE:
        discard_card(s, seat, v, 1)
    elif op == OP_DISCARD_READING:
        if p.hand[3] and p.hand[4]:
            c = push(s, C_DISCARD, seat)
            c.a = 1
            c.c = (1 << 3) | (1 << 4)
        else:
            discard_card(s, seat, 3 if p.hand[3] else 4, 1)
    elif op == OP_ACTIVATE_HIDDEN:
        push(s, C_ACTIVATE, seat).a = R_ACTIVE | R_WORKING
    elif op == OP_DRAW_TRADED:
        push_draws(s, seat, v, GAIN_FREE if r.free_trades else 0)
    elif op == OP_IGNORE_ALL:
        s.ignored |= IGNORE_ALL
        refresh_seat(s, seat)
    elif op == OP_IGNORE_ONE:
        push(s, C_IGNORE, seat)
    elif op == OP_SWAP_ENERGY:
        p.goods[ENERGY] -= 1
        push_take(s, seat, 15, 1)
    elif op == OP_RETRIEVE_AREAS:
        push(s, C_SAMUEL, seat)
    elif op == OP_MARK_BALLOON:
        if seat == s.active:
            s.balloon = 1
    elif op == OP_KEEP_WORKER:
        find_frame(s, F_ROLL).c = 0
    elif op == OP_CHOOSE_BUMPED_FACE:
        c = find_frame(s, F_BUMP)
        i = c.b
        c = push(s, C_FACE, seat)
        c.mask = (1 << i) | (1 << s.pl_face)
    elif op == OP_SEND_HOME:
        lift_die(s, seat, s.pl_die)
        s.pl_flags |= PL_GONE
        push(s, F_ROLL, seat).a = <uint8_t>(1 << s.pl_die)
    elif op == OP_SWAP_FOR_RESOURCE:
        find_frame(s, F_PLACEMENT).e |= AREA_RESOURCE
    elif op == OP_SWAP_FOR_ARTIFACT:
        find_frame(s, F_PLACEMENT).e |= AREA_ARTIFACT
    elif op == OP_BUMP_HERE:
        push(s, C_BUMP, seat)
    elif op == OP_BUMP_EXCHANGE:
        own_window(s, E_BUMP, seat, s.pl_victim)
    elif op == OP_REROLL:
        c = find_frame(s, F_ROLL)
        c.e |= ROLL_AGAIN
        for i in range(MAX_DICE):
            if (c.a >> i) & 1:
                p.face[i] = 0
    elif op == OP_SKIP_CHECK:
        find_frame(s, F_ROLL).e |= ROLL_UNCHECKED
    elif op == OP_SECOND_WORKER:
        c = find_frame(s, F_PLACEMENT)
        c.d |= <uint8_t>(1 << take_worker(s, seat))
    elif op == OP_GIVE_BACK:
        c = find_frame(s, F_GAIN)
        s.bazaar[c.c - 1] = c.d
        p.hand[c.d - 1] -= 1
        p.hand_n -= 1
        forget_known(s, seat, c.d - 1, 1)
        c.d = 0
    elif op == OP_ARTIFACT_OR_RESOURCE:
        c = push(s, C_TAKE, seat)
        c.a = 7 << GOLD
        c.b = 1
        c.c = TAKE_OR_ARTIFACT
    elif op == OP_RESOURCE_AND_COMMODITY:
        if resource_gain(s, seat, 1) == 0:
            push_take(s, seat, 15, 1)
        else:
            c = push(s, C_TAKE, seat)
            c.a = 127
            c.b = 2
            c.c = TAKE_ONE_OF_EACH
    elif op == OP_SLOT_GOOD:
        gain_good(s, seat, r.spaces[s.pl_space].good, v)
    elif op == OP_COMMODITIES_BY_WORKERS:
        i = popcount64(find_frame(s, F_RETRIEVAL).a) - 1
        push_take(s, seat, 15, commodity_gain(s, seat, i))
    elif op == OP_LEAVE_AND_ACTIVATE:
        leave_game(s, seat, f.b)
        if hidden_slots(s, seat):
            push(s, C_ACTIVATE, seat).a = R_ACTIVE


cdef void choose_track(StateC* s, int seat, int track, int good) noexcept nogil:
    """G12: a track change that would change nothing is not offered."""
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* c
    if p.morale == 6 if track == 0 else p.knowledge == 1:
        gain_good(s, seat, good, 1)
        return
    c = push(s, C_TAKE_OR, seat)
    c.a = <uint8_t>(good + 1)
    c.b = <uint8_t>(1 << track)
