"""The features of the learned evaluation: what it sees of a dealt state, as small whole numbers.

A state has features of the board, the same for all, and features of each seat: what it has, then
the facts of the rival with the most stars, of all rivals on the mean, and of the next seat.  They
are written one after the other, and `board_names` and `seat_names` name them in the same order.
Whether a number helps is the training's business; here it must be right and quick.

They read the state as it is, hidden cards included, so they are for worlds dealt from a position
and for training on finished games, never for a true state that somebody is to be advised about.
"""

from libc.stdint cimport uint8_t, uint16_t, uint64_t
from euphoria_ai.core.state.bits cimport ctz64
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.engine.game cimport Game
from euphoria_ai.core.search.facts cimport *
from euphoria_ai.core.search.risk cimport risk_of

cdef enum:
    MAX_PENALTIES = 64          # bits of SeatC.pen
    MEAN_PARTS = 4              # means over the rivals are told in quarters
    LAST_ROUND = 60             # rounds are counted up to here


# ---------------------------------------------------------------- writing numbers

cdef inline void begin(FeaturesC* out) noexcept nogil:
    out.n = out.at = 0


cdef inline void put(FeaturesC* out, int value) noexcept nogil:
    """The next feature; 0 to 255."""
    out.index[out.n] = <uint16_t>out.at
    out.value[out.n] = <uint8_t>min(max(value, 0), 255)
    out.n += value > 0
    out.at += 1


cdef inline void put_up_to(FeaturesC* out, int value, int low, int high) noexcept nogil:
    """A feature per step: is it at least low, ... high?"""
    cdef int step
    for step in range(low, high + 1):
        put(out, value >= step)


cdef inline void put_down_to(FeaturesC* out, int value, int low, int high) noexcept nogil:
    """A feature per step: is it at most low, ... high?"""
    cdef int step
    for step in range(low, high + 1):
        put(out, value <= step)


cdef inline void put_bits(FeaturesC* out, uint64_t bits, int count) noexcept nogil:
    """A feature per bit."""
    while bits:
        out.index[out.n] = <uint16_t>(out.at + ctz64(bits))
        out.value[out.n] = 1
        out.n += 1
        bits &= bits - 1
    out.at += count


cdef inline void put_one_of(FeaturesC* out, int value, int count) noexcept nogil:
    """A feature per value; that of the value at hand is 1."""
    if 0 <= value < count:
        out.index[out.n] = <uint16_t>(out.at + value)
        out.value[out.n] = 1
        out.n += 1
    out.at += count


cdef inline void put_at(FeaturesC* out, int offset) noexcept nogil:
    """A 1 further on; the caller moves on past all of them."""
    out.index[out.n] = <uint16_t>(out.at + offset)
    out.value[out.n] = 1
    out.n += 1


# ---------------------------------------------------------------- the board

cdef void board_features(const StateC* s, FeaturesC* out) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int i, level, room, built = 0
    begin(out)
    put_one_of(out, s.n_seats - 2, MAX_SEATS - 1)
    put(out, r.bazaar)
    put(out, r.iib_tweaks)
    put(out, min(s.turn // s.n_seats, LAST_ROUND))
    for i in range(N_FACTIONS):
        level = s.tracks[i]
        room = r.territory_cap - s.territory_n[i]
        put(out, level)
        put(out, level >= r.tier1)
        put(out, level >= r.tier2)
        put(out, level >= r.tier3)
        put(out, level >= r.tier4)
        put(out, (s.revealed >> i) & 1)
        put(out, s.territory_n[i])
        put(out, room <= 0)
        put(out, room == 1)
        put(out, s.area_total[i])
    for i in range(N_TUNNELS):
        put(out, s.miners[i])
        put(out, s.miners[i] >= r.tunnel_reveal)
        put(out, s.miners[i] >= r.tunnel_end)
    for i in range(N_SITES):
        put(out, s.tiles[i] != 0)
        put(out, s.site_n[i])
        put(out, s.tiles[i] == 0 and s.site_n[i] == r.site_needs - 1)
        built += s.tiles[i] != 0
    put(out, built)
    put_bits(out, s.taken, MAX_SPACES)
    for i in range(N_ARTIFACTS):
        put(out, count_in_bazaar(s, i))


cdef int count_in_bazaar(const StateC* s, int kind) noexcept nogil:
    cdef int i, n = 0
    for i in range(N_BAZAAR):
        n += s.bazaar[i] == kind + 1
    return n


# ---------------------------------------------------------------- a seat

cdef void put_goods(FeaturesC* out, const SeatC* p) noexcept nogil:
    cdef int i, most = 0, kinds = 0
    for i in range(N_GOODS):
        put(out, min(p.goods[i], 15))
        put_up_to(out, p.goods[i], 1, 3)
        kinds += GOLD <= i <= STONE and p.goods[i] > 0
    put(out, min(resources(p), 31))
    put(out, kinds)
    put(out, min(commodities(p), 31))
    for i in range(N_ARTIFACTS):
        put_up_to(out, p.hand[i], 1, 2)
        most = max(most, p.hand[i])
    put(out, p.hand_n)
    put(out, most)
    put(out, p.morale - p.hand_n)


cdef void put_dilemma(
    FeaturesC* out, const StateC* s, const SeatC* p, const FactsC* facts
) noexcept nogil:
    cdef bint named = p.dilemma != CARD_NONE and p.dilemma != CARD_UNKNOWN
    put(out, facts.fact[FACT_DILEMMA_OPEN])
    put(out, facts.fact[FACT_DILEMMA_PAYABLE])
    put(out, named and p.hand[rules_of(s).dilemma_artifact[p.dilemma - 1]] > 0)
    put(out, (p.turn_flags & T_DILEMMA_STAR) != 0)
    put(out, (p.turn_flags & T_DILEMMA_RECRUITS) != 0)


cdef void put_dice(
    FeaturesC* out, const StateC* s, const SeatC* p, const FactsC* facts
) noexcept nogil:
    cdef const RulesC* r = rules_of(s)
    cdef int check_at = r.check_at_penalised if (p.pen >> P_CHECK_14) & 1 else r.check_at
    cdef int group[G_SLOT + 1]
    cdef int site[N_SITES]
    cdef int face[7]
    cdef int i, place, out_n = 0, total, most = 0
    for i in range(G_SLOT + 1):
        group[i] = 0
    for i in range(N_SITES):
        site[i] = 0
    for i in range(7):
        face[i] = 0
    for i in range(MAX_DICE):
        place = p.loc[i]
        if place < LOC_HAND:
            out_n += 1
            group[r.spaces[place].group] += 1
            if r.spaces[place].group == G_SLOT:
                site[r.spaces[place].site] += 1
        elif place == LOC_HAND:
            face[p.face[i]] += 1
    put_up_to(out, p.owned, 2, MAX_DICE)
    put(out, facts.fact[FACT_IN_HAND])
    put(out, facts.fact[FACT_IN_HAND] == 0)
    put(out, face[0])
    for i in range(1, 7):
        put(out, face[i])
        most = max(most, face[i])
    put(out, most)
    for i in range(G_SLOT + 1):
        put(out, group[i])
    for i in range(N_SITES):
        put(out, site[i])
    total = p.knowledge + available_sum(p)
    put(out, total)
    put(out, <int>(100 * risk_of(1, total, check_at)))
    put(out, <int>(100 * risk_of(out_n, total, check_at)))


cdef void put_recruits(
    FeaturesC* out, const StateC* s, const SeatC* p, const FactsC* facts
) noexcept nogil:
    """One feature per card and side, then sums per faction."""
    cdef const RulesC* r = rules_of(s)
    cdef int active[N_FACTIONS + 1]
    cdef int hidden[N_FACTIONS + 1]
    cdef int slot, faction, flags, i, starred = 0
    for i in range(N_FACTIONS + 1):
        active[i] = hidden[i] = 0
    for slot in range(MAX_SLOTS):
        if p.recruit[slot] == CARD_NONE:
            continue
        flags = slot_flags(p, slot)
        faction = r.cards[p.recruit[slot] - 1].faction
        if flags & R_ACTIVE:
            active[faction] += 1
        else:
            hidden[faction] += 1
        starred += (flags & R_STAR) != 0
        put_at(out, p.recruit[slot] - 1 + (0 if flags & R_ACTIVE else MAX_CARDS))
    out.at += 2 * MAX_CARDS
    for i in range(N_FACTIONS):
        put(out, active[i])
        put(out, hidden[i])
        put(out, s.tracks[i] if active[i] else 0)
        put(out, s.tracks[i] if hidden[i] else 0)
    put(out, active[NO_FACTION])
    put(out, hidden[NO_FACTION])
    put(out, starred)
    put(out, facts.fact[FACT_BEST_TRACK])
    put_up_to(out, facts.fact[FACT_BEST_TRACK], 5, 10)
    put(out, facts.fact[FACT_ACTIVATION])


cdef void put_stars(
    FeaturesC* out, const StateC* s, int seat, const FactsC* facts
) noexcept nogil:
    cdef const SeatC* p = &s.seats[seat]
    cdef int i
    put(out, p.stars_left)
    put_down_to(out, p.stars_left, 1, 9)
    for i in range(N_FACTIONS):
        put(out, s.territory[i][seat])
    put_bits(out, p.tile_stars, N_SITES)
    put_bits(out, facts.open_tiles, N_SITES)
    put_bits(out, facts.tiles, N_SITES)
    put_bits(out, facts.sites, N_SITES)
    put(out, facts.fact[FACT_STAR_SPACES])
    put_up_to(out, facts.fact[FACT_STAR_SPACES] + facts.fact[FACT_SITES]
              + facts.fact[FACT_DILEMMA_PAYABLE], 1, 3)
    put(out, facts.fact[FACT_READY])
    put(out, facts.fact[FACT_WINS])
    put_bits(out, facts.legal, MAX_SPACES)
    put_bits(out, p.pen, MAX_PENALTIES)


cdef void put_rival(FeaturesC* out, const FactsC* rival) noexcept nogil:
    cdef int i
    for i in range(N_FACTS):
        put(out, rival.fact[i])
    put_down_to(out, rival.fact[FACT_STARS_LEFT], 1, 4)


cdef void put_rivals(
    FeaturesC* out, const StateC* s, int seat, const FactsC* facts
) noexcept nogil:
    """The one with the most stars (of equals the next in turn), the mean, the next seat."""
    cdef int total[N_FACTS]
    cdef int k, other = seat, leader = next_seat(s, seat)
    for k in range(N_FACTS):
        total[k] = 0
    for _ in range(s.n_seats - 1):
        other = next_seat(s, other)
        if facts[other].fact[FACT_STARS_LEFT] < facts[leader].fact[FACT_STARS_LEFT]:
            leader = other
        for k in range(N_FACTS):
            total[k] += facts[other].fact[k]
    put_rival(out, &facts[leader])
    for k in range(N_FACTS):
        put(out, MEAN_PARTS * total[k] // (s.n_seats - 1))
    put_rival(out, &facts[next_seat(s, seat)])


cdef void seat_features(
    const StateC* s, int seat, const FactsC* facts, FeaturesC* out
) noexcept nogil:
    """facts: of all seats."""
    cdef const SeatC* p = &s.seats[seat]
    cdef const FactsC* own = &facts[seat]
    cdef int wait = seat - s.active
    begin(out)
    put_one_of(out, wait + s.n_seats if wait < 0 else wait, MAX_SEATS)
    put_stars(out, s, seat, own)
    put_goods(out, p)
    put_dilemma(out, s, p, own)
    put(out, p.morale)
    put_up_to(out, p.morale, 2, 6)
    put(out, p.knowledge)
    put_up_to(out, p.knowledge, 2, 6)
    put(out, p.knowledge_cap < 6)
    put_dice(out, s, p, own)
    put_recruits(out, s, p, own)
    put_rivals(out, s, seat, facts)


# ---------------------------------------------------------------- Python

def game_features(Game game not None):
    """(bytes of the board's features, [bytes of each seat's features])."""
    cdef FeaturesC features
    cdef FactsC facts[MAX_SEATS]
    cdef int seat
    state_facts(&game.s, facts)
    board_features(&game.s, &features)
    board = dense(&features)
    seats = []
    for seat in range(game.s.n_seats):
        seat_features(&game.s, seat, facts, &features)
        seats.append(dense(&features))
    return board, seats


cdef bytes dense(const FeaturesC* features):
    """All of them, zeros included."""
    cdef int i
    out = bytearray(features.at)
    for i in range(features.n):
        out[features.index[i]] = features.value[i]
    return bytes(out)
