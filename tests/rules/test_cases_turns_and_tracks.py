"""The scenario cases of the rules (T..) that can come up with the base cards, each as it is told."""

import pytest
from helpers import CHANCE, ONE_TWO, build, faces, legal, open_spaces, play, seat

from euphoria_ai.errors import EuphoriaError, IllegalMoveError


def test_only_available_dice_count_plus_the_track():
    """T1: retrieving 3 and 5 beside a 5 at knowledge 3 is 16: one 5 is lost and can be gained again."""
    game = build(
        {"knowledge": 3, "morale": 2, "goods": "3 water", "dice": {"hand": [5], "farm": [1], "aquifer": [1]}}, ONE_TWO
    )
    play(game, "retrieve 1@aquifer 1@farm", "roll 3 5")
    assert faces(game) == [3, 5]
    assert (seat(game)["owned"], seat(game)["morale"]) == (2, 1)
    play(game, "place 1 farm", "place 3 tank_water", "roll 1")
    assert seat(game)["owned"] == 3


def test_two_workers_are_not_immune():
    """T3: 6 and 6 at knowledge 4 lose one of two workers."""
    game = play(
        build({"knowledge": 4, "dice": {"farm": [1], "aquifer": [1]}}, ONE_TWO), "retrieve 1@aquifer 1@farm", "roll 6 6"
    )
    assert (faces(game), seat(game)["owned"]) == ([6], 1)


def test_bumped_on_another_players_turn():
    """T5: the check is made at once and takes the highest available die; P places in the own turn only."""
    p = {"knowledge": 4, "dice": {"hand": [6, 3], "tunnel_subterran": [2]}}
    game = play(build({"goods": "water", **ONE_TWO}, p, ONE_TWO), "place 1 tunnel_subterran", "roll 3")
    assert faces(game, 1) == [3, 3]
    assert (game.to_move, game.kind) == (0, "take")
    play(game, "take stone")
    assert (game.to_move, game.kind) == (1, "turn")


def test_dice_of_a_finished_market():
    """T7: two dice come home together with one check; exactly one star."""
    p = {"knowledge": 3, "goods": "clay gold", "dice": {"hand": [4, 3], "build_ea_2": [2]}}
    game = play(build(p, ONE_TWO), "place 4 build_ea_1", "tile bemusement_park", "roll 5 6")
    assert (faces(game), seat(game)["owned"]) == ([3, 5], 2)
    assert (seat(game)["tile_stars"], seat(game)["stars_left"]) == (["market_ea"], 9)
    assert seat(game)["goods"] == {"gold": 1}


def test_dice_left_on_the_board():
    """T9: 6 and 5 at knowledge 4 are safe while the third die stays out."""
    p = {"knowledge": 4, "dice": {"farm": [3], "aquifer": [3], "generator": [3]}}
    game = play(build(p, ONE_TWO), "retrieve 3@generator 3@aquifer", "roll 5 6")
    assert seat(game)["dice"] == [["farm", 3], ["hand", 5], ["hand", 6]]


def test_a_pair_one_after_the_other():
    """T11: the first 4 to the Farm, the second to the Subterran tunnel, each resolved fully, at no cost."""
    game = play(build({"goods": "water", "dice": {"hand": [4, 4]}}, ONE_TWO, miners=(0, 2, 0)), "place 4 farm")
    assert (seat(game)["goods"], game.summary()["tracks"]) == ({"water": 1, "food": 1}, [0, 0, 1, 0])
    play(game, "place 4 tunnel_subterran")
    assert legal(game) == ["take artifact", "take stone"]
    play(game, "take stone")
    assert (seat(game)["goods"], game.summary()["miners"], seat(game)["morale"]) == (
        {"food": 1, "stone": 1},
        [0, 3, 0],
        1,
    )


def test_the_extra_placement_is_optional():
    """T14: place one 2 of 2, 2, 5 and stop."""
    game = play(build({"dice": {"hand": [2, 2, 5]}}, ONE_TWO), "place 2 farm", "stop")
    assert (faces(game), game.to_move) == ([2, 5], 1)


def test_the_dilemma_is_a_turn_of_its_own():
    """T16: no die is placed, retrieved or rolled; and not between the halves of a double."""
    me = {"dilemma": "bear", "hand": "bear", "dice": {"hand": [6, 6], "farm": [3]}}
    game = play(build(me, ONE_TWO), "dilemma", "outcome star")
    assert (seat(game)["dice"], game.to_move) == ([["farm", 3], ["hand", 6], ["hand", 6]], 1)
    game = play(build(me, ONE_TWO), "place 6 farm")
    with pytest.raises(IllegalMoveError):
        play(game, "dilemma")


def test_no_passing():
    """T18: with all dice out a retrieval (or the dilemma) is due; with none out a placement (or the dilemma)."""
    out = {"dice": {"farm": [1], "aquifer": [2]}}
    assert legal(build(out)) == ["retrieve 1@farm", "retrieve 2@aquifer", "retrieve 2@aquifer 1@farm"]
    assert "dilemma" in legal(build({**out, "dilemma": "bat", "hand": "bat"}))
    home = {**ONE_TWO, "dilemma": "bat", "hand": "bat"}
    assert {move.split()[0] for move in legal(build(home))} == {"place", "dilemma"}
    with pytest.raises(EuphoriaError):
        play(build(home), "retrieve")


def test_bump_and_check_before_the_benefit():
    """T19: the bumped owner loses the 5 first, then the miner moves; the price must be held when placing."""
    q = {"knowledge": 5, "dice": {"hand": [5, 3], "tunnel_subterran": [2]}}
    assert "tunnel_subterran" not in open_spaces(build(ONE_TWO, q))
    game = play(build({**ONE_TWO, "goods": "water"}, q), "place 1 tunnel_subterran", "roll 4")
    assert (faces(game, 1), game.summary()["miners"]) == ([3, 4], [0, 0, 0])
    assert legal(game) == ["take artifact", "take stone"]
    play(game, "take stone")
    assert game.summary()["miners"] == [0, 1, 0]


@pytest.mark.parametrize("number", [1, 4])
def test_one_token_retrieves_any_number(number):
    """T20: one food pays for four dice, and no less for one."""
    me = {"morale": 2, "goods": "food", "knowledge": 1, "dice": {"farm": [1, 1, 1, 1]}}
    game = play(build(me, ONE_TWO), "retrieve" + " 1@farm" * number, "pay food")
    assert (seat(game)["goods"], seat(game)["morale"]) == ({}, 4)
    assert (game.to_move, len(game.legal_moves())) == (CHANCE, {1: 6, 4: 126}[number])


def test_losing_morale_can_cost_cards():
    """T22: at morale 3 with three cards a free retrieval costs one of the owner's choice."""
    game = build({"morale": 3, "hand": "2 book bat", "dice": {"hand": [1], "farm": [1]}}, ONE_TWO)
    play(game, "retrieve 1@farm")
    assert legal(game) == ["discard bat", "discard book"]
    play(game, "discard bat", "roll 1")
    assert (seat(game)["hand"], seat(game)["morale"]) == ({"book": 2}, 2)


@pytest.mark.parametrize("morale", [5, 6])
def test_paid_retrieval_at_the_cap(morale):
    """T24: paying is legal, the bliss is spent, morale is 6."""
    game = play(build({"morale": morale, "goods": "bliss", "dice": {"farm": [1]}}, ONE_TWO), "pay bliss", "roll 1")
    assert (seat(game)["goods"], seat(game)["morale"]) == ({}, 6)


@pytest.mark.parametrize(("face", "energy", "knowledge", "level"), [(1, 1, 3, 1), (2, 1, 2, 0), (6, 2, 4, 0)])
def test_the_total_includes_everybody(face, energy, knowledge, level):
    """T26: beside another player's 3 a 1, 2 and 6 make totals of 4, 5 and 9."""
    q = {"dice": {"hand": [1], "generator": [3]}}
    game = play(build({"dice": {"hand": [face, 4]}}, q), f"place {face} generator")
    assert (seat(game)["goods"], seat(game)["knowledge"], game.summary()["tracks"]) == (
        {"energy": energy},
        knowledge,
        [level, 0, 0, 0],
    )
    assert seat(game, 1)["goods"] == {}


def test_first_tier_starts_with_the_next_placement():
    """T28: the placement that reaches level 2 gives 1 food, the next one 2."""
    game = build({"dice": {"hand": [2, 2]}, "recruits": ["steven_the_scholar"]}, ONE_TWO, tracks=(0, 0, 1, 0))
    play(game, "place 2 farm", "stop")
    assert (seat(game)["goods"], game.summary()["tracks"][2]) == ({"food": 1}, 2)
    play(game, "place 1 cloud_mine", "place 2 farm")
    assert (seat(game)["goods"], game.summary()["tracks"][2]) == ({"food": 3}, 3)


def test_two_recruits_do_not_double():
    """T30: two active Subterrans at level 6 give 2 water at a total of 3, not 3."""
    me = {"dice": {"hand": [3, 1]}, "recruits": ["phil_the_spy", "curtis_the_propagandist"]}
    game = play(build(me, ONE_TWO, tracks=(0, 6, 0, 0)), "place 3 aquifer")
    assert (seat(game)["goods"], game.summary()["tracks"][1]) == ({"water": 2}, 7)


def test_allegiance_cannot_be_refused():
    """T32: the step to level 11 gives an opponent the last star and the game."""
    q = {**ONE_TWO, "recruits": ["lee_the_gossip"], "stars_left": 1}
    game = play(build({"dice": {"hand": [4, 1]}}, q, seats=3, tracks=(0, 0, 0, 10)), "place 4 cloud_mine")
    assert (seat(game)["goods"], game.summary()["tracks"][3]) == ({"bliss": 1}, 11)
    assert (game.over, game.active, game.returns()) == (True, 0, [0.0, 1.0, 0.0])


def test_level_eight_reveals_for_everyone():
    """T33: hidden Wastelanders of all players become active and have all bonuses up to 8."""
    q, r = (
        {**ONE_TWO, "hidden": ["nick_the_understudy"]},
        {"goods": "food", "hidden": ["steven_the_scholar"], **ONE_TWO},
    )
    game = play(build(ONE_TWO, q, r, tracks=(0, 0, 7, 0), deck="bat"), "place 1 farm")
    assert [list(seat(game, i)["recruits"].values()) for i in (1, 2)] == [["active"], ["active"]]
    play(game, "place 1 farm", "place 1 tunnel_wastelander")
    assert seat(game, 1)["goods"] == {"food": 2}
    assert (seat(game, 2)["goods"], seat(game, 2)["hand"]) == ({"clay": 1}, {"bat": 1})


def test_a_dilemma_recruit_stays_hidden():
    """T38: an Icarite kept at level 7 is hidden till 8, tunnels do not reveal it, the other card leaves the game."""
    me = {"dilemma": "bat", "hand": "bat", "goods": "energy", "dice": {"hand": [1, 1]}}
    q = {**ONE_TWO, "dilemma": "box", "hand": "box"}
    game = play(
        build(me, q, tracks=(0, 0, 0, 7), miners=(5, 6, 6)),
        "dilemma",
        "outcome recruits",
        "deal sarinee_the_cloud_miner",
        "deal katy_the_dietician",
        "keep sarinee_the_cloud_miner",
    )
    assert seat(game)["recruits"] == {"sarinee_the_cloud_miner": "hidden"}
    play(game, "dilemma", "outcome recruits")
    assert "deal katy_the_dietician" not in legal(game)
    play(game, "deal lee_the_gossip", "deal ray_the_foreman", "keep ray_the_foreman")
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert seat(game)["recruits"] == {"sarinee_the_cloud_miner": "hidden"}
    play(game, "place 1 cloud_mine")
    assert (seat(game)["goods"], seat(game)["recruits"]) == (
        {"bliss": 1, "gold": 1},
        {"sarinee_the_cloud_miner": "active"},
    )


def test_own_action_reveals_own_recruit():
    """T39: the dig that reveals gives resource or artifact; both only from the next dig."""
    me = {"goods": "2 energy", "hidden": ["ray_the_foreman"], "dice": {"hand": [1, 1]}, "morale": 2}
    game = play(build(me, ONE_TWO, tracks=(6, 0, 0, 0), miners=(5, 0, 0), deck="bat"), "place 1 tunnel_euphorian")
    assert legal(game) == ["take artifact", "take gold"]
    play(game, "take gold")
    assert seat(game)["recruits"] == {"ray_the_foreman": "active"}
    play(game, "place 1 tunnel_euphorian", "roll 1")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 2}, {"bat": 1})


@pytest.mark.parametrize(
    ("level", "recruits", "both"),
    [(4, ["nick_the_understudy"], False), (5, ["nick_the_understudy"], True), (5, [], False)],
)
def test_or_becomes_and(level, recruits, both):
    """T40: clay or artifact below level 5 or without an active Wastelander, clay and artifact with both."""
    game = build(
        {**ONE_TWO, "goods": "food", "recruits": recruits},
        ONE_TWO,
        tracks=(0, 0, level, 0),
        miners=(0, 0, 3),
        deck="bat",
    )
    play(game, "place 1 tunnel_wastelander")
    if both:
        assert (seat(game)["goods"], seat(game)["hand"]) == ({"clay": 1}, {"bat": 1})
    else:
        assert legal(game) == ["take artifact", "take clay"]


@pytest.mark.parametrize(
    ("faction", "recruit", "gain"),
    [
        ("euphorian", "ray_the_foreman", "water"),
        ("subterran", "curtis_the_propagandist", "food"),
        ("wastelander", "steven_the_scholar", "energy"),
    ],
)
def test_exclusive_end_space(faction, recruit, gain):
    """T42: free, 3 of a commodity, for an active recruit of the faction only; no miner, no bonus, can be bumped."""
    board = {"miners": (9, 9, 9), "tracks": (6, 6, 6, 6)}
    space = f"tunnel_end_{faction}"
    assert space not in open_spaces(build({**ONE_TWO, "hidden": [recruit]}, miners=(9, 9, 9)))
    game = play(
        build({**ONE_TWO, "recruits": [recruit]}, {"dice": {"hand": [1], space: [6]}}, **board),
        f"place 1 {space}",
        "roll 2",
    )
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["knowledge"]) == ({gain: 3}, {}, 3)
    assert (game.summary()["miners"], game.summary()["tracks"]) == ([9, 9, 9], [6, 6, 6, 6])
