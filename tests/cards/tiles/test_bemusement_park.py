"""Bemusement Park: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import BEMUSEMENT_PARK


def test_bemusement_park():
    """bemusement_park, R35, R69, R72, R105: a rolled 3 costs a good; any commodity and a balloon."""
    check_face_tile(BEMUSEMENT_PARK, 3, "balloon")
