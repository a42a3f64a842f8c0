"""The policy's weights of the smaller decisions: payments, goods, cards, recruits, answers.

`wanted` is the artifact that the seat's own dilemma asks for, NOBODY if there is none.
"""

from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.turn_policy cimport weigh_counts, weigh_dilemma, weigh_retrieval
from euphoria_ai.core.search.weights cimport ChoiceWeightsC


# ---------------------------------------------------------------- what is paid, taken, thrown away

cdef float weigh_payment(
    const ChoiceWeightsC* w, const SeatC* p, move_t m, int wanted
) noexcept nogil:
    """Cards are dear; of goods what there is plenty of."""
    cdef float weight = 1
    cdef int k, n
    for k in range(N_ARTIFACTS):
        n = m_art(m, k)
        if n:
            for _ in range(n):
                weight *= w.pay_card
            if k == wanted and p.hand[k] <= n:
                weight *= w.pay_dilemma_card
    for k in range(N_GOODS):
        if m_good(m, k):
            weight *= 1 + w.pay_stock * p.goods[k]
    return weight


cdef float weigh_goods(const ChoiceWeightsC* w, const SeatC* p, move_t m) noexcept nogil:
    """Goods to take: the scarcer the better; or a track change instead."""
    cdef float weight = 1
    cdef int k
    for k in range(N_GOODS):
        if m_good(m, k):
            weight *= 1 / (1 + w.scarce * p.goods[k])
    if (m >> MORALE_SHIFT) & 3:
        weight *= w.take_morale if p.morale < 4 else w.take_morale_high
    if (m >> KNOWLEDGE_SHIFT) & 3:
        weight *= w.take_knowledge if p.knowledge > 2 else w.take_knowledge_low
    return weight


cdef float weigh_take(const ChoiceWeightsC* w, const SeatC* p, move_t m) noexcept nogil:
    if (m >> ARTIFACT_BIT) & 1:
        return w.artifact if p.hand_n < p.morale else w.artifact_full
    return weigh_goods(w, p, m)


cdef float weigh_buy(
    const StateC* s, const ChoiceWeightsC* w, const SeatC* p, move_t m, int wanted
) noexcept nogil:
    """A card of the bazaar: what it is good for, and what it costs."""
    cdef int kind = m_arg2(m) - 1
    cdef float weight = 1
    if kind == wanted and not p.hand[kind]:
        weight *= w.buy_dilemma
    elif p.hand[kind] == 1:
        weight *= w.buy_pair
    for _ in range(rules_of(s).price[m_arg(m) - 1]):
        weight *= w.buy_price
    return weight


cdef float weigh_discard(
    const ChoiceWeightsC* w, const SeatC* p, move_t m, int wanted
) noexcept nogil:
    """Pairs and the dilemma's artifact are kept."""
    cdef float weight = 1
    cdef int k, n, held
    for k in range(N_ARTIFACTS):
        n = <int>((m >> (6 + 3 * k)) & 7)
        if n:
            held = p.hand[k]
            weight *= w.discard_pair if held >= 2 and held - n < 2 else w.discard_single
            if k == wanted and held <= n:
                weight *= w.discard_dilemma
    return weight


cdef float weigh_retrieve_pay(const ChoiceWeightsC* w, const SeatC* p, move_t m) noexcept nogil:
    """How a retrieval is paid for (R38)."""
    if m_arg(m) == RP_FREE:
        return w.retrieve_free if p.hand_n < p.morale else w.retrieve_free * w.retrieve_free_full
    if m_arg(m) == RP_RECRUIT:
        return w.retrieve_paid if p.knowledge >= 3 else w.retrieve_paid * w.retrieve_recruit_low
    return w.retrieve_paid if p.morale < 5 else w.retrieve_paid_high


# ---------------------------------------------------------------- abilities, recruits, the rest

cdef float weigh_use(
    const StateC* s, const WeightsC* w, const SeatC* p, const FrameC* f
) noexcept nogil:
    """An ability that may be used: at the start of a turn, in the menu after a placement, or in
    answer to an event.
    """
    cdef int price
    if f.kind == C_TURN:
        return w.turn.free_action
    if f.kind == C_MORE:
        return w.turn.extra_placement
    if f.kind == C_DRAW:
        return w.choice.use
    price = rules_of(s).abilities[f.ability.ability].knowledge
    return w.choice.use_risky if price and p.knowledge + price >= 5 else w.choice.use


cdef float weigh_keep(const StateC* s, const ChoiceWeightsC* w, move_t m) noexcept nogil:
    """Two recruits of one faction; of later ones a card that becomes active at once."""
    cdef const RulesC* r = rules_of(s)
    cdef int first = r.cards[m_arg(m) - 1].faction
    if m_arg2(m):
        return w.same_faction if first == r.cards[m_arg2(m) - 1].faction else 1
    return w.draft_active if first < N_FACTIONS and (s.revealed >> first) & 1 else 1


cdef float weigh_accept(const ChoiceWeightsC* w, const SeatC* p, const FrameC* f) noexcept nogil:
    if f.kind == C_TRADE:
        return w.trade
    return w.accept if f.opponents.good != NOBODY or p.hand_n < p.morale else w.accept_full


cdef float weigh_retrieved(
    const StateC* s, const WeightsC* w, const SeatC* p, move_t m
) noexcept nogil:
    """Workers that a card or a tile lets come home, not the action of the turn."""
    cdef float by_count[MAX_DICE + 1]
    weigh_counts(s, &w.retrieval, p, MAX_DICE, available_sum(p), False, by_count)
    return weigh_retrieval(s, &w.retrieval, by_count, m)


cdef float weigh_choice(
    const StateC* s, const WeightsC* w, const SeatC* p, const FrameC* f, move_t m, int wanted
) noexcept nogil:
    """Everything but placements and the retrievals of a turn; 1 for what there is nothing to say
    about.
    """
    cdef const ChoiceWeightsC* c = &w.choice
    cdef int kind = m_kind(m)
    if kind == M_PAY:
        return weigh_payment(c, p, m, wanted)
    if kind == M_RETRIEVE_PAY:
        return weigh_retrieve_pay(c, p, m)
    if kind == M_TAKE:
        return weigh_take(c, p, m)
    if kind == M_USE:
        return weigh_use(s, w, p, f)
    if kind == M_STOP:
        return w.turn.stop
    if kind == M_ANOTHER:
        return w.turn.another if p.hand_n < p.morale else w.turn.another_card
    if kind == M_DILEMMA:
        return weigh_dilemma(s, &w.turn, p)
    if kind == M_BUY:
        return weigh_buy(s, c, p, m, wanted)
    if kind == M_RETRIEVE:
        return weigh_retrieved(s, w, p, m)
    if kind == M_LOSE:
        return p.goods[m_arg(m)]
    if kind == M_DISCARD:
        return weigh_discard(c, p, m, wanted)
    if kind == M_STAR:
        return c.star_tile if m_arg(m) >= N_FACTIONS else 1
    if kind == M_KEEP:
        return weigh_keep(s, c, m)
    if kind == M_OUTCOME:
        return c.outcome_star if m_arg(m) == 0 else 1
    if kind == M_FACE:
        return 1 + (c.lower_face - 1) * (6 - m_arg(m))
    if kind == M_ACCEPT:
        return weigh_accept(c, p, f)
    return 1
