"""Center for Reduced Literacy: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import LITERACY_CENTER


def test_center_for_reduced_literacy():
    """center_for_reduced_literacy, R35, R69, R72, R105: a rolled 6 costs a good; any commodity and a book."""
    check_face_tile(LITERACY_CENTER, 6, "book")
