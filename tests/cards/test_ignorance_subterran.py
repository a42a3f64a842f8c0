"""The twelve Subterran recruits of Ignorance Is Bliss: what each does, when it may not be used, its moment, its notes."""

import pytest
from helpers import faces, legal, play, seat
from ignorance import ROW, asked as now, can_use, goods, has, owner, table

AHMED, ALBERT, AMINA = "ahmed_the_artifact_dealer", "albert_the_founder", "amina_the_bliss_bringer"
BARON, BORNA, BRENDA, CARY = (
    "high_general_baron",
    "borna_the_storyteller",
    "brenda_the_knowledge_bringer",
    "cary_the_carebear",
)
CHAGA, CHRISTINE, DAVAA, DUSTY = (
    "chaga_the_gamer",
    "christine_the_anarchist",
    "davaa_the_shredder",
    "dusty_the_enforcer",
)
FRAZER, GARY, GWEN, HA_JOON = (
    "frazer_the_motivator",
    "gary_the_forgetter",
    "gwen_the_mineralogist",
    "ha_joon_the_gold_trader",
)
JAVIER, JEDIDIAH, JOSE, JOSEPH = (
    "javier_the_underground_librarian",
    "jedidiah_the_inciter",
    "jose_the_persuader",
    "joseph_the_antiquer",
)
JULIA, KEB, KHALEEF, KOFI = "julia_the_acolyte", "keb_the_information_trader", "khaleef_the_bruiser", "kofi_the_hermit"
LARS, LIEVE, MAKOTO, MILOS = "lars_the_ballooneer", "lieve_the_briber", "makoto_the_forger", "milos_the_brainwasher"
MOSI, MWICHE, PAMHIDZAI, PEDRO = "mosi_the_patron", "mwiche_the_flusher", "pamhidzai_the_reader", "pedro_the_collector"
SHAHEENA, TED, XYON = "shaheena_the_digger", "ted_the_contingency_planner", "xyon_the_brain_surgeon"
YOUSSEF = "youssef_the_tunneler"

AGENCY, ATHENAEUM, BRIBE = (
    "agency_of_progressive_backstabbing",
    "athenaeum_of_mandatory_guidelines",
    "department_of_bribe_regulation",
)
BUREAU, CAROUSEL, CONCERT = "bureau_of_restricted_tourism", "the_carousel", "concert_hall_of_harmonious_dischord"
LOTTERY, MONOTONY, PALACE = "lottery_of_diminishing_returns", "theater_of_endless_monotony", "palace_of_forced_altruism"
POLICE, PRISON, STORAGE = "thought_police_of_the_open_mind", "dilemmas_prison", "storage_of_insufficient_capacity"

WHERE = pytest.mark.parametrize("where", ["hidden", "nobody"])
COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
RESOURCES = ["take clay", "take gold", "take stone"]
GOODS = sorted(COMMODITIES + RESOURCES)


def hand(game, number=0):
    return seat(game, number)["hand"]


def back(recruits, *moves, knowledge=4, hand=(6,), pay="free", cards="nothing", tiles=(), **spec):
    """P1 (morale 3, then 2) takes back its 1 from the farm for nothing; it is not rolled yet."""
    spec = {"morale": 3, **spec}
    game = table(
        owner(recruits, hand, cards=cards, on={"farm": [1]}, knowledge=knowledge, **spec), owner(), tiles=dict(tiles)
    )
    play(game, "retrieve 1@farm")
    if game.kind == "retrieve_pay":
        play(game, pay)
    return play(game, *moves)


def bumped(
    recruits,
    *moves,
    hand=(6,),
    knowledge=4,
    space="tunnel_subterran",
    bumper=(),
    tiles=(),
    face=3,
    pays="water",
    **spec,
):
    """P1's 3 bumps P2's 4; P2 owns the recruits."""
    game = table(
        owner(bumper, (face, 6), goods=pays),
        owner(recruits, hand, on={space: [4]}, knowledge=knowledge, **spec),
        tiles=dict(tiles),
    )
    return play(game, f"place {face} {space}", *moves)


def area(recruits, face, *moves, space="farm", there=(), tiles=(), tracks=(0, 0, 0, 0), row=ROW, **spec):
    """P1 places a face on an area beside P2's workers."""
    game = table(
        owner(recruits, (face, 1), **spec),
        owner((), (1,), on={space: list(there)}),
        tiles=dict(tiles),
        tracks=tracks,
        row=row,
    )
    return play(game, f"place {face} {space}", *moves)


def tunnel(recruits, *moves, space="tunnel_euphorian", goods="energy", tiles=(), row=ROW, board=(), **spec):
    """P1 places its 1 on a tunnel."""
    game = table(owner(recruits, goods=goods, **spec), owner(), tiles=dict(tiles), row=row, **dict(board))
    return play(game, f"place 1 {space}", *moves)


# ---------------------------------------------------------------- Joseph


def test_joseph_takes_an_artifact():
    """joseph_the_antiquer: an artifact instead of 2 commodities; the knowledge of the tier comes too (R43, R53)."""
    game = area([JOSEPH], 6, there=[3], goods="energy")
    assert now(game) == (JOSEPH, 0)
    assert goods(play(game.clone(), f"decline {JOSEPH}")) == {"energy": 1, "food": 2}
    play(game, f"use {JOSEPH}")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 3 bear")
    assert now(game) == ("refill", -1)
    play(game, "refill bat")
    assert has(game) == (1, 4, {}, {"bear": 1}) and now(game) == ("turn", 1)


def test_joseph_off():
    """joseph_the_antiquer: not for a single commodity, hidden or nobody's (R43, R88)."""
    for game in (
        area([JOSEPH], 6, there=[2]),
        area([JOSEPH], 1),
        area([JOSEPH], 6, there=[3], where="hidden"),
        area([JOSEPH], 6, there=[3], where="nobody"),
    ):
        assert now(game) == ("turn", 1) and goods(game)["food"] >= 1


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud_mine"])
def test_joseph_on_every_area(space):
    """joseph_the_antiquer: on any of the 4 areas; the goods given up pay no price (R53)."""
    game = area([JOSEPH], 6, f"use {JOSEPH}", space=space, there=[3])
    assert now(game) == ("refill", -1) and hand(game) == {"book": 1} and goods(game) == {}


def test_joseph_with_the_bonus():
    """joseph_the_antiquer: 2 by a low tier and the bonus, 3 by both; the track moves too (R44)."""
    game = area([JOSEPH], 1, f"use {JOSEPH}", "refill bat", space="aquifer", tracks=(0, 2, 0, 0))
    assert has(game) == (1, 3, {}, {"book": 1}) and game.summary()["tracks"][1] == 3
    game = area([JOSEPH], 6, f"use {JOSEPH}", "refill bat", space="aquifer", there=[3], tracks=(0, 2, 0, 0))
    assert has(game) == (1, 4, {}, {"book": 1})


def test_joseph_after_monotony_and_lottery():
    """joseph_the_antiquer: 2 are needed after Monotony and Lottery (I9)."""
    monotony, lottery = {"market_ea": MONOTONY}, {"market_ea": LOTTERY}
    assert now(area([JOSEPH], 6, there=[3], tiles=monotony)) == ("turn", 1)
    assert now(area([JOSEPH], 6, space="aquifer", there=[3], tracks=(0, 2, 0, 0), tiles=monotony)) == (JOSEPH, 0)
    assert now(area([JOSEPH], 6, there=[3], tiles=lottery)) == (JOSEPH, 0)
    for held in ("food", "2 food"):
        game = area([JOSEPH], 6, there=[3], goods=held, tiles=lottery)
        assert now(game) == ("turn", 1) and goods(game) == {"food": 2}


def test_joseph_and_gwen():
    """joseph_the_antiquer: after Gwen, not in the same placement (R89a)."""
    game = area([JOSEPH, GWEN], 6, there=[3])
    assert now(game) == (GWEN, 0)
    assert now(play(game.clone(), f"decline {GWEN}")) == (JOSEPH, 0)
    assert now(play(game, f"use {GWEN}")) == ("turn", 1)


def test_joseph_and_brenda():
    """joseph_the_antiquer: both are possible at the Cloud Mine: two artifacts (R43)."""
    game = area([JOSEPH, BRENDA], 6, f"use {JOSEPH}", "refill bat", space="cloud_mine", there=[3], morale=2)
    assert now(game) == (BRENDA, 0)
    play(game, f"use {BRENDA}", "refill bat")
    assert has(game) == (2, 5, {}, {"book": 1, "bear": 1})


def test_joseph_not_at_the_tunnel_end():
    """joseph_the_antiquer: 3 goods of a tunnel's end are no area (R60)."""
    game = table(owner([JOSEPH]), miners=(0, 9, 0))
    play(game, "place 1 tunnel_end_subterran")
    assert goods(game) == {"food": 3} and now(game) == ("turn", 1)


def test_joseph_and_frazer():
    """joseph_the_antiquer: replaced energy does not count for Frazer (I2)."""
    game = area([JOSEPH, FRAZER], 6, space="generator", there=[3], tracks=(2, 0, 0, 0))
    assert now(play(game.clone(), f"decline {JOSEPH}")) == (FRAZER, 0)
    assert now(play(game, f"use {JOSEPH}", "refill bat")) == ("turn", 1)


def test_joseph_takes_an_ordinary_artifact():
    """joseph_the_antiquer: Ahmed, Cary, Storage and the hand limit as with any artifact; a void one may be chosen (I3, I8)."""
    game = area([JOSEPH, AHMED], 6, f"use {JOSEPH}", there=[3])
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    game = area(
        [JOSEPH, CARY], 6, f"use {JOSEPH}", "refill bat", "take food", there=[3], row=("bat", "box", "book", "bear")
    )
    assert goods(game) == {"food": 2} and hand(game) == {"bear": 1}
    game = area([JOSEPH], 6, f"use {JOSEPH}", there=[3], cards="book", tiles={"market_ea": STORAGE})
    assert has(game) == (1, 4, {}, {"book": 1}) and now(game) == ("turn", 1)
    game = area([JOSEPH], 6, f"use {JOSEPH}", "refill bat", there=[3], cards="bat")
    assert legal(game) == ["discard bat", "discard book"] and seat(game)["knowledge"] == 4


# ---------------------------------------------------------------- Milos


def test_milos_skips_the_check():
    """milos_the_brainwasher: 1 water before the dice: no check for this roll (R35)."""
    game = back([MILOS], goods="water")
    assert now(game) == (MILOS, 0)
    play(game, f"use {MILOS}")
    assert now(game) == ("roll", -1) and goods(game) == {}
    assert faces(play(game, "roll 6")) == [6, 6] and now(game) == ("turn", 1)
    assert faces(back([MILOS], f"decline {MILOS}", "roll 6", goods="water")) == [6]


def test_milos_off():
    """milos_the_brainwasher: not without water, hidden or nobody's (R88)."""
    for spec in ({"goods": "3 energy"}, {"goods": "water", "where": "hidden"}, {"goods": "water", "where": "nobody"}):
        game = back([MILOS], **spec)
        assert now(game) == ("roll", -1)


def test_milos_each_roll():
    """milos_the_brainwasher: one payment a roll; the next roll asks again (I1)."""
    game = table(
        owner((), (3, 3, 1), goods="water food", morale=2),
        owner([MILOS], (6,), on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4, goods="water"),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {MILOS}",
        "roll 6",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert now(game) == ("roll", -1) and goods(game, 1) == {}
    assert faces(play(game, "roll 6"), 1) == [6, 6]  # 6 6 6 and 4: this roll is checked


def test_milos_no_bonus_of_the_check():
    """milos_the_brainwasher: no Keb, no Amina, no Thought Police without a check (R35)."""
    game = back([MILOS, KEB, AMINA], f"use {MILOS}", "roll 6", goods="water", tiles={"market_ea": POLICE})
    assert has(game) == (2, 4, {}, {}) and now(game) == ("turn", 1) and faces(game) == [6, 6]
    game = back(
        [MILOS, KEB, AMINA], f"decline {MILOS}", "roll 6", "take gold", goods="water", tiles={"market_ea": POLICE}
    )
    assert has(game) == (3, 5, {"water": 1, "gold": 1}, {}) and faces(game) == [6, 6]


def test_milos_covers_baron():
    """milos_the_brainwasher: Baron's second roll is covered by the same payment (R35)."""
    game = back([MILOS, BARON], f"use {MILOS}", "roll 5", goods="water food")
    assert now(game) == (BARON, 0)
    assert faces(play(game, f"use {BARON}", "roll 6")) == [6, 6] and now(game) == ("turn", 1) and goods(game) == {}


def test_milos_in_an_opponents_turn():
    """milos_the_brainwasher: when bumped and when an opponent completes a market (R35)."""
    assert now(bumped([MILOS], goods="water")) == (MILOS, 1)
    game = table(owner(goods="gold"), owner([MILOS], (6,), goods="water", on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2")
    assert now(game) == (MILOS, 1)


def test_milos_a_new_worker():
    """milos_the_brainwasher: any roll, of a new worker too, with the water left after the payment (R47)."""
    game = table(owner([MILOS], goods="3 energy water"))
    assert now(play(game, "place 1 tank_energy")) == (MILOS, 0)
    game = table(owner([MILOS], goods="3 water"))
    assert now(play(game, "place 1 tank_water")) == ("roll", -1)


def test_milos_after_julia_and_christine():
    """milos_the_brainwasher: after Julia, and after Christine's goods, which may pay (R35, R39)."""
    game = bumped([JULIA, MILOS], goods="water")
    assert now(game) == (JULIA, 1)
    assert now(play(game, f"decline {JULIA}")) == (MILOS, 1)
    game = table(owner([MILOS, CHRISTINE], (6,), on={"farm": [1, 2]}, knowledge=4))
    play(game, "retrieve 1@farm 2@farm")
    assert legal(game) == COMMODITIES
    assert now(play(game, "take water")) == (MILOS, 0)


# ---------------------------------------------------------------- Khaleef


def test_khaleef_takes_a_commodity():
    """khaleef_the_bruiser: the bumped opponent loses 1 knowledge, the owner gains a commodity, before the roll (C3)."""
    game = bumped([], bumper=[KHALEEF])
    assert now(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}")
    assert legal(game) == COMMODITIES
    play(game, "take bliss")
    assert goods(game) == {"water": 1, "bliss": 1} and seat(game, 1)["knowledge"] == 3 and now(game) == ("roll", -1)
    assert faces(play(game, "roll 6"), 1) == [6, 6]  # 15: the lower knowledge counts


def test_khaleef_refused():
    """khaleef_the_bruiser: optional (R89)."""
    game = bumped([], f"decline {KHALEEF}", "roll 6", bumper=[KHALEEF])
    assert now(game) == ("take", 0) and goods(game) == {}
    assert seat(game, 1)["knowledge"] == 4 and faces(game, 1) == [6]


def test_khaleef_needs_knowledge_3():
    """khaleef_the_bruiser: offered at the opponent's knowledge 3, not at 2; not hidden, not nobody's (R88)."""
    assert now(bumped([], bumper=[KHALEEF], knowledge=3)) == (KHALEEF, 0)
    assert now(bumped([], bumper=[KHALEEF], knowledge=2)) == ("roll", -1)
    assert now(bumped([], bumper=[])) == ("roll", -1)
    game = table(owner([KHALEEF], where="hidden", goods="water"), owner((), (6,), on={"tunnel_subterran": [4]}))
    assert now(play(game, "place 1 tunnel_subterran")) == ("roll", -1)


def test_khaleef_not_for_own_workers():
    """khaleef_the_bruiser: not for an own worker bumped, nor for being bumped (R26)."""
    game = table(owner([KHALEEF], goods="water", on={"tunnel_subterran": [4]}))
    assert now(play(game, "place 1 tunnel_subterran")) == ("roll", -1)
    assert now(bumped([KHALEEF])) == ("roll", -1)


def test_khaleef_each_bump():
    """khaleef_the_bruiser: once a bump, again with the next (I1)."""
    game = table(
        owner([KHALEEF], (3, 3, 1), goods="water food", morale=2),
        owner((), (1,), on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {KHALEEF}",
        "take food",
        "roll 1",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert now(game) == (KHALEEF, 0)
    play(game, f"use {KHALEEF}", "take food")
    assert seat(game, 1)["knowledge"] == 2


def test_khaleef_commodity_and_the_price():
    """khaleef_the_bruiser: the commodity may be spent on the space but does not make it legal (C2)."""
    game = table(owner([KHALEEF]), owner((), (6,), on={"tunnel_subterran": [4]}))
    assert "place 1 tunnel_subterran" not in legal(game)
    game = bumped([], f"use {KHALEEF}", "take water", "roll 1", bumper=[KHALEEF, MWICHE], pays="2 water")
    assert legal(game) == ["pay 3 water", "pay water"]
    game = bumped([], f"use {KHALEEF}", "take food", "roll 1", bumper=[KHALEEF, MWICHE], pays="2 water")
    assert now(game) == ("take", 0)


def test_khaleef_and_the_lottery():
    """khaleef_the_bruiser: a commodity held twice may be chosen, to no effect; the knowledge is lost all the same (I9)."""
    game = bumped([], f"use {KHALEEF}", "take water", bumper=[KHALEEF], pays="2 water", tiles={"market_ea": LOTTERY})
    assert goods(game) == {"water": 2} and seat(game, 1)["knowledge"] == 3


def test_khaleef_after_julia_and_with_jedidiah():
    """khaleef_the_bruiser: after the victim's Julia; a bump by Jedidiah counts (R89a)."""
    game = bumped([JULIA], bumper=[KHALEEF])
    assert now(game) == (JULIA, 1)
    assert now(play(game, f"decline {JULIA}")) == (KHALEEF, 0)
    game = table(owner([KHALEEF, JEDIDIAH], (5, 1)), owner((), (6,), on={"farm": [4]}))
    assert now(play(game, "place 5 farm", f"use {JEDIDIAH}")) == (KHALEEF, 0)


# ---------------------------------------------------------------- Pedro

THREE = [
    f"take {commodity} {resource}"
    for commodity in ("energy", "water", "food", "bliss")
    for resource in ("gold", "clay", "stone")
]


def pedro(cards, *moves, space="ark", recruits=(), where="recruits", tiles=(), hand=(1, 6), **spec):
    """P1 visits an artifact market with these cards."""
    game = table(owner([PEDRO, *recruits], hand, where, cards, morale=6, **spec), owner(), tiles=dict(tiles))
    return play(game, f"place {hand[0]} {space}", *moves)


@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_pedro_three_types(space):
    """pedro_the_collector: 3 different artifacts at any artifact market: a resource and a commodity, before the star (R74, R76)."""
    game = pedro("bat bear box", space=space)
    assert legal(game) == sorted(THREE) and seat(game)["stars_left"] == 10
    play(game, "take food gold")
    assert goods(game) == {"food": 1, "gold": 1} and seat(game)["stars_left"] == 9 and now(game) == ("turn", 1)


@pytest.mark.parametrize("where", ["hidden", "nobody"])
def test_pedro_off(where):
    """pedro_the_collector: hidden or nobody's nothing (R88)."""
    game = pedro("bat bear box", where=where)
    assert goods(game) == {} and now(game) == ("turn", 1)


def test_pedro_other_payments():
    """pedro_the_collector: not for a pair, two of three equal, or Mosi's payment (R74, I5)."""
    game = pedro("2 bat bear")
    assert legal(game) == ["pay 2 bat", "pay 2 bat bear"]
    assert goods(play(game.clone(), "pay 2 bat")) == {} and goods(play(game, "pay 2 bat bear")) == {}
    game = pedro("bat bear box", recruits=[MOSI], goods="2 bliss")
    assert legal(game) == ["pay 2 bliss bat", "pay 2 bliss bear", "pay 2 bliss box", "pay bat bear box"]
    assert now(play(game.clone(), "pay 2 bliss bat")) == ("turn", 1)
    assert legal(play(game, "pay bat bear box")) == sorted(THREE)


def test_pedro_and_wildcards():
    """pedro_the_collector: a wildcard counts as its own type only (I10)."""
    game = pedro("2 book bear", recruits=[JAVIER])
    assert legal(game) == ["pay 2 book", "pay bear 2 book", "pay bear book"]
    assert now(play(game.clone(), "pay bear 2 book")) == ("turn", 1)
    assert legal(play(game, "pay bear book")) == COMMODITIES
    assert legal(pedro("bat bear book", "pay bat bear book", recruits=[JAVIER])) == sorted(THREE)


def test_pedro_each_placement():
    """pedro_the_collector: once a placement; his goods pay later costs of the turn (I1)."""
    game = pedro("bat bear box", "take water gold", "another", hand=(1, 1, 6))
    assert "place 1 tunnel_subterran" in legal(game) and "place 1 tunnel_euphorian" not in legal(game)
    game = pedro(
        "2 bat 2 bear 2 box", "pay bat bear box", "take water gold", "another", "place 1 incinerator", hand=(1, 1, 6)
    )
    assert legal(game) == sorted(THREE)


def test_pedro_and_the_caps():
    """pedro_the_collector: Palace leaves only the commodity, Lottery voids one held twice, Monotony leaves the 1 (I9)."""
    game = pedro("bat bear box", goods="3 clay", tiles={"market_ea": PALACE})
    assert legal(game) == COMMODITIES
    assert goods(play(game, "take food")) == {"food": 1, "clay": 3}
    game = pedro("bat bear box", "take food gold", goods="2 food", tiles={"market_ea": LOTTERY})
    assert goods(game) == {"food": 2, "gold": 1}
    game = pedro("bat bear box", "take food gold", tiles={"market_ea": MONOTONY})
    assert goods(game) == {"food": 1, "gold": 1}


# ---------------------------------------------------------------- Shaheena


def dig(*moves, recruits=(), goods="stone", row=ROW, tiles=(), place="place 1 farm", hand=(1, 6), options=None, **spec):
    """P1's turn ends after a worker on the farm: it holds a food then."""
    game = table(
        owner([SHAHEENA, *recruits], hand, goods=goods, **spec), owner(), row=row, tiles=dict(tiles), options=options
    )
    return play(game, place, *moves)


def test_shaheena_buys_an_artifact():
    """shaheena_the_digger: at the end of the turn 1 stone, and the bazaar price, for an artifact (R53)."""
    game = dig()
    assert now(game) == (SHAHEENA, 0)
    play(game, f"use {SHAHEENA}")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 2 box", "refill bat")
    assert has(game)[2:] == ({}, {"box": 1}) and now(game) == ("turn", 1)
    assert goods(dig(f"decline {SHAHEENA}")) == {"food": 1, "stone": 1}


def test_shaheena_off():
    """shaheena_the_digger: not without stone, hidden or nobody's (R88)."""
    for game in (dig(goods="2 clay"), dig(where="hidden"), dig(where="nobody")):
        assert now(game) == ("turn", 1)


def test_shaheena_free_trade():
    """shaheena_the_digger: with the option the bazaar price is not paid (R53)."""
    game = dig(f"use {SHAHEENA}", options={"free_trades": True})
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods(play(game, "buy 1 bat", "refill bat")) == {"food": 1}


def test_shaheena_once_a_turn():
    """shaheena_the_digger: a turn ends only once, however much stone is left (I1)."""
    game = dig(f"use {SHAHEENA}", "buy 4 book", "refill bat", goods="3 stone")
    assert goods(game) == {"food": 1, "stone": 2} and now(game) == ("turn", 1)


def test_shaheena_after_all_placements():
    """shaheena_the_digger: after the last placement of the turn (I6)."""
    game = dig(hand=(1, 1, 6), morale=2)
    assert now(game) == ("more", 0)
    assert now(play(game.clone(), "stop")) == (SHAHEENA, 0)
    assert now(play(game, "another", "place 1 farm")) == (SHAHEENA, 0)


def test_shaheena_after_a_retrieval_but_no_dilemma():
    """shaheena_the_digger: after a retrieve turn, roll and Prison included; not after a dilemma (R41, R94)."""
    game = table(
        owner([SHAHEENA], (6,), on={"farm": [1]}, goods="stone"),
        owner((), (1,), on={"farm": [2]}),
        tiles={"market_ea": PRISON},
    )
    play(game, "retrieve 1@farm", "roll 2")
    assert now(game) == ("prison", 1)
    assert now(play(game, "decline")) == (SHAHEENA, 0)
    game = dig("outcome star", place="dilemma", cards="bat", dilemma="bat")
    assert now(game) == ("turn", 1)


def test_shaheena_void_gain():
    """shaheena_the_digger: may be used though no artifact can be gained (R55, I3)."""
    game = dig(f"use {SHAHEENA}", cards="book", row=("book",) * 4, tiles={"market_ea": STORAGE})
    assert has(game)[2:] == ({"food": 1}, {"book": 1}) and now(game) == ("turn", 1)


def test_shaheena_after_ha_joon():
    """shaheena_the_digger: after Ha-Joon (R89a)."""
    game = dig(recruits=[HA_JOON], goods="gold stone")
    assert now(game) == (HA_JOON, 0)
    assert now(play(game, f"decline {HA_JOON}")) == (SHAHEENA, 0)


def test_shaheena_hand_limit():
    """shaheena_the_digger: the hand limit comes right after (R50)."""
    game = dig(f"use {SHAHEENA}", "buy 4 book", "refill bat", cards="bat")
    assert now(game) == ("discard", 0) and legal(game) == ["discard bat", "discard book"]


def test_shaheena_cary_pamhidzai_lars():
    """shaheena_the_digger: a bear pays Cary, Pamhidzai may return the card, a balloon is too late for Lars (I8)."""
    game = dig(f"use {SHAHEENA}", "buy 3 bear", "refill bat", "take bliss", recruits=[CARY])
    assert has(game)[2:] == ({"food": 1, "bliss": 1}, {"bear": 1})
    assert now(dig(f"use {SHAHEENA}", "buy 4 book", recruits=[PAMHIDZAI])) == (PAMHIDZAI, 0)
    game = dig(f"use {SHAHEENA}", "buy 4 balloon", "refill bat", recruits=[LARS], row=("bat", "box", "bear", "balloon"))
    assert now(game) == ("turn", 1) and hand(game) == {"balloon": 1}


def test_shaheena_and_kofi():
    """shaheena_the_digger: Kofi's further turn is a new turn with a new use (R16)."""
    game = table(owner([KOFI, SHAHEENA], (6,), on={"farm": [1]}, goods="2 stone", morale=3))
    play(game, "retrieve 1@farm", "roll 2", f"use {SHAHEENA}", "refill bat")
    assert now(game) == ("turn", 0)
    assert now(play(game, "place 2 farm")) == (SHAHEENA, 0)


# ---------------------------------------------------------------- Dusty


def test_dusty_saves_a_worker():
    """dusty_the_enforcer: with a bat in hand 1 morale instead of the worker; the bat is kept (R32, R35)."""
    game = back([DUSTY], "roll 6", cards="bat")
    assert now(game) == (DUSTY, 0)
    assert faces(play(game.clone(), f"decline {DUSTY}")) == [6]
    play(game, f"use {DUSTY}")
    assert has(game) == (1, 4, {}, {"bat": 1}) and faces(game) == [6, 6] and now(game) == ("turn", 1)


def test_dusty_off():
    """dusty_the_enforcer: not without a bat, at morale 1, below the check, hidden or nobody's (R88, R90)."""
    for game in (
        back([DUSTY], "roll 6", cards="bear"),
        back([DUSTY], "roll 6", cards="bat", morale=2),
        back([DUSTY], "roll 6", cards="bat", where="hidden"),
        back([DUSTY], "roll 6", cards="bat", where="nobody"),
    ):
        assert now(game) == ("turn", 1) and faces(game) == [6]
    game = back([DUSTY], "roll 5", cards="bat")
    assert now(game) == ("turn", 1) and faces(game) == [5, 6]


def test_dusty_no_second_check():
    """dusty_the_enforcer: once a check, which is not made again (I1)."""
    game = back([DUSTY], "roll 6", f"use {DUSTY}", cards="bat", knowledge=6, morale=5)
    assert faces(game) == [6, 6] and seat(game)["morale"] == 3 and now(game) == ("turn", 1)


def test_dusty_hand_limit():
    """dusty_the_enforcer: the hand limit follows at once and may force out the bat itself (R50)."""
    game = back([DUSTY], "roll 6", f"use {DUSTY}", cards="bat bear")
    assert legal(game) == ["discard bat", "discard bear"]
    assert hand(play(game, "discard bat")) == {"bear": 1} and faces(game) == [6, 6]


def test_dusty_wildcards_are_no_bat():
    """dusty_the_enforcer: a wildcard artifact does not replace the bat (I10)."""
    assert faces(back([DUSTY, JAVIER, MAKOTO], "roll 6", cards="book bifocals")) == [6]


def test_dusty_in_an_opponents_turn():
    """dusty_the_enforcer: asked when bumped and when an opponent completes a market (R35)."""
    game = bumped([DUSTY], "roll 6", cards="bat", morale=2)
    assert now(game) == (DUSTY, 1)
    assert faces(play(game, f"use {DUSTY}"), 1) == [6, 6]
    game = table(owner(goods="gold"), owner([DUSTY], (6,), cards="bat", morale=2, on={"build_ea_1": [2]}, knowledge=4))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert now(game) == (DUSTY, 1)


def test_dusty_does_not_use_up_the_loss():
    """dusty_the_enforcer: a saved worker is no loss: a later check of the turn can cost one (R34)."""
    game = table(
        owner((), (3, 3, 1), goods="water food", morale=2),
        owner(
            [DUSTY], (6,), cards="bat", on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4, morale=3
        ),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        "roll 6",
        f"use {DUSTY}",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
        "roll 6",
    )
    assert now(game) == (DUSTY, 1) and seat(game, 1)["morale"] == 2
    assert faces(play(game, f"decline {DUSTY}"), 1) == [6, 6] and seat(game, 1)["owned"] == 2


def test_dusty_after_xyon():
    """dusty_the_enforcer: asked after Xyon was declined; the Thought Police looks afterwards (R35)."""
    game = back([DUSTY, XYON], "roll 6", cards="bat", tiles={"market_ea": POLICE})
    assert now(game) == (XYON, 0)
    play(game, f"decline {XYON}")
    assert now(game) == (DUSTY, 0)
    assert has(play(game, f"use {DUSTY}"))[:2] == (1, 5)


# ---------------------------------------------------------------- Mwiche


def test_mwiche_flushes():
    """mwiche_the_flusher: 3 water instead of the price: artifact and resource, 2 morale, the miner moves (R56, R58)."""
    game = tunnel([MWICHE], goods="energy 3 water")
    assert legal(game) == ["pay 3 water", "pay energy"]
    assert now(play(game.clone(), "pay energy")) == ("take", 0)
    play(game, "pay 3 water", "buy 4 book", "refill bat")
    assert has(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1}) and game.summary()["miners"] == [1, 0, 0]
    assert now(game) == ("turn", 1)


@pytest.mark.parametrize(
    "space, resource", [("tunnel_euphorian", "gold"), ("tunnel_subterran", "stone"), ("tunnel_wastelander", "clay")]
)
def test_mwiche_in_every_tunnel(space, resource):
    """mwiche_the_flusher: in any of the 3 tunnels, legal with 3 water alone (R22)."""
    game = tunnel([MWICHE], space=space, goods="3 water")
    if space == "tunnel_subterran":
        assert legal(game) == ["pay 3 water", "pay water"]
        play(game, "pay 3 water")
    play(game, "refill bat")
    assert has(game) == (3, 3, {resource: 1}, {"book": 1})


def test_mwiche_off():
    """mwiche_the_flusher: not with 2 water, hidden or nobody's (R22, R88)."""
    assert "place 1 tunnel_euphorian" not in legal(table(owner([MWICHE], goods="2 water")))
    for where in ("hidden", "nobody"):
        assert "place 1 tunnel_euphorian" not in legal(table(owner([MWICHE], where=where, goods="3 water")))


def test_mwiche_morale_first():
    """mwiche_the_flusher: the morale comes before the artifact and raises the hand limit (R50)."""
    game = tunnel([MWICHE], "refill bat", goods="3 water", cards="bat")
    assert hand(game) == {"bat": 1, "book": 1} and now(game) == ("turn", 1)


def test_mwiche_and_the_concert_hall():
    """mwiche_the_flusher: morale ends at 6, or at 3 with the Concert Hall (R28)."""
    assert has(tunnel([MWICHE], "refill bat", goods="3 water", morale=5))[0] == 6
    assert has(tunnel([MWICHE], "refill bat", goods="3 water", morale=2, tiles={"market_ea": CONCERT}))[0] == 3
    assert has(tunnel([MWICHE], "refill bat", goods="3 water", morale=4, tiles={"market_ea": CONCERT}))[0] == 4


def test_mwiche_where_both_are_due():
    """mwiche_the_flusher: with tier 2 or Youssef the 3 water add only the morale (R57)."""
    game = tunnel([MWICHE], space="tunnel_subterran", goods="3 water", board={"tracks": (0, 5, 0, 0)})
    plain = play(game.clone(), "pay water", "buy 4 book", "refill bat")
    assert has(plain) == (1, 3, {"water": 2, "stone": 1}, {"book": 1})
    assert has(play(game, "pay 3 water", "refill bat")) == (3, 3, {"stone": 1}, {"book": 1})
    game = tunnel([MWICHE, YOUSSEF], "pay 3 water", "buy 4 book", "refill bat", goods="3 water energy")
    assert has(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1})


def test_mwiche_without_ted_and_lieve():
    """mwiche_the_flusher: no morale of Ted, no question of Lieve (R89a)."""
    game = tunnel([MWICHE, TED, LIEVE], "pay 3 water", goods="energy 3 water 2 bliss")
    assert game.kind == "buy" and has(game)[0] == 3 and goods(game)["bliss"] == 2
    game = tunnel([MWICHE, TED, LIEVE], goods="energy 3 water 2 bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay energy"]
    assert now(play(game, "pay energy")) == (LIEVE, 0)


def test_mwiche_and_davaa():
    """mwiche_the_flusher: Davaa's free use and the 3 water are alternatives (I5)."""
    game = tunnel([MWICHE, DAVAA], goods="3 water")
    assert legal(game) == ["pay 3 water", "pay nothing"]
    assert now(play(game.clone(), "pay nothing")) == ("take", 0)
    assert has(play(game, "pay 3 water", "refill bat")) == (3, 3, {"gold": 1}, {"book": 1})


def test_mwiche_and_the_agency():
    """mwiche_the_flusher: the Agency adds 1 commodity for an own bump, so 4 in all (I5)."""
    spec = {"on": {"tunnel_euphorian": [5]}}
    game = table(owner([MWICHE], goods="3 water", **spec), tiles={"market_ea": AGENCY})
    assert "place 1 tunnel_euphorian" not in legal(game)
    game = table(owner([MWICHE], goods="3 water food", **spec), tiles={"market_ea": AGENCY})
    play(game, "place 1 tunnel_euphorian", "roll 1", "refill bat")
    assert has(game) == (3, 3, {"gold": 1}, {"book": 1})


# ---------------------------------------------------------------- Makoto, Javier

WILD = pytest.mark.parametrize(
    "recruit, card, asked", [(MAKOTO, "bifocals", POLICE), (JAVIER, "book", BUREAU)], ids=["makoto", "javier"]
)


def items(*cards):
    """Cards as a list of items in the order of the notation."""
    order = ["balloon", "bat", "bear", "bifocals", "book", "box"]
    return " ".join(f"{cards.count(card)} {card}" if cards.count(card) > 1 else card for card in order if card in cards)


def wild(recruit, space, cards, *moves, tile=None, goods="nothing", hand=(1, 6), recruits=(), **spec):
    """P1, with a star on the tile in Euphoria, visits a space with these cards."""
    if tile:
        spec["tile_stars"] = ["market_ea"]
    game = table(
        owner([recruit, *recruits], hand, cards=cards, goods=goods, morale=6, **spec),
        tiles={"market_ea": tile} if tile else {},
    )
    return play(game, f"place {hand[0]} {space}", *moves)


@WILD
def test_wildcard_at_a_market(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for the named artifact; a commodity before the star (R69, I10)."""
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
def test_wildcard_is_a_choice(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: the asked card may be paid instead, without a commodity (I5)."""
    game = wild(recruit, "market_ea", f"{card} bear", tile=ATHENAEUM, goods="gold")
    assert legal(game) == ["pay gold bear", f"pay gold {card}"]
    assert goods(play(game, "pay gold bear")) == {} and now(game) == ("turn", 1)


@WILD
def test_wildcard_off(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: hidden, nobody's or with another card it is closed (R22, R88)."""
    spec = {"goods": "gold", "tile_stars": ["market_ea"]}
    for game in (
        owner([recruit], where="hidden", cards=card, **spec),
        owner([recruit], where="nobody", cards=card, **spec),
        owner([recruit], cards="box", **spec),
    ):
        assert "place 1 market_ea" not in legal(table(game, tiles={"market_ea": ATHENAEUM}))


@WILD
def test_wildcard_commodity_comes_too_late(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: the commodity pays no part of the same price (R22, I10)."""
    spec = {"tile_stars": ["market_ea"], "cards": card}
    assert "place 1 market_ea" not in legal(
        table(owner([recruit], goods="energy", **spec), tiles={"market_ea": PRISON})
    )
    game = table(owner([recruit], goods="energy food", **spec), tiles={"market_ea": PRISON})
    assert goods(play(game, "place 1 market_ea", "take water")) == {"water": 1}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, asked, space):
    """makoto_the_forger, javier_the_underground_librarian: as one card of a pair (R74, R76)."""
    game = wild(recruit, space, f"{card} box")
    assert legal(game) == COMMODITIES
    play(game, "take food")
    assert has(game)[2:] == ({"food": 1}, {}) and seat(game)["stars_left"] == 9
    assert f"place 1 {space}" not in legal(table(owner([recruit], cards="bear box", morale=2)))


@WILD
def test_wildcard_in_the_dilemma(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for the artifact of the dilemma; then the outcome (R95)."""
    game = play(table(owner([recruit], cards=card, dilemma="bear")), "dilemma")
    assert legal(game) == COMMODITIES
    assert now(play(game, "take energy")) == ("outcome", 0) and goods(game) == {"energy": 1}
    assert "dilemma" not in legal(table(owner([recruit], cards=card, dilemma="bear", where="hidden")))
    game = play(table(owner([recruit], cards=f"{card} box", dilemma="bear", morale=2)), "dilemma")
    assert legal(game) == sorted([f"pay {card}", f"pay {card} box"])
    assert now(play(game, f"pay {card} box")) == ("outcome", 0) and goods(game) == {}
    game = play(table(owner([recruit], cards=card, dilemma=card)), "dilemma")
    assert now(game) == ("outcome", 0) and goods(game) == {}


@WILD
def test_wildcard_without_substitution(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: a pair, the asked card, 3 artifacts are no use (I10)."""
    for game in (
        wild(recruit, "ark", f"2 {card}"),
        wild(recruit, "market_ea", card, tile=asked, goods="clay"),
        wild(recruit, "ark", f"{card} box bear", f"pay {items(card, 'box', 'bear')}"),
    ):
        assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)


def test_makoto_at_the_palace():
    """makoto_the_forger: book and bifocals pay book + any without use; bifocals for the book is one use (I10)."""
    game = wild(MAKOTO, "market_ea", "bifocals book", tile=PALACE)
    assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)
    assert legal(wild(MAKOTO, "market_ea", "2 bifocals", tile=PALACE)) == COMMODITIES
    assert legal(wild(MAKOTO, "market_ea", "bifocals box", tile=PALACE)) == COMMODITIES


def test_javier_at_the_palace():
    """javier_the_underground_librarian: the Palace asks for a book anyway: no use (I10)."""
    for cards in ("2 book", "book box"):
        game = wild(JAVIER, "market_ea", cards, tile=PALACE)
        assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)


@WILD
def test_wildcard_every_use(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: every payment of a turn pays, no limit (I1)."""
    game = wild(recruit, "ark", f"2 {card} 2 box", f"pay {card} box", "take food", "another", hand=(1, 1, 6))
    play(game, "place 1 incinerator", "take food")
    assert goods(game) == {"food": 2} and hand(game) == {}


def test_wildcards_together_are_one_use():
    """makoto_the_forger, javier_the_underground_librarian: a pair of both wildcards gives 1 commodity (I10)."""
    game = wild(MAKOTO, "ark", "bifocals book", recruits=[JAVIER])
    assert goods(play(game, "take food")) == {"food": 1} and now(game) == ("turn", 1)


@WILD
def test_wildcard_and_other_recruits(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: no box for Chaga, no bat for Dusty; as itself for Borna (I10)."""
    game = table({**owner([recruit, CHAGA, BORNA], cards=card), "hidden": [PEDRO]})
    assert can_use(game) == [BORNA]
    assert now(back([recruit, DUSTY], "roll 6", cards=card)) == ("turn", 1)
    game = table({**owner([recruit, CHAGA, BORNA], cards="box"), "hidden": [PEDRO]})
    assert can_use(game) == [CHAGA]


@WILD
def test_wildcard_and_the_caps(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: Lottery voids a type held twice, Monotony leaves the 1 (I9)."""
    spec = owner([recruit], cards=f"{card} box", goods="2 food", morale=2)
    game = play(table(spec, tiles={"market_ea": LOTTERY}), "place 1 ark", "take food")
    assert goods(game) == {"food": 2}
    game = play(table(spec, tiles={"market_ea": MONOTONY}), "place 1 ark", "take food")
    assert goods(game) == {"food": 3}


@WILD
def test_wildcard_and_pedro(recruit, card, asked):
    """makoto_the_forger, javier_the_underground_librarian: for Pedro the card is of its own type only (I10)."""
    game = wild(recruit, "ark", f"2 {card} bear", f"pay {items(card, card, 'bear')}", recruits=[PEDRO])
    assert now(game) == ("turn", 1) and goods(game) == {}
    assert legal(wild(recruit, "ark", f"2 {card} bear", f"pay {items(card, 'bear')}", recruits=[PEDRO])) == COMMODITIES


# ---------------------------------------------------------------- Albert


def test_albert_second_worker():
    """albert_the_founder: after the space's worker a second one and a resource, rolled together with one check (R47)."""
    game = table(owner([ALBERT], goods="3 energy"))
    play(game, "place 1 tank_energy")
    assert now(game) == (ALBERT, 0)
    assert len(legal(play(game.clone(), f"decline {ALBERT}"))) == 6
    play(game, f"use {ALBERT}")
    assert legal(game) == RESOURCES
    play(game, "take stone")
    assert now(game) == ("roll", -1) and len(legal(game)) == 21
    play(game, "roll 2 3")
    assert (
        faces(game) == [2, 3, 6]
        and goods(game) == {"stone": 1}
        and seat(game)["owned"] == 4
        and now(game) == ("turn", 1)
    )


def test_albert_one_check():
    """albert_the_founder: the check counts both new workers (R31)."""
    game = table(owner([ALBERT], goods="3 water"))
    play(game, "place 1 tank_water", f"use {ALBERT}", "take gold", "roll 5 6")
    assert faces(game) == [5, 6] and seat(game)["owned"] == 3 and seat(game)["morale"] == 3


@pytest.mark.parametrize("space, price", [("tank_energy", "3 energy"), ("tank_water", "3 water")])
def test_albert_how_many_workers(space, price):
    """albert_the_founder: from 1 or 2 workers, not from 3 or 4 (R47)."""
    for more, asked in (((), True), ((6,), True), ((6, 6), False)):
        game = play(table(owner([ALBERT], (1, *more), goods=price)), f"place 1 {space}")
        assert (now(game) == (ALBERT, 0)) == asked and (asked or now(game) == ("roll", -1))
    game = play(table(owner([ALBERT], (1, 2, 3, 4), goods=price)), f"place 1 {space}")
    assert now(game) == ("turn", 1) and goods(game) == {}


@WHERE
def test_albert_off(where):
    """albert_the_founder: hidden or nobody's, one worker only (R88)."""
    game = table(owner([ALBERT], where=where, goods="3 energy"))
    assert now(play(game, "place 1 tank_energy")) == ("roll", -1)


def test_albert_and_gary():
    """albert_the_founder: both apply on the same placement (R47)."""
    game = table(owner([ALBERT, GARY], goods="3 energy", knowledge=6))
    play(game, "place 1 tank_energy")
    assert now(game) == (ALBERT, 0) and seat(game)["knowledge"] == 2
    assert len(legal(play(game, f"use {ALBERT}", "take gold"))) == 21


def test_albert_and_the_others():
    """albert_the_founder: no commodity of Christine; Palace voids the resource, not the worker; Kofi closes the tank (I3, I9)."""
    game = table(owner([ALBERT, CHRISTINE], goods="3 energy"))
    play(game, "place 1 tank_energy", f"use {ALBERT}", "take gold", "roll 1 1")
    assert goods(game) == {"gold": 1} and now(game) == ("turn", 1)
    game = table(owner([ALBERT], goods="3 energy 3 clay"), tiles={"market_ea": PALACE})
    play(game, "place 1 tank_energy", f"use {ALBERT}")
    assert now(game) == ("roll", -1) and len(legal(game)) == 21 and goods(game) == {"clay": 3}
    assert not any("tank" in text for text in legal(table(owner([ALBERT, KOFI], goods="3 energy 3 water"))))


# ---------------------------------------------------------------- Pamhidzai


def test_pamhidzai_gives_back():
    """pamhidzai_the_reader: the card returns to its slot, the row does not slide; 3 commodities in any mix (R53)."""
    game = tunnel([PAMHIDZAI], "take artifact")
    assert now(game) == (PAMHIDZAI, 0)
    play(game, f"use {PAMHIDZAI}")
    assert now(game) == ("take", 0) and len(legal(game)) == 20 and "take 2 food bliss" in legal(game)
    play(game, "take energy 2 bliss")
    assert (
        has(game)[2:] == ({"energy": 1, "bliss": 2}, {})
        and game.summary()["bazaar"] == list(ROW)
        and now(game) == ("turn", 1)
    )


def test_pamhidzai_keeps():
    """pamhidzai_the_reader: optional; refused, the row slides (R53)."""
    game = tunnel([PAMHIDZAI], "take artifact", f"decline {PAMHIDZAI}")
    assert now(game) == ("refill", -1) and hand(game) == {"book": 1}


def test_pamhidzai_price_is_gone():
    """pamhidzai_the_reader: the price paid for the card stays paid (R53)."""
    game = tunnel(
        [PAMHIDZAI],
        "take artifact",
        "buy 2 bifocals",
        f"use {PAMHIDZAI}",
        "take 3 food",
        goods="energy water",
        row=("bat", "bifocals", "bear", "box"),
    )
    assert has(game)[2:] == ({"food": 3}, {}) and game.summary()["bazaar"] == ["bat", "bifocals", "bear", "box"]


def test_pamhidzai_off():
    """pamhidzai_the_reader: not for other cards, hidden or nobody's (R88)."""
    for spec in ({"row": ("bat", "book", "bear", "box")}, {"where": "hidden"}, {"where": "nobody"}):
        game = tunnel([PAMHIDZAI], "take artifact", **spec)
        assert now(game) == ("refill", -1)


def test_pamhidzai_before_the_hand_limit():
    """pamhidzai_the_reader: decided before the hand limit (R50)."""
    game = tunnel([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", "take 3 food", cards="bat")
    assert hand(game) == {"bat": 1} and now(game) == ("turn", 1)


def test_pamhidzai_and_the_caps():
    """pamhidzai_the_reader: 2 commodities with Monotony; with Lottery 2 of a type at most (I9)."""
    game = tunnel([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", tiles={"market_ea": MONOTONY})
    assert len(legal(game)) == 10
    assert goods(play(game, "take 2 food")) == {"food": 2}
    game = tunnel([PAMHIDZAI], "take artifact", f"use {PAMHIDZAI}", "take 3 food", tiles={"market_ea": LOTTERY})
    assert goods(game) == {"food": 2}
    game = tunnel(
        [PAMHIDZAI],
        "take artifact",
        "buy 4 book",
        f"use {PAMHIDZAI}",
        "take energy 2 food",
        goods="energy 2 food",
        tiles={"market_ea": LOTTERY},
    )
    assert goods(game) == {"energy": 1, "food": 2}


def test_pamhidzai_and_storage():
    """pamhidzai_the_reader: Storage decides before whether the card may be taken at all (I9)."""
    game = tunnel([PAMHIDZAI], "take artifact", cards="book", tiles={"market_ea": STORAGE})
    assert now(game) == ("turn", 1) and goods(game) == {}


def test_pamhidzai_at_the_breeze_bar():
    """pamhidzai_the_reader: each of the two artifacts by itself; the same card may be taken again (R77)."""
    game = table(owner([PAMHIDZAI], goods="bliss food", morale=3))
    play(game, "place 1 breeze_bar")
    assert now(game) == (PAMHIDZAI, 0) and hand(game) == {"book": 1}
    play(game, f"use {PAMHIDZAI}", "take 3 food", "buy 4 book")
    assert now(game) == (PAMHIDZAI, 0)
    play(game, f"use {PAMHIDZAI}", "take 3 food")
    assert has(game)[2:] == ({"food": 6}, {}) and game.summary()["bazaar"] == list(ROW) and now(game) == ("turn", 1)


def test_pamhidzai_whatever_gave_the_card():
    """pamhidzai_the_reader: with Joseph, Brenda, Lieve, Shaheena, Ha-Joon and Borna too (I8)."""
    asked = (PAMHIDZAI, 0)
    assert now(area([PAMHIDZAI, JOSEPH], 6, f"use {JOSEPH}", there=[3])) == asked
    assert now(area([PAMHIDZAI, BRENDA], 6, f"use {BRENDA}", "buy 4 book", space="cloud_mine", there=[3])) == asked
    assert now(tunnel([PAMHIDZAI, LIEVE], f"use {LIEVE}", goods="energy bliss")) == asked
    assert now(dig(f"use {SHAHEENA}", "buy 4 book", recruits=[PAMHIDZAI])) == asked
    assert (
        now(play(table(owner([PAMHIDZAI, HA_JOON], goods="gold")), "place 1 farm", f"use {HA_JOON}", "buy 4 book"))
        == asked
    )
    assert (
        now(play(table(owner([PAMHIDZAI, BORNA], cards="book")), "use borna", "take artifact", "buy 4 book")) == asked
    )


# ---------------------------------------------------------------- Borna


def borna(*moves, cards="book", recruits=(), tiles=(), row=ROW, hand=(1, 6), goods="nothing", **spec):
    """P1 discards a book, as a free action."""
    game = table(owner([BORNA, *recruits], hand, cards=cards, goods=goods, **spec), owner(), tiles=dict(tiles), row=row)
    return play(game, f"use {BORNA}", *moves)


@pytest.mark.parametrize("card", ["book", "bifocals"])
def test_borna_resource_or_artifact(card):
    """borna_the_storyteller: a book or bifocals for a resource of choice, or an artifact free of its price (R53, I7)."""
    game = borna(cards=card)
    assert now(game) == ("take", 0) and legal(game) == sorted(["take artifact", *RESOURCES]) and hand(game) == {}
    assert sum(game.summary()["discard"]) == 1
    gold = play(game.clone(), "take gold")
    assert goods(gold) == {"gold": 1} and now(gold) == ("turn", 0) and can_use(gold) == []
    play(game, "take artifact")
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    play(game, "buy 1 bat", "refill box")
    assert has(game)[2:] == ({}, {"bat": 1}) and now(game) == ("turn", 0)


def test_borna_chooses_the_card():
    """borna_the_storyteller: one card, chosen if both kinds are held (I7)."""
    game = borna(cards="book bifocals", morale=2)
    assert legal(game) == ["discard bifocals", "discard book"]
    assert hand(play(game, "discard book", "take gold")) == {"bifocals": 1}


def test_borna_off():
    """borna_the_storyteller: not with other cards, wildcards neither, hidden or nobody's (R88, I10)."""
    for spec in (
        owner([BORNA], cards="bat"),
        owner([BORNA, JOSE], cards="bat"),
        owner([BORNA], where="hidden", cards="book"),
        owner([BORNA], where="nobody", cards="book"),
    ):
        assert can_use(table(spec)) == []


def test_borna_once_a_turn():
    """borna_the_storyteller: once a turn, again in the next (I7)."""
    game = borna("take gold", cards="2 book", morale=2)
    assert can_use(game) == [] and hand(game) == {"book": 1}
    play(game, "place 1 farm", "place 1 farm")
    assert now(game) == ("turn", 0) and can_use(game) == [BORNA]


def test_borna_when():
    """borna_the_storyteller: before any action; in the menu while a further placement can be chosen (R89b, I7)."""
    game = table(owner([BORNA], (1, 1, 6), cards="book", morale=2))
    play(game, "place 1 farm")
    assert legal(game) == ["another", "stop", f"use {BORNA}"]
    assert legal(play(game, f"use {BORNA}", "take gold")) == ["another", "stop"]
    game = play(table(owner([BORNA], cards="book")), "place 1 farm")
    assert now(game) == ("turn", 1)
    game = borna("take gold", "dilemma", "outcome star", cards="bat book", morale=2, dilemma="bat")
    assert goods(game) == {"gold": 1} and seat(game)["stars_left"] == 9
    game = borna("take gold", "retrieve 2@farm", "roll 1", hand=(6,), on={"farm": [2]})
    assert faces(game) == [1, 6] and now(game) == ("turn", 1)


def test_borna_goods_pay_the_placement():
    """borna_the_storyteller: the resource may be spent in the placement (I7)."""
    game = table(owner([BORNA], cards="book"))
    assert "place 1 build_ea_2" not in legal(game)
    assert "place 1 build_ea_2" in legal(play(game, f"use {BORNA}", "take gold"))


def test_borna_hand_size():
    """borna_the_storyteller: the card is gone before the new one comes, no hand limit (R50)."""
    game = borna("take artifact", "buy 4 book", "refill bat", cards="bat book", morale=2)
    assert hand(game) == {"bat": 1, "book": 1} and now(game) == ("turn", 0)


def test_borna_cary_and_lars():
    """borna_the_storyteller: a bear pays Cary, a balloon serves Lars later in the turn (I8)."""
    game = borna("take artifact", "buy 3 bear", "refill bat", "take bliss", recruits=[CARY])
    assert has(game)[2:] == ({"food": 1, "bliss": 1}, {"bear": 1}) and now(game) == ("turn", 0)
    game = borna(
        "take artifact",
        "buy 1 balloon",
        "refill bat",
        "place 1 farm",
        recruits=[LARS],
        row=("balloon", "bat", "box", "bear"),
    )
    assert can_use(game) == [LARS]


def test_borna_and_the_bazaar_tiles():
    """borna_the_storyteller: no price, so no surcharge of Bribe Regulation (I8)."""
    game = borna("take artifact", tiles={"market_ea": BRIBE})
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]


def test_borna_and_the_caps():
    """borna_the_storyteller: Palace and Storage limit the gain; a void choice is allowed (I9)."""
    game = borna(goods="3 clay", tiles={"market_ea": PALACE})
    assert "take gold" in legal(game)
    assert goods(play(game, "take gold")) == {"clay": 3} and now(game) == ("turn", 0)
    storage = {"market_ea": STORAGE}
    game = borna("take artifact", cards="bear book", morale=2, tiles=storage)
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 4 book"]  # the book is discarded already
    game = borna("take artifact", cards="bear book", morale=2, tiles=storage, row=("bear",) * 4)
    assert hand(game) == {"bear": 1} and now(game) == ("turn", 0)
