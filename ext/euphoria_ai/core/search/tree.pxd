# Information-set Monte Carlo tree search.

from libc.stdint cimport uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *

cdef enum:
    MAX_PATH = 256              # nodes of one descent that are credited
    NO_MOVER = 255              # the node was entered by chance

cdef struct NodeC:              # 32 bytes; children form a list through `next`
    uint64_t key                # move, the seat that decided and the kind of its decision (edge_key)
    uint32_t first              # first child, 0 none
    uint32_t next               # next sibling, 0 none
    uint32_t visits
    uint32_t avail              # iterations in which the move could be made
    float sum                   # rewards of the seat that made the move
    float prior                 # the policy's share when the node was made

cdef struct OptionsC:
    float exploration
    float temper                # priors are weights to this power
    float mix                   # share of the prior that is spread evenly, so that no move is never tried
    int cap                     # decisions of a playout, then the position is judged
    bint guided                 # playouts by the policy, else uniform
    bint priors                 # priors by the policy, else uniform
    int power                   # playouts draw by the policy's weights to this power (1, 2, 4)
    int chance_dice             # rolls of up to so many dice get a node per outcome; others share one
