"""The policy's weights of the moves of a turn: placements and retrievals.

Finish sites, turn goods into stars, bring workers back by the risk of the check.
"""

from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.risk cimport check_risk


# ---------------------------------------------------------------- placements

cdef bint tile_open(
    const StateC* s, const RulesC* r, const SeatC* p, const SpaceC* sp
) noexcept nogil:
    """The star of this visit could go on a tile."""
    cdef int i
    for i in range(N_SITES):
        if s.tiles[i] and not (p.tile_stars >> i) & 1:
            if sp.group == G_ARTIFACT_MARKET and r.spaces[r.market_first + i].faction == sp.faction:
                return True
            if sp.group == G_MARKET and sp.site == i and r.iib_tweaks:
                return True
    return False


cdef float weigh_star(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, const SpaceC* sp
) noexcept nogil:
    """A visit that gives a star, if any place is open for it."""
    cdef const RulesC* r = rules_of(s)
    cdef bint tile = tile_open(s, r, p, sp)
    if tile or s.territory_n[sp.faction] < r.territory_cap:
        if p.stars_left == 1:
            return w.finish
        return w.star * w.star_frees if tile else w.star
    if s.tracks[sp.faction] < r.track_max and (p.factions >> sp.faction) & 1:
        return w.track_only
    return w.idle


cdef float weigh_track(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, int faction
) noexcept nogil:
    """What a step of allegiance adds: an own recruit's gain, less that of rivals."""
    cdef bint own = (p.factions >> faction) & 1
    cdef int i, rivals = -own
    for i in range(s.n_seats):
        rivals += (s.seats[i].factions >> faction) & 1
    return (w.area_own if own else 0) - w.area_rival * rivals / (s.n_seats - 1)


cdef float weigh_area(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, const SpaceC* sp, int space, int face
) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int total = s.area_total[space] + face
    cdef int held = p.goods[sp.good]
    cdef float weight = w.area
    if total >= r.band_high:
        weight = w.area_high if p.knowledge < 5 else w.area_high * w.area_high_learned
    elif total >= r.band_mid:
        if p.knowledge >= 4:
            weight *= w.area_mid_learned
    elif s.tracks[sp.faction] < r.track_max:
        weight += weigh_track(s, w, p, sp.faction)
    if (p.factions >> sp.faction) & 1 and s.tracks[sp.faction] >= r.tier1:
        weight += w.area_tier
    if held > 2:
        weight *= 1 - w.area_stock * (held - 2)
    return max(weight, w.idle)


cdef float weigh_slot(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, const SpaceC* sp, int face
) noexcept nogil:
    """Joining or starting a construction site."""
    cdef int need = rules_of(s).site_needs - s.site_n[sp.site], same = 0, i
    if need == 1:
        return w.finish if p.stars_left == 1 else w.complete_site
    for i in range(MAX_DICE):
        same += p.loc[i] == LOC_HAND and p.face[i] == face
    if same >= need and resources(p) >= need and not (p.pen >> P_ONE_PLACEMENT) & 1:
        return w.join_site * w.site_pair
    if need == 2 and s.site_n[sp.site]:
        return w.join_site
    return w.start_site * w.start_site_two_seats if s.n_seats == 2 else w.start_site


cdef float weigh_tank(const TurnWeightsC* w, const SeatC* p, const SpaceC* sp) noexcept nogil:
    """A new worker, or, where none is to be had, the track change."""
    cdef float weight
    if p.owned == MAX_DICE or (p.owned >= 2 and (p.pen >> P_NO_WORKER_GAIN) & 1):
        return w.idle if sp.morale else w.tank_knowledge * (p.knowledge - 1)
    if p.owned == 1:
        return w.worker_second
    weight = w.worker_third if p.owned == 2 else w.worker_fourth
    return weight if sp.morale or p.knowledge < 3 else weight * w.worker_learned


cdef float weigh_placement(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, int space, int face
) noexcept nogil:
    """A worker on a space; where the face does not matter (face_matters) any will do."""
    cdef const SpaceC* sp = &rules_of(s).spaces[space]
    cdef bint room = p.hand_n < p.morale
    if sp.group == G_AREA:
        return weigh_area(s, w, p, sp, space, face)
    if sp.star:
        return weigh_star(s, w, p, sp)
    if sp.group == G_SLOT:
        return weigh_slot(s, w, p, sp, face)
    if sp.group == G_TUNNEL:
        return w.tunnel if room or resources(p) < 3 else w.tunnel_full
    if sp.group == G_TANK:
        return weigh_tank(w, p, sp)
    if sp.group == G_END:
        return w.tunnel_end if p.goods[sp.good] < 3 else w.tunnel_end * w.tunnel_end_stock
    if sp.artifacts:
        return w.bar if p.hand_n + 1 < p.morale else (w.bar_full if room else w.idle)
    return w.lounge if resources(p) < 4 else w.lounge_full


# ---------------------------------------------------------------- the dilemma

cdef int wanted_artifact(const StateC* s, const SeatC* p) noexcept nogil:
    """What the seat's own unused dilemma asks for, NOBODY if there is none."""
    if p.dilemma == CARD_NONE or p.dilemma == CARD_UNKNOWN or p.turn_flags & T_DILEMMA:
        return NOBODY
    return rules_of(s).dilemma_artifact[p.dilemma - 1]


cdef float weigh_dilemma(const StateC* s, const TurnWeightsC* w, const SeatC* p) noexcept nogil:
    """Solving the own dilemma, with the artifact it asks for or any two."""
    if p.stars_left == 1:
        return w.finish
    return w.dilemma_exact if p.hand[wanted_artifact(s, p)] else w.dilemma_any


# ---------------------------------------------------------------- retrieving

cdef void weigh_counts(
    const StateC* s, const RetrievalWeightsC* w, const SeatC* p, int most, int free_faces,
    bint forced, float* by_count,
) noexcept nogil:
    """by_count[n]: weight of retrieving n workers, 1 to `most`: more are better, as far as the
    check allows.
    """
    cdef float worker = w.worker_forced if forced else w.worker
    cdef float risk
    cdef int n
    for n in range(1, most + 1):
        risk = <float>check_risk(s, p, n, p.knowledge + free_faces)
        if p.owned <= 2:
            risk *= w.few_workers
        if risk < w.risk_high:
            by_count[n] = worker * (n * (1 - w.risk * risk))
        else:
            by_count[n] = worker * (n * (w.risk_high_worker - w.risk_high_slope * risk))


cdef float weigh_retrieval(
    const StateC* s, const RetrievalWeightsC* w, const float* by_count, move_t m
) noexcept nogil:
    """Workers on unfinished sites stay."""
    cdef const RulesC* r = rules_of(s)
    cdef float weight = 1
    cdef int n = 0
    m >>= 6
    while m & 511:
        if r.spaces[((m >> 3) & 63) - 1].group == G_SLOT:
            weight *= w.site
        m >>= 9
        n += 1
    return weight * by_count[n]
