"""Laboratory of Selective Genetics: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.base_tiles import after_own_star, check_visit
from cards.shared.names import LABORATORY
from helpers import ONE_TWO, build, play, seat


@pytest.mark.parametrize("owned", [2, 3])
def test_laboratory_of_selective_genetics(owned):
    """laboratory_of_selective_genetics, R47, R72, R105: no worker is gained at 2 or 3; the track change remains."""
    dice = {"hand": [2], "farm": [3]} if owned == 2 else {"hand": [2], "farm": [3, 3]}

    def bites(game):
        before = seat(game)
        play(game, "place 2 tank_energy")
        assert seat(game)["knowledge"] == before["knowledge"] - 2
        return game.kind != "roll"

    me = {"goods": "3 energy", "knowledge": 5, "dice": dice}
    tiles = {"market_ea": LABORATORY}
    assert bites(build(me, ONE_TWO, tiles=tiles))
    assert not bites(build({**me, "tile_stars": ["market_ea"]}, ONE_TWO, tiles=tiles))
    if owned == 2:
        assert not bites(after_own_star(me, LABORATORY))


def test_laboratory_lets_a_second_worker_in():
    """laboratory_of_selective_genetics: from 1 worker a second may be gained; with 4 nothing changes."""
    me = {"goods": "3 water", "dice": {"hand": [2]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": LABORATORY}), "place 2 tank_water", "roll 3")
    assert (seat(game)["owned"], seat(game)["morale"]) == (2, 3)
    me = {"goods": "3 water", "dice": {"hand": [2, 2, 3, 4]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": LABORATORY}), "place 2 tank_water")
    assert (seat(game)["owned"], seat(game)["morale"], game.kind) == (4, 3, "more")


def test_laboratory_and_recruits_of_a_new_worker():
    """laboratory_of_selective_genetics, pete_the_cannibal, chase_the_miner: no worker gained, so nothing to answer."""
    me = {"goods": "3 energy", "recruits": ["pete_the_cannibal", "chase_the_miner"], "dice": {"hand": [2, 3]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": LABORATORY}), "place 2 tank_energy")
    assert game.to_move == 1


def test_laboratory_visit():
    """laboratory_of_selective_genetics, R69: any artifact and any resource."""
    for good in ("gold", "clay", "stone"):
        check_visit(LABORATORY, good, "bat")
    check_visit(LABORATORY, "gold", "box")
