"""The twelve Wastelander recruits of Ignorance Is Bliss: what each does, when it may not be used, its moment, its notes."""

import pytest
from helpers import faces, legal, play, seat
from ignorance import ROW, asked as now, can_use, goods, has, owner, table

ALEXANDRA, AMINA = "alexandra_the_heister", "amina_the_bliss_bringer"
BARON, BORNA, CHAGA, DARREN = "high_general_baron", "borna_the_storyteller", "chaga_the_gamer", "darren_the_repeater"
DAVAA, DOUG, DUSTY, FRAZER = "davaa_the_shredder", "doug_the_builder", "dusty_the_enforcer", "frazer_the_motivator"
GEORGE = "george_the_lazy_craftsman"
GWEN, HA_JOON, JADWIGA = "gwen_the_mineralogist", "ha_joon_the_gold_trader", "jadwiga_the_sleep_deprivator"
JEDIDIAH = "jedidiah_the_inciter"
JOSE, JOSEPH, JULIA, KEB = (
    "jose_the_persuader",
    "joseph_the_antiquer",
    "julia_the_acolyte",
    "keb_the_information_trader",
)
KHALEEF, LARS, LIONEL, MILOS = "khaleef_the_bruiser", "lars_the_ballooneer", "lionel_the_cook", "milos_the_brainwasher"
PEDRO, PMAI, ROWENA, SAMUEL = "pedro_the_collector", "pmai_the_nurse", "rowena_the_mentor", "samuel_the_zapper"
SHAHEENA, SPIROS, TAED, TERRI = (
    "shaheena_the_digger",
    "spiros_the_model_citizen",
    "taed_the_brick_trader",
    "terri_the_bliss_trader",
)
XYON, ZARA = "xyon_the_brain_surgeon", "zara_the_solipsist"

AGENCY, ATHENAEUM, BUREAU = (
    "agency_of_progressive_backstabbing",
    "athenaeum_of_mandatory_guidelines",
    "bureau_of_restricted_tourism",
)
CAMP, CAROUSEL, INSTITUTE = "together_we_work_alone_camp", "the_carousel", "institute_of_orwellian_optimism"
LOTTERY, MONOTONY, PALACE = "lottery_of_diminishing_returns", "theater_of_endless_monotony", "palace_of_forced_altruism"
POLICE, PRISON, SPRING = "thought_police_of_the_open_mind", "dilemmas_prison", "natural_fluoridated_spring"
STORAGE = "storage_of_insufficient_capacity"

BALLOONS = ("bat", "bear", "balloon", "balloon")
WHERE = pytest.mark.parametrize("where", ["hidden", "nobody"])
COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
RESOURCES = ["take clay", "take gold", "take stone"]
GOODS = sorted(COMMODITIES + RESOURCES)


def rolled(recruits, *moves, knowledge=4, roll="6", hand=(6,), pay="free", cards="nothing", tiles=(), **spec):
    """P1 (morale 3, then 2) takes back its 1 from the farm for nothing and rolls: 6 + 6 + 4 unless told otherwise."""
    spec = {"morale": 3, **spec}
    game = table(
        owner(recruits, hand, cards=cards, on={"farm": [1]}, knowledge=knowledge, **spec), owner(), tiles=dict(tiles)
    )
    play(game, "retrieve 1@farm")
    if game.kind == "retrieve_pay":
        play(game, pay)
    return play(game, f"roll {roll}", *moves)


def bumped(recruits, *moves, hand=(6,), knowledge=4, space="tunnel_subterran", bumper=(), tiles=(), face=3, **spec):
    """P1's 3 bumps P2's 4; P2 owns the recruits."""
    game = table(
        owner(bumper, (face, 6), goods="water"),
        owner(recruits, hand, on={space: [4]}, knowledge=knowledge, **spec),
        tiles=dict(tiles),
    )
    return play(game, f"place {face} {space}", *moves)


# ---------------------------------------------------------------- Lars


def balloon(
    recruits, *moves, hand=(3, 6), space="tunnel_euphorian", row=BALLOONS, goods="energy", tiles=(), other=(), **spec
):
    """P1's first die takes the free balloon at a tunnel."""
    game = table(owner(recruits, hand, goods=goods, **spec), {**owner(), **dict(other)}, row=row, tiles=dict(tiles))
    play(game, f"place {hand[0]} {space}", "take artifact")
    if game.kind == "buy":
        play(game, "buy 4 balloon")
    return play(game, "refill box", *moves)


def by_borna(recruits, *moves, hand=(1, 6), cards="book", **spec):
    """P1 takes the free balloon with Borna before its placement."""
    game = table(owner([BORNA, *recruits], hand, cards=cards, **spec), owner(), row=BALLOONS)
    return play(game, "use borna", "take artifact", "buy 4 balloon", "refill box", *moves)


def test_lars_moves_the_worker():
    """lars_the_ballooneer: after a balloon the worker may act again on another space, unrolled (R22, I6)."""
    game = balloon([LARS])
    assert now(game) == ("more", 0) and legal(game) == ["stop", f"use {LARS}"]
    play(game, f"use {LARS}")
    assert game.kind == "place" and all(text.startswith("place 3 ") for text in legal(game))
    assert "place 3 farm" in legal(game) and "place 3 tunnel_euphorian" not in legal(game)
    play(game, "place 3 farm")
    assert has(game) == (1, 3, {"food": 1}, {"balloon": 1}) and game.summary()["tracks"] == [0, 0, 1, 0]
    assert seat(game)["dice"] == [["farm", 3], ["hand", 6]] and now(game) == ("turn", 1)


def test_lars_stop():
    """lars_the_ballooneer: optional; stopping leaves the worker (I6)."""
    game = balloon([LARS], "stop")
    assert now(game) == ("turn", 1) and ["tunnel_euphorian", 3] in seat(game)["dice"]


@WHERE
def test_lars_off(where):
    """lars_the_ballooneer: hidden or nobody's, no menu (R88)."""
    assert now(balloon([LARS], where=where)) == ("turn", 1)


def test_lars_needs_a_gained_balloon():
    """lars_the_ballooneer: a balloon held from before, or another card, is none (I2)."""
    game = balloon([LARS], row=ROW, cards="balloon", morale=2)
    assert now(game) == ("turn", 1) and seat(game)["hand"] == {"balloon": 1, "book": 1}


def test_lars_pays_and_bumps():
    """lars_the_ballooneer: the new space costs its price and its worker is bumped (R22, R24)."""
    other = {"dice": {"hand": [1], "tunnel_subterran": [4]}}
    game = balloon([LARS], f"use {LARS}", goods="energy water", other=other)
    assert "place 3 tunnel_subterran" in legal(game) and "place 3 tunnel_wastelander" not in legal(game)
    play(game, "place 3 tunnel_subterran")
    assert now(game) == ("roll", -1)
    play(game, "roll 2", "take stone")
    assert has(game)[2:] == ({"stone": 1}, {"balloon": 1}) and faces(game, 1) == [1, 2]
    game = balloon([LARS], f"use {LARS}", other=other)
    assert "place 3 tunnel_subterran" not in legal(game)


def test_lars_once_a_turn():
    """lars_the_ballooneer: another balloon of the move gives no second move (I1)."""
    game = balloon([LARS], goods="energy food", morale=2)
    play(game, f"use {LARS}", "place 3 tunnel_wastelander", "take artifact", "refill box")
    assert seat(game)["hand"] == {"balloon": 2} and now(game) == ("turn", 1)


def test_lars_and_equal_dice():
    """lars_the_ballooneer: no further equal dice after it, no morale for it (R19, I6)."""
    game = balloon([LARS], hand=(3, 3, 6), morale=2)
    assert legal(game) == ["another", "stop", f"use {LARS}"]
    play(game, f"use {LARS}", "place 3 farm")
    assert now(game) == ("turn", 1) and seat(game)["morale"] == 2


def test_lars_on_top_of_four_placements():
    """lars_the_ballooneer: may come after four placements, at morale 1 (R18, I6)."""
    game = table(owner([LARS], (1, 1, 1, 1), goods="energy", morale=4), owner(), row=BALLOONS)
    play(
        game,
        "place 1 farm",
        *["another", "place 1 farm"] * 2,
        "another",
        "place 1 tunnel_euphorian",
        "take artifact",
        "buy 4 balloon",
    )
    play(game, "refill box", f"use {LARS}", "place 1 aquifer")
    assert seat(game)["morale"] == 1 and faces(game) == [] and goods(game) == {"food": 4, "water": 1}
    assert now(game) == ("turn", 1)


def test_lars_refused_by_another_worker():
    """lars_the_ballooneer: placing another worker is a refusal, until a balloon is gained again (I6)."""
    game = balloon([LARS], "another", "place 3 farm", hand=(3, 3, 6), morale=2)
    assert now(game) == ("turn", 1)
    game = balloon([LARS, SPIROS], f"use {SPIROS}", "place 6 farm", morale=2)
    assert now(game) == ("turn", 1)
    game = balloon(
        [LARS, SPIROS],
        f"use {SPIROS}",
        "place 6 tunnel_wastelander",
        "take artifact",
        "refill box",
        goods="energy food",
        morale=3,
    )
    assert legal(game) == ["stop", f"use {LARS}"]
    assert {text[:8] for text in legal(play(game, f"use {LARS}"))} == {"place 6 "}


def test_lars_and_a_free_action():
    """lars_the_ballooneer: a free action in the menu is no refusal (I6, I7)."""
    game = balloon([LARS, LIONEL], goods="energy food", tiles={"market_ea": CAROUSEL})
    assert can_use(game) == [LARS, LIONEL]
    assert legal(play(game, f"use {LIONEL}")) == ["stop", f"use {LARS}"]


def test_lars_after_borna():
    """lars_the_ballooneer: a balloon of a free action before the placement counts (I7)."""
    game = by_borna([LARS], "place 1 farm")
    assert legal(game) == ["stop", f"use {LARS}"]
    assert "place 1 farm" not in legal(play(game, f"use {LARS}"))


def test_lars_must_work_when_the_balloon_comes():
    """lars_the_ballooneer: a balloon gained before he was activated does not count (R85, I2)."""
    spec = {"hidden": [LARS], "recruits": [BORNA, CHAGA], "morale": 2, "hand": "book box", "dice": {"hand": [1, 6]}}
    gain = ["use borna", "take artifact", "buy 4 balloon", "refill box"]
    game = play(table(spec, row=BALLOONS), *gain, "use chaga", "place 1 farm")
    assert now(game) == ("turn", 1) and seat(game)["recruits"][LARS] == "active"
    game = play(table(spec, row=BALLOONS), "use chaga", *gain, "place 1 farm")
    assert legal(game) == ["stop", f"use {LARS}"]
    game = table(owner([LARS], where="hidden", goods="food"), row=BALLOONS, miners=(0, 0, 5))
    play(game, "place 1 tunnel_wastelander", "take artifact", "refill box")
    assert seat(game)["recruits"] == {LARS: "active"} and now(game) == ("turn", 1)


@pytest.mark.parametrize("trader, resource", [(SHAHEENA, "stone"), (HA_JOON, "gold")])
def test_lars_end_of_turn(trader, resource):
    """lars_the_ballooneer: a balloon of Shaheena or Ha-Joon comes too late (I6)."""
    game = table(owner([LARS, trader], goods=resource), row=BALLOONS)
    play(game, "place 1 farm")
    assert now(game) == (trader, 0)
    play(game, f"use {trader}", "buy 4 balloon", "refill box")
    assert seat(game)["hand"] == {"balloon": 1} and now(game) == ("turn", 1)


def test_lars_not_on_a_retrieve_turn():
    """lars_the_ballooneer: only on a placement turn (I6)."""
    game = by_borna([LARS], "retrieve 1@farm", "roll 2", hand=(6,), on={"farm": [1]})
    assert now(game) == ("turn", 1)


def test_lars_worker_gone_by_a_completion():
    """lars_the_ballooneer: not when the completion took the worker home (R64, I6)."""
    spec = owner([BORNA, LARS], cards="book", goods="gold")
    moves = ["use borna", "take artifact", "buy 4 balloon", "refill box", "place 1 build_ea_2"]
    game = play(
        table(spec, owner((), (1,), on={"build_ea_1": [2]}), row=BALLOONS),
        *moves,
        f"tile {CAROUSEL}",
        "roll 2",
        "roll 2",
    )
    assert now(game) == ("turn", 1) and seat(game)["tile_stars"] == ["market_ea"] and faces(game) == [2, 6]
    assert legal(play(table(spec, row=BALLOONS), *moves)) == ["stop", f"use {LARS}"]


def test_lars_worker_gone_by_samuel():
    """lars_the_ballooneer: not when Samuel took the worker home (I6)."""
    game = by_borna([LARS, SAMUEL], "place 1 farm", goods="energy")
    assert now(game) == (SAMUEL, 0)
    assert now(play(game.clone(), f"use {SAMUEL}", "roll 2")) == ("turn", 1)
    assert legal(play(game, f"decline {SAMUEL}")) == ["stop", f"use {LARS}"]


def test_lars_worker_gone_by_george():
    """lars_the_ballooneer: not when George sent the worker home (I6)."""
    game = table(
        owner([BORNA, LARS, GEORGE], cards="bat book", goods="stone", morale=2),
        row=BALLOONS,
        tiles={"market_ea": CAROUSEL},
    )
    play(game, "use borna", "take artifact", "buy 4 balloon", "refill box", "place 1 market_ea", "star market_ea")
    assert now(game) == (GEORGE, 0)
    assert now(play(game.clone(), f"use {GEORGE}", "roll 2", "take gold")) == ("turn", 1)
    assert legal(play(game, f"decline {GEORGE}")) == ["stop", f"use {LARS}"]


def test_lars_vacated_space():
    """lars_the_ballooneer: the space left is empty, a left area no longer counts the worker (R43, I6)."""
    game = by_borna([LARS, JADWIGA], "place 5 farm", f"use {LARS}", "place 5 generator", hand=(5, 1))
    play(game, f"use {JADWIGA}", "place 1 farm")
    assert game.summary()["tracks"] == [0, 0, 1, 0] and goods(game) == {"food": 2, "energy": 1}
    game = balloon(
        [LARS, DAVAA, JADWIGA],
        f"use {LARS}",
        "place 3 aquifer",
        f"use {JADWIGA}",
        "place 6 tunnel_euphorian",
        "take gold",
        goods="nothing",
    )
    assert goods(game) == {"water": 1, "gold": 1} and seat(game)["dice"] == [["aquifer", 3], ["tunnel_euphorian", 6]]


def test_lars_and_the_bans():
    """lars_the_ballooneer: the lifted worker does not count for the Bureau or the Spring (R107, I6)."""
    game = balloon([LARS], on={"farm": [2]}, tiles={"market_ea": BUREAU})
    assert legal(game) == ["stop", f"use {LARS}"]
    assert now(play(game, f"use {LARS}", "place 3 aquifer")) == ("turn", 1)
    game = balloon([LARS], f"use {LARS}", hand=(6, 1), tiles={"market_ea": SPRING})
    assert "place 6 aquifer" in legal(game)


def test_lars_and_spent_balloons():
    """lars_the_ballooneer: spending a balloon by Alexandra is not gaining one; a void gain is none (I2, I9)."""
    game = table(owner([LARS, ALEXANDRA], cards="balloon bat", morale=2))
    assert now(play(game, "place 1 ark", "take food")) == ("turn", 1)
    game = table(
        owner([LARS], goods="energy", cards="balloon", morale=2), row=("balloon",) * 4, tiles={"market_ea": STORAGE}
    )
    assert now(play(game, "place 1 tunnel_euphorian", "take artifact")) == ("turn", 1)


def test_lars_and_the_repeated_space():
    """lars_the_ballooneer: may move the worker that Darren placed, in any order with the others (I6)."""
    game = balloon([LARS, DARREN], goods="2 energy", morale=3)
    assert can_use(game) == [DARREN, LARS]
    refused = play(game.clone(), f"use {DARREN}", "roll 2", "take gold")
    assert now(refused) == ("turn", 1)
    play(game, f"use {DARREN}", "roll 2", "take artifact", "refill box")
    assert legal(game) == ["stop", f"use {LARS}"]
    assert {text[:8] for text in legal(play(game, f"use {LARS}"))} == {"place 6 "}


def test_lars_bumps_his_own():
    """lars_the_ballooneer: an own worker on the new space is bumped, with the Agency's surcharge (R26, R105)."""
    spec = {"on": {"tunnel_subterran": [2]}, "tiles": {"market_ea": AGENCY}}
    game = balloon([LARS], f"use {LARS}", goods="energy water", **spec)
    assert "place 3 tunnel_subterran" not in legal(game)
    game = balloon(
        [LARS], f"use {LARS}", "place 3 tunnel_subterran", "roll 4", "take stone", goods="energy water food", **spec
    )
    assert goods(game) == {"stone": 1} and faces(game) == [4, 6] and now(game) == ("turn", 1)


def test_lars_and_doug():
    """lars_the_ballooneer: moved to a site, Doug wants one available worker besides it (R91, I6)."""
    game = balloon([LARS, DOUG], f"use {LARS}")
    play(game, "place 3 build_ea_2")
    assert goods(game) == {"gold": 1} and seat(game)["dice"] == [["build_ea_2", 3]] and now(game) == ("turn", 1)
    game = balloon([LARS, DOUG], f"use {LARS}", hand=(3,))
    assert game.kind == "place" and not any("build" in text for text in legal(game))


# ---------------------------------------------------------------- Xyon


def test_xyon_saves_a_worker():
    """xyon_the_brain_surgeon: one artifact of choice instead of the worker, and 2 knowledge less (R32, R35)."""
    game = rolled([XYON], cards="bat book")
    assert now(game) == (XYON, 0)
    play(game, f"use {XYON}")
    assert legal(game) == ["discard bat", "discard book"]
    play(game, "discard bat")
    assert has(game) == (2, 2, {}, {"book": 1}) and faces(game) == [6, 6] and now(game) == ("turn", 1)
    assert game.summary()["discard"][1] == 1


def test_xyon_refused():
    """xyon_the_brain_surgeon: refused, the worker is lost (R32)."""
    game = rolled([XYON], f"decline {XYON}", cards="bat")
    assert faces(game) == [6] and has(game) == (2, 4, {}, {"bat": 1})


@pytest.mark.parametrize(
    "spec", [{"where": "hidden", "cards": "bat"}, {"cards": "nothing"}, {"recruits": [], "cards": "bat"}]
)
def test_xyon_off(spec):
    """xyon_the_brain_surgeon: hidden, nobody's or without an artifact the worker goes (R88)."""
    spec = {"recruits": [XYON], "where": "recruits", **spec}
    game = table(owner(spec["recruits"], (6,), spec["where"], spec["cards"], on={"farm": [1]}, knowledge=4, morale=3))
    play(game, "retrieve 1@farm", "roll 6")
    assert faces(game) == [6] and now(game) == ("turn", 1)


def test_xyon_not_below_the_check():
    """xyon_the_brain_surgeon: 15 is no loss and no question; 14 is one with the Carousel (R31, R32)."""
    assert now(rolled([XYON], cards="bat", knowledge=3)) == ("turn", 1)
    assert now(rolled([XYON], cards="bat", knowledge=2, tiles={"market_ea": CAROUSEL})) == (XYON, 0)
    assert now(rolled([XYON], cards="bat", knowledge=2)) == ("turn", 1)


def test_xyon_knowledge_ends_at_1():
    """xyon_the_brain_surgeon: knowledge does not fall below 1 (R28)."""
    game = rolled([XYON], f"use {XYON}", hand=(6, 6), knowledge=2, cards="bat")
    assert has(game)[1] == 1 and faces(game) == [6, 6, 6]
    game = rolled([XYON], f"use {XYON}", hand=(6, 6), roll="3", knowledge=1, cards="bat")
    assert has(game)[1] == 1 and faces(game) == [3, 6, 6]


def test_xyon_no_second_check():
    """xyon_the_brain_surgeon: the check is not made again, once per check (I1, R31)."""
    game = rolled([XYON], f"use {XYON}", "discard bat", knowledge=6, cards="bat book")
    assert faces(game) == [6, 6] and has(game)[1] == 4 and now(game) == ("turn", 1)


def test_xyon_in_an_opponents_turn():
    """xyon_the_brain_surgeon: asked when an opponent bumps or completes a market (R35)."""
    game = bumped([XYON], "roll 6", cards="bat")
    assert now(game) == (XYON, 1)
    play(game, f"use {XYON}", "take stone")
    assert has(game, 1) == (1, 2, {}, {}) and faces(game, 1) == [6, 6]
    game = table(owner(goods="gold"), owner([XYON], (6,), cards="bat", on={"build_ea_1": [2]}, knowledge=4))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert now(game) == (XYON, 1)


def test_xyon_does_not_use_up_the_loss():
    """xyon_the_brain_surgeon: a saved worker is no loss: a later check of the turn can cost one; after a loss no question (R34)."""
    two = owner([XYON], (6,), cards="bat", on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4)
    moves = ["place 3 tunnel_subterran", "roll 6", "take stone", "another", "place 3 tunnel_wastelander", "roll 6"]
    game = table(owner((), (3, 3, 1), goods="water food", morale=2), two)
    play(game, *moves[:2], f"use {XYON}", *moves[2:])
    assert faces(game, 1) == [6, 6] and seat(game, 1)["owned"] == 2  # the second: 6 6 6 and 2, nothing to pay with
    game = table(owner((), (3, 3, 1), goods="water food", morale=2), {**two, "hand": "2 bat", "morale": 2})
    play(game, *moves[:2], f"decline {XYON}", *moves[2:])
    assert now(game) == ("take", 0) and seat(game, 1)["owned"] == 2 and faces(game, 1) == [6, 6]


def test_xyon_and_the_thought_police():
    """xyon_the_brain_surgeon: the Thought Police looks afterwards: two equal workers, 1 knowledge (R35)."""
    game = rolled([XYON], f"use {XYON}", cards="bat", tiles={"market_ea": POLICE})
    assert has(game)[1] == 3 and faces(game) == [6, 6]


def test_xyon_between_keb_and_dusty():
    """xyon_the_brain_surgeon: Keb pays before; Dusty is asked only if Xyon is refused (R35)."""
    game = rolled([XYON, KEB, DUSTY], cards="bat", morale=4)
    assert now(game) == ("take", 0)
    play(game, "take gold")
    assert now(game) == (XYON, 0)
    assert now(play(game.clone(), f"use {XYON}")) == ("turn", 1)
    assert now(play(game, f"decline {XYON}")) == (DUSTY, 0)


# ---------------------------------------------------------------- Julia


def test_julia_sets_the_die():
    """julia_the_acolyte: the bumped worker keeps its value or takes the bumper's, unrolled (R30)."""
    game = bumped([JULIA], knowledge=3)
    assert now(game) == (JULIA, 1)
    play(game, f"use {JULIA}")
    assert legal(game) == ["face 3", "face 4"] and game.to_move == 1
    kept, taken = play(game.clone(), "face 4"), play(game, "face 3")
    assert faces(kept, 1) == [4, 6] and faces(taken, 1) == [3, 6] and now(kept) == now(taken) == ("take", 0)


def test_julia_refused():
    """julia_the_acolyte: or it is rolled normally (R24)."""
    assert now(bumped([JULIA], f"decline {JULIA}")) == ("roll", -1)


@WHERE
def test_julia_off(where):
    """julia_the_acolyte: hidden or nobody's, the worker is rolled (R88)."""
    assert now(bumped([JULIA], where=where)) == ("roll", -1)


def test_julia_equal_values():
    """julia_the_acolyte: two equal values are one option (R24)."""
    game = bumped([JULIA], f"use {JULIA}", face=4)
    assert now(game) == ("take", 0) and faces(game, 1) == [4, 6]


def test_julia_bumps_herself():
    """julia_the_acolyte: also for a worker that its owner bumps (R26)."""
    game = table(owner([JULIA], (3, 6), on={"tunnel_subterran": [4]}, goods="water"))
    play(game, "place 3 tunnel_subterran")
    assert now(game) == (JULIA, 0)
    assert faces(play(game, f"use {JULIA}", "face 3")) == [3, 6]


def test_julia_once_per_bump():
    """julia_the_acolyte: each bump of a turn is its own event (I1)."""
    game = table(
        owner((), (3, 3, 1), goods="water food", morale=2),
        owner([JULIA], (1,), on={"tunnel_subterran": [4], "tunnel_wastelander": [5]}),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {JULIA}",
        "face 4",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert now(game) == (JULIA, 1) and legal(play(game, f"use {JULIA}")) == ["face 3", "face 5"]


def test_julia_only_her_own():
    """julia_the_acolyte: not for a worker of somebody else, though she bumps it (R24)."""
    assert now(bumped([], bumper=[JULIA])) == ("roll", -1)


def test_julia_check_follows():
    """julia_the_acolyte: a set die counts as rolled: check, Institute (R30, R31)."""
    game = bumped([JULIA], f"use {JULIA}", "face 6", face=6)
    assert faces(game, 1) == [6] and seat(game, 1)["owned"] == 1
    game = bumped([JULIA], f"use {JULIA}", "face 1", face=1, hand=(6, 4), knowledge=3, tiles={"market_ea": INSTITUTE})
    assert faces(game, 1) == [1, 4]
    assert faces(bumped([JULIA], f"use {JULIA}", "face 1", face=1, hand=(6, 4), knowledge=3), 1) == [1, 4, 6]


def test_julia_before_khaleef():
    """julia_the_acolyte: before the bumper's Khaleef, whose exchange comes before the check (R89a)."""
    game = bumped([JULIA], f"use {JULIA}", "face 6", face=6, bumper=[KHALEEF])
    assert now(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}", "take food")
    assert faces(game, 1) == [6, 6] and seat(game, 1)["knowledge"] == 3


def test_julia_and_milos():
    """julia_the_acolyte: Milos may skip the check of the set die (R35)."""
    game = bumped([JULIA, MILOS], f"use {JULIA}", "face 6", face=6, goods="water")
    assert now(game) == (MILOS, 1)
    assert faces(play(game, f"use {MILOS}"), 1) == [6, 6]


def test_julia_and_baron():
    """julia_the_acolyte: Baron rolls the set die, its value is gone (R35)."""
    game = bumped([JULIA, BARON], f"use {JULIA}", "face 3", goods="food")
    assert now(game) == (BARON, 1)
    play(game, f"use {BARON}")
    assert now(game) == ("roll", -1) and faces(play(game, "roll 5"), 1) == [5, 6]


def test_julia_and_jedidiah():
    """julia_the_acolyte: a bump by Jedidiah counts; the placed worker's value is offered (R24)."""
    game = table(owner([JEDIDIAH], (5, 6)), owner([JULIA], (1,), on={"farm": [2]}))
    play(game, "place 5 farm", f"use {JEDIDIAH}")
    assert now(game) == (JULIA, 1) and legal(play(game, f"use {JULIA}")) == ["face 2", "face 5"]


def test_julia_not_for_other_returns():
    """julia_the_acolyte: not for a completion, Samuel, George, the Prison or a retrieval (R24)."""
    game = table(owner(goods="gold"), owner([JULIA], on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2")
    assert now(game) == ("roll", -1) and now(play(game, "roll 2")) == ("turn", 1)
    game = table(owner([JULIA, SAMUEL], goods="energy"))
    assert now(play(game, "place 1 farm", f"use {SAMUEL}")) == ("roll", -1)
    game = table(owner([JULIA, GEORGE], cards="bat", goods="stone"), tiles={"market_ea": CAROUSEL})
    assert now(play(game, "place 1 market_ea", "star market_ea", f"use {GEORGE}")) == ("roll", -1)
    game = table(owner((), (6,), on={"farm": [1]}), owner([JULIA], on={"farm": [2]}), tiles={"market_ea": PRISON})
    assert now(play(game, "retrieve 1@farm", "roll 1", "retrieve 2@farm")) == ("roll", -1)
    game = table(owner([JULIA], (6,), on={"farm": [1]}))
    assert now(play(game, "retrieve 1@farm")) == ("roll", -1)


# ---------------------------------------------------------------- Taed


def taed(recruits=(TAED,), *moves, goods="clay", cards="2 bat", morale=3, tiles=(), **spec):
    """P1 puts a star on the Wastelander territory with a pair at the Ark."""
    game = table(owner(recruits, goods=goods, cards=cards, morale=morale, **spec), tiles=dict(tiles))
    return play(game, "place 1 ark", *moves)


def test_taed_trades_clay():
    """taed_the_brick_trader: 1 clay for a resource of choice and 1 water, after a star (R103)."""
    game = taed(goods="2 clay")
    assert now(game) == (TAED, 0) and game.summary()["territories"]["wastelander"] == [1, 0]
    play(game, f"use {TAED}")
    assert legal(game) == RESOURCES
    assert goods(play(game, "take gold")) == {"water": 1, "gold": 1, "clay": 1} and now(game) == ("turn", 1)


def test_taed_off():
    """taed_the_brick_trader: refused, hidden, nobody's or without clay nothing (R88, R89)."""
    assert goods(taed([TAED], f"decline {TAED}")) == {"clay": 1}
    for game in (taed(where="hidden"), taed(where="nobody"), taed(goods="2 stone")):
        assert now(game) == ("turn", 1)


def test_taed_every_kind_of_star():
    """taed_the_brick_trader: territory, market tile, completion, recruit, dilemma (R100)."""
    game = table(owner([TAED], goods="stone clay", cards="bat"), tiles={"market_ea": CAROUSEL})
    assert now(play(game, "place 1 market_ea", "star market_ea")) == (TAED, 0)
    game = table(owner([TAED], goods="gold clay"), owner((), (1,), on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")
    assert now(game) == (TAED, 0) and ["build_ea_2", 1] in seat(game)["dice"]
    game = table(owner([TAED], goods="clay"), tracks=(0, 0, 10, 0))
    assert now(play(game, "place 1 farm")) == (TAED, 0) and seat(game)["recruit_stars"] == {TAED: 1}
    game = table(owner([TAED], goods="clay", cards="bat", dilemma="bat"))
    assert now(play(game, "dilemma", "outcome star")) == (TAED, 0)


def test_taed_in_an_opponents_turn():
    """taed_the_brick_trader: asked in anybody's turn (R103)."""
    game = table(owner(), owner([TAED], goods="clay"), tracks=(0, 0, 10, 0))
    assert now(play(game, "place 1 farm")) == (TAED, 1)
    assert goods(play(game, f"use {TAED}", "take stone"), 1) == {"water": 1, "stone": 1}


def test_taed_two_stars():
    """taed_the_brick_trader: one trade a star; the clay of the first pays the second (R103, I1)."""
    game = play(table(owner([TAED, LARS], goods="clay"), tracks=(0, 0, 10, 0)), "place 1 farm", f"use {TAED}")
    lapsed = play(game.clone(), "take gold")
    assert now(lapsed) == ("turn", 1) and goods(lapsed) == {"water": 1, "food": 2, "gold": 1}
    play(game, "take clay")
    assert now(game) == (TAED, 0)
    assert goods(play(game, f"use {TAED}", "take clay")) == {"water": 2, "food": 2, "clay": 1} and now(game) == (
        "turn",
        1,
    )


def test_taed_not_for_the_10th_star():
    """taed_the_brick_trader: never for a 10th star, the game is over (R109)."""
    game = table(owner([TAED], goods="clay", stars_left=1), seats=3, tracks=(0, 0, 10, 0))
    play(game, "place 1 farm")
    assert game.over and goods(game) == {"clay": 1, "food": 2}


def test_taed_after_terri():
    """taed_the_brick_trader: Terri first, star by star (R89a)."""
    game = play(table(owner([TAED, LARS, TERRI], goods="2 clay 2 bliss"), tracks=(0, 0, 10, 0)), "place 1 farm")
    order = []
    while game.kind == "use":
        order.append(now(game)[0])
        play(game, legal(game)[0])
    assert order == [TERRI, TAED] * 2


def test_taed_and_the_athenaeum():
    """taed_the_brick_trader: the Athenaeum's morale is lost with the star, before the trade (R103)."""
    game = taed(tiles={"market_ea": ATHENAEUM})
    assert now(game) == (TAED, 0) and seat(game)["morale"] == 2


def test_taed_and_the_caps():
    """taed_the_brick_trader: Palace counts its room after the clay is paid; Lottery stops the water (I9)."""
    palace = {"market_ea": PALACE, "market_eb": LOTTERY}
    game = taed((TAED,), f"use {TAED}", "take gold", goods="clay 2 stone 2 water", tiles=palace)
    assert goods(game) == {"water": 2, "gold": 1, "stone": 2}
    game = taed((TAED,), f"use {TAED}", goods="clay 3 stone water", tiles=palace)
    assert goods(game) == {"water": 2, "stone": 3} and now(game) == ("turn", 1)


def test_taed_and_monotony():
    """taed_the_brick_trader: a single water is not reduced by Monotony (I9)."""
    game = taed((TAED,), f"use {TAED}", "take gold", tiles={"market_ea": MONOTONY})
    assert goods(game) == {"water": 1, "gold": 1}


# ---------------------------------------------------------------- Lionel


def lionel(tile, *moves, hand=(1, 6), goods="food", other=(), tiles=(), **spec):
    """P1 owns Lionel and stands under a tile in Euphoria."""
    return play(
        table(
            owner([LIONEL], hand, goods=goods, **spec),
            {**owner(), **dict(other)},
            tiles={"market_ea": tile, **dict(tiles)},
        ),
        *moves,
    )


def test_lionel_ignores_a_penalty():
    """lionel_the_cook: 1 food before the action: one open market binds no longer this turn (R105, I7)."""
    game = lionel(SPRING, on={"farm": [6]})
    assert not any(text.startswith("place") for text in legal(game)) and can_use(game) == [LIONEL]
    play(game, f"use {LIONEL}")
    assert "place 1 farm" in legal(game) and goods(game) == {} and can_use(game) == []


def test_lionel_chooses_the_market():
    """lionel_the_cook: among the open ones without an own star; the others go on binding (R106)."""
    tiles = {"market_eb": BUREAU, "market_sa": CAROUSEL}
    game = lionel(SPRING, f"use {LIONEL}", on={"farm": [6, 2]}, tiles=tiles, tile_stars=["market_sa"])
    assert now(game) == ("ignore", 0) and legal(game) == ["ignore market_ea", "ignore market_eb"]
    play(game, "ignore market_ea")
    assert not any(text.startswith("place") for text in legal(game))


def test_lionel_off():
    """lionel_the_cook: not without food, without an open market, with a star on all, hidden, nobody's (R88, I7)."""
    assert can_use(lionel(SPRING)) == [LIONEL]
    assert can_use(lionel(SPRING, goods="4 energy")) == []
    assert can_use(lionel(SPRING, tile_stars=["market_ea"])) == []
    assert can_use(table(owner([LIONEL], goods="food"))) == []
    for where in ("hidden", "nobody"):
        assert can_use(table(owner([LIONEL], where=where, goods="food"), tiles={"market_ea": SPRING})) == []


def test_lionel_once_a_turn():
    """lionel_the_cook: once a turn, one market; the food is gone even to no effect (I7)."""
    game = lionel(SPRING, f"use {LIONEL}", "ignore market_eb", goods="3 food", tiles={"market_eb": CAROUSEL})
    assert can_use(game) == [] and goods(game) == {"food": 2}
    play(game, "place 1 farm", "place 1 farm")
    assert now(game) == ("turn", 0) and can_use(game) == [LIONEL]


def test_lionel_ends_with_the_turn():
    """lionel_the_cook: in the next turn the Carousel counts again (R105)."""
    spec = {"hand": (6,), "on": {"farm": [1], "tunnel_subterran": [2]}, "knowledge": 2, "goods": "2 food"}
    other = {"goods": "water", "dice": {"hand": [3, 1]}}
    game = lionel(CAROUSEL, f"use {LIONEL}", "retrieve 1@farm", "free", "roll 6", other=other, **spec)
    assert faces(game) == [6, 6] and now(game) == ("turn", 1)
    play(game, "place 3 tunnel_subterran", "roll 1")
    assert faces(game) == [1, 6] and seat(game)["owned"] == 2
    assert faces(lionel(CAROUSEL, "retrieve 1@farm", "free", "roll 6", other=other, **spec)) == [6]


def test_lionel_is_no_star():
    """lionel_the_cook: the market may still take a star of its visitor (R71)."""
    game = lionel(CAROUSEL, f"use {LIONEL}", "place 1 market_ea", goods="food stone", cards="bat")
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


def test_lionel_in_the_menu():
    """lionel_the_cook: in the menu while a further placement can be chosen, not without one; obliges to nothing (R89b, I7)."""
    game = lionel(SPRING, "place 1 farm", hand=(1, 1, 6), morale=2)
    assert legal(game) == ["another", "stop", f"use {LIONEL}"]
    assert legal(play(game, f"use {LIONEL}")) == ["another", "stop"]
    assert now(play(game, "stop")) == ("turn", 1)
    assert now(lionel(SPRING, "place 1 farm", morale=2)) == ("turn", 1)


def test_lionel_before_a_dilemma_or_retrieval():
    """lionel_the_cook: may precede any action of the turn (I7)."""
    game = lionel(ATHENAEUM, f"use {LIONEL}", "dilemma", "outcome star", cards="bat", dilemma="bat", morale=2)
    assert seat(game)["morale"] == 2 and seat(game)["stars_left"] == 9 and now(game) == ("turn", 1)


def test_lionel_and_rowena():
    """lionel_the_cook: beside Rowena, to no effect (I7)."""
    game = table(owner([LIONEL, ROWENA], goods="food", on={"farm": [6]}), tiles={"market_ea": SPRING})
    play(game, f"use {ROWENA}")
    assert can_use(game) == [LIONEL]
    assert "place 1 farm" in legal(play(game, f"use {LIONEL}")) and has(game)[:3] == (1, 4, {})


# ---------------------------------------------------------------- Alexandra, Jose

WILD = pytest.mark.parametrize(
    "recruit, card, other, asked",
    [(ALEXANDRA, "balloon", "bat", AGENCY), (JOSE, "bat", "balloon", CAROUSEL)],
    ids=["alexandra", "jose"],
)


def items(*cards):
    """Cards as a list of items in the order of the notation."""
    order = ["balloon", "bat", "bear", "bifocals", "book", "box"]
    return " ".join(f"{cards.count(card)} {card}" if cards.count(card) > 1 else card for card in order if card in cards)


def wild(recruit, space, cards, *moves, tile=None, where="recruits", goods="nothing", hand=(1, 6), recruits=(), **spec):
    """P1, with a star on the tile in Euphoria, visits a space with these cards."""
    if tile:
        spec["tile_stars"] = ["market_ea"]
    game = table(
        owner([recruit, *recruits], hand, where, cards, goods=goods, morale=6, **spec),
        tiles={"market_ea": tile} if tile else {},
    )
    return play(game, f"place {hand[0]} {space}", *moves)


@WILD
def test_wildcard_at_a_market(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for the named artifact of a market; then 1 commodity, before the star (R69, I10)."""
    game = wild(recruit, "market_ea", card, tile=ATHENAEUM, goods="gold")
    assert (
        has(game)[2:] == ({}, {})
        and legal(game) == COMMODITIES
        and game.summary()["territories"]["euphorian"] == [0, 0]
    )
    play(game, "take bliss")
    assert (
        goods(game) == {"bliss": 1}
        and game.summary()["territories"]["euphorian"] == [1, 0]
        and now(game) == ("turn", 1)
    )


@WILD
def test_wildcard_is_a_choice(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: optional: the asked card may be paid instead, without a commodity (I5)."""
    game = wild(recruit, "market_ea", f"{card} bear", tile=ATHENAEUM, goods="gold")
    assert legal(game) == [f"pay gold {card}", "pay gold bear"]
    assert goods(play(game, "pay gold bear")) == {} and now(game) == ("turn", 1)


@WILD
def test_wildcard_off(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: hidden, nobody's or with another card the market is closed (R22, R88)."""
    for where in ("hidden", "nobody"):
        game = table(
            owner([recruit], where=where, cards=card, goods="gold", tile_stars=["market_ea"]),
            tiles={"market_ea": ATHENAEUM},
        )
        assert "place 1 market_ea" not in legal(game)
    game = table(owner([recruit], cards=other, goods="gold", tile_stars=["market_ea"]), tiles={"market_ea": ATHENAEUM})
    assert "place 1 market_ea" not in legal(game)


@WILD
def test_wildcard_commodity_comes_too_late(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: the commodity comes after the payment and pays no part of it (R22, I10)."""
    spec = {"tile_stars": ["market_ea"], "cards": card}
    game = table(owner([recruit], goods="energy", **spec), tiles={"market_ea": PRISON})
    assert "place 1 market_ea" not in legal(game)
    game = table(owner([recruit], goods="energy food", **spec), tiles={"market_ea": PRISON})
    assert goods(play(game, "place 1 market_ea", "take water")) == {"water": 1}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, other, asked, space):
    """alexandra_the_heister, jose_the_persuader: as one card of a pair, at every artifact market and the Wind Saloon (R74, R76)."""
    game = wild(recruit, space, f"{card} {other}")
    assert legal(game) == COMMODITIES
    play(game, "take food")
    assert has(game)[2:] == ({"food": 1}, {}) and seat(game)["stars_left"] == 9
    assert f"place 1 {space}" not in legal(table(owner([recruit], cards=f"bear {other}", morale=2)))


@WILD
def test_wildcard_in_the_dilemma(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for the artifact of the dilemma; then a commodity, then the outcome (R95)."""
    game = play(table(owner([recruit], cards=card, dilemma="bear")), "dilemma")
    assert legal(game) == COMMODITIES
    assert now(play(game, "take energy")) == ("outcome", 0) and goods(game) == {"energy": 1}
    game = table(owner([recruit], cards=card, dilemma="bear", where="hidden"))
    assert "dilemma" not in legal(game)
    game = play(table(owner([recruit], cards=f"{card} {other}", dilemma="bear", morale=2)), "dilemma")
    assert legal(game) == sorted([f"pay {card}", f"pay {items(card, other)}"])
    assert now(play(game, f"pay {items(card, other)}")) == ("outcome", 0) and goods(game) == {}
    game = play(table(owner([recruit], cards=card, dilemma=card)), "dilemma")
    assert now(game) == ("outcome", 0) and goods(game) == {}


@WILD
def test_wildcard_without_substitution(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: a pair, the asked card, 3 artifacts, book and card for book and any: no use (I10)."""
    for game in (
        wild(recruit, "ark", f"2 {card}"),
        wild(recruit, "market_ea", card, tile=asked, goods="stone"),
        wild(recruit, "market_ea", f"book {card}", tile=PALACE),
    ):
        assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)
    game = wild(recruit, "ark", f"{card} {other} bear", f"pay {items(card, other, 'bear')}")
    assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)
    game = wild(recruit, "market_ea", f"2 {card}", tile=PALACE)  # one for the book, one for any artifact
    assert legal(game) == COMMODITIES


@WILD
def test_wildcard_every_use(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: every payment of a turn pays, no limit (I1)."""
    game = wild(
        recruit, "ark", f"2 {card} 2 bear", f"pay {items(card, 'bear')}", "take food", "another", hand=(1, 1, 6)
    )
    play(game, "place 1 incinerator", "take food")
    assert goods(game) == {"food": 2} and seat(game)["hand"] == {}


def test_wildcards_together_are_one_use():
    """alexandra_the_heister, jose_the_persuader: a pair of both wildcards gives 1 commodity (I10)."""
    game = wild(ALEXANDRA, "ark", "balloon bat", recruits=[JOSE])
    assert goods(play(game, "take food")) == {"food": 1} and now(game) == ("turn", 1)


@WILD
def test_wildcard_and_other_recruits(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: no box for Chaga, no book for Borna, no bat for Dusty (I10)."""
    game = table({**owner([recruit, CHAGA, BORNA], cards=card), "hidden": [PEDRO]})
    assert can_use(game) == []
    game = rolled([recruit, DUSTY], cards=card)
    assert now(game) == ((DUSTY, 0) if card == "bat" else ("turn", 1))


@WILD
def test_wildcard_and_pedro(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: for Pedro the card is of its own type only (I10)."""
    game = wild(recruit, "ark", f"2 {card} bear", recruits=[PEDRO])
    assert legal(game) == sorted([f"pay 2 {card}", f"pay {items(card, 'bear')}", f"pay {items(card, card, 'bear')}"])
    assert now(play(game.clone(), f"pay {items(card, card, 'bear')}")) == ("turn", 1)
    assert legal(play(game, f"pay {items(card, 'bear')}")) == COMMODITIES
    game = wild(recruit, "ark", f"{card} {other} bear", f"pay {items(card, other, 'bear')}", recruits=[PEDRO])
    assert game.kind == "take" and len(legal(game)) == 12


@WILD
def test_wildcard_and_the_lottery(recruit, card, other, asked):
    """alexandra_the_heister, jose_the_persuader: a commodity held twice may be chosen, to no effect; Monotony leaves the 1 (I9)."""
    spec = owner([recruit], cards=f"{card} {other}", goods="2 food", morale=2)
    game = play(table(spec, tiles={"market_ea": LOTTERY}), "place 1 ark", "take food")
    assert goods(game) == {"food": 2}
    game = play(table(spec, tiles={"market_ea": MONOTONY}), "place 1 ark", "take food")
    assert goods(game) == {"food": 3}


def test_jose_keeps_the_bat_for_dusty():
    """jose_the_persuader: a bat kept in hand serves Dusty as ever; one paid away does not (I10)."""
    game = table(owner([JOSE, DUSTY], (1, 6), cards="2 bat bear", morale=4, knowledge=4, on={"ark": [5]}))
    play(game, "place 1 ark", "roll 6")
    assert now(game) == (DUSTY, 0)
    play(game, f"use {DUSTY}", "pay bat bear", "take food")
    assert seat(game)["hand"] == {"bat": 1} and faces(game) == [6, 6]


# ---------------------------------------------------------------- George


def george(
    *moves, recruits=(), hand=(1, 6), cards="2 bat", space="ark", goods="nothing", tile=ATHENAEUM, tiles=(), **spec
):
    """P1 puts its star on a Wastelander tile from the Ark."""
    game = table(
        owner([GEORGE, *recruits], hand, cards=cards, goods=goods, morale=4, **spec),
        tiles={"market_wa": tile, **dict(tiles)},
    )
    return play(game, f"place {hand[0]} {space}", *moves)


def test_george_goes_home():
    """george_the_lazy_craftsman: after a star on a tile the worker goes home, rolled; then a resource (R74)."""
    game = george("star market_wa")
    assert now(game) == (GEORGE, 0)
    play(game, f"use {GEORGE}")
    assert now(game) == ("roll", -1) and goods(game) == {}
    play(game, "roll 5")
    assert legal(game) == RESOURCES
    assert goods(play(game, "take gold")) == {"gold": 1} and faces(game) == [5, 6] and now(game) == ("turn", 1)


def test_george_refused():
    """george_the_lazy_craftsman: optional; refused, the worker stays (R89)."""
    game = george("star market_wa", f"decline {GEORGE}")
    assert now(game) == ("turn", 1) and ["ark", 1] in seat(game)["dice"] and goods(game) == {}


def test_george_only_for_tiles():
    """george_the_lazy_craftsman: not for territories, completions or recruits, nor hidden or nobody's (R88, R100)."""
    assert now(george("star territory_wastelander")) == ("turn", 1)
    assert now(george(space="wind_saloon")) == ("turn", 1)
    game = table(owner([GEORGE], goods="gold"), owner((), (1,), on={"build_ea_1": [2]}))
    assert now(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 2")) == ("turn", 1)
    game = table(owner([GEORGE]), tracks=(0, 0, 10, 0))
    assert now(play(game, "place 1 farm")) == ("turn", 1) and seat(game)["recruit_stars"] == {GEORGE: 1}
    for where in ("hidden", "nobody"):
        game = table(owner([GEORGE], where=where, cards="2 bat", morale=2), tiles={"market_wa": CAROUSEL})
        assert now(play(game, "place 1 ark", "star market_wa")) == ("turn", 1)


def test_george_at_a_visited_market():
    """george_the_lazy_craftsman: a star on the visited market itself counts too (R71)."""
    game = george("star market_wa", space="market_wa", tile=CAROUSEL, cards="bat", goods="stone")
    assert now(game) == (GEORGE, 0)


def test_george_before_the_resource_the_check():
    """george_the_lazy_craftsman: the check can cost the worker, the resource comes all the same (R31)."""
    game = george("star market_wa", f"use {GEORGE}", "roll 6", "take clay", knowledge=4)
    assert goods(game) == {"clay": 1} and faces(game) == [6] and seat(game)["owned"] == 1


def test_george_each_placement():
    """george_the_lazy_craftsman: once a placement, again with the next (I1)."""
    game = george(
        "pay 2 bat",
        "star market_wa",
        f"use {GEORGE}",
        "roll 2",
        "take gold",
        "another",
        "place 1 free_press",
        "star market_sa",
        hand=(1, 1, 6),
        cards="2 bat 2 bear",
        tile=CAROUSEL,
        tiles={"market_sa": BUREAU},
    )
    assert now(game) == (GEORGE, 0)
    assert goods(play(game, f"use {GEORGE}", "roll 3", "take gold")) == {"gold": 2} and faces(game) == [2, 3, 6]


def test_george_is_no_bump():
    """george_the_lazy_craftsman: no Julia, no Agency, no Alone Camp (R24)."""
    game = george("star market_wa", f"use {GEORGE}", recruits=[JULIA], tiles={"market_ea": AGENCY, "market_eb": CAMP})
    assert now(game) == ("roll", -1) and seat(game)["knowledge"] == 3


def test_george_worker_is_not_usable():
    """george_the_lazy_craftsman: not placed again this turn, nor by Darren or Lars (R20, I6)."""
    game = george("pay 2 bat", "star market_wa", recruits=[SPIROS, DARREN], hand=(1,), cards="4 bat")
    assert now(play(game, f"use {GEORGE}", "roll 5", "take gold")) == ("turn", 1)
    game = george("pay 2 bat", "star market_wa", recruits=[SPIROS, DARREN], cards="4 bat")
    kept = play(game.clone(), f"decline {GEORGE}")
    assert can_use(kept) == [DARREN, SPIROS]
    play(game, f"use {GEORGE}", "roll 5", "take gold")
    assert can_use(game) == [SPIROS]
    assert {text[:8] for text in legal(play(game, f"use {SPIROS}"))} == {"place 6 "}


def test_george_after_samuel():
    """george_the_lazy_craftsman: Samuel is asked first, both answer the same placement (R89a)."""
    game = george("star market_wa", recruits=[SAMUEL], goods="energy", on={"farm": [2]})
    assert now(game) == (SAMUEL, 0)
    assert now(play(game, f"use {SAMUEL}", "roll 1")) == (GEORGE, 0)


def test_george_revealed_too_late():
    """george_the_lazy_craftsman: revealed by the star's own track step he has not seen the placement (R85, I2)."""
    spec = {"hidden": [GEORGE], "dice": {"hand": [1, 6]}, "hand": "2 bat", "morale": 2}
    game = play(table(spec, tiles={"market_wa": CAROUSEL}, tracks=(0, 0, 7, 0)), "place 1 ark", "star market_wa")
    assert seat(game)["recruits"] == {GEORGE: "active"} and now(game) == ("turn", 1)


def test_george_roll_reactions():
    """george_the_lazy_craftsman: Milos, Baron, Keb, Xyon, Dusty answer the roll (R35)."""
    game = george("star market_wa", f"use {GEORGE}", recruits=[MILOS, BARON, KEB], goods="water food", knowledge=4)
    assert now(game) == (MILOS, 0)
    play(game, f"decline {MILOS}", "roll 5")
    assert now(game) == (BARON, 0)
    assert legal(play(game, f"decline {BARON}")) == GOODS
    game = george(
        "pay 2 bat", "star market_wa", f"use {GEORGE}", "roll 6", recruits=[XYON, DUSTY], cards="3 bat", knowledge=4
    )
    assert now(game) == (XYON, 0)
    assert now(play(game, f"decline {XYON}")) == (DUSTY, 0)


def test_george_and_the_palace():
    """george_the_lazy_craftsman: with 3 resources held the Palace voids the gain; it may be used all the same (I3, I9)."""
    game = george("star market_wa", f"use {GEORGE}", "roll 5", goods="3 clay", tiles={"market_ea": PALACE})
    assert goods(game) == {"clay": 3} and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Gwen


def gwen(recruits, face, *moves, space="generator", there=(), tiles=(), tracks=(0, 0, 0, 0), **spec):
    """P1 places a face beside P2's workers."""
    game = table(
        owner(recruits, (face, 1), **spec), owner((), (1,), on={space: list(there)}), tiles=dict(tiles), tracks=tracks
    )
    return play(game, f"place {face} {space}", *moves)


@pytest.mark.parametrize(
    "space, commodity, resource",
    [("generator", "energy", "gold"), ("aquifer", "water", "stone"), ("farm", "food", "clay")],
)
def test_gwen_takes_a_resource(space, commodity, resource):
    """gwen_the_mineralogist: at 9 or more the area's resource instead of one commodity; the knowledge comes too (R43)."""
    game = gwen([GWEN], 6, space=space, there=[3])
    assert now(game) == (GWEN, 0)
    assert goods(play(game.clone(), f"decline {GWEN}")) == {commodity: 2}
    play(game, f"use {GWEN}")
    assert goods(game) == {commodity: 1, resource: 1} and seat(game)["knowledge"] == 4 and now(game) == ("turn", 1)


def test_gwen_off():
    """gwen_the_mineralogist: not at 8, not at the Cloud Mine, not hidden or nobody's (R43, R88)."""
    for game in (
        gwen([GWEN], 6, there=[2]),
        gwen([GWEN], 6, there=[3], space="cloud_mine"),
        gwen([GWEN], 6, there=[3], where="hidden"),
        gwen([GWEN], 6, there=[3], where="nobody"),
    ):
        assert now(game) == ("turn", 1) and "gold" not in goods(game)


def test_gwen_with_the_bonus():
    """gwen_the_mineralogist: with the bonus of tier 1: 2 commodities and 1 resource (R44)."""
    game = gwen([GWEN], 6, f"use {GWEN}", space="farm", there=[3], tracks=(0, 0, 2, 0))
    assert goods(game) == {"food": 2, "clay": 1}


def test_gwen_and_monotony():
    """gwen_the_mineralogist: after Monotony one commodity less (I9)."""
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], tiles={"market_ea": MONOTONY})
    assert goods(game) == {"gold": 1}
    game = gwen([GWEN], 6, f"use {GWEN}", space="farm", there=[3], tracks=(0, 0, 2, 0), tiles={"market_ea": MONOTONY})
    assert goods(game) == {"food": 1, "clay": 1}


def test_gwen_and_the_caps():
    """gwen_the_mineralogist: Palace voids the resource, Lottery the commodity; she may be used all the same (I3, I9)."""
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], goods="3 clay", tiles={"market_ea": PALACE})
    assert goods(game) == {"energy": 1, "clay": 3}
    game = gwen([GWEN], 6, f"use {GWEN}", there=[3], goods="2 energy", tiles={"market_ea": LOTTERY})
    assert goods(game) == {"energy": 2, "gold": 1}


def test_gwen_before_joseph():
    """gwen_the_mineralogist: Joseph is asked after her, only if she was refused (R89a)."""
    game = gwen([JOSEPH, GWEN], 6, there=[3])
    assert now(game) == (GWEN, 0)
    assert now(play(game.clone(), f"use {GWEN}")) == ("turn", 1)
    assert now(play(game, f"decline {GWEN}")) == (JOSEPH, 0)


def test_gwen_and_the_total():
    """gwen_the_mineralogist: Zara and Pmai settle the total first (R43)."""
    game = gwen([GWEN, ZARA], 5)
    assert now(game) == (ZARA, 0)
    assert now(play(game.clone(), f"use {ZARA}")) == (GWEN, 0) and now(play(game, f"decline {ZARA}")) == ("turn", 1)
    game = gwen([GWEN, PMAI], 6, there=[3])
    assert now(game) == (PMAI, 0)
    assert now(play(game.clone(), f"use {PMAI}")) == ("turn", 1) and now(play(game, f"decline {PMAI}")) == (GWEN, 0)


def test_gwen_and_frazer():
    """gwen_the_mineralogist: the energy given up does not count for Frazer (I2)."""
    game = gwen([GWEN, FRAZER], 6, there=[3], tracks=(2, 0, 0, 0))
    assert now(game) == (GWEN, 0)
    assert now(play(game.clone(), f"decline {GWEN}")) == (FRAZER, 0)
    assert goods(play(game, f"use {GWEN}")) == {"energy": 2, "gold": 1} and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Jedidiah


def incite(recruits, *moves, face=5, space="farm", theirs=(4,), mine=(), victim=(), **spec):
    """P1 places a face on an area with workers of P2."""
    game = table(
        owner(recruits, (face, 1), on={space: list(mine)}, **spec),
        {**owner((), (6,), on={space: list(theirs)}), **dict(victim)},
    )
    return play(game, f"place {face} {space}", *moves)


def test_jedidiah_bumps():
    """jedidiah_the_inciter: one opponent worker of the area goes home, rolled, and does not count (R24, R43)."""
    game = incite([JEDIDIAH])
    assert now(game) == (JEDIDIAH, 0)
    play(game, f"use {JEDIDIAH}")
    assert now(game) == ("roll", -1)
    play(game, "roll 2")
    assert goods(game) == {"food": 1} and seat(game)["knowledge"] == 2 and faces(game, 1) == [2, 6]
    game = incite([JEDIDIAH], f"decline {JEDIDIAH}")
    assert goods(game) == {"food": 2} and seat(game)["knowledge"] == 4 and faces(game, 1) == [6]


def test_jedidiah_choice():
    """jedidiah_the_inciter: chosen by owner and face, one worker a placement, never an own one (I1)."""
    game = table(
        owner([JEDIDIAH], (5, 1), on={"farm": [3]}),
        owner((), (1,), on={"farm": [4, 4, 2]}),
        owner((), (1,), on={"farm": [4]}),
    )
    play(game, "place 5 farm", f"use {JEDIDIAH}")
    assert now(game) == ("bump", 0) and legal(game) == ["bump P2 2", "bump P2 4", "bump P3 4"]
    play(game, "bump P2 4", "roll 3")
    assert (
        faces(game, 1) == [1, 3] and faces(game, 2) == [1] and now(game) == ("turn", 1) and seat(game)["knowledge"] == 4
    )


def test_jedidiah_off():
    """jedidiah_the_inciter: not with own workers only, elsewhere, hidden or nobody's (R42, R88)."""
    for game in (
        incite([JEDIDIAH], theirs=(), mine=[2]),
        incite([JEDIDIAH], where="hidden"),
        incite([JEDIDIAH], where="nobody"),
    ):
        assert now(game) == ("turn", 1)
    game = table(owner([JEDIDIAH], goods="water"), owner((), (1,), on={"farm": [4]}))
    assert now(play(game.clone(), "place 1 aquifer")) == ("turn", 1)
    assert now(play(game, "place 1 tunnel_subterran")) == ("take", 0)


def test_jedidiah_again_with_the_next():
    """jedidiah_the_inciter: each placement is its own event (I1)."""
    game = table(owner([JEDIDIAH], (1, 1), morale=2), owner((), (1,), on={"farm": [4, 2]}))
    play(game, "place 1 farm", f"use {JEDIDIAH}", "bump P2 4", "roll 1", "another", "place 1 farm")
    assert now(game) == (JEDIDIAH, 0)


def test_jedidiah_victim_answers():
    """jedidiah_the_inciter: Julia, Milos, Baron, Keb, Xyon and Dusty of the victim answer inside the turn (R35)."""
    victim = {"recruits": [JULIA, MILOS, BARON], "goods": "water food"}
    game = incite([JEDIDIAH], f"use {JEDIDIAH}", victim=victim)
    assert now(game) == (JULIA, 1)
    assert now(play(game, f"decline {JULIA}")) == (MILOS, 1)
    assert now(play(game, f"decline {MILOS}", "roll 2")) == (BARON, 1)
    victim = {"recruits": [KEB, XYON, DUSTY], "hand": "bat", "morale": 2, "knowledge": 4}
    game = incite([JEDIDIAH], f"use {JEDIDIAH}", "roll 6", victim=victim)
    assert now(game) == ("take", 1)
    assert now(play(game, "take gold")) == (XYON, 1)
    assert now(play(game, f"decline {XYON}")) == (DUSTY, 1)
    assert faces(play(game, f"decline {DUSTY}"), 1) == [6] and goods(game) == {"food": 1}


def test_jedidiah_and_khaleef():
    """jedidiah_the_inciter: it is a bump of an opponent: Khaleef's exchange, before the roll (R25)."""
    game = incite([JEDIDIAH, KHALEEF], f"use {JEDIDIAH}")
    assert now(game) == (KHALEEF, 0)
    assert now(play(game, f"use {KHALEEF}", "take water")) == ("roll", -1) and seat(game, 1)["knowledge"] == 2


def test_jedidiah_and_zara():
    """jedidiah_the_inciter: with Zara the total does not matter; the bump comes first (R43)."""
    game = incite([JEDIDIAH, ZARA], f"use {JEDIDIAH}", "roll 2")
    assert now(game) == (ZARA, 0)
    assert goods(play(game, f"use {ZARA}")) == {"food": 2}


# ---------------------------------------------------------------- Darren


def darren(
    *moves,
    recruits=(),
    hand=(1, 6),
    space="tunnel_euphorian",
    goods="2 energy",
    morale=2,
    take=("take gold",),
    tiles=(),
    on=(),
    **spec,
):
    """P1 places its first die on a tunnel."""
    game = table(
        owner([DARREN, *recruits], hand, goods=goods, morale=morale, on=on, **spec), owner(), tiles=dict(tiles)
    )
    return play(game, f"place {hand[0]} {space}", *take, *moves)


def test_darren_repeats():
    """darren_the_repeater: 1 morale and the price again: another worker on the space, the first one is rolled (R24, R26)."""
    game = darren()
    assert legal(game) == ["stop", f"use {DARREN}"]
    play(game, f"use {DARREN}")  # only the 6 is left: it is placed
    assert now(game) == ("roll", -1) and seat(game)["morale"] == 1
    play(game, "roll 2", "take gold")
    assert (
        goods(game) == {"gold": 2}
        and seat(game)["dice"] == [["hand", 2], ["tunnel_euphorian", 6]]
        and now(game) == ("turn", 1)
    )
    assert game.summary()["miners"][0] == 2


def test_darren_any_value():
    """darren_the_repeater: any available worker, on that space only (I6)."""
    game = darren(f"use {DARREN}", hand=(1, 5, 6))
    assert now(game) == ("place", 0) and legal(game) == ["place 5 tunnel_euphorian", "place 6 tunnel_euphorian"]


def test_darren_off():
    """darren_the_repeater: not at morale 1, without the price, without a worker, hidden, nobody's (R90, I6)."""
    for game in (darren(morale=1), darren(goods="energy"), darren(hand=(1,)), darren("stop")):
        assert now(game) == ("turn", 1)
    for where in ("hidden", "nobody"):
        game = table(owner([DARREN], where=where, goods="2 energy", morale=2))
        assert now(play(game, "place 1 tunnel_euphorian", "take gold")) == ("turn", 1)


def test_darren_only_bumpable_spaces():
    """darren_the_repeater: not on areas nor on construction sites (I6)."""
    assert now(darren(space="farm", take=())) == ("turn", 1)
    assert now(darren(space="build_ea_2", take=(), goods="3 gold")) == ("turn", 1)
    visit = {"space": "market_ea", "cards": "2 bat", "tiles": {"market_ea": CAROUSEL}, "take": ["star market_ea"]}
    assert now(darren(goods="stone", **visit)) == ("turn", 1)
    assert can_use(darren(goods="2 stone", **visit)) == [DARREN]


def test_darren_worker_gone():
    """darren_the_repeater: only while the worker just placed stands there (I6)."""
    game = table(owner([DARREN, SAMUEL], goods="6 energy"))
    assert now(play(game, "place 1 farm", f"use {SAMUEL}", "roll 2")) == ("turn", 1)


def test_darren_started_workers_only():
    """darren_the_repeater: a worker that came this turn is not usable (R20)."""
    assert now(darren("roll 2", hand=(1,), space="tank_energy", goods="6 energy", take=())) == ("turn", 1)
    assert now(darren("roll 2", hand=(1,), on={"tunnel_euphorian": [5]}, take=(), goods="3 energy")) == ("take", 0)
    assert now(darren("roll 2", "take gold", hand=(1,), on={"tunnel_euphorian": [5]}, take=(), goods="3 energy")) == (
        "turn",
        1,
    )


def test_darren_once_a_turn():
    """darren_the_repeater: once a turn, no further equal dice after it, no morale of theirs on top (R19, I6)."""
    game = darren(hand=(1, 1, 6), goods="4 energy", morale=4)
    assert legal(game) == ["another", "stop", f"use {DARREN}"]
    play(game, f"use {DARREN}", "place 1 tunnel_euphorian", "roll 2", "take gold")
    assert now(game) == ("turn", 1) and seat(game)["morale"] == 3


def test_darren_at_the_tank():
    """darren_the_repeater: the tank may be used twice: two new workers, each rolled (R46, I6)."""
    game = darren("roll 1", f"use {DARREN}", space="tank_energy", goods="6 energy", take=())
    assert now(game) == ("roll", -1) and ["tank_energy", 6] in seat(game)["dice"]
    play(game, "roll 2", "roll 3")
    assert faces(game) == [1, 2, 3] and seat(game)["owned"] == 4 and goods(game) == {} and now(game) == ("turn", 1)


def test_darren_after_other_extra_placements():
    """darren_the_repeater: after any placement on such a space, but not for an earlier one of the turn (I6)."""
    game = darren(recruits=[SPIROS], hand=(1, 5, 6), morale=4, goods="2 energy 2 food")
    assert can_use(game) == [DARREN, SPIROS]
    area = play(game.clone(), f"use {SPIROS}", "place 5 farm")
    assert now(area) == ("turn", 1)
    play(game, f"use {SPIROS}", "place 5 tunnel_wastelander", "take clay")
    assert can_use(game) == [DARREN]
    assert now(play(game, f"use {DARREN}")) == ("roll", -1) and ["tunnel_wastelander", 6] in seat(game)["dice"]


def test_darren_and_the_hand_limit():
    """darren_the_repeater: the space must be payable after the morale loss for some choice of discards (R50, I6)."""
    game = darren(space="wind_saloon", cards="3 bat box", goods="nothing", morale=4, take=["pay 2 bat"])
    assert now(game) == ("turn", 1)  # a bat and a box pay no Wind Saloon
    game = darren(space="wind_saloon", cards="2 bat 2 box bear", goods="nothing", morale=5, take=["pay 2 bat"])
    assert can_use(game) == [DARREN]
    play(game, f"use {DARREN}", "roll 2", "pay 2 box")
    assert seat(game)["hand"] == {"bear": 1} and seat(game)["stars_left"] == 8
    game = table(owner([DARREN], goods="2 energy", cards="2 bat", morale=2))
    play(game, "place 1 tunnel_euphorian", "take gold", f"use {DARREN}")
    assert seat(game)["hand"] == {"bat": 1}


def test_darren_discards_that_leave_nothing():
    """darren_the_repeater: offered if some discards leave the space payable; if those chosen do not, nothing is placed (I6)."""
    game = table(owner([DARREN], cards="2 bat 2 box bear", morale=3, on={"farm": [1]}), owner())
    play(game, "place 1 wind_saloon", "pay 2 bat")
    assert can_use(game) == [DARREN] and seat(game)["hand"] == {"bear": 1, "box": 2}
    play(game, f"use {DARREN}")
    assert now(game) == ("discard", 0) and legal(game) == ["discard bear", "discard box"]
    void = play(game.clone(), "discard box")
    assert now(void) == ("turn", 1) and faces(void) == [6] and ["wind_saloon", 1] in seat(void)["dice"]
    assert now(play(game, "discard bear")) == ("roll", -1) and ["wind_saloon", 6] in seat(game)["dice"]


def test_darren_and_the_agency():
    """darren_the_repeater: the Agency wants 1 commodity more for the own bump (R105)."""
    tiles = {"market_ea": AGENCY}
    assert now(darren(tiles=tiles)) == ("turn", 1)
    game = darren(f"use {DARREN}", tiles=tiles, goods="2 energy water")
    assert now(game) == ("roll", -1) and goods(game) == {"energy": 1, "gold": 1}
    assert goods(play(game, "roll 2", "take gold")) == {"gold": 2}


def test_darren_and_the_alone_camp():
    """darren_the_repeater: the Camp wants knowledge below 6, then gives 1, before the roll (R105)."""
    tiles = {"market_ea": CAMP}
    assert now(darren(tiles=tiles, knowledge=6)) == ("turn", 1)
    game = darren(f"use {DARREN}", tiles=tiles, knowledge=5)
    assert now(game) == ("roll", -1) and seat(game)["knowledge"] == 6


def test_darren_and_davaa():
    """darren_the_repeater: for Davaa the tunnel is occupied, so not free (I6)."""
    assert now(darren(recruits=[DAVAA], goods="nothing")) == ("turn", 1)
    game = darren(f"use {DARREN}", "roll 2", "take gold", recruits=[DAVAA], goods="energy")
    assert goods(game) == {"gold": 2}


# ---------------------------------------------------------------- Baron


def test_baron_rolls_again():
    """high_general_baron: 1 food: all workers just rolled are rolled once more, before the check (R35)."""
    game = rolled([BARON], goods="food")
    assert now(game) == (BARON, 0)
    play(game, f"use {BARON}")
    assert now(game) == ("roll", -1) and goods(game) == {}
    play(game, "roll 2")
    assert faces(game) == [2, 6] and now(game) == ("turn", 1)
    assert faces(rolled([BARON], f"decline {BARON}", goods="food")) == [6]


def test_baron_off():
    """high_general_baron: not without food, hidden or nobody's (R88)."""
    for game in (
        rolled([BARON], roll="1"),
        rolled([BARON], roll="1", goods="food", where="hidden"),
        rolled([BARON], roll="1", goods="food", where="nobody"),
    ):
        assert now(game) == ("turn", 1)


def test_baron_once_a_roll():
    """high_general_baron: once a roll, though food is left; the second result counts (I1)."""
    game = rolled([BARON], f"use {BARON}", "roll 6", goods="3 food")
    assert now(game) == ("turn", 1) and goods(game) == {"food": 2} and faces(game) == [6]


def test_baron_all_or_nothing():
    """high_general_baron: all dice of the roll, none by itself, and no others (R30)."""
    game = table(owner([BARON], (6,), on={"farm": [1, 2]}, goods="food"))
    play(game, "retrieve 1@farm 2@farm", "free", "roll 3 4", f"use {BARON}")
    assert len(legal(game)) == 21
    assert faces(play(game, "roll 1 1")) == [1, 1, 6]


def test_baron_pays_with_the_food_left():
    """high_general_baron: food spent on the retrieval is gone (R39)."""
    assert now(rolled([BARON], roll="1", goods="food", pay="pay food")) == ("turn", 1)
    assert now(rolled([BARON], roll="1", goods="2 food", pay="pay food")) == (BARON, 0)


def test_baron_in_an_opponents_turn():
    """high_general_baron: asked when bumped and when an opponent completes a market (R35)."""
    assert now(bumped([BARON], "roll 2", goods="food")) == (BARON, 1)
    game = table(owner(goods="gold"), owner([BARON], (6,), goods="food", on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert now(game) == (BARON, 1)
    game = table(owner([BARON], goods="3 energy food"))
    assert now(play(game, "place 1 tank_energy", "roll 2")) == (BARON, 0)


def test_baron_and_julia():
    """high_general_baron: rerolling a die that Julia set discards the chosen value (R30)."""
    game = bumped([JULIA, BARON], f"use {JULIA}", "face 4", goods="food")
    assert now(game) == (BARON, 1)
    assert faces(play(game.clone(), f"decline {BARON}"), 1) == [4, 6]
    assert faces(play(game, f"use {BARON}", "roll 1"), 1) == [1, 6]


def test_baron_before_the_check():
    """high_general_baron: Keb, Amina, Xyon, Dusty and the Institute look at the final roll (R35)."""
    game = rolled([BARON, KEB, AMINA], f"use {BARON}", "roll 6", goods="food", roll="1")
    assert legal(game) == GOODS
    assert has(play(game, "take gold"))[0] == 3 and faces(game) == [6, 6]
    assert now(rolled([BARON, XYON, DUSTY], f"use {BARON}", "roll 1", goods="food", cards="bat", morale=4)) == (
        "turn",
        1,
    )
    game = rolled(
        [BARON], f"use {BARON}", "roll 1", goods="food", hand=(6, 4), knowledge=3, tiles={"market_ea": INSTITUTE}
    )
    assert faces(game) == [1, 4]
