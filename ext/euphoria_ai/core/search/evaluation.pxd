# Win chances of a state: the result of a finished game, an estimate for one that was cut short.

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport EvaluationC

cdef void evaluate(const StateC* s, const EvaluationC* w, float* reward) noexcept nogil
