# The policy's weights of the moves of a turn: placements and retrievals.

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport RetrievalWeightsC, TurnWeightsC

cdef inline float floored(const TurnWeightsC* w, float weight) noexcept nogil:
    """No move is impossible."""
    return w.idle * w.least if weight < w.idle else weight

cdef inline float raised(float weight, int exponent) noexcept nogil:
    """To the power of 1, 2 or 4."""
    if exponent >= 2:
        weight *= weight
    if exponent >= 4:
        weight *= weight
    return weight

cdef inline uint64_t face_matters(const RulesC* r) noexcept nogil:
    """Spaces: areas add faces up, and a site may be finished with equal dice; elsewhere all faces
    weigh the same.
    """
    return r.area_mask | r.slot_mask

cdef float weigh_placement(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, int space, int face
) noexcept nogil
cdef float weigh_dilemma(const StateC* s, const TurnWeightsC* w, const SeatC* p) noexcept nogil
cdef int wanted_artifact(const StateC* s, const SeatC* p) noexcept nogil
cdef void weigh_counts(
    const StateC* s, const RetrievalWeightsC* w, const SeatC* p, int most, int free_faces,
    bint forced, float* by_count,
) noexcept nogil
cdef float weigh_retrieval(
    const StateC* s, const RetrievalWeightsC* w, const float* by_count, move_t m
) noexcept nogil
