"""Ids and flags of states, moves and rules; `ext/euphoria_ai/core/state/ids.pxd` says what each means."""

# room that shows in the shape of a state's fields
MAX_SEATS: int
MAX_DICE: int
MAX_SLOTS: int

# goods, in the order of the notation
ENERGY: int
WATER: int
FOOD: int
BLISS: int
GOLD: int
CLAY: int
STONE: int
N_GOODS: int

# artifacts; where 0 must mean none, a field holds the id + 1
BALLOON: int
BAT: int
BEAR: int
BIFOCALS: int
BOOK: int
BOX: int
N_ARTIFACTS: int

# factions, also regions and territories
EUPHORIAN: int
SUBTERRAN: int
WASTELANDER: int
ICARITE: int
N_FACTIONS: int
NO_FACTION: int

N_TUNNELS: int
N_SITES: int
N_BAZAAR: int

# where a die is, when it is not on a space
LOC_HAND: int
LOC_POOL: int

NOBODY: int
CARD_NONE: int
CARD_UNKNOWN: int

# flags of a recruit slot, four bits each in SeatC.rflags
R_ACTIVE: int
R_WORKING: int
R_STAR: int
R_SECOND: int

# SeatC.turn_flags
T_USED: int
T_LOST: int
T_DILEMMA_STAR: int
T_DILEMMA_RECRUITS: int
T_DILEMMA: int

# what a space is
G_AREA: int
G_TANK: int
G_TUNNEL: int
G_END: int
G_ARTIFACT_MARKET: int
G_ICARITE: int
G_MARKET: int
G_SLOT: int

# StateC.pl_flags: what is known about the placement being carried out
PL_UNPAID: int
PL_BUMPED: int
PL_BUMPED_OTHER: int
PL_STAR_BOARD: int
PL_GAINED_WORKER: int
PL_GONE: int
PL_STAR_TILE: int
PL_KNOWLEDGE: int

# StateC.due: what must happen before anything else goes on
DUE_REFILL: int
DUE_ENERGY: int

# StateC.ignored: bits 0-5 sites whose penalty does not bind the active seat this turn
IGNORE_ALL: int

# StateC.over
RUNNING: int
OVER: int
OVER_FAULT: int

# kinds of moves (moves.pxd has their layout)
M_NONE: int
M_PLACE: int
M_RETRIEVE: int
M_DILEMMA: int
M_STOP: int
M_ANOTHER: int
M_PAY: int
M_RETRIEVE_PAY: int
M_USE: int
M_DECLINE: int
M_ACCEPT: int
M_REFUSE: int
M_DRAW: int
M_TAKE: int
M_LOSE: int
M_DISCARD: int
M_STAR: int
M_FACE: int
M_OUTCOME: int
M_KEEP: int
M_ROLL: int
M_DRAWN: int
M_DEAL: int
M_DEAL_DILEMMA: int
M_TILE: int
M_START: int
M_REFUSE_CARD: int
M_BUY: int
M_BUMP: int
M_IGNORE: int
M_ACTIVATE: int
M_REFILL: int
N_MOVE_KINDS: int

# M_RETRIEVE_PAY: how; the last with the recruit (card + 1) in the second argument
RP_FREE: int
RP_FOOD: int
RP_BLISS: int
RP_RECRUIT: int

# TurnF.flags
WAS_FREE_RETRIEVAL: int
WAS_DILEMMA: int

# PlacementF.yields: of a tunnel
YIELD_RESOURCE: int
YIELD_ARTIFACT: int
YIELD_BOTH: int

# PlacementF.flags
AREA_REPLACED: int
AREA_RESOURCE: int
AREA_ARTIFACT: int

# RollF.loss
LOST_ONE: int
AT_STAKE: int

# RollF.flags
ROLL_UNCHECKED: int
ROLL_AGAIN: int

# DrawsF.flags, GainF.flags
DRAW_PLAIN: int
DRAW_ASIDE: int
GAIN_FREE: int

# PayF.what
PAY_SPACE: int
PAY_DILEMMA: int
PAY_SURCHARGE: int

# TakeF.also
TAKE_OR_ARTIFACT: int
TAKE_ONE_OF_EACH: int
TAKE_YIELD: int

# DealF.what
DEAL_SETUP: int
DEAL_DILEMMA: int

# extra placements (I6); the numbers are those of saved positions
EXTRA_NONE: int
EXTRA_WORKER: int
EXTRA_MOVE_LAST: int
EXTRA_SAME_SPACE: int

E_COST: int
E_DRAW: int
E_RETRIEVE_PAY: int
E_MORALE_LOST: int
E_KNOWLEDGE_GAINED: int
E_BUMPED_OWNER: int
E_BUMPING: int
E_BUMP: int
E_PAID: int
E_PAID_AFTER: int
E_BEFORE_BENEFIT: int
E_AREA_GOODS: int
E_TUNNEL_RESOURCE: int
E_NEW_WORKER: int
E_AFTER_BENEFIT: int
E_STAR: int
E_COMPLETED: int
E_PLACED: int
E_OTHER_ROLLED: int
E_LOST_WORKER: int
E_RETRIEVING: int
E_PRESET: int
E_RETRIEVED: int
E_BAZAAR_PRICE: int
E_CHECK: int
E_TUNNEL_SINGLE: int
E_TUNNEL_BOTH: int
E_TANK_TRACK: int
E_CHECKED: int
E_EXTRA: int
E_AREA_TOTAL: int
E_AREA_SETTLED: int
E_AREA_ARRIVED: int
E_FREE_ACTION: int
E_TURN_END: int
E_ENERGY: int
E_TAKEN: int
E_GAINED: int
E_LOSING: int
E_ROLLED: int
E_ROLLING: int
E_NO_TIER1: int
E_BAN: int
E_FURTHER_TURN: int
E_FACTION_REVEALED: int
N_EVENTS: int
