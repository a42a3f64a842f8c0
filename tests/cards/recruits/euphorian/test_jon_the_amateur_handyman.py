"""Jon the Amateur Handyman: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import equal_workers, other_seat_at, place_at, turn_with
from cards.shared.lists import CONSTRUCTION_SITES
from cards.shared.names import AGENCY, DOUG, JON
from helpers import CHANCE, decision, holdings, legal, play, seat


@CONSTRUCTION_SITES
def test_jon_pays_three_commodities(space, resource):
    """jon_the_amateur_handyman: 3 commodities in any mix instead of the resource of the slot (R62)."""
    game = place_at(space, [JON], goods="energy water bliss")
    assert holdings(game) == (1, 3, {}, {}) and [space, 1] in seat(game)["dice"] and decision(game) == ("turn", 1)
    game = place_at(space, [JON], goods=f"2 energy food {resource}")
    assert sorted(legal(game)) == sorted(["pay 2 energy food", f"pay {resource}"])
    assert holdings(play(game.clone(), f"pay {resource}"))[2] == {"energy": 2, "food": 1}
    assert holdings(play(game, "pay 2 energy food"))[2] == {resource: 1}


def test_jon_any_mix():
    """jon_the_amateur_handyman: every mix of three can be chosen, three of a kind too (R27)."""
    game = place_at("build_ea_2", [JON], goods="3 energy water")
    assert legal(game) == ["pay 2 energy water", "pay 3 energy"]


def test_jon_needs_three():
    """jon_the_amateur_handyman: not with two commodities, a resource does not help; not while hidden (R22, R88)."""
    place = "place 1 build_ea_2"
    assert place not in legal(turn_with([JON], goods="2 energy"))
    assert place not in legal(turn_with([JON], goods="2 energy stone"))
    assert place not in legal(turn_with([JON], goods="3 energy", where="hidden"))
    assert place not in legal(turn_with([], goods="3 energy", others=({"recruits": [JON]},)))


def test_jon_counts_for_construction():
    """jon_the_amateur_handyman: the worker completes the market and earns the star (R63, R64)."""
    game = place_at("build_ea_2", [JON], "tile the_carousel", goods="3 food", others=other_seat_at("build_ea_3", 4))
    assert seat(game)["tile_stars"] == ["market_ea"] and decision(game) == ("roll", CHANCE)


def test_jon_each_placement():
    """jon_the_amateur_handyman: every placement of the turn may be paid that way (I1)."""
    game = equal_workers(
        [JON], "place 1 build_ea_2", "another", "place 1 build_ea_3", "tile the_carousel", goods="6 food"
    )
    assert holdings(game)[2] == {} and seat(game)["tile_stars"] == ["market_ea"]


def test_jon_beside_doug():
    """jon_the_amateur_handyman: Doug's way is offered beside it, one is chosen (I5)."""
    game = place_at("build_ea_2", [JON, DOUG], goods="3 food gold")
    assert legal(game) == ["pay 3 food", "pay gold", "pay worker 6"]
    assert holdings(play(game, "pay 3 food"))[2] == {"gold": 1} and seat(game)["owned"] == 2


def test_jon_only_on_sites():
    """jon_the_amateur_handyman: not at other costs in resources; a taken slot is no target at all (R22, R62)."""
    assert "place 1 nimbus_loft" not in legal(turn_with([JON], goods="9 energy 2 gold"))
    assert "place 1 market_ea" not in legal(
        turn_with([JON], goods="9 energy", hand="balloon", tiles={"market_ea": AGENCY})
    )
    moves = legal(turn_with([JON], goods="4 energy", dice={"hand": [1, 2], "build_ea_2": [3]}, tile=AGENCY))
    assert "place 1 build_ea_2" not in moves and "place 1 build_ea_3" in moves
