"""Field of Agoraphobia: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit
from cards.shared.names import AGORAPHOBIA, CAROUSEL
from helpers import ONE_TWO, legal, play, seat, turn_beside


def test_field_of_agoraphobia():
    """field_of_agoraphobia, T94, R72, R105: no star goes to a territory on which nobody has one."""

    def bites(game):
        play(game, "place 1 nimbus_loft")
        return game.summary()["territories"]["icarite"] == [0, 0]

    check_penalty(AGORAPHOBIA, bites, {**ONE_TWO, "goods": "3 gold"})


@pytest.mark.parametrize("who", [0, 1])
def test_field_and_occupied_territories(who):
    """field_of_agoraphobia: a star of anybody there opens the territory."""
    specs = [{**ONE_TWO, "goods": "3 gold"}, dict(ONE_TWO)]
    specs[who]["territory"] = {"icarite": 1}
    game = play(turn_beside(*specs, tiles={"market_ea": AGORAPHOBIA}), "place 1 nimbus_loft")
    assert sum(game.summary()["territories"]["icarite"]) == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_field_and_blocked_spaces(seats):
    """field_of_agoraphobia, C23: only stars count, not the spaces blocked with few players."""
    game = turn_beside({**ONE_TWO, "goods": "3 gold"}, tiles={"market_ea": AGORAPHOBIA}, seats=seats)
    play(game, "place 1 nimbus_loft")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (10, [0, 0, 0, 1])  # the track still moves


def test_field_and_a_visit():
    """field_of_agoraphobia, T94, R71: the star of a visit may still go on the market tile."""
    me = {**ONE_TWO, "goods": "stone", "hand": "bat"}
    tiles = {"market_sa": AGORAPHOBIA, "market_ea": CAROUSEL}
    game = play(turn_beside(me, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.to_move, game.summary()["tracks"]) == (["market_ea"], 1, [1, 0, 0, 0])
    game = play(turn_beside({**me, "tile_stars": ["market_ea"]}, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (9, [1, 0, 0, 0])  # none placed
    game = play(turn_beside(me, {**ONE_TWO, "territory": {"euphorian": 1}}, tiles=tiles), "place 1 market_ea")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_field_and_artifact_markets():
    """field_of_agoraphobia, R74: at an artifact market face-up tiles of the region stay open."""
    me = {**ONE_TWO, "hand": "2 bat", "morale": 2}
    game = play(turn_beside(me, tiles={"market_sa": AGORAPHOBIA}), "place 1 incinerator")
    assert (seat(game)["stars_left"], game.to_move) == (10, 1)
    game = play(turn_beside(me, tiles={"market_sa": AGORAPHOBIA}), "place 1 free_press")
    assert seat(game)["tile_stars"] == ["market_sa"]


def test_field_and_other_stars():
    """field_of_agoraphobia, R100: recruits and dilemma cards are no territories."""
    me = {**ONE_TWO, "recruits": ["gwen_the_mineralogist"]}
    game = play(turn_beside(me, tiles={"market_ea": AGORAPHOBIA}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {"gwen_the_mineralogist": 1}
    me = {**ONE_TWO, "hand": "bat", "dilemma": "bat"}
    game = play(turn_beside(me, tiles={"market_ea": AGORAPHOBIA}), "dilemma", "outcome star")
    assert seat(game)["stars_left"] == 9


def test_field_and_the_icarite_artifact():
    """field_of_agoraphobia, R79: no star, no artifact of tier 2."""
    me = {**ONE_TWO, "goods": "3 gold", "recruits": ["lieve_the_briber"]}
    game = play(turn_beside(me, tiles={"market_ea": AGORAPHOBIA}, tracks=(0, 0, 0, 6)), "place 1 nimbus_loft")
    assert (seat(game)["hand"], game.to_move) == ({}, 1)


def test_field_visit():
    """field_of_agoraphobia, R69: a book, an energy and a water."""
    check_visit(AGORAPHOBIA, "energy water", "book")
