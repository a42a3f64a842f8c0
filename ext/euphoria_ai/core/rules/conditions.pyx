"""Conditions of abilities: is it true now, for the owner of this row?"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64, popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.rules.targets cimport legal_spaces
from euphoria_ai.core.rules.vocabulary cimport *


CONDITIONS = ("always", "no_artifacts", "no_resources", "alone", "sole_highest", "sole_lowest", "same_face", "track_open", "victim_higher",
              "victim_without_faction", "not_bumped", "doubles", "helped", "not_helped", "free_retrieval", "all_from_region",
              "star_on_board", "retrieved_to_spare", "workers_to_spare", "new_worker_waits", "bumps_other", "no_access", "paid_gold",
              "total_14", "knowledge_gained", "doubling_matters", "one_less_matters", "total_high", "two_commodities", "opponent_here",
              "own_on_areas", "star_on_tile", "worker_stands", "victim_knowledge_3", "paid_three_types", "holds_box", "holds_bat",
              "holds_reading", "has_hidden", "penalising_market", "worker_at_stake", "room_for_worker", "retrieved_two",
              "retrieved_three", "yield_single", "gained_bear", "gained_balloon", "gained_reading", "balloon_marked")


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


cdef bint holds(StateC* s, int cond, int seat, const AbilityC* a, int subject) noexcept nogil:
    """Is the condition of this ability true now for its owner?  `subject` is the other player of the event."""
    cdef const RulesC* r = rules_of(s)
    cdef SeatC* p = &s.seats[seat]
    cdef RetrievalF* retrieval
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
        return (find_frame(s, F_COMPLETION).completion.helpers >> seat) & 1
    elif cond == COND_NOT_HELPED:
        return not (find_frame(s, F_COMPLETION).completion.helpers >> seat) & 1
    elif cond == COND_FREE_RETRIEVAL:
        retrieval = &find_frame(s, F_RETRIEVAL).retrieval
        return retrieval.free and retrieval.dice
    elif cond == COND_ALL_FROM_REGION:
        return (find_frame(s, F_RETRIEVAL).retrieval.regions >> r.cards[a.card].faction) & 1
    elif cond == COND_STAR_ON_BOARD:
        return s.pl_flags & PL_STAR_BOARD != 0
    elif cond == COND_RETRIEVED_TO_SPARE:
        return find_frame(s, F_RETRIEVAL).retrieval.dice and p.owned >= 2
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
    cdef PlacementF* f
    cdef int i, n
    if cond == COND_TOTAL_14:
        return check_total(s, seat, find_frame(s, F_ROLL).roll.dice) >= 14
    elif cond == COND_KNOWLEDGE_GAINED:
        return s.pl_flags & PL_KNOWLEDGE != 0
    elif cond == COND_DOUBLING_MATTERS:
        return band(s, find_frame(s, F_PLACEMENT).placement.total) != band(s, 2 * s.pl_face)
    elif cond == COND_ONE_LESS_MATTERS:
        f = &find_frame(s, F_PLACEMENT).placement
        return not f.flags & AREA_REPLACED and band(s, f.total) != band(s, f.total - 1)
    elif cond == COND_TOTAL_HIGH:
        return find_frame(s, F_PLACEMENT).placement.total >= r.band_high
    elif cond == COND_TWO_COMMODITIES:
        f = &find_frame(s, F_PLACEMENT).placement
        return not f.flags & AREA_RESOURCE and granted(s, seat, r.spaces[s.pl_space].good, f.amount) >= 2
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
        return p.hand[BOX] > 0
    elif cond == COND_HOLDS_BAT:
        return p.hand[BAT] > 0
    elif cond == COND_HOLDS_READING:
        return p.hand[BOOK] > 0 or p.hand[BIFOCALS] > 0
    elif cond == COND_HAS_HIDDEN:
        return hidden_slots(s, seat) != 0
    elif cond == COND_PENALISING_MARKET:
        for i in range(N_SITES):
            if s.tiles[i] and not (p.tile_stars >> i) & 1:
                return True
        return False
    elif cond == COND_WORKER_AT_STAKE:
        return find_frame(s, F_ROLL).roll.loss == AT_STAKE
    elif cond == COND_ROOM_FOR_WORKER:
        return p.owned < MAX_DICE and not (p.owned >= 2 and penalised(s, seat, P_NO_WORKER_GAIN))
    elif cond == COND_RETRIEVED_TWO:
        return popcount64(find_frame(s, F_RETRIEVAL).retrieval.dice) >= 2
    elif cond == COND_RETRIEVED_THREE:
        return popcount64(find_frame(s, F_RETRIEVAL).retrieval.dice) >= 3 and resources(p) > 0
    elif cond == COND_YIELD_SINGLE:
        return find_frame(s, F_PLACEMENT).placement.yields != YIELD_BOTH
    elif cond == COND_GAINED_BEAR:
        return find_frame(s, F_GAIN).gain.artifact == BEAR + 1
    elif cond == COND_GAINED_BALLOON:
        return find_frame(s, F_GAIN).gain.artifact == BALLOON + 1
    elif cond == COND_GAINED_READING:
        return find_frame(s, F_GAIN).gain.artifact == BIFOCALS + 1 or find_frame(s, F_GAIN).gain.artifact == BOOK + 1
    elif cond == COND_BALLOON_MARKED:
        return s.balloon and p.loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE
    return False
