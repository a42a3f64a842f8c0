"""Chase the Miner: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import bump_four, place_first, place_on_tunnel
from cards.shared.lists import HIDDEN_OR_ACADEMY, TUNNEL_GOODS
from cards.shared.names import ANDREW, BEN, BRETT, CHASE, DAVE, MATTHEW, XANDER
from helpers import decision, faces, holdings, legal, play, seat


@TUNNEL_GOODS
def test_chase_sacrifices_the_digger(space, price, good):
    """chase_the_miner: (a) the worker just placed for 2 more of the tunnel's resource, after the miner (R91, G7,
    T72).
    """
    game = place_on_tunnel([CHASE], f"take {good}", space=space, goods=price)
    assert decision(game) == (f"use {CHASE}", 0) and sum(game.summary()["miners"]) == 1
    play(game, "use chase")
    assert holdings(game)[2] == {good: 3} and seat(game)["dice"] == [["hand", 2]] and seat(game)["owned"] == 1


def test_chase_leaves_the_tunnel_empty():
    """chase_the_miner: (a) nobody is bumped there later; declining leaves the worker (R29)."""
    other = {"goods": "water", "dice": {"hand": [1, 6]}}
    game = place_on_tunnel([CHASE], "take stone", "use chase", other=other)
    assert decision(play(game, "place 1 tunnel_subterran")) == ("take", 1)
    game = place_on_tunnel([CHASE], "take stone", "decline chase", other=other)
    assert decision(play(game, "place 1 tunnel_subterran")) == ("roll", -1)


@HIDDEN_OR_ACADEMY
def test_chase_off(where, tiles):
    """chase_the_miner: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert decision(place_on_tunnel([CHASE], "take stone", where=where, tiles=tiles)) == ("turn", 1)
    assert decision(
        place_on_tunnel([CHASE], "roll 5", space="tank_water", goods="3 water", where=where, tiles=tiles)
    ) == ("turn", 1)


def test_chase_keeps_the_last_worker():
    """chase_the_miner: (a) needs two workers in all, on the board or not (R91, T72)."""
    assert decision(place_on_tunnel([CHASE], "take stone", dice={"hand": [1]})) == ("turn", 1)
    assert decision(place_on_tunnel([CHASE], "take stone", dice={"hand": [1], "farm": [2]})) == (f"use {CHASE}", 0)


def test_chase_not_after_an_unpaid_tunnel():
    """chase_the_miner: (a) a tunnel left unpaid gives nothing (R27)."""
    game = bump_four([CHASE, DAVE, MATTHEW], "use major_dave", goods="nothing", knowledge=5)
    assert decision(game) == ("turn", 1) and holdings(game)[2] == {"stone": 1}


def test_chase_before_reveals():
    """chase_the_miner: (a) step 6 reveals only after his answer (R58, R85)."""
    game = place_on_tunnel([CHASE], "take stone", miners=(0, 5, 0), other={"hidden": [BRETT]})
    assert seat(game, 1)["recruits"] == {BRETT: "hidden"}
    assert seat(play(game, "use chase"), 1)["recruits"] == {BRETT: "active"}


def test_chase_and_the_group():
    """chase_the_miner: (a) the sacrificed member is gone, the rest of the group goes on (R18)."""
    game = place_on_tunnel([CHASE], "take stone", "use chase", dice={"hand": [1, 1]})
    assert decision(game) == ("more", 0) and faces(game) == [1]
    assert decision(play(game, "place 1 farm")) == ("turn", 1)


def test_chase_adds_to_dave_xander_and_andrew():
    """chase_the_miner: (a) on top of Dave, Xander and Andrew (R25, R89)."""
    game = bump_four(
        [CHASE, DAVE, XANDER, ANDREW],
        "use major_dave",
        "use xander",
        "take gold",
        "draw bat",
        "use chase",
        space="tunnel_euphorian",
        goods="energy",
    )
    assert holdings(game) == (1, 5, {"gold": 5}, {"bat": 1}) and game.summary()["miners"] == [2, 0, 0]


def test_chase_not_on_the_exclusive_space():
    """chase_the_miner: (a) the space at the end is no tunnel (R60)."""
    game = place_on_tunnel([CHASE], space="tunnel_end_subterran", goods="nothing", miners=(0, 9, 0))
    assert holdings(game)[2] == {"food": 3} and decision(game) == ("turn", 1)


def test_chase_places_the_new_worker():
    """chase_the_miner: (b) the new worker may be placed at once, with its own cost and bump, once (R20, R47)."""
    game = place_on_tunnel(
        [CHASE], "roll 5", space="tank_water", goods="4 water", other={"dice": {"hand": [1], "tunnel_subterran": [2]}}
    )
    assert decision(game) == ("place", 0)
    assert {"place 5 farm", "place 5 tunnel_subterran", "decline chase_the_miner"} <= set(legal(game))
    assert not any(text.startswith("place 2") for text in legal(game))
    play(game, "place 5 tunnel_subterran", "roll 1", "take stone", "decline chase")
    assert holdings(game) == (3, 3, {"stone": 1}, {}) and decision(game) == ("turn", 1) and faces(game) == [2]


def test_chase_may_keep_the_new_worker():
    """chase_the_miner: (b) declining leaves the worker available for later turns (R20)."""
    game = place_on_tunnel([CHASE], "roll 5", "decline chase", space="tank_water", goods="3 water")
    assert faces(game) == [2, 5] and decision(game) == ("turn", 1)


def test_chase_needs_a_gained_worker():
    """chase_the_miner: (b) not with 4 workers, not under the Laboratory (R47)."""
    four = place_on_tunnel([CHASE], space="tank_water", goods="3 water", dice={"hand": [1, 2, 3], "farm": [1]})
    assert decision(four) == ("turn", 1) and holdings(four)[0] == 3
    lab = place_on_tunnel(
        [CHASE], space="tank_water", goods="3 water", tiles={"market_wb": "laboratory_of_selective_genetics"}
    )
    assert decision(lab) == ("turn", 1) and seat(lab)["owned"] == 2


def test_chase_and_the_new_workers_check():
    """chase_the_miner: (b) not if the new die is lost; if another is the highest it may still be placed (R32, R33,
    C11).
    """
    tank = {"space": "tank_water", "goods": "3 water", "knowledge": 6}
    lost = place_on_tunnel([CHASE], "roll 6", dice={"hand": [1, 4]}, **tank)
    assert faces(lost) == [4] and decision(lost) == ("turn", 1)
    kept = place_on_tunnel([CHASE], "roll 4", dice={"hand": [1, 6]}, **tank)
    assert faces(kept) == [4] and decision(kept) == ("place", 0)
    tied = place_on_tunnel([CHASE], "roll 5", dice={"hand": [1, 5]}, **tank)
    assert faces(tied) == [5] and decision(tied) == ("turn", 1)


def test_chase_after_ben_and_penalties():
    """chase_the_miner: (b) the new die's roll meets roll-face penalties and Ben first (R35)."""
    game = place_on_tunnel(
        [CHASE],
        "roll 3",
        space="tank_water",
        goods="3 water energy gold",
        dice={"hand": [1, 3]},
        other={"recruits": [BEN], "morale": 3},
        tiles={"market_ea": "bemusement_park"},
    )
    assert decision(game) == ("lose", 0)
    assert decision(play(game, "lose gold")) == (f"use {BEN}", 1)
    assert decision(play(game, "decline ben")) == ("place", 0)


def test_chase_under_the_fountain():
    """chase_the_miner: (b) the Fountain forbids the extra placement (T55)."""
    game = place_on_tunnel(
        [CHASE], "roll 5", space="tank_water", goods="3 water", tiles={"market_wb": "fountain_of_wishful_thinking"}
    )
    assert decision(game) == ("turn", 1) and faces(game) == [2, 5]


def test_chase_before_the_rest_of_the_group():
    """chase_the_miner: (b) comes before further equal dice; the new die joins no group (R18, R20)."""
    game = place_on_tunnel([CHASE], "roll 1", space="tank_water", goods="3 water", dice={"hand": [1, 1]})
    placed = play(game.clone(), "place 1 farm")
    assert decision(placed) == ("more", 0)
    assert decision(play(placed, "place 1 farm")) == ("turn", 1)
    play(game, "decline chase")
    assert decision(game) == ("more", 0)
    assert decision(play(game, "place 1 farm")) == ("turn", 1) and faces(game) == [1]


def test_chase_chains():
    """chase_the_miner: (b) can lead to (a), and to (b) again at the other tank (R23)."""
    game = place_on_tunnel(
        [CHASE], "roll 5", "place 5 tunnel_subterran", "take stone", "use chase", space="tank_water", goods="4 water"
    )
    assert holdings(game)[2] == {"stone": 3} and seat(game)["owned"] == 2
    game = place_on_tunnel(
        [CHASE], "roll 5", "place 5 tank_energy", "roll 4", space="tank_water", goods="3 water 3 energy"
    )
    assert decision(game) == ("place", 0) and "place 4 farm" in legal(game)
    assert decision(play(game, "place 4 farm")) == ("turn", 1) and seat(game)["owned"] == 4


def test_chase_costs_no_morale():
    """chase_the_miner: (b) a placement given by a recruit is free with the tweak, at morale 1 too (R19)."""
    game = place_first(
        {"recruits": [CHASE], "goods": "3 energy"}, space="tank_energy", moves=["roll 5"], options={"iib_tweaks": True}
    )
    assert decision(game) == ("place", 0)
    assert holdings(play(game, "place 5 farm"))[0] == 1 and decision(game) == ("turn", 1)
