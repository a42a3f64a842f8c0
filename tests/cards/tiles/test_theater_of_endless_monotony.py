"""Theater of Endless Monotony: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import MONOTONY
from helpers import ONE_TWO, legal, play, seat, turn_beside


def test_theater_of_endless_monotony():
    """theater_of_endless_monotony, R43, R72, R105: one commodity less, here at a total of 9."""
    me = {"dice": {"hand": [6], "generator": [3]}}
    check_penalty(MONOTONY, lambda game: seat(play(game, "place 6 generator"))["goods"]["energy"] == 1, me)


@pytest.mark.parametrize(("face", "level", "gain"), [(1, 0, 1), (1, 2, 1), (6, 0, 1), (6, 2, 1)])
def test_monotony_after_the_tier_one_extra(face, level, gain):
    """theater_of_endless_monotony, R44: the extra is added first; never below 1."""
    me = {"recruits": ["jon_the_amateur_handyman"], "dice": {"hand": [face]}}
    game = play(turn_beside(me, tiles={"market_ea": MONOTONY}, tracks=(level, 0, 0, 0)), f"place {face} generator")
    assert seat(game)["goods"] == {"energy": gain}


def test_monotony_of_three():
    """theater_of_endless_monotony: 3 become 2: total 9 with the extra, and a tunnel's end."""
    me = {"recruits": ["jon_the_amateur_handyman"], "dice": {"hand": [6, 1], "generator": [3]}}
    board = {"tiles": {"market_ea": MONOTONY}, "tracks": (2, 0, 0, 0), "miners": (9, 0, 0)}
    assert seat(play(turn_beside(me, **board), "place 6 generator"))["goods"] == {"energy": 2}
    assert seat(play(turn_beside(me, **board), "place 1 tunnel_end_euphorian"))["goods"] == {"water": 2}


def test_monotony_leaves_resources():
    """theater_of_endless_monotony: resources and artifacts are not commodities."""
    game = play(turn_beside({**ONE_TWO, "goods": "bliss food"}, tiles={"market_ea": MONOTONY}), "place 1 sky_lounge")
    assert "take gold clay" in legal(game)


def test_monotony_and_christine():
    """theater_of_endless_monotony, I9, christine_the_anarchist: of the 2 commodities for three workers 1 is gained."""
    me = {"recruits": ["christine_the_anarchist"], "dice": {"farm": [1, 1], "aquifer": [2]}}
    for own, ways in (((), 4), (("market_ea",), 10)):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": MONOTONY})
        play(game, "retrieve 2@aquifer 1@farm 1@farm")
        assert (game.kind, len(legal(game))) == ("take", ways)


def test_monotony_and_pamhidzai():
    """theater_of_endless_monotony, I9, pamhidzai_the_reader: 2 commodities instead of 3."""
    me = {**ONE_TWO, "goods": "energy", "recruits": ["pamhidzai_the_reader"]}
    game = turn_beside(me, tiles={"market_ea": MONOTONY}, bazaar=("bat", "bear", "box", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader")
    assert len(legal(game)) == 10
    assert seat(play(game, "take food bliss"))["goods"] == {"food": 1, "bliss": 1}


def test_monotony_and_gains_one_by_one():
    """theater_of_endless_monotony, I9, cary_the_carebear, pedro_the_collector: single commodities are not reduced."""
    me = {**ONE_TWO, "goods": "energy", "recruits": ["cary_the_carebear"]}
    game = turn_beside(me, tiles={"market_ea": MONOTONY}, bazaar=("bat", "book", "box", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill bat", "take food")
    assert seat(game)["goods"] == {"food": 2}
    me = {**ONE_TWO, "hand": "bat book box", "morale": 3, "recruits": ["pedro_the_collector"]}
    game = play(turn_beside(me, tiles={"market_sa": MONOTONY}), "place 1 incinerator")
    assert len(legal(game)) == 12  # a resource and a commodity


@pytest.mark.parametrize(("level", "offered"), [(0, False), (2, True)])
def test_monotony_and_joseph(level, offered):
    """theater_of_endless_monotony, joseph_the_antiquer: asked if 2 are left of the gain."""
    me = {"recruits": ["joseph_the_antiquer"], "dice": {"hand": [6], "aquifer": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": MONOTONY}, tracks=(0, level, 0, 0)), "place 6 aquifer")
    assert (game.kind == "use") == offered


def test_monotony_and_gwen():
    """theater_of_endless_monotony, gwen_the_mineralogist: she replaces 1 of what is left."""
    me = {"recruits": ["gwen_the_mineralogist"], "dice": {"hand": [6], "aquifer": [3]}}
    game = play(turn_beside(me, tiles={"market_ea": MONOTONY}), "place 6 aquifer", "use gwen_the_mineralogist")
    assert seat(game)["goods"] == {"stone": 1}


def test_monotony_visit():
    """theater_of_endless_monotony, R69: a book and a stone."""
    check_visit(MONOTONY, "stone", "book")
