# Moves as integers: the one place that knows their layout.
#
# A move has the same meaning in every possible world: it names faces, kinds, cards, spaces by id.
#
#   bits 0-5    kind (M_...)
#   PLACE       6-8 face, 9-14 space
#   RETRIEVE    from bit 6 up to four entries of nine bits, ascending: face (three bits), space + 1
#   items       (PAY, TAKE) 6-26 seven goods of three bits; 27-38 six artifacts of two bits;
#               39-40 morale, 41-42 knowledge, 43-46 via, 47-49 face of a die given up, 50 artifact
#   DISCARD     6-23 six artifact counts of three bits
#   KEEP        6-13 card + 1 (active), 14-21 card + 1 (hidden) or 0
#   ROLL        6-17 up to four faces of three bits, ascending, 18-20 how many
#   others      6-13 one small number (card, good, place, face, seat, tile)

from euphoria_ai.core.state.ids cimport *

cdef enum:
    GOODS_SHIFT = 6
    ART_SHIFT = 27
    MORALE_SHIFT = 39
    KNOWLEDGE_SHIFT = 41
    VIA_SHIFT = 43
    SACRIFICE_SHIFT = 47        # face of a die that is given up
    ARTIFACT_BIT = 50

cdef inline int m_kind(move_t m) noexcept nogil:
    return <int>(m & 63)

cdef inline int m_arg(move_t m) noexcept nogil:
    return <int>((m >> 6) & 255)

cdef inline int m_arg2(move_t m) noexcept nogil:
    return <int>((m >> 14) & 255)

cdef inline move_t mv(int kind, int arg=0, int arg2=0) noexcept nogil:
    return <move_t>kind | (<move_t>arg << 6) | (<move_t>arg2 << 14)

cdef inline move_t mv_place(int face, int space) noexcept nogil:
    return <move_t>M_PLACE | (<move_t>face << 6) | (<move_t>space << 9)

cdef inline int m_face(move_t m) noexcept nogil:
    return <int>((m >> 6) & 7)

cdef inline int m_space(move_t m) noexcept nogil:
    return <int>((m >> 9) & 63)

cdef inline int m_good(move_t m, int kind) noexcept nogil:
    return <int>((m >> (GOODS_SHIFT + 3 * kind)) & 7)

cdef inline int m_art(move_t m, int kind) noexcept nogil:
    return <int>((m >> (ART_SHIFT + 2 * kind)) & 3)

cdef inline int m_via(move_t m) noexcept nogil:
    return <int>((m >> VIA_SHIFT) & 15)

cdef inline move_t one_good(int kind) noexcept nogil:
    return <move_t>1 << (GOODS_SHIFT + 3 * kind)

cdef inline move_t one_art(int kind) noexcept nogil:
    return <move_t>1 << (ART_SHIFT + 2 * kind)
