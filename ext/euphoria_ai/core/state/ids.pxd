# The ids and flags in which states, moves and rules are written.
#
# The `cpdef` ones are names of this module for Python too (euphoria_ai.core.state.ids): nobody
# defines them again.

from libc.stdint cimport uint64_t

ctypedef uint64_t move_t        # one decision of a seat or of chance; layout in moves.pxd

cdef enum:                      # room in the flat records
    MAX_STACK = 16              # frames; the deepest chain of the base game needs 12
    MAX_MOVES = 1024            # more than any decision can have
    MAX_COSTS = 24              # alternatives of one cost, all recruits' changes included
    MAX_RULES = 255             # rule sets alive at once (edition x seats x options)
    MAX_SPACES = 56
    MAX_CARDS = 128
    MAX_TILES = 64
    MAX_ABILITIES = 255

cpdef enum:                     # room that shows in the shape of a state's fields
    MAX_SEATS = 6
    MAX_DICE = 4
    MAX_SLOTS = 4               # recruit slots: two of the setup, one of a dilemma, one spare

cpdef enum:                     # goods, in the order of the notation
    ENERGY, WATER, FOOD, BLISS, GOLD, CLAY, STONE, N_GOODS

cpdef enum:                     # artifacts; where 0 must mean none, a field holds the id + 1
    BALLOON, BAT, BEAR, BIFOCALS, BOOK, BOX, N_ARTIFACTS

cpdef enum:                     # factions, also regions and territories
    EUPHORIAN, SUBTERRAN, WASTELANDER, ICARITE, N_FACTIONS
    NO_FACTION = N_FACTIONS     # factionless recruits, spaces outside the regions

cpdef enum:
    N_TUNNELS = 3
    N_SITES = 6
    N_BAZAAR = 4                # cards in the bazaar's row

cdef enum:                      # masks of all of them
    ALL_SEATS = 63
    ALL_DICE = 15
    ALL_FACES = 126             # bits 1-6

cpdef enum:                     # where a die is, when it is not on a space
    LOC_HAND = 62               # available, or just back and not rolled yet (face 0)
    LOC_POOL = 63               # not owned

cpdef enum:
    NOBODY = 255                # no seat, no space
    CARD_NONE = 0               # card bytes hold id + 1
    CARD_UNKNOWN = 255          # only in positions: some card that the observer cannot know

cpdef enum:                     # flags of a recruit slot, four bits each in SeatC.rflags
    R_ACTIVE = 1                # face up: counts for faction bonuses and level-11 stars
    R_WORKING = 2               # its ability answers events (R85: not before a placement ends)
    R_STAR = 4                  # carries a star
    R_SECOND = 8                # carries a second star

cpdef enum:                     # SeatC.turn_flags
    T_USED = 15                 # bit per slot whose recruit was used this turn
    T_LOST = 16                 # a worker was lost this turn
    T_DILEMMA_STAR = 32         # these two stay for good
    T_DILEMMA_RECRUITS = 64
    T_DILEMMA = 96

cpdef enum:                     # what a space is
    G_AREA, G_TANK, G_TUNNEL, G_END, G_ARTIFACT_MARKET, G_ICARITE, G_MARKET, G_SLOT

cpdef enum:                     # StateC.pl_flags: what is known about the placement at hand
    PL_UNPAID = 1               # R27: no benefit, nothing of the payment or the benefit answers
    PL_BUMPED = 2               # somebody's die was bumped, the own one included
    PL_BUMPED_OTHER = 4
    PL_STAR_BOARD = 8           # the visit put a star on a territory or a tile
    PL_GAINED_WORKER = 16       # the tank really gave a worker
    PL_GONE = 32                # the placed worker has left its space (sacrificed, gone home)
    PL_STAR_TILE = 64           # ... and it went on a tile
    PL_KNOWLEDGE = 128          # the area's own knowledge was really gained

cpdef enum:                     # StateC.due: what must happen before anything else goes on
    DUE_REFILL = 1              # a card reached the discard pile while the bazaar was short (R54)
    DUE_ENERGY = 2              # somebody's energy of this turn has just reached three

cpdef enum:                     # StateC.ignored: bit per site that does not bind the active seat
    IGNORE_ALL = 128

cpdef enum:                     # StateC.over
    RUNNING
    OVER                        # the tenth star is down
    OVER_FAULT = 255            # a fault of the engine; `status` reports it

cpdef enum:                     # kinds of moves (moves.pxd has their layout)
    M_NONE, M_PLACE, M_RETRIEVE, M_DILEMMA, M_STOP, M_ANOTHER, M_PAY, M_RETRIEVE_PAY, M_USE
    M_DECLINE
    M_ACCEPT, M_REFUSE, M_DRAW, M_TAKE, M_LOSE, M_DISCARD, M_STAR, M_FACE, M_OUTCOME, M_KEEP
    M_ROLL = 21                 # from here on outcomes of chance, then what the expansion brought
    M_DRAWN, M_DEAL, M_DEAL_DILEMMA, M_TILE, M_START
    M_REFUSE_CARD, M_BUY, M_BUMP, M_IGNORE, M_ACTIVATE, M_REFILL
    N_MOVE_KINDS

cpdef enum:                     # M_RETRIEVE_PAY: how; the last names a recruit too (card + 1)
    RP_FREE, RP_FOOD, RP_BLISS, RP_RECRUIT

# Values of parts of frames (frames.pxd).

cpdef enum:                     # TurnF.flags
    WAS_FREE_RETRIEVAL = 1
    WAS_DILEMMA = 2

cpdef enum:                     # PlacementF.yields: of a tunnel
    YIELD_RESOURCE = 1
    YIELD_ARTIFACT = 2
    YIELD_BOTH = 3

cpdef enum:                     # PlacementF.flags
    AREA_REPLACED = 1           # the total was replaced
    AREA_RESOURCE = 2           # one commodity becomes a resource
    AREA_ARTIFACT = 4           # all commodities become an artifact

cpdef enum:                     # RollF.loss
    LOST_ONE = 1                # a worker was lost to the check
    AT_STAKE = 2                # ... is about to be lost

cpdef enum:                     # RollF.flags
    ROLL_UNCHECKED = 1
    ROLL_AGAIN = 2              # all dice just rolled, once

cpdef enum:                     # DrawsF.flags, GainF.flags
    DRAW_PLAIN = 1              # no card may change these draws (G4)
    DRAW_ASIDE = 2              # into the ability frame, not into the hand
    GAIN_FREE = 4               # the bazaar price is not paid

cpdef enum:                     # PayF.what
    PAY_SPACE, PAY_DILEMMA, PAY_SURCHARGE

cpdef enum:                     # TakeF.also
    TAKE_OR_ARTIFACT = 1        # or an artifact without its price
    TAKE_ONE_OF_EACH = 2        # a resource and a commodity
    TAKE_YIELD = 3              # a tunnel's resource or an artifact; the placement gives it

cpdef enum:                     # DealF.what
    DEAL_SETUP
    DEAL_DILEMMA

cpdef enum:                     # extra placements (I6); the numbers are those of saved positions
    EXTRA_NONE
    EXTRA_WORKER = 39           # one more available worker
    EXTRA_MOVE_LAST             # the worker placed last moves to another space
    EXTRA_SAME_SPACE            # another worker on the same space

# What abilities answer, as bits of SeatC.hears.  An event happens and is offered to whoever
# listens; a query is put by a rule that needs a number or a yes, and its answers change nothing by
# themselves.

cpdef enum:
    E_COST                      # query: what a space costs
    E_DRAW                      # query: what may be done instead of drawing an artifact
    E_RETRIEVE_PAY              # query: what else a retrieval may be paid with
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
    E_BAZAAR_PRICE              # query: the price of a card in the bazaar
    E_CHECK                     # query: at which total a worker is lost
    E_TUNNEL_SINGLE             # a tunnel is about to give only one of its yields
    E_TUNNEL_BOTH               # query: does a tunnel give both
    E_TANK_TRACK                # with the track change of the tank
    E_CHECKED                   # the total of a check is known
    E_EXTRA                     # query: extra placements after a placement (I6)
    E_AREA_TOTAL                # the total of an area is known
    E_AREA_SETTLED              # the goods of an area are known, not yet gained
    E_AREA_ARRIVED              # own worker on a commodity area, before the total
    E_FREE_ACTION               # query: free actions (I7)
    E_TURN_END                  # the own turn is over, a dilemma turn excepted
    E_ENERGY                    # the energy gained this turn reaches three
    E_TAKEN                     # a card was taken from the bazaar and paid, the row has not moved
    E_GAINED                    # an artifact was gained, the row is filled again
    E_LOSING                    # a worker is about to be lost to a check
    E_ROLLED                    # dice were rolled, before the check
    E_ROLLING                   # dice are about to be rolled
    E_NO_TIER1                  # query: tier-1 goods are not gained
    E_BAN                       # query: spaces closed to the seat
    E_FURTHER_TURN              # query: another turn after a free retrieval
    E_FACTION_REVEALED          # hidden recruits of a faction are about to become active
    N_EVENTS

cdef enum:                      # what tiles do to a seat without a star on them (SeatC.pen)
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
    P_NEIGHBOURS_RETRIEVE
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
