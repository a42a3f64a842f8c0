"""Disassemble-a-Teddy-Bear Shop: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import TEDDY_BEAR_SHOP


def test_disassemble_a_teddy_bear_shop():
    """disassemble_a_teddy_bear_shop, R35, R69, R72, R105: a rolled 1 costs a good; any commodity and a bear."""
    check_face_tile(TEDDY_BEAR_SHOP, 1, "bear")
