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


cdef void pay_price(StateC* s, const AbilityF* f, const AbilityC* a) noexcept nogil:
    cdef SeatC* p = &s.seats[f.seat]
    if a.good_n:
        p.goods[a.good] -= a.good_n
    lose_morale(s, f.seat, a.morale)
    gain_knowledge(s, f.seat, a.knowledge)
    if a.once_per_turn:
        p.turn_flags |= <uint8_t>(1 << f.slot)


cdef void step_ability(StateC* s, FrameC* frame) noexcept nogil:
    cdef AbilityF* f = &frame.ability
    cdef const AbilityC* a = &rules_of(s).abilities[f.ability]
    cdef int depth = s.n_stack, nested
    if f.step == ABILITY_PRICE:
        f.step = ABILITY_STEPS
        pay_price(s, f, a)
    while f.done < a.n_ops:
        f.done += 1
        run_op(s, f, a, a.op[f.done - 1], a.p[f.done - 1], a.q[f.done - 1])
        if s.n_stack != depth or s.over:
            return
    nested = f.nested
    pop(s)
    if not nested:
        check_hands(s)


cdef void push_take(StateC* s, int seat, int kinds, int n) noexcept nogil:
    """A choice of n goods among the kinds of the mask (bit per good)."""
    if n > 0:
        push_take_also(s, seat, kinds, n, 0)


cdef void push_take_also(StateC* s, int seat, int kinds, int n, int also) noexcept nogil:
    cdef TakeF* c = &push(s, C_TAKE, seat).take
    c.kinds = <uint8_t>kinds
    c.n = <uint8_t>n
    c.also = <uint8_t>also


cdef void push_opponents(StateC* s, int owner, int good, int n, bint optional, int ability) noexcept nogil:
    """Each opponent, active player first, then clockwise (G16); good is NOBODY for artifacts."""
    cdef OpponentsF* o = &push(s, F_OPPONENTS, owner).opponents
    o.good = <uint8_t>good
    o.n = <uint8_t>n
    o.optional = optional
    o.ability = <uint8_t>ability


cdef void run_op(StateC* s, AbilityF* f, const AbilityC* a, int op, int v, int w) noexcept nogil:
    """One step of an ability.  v and w are its operands."""
    cdef const RulesC* r = rules_of(s)
    cdef int seat = f.seat, i, die
    cdef SeatC* p = &s.seats[seat]
    cdef RetrievalF* retrieval
    cdef TurnF* turn
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
        change_knowledge(s, f.subject, v)
    elif op == OP_VICTIM_GAIN:
        gain_good(s, f.subject, v, w)
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
            push(s, C_DISCARD, seat).discard.n = <uint8_t>(v if p.hand_n > v else p.hand_n)
    elif op == OP_REWARD_BY_CARD:
        reward_by_card(s, f, v)
    elif op == OP_SHOW_HAND:
        show_hand(s, seat)
    elif op == OP_OPPONENTS_DRAW_IF_PAIR:
        for i in range(N_ARTIFACTS):
            if p.hand[i] >= 2:
                push_opponents(s, seat, NOBODY, v, False, f.ability)
                break
    elif op == OP_OPPONENTS_MAY_DRAW:
        push_opponents(s, seat, NOBODY, v, True, f.ability)
    elif op == OP_OPPONENTS_MAY_GAIN:
        push_opponents(s, seat, v, w, True, f.ability)
    elif op == OP_CHOOSE_FACE:
        push(s, C_FACE, seat)
    elif op == OP_COPY_FACE:
        if s.preset == 0:
            s.preset = s.pl_face
    elif op == OP_SACRIFICE_RETRIEVED:
        retrieval = &find_frame(s, F_RETRIEVAL).retrieval
        die = ctz64(retrieval.dice)             # unrolled dice are alike
        retrieval.dice &= <uint8_t>~(1 << die)
        die_to_pool(s, seat, die)
    elif op == OP_SACRIFICE_PLACED:
        die_to_pool(s, seat, s.pl_die)
        s.pl_flags |= PL_GONE
    elif op == OP_PLACE_NEW_WORKER:
        turn = &find_frame(s, F_TURN).turn
        turn.dice = <uint8_t>(1 << (s.pl_new_die - 1))
        turn.card = a.card + 1
    else:
        run_more(s, f, a, op, v, w)


cdef void run_more(StateC* s, AbilityF* f, const AbilityC* a, int op, int v, int w) noexcept nogil:
    """Steps that the expansion brought."""
    cdef const RulesC* r = rules_of(s)
    cdef int seat = f.seat, i
    cdef SeatC* p = &s.seats[seat]
    cdef TurnF* turn
    cdef PlacementF* placement
    cdef DiscardF* discard
    cdef RollF* roll
    cdef GainF* gain
    if op == OP_YIELD_BOTH:
        find_frame(s, F_PLACEMENT).placement.yields = YIELD_BOTH
    elif op == OP_PLACE_EXTRA or op == OP_PLACE_LAST_AGAIN or op == OP_PLACE_SAME_SPACE:
        turn = &find_frame(s, F_TURN).turn
        turn.step = TURN_EXTRA
        turn.extra = <uint8_t>op
        s.group = 0                             # I6: no further equal dice
        s.balloon = 0
    elif op == OP_TOTAL_DOUBLE:
        placement = &find_frame(s, F_PLACEMENT).placement
        placement.total = <uint8_t>(2 * s.pl_face)
        placement.flags |= AREA_REPLACED
    elif op == OP_TOTAL_LESS:
        find_frame(s, F_PLACEMENT).placement.total -= <uint8_t>v
    elif op == OP_DISCARD_TYPE:
        discard_card(s, seat, v, 1)
    elif op == OP_DISCARD_READING:
        if p.hand[BIFOCALS] and p.hand[BOOK]:
            discard = &push(s, C_DISCARD, seat).discard
            discard.n = 1
            discard.types = (1 << BIFOCALS) | (1 << BOOK)
        else:
            discard_card(s, seat, BIFOCALS if p.hand[BIFOCALS] else BOOK, 1)
    elif op == OP_ACTIVATE_HIDDEN:
        push(s, C_ACTIVATE, seat).activate.flags = R_ACTIVE | R_WORKING
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
        push(s, C_RETRIEVE_AREAS, seat)
    elif op == OP_MARK_BALLOON:
        if seat == s.active:
            s.balloon = 1
    elif op == OP_KEEP_WORKER:
        find_frame(s, F_ROLL).roll.loss = 0
    elif op == OP_CHOOSE_BUMPED_FACE:
        i = find_frame(s, F_BUMP).bump.face
        push(s, C_FACE, seat).face.faces = <uint8_t>((1 << i) | (1 << s.pl_face))
    elif op == OP_SEND_HOME:
        lift_die(s, seat, s.pl_die)
        s.pl_flags |= PL_GONE
        push(s, F_ROLL, seat).roll.dice = <uint8_t>(1 << s.pl_die)
    elif op == OP_SWAP_FOR_RESOURCE:
        find_frame(s, F_PLACEMENT).placement.flags |= AREA_RESOURCE
    elif op == OP_SWAP_FOR_ARTIFACT:
        find_frame(s, F_PLACEMENT).placement.flags |= AREA_ARTIFACT
    elif op == OP_BUMP_HERE:
        push(s, C_BUMP, seat)
    elif op == OP_BUMP_EXCHANGE:
        own_window(s, E_BUMP, seat, s.pl_victim)
    elif op == OP_REROLL:
        roll = &find_frame(s, F_ROLL).roll
        roll.flags |= ROLL_AGAIN
        for i in range(MAX_DICE):
            if (roll.dice >> i) & 1:
                p.face[i] = 0
    elif op == OP_SKIP_CHECK:
        find_frame(s, F_ROLL).roll.flags |= ROLL_UNCHECKED
    elif op == OP_SECOND_WORKER:
        i = take_worker(s, seat)
        find_frame(s, F_PLACEMENT).placement.dice |= <uint8_t>(1 << i)
    elif op == OP_GIVE_BACK:
        gain = &find_frame(s, F_GAIN).gain
        s.bazaar[gain.slot - 1] = gain.artifact
        p.hand[gain.artifact - 1] -= 1
        p.hand_n -= 1
        forget_known(s, seat, gain.artifact - 1, 1)
        gain.artifact = 0
    elif op == OP_ARTIFACT_OR_RESOURCE:
        push_take_also(s, seat, 7 << GOLD, 1, TAKE_OR_ARTIFACT)
    elif op == OP_RESOURCE_AND_COMMODITY:
        if resource_gain(s, seat, 1) == 0:
            push_take(s, seat, 15, 1)
        else:
            push_take_also(s, seat, 127, 2, TAKE_ONE_OF_EACH)
    elif op == OP_SLOT_GOOD:
        gain_good(s, seat, r.spaces[s.pl_space].good, v)
    elif op == OP_COMMODITIES_BY_WORKERS:
        i = popcount64(find_frame(s, F_RETRIEVAL).retrieval.dice) - 1
        push_take(s, seat, 15, commodity_gain(s, seat, i))
    elif op == OP_LEAVE_AND_ACTIVATE:
        leave_game(s, seat, f.slot)
        if hidden_slots(s, seat):
            push(s, C_ACTIVATE, seat).activate.flags = R_ACTIVE


cdef void choose_track(StateC* s, int seat, int track, int good) noexcept nogil:
    """G12: a track change that would change nothing is not offered."""
    cdef SeatC* p = &s.seats[seat]
    cdef TakeF* c
    if p.morale == 6 if track == 0 else p.knowledge == 1:
        gain_good(s, seat, good, 1)
        return
    c = &push(s, C_TAKE, seat).take
    c.kinds = <uint8_t>(1 << good)
    c.n = 1
    c.tracks = <uint8_t>(1 << track)
