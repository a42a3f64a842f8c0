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
    /* not every target of the compiler has the instruction */
    static __inline int popcount64(unsigned __int64 x) {
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


# ---------------------------------------------------------------- counts packed four bits each

cdef enum:
    MAX_COUNT = 15              # the most that one of the packed counts holds


cdef inline int count_in(uint32_t counts, int k) noexcept nogil:
    """The k-th of the packed counts."""
    return <int>(counts >> (4 * k)) & MAX_COUNT


cdef inline uint32_t one_count(int k) noexcept nogil:
    """Packed counts: one of the k-th kind.  Sums and multiples of it are packed counts too."""
    return <uint32_t>1 << (4 * k)


cdef inline uint32_t with_count(uint32_t counts, int k, int n) noexcept nogil:
    """The same counts, the k-th made n."""
    return counts & ~(<uint32_t>MAX_COUNT << (4 * k)) | <uint32_t>n << (4 * k)


cdef inline int popcount4(unsigned int x) noexcept nogil:
    """Of a mask of up to four bits: of dice, of recruit slots."""
    return <int>(<uint64_t>0x4332322132212110 >> (4 * x)) & 15


# ---------------------------------------------------------------- sets of cards

cdef struct CardSetC:           # bit per card id (0 .. 127)
    uint64_t word[2]


cdef inline bint has_card(const CardSetC* cards, int card) noexcept nogil:
    return (cards.word[card >> 6] >> (card & 63)) & 1


cdef inline void add_card(CardSetC* cards, int card) noexcept nogil:
    cards.word[card >> 6] |= <uint64_t>1 << (card & 63)


cdef inline void remove_card(CardSetC* cards, int card) noexcept nogil:
    cards.word[card >> 6] &= ~(<uint64_t>1 << (card & 63))


cdef inline CardSetC cards_in_either(const CardSetC* a, const CardSetC* b) noexcept nogil:
    cdef CardSetC out
    out.word[0] = a.word[0] | b.word[0]
    out.word[1] = a.word[1] | b.word[1]
    return out


cdef inline CardSetC cards_in_both(const CardSetC* a, const CardSetC* b) noexcept nogil:
    cdef CardSetC out
    out.word[0] = a.word[0] & b.word[0]
    out.word[1] = a.word[1] & b.word[1]
    return out


cdef inline CardSetC cards_without(const CardSetC* a, const CardSetC* b) noexcept nogil:
    """Those of a that are not in b."""
    cdef CardSetC out
    out.word[0] = a.word[0] & ~b.word[0]
    out.word[1] = a.word[1] & ~b.word[1]
    return out


cdef inline int count_cards(const CardSetC* cards) noexcept nogil:
    return popcount64(cards.word[0]) + popcount64(cards.word[1])


cdef inline int nth_bit(uint64_t bits, int n) noexcept nogil:
    """Position of the n-th set bit, n from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return ctz64(bits)


cdef inline int nth_card(const CardSetC* cards, int n) noexcept nogil:
    """Id of the n-th card of the set, in the order of ids; n from 0."""
    cdef int low = popcount64(cards.word[0])
    return nth_bit(cards.word[0], n) if n < low else 64 + nth_bit(cards.word[1], n - low)


# ---------------------------------------------------------------- the random generator

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
