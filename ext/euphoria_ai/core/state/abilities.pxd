# Costs and recruits as the rules read them: plain rows, filled once from validated Python data.

from libc.stdint cimport int8_t, uint8_t, uint64_t
from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.frames cimport AbilityF
from euphoria_ai.core.state.state cimport StateC

cdef enum:                      # room in a row
    MAX_CONDITIONS = 3          # conditions of one ability
    MAX_STEPS = 4               # steps of one ability
    MAX_TAG = 15                # AbilityC.tag: a payment move has four bits for it

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

cdef struct AbilityC

# Is it true now for the owner's seat?  `subject` is the other player of the event, n the operand.
ctypedef bint (*condition_t)(StateC* s, int seat, const AbilityC* a, int subject,
                             int n) noexcept nogil

# One step of an ability.  f is its frame, n and m are the operands.
ctypedef void (*step_t)(StateC* s, AbilityF* f, const AbilityC* a, int n, int m) noexcept nogil

# Is a cost changed here?  `holder` is whose worker stands (stood) on the space, NOBODY if it is
# (was) empty.
ctypedef bint (*cost_condition_t)(const StateC* s, int seat, int space, int holder) noexcept nogil

# Rewrites the first n of `costs` (room for MAX_COSTS) and returns how many there are now; the space
# is NOBODY where the cost of a dilemma is changed.
ctypedef int (*change_t)(const StateC* s, int space, int holder, const AbilityC* a, CostC* costs,
                         int n) noexcept nogil

cdef struct ConditionC:
    condition_t holds
    int8_t n

cdef struct StepC:
    step_t run
    int8_t n, m

cdef struct AbilityC:
    uint64_t where              # spaces at which it may be used; all ones where it does not matter
    uint8_t card
    uint8_t event
    uint8_t optional
    uint8_t once_per_turn
    uint8_t tag                 # E_COST: CostC.via of what it allows; else: answers such payments
    uint8_t morale, knowledge   # price
    uint8_t good, good_n        # price: good_n of good
    uint8_t artifact            # price: artifacts of choice that must be held (a step takes them)
    uint8_t n_conditions, n_steps
    ConditionC conditions[MAX_CONDITIONS]
    StepC steps[MAX_STEPS]
    # What the rules ask of an ability, by event
    change_t change             # E_COST
    cost_condition_t applies    # E_COST: NULL where the change always applies
    uint8_t order               # E_COST: changes apply in this order
    uint8_t wild                # E_COST: the artifact that stands for others
    uint8_t for_dilemmas        # E_COST: changes the cost of a dilemma too
    uint8_t dearer              # E_COST: may make a payable space unpayable
    CostC cost                  # E_COST: what the change brings
    uint8_t price_less          # E_BAZAAR_PRICE: commodities
    uint8_t check_limit         # E_CHECK: total at which a worker is lost
    uint8_t morale_at           # E_CHECK: total that gives 1 morale
    uint8_t extra               # E_EXTRA: EXTRA_... placement
    uint8_t draws_aside         # draws cards into its own frame, apart from the hand

cdef struct CardC:
    uint64_t events             # cache: bits of the events its abilities answer
    uint8_t faction
    uint8_t first, n            # its abilities, in order
    uint8_t knowledge_cap       # 0, or the cap while active
    uint8_t workers             # 0, or the workers its owner starts with
    uint8_t star_factions       # bit per faction whose track's end puts a star on it
    uint8_t used
