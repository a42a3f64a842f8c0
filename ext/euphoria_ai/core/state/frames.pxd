# Pending work: procedures in the middle of something, decisions that wait for a seat, chances that
# wait for the dice.
#
# A frame is 16 bytes: kind, seat and step at the start, then what its kind needs.  One whose kind
# is not listed in FrameC needs nothing more.  `state.layouts` names the parts for Python.

from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    F_NONE
    # procedures run by themselves
    F_SETUP, F_TURN, F_PLACEMENT, F_BUMP, F_ROLL, F_RETRIEVAL, F_COMPLETION, F_DILEMMA
    F_WINDOW, F_ABILITY, F_STARS, F_DRAWS, F_GAIN, F_REFILL, F_OPPONENTS, F_HAND_LIMIT
    F_NEIGHBOURS, F_END
    # decisions of seats
    F_FIRST_CHOICE
    C_RECRUITS = F_FIRST_CHOICE
    C_TURN, C_MORE, C_PLACE, C_PAY, C_RETRIEVE_PAY, C_USE, C_OPPONENT, C_DRAW, C_TAKE
    C_RETRIEVE_AREAS, C_RETRIEVE_ONE, C_LOSE
    C_DISCARD, C_STAR, C_FACE, C_OUTCOME, C_DRAFT, C_BONUS, C_TRADE
    C_REDRAW, C_BUY, C_PRICE, C_BUMP, C_IGNORE, C_ACTIVATE
    # chances
    F_FIRST_CHANCE
    X_ROLL = F_FIRST_CHANCE
    X_DRAW, X_DEAL, X_DILEMMA, X_TILE, X_START, X_REFILL
    N_FRAMES

# ---------------------------------------------------------------- steps

cdef enum:                      # F_SETUP (R1-R14)
    SETUP_DEAL, SETUP_RECRUITS, SETUP_DILEMMAS, SETUP_DICE, SETUP_START, SETUP_BONUS

cdef enum:                      # F_TURN; the numbers are those of saved states
    TURN_BEGINS
    TURN_ASKED                  # the action of the turn is asked (again, after a free action)
    TURN_ACTED                  # a placement is over
    TURN_MENU = 4               # the menu after a placement
    TURN_ANNOUNCED = 6          # a further placement was announced (R19)
    TURN_FURTHER                # ... and paid for
    TURN_EXTRA                  # an extra placement was paid for
    TURN_ENDS                   # nothing more can be done this turn
    TURN_OVER

cdef enum:                      # F_PLACEMENT; the benefit's own steps begin at PLACE_BENEFIT
    PLACE_ARRIVE, PLACE_BUMPED, PLACE_PAY, PLACE_PAID, PLACE_PAID_AFTER, PLACE_BEFORE_BENEFIT
    PLACE_BENEFIT
    PLACE_BENEFIT_OVER = PLACE_BENEFIT + 6
    PLACE_COMPLETION, PLACE_FACTIONS, PLACE_REVEAL, PLACE_HANDS, PLACE_LAST, PLACE_OVER

cdef enum:                      # ... on a commodity area
    AREA_ARRIVED = PLACE_BENEFIT
    AREA_TOTAL, AREA_AMOUNT, AREA_GOODS, AREA_TRACK, AREA_HANDS

cdef enum:                      # ... in the tank
    TANK_TRACK = PLACE_BENEFIT
    TANK_NEW_WORKER, TANK_ROLL, TANK_HANDS

cdef enum:                      # ... in a tunnel
    TUNNEL_YIELD = PLACE_BENEFIT
    TUNNEL_CHOICE, TUNNEL_RESOURCE, TUNNEL_ARTIFACT, TUNNEL_MINER

cdef enum:                      # ... a visit of a market or an Icarite space
    VISIT_STAR = PLACE_BENEFIT
    VISIT_TRACK, VISIT_TIER, VISIT_RESOURCES, VISIT_ARTIFACTS, VISIT_HANDS

cdef enum:                      # F_BUMP
    BUMP_OWNER, BUMP_BUMPING, BUMP_ROLL

cdef enum:                      # F_ROLL
    ROLL_BEGINS, ROLL_DICE, ROLL_ROLLED, ROLL_CHECKED, ROLL_CHECK, ROLL_LOSS, ROLL_GOODS
    ROLL_OTHERS, ROLL_OWNER, ROLL_OVER

cdef enum:                      # F_RETRIEVAL
    RETRIEVE_PAY, RETRIEVE_HANDS, RETRIEVE_CHOSEN, RETRIEVE_PRESET, RETRIEVE_ROLL, RETRIEVE_DONE
    RETRIEVE_NEIGHBOURS
    RETRIEVE_OVER

cdef enum:                      # F_COMPLETION
    COMPLETE_TILE, COMPLETE_STARS, COMPLETE_ANSWERS, COMPLETE_HANDS, COMPLETE_LIFT, COMPLETE_HOME

cdef enum:                      # F_DILEMMA
    DILEMMA_PAY, DILEMMA_PAID, DILEMMA_OUTCOME, DILEMMA_DRAW, DILEMMA_KEEP, DILEMMA_HANDS
    DILEMMA_OVER

cdef enum:                      # F_GAIN
    GAIN_CHOOSE, GAIN_PRICE, GAIN_TAKE, GAIN_ROW, GAIN_DONE

cdef enum:                      # F_NEIGHBOURS
    NEIGHBOUR_BEFORE, NEIGHBOUR_AFTER, NEIGHBOURS_OVER

cdef enum:                      # F_ABILITY
    ABILITY_PRICE, ABILITY_STEPS

cdef enum:                      # F_END
    END_CRITERIA, END_ROLLS

# ---------------------------------------------------------------- procedures

cdef struct HeadF:              # how every frame begins
    uint8_t kind, seat, step

cdef struct SetupF:
    uint8_t kind, seat, step
    uint8_t at                  # seat that is asked or dealt to
    uint8_t done                # cards dealt to it; later: is the first half of a stage over?
    uint8_t bonus               # bit per seat that gets the minority bonus (R12)

cdef struct TurnF:
    uint8_t kind, seat, step
    uint8_t extra               # step that allows an extra placement (I6)
    uint8_t flags               # WAS_...
    uint8_t dice                # bit per die that may be placed next and never later
    uint8_t card                # card + 1 that allows it
    uint8_t late                # bit per slot turned up after the last placement (R85)

cdef struct PlacementF:
    uint8_t kind, seat, step
    uint8_t yields              # of a tunnel: YIELD_...
    uint8_t total               # of an area
    uint8_t revealed            # 1: recruits were revealed
    uint8_t amount              # commodities of an area
    uint8_t flags               # AREA_...
    uint8_t dice                # bit per die gained in the tank

cdef struct BumpF:
    uint8_t kind, seat, step
    uint8_t die
    uint8_t face                # what it showed

cdef struct RollF:
    uint8_t kind, seat, step
    uint8_t dice                # bit per die that is rolled
    uint8_t again               # 1: they were rolled again
    uint8_t loss                # LOST_ONE or AT_STAKE
    uint8_t goods               # still to be lost
    uint8_t flags               # ROLL_...

cdef struct RetrievalF:
    uint8_t kind, seat, step
    uint8_t dice                # bit per die retrieved
    uint8_t free                # 1: morale was paid
    uint8_t regions             # bit per region in which all of them stood
    uint8_t no_action           # 1: an effect, not the action of the turn

cdef struct CompletionF:
    uint8_t kind, seat, step
    uint8_t site
    uint8_t helpers             # bit per seat that had a worker there
    uint32_t workers            # bit seat * 4 + die of those on their way home

cdef struct DilemmaF:
    uint8_t kind, seat, step
    uint8_t drawn               # recruits drawn for good (R99)
    uint8_t card, other         # card + 1; the kept one is left in `card`

cdef struct WindowF:
    uint8_t kind, seat, step
    uint8_t event
    uint8_t subject             # the other player of the event, or NOBODY
    uint32_t listeners          # bit seat * 4 + slot of those still to be offered the event

cdef struct AbilityF:           # also C_USE: may it be used?
    uint8_t kind, seat, step
    uint8_t ability
    uint8_t slot                # of the recruit
    uint8_t subject             # the other player of the event, or NOBODY
    uint8_t done                # steps carried out
    uint8_t nested              # 1: inside another effect, no hand limit of its own
    uint32_t cards              # artifacts kept apart, four bits a type; or the one just discarded

cdef struct StarsF:
    uint8_t kind, seat, step
    uint32_t counts             # stars still to be offered, four bits a seat

cdef struct DrawsF:             # also X_DRAW
    uint8_t kind, seat, step
    uint8_t left                # cards still to draw
    uint8_t flags               # DRAW_...

cdef struct GainF:
    uint8_t kind, seat, step
    uint8_t left                # cards still to gain
    uint8_t flags               # GAIN_FREE
    uint8_t slot                # slot of the row + 1
    uint8_t artifact            # artifact + 1; 0 once it was given back

cdef struct OpponentsF:         # also C_OPPONENT: does this opponent want it?
    uint8_t kind, seat, step
    uint8_t good                # or NOBODY for artifacts
    uint8_t n
    uint8_t asked               # seats, the active one first
    uint8_t optional
    uint8_t ability

cdef struct EndF:
    uint8_t kind, seat, step
    uint8_t tied                # bit per seat
    uint8_t next                # seat that rolls next
    uint32_t totals             # five bits a seat

# ---------------------------------------------------------------- decisions

cdef struct PlaceF:
    uint8_t kind, seat, step
    uint8_t dice                # bit per die that may be placed
    uint8_t card                # card + 1 that allows it, to be declined; 0: it must follow
    uint8_t extra               # step that allows an extra placement (I6)

cdef struct PayF:
    uint8_t kind, seat, step
    uint8_t what                # PAY_...

cdef struct TakeF:              # C_TAKE, C_BONUS; C_PRICE, where they are given
    uint8_t kind, seat, step
    uint8_t kinds               # bit per good
    uint8_t n
    uint8_t also                # TAKE_...
    uint8_t tracks              # instead of a good: bit 0 one more morale, bit 1 one less knowledge

cdef struct DiscardF:
    uint8_t kind, seat, step
    uint8_t n
    uint8_t aside               # 1: of the cards kept apart by an ability
    uint8_t types               # bit per artifact that may be discarded; 0: all

cdef struct StarF:
    uint8_t kind, seat, step
    uint32_t places             # bits 0-3 territories, 4-9 tiles by site

cdef struct FaceF:
    uint8_t kind, seat, step
    uint8_t faces               # bit per face; 0: all

cdef struct TradeF:
    uint8_t kind, seat, step
    uint8_t proposer

cdef struct ActivateF:
    uint8_t kind, seat, step
    uint8_t flags               # of the slot from then on

# ---------------------------------------------------------------- chances

cdef struct DiceF:              # X_ROLL
    uint8_t kind, seat, step
    uint8_t dice                # bit per die; in a roll-off how many
    uint8_t roll_off            # 1: the roll decides a tie (R112), no die of the board is touched

cdef struct DealF:
    uint8_t kind, seat, step
    uint8_t what                # DEAL_...
    uint8_t slot

cdef struct TileF:
    uint8_t kind, seat, step
    uint8_t site

cdef struct StartF:
    uint8_t kind, seat, step
    uint8_t tied                # bit per seat with the highest sum

cdef union FrameC:
    uint32_t room[4]            # 16 bytes
    uint8_t kind                # the first byte of all of them
    HeadF head
    SetupF setup
    TurnF turn
    PlacementF placement
    BumpF bump
    RollF roll
    RetrievalF retrieval
    CompletionF completion
    DilemmaF dilemma
    WindowF window
    AbilityF ability
    StarsF stars
    DrawsF draws
    GainF gain
    OpponentsF opponents
    EndF end
    PlaceF place
    PayF pay
    TakeF take
    DiscardF discard
    StarF star
    FaceF face
    TradeF trade
    ActivateF activate
    DiceF dice
    DealF deal
    TileF tile
    StartF start
