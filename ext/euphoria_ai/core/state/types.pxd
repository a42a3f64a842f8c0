# The ids, the flat game state and the rules tables: what every other module of the core is written in.
#
# StateC is the whole game: no pointers, copied by assignment, at most 1,024 bytes.  RulesC is what an edition
# with its options fixes: it never changes while a game is played and is found through StateC.rules_id.

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t, uint64_t

ctypedef uint64_t move_t        # one decision of a seat or of chance; layout in moves.pxd

cdef enum:
    MAX_SEATS = 6
    MAX_DICE = 4
    MAX_SLOTS = 4               # recruit slots of a seat: two of the setup, one of a dilemma, one spare
    MAX_STACK = 16              # frames; the deepest chain of the base game needs 12
    MAX_MOVES = 1024            # more than any decision can have
    MAX_COSTS = 24              # alternatives of one cost, all recruits' changes included
    MAX_OPS = 6                 # steps of one ability
    MAX_RULES = 255             # rule sets alive at once (edition x seats x options)
    MAX_SPACES = 56
    MAX_CARDS = 128
    MAX_TILES = 64
    MAX_ABILITIES = 255

cdef enum:                      # goods, in the order of the notation
    ENERGY, WATER, FOOD, BLISS, GOLD, CLAY, STONE, N_GOODS

cdef enum:
    N_ARTIFACTS = 6             # balloon bat bear bifocals book box
    N_FACTIONS = 4              # euphorian subterran wastelander icarite
    ICARITE = 3
    NO_FACTION = 4              # factionless recruits, spaces outside the regions
    N_TUNNELS = 3
    N_SITES = 6

cdef enum:                      # where a die is, when it is not on a space
    LOC_HAND = 62               # available, or just back and not rolled yet (face 0)
    LOC_POOL = 63               # not owned

cdef enum:
    NOBODY = 255                # no seat, no space
    CARD_NONE = 0               # card bytes hold id + 1
    CARD_UNKNOWN = 255          # only in positions: some card that the observer cannot know

cdef enum:                      # flags of a recruit slot, four bits each in SeatC.rflags
    R_ACTIVE = 1                # face up: counts for faction bonuses and level-11 stars
    R_WORKING = 2               # its ability answers events (R85: from the end of the revealing placement)
    R_STAR = 4                  # carries a star
    R_SECOND = 8                # carries a second star (Steve)

cdef enum:                      # what a space is
    G_AREA, G_TANK, G_TUNNEL, G_END, G_ARTIFACT_MARKET, G_ICARITE, G_MARKET, G_SLOT

cdef enum:                      # StateC.pl_flags: what is known about the placement being carried out
    PL_UNPAID = 1               # R27: no benefit, nothing of the payment or the benefit answers
    PL_BUMPED = 2               # somebody's die was bumped, the own one included
    PL_BUMPED_OTHER = 4
    PL_STAR_BOARD = 8           # the visit put a star on a territory or a tile
    PL_GAINED_WORKER = 16       # the tank really gave a worker
    PL_GONE = 32                # the placed worker has left its space (sacrificed, gone home)
    PL_STAR_TILE = 64           # ... and it went on a tile
    PL_KNOWLEDGE = 128          # the area's own knowledge was really gained

cdef enum:                      # C_PAY.a
    PAY_SPACE, PAY_DILEMMA, PAY_SURCHARGE

cdef enum:                      # StateC.due: what must happen before anything else goes on
    DUE_REFILL = 1              # a card reached the discard pile while the bazaar was short (R54)
    DUE_ENERGY = 2              # somebody's energy of this turn has just reached three

cdef enum:                      # StateC.ignored: bits 0-5 sites whose penalty does not bind the active seat this turn
    IGNORE_ALL = 128


cdef enum:                      # events that abilities answer (bits of SeatC.hears); E_COST and below are asked, not told
    E_COST                      # the cost of a space is being worked out
    E_DRAW                      # an artifact is about to be drawn
    E_RETRIEVE_PAY              # the price of a retrieval is being chosen
    E_MORALE_LOST               # per point, at once
    E_KNOWLEDGE_GAINED          # per point, at once
    E_BUMPED_OWNER              # own die bumped, not yet rolled
    E_BUMPING                   # own worker bumps an opponent's die, not yet rolled
    E_BUMP                      # bump exchange (R25)
    E_PAID                      # right after a payment, before the hand limit
    E_PAID_AFTER                # after the payment and its hand limit, before the benefit
    E_BEFORE_BENEFIT
    E_AREA_GOODS                # inside the benefit of a commodity area, with its goods
    E_TUNNEL_RESOURCE           # inside the benefit of a tunnel, after its resource
    E_NEW_WORKER                # a die was taken from the pool and is not rolled yet
    E_AFTER_BENEFIT
    E_STAR                      # own star placed, after the end test
    E_COMPLETED                 # a market was completed, after its stars
    E_PLACED                    # the placement is over, reveals included
    E_OTHER_ROLLED              # somebody else's roll is settled
    E_LOST_WORKER               # own worker lost to a check, after that roll is settled
    E_RETRIEVING                # workers chosen and paid, before the roll: sacrifices
    E_PRESET                    # the same, last: a face is chosen
    E_RETRIEVED                 # the retrieval is over
    E_BAZAAR_PRICE              # asked: the price of a card in the bazaar
    E_CHECK                     # asked: at which total a worker is lost
    E_TUNNEL_SINGLE             # a tunnel is about to give only one of its yields
    E_TUNNEL_BOTH               # asked: does a tunnel give both
    E_TANK_TRACK                # with the track change of the tank
    E_CHECKED                   # the total of a check is known
    E_EXTRA                     # asked: extra placements after a placement (I6)
    E_AREA_TOTAL                # the total of an area is known
    E_AREA_SETTLED              # the goods of an area are known, not yet gained
    E_AREA_ARRIVED              # own worker on a commodity area, before the total
    E_FREE_ACTION               # asked: free actions (I7)
    E_TURN_END                  # the own turn is over, a dilemma turn excepted
    E_ENERGY                    # the energy gained this turn reaches three
    E_TAKEN                     # a card was taken from the bazaar and paid, the row has not moved
    E_GAINED                    # an artifact was gained, the row is filled again
    E_LOSING                    # a worker is about to be lost to a check
    E_ROLLED                    # dice were rolled, before the check
    E_ROLLING                   # dice are about to be rolled
    E_NO_TIER1                  # asked: tier-1 goods are not gained
    E_BAN                       # asked: spaces closed to the seat
    E_FURTHER_TURN              # asked: another turn after a free retrieval
    E_FACTION_REVEALED          # a faction reaches the point at which its hidden recruits become active
    N_EVENTS

cdef enum:                      # what a tile does to a seat without a star on it (bits of SeatC.pen)
    P_ROLL_FACE_1, P_ROLL_FACE_2, P_ROLL_FACE_3, P_ROLL_FACE_4, P_ROLL_FACE_5, P_ROLL_FACE_6
    P_NO_WORKER_GAIN
    P_NO_SELF_BUMP
    P_NO_PAIRS
    P_NO_VISIT_WITHOUT_STAR
    P_ONE_PLACEMENT
    P_NO_SHARED_SITE
    P_NO_ABILITIES
    P_FREE_RETRIEVE_COSTS_MORE
    P_NO_ICARUS
    P_KNOWLEDGE_PER_STAR
    P_NO_TIERS
    P_ONE_PER_AREA
    P_SELF_BUMP_PAYS
    P_COMMODITY_CAP
    P_LOW_ROLLS
    P_NO_PLACE_WITH_6
    P_NO_EMPTY_TERRITORY
    P_PRISON
    P_BAZAAR_SURCHARGE
    P_MORALE_PER_STAR
    P_NO_PLACE_WITH_2
    P_MORALE_CAP
    P_RESOURCE_CAP
    P_NEW_TYPES_ONLY
    P_CHECK_14
    P_COMMODITY_LESS
    P_KNOWLEDGE_ON_DOUBLES
    P_SELF_BUMP_KNOWLEDGE
    N_PENALTIES

cdef enum:                      # frames: procedures run by themselves, choices wait for a seat, chances for the dice
    F_NONE
    F_SETUP, F_TURN, F_PLACEMENT, F_BUMP, F_ROLL, F_RETRIEVAL, F_COMPLETION, F_DILEMMA
    F_WINDOW, F_ABILITY, F_STARS, F_DRAWS, F_GAIN, F_REFILL, F_OPPONENTS, F_HAND_LIMIT, F_PRISON, F_END
    F_FIRST_CHOICE
    C_RECRUITS = F_FIRST_CHOICE
    C_TURN, C_MORE, C_PLACE, C_PAY, C_RETRIEVE_PAY, C_USE, C_OPPONENT, C_DRAW, C_TAKE, C_TUNNEL, C_TAKE_OR, C_LOSE
    C_DISCARD, C_STAR, C_FACE, C_OUTCOME, C_DRAFT, C_BONUS, C_TRADE
    C_REDRAW, C_BUY, C_PRICE, C_BUMP, C_IGNORE, C_ACTIVATE, C_SAMUEL, C_PRISON
    F_FIRST_CHANCE
    X_ROLL = F_FIRST_CHANCE
    X_DRAW, X_DEAL, X_DILEMMA, X_TILE, X_START, X_REFILL
    N_FRAMES

cdef struct FrameC:             # 16 bytes: one pending procedure, choice or chance; meaning of a..e by kind
    uint8_t kind, seat, step, a, b, c, d, e
    uint32_t mask
    uint32_t x

cdef struct SeatC:              # 64 bytes, one cache line
    uint64_t hears              # cache: events that a working recruit of this seat answers
    uint64_t pen                # cache: penalties in force for this seat
    uint16_t goods[N_GOODS]     # unlimited supply; 65,535 is out of reach of any real game
    uint16_t rflags             # four bits a recruit slot
    uint8_t hand[N_ARTIFACTS]
    uint8_t recruit[MAX_SLOTS]  # card id + 1
    uint8_t refused[MAX_SLOTS]  # card id + 1: cards that this seat has seen leave the game
    uint8_t loc[MAX_DICE]       # space id, LOC_HAND or LOC_POOL
    uint8_t face[MAX_DICE]      # 1..6; 0 in the pool or not rolled yet
    uint8_t stars_left          # 10 .. 0
    uint8_t hand_n              # cache: sum of hand; in positions the true number though hand is unknown
    uint8_t morale              # 1..6
    uint8_t knowledge           # 1..6
    uint8_t owned               # cache: dice not in the pool, 1..4
    uint8_t tile_stars          # bit per site
    uint8_t dilemma             # dilemma id + 1
    uint8_t factions            # cache: bit per faction with an active recruit
    uint8_t knowledge_cap       # cache: 6, or what an active recruit makes of it
    uint8_t turn_flags          # bits 0-3 slot used this turn; bit 4 a worker was lost this turn; bits 5-6 dilemma use

cdef enum:                      # SeatC.turn_flags
    T_USED = 15
    T_LOST = 16
    T_DILEMMA_STAR = 32         # these two stay for good
    T_DILEMMA_RECRUITS = 64
    T_DILEMMA = 96

cdef struct StateC:
    SeatC seats[MAX_SEATS]
    uint64_t recruit_deck[2]    # bit per card; the deck is a set, its order is chance
    uint64_t gone[2]            # bit per card that left the game for all to see
    uint64_t tiles_unseen       # bit per tile that is not face up
    uint64_t taken              # cache: bit per space that holds a die, areas aside
    uint64_t pl_payment         # move_t of what was paid for this placement
    uint32_t known[MAX_SEATS][MAX_SEATS]   # [observer][holder]: artifacts surely held, four bits a type
    FrameC stack[MAX_STACK]
    uint16_t turn               # turns begun; stops at 65,535
    uint8_t occ[MAX_SPACES]     # cache: die on a space that holds one, as seat * 4 + die + 1
    uint8_t area_total[N_FACTIONS]         # cache: faces standing on each commodity area
    uint8_t site_n[N_SITES]     # cache: workers on each unfinished site
    uint8_t tracks[N_FACTIONS]  # allegiance level 0..11
    uint8_t miners[N_TUNNELS]   # 0..9
    uint8_t territory[N_FACTIONS][MAX_SEATS]
    uint8_t territory_n[N_FACTIONS]        # cache: sum over seats
    uint8_t tiles[N_SITES]      # tile id + 1 once face up
    uint8_t deck[N_ARTIFACTS]
    uint8_t discard[N_ARTIFACTS]
    uint8_t deck_n              # cache: sum; in positions the true number though the deck is unknown
    uint8_t discard_n           # cache
    uint8_t recruit_deck_n      # cache
    uint8_t dilemma_deck        # bit per card never dealt
    uint8_t n_seats
    uint8_t rules_id
    uint8_t active              # whose turn it is
    uint8_t first               # who began
    uint8_t over                # 1 once the 10th star is down
    uint8_t winners             # bit per seat, once settled
    uint8_t n_stack
    uint8_t revealed            # bit per faction whose hidden recruits are activated (R83, R58)
    uint8_t group_face          # R18: face of this turn's group, 0 before the first placement
    uint8_t group               # bit per die of the active seat that may still be placed as a group member
    uint8_t fresh               # bit per die of the active seat that came back or was gained this turn (R20)
    uint8_t preset              # face chosen for the next roll's first die, 0 none
    uint8_t pl_space
    uint8_t pl_die
    uint8_t pl_face
    uint8_t pl_victim           # owner of the bumped die, NOBODY
    uint8_t pl_victim_face
    uint8_t pl_flags
    uint8_t pl_new_die          # die gained by this placement, as die + 1
    uint8_t pl_levels[N_FACTIONS]          # tracks before this placement (R82)
    uint8_t ev_stars[MAX_SEATS] # stars placed in the event being carried out
    uint8_t trade[N_GOODS + N_ARTIFACTS]   # offer: low four bits given, high four asked for
    uint8_t has_known           # 0 while known is all zero
    uint8_t bazaar[4]           # artifact + 1, slot 0 left; 0 empty
    uint8_t energy[MAX_SEATS]   # energy gained this turn while somebody listens, at most 3
    uint8_t due                 # DUE_...
    uint8_t ignored             # penalties that do not bind the active seat this turn
    uint8_t balloon             # 1: the active seat may move its last worker (Lars)

# ------------------------------------------------------------------ rules

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

cdef enum:                      # what the printed cost of a space can ask for: each good, then these counts of a seat
    COUNT_RESOURCES = N_GOODS
    COUNT_COMMODITIES
    COUNT_NONBLISS
    COUNT_CARDS
    COUNT_ALIKE                 # the most cards of one type
    N_COUNTS
    MAX_PRICE = 4               # counts above it make no difference to a printed cost

cdef struct RulesC:
    uint64_t area_mask, tank_mask, tunnel_mask, end_mask, artifact_mask, icarite_mask, market_mask
    uint64_t always_open        # spaces that exist and are open from the start
    uint64_t access[16]         # by the factions of a seat's active recruits: spaces that these may use (R60)
    uint64_t enough[N_COUNTS][MAX_PRICE + 1][2]     # spaces whose first or second printed cost asks for no more of a count
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
    SpaceC spaces[MAX_SPACES]
    TileC tile[MAX_TILES]
    CardC cards[MAX_CARDS]
    AbilityC abilities[MAX_ABILITIES]
    uint8_t dilemma_artifact[8]
