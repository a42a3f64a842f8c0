"""Storage of Insufficient Capacity: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.ignorance_tiles import check_penalty, check_visit, dig_for_artifact, slots_for_sale
from cards.shared.names import STORAGE
from helpers import ONE_TWO, play, seat, turn_beside


def test_storage_of_insufficient_capacity():
    """storage_of_insufficient_capacity, R55, R72, R105: no artifact of a type already held."""

    def bites(game):
        play(game, "place 1 tunnel_euphorian", "take artifact")
        return seat(game)["hand"] == {"box": 1}  # only the free box can be afforded

    check_penalty(STORAGE, bites, {**ONE_TWO, "goods": "energy", "hand": "box", "morale": 2})


def test_storage_leaves_other_types():
    """storage_of_insufficient_capacity, R55: affordable cards of new types can be taken, and one must be."""
    game = dig_for_artifact(2, tile=STORAGE, hand="bear box")
    assert (game.kind, slots_for_sale(game)) == ("buy", "13")
    game = dig_for_artifact(1, tile=STORAGE, hand="bear box")
    assert seat(game)["hand"] == {"bear": 1, "book": 1, "box": 1}
    game = dig_for_artifact(5, tile=STORAGE, hand="bat bear book box")
    assert (seat(game)["hand"], game.to_move) == ({"bat": 1, "bear": 1, "book": 1, "box": 1}, 1)


def test_storage_within_one_benefit():
    """storage_of_insufficient_capacity, R53, C29: the second card of the Breeze Bar sees the first in the hand."""
    me = {**ONE_TWO, "goods": "bliss food", "morale": 2}
    game = turn_beside(me, tiles={"market_ea": STORAGE}, bazaar=("bat", "bear", "box", "box"))
    play(game, "place 1 breeze_bar", "refill bat")
    assert (seat(game)["hand"], game.to_move) == ({"box": 1}, 1)  # again only a box was free


def test_storage_and_pamhidzai():
    """storage_of_insufficient_capacity, pamhidzai_the_reader: it decides first whether the card may be taken."""
    game = dig_for_artifact(0, "pamhidzai_the_reader", tile=STORAGE, hand="book", bazaar=("bat", "bear", "box", "book"))
    assert (seat(game)["goods"], game.to_move) == ({}, 1)
    game = dig_for_artifact(0, "pamhidzai_the_reader", tile=STORAGE, bazaar=("bat", "bear", "box", "book"))
    assert game.kind == "use"


def test_storage_and_void_choices():
    """storage_of_insufficient_capacity, I9, ha_joon_the_gold_trader, R89: an effect may be used though no card
    comes.
    """
    me = {**ONE_TWO, "goods": "gold", "hand": "box", "recruits": ["ha_joon_the_gold_trader"]}
    q = {"dice": {"hand": [1], "farm": [4]}}
    game = turn_beside(me, q, tiles={"market_ea": STORAGE}, bazaar=("box", "box", "box", "box"))
    play(game, "place 1 farm", "use ha_joon_the_gold_trader")
    assert (seat(game)["goods"], seat(game)["hand"], game.to_move) == ({"food": 1}, {"box": 1}, 1)


def test_storage_and_free_cards():
    """storage_of_insufficient_capacity, borna_the_storyteller: Borna's free card is a gain; his discard is gone
    first.
    """
    me = {**ONE_TWO, "hand": "bat book", "morale": 2, "recruits": ["borna_the_storyteller"]}
    game = play(turn_beside(me, tiles={"market_ea": STORAGE}), "use borna_the_storyteller", "take artifact")
    assert slots_for_sale(game) == "234"


def test_storage_visit():
    """storage_of_insufficient_capacity, R69: a box and a clay."""
    check_visit(STORAGE, "clay", "box")
