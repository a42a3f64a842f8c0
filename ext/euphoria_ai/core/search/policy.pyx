"""The policy: quick judgements that make playouts look like play.

Finish sites, turn goods into stars, bring workers back by the risk of the check, never hoard.  Weights come from data/policy.toml; what they mean
stands there.  The policy sees only what the seat to move may see of itself and what is public of the others.
"""

from euphoria_ai.core.state.bits cimport RngC, rng_unit
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai._tables import TABLES

cdef struct WeightsC:
    float finish, star, star_frees, track_only, void_, complete_site, join_site, start_site, site_pair
    float worker_second, worker_third, worker_fourth, tunnel, tunnel_full, tunnel_end, bar, bar_full, lounge, lounge_full
    float area, area_high, area_own, area_rival, area_stock, dilemma_exact, dilemma_any
    float retrieve, retrieve_forced, retrieve_site, stop, another, another_card, free_action, extra_placement
    float use, use_risky, pay_card, pay_dilemma_card, retrieve_free, retrieve_paid, retrieve_paid_high, artifact, artifact_full
    float scarce, discard_single, discard_pair, discard_dilemma, star_tile, outcome_star, draft_active, same_faction, lower_face, trade
    float buy_dilemma, buy_pair, buy_price

cdef WeightsC W
cdef WeightsC SETS[2]           # for duels between two sets of weights
cdef float RISK[5][40]          # RISK[n][x]: chance that n dice and x reach the check (strategy of the game, exact)


def load_weights(weights):
    """Set the weights from {"turn": {...}, "choice": {...}} (data/policy.toml).  Raises KeyError on a missing name."""
    global W
    t, c = dict(weights["turn"]), weights["choice"]
    t["void_"] = t.pop("void")
    W = t | {k: c[k] for k in c}


cdef void use_weights(int i) noexcept nogil:
    """Make one of the two duelling sets the one in force."""
    global W
    W = SETS[i]


def load_duel(first, second):
    """Set the two sets of weights that `playout.duel` alternates between; the weights in force end as the second."""
    global SETS
    load_weights(first)
    SETS[0] = W
    load_weights(second)
    SETS[1] = W


cdef void fill_risk(int check_at) noexcept:
    """Chance that the sum of n dice is at least check_at - x."""
    cdef double ways[5][32]
    cdef int n, total, face, x
    cdef double p
    for n in range(5):
        for total in range(32):
            ways[n][total] = 0.0
    ways[0][0] = 1.0
    for n in range(1, 5):
        for total in range(32):
            for face in range(1, 7):
                if total >= face:
                    ways[n][total] += ways[n - 1][total - face] / 6.0
    for n in range(5):
        for x in range(40):
            p = 0.0
            for total in range(32):
                if total + x >= check_at:
                    p += ways[n][total]
            RISK[n][x] = p


load_weights(TABLES["policy"])
fill_risk(16)


cdef double check_risk(const StateC* s, const SeatC* p, int dice, int base) noexcept nogil:
    """Chance that a roll of `dice` dice loses a worker, `base` = knowledge + faces in hand; shifted for other check totals."""
    cdef int x = base + 16 - rules_of(s).check_at
    if (p.pen >> P_CHECK_14) & 1:
        x += 2
    return RISK[dice][0 if x < 0 else (39 if x > 39 else x)]


def risk(int dice, int base, int check_at=16):
    """Chance to lose a worker when `dice` (0..4) dice are rolled and knowledge + faces in hand are `base`; the check is at `check_at`."""
    cdef int x = base + 16 - check_at
    if not 0 <= dice <= 4:
        raise ValueError(f"dice = {dice}; allowed: 0 to 4")
    return RISK[dice][min(max(x, 0), 39)]


# ---------------------------------------------------------------- placements

cdef float weigh_star(const StateC* s, const SeatC* p, const SpaceC* sp) noexcept nogil:
    """A visit that gives a star, if any place is open for it."""
    cdef const RulesC* r = rules_of(s)
    cdef bint territory = s.territory_n[sp.faction] < r.territory_cap
    cdef bint tile = False
    cdef int i
    for i in range(N_SITES):
        if s.tiles[i] and not (p.tile_stars >> i) & 1:
            if sp.group == G_ARTIFACT_MARKET and r.spaces[r.market_first + i].faction == sp.faction:
                tile = True
            elif sp.group == G_MARKET and sp.site == i and r.iib_tweaks:
                tile = True
    if territory or tile:
        if p.stars_left == 1:
            return W.finish
        return W.star * (W.star_frees if tile else <float>1.0)
    if s.tracks[sp.faction] < r.track_max and (p.factions >> sp.faction) & 1:
        return W.track_only
    return W.void_


cdef float weigh_area(const StateC* s, const SeatC* p, const SpaceC* sp, int space, int face) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int total = s.area_total[space] + face, i, rivals = 0
    cdef int held = p.goods[sp.good]
    cdef float w = W.area
    if total >= r.band_high:
        w = W.area_high if p.knowledge < 5 else <float>(0.6 * W.area_high)
    elif total >= r.band_mid:
        if p.knowledge >= 4:
            w *= <float>1.4
    elif s.tracks[sp.faction] < r.track_max:
        for i in range(s.n_seats):
            rivals += (s.seats[i].factions >> sp.faction) & 1
        if (p.factions >> sp.faction) & 1:
            w += W.area_own
            rivals -= 1
        w -= W.area_rival * rivals / (s.n_seats - 1)
    if (p.factions >> sp.faction) & 1 and s.tracks[sp.faction] >= r.tier1:
        w += <float>0.5
    if held > 2:
        w *= <float>1.0 - W.area_stock * (held - 2)
    return w if w > W.void_ else W.void_


cdef float weigh_slot(const StateC* s, const SeatC* p, const SpaceC* sp, int face) noexcept nogil:
    """Joining or starting a construction site."""
    cdef int need = rules_of(s).site_needs - s.site_n[sp.site], same = 0, i
    if need == 1:
        return W.finish if p.stars_left == 1 else W.complete_site
    for i in range(MAX_DICE):
        same += p.loc[i] == LOC_HAND and p.face[i] == face
    if same >= need and resources(p) >= need and not (p.pen >> P_ONE_PLACEMENT) & 1:
        return W.join_site * W.site_pair
    if need == 2 and s.site_n[sp.site]:
        return W.join_site
    if s.n_seats == 2:
        return <float>0.5 * W.start_site
    return W.start_site


cdef float weigh_placement(const StateC* s, const SeatC* p, int space, int face) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[space]
    cdef bint room = p.hand_n < p.morale
    if sp.group == G_AREA:
        return weigh_area(s, p, sp, space, face)
    if sp.star:
        return weigh_star(s, p, sp)
    if sp.group == G_SLOT:
        return weigh_slot(s, p, sp, face)
    if sp.group == G_TUNNEL:
        return W.tunnel if room or resources(p) < 3 else W.tunnel_full
    if sp.group == G_TANK:
        if p.owned == 4 or (p.owned >= 2 and (p.pen >> P_NO_WORKER_GAIN) & 1):
            return W.void_ if sp.morale else <float>(0.2 * (p.knowledge - 1))
        if p.owned == 1:
            return W.worker_second
        return (W.worker_third if p.owned == 2 else W.worker_fourth) * (<float>1.0 if sp.morale or p.knowledge < 3 else <float>1.3)
    if sp.group == G_END:
        return W.tunnel_end if p.goods[sp.good] < 3 else <float>(0.3 * W.tunnel_end)
    if sp.artifacts:
        return W.bar if p.hand_n + 1 < p.morale else (W.bar_full if room else W.void_)
    return W.lounge if resources(p) < 4 else W.lounge_full


# ---------------------------------------------------------------- retrieving

cdef float weigh_retrieval(const StateC* s, const SeatC* p, move_t m, int free_faces, bint forced) noexcept nogil:
    """More workers are better, as far as the check allows; workers on unfinished sites stay."""
    cdef const RulesC* r = rules_of(s)
    cdef int n = 0, space
    cdef float w = W.retrieve_forced if forced else W.retrieve
    cdef double risk
    m >>= 6
    while m & 511:
        space = <int>((m >> 3) & 63) - 1
        m >>= 9
        n += 1
        if r.spaces[space].group == G_SLOT:
            w *= W.retrieve_site
    risk = check_risk(s, p, n, p.knowledge + free_faces)
    if p.owned <= 2:
        risk *= 0.5
    w *= <float>(n * (1.0 - 2.2 * risk if risk < 0.4 else 0.12 - 0.1 * risk))
    return w


# ---------------------------------------------------------------- other decisions

cdef float weigh_payment(const SeatC* p, move_t m, int dilemma_artifact) noexcept nogil:
    cdef float w = 1.0
    cdef int k, n
    for k in range(N_ARTIFACTS):
        n = m_art(m, k)
        if n:
            w *= W.pay_card if n == 1 else W.pay_card * W.pay_card
            if n > 2:
                w *= W.pay_card
            if k == dilemma_artifact and p.hand[k] <= n:
                w *= W.pay_dilemma_card
    for k in range(N_GOODS):
        n = m_good(m, k)
        if n:
            w *= <float>(1.0 + 0.2 * p.goods[k])
    return w


cdef float weigh_goods(const SeatC* p, move_t m) noexcept nogil:
    """Goods to take: the scarcer the better."""
    cdef float w = 1.0
    cdef int k
    for k in range(N_GOODS):
        if m_good(m, k):
            w *= <float>1.0 / (<float>1.0 + W.scarce * p.goods[k])
    if (m >> MORALE_SHIFT) & 3:
        w *= <float>(1.2 if p.morale < 4 else 0.4)
    if (m >> KNOWLEDGE_SHIFT) & 3:
        w *= <float>(1.5 if p.knowledge > 2 else 0.7)
    return w


cdef float weigh_buy(const StateC* s, const SeatC* p, move_t m, int dilemma_artifact) noexcept nogil:
    """A card of the bazaar: what it is good for, and what it costs."""
    cdef int kind = m_arg2(m) - 1, price
    cdef float w = 1.0
    if kind == dilemma_artifact and not p.hand[kind]:
        w *= W.buy_dilemma
    elif p.hand[kind] == 1:
        w *= W.buy_pair
    for price in range(rules_of(s).price[m_arg(m) - 1]):
        w *= W.buy_price
    return w


cdef float weigh_discard(const SeatC* p, move_t m, int dilemma_artifact) noexcept nogil:
    cdef float w = 1.0
    cdef int k, n, left
    for k in range(N_ARTIFACTS):
        n = <int>((m >> (6 + 3 * k)) & 7)
        if n:
            left = p.hand[k]
            w *= W.discard_pair if left >= 2 and left - n < 2 else W.discard_single
            if k == dilemma_artifact and left <= n:
                w *= W.discard_dilemma
    return w


cdef float weigh_use(const StateC* s, const SeatC* p, const FrameC* f) noexcept nogil:
    cdef const AbilityC* a = &rules_of(s).abilities[f.a]
    if a.knowledge and p.knowledge + a.knowledge >= 5:
        return W.use_risky
    return W.use


cdef float weigh_keep(const StateC* s, move_t m) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int a = r.cards[m_arg(m) - 1].faction, b
    if m_arg2(m):
        b = r.cards[m_arg2(m) - 1].faction
        return W.same_faction if a == b else <float>1.0
    return W.draft_active if a < N_FACTIONS and (s.revealed >> a) & 1 else <float>1.0


cdef float weigh_other(const StateC* s, const SeatC* p, const FrameC* f, move_t m, int dilemma_artifact) noexcept nogil:
    """Everything but turns and placements."""
    cdef int kind = m_kind(m), how
    if kind == M_PAY:
        return weigh_payment(p, m, dilemma_artifact)
    if kind == M_RETRIEVE_PAY:
        how = m_arg(m)
        if how == RP_FREE:
            return W.retrieve_free if p.hand_n < p.morale else <float>(0.3 * W.retrieve_free)
        if how == RP_RECRUIT:
            return W.retrieve_paid if p.knowledge >= 3 else <float>(0.4 * W.retrieve_paid)
        return W.retrieve_paid if p.morale < 5 else W.retrieve_paid_high
    if kind == M_TAKE:
        if (m >> ARTIFACT_BIT) & 1:
            return W.artifact if p.hand_n < p.morale else W.artifact_full
        return weigh_goods(p, m)
    if kind == M_USE:
        if f.kind == C_TURN:
            return W.free_action
        if f.kind == C_MORE:
            return W.extra_placement
        return W.use if f.kind == C_DRAW else weigh_use(s, p, f)
    if kind == M_BUY:
        return weigh_buy(s, p, m, dilemma_artifact)
    if kind == M_RETRIEVE:                      # Samuel, the Prison
        return weigh_retrieval(s, p, m, available_sum(p), False)
    if kind == M_LOSE:
        return <float>p.goods[m_arg(m)]
    if kind == M_DISCARD:
        return weigh_discard(p, m, dilemma_artifact)
    if kind == M_STAR:
        return W.star_tile if m_arg(m) >= N_FACTIONS else <float>1.0
    if kind == M_KEEP:
        return weigh_keep(s, m)
    if kind == M_OUTCOME:
        return W.outcome_star if m_arg(m) == 0 else <float>1.0
    if kind == M_FACE:
        return <float>(1.0 + (W.lower_face - 1.0) * (6 - m_arg(m)))
    if kind == M_ACCEPT:
        if f.kind == C_TRADE:
            return W.trade
        return <float>(3.0 if f.a != NOBODY or p.hand_n < p.morale else 0.2)
    if kind == M_STOP:
        return W.stop
    if kind == M_ANOTHER:
        return W.another if p.hand_n < p.morale else W.another_card
    return <float>1.0


cdef void policy_weights(const StateC* s, const move_t* moves, int n, float* weight) noexcept nogil:
    """weight[i] > 0 for every legal move of the decision at hand."""
    cdef const FrameC* f = &s.stack[s.n_stack - 1]
    cdef const SeatC* p = &s.seats[f.seat]
    cdef int i, kind, artifact = NOBODY, free_faces = 0
    cdef bint forced = True
    if p.dilemma != CARD_NONE and p.dilemma != CARD_UNKNOWN and not p.turn_flags & T_DILEMMA:
        artifact = rules_of(s).dilemma_artifact[p.dilemma - 1]
    if f.kind == C_TURN:
        free_faces = available_sum(p)
        forced = n > 0 and m_kind(moves[0]) != M_PLACE
    for i in range(n):
        kind = m_kind(moves[i])
        if kind == M_PLACE:
            weight[i] = weigh_placement(s, p, m_space(moves[i]), m_face(moves[i]))
        elif kind == M_RETRIEVE and f.kind == C_TURN:
            weight[i] = weigh_retrieval(s, p, moves[i], free_faces, forced)
        elif kind == M_DILEMMA:
            if p.stars_left == 1:
                weight[i] = W.finish
            else:
                weight[i] = W.dilemma_exact if p.hand[artifact] else W.dilemma_any
        else:
            weight[i] = weigh_other(s, p, f, moves[i], artifact)
        if weight[i] < W.void_:
            weight[i] = W.void_ * <float>0.1    # pointless, but never impossible


cdef int policy_pick(const StateC* s, const move_t* moves, int n, RngC* rng, int power) noexcept nogil:
    """A legal move drawn in proportion to the weights to the power of 1, 2 or 4; n <= MAX_MOVES."""
    cdef float weight[MAX_MOVES]
    cdef float total = 0.0, x
    cdef int i
    if n > MAX_MOVES:
        n = MAX_MOVES
    policy_weights(s, moves, n, weight)
    for i in range(n):
        if power >= 2:
            weight[i] *= weight[i]
        if power >= 4:
            weight[i] *= weight[i]
        total += weight[i]
    x = <float>rng_unit(rng) * total
    for i in range(n - 1):
        x -= weight[i]
        if x < 0:
            return i
    return n - 1


def weights(game):
    """Text -> weight of every legal move of a Game's decision at hand."""
    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.moves.writing import move_texts
    if not isinstance(game, Game):
        raise TypeError("a Game is needed")
    return weigh_game(game, move_texts(game))


from euphoria_ai.core.engine.game cimport Game


cdef dict weigh_game(Game game, dict texts):
    cdef move_t moves[MAX_MOVES]
    cdef float weight[MAX_MOVES]
    cdef int i = 0
    if game.s.n_stack == 0 or game.s.stack[game.s.n_stack - 1].kind >= F_FIRST_CHANCE:
        return {}
    for m in texts.values():
        moves[i] = m
        i += 1
    policy_weights(&game.s, moves, i, weight)
    return {text: weight[i] for i, text in enumerate(texts)}
