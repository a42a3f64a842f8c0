# Win chances of a state: the result of a finished game, else what a network (if not NULL) or a
# formula says.

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.network cimport NetworkC
from euphoria_ai.core.search.weights cimport EvaluationC

cdef void evaluate(
    const StateC* s, const EvaluationC* w, const NetworkC* network, float* reward
) noexcept nogil
