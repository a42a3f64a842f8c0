"""Doug the Builder: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import equal_workers, other_seat_at, place_at, turn_with
from cards.shared.lists import CONSTRUCTION_SITES
from cards.shared.names import DOUG, PALACE
from helpers import CHANCE, decision, faces, holdings, legal, play, seat


@CONSTRUCTION_SITES
def test_doug_sacrifices_a_worker(space, resource):
    """doug_the_builder: another available worker instead of the resource, and 1 such resource more (R62, R91)."""
    game = place_at(space, [DOUG])
    assert (
        holdings(game) == (1, 3, {resource: 1}, {}) and seat(game)["owned"] == 1 and seat(game)["dice"] == [[space, 1]]
    )
    assert decision(game) == ("turn", 1)


def test_doug_is_an_alternative():
    """doug_the_builder: beside the resource, each value of another worker once (I5)."""
    game = place_at("build_ea_2", [DOUG], goods="gold", dice={"hand": [1, 4, 4, 6]})
    assert legal(game) == ["pay gold", "pay worker 4", "pay worker 6"]
    kept = play(game.clone(), "pay gold")
    assert holdings(kept)[2] == {} and seat(kept)["owned"] == 4
    play(game, "pay worker 4")
    assert holdings(game)[2] == {"gold": 2} and seat(game)["owned"] == 3 and faces(game) == [4, 6]


def test_doug_needs_another_available_worker():
    """doug_the_builder: not the worker being placed, nor one on the board; not while hidden (R88, R91)."""
    place = "place 1 build_ea_2"
    assert place not in legal(turn_with([DOUG], dice={"hand": [1]}))
    assert place not in legal(turn_with([DOUG], dice={"hand": [1], "farm": [2]}))
    assert place not in legal(turn_with([DOUG], where="hidden"))
    assert place in legal(turn_with([DOUG], dice={"hand": [1, 2]}))
    assert "place 1 nimbus_loft" not in legal(turn_with([DOUG], goods="2 gold"))


def test_doug_resource_comes_before_completion():
    """doug_the_builder: the resource is there before the market is finished (R64)."""
    game = place_at("build_ea_2", [DOUG], others=other_seat_at("build_ea_3", 4))
    assert decision(game) == ("tile", CHANCE) and holdings(game)[2] == {"gold": 1} and seat(game)["owned"] == 1
    assert seat(play(game, "tile the_carousel"))["tile_stars"] == ["market_ea"]


def test_doug_reduces_the_group():
    """doug_the_builder: an equal worker sacrificed cannot be placed this turn (R18)."""
    assert decision(equal_workers([DOUG], "place 1 build_ea_2")) == ("turn", 1)
    game = equal_workers([DOUG], "place 1 build_ea_2", n=3)
    assert legal(game) == ["another", "stop"] and faces(game) == [1]


def test_doug_takes_the_worker_that_cannot_be_placed():
    """doug_the_builder: of equal faces the one that came back this turn goes first (R91, R20)."""
    game = turn_with([DOUG], goods="water", knowledge=1, morale=3, dice={"hand": [3, 3, 3], "tunnel_subterran": [5]})
    play(game, "place 3 tunnel_subterran", "roll 3", "take stone", "another", "place 3 build_ea_2")
    assert faces(game) == [3] and legal(game) == ["another", "stop"]


def test_doug_under_the_palace():
    """doug_the_builder: the Palace can void the resource (I9)."""
    assert holdings(place_at("build_ea_2", [DOUG], goods="2 stone", tile=PALACE))[2] == {"gold": 1, "stone": 2}
    assert holdings(place_at("build_ea_2", [DOUG], goods="3 stone", tile=PALACE))[2] == {"stone": 3}


def test_doug_worker_can_be_gained_again():
    """doug_the_builder: the worker returns to the supply, nothing is rolled (R91)."""
    game = turn_with([DOUG], goods="3 energy", knowledge=6, morale=2, dice={"hand": [1, 1, 6, 6]})
    play(game, "place 1 build_ea_2", "pay worker 6")
    assert seat(game)["owned"] == 3 and decision(game) == ("more", 0)
    play(game, "another", "place 1 tank_energy", "roll 1")
    assert seat(game)["owned"] == 4 and faces(game) == [1, 6]


def test_doug_each_placement():
    """doug_the_builder: once per placement, again at the next one (I1)."""
    game = equal_workers(
        [DOUG], "place 1 build_ea_2", "pay worker 1", "another", "place 1 build_eb_2", n=4, goods="gold"
    )
    assert legal(game) == ["pay gold", "pay worker 1"] and holdings(game)[2] == {"gold": 2}
