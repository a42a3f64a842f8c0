"""Rolls and knowledge checks (R30-R36)."""

from fractions import Fraction

import pytest
from helpers import CHANCE, build, faces, legal, play, seat

DIG = {"goods": "water", "dice": {"hand": [1, 2]}}


def bumped(q, roll, p=DIG, **board):
    """P1 bumps P2 from the Subterran tunnel; the die rolls `roll`."""
    return play(build(p, q, **board), "place 1 tunnel_subterran", f"roll {roll}")


def test_retrieved_dice_are_rolled_together():
    """R30: exactly the retrieved dice are rolled, all at once."""
    game = build({"dice": {"hand": [4], "farm": [1], "aquifer": [1]}})
    play(game, "retrieve 1@aquifer 1@farm")
    assert (game.to_move, game.kind) == (CHANCE, "roll")
    chances = {game.text(move): Fraction(move.probability).limit_denominator(1000) for move in game.legal_moves()}
    assert len(chances) == 21
    assert chances["roll 3 5"] == Fraction(2, 36)
    assert chances["roll 3 3"] == Fraction(1, 36)
    play(game, "roll 1 2")
    assert faces(game) == [1, 2, 4]


def test_only_the_bumped_die_is_rolled():
    """R30: a bump rolls one die; the owner's other dice keep their faces."""
    game = bumped({"dice": {"hand": [5, 2], "tunnel_subterran": [1], "farm": [3]}}, 4)
    assert faces(game, 1) == [2, 4, 5]
    assert ["farm", 3] in seat(game, 1)["dice"]


def test_only_the_new_worker_is_rolled():
    """R30: at the tank only the new die is rolled."""
    game = build({"goods": "3 water", "dice": {"hand": [5, 2]}})
    play(game, "place 2 tank_water")
    assert len(game.legal_moves()) == 6
    play(game, "roll 3")
    assert faces(game) == [3, 5]


def test_dice_of_a_finished_market_by_owner():
    """R30: each owner's dice from a finished market are one roll."""
    game = build(
        {"goods": "gold", "dice": {"hand": [2], "build_ea_2": [1]}}, {"dice": {"hand": [3], "build_ea_3": [1]}}, seats=4
    )
    play(game, "place 2 build_ea_4", "tile bemusement_park")
    assert len(game.legal_moves()) == 21  # P1's two dice
    play(game, "roll 5 6")
    assert len(game.legal_moves()) == 6  # P2's one
    play(game, "roll 4")
    assert (faces(game, 0), faces(game, 1)) == ([5, 6], [3, 4])


def test_a_die_that_is_set_counts_as_rolled_for_the_check():
    """R30: Amanda's face is checked like a roll."""
    q = {
        "recruits": ["amanda_the_broker"],
        "goods": "bliss",
        "knowledge": 4,
        "dice": {"hand": [6, 3], "tunnel_subterran": [1]},
    }
    game = play(build(DIG, q), "place 1 tunnel_subterran", "use amanda_the_broker", "face 3")
    assert faces(game, 1) == [3, 3]  # 6 + 3 + 3 + 4 = 16


def test_a_die_that_is_set_counts_as_rolled_for_the_tiles():
    """R30: Amanda's face meets the roll-face tiles."""
    q = {"recruits": ["amanda_the_broker"], "goods": "bliss gold food", "dice": {"hand": [1], "tunnel_subterran": [1]}}
    game = build(DIG, q, tiles={"market_ea": "stadium_of_guaranteed_home_runs"})
    play(game, "place 1 tunnel_subterran", "use amanda_the_broker", "face 5")
    assert (game.to_move, legal(game)) == (1, ["lose food", "lose gold"])


def test_old_and_new_available_dice_count():
    """R31: the sum takes all available dice, old and new, and the knowledge."""
    q = {"knowledge": 5, "dice": {"hand": [4, 4], "tunnel_subterran": [1]}}
    assert faces(bumped(q, 2), 1) == [2, 4, 4]  # 4 + 4 + 2 + 5 = 15
    assert faces(bumped(q, 3), 1) == [3, 4]  # 16


def test_dice_on_the_board_do_not_count():
    """R31: dice that stay on the board are no part of the sum."""
    game = bumped({"knowledge": 4, "dice": {"hand": [5], "tunnel_subterran": [1], "farm": [6, 6]}}, 6)  # 5 + 6 + 4 = 15
    assert faces(game, 1) == [5, 6]
    assert seat(game, 1)["owned"] == 4


def test_sixteen_loses_the_highest():
    """R32: at 16 or more one available die is lost, the highest, not the one just rolled."""
    game = bumped({"dice": {"hand": [6, 5], "tunnel_subterran": [6]}}, 2)  # 6 + 5 + 2 + 3 = 16
    assert faces(game, 1) == [2, 5]
    assert seat(game, 1)["owned"] == 2


def test_only_one_die_is_lost_however_high_the_sum():
    """R32: far more than 16 still takes only one die."""
    game = play(
        build({"knowledge": 6, "dice": {"farm": [1, 1, 1, 1]}}), "retrieve 1@farm 1@farm 1@farm 1@farm", "roll 6 6 6 6"
    )
    assert faces(game) == [6, 6, 6]


def test_a_lost_die_can_be_gained_again():
    """R32: the lost die goes to its owner's pool."""
    game = build(
        {"knowledge": 4, "goods": "3 water", "dice": {"hand": [5, 1], "farm": [1]}}, {"dice": {"hand": [1, 2]}}
    )
    play(game, "retrieve 1@farm", "roll 6")  # 5 + 1 + 6 + 4 = 16
    assert seat(game)["owned"] == 2
    play(game, "place 1 farm", "place 1 tank_water", "roll 2")
    assert seat(game)["owned"] == 3
    assert faces(game) == [2, 5]


def test_tie_loses_the_die_just_rolled():
    """R33, C11: of equal highest dice the one just rolled goes, so the group member may still be placed."""
    game = build({"goods": "water", "knowledge": 6, "dice": {"hand": [5, 5], "tunnel_subterran": [1]}})
    play(game, "place 5 tunnel_subterran", "roll 5", "take stone")  # 5 + 5 + 6 = 16
    assert faces(game) == [5]
    assert game.kind == "more"
    assert "place 5 farm" in legal(game)


def test_tie_spares_the_group():
    """R33, C11: if none was just rolled, one that cannot be placed this turn goes before a group member."""
    me = {
        "recruits": ["bradley_the_futurist"],
        "goods": "4 food",
        "hand": "2 book",
        "morale": 4,
        "tile_stars": ["market_ea"],
        "dice": {"hand": [4, 4, 4], "market_ea": [1]},
    }
    game = build(me, tiles={"market_ea": "center_for_reduced_literacy"}, deck="4 bat")
    play(game, "place 4 market_ea", "roll 4")  # 4 + 4 + 4 + 3 = 15; the 4 just rolled cannot be placed
    play(game, "use bradley_the_futurist")
    assert seat(game)["knowledge"] == 5
    play(game, "place 4 market_ea", "roll 3")  # 4 + 4 + 3 + 5 = 16
    assert faces(game) == [3, 4]
    play(game, *(move for move in legal(game) if move.startswith("decline")))
    assert game.kind == "more"
    assert "place 4 farm" in legal(game)


def test_tie_between_group_members():
    """R33, C11: only when nothing else is tied does a group member go."""
    game = build({"goods": "water", "knowledge": 5, "dice": {"hand": [5, 5, 5], "tunnel_subterran": [1]}})
    play(game, "place 5 tunnel_subterran", "roll 1", "take stone")  # 5 + 5 + 1 + 5 = 16
    assert faces(game) == [1, 5]
    assert game.kind == "more"


def test_one_loss_in_one_turn():
    """R34, C10: a player bumped twice in an opponent's turn loses at most one worker; the next turn counts anew."""
    p = {"goods": "energy water", "dice": {"hand": [1, 1]}}
    q = {
        "goods": "3 energy",
        "knowledge": 6,
        "dice": {"hand": [5, 5], "tunnel_euphorian": [1], "tunnel_subterran": [1]},
    }
    game = play(build(p, q), "place 1 tunnel_euphorian", "roll 5", "take gold")
    assert faces(game, 1) == [5, 5]
    play(game, "place 1 tunnel_subterran", "roll 5", "take stone")
    assert faces(game, 1) == [5, 5, 5]  # 21, but the second loss of this turn does not happen
    assert game.active == 1
    play(game, "place 5 tank_energy", "roll 6")  # 5 + 5 + 6 + 4 = 20 in a new turn
    assert faces(game, 1) == [5, 5]


def test_one_loss_over_different_rolls():
    """R34: a bump and a finished market in the same turn take one worker of the same player, not two."""
    p = {"goods": "energy gold", "dice": {"hand": [1, 1]}}
    q = {"knowledge": 6, "dice": {"hand": [5, 5], "tunnel_euphorian": [1], "build_sa_2": [1]}}
    game = play(build(p, q), "place 1 tunnel_euphorian", "roll 4", "take gold")  # 5 + 5 + 4 + 6
    assert faces(game, 1) == [4, 5]
    play(game, "place 1 build_sa_1", "tile bemusement_park", "roll 2", "roll 6")  # 4 + 5 + 6 + 6
    assert faces(game, 1) == [4, 5, 6]


def test_the_limit_in_the_own_turn():
    """R34, C10: in the own turn, too, only the first failed check takes a worker."""
    me = {"goods": "2 energy", "knowledge": 6, "dice": {"hand": [4, 4, 4], "tunnel_euphorian": [1]}}
    game = play(build(me), "place 4 tunnel_euphorian", "roll 6", "take gold")  # 4 + 4 + 6 + 6: the 6 goes
    assert (faces(game), seat(game)["owned"]) == ([4, 4], 3)
    play(game, "place 4 tunnel_euphorian", "roll 6", "take gold")  # 4 + 6 + 6
    assert (faces(game), seat(game)["owned"]) == ([4, 6], 3)


def test_the_limit_is_per_player():
    """R34, C10: two players can lose a worker each in the same turn."""
    p = {"goods": "energy water", "dice": {"hand": [1, 1]}}
    q = {"knowledge": 6, "dice": {"hand": [5, 5], "tunnel_euphorian": [1]}}
    r = {"knowledge": 6, "dice": {"hand": [5, 5], "tunnel_subterran": [1]}}
    game = play(
        build(p, q, r),
        "place 1 tunnel_euphorian",
        "roll 1",
        "take gold",
        "place 1 tunnel_subterran",
        "roll 1",
        "take stone",
    )
    assert (faces(game, 1), faces(game, 2)) == ([1, 5], [1, 5])


def test_a_lost_die_still_counts_for_the_tiles():
    """R35: the loss comes before the roll-face penalties, and faces count though the die was just lost."""
    me = {"knowledge": 4, "goods": "gold food", "dice": {"farm": [1], "aquifer": [1]}}
    game = build(me, tiles={"market_ea": "center_for_reduced_literacy"})
    play(game, "retrieve 1@aquifer 1@farm", "free", "roll 6 6")
    assert faces(game) == [6]
    assert legal(game) == ["lose food", "lose gold"]
    play(game, "lose gold")
    assert seat(game)["goods"] == {}  # two sixes, two goods


def test_the_owner_of_the_dice_chooses_one_good_a_die():
    """R35: one good for each die that shows the face, one after another, chosen by the owner of the dice."""
    me = {"goods": "gold 2 water", "dice": {"farm": [1], "aquifer": [1]}}
    game = build(me, tiles={"market_ea": "bemusement_park"})
    play(game, "retrieve 1@aquifer 1@farm", "roll 3 3")
    assert legal(game) == ["lose gold", "lose water"]
    play(game, "lose water")
    assert legal(game) == ["lose gold", "lose water"]
    play(game, "lose water")
    assert seat(game)["goods"] == {"gold": 1}


def test_order_after_the_check():
    """R35: tile penalty, then another player's Ben, then the owner's Steven."""
    p = {**DIG, "recruits": ["ben_the_ludologist"], "morale": 3}
    q = {"recruits": ["steven_the_scholar"], "goods": "food gold", "dice": {"hand": [6, 6], "tunnel_subterran": [1]}}
    game = bumped(q, 6, p, tiles={"market_ea": "center_for_reduced_literacy"}, deck="bat")
    assert faces(game, 1) == [6, 6]  # the loss is made
    assert (game.to_move, legal(game)) == (1, ["lose food", "lose gold"])
    play(game, "lose food")
    assert (game.to_move, legal(game)) == (0, ["decline ben_the_ludologist", "use ben_the_ludologist"])
    play(game, "use ben_the_ludologist", "take gold")
    assert (game.to_move, legal(game)) == (1, ["take clay", "take gold", "take stone"])
    play(game, "take clay")
    assert seat(game, 1)["goods"] == {"gold": 1, "clay": 1}
    assert seat(game, 1)["hand"] == {"bat": 1}


def test_ben_looks_at_the_dice_after_the_loss():
    """R35: a pair that the check breaks is no pair any more."""
    p = {**DIG, "recruits": ["ben_the_ludologist"], "morale": 3}
    game = bumped({"knowledge": 4, "dice": {"hand": [6, 1], "tunnel_subterran": [1]}}, 6, p)  # 6 + 6 + 1 + 4 = 17
    assert faces(game, 1) == [1, 6]
    assert legal(game) == ["take artifact", "take stone"]


def test_maggie_comes_last():
    """R35: after roll, check and penalties the roller's Maggie."""
    me = {"recruits": ["maggie_the_outlaw"], "goods": "gold food", "dice": {"hand": [1], "aquifer": [1]}}
    game = build(me, tiles={"market_ea": "bemusement_park"})
    play(game, "retrieve 1@aquifer", "free", "roll 3")
    assert legal(game) == ["lose food", "lose gold"]
    play(game, "lose food")
    assert legal(game) == ["take stone", "take water"]


@pytest.mark.parametrize("way", ["area", "opponent"])
def test_knowledge_alone_causes_no_check(way):
    """R36: a rise of knowledge takes no worker, though dice and knowledge then make 16 or more."""
    if way == "area":
        game = play(build({"knowledge": 5, "dice": {"hand": [6, 4, 3]}}, {"dice": {"farm": [6]}}), "place 3 farm")
        assert (seat(game)["knowledge"], faces(game)) == (6, [4, 6])
    else:
        p = {**DIG, "recruits": ["lee_the_gossip"], "morale": 2}
        game = bumped({"knowledge": 4, "dice": {"hand": [6, 4], "tunnel_subterran": [1]}}, 1, p)
        play(game, "use lee_the_gossip", "take food")
        assert (seat(game, 1)["knowledge"], faces(game, 1)) == (5, [1, 4, 6])
