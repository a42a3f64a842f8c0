# The policy's weights of the moves of a turn: placements and retrievals.

from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.weights cimport RetrievalWeightsC, TurnWeightsC

cdef inline bint face_matters(const SpaceC* sp) noexcept nogil:
    """Areas add faces up, and a site may be finished with equal dice; elsewhere all faces weigh the
    same.
    """
    return sp.group == G_AREA or sp.group == G_SLOT

cdef float weigh_placement(
    const StateC* s, const TurnWeightsC* w, const SeatC* p, int space, int face
) noexcept nogil
cdef void weigh_counts(
    const StateC* s, const RetrievalWeightsC* w, const SeatC* p, int free_faces, bint forced,
    float* by_count,
) noexcept nogil
cdef float weigh_retrieval(
    const StateC* s, const RetrievalWeightsC* w, const float* by_count, move_t m
) noexcept nogil
