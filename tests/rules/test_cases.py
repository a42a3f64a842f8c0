"""The scenario cases of the rules (T..) that can come up with the base cards, each as it is told."""

import pytest
from helpers import CHANCE, build, faces, legal, play, seat

from euphoria_ai.errors import EuphoriaError, IllegalMoveError

ONE = {"dice": {"hand": [1, 2]}}


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


def test_only_available_dice_count_plus_the_track():
    """T1: retrieving 3 and 5 beside a 5 at knowledge 3 is 16: one 5 is lost and can be gained again."""
    game = build(
        {"knowledge": 3, "morale": 2, "goods": "3 water", "dice": {"hand": [5], "farm": [1], "aquifer": [1]}}, ONE
    )
    play(game, "retrieve 1@aquifer 1@farm", "roll 3 5")
    assert faces(game) == [3, 5]
    assert (seat(game)["owned"], seat(game)["morale"]) == (2, 1)
    play(game, "place 1 farm", "place 3 tank_water", "roll 1")
    assert seat(game)["owned"] == 3


def test_two_workers_are_not_immune():
    """T3: 6 and 6 at knowledge 4 lose one of two workers."""
    game = play(
        build({"knowledge": 4, "dice": {"farm": [1], "aquifer": [1]}}, ONE), "retrieve 1@aquifer 1@farm", "roll 6 6"
    )
    assert (faces(game), seat(game)["owned"]) == ([6], 1)


def test_bumped_on_another_players_turn():
    """T5: the check is made at once and takes the highest available die; P places in the own turn only."""
    p = {"knowledge": 4, "dice": {"hand": [6, 3], "tunnel_subterran": [2]}}
    game = play(build({"goods": "water", **ONE}, p, ONE), "place 1 tunnel_subterran", "roll 3")
    assert faces(game, 1) == [3, 3]
    assert (game.to_move, game.kind) == (0, "take")
    play(game, "take stone")
    assert (game.to_move, game.kind) == (1, "turn")


def test_dice_of_a_finished_market():
    """T7: two dice come home together with one check; exactly one star."""
    p = {"knowledge": 3, "goods": "clay gold", "dice": {"hand": [4, 3], "build_ea_2": [2]}}
    game = play(build(p, ONE), "place 4 build_ea_1", "tile bemusement_park", "roll 5 6")
    assert (faces(game), seat(game)["owned"]) == ([3, 5], 2)
    assert (seat(game)["tile_stars"], seat(game)["stars_left"]) == (["market_ea"], 9)
    assert seat(game)["goods"] == {"gold": 1}


def test_dice_left_on_the_board():
    """T9: 6 and 5 at knowledge 4 are safe while the third die stays out."""
    p = {"knowledge": 4, "dice": {"farm": [3], "aquifer": [3], "generator": [3]}}
    game = play(build(p, ONE), "retrieve 3@generator 3@aquifer", "roll 5 6")
    assert seat(game)["dice"] == [["farm", 3], ["hand", 5], ["hand", 6]]


def test_a_pair_one_after_the_other():
    """T11: the first 4 to the Farm, the second to the Subterran tunnel, each resolved fully, at no cost."""
    game = play(build({"goods": "water", "dice": {"hand": [4, 4]}}, ONE, miners=(0, 2, 0)), "place 4 farm")
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
    game = play(build({"dice": {"hand": [2, 2, 5]}}, ONE), "place 2 farm", "stop")
    assert (faces(game), game.to_move) == ([2, 5], 1)


def test_the_dilemma_is_a_turn_of_its_own():
    """T16: no die is placed, retrieved or rolled; and not between the halves of a double."""
    me = {"dilemma": "bear", "hand": "bear", "dice": {"hand": [6, 6], "farm": [3]}}
    game = play(build(me, ONE), "dilemma", "outcome star")
    assert (seat(game)["dice"], game.to_move) == ([["farm", 3], ["hand", 6], ["hand", 6]], 1)
    game = play(build(me, ONE), "place 6 farm")
    with pytest.raises(IllegalMoveError):
        play(game, "dilemma")


def test_no_passing():
    """T18: with all dice out a retrieval (or the dilemma) is due; with none out a placement (or the dilemma)."""
    out = {"dice": {"farm": [1], "aquifer": [2]}}
    assert legal(build(out)) == ["retrieve 1@farm", "retrieve 2@aquifer", "retrieve 2@aquifer 1@farm"]
    assert "dilemma" in legal(build({**out, "dilemma": "bat", "hand": "bat"}))
    home = {**ONE, "dilemma": "bat", "hand": "bat"}
    assert {move.split()[0] for move in legal(build(home))} == {"place", "dilemma"}
    with pytest.raises(EuphoriaError):
        play(build(home), "retrieve")


def test_bump_and_check_before_the_benefit():
    """T19: the bumped owner loses the 5 first, then the miner moves; the price must be held when placing."""
    q = {"knowledge": 5, "dice": {"hand": [5, 3], "tunnel_subterran": [2]}}
    assert "tunnel_subterran" not in spaces(build(ONE, q))
    game = play(build({**ONE, "goods": "water"}, q), "place 1 tunnel_subterran", "roll 4")
    assert (faces(game, 1), game.summary()["miners"]) == ([3, 4], [0, 0, 0])
    assert legal(game) == ["take artifact", "take stone"]
    play(game, "take stone")
    assert game.summary()["miners"] == [0, 1, 0]


@pytest.mark.parametrize("number", [1, 4])
def test_one_token_retrieves_any_number(number):
    """T20: one food pays for four dice, and no less for one."""
    me = {"morale": 2, "goods": "food", "knowledge": 1, "dice": {"farm": [1, 1, 1, 1]}}
    game = play(build(me, ONE), "retrieve" + " 1@farm" * number, "pay food")
    assert (seat(game)["goods"], seat(game)["morale"]) == ({}, 4)
    assert (game.to_move, len(game.legal_moves())) == (CHANCE, {1: 6, 4: 126}[number])


def test_losing_morale_can_cost_cards():
    """T22: at morale 3 with three cards a free retrieval costs one of the owner's choice."""
    game = build({"morale": 3, "hand": "2 book bat", "dice": {"hand": [1], "farm": [1]}}, ONE)
    play(game, "retrieve 1@farm")
    assert legal(game) == ["discard bat", "discard book"]
    play(game, "discard bat", "roll 1")
    assert (seat(game)["hand"], seat(game)["morale"]) == ({"book": 2}, 2)


@pytest.mark.parametrize("morale", [5, 6])
def test_paid_retrieval_at_the_cap(morale):
    """T24: paying is legal, the bliss is spent, morale is 6."""
    game = play(build({"morale": morale, "goods": "bliss", "dice": {"farm": [1]}}, ONE), "pay bliss", "roll 1")
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
    game = build({"dice": {"hand": [2, 2]}, "recruits": ["steven_the_scholar"]}, ONE, tracks=(0, 0, 1, 0))
    play(game, "place 2 farm", "stop")
    assert (seat(game)["goods"], game.summary()["tracks"][2]) == ({"food": 1}, 2)
    play(game, "place 1 cloud_mine", "place 2 farm")
    assert (seat(game)["goods"], game.summary()["tracks"][2]) == ({"food": 3}, 3)


def test_two_recruits_do_not_double():
    """T30: two active Subterrans at level 6 give 2 water at a total of 3, not 3."""
    me = {"dice": {"hand": [3, 1]}, "recruits": ["phil_the_spy", "curtis_the_propagandist"]}
    game = play(build(me, ONE, tracks=(0, 6, 0, 0)), "place 3 aquifer")
    assert (seat(game)["goods"], game.summary()["tracks"][1]) == ({"water": 2}, 7)


def test_allegiance_cannot_be_refused():
    """T32: the step to level 11 gives an opponent the last star and the game."""
    q = {**ONE, "recruits": ["lee_the_gossip"], "stars_left": 1}
    game = play(build({"dice": {"hand": [4, 1]}}, q, seats=3, tracks=(0, 0, 0, 10)), "place 4 cloud_mine")
    assert (seat(game)["goods"], game.summary()["tracks"][3]) == ({"bliss": 1}, 11)
    assert (game.over, game.active, game.returns()) == (True, 0, [0.0, 1.0, 0.0])


def test_level_eight_reveals_for_everyone():
    """T33: hidden Wastelanders of all players become active and have all bonuses up to 8."""
    q, r = {**ONE, "hidden": ["nick_the_understudy"]}, {"goods": "food", "hidden": ["steven_the_scholar"], **ONE}
    game = play(build(ONE, q, r, tracks=(0, 0, 7, 0), deck="bat"), "place 1 farm")
    assert [list(seat(game, i)["recruits"].values()) for i in (1, 2)] == [["active"], ["active"]]
    play(game, "place 1 farm", "place 1 tunnel_wastelander")
    assert seat(game, 1)["goods"] == {"food": 2}
    assert (seat(game, 2)["goods"], seat(game, 2)["hand"]) == ({"clay": 1}, {"bat": 1})


def test_a_dilemma_recruit_stays_hidden():
    """T38: an Icarite kept at level 7 is hidden till 8, tunnels do not reveal it, the other card leaves the game."""
    me = {"dilemma": "bat", "hand": "bat", "goods": "energy", "dice": {"hand": [1, 1]}}
    q = {**ONE, "dilemma": "box", "hand": "box"}
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
    game = play(build(me, ONE, tracks=(6, 0, 0, 0), miners=(5, 0, 0), deck="bat"), "place 1 tunnel_euphorian")
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
        {**ONE, "goods": "food", "recruits": recruits}, ONE, tracks=(0, 0, level, 0), miners=(0, 0, 3), deck="bat"
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
    assert space not in spaces(build({**ONE, "hidden": [recruit]}, miners=(9, 9, 9)))
    game = play(
        build({**ONE, "recruits": [recruit]}, {"dice": {"hand": [1], space: [6]}}, **board),
        f"place 1 {space}",
        "roll 2",
    )
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["knowledge"]) == ({gain: 3}, {}, 3)
    assert (game.summary()["miners"], game.summary()["tracks"]) == ([9, 9, 9], [6, 6, 6, 6])


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_dice_needed(seats, needed):
    """T44: any 2 spaces with 2 or 3 players, any 3 with 4, all 4 with 5 or 6, at the same time."""
    there = dict(zip(("build_wb_2", "build_wb_3", "build_wb_4")[: needed - 1], ([1], [1], [1]), strict=False))
    game = build({**ONE, "goods": "gold"}, {"dice": {"hand": [1], **there}}, seats=seats)
    assert play(game, "place 1 build_wb_1").kind == "tile"
    there.pop(f"build_wb_{needed}")
    game = build({**ONE, "goods": "gold"}, {"dice": {"hand": [1, 1], **there}}, seats=seats)
    assert play(game, "place 1 build_wb_1").kind == "turn"


def test_a_penalty_lasts_until_a_star_is_there():
    """T46: the star of the artifact market frees from the tile it is put on; on the territory it does not."""
    me = {"hand": "2 bat", "morale": 2, "goods": "food gold", "dice": {"hand": [1, 2], "farm": [3]}}
    for place, bites in (("market_sa", False), ("territory_subterran", True)):
        game = play(build(me, ONE, tiles={"market_sa": "bemusement_park"}), "place 1 free_press")
        assert legal(game) == ["star market_sa", "star territory_subterran"]
        play(game, f"star {place}")
        assert game.summary()["tracks"] == [0, 1, 0, 0]
        play(game, "place 1 farm", "retrieve 3@farm", "free", "roll 3")
        assert (game.kind == "lose") == bites


def test_full_territory():
    """T48: with 3 players and 3 stars on the territory a visit is legal, paid, moves the track, and places no star."""
    others = [{**ONE, "territory": {"euphorian": n}} for n in (2, 1)]
    game = build({**ONE, "goods": "food", "hand": "book"}, *others, tiles={"market_ea": "center_for_reduced_literacy"})
    play(game, "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 10)
    assert (game.summary()["tracks"], game.summary()["territories"]["euphorian"]) == ([1, 0, 0, 0], [0, 2, 1])


def test_academy_of_mandatory_equality():
    """T50: without a star there no ability works, but allegiance bonuses and stars at level 11 do."""
    tiles = {"market_ea": "academy_of_mandatory_equality"}
    me = {"goods": "food", "recruits": ["ian_the_horticulturist"], "dice": {"hand": [1, 1, 2]}}
    game = play(build(me, ONE, tiles=tiles, tracks=(0, 0, 10, 0), deck="bat"), "place 1 farm")
    assert seat(game)["goods"] == {"food": 3}  # tier 1, but no water
    assert seat(game)["recruit_stars"] == {"ian_the_horticulturist": 1}
    play(game, "place 1 tunnel_wastelander")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"food": 2, "clay": 1}, {"bat": 1})


def test_courthouse_of_hasty_judgment():
    """T52: without a star there the pair does not pay an artifact market."""
    tiles = {"market_ea": "courthouse_of_hasty_judgment"}
    game = build({**ONE, "hand": "2 book bat", "morale": 3}, ONE, tiles=tiles)
    play(game, "place 1 free_press")
    assert seat(game)["hand"] == {}
    assert "free_press" not in spaces(build({**ONE, "hand": "2 book", "morale": 3}, tiles=tiles))


def test_fountain_of_wishful_thinking():
    """T55: without a star there one placement a turn; with one, pairs may be played."""
    tiles = {"market_ea": "fountain_of_wishful_thinking"}
    game = play(
        build({"dice": {"hand": [4, 4]}}, {"dice": {"hand": [4, 4]}, "tile_stars": ["market_ea"]}, tiles=tiles),
        "place 4 farm",
    )
    assert (game.to_move, faces(game)) == (1, [4])
    play(game, "place 4 farm")
    assert (game.to_move, game.kind) == (1, "more")


def test_lounge_of_opulent_frugality():
    """T57: without a star there a site with foreign workers is closed; alone one may start, go on and finish."""
    tiles = {"market_ea": "lounge_of_opulent_frugality"}
    me = {"goods": "2 clay", "dice": {"hand": [1, 1]}}
    game = build(me, {"dice": {"hand": [1], "build_wb_2": [3]}}, tiles=tiles)
    assert {name for name in spaces(game) if name.startswith("build_w")} == {"build_wa_2"}
    play(game, "place 1 build_wa_2", "place 1 build_wa_3", "tile bemusement_park")
    assert seat(game)["tile_stars"] == ["market_wa"]


def test_registry_of_personal_secrets():
    """T59: without a star there no extra commodity, tunnels give one thing, no Icarite card; level 8 still reveals."""
    tiles = {"market_ea": "registry_of_personal_secrets"}
    me = {**ONE, "goods": "food 3 gold", "recruits": ["nick_the_understudy", "lee_the_gossip"]}
    board = {"tiles": tiles, "tracks": (7, 5, 6, 6), "deck": "bat"}
    assert seat(play(build(me, ONE, **board), "place 1 farm"))["goods"] == {"food": 2, "gold": 3}
    assert legal(play(build(me, ONE, **board), "place 1 tunnel_wastelander")) == ["take artifact", "take clay"]
    assert seat(play(build(me, ONE, **board), "place 1 nimbus_loft"))["hand"] == {}
    game = play(build({**ONE, "hidden": ["ray_the_foreman"]}, ONE, **board), "place 1 generator")
    assert seat(game)["recruits"] == {"ray_the_foreman": "active"}


def test_price_of_bar_and_lounge():
    """T60: exactly 1 bliss and 1 commodity that is no bliss; 2 artifacts, or 2 resources in any mix."""
    assert not {"breeze_bar", "sky_lounge"} & spaces(build({**ONE, "goods": "3 bliss"}))
    bar = play(build({**ONE, "goods": "bliss food", "morale": 2}, ONE, deck="2 bat"), "place 1 breeze_bar")
    assert (seat(bar)["goods"], seat(bar)["hand"], bar.summary()["tracks"]) == ({}, {"bat": 2}, [0, 0, 0, 1])
    lounge = play(build({**ONE, "goods": "bliss food"}, ONE), "place 1 sky_lounge", "take gold clay")
    assert (seat(lounge)["goods"], lounge.summary()["tracks"]) == ({"gold": 1, "clay": 1}, [0, 0, 0, 1])


def test_second_tier_icarite_card_timing():
    """T62: the Wind Saloon visit that reaches level 5 gives no extra artifact."""
    me = {**ONE, "hand": "2 bat", "morale": 3, "recruits": ["lee_the_gossip"]}
    game = play(build(me, ONE, tracks=(0, 0, 0, 4), deck="box"), "place 1 wind_saloon")
    assert (seat(game)["hand"], game.summary()["tracks"][3], seat(game)["stars_left"]) == ({}, 5, 9)


@pytest.mark.parametrize(
    ("recruit", "spec", "allowed"),
    [
        ("maxime_the_ambassador", {"morale": 2}, False),
        ("maxime_the_ambassador", {"morale": 3}, True),
        ("professor_reitz_the_archeologist", {"knowledge": 5}, False),
        ("professor_reitz_the_archeologist", {"knowledge": 4}, True),
    ],
)
def test_prices_in_full(recruit, spec, allowed):
    """T64: 2 morale need morale 3; 2 knowledge need knowledge 4 or less."""
    board = {"tunnel_subterran": [1]} if recruit == "maxime_the_ambassador" else {}
    game = build(
        {**ONE, "goods": "water", "recruits": [recruit], **spec}, {"dice": {"hand": [1], **board}}, deck="3 bat"
    )
    play(game, "place 1 tunnel_subterran", *(["roll 1"] if board else []))
    assert (f"use {recruit}" in legal(game)) == allowed


def test_paying_for_the_dilemma():
    """T65: the artifact shown alone or any two cards, the choice is the player's; without it two cards."""
    game = play(build({**ONE, "dilemma": "bear", "hand": "bear 2 book", "morale": 3}, ONE), "dilemma")
    assert legal(game) == ["pay 2 book", "pay bear", "pay bear book"]
    game = play(build({**ONE, "dilemma": "bear", "hand": "bat book", "morale": 2}, ONE), "dilemma", "outcome star")
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({}, 9)


@pytest.mark.parametrize("better", [1, 2])
def test_two_players_finish_on_one_market(better):
    """T67: both place their last star; the tie-break decides between them, the completing third player does not win."""
    p, q = (
        {"stars_left": 1, "morale": 2 + (better == i), "dice": {"hand": [1], f"build_wa_{i + 1}": [2]}} for i in (1, 2)
    )
    s = {"dice": {"hand": [1], "build_wa_4": [3]}}
    game = build({**ONE, "goods": "stone", "morale": 6}, p, q, s, seats=6)
    play(game, "place 1 build_wa_1", "tile bemusement_park")
    assert game.over
    assert [seat(game, i)["stars_left"] for i in range(3)] == [9, 0, 0]
    assert game.returns() == [float(i == better) for i in range(6)]


def test_trading():
    """T70: on the own turn, with anyone, any mix; no stars, dice, recruits, dilemmas; then the hand limit."""
    options = {"trading": True}
    p, q = {**ONE, "goods": "gold energy"}, {**ONE, "goods": "food", "hand": "bat bear", "morale": 2}
    game = play(build(p, q, ONE, options=options), "trade P2 give gold energy for food bat bear")
    assert (game.to_move, game.kind) == (1, "trade")
    play(game, "accept")
    assert (game.to_move, game.kind, seat(game)["goods"]) == (0, "discard", {"food": 1})
    play(game, "discard bat")
    assert seat(game)["hand"] == {"bear": 1}
    for thing in ("star", "die", "recruit", "dilemma"):
        with pytest.raises(EuphoriaError):
            play(game, f"trade P2 give food for {thing}")


def test_sacrifice():
    """T72: only if a worker remains, on the board or not; it can be gained again; no check for it."""

    def dig(dice):
        me = {"goods": "water", "knowledge": 6, "dice": dice, "recruits": ["chase_the_miner"]}
        return play(build(me, ONE), "place 1 tunnel_subterran", "take stone")

    assert dig({"hand": [1]}).to_move == 1
    for dice, left in (({"hand": [1, 6, 6]}, 2), ({"hand": [1], "farm": [2]}, 1)):
        game = play(dig(dice), "use chase_the_miner")
        assert seat(game)["owned"] == left
        assert (seat(game)["goods"], game.to_move) == ({"stone": 3}, 1)


def test_two_draw_changing_abilities():
    """T74: with two active recruits that change a draw one of them is picked for that draw."""
    me = {**ONE, "goods": "energy", "morale": 6, "recruits": ["jonathan_the_gambler", "geek_the_oracle"]}
    game = play(build(me, ONE, deck="6 bat"), "place 1 tunnel_euphorian", "take artifact")
    assert legal(game) == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    for name, cards in (("jonathan_the_gambler", 2), ("geek_the_oracle", 1)):
        one = play(game.clone(), f"use {name}")
        assert (one.to_move, seat(one)["hand"]) == (1, {"bat": cards})
