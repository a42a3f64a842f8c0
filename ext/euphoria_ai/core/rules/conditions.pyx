"""Conditions of abilities: may the owner use it, as things stand now?

Each is a small function with the word under which rows name it; the list of words is at the end.
`subject` is the other player of the event, n the operand.  What an ability costs, where and how
often it may be used is not asked here.
"""

from euphoria_ai.core.state.bits cimport popcount64
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.state.moves cimport *
from euphoria_ai.core.state.ops cimport *
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.vocabulary cimport add_condition


# ---------------------------------------------------------------- what the owner has

cdef bint holds(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """A card of one of these types."""
    cdef int i
    for i in range(N_ARTIFACTS):
        if (n >> i) & 1 and s.seats[seat].hand[i]:
            return True
    return False


cdef bint no_artifacts(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return s.seats[seat].hand_n == 0


cdef bint no_resources(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """R93: none of any kind."""
    return resources(&s.seats[seat]) == 0


cdef bint has_resources(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return resources(&s.seats[seat]) > 0


cdef bint workers_at_least(StateC* s, int seat, const AbilityC* a, int subject,
                           int n) noexcept nogil:
    """Workers owned, wherever they are (R91)."""
    return s.seats[seat].owned >= n


cdef bint room_for_worker(StateC* s, int seat, const AbilityC* a, int subject,
                          int n) noexcept nogil:
    """Fewer than four workers, and no tile that forbids another one."""
    cdef const SeatC* p = &s.seats[seat]
    return p.owned < MAX_DICE and not (p.owned >= 2 and penalised(s, seat, P_NO_WORKER_GAIN))


cdef bint own_on_areas(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """An own worker stands on a commodity area."""
    cdef int i
    for i in range(MAX_DICE):
        if s.seats[seat].loc[i] < N_FACTIONS:
            return True
    return False


cdef bint has_hidden(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return hidden_slots(s, seat) != 0


cdef bint penalising_market(StateC* s, int seat, const AbilityC* a, int subject,
                            int n) noexcept nogil:
    """Some built tile carries no own star."""
    cdef int i
    for i in range(N_SITES):
        if s.tiles[i] and not (s.seats[seat].tile_stars >> i) & 1:
            return True
    return False


cdef bint track_open(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The track of this faction is not at its end."""
    return s.tracks[n] < rules_of(s).track_max


# ---------------------------------------------------------------- the worker just placed

cdef int others_here(const StateC* s) noexcept nogil:
    """The placed worker among the others of its area or site: HERE_... of what there is."""
    cdef const RulesC* r = rules_of(s)
    cdef const SpaceC* sp = &r.spaces[s.pl_space]
    cdef int seat, die, face, loc, found = 0
    for seat in range(s.n_seats):
        for die in range(MAX_DICE):
            loc = s.seats[seat].loc[die]
            if loc >= LOC_HAND or (seat == s.active and die == s.pl_die):
                continue
            if loc != s.pl_space and not (sp.group == G_SLOT and r.spaces[loc].group == G_SLOT
                                          and r.spaces[loc].site == sp.site):
                continue
            face = s.seats[seat].face[die]
            if face == s.pl_face:
                found |= HERE_SAME
            else:
                found |= HERE_HIGHER if face > s.pl_face else HERE_LOWER
    return found


cdef enum:                      # other workers: what they show
    HERE_SAME = 1
    HERE_HIGHER = 2
    HERE_LOWER = 4


cdef bint alone(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return others_here(s) == 0


cdef bint sole_highest(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """R92: alone in showing the highest face."""
    return others_here(s) & (HERE_SAME | HERE_HIGHER) == 0


cdef bint sole_lowest(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return others_here(s) & (HERE_SAME | HERE_LOWER) == 0


cdef bint same_face(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return others_here(s) & HERE_SAME != 0


cdef bint opponent_here(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return workers_here(s, seat, s.pl_space) != 0


cdef bint not_bumped(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The placement bumped nobody, the own die included."""
    return not s.pl_flags & PL_BUMPED


cdef bint worker_stands(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The placed worker is still on its space."""
    return s.seats[seat].loc[s.pl_die] == s.pl_space and not s.pl_flags & PL_GONE


cdef bint star_went_on_board(StateC* s, int seat, const AbilityC* a, int subject,
                             int n) noexcept nogil:
    """The visit put a star on a territory or a tile."""
    return s.pl_flags & PL_STAR_BOARD != 0


cdef bint star_went_on_tile(StateC* s, int seat, const AbilityC* a, int subject,
                            int n) noexcept nogil:
    return s.pl_flags & PL_STAR_TILE != 0


cdef bint paid(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """Some of this good."""
    return m_good(s.pl_payment, n) > 0


cdef bint paid_types(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """n types of artifacts, one card each."""
    cdef int i, types = 0
    for i in range(N_ARTIFACTS):
        types += m_art(s.pl_payment, i) == 1
    return types == n


cdef bint knowledge_gained(StateC* s, int seat, const AbilityC* a, int subject,
                           int n) noexcept nogil:
    """The area's own knowledge was really gained."""
    return s.pl_flags & PL_KNOWLEDGE != 0


cdef bint total_high(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The area's total is in the high band (R43)."""
    return find_frame(s, F_PLACEMENT).placement.total >= rules_of(s).band_high


cdef bint commodities_at_least(StateC* s, int seat, const AbilityC* a, int subject,
                               int n) noexcept nogil:
    """So many commodities of the area would really be gained."""
    cdef PlacementF* f = &find_frame(s, F_PLACEMENT).placement
    cdef int good = rules_of(s).spaces[s.pl_space].good
    return not f.flags & AREA_RESOURCE and granted(s, seat, good, f.amount) >= n


# ---------------------------------------------------------------- the other player of the event

cdef bint victim_higher(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The bumped die showed more than the bumping one."""
    return s.pl_victim_face > s.pl_face


cdef bint victim_without_faction(StateC* s, int seat, const AbilityC* a, int subject,
                                 int n) noexcept nogil:
    """No active recruit of this card's faction."""
    return not (s.seats[subject].factions >> rules_of(s).cards[a.card].faction) & 1


cdef bint victim_knowledge_at_least(StateC* s, int seat, const AbilityC* a, int subject,
                                    int n) noexcept nogil:
    return s.seats[subject].knowledge >= n


cdef bint doubles(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """Two available dice of the roller show the same face."""
    return has_doubles(s, subject)


# ---------------------------------------------------------------- what is being carried out

cdef bint check_total_at_least(StateC* s, int seat, const AbilityC* a, int subject,
                               int n) noexcept nogil:
    """The total of the knowledge check being made (R31)."""
    return check_total(s, seat, find_frame(s, F_ROLL).roll.dice) >= n


cdef bint worker_at_stake(StateC* s, int seat, const AbilityC* a, int subject,
                          int n) noexcept nogil:
    """The check has failed and nothing has saved the worker yet."""
    return find_frame(s, F_ROLL).roll.loss == AT_STAKE


cdef bint free_retrieval(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return find_frame(s, F_RETRIEVAL).retrieval.free


cdef bint retrieved_at_least(StateC* s, int seat, const AbilityC* a, int subject,
                             int n) noexcept nogil:
    """Retrieved workers that are left to be rolled."""
    return popcount64(find_frame(s, F_RETRIEVAL).retrieval.dice) >= n


cdef bint all_from_region(StateC* s, int seat, const AbilityC* a, int subject,
                          int n) noexcept nogil:
    """All workers retrieved stood in the region of this card's faction."""
    return (find_frame(s, F_RETRIEVAL).retrieval.regions >> rules_of(s).cards[a.card].faction) & 1


cdef bint helped(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The owner had a worker on the site just completed."""
    return (find_frame(s, F_COMPLETION).completion.helpers >> seat) & 1


cdef bint not_helped(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    return not (find_frame(s, F_COMPLETION).completion.helpers >> seat) & 1


cdef bint gained(StateC* s, int seat, const AbilityC* a, int subject, int n) noexcept nogil:
    """The artifact just gained is of one of these types."""
    cdef int card = find_frame(s, F_GAIN).gain.artifact
    return card and (n >> (card - 1)) & 1


# ---------------------------------------------------------------- words

add_condition("holds", holds, "artifacts")
add_condition("no_artifacts", no_artifacts)
add_condition("no_resources", no_resources)
add_condition("has_resources", has_resources)
add_condition("workers_at_least", workers_at_least, "n")
add_condition("room_for_worker", room_for_worker)
add_condition("own_on_areas", own_on_areas)
add_condition("has_hidden", has_hidden)
add_condition("penalising_market", penalising_market)
add_condition("track_open", track_open, "faction")

add_condition("alone", alone)
add_condition("sole_highest", sole_highest)
add_condition("sole_lowest", sole_lowest)
add_condition("same_face", same_face)
add_condition("opponent_here", opponent_here)
add_condition("not_bumped", not_bumped)
add_condition("worker_stands", worker_stands)
add_condition("star_on_board", star_went_on_board)
add_condition("star_on_tile", star_went_on_tile)
add_condition("paid", paid, "good")
add_condition("paid_types", paid_types, "n")
add_condition("knowledge_gained", knowledge_gained)
add_condition("total_high", total_high)
add_condition("commodities_at_least", commodities_at_least, "n")

add_condition("victim_higher", victim_higher)
add_condition("victim_without_faction", victim_without_faction)
add_condition("victim_knowledge_at_least", victim_knowledge_at_least, "n")
add_condition("doubles", doubles)

add_condition("check_total_at_least", check_total_at_least, "n")
add_condition("worker_at_stake", worker_at_stake)
add_condition("free_retrieval", free_retrieval)
add_condition("retrieved_at_least", retrieved_at_least, "n")
add_condition("all_from_region", all_from_region)
add_condition("helped", helped)
add_condition("not_helped", not_helped)
add_condition("gained", gained, "artifacts")
