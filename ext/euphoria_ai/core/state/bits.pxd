# Bit tricks, sets of cards, packed counts, and the random generator that search and playouts use.
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


cdef inline int popcount4(unsigned int x) noexcept nogil:
    """Of a mask of up to four bits: of dice, of recruit slots."""
    return <int>(<uint64_t>0x4332322132212110 >> (4 * x)) & 15


# ---------------------------------------------------------------- sets of cards
#
# Two words, a bit per card id from 0; states and rules hold them as uint64_t[2].

cdef inline bint has_card(const uint64_t* cards, int card) noexcept nogil:
    return (cards[card >> 6] >> (card & 63)) & 1


cdef inline void add_card(uint64_t* cards, int card) noexcept nogil:
    cards[card >> 6] |= <uint64_t>1 << (card & 63)


cdef inline void remove_card(uint64_t* cards, int card) noexcept nogil:
    cards[card >> 6] &= ~(<uint64_t>1 << (card & 63))


cdef inline void copy_cards(uint64_t* cards, const uint64_t* others) noexcept nogil:
    cards[0] = others[0]
    cards[1] = others[1]


cdef inline void keep_cards(uint64_t* cards, const uint64_t* others) noexcept nogil:
    """Intersection."""
    cards[0] &= others[0]
    cards[1] &= others[1]


cdef inline void drop_cards(uint64_t* cards, const uint64_t* others) noexcept nogil:
    """Difference."""
    cards[0] &= ~others[0]
    cards[1] &= ~others[1]


cdef inline int count_cards(const uint64_t* cards) noexcept nogil:
    return popcount64(cards[0]) + popcount64(cards[1])


cdef inline int nth_card(const uint64_t* cards, int n) noexcept nogil:
    """The n-th card from 0, in the order of ids; n is below count_cards."""
    cdef int in_first = popcount64(cards[0])
    cdef int word = n >= in_first
    cdef uint64_t left = cards[word]
    for _ in range(n - in_first if word else n):
        left &= left - 1
    return 64 * word + ctz64(left)


# ---------------------------------------------------------------- packed counts

cdef enum:
    MAX_COUNT = 15              # four bits a kind, the first kind lowest


cdef inline int count_in(uint64_t counts, int kind) noexcept nogil:
    return <int>(counts >> (4 * kind)) & MAX_COUNT


cdef inline uint64_t one_of(int kind) noexcept nogil:
    """What to add to packed counts for one more of a kind."""
    return <uint64_t>1 << (4 * kind)


# ---------------------------------------------------------------- random numbers

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
