"""What holds for all effects of recruits: once a trigger, order, prices, voids."""

import pytest
from helpers import ONE_TWO, build, faces, legal, open_spaces, play, seat

Q_DIG = {"dice": {"hand": [1, 2], "tunnel_subterran": [5]}}


def test_one_use_a_trigger():
    """R89: an exchange is done once, however often it could be paid."""
    me = {**ONE_TWO, "goods": "water", "morale": 6, "recruits": ["lee_the_gossip"]}
    game = play(build(me, Q_DIG), "place 1 tunnel_subterran", "roll 1", "use lee_the_gossip", "take food")
    assert seat(game)["morale"] == 5
    assert legal(game) == ["take artifact", "take stone"]


def test_different_recruits_answer_the_same_trigger():
    """R89, R89a: each recruit may answer, one after the other, in the order of the cards."""
    me = {
        **ONE_TWO,
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
    me = {**ONE_TWO, "goods": "water", "morale": 2, "recruits": ["lee_the_gossip"]}
    game = play(
        build(me, {**Q_DIG, "knowledge": 6}), "place 1 tunnel_subterran", "roll 1", "use lee_the_gossip", "take food"
    )
    assert (seat(game, 1)["knowledge"], seat(game)["goods"], seat(game)["morale"]) == (6, {"food": 1}, 1)


def test_wholly_void_gain_is_no_bar():
    """R89: Phil may be used though no artifact is left to draw."""
    hands = [{"hand": f"6 {name}", "morale": 6} for name in ("bear", "book", "box", "bifocals")]
    me = {**ONE_TWO, "goods": "water", "hand": "6 balloon", "morale": 6, "recruits": ["phil_the_spy"]}
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
    me = {**ONE_TWO, "goods": "water", "morale": 2, "recruits": ["julia_the_thought_inspector"]}
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
    p = {**ONE_TWO, "recruits": ["zong_the_astronomer"]}
    game = play(
        build(ONE_TWO, p, ONE_TWO, ONE_TWO, active=1, deck="bat"), "place 1 cloud_mine", "use zong_the_astronomer"
    )
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
    me = {**ONE_TWO, "goods": "4 energy food", "recruits": ["josh_the_negotiator", "brian_the_viticulturist"]}
    game = build(me, tiles={"market_ea": "theater_of_revelatory_propaganda"})
    assert "market_ea" in open_spaces(game)
    play(game, "place 1 market_ea")
    assert seat(game)["goods"] == {}
    assert game.summary()["tracks"] == [1, 0, 1, 0]  # Brian's step as well


def test_tiles_before_recruits():
    """R89a, R103: the Theater's knowledge comes before Esme is asked."""
    me = {**ONE_TWO, "goods": "3 gold", "hand": "bat", "recruits": ["esme_the_fireman"]}
    game = play(build(me, ONE_TWO, tiles={"market_ea": "theater_of_revelatory_propaganda"}), "place 1 nimbus_loft")
    assert "use esme_the_fireman" in legal(game)
    assert seat(game)["knowledge"] == 4


@pytest.mark.parametrize(
    ("morale", "offered"), [(2, ["lee_the_gossip"]), (3, ["lee_the_gossip", "maxime_the_ambassador"]), (1, [])]
)
def test_morale_prices(morale, offered):
    """R90: a price in morale needs that much above 1."""
    me = {**ONE_TWO, "goods": "water", "morale": morale, "recruits": ["lee_the_gossip", "maxime_the_ambassador"]}
    game = play(build(me, {**Q_DIG, "knowledge": 1}), "place 1 tunnel_subterran", "roll 1")
    seen = []
    while game.kind == "use":
        seen.append(legal(game)[0].split()[1])
        play(game, f"decline {seen[-1]}")
    assert seen == offered


@pytest.mark.parametrize(("knowledge", "offered"), [(4, True), (5, False), (6, False)])
def test_knowledge_prices(knowledge, offered):
    """R90: a price of 2 knowledge needs 4 or less; knowledge is capped at 6."""
    me = {**ONE_TWO, "goods": "water", "knowledge": knowledge, "recruits": ["professor_reitz_the_archeologist"]}
    game = play(build(me, ONE_TWO), "place 1 tunnel_subterran")
    assert ("use professor_reitz_the_archeologist" in legal(game)) == offered


def test_no_sacrifice_of_the_last_worker():
    """R91: a sacrifice needs another worker, on the board or not."""
    me = {"goods": "water", "dice": {"hand": [1]}, "recruits": ["chase_the_miner"]}
    game = play(build(me, ONE_TWO), "place 1 tunnel_subterran", "take stone")
    assert game.to_move == 1
    pete = build({"dice": {"farm": [1]}, "recruits": ["pete_the_cannibal"]}, ONE_TWO)
    assert pete.kind == "roll"  # retrieved; nothing offered


def test_sacrificed_worker_goes_to_the_pool():
    """R91: the die can be gained again, and no check is made for a sacrifice."""
    me = {
        "goods": "water 3 energy",
        "knowledge": 6,
        "dice": {"hand": [1, 1, 6], "farm": [6]},
        "recruits": ["chase_the_miner"],
    }
    game = play(build(me, ONE_TWO), "place 1 tunnel_subterran", "take stone", "use chase_the_miner")
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
    game = play(build(me, ONE_TWO), "place 2 aquifer")
    assert (legal(game) == ["take morale", "take water"]) == works


def test_changed_draws_do_not_combine():
    """R93: of two cards that change a draw one is chosen for it."""
    me = {**ONE_TWO, "goods": "energy", "morale": 6, "recruits": ["geek_the_oracle", "jonathan_the_gambler"]}
    game = play(build(me, ONE_TWO, deck="6 box"), "place 1 tunnel_euphorian", "take artifact")
    assert legal(game) == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    gambler = play(game.clone(), "use jonathan_the_gambler")
    assert (gambler.active, seat(gambler)["hand"]) == (1, {"box": 2})
    assert seat(gambler)["knowledge"] == 3
    geek = play(game.clone(), "use geek_the_oracle")
    assert (geek.active, seat(geek)["hand"]) == (1, {"box": 1})


def test_no_resource_means_none_of_any_kind():
    """R93: Ian's 'no resource' fails with one gold, clay or stone."""
    for goods, water in (("nothing", 1), ("energy", 1), ("gold", 0), ("clay", 0), ("stone", 0)):
        game = play(build({**ONE_TWO, "goods": goods, "recruits": ["ian_the_horticulturist"]}), "place 1 farm")
        assert seat(game)["goods"].get("water", 0) == water
