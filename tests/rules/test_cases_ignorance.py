"""The scenario cases of *Ignorance Is Bliss* (T..), each as it is told."""

import pytest
from helpers import ONE_TWO, faces, legal, open_spaces, play, seat, turn_beside

KOFI = "kofi_the_hermit"


# ---------------------------------------------------------------- the bazaar


def test_bazaar_slide():
    """T84: of a b c d P takes b for 1: the row is new a c d, and d is still the free one."""
    game = play(
        turn_beside({**ONE_TWO, "goods": "2 energy"}),
        "place 1 tunnel_euphorian",
        "take artifact",
        "buy 2 bear",
        "refill balloon",
    )
    assert game.summary()["bazaar"] == ["balloon", "bat", "book", "box"]
    assert (seat(game)["goods"], seat(game)["hand"]) == ({}, {"bear": 1})
    game = play(
        turn_beside({**ONE_TWO, "goods": "energy"}, bazaar=("balloon", "bat", "book", "box")),
        "place 1 tunnel_euphorian",
    )
    assert seat(play(game, "take artifact"))["hand"] == {"box": 1}


def test_cannot_pay_at_the_bazaar():
    """T86: without commodities only the rightmost; the Department makes it 3, 2, 2, 0."""
    game = play(turn_beside({**ONE_TWO, "goods": "energy"}), "place 1 tunnel_euphorian", "take artifact")
    assert seat(game)["hand"] == {"box": 1}
    tiles = {"market_ea": "department_of_bribe_regulation"}
    for left, slots in ((1, "4"), (2, "234"), (3, "1234")):
        game = turn_beside({**ONE_TWO, "goods": f"energy {left} food"}, tiles=tiles)
        play(game, "place 1 tunnel_euphorian", "take artifact")
        if left == 1:
            assert seat(game)["hand"] == {"box": 1}
        else:
            assert "".join(move.split()[1] for move in legal(game)) == slots


# ---------------------------------------------------------------- tiles


def test_institute():
    """T90: K4, avail[6], rolls 1 and 2: they count 3 each, 16: the 6 is lost; the dice still show 1 and 2."""
    me = {"knowledge": 4, "dice": {"hand": [6], "farm": [3], "aquifer": [3]}}
    game = turn_beside(me, tiles={"market_ea": "institute_of_orwellian_optimism"})
    assert faces(play(game, "retrieve 3@aquifer 3@farm", "roll 1 2")) == [1, 2]
    assert faces(play(turn_beside(me), "retrieve 3@aquifer 3@farm", "roll 1 2")) == [1, 2, 6]


def test_bureau_and_spring():
    """T92: two dice out, or a 6 out: no placement, so P must retrieve."""
    for tile, face in (("bureau_of_restricted_tourism", 3), ("natural_fluoridated_spring", 6)):
        me = {"dice": {"hand": [1], "farm": [face], "aquifer": [2]}}
        game = turn_beside(me, tiles={"market_ea": tile})
        assert {move.split()[0] for move in legal(game)} == {"retrieve"}
        assert open_spaces(turn_beside(me))


def test_agoraphobia():
    """T94: no star on an empty territory; the track still moves; in a visit the star may go on the tile."""
    tiles = {"market_ea": "field_of_agoraphobia", "market_sa": "the_carousel"}
    game = play(turn_beside({**ONE_TWO, "hand": "2 bat", "morale": 2}, tiles=tiles), "place 1 ark")
    assert (seat(game)["stars_left"], game.summary()["tracks"]) == (10, [0, 0, 1, 0])
    game = play(turn_beside({**ONE_TWO, "goods": "stone", "hand": "bat"}, tiles=tiles), "place 1 market_sa")
    assert (seat(game)["tile_stars"], game.summary()["tracks"]) == (["market_sa"], [0, 1, 0, 0])


# ---------------------------------------------------------------- once per trigger


def test_shaheena_once_and_paid():
    """T96, R89, shaheena_the_digger: one stone at the end of the turn, not one a stone; the bazaar's price is due."""
    me = {**ONE_TWO, "goods": "3 stone", "recruits": ["shaheena_the_digger"]}
    game = play(turn_beside(me), "place 1 farm", "use shaheena_the_digger")
    assert [move.split()[1] for move in legal(game)] == ["2", "3", "4"]  # the food just gained
    play(game, "buy 2 bear", "refill bat")
    assert (seat(game)["goods"], seat(game)["hand"], game.to_move) == ({"stone": 2}, {"bear": 1}, 1)


def test_shaheena_in_kofis_further_turn():
    """T96, T98, shaheena_the_digger, kofi_the_hermit: the further turn is a new turn and allows a new use."""
    me = {"goods": "2 stone", "recruits": ["shaheena_the_digger", KOFI], "dice": {"hand": [1], "farm": [2]}}
    game = play(turn_beside(me), "retrieve 2@farm", "roll 2", "use shaheena_the_digger", "refill bat")
    assert (game.to_move, game.kind) == (0, "turn")
    play(game, "place 1 cloud_mine", "use shaheena_the_digger")
    assert seat(game)["goods"].get("stone", 0) == 0


def test_makoto_any_number_of_times():
    """T96, R89, makoto_the_forger: bifocals stand in again and again in one turn, each use with its one commodity."""
    me = {
        "goods": "clay stone",
        "hand": "2 bifocals",
        "morale": 3,
        "recruits": ["makoto_the_forger"],
        "dice": {"hand": [1, 1]},
    }
    tiles = {"market_ea": "the_carousel", "market_sa": "bureau_of_restricted_tourism"}
    game = play(turn_beside({**me, "tile_stars": ["market_sa", "market_ea"]}, tiles=tiles), "place 1 market_ea")
    assert (game.kind, len(legal(game))) == ("take", 4)
    play(game, "take food", "another", "place 1 market_sa")
    assert (game.kind, len(legal(game))) == ("take", 4)
    play(game, "take food")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"food": 2}, {})


def test_makoto_with_another_recruits_ability():
    """T96, makoto_the_forger, chaga_the_gamer: bifocals are no box for Chaga."""
    me = {
        **ONE_TWO,
        "hand": "bifocals",
        "recruits": ["makoto_the_forger", "chaga_the_gamer"],
        "hidden": ["pmai_the_nurse"],
    }
    assert "use chaga_the_gamer" not in legal(turn_beside(me))
    assert "use chaga_the_gamer" in legal(turn_beside({**me, "hand": "box"}))


# ---------------------------------------------------------------- Kofi


def test_kofi_keeps_out_of_the_tanks():
    """T98, kofi_the_hermit: the tanks are closed to Kofi's owner, not to others."""
    rich = {**ONE_TWO, "goods": "3 energy 3 water"}
    assert not {"tank_energy", "tank_water"} & open_spaces(turn_beside({**rich, "recruits": [KOFI]}))
    assert {"tank_energy", "tank_water"} <= open_spaces(turn_beside(rich))


@pytest.mark.parametrize(("pay", "mover"), [("free", 0), ("pay food", 1)])
def test_kofi_gives_a_further_turn(pay, mover):
    """T98, R16, kofi_the_hermit: a free retrieval, which costs 1 morale, is followed by another turn; a paid one is
    not.
    """
    me = {"goods": "food", "morale": 3, "recruits": [KOFI], "dice": {"hand": [1], "farm": [2]}}
    game = turn_beside(me)
    turn = game.turn
    play(game, "retrieve 2@farm", pay, "roll 2")
    assert (game.to_move, game.kind, game.turn) == (mover, "turn", turn + 1)
    assert seat(game)["morale"] == (2 if pay == "free" else 5)


def test_kofis_further_turn_is_a_turn_in_every_respect():
    """T98, R16, R34, kofi_the_hermit: of any kind, one after another; a new count of losses."""
    me = {"knowledge": 6, "recruits": [KOFI], "dice": {"hand": [6], "farm": [2], "aquifer": [2]}}
    game = play(turn_beside(me), "retrieve 2@farm", "roll 6")
    assert (seat(game)["owned"], game.to_move) == (2, 0)
    play(game, "retrieve 2@aquifer", "roll 6")
    assert (seat(game)["owned"], game.to_move, game.kind) == (1, 0, "turn")
    play(game, "place 6 farm")
    assert game.to_move == 1


@pytest.mark.parametrize("way", ["track", "tunnel"])
def test_kofi_leaves(way):
    """T98, R85, kofi_the_hermit: when a faction is first revealed Kofi goes; a hidden recruit of any faction comes."""
    q = {**ONE_TWO, "recruits": [KOFI], "hidden": ["zara_the_solipsist"]}
    me = {**ONE_TWO, "goods": "energy"}
    if way == "track":
        game = play(turn_beside(me, q, tracks=(0, 0, 7, 0)), "place 1 farm")
    else:
        game = play(turn_beside(me, q, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold")
    assert seat(game, 1)["recruits"] == {"zara_the_solipsist": "active"}
    play(game, legal(game)[0])


def test_kofi_leaves_with_a_choice():
    """T98, kofi_the_hermit: of several hidden recruits the owner chooses, in another player's turn if need be."""
    q = {**ONE_TWO, "recruits": [KOFI], "hidden": ["zara_the_solipsist", "gwen_the_mineralogist"]}
    game = play(
        turn_beside({**ONE_TWO, "goods": "energy"}, q, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold"
    )
    assert (game.to_move, legal(game)) == (1, ["activate gwen_the_mineralogist", "activate zara_the_solipsist"])
    play(game, "activate gwen_the_mineralogist")
    assert seat(game, 1)["recruits"] == {"zara_the_solipsist": "hidden", "gwen_the_mineralogist": "active"}


def test_kofi_leaves_before_the_reveals():
    """T98, R85, kofi_the_hermit: the ordinary reveals of the same step come after his choice."""
    q = {**ONE_TWO, "recruits": [KOFI], "hidden": ["jon_the_amateur_handyman", "gwen_the_mineralogist"]}
    game = play(
        turn_beside({**ONE_TWO, "goods": "energy"}, q, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold"
    )
    assert len(legal(game)) == 2
    play(game, "activate gwen_the_mineralogist")
    assert seat(game, 1)["recruits"] == {"jon_the_amateur_handyman": "active", "gwen_the_mineralogist": "active"}


def test_kofi_without_a_hidden_recruit():
    """T98, kofi_the_hermit: he just leaves; the tanks are open again."""
    q = {**ONE_TWO, "goods": "3 energy", "recruits": [KOFI]}
    game = play(turn_beside(ONE_TWO, q, tracks=(0, 0, 7, 0)), "place 1 farm")
    assert seat(game, 1)["recruits"] == {}
    assert "tank_energy" in open_spaces(game)


# ---------------------------------------------------------------- recruits of the check


@pytest.mark.parametrize(("roll", "left", "morale"), [(5, [5, 6], 1), (6, [6, 6], 2)])
def test_amina_up_to_sixteen(roll, left, morale):
    """T100, R32, amina_the_bliss_bringer: safe at 16, with 1 morale at exactly 16; the Carousel does not matter."""
    me = {"knowledge": 4, "recruits": ["amina_the_bliss_bringer"], "dice": {"hand": [6], "farm": [3]}}
    for tiles in ({}, {"market_ea": "the_carousel"}):
        game = play(turn_beside(me, tiles=tiles), "retrieve 3@farm", f"roll {roll}")
        assert (faces(game), seat(game)["morale"]) == (left, morale)


def test_amina_at_seventeen():
    """T100, R32, amina_the_bliss_bringer: at 17 a worker is lost."""
    me = {"knowledge": 5, "recruits": ["amina_the_bliss_bringer"], "dice": {"hand": [6], "farm": [3]}}
    game = play(turn_beside(me), "retrieve 3@farm", "roll 6")
    assert (faces(game), seat(game)["morale"]) == ([6], 1)


def test_bok():
    """T100, R90, bok_the_game_master: knowledge never above 4; cut to 4 when he becomes active."""
    me = {"knowledge": 4, "recruits": ["bok_the_game_master"], "dice": {"hand": [6], "farm": [3]}}
    assert seat(play(turn_beside(me), "place 6 farm"))["knowledge"] == 4
    me = {**ONE_TWO, "knowledge": 6, "hand": "box", "recruits": ["chaga_the_gamer"], "hidden": ["bok_the_game_master"]}
    game = play(turn_beside(me), "use chaga_the_gamer")
    assert (seat(game)["knowledge"], game.kind) == (4, "turn")


def test_bok_revealed_by_a_placement():
    """T100, R85, R36, bok_the_game_master: the cut comes with the activation and makes no check."""
    q = {**ONE_TWO, "knowledge": 6, "hidden": ["bok_the_game_master"], "dice": {"hand": [6, 6]}}
    game = play(turn_beside(ONE_TWO, q, tracks=(0, 0, 0, 7)), "place 1 cloud_mine")
    assert (seat(game, 1)["knowledge"], faces(game, 1)) == (4, [6, 6])


@pytest.mark.parametrize(("answer", "left"), [("use", [6, 6]), ("decline", [6])])
def test_milos(answer, left):
    """T100, milos_the_brainwasher: a water before the roll, and there is no check."""
    me = {"knowledge": 6, "goods": "water", "recruits": ["milos_the_brainwasher"], "dice": {"hand": [6], "farm": [3]}}
    game = play(turn_beside(me), "retrieve 3@farm")
    assert (game.kind, legal(game)) == ("use", ["decline milos_the_brainwasher", "use milos_the_brainwasher"])
    play(game, f"{answer} milos_the_brainwasher", "roll 6")
    assert (faces(game), seat(game)["goods"]) == (left, {} if answer == "use" else {"water": 1})


def test_milos_and_a_payment_that_is_gone():
    """R27, agency_of_progressive_backstabbing, milos_the_brainwasher: the water paid to Milos at the own bump was the
    tunnel's.
    """
    me = {"goods": "2 water", "recruits": ["milos_the_brainwasher"], "dice": {"hand": [2], "tunnel_subterran": [3]}}
    game = turn_beside(me, tiles={"market_ea": "agency_of_progressive_backstabbing"})
    play(game, "place 2 tunnel_subterran", "use milos_the_brainwasher", "roll 1")
    assert (seat(game)["goods"], game.to_move, game.summary()["miners"][1]) == ({}, 1, 0)
    assert ["tunnel_subterran", 2] in seat(game)["dice"]
