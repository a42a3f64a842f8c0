# Bit tricks and the random generator that search and playouts use.
#
# Header only.  The rules core owns no generator: whoever wants chance to happen hands one in.

from libc.stdint cimport uint32_t, uint64_t

cdef extern from *:
    """
    #define ctz64(x) __builtin_ctzll(x)
    #define popcount64(x) __builtin_popcountll(x)
    #define likely_(x) __builtin_expect(!!(x), 1)
    #define unlikely_(x) __builtin_expect(!!(x), 0)
    """
    int ctz64(uint64_t x) noexcept nogil
    int popcount64(uint64_t x) noexcept nogil
    bint likely_(bint x) noexcept nogil
    bint unlikely_(bint x) noexcept nogil


cdef struct RngC:
    uint64_t s                  # xorshift64* state, never 0


cdef inline void rng_seed(RngC* r, uint64_t seed) noexcept nogil:
    """Any seed will do: it is mixed (splitmix64) so that near seeds give unrelated streams."""
    cdef uint64_t z = seed + <uint64_t>0x9E3779B97F4A7C15
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    z = z ^ (z >> 31)
    r.s = z if z else 1


cdef inline uint64_t rng_next(RngC* r) noexcept nogil:
    cdef uint64_t x = r.s
    x ^= x >> 12
    x ^= x << 25
    x ^= x >> 27
    r.s = x
    return x * <uint64_t>0x2545F4914F6CDD1D


cdef inline uint32_t rng_below(RngC* r, uint32_t n) noexcept nogil:
    """A number in 0..n-1 (n >= 1); multiply-shift, its bias is below n / 2**32."""
    return <uint32_t>(((rng_next(r) >> 32) * <uint64_t>n) >> 32)


cdef inline double rng_unit(RngC* r) noexcept nogil:
    """A number in [0, 1)."""
    return <double>(rng_next(r) >> 11) * (1.0 / 9007199254740992.0)
