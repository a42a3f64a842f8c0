"""Together We Work Alone Camp: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import BUMPER, check_penalty, check_visit
from cards.shared.names import ALONE_CAMP
from helpers import faces, open_spaces, play, seat, turn_beside


def test_together_we_work_alone_camp():
    """together_we_work_alone_camp, R26, R72, R105: a self-bump gives 1 knowledge before the bumped die is rolled."""

    def bites(game):
        play(game, "place 2 tunnel_subterran")
        assert game.kind == "roll"
        return {3: False, 4: True}[seat(game)["knowledge"]]

    check_penalty(ALONE_CAMP, bites, {**BUMPER, "goods": "water"})


@pytest.mark.parametrize(("knowledge", "allowed"), [(4, True), (5, True), (6, False)])
def test_camp_needs_room(knowledge, allowed):
    """together_we_work_alone_camp: only with knowledge 5 or less."""
    game = turn_beside({**BUMPER, "goods": "water", "knowledge": knowledge}, tiles={"market_ea": ALONE_CAMP})
    assert ("tunnel_subterran" in open_spaces(game)) == allowed


def test_camp_counts_in_the_check():
    """together_we_work_alone_camp, R31: the point counts in the check of the bumped die."""
    me = {"goods": "water", "knowledge": 4, "dice": {"hand": [2, 6], "tunnel_subterran": [3]}}
    for own, left in (((), [5]), (("market_ea",), [5, 6])):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": ALONE_CAMP})
        assert faces(play(game, "place 2 tunnel_subterran", "roll 5")) == left  # 6 + 5 + 5 = 16


def test_camp_and_other_bumps():
    """together_we_work_alone_camp: bumping others, and being bumped by others, gives nothing."""
    me = {"goods": "water", "knowledge": 6, "dice": {"hand": [2]}}
    q = {"goods": "water", "dice": {"hand": [1], "tunnel_subterran": [3]}}
    game = play(turn_beside(me, q, tiles={"market_ea": ALONE_CAMP}), "place 2 tunnel_subterran", "roll 1", "take stone")
    assert (seat(game)["knowledge"], seat(game, 1)["knowledge"]) == (6, 3)


def test_camp_and_bok():
    """together_we_work_alone_camp, bok_the_game_master: it never blocks Bok's owner; the point is void at 4."""
    me = {**BUMPER, "goods": "water", "knowledge": 4, "recruits": ["bok_the_game_master"]}
    game = play(turn_beside(me, tiles={"market_ea": ALONE_CAMP}), "place 2 tunnel_subterran")
    assert (game.kind, seat(game)["knowledge"]) == ("roll", 4)


def test_camp_and_darren():
    """together_we_work_alone_camp, darren_the_repeater: his bump counts."""
    me = {"recruits": ["darren_the_repeater"], "goods": "2 energy", "morale": 2, "dice": {"hand": [2, 5]}}
    for knowledge in (5, 6):
        game = turn_beside({**me, "knowledge": knowledge}, tiles={"market_ea": ALONE_CAMP})
        play(game, "place 2 tunnel_euphorian", "take gold")
        assert (game.to_move == 0) == (knowledge == 5)
    game = play(turn_beside(me, tiles={"market_ea": ALONE_CAMP}), "place 2 tunnel_euphorian", "take gold")
    play(game, "use darren_the_repeater")
    assert (game.kind, seat(game)["knowledge"]) == ("roll", 4)


def test_camp_visit():
    """together_we_work_alone_camp, R69: a bat and a clay."""
    check_visit(ALONE_CAMP, "clay", "bat")
