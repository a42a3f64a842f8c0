"""Invariants of a state: everything that is kept up to date step by step, recomputed from
scratch."""

from libc.stdint cimport uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *

cdef enum:                      # bits of status_bits
    STACK_OVERFLOW, NO_DECISION, OCCUPANCY, AREA_TOTALS, SITE_COUNT, OWNED, DIE_FACE, HAND_COUNT
    ARTIFACTS_CONSERVED, STARS_CONSERVED, TERRITORY, TRACKS, MASKS, RECRUITS, HAND_LIMIT
    TRACK_RANGE, KNOWN, DECK_COUNTS, TILES, DILEMMAS

STATUS = (                      # their names, in the same order
    "stack_overflow", "no_decision", "occupancy", "area_total", "site_count", "owned", "die_face",
    "hand_count", "artifacts_conserved", "stars_conserved", "territory", "tracks", "masks",
    "recruits", "hand_limit", "track_range", "known", "deck_counts", "tiles", "dilemmas",
)


cdef uint64_t check_dice(const StateC* s) noexcept nogil:
    """Where dice stand, and what they show."""
    cdef const RulesC* r = rules_of(s)
    cdef int occ[MAX_SPACES]
    cdef int total[N_FACTIONS]
    cdef int site[N_SITES]
    cdef int i, j, owned, loc
    cdef uint64_t bad = 0
    memset(occ, 0, sizeof(occ))
    memset(total, 0, sizeof(total))
    memset(site, 0, sizeof(site))
    for i in range(s.n_seats):
        owned = 0
        for j in range(MAX_DICE):
            loc = s.seats[i].loc[j]
            if loc == LOC_POOL:
                bad |= <uint64_t>(s.seats[i].face[j] != 0) << DIE_FACE
                continue
            owned += 1
            bad |= <uint64_t>(s.seats[i].face[j] > 6) << DIE_FACE
            if loc == LOC_HAND:
                continue
            bad |= <uint64_t>(s.seats[i].face[j] == 0) << DIE_FACE
            if r.spaces[loc].group == G_AREA:
                total[loc] += s.seats[i].face[j]
                continue
            bad |= <uint64_t>(occ[loc] != 0) << OCCUPANCY
            occ[loc] = i * 4 + j + 1
            if r.spaces[loc].group == G_SLOT:
                site[r.spaces[loc].site] += 1
        bad |= <uint64_t>(owned != s.seats[i].owned or owned == 0) << OWNED
    for i in range(MAX_SPACES):
        bad |= <uint64_t>(occ[i] != s.occ[i] or (s.taken >> i) & 1 != (occ[i] != 0)) << OCCUPANCY
    for i in range(N_FACTIONS):
        bad |= <uint64_t>(total[i] != s.area_total[i]) << AREA_TOTALS
    for i in range(N_SITES):
        bad |= <uint64_t>(site[i] != s.site_n[i]) << SITE_COUNT
    return bad


cdef uint64_t check_cards(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int total[N_ARTIFACTS]
    cdef CardSetC seen
    cdef int i, j, n, card, k
    cdef uint64_t bad = 0
    for k in range(N_ARTIFACTS):
        total[k] = s.deck[k] + s.discard[k]
    for i in range(N_BAZAAR):
        if s.bazaar[i]:
            total[s.bazaar[i] - 1] += 1
    for i in range(s.n_seats):
        n = 0
        for k in range(N_ARTIFACTS):
            n += s.seats[i].hand[k]
            total[k] += s.seats[i].hand[k]
        bad |= <uint64_t>(n != s.seats[i].hand_n) << HAND_COUNT
    for i in range(s.n_stack):
        if s.stack[i].kind == F_ABILITY and r.abilities[s.stack[i].ability.ability].draws_aside:
            for k in range(N_ARTIFACTS):
                total[k] += count_in(s.stack[i].ability.cards, k)
    for k in range(N_ARTIFACTS):
        bad |= <uint64_t>(total[k] != r.copies) << ARTIFACTS_CONSERVED
    seen = cards_in_either(&s.recruit_deck, &s.gone)
    for i in range(s.n_seats):
        for j in range(MAX_SLOTS):
            for k in range(2):
                card = s.seats[i].recruit[j] if k == 0 else s.seats[i].refused[j]
                if card:
                    card -= 1
                    if has_card(&seen, card) or not r.cards[card].used:
                        bad |= <uint64_t>1 << RECRUITS
                    add_card(&seen, card)
            if slot_flags(&s.seats[i], j) and not s.seats[i].recruit[j]:
                bad |= <uint64_t>1 << RECRUITS
    return bad


cdef uint64_t check_decks(const StateC* s) noexcept nogil:
    """Counts beside decks, tiles face up or unseen, dilemmas dealt or in the deck."""
    cdef int i, n = 0
    cdef uint64_t bad = 0, tiles = s.tiles_unseen, bit
    cdef int dilemmas = s.dilemma_deck
    for i in range(N_ARTIFACTS):
        n += s.deck[i]
    bad |= <uint64_t>(n != s.deck_n) << DECK_COUNTS
    bad |= <uint64_t>(count_cards(&s.recruit_deck) != s.recruit_deck_n) << DECK_COUNTS
    for i in range(N_SITES):
        if s.tiles[i]:
            bit = <uint64_t>1 << (s.tiles[i] - 1)
            bad |= <uint64_t>(tiles & bit != 0 or not rules_of(s).tiles & bit) << TILES
            tiles |= bit
    bad |= <uint64_t>(tiles & ~rules_of(s).tiles != 0) << TILES
    for i in range(s.n_seats):
        if s.seats[i].dilemma:
            n = 1 << (s.seats[i].dilemma - 1)
            bad |= <uint64_t>(dilemmas & n != 0) << DILEMMAS
            dilemmas |= n
    return bad


cdef uint64_t check_stars(const StateC* s) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int i, j, placed, sum_
    cdef uint64_t bad = 0
    for i in range(s.n_seats):
        placed = popcount64(s.seats[i].tile_stars) + (s.seats[i].turn_flags & T_DILEMMA_STAR != 0)
        for j in range(MAX_SLOTS):
            placed += slot_flags(&s.seats[i], j) & R_STAR != 0
            placed += slot_flags(&s.seats[i], j) & R_SECOND != 0
        for j in range(N_FACTIONS):
            placed += s.territory[j][i]
        bad |= <uint64_t>(placed + s.seats[i].stars_left != r.stars) << STARS_CONSERVED
        for j in range(N_SITES):
            if (s.seats[i].tile_stars >> j) & 1 and not s.tiles[j]:
                bad |= <uint64_t>1 << STARS_CONSERVED
    for j in range(N_FACTIONS):
        sum_ = 0
        for i in range(s.n_seats):
            sum_ += s.territory[j][i]
        bad |= <uint64_t>(sum_ != s.territory_n[j] or sum_ > r.territory_cap) << TERRITORY
    return bad


cdef uint64_t status_bits(const StateC* s) noexcept nogil:
    """Everything incremental recomputed from scratch; a set bit names a broken invariant
    (STATUS)."""
    cdef const RulesC* r = rules_of(s)
    cdef StateC copy
    cdef const SeatC* p
    cdef const SeatC* fresh
    cdef uint64_t bad = 0
    cdef int i, o, k
    bad |= <uint64_t>(s.over == OVER_FAULT) << STACK_OVERFLOW
    bad |= <uint64_t>(s.n_stack == 0 and not s.over) << NO_DECISION
    bad |= check_dice(s) | check_cards(s) | check_decks(s) | check_stars(s)
    copy = s[0]
    if not (bad >> RECRUITS) & 1:     # what a missing card answers is nowhere written
        refresh_all(&copy)
    for i in range(s.n_seats):
        p = &s.seats[i]
        fresh = &copy.seats[i]
        if fresh.hears != p.hears or fresh.pen != p.pen or fresh.factions != p.factions:
            bad |= <uint64_t>1 << MASKS
        if s.n_stack and top(&copy).kind == C_TURN:
            bad |= <uint64_t>(p.hand_n > p.morale) << HAND_LIMIT
        if not 1 <= p.morale <= 6 or not 1 <= p.knowledge <= p.knowledge_cap:
            bad |= <uint64_t>1 << TRACK_RANGE
        for o in range(s.n_seats):
            for k in range(N_ARTIFACTS):
                if o != i and count_in(s.known[o][i], k) > s.seats[i].hand[k]:
                    bad |= <uint64_t>1 << KNOWN
    for i in range(N_FACTIONS):
        bad |= <uint64_t>(s.tracks[i] > r.track_max) << TRACKS
    for i in range(N_TUNNELS):
        bad |= <uint64_t>(s.miners[i] > r.tunnel_end) << TRACKS
    return bad
