"""The state as nested dicts and lists of numbers, and back.

Only what is no cache is written; reading recomputes every cache.  This is the door through which
position files, tests and tools come in: names and checks of what a person wrote are
`euphoria_ai.positions.files`'s.
"""

from libc.stdint cimport uint64_t
from libc.string cimport memset
from euphoria_ai.core.state.bits cimport CardSetC
from euphoria_ai.core.state.layouts cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport is_loaded, rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.layouts import FRAME_NAMES, FRAME_PARTS

cdef dict KIND_NUMBERS = {name: kind for kind, name in FRAME_NAMES.items()}


cdef object card_bits(const CardSetC* cards):
    return cards.word[0] | (<object>cards.word[1] << 64)


cdef CardSetC card_set(bits) except *:
    cdef CardSetC cards
    cards.word[0] = bits & 0xFFFFFFFFFFFFFFFF
    cards.word[1] = bits >> 64
    return cards


cdef dict seat_fields(const StateC* s, int i):
    cdef const SeatC* p = &s.seats[i]
    cdef int j
    return {
        "goods": [p.goods[j] for j in range(N_GOODS)],
        "hand": [p.hand[j] for j in range(N_ARTIFACTS)],
        "hand_n": p.hand_n,
        "recruits": [p.recruit[j] for j in range(MAX_SLOTS)],
        "recruit_flags": [slot_flags(p, j) for j in range(MAX_SLOTS)],
        "refused": [p.refused[j] for j in range(MAX_SLOTS)],
        "loc": [p.loc[j] for j in range(MAX_DICE)],
        "face": [p.face[j] for j in range(MAX_DICE)],
        "stars_left": p.stars_left,
        "morale": p.morale,
        "knowledge": p.knowledge,
        "owned": p.owned,
        "tile_stars": p.tile_stars,
        "dilemma": p.dilemma,
        "dilemma_use": (p.turn_flags & T_DILEMMA) >> 5,
        "used": p.turn_flags & T_USED,
        "lost": bool(p.turn_flags & T_LOST),
        "known": [s.known[j][i] for j in range(MAX_SEATS)],
        "territory": [s.territory[j][i] for j in range(N_FACTIONS)],
    }


cdef dict placement_fields(const StateC* s):
    cdef int j
    return {
        "payment": s.pl_payment,
        "space": s.pl_space,
        "die": s.pl_die,
        "face": s.pl_face,
        "victim": s.pl_victim,
        "victim_face": s.pl_victim_face,
        "flags": s.pl_flags,
        "new_die": s.pl_new_die,
        "levels": [s.pl_levels[j] for j in range(N_FACTIONS)],
    }


cdef dict frame_fields(const FrameC* f):
    """A pending frame by the names of `state.layouts`."""
    cdef const LayoutC* layout = &LAYOUTS[f.kind]
    cdef int i
    name = FRAME_NAMES[f.kind]
    out = {"kind": name, "seat": f.head.seat, "step": f.head.step}
    for i, part in enumerate(FRAME_PARTS[name]):
        out[part] = part_of(f, &layout.part[i])
    return out


cdef int read_frame(StateC* s, dict row) except -1:
    """Inverse of frame_fields: push the frame."""
    cdef FrameC* f
    cdef const LayoutC* layout
    cdef int i
    kind = KIND_NUMBERS.get(row["kind"])
    if kind is None:
        raise ValueError(f"no kind of frame is called {row['kind']!r}")
    f = push(s, kind, row["seat"])
    f.head.step = row["step"]
    layout = &LAYOUTS[f.kind]
    for i, part in enumerate(FRAME_PARTS[row["kind"]]):
        value = row[part]
        if not 0 <= value <= (255 if layout.part[i].size == 1 else 0xFFFFFFFF):
            raise ValueError(f"{row['kind']}: {part} is out of range")
        set_part(f, &layout.part[i], value)
    return 0


cdef dict state_fields(const StateC* s):
    """See Game.fields."""
    cdef int j
    return {
        "rules": s.rules_id,
        "seats": [seat_fields(s, j) for j in range(s.n_seats)],
        "recruit_deck": card_bits(&s.recruit_deck),
        "recruit_deck_n": s.recruit_deck_n,
        "gone": card_bits(&s.gone),
        "bazaar": [s.bazaar[j] for j in range(4)],
        "energy": [s.energy[j] for j in range(MAX_SEATS)],
        "due": s.due,
        "ignored": s.ignored,
        "balloon": s.balloon,
        "tiles_unseen": s.tiles_unseen,
        "dilemma_deck": s.dilemma_deck,
        "tracks": [s.tracks[j] for j in range(N_FACTIONS)],
        "miners": [s.miners[j] for j in range(N_TUNNELS)],
        "tiles": [s.tiles[j] for j in range(N_SITES)],
        "deck": [s.deck[j] for j in range(N_ARTIFACTS)],
        "deck_n": s.deck_n,
        "discard": [s.discard[j] for j in range(N_ARTIFACTS)],
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "over": s.over,
        "winners": s.winners,
        "revealed": s.revealed,
        "group_face": s.group_face,
        "group": s.group,
        "fresh": s.fresh,
        "preset": s.preset,
        "placement": placement_fields(s),
        "event_stars": [s.ev_stars[j] for j in range(MAX_SEATS)],
        "trade": [s.trade[j] for j in range(N_GOODS + N_ARTIFACTS)],
        "stack": [frame_fields(&s.stack[j]) for j in range(s.n_stack)],
    }


cdef int read_seat(StateC* s, int i, dict f) except -1:
    cdef SeatC* p = &s.seats[i]
    cdef int j
    p.hand_n = f["hand_n"]
    p.stars_left, p.morale, p.knowledge = f["stars_left"], f["morale"], f["knowledge"]
    p.tile_stars, p.dilemma = f["tile_stars"], f["dilemma"]
    p.turn_flags = (f["dilemma_use"] << 5) | f["used"] | (T_LOST if f["lost"] else 0)
    p.owned = 0
    for j in range(N_GOODS):
        p.goods[j] = f["goods"][j]
    for j in range(N_ARTIFACTS):
        p.hand[j] = f["hand"][j]
    for j in range(MAX_SLOTS):
        p.recruit[j] = f["recruits"][j]
        p.refused[j] = f["refused"][j]
        set_slot_flags(p, j, f["recruit_flags"][j])
    for j in range(MAX_DICE):
        p.loc[j] = f["loc"][j]
        p.face[j] = f["face"][j]
        p.owned += p.loc[j] != LOC_POOL
    for j in range(MAX_SEATS):
        s.known[j][i] = f["known"][j]
        s.has_known |= s.known[j][i] != 0
    for j in range(N_FACTIONS):
        s.territory[j][i] = f["territory"][j]
        s.territory_n[j] += s.territory[j][i]
    return 0


cdef int read_placement(StateC* s, dict f) except -1:
    cdef int j
    s.pl_payment, s.pl_space, s.pl_die, s.pl_face = f["payment"], f["space"], f["die"], f["face"]
    s.pl_victim, s.pl_victim_face = f["victim"], f["victim_face"]
    s.pl_flags, s.pl_new_die = f["flags"], f["new_die"]
    for j in range(N_FACTIONS):
        s.pl_levels[j] = f["levels"][j]
    return 0


cdef int count_dice(StateC* s) except -1:
    """Occupancy, area totals and site counts follow from where the dice are."""
    cdef const RulesC* r = rules_of(s)
    cdef int i, j, loc
    for i in range(s.n_seats):
        for j in range(MAX_DICE):
            loc = s.seats[i].loc[j]
            if loc >= LOC_HAND:
                continue
            if loc >= r.n_spaces:
                raise ValueError(f"seat {i + 1}: a die on space {loc}")
            if r.spaces[loc].group == G_AREA:
                s.area_total[loc] += s.seats[i].face[j]
                continue
            if s.occ[loc]:
                raise ValueError(f"two dice on space {loc}")
            s.occ[loc] = i * 4 + j + 1
            s.taken |= <uint64_t>1 << loc
            if r.spaces[loc].group == G_SLOT:
                s.site_n[r.spaces[loc].site] += 1
    return 0


cdef int read_fields(StateC* s, dict f) except -1:
    """Inverse of state_fields but for the recruits' and tiles' masks, which the caller refreshes.
    Raises ValueError, KeyError, OverflowError."""
    cdef int i, j
    memset(s, 0, sizeof(StateC))
    if not is_loaded(f["rules"]):
        raise ValueError(f"rules: there is no rule set {f['rules']}")
    s.rules_id = f["rules"]
    s.n_seats = rules_of(s).seats
    if len(f["seats"]) != s.n_seats:
        raise ValueError("the number of seats does not fit the rules")
    for i in range(MAX_SEATS):
        s.seats[i].knowledge_cap = rules_of(s).knowledge_max
        for j in range(MAX_DICE):
            s.seats[i].loc[j] = LOC_POOL
    for i in range(s.n_seats):
        read_seat(s, i, f["seats"][i])
    s.recruit_deck = card_set(f["recruit_deck"])
    s.gone = card_set(f.get("gone", 0))         # what only some editions have may be left out
    for i in range(4):
        s.bazaar[i] = f.get("bazaar", (0, 0, 0, 0))[i]
    for i in range(MAX_SEATS):
        s.energy[i] = f.get("energy", (0,) * MAX_SEATS)[i]
    s.due, s.ignored, s.balloon = f.get("due", 0), f.get("ignored", 0), f.get("balloon", 0)
    s.recruit_deck_n = f["recruit_deck_n"]
    s.tiles_unseen, s.dilemma_deck = f["tiles_unseen"], f["dilemma_deck"]
    for i in range(N_FACTIONS):
        s.tracks[i] = f["tracks"][i]
    for i in range(N_TUNNELS):
        s.miners[i] = f["miners"][i]
    for i in range(N_SITES):
        s.tiles[i] = f["tiles"][i]
    for i in range(N_ARTIFACTS):
        s.deck[i] = f["deck"][i]
        s.discard[i] = f["discard"][i]
        s.discard_n += s.discard[i]
    s.deck_n = f["deck_n"]
    s.turn, s.active, s.first = f["turn"], f["active"], f["first"]
    s.over, s.winners, s.revealed = f["over"], f["winners"], f["revealed"]
    s.group_face, s.group, s.fresh, s.preset = f["group_face"], f["group"], f["fresh"], f["preset"]
    read_placement(s, f["placement"])
    for i in range(MAX_SEATS):
        s.ev_stars[i] = f["event_stars"][i]
    for i in range(N_GOODS + N_ARTIFACTS):
        s.trade[i] = f["trade"][i]
    if len(f["stack"]) > MAX_STACK:
        raise ValueError("too many pending frames")
    for row in f["stack"]:
        read_frame(s, row)
    count_dice(s)
    return 0


cdef bint card_in_range(const RulesC* r, int card, bint unknown) noexcept nogil:
    return card <= r.n_cards or (unknown and card == CARD_UNKNOWN)


cdef bint plausible_seat(const RulesC* r, const SeatC* p, bint unknown) noexcept nogil:
    cdef int j
    for j in range(MAX_DICE):
        if r.n_spaces <= p.loc[j] < LOC_HAND or p.loc[j] > LOC_POOL:
            return False
    for j in range(MAX_SLOTS):
        if not card_in_range(r, p.recruit[j], unknown):
            return False
        if not card_in_range(r, p.refused[j], unknown):
            return False
    return p.dilemma <= r.n_dilemmas or (unknown and p.dilemma == CARD_UNKNOWN)


cdef bint plausible_placement(const RulesC* r, const StateC* s) noexcept nogil:
    if s.pl_space >= r.n_spaces and s.pl_space != NOBODY:
        return False
    if s.pl_victim >= r.seats and s.pl_victim != NOBODY:
        return False
    if s.pl_face > 6 or s.pl_victim_face > 6:
        return False
    return s.pl_die < MAX_DICE and s.pl_new_die <= MAX_DICE


cdef bint plausible_end(const StateC* s) noexcept nogil:
    """Once the last star is down nothing but the final count is pending."""
    if s.winners >> s.n_seats:
        return False
    if s.over == OVER:
        return s.n_stack == 0 or s.stack[0].kind == F_END
    return s.over == RUNNING or s.over == OVER_FAULT


cdef bint plausible(const StateC* s, bint unknown) noexcept nogil:
    """State from outside: every index that the engine follows is in range; `unknown` cards are
    allowed in positions."""
    cdef const RulesC* r = rules_of(s)
    cdef int i
    if s.n_seats != r.seats or s.n_stack > MAX_STACK or s.active >= r.seats or s.first >= r.seats:
        return False
    for i in range(MAX_SEATS):
        if not plausible_seat(r, &s.seats[i], unknown):
            return False
    for i in range(N_SITES):
        if s.tiles[i] > r.n_tiles:
            return False
    for i in range(N_BAZAAR):
        if s.bazaar[i] > N_ARTIFACTS:
            return False
    if s.preset > 6 or s.group_face > 6 or s.group > ALL_DICE or s.fresh > ALL_DICE:
        return False
    for i in range(s.n_stack):
        if not plausible_frame(s, &s.stack[i], unknown):
            return False
        if s.stack[i].kind == F_PLACEMENT and s.pl_space == NOBODY:
            return False
    return plausible_end(s) and plausible_placement(r, s)
