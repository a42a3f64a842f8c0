"""Facts of a seat that its rivals look at too: stars it can place, how near its recruits are.

They read the state as it is, hidden cards included: for dealt worlds only (see `search.features`).
"""

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.rules.costs cimport dilemma_payable
from euphoria_ai.core.rules.targets cimport legal_spaces

cdef enum:
    FAR = 12                    # steps to an activation that will not come by a track


cdef int steps_to_activation(const StateC* s, int faction) noexcept nogil:
    """R83, R58: how far the nearer of track and tunnel is from turning hidden recruits up."""
    cdef const RulesC* r = rules_of(s)
    cdef int steps = FAR
    if faction < N_FACTIONS:
        steps = r.tier3 - s.tracks[faction]
        if faction < N_TUNNELS:
            steps = min(steps, r.tunnel_reveal - s.miners[faction])
    return max(steps, 0)


cdef void recruit_facts(const StateC* s, const SeatC* p, FactsC* facts) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int slot, flags, faction, active = 0, best = 0, nearest = FAR
    for slot in range(MAX_SLOTS):
        if p.recruit[slot] == CARD_NONE:
            continue
        flags = slot_flags(p, slot)
        faction = r.cards[p.recruit[slot] - 1].faction
        if not flags & R_ACTIVE:
            nearest = min(nearest, steps_to_activation(s, faction))
            continue
        active += 1
        if faction < N_FACTIONS and not flags & R_STAR:
            best = max(best, s.tracks[faction])
    facts.fact[FACT_ACTIVE_RECRUITS] = active
    facts.fact[FACT_BEST_TRACK] = best
    facts.fact[FACT_ACTIVATION] = FAR - nearest


cdef void site_facts(const StateC* s, const SeatC* p, FactsC* facts) noexcept nogil:
    """Sites that one worker completes, and tiles without an own star."""
    cdef const RulesC* r = rules_of(s)
    cdef int i
    facts.sites = facts.open_tiles = 0
    for i in range(N_SITES):
        if s.tiles[i]:
            facts.open_tiles |= (not (p.tile_stars >> i) & 1) << i
        elif s.site_n[i] == r.site_needs - 1 and facts.legal & r.site_slots[i]:
            facts.sites |= 1 << i


cdef void star_facts(const StateC* s, FactsC* facts) noexcept nogil:
    """Visits that give a star which has a place: on the territory, or on a tile (R72)."""
    cdef const RulesC* r = rules_of(s)
    cdef uint64_t left = facts.legal & (r.artifact_mask | r.icarite_mask | r.market_mask)
    cdef const SpaceC* sp
    cdef int space, tiles, i
    facts.star_spaces = 0
    facts.tiles = 0
    while left:
        space = ctz64(left)
        left &= left - 1
        sp = &r.spaces[space]
        if not sp.star:
            continue
        tiles = 0
        if sp.group == G_MARKET:
            tiles = facts.open_tiles & (1 << sp.site) if r.iib_tweaks else 0
        elif sp.group == G_ARTIFACT_MARKET:
            for i in range(N_SITES):
                if r.spaces[r.market_first + i].faction == sp.faction:
                    tiles |= facts.open_tiles & (1 << i)
        if tiles or s.territory_n[sp.faction] < r.territory_cap:
            facts.star_spaces |= <uint64_t>1 << space
            facts.tiles |= tiles


cdef void seat_facts(const StateC* s, int seat, FactsC* facts) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int i, in_hand = 0, ways
    cdef bint pays = dilemma_payable(s, seat)
    for i in range(MAX_DICE):
        in_hand += p.loc[i] == LOC_HAND and p.face[i] != 0
    facts.legal = legal_spaces(s, seat)
    site_facts(s, p, facts)
    star_facts(s, facts)
    recruit_facts(s, p, facts)
    ways = popcount64(facts.star_spaces) + popcount64(facts.sites)
    facts.fact[FACT_STARS_LEFT] = p.stars_left
    facts.fact[FACT_RESOURCES] = min(resources(p), 31)
    facts.fact[FACT_COMMODITIES] = min(commodities(p), 31)
    facts.fact[FACT_HAND] = p.hand_n
    facts.fact[FACT_DILEMMA_PAYABLE] = pays
    facts.fact[FACT_DILEMMA_OPEN] = not p.turn_flags & T_DILEMMA
    facts.fact[FACT_MORALE] = p.morale
    facts.fact[FACT_KNOWLEDGE] = p.knowledge
    facts.fact[FACT_WORKERS] = p.owned
    facts.fact[FACT_IN_HAND] = in_hand
    facts.fact[FACT_TILE_STARS] = popcount64(p.tile_stars)
    facts.fact[FACT_STAR_SPACES] = popcount64(facts.star_spaces)
    facts.fact[FACT_PAYABLE_TILES] = popcount64(facts.tiles)
    facts.fact[FACT_SITES] = popcount64(facts.sites)
    facts.fact[FACT_READY] = in_hand if ways and in_hand else pays
    facts.fact[FACT_WINS] = facts.fact[FACT_READY] if p.stars_left == 1 else 0


cdef void state_facts(const StateC* s, FactsC* facts) noexcept nogil:
    """facts: one per seat."""
    cdef int seat
    for seat in range(s.n_seats):
        seat_facts(s, seat, &facts[seat])
