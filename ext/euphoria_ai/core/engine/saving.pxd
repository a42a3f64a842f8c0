# States as bytes that can be kept: with a format mark, a checksum, the rule set's key and the mark
# of its rules data.

from euphoria_ai.core.state.state cimport StateC

cdef bytes saved(const StateC* s, bytes mark)
cdef int restore(StateC* s, bytes data, bytes mark) except -1
