"""What this machine allows: the synthetic decision that rates of play are compared with in the same
run.

A decision here tests 64 costs against a flat kilobyte, picks one of the payable ones, sweeps a
cache line and takes a dozen branches that depend on the data.  It is no game; it bounds what a
rules engine over such a state can reach.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy
from euphoria_ai.core.state.bits cimport RngC, ctz64, popcount64, rng_below, rng_next, rng_seed

cdef struct BlockC:
    uint8_t b[1024]

cdef uint8_t NEED[64]
cdef uint8_t WHERE[64]
cdef int k
for k in range(64):
    NEED[k] = (k * 3 + 60) & 255
    WHERE[k] = (k * 4 + 3) & 255


cdef uint64_t synthetic(BlockC* s, RngC* rng, int decisions) noexcept nogil:
    cdef uint64_t mask, acc = 0
    cdef uint32_t n
    cdef int d, i, a
    cdef uint8_t q
    cdef uint8_t* line
    for d in range(decisions):
        mask = 1
        for i in range(64):
            mask |= <uint64_t>(s.b[WHERE[i]] >= NEED[i]) << i
        n = rng_below(rng, popcount64(mask))
        while n:
            mask &= mask - 1
            n -= 1
        a = ctz64(mask)
        line = s.b + 64 * (a & 15)
        for i in range(64):
            line[i] = <uint8_t>(line[i] * 5 + a + 1)
        for i in range(12):
            q = s.b[(a * 37 + i * 61 + d) & 1023]
            if q & 1:
                s.b[(q * 4 + i) & 1023] += 1
            elif q & 2:
                s.b[(q * 3 + i) & 1023] -= 1
            else:
                acc += q
        acc += a
    return acc


def full(long decisions, uint64_t seed):
    """Make that many synthetic decisions, 300 to a playout; returns a number that depends on all of
    them.  Releases the GIL.
    """
    cdef RngC rng
    cdef BlockC root
    cdef BlockC s
    cdef uint64_t acc = 0
    cdef long done = 0
    cdef int i
    rng_seed(&rng, seed)
    for i in range(1024):
        root.b[i] = <uint8_t>(rng_next(&rng) >> 32)
    with nogil:
        while done < decisions:
            memcpy(&s, &root, sizeof(BlockC))
            acc += synthetic(&s, &rng, 300)
            root.b[done & 1023] ^= <uint8_t>acc
            done += 300
    return acc
