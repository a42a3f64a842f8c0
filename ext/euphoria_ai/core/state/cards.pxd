# Reads costs and recruits from rows of plain Python data.

from euphoria_ai.core.state.abilities cimport AbilityC, CardC, CostC

cdef int index_of(names, name, what) except -1
cdef int room(int n, int most, what) except -1
cdef int fill_cost(CostC* c, dict cost, what) except -1
cdef int fill_card(CardC* card, AbilityC* abilities, int number, dict row, dict spaces) except -1
