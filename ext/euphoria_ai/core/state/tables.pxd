# What an edition with its options fixes: plain tables, filled once from validated Python data, never changed while games run.

from libc.stdint cimport int8_t, uint8_t, uint64_t
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.state cimport StateC

cdef struct CostC:              # one way to pay: every field is due
    uint8_t goods[N_GOODS]
    uint8_t any_resource
    uint8_t any_commodity
    uint8_t nonbliss
    uint8_t any_artifact
    uint8_t identical           # cards of one type
    uint8_t artifact[N_ARTIFACTS]
    uint8_t morale              # lost
    uint8_t knowledge           # gained
    uint8_t good_mask           # cache: bit per good that may be due
    uint8_t art_mask            # cache: bit per artifact that may be due
    uint8_t sacrifice           # 1: another available worker
    uint8_t via                 # 0 as printed, else which recruit's permission (see AbilityC.tag)

cdef struct SpaceC:
    uint8_t group
    uint8_t faction             # NO_FACTION outside the regions
    uint8_t good                # commodity of an area, resource of a tunnel or slot, yield of an end space
    uint8_t amount              # yield of an end space
    uint8_t site                # market spaces and slots, else NOBODY
    uint8_t track               # allegiance steps of a visit
    uint8_t star                # stars of a visit
    uint8_t tier2               # 1 where tier 2 gives both yields (tunnels)
    uint8_t artifacts           # artifacts of the benefit
    uint8_t resources           # free resources of the benefit
    uint8_t worker              # 1 in the tank
    int8_t morale
    int8_t knowledge
    uint8_t n_costs
    CostC costs[2]

cdef struct TileC:
    CostC cost
    uint8_t penalty             # P_...
    uint8_t used                # 1 in a row of the edition

cdef struct AbilityC:
    uint64_t where              # spaces at which it may be used; all ones where it does not matter
    uint8_t card
    uint8_t event
    uint8_t cond                # COND_... of abilities
    uint8_t cond2
    uint8_t optional
    uint8_t once_per_turn
    uint8_t morale, knowledge   # price
    uint8_t good, good_n        # price: good_n of good
    uint8_t artifact            # price: artifacts of choice that must be held (an op takes them)
    uint8_t tag                 # E_COST: CostC.via of the payments it allows; elsewhere: answers only payments with it
    uint8_t n_ops
    uint8_t op[MAX_OPS]
    int8_t p[MAX_OPS]
    int8_t q[MAX_OPS]
    CostC cost                  # E_COST: the alternative

cdef struct CardC:
    uint64_t events             # cache: bits of the events its abilities answer
    uint8_t faction
    uint8_t first, n            # its abilities, in order
    uint8_t knowledge_cap       # 0, or the cap while active
    uint8_t workers             # 0, or the workers its owner starts with
    uint8_t star_factions       # bit per faction whose track's end puts a star on it
    uint8_t used

cdef struct CostClassC:         # spaces with the same printed cost are tested together
    uint64_t spaces
    uint8_t simple              # 1: n of one good
    uint8_t good, n
    uint8_t space               # one of them

cdef struct RulesC:
    uint64_t area_mask, tank_mask, tunnel_mask, end_mask, artifact_mask, icarite_mask, market_mask, slot_mask
    uint64_t region[N_FACTIONS] # spaces of each region
    uint64_t bumpable
    uint64_t site_slots[N_SITES]
    uint64_t slot_offer[N_SITES][16]       # by which of its four slots are taken: the slots offered, equal ones once
    uint8_t site_first[N_SITES] # its first slot; the four are neighbours
    uint8_t market_first        # market space of the first site; they are neighbours in the order of the sites
    uint64_t recruit_deck[2]
    uint64_t tiles
    uint8_t dilemmas
    uint8_t n_spaces, n_cards, n_tiles, n_abilities, n_dilemmas
    uint8_t seats
    uint8_t iib_tweaks          # R12, R13, R19, R71
    uint8_t trading             # R21
    uint8_t refused_to_deck     # C14
    uint8_t bazaar              # artifacts are bought from the bazaar (R53), not drawn
    uint8_t free_trades         # end-of-turn trades cost no bazaar price
    uint8_t price[4]            # of the bazaar's slots
    uint64_t factionless[2]     # cards without a faction
    uint8_t stars, stars_to_win
    uint8_t dice_start, morale_start, knowledge_start, track_max, knowledge_max
    uint8_t check_at            # total at which a worker is lost
    uint8_t tier1, tier2, tier3, tier4
    uint8_t tunnel_reveal, tunnel_end, miner_start
    uint8_t territory_cap
    uint8_t site_needs
    uint8_t recruits_dealt
    uint8_t copies              # artifacts of a type
    uint8_t retrieve_gain, retrieve_loss
    uint8_t band_mid, band_high # totals at which the middle and the high band of an area begin
    uint8_t n_classes
    CostClassC classes[32]
    SpaceC spaces[MAX_SPACES]
    TileC tile[MAX_TILES]
    CardC cards[MAX_CARDS]
    AbilityC abilities[MAX_ABILITIES]
    uint8_t dilemma_artifact[8]


cdef RulesC* RULES              # MAX_RULES of them, indexed by StateC.rules_id

cdef inline const RulesC* rules_of(const StateC* s) noexcept nogil:
    return &RULES[s.rules_id]
