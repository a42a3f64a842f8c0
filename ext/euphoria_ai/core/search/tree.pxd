# Information-set Monte Carlo tree search.

from libc.stdint cimport uint32_t, uint64_t
from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.clues cimport CluesC
from euphoria_ai.core.search.line cimport LineC
from euphoria_ai.core.search.network cimport Network
from euphoria_ai.core.search.playout cimport PlayoutC
from euphoria_ai.core.search.root cimport RootC
from euphoria_ai.core.search.weights cimport Weights

cdef enum:
    MAX_PATH = 256              # moves of one descent that are remembered
    NIL = 0                     # no node
    ROOT = 1

cdef enum:                      # layout of NodeC.key
    SEAT_SHIFT = 51             # below: the move, ARTIFACT_BIT its highest bit
    KIND_SHIFT = 54

cdef struct NodeC:              # 32 bytes; children form a list through `next`
    uint64_t key                # move, the seat that decided, the kind of its decision (edge_key)
    uint32_t first              # first child, or NIL
    uint32_t next               # next sibling, or NIL
    uint32_t visits
    uint32_t availability       # iterations in which the move could be made
    float sum                   # rewards of the seat that made the move
    float prior                 # the policy's share when the node was made

cdef struct OptionsC:           # see data/policy.toml
    float exploration
    float first_play_urgency
    float prior_exponent
    float uniform_share
    bint priors                 # priors by the policy, else uniform
    int chance_dice

cdef struct PathC:              # moves of one descent
    int n
    uint32_t node[MAX_PATH]
    uint8_t mover[MAX_PATH]     # the seat that made the move

cdef class Tree:
    cdef StateC position
    cdef CluesC clues
    cdef int seat               # the observer
    cdef OptionsC opt
    cdef PlayoutC how
    cdef Weights weights
    cdef Network network        # None: playouts
    cdef RngC rng
    cdef NodeC* nodes           # the pool; NIL is never used
    cdef uint32_t n_nodes, capacity
    cdef move_t* moves          # of the decision at hand,
    cdef float* weight          # ... their weights
    cdef uint32_t* match        # ... and nodes
    cdef readonly long iterations
    cdef readonly long decisions        # made in playouts
    cdef readonly long full             # nodes that could not be made since the pool was full
    cdef double root_sum[MAX_SEATS]     # rewards per seat over all iterations
    cdef RootC root
    cdef LineC line             # own moves to begin with

    cdef void allocate(self, uint32_t capacity) except *
    cdef void iterate(self) noexcept nogil
    cdef void descend(self, StateC* s, PathC* path) noexcept nogil
    cdef uint32_t ripe(self) noexcept nogil
    cdef void backup(self, const PathC* path, const float* reward, double progress) noexcept nogil
    cdef uint32_t line_child(self, int n) noexcept nogil
    cdef uint32_t step_chance(self, StateC* s, uint32_t node) noexcept nogil
    cdef uint32_t add_node(self, uint32_t parent, uint64_t key, float prior) noexcept nogil
    cdef int match_children(self, const StateC* s, uint32_t node, int n) noexcept nogil
    cdef void expand(self, const StateC* s, uint32_t node, int n) noexcept nogil
    cdef uint32_t select_child(self, const StateC* s, uint32_t node, int n) noexcept nogil
