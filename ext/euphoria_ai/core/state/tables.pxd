# What an edition with its options fixes: plain tables, filled once from validated Python data,
# never changed while games run.

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint64_t
from euphoria_ai.core.state.bits cimport CardSetC
from euphoria_ai.core.state.abilities cimport AbilityC, CardC, CostC
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.state cimport StateC

cdef enum:                      # room of a rule set
    MAX_SPACE_COSTS = 2         # alternatives printed on a space
    MAX_DILEMMAS = 8            # bits of StateC.dilemma_deck

cdef struct SpaceC:
    uint8_t group
    uint8_t faction             # NO_FACTION outside the regions
    uint8_t good                # of an area, a tunnel, a slot; what an end space yields
    uint8_t amount              # yield of an end space
    uint8_t site                # market spaces and slots, else NOBODY
    uint8_t track               # allegiance steps of a visit
    uint8_t star                # stars of a visit
    uint8_t tier2               # 1 where tier 2 gives both yields (tunnels)
    uint8_t artifacts           # artifacts of the benefit
    uint8_t resources           # free resources of the benefit
    int8_t morale
    int8_t knowledge
    uint8_t n_costs
    CostC costs[MAX_SPACE_COSTS]

cdef struct TileC:
    CostC cost
    uint8_t penalty             # P_...
    uint8_t used                # 1 in a row of the edition

cdef enum:                      # what the cost of a space can ask for: each good, and these counts
    COUNT_RESOURCES = N_GOODS
    COUNT_COMMODITIES
    COUNT_NONBLISS
    COUNT_CARDS
    COUNT_ALIKE                 # the most cards of one type
    N_COUNTS
    MAX_PRICE = 4               # counts above it make no difference to a printed cost

cdef struct RulesC:
    uint64_t area_mask, tank_mask, tunnel_mask, end_mask
    uint64_t artifact_mask, icarite_mask, market_mask, slot_mask
    uint64_t always_open        # spaces that exist and are open from the start
    uint64_t access[16]         # by factions with an active recruit: spaces they may use (R60)
    # By count, and how many of it a seat owns: spaces whose first or second cost asks for no more.
    uint64_t enough[N_COUNTS][MAX_PRICE + 1][MAX_SPACE_COSTS]
    uint64_t region[N_FACTIONS]  # spaces of each region
    uint64_t bumpable
    uint64_t site_slots[N_SITES]
    uint64_t slot_offer[N_SITES][16]       # by slots taken: slots offered, equal ones once
    uint8_t site_first[N_SITES]  # its first slot; the four are neighbours
    uint8_t market_first        # market space of the first site; the others follow
    CardSetC recruit_deck
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
    CardSetC factionless        # cards without a faction
    uint8_t stars, stars_to_win
    uint8_t dice_start, morale_start, knowledge_start, track_max, knowledge_max
    uint8_t check_at            # total at which a worker is lost
    uint8_t check_at_penalised  # the same under the tile that lowers it
    uint8_t tier1, tier2, tier3, tier4
    uint8_t tunnel_reveal, tunnel_end, miner_start
    uint8_t territory_cap
    uint8_t site_needs
    uint8_t recruits_dealt
    uint8_t copies              # artifacts of a type
    uint8_t retrieve_gain, retrieve_loss
    uint8_t band_mid, band_high  # totals at which the middle and the high band of an area begin
    uint8_t band_goods[3]       # what each band gives, from the lowest (R43)
    uint8_t band_track[3]
    int8_t band_knowledge[3]
    uint8_t equal_die_price     # morale for each worker after the first of a group (R19)
    uint8_t minority_bonus      # commodities (R12)
    uint16_t wild_tags          # bit per AbilityC.tag of a recruit whose card stands for others
    SpaceC spaces[MAX_SPACES]
    TileC tile[MAX_TILES]
    CardC cards[MAX_CARDS]
    AbilityC abilities[MAX_ABILITIES]
    uint8_t dilemma_artifact[MAX_DILEMMAS]


cdef RulesC* RULES              # MAX_RULES of them, indexed by StateC.rules_id

cdef bint is_loaded(int number) noexcept

cdef inline const RulesC* rules_of(const StateC* s) noexcept nogil:
    return &RULES[s.rules_id]
