"""Python lists of moves.

Making the integers took half the time of a list.  A game has some hundred moves that come again and
again, so the integers are kept: one for each place of a table, the last that was asked for.
"""

from libc.stdint cimport uint64_t
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from euphoria_ai.core.state.types cimport move_t

cdef enum:
    PLACE_BITS = 11             # of the table: 2,048 places

cdef move_t KEPT[1 << PLACE_BITS]               # the move of each place, 0 at first
cdef list INTEGERS = [0] * (1 << PLACE_BITS)    # ... as a Python integer


cdef object integer_of(move_t m):
    cdef int place = <int>((m * <uint64_t>0x9E3779B97F4A7C15) >> (64 - PLACE_BITS))
    if KEPT[place] != m:
        INTEGERS[place] = m
        KEPT[place] = m
    return INTEGERS[place]


cdef list move_list(const move_t* moves, int n):
    cdef list out = PyList_New(n)
    cdef object item
    cdef int i
    for i in range(n):
        item = integer_of(moves[i])
        Py_INCREF(item)
        PyList_SET_ITEM(out, i, item)
    return out
