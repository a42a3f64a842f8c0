# Own moves that the iterations of a tree begin with, and what came of them.

from euphoria_ai.core.state.types cimport *

cdef enum:
    MAX_LINE = 32

cdef struct CountC:             # of something counted at the end of playouts
    double sum, squares

cdef struct LineC:
    int n                       # 0: none
    int at                      # of this iteration: how many were made
    move_t move[MAX_LINE]
    long visits                 # iterations that made them all
    double reward[MAX_SEATS]
    CountC stars                # placed by the observer at the end
    CountC turns                # at which the game ended

cdef int set_line(LineC* line, moves) except -1
cdef void count_line(LineC* line, const StateC* s, int seat, const float* reward) noexcept nogil
