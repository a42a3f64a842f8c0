"""Theater of Revelatory Propaganda: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import THEATER
from helpers import ONE_TWO, build, faces, play, seat


def test_theater_of_revelatory_propaganda():
    """theater_of_revelatory_propaganda, R72, R103, R105: each star placed gives 1 knowledge."""

    def bites(game):
        before = seat(game)["knowledge"]
        play(game, "place 1 nimbus_loft")
        return {0: False, 1: True}[seat(game)["knowledge"] - before]

    check_penalty(THEATER, bites, {**ONE_TWO, "goods": "3 gold"})


def test_theater_makes_no_check_and_stops_at_six():
    """theater_of_revelatory_propaganda, R36: no check by itself; capped at 6."""
    me = {"goods": "3 gold", "knowledge": 5, "dice": {"hand": [1, 6, 6]}}
    game = play(build(me, ONE_TWO, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert (seat(game)["knowledge"], faces(game)) == (6, [6, 6])
    game = play(build({**me, "knowledge": 6}, ONE_TWO, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert seat(game)["knowledge"] == 6


def test_theater_without_a_star():
    """theater_of_revelatory_propaganda: no star placed, no knowledge."""
    q = {**ONE_TWO, "territory": {"icarite": 2}}
    game = play(build({**ONE_TWO, "goods": "3 gold"}, q, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert seat(game)["knowledge"] == 3


def test_theater_in_the_turn_of_others():
    """theater_of_revelatory_propaganda, R105: a star that another player's step puts on an own recruit counts."""
    q = {**ONE_TWO, "recruits": ["ian_the_horticulturist"]}
    game = play(build(ONE_TWO, q, tiles={"market_ea": THEATER}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert (seat(game, 1)["knowledge"], seat(game, 0)["knowledge"]) == (4, 3)


def test_theater_and_nick():
    """theater_of_revelatory_propaganda, nick_the_understudy: the knowledge gives Nick's morale."""
    me = {**ONE_TWO, "goods": "3 gold", "recruits": ["nick_the_understudy"]}
    game = play(build(me, ONE_TWO, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert (seat(game)["knowledge"], seat(game)["morale"]) == (4, 2)


def test_theater_visit():
    """theater_of_revelatory_propaganda, R69: 4 energy and 1 clay."""
    check_visit(THEATER, "4 energy clay", "")
