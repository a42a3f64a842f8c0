# The flat game state: no pointers, copied by assignment, at most 1,024 bytes.

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport CardSetC
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.frames cimport FrameC

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
    uint8_t hand_n              # cache: sum of hand; in positions the true number
    uint8_t morale              # 1..6
    uint8_t knowledge           # 1..6
    uint8_t owned               # cache: dice not in the pool, 1..4
    uint8_t tile_stars          # bit per site
    uint8_t dilemma             # dilemma id + 1
    uint8_t factions            # cache: bit per faction with an active recruit
    uint8_t knowledge_cap       # cache: 6, or what an active recruit makes of it
    uint8_t turn_flags          # T_...

cdef struct StateC:
    SeatC seats[MAX_SEATS]
    CardSetC recruit_deck       # the deck is a set, its order is chance
    CardSetC gone               # cards that left the game for all to see
    uint64_t tiles_unseen       # bit per tile that is not face up
    uint64_t taken              # cache: bit per space that holds a die, areas aside
    uint64_t pl_payment         # move_t of what was paid for this placement
    uint32_t known[MAX_SEATS][MAX_SEATS]   # [observer][holder]: surely held, packed counts
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
    uint8_t deck_n              # cache: sum; in positions the true number
    uint8_t discard_n           # cache
    uint8_t recruit_deck_n      # cache
    uint8_t dilemma_deck        # bit per card never dealt
    uint8_t n_seats
    uint8_t rules_id
    uint8_t active              # whose turn it is
    uint8_t first               # who began
    uint8_t over                # RUNNING, OVER or OVER_FAULT
    uint8_t winners             # bit per seat, once settled
    uint8_t n_stack
    uint8_t revealed            # bit per faction whose hidden recruits are activated (R83, R58)
    uint8_t group_face          # R18: face of this turn's group, 0 before the first placement
    uint8_t group               # bit per die that may still be placed as one of the group (R18)
    uint8_t fresh               # bit per die that came back or was gained this turn (R20)
    uint8_t preset              # face chosen for the next roll's first die, 0 none
    uint8_t pl_space
    uint8_t pl_die
    uint8_t pl_face
    uint8_t pl_victim           # owner of the bumped die, NOBODY
    uint8_t pl_victim_face
    uint8_t pl_flags
    uint8_t pl_new_die          # die gained by this placement, as die + 1
    uint8_t pl_levels[N_FACTIONS]          # tracks before this placement (R82)
    uint8_t ev_stars[MAX_SEATS]  # stars placed in the event being carried out
    uint8_t trade[N_GOODS + N_ARTIFACTS]   # offer: low four bits given, high four asked for
    uint8_t has_known           # 0 while known is all zero
    uint8_t bazaar[4]           # artifact + 1, slot 0 left; 0 empty
    uint8_t energy[MAX_SEATS]   # energy gained this turn while somebody listens, at most 3
    uint8_t due                 # DUE_...
    uint8_t ignored             # penalties that do not bind the active seat this turn
    uint8_t balloon             # 1: the active seat may move its last worker
