"""What a state is worth to each seat: rewards of the search, between 0 and 1, together 1."""

from libc.math cimport exp
from euphoria_ai.core.state.bits cimport popcount64
from euphoria_ai.core.state.ops cimport goods_total
from euphoria_ai.core.state.tables cimport rules_of
from euphoria_ai.core.state.types cimport *
from euphoria_ai.core.search.network cimport judge


cdef void result(const StateC* s, float* reward) noexcept nogil:
    """Of a finished game; winners who share the victory share the reward."""
    cdef int i, n = popcount64(s.winners)
    for i in range(s.n_seats):
        reward[i] = <float>1.0 / n if (s.winners >> i) & 1 else 0


cdef void estimate(const StateC* s, const EvaluationC* w, float* reward) noexcept nogil:
    """Of a game cut short: a soft maximum over stars placed and means to place more."""
    cdef const SeatC* p
    cdef double value[MAX_SEATS]
    cdef double total = 0.0
    cdef int i
    for i in range(s.n_seats):
        p = &s.seats[i]
        value[i] = exp(
            w.star * (rules_of(s).stars - p.stars_left) + w.good * goods_total(p)
            + w.card * p.hand_n + w.worker * p.owned
        )
        total += value[i]
    for i in range(s.n_seats):
        reward[i] = <float>(value[i] / total)


cdef void evaluate(
    const StateC* s, const EvaluationC* w, const NetworkC* network, float* reward
) noexcept nogil:
    """One reward per seat."""
    if s.n_stack == 0:
        result(s, reward)
    elif network:
        judge(network, s, reward, NULL)
    else:
        estimate(s, w, reward)
