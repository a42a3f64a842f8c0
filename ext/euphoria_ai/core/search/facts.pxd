# Facts of a seat that its rivals look at too.

from libc.stdint cimport uint64_t
from euphoria_ai.core.state.types cimport *

cdef enum:                      # what is told of a seat to the others (FactsC.fact)
    FACT_STARS_LEFT
    FACT_RESOURCES
    FACT_COMMODITIES
    FACT_HAND
    FACT_DILEMMA_PAYABLE
    FACT_DILEMMA_OPEN
    FACT_MORALE
    FACT_KNOWLEDGE
    FACT_WORKERS
    FACT_IN_HAND
    FACT_ACTIVE_RECRUITS
    FACT_BEST_TRACK
    FACT_ACTIVATION
    FACT_TILE_STARS
    FACT_STAR_SPACES
    FACT_PAYABLE_TILES
    FACT_SITES
    FACT_READY
    FACT_WINS
    N_FACTS

cdef struct FactsC:
    int fact[N_FACTS]
    uint64_t legal              # spaces on which the seat may place a worker
    uint64_t star_spaces        # of these the ones whose star has a place
    int tiles                   # bit per site: its tile takes the star of a legal visit
    int open_tiles              # bit per site: built, without an own star
    int sites                   # bit per site that one more worker completes

cdef void state_facts(const StateC* s, FactsC* facts) noexcept nogil
