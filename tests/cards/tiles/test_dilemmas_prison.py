"""Dilemma's Prison: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.ignorance_tiles import after_own_star, check_visit
from cards.shared.names import PRISON
from helpers import ONE_TWO, faces, legal, play, seat, turn_beside

CELL = {"dice": {"hand": [1], "farm": [2], "aquifer": [3]}}


OUT = {"dice": {"hand": [1], "farm": [2]}}


def test_dilemmas_prison():
    """dilemmas_prison, R41, R72, R105: a retrieval of all own workers lets a neighbour take one back."""
    tiles = {"market_ea": PRISON}
    for own, asked in (((), True), (("market_ea",), False)):
        game = play(turn_beside({**OUT, "tile_stars": own}, CELL, tiles=tiles), "retrieve 2@farm", "roll 1")
        assert (game.kind == "retrieve_one") == asked
    assert play(turn_beside(OUT, CELL), "retrieve 2@farm", "roll 1").kind == "turn"
    game = after_own_star({"dice": {"hand": [1]}}, PRISON, CELL)
    assert play(game, "retrieve 6@incinerator", "roll 1").kind == "turn"


def test_prison_only_when_all_come_back():
    """dilemmas_prison: with a worker left on the board nobody is asked."""
    me = {"dice": {"farm": [2], "aquifer": [3]}}
    game = play(turn_beside(me, CELL, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert game.kind == "turn"
    game = play(turn_beside(me, CELL, tiles={"market_ea": PRISON}), "retrieve 3@aquifer 2@farm", "roll 1 1")
    assert game.kind == "retrieve_one"


def test_prison_is_free_for_the_neighbour():
    """dilemmas_prison, R41: no cost, no change of morale; the worker is rolled and checked."""
    q = {"morale": 3, "goods": "food", "knowledge": 4, "dice": {"hand": [6], "farm": [2], "aquifer": [3]}}
    game = play(turn_beside(OUT, q, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert (game.to_move, legal(game)) == (1, ["decline", "retrieve 2@farm", "retrieve 3@aquifer"])
    play(game, "retrieve 3@aquifer", "roll 6")
    assert (seat(game, 1)["morale"], seat(game, 1)["goods"], faces(game, 1)) == (3, {"food": 1}, [6])
    assert (game.to_move, game.kind) == (1, "turn")


def test_prison_needs_a_worker_to_take_back():
    """dilemmas_prison: a neighbour without a worker on the board is not asked."""
    game = play(turn_beside(OUT, ONE_TWO, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1")
    assert game.kind == "turn"


def test_prison_and_recruits():
    """dilemmas_prison, samuel_the_zapper, christine_the_anarchist: only the retrieve action counts, for either side."""
    me = {"goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2]}}
    game = play(
        turn_beside(me, CELL, tiles={"market_ea": PRISON}), "place 2 aquifer", "use samuel_the_zapper", "roll 1"
    )
    assert game.kind == "turn"
    q = {**CELL, "recruits": ["christine_the_anarchist"]}
    game = play(turn_beside(OUT, q, tiles={"market_ea": PRISON}), "retrieve 2@farm", "roll 1", "retrieve 2@farm")
    assert game.kind == "roll"


def test_prison_visit():
    """dilemmas_prison, R69: a bear, an energy and a food."""
    check_visit(PRISON, "energy food", "bear")
