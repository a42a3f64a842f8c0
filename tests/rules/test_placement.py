"""One placement: legal targets, the order of its steps, bumping, paying, benefits (R22-R29, R107)."""

import pytest
from helpers import CHANCE, build, faces, legal, open_spaces, play, seat

from euphoria_ai.errors import IllegalMoveError

ALL_GOODS = "9 energy 9 water 9 food 9 bliss 9 gold 9 clay 9 stone"
Q_DIG = {"dice": {"hand": [1, 2], "tunnel_subterran": [5]}}


# ---------------------------------------------------------------- legal targets


def test_closed_spaces_are_no_targets():
    """R22: unbuilt markets and closed tunnel ends cannot be used, however rich the player is."""
    me = {
        "goods": ALL_GOODS,
        "hand": "book bear bat",
        "morale": 6,
        "dice": {"hand": [1, 2]},
        "recruits": ["ray_the_foreman"],
    }
    game = build(me, tiles={"market_sa": "center_for_reduced_literacy"})
    assert {name for name in open_spaces(game) if name.startswith(("market", "tunnel_end"))} == {"market_sa"}


def test_slots_must_be_empty_and_unbuilt():
    """R22, R62: a taken slot is no target, nor are the slots of a finished market."""
    me = {"goods": ALL_GOODS, "dice": {"hand": [1, 2]}}
    game = build(me, {"dice": {"hand": [1], "build_ea_1": [2]}}, seats=4, tiles={"market_sb": "bemusement_park"})
    slots = {name for name in open_spaces(game) if name.startswith("build")}
    assert "build_ea_1" not in slots
    assert "build_ea_2" in slots
    assert not [name for name in slots if name.startswith("build_sb")]


def test_other_spaces_need_not_be_empty():
    """R22: only one-time slots must be empty."""
    me = {"goods": "water bliss 3 energy", "dice": {"hand": [1, 2]}}
    q = {"dice": {"tunnel_subterran": [1], "sky_lounge": [2], "tank_energy": [3], "farm": [4]}}
    assert {"tunnel_subterran", "sky_lounge", "tank_energy", "farm"} <= open_spaces(build(me, q))


@pytest.mark.parametrize(
    ("goods", "space"),
    [
        ("2 energy", "tank_energy"),
        ("2 water", "tank_water"),
        ("water food", "tunnel_euphorian"),
        ("2 gold", "nimbus_loft"),
        ("bliss", "sky_lounge"),
        ("food water", "breeze_bar"),
        ("stone", "build_wb_1"),
    ],
)
def test_the_full_cost_is_needed(goods, space):
    """R22: a space that cannot be paid in full is no target."""
    game = build({"goods": goods, "dice": {"hand": [1, 2]}})
    assert space not in open_spaces(game)
    with pytest.raises(IllegalMoveError):
        play(game, f"place 1 {space}")


def test_free_spaces_are_always_payable():
    """R22: with nothing at all the four commodity areas are open."""
    assert open_spaces(build({"dice": {"hand": [1, 2]}})) == {"generator", "aquifer", "farm", "cloud_mine"}


def test_a_space_with_a_void_benefit():
    """R22: a space may be used although its whole benefit is void."""
    game = build({"goods": "3 energy", "knowledge": 1, "dice": {"hand": [1, 2], "farm": [1, 1]}})
    play(game, "place 1 tank_energy")
    me = seat(game)
    assert (me["goods"], me["knowledge"], me["owned"]) == ({}, 1, 4)
    assert ["tank_energy", 1] in me["dice"]


def test_a_space_with_a_partly_void_benefit():
    """R22, R51: the Breeze Bar can be used though no artifact is left."""
    hands = [{"hand": f"6 {name}", "morale": 6} for name in ("bat", "bear", "book", "box", "bifocals")]
    game = build({"goods": "bliss food", "hand": "6 balloon", "morale": 6, "dice": {"hand": [1, 2]}}, *hands)
    play(game, "place 1 breeze_bar")
    assert game.summary()["tracks"] == [0, 0, 0, 1]
    assert seat(game)["hand"] == {"balloon": 6}
    assert game.to_move == 1


# ---------------------------------------------------------------- bumping


def test_bumping_comes_first():
    """R23, R24, C1: the die stands on the space and the bumped one is rolled before anything is paid."""
    game = build({"goods": "water", "dice": {"hand": [3, 4]}}, Q_DIG)
    play(game, "place 3 tunnel_subterran")
    assert (game.to_move, game.kind) == (CHANCE, "roll")
    assert ["tunnel_subterran", 3] in seat(game)["dice"]
    assert seat(game)["goods"] == {"water": 1}
    assert game.summary()["miners"] == [0, 0, 0]
    play(game, "roll 4")
    assert faces(game, 1) == [1, 2, 4]
    assert seat(game)["goods"] == {}


def test_the_bumped_owner_pays_nothing():
    """R24: being bumped costs neither goods nor morale."""
    game = build({"goods": "water", "dice": {"hand": [3, 4]}}, {**Q_DIG, "goods": "food water", "morale": 3})
    play(game, "place 3 tunnel_subterran", "roll 4", "take stone")
    assert (seat(game, 1)["goods"], seat(game, 1)["morale"]) == ({"food": 1, "water": 1}, 3)


@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("tank_energy", "3 energy"),
        ("tank_water", "3 water"),
        ("tunnel_wastelander", "food"),
        ("nimbus_loft", "3 gold"),
        ("breeze_bar", "bliss food"),
        ("market_wa", "water"),
        ("tunnel_end_subterran", "nothing"),
        ("ark", "nothing"),
    ],
)
def test_temporary_and_exclusive_spaces_bump(space, goods):
    """R24: whoever stands on a temporary or exclusive space is bumped and rolled at once."""
    me = {
        "goods": goods,
        "hand": "2 book",
        "morale": 6,
        "dice": {"hand": [3, 4]},
        "recruits": ["faith_the_hydroelectrician"],
        "tile_stars": ["market_wa"],
    }
    game = build(
        me, {"dice": {"hand": [1], space: [5]}}, miners=(0, 9, 0), tiles={"market_wa": "center_for_reduced_literacy"}
    )
    play(game, f"place 3 {space}", "roll 2")
    assert faces(game, 1) == [1, 2]


def test_areas_never_bump():
    """R24, R42: dice on a commodity area stay."""
    game = build({"dice": {"hand": [1, 2]}}, {"dice": {"hand": [1], "farm": [1]}})
    play(game, "place 1 farm")
    assert seat(game, 1)["dice"] == [["farm", 1], ["hand", 1]]


def test_own_worker_bumped():
    """R26: bumping an own worker works the same way: roll, check, then payment and benefit."""
    game = build({"goods": "water", "knowledge": 6, "dice": {"hand": [3, 6], "tunnel_subterran": [1]}})
    play(game, "place 3 tunnel_subterran", "roll 4")  # 6 + 4 + 6 = 16
    assert faces(game) == [4]
    assert seat(game)["owned"] == 2
    play(game, "take stone")
    assert seat(game)["goods"] == {"stone": 1}


def test_bump_exchanges_come_between_roll_and_payment():
    """R25, C3: a recruit that answers a bump acts after the roll and its check and before the payment."""
    me = {"goods": "water", "morale": 2, "dice": {"hand": [3, 4]}, "recruits": ["lee_the_gossip"]}
    game = build(me, Q_DIG)
    play(game, "place 3 tunnel_subterran", "roll 4")
    assert (game.to_move, game.kind) == (0, "use")
    assert faces(game, 1) == [1, 2, 4]
    assert seat(game)["goods"] == {"water": 1}
    play(game, "use lee_the_gossip", "take food")
    assert seat(game)["goods"] == {"food": 1}  # the water is paid only now
    assert game.kind == "take"


def test_knowledge_of_an_exchange_is_too_late_for_the_check():
    """C3: the knowledge that the exchange gives the opponent does not count in the bumped die's check."""
    me = {"goods": "water", "morale": 2, "dice": {"hand": [3, 4]}, "recruits": ["lee_the_gossip"]}
    game = build(me, {"knowledge": 4, "dice": {"hand": [6, 1], "tunnel_subterran": [1]}})
    play(game, "place 3 tunnel_subterran", "roll 4", "use lee_the_gossip", "take food")  # 6 + 1 + 4 + 4 = 15
    assert seat(game, 1)["knowledge"] == 5
    assert faces(game, 1) == [1, 4, 6]


def test_gains_of_a_bump_do_not_make_a_space_legal():
    """C2: what a bump exchange would give does not count when legality is tested."""
    game = build({"morale": 2, "dice": {"hand": [3, 4]}, "recruits": ["lee_the_gossip"]}, Q_DIG)
    assert "tunnel_subterran" not in open_spaces(game)


def test_gains_of_a_bump_may_be_spent():
    """C2: what a bump exchange gave can pay the space."""
    me = {"goods": "bliss water", "morale": 2, "dice": {"hand": [3, 4]}, "recruits": ["lee_the_gossip"]}
    game = build(me, {"dice": {"hand": [1], "sky_lounge": [2]}})
    play(game, "place 3 sky_lounge", "roll 1", "use lee_the_gossip", "take food")
    assert legal(game) == ["pay food bliss", "pay water bliss"]
    play(game, "pay food bliss")
    assert seat(game)["goods"] == {"water": 1}


# ---------------------------------------------------------------- paying


def test_losses_of_the_bump_void_the_action():
    """R27, C1, C2: if the own roll's penalty takes the price, nothing is paid, nothing gained, and the worker stays."""
    game = build(
        {"goods": "energy", "dice": {"hand": [2, 5], "tunnel_euphorian": [1]}}, tiles={"market_wa": "bemusement_park"}
    )
    play(game, "place 2 tunnel_euphorian", "roll 3")
    assert game.to_move == 1
    me = seat(game)
    assert (me["goods"], me["hand"]) == ({}, {})
    assert ["tunnel_euphorian", 2] in me["dice"]
    assert game.summary()["miners"] == [0, 0, 0]


def test_what_can_still_be_paid_must_be_paid():
    """R27: with a way to pay left the action is carried out; only the choice of the good lost decides."""
    me = {"goods": "energy food", "dice": {"hand": [2, 5], "tunnel_euphorian": [1]}}
    game = play(build(me, tiles={"market_wa": "bemusement_park"}), "place 2 tunnel_euphorian", "roll 3")
    assert legal(game) == ["lose energy", "lose food"]
    paid, void = play(game.clone(), "lose food"), play(game.clone(), "lose energy")
    assert legal(paid) == ["take artifact", "take gold"]
    assert seat(paid)["goods"] == {}
    assert void.to_move == 1
    assert seat(void)["goods"] == {"food": 1}
    assert void.summary()["miners"] == [0, 0, 0]


def test_payment_has_no_refusal():
    """R27: at a choice of payments every option pays."""
    game = build({"goods": "bliss food water", "dice": {"hand": [2, 5]}})
    play(game, "place 2 breeze_bar")
    assert game.kind == "pay"
    assert all(move.startswith("pay ") for move in legal(game))
    assert len(legal(game)) == 2


def test_own_discards_can_void_the_action():
    """R27: discards that the price of a bump exchange forces may leave the space unpayable."""
    me = {"hand": "2 bat book", "morale": 3, "dice": {"hand": [3, 4]}, "recruits": ["lee_the_gossip"]}
    q = {"dice": {"hand": [1], "wind_saloon": [2]}}
    game = play(build(me, q), "place 3 wind_saloon", "roll 1", "use lee_the_gossip", "take food")
    assert legal(game) == ["discard bat", "discard book"]
    void = play(game.clone(), "discard bat")
    assert seat(void)["hand"] == {"bat": 1, "book": 1}
    assert seat(void)["stars_left"] == 10
    assert void.summary()["tracks"] == [0, 0, 0, 0]
    assert ["wind_saloon", 3] in seat(void)["dice"]
    paid = play(game.clone(), "discard book")
    assert seat(paid)["hand"] == {}
    assert seat(paid)["stars_left"] == 9


def test_price_of_an_own_bump_can_void_the_action():
    """R27: the bliss paid to Amanda for an own bump is missing at the Sky Lounge."""
    me = {"goods": "bliss water", "dice": {"hand": [3, 4], "sky_lounge": [2]}, "recruits": ["amanda_the_broker"]}
    game = play(build(me), "place 3 sky_lounge", "use amanda_the_broker", "face 1")
    assert seat(game)["goods"] == {"water": 1}
    assert game.summary()["tracks"] == [0, 0, 0, 0]
    assert ["sky_lounge", 3] in seat(game)["dice"]
    assert game.to_move == 1


def test_knowledge_of_an_exchange_can_void_the_action():
    """R27: Dave's price uses up the room for Matthew's: the tunnel stays unpaid, what Dave gave stays."""
    me = {"knowledge": 5, "dice": {"hand": [3, 4]}, "recruits": ["major_dave_the_demolitionist", "matthew_the_thief"]}
    game = play(build(me, Q_DIG), "place 3 tunnel_subterran", "roll 4")
    void = play(game.clone(), "use major_dave_the_demolitionist")
    assert (seat(void)["goods"], seat(void)["knowledge"], void.summary()["miners"]) == ({"stone": 1}, 6, [0, 1, 0])
    assert (void.to_move, faces(void)) == (1, [4])
    paid = play(game.clone(), "decline major_dave_the_demolitionist")
    assert (seat(paid)["knowledge"], legal(paid)) == (6, ["take artifact", "take stone"])


def test_morale_of_an_exchange_can_void_the_action():
    """R27: Lee's price leaves no morale for Brian's placement in Icarus."""
    me = {
        "morale": 2,
        "goods": "bliss water",
        "dice": {"hand": [3, 4]},
        "recruits": ["brian_the_viticulturist", "lee_the_gossip"],
    }
    game = play(
        build(me, {"dice": {"hand": [1, 2], "breeze_bar": [2]}}),
        "place 3 breeze_bar",
        "roll 1",
        "use lee_the_gossip",
        "take food",
    )
    assert (seat(game)["goods"], seat(game)["morale"]) == ({"water": 1, "food": 1, "bliss": 1}, 1)
    assert (game.to_move, game.summary()["tracks"]) == (1, [0, 0, 0, 0])


def test_a_void_visit_leaves_star_and_track():
    """R27: without payment a market gives neither star nor track step."""
    me = {"goods": "food", "hand": "book", "dice": {"hand": [3, 4], "market_ea": [1]}}
    tiles = {"market_ea": "center_for_reduced_literacy", "market_sa": "bemusement_park"}
    game = play(build({**me, "tile_stars": ["market_ea"]}, tiles=tiles), "place 3 market_ea", "roll 3")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {"book": 1}, 9)
    assert (game.to_move, game.summary()["tracks"]) == (1, [0, 0, 0, 0])


def test_no_recruit_answers_a_void_action():
    """R27: no recruit effect of payment or benefit follows an unpaid placement."""
    me = {"goods": "energy", "dice": {"hand": [2, 5], "tunnel_euphorian": [1]}, "recruits": ["chase_the_miner"]}
    tiles = {"market_wa": "bemusement_park"}
    game = play(build(me, tiles=tiles), "place 2 tunnel_euphorian", "roll 3")
    assert game.to_move == 1
    control = play(build(me, tiles=tiles), "place 2 tunnel_euphorian", "roll 4", "take gold")
    assert legal(control) == ["decline chase_the_miner", "use chase_the_miner"]


# ---------------------------------------------------------------- benefits


def test_unwanted_knowledge_is_gained():
    """R28: benefits are mandatory; the knowledge of the top band is no choice."""
    game = play(build({"dice": {"hand": [4, 5]}}, {"dice": {"hand": [1, 2], "farm": [6]}}), "place 4 farm")
    assert seat(game)["knowledge"] == 4
    assert game.to_move == 1


def test_track_changes_beyond_the_end_are_lost():
    """R28: knowledge stays within 1..6 and morale within 1..6."""
    top = play(build({"knowledge": 6, "dice": {"hand": [4, 5]}}, {"dice": {"farm": [6]}}), "place 4 farm")
    assert (seat(top)["knowledge"], seat(top)["goods"]) == (6, {"food": 2})
    low = play(build({"knowledge": 1, "dice": {"hand": [5, 4]}}), "place 5 farm")
    assert (seat(low)["knowledge"], seat(low)["goods"]) == (1, {"food": 1})
    water = play(build({"morale": 5, "goods": "3 water", "dice": {"hand": [5, 4]}}), "place 5 tank_water", "roll 1")
    assert seat(water)["morale"] == 6


def test_the_placing_player_chooses():
    """R28: where a space offers a choice its placing player decides."""
    game = play(build({"goods": "food", "dice": {"hand": [5, 4]}}), "place 5 tunnel_wastelander")
    assert (game.to_move, legal(game)) == (0, ["take artifact", "take clay"])


def test_a_worker_gives_its_benefit_once():
    """R28, R29: a worker stays where it is and gives nothing more in later turns."""
    game = build({"dice": {"hand": [1, 2]}}, {"dice": {"hand": [1, 2]}})
    play(game, "place 1 generator", "place 1 farm", "place 2 farm", "place 2 aquifer")
    assert seat(game)["goods"] == {"energy": 1, "food": 1}
    assert ["generator", 1] in seat(game)["dice"]


def test_order_inside_a_benefit():
    """R28, R109: the track and its stars come before the artifacts: the game ends before the Breeze Bar's cards."""
    q = {"recruits": ["lee_the_gossip"], "stars_left": 1, "dice": {"hand": [1, 2]}}
    game = build({"goods": "bliss food", "dice": {"hand": [3, 4]}}, q, seats=6, tracks=(0, 0, 0, 10))
    play(game, "place 3 breeze_bar")
    assert game.over
    assert game.summary()["tracks"][3] == 11
    assert seat(game)["hand"] == {}
    assert game.returns()[1] == 1.0


def test_bans_are_tested_for_each_placement():
    """R107: Arena of Peaceful Conflict bars the second die of a pair from the area of the first."""
    game = build({"dice": {"hand": [2, 2]}}, tiles={"market_wa": "arena_of_peaceful_conflict"})
    play(game, "place 2 farm")
    assert "farm" not in open_spaces(game)
    assert {"generator", "aquifer", "cloud_mine"} <= open_spaces(game)


def test_end_check_after_the_placement_step():
    """R23: stars of a benefit end the game before a further equal die could be placed."""
    game = build({"stars_left": 1, "hand": "2 bat", "morale": 2, "dice": {"hand": [3, 3]}}, seats=6)
    play(game, "place 3 wind_saloon")
    assert game.over
    assert faces(game) == [3]


def test_reveals_come_after_the_benefit():
    """R23, R85: a recruit revealed by the track step of an area gives nothing in that placement."""
    me = {"hidden": ["katy_the_dietician"], "dice": {"hand": [1, 2]}}
    game = play(build(me, tracks=(7, 0, 0, 0)), "place 1 generator")
    assert seat(game)["recruits"] == {"katy_the_dietician": "active"}
    assert seat(game)["goods"] == {"energy": 1}
