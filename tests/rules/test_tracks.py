"""Allegiance tracks, activation, and the general rules of recruits (R80-R93)."""

import pytest
from helpers import build, faces, legal, play, seat

ONE = {"dice": {"hand": [1, 2]}}
AREAS = ("generator", "aquifer", "farm", "cloud_mine")
PAIRS = (
    ("katy_the_dietician", "gary_the_electrician"),
    ("faith_the_hydroelectrician", "curtis_the_propagandist"),
    ("nick_the_understudy", "steven_the_scholar"),
    ("lee_the_gossip", "maxime_the_ambassador"),
)
Q_DIG = {"dice": {"hand": [1, 2], "tunnel_subterran": [5]}}


def level(number, value):
    tracks = [0, 0, 0, 0]
    tracks[number] = value
    return tracks


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


# ---------------------------------------------------------------- tracks


def test_anyone_moves_a_track():
    """R80: each gain is one level, whoever causes it, with or without a recruit of the faction."""
    game = build(ONE, {"dice": {"hand": [1, 2]}, "recruits": ["nick_the_understudy"]})
    play(game, "place 1 farm", "place 1 farm")
    assert game.summary()["tracks"] == [0, 0, 2, 0]


@pytest.mark.parametrize("number", range(4))
def test_a_track_stops_at_eleven(number):
    """R80: the token stops at level 11."""
    game = build({"dice": {"hand": [1, 1]}}, ONE, tracks=level(number, 10))
    play(game, f"place 1 {AREAS[number]}", f"place 1 {AREAS[number]}")
    assert game.summary()["tracks"] == level(number, 11)


def test_tiers_stay_in_force():
    """R81: tiers 1 and 2 still work at level 11."""
    me = {
        "recruits": ["nick_the_understudy"],
        "starred": ["nick_the_understudy"],
        "goods": "food",
        "dice": {"hand": [1, 1]},
    }
    game = play(build(me, tracks=(0, 0, 11, 0), deck="2 bat"), "place 1 tunnel_wastelander")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"clay": 1}, {"bat": 1})
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 2, "clay": 1}


def test_tier_two_is_not_doubled():
    """R81: two active recruits of the faction give one resource and one artifact at the tunnel."""
    me = {**ONE, "recruits": ["ray_the_foreman", "gary_the_electrician"], "goods": "energy", "morale": 4}
    game = play(build(me, tracks=(7, 0, 0, 0), deck="3 bat"), "place 1 tunnel_euphorian")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 1}, {"bat": 1})


def test_tiers_need_an_active_recruit():
    """R81, R88: without an active recruit of the faction tiers 1 and 2 and tier 4 give nothing."""
    game = play(
        build({**ONE, "recruits": ["lee_the_gossip"], "goods": "energy"}, tracks=(7, 0, 0, 0)),
        "place 1 tunnel_euphorian",
    )
    assert legal(game) == ["take artifact", "take gold"]
    game = play(build({**ONE, "recruits": ["lee_the_gossip"]}, tracks=(10, 0, 0, 0)), "place 1 generator")
    assert (seat(game)["goods"], seat(game)["stars_left"]) == ({"energy": 1}, 10)


def test_next_placement_of_the_turn_enjoys_the_bonus():
    """R82, C6: a level reached by the first die of a pair counts for the second."""
    game = build({"dice": {"hand": [1, 1]}, "recruits": ["steven_the_scholar"]}, ONE, tracks=(0, 0, 1, 0))
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 1}
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 3}


@pytest.mark.parametrize("number", range(4))
def test_level_eight_reveals_for_all(number):
    """R83, R86: level 8, not 7, makes all players' hidden recruits of that faction active, and no others."""
    one, two = PAIRS[number]
    other = PAIRS[number - 1][0]
    for before, state in ((6, "hidden"), (7, "active")):
        game = build({**ONE, "hidden": [one, other]}, {**ONE, "hidden": [two]}, ONE, tracks=level(number, before))
        play(game, f"place 1 {AREAS[number]}")
        assert seat(game, 0)["recruits"] == {one: state, other: "hidden"}
        assert seat(game, 1)["recruits"] == {two: state}


def test_nothing_else_reveals():
    """R86: no other level of a track and no other step of a tunnel reveals a recruit."""
    for before in range(7):
        game = play(build({**ONE, "hidden": ["steven_the_scholar"]}, tracks=(0, 0, before, 0)), "place 1 farm")
        assert seat(game)["recruits"] == {"steven_the_scholar": "hidden"}
    for step in range(5):
        me = {**ONE, "goods": "food", "hidden": ["steven_the_scholar"]}
        game = play(build(me, miners=(0, 0, step)), "place 1 tunnel_wastelander", "take clay")
        assert seat(game)["recruits"] == {"steven_the_scholar": "hidden"}


@pytest.mark.parametrize("number", range(4))
def test_level_eleven_gives_stars(number):
    """R84: each player puts 1 star on each active recruit of the faction, whoever moved the track."""
    one, two = PAIRS[number]
    other = PAIRS[number - 1][0]
    third = ("ray_the_foreman", "phil_the_spy", "ian_the_horticulturist", "zong_the_astronomer")[number]
    game = build(ONE, {**ONE, "recruits": [one, two]}, {**ONE, "recruits": [third, other]}, tracks=level(number, 10))
    play(game, f"place 1 {AREAS[number]}")
    assert seat(game, 1)["recruit_stars"] == {one: 1, two: 1}
    assert seat(game, 1)["stars_left"] == 8
    assert (seat(game, 2)["recruit_stars"], seat(game, 2)["stars_left"]) == ({third: 1}, 9)
    assert seat(game, 0)["stars_left"] == 10


def test_level_eleven_gives_stars_once():
    """R84, R100: a recruit never gets a second star."""
    me = {"dice": {"hand": [1, 1]}, "recruits": ["nick_the_understudy"]}
    game = play(build(me, ONE, tracks=(0, 0, 10, 0)), "place 1 farm", "place 1 farm")
    assert (seat(game)["recruit_stars"], seat(game)["stars_left"]) == ({"nick_the_understudy": 1}, 9)


# ---------------------------------------------------------------- activation


def test_revealed_recruit_works_for_the_next_die():
    """R85, C35: not in the placement that reveals it, but in the next one of the same turn."""
    game = build({"dice": {"hand": [1, 1]}, "hidden": ["ian_the_horticulturist"]}, ONE, tracks=(0, 0, 7, 0))
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 1}
    assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 3, "water": 1}  # with the tier-1 bonus


def test_revealed_recruit_does_not_look_back():
    """R85: a recruit answers only what happens while it works: Chase is not offered for the dig that reveals him."""
    me = {"dice": {"hand": [1, 1, 3]}, "hidden": ["chase_the_miner"], "goods": "2 water"}
    game = play(build(me, ONE, miners=(0, 5, 0)), "place 1 tunnel_subterran", "take stone")
    assert seat(game)["recruits"] == {"chase_the_miner": "active"}
    assert game.kind == "more"
    play(game, "place 1 tunnel_subterran", "roll 2", "take stone")
    assert legal(game) == ["decline chase_the_miner", "use chase_the_miner"]


def test_recruit_of_a_dilemma_works_at_once():
    """R85, R87: Esme, active by a dilemma with her track at 11, answers the star she gets."""
    me = {**ONE, "dilemma": "bat", "hand": "bat book", "morale": 2}
    game = play(
        build(me, ONE, tracks=(11, 0, 0, 0)),
        "dilemma",
        "pay bat",
        "outcome recruits",
        "deal esme_the_fireman",
        "deal lee_the_gossip",
        "keep esme_the_fireman",
    )
    assert seat(game)["recruits"] == {"esme_the_fireman": "active"}
    assert seat(game)["recruit_stars"] == {"esme_the_fireman": 1}
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]


def test_active_at_level_eleven():
    """R87: a recruit that becomes active with its track at 11 gets its star at once; at 10 it gets none."""
    me = {**ONE, "dilemma": "bat", "hand": "bat"}
    for number, stars in ((11, {"ian_the_horticulturist": 1}), (10, {})):
        game = play(
            build(me, ONE, tracks=(0, 0, number, 0)),
            "dilemma",
            "outcome recruits",
            "deal ian_the_horticulturist",
            "deal lee_the_gossip",
            "keep ian_the_horticulturist",
        )
        assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
        assert seat(game)["recruit_stars"] == stars


def test_hidden_recruits_count_for_nothing():
    """R88: a hidden recruit gives no bonus, no access and no ability."""
    me = {**ONE, "hidden": ["faith_the_hydroelectrician"]}
    game = build(me, tracks=(0, 6, 0, 0))
    assert seat(play(game, "place 1 aquifer"))["goods"] == {"water": 1}
    me = {**ONE, "goods": "food", "hidden": ["kadan_the_infiltrator"]}
    assert "tunnel_end_euphorian" not in spaces(build(me, miners=(9, 0, 0)))


# ---------------------------------------------------------------- recruits in general


def test_one_use_a_trigger():
    """R89: an exchange is done once, however often it could be paid."""
    me = {**ONE, "goods": "water", "morale": 6, "recruits": ["lee_the_gossip"]}
    game = play(build(me, Q_DIG), "place 1 tunnel_subterran", "roll 1", "use lee_the_gossip", "take food")
    assert seat(game)["morale"] == 5
    assert legal(game) == ["take artifact", "take stone"]


def test_different_recruits_answer_the_same_trigger():
    """R89, R89a: each recruit may answer, one after the other, in the order of the cards."""
    me = {
        **ONE,
        "goods": "water",
        "morale": 6,
        "recruits": ["rebecca_the_peddler", "maxime_the_ambassador", "lee_the_gossip"],
    }
    game = play(build(me, {**Q_DIG, "knowledge": 1}, deck="4 bat"), "place 1 tunnel_subterran", "roll 1")
    assert "use lee_the_gossip" in legal(game)
    play(game, "use lee_the_gossip", "take food")
    assert "use maxime_the_ambassador" in legal(game)
    play(game, "use maxime_the_ambassador")
    assert "use rebecca_the_peddler" in legal(game)
    play(game, "use rebecca_the_peddler", "take clay")
    assert (seat(game)["morale"], seat(game, 1)["knowledge"]) == (1, 4)


def test_void_gain_is_no_bar():
    """R89: an optional effect may be used though its gain is void in part: Lee against a victim at knowledge 6."""
    me = {**ONE, "goods": "water", "morale": 2, "recruits": ["lee_the_gossip"]}
    game = play(
        build(me, {**Q_DIG, "knowledge": 6}), "place 1 tunnel_subterran", "roll 1", "use lee_the_gossip", "take food"
    )
    assert (seat(game, 1)["knowledge"], seat(game)["goods"], seat(game)["morale"]) == (6, {"food": 1}, 1)


def test_wholly_void_gain_is_no_bar():
    """R89: Phil may be used though no artifact is left to draw."""
    hands = [{"hand": f"6 {name}", "morale": 6} for name in ("bear", "book", "box", "bifocals")]
    me = {**ONE, "goods": "water", "hand": "6 balloon", "morale": 6, "recruits": ["phil_the_spy"]}
    game = build(me, {**Q_DIG, "hand": "6 bat", "morale": 6}, *hands)
    play(game, "place 1 tunnel_subterran", "roll 1", "use phil_the_spy")
    assert (seat(game)["knowledge"], seat(game)["hand"]) == (4, {"balloon": 6})


def test_once_per_turn():
    """R89: 'once per turn' holds in each game turn anew, in the turns of others too."""
    p = {"dice": {"hand": [1, 1]}, "hand": "bat bear", "morale": 2, "recruits": ["jacko_the_archivist"]}
    q = {"dice": {"hand": [1, 2]}, "goods": "water", "morale": 6, "knowledge": 1, "recruits": ["geek_the_oracle"]}
    game = play(build(p, q, deck="6 box"), "place 1 ark", "pay bat", "accept")
    assert "use geek_the_oracle" in legal(game)
    play(game, "use geek_the_oracle")
    assert (seat(game, 1)["hand"], seat(game, 1)["knowledge"]) == ({"box": 1}, 2)
    play(game, "place 1 ark", "roll 1", "accept")
    assert game.active == 1  # the second draw of the turn could not be changed
    assert seat(game, 1)["hand"] == {"box": 2}
    play(game, "place 1 tunnel_subterran", "take artifact")
    assert "use geek_the_oracle" in legal(game)


def test_bumped_owner_before_bumper():
    """R89a: the owner of the bumped die (Amanda) is asked before the bumper (Julia)."""
    me = {**ONE, "goods": "water", "morale": 2, "recruits": ["julia_the_thought_inspector"]}
    q = {**Q_DIG, "goods": "bliss", "recruits": ["amanda_the_broker"]}
    game = play(build(me, q), "place 1 tunnel_subterran")
    assert (game.to_move, legal(game)) == (1, ["decline amanda_the_broker", "use amanda_the_broker"])
    play(game, "use amanda_the_broker", "face 4")
    assert (game.to_move, legal(game)) == (
        0,
        ["decline julia_the_thought_inspector", "use julia_the_thought_inspector"],
    )
    play(game, "use julia_the_thought_inspector", "take gold")
    assert faces(game, 1) == [1, 2, 4]


def test_opponents_clockwise():
    """R89a: opponents are asked clockwise from the active player."""
    p = {**ONE, "recruits": ["zong_the_astronomer"]}
    game = play(build(ONE, p, ONE, ONE, active=1, deck="bat"), "place 1 cloud_mine", "use zong_the_astronomer")
    order = []
    while game.kind == "opponent":
        order.append(game.to_move)
        play(game, "accept")
    assert order == [2, 3, 0]
    assert [seat(game, i)["goods"] for i in range(4)] == [{"bliss": 1}] * 4


def test_pete_before_sheppard_before_yordy():
    """R89a: sacrifices come before Yordy's die, though he stands earlier in the file."""
    me = {
        "recruits": ["yordy_the_demotivator", "dr_sheppard_the_lobotomist", "pete_the_cannibal"],
        "goods": "energy",
        "dice": {"farm": [1, 2, 3, 4]},
    }
    game = play(build(me), "retrieve 1@farm 2@farm 3@farm 4@farm")
    assert "use pete_the_cannibal" in legal(game)
    play(game, "use pete_the_cannibal", "take gold")
    assert "use dr_sheppard_the_lobotomist" in legal(game)
    play(game, "use dr_sheppard_the_lobotomist", "take gold")
    assert "use yordy_the_demotivator" in legal(game)
    assert seat(game)["owned"] == 2


def test_josh_before_brian():
    """R89a: the bliss that Josh puts in for a resource may be Brian's food."""
    me = {**ONE, "goods": "4 energy food", "recruits": ["josh_the_negotiator", "brian_the_viticulturist"]}
    game = build(me, tiles={"market_ea": "theater_of_revelatory_propaganda"})
    assert "market_ea" in spaces(game)
    play(game, "place 1 market_ea")
    assert seat(game)["goods"] == {}
    assert game.summary()["tracks"] == [1, 0, 1, 0]  # Brian's step as well


def test_tiles_before_recruits():
    """R89a, R103: the Theater's knowledge comes before Esme is asked."""
    me = {**ONE, "goods": "3 gold", "hand": "bat", "recruits": ["esme_the_fireman"]}
    game = play(build(me, ONE, tiles={"market_ea": "theater_of_revelatory_propaganda"}), "place 1 nimbus_loft")
    assert "use esme_the_fireman" in legal(game)
    assert seat(game)["knowledge"] == 4


@pytest.mark.parametrize(
    ("morale", "offered"), [(2, ["lee_the_gossip"]), (3, ["lee_the_gossip", "maxime_the_ambassador"]), (1, [])]
)
def test_morale_prices(morale, offered):
    """R90: a price in morale needs that much above 1."""
    me = {**ONE, "goods": "water", "morale": morale, "recruits": ["lee_the_gossip", "maxime_the_ambassador"]}
    game = play(build(me, {**Q_DIG, "knowledge": 1}), "place 1 tunnel_subterran", "roll 1")
    seen = []
    while game.kind == "use":
        seen.append(legal(game)[0].split()[1])
        play(game, f"decline {seen[-1]}")
    assert seen == offered


@pytest.mark.parametrize(("knowledge", "offered"), [(4, True), (5, False), (6, False)])
def test_knowledge_prices(knowledge, offered):
    """R90: a price of 2 knowledge needs 4 or less; knowledge is capped at 6."""
    me = {**ONE, "goods": "water", "knowledge": knowledge, "recruits": ["professor_reitz_the_archeologist"]}
    game = play(build(me, ONE), "place 1 tunnel_subterran")
    assert ("use professor_reitz_the_archeologist" in legal(game)) == offered


def test_no_sacrifice_of_the_last_worker():
    """R91: a sacrifice needs another worker, on the board or not."""
    me = {"goods": "water", "dice": {"hand": [1]}, "recruits": ["chase_the_miner"]}
    game = play(build(me, ONE), "place 1 tunnel_subterran", "take stone")
    assert game.to_move == 1
    pete = build({"dice": {"farm": [1]}, "recruits": ["pete_the_cannibal"]}, ONE)
    assert pete.kind == "roll"  # retrieved; nothing offered


def test_sacrificed_worker_goes_to_the_pool():
    """R91: the die can be gained again, and no check is made for a sacrifice."""
    me = {
        "goods": "water 3 energy",
        "knowledge": 6,
        "dice": {"hand": [1, 1, 6], "farm": [6]},
        "recruits": ["chase_the_miner"],
    }
    game = play(build(me, ONE), "place 1 tunnel_subterran", "take stone", "use chase_the_miner")
    assert (seat(game)["owned"], seat(game)["goods"]) == (3, {"energy": 3, "stone": 3})
    assert faces(game) == [1, 6]  # 1 + 6 + 6 + ... is never added up
    play(game, "place 1 tank_energy", "roll 1")
    assert seat(game)["owned"] == 4


@pytest.mark.parametrize(("there", "works"), [([], True), ([1], True), ([2], False), ([3], False)])
def test_highest_means_alone(there, works):
    """R92: a tie for the highest is not the highest; a lone worker is."""
    game = build(
        {"dice": {"hand": [2, 5]}, "recruits": ["sir_scarby_the_harvester"]}, {"dice": {"hand": [1], "farm": there}}
    )
    play(game, "place 2 farm")
    assert (legal(game) == ["drop knowledge", "take food"]) == works


@pytest.mark.parametrize(("there", "works"), [([], True), ([3], True), ([2], False), ([1], False)])
def test_lowest_means_alone(there, works):
    """R92: a tie for the lowest is not the lowest; own workers count."""
    me = {"dice": {"hand": [2, 5], "aquifer": there}, "recruits": ["soulless_the_plumber"]}
    game = play(build(me, ONE), "place 2 aquifer")
    assert (legal(game) == ["take morale", "take water"]) == works


def test_changed_draws_do_not_combine():
    """R93: of two cards that change a draw one is chosen for it."""
    me = {**ONE, "goods": "energy", "morale": 6, "recruits": ["geek_the_oracle", "jonathan_the_gambler"]}
    game = play(build(me, ONE, deck="6 box"), "place 1 tunnel_euphorian", "take artifact")
    assert legal(game) == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    gambler = play(game.clone(), "use jonathan_the_gambler")
    assert (gambler.active, seat(gambler)["hand"]) == (1, {"box": 2})
    assert seat(gambler)["knowledge"] == 3
    geek = play(game.clone(), "use geek_the_oracle")
    assert (geek.active, seat(geek)["hand"]) == (1, {"box": 1})


def test_no_resource_means_none_of_any_kind():
    """R93: Ian's 'no resource' fails with one gold, clay or stone."""
    for goods, water in (("nothing", 1), ("energy", 1), ("gold", 0), ("clay", 0), ("stone", 0)):
        game = play(build({**ONE, "goods": goods, "recruits": ["ian_the_horticulturist"]}), "place 1 farm")
        assert seat(game)["goods"].get("water", 0) == water
