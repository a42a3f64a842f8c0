"""Palace of Forced Altruism: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit, count_cards
from cards.shared.names import PALACE
from helpers import ONE_TWO, legal, open_spaces, play, seat, turn_beside

SINGLE = ["take clay", "take gold", "take stone"]


def test_palace_of_forced_altruism():
    """palace_of_forced_altruism, R72, R105: resources stop at 3 in all; the cap comes before types are chosen."""
    me = {**ONE_TWO, "goods": "bliss food 2 gold"}
    check_penalty(PALACE, lambda game: legal(play(game, "place 1 sky_lounge")) == SINGLE, me)


@pytest.mark.parametrize(("goods", "gain"), [
    ("gold", 2), ("gold clay", 1), ("gold clay stone", 0), ("2 gold 3 stone", 0),
])  # fmt: skip
def test_palace_counts_all_types(goods, gain):
    """palace_of_forced_altruism: gold, clay and stone together; larger stocks from earlier are kept."""
    game = play(
        turn_beside({**ONE_TWO, "goods": f"bliss food {goods}"}, tiles={"market_ea": PALACE}), "place 1 sky_lounge"
    )
    if gain:
        play(game, legal(game)[0])
    assert sum(seat(game)["goods"].values()) == count_cards(goods) + gain
    assert game.to_move == 1


def test_palace_offers_no_discards():
    """palace_of_forced_altruism, C19: at the cap the resource of a tunnel may be chosen; nothing can be thrown away."""
    me = {**ONE_TWO, "goods": "energy 3 clay"}
    game = play(turn_beside(me, tiles={"market_ea": PALACE}), "place 1 tunnel_euphorian")
    assert legal(game) == ["take artifact", "take gold"]
    play(game, "take gold")
    assert (seat(game)["goods"], game.to_move) == ({"clay": 3}, 1)


def test_palace_leaves_commodities():
    """palace_of_forced_altruism: commodities are not limited."""
    me = {"goods": "3 gold 2 food", "dice": {"hand": [6], "farm": [3]}}
    assert seat(play(turn_beside(me, tiles={"market_ea": PALACE}), "place 6 farm"))["goods"] == {"gold": 3, "food": 4}


def test_palace_and_taed():
    """palace_of_forced_altruism, I9, taed_the_brick_trader: room is counted after the clay is paid."""
    me = {**ONE_TWO, "recruits": ["taed_the_brick_trader"]}
    for goods, resources in (("3 gold clay", {"stone": 1}), ("3 gold 3 clay", {"clay": 2, "stone": 1})):
        game = play(turn_beside({**me, "goods": goods}, tiles={"market_ea": PALACE}), "place 1 nimbus_loft")
        if game.kind == "pay":
            play(game, "pay 3 gold")
        play(game, "use taed_the_brick_trader", "take stone")
        assert seat(game)["goods"] == {**resources, "water": 1}
    game = play(
        turn_beside({**me, "goods": "4 gold 3 clay"}, tiles={"market_ea": PALACE}), "place 1 nimbus_loft", "pay 3 gold"
    )
    play(game, "use taed_the_brick_trader")
    assert (seat(game)["goods"], game.to_move) == ({"gold": 1, "clay": 2, "water": 1}, 1)  # three already


def test_palace_and_other_recruits():
    """palace_of_forced_altruism, I9, borna_the_storyteller, lieve_the_briber: a void gain may be chosen and is paid."""
    me = {**ONE_TWO, "goods": "3 gold", "hand": "book", "recruits": ["borna_the_storyteller"]}
    game = play(turn_beside(me, tiles={"market_ea": PALACE}), "use borna_the_storyteller")
    assert legal(game) == ["take artifact", *SINGLE]
    assert seat(play(game, "take stone"))["goods"] == {"gold": 3}
    assert seat(game)["hand"] == {}
    me = {**ONE_TWO, "goods": "energy bliss 3 gold", "recruits": ["lieve_the_briber"]}
    game = play(turn_beside(me, tiles={"market_ea": PALACE}), "place 1 tunnel_euphorian", "use lieve_the_briber")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 3}, {"box": 1})


def test_palace_visit():
    """palace_of_forced_altruism, R69: a book and any artifact, which may be a second book."""
    for other in ("balloon", "bat", "bear", "bifocals", "box"):
        cards = " ".join(sorted(("book", other)))
        check_visit(PALACE, "", cards)
    game = turn_beside({**ONE_TWO, "hand": "2 book", "morale": 2}, tiles={"market_ea": PALACE})
    play(game, "place 1 market_ea", "star market_ea")
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({}, 9)
    assert "market_ea" not in open_spaces(
        turn_beside({**ONE_TWO, "hand": "2 bat", "morale": 2}, tiles={"market_ea": PALACE})
    )
