"""Windows and abilities.

A window offers one event to everybody whose working recruits answer it: active player first, then clockwise, within a player in the order
of the facts (R89a).  An ability is a row of data: where, when, price and up to six steps; this module is the only interpreter of rows.  Steps
that need a choice, a draw or another player push a frame and the ability goes on when that is done.
It is long because the interpreter of rows is one: conditions and steps belong together.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.rules.targets cimport legal_spaces
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.vocabulary cimport *

cdef uint64_t NESTED = ((<uint64_t>1 << E_TUNNEL_RESOURCE) | (<uint64_t>1 << E_TUNNEL_SINGLE) | (<uint64_t>1 << E_AREA_SETTLED)
                        | (<uint64_t>1 << E_TAKEN) | (<uint64_t>1 << E_GAINED) | (<uint64_t>1 << E_ENERGY))

CONDITIONS = ("always", "no_artifacts", "no_resources", "alone", "sole_highest", "sole_lowest", "same_face", "track_open", "victim_higher",
              "victim_without_faction", "not_bumped", "doubles", "helped", "not_helped", "free_retrieval", "all_from_region",
              "star_on_board", "retrieved_to_spare", "workers_to_spare", "new_worker_waits", "bumps_other", "no_access", "paid_gold",
              "total_14", "knowledge_gained", "doubling_matters", "one_less_matters", "total_high", "two_commodities", "opponent_here",
              "own_on_areas", "star_on_tile", "worker_stands", "victim_knowledge_3", "paid_three_types", "holds_box", "holds_bat",
              "holds_reading", "has_hidden", "penalising_market", "worker_at_stake", "room_for_worker", "retrieved_two",
              "retrieved_three", "yield_single", "gained_bear", "gained_balloon", "gained_reading", "balloon_marked")

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


cdef FrameC* find_frame(StateC* s, int kind) noexcept nogil:
    """The topmost frame of this kind; the caller knows that there is one."""
    cdef int i
    for i in range(s.n_stack - 1, -1, -1):
        if s.stack[i].kind == kind:
            return &s.stack[i]
    return &s.stack[0]


# ---------------------------------------------------------------- conditions

cdef int compare_here(const StateC* s) noexcept nogil:
    """The placed worker among the others of its area or site: bit 0 there are others, 1 one shows as much, 2 one shows more, 3 one shows less."""
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef int seat, die, face, loc, found = 0
    for seat in range(s.n_seats):
        for die in range(MAX_DICE):
            loc = s.seats[seat].loc[die]
            if loc >= LOC_HAND or (seat == s.active and die == s.pl_die):
                continue
            if loc != s.pl_space and not (sp.group == G_SLOT and r.spaces[loc].group == G_SLOT and r.spaces[loc].site == sp.site):
                continue
            face = s.seats[seat].face[die]
            found |= 1
            if face == s.pl_face:
                found |= 2
            elif face > s.pl_face:
                found |= 4
            else:
                found |= 8
    return found


cdef bint has_doubles(const StateC* s, int seat) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, seen = 0
    for i in range(MAX_DICE):
        if p.loc[i] == LOC_HAND and p.face[i]:
            if (seen >> p.face[i]) & 1:
                return True
            seen |= 1 << p.face[i]
    return False


cdef bint holds(StateC* s, int cond, int seat, const AbilityC* a, int subject) noexcept nogil:
    """Is the condition of this ability true now for its owner?  `subject` is the other player of the event."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* f
    if cond == COND_ALWAYS:
        return True
    elif cond == COND_NO_ARTIFACTS:
        return p.hand_n == 0
    elif cond == COND_NO_RESOURCES:
        return resources(p) == 0
    elif cond == COND_ALONE:
        return compare_here(s) == 0
    elif cond == COND_SOLE_HIGHEST:
        return compare_here(s) & 6 == 0
    elif cond == COND_SOLE_LOWEST:
        return compare_here(s) & 10 == 0
    elif cond == COND_SAME_FACE:
        return compare_here(s) & 2 != 0
    elif cond == COND_TRACK_OPEN:
        return s.tracks[a.p[0]] < r.track_max
    elif cond == COND_VICTIM_HIGHER:
        return s.pl_victim_face > s.pl_face
    elif cond == COND_VICTIM_WITHOUT_FACTION:
        return not (s.seats[subject].factions >> r.cards[a.card].faction) & 1
    elif cond == COND_NOT_BUMPED:
        return not s.pl_flags & PL_BUMPED
    elif cond == COND_DOUBLES:
        return has_doubles(s, subject)
    elif cond == COND_HELPED:
        return (find_frame(s, F_COMPLETION).b >> seat) & 1
    elif cond == COND_NOT_HELPED:
        return not (find_frame(s, F_COMPLETION).b >> seat) & 1
    elif cond == COND_FREE_RETRIEVAL:
        f = find_frame(s, F_RETRIEVAL)
        return f.b and f.a
    elif cond == COND_ALL_FROM_REGION:
        return (find_frame(s, F_RETRIEVAL).c >> r.cards[a.card].faction) & 1
    elif cond == COND_STAR_ON_BOARD:
        return s.pl_flags & PL_STAR_BOARD != 0
    elif cond == COND_RETRIEVED_TO_SPARE:
        return find_frame(s, F_RETRIEVAL).a and p.owned >= 2
    elif cond == COND_WORKERS_TO_SPARE:
        return p.owned >= 2
    elif cond == COND_NEW_WORKER_WAITS:
        return (s.pl_new_die and p.loc[s.pl_new_die - 1] == LOC_HAND and p.face[s.pl_new_die - 1]
                and not penalised(s, seat, P_ONE_PLACEMENT) and legal_spaces(s, seat))
    elif cond == COND_BUMPS_OTHER:
        return s.pl_flags & PL_BUMPED_OTHER != 0
    elif cond == COND_PAID_GOLD:
        return m_good(s.pl_payment, GOLD) > 0
    return holds_more(s, cond, seat, a, subject)


cdef int band(const StateC* s, int total) noexcept nogil:
    """R43: 0 low, 1 middle, 2 high."""
    cdef const RulesC* r = rules_of(s)
    return (total >= r.band_mid) + (total >= r.band_high)


cdef bint holds_more(StateC* s, int cond, int seat, const AbilityC* a, int subject) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef FrameC* f
    cdef int i, n
    if cond == COND_TOTAL_14:
        return check_total(s, seat, find_frame(s, F_ROLL).a) >= 14
    elif cond == COND_KNOWLEDGE_GAINED:
        return s.pl_flags & PL_KNOWLEDGE != 0
    elif cond == COND_DOUBLING_MATTERS:
        return band(s, find_frame(s, F_PLACEMENT).b) != band(s, 2 * s.pl_face)
    elif cond == COND_ONE_LESS_MATTERS:
        f = find_frame(s, F_PLACEMENT)
        return not f.e & AREA_REPLACED and band(s, f.b) != band(s, f.b - 1)
    elif cond == COND_TOTAL_HIGH:
        return find_frame(s, F_PLACEMENT).b >= r.band_high
    elif cond == COND_TWO_COMMODITIES:
        f = find_frame(s, F_PLACEMENT)
        return not f.e & AREA_RESOURCE and granted(s, seat, r.spaces[s.pl_space].good, f.d) >= 2
    elif cond == COND_OPPONENT_HERE:
        return workers_here(s, seat, s.pl_space) != 0
    elif cond == COND_OWN_ON_AREAS:
        for i in range(MAX_DICE):
            if p.loc[i] < N_FACTIONS:
                return True
        return False
    elif cond == COND_STAR_ON_TILE:
        return s.pl_flags & PL_STAR_TILE != 0
    elif cond == COND_WORKER_STANDS:
        return p.loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE
    elif cond == COND_VICTIM_KNOWLEDGE_3:
        return s.seats[subject].knowledge >= 3
    elif cond == COND_PAID_THREE_TYPES:
        n = 0
        for i in range(N_ARTIFACTS):
            n += m_art(s.pl_payment, i) == 1
        return n == 3
    elif cond == COND_HOLDS_BOX:
        return p.hand[5] > 0
    elif cond == COND_HOLDS_BAT:
        return p.hand[1] > 0
    elif cond == COND_HOLDS_READING:
        return p.hand[4] > 0 or p.hand[3] > 0
    elif cond == COND_HAS_HIDDEN:
        return hidden_slots(s, seat) != 0
    elif cond == COND_PENALISING_MARKET:
        for i in range(N_SITES):
            if s.tiles[i] and not (p.tile_stars >> i) & 1:
                return True
        return False
    elif cond == COND_WORKER_AT_STAKE:
        return find_frame(s, F_ROLL).c == AT_STAKE
    elif cond == COND_ROOM_FOR_WORKER:
        return p.owned < MAX_DICE and not (p.owned >= 2 and penalised(s, seat, P_NO_WORKER_GAIN))
    elif cond == COND_RETRIEVED_TWO:
        return popcount64(find_frame(s, F_RETRIEVAL).a) >= 2
    elif cond == COND_RETRIEVED_THREE:
        return popcount64(find_frame(s, F_RETRIEVAL).a) >= 3 and resources(p) > 0
    elif cond == COND_YIELD_SINGLE:
        return find_frame(s, F_PLACEMENT).a != 3
    elif cond == COND_GAINED_BEAR:
        return find_frame(s, F_GAIN).d == 3
    elif cond == COND_GAINED_BALLOON:
        return find_frame(s, F_GAIN).d == 1
    elif cond == COND_GAINED_READING:
        return find_frame(s, F_GAIN).d == 4 or find_frame(s, F_GAIN).d == 5
    elif cond == COND_BALLOON_MARKED:
        return s.balloon and p.loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE
    return False


cdef uint32_t workers_here(const StateC* s, int seat, int space) noexcept nogil:
    """Opponents' dice on an area, bit seat * 4 + die."""
    cdef uint32_t m = 0
    cdef int i, die
    for i in range(s.n_seats):
        if i != seat:
            for die in range(MAX_DICE):
                if s.seats[i].loc[die] == space:
                    m |= <uint32_t>1 << (4 * i + die)
    return m


cdef int hidden_slots(const StateC* s, int seat) noexcept nogil:
    """Bit per slot with a hidden recruit."""
    cdef int slot, m = 0
    for slot in range(MAX_SLOTS):
        if s.seats[seat].recruit[slot] and not slot_flags(&s.seats[seat], slot) & R_ACTIVE:
            m |= 1 << slot
    return m


cdef int check_total(const StateC* s, int seat, int dice) noexcept nogil:
    """R31 with the tile that lets low dice of this roll count as three."""
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, total = available_sum(p) + p.knowledge
    if penalised(s, seat, P_LOW_ROLLS):
        for i in range(MAX_DICE):
            if (dice >> i) & 1 and p.loc[i] == LOC_HAND and 1 <= p.face[i] <= 2:
                total += 3 - p.face[i]
    return total


cdef const AbilityC* answer(const StateC* s, int seat, int event) noexcept nogil:
    """The first usable ability of this seat for an event that is asked, not told; NULL if there is none."""
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef int slot, i
    if not hears(s, seat, event):
        return NULL
    for slot in range(MAX_SLOTS):
        if slot_flags(&s.seats[seat], slot) & R_WORKING:
            card = &r.cards[s.seats[seat].recruit[slot] - 1]
            for i in range(card.first, card.first + card.n):
                if r.abilities[i].event == event and usable(<StateC*>s, seat, slot, &r.abilities[i], NOBODY):
                    return &r.abilities[i]
    return NULL


cdef int abilities_for(const StateC* s, int seat, int event, uint8_t* abilities, uint8_t* slots) noexcept nogil:
    """Usable abilities of this seat for an event that offers a menu, in card order; at most MAX_SLOTS."""
    cdef const RulesC* r = rules_of(s)
    cdef int slot, i, n = 0
    cdef const CardC* card
    if not hears(s, seat, event):
        return 0
    for slot in range(MAX_SLOTS):
        if slot_flags(&s.seats[seat], slot) & R_WORKING:
            card = &r.cards[s.seats[seat].recruit[slot] - 1]
            for i in range(card.first, card.first + card.n):
                if r.abilities[i].event == event and usable(<StateC*>s, seat, slot, &r.abilities[i], NOBODY):
                    abilities[n] = <uint8_t>i
                    slots[n] = <uint8_t>slot
                    n += 1
    return n


cdef bint usable(StateC* s, int seat, int slot, const AbilityC* a, int subject) noexcept nogil:
    """Price in full (R90, G2), conditions, place, once per turn (G15)."""
    cdef SeatC* p = &s.seats[seat]
    if a.once_per_turn and (p.turn_flags >> slot) & 1:
        return False
    if p.morale <= a.morale or p.knowledge + a.knowledge > p.knowledge_cap:
        return False
    if a.good_n and p.goods[a.good] < a.good_n:
        return False
    if p.hand_n < a.artifact:
        return False
    if ~a.where and (s.pl_space >= MAX_SPACES or not (a.where >> s.pl_space) & 1):
        return False
    if a.tag and a.tag != m_via(s.pl_payment):
        return False
    return holds(s, a.cond, seat, a, subject) and (a.cond2 == 0 or holds(s, a.cond2, seat, a, subject))


# ---------------------------------------------------------------- windows

cdef void push_window(StateC* s, int event, int seats, int subject) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef uint32_t mask = 0
    cdef int seat, slot
    cdef FrameC* f
    for seat in range(s.n_seats):
        if not ((s.seats[seat].hears >> event) & 1 and (seats >> seat) & 1):
            continue
        for slot in range(MAX_SLOTS):
            if slot_flags(&s.seats[seat], slot) & R_WORKING and (r.cards[s.seats[seat].recruit[slot] - 1].events >> event) & 1:
                mask |= <uint32_t>1 << (4 * seat + slot)
    if mask:
        f = push(s, F_WINDOW, s.active)
        f.a = <uint8_t>event
        f.b = <uint8_t>subject
        f.mask = mask


cdef int next_listener(const StateC* s, uint32_t mask) noexcept nogil:
    """seat * 4 + slot of who is asked next; mask is not empty."""
    cdef int seat = s.active, slot, best = -1
    cdef uint32_t own
    while not (mask >> (4 * seat)) & 15:
        seat = next_seat(s, seat)
    own = (mask >> (4 * seat)) & 15
    for slot in range(MAX_SLOTS):
        if (own >> slot) & 1 and (best < 0 or s.seats[seat].recruit[slot] < s.seats[seat].recruit[best]):
            best = slot
    return 4 * seat + best


cdef void step_window(StateC* s, FrameC* f) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const CardC* card
    cdef int i, seat, slot, event = f.a, subject = f.b
    cdef bint nested
    if f.mask == 0:
        pop(s)
        return
    i = next_listener(s, f.mask)
    f.mask &= ~(<uint32_t>1 << i)
    seat = i >> 2
    slot = i & 3
    if not hears(s, seat, event):               # an earlier answer has silenced this seat
        return
    card = &r.cards[s.seats[seat].recruit[slot] - 1]
    nested = (NESTED >> event) & 1              # inside another effect: its hand limit comes later (R50)
    for i in range(card.first, card.first + card.n):
        if r.abilities[i].event == event and usable(s, seat, slot, &r.abilities[i], subject):
            begin_ability(push(s, F_ABILITY, seat), seat, i, slot, subject, nested)
            if r.abilities[i].optional:
                top(s).kind = C_USE
            return


cdef void answer_inline(StateC* s, int event, int seat) noexcept nogil:
    """Events inside a payment or the goods of an area: the answers are not optional and need no choice."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef const CardC* card
    cdef const AbilityC* a
    cdef int slot, i, j
    if not hears(s, seat, event):
        return
    for slot in range(MAX_SLOTS):
        if not slot_flags(p, slot) & R_WORKING:
            continue
        card = &r.cards[p.recruit[slot] - 1]
        for i in range(card.first, card.first + card.n):
            a = &r.abilities[i]
            if a.event != event or not usable(s, seat, slot, a, NOBODY):
                continue
            for j in range(a.n_ops):
                if a.op[j] == OP_GAIN:
                    gain_good(s, seat, a.p[j], a.q[j])
                elif a.op[j] == OP_MORALE:
                    change_morale(s, seat, a.p[j])
                elif a.op[j] == OP_KNOWLEDGE:
                    change_knowledge(s, seat, a.p[j])
                elif a.op[j] == OP_SLOT_GOOD:
                    gain_good(s, seat, r.spaces[s.pl_space].good, a.p[j])


# ---------------------------------------------------------------- abilities

cdef void begin_ability(FrameC* f, int seat, int ability, int slot, int subject, bint nested) noexcept nogil:
    """F_ABILITY and C_USE: a ability, b slot, c the other player, d next step, e nested (no hand limit of its own), x cards."""
    f.kind = F_ABILITY
    f.seat = <uint8_t>seat
    f.a = <uint8_t>ability
    f.b = <uint8_t>slot
    f.c = <uint8_t>subject
    f.d = 0
    f.e = nested
    f.step = 0
    f.x = 0


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


cdef void push_draws(StateC* s, int seat, int n, int flags) noexcept nogil:
    """n artifacts: from the deck top, or from the bazaar where there is one (R51, R53)."""
    cdef FrameC* d = push(s, F_GAIN if rules_of(s).bazaar else F_DRAWS, seat)
    d.a = <uint8_t>n
    d.b = <uint8_t>flags


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
    cdef int seat = f.seat, i, die
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


cdef int take_worker(StateC* s, int seat) noexcept nogil:
    """A die from the pool into the hand, not rolled yet (R47)."""
    cdef SeatC* p = &s.seats[seat]
    cdef int die = 0
    while p.loc[die] != LOC_POOL:
        die += 1
    p.loc[die] = LOC_HAND
    p.owned += 1
    if seat == s.active:
        s.fresh |= <uint8_t>(1 << die)
    return die


cdef void leave_game(StateC* s, int seat, int slot) noexcept nogil:
    """An active recruit goes back to the box, for all to see."""
    cdef int card = s.seats[seat].recruit[slot] - 1
    s.gone[card >> 6] |= <uint64_t>1 << (card & 63)
    s.seats[seat].recruit[slot] = CARD_NONE
    set_slot_flags(&s.seats[seat], slot, 0)
    s.seats[seat].turn_flags &= <uint8_t>~(1 << slot)
    refresh_seat(s, seat)


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


cdef void reward_by_card(StateC* s, FrameC* f, int best) noexcept nogil:
    """Esme: f.x holds the artifact just discarded; `best` is the one that brings everything."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef FrameC* c
    cdef int tracks
    if f.x == <uint32_t>best:
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
        c = push(s, C_TAKE_OR, f.seat)
        c.b = 3


cdef void others_there(StateC* s, int seat, int n) noexcept nogil:
    """Josiah: 1 knowledge per player with a worker on the area, not per worker."""
    cdef int other = s.active, i, die
    for i in range(s.n_seats):
        if other != seat:
            for die in range(MAX_DICE):
                if s.seats[other].loc[die] == s.pl_space:
                    change_knowledge(s, other, n)
                    break
        other = next_seat(s, other)


cdef void keep_aside(StateC* s, FrameC* f) noexcept nogil:
    """Bradley: of two cards kept apart (f.x, four bits a type) one is discarded; a single one is kept."""
    cdef SeatC* p = &s.seats[f.seat]
    cdef FrameC* c
    cdef int i, n = 0
    for i in range(N_ARTIFACTS):
        n += (f.x >> (4 * i)) & 15
    if n >= 2:
        c = push(s, C_DISCARD, f.seat)
        c.a = <uint8_t>(n - 1)
        c.b = 1                                 # out of the cards kept apart
        return
    for i in range(N_ARTIFACTS):
        p.hand[i] += <uint8_t>((f.x >> (4 * i)) & 15)
    p.hand_n += <uint8_t>n
    f.x = 0


cdef void show_hand(StateC* s, int seat) noexcept nogil:
    """The hand becomes public: every observer knows it from now on."""
    cdef uint32_t hand = 0
    cdef int i
    for i in range(N_ARTIFACTS):
        hand |= <uint32_t>s.seats[seat].hand[i] << (4 * i)
    for i in range(s.n_seats):
        if i != seat:
            s.known[i][seat] = hand
            s.has_known = 1
