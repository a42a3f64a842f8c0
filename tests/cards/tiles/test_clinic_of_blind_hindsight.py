"""Clinic of Blind Hindsight: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import CLINIC


def test_clinic_of_blind_hindsight():
    """clinic_of_blind_hindsight, R35, R69, R72, R105: a rolled 2 costs a good; any commodity and bifocals."""
    check_face_tile(CLINIC, 2, "bifocals")
