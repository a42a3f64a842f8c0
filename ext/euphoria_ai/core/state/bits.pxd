# Bit tricks and the random generator that search and playouts use.
#
# Header only.  The rules core owns no generator: whoever wants chance to happen hands one in.

from libc.stdint cimport uint32_t, uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int ctz64(unsigned __int64 x) {
        unsigned long i = 0;
        _BitScanForward64(&i, x);
        return (int)i;
    }
    static __inline int popcount64(unsigned __int64 x) {  /* not every target of the compiler has the instruction */
        x -= (x >> 1) & 0x5555555555555555u;
        x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
        return (int)((x * 0x0101010101010101u) >> 56);
    }
    #else
    #define ctz64(x) __builtin_ctzll(x)
    #define popcount64(x) __builtin_popcountll(x)
    #endif
    """
    int ctz64(uint64_t x) noexcept nogil                # undefined for 0
    int popcount64(uint64_t x) noexcept nogil


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
