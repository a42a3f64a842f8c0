"""Stars: on territories, tiles, recruits and dilemmas, and the steps of tracks that bring them."""

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.types cimport *


cdef void star_down(StateC* s, int seat) noexcept nogil:
    """R103: what a tile does to a star is part of placing it and is tested after the star is down
    (C16, C17)."""
    s.seats[seat].stars_left -= 1
    s.ev_stars[seat] += 1
    if penalised(s, seat, P_KNOWLEDGE_PER_STAR):
        gain_knowledge(s, seat, 1)
    if penalised(s, seat, P_MORALE_PER_STAR):
        lose_morale(s, seat, 1)


cdef void star_on_territory(StateC* s, int seat, int faction) noexcept nogil:
    s.territory[faction][seat] += 1
    s.territory_n[faction] += 1
    star_down(s, seat)


cdef void star_on_tile(StateC* s, int seat, int site) noexcept nogil:
    """R72: the tile's penalty ends for the owner of the star."""
    s.seats[seat].tile_stars |= <uint8_t>(1 << site)
    refresh_seat(s, seat)
    star_down(s, seat)


cdef int star_bit(const StateC* s, int card, int faction) noexcept nogil:
    """Which of a recruit's star places the end of this faction's track fills; 0 if none."""
    cdef int factions = rules_of(s).cards[card - 1].star_factions
    if not (factions >> faction) & 1:
        return 0
    return R_SECOND if factions & ((1 << faction) - 1) else R_STAR


cdef void star_on_recruit(StateC* s, int seat, int slot, int faction) noexcept nogil:
    """R84, R87: unless it is there already, or no star is left."""
    cdef SeatC* p = &s.seats[seat]
    cdef int bit = star_bit(s, p.recruit[slot], faction)
    if bit and p.stars_left and not slot_flags(p, slot) & bit:
        set_slot_flags(p, slot, slot_flags(p, slot) | bit)
        star_down(s, seat)


cdef void track_end_stars(StateC* s, int seat, int slot) noexcept nogil:
    """R87: a recruit that becomes active when its track is at the end gets its star at once."""
    cdef int faction
    for faction in range(N_FACTIONS):
        if s.tracks[faction] >= rules_of(s).tier4:
            star_on_recruit(s, seat, slot, faction)


cdef void star_on_dilemma(StateC* s, int seat) noexcept nogil:
    s.seats[seat].turn_flags |= T_DILEMMA_STAR
    star_down(s, seat)


cdef void move_track(StateC* s, int faction, int n) noexcept nogil:
    """R80, R83, R84: one level at a time, so no level's effect is passed over.  The stars belong to
    the caller's event."""
    cdef const RulesC* r = rules_of(s)
    while n > 0 and s.tracks[faction] < r.track_max:
        n -= 1
        s.tracks[faction] += 1
        if s.tracks[faction] == r.tier4:
            end_of_track(s, faction)


cdef void end_of_track(StateC* s, int faction) noexcept nogil:
    """R84: a star on each active recruit of the faction, then on those of other factions that the
    track serves (Steve)."""
    cdef const RulesC* r = rules_of(s)
    cdef int seat, slot, foreign, last, best, _
    cdef SeatC* p
    for foreign in range(2):
        seat = s.active
        for _ in range(s.n_seats):
            p = &s.seats[seat]
            last = 0
            while True:                         # cards of one player in the order of the facts
                best = -1
                for slot in range(MAX_SLOTS):
                    if p.recruit[slot] <= last or not slot_flags(p, slot) & R_ACTIVE:
                        continue
                    if best < 0 or p.recruit[slot] < p.recruit[best]:
                        best = slot
                if best < 0:
                    break
                last = p.recruit[best]
                if (r.cards[last - 1].faction != faction) == foreign:
                    star_on_recruit(s, seat, best, faction)
            seat = next_seat(s, seat)


cdef void move_miner(StateC* s, int tunnel, int n) noexcept nogil:
    """R58: at most to the end; what the step opens is looked at when the placement is over
    (R85)."""
    cdef int step = s.miners[tunnel] + n
    cdef int last = rules_of(s).tunnel_end
    s.miners[tunnel] = <uint8_t>(last if step > last else step)


cdef bint end_star_event(StateC* s) noexcept nogil:
    """Closes an event in which stars were placed (R110): the end test (R109), then whoever answers
    stars (R103). True if the game is over; then the stack holds the final count only."""
    cdef int i, n, least
    cdef uint32_t counts = 0
    cdef FrameC* f
    least = rules_of(s).stars - rules_of(s).stars_to_win
    n = 0
    for i in range(s.n_seats):
        if s.ev_stars[i]:
            n += 1
            if s.seats[i].stars_left <= least:
                s.over = OVER
            if hears(s, i, E_STAR):
                counts |= <uint32_t>s.ev_stars[i] << (4 * i)
            s.ev_stars[i] = 0
    if n == 0:
        return False
    if s.over:
        while s.n_stack:
            pop(s)
        push(s, F_END, s.active)
        return True
    if counts:
        f = push(s, F_STARS, s.active)
        f.stars.counts = counts
    return False
