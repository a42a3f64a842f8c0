"""What spaces give (R28): areas, tank, tunnels, exclusive spaces, and visits with their stars."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.rules.triggers cimport answer, answer_inline, own_window
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.stars cimport (
    end_star_event, move_miner, move_track, star_on_territory, star_on_tile,
)
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *


cdef uint64_t AREA_EVENTS = (
    (<uint64_t>1 << E_AREA_ARRIVED) | (<uint64_t>1 << E_AREA_TOTAL)
    | (<uint64_t>1 << E_AREA_SETTLED) | (<uint64_t>1 << E_NO_TIER1)
)


cdef bint tier(const StateC* s, int seat, int faction, int level) noexcept nogil:
    """R81, R82: an active recruit of the faction, the level reached before this placement, no tile
    against it."""
    if not (s.seats[seat].factions >> faction) & 1 or s.pl_levels[faction] < level:
        return False
    return not penalised(s, seat, P_NO_TIERS)


cdef void step_benefit(StateC* s, PlacementF* f) noexcept nogil:
    cdef int group = rules_of(s).spaces[s.pl_space].group
    if group == G_AREA:
        benefit_area(s, f)
    elif group == G_TANK:
        benefit_tank(s, f)
    elif group == G_TUNNEL:
        benefit_tunnel(s, f)
    elif group == G_END:
        gain_good(s, f.seat, rules_of(s).spaces[s.pl_space].good,
                  commodity_gain(s, f.seat, rules_of(s).spaces[s.pl_space].amount))  # R60
        f.step = PLACE_BENEFIT_OVER
    elif group == G_SLOT:
        f.step = PLACE_BENEFIT_OVER                             # R62: no other benefit
    else:
        benefit_visit(s, f)


cdef void benefit_area(StateC* s, PlacementF* f) noexcept nogil:
    """R43-R45: who is there, total, amount, goods, track, knowledge."""
    cdef int step = f.step
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef int n, band
    # the common case, in one go
    if step == AREA_ARRIVED and not s.seats[f.seat].hears & AREA_EVENTS:
        f.total = s.area_total[s.pl_space]
        n = r.band_goods[band_of(s, f.total)] + tier(s, f.seat, sp.faction, r.tier1)
        f.amount = <uint8_t>commodity_gain(s, f.seat, n)
        f.step = AREA_GOODS
    elif step == AREA_ARRIVED:
        f.step = AREA_TOTAL
        own_window(s, E_AREA_ARRIVED, f.seat, NOBODY)
    elif step == AREA_TOTAL:
        f.step = AREA_AMOUNT
        f.total = s.area_total[s.pl_space]
        own_window(s, E_AREA_TOTAL, f.seat, NOBODY)
    elif step == AREA_AMOUNT:
        f.step = AREA_GOODS
        n = r.band_goods[band_of(s, f.total)]
        if tier(s, f.seat, sp.faction, r.tier1) and answer(s, f.seat, E_NO_TIER1) == NULL:
            n += 1
        f.amount = <uint8_t>commodity_gain(s, f.seat, n)
        own_window(s, E_AREA_SETTLED, f.seat, NOBODY)
    elif step == AREA_GOODS:
        f.step = AREA_TRACK
        area_goods(s, f, sp)
    elif step == AREA_TRACK:
        f.step = AREA_HANDS
        band = band_of(s, f.total)
        if r.band_track[band]:
            move_track(s, sp.faction, r.band_track[band])
            end_star_event(s)
        if r.band_knowledge[band] < 0:
            lose_knowledge(s, f.seat, -r.band_knowledge[band])
        elif r.band_knowledge[band] > 0:
            n = s.seats[f.seat].knowledge
            gain_knowledge(s, f.seat, r.band_knowledge[band])
            if s.seats[f.seat].knowledge > n:
                s.pl_flags |= PL_KNOWLEDGE
    else:
        f.step = PLACE_BENEFIT_OVER
        check_hands(s)


cdef void area_goods(StateC* s, const PlacementF* f, const SpaceC* sp) noexcept nogil:
    cdef int seat = f.seat
    if f.flags & AREA_ARTIFACT:
        push_draws(s, seat, 1, 0)
    elif f.flags & AREA_RESOURCE:
        gain_good(s, seat, sp.good, f.amount - 1)
        gain_good(s, seat, region_resource(s, sp.faction), 1)
    else:
        gain_good(s, seat, sp.good, f.amount)
    answer_inline(s, E_AREA_GOODS, seat)


cdef int region_resource(const StateC* s, int faction) noexcept nogil:
    """The resource that a region's tunnel digs."""
    cdef const RulesC* r = rules_of(s)
    return r.spaces[<int>ctz64(r.tunnel_mask & r.region[faction])].good


cdef void benefit_tank(StateC* s, PlacementF* f) noexcept nogil:
    """R46, R47: track change, die from the pool, exchanges for a new worker, roll and check."""
    cdef int step = f.step
    cdef const SpaceC* sp = &rules_of(s).spaces[s.pl_space]
    cdef SeatC* p = &s.seats[f.seat]
    if step == TANK_TRACK:
        f.step = TANK_NEW_WORKER
        change_morale(s, f.seat, sp.morale)
        change_knowledge(s, f.seat, sp.knowledge)
        answer_inline(s, E_TANK_TRACK, f.seat)
        if p.owned == MAX_DICE or (p.owned >= 2 and penalised(s, f.seat, P_NO_WORKER_GAIN)):
            f.step = TANK_HANDS
            return
        s.pl_new_die = <uint8_t>(take_worker(s, f.seat) + 1)
        s.pl_flags |= PL_GAINED_WORKER
        f.dice = <uint8_t>(1 << (s.pl_new_die - 1))
    elif step == TANK_NEW_WORKER:
        f.step = TANK_ROLL
        own_window(s, E_NEW_WORKER, f.seat, NOBODY)
    elif step == TANK_ROLL:
        f.step = TANK_HANDS
        push(s, F_ROLL, f.seat).roll.dice = f.dice
    else:
        f.step = PLACE_BENEFIT_OVER
        check_hands(s)


cdef void benefit_tunnel(StateC* s, PlacementF* f) noexcept nogil:
    """R56-R58: resource, artifact, miner."""
    cdef int step = f.step
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef TakeF* c
    if step == TUNNEL_YIELD:
        f.step = TUNNEL_CHOICE
        if tier(s, f.seat, sp.faction, r.tier2) or answer(s, f.seat, E_TUNNEL_BOTH) != NULL:
            f.yields = YIELD_BOTH
        else:
            own_window(s, E_TUNNEL_SINGLE, f.seat, NOBODY)
    elif step == TUNNEL_CHOICE:
        f.step = TUNNEL_RESOURCE
        if f.yields == 0:
            c = &push(s, C_TAKE, f.seat).take
            c.kinds = <uint8_t>(1 << sp.good)
            c.n = 1
            c.also = TAKE_YIELD
    elif step == TUNNEL_RESOURCE:
        f.step = TUNNEL_ARTIFACT
        if f.yields & YIELD_RESOURCE:
            gain_good(s, f.seat, sp.good, 1)
            own_window(s, E_TUNNEL_RESOURCE, f.seat, NOBODY)
    elif step == TUNNEL_ARTIFACT:
        f.step = TUNNEL_MINER
        if f.yields & YIELD_ARTIFACT:
            push_draws(s, f.seat, 1, 0)
    else:
        f.step = PLACE_BENEFIT_OVER
        move_miner(s, sp.faction, 1)
        check_hands(s)


cdef void benefit_visit(StateC* s, PlacementF* f) noexcept nogil:
    """R69-R79: star, track, end test; then the Icarite artifact, resources, artifacts."""
    cdef int step = f.step
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef int places, n
    cdef TakeF* c
    if step == VISIT_STAR:
        f.step = VISIT_TRACK
        if sp.star:
            places = star_places(s)
            if places & (places - 1):
                push(s, C_STAR, f.seat).star.places = <uint32_t>places
            elif places:
                put_star(s, ctz64(places))
    elif step == VISIT_TRACK:
        f.step = VISIT_TIER
        move_track(s, sp.faction, sp.track)
        end_star_event(s)
    elif step == VISIT_TIER:
        f.step = VISIT_RESOURCES
        if sp.faction == ICARITE and s.pl_flags & PL_STAR_BOARD:
            if tier(s, f.seat, ICARITE, r.tier2):
                push_draws(s, f.seat, 1, 0)     # R79
    elif step == VISIT_RESOURCES:
        f.step = VISIT_ARTIFACTS
        n = resource_gain(s, f.seat, sp.resources)
        if n:
            c = &push(s, C_TAKE, f.seat).take
            c.kinds = 7 << GOLD
            c.n = <uint8_t>n
    elif step == VISIT_ARTIFACTS:
        f.step = VISIT_HANDS
        if sp.artifacts:
            push_draws(s, f.seat, sp.artifacts, 0)
    else:
        f.step = PLACE_BENEFIT_OVER
        check_hands(s)


cdef int star_places(const StateC* s) noexcept nogil:
    """Where the star of the visit being carried out may go (R69-R76): bits 0-3 territories, 4-9
    tiles by site."""
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef const SeatC* p = &s.seats[s.active]
    cdef int i, there, places = 0
    if p.stars_left == 0:
        return 0                                # R104
    if s.territory_n[sp.faction] < r.territory_cap:
        places |= 1 << sp.faction
    for i in range(N_SITES):
        if not s.tiles[i] or (p.tile_stars >> i) & 1:
            continue                            # R73
        there = r.spaces[<int>ctz64(r.market_mask) + i].faction
        if sp.group == G_ARTIFACT_MARKET and there == sp.faction:
            places |= 1 << (4 + i)              # R74
        elif sp.group == G_MARKET and sp.site == i and r.iib_tweaks:
            places |= 1 << (4 + i)              # R71
    if not s.territory_n[sp.faction] and penalised(s, s.active, P_NO_EMPTY_TERRITORY):
        places &= ~15
    return places


cdef void put_star(StateC* s, int place) noexcept nogil:
    s.pl_flags |= PL_STAR_BOARD
    if place < N_FACTIONS:
        star_on_territory(s, s.active, place)
    else:
        s.pl_flags |= PL_STAR_TILE
        star_on_tile(s, s.active, place - N_FACTIONS)
