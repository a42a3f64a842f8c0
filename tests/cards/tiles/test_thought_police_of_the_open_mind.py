"""Thought Police of the Open Mind: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import POLICE
from helpers import ONE_TWO, faces, play, seat, turn_beside


def test_thought_police_of_the_open_mind():
    """thought_police_of_the_open_mind, R35, R72, R105: equal available dice after a check give 1 knowledge."""

    def bites(game):
        before = seat(game)["knowledge"]
        play(game, "retrieve 3@farm", "roll 4")
        return {0: False, 1: True}[seat(game)["knowledge"] - before]

    check_penalty(POLICE, bites, {"knowledge": 1, "dice": {"hand": [4], "farm": [3]}})


@pytest.mark.parametrize(("hand", "roll", "knowledge", "after", "left"), [
    ([4], "3", 1, 1, [3, 4]),
    ([2, 2], "5", 1, 2, [2, 2, 5]),  # old dice count
    ([1, 1, 2], "2", 1, 2, [1, 1, 2, 2]),  # two pairs are one point
    ([6, 3], "3", 3, 4, [3, 3, 6]),
    ([6, 3], "6", 3, 3, [3, 6]),  # 18: after the loss no two are equal
    ([6, 6], "3", 3, 3, [3, 6]),
    ([6, 6], "6", 3, 4, [6, 6]),
])  # fmt: skip
def test_police_after_the_loss(hand, roll, knowledge, after, left):
    """thought_police_of_the_open_mind, R32, R35: what is left after a loss is looked at."""
    me = {"knowledge": knowledge, "dice": {"hand": hand, "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", f"roll {roll}")
    assert (faces(game), seat(game)["knowledge"]) == (left, after)


def test_police_only_after_checks():
    """thought_police_of_the_open_mind, R36: equal dice without a roll, and at the top of the track, give nothing."""
    game = play(turn_beside({"dice": {"hand": [1, 2, 2]}}, tiles={"market_ea": POLICE}), "place 1 farm")
    assert seat(game)["knowledge"] == 3
    me = {"knowledge": 6, "dice": {"hand": [2], "farm": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", "roll 2")
    assert seat(game)["knowledge"] == 6


def test_police_in_the_turn_of_others():
    """thought_police_of_the_open_mind, R105: a bump by somebody else is a check as well."""
    q = {"dice": {"hand": [4], "tunnel_subterran": [3]}}
    me = {**ONE_TWO, "goods": "water"}
    game = play(turn_beside(me, q, tiles={"market_ea": POLICE}), "place 1 tunnel_subterran", "roll 4")
    assert seat(game, 1)["knowledge"] == 4


def test_police_and_milos():
    """thought_police_of_the_open_mind, milos_the_brainwasher: not when the check is skipped."""
    me = {"goods": "water", "dice": {"hand": [4], "farm": [3]}, "recruits": ["milos_the_brainwasher"]}
    for answer, knowledge in (("use", 3), ("decline", 4)):
        game = turn_beside(me, tiles={"market_ea": POLICE})
        play(game, "retrieve 3@farm", f"{answer} milos_the_brainwasher", "roll 4")
        assert seat(game)["knowledge"] == knowledge


def test_police_and_saved_losses():
    """thought_police_of_the_open_mind, xyon_the_brain_surgeon: still looked at after a saved loss."""
    me = {"hand": "bat", "knowledge": 4, "dice": {"hand": [6], "farm": [3]}, "recruits": ["xyon_the_brain_surgeon"]}
    game = play(turn_beside(me, tiles={"market_ea": POLICE}), "retrieve 3@farm", "roll 6", "use xyon_the_brain_surgeon")
    assert (faces(game), seat(game)["knowledge"]) == ([6, 6], 3)  # 4 - 2 + 1


def test_police_visit():
    """thought_police_of_the_open_mind, R69: bifocals and a clay."""
    check_visit(POLICE, "clay", "bifocals")
