"""Institute of Orwellian Optimism: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import INSTITUTE
from helpers import ONE_TWO, faces, legal, play, seat, turn_beside


def test_institute_of_orwellian_optimism():
    """institute_of_orwellian_optimism, T90, R72, R105: rolled 1s and 2s count as 3 in the check."""

    def bites(game):
        play(game, "retrieve 3@farm 3@farm", "roll 1 2")
        assert faces(game)[:2] == [1, 2]  # the faces stay
        return faces(game) == [1, 2]

    check_penalty(INSTITUTE, bites, {"knowledge": 4, "dice": {"hand": [6], "farm": [3, 3]}})


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_institute_makes_low_faces_equal(roll):
    """institute_of_orwellian_optimism: with 6, 3 and knowledge 4 a 1 or 2 makes 16 as a 3 does, not 14 or 15."""
    me = {"knowledge": 4, "dice": {"hand": [6, 3], "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == sorted([3, roll])
    game = play(turn_beside(me), "retrieve 3@farm", f"roll {roll}")
    assert faces(game) == sorted([3, roll] if roll >= 3 else [3, roll, 6])


def test_institute_looks_at_rolled_dice_only():
    """institute_of_orwellian_optimism: old 1s and 2s in hand keep their value."""
    me = {"knowledge": 6, "dice": {"hand": [1, 2], "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm", "roll 6")
    assert faces(game) == [1, 2, 6]  # 15, not 18


def test_institute_in_the_turn_of_others():
    """institute_of_orwellian_optimism, R105: a bumped die that shows 1 counts as 3."""
    q = {"knowledge": 4, "dice": {"hand": [3, 6], "tunnel_subterran": [3]}}
    me = {**ONE_TWO, "goods": "water"}
    game = play(turn_beside(me, q, tiles={"market_ea": INSTITUTE}), "place 1 tunnel_subterran", "roll 1")
    assert faces(game, 1) == [1, 3]


def test_institute_and_recruits_of_the_check():
    """institute_of_orwellian_optimism, keb_the_information_trader, amina_the_bliss_bringer: they see its total."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3, 3]}, "recruits": ["keb_the_information_trader"]}
    game = play(turn_beside(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm 3@farm", "roll 1 1")
    assert (game.kind, len(legal(game))) == ("take", 7)  # 16, not 12
    me["recruits"] = ["amina_the_bliss_bringer"]
    game = play(turn_beside(me, tiles={"market_ea": INSTITUTE}), "retrieve 3@farm 3@farm", "roll 1 1")
    assert (faces(game), seat(game)["morale"]) == ([1, 1, 6], 2)  # safe at 16, 1 morale


def test_institute_visit():
    """institute_of_orwellian_optimism, R69: a balloon, an energy and a bliss."""
    check_visit(INSTITUTE, "energy bliss", "balloon")
