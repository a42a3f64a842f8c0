# The words in which cards are written, and the functions that they stand for.

from euphoria_ai.core.state.abilities cimport change_t, condition_t, cost_condition_t, step_t


cdef class Word:
    cdef readonly str name
    cdef readonly tuple operands
    cdef public bint at_once
    cdef public bint draws_aside
    cdef public bint for_dilemmas
    cdef public bint dearer
    cdef public int extra
    cdef readonly int order
    cdef condition_t condition
    cdef step_t step
    cdef change_t change
    cdef cost_condition_t cost_condition


cdef Word add_condition(str name, condition_t holds, str operands=*)
cdef Word add_step(str name, step_t run, str operands=*)
cdef Word add_change(str name, change_t change, str operands=*)
cdef Word add_cost_condition(str name, cost_condition_t applies)
