"""Friendly Local Game Bonfire: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_face_tile
from cards.shared.names import BONFIRE


def test_friendly_local_game_bonfire():
    """friendly_local_game_bonfire, R35, R69, R72, R105: a rolled 4 costs a good; any commodity and a box."""
    check_face_tile(BONFIRE, 4, "box")
