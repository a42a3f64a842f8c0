# The robot's search: one tree over one world.

from libc.stdint cimport uint8_t, uint32_t
from euphoria_ai.core.state.bits cimport RngC
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.boardspace.playout cimport ChanceC, HowC

cdef enum:
    MAX_DEPTH = 512             # moves of one descent that are remembered
    NIL = 0                     # no node
    ROOT = 1

cdef struct NodeC:              # a move that was seen, and what came after it
    move_t move
    double sum                  # values to the seat that made the move
    float prior                 # its share of the habits
    uint32_t visits
    uint32_t first              # of the moves that follow, one beside the other
    uint32_t only               # the one that wins at once, or NIL
    uint32_t n                  # how many follow; 0: not looked at yet
    uint8_t dropped

cdef struct PathC:              # of one descent
    int n
    uint32_t node[MAX_DEPTH]
    uint8_t mover[MAX_DEPTH]

cdef class Robot:
    cdef StateC world           # what the tree takes for true
    cdef int seat               # the observer
    cdef HowC how               # habits: of this iteration
    cdef int which              # the estimate of this iteration
    cdef bint mixed             # habits and estimate change from one to the next
    cdef double exploration, virtual_visits
    cdef ChanceC chance         # at the root
    cdef RngC rng
    cdef NodeC* nodes
    cdef uint32_t n_nodes
    cdef move_t* moves
    cdef double* weight
    cdef readonly long iterations
    cdef readonly long plies            # of tree and playouts
    cdef readonly long playout_plies
    cdef readonly long finished         # playouts that reached the end of the game

    cdef int allocate(self) except -1
    cdef int active(self) noexcept
    cdef int advance(self, StateC* s, ChanceC* chance) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef bint descend(self, StateC* s, ChanceC* chance, PathC* path) noexcept nogil
    cdef bint expand(self, const StateC* s, uint32_t node, int n) noexcept nogil
    cdef uint32_t select(self, uint32_t node) noexcept nogil
    cdef uint32_t untried(self, uint32_t node) noexcept nogil
    cdef void backup(self, const PathC* path, const double* value, int seats,
                     bint over) noexcept nogil
    cdef uint32_t best_of(self, uint32_t node) noexcept nogil
