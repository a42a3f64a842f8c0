"""The twelve Icarite recruits: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from helpers import build, faces, legal, play, seat

AMANDA, BEN, BRADLEY, BRETT = "amanda_the_broker", "ben_the_ludologist", "bradley_the_futurist", "brett_the_lockpicker"
BRIAN, CURTIS, DAVE, FLAVIO = (
    "brian_the_viticulturist",
    "curtis_the_propagandist",
    "major_dave_the_demolitionist",
    "flavio_the_merchant",
)
GAMBLER, GEEK, GIDGET = "jonathan_the_gambler", "geek_the_oracle", "gidget_the_hypnotist"
JEFFERSON, JOSH, JULIA = "jefferson_the_shock_artist", "josh_the_negotiator", "julia_the_thought_inspector"
KADAN, KATY, LAURA, LEE = "kadan_the_infiltrator", "katy_the_dietician", "laura_the_philanthropist", "lee_the_gossip"
MATTHEW, MAXIME, NICK, PETE = "matthew_the_thief", "maxime_the_ambassador", "nick_the_understudy", "pete_the_cannibal"
PHIL, REBECCA, SARINEE = "phil_the_spy", "rebecca_the_peddler", "sarinee_the_cloud_miner"
SHEPPARD, XANDER, YORDY, ZONG = (
    "dr_sheppard_the_lobotomist",
    "xander_the_excavator",
    "yordy_the_demotivator",
    "zong_the_astronomer",
)

ACADEMY = {"market_wb": "academy_of_mandatory_equality"}
OFF = pytest.mark.parametrize("where, tiles", [("hidden", {}), ("recruits", ACADEMY)], ids=["hidden", "academy"])
TUNNELS = pytest.mark.parametrize(
    "space, price", [("tunnel_euphorian", "energy"), ("tunnel_subterran", "water"), ("tunnel_wastelander", "food")]
)


def now(game):
    """What must be decided (for a recruit: `use ID`) and by which seat."""
    what = next(text for text in legal(game) if text.startswith("use ")) if game.kind == "use" else game.kind
    return what, game.to_move


def has(game, number=0):
    """Morale, knowledge, goods and hand of a seat."""
    who = seat(game, number)
    return who["morale"], who["knowledge"], who["goods"], who["hand"]


def owner(recruits, where="recruits", face=1, **spec):
    """A seat with these recruits active (or hidden), a worker showing `face` and one that does not match it."""
    return {where: recruits, "dice": {"hand": [face, 7 - face]}, **spec}


def first(spec, *others, space, moves=(), **board):
    """P1 places the first of its dice on a space."""
    return play(build(spec, *others, **board), f"place {spec['dice']['hand'][0]} {space}", *moves)


def bump(
    recruits,
    *moves,
    space="tunnel_subterran",
    goods="water",
    where="recruits",
    tiles=None,
    miners=(0, 0, 0),
    face=3,
    roll="1",
    victim=(),
    **spec,
):
    """P1's 3 bumps P2's 4, which rolls a 1."""
    return first(
        owner(recruits, where, face, goods=goods, **spec),
        {"dice": {"hand": [1], space: [4]}, **dict(victim)},
        space=space,
        moves=(f"roll {roll}", *moves),
        tiles=tiles,
        miners=miners,
    )


def bump_own(recruits, *moves, **spec):
    """P1's 1 bumps its own 4, which rolls a 1."""
    return first(
        {"recruits": recruits, "goods": "water", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}, **spec},
        space="tunnel_subterran",
        moves=("roll 1", *moves),
    )


def visit(tile, spec, *others, tiles=(), moves=(), **board):
    """P1 visits this tile in Euphoria, where its star is already."""
    return first(
        {"tile_stars": ["market_ea"], **spec},
        *others,
        space="market_ea",
        tiles={"market_ea": tile, **dict(tiles)},
        moves=moves,
        **board,
    )


def retrieve(recruits, *moves, where="recruits", tiles=None, dice=(), **spec):
    """P1 retrieves a 2 and a 3 from the Farm."""
    game = build({where: recruits, "dice": {"farm": [2, 3], **dict(dice)}, **spec}, tiles=tiles)
    return play(game, "retrieve 2@farm 3@farm", *moves)


# ---------------------------------------------------------------- Amanda


def bumped(spec, *moves, bumper=(), where="recruits", tiles=None, space="tunnel_subterran"):
    """P1's 1 bumps Amanda's 4 of P2."""
    return first(
        {"goods": "water", "dice": {"hand": [1, 2]}, **dict(bumper)},
        {where: [AMANDA], "goods": "bliss", "dice": {"hand": [1], space: [4]}, **spec},
        space=space,
        moves=moves,
        tiles=tiles,
    )


def test_amanda_chooses_the_face():
    """amanda_the_broker: 1 bliss to the supply: the bumped worker gets a face of choice instead of a roll (R24, R30)."""
    game = bumped({})
    assert now(game) == (f"use {AMANDA}", 1) and game.active == 0
    assert legal(play(game, "use amanda")) == [f"face {n}" for n in range(1, 7)]
    play(game, "face 6")
    assert faces(game, 1) == [1, 6] and has(game, 1)[2] == {} and has(game)[2] == {} and now(game) == ("take", 0)
    assert now(play(bumped({}), "decline amanda")) == ("roll", -1)


@OFF
def test_amanda_off(where, tiles):
    """amanda_the_broker: hidden or under the Academy the die is rolled (G1, T50)."""
    assert now(bumped({}, where=where, tiles=tiles)) == ("roll", -1)


def test_amanda_needs_real_bliss():
    """amanda_the_broker: not without bliss; Brian's food is none (G2)."""
    assert now(bumped({"goods": "energy"})) == ("roll", -1)
    assert now(bumped({"recruits": [AMANDA, BRIAN], "goods": "3 food"})) == ("roll", -1)


@pytest.mark.parametrize("space", ["tank_water", "nimbus_loft", "market_ea"])
def test_amanda_on_any_bumpable_space(space):
    """amanda_the_broker: wherever a worker of hers is bumped (R24)."""
    game = bumped(
        {},
        space=space,
        bumper={"goods": "4 energy 3 water 2 gold stone"},
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
    )
    assert now(game) == (f"use {AMANDA}", 1)


def test_amanda_when_bumping_oneself():
    """amanda_the_broker: an own bump counts, unless the Spa forbids it (R26, R107)."""
    own = {"recruits": [AMANDA], "goods": "water bliss", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}}
    game = first(own, space="tunnel_subterran")
    assert now(game) == (f"use {AMANDA}", 0)
    assert faces(play(game, "use amanda", "face 5")) == [2, 5]
    assert "place 1 tunnel_subterran" not in legal(build(own, tiles={"market_wa": "spa_of_fleeting_pleasure"}))


def test_amanda_own_bump_joins_no_group():
    """amanda_the_broker: a face set in the own turn is not placeable with the group (R20)."""
    game = first(
        {"recruits": [AMANDA], "goods": "water bliss", "dice": {"hand": [2, 2], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
        moves=["use amanda", "face 2", "take stone"],
    )
    assert now(game) == ("more", 0)
    assert now(play(game, "place 2 farm")) == ("turn", 1) and faces(game) == [2]


def test_amanda_not_at_a_finished_market():
    """amanda_the_broker: workers sent home by a market are not bumped (R64)."""
    game = first(
        owner([], goods="gold"),
        {"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "build_ea_2": [3]}},
        space="build_ea_3",
        moves=["tile bemusement_park", "roll 1"],
    )
    assert now(game) == ("roll", -1)


def test_amanda_set_face_counts_as_rolled():
    """amanda_the_broker: check, roll-face penalty and Ben follow the chosen face (R30, R35, G11)."""
    checked = bumped({"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [4]}}, "use amanda", "face 6")
    assert faces(checked, 1) == [6] and seat(checked, 1)["owned"] == 1
    penalty = bumped({"goods": "bliss gold"}, "use amanda", "face 3", tiles={"market_ea": "bemusement_park"})
    assert has(penalty, 1)[2] == {}
    assert now(bumped({}, "use amanda", "face 1", bumper={"recruits": [BEN], "morale": 3})) == (f"use {BEN}", 0)


def test_amanda_before_julia_once_per_bump():
    """amanda_the_broker: asked before the bumper's Julia, once per bump (R89, R89a)."""
    game = bumped({"goods": "3 bliss"}, bumper={"recruits": [JULIA], "morale": 2})
    assert now(game) == (f"use {AMANDA}", 1)
    play(game, "use amanda", "face 6")
    assert now(game) == (f"use {JULIA}", 0)
    play(game, "use julia", "take gold")
    assert faces(game, 1) == [1, 6] and has(game, 1)[2] == {"bliss": 2} and now(game) == ("take", 0)


# ---------------------------------------------------------------- Flavio

COURTHOUSE = "courthouse_of_hasty_judgment"
PRICE = "4 energy stone"


def test_flavio_draws_after_a_visit():
    """flavio_the_merchant: 1 knowledge for an artifact, after star and track (R69, R28)."""
    game = visit(COURTHOUSE, owner([FLAVIO], goods=PRICE, knowledge=5))
    assert now(game) == (f"use {FLAVIO}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    assert has(play(game.clone(), "use flavio", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert has(play(game, "decline flavio")) == (1, 5, {}, {}) and now(game) == ("turn", 1)


@OFF
def test_flavio_off(where, tiles):
    """flavio_the_merchant: hidden or under the Academy not asked (G1, T50)."""
    assert now(visit(COURTHOUSE, owner([FLAVIO], where, goods=PRICE), tiles=tiles)) == ("turn", 1)


def test_flavio_needs_room_for_knowledge():
    """flavio_the_merchant: not at knowledge 6 (R90)."""
    assert now(visit(COURTHOUSE, owner([FLAVIO], goods=PRICE, knowledge=6))) == ("turn", 1)


@pytest.mark.parametrize(
    "space, asked",
    [
        ("incinerator", True),
        ("free_press", True),
        ("ark", True),
        ("wind_saloon", False),
        ("nimbus_loft", False),
        ("build_ea_2", False),
    ],
)
def test_flavio_at_artifact_markets(space, asked):
    """flavio_the_merchant: artifact markets count, Icarite markets and building do not (R74, R76, R64)."""
    game = first(owner([FLAVIO], goods="3 gold", hand="2 bat", morale=2), space=space)
    assert now(game) == ((f"use {FLAVIO}", 0) if asked else ("turn", 1))


def test_flavio_needs_a_star_on_the_board():
    """flavio_the_merchant: territory full: not asked, a star on a recruit does not help (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert now(visit(COURTHOUSE, owner([FLAVIO], goods=PRICE), full)) == ("turn", 1)
    game = visit(COURTHOUSE, owner([FLAVIO, KATY], goods=PRICE), full, tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {KATY: 1} and now(game) == ("turn", 1)


def test_flavio_draw_may_be_changed():
    """flavio_the_merchant: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = visit(COURTHOUSE, owner([FLAVIO, GEEK, GAMBLER], goods=PRICE), moves=["use flavio"])
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_flavio_after_bradley_and_brett():
    """flavio_the_merchant: Bradley and Brett answer the same visit before him (G3, R89a)."""
    game = visit(COURTHOUSE, owner([FLAVIO, BRETT, BRADLEY], goods=PRICE, morale=3, knowledge=2))
    assert now(game) == (f"use {BRADLEY}", 0)
    assert now(play(game, "use bradley", "draw bat", "draw bear", "discard bat")) == (f"use {BRETT}", 0)
    assert now(play(game, "use brett", "take gold")) == (f"use {FLAVIO}", 0)
    assert has(play(game, "use flavio", "draw box")) == (3, 6, {"gold": 1}, {"bear": 1, "box": 1})


def test_flavio_and_nick():
    """flavio_the_merchant: Nick's morale makes room for the card; without him one is discarded (G8, G10)."""
    moves = ["use flavio", "draw bat"]
    assert has(visit(COURTHOUSE, owner([FLAVIO, NICK], goods=PRICE, hand="box"), moves=moves)) == (
        2,
        4,
        {},
        {"bat": 1, "box": 1},
    )
    assert legal(visit(COURTHOUSE, owner([FLAVIO], goods=PRICE, hand="box"), moves=moves)) == [
        "discard bat",
        "discard box",
    ]


def test_flavio_once_per_visit():
    """flavio_the_merchant: one use per visit, a second visit of the turn is a new one (R18, R89)."""
    game = visit(
        COURTHOUSE,
        {"recruits": [FLAVIO], "goods": PRICE, "hand": "2 bat", "morale": 3, "dice": {"hand": [1, 1]}},
        moves=["use flavio", "draw box"],
    )
    assert now(game) == ("more", 0)
    assert now(play(game, "place 1 free_press", "pay 2 bat")) == (f"use {FLAVIO}", 0)


# ---------------------------------------------------------------- Gidget


def test_gidget_lowers_knowledge():
    """gidget_the_hypnotist: -2 knowledge in place of +2 morale when bliss is paid (R38)."""
    game = retrieve([GIDGET], goods="2 bliss food", knowledge=4)
    assert legal(game) == ["free", "pay bliss", f"pay bliss by {GIDGET}", "pay food"]
    by = play(game.clone(), f"pay bliss by {GIDGET}")
    assert has(by) == (1, 2, {"food": 1, "bliss": 1}, {}) and now(by) == ("roll", -1)
    assert has(play(game.clone(), "pay bliss"))[:2] == (3, 4)
    assert has(play(game, "pay food"))[:2] == (3, 4)


def test_gidget_by_another_spelling():
    """gidget_the_hypnotist: the other spelling of the name means the same card (R38)."""
    assert has(retrieve([GIDGET], "pay bliss by Gidgit the Hypnotist", goods="bliss"))[:2] == (1, 1)


@OFF
def test_gidget_off(where, tiles):
    """gidget_the_hypnotist: hidden or under the Academy bliss gives morale only (G1, T50)."""
    assert legal(retrieve([GIDGET], goods="bliss", where=where, tiles=tiles)) == ["free", "pay bliss"]


def test_gidget_needs_bliss():
    """gidget_the_hypnotist: food is no bliss, Brian's neither; Jefferson's energy excludes it (R38)."""
    assert legal(retrieve([GIDGET, BRIAN], goods="2 food")) == ["free", "pay food"]
    assert has(retrieve([GIDGET, JEFFERSON], f"pay energy by {JEFFERSON}", goods="energy bliss"))[:3] == (
        2,
        2,
        {"bliss": 1},
    )


def test_gidget_helps_the_check():
    """gidget_the_hypnotist: before the roll: 6 + 6 + 3 is safe (R39, T3)."""
    assert faces(retrieve([GIDGET], f"pay bliss by {GIDGET}", "roll 6 6", goods="bliss", knowledge=5)) == [6, 6]
    assert faces(retrieve([GIDGET], "pay bliss", "roll 6 6", goods="bliss", knowledge=5)) == [6]


def test_gidget_at_low_knowledge():
    """gidget_the_hypnotist: at knowledge 2 only one step is left (R28, G13)."""
    assert has(retrieve([GIDGET], f"pay bliss by {GIDGET}", goods="bliss", knowledge=2))[:2] == (1, 1)


# ---------------------------------------------------------------- Josh


@pytest.mark.parametrize(
    "tile, goods, hand",
    [
        ("academy_of_mandatory_equality", "4 food bliss", "nothing"),
        ("apothecary_of_productive_dreams", "5 bliss", "nothing"),
        ("arena_of_peaceful_conflict", "4 food bliss", "nothing"),
        ("courthouse_of_hasty_judgment", "4 energy bliss", "nothing"),
        ("fountain_of_wishful_thinking", "4 water bliss", "nothing"),
        ("laboratory_of_selective_genetics", "bliss", "bat"),
        ("plaza_of_immortalized_humility", "4 water bliss", "nothing"),
        ("theater_of_revelatory_propaganda", "4 energy bliss", "nothing"),
    ],
)
def test_josh_pays_bliss_for_the_resource(tile, goods, hand):
    """josh_the_negotiator: 1 bliss in place of the resource of a market's price, which makes the visit legal (R69, R22)."""
    assert has(visit(tile, owner([JOSH], goods=goods, hand=hand))) == (1, 3, {}, {})
    assert "place 1 market_ea" not in legal(
        build(owner([], goods=goods, hand=hand, tile_stars=["market_ea"]), tiles={"market_ea": tile})
    )


def test_josh_leaves_the_choice():
    """josh_the_negotiator: the printed resource may still be paid, exactly one bliss replaces it (R27)."""
    game = visit(COURTHOUSE, owner([JOSH], goods="4 energy 2 bliss 2 stone gold"))
    assert legal(game) == ["pay 4 energy bliss", "pay 4 energy stone"]


@OFF
def test_josh_off(where, tiles):
    """josh_the_negotiator: hidden or under the Academy bliss does not count (G1, T50)."""
    game = build(
        owner([JOSH], where, goods="4 energy bliss", tile_stars=["market_ea"]), tiles={"market_ea": COURTHOUSE, **tiles}
    )
    assert "place 1 market_ea" not in legal(game)


def test_josh_needs_bliss_beyond_the_price():
    """josh_the_negotiator: the Apothecary's own 4 bliss are not enough (R22)."""
    spec = owner([JOSH], goods="4 bliss", tile_stars=["market_ea"])
    assert "place 1 market_ea" not in legal(build(spec, tiles={"market_ea": "apothecary_of_productive_dreams"}))


def test_josh_not_elsewhere():
    """josh_the_negotiator: not for building, Nimbus Loft, or prices without a resource (R62, R76)."""
    game = build(
        owner([JOSH], goods="2 gold 4 water 4 bliss", tile_stars=["market_ea"]),
        tiles={"market_ea": "spa_of_fleeting_pleasure"},
    )
    moves = legal(game)
    assert "place 1 build_sa_2" not in moves and "place 1 nimbus_loft" not in moves and "place 1 market_ea" not in moves
    assert "place 1 build_eb_2" in moves


def test_josh_and_brian():
    """josh_the_negotiator: his bliss may be Brian's food, which is Brian's use on a non-Icarite market (G3, R89a)."""
    game = visit(COURTHOUSE, owner([JOSH, BRIAN], goods="4 energy food bliss"))
    assert legal(game) == ["pay 4 energy bliss", "pay 4 energy food"]
    food = play(game.clone(), "pay 4 energy food")
    assert has(food)[:2] == (1, 4) and food.summary()["tracks"] == [1, 0, 1, 0]
    assert has(play(game, "pay 4 energy bliss"))[:2] == (1, 3) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_josh_and_brian_with_food_only():
    """josh_the_negotiator: with Brian 5 food pay the Apothecary, one knowledge and step (G3, R22)."""
    game = visit("apothecary_of_productive_dreams", owner([JOSH, BRIAN], goods="5 food"))
    assert has(game) == (1, 4, {}, {}) and game.summary()["tracks"] == [1, 0, 1, 0]


# ---------------------------------------------------------------- Kadan

ENDS = pytest.mark.parametrize(
    "space, gain",
    [("tunnel_end_euphorian", "water"), ("tunnel_end_subterran", "food"), ("tunnel_end_wastelander", "energy")],
)


@ENDS
def test_kadan_enters_the_end_space(space, gain):
    """kadan_the_infiltrator: 2 knowledge for the exclusive space of another faction (R60)."""
    game = first(owner([KADAN], knowledge=4), space=space, miners=(9, 9, 9))
    assert has(game) == (1, 6, {gain: 3}, {}) and game.summary()["miners"] == [9, 9, 9] and now(game) == ("turn", 1)


@OFF
def test_kadan_off(where, tiles):
    """kadan_the_infiltrator: hidden or under the Academy the space is closed (G1, T50)."""
    assert "place 1 tunnel_end_subterran" not in legal(build(owner([KADAN], where), miners=(9, 9, 9), tiles=tiles))


def test_kadan_refused():
    """kadan_the_infiltrator: not at knowledge 5, not before the miner's step 9, not for a tunnel's price (R90, R59)."""
    assert "place 1 tunnel_end_subterran" not in legal(build(owner([KADAN], knowledge=5), miners=(9, 9, 9)))
    assert "place 1 tunnel_end_subterran" not in legal(build(owner([KADAN]), miners=(8, 8, 8)))
    assert "place 1 tunnel_subterran" not in legal(build(owner([KADAN]), miners=(9, 9, 9)))


def test_kadan_pays_nothing_with_the_right_recruit():
    """kadan_the_infiltrator: with an active recruit of the faction there is no price (R60, T42)."""
    game = first(owner([KADAN, BRETT], knowledge=6), space="tunnel_end_subterran", miners=(9, 9, 9))
    assert has(game)[:3] == (1, 6, {"food": 3})
    assert "place 1 tunnel_end_euphorian" not in legal(build(owner([KADAN, BRETT], knowledge=6), miners=(9, 9, 9)))
    assert has(first(owner([KADAN, BRETT]), space="tunnel_end_subterran", miners=(9, 9, 9)))[:3] == (1, 3, {"food": 3})


def test_kadan_bumps_before_the_payment():
    """kadan_the_infiltrator: bump abilities come first and can use up the room for the price (R27, G14)."""
    end = {"space": "tunnel_end_euphorian", "goods": "nothing", "miners": (9, 9, 9), "knowledge": 4}
    assert has(bump([KADAN, PHIL], "decline phil", **end))[:3] == (1, 6, {"water": 3})
    game = bump([KADAN, PHIL], "use phil", "draw bat", **end)
    assert has(game) == (1, 5, {}, {"bat": 1}) and now(game) == ("turn", 1)


@pytest.mark.parametrize("recruit", [LEE, MAXIME, REBECCA, JULIA])
def test_kadan_and_bump_abilities(recruit):
    """kadan_the_infiltrator: Lee, Maxime, Rebecca and Julia work there, before the price is paid (G14)."""
    game = first(
        owner([KADAN, recruit], morale=4),
        {"dice": {"hand": [1], "tunnel_end_subterran": [4]}},
        space="tunnel_end_subterran",
        miners=(9, 9, 9),
        moves=[] if recruit == JULIA else ["roll 1"],
    )
    assert now(game) == (f"use {recruit}", 0) and has(game)[1] == 3


@pytest.mark.parametrize("recruit", [LAURA, DAVE, XANDER, MATTHEW])
def test_kadan_and_tunnel_abilities(recruit):
    """kadan_the_infiltrator: tunnel abilities do not work on the end space (R60)."""
    game = bump([KADAN, recruit], space="tunnel_end_wastelander", goods="gold", miners=(9, 9, 9))
    assert has(game)[:3] == (1, 5, {"energy": 3, "gold": 1}) and now(game) == ("turn", 1)


def test_kadan_and_nick():
    """kadan_the_infiltrator: Nick gains 2 morale with the price (G10)."""
    assert has(first(owner([KADAN, NICK]), space="tunnel_end_subterran", miners=(9, 9, 9)))[:2] == (3, 5)


# ---------------------------------------------------------------- Lee


def test_lee_trades_gossip():
    """lee_the_gossip: 1 morale: the bumped player gains 1 knowledge, the owner a commodity of choice (R25)."""
    game = bump([LEE], morale=2)
    assert now(game) == (f"use {LEE}", 0)
    play(game, "use lee")
    assert legal(game) == ["take bliss", "take energy", "take food", "take water"]
    play(game, "take food")
    assert has(game) == (1, 3, {"food": 1}, {}) and has(game, 1)[1] == 4 and now(game) == ("take", 0)
    game = bump([LEE], "decline lee", morale=2)
    assert has(game)[:2] == (2, 3) and has(game, 1)[1] == 3


@OFF
def test_lee_off(where, tiles):
    """lee_the_gossip: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([LEE], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_lee_refused():
    """lee_the_gossip: not at morale 1, for an own worker or without a bump (R90, R26, R42)."""
    assert now(bump([LEE])) == ("take", 0)
    assert now(bump_own([LEE], morale=3)) == ("take", 0)
    assert now(first(owner([LEE], morale=3), {"dice": {"hand": [1], "farm": [2]}}, space="farm")) == ("turn", 1)


def test_lee_victim_at_knowledge_6():
    """lee_the_gossip: a victim at knowledge 6 gains nothing, the owner still the commodity (G13)."""
    game = bump([LEE], "use lee", "take bliss", morale=2, victim={"knowledge": 6})
    assert has(game, 1)[1] == 6 and has(game)[2] == {"bliss": 1}


def test_lee_after_the_check():
    """lee_the_gossip: the knowledge misses this die's check but counts for a later one in the turn (C3, R31)."""
    victim = {"dice": {"hand": [6], "tunnel_subterran": [2], "tunnel_wastelander": [2]}}
    game = first(
        {"recruits": [LEE], "goods": "water food", "morale": 2, "dice": {"hand": [1, 1]}},
        victim,
        space="tunnel_subterran",
        moves=["roll 5"],
    )
    assert faces(game, 1) == [5, 6] and now(game) == (f"use {LEE}", 0)  # 6 + 5 + 3
    play(game, "use lee", "take food", "take stone", "place 1 tunnel_wastelander", "roll 1")
    assert faces(game, 1) == [1, 5]  # 6 + 5 + 1 + 4


def test_lee_commodity_may_be_spent():
    """lee_the_gossip: the commodity may pay this space but does not make it legal (C2, G14)."""
    bar = {"space": "breeze_bar", "morale": 2}
    assert legal(bump([LEE], "use lee", "take energy", goods="bliss food", **bar)) == [
        "pay energy bliss",
        "pay food bliss",
    ]
    game = build(owner([LEE], goods="bliss", morale=2), {"dice": {"hand": [1], "breeze_bar": [4]}})
    assert "place 1 breeze_bar" not in legal(game)


def test_lee_nick_and_curtis():
    """lee_the_gossip: the victim's Nick gains 1 morale, the own Curtis 1 knowledge less (G10)."""
    game = bump([LEE, CURTIS], "use lee", "take food", morale=2, victim={"recruits": [NICK]})
    assert has(game)[:2] == (1, 2) and has(game, 1)[:2] == (2, 4)


def test_lee_beside_maxime_and_rebecca():
    """lee_the_gossip: Lee, Maxime and Rebecca on one bump, each paid by itself, in this order (G3, R89a)."""
    game = bump([REBECCA, MAXIME, LEE], "use lee", "take food", morale=6)
    assert now(game) == (f"use {MAXIME}", 0)
    assert now(play(game, "use maxime", "draw bat")) == (f"use {REBECCA}", 0)
    play(game, "use rebecca", "take gold")
    assert has(game) == (1, 3, {"food": 1, "gold": 1}, {"bat": 1}) and has(game, 1)[1] == 6
    assert now(bump([REBECCA, LEE], "use lee", "take food", morale=3)) == ("take", 0)


# ---------------------------------------------------------------- Matthew


@TUNNELS
def test_matthew_pays_knowledge(space, price):
    """matthew_the_thief: 1 knowledge in place of the commodity of an occupied tunnel (R56, R27)."""
    game = bump([MATTHEW], space=space, goods=price, knowledge=5)
    assert set(legal(game)) == {f"pay {price}", "pay knowledge"}
    thief = play(game.clone(), "pay knowledge")
    assert has(thief)[:3] == (1, 6, {price: 1}) and now(thief) == ("take", 0)
    assert has(play(game, f"pay {price}"))[:3] == (1, 5, {})


@TUNNELS
def test_matthew_makes_the_tunnel_legal(space, price):
    """matthew_the_thief: no commodity is needed, and the full benefit follows (R22, R28)."""
    game = bump([MATTHEW], "take artifact", "draw bat", space=space, goods="nothing")
    assert has(game) == (1, 4, {}, {"bat": 1}) and sum(game.summary()["miners"]) == 1


@OFF
def test_matthew_off(where, tiles):
    """matthew_the_thief: hidden or under the Academy the tunnel asks for its commodity (G1, T50)."""
    game = build(owner([MATTHEW], where), {"dice": {"hand": [1], "tunnel_subterran": [4]}}, tiles=tiles)
    assert "place 1 tunnel_subterran" not in legal(game)


@pytest.mark.parametrize(
    "spec, other",
    [
        ({"knowledge": 6}, {"dice": {"hand": [1], "tunnel_subterran": [4]}}),  # no room
        ({}, {}),  # nobody there
        ({"dice": {"hand": [1, 2], "tunnel_subterran": [4]}}, {}),  # an own worker
        ({}, {"dice": {"hand": [1], "tank_water": [4]}}),  # no tunnel
        ({}, {"dice": {"hand": [1], "tunnel_end_subterran": [4]}}),  # the exclusive space is none either
    ],
)
def test_matthew_refused(spec, other):
    """matthew_the_thief: knowledge 5 or less, an opponent's worker, a tunnel (R90, R26)."""
    moves = legal(build({**owner([MATTHEW]), **spec}, other, miners=(0, 9, 0)))
    assert not {"place 1 tunnel_subterran", "place 1 tank_water", "place 1 tunnel_end_subterran"} & set(moves)


@pytest.mark.parametrize("recruit, gain", [(DAVE, []), (PHIL, ["draw bat"]), (XANDER, [])])
def test_matthew_left_without_room(recruit, gain):
    """matthew_the_thief: exchanges of the bump can use up the room for his price: no benefit then (R27, G14)."""
    game = bump([MATTHEW, recruit], f"use {recruit}", *gain, goods="nothing", knowledge=5)
    assert now(game) == ("turn", 1) and has(game)[1] == 6 and ["tunnel_subterran", 3] in seat(game)["dice"]
    assert now(bump([MATTHEW, recruit], f"use {recruit}", *gain, goods="nothing", knowledge=4)) == ("take", 0)


def test_matthew_after_laura():
    """matthew_the_thief: Laura answers the bump first, he pays afterwards (R23, R25)."""
    game = bump([MATTHEW, LAURA], goods="gold", morale=2)
    assert now(game) == (f"use {LAURA}", 0) and has(game)[1] == 3
    assert has(play(game, "use laura", "draw bat", "draw box"))[1] == 4 and now(game) == ("take", 0)


def test_matthew_and_nick():
    """matthew_the_thief: Nick gains 1 morale with the price (G10)."""
    assert has(bump([MATTHEW, NICK], goods="nothing"))[:2] == (2, 4)


# ---------------------------------------------------------------- Maxime


def test_maxime_draws():
    """maxime_the_ambassador: 2 morale: the bumped player gains 1 knowledge, the owner an artifact (R25)."""
    game = bump([MAXIME], morale=3)
    assert now(game) == (f"use {MAXIME}", 0)
    play(game, "use maxime", "draw bat")
    assert has(game) == (1, 3, {}, {"bat": 1}) and has(game, 1)[1] == 4 and now(game) == ("take", 0)
    game = bump([MAXIME], "decline maxime", morale=3)
    assert has(game)[0] == 3 and has(game, 1)[1] == 3


@OFF
def test_maxime_off(where, tiles):
    """maxime_the_ambassador: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([MAXIME], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_maxime_refused():
    """maxime_the_ambassador: not at morale 2, not for an own worker (R90, R26, T64)."""
    assert now(bump([MAXIME], morale=2)) == ("take", 0)
    assert now(bump_own([MAXIME], morale=3)) == ("take", 0)


def test_maxime_one_discard_at_the_end():
    """maxime_the_ambassador: price, victim's knowledge, draw, then one discard to the new limit, before payment (G8, R50)."""
    game = bump([MAXIME], "use maxime", "draw box", morale=3, hand="bat bear")
    assert legal(game) == ["discard bat bear", "discard bat box", "discard bear box"]
    assert has(game)[:3] == (1, 3, {"water": 1}) and has(game, 1)[1] == 4
    assert has(play(game, "discard bat bear"))[2:] == ({}, {"box": 1})


def test_maxime_after_the_check():
    """maxime_the_ambassador: after the victim's check, so its knowledge does not count there (C3, R25)."""
    game = bump([MAXIME], roll="6", morale=3, victim={"dice": {"hand": [6], "tunnel_subterran": [4]}})
    assert faces(game, 1) == [6, 6] and now(game) == (f"use {MAXIME}", 0)
    assert faces(play(game, "use maxime", "draw bat"), 1) == [6, 6] and has(game, 1)[1] == 4


def test_maxime_victim_at_knowledge_6():
    """maxime_the_ambassador: a victim at knowledge 6 gains nothing, the owner still draws (G13)."""
    game = bump([MAXIME], "use maxime", "draw bat", morale=3, victim={"knowledge": 6})
    assert has(game, 1)[1] == 6 and has(game)[3] == {"bat": 1}


def test_maxime_nick_and_curtis():
    """maxime_the_ambassador: own Curtis 2 knowledge less, the victim's Nick 1 morale more (G10)."""
    game = bump([MAXIME, CURTIS], "use maxime", "draw bat", morale=3, knowledge=4, victim={"recruits": [NICK]})
    assert has(game)[:2] == (1, 2) and has(game, 1)[:2] == (2, 4)


def test_maxime_draw_may_be_changed():
    """maxime_the_ambassador: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = bump([MAXIME, GEEK, GAMBLER], "use maxime", morale=3)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


# ---------------------------------------------------------------- Rebecca


def test_rebecca_takes_a_resource():
    """rebecca_the_peddler: 2 morale: the bumped player gains 1 knowledge, the owner a resource of choice (R25)."""
    game = bump([REBECCA], morale=3)
    assert now(game) == (f"use {REBECCA}", 0)
    assert legal(play(game, "use rebecca")) == ["take clay", "take gold", "take stone"]
    play(game, "take clay")
    assert has(game) == (1, 3, {"clay": 1}, {}) and has(game, 1)[1] == 4 and now(game) == ("take", 0)
    assert has(bump([REBECCA], "decline rebecca", morale=3))[0] == 3


@OFF
def test_rebecca_off(where, tiles):
    """rebecca_the_peddler: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([REBECCA], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_rebecca_refused():
    """rebecca_the_peddler: not at morale 2, not for an own worker (R90, R26, T64)."""
    assert now(bump([REBECCA], morale=2)) == ("take", 0)
    assert now(bump_own([REBECCA], morale=3)) == ("take", 0)


def test_rebecca_victim_nick_and_curtis():
    """rebecca_the_peddler: victim at knowledge 6, victim's Nick and own Curtis as for Lee and Maxime (G10, G13)."""
    game = bump([REBECCA], "use rebecca", "take gold", morale=3, victim={"recruits": [NICK], "knowledge": 6})
    assert has(game, 1)[:2] == (1, 6) and has(game)[2] == {"gold": 1}
    game = bump([REBECCA, CURTIS], "use rebecca", "take gold", morale=3, knowledge=4, victim={"recruits": [NICK]})
    assert has(game)[:2] == (1, 2) and has(game, 1)[:2] == (2, 4)


def test_rebecca_after_the_check():
    """rebecca_the_peddler: after the victim's check (C3, R25)."""
    game = bump(
        [REBECCA],
        "use rebecca",
        "take gold",
        roll="6",
        morale=3,
        victim={"dice": {"hand": [6], "tunnel_subterran": [4]}},
    )
    assert faces(game, 1) == [6, 6] and has(game, 1)[1] == 4


def test_rebecca_resource_may_be_spent():
    """rebecca_the_peddler: the resource may pay this space but does not make it legal (C2, G14)."""
    loft = {"space": "nimbus_loft", "morale": 3}
    assert legal(bump([REBECCA], "use rebecca", "take clay", goods="3 gold", **loft)) == [
        "pay 2 gold clay",
        "pay 3 gold",
    ]
    game = build(owner([REBECCA], goods="2 gold", morale=3), {"dice": {"hand": [1], "nimbus_loft": [4]}})
    assert "place 1 nimbus_loft" not in legal(game)


def test_rebecca_hand_limit():
    """rebecca_the_peddler: the lower limit is enforced after the resource, before the payment (G8, R50)."""
    game = bump([REBECCA], "use rebecca", "take gold", morale=3, hand="bat box")
    assert legal(game) == ["discard bat", "discard box"] and has(game)[2] == {"water": 1, "gold": 1}


# ---------------------------------------------------------------- Sarinee


def test_sarinee_knowledge_or_bliss():
    """sarinee_the_cloud_miner: the only worker on the Cloud Mine: -1 knowledge or 1 bliss, after the benefit (R43)."""
    game = first(owner([SARINEE], face=6), space="cloud_mine")
    assert has(game)[:3] == (1, 2, {"bliss": 1}) and legal(game) == ["drop knowledge", "take bliss"]
    assert has(play(game.clone(), "drop knowledge"))[:3] == (1, 1, {"bliss": 1})
    assert has(play(game, "take bliss"))[:3] == (1, 2, {"bliss": 2}) and now(game) == ("turn", 1)


@OFF
def test_sarinee_off(where, tiles):
    """sarinee_the_cloud_miner: hidden or under the Academy nothing (G1, T50)."""
    assert now(first(owner([SARINEE], where), space="cloud_mine", tiles=tiles)) == ("turn", 1)


def test_sarinee_refused():
    """sarinee_the_cloud_miner: not beside a foreign or an own worker (R89)."""
    assert now(first(owner([SARINEE]), {"dice": {"hand": [1], "cloud_mine": [2]}}, space="cloud_mine")) == ("turn", 1)
    assert now(first({"recruits": [SARINEE], "dice": {"hand": [1, 2], "cloud_mine": [2]}}, space="cloud_mine")) == (
        "turn",
        1,
    )


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("aquifer", "water"), ("farm", "food")])
def test_sarinee_and_zong_only_on_the_cloud_mine(space, good):
    """sarinee_the_cloud_miner, zong_the_astronomer: the other areas give nothing extra (R43)."""
    game = first(owner([SARINEE, ZONG]), space=space)
    assert has(game)[2] == {good: 1} and now(game) == ("turn", 1)


def test_sarinee_at_knowledge_1():
    """sarinee_the_cloud_miner: at knowledge 1 it is the bliss (G12)."""
    game = first(owner([SARINEE], knowledge=1), space="cloud_mine")
    assert has(game)[:3] == (1, 1, {"bliss": 2}) and now(game) == ("turn", 1)


def test_sarinee_with_zong_and_tier_1():
    """sarinee_the_cloud_miner: beside Zong and the allegiance bonus, once per placement (R44, R89)."""
    game = first(
        owner([SARINEE, ZONG]), space="cloud_mine", tracks=(0, 0, 0, 2), moves=["use zong", "draw bat", "decline"]
    )
    assert has(game) == (1, 4, {"bliss": 2}, {"bat": 1}) and legal(game) == ["drop knowledge", "take bliss"]
    assert has(play(game, "take bliss"))[2] == {"bliss": 3} and now(game) == ("turn", 1)


def test_sarinee_brian_and_the_apothecary():
    """sarinee_the_cloud_miner: Brian's morale and the Apothecary's ban hold for the placement (R22, R107)."""
    assert has(first(owner([SARINEE, BRIAN], morale=2), space="cloud_mine", moves=["take bliss"]))[:3] == (
        1,
        3,
        {"bliss": 2},
    )
    assert "place 1 cloud_mine" not in legal(build(owner([SARINEE, BRIAN])))
    assert "place 1 cloud_mine" not in legal(
        build(owner([SARINEE]), tiles={"market_wb": "apothecary_of_productive_dreams"})
    )


# ---------------------------------------------------------------- Sheppard


def tank(recruits, *moves, side="water", where="recruits", tiles=None, dice=(1, 6), **spec):
    """P1 places the first of its dice on a side of the tank."""
    return first(
        {where: recruits, "goods": f"3 {side}", "dice": {"hand": list(dice)}, **spec},
        space=f"tank_{side}",
        moves=moves,
        tiles=tiles,
    )


def test_sheppard_sacrifices_a_retrieved_worker():
    """dr_sheppard_the_lobotomist: (a) one retrieved worker for 4 bliss and a resource; the other is rolled (R39, R91, T72)."""
    game = retrieve([SHEPPARD], goods="food")
    assert now(play(game, "pay food")) == (f"use {SHEPPARD}", 0)
    assert legal(play(game, "use dr_sheppard")) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert has(game) == (3, 3, {"bliss": 4, "gold": 1}, {}) and seat(game)["owned"] == 1
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    assert seat(play(retrieve([SHEPPARD]), "decline dr_sheppard", "roll 1 1"))["owned"] == 2


@OFF
def test_sheppard_off(where, tiles):
    """dr_sheppard_the_lobotomist: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert now(retrieve([SHEPPARD], where=where, tiles=tiles)) == ("roll", -1)
    assert now(tank([SHEPPARD], where=where, tiles=tiles)) == ("roll", -1)


def test_sheppard_keeps_the_last_worker():
    """dr_sheppard_the_lobotomist: (a) needs two workers in all; one sacrifice per retrieval (R91, T72)."""
    assert now(build({"recruits": [SHEPPARD], "dice": {"farm": [2]}})) == ("roll", -1)  # its only move: to retrieve it
    game = retrieve([SHEPPARD], "use dr_sheppard", "take gold", dice={"hand": [1, 4]})
    assert now(game) == ("roll", -1) and seat(game)["owned"] == 3


def test_sheppard_bliss_comes_after_the_payment():
    """dr_sheppard_the_lobotomist: (a) after payment, morale and its discard: the bliss cannot pay for it (R39, R50)."""
    game = retrieve([SHEPPARD], hand="bat box", morale=2)
    assert now(game) == ("discard", 0)  # no commodity: the free way, without being asked
    assert now(play(game, "discard bat")) == (f"use {SHEPPARD}", 0)
    assert has(play(game, "use dr_sheppard", "take gold"))[:3] == (1, 3, {"bliss": 4, "gold": 1})


def test_sheppard_before_yordy_after_pete():
    """dr_sheppard_the_lobotomist: (a) Pete, he, then Yordy for a die that is left (R89a, R39)."""
    game = retrieve([YORDY, SHEPPARD, PETE], goods="energy", dice={"hand": [1], "farm": [2, 3]})
    assert now(game) == (f"use {PETE}", 0)
    assert now(play(game, "decline pete")) == (f"use {SHEPPARD}", 0)
    assert now(play(game, "use dr_sheppard", "take gold")) == (f"use {YORDY}", 0)


def test_sheppard_draws_at_the_tank():
    """dr_sheppard_the_lobotomist: (b) 2 morale for an artifact; the +2 of the water side counts, the new die waits (R47)."""
    game = tank([SHEPPARD])
    assert now(game) == (f"use {SHEPPARD}", 0) and has(game)[:3] == (3, 3, {}) and seat(game)["owned"] == 3
    assert has(play(game, "use dr_sheppard", "draw bat")) == (1, 3, {}, {"bat": 1}) and now(game) == ("roll", -1)


def test_sheppard_refused_at_the_tank():
    """dr_sheppard_the_lobotomist: (b) not at morale 2, with 4 workers or under the Laboratory (R90, R47)."""
    assert now(tank([SHEPPARD], side="energy", morale=2)) == ("roll", -1)
    assert now(tank([SHEPPARD], side="energy", morale=3)) == (f"use {SHEPPARD}", 0)
    assert now(tank([SHEPPARD], dice=(1, 2, 3, 4))) == ("turn", 1)
    assert now(tank([SHEPPARD], tiles={"market_wb": "laboratory_of_selective_genetics"})) == ("turn", 1)


def test_sheppard_one_discard_and_curtis():
    """dr_sheppard_the_lobotomist: (b) one discard after price and draw; Curtis helps the new die's check (G8, R31)."""
    game = tank([SHEPPARD], "use dr_sheppard", "draw box", hand="bat")
    assert legal(game) == ["discard bat", "discard box"] and has(game)[0] == 1
    assert now(play(game, "discard bat")) == ("roll", -1)
    game = tank([SHEPPARD, CURTIS], "use dr_sheppard", "draw bat", "roll 5", knowledge=5)
    assert has(game)[1] == 3 and faces(game) == [5, 6]
    assert faces(tank([SHEPPARD, CURTIS], "decline dr_sheppard", "roll 5", knowledge=5)) == [5]


# ---------------------------------------------------------------- Zong


def test_zong_draws_and_shares_bliss():
    """zong_the_astronomer: 1 knowledge: an artifact, each opponent may gain 1 bliss, before the benefit (R28, G16)."""
    game = first(owner([ZONG], face=6, knowledge=5), {}, {}, space="cloud_mine")
    assert now(game) == (f"use {ZONG}", 0) and has(game)[2] == {}
    play(game, "use zong", "draw bat")
    assert now(game) == ("opponent", 1) and legal(game) == ["accept", "decline"]
    assert has(game) == (1, 6, {}, {"bat": 1})
    assert has(play(game, "accept"), 1)[2] == {"bliss": 1} and now(game) == ("opponent", 2)
    play(game, "decline")
    assert has(game, 2)[2] == {} and has(game) == (1, 5, {"bliss": 1}, {"bat": 1}) and now(game) == ("turn", 1)
    game = first(owner([ZONG]), space="cloud_mine", moves=["decline zong"])
    assert has(game) == (1, 3, {"bliss": 1}, {}) and now(game) == ("turn", 1)


@OFF
def test_zong_off(where, tiles):
    """zong_the_astronomer: hidden or under the Academy not asked (G1, T50)."""
    assert now(first(owner([ZONG], where), space="cloud_mine", tiles=tiles)) == ("turn", 1)


def test_zong_refused():
    """zong_the_astronomer: not at knowledge 6, though the area would lower it (R90)."""
    game = first(owner([ZONG], face=6, knowledge=6), space="cloud_mine")
    assert has(game)[1] == 5 and now(game) == ("turn", 1)


def test_zong_draw_may_be_changed():
    """zong_the_astronomer: Geek or Jonathan the Gambler may change the draw; then the opponents' bliss (G4)."""
    game = first(owner([ZONG, GEEK, GAMBLER], morale=2), space="cloud_mine", moves=["use zong"])
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert now(play(game, "use geek", "draw bat", "draw bear", "draw box", "discard bat bear")) == ("opponent", 1)


def test_zong_hand_limit_after_the_opponents():
    """zong_the_astronomer: the opponents' bliss is part of the effect; the discard comes after it, before the benefit (R50, G16)."""
    game = first(owner([ZONG], hand="box"), space="cloud_mine", moves=["use zong", "draw bat"])
    assert now(game) == ("opponent", 1)
    play(game, "accept")
    assert legal(game) == ["discard bat", "discard box"] and has(game)[2] == {}


def test_zong_with_sarinee():
    """zong_the_astronomer: Sarinee follows after the benefit; each placement asks him anew (R89, R18)."""
    game = first(
        {"recruits": [ZONG, SARINEE], "morale": 2, "dice": {"hand": [1, 1]}},
        space="cloud_mine",
        moves=["use zong", "draw bat", "decline"],
    )
    assert legal(game) == ["drop knowledge", "take bliss"]
    play(game, "drop knowledge", "place 1 cloud_mine")
    assert now(game) == (f"use {ZONG}", 0)
