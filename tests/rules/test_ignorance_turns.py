"""Turns in *Ignorance Is Bliss*: further dice, bans, the Prison, visits (R19, R41, R71, R107)."""

import pytest
from helpers import build, faces, legal, play, seat

from euphoria_ai.errors import IllegalMoveError

ONE = {"dice": {"hand": [1, 2]}}
ROW = ("bat", "bear", "book", "box")


def start(me, *others, **board):
    return build(me, *(others or (ONE,)), edition="ignorance", bazaar=board.pop("bazaar", ROW), **board)


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


# ---------------------------------------------------------------- further equal dice


def test_each_further_die_costs_morale():
    """R19, C12, C13, T81: of four equal dice the first is free, the others cost 1 morale each."""
    game = start({"morale": 4, "dice": {"hand": [1, 1, 1, 1]}})
    for number, space in enumerate(("farm", "generator", "aquifer", "cloud_mine")):
        if number:
            assert (game.kind, legal(game)) == ("more", ["another", "stop"])
            play(game, "another")
        assert seat(game)["morale"] == 4 - number
        play(game, f"place 1 {space}")
    assert (faces(game), seat(game)["morale"], game.to_move) == ([], 1, 1)


def test_three_twos_at_morale_three():
    """R19, T81: M3: the second costs the third point, the third the second; at M1 a fourth may not follow."""
    game = play(start({"morale": 3, "dice": {"hand": [2, 2, 2, 2]}}), "place 2 farm", "another", "place 2 farm")
    assert seat(game)["morale"] == 2
    play(game, "another", "place 2 farm")
    assert (seat(game)["morale"], faces(game), game.to_move) == (1, [2], 1)


def test_equal_at_the_start_of_the_turn():
    """R19, R20, T81: a die that comes to show the number during the turn is none of them."""
    me = {"morale": 3, "goods": "water", "dice": {"hand": [2], "tunnel_subterran": [5]}}
    assert play(start(me), "place 2 tunnel_subterran", "roll 2", "take stone").to_move == 1


def test_morale_then_discards_then_the_space():
    """R19, R50: the point is lost and the hand cut before the space is chosen; then a placement must follow."""
    me = {"morale": 3, "hand": "bat bear box", "dice": {"hand": [2, 2]}}
    game = play(start(me), "place 2 farm", "another")
    assert (game.kind, seat(game)["morale"]) == ("discard", 2)
    play(game, "discard box")
    assert (game.kind, "ark" in spaces(game)) == ("place", False)  # the three cards are no longer there
    with pytest.raises(IllegalMoveError):
        play(game, "stop")


def doubled(hand, **more):
    """P1, who must discard a card to place the 5 on the Wind Saloon too: the star and Darren cost a point of morale
    each.
    """
    me = {
        "morale": 4,
        "hand": hand,
        "recruits": ["darren_the_repeater", "lieve_the_briber"],
        "dice": {"hand": [2, 5]},
        **more,
    }
    tiles = {"market_ea": "athenaeum_of_mandatory_guidelines"}
    game = start(me, tiles=tiles, tracks=(0, 0, 0, 5), bazaar=("box", "book", "bear", "bat"))
    return play(game, "place 2 wind_saloon", "pay 2 bat", "refill box")  # the artifact of tier 2 is a bat


@pytest.mark.parametrize(("discard", "placed"), [("bat", False), ("box", True)])
def test_discards_that_leave_no_placement(discard, placed):
    """R19, I6, darren_the_repeater: if the discards chosen leave no legal space nothing is placed and the turn ends."""
    game = doubled("3 bat box")
    assert (seat(game)["hand"], seat(game)["morale"]) == ({"bat": 2, "box": 1}, 3)
    play(game, "use darren_the_repeater")
    assert (seat(game)["morale"], legal(game)) == (2, ["discard bat", "discard box"])
    play(game, f"discard {discard}")
    if placed:
        assert (game.kind, seat(game)["hand"]) == ("roll", {"bat": 2})  # bumped before it is paid for
    else:
        assert (game.to_move, game.kind, faces(game)) == (1, "turn", [5])
        assert (seat(game)["morale"], seat(game)["hand"]) == (2, {"bat": 1, "box": 1})  # the price is gone


def test_no_announcement_where_no_discard_would_do():
    """R19, I6, darren_the_repeater: of bat, bear, box no two are a pair, so there is no offer."""
    game = doubled("2 bat bear box")
    assert (game.to_move, seat(game)["morale"]) == (1, 3)


@pytest.mark.parametrize(("tile", "face"), [("bureau_of_restricted_tourism", 2), ("natural_fluoridated_spring", 6)])
def test_bans_are_tested_for_each_placement(tile, face):
    """R107, R19, C32, T92: no announcement where the first die has brought the ban about; a star on the tile lifts it."""
    me = {"morale": 3, "hand": "2 bat", "dice": {"hand": [face, face], "farm": [3]}}
    assert play(start(me, tiles={"market_ea": tile}), f"place {face} aquifer").to_move == 1
    assert play(start(me), f"place {face} aquifer").kind == "more"
    game = play(start(me, tiles={"market_ea": tile}), f"place {face} incinerator", "star market_ea")
    assert (game.to_move, game.kind) == (0, "more")


@pytest.mark.parametrize("recruit", ["jadwiga_the_sleep_deprivator", "spiros_the_model_citizen"])
def test_extra_placements_cost_no_morale_of_the_rule(recruit):
    """R19, I6: a placement that a recruit gives costs the recruit's price only, and ends the equal dice."""
    me = {"morale": 3, "recruits": [recruit], "dice": {"hand": [2, 2, 5]}}
    game = play(start(me), "place 2 farm")
    assert legal(game) == ["another", "stop", f"use {recruit}"]
    play(game, f"use {recruit}", "place 5 generator")
    assert seat(game)["morale"] == (3 if recruit.startswith("jadwiga") else 2)
    assert (game.to_move, faces(game)) == (1, [2])


# ---------------------------------------------------------------- Dilemma's Prison

PRISON = {"market_ea": "dilemmas_prison"}
OUT = {"dice": {"hand": [1], "farm": [2]}}
CELL = {"dice": {"hand": [1], "farm": [2], "aquifer": [3]}}


def test_neighbours_in_order():
    """R41, C33: of four seats the one before P in turn order is asked first, then the one after; nobody else."""
    game = play(start(OUT, CELL, CELL, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind, legal(game)) == (3, "retrieve_one", ["decline", "retrieve 2@farm", "retrieve 3@aquifer"])
    play(game, "retrieve 2@farm", "roll 4")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "decline")
    assert (game.to_move, game.kind) == (1, "turn")
    assert [len(faces(game, i)) for i in range(4)] == [2, 1, 1, 2]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_neighbours_around_the_table(active):
    """R41: with three players each of the others is asked once, going round."""
    specs = [CELL, CELL, CELL]
    specs[active] = OUT
    game = play(start(*specs, active=active, tiles=PRISON), "retrieve 2@farm", "roll 1")
    asked = []
    while game.kind == "retrieve_one":
        asked.append(game.to_move)
        play(game, "decline")
    assert asked == [(active + 2) % 3, (active + 1) % 3]


def test_two_players():
    """R41: with two players the opponent is asked once."""
    game = play(start(OUT, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "turn")
    assert "retrieve 3@aquifer" in legal(game)


def test_the_prison_is_part_of_the_turn():
    """R41, R34: it is still P's turn; a neighbour's own turn starts a new count of losses."""
    q = {"knowledge": 6, "dice": {"hand": [6], "farm": [6], "aquifer": [6]}}
    game = start(OUT, q, tiles=PRISON)
    turn = game.turn
    play(game, "retrieve 2@farm", "roll 1", "retrieve 6@farm")
    assert (game.turn, game.active) == (turn, 0)
    play(game, "roll 6")
    assert (seat(game, 1)["owned"], game.turn) == (2, turn + 1)
    play(game, "retrieve 6@aquifer", "roll 5")
    assert seat(game, 1)["owned"] == 1


def test_the_prison_does_not_answer_itself():
    """R41: a neighbour who takes back the last worker is penalised, too, but nobody is asked for that."""
    game = play(start(OUT, OUT, CELL, tiles=PRISON), "retrieve 2@farm", "roll 1")
    play(game, "decline")
    assert (game.to_move, legal(game)) == (1, ["decline", "retrieve 2@farm"])
    play(game, "retrieve 2@farm", "roll 1")
    assert (game.to_move, game.kind) == (1, "turn")


@pytest.mark.parametrize("way", ["samuel", "completion", "bump"])
def test_only_the_retrieve_action(way):
    """R41, samuel_the_zapper: workers that come home in another way, though all, ask nobody."""
    if way == "samuel":
        me = {"goods": "energy", "recruits": ["samuel_the_zapper"], "dice": {"hand": [2]}}
        game = play(start(me, CELL, tiles=PRISON), "place 2 aquifer", "use samuel_the_zapper", "roll 1")
    elif way == "completion":
        me = {"goods": "gold", "dice": {"hand": [2], "build_sa_2": [3]}}
        game = play(start(me, CELL, tiles=PRISON), "place 2 build_sa_1", "tile the_carousel", "roll 1 1")
    else:
        me = {"goods": "water", "dice": {"hand": [2]}}
        q = {"dice": {"hand": [1], "tunnel_subterran": [3]}}
        game = play(start(me, q, tiles=PRISON), "place 2 tunnel_subterran", "roll 1", "take stone")
    assert (game.to_move, game.kind) == (1, "turn")


def test_the_prison_before_the_end_of_the_turn():
    """R41, ha_joon_the_gold_trader, kofi_the_hermit: roll, Prison, end-of-turn trades, then Kofi's further turn."""
    me = {
        "goods": "gold",
        "recruits": ["ha_joon_the_gold_trader", "kofi_the_hermit"],
        "dice": {"hand": [1], "farm": [2]},
    }
    game = play(start(me, CELL, tiles=PRISON), "retrieve 2@farm", "roll 2")
    assert (game.to_move, game.kind) == (1, "retrieve_one")
    play(game, "decline")
    assert (game.to_move, legal(game)) == (0, ["decline ha_joon_the_gold_trader", "use ha_joon_the_gold_trader"])
    play(game, "decline ha_joon_the_gold_trader")
    assert (game.to_move, game.kind) == (0, "turn")


def test_penalties_lifted_for_the_turn():
    """R41, R105, rowena_the_mentor, lionel_the_cook: no penalty in this turn, no Prison."""
    for recruit, goods in (("rowena_the_mentor", "nothing"), ("lionel_the_cook", "food")):
        game = start({**OUT, "recruits": [recruit], "goods": goods}, CELL, tiles=PRISON)
        play(game, f"use {recruit}", "retrieve 2@farm", "roll 1")
        assert (game.to_move, game.kind) == (1, "turn")


# ---------------------------------------------------------------- visits

MARKETS = ("market_ea", "market_eb", "market_sa", "market_sb", "market_wa", "market_wb")


@pytest.mark.parametrize("market", MARKETS)
@pytest.mark.parametrize("own", ["visited", "other"])
def test_visits_look_at_their_own_tile(market, own):
    """R71, C30: the star may go on the visited tile unless it carries an own one; the track moves in any case."""
    region = MARKETS.index(market) // 2
    name = ("euphorian", "subterran", "wastelander")[region]
    other = MARKETS[MARKETS.index(market) ^ 1]
    me = {**ONE, "goods": "stone", "hand": "bat", "tile_stars": [market if own == "visited" else other]}
    game = play(start(me, tiles={market: "the_carousel", other: "field_of_agoraphobia"}), f"place 1 {market}")
    if own == "other":
        assert legal(game) == [f"star {market}", f"star territory_{name}"]
        play(game, f"star {market}")
        assert seat(game)["tile_stars"] == sorted((market, other))
    else:
        assert (game.to_move, seat(game)["stars_left"]) == (1, 9)  # the territory is closed by the other tile
    assert game.summary()["tracks"][region] == 1


@pytest.mark.parametrize("place", ["market_ea", "territory_euphorian"])
def test_star_of_a_visit(place):
    """R71, C30, T94: tile or territory, and the track moves."""
    me = {**ONE, "goods": "stone", "hand": "bat"}
    game = play(start(me, tiles={"market_ea": "the_carousel"}), "place 1 market_ea", f"star {place}")
    assert seat(game)["tile_stars"] == (["market_ea"] if place == "market_ea" else [])
    assert game.summary()["territories"]["euphorian"] == [int(place != "market_ea"), 0]
    assert game.summary()["tracks"] == [1, 0, 0, 0]


def test_full_territory_leaves_the_tile():
    """R71, R101, C30: the tile is the only place then."""
    me = {**ONE, "goods": "stone", "hand": "bat"}
    game = start(me, {**ONE, "territory": {"euphorian": 2}}, tiles={"market_ea": "the_carousel"})
    play(game, "place 1 market_ea")
    assert (seat(game)["tile_stars"], game.summary()["tracks"]) == (["market_ea"], [1, 0, 0, 0])
