"""Bureau of Restricted Tourism: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import BUREAU
from helpers import faces, legal, open_spaces, play, turn_beside

AWAY = {"dice": {"hand": [1], "farm": [4], "aquifer": [3]}}


def test_bureau_of_restricted_tourism():
    """bureau_of_restricted_tourism, T92, R72, R105: no placement with 2 own workers on the board."""
    check_penalty(BUREAU, lambda game: not open_spaces(game), AWAY, after={"dice": {"hand": [1], "farm": [4]}})
    assert {move.split()[0] for move in legal(turn_beside(AWAY, tiles={"market_ea": BUREAU}))} == {"retrieve"}


@pytest.mark.parametrize(("out", "allowed"), [([], True), ([4], True), ([4, 4], False), ([4, 4, 4], False)])
def test_bureau_counts_own_workers(out, allowed):
    """bureau_of_restricted_tourism: 2 or more; on one space or on several; other players' do not count."""
    me = {"dice": {"hand": [1], "farm": out}}
    game = turn_beside(me, {"dice": {"hand": [1], "farm": [3, 3, 3]}}, tiles={"market_ea": BUREAU})
    assert bool(open_spaces(game)) == allowed


def test_bureau_counts_before_the_bump():
    """bureau_of_restricted_tourism: a self-bump would leave the number as it is, but is a placement."""
    me = {"goods": "2 water", "dice": {"hand": [1], "tunnel_subterran": [4], "build_wa_1": [2]}}
    assert not open_spaces(turn_beside(me, tiles={"market_ea": BUREAU}, seats=4))


def test_bureau_is_tested_for_each_placement():
    """bureau_of_restricted_tourism, R107, C32, T92: a set of equal dice is cut short."""
    me = {"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}
    game = play(turn_beside(me, tiles={"market_ea": BUREAU}), "place 2 farm", "another", "place 2 aquifer")
    assert (game.to_move, faces(game)) == (1, [2, 2])
    me = {"morale": 3, "dice": {"hand": [2, 2], "farm": [4]}}
    assert play(turn_beside(me, tiles={"market_ea": BUREAU}), "place 2 farm").to_move == 1


@pytest.mark.parametrize("recruit", ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator", "darren_the_repeater"])
def test_bureau_and_extra_placements(recruit):
    """bureau_of_restricted_tourism, I6, R107: extra placements of recruits are bound as well."""
    me = {"morale": 3, "goods": "2 water", "recruits": [recruit], "dice": {"hand": [2, 5], "farm": [4]}}
    for own, offered in (((), False), (("market_ea",), True)):
        game = turn_beside({**me, "tile_stars": own}, tiles={"market_ea": BUREAU})
        play(game, "place 2 tunnel_subterran", "take stone")
        assert (game.to_move == 0 and f"use {recruit}" in legal(game)) == offered


def test_bureau_and_workers_gone_home():
    """bureau_of_restricted_tourism, samuel_the_zapper: workers taken back in the turn make room again."""
    me = {"morale": 3, "goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2, 2], "farm": [4]}}
    game = play(turn_beside(me, tiles={"market_ea": BUREAU}), "place 2 aquifer", "use samuel_the_zapper")
    play(game, "retrieve 4@farm", "roll 1")
    assert (game.kind, legal(game)) == ("more", ["another", "stop"])


def test_bureau_visit():
    """bureau_of_restricted_tourism, R69: a book and a clay."""
    check_visit(BUREAU, "clay", "book")
