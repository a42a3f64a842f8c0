"""Stadium of Guaranteed Home Runs: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import STADIUM


def test_stadium_of_guaranteed_home_runs():
    """stadium_of_guaranteed_home_runs, C24, R35, R69, R72, R105: a rolled 5, not 4, costs a good; commodity and bat."""
    check_face_tile(STADIUM, 5, "bat")
