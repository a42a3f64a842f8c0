"""Department of Bribe Regulation: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.ignorance_tiles import check_penalty, check_visit, dig_for_artifact, slots_for_sale
from cards.shared.names import BRIBE_DEPARTMENT
from helpers import ONE_TWO, play, seat, turn_beside


def test_department_of_bribe_regulation():
    """department_of_bribe_regulation, T86, R53, R72, R105: 1 commodity more, but for the free slot."""

    def bites(game):
        play(game, "place 1 tunnel_euphorian")
        play(game, "take artifact")
        return slots_for_sale(game) == "234"

    check_penalty(BRIBE_DEPARTMENT, bites, {**ONE_TWO, "goods": "energy 2 bliss"})


@pytest.mark.parametrize(
    ("commodities", "own", "ahmed"), [(0, "4", "4"), (1, "4", "234"), (2, "234", "1234"), (3, "1234", "1234")]
)
def test_department_prices(commodities, own, ahmed):
    """department_of_bribe_regulation, T86, ahmed_the_artifact_dealer: 3, 2, 2, 0, and 2, 1, 1, 0 with Ahmed."""
    for expected, recruits in ((own, ()), (ahmed, ("ahmed_the_artifact_dealer",))):
        game = dig_for_artifact(commodities, *recruits)
        if expected == "4":
            assert seat(game)["hand"] == {"box": 1}  # no choice
        else:
            assert (game.kind, slots_for_sale(game)) == ("buy", expected)


@pytest.mark.parametrize(("slot", "price"), [("1 bat", 3), ("2 bear", 2), ("3 book", 2), ("4 box", 0)])
def test_department_is_paid(slot, price):
    """department_of_bribe_regulation: the whole price is paid."""
    game = play(dig_for_artifact(5), f"buy {slot}")
    assert seat(game)["goods"].get("bliss", 0) == 5 - price


def test_department_and_free_cards():
    """department_of_bribe_regulation, borna_the_storyteller, I8: Borna's card is free of any price."""
    me = {**ONE_TWO, "hand": "book", "recruits": ["borna_the_storyteller"]}
    game = play(turn_beside(me, tiles={"market_ea": BRIBE_DEPARTMENT}), "use borna_the_storyteller", "take artifact")
    assert slots_for_sale(game) == "1234"


def test_department_and_cards_of_recruits():
    """department_of_bribe_regulation, shaheena_the_digger, I8: other cards of recruits cost it, too."""
    me = {**ONE_TWO, "goods": "stone 2 bliss", "recruits": ["shaheena_the_digger"]}
    game = play(turn_beside(me, tiles={"market_ea": BRIBE_DEPARTMENT}), "place 1 cloud_mine", "use shaheena_the_digger")
    play(game, "buy 1 bat")
    assert seat(game)["goods"] == {}


def test_department_visit():
    """department_of_bribe_regulation, R69: bifocals and a gold."""
    check_visit(BRIBE_DEPARTMENT, "gold", "bifocals")
