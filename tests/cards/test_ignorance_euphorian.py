"""The twelve Euphorian recruits of Ignorance Is Bliss: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from helpers import CHANCE, faces, legal, play, seat
from ignorance import at, go, has, ign, now, start

BARON, BOK, BORNA = "high_general_baron", "bok_the_game_master", "borna_the_storyteller"
BRENDA, CARY, CHAGA = "brenda_the_knowledge_bringer", "cary_the_carebear", "chaga_the_gamer"
CHRISTINE, DARREN, DOUG, DUSTY = (
    "christine_the_anarchist",
    "darren_the_repeater",
    "doug_the_builder",
    "dusty_the_enforcer",
)
EKATERINA, FRAZER, GEORGE, GWEN = (
    "ekaterina_the_cheater",
    "frazer_the_motivator",
    "george_the_lazy_craftsman",
    "gwen_the_mineralogist",
)
HA_JOON, JEDIDIAH, JEROEN, JON = (
    "ha_joon_the_gold_trader",
    "jedidiah_the_inciter",
    "jeroen_the_hoarder",
    "jon_the_amateur_handyman",
)
JOSEPH, KEB, KOFI, LARS = "joseph_the_antiquer", "keb_the_information_trader", "kofi_the_hermit", "lars_the_ballooneer"
LIONEL, MILOS, MIROSLAV = "lionel_the_cook", "milos_the_brainwasher", "miroslav_the_con_artist"
PAMHIDZAI, PEDRO, PMAI, ROWENA = "pamhidzai_the_reader", "pedro_the_collector", "pmai_the_nurse", "rowena_the_mentor"
SAMUEL, SHAHEENA, SPIROS = "samuel_the_zapper", "shaheena_the_digger", "spiros_the_model_citizen"
STEVE, TAED, TERRI = "steve_the_double_agent", "taed_the_brick_trader", "terri_the_bliss_trader"
XYON, ZARA = "xyon_the_brain_surgeon", "zara_the_solipsist"

AGENCY, ALONE_CAMP = "agency_of_progressive_backstabbing", "together_we_work_alone_camp"
AGORAPHOBIA, ATHENAEUM, BRIBE = (
    "field_of_agoraphobia",
    "athenaeum_of_mandatory_guidelines",
    "department_of_bribe_regulation",
)
BUREAU, CAROUSEL, CONCERT = "bureau_of_restricted_tourism", "the_carousel", "concert_hall_of_harmonious_dischord"
INSTITUTE, LOTTERY, MONOTONY = (
    "institute_of_orwellian_optimism",
    "lottery_of_diminishing_returns",
    "theater_of_endless_monotony",
)
PALACE, POLICE, PRISON = "palace_of_forced_altruism", "thought_police_of_the_open_mind", "dilemmas_prison"
SPRING, STORAGE = "natural_fluoridated_spring", "storage_of_insufficient_capacity"

COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
RESOURCES = ["take clay", "take gold", "take stone"]
SITES = pytest.mark.parametrize(
    "space, resource",
    [
        ("build_ea_1", "clay"),
        ("build_ea_2", "gold"),
        ("build_eb_1", "stone"),
        ("build_sa_2", "stone"),
        ("build_wa_1", "stone"),
        ("build_wb_2", "clay"),
    ],
)
BEAR_FIRST = ("bat", "box", "book", "bear")  # the bear is the free one


def equal(recruits, *moves, n=2, morale=3, face=1, **spec):
    """P1's turn with several equal workers."""
    return play(start(recruits, dice={"hand": [face] * n}, morale=morale, **spec), *moves)


# ---------------------------------------------------------------- Jon


@SITES
def test_jon_pays_three_commodities(space, resource):
    """jon_the_amateur_handyman: 3 commodities in any mix instead of the resource of the slot (R62)."""
    game = go(space, [JON], goods="energy water bliss")
    assert has(game) == (1, 3, {}, {}) and [space, 1] in seat(game)["dice"] and now(game) == ("turn", 1)
    game = go(space, [JON], goods=f"2 energy food {resource}")
    assert sorted(legal(game)) == sorted(["pay 2 energy food", f"pay {resource}"])
    assert has(play(game.clone(), f"pay {resource}"))[2] == {"energy": 2, "food": 1}
    assert has(play(game, "pay 2 energy food"))[2] == {resource: 1}


def test_jon_any_mix():
    """jon_the_amateur_handyman: every mix of three can be chosen, three of a kind too (R27)."""
    game = go("build_ea_2", [JON], goods="3 energy water")
    assert legal(game) == ["pay 2 energy water", "pay 3 energy"]


def test_jon_needs_three():
    """jon_the_amateur_handyman: not with two commodities, a resource does not help; not while hidden (R22, R88)."""
    place = "place 1 build_ea_2"
    assert place not in legal(start([JON], goods="2 energy"))
    assert place not in legal(start([JON], goods="2 energy stone"))
    assert place not in legal(start([JON], goods="3 energy", where="hidden"))
    assert place not in legal(start([], goods="3 energy", others=({"recruits": [JON]},)))


def test_jon_counts_for_construction():
    """jon_the_amateur_handyman: the worker completes the market and earns the star (R63, R64)."""
    game = go("build_ea_2", [JON], "tile the_carousel", goods="3 food", others=at("build_ea_3", 4))
    assert seat(game)["tile_stars"] == ["market_ea"] and now(game) == ("roll", CHANCE)


def test_jon_each_placement():
    """jon_the_amateur_handyman: every placement of the turn may be paid that way (I1)."""
    game = equal([JON], "place 1 build_ea_2", "another", "place 1 build_ea_3", "tile the_carousel", goods="6 food")
    assert has(game)[2] == {} and seat(game)["tile_stars"] == ["market_ea"]


def test_jon_beside_doug():
    """jon_the_amateur_handyman: Doug's way is offered beside it, one is chosen (I5)."""
    game = go("build_ea_2", [JON, DOUG], goods="3 food gold")
    assert legal(game) == ["pay 3 food", "pay gold", "pay worker 6"]
    assert has(play(game, "pay 3 food"))[2] == {"gold": 1} and seat(game)["owned"] == 2


def test_jon_only_on_sites():
    """jon_the_amateur_handyman: not at other costs in resources; a taken slot is no target at all (R22, R62)."""
    assert "place 1 nimbus_loft" not in legal(start([JON], goods="9 energy 2 gold"))
    assert "place 1 market_ea" not in legal(start([JON], goods="9 energy", hand="balloon", tiles={"market_ea": AGENCY}))
    moves = legal(start([JON], goods="4 energy", dice={"hand": [1, 2], "build_ea_2": [3]}, tile=AGENCY))
    assert "place 1 build_ea_2" not in moves and "place 1 build_ea_3" in moves


# ---------------------------------------------------------------- Doug


@SITES
def test_doug_sacrifices_a_worker(space, resource):
    """doug_the_builder: another available worker instead of the resource, and 1 such resource more (R62, R91)."""
    game = go(space, [DOUG])
    assert has(game) == (1, 3, {resource: 1}, {}) and seat(game)["owned"] == 1 and seat(game)["dice"] == [[space, 1]]
    assert now(game) == ("turn", 1)


def test_doug_is_an_alternative():
    """doug_the_builder: beside the resource, each value of another worker once (I5)."""
    game = go("build_ea_2", [DOUG], goods="gold", dice={"hand": [1, 4, 4, 6]})
    assert legal(game) == ["pay gold", "pay worker 4", "pay worker 6"]
    kept = play(game.clone(), "pay gold")
    assert has(kept)[2] == {} and seat(kept)["owned"] == 4
    play(game, "pay worker 4")
    assert has(game)[2] == {"gold": 2} and seat(game)["owned"] == 3 and faces(game) == [4, 6]


def test_doug_needs_another_available_worker():
    """doug_the_builder: not the worker being placed, nor one on the board; not while hidden (R88, R91)."""
    place = "place 1 build_ea_2"
    assert place not in legal(start([DOUG], dice={"hand": [1]}))
    assert place not in legal(start([DOUG], dice={"hand": [1], "farm": [2]}))
    assert place not in legal(start([DOUG], where="hidden"))
    assert place in legal(start([DOUG], dice={"hand": [1, 2]}))
    assert "place 1 nimbus_loft" not in legal(start([DOUG], goods="2 gold"))


def test_doug_resource_comes_before_completion():
    """doug_the_builder: the resource is there before the market is finished (R64)."""
    game = go("build_ea_2", [DOUG], others=at("build_ea_3", 4))
    assert now(game) == ("tile", CHANCE) and has(game)[2] == {"gold": 1} and seat(game)["owned"] == 1
    assert seat(play(game, "tile the_carousel"))["tile_stars"] == ["market_ea"]


def test_doug_reduces_the_group():
    """doug_the_builder: an equal worker sacrificed cannot be placed this turn (R18)."""
    assert now(equal([DOUG], "place 1 build_ea_2")) == ("turn", 1)
    game = equal([DOUG], "place 1 build_ea_2", n=3)
    assert legal(game) == ["another", "stop"] and faces(game) == [1]


def test_doug_takes_the_worker_that_cannot_be_placed():
    """doug_the_builder: of equal faces the one that came back this turn goes first (R91, R20)."""
    game = start([DOUG], goods="water", knowledge=1, morale=3, dice={"hand": [3, 3, 3], "tunnel_subterran": [5]})
    play(game, "place 3 tunnel_subterran", "roll 3", "take stone", "another", "place 3 build_ea_2")
    assert faces(game) == [3] and legal(game) == ["another", "stop"]


def test_doug_under_the_palace():
    """doug_the_builder: the Palace can void the resource (I9)."""
    assert has(go("build_ea_2", [DOUG], goods="2 stone", tile=PALACE))[2] == {"gold": 1, "stone": 2}
    assert has(go("build_ea_2", [DOUG], goods="3 stone", tile=PALACE))[2] == {"stone": 3}


def test_doug_worker_can_be_gained_again():
    """doug_the_builder: the worker returns to the supply, nothing is rolled (R91)."""
    game = start([DOUG], goods="3 energy", knowledge=6, morale=2, dice={"hand": [1, 1, 6, 6]})
    play(game, "place 1 build_ea_2", "pay worker 6")
    assert seat(game)["owned"] == 3 and now(game) == ("more", 0)
    play(game, "another", "place 1 tank_energy", "roll 1")
    assert seat(game)["owned"] == 4 and faces(game) == [1, 6]


def test_doug_each_placement():
    """doug_the_builder: once per placement, again at the next one (I1)."""
    game = equal([DOUG], "place 1 build_ea_2", "pay worker 1", "another", "place 1 build_eb_2", n=4, goods="gold")
    assert legal(game) == ["pay gold", "pay worker 1"] and has(game)[2] == {"gold": 2}


# ---------------------------------------------------------------- Cary


def bear(recruits, *moves, goods="food", **spec):
    """P1 takes the free bear at the Wastelander tunnel."""
    return go("tunnel_wastelander", recruits, "take artifact", *moves, goods=goods, bazaar=BEAR_FIRST, **spec)


def test_cary_pays_for_a_bear():
    """cary_the_carebear: 1 food and 1 commodity of choice, when the card is there and the row filled (R53)."""
    game = bear([CARY])
    assert now(game) == ("refill", CHANCE) and has(game)[2:] == ({}, {"bear": 1})
    play(game, "refill bat")
    assert now(game) == ("take", 0) and legal(game) == COMMODITIES and has(game)[2] == {"food": 1}
    assert has(play(game, "take bliss")) == (1, 3, {"food": 1, "bliss": 1}, {"bear": 1}) and now(game) == ("turn", 1)


def test_cary_hidden():
    """cary_the_carebear: not while hidden, not for another player's bear (R88)."""
    assert now(bear([CARY], "refill bat", where="hidden")) == ("turn", 1)
    assert has(bear([], "refill bat", others=({"recruits": [CARY]},)), 1)[2] == {}


@pytest.mark.parametrize("free", ["balloon", "bat", "bifocals", "book", "box"])
def test_cary_only_for_bears(free):
    """cary_the_carebear: no other artifact pays (R53)."""
    row = ("bat", "box", "bear", free)
    game = go("tunnel_wastelander", [CARY], "take artifact", "refill bear", goods="food", bazaar=row)
    assert now(game) == ("turn", 1) and has(game)[2:] == ({}, {free: 1})


def test_cary_two_bears_in_one_action():
    """cary_the_carebear: each bear of the Breeze Bar pays; the first one's goods may pay for the second (R77, C29)."""
    game = go("breeze_bar", [CARY], "refill bat", goods="food bliss", morale=2, bazaar=("bat", "box", "bear", "bear"))
    assert now(game) == ("take", 0) and has(game)[2] == {"food": 1}
    play(game, "take energy")
    assert "buy 2 bat" in legal(game) and now(game) == ("buy", 0)
    play(game, "buy 4 bear", "refill bat", "take energy")
    assert has(game) == (2, 3, {"energy": 2, "food": 2}, {"bear": 2})


def test_cary_too_late_for_its_own_price():
    """cary_the_carebear: the goods cannot pay for the same bear (I8)."""
    game = go("tunnel_wastelander", [CARY], "take artifact", goods="food", bazaar=("bat", "bear", "bear", "book"))
    assert now(game) == ("refill", CHANCE) and has(game)[3] == {"book": 1}


def test_cary_before_the_hand_limit():
    """cary_the_carebear: before the hand limit; a bear discarded at once has paid (R50)."""
    game = bear([CARY], "refill bat", hand="box")
    assert now(game) == ("take", 0)
    play(game, "take food")
    assert legal(game) == ["discard bear", "discard box"]
    assert has(play(game, "discard bear"))[2:] == ({"food": 2}, {"box": 1})


def test_cary_and_tiles():
    """cary_the_carebear: Monotony takes nothing of two gains of 1, Lottery can void either (I9)."""
    assert has(bear([CARY], "refill bat", "take food", tile=MONOTONY))[2] == {"food": 2}
    assert has(bear([CARY], "buy 4 bear", "refill bat", "take water", goods="3 food 2 water", tile=LOTTERY))[2] == {
        "food": 2,
        "water": 2,
    }
    assert has(bear([CARY], "buy 4 bear", "refill bat", "take water", goods="3 food water", tile=LOTTERY))[2] == {
        "food": 2,
        "water": 2,
    }
    assert has(bear([CARY], "buy 4 bear", "refill bat", "take food", goods="2 food 2 water", tile=LOTTERY))[2] == {
        "food": 2,
        "water": 2,
    }


def test_cary_whatever_gives_the_bear():
    """cary_the_carebear: Ha-Joon, Borna and Brenda give bears as well (I8)."""
    game = go("farm", [CARY, HA_JOON], "use ha_joon", "buy 4 bear", "refill bat", goods="gold", bazaar=BEAR_FIRST)
    assert now(game) == ("take", 0)
    game = play(
        start([CARY, BORNA], hand="book", bazaar=BEAR_FIRST), "use borna", "take artifact", "buy 4 bear", "refill bat"
    )
    assert now(game) == ("take", 0)
    game = go(
        "cloud_mine",
        [CARY, BRENDA],
        "use brenda",
        "buy 4 bear",
        "refill bat",
        face=5,
        others=at("cloud_mine", 5),
        bazaar=BEAR_FIRST,
    )
    assert now(game) == ("take", 0)


def test_cary_not_for_a_bear_paid():
    """cary_the_carebear: paying a bear, as Miroslav's wildcard too, is no gain (I10)."""
    game = go("ark", [CARY, MIROSLAV], hand="bat bear", morale=2)
    assert legal(game) == COMMODITIES and has(game)[2] == {}
    assert has(play(game, "take water"))[2] == {"water": 1} and now(game) == ("turn", 1)
    assert has(go("ark", [CARY], hand="2 bear", morale=2))[2:] == ({}, {})


# ---------------------------------------------------------------- Ekaterina and Miroslav

WILD = pytest.mark.parametrize("recruit, card", [(EKATERINA, "box"), (MIROSLAV, "bear")])
ASKS = {"box": (STORAGE, "clay"), "bear": (ATHENAEUM, "gold")}  # tiles that ask for these cards


def visit(recruit, hand, *moves, tile=AGENCY, goods="stone", **spec):
    """P1 visits this tile in Euphoria, where its star is already."""
    return go(
        "market_ea",
        [recruit],
        *moves,
        hand=hand,
        goods=goods,
        morale=spec.pop("morale", 3),
        tiles={"market_ea": tile},
        tile_stars=["market_ea"],
        **spec,
    )


def items(*cards):
    """Cards in the order of the notation."""
    return " ".join(sorted(cards))


@WILD
def test_wildcard_at_a_market(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: the card for the balloon, then 1 commodity before the benefit (R69, I10)."""
    game = visit(recruit, card)
    assert now(game) == ("take", 0) and legal(game) == COMMODITIES
    assert has(game) == (3, 3, {}, {}) and game.summary()["tracks"][0] == 0
    play(game, "take water")
    assert has(game)[2] == {"water": 1} and game.summary()["tracks"][0] == 1 and now(game) == ("turn", 1)
    assert game.summary()["territories"]["euphorian"] == [1, 0]


@WILD
def test_wildcard_is_a_choice(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: with the named card in hand either may be paid (I5)."""
    game = visit(recruit, f"balloon {card}")
    assert legal(game) == sorted(["pay stone balloon", f"pay stone {card}"])
    assert now(play(game.clone(), "pay stone balloon")) == ("turn", 1)
    assert now(play(game, f"pay stone {card}")) == ("take", 0)


@WILD
def test_wildcard_off(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: not while hidden, not with another card, not without the rest (R22, R88)."""
    tiles = {"market_ea": AGENCY}
    assert "place 1 market_ea" not in legal(start([recruit], hand=card, goods="stone", tiles=tiles, where="hidden"))
    assert "place 1 market_ea" not in legal(start([recruit], hand="bat", goods="stone", tiles=tiles))
    assert "place 1 market_ea" not in legal(start([recruit], hand=card, goods="gold", tiles=tiles))
    assert "place 1 market_ea" not in legal(start([], hand=card, goods="stone", tiles=tiles))
    assert "place 1 ark" not in legal(start([recruit], hand=f"bat {card}", morale=2, where="hidden"))


@WILD
def test_wildcard_no_use_where_it_is_asked(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no commodity where the tile asks for that very card (I10)."""
    tile, good = ASKS[card]
    game = visit(recruit, card, tile=tile, goods=good)
    assert now(game) == ("turn", 1) and has(game)[2] == {}


@WILD
@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_wildcard_in_a_pair(recruit, card, space):
    """ekaterina_the_cheater, miroslav_the_con_artist: the odd card of a pair at the artifact markets (R74, R76)."""
    game = go(space, [recruit], hand=f"book {card}", morale=2)
    assert legal(game) == COMMODITIES and has(game)[3] == {} and sum(game.summary()["tracks"]) == 0
    play(game, "take food")
    assert has(game)[2] == {"food": 1} and sum(game.summary()["tracks"]) == 1 and now(game) == ("turn", 1)


@WILD
@pytest.mark.parametrize("hand", ["2 book", "2 {}", "bat book {}"])
def test_wildcard_no_use_in_a_plain_payment(recruit, card, hand):
    """ekaterina_the_cheater, miroslav_the_con_artist: two of the card, another pair or three cards: no use (I10)."""
    game = go("ark", [recruit], hand=hand.format(card), morale=3)
    if game.kind == "pay":
        play(game, f"pay {items('bat', 'book', card)}")
    assert now(game) == ("turn", 1) and has(game)[2:] == ({}, {})


@WILD
def test_wildcard_payments_offered(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: pairs with the card stand beside the plain payments (I5)."""
    game = go("ark", [recruit], hand=f"bat book {card}", morale=3)
    assert legal(game) == sorted(
        [f"pay {items('bat', card)}", f"pay {items('book', card)}", f"pay {items('bat', 'book', card)}"]
    )


@WILD
def test_wildcard_at_the_palace(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: book and the card are no use, the card as the book is (I10)."""
    assert now(visit(recruit, f"book {card}", tile=PALACE, goods="nothing")) == ("turn", 1)
    assert now(visit(recruit, f"bat {card}", tile=PALACE, goods="nothing")) == ("take", 0)
    game = visit(recruit, f"2 {card}", tile=PALACE, goods="nothing")
    assert now(game) == ("take", 0)  # one stands for the book, the other is any artifact
    assert now(play(game, "take food")) == ("turn", 1) and has(game)[2:] == ({"food": 1}, {})


@WILD
def test_wildcard_at_the_dilemma(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: for the named artifact, before the outcome; any two are no use (R95, I10)."""
    game = play(start([recruit], dilemma="bat", hand=card), "dilemma")
    assert legal(game) == COMMODITIES
    play(game, "take energy")
    assert now(game) == ("outcome", 0) and has(game)[2:] == ({"energy": 1}, {})
    game = play(start([recruit], dilemma="bat", hand=f"2 {card}", morale=2), "dilemma")
    assert legal(game) == [f"pay 2 {card}", f"pay {card}"]
    assert now(play(game, f"pay 2 {card}")) == ("outcome", 0)
    game = play(start([recruit], dilemma=card, hand=card), "dilemma")
    assert now(game) == ("outcome", 0) and has(game)[2] == {}
    assert "dilemma" not in legal(start([recruit], dilemma="bat", hand=card, where="hidden"))


@WILD
def test_wildcard_on_every_use(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no limit per turn (T96, I1)."""
    game = equal([recruit], "place 1 ark", morale=5, hand=f"2 book 2 {card}")
    play(game, f"pay {items('book', card)}", "take food", "another", "place 1 free_press")
    assert now(game) == ("take", 0)
    assert has(play(game, "take food"))[2] == {"food": 2}


def test_wildcards_in_one_pair():
    """ekaterina_the_cheater, miroslav_the_con_artist: box and bear as a pair are one use, 1 commodity (I10)."""
    game = go("ark", [EKATERINA, MIROSLAV], "take food", hand="bear box", morale=2)
    assert has(game)[2:] == ({"food": 1}, {}) and now(game) == ("turn", 1)


@WILD
def test_wildcard_commodity_and_tiles(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: Lottery can void the commodity, Monotony leaves it (I9)."""
    assert has(go("wind_saloon", [recruit], "take food", hand=f"bat {card}", morale=2, goods="2 food", tile=LOTTERY))[
        2
    ] == {"food": 2}
    assert has(go("wind_saloon", [recruit], "take food", hand=f"bat {card}", morale=2, tile=MONOTONY))[2] == {"food": 1}


@WILD
def test_wildcard_and_the_agency(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: the surcharge of an own bump stays on top (I5)."""
    own = {"dice": {"hand": [1, 2], "wind_saloon": [4]}, "tile": AGENCY, "hand": f"bat {card}", "morale": 2}
    assert "place 1 wind_saloon" not in legal(start([recruit], **own))
    game = go("wind_saloon", [recruit], "roll 2", "take food", goods="water", **own)
    assert has(game)[2:] == ({"food": 1}, {})


@WILD
def test_wildcard_not_for_other_recruits(recruit, card):
    """ekaterina_the_cheater, miroslav_the_con_artist: no help for Borna, Dusty or Pedro (T96, I10)."""
    assert f"use {BORNA}" not in legal(start([recruit, BORNA], hand=card))
    game = start([recruit, DUSTY], hand=card, morale=3, knowledge=6, dice={"farm": [2, 3]})
    assert now(play(game, "retrieve 2@farm 3@farm", "roll 6 6")) == ("turn", 1) and seat(game)["owned"] == 1
    game = go("ark", [recruit, PEDRO], hand=f"2 bat {card}", morale=3)
    assert legal(game) == sorted(["pay 2 bat", f"pay {'2 bat ' + card}", f"pay {items('bat', card)}"])
    assert now(play(game, f"pay 2 bat {card}")) == ("turn", 1) and has(game)[2] == {}
    game = go("ark", [recruit, PEDRO], f"pay {items('bat', 'book', card)}", hand=f"bat book {card}", morale=3)
    assert len(legal(game)) == 12 and "take food gold" in legal(game)  # as its own type it counts for Pedro


def test_ekaterina_and_chaga():
    """ekaterina_the_cheater: Chaga's box is a box, and no use of hers (I10)."""
    game = play(ign({"recruits": [EKATERINA, CHAGA], "hidden": [JON], "hand": "box"}), "use chaga")
    assert now(game) == ("turn", 0) and has(game)[2:] == ({}, {})


def test_miroslav_no_box_for_chaga():
    """miroslav_the_con_artist: a bear is no box for Chaga (I10)."""
    assert f"use {CHAGA}" not in legal(ign({"recruits": [MIROSLAV, CHAGA], "hidden": [JON], "hand": "bear"}))


def test_miroslav_and_cary():
    """miroslav_the_con_artist: gaining a bear pays Cary, spending it as a wildcard pays Miroslav (I10)."""
    game = equal(
        [CARY, MIROSLAV],
        "place 1 tunnel_wastelander",
        "take artifact",
        "refill bat",
        "take food",
        morale=3,
        goods="food",
        hand="book",
        bazaar=BEAR_FIRST,
    )
    assert has(game)[2:] == ({"food": 2}, {"bear": 1, "book": 1})
    play(game, "another", "place 1 ark", "take water")
    assert has(game)[2:] == ({"water": 1, "food": 2}, {})


# ---------------------------------------------------------------- Steve


@pytest.mark.parametrize("space, tracks", [("aquifer", (0, 10, 0, 0)), ("farm", (0, 0, 10, 0))])
def test_steve_at_the_end_of_a_track(space, tracks):
    """steve_the_double_agent: a star when the Subterran or the Wastelander track ends, in anybody's turn (R84)."""
    game = go(space, [STEVE], tracks=tracks)
    assert seat(game)["recruit_stars"] == {STEVE: 1} and seat(game)["stars_left"] == 9
    game = go(space, [], others=({"recruits": [STEVE]},), tracks=tracks)
    assert seat(game, 1)["recruit_stars"] == {STEVE: 1} and seat(game, 1)["stars_left"] == 9


def test_steve_two_stars():
    """steve_the_double_agent: one for each of the two tracks, once for each (R84, R100)."""
    game = equal([STEVE], "place 1 aquifer", "another", "place 1 farm", n=4, morale=4, tracks=(0, 10, 10, 0))
    assert seat(game)["recruit_stars"] == {STEVE: 2} and seat(game)["stars_left"] == 8
    play(game, "another", "place 1 aquifer")
    assert seat(game)["recruit_stars"] == {STEVE: 2} and seat(game)["stars_left"] == 8


def test_steve_not_for_other_tracks():
    """steve_the_double_agent: none for the Euphorian or the Icarite track, though other Euphorians get theirs (R84)."""
    game = go("generator", [STEVE, JON], tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {JON: 1}
    assert seat(go("cloud_mine", [STEVE], tracks=(0, 0, 0, 10)))["recruit_stars"] == {}


def test_steve_hidden():
    """steve_the_double_agent: not while hidden (R88)."""
    assert seat(go("aquifer", [STEVE], tracks=(0, 10, 0, 0), where="hidden"))["stars_left"] == 10


@pytest.mark.parametrize(
    "tracks, stars", [((7, 11, 0, 0), 1), ((7, 0, 11, 0), 1), ((7, 11, 11, 0), 2), ((7, 10, 10, 11), 0)]
)
def test_steve_becoming_active_late(tracks, stars):
    """steve_the_double_agent: revealed by his own faction, the stars of ended tracks come at once (R83, R87)."""
    game = go("generator", [STEVE], tracks=tracks, where="hidden")
    assert seat(game)["recruits"] == {STEVE: "active"} and seat(game)["recruit_stars"].get(STEVE, 0) == stars


def test_steve_by_chaga_or_a_dilemma():
    """steve_the_double_agent: so also when Chaga or a dilemma activates him (R87, R97)."""
    spec = {"recruits": [CHAGA], "hidden": [STEVE], "hand": "box"}
    assert seat(play(ign(spec, tracks=(0, 11, 11, 0)), "use chaga"))["recruit_stars"] == {STEVE: 2}
    game = play(
        ign({"dilemma": "bat", "hand": "bat"}, tracks=(8, 11, 0, 0)),
        "dilemma",
        "outcome recruits",
        f"deal {STEVE}",
        f"deal {BOK}",
        f"keep {STEVE}",
    )
    assert seat(game)["recruit_stars"] == {STEVE: 1}
    game = play(
        ign({"dilemma": "bat", "hand": "bat"}, tracks=(7, 11, 0, 0)),
        "dilemma",
        "outcome recruits",
        f"deal {STEVE}",
        f"deal {BOK}",
        f"keep {STEVE}",
    )
    assert seat(game)["recruits"] == {STEVE: "hidden"} and seat(game)["recruit_stars"] == {}


def test_steve_is_euphorian():
    """steve_the_double_agent: Euphorian bonuses, tunnel end and reveal; none of the other two factions (R44, R57, R58, R60)."""
    assert has(go("generator", [STEVE], tracks=(2, 0, 0, 0)))[2] == {"energy": 2}
    assert has(go("aquifer", [STEVE], tracks=(2, 2, 2, 0)))[2] == {"water": 1}
    assert has(go("farm", [STEVE], tracks=(2, 2, 2, 0)))[2] == {"food": 1}
    assert has(go("tunnel_euphorian", [STEVE], goods="energy", tracks=(5, 5, 5, 0)))[2] == {"gold": 1}
    assert now(go("tunnel_subterran", [STEVE], goods="water", tracks=(5, 5, 5, 0))) == ("take", 0)
    ends = {move.split()[2] for move in legal(start([STEVE], miners=(9, 9, 9))) if "tunnel_end" in move}
    assert ends == {"tunnel_end_euphorian"}
    game = go("tunnel_euphorian", [STEVE], "take gold", goods="energy", miners=(5, 0, 0), where="hidden")
    assert seat(game)["recruits"] == {STEVE: "active"}
    game = go("tunnel_subterran", [STEVE], "take stone", goods="water", miners=(0, 5, 0), where="hidden")
    assert seat(game)["recruits"] == {STEVE: "hidden"}


def test_steve_and_star_effects():
    """steve_the_double_agent: each star costs morale at the Athenaeum; Terri and Taed answer each (R103)."""
    spec = {"hidden": [STEVE], "morale": 4, "dice": {"hand": [1, 6]}}
    assert has(play(ign(spec, tracks=(7, 11, 11, 0), tile=ATHENAEUM), "place 1 generator"))[0] == 2
    owner = {"recruits": [STEVE, TERRI], "goods": "2 bliss"}
    game = go("aquifer", [], "use terri", "take food", others=(owner,), tracks=(0, 10, 0, 0))
    assert has(game, 1)[2] == {"food": 1, "bliss": 1} and now(game) == ("turn", 1)
    game = go(
        "farm",
        [],
        "use taed",
        "take gold",
        others=({"recruits": [STEVE, TAED], "goods": "clay", "starred": [TAED]},),
        tracks=(0, 0, 10, 0),
    )
    assert has(game, 1)[2] == {"water": 1, "gold": 1}
    spec = {"recruits": [CHAGA, TERRI], "hidden": [STEVE], "hand": "box", "goods": "2 bliss"}
    game = play(ign(spec, tracks=(0, 11, 11, 0)), "use chaga")
    assert now(game) == (f"use {TERRI}", 0)
    assert now(play(game, "use terri", "take food")) == (f"use {TERRI}", 0)


def test_steve_can_end_the_game():
    """steve_the_double_agent: his star may be the tenth, in an opponent's turn (R109)."""
    game = go("aquifer", [], others=({"recruits": [STEVE], "stars_left": 1},), tracks=(0, 10, 0, 0), seats=3)
    assert game.over and game.returns() == [0.0, 1.0, 0.0]


def test_steve_in_the_same_event():
    """steve_the_double_agent: players who reach 10 by his and by other stars tie (R110, R111)."""
    other = {"recruits": [STEVE], "stars_left": 1, "morale": 3}
    game = go("aquifer", [MILOS], stars_left=1, others=(other,), tracks=(0, 10, 0, 0), seats=6)
    assert (
        game.over
        and (seat(game)["stars_left"], seat(game, 1)["stars_left"]) == (0, 0)
        and game.returns()[:2] == [0.0, 1.0]
    )


def test_steve_after_the_other_stars():
    """steve_the_double_agent: with one star left the Subterran recruit gets it (R84, R104)."""
    game = go("aquifer", [STEVE, MILOS], stars_left=1, tracks=(0, 10, 0, 0), seats=3)
    assert game.over and seat(game)["recruit_stars"] == {MILOS: 1}


# ---------------------------------------------------------------- Pmai

AREAS = pytest.mark.parametrize(
    "space, good, number",
    [("generator", "energy", 0), ("aquifer", "water", 1), ("farm", "food", 2), ("cloud_mine", "bliss", 3)],
)


@AREAS
@pytest.mark.parametrize(
    "there, used, refused", [(1, (1, 3, 1), (1, 2, 0)), (5, (1, 2, 0), (2, 4, 0))], ids=["five", "nine"]
)
def test_pmai_counts_one_less(space, good, number, there, used, refused):
    """pmai_the_nurse: 5 becomes 4 and 9 becomes 8, with track and knowledge of that tier (R43)."""
    game = go(space, [PMAI], face=4, others=at(space, there))
    assert now(game) == (f"use {PMAI}", 0)
    for move, (amount, knowledge, step) in (("use pmai", used), ("decline pmai", refused)):
        after = play(game.clone(), move)
        assert has(after) == (1, knowledge, {good: amount}, {}) and after.summary()["tracks"][number] == step
        assert now(after) == ("turn", 1)


@pytest.mark.parametrize("total", range(2, 14))
def test_pmai_only_at_five_and_nine(total):
    """pmai_the_nurse: offered only where it matters (R43, I3)."""
    sixes, rest = divmod(total - 1, 6)
    crowd = [6] * sixes + [rest] * (rest > 0)
    assert now(go("farm", [PMAI], others=at("farm", *crowd))) == (
        (f"use {PMAI}", 0) if total in (5, 9) else ("turn", 1)
    )


def test_pmai_off():
    """pmai_the_nurse: not while hidden, not for another player (R88)."""
    assert now(go("farm", [PMAI], face=5, where="hidden")) == ("turn", 1)
    assert now(go("farm", [], face=5, others=({"recruits": [PMAI]},))) == ("turn", 1)


def test_pmai_tier_one_bonus():
    """pmai_the_nurse: the allegiance bonus stays (R44)."""
    assert has(go("generator", [PMAI], "use pmai", face=5, tracks=(2, 0, 0, 0)))[:3] == (1, 3, {"energy": 2})


def test_pmai_each_placement():
    """pmai_the_nurse: once per placement, each placement of the turn (I1)."""
    game = equal([PMAI], "place 5 farm", "use pmai", "another", "place 5 generator", face=5)
    assert now(game) == (f"use {PMAI}", 0)


def test_pmai_after_zara():
    """pmai_the_nurse: asked after Zara, and not once she is used (I4)."""
    game = go("farm", [PMAI, ZARA], face=5)
    assert now(game) == (f"use {ZARA}", 0)
    assert now(play(game.clone(), "use zara")) == ("turn", 1)
    assert now(play(game, "decline zara")) == (f"use {PMAI}", 0)


def test_pmai_after_jedidiah():
    """pmai_the_nurse: when Jedidiah's bump is done (R43)."""
    game = go("farm", [PMAI, JEDIDIAH], face=5, others=at("farm", 2))
    assert now(play(game.clone(), "decline jedidiah")) == ("turn", 1)
    assert now(play(game, "use jedidiah", "roll 1")) == (f"use {PMAI}", 0)


@pytest.mark.parametrize("space, recruit", [("farm", GWEN), ("farm", JOSEPH), ("cloud_mine", BRENDA)])
def test_pmai_before_gwen_joseph_brenda(space, recruit):
    """pmai_the_nurse: they look at the tier that results (I4)."""
    game = go(space, [PMAI, recruit], face=5, others=at(space, 4))
    assert now(play(game.clone(), "use pmai")) == ("turn", 1)
    assert now(play(game, "decline pmai")) == (f"use {recruit}", 0)


# ---------------------------------------------------------------- Chaga


def gamer(*moves, hidden=(JON,), recruits=(CHAGA,), hand="box", **spec):
    """P1's turn with Chaga active and others hidden."""
    return play(start(list(recruits), hidden=list(hidden), hand=hand, **spec), *moves)


def test_chaga_activates_a_hidden_recruit():
    """chaga_the_gamer: a box discarded before the action activates a hidden recruit, the turn goes on (R16, I7)."""
    game = gamer()
    assert f"use {CHAGA}" in legal(game) and "place 1 farm" in legal(game)
    play(game, "use chaga")
    assert seat(game)["recruits"] == {CHAGA: "active", JON: "active"} and has(game)[3] == {}
    assert game.summary()["discard"] == [0, 0, 0, 0, 0, 1] and seat(game)["stars_left"] == 10
    assert now(game) == ("turn", 0) and f"use {CHAGA}" not in legal(game)
    assert now(play(game, "place 1 farm")) == ("turn", 1)


def test_chaga_chooses_among_several():
    """chaga_the_gamer: of several hidden recruits one is chosen, of any faction (I7)."""
    game = gamer("use chaga", hidden=(MILOS, BOK))
    assert now(game) == ("activate", 0) and legal(game) == [f"activate {BOK}", f"activate {MILOS}"]
    play(game, f"activate {BOK}")
    assert seat(game)["recruits"] == {CHAGA: "active", MILOS: "hidden", BOK: "active"}


def test_chaga_off():
    """chaga_the_gamer: not without a box, without a hidden recruit, or while hidden; not in others' turns (R88)."""
    use = f"use {CHAGA}"
    assert use not in legal(gamer(hand="bat"))
    assert use not in legal(gamer(hidden=()))
    assert use not in legal(gamer(recruits=(), hidden=(CHAGA, JON)))
    assert use not in legal(start([], others=({"recruits": [CHAGA], "hidden": [JON], "hand": "box"},)))
    assert use not in legal(gamer(recruits=(CHAGA, MIROSLAV), hand="bear"))


def test_chaga_once_per_turn():
    """chaga_the_gamer: once per turn, again in the next (I7)."""
    game = gamer("use chaga", f"activate {BOK}", hidden=(MILOS, BOK), hand="2 box", morale=2)
    assert f"use {CHAGA}" not in legal(game)
    play(game, "place 1 farm", "place 1 farm")
    assert f"use {CHAGA}" in legal(game)


def test_chaga_before_any_kind_of_turn():
    """chaga_the_gamer: before a retrieval and before the dilemma too (R89b, I7)."""
    game = gamer("use chaga", dice={"hand": [1], "farm": [2]})
    assert now(play(game, "retrieve 2@farm", "roll 2")) == ("turn", 1)
    game = gamer("use chaga", dilemma="bat", hand="bat box", morale=2)
    assert now(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_chaga_between_placements():
    """chaga_the_gamer: in the menu while a further placement can be chosen; nothing has to follow (R89b, I6)."""
    spec = {"morale": 2, "dice": {"hand": [1, 1]}}
    game = gamer("place 1 farm", **spec)
    assert legal(game) == ["another", "stop", f"use {CHAGA}"]
    play(game, "use chaga")
    assert legal(game) == ["another", "stop"]
    assert now(play(game, "stop")) == ("turn", 1)
    assert now(gamer("place 1 farm")) == ("turn", 1)  # no menu without a further placement
    assert now(gamer("place 1 farm", "another", "place 1 farm", **spec)) == ("turn", 1)


def test_chaga_recruit_works_at_once():
    """chaga_the_gamer: the recruit works for the rest of the turn (R85)."""
    game = gamer(goods="3 food")
    assert "place 1 build_ea_2" not in legal(game)
    assert "place 1 build_ea_2" in legal(play(game, "use chaga"))
    game = gamer("place 1 farm", "use chaga", hidden=(SPIROS,), morale=2, dice={"hand": [1, 1, 3]})
    assert legal(game) == ["another", "stop", f"use {SPIROS}"]


def test_chaga_recruit_does_not_answer_the_past():
    """chaga_the_gamer: a balloon gained before does not count for Lars (I2)."""
    row = ("bat", "box", "bear", "balloon")
    spec = {"goods": "energy", "morale": 3, "dice": {"hand": [1, 1]}, "bazaar": row}
    game = gamer("place 1 tunnel_euphorian", "take artifact", "refill bat", "use chaga", hidden=(LARS,), **spec)
    assert legal(game) == ["another", "stop"]
    game = gamer("use chaga", "place 1 tunnel_euphorian", "take artifact", "refill bat", hidden=(LARS,), **spec)
    assert f"use {LARS}" in legal(game)


# ---------------------------------------------------------------- Ha-Joon


def test_ha_joon_buys_at_the_end():
    """ha_joon_the_gold_trader: 1 gold for an artifact at its bazaar price, after the placement (R53, I8)."""
    game = go("farm", [HA_JOON], goods="gold")
    assert now(game) == (f"use {HA_JOON}", 0) and has(game)[2] == {"food": 1, "gold": 1}
    play(game, "use ha_joon")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"] and has(game)[2] == {"food": 1}
    assert has(play(game, "buy 3 bear", "refill bat")) == (1, 3, {}, {"bear": 1}) and now(game) == ("turn", 1)
    assert now(go("farm", [HA_JOON], "decline ha_joon", goods="gold")) == ("turn", 1)


def test_ha_joon_off():
    """ha_joon_the_gold_trader: not without gold, not while hidden, not at others' turns (R88, R90)."""
    assert now(go("farm", [HA_JOON], goods="stone clay")) == ("turn", 1)
    assert now(go("farm", [HA_JOON], goods="gold", where="hidden")) == ("turn", 1)
    assert now(go("farm", [], others=({"recruits": [HA_JOON], "goods": "gold"},))) == ("turn", 1)


def test_ha_joon_once_per_turn():
    """ha_joon_the_gold_trader: a turn ends once however much gold there is (T96, R89)."""
    game = go("farm", [HA_JOON], "use ha_joon", "buy 4 book", "refill bat", goods="3 gold", morale=3)
    assert now(game) == ("turn", 1) and has(game)[2] == {"food": 1, "gold": 2}


def test_ha_joon_on_retrieve_turns_not_dilemmas():
    """ha_joon_the_gold_trader: after a retrieval, not after a dilemma (R16)."""
    game = start([HA_JOON], goods="gold", dice={"hand": [1], "farm": [2]})
    assert now(play(game, "retrieve 2@farm", "roll 2")) == (f"use {HA_JOON}", 0)
    game = start([HA_JOON], goods="gold", dilemma="bat", hand="bat")
    assert now(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_ha_joon_after_all_placements():
    """ha_joon_the_gold_trader: after the last placement of the turn, not between (R18)."""
    game = equal([HA_JOON], "place 1 farm", goods="gold")
    assert legal(game) == ["another", "stop"]
    assert now(play(game.clone(), "stop")) == (f"use {HA_JOON}", 0)
    assert now(play(game, "another", "place 1 farm")) == (f"use {HA_JOON}", 0)
    assert now(go("tunnel_euphorian", [HA_JOON], "take gold", goods="energy")) == (f"use {HA_JOON}", 0)


def test_ha_joon_before_shaheena():
    """ha_joon_the_gold_trader: before Shaheena, hand limit in between (R50, R89a)."""
    game = go("farm", [HA_JOON, SHAHEENA], goods="gold stone", hand="box")
    assert now(game) == (f"use {HA_JOON}", 0)
    play(game, "use ha_joon", "buy 4 book", "refill bat")
    assert legal(game) == ["discard book", "discard box"]
    assert now(play(game, "discard book")) == (f"use {SHAHEENA}", 0)
    assert now(go("farm", [HA_JOON, SHAHEENA], "decline ha_joon", goods="gold stone")) == (f"use {SHAHEENA}", 0)


def test_ha_joon_too_late_for_lars():
    """ha_joon_the_gold_trader: a balloon gained here moves nobody (I6)."""
    game = go(
        "farm",
        [HA_JOON, LARS],
        "use ha_joon",
        "buy 4 balloon",
        "refill bat",
        goods="gold",
        bazaar=("bat", "box", "bear", "balloon"),
    )
    assert now(game) == ("turn", 1)


def test_ha_joon_with_cary_and_pamhidzai():
    """ha_joon_the_gold_trader: a bear pays Cary, a book may go back by Pamhidzai (I8)."""
    game = go("farm", [HA_JOON, CARY], "use ha_joon", "buy 3 bear", "refill bat", goods="gold")
    assert legal(game) == COMMODITIES and has(game)[2] == {"food": 1}
    game = go("farm", [HA_JOON, PAMHIDZAI], "use ha_joon", "buy 4 book", goods="gold")
    assert now(game) == (f"use {PAMHIDZAI}", 0)


def test_ha_joon_where_nothing_can_be_gained():
    """ha_joon_the_gold_trader: may be used though Storage leaves no artifact; the gold is gone (R55, R89)."""
    game = go("farm", [HA_JOON], "use ha_joon", goods="gold", hand="bat bear book box", morale=4, tile=STORAGE)
    assert now(game) == ("turn", 1) and has(game)[2:] == ({"food": 1}, {"bat": 1, "bear": 1, "book": 1, "box": 1})
    game = go("farm", [HA_JOON], "use ha_joon", goods="gold", hand="bear", morale=4, tile=STORAGE)
    assert legal(game) == ["buy 2 box", "buy 4 book"]


def test_ha_joon_prices():
    """ha_joon_the_gold_trader: Bribe Regulation raises the price; the option free_trades takes it away (R53, I8)."""
    assert now(go("farm", [HA_JOON], "use ha_joon", goods="gold", tile=BRIBE)) == ("refill", CHANCE)
    game = go("farm", [HA_JOON], "use ha_joon", "buy 1 bat", "refill bat", goods="gold", options={"free_trades": True})
    assert has(game) == (1, 3, {"food": 1}, {"bat": 1})


def test_ha_joon_in_kofis_further_turn():
    """ha_joon_the_gold_trader: Kofi's further turn is a new turn (R16)."""
    game = start([HA_JOON, KOFI], goods="2 gold", morale=4, dice={"hand": [1], "farm": [2]})
    play(game, "retrieve 2@farm", "roll 2", "use ha_joon", "refill bat")
    assert now(game) == ("turn", 0) and has(game)[2:] == ({"gold": 1}, {"book": 1})
    assert now(play(game, "place 1 farm")) == (f"use {HA_JOON}", 0)


# ---------------------------------------------------------------- Rowena


def mentor(tile, *moves, used=True, recruits=(ROWENA,), **spec):
    """P1's turn, penalised by this tile; Rowena's ability is used first, or not."""
    game = start(list(recruits), tile=tile, **spec)
    return play(game, *(("use rowena",) if used else ()), *moves)


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


BUMP_OWN = {"dice": {"hand": [1, 2], "tunnel_subterran": [4]}}
ROLLING = {"dice": {"hand": [], "farm": [2, 3]}}
RETRIEVE = "retrieve 2@farm 3@farm"
IGNORED = {
    AGENCY: (lambda game: "tunnel_subterran" not in spaces(game), (), {**BUMP_OWN, "goods": "water"}),
    LOTTERY: (lambda game: has(game)[2] == {"food": 2}, ("place 1 farm",), {"goods": "2 food"}),
    INSTITUTE: (lambda game: seat(game)["owned"] == 2, (RETRIEVE, "roll 1 6"), {"dice": {"hand": [3], "farm": [2, 3]}}),
    SPRING: (lambda game: spaces(game) == set(), (), {"dice": {"hand": [1], "farm": [6]}}),
    AGORAPHOBIA: (
        lambda game: seat(game)["stars_left"] == 10,
        ("place 1 wind_saloon",),
        {"hand": "2 bat", "morale": 2},
    ),
    PRISON: (lambda game: game.kind == "prison", (RETRIEVE, "roll 1 1"), {**ROLLING, "others": at("farm", 4)}),
    BRIBE: (
        lambda game: "buy 3 bear" not in legal(game),
        ("place 1 tunnel_euphorian", "take artifact"),
        {"goods": "energy food"},
    ),
    ATHENAEUM: (lambda game: has(game)[0] == 1, ("place 1 wind_saloon",), {"hand": "2 bat", "morale": 2}),
    BUREAU: (lambda game: spaces(game) == set(), (), {"dice": {"hand": [1], "farm": [2, 3]}}),
    CONCERT: (lambda game: has(game)[0] == 3, ("place 1 tank_water",), {"goods": "3 water", "morale": 2}),
    PALACE: (
        lambda game: has(game)[2] == {"stone": 3},
        ("place 1 tunnel_euphorian", "take gold"),
        {"goods": "energy 3 stone"},
    ),
    STORAGE: (
        lambda game: has(game)[3] == {"book": 1},
        ("place 1 tunnel_euphorian", "take artifact"),
        {"goods": "energy", "hand": "book", "morale": 2, "bazaar": ("book",) * 4},
    ),
    CAROUSEL: (lambda game: seat(game)["owned"] == 1, (RETRIEVE, "roll 5 5"), ROLLING),
    MONOTONY: (lambda game: has(game)[2] == {"food": 1}, ("place 5 farm",), {"face": 5, "others": at("farm", 5)}),
}


@pytest.mark.parametrize("tile", IGNORED)
def test_rowena_ignores_every_penalty(tile):
    """rowena_the_mentor: costs, bans, thresholds, surcharges, stars and gains of the tiles (R105, I7)."""
    bites, moves, spec = IGNORED[tile]
    knowledge = spec.get("knowledge", 4)
    assert bites(mentor(tile, *moves, used=False, **{**spec, "knowledge": knowledge}))
    assert not bites(mentor(tile, *moves, **{**spec, "knowledge": knowledge - 1}))  # her price makes it the same


def test_rowena_ignores_penalties_in_knowledge():
    """rowena_the_mentor: neither Thought Police nor Alone Camp adds knowledge to her price (R105, I7)."""
    police = {"dice": {"hand": [], "farm": [2, 3]}}
    assert has(mentor(POLICE, RETRIEVE, "roll 2 2", used=False, **police))[1] == 4
    assert has(mentor(POLICE, RETRIEVE, "roll 2 2", **police, knowledge=2))[1] == 3
    camp = {**BUMP_OWN, "goods": "water"}
    assert has(mentor(ALONE_CAMP, "place 1 tunnel_subterran", used=False, **camp))[1] == 4
    assert has(mentor(ALONE_CAMP, "place 1 tunnel_subterran", **camp, knowledge=2))[1] == 3
    assert "tunnel_subterran" not in spaces(mentor(ALONE_CAMP, used=False, **camp, knowledge=6))
    assert "tunnel_subterran" in spaces(mentor(ALONE_CAMP, **camp, knowledge=5))


def test_rowena_price():
    """rowena_the_mentor: 1 knowledge; the turn goes on, nothing has to follow (I7)."""
    game = mentor(PALACE)
    assert has(game)[1] == 4 and now(game) == ("turn", 0) and f"use {ROWENA}" not in legal(game)
    assert now(play(game, "place 1 farm")) == ("turn", 1)


@pytest.mark.parametrize(
    "knowledge, recruits, offered",
    [
        (5, (ROWENA,), True),
        (6, (ROWENA,), False),
        (3, (ROWENA, BOK), True),
        (4, (ROWENA, BOK), False),
    ],
)
def test_rowena_needs_room(knowledge, recruits, offered):
    """rowena_the_mentor: knowledge 5 or less, with Bok 3 or less (R90)."""
    game = mentor(PALACE, used=False, recruits=recruits, knowledge=knowledge)
    assert (f"use {ROWENA}" in legal(game)) == offered


def test_rowena_needs_a_market():
    """rowena_the_mentor: some open market without the own star; not while hidden, not in others' turns (I3, R88)."""
    use = f"use {ROWENA}"
    assert use not in legal(start([ROWENA]))
    assert use not in legal(mentor(PALACE, used=False, tile_stars=["market_wb"]))
    assert use in legal(mentor(PALACE, used=False, tile_stars=["market_ea"], tiles={"market_ea": CAROUSEL}))
    assert use in legal(mentor(PALACE, used=False, others=({"tile_stars": ["market_wb"]},)))
    assert use not in legal(start([ROWENA], tile=PALACE, where="hidden"))
    assert use not in legal(start([], tile=PALACE, others=({"recruits": [ROWENA]},)))


def test_rowena_covers_all_tiles_at_once():
    """rowena_the_mentor: several penalties at once (R106)."""
    game = start([ROWENA], dice={"hand": [1], "farm": [6, 6]}, tiles={"market_ea": SPRING, "market_sa": BUREAU})
    assert spaces(game) == set()
    assert "farm" in spaces(play(game, "use rowena"))


def test_rowena_between_placements():
    """rowena_the_mentor: in the menu while a further placement can be chosen, once per turn (R89b, I6)."""
    game = equal([ROWENA], "place 1 farm", tile=MONOTONY)
    assert legal(game) == ["another", "stop", f"use {ROWENA}"]
    assert legal(play(game, "use rowena")) == ["another", "stop"]
    assert now(mentor(PALACE, "place 1 farm", used=False)) == ("turn", 1)
    game = equal([ROWENA], "use rowena", "place 1 farm", tile=MONOTONY)
    assert legal(game) == ["another", "stop"]


def test_rowena_before_a_dilemma():
    """rowena_the_mentor: a dilemma's star costs no morale at the Athenaeum (R89b)."""
    spec = {"dilemma": "bat", "hand": "bat", "morale": 2}
    assert has(mentor(ATHENAEUM, "dilemma", "outcome star", used=False, **spec))[0] == 1
    assert has(mentor(ATHENAEUM, "dilemma", "outcome star", **spec))[0] == 2


def test_rowena_ends_with_the_turn():
    """rowena_the_mentor: in the opponent's turn the penalties are back, and in the own next turn (I7)."""
    other = {"goods": "water", "dice": {"hand": [1, 2]}}
    game = mentor(
        CAROUSEL, "place 1 tunnel_subterran", "take stone", dice={"hand": [1, 4]}, goods="water", others=(other,)
    )
    play(game, "place 1 tunnel_subterran", "roll 6")
    assert faces(game) == [4] and seat(game)["owned"] == 1  # 4 + 6 + 4
    game = mentor(MONOTONY, "place 5 farm", face=5, others=at("farm", 5))
    assert has(game)[2] == {"food": 2}
    play(game, "place 1 generator")
    assert f"use {ROWENA}" in legal(game)
    assert has(play(game, "place 2 farm"))[2] == {"food": 3}


def test_rowena_and_lionel():
    """rowena_the_mentor: both in one turn are allowed, to no effect (I7)."""
    game = mentor(PALACE, recruits=(ROWENA, LIONEL), goods="food")
    assert f"use {LIONEL}" in legal(game)
    play(game, "use lionel")
    assert has(game)[2] == {} and now(game) == ("turn", 0)
    game = mentor(PALACE, "use lionel", used=False, recruits=(ROWENA, LIONEL), goods="food")
    assert f"use {ROWENA}" in legal(game)
    assert has(play(game, "use rowena"))[1] == 4


# ---------------------------------------------------------------- Frazer


def energy(recruits, *moves, there=(5,), **spec):
    """P1 places a 5 on the Generator where another 5 stands: 2 energy, with tier 1 it is 3."""
    return go("generator", recruits, *moves, face=5, others=at("generator", *there), **{"tracks": (2, 0, 0, 0), **spec})


def test_frazer_swaps_one_energy():
    """frazer_the_motivator: at the third energy 1 other commodity instead of one, before track and knowledge (R28, R43)."""
    game = energy([FRAZER])
    assert now(game) == (f"use {FRAZER}", 0) and has(game) == (1, 3, {"energy": 3}, {})
    play(game, "use frazer")
    assert now(game) == ("take", 0) and set(COMMODITIES) - {"take energy"} <= set(legal(game)) and has(game)[1] == 3
    assert has(play(game, "take food")) == (1, 4, {"energy": 2, "food": 1}, {}) and now(game) == ("turn", 1)
    assert has(energy([FRAZER], "decline frazer"))[1:3] == (4, {"energy": 3})


def test_frazer_off():
    """frazer_the_motivator: not below three, not while hidden, not for others (R88)."""
    assert now(energy([FRAZER], tracks=(1, 0, 0, 0))) == ("turn", 1)
    game = energy([JON], hidden=[FRAZER])
    assert now(game) == ("turn", 1) and has(game)[2] == {"energy": 3}
    game = go(
        "generator",
        [JON],
        face=5,
        tracks=(2, 0, 0, 0),
        others=({"recruits": [FRAZER], "dice": {"hand": [1], "generator": [5]}},),
    )
    assert now(game) == ("turn", 1) and has(game)[2] == {"energy": 3}


def test_frazer_counts_the_gains_of_the_turn():
    """frazer_the_motivator: energy of several gains; energy owned before does not count (I2)."""
    game = equal([FRAZER], "place 1 generator", goods="4 energy", tracks=(2, 0, 0, 0))
    assert now(game) == ("more", 0) and has(game)[2] == {"energy": 6}
    play(game, "another", "place 1 generator")
    assert now(game) == (f"use {FRAZER}", 0) and game.summary()["tracks"][0] == 3
    assert (
        has(play(game, "use frazer", "take bliss"))[2] == {"energy": 7, "bliss": 1} and game.summary()["tracks"][0] == 4
    )


@pytest.mark.parametrize("answer", ["use frazer; take food", "decline frazer"])
def test_frazer_once_per_turn(answer):
    """frazer_the_motivator: one offer a turn, used or refused (R89)."""
    game = equal([FRAZER], "place 1 generator", "another", "place 1 generator", n=4, morale=4, tracks=(2, 0, 0, 0))
    play(game, answer, "another", "place 1 generator")
    assert now(game) == ("more", 0)
    play(game, "another", "place 1 generator")
    assert now(game) == ("turn", 1)


def test_frazer_new_turn_new_count():
    """frazer_the_motivator: the count starts anew with each turn (R89)."""
    game = go("generator", [FRAZER], tracks=(2, 0, 0, 0), dice={"hand": [1, 1]})
    play(game, "place 1 farm", "place 1 generator")
    assert now(game) == ("turn", 1) and has(game)[2] == {"energy": 4}


def test_frazer_at_the_wastelander_tunnel_end():
    """frazer_the_motivator: the 3 energy of the tunnel's end count (R60)."""
    game = go("tunnel_end_wastelander", [FRAZER, GWEN], "use frazer", "take water", miners=(0, 0, 9))
    assert has(game)[2] == {"energy": 2, "water": 1}


def test_frazer_energy_as_a_free_choice():
    """frazer_the_motivator: energy chosen by another recruit counts (I10)."""
    game = equal(
        [FRAZER, EKATERINA], "place 1 generator", "another", "place 1 ark", hand="bat box", tracks=(2, 0, 0, 0)
    )
    play(game, "take energy")
    assert now(game) == (f"use {FRAZER}", 0) and game.summary()["tracks"][2] == 0
    play(game, "use frazer", "take food")
    assert has(game)[2] == {"energy": 2, "food": 1} and game.summary()["tracks"][2] == 1


def test_frazer_in_an_opponents_turn():
    """frazer_the_motivator: three energy in one turn of an opponent (R89)."""
    tunnels = ("tunnel_euphorian", "tunnel_subterran", "tunnel_wastelander")
    owner = {"recruits": [FRAZER, KEB], "knowledge": 6, "dice": {"hand": [5], **{space: [4] for space in tunnels}}}
    game = equal([], n=3, morale=3, goods="energy water food", others=(owner,))
    play(
        game,
        f"place 1 {tunnels[0]}",
        "roll 3",
        "take energy",
        "take gold",
        "another",
        f"place 1 {tunnels[1]}",
        "roll 1",
    )
    assert now(game) == ("take", 1)
    play(game, "take energy", "take stone", "another", f"place 1 {tunnels[2]}", "roll 1", "take energy")
    assert now(game) == (f"use {FRAZER}", 1)
    assert has(play(game, "use frazer", "take water"), 1)[2] == {"energy": 2, "water": 1}


def test_frazer_and_tiles():
    """frazer_the_motivator: only energy really gained counts under Monotony and Lottery (I9)."""
    assert now(energy([FRAZER], tile=MONOTONY)) == ("turn", 1)
    assert now(energy([FRAZER], tile=LOTTERY)) == ("turn", 1)
    game = equal(
        [FRAZER],
        "place 1 generator",
        "another",
        "place 1 tunnel_euphorian",
        "take gold",
        "another",
        "place 1 generator",
        n=3,
        morale=3,
        tracks=(2, 0, 0, 0),
        goods="2 food",
        tile=LOTTERY,
    )
    assert now(game) == (f"use {FRAZER}", 0) and has(game)[2] == {"energy": 2, "food": 2, "gold": 1}
    assert has(play(game, "use frazer", "take food"))[2] == {"energy": 1, "food": 2, "gold": 1}


def test_frazer_and_gwen_and_joseph():
    """frazer_the_motivator: energy that Gwen or Joseph replaced does not count (I4)."""
    game = energy([FRAZER, GWEN])
    assert now(game) == (f"use {GWEN}", 0)
    assert now(play(game.clone(), "use gwen")) == ("turn", 1)
    assert now(play(game, "decline gwen")) == (f"use {FRAZER}", 0)
    game = energy([FRAZER, JOSEPH])
    assert now(play(game.clone(), "use joseph", "refill bat")) == ("turn", 1)
    assert now(play(game, "decline joseph")) == (f"use {FRAZER}", 0)


def test_frazer_only_what_was_gained_while_he_worked():
    """frazer_the_motivator: energy gained before Chaga activated him does not count (I2)."""
    game = equal(
        [CHAGA],
        "place 1 generator",
        "use chaga",
        "another",
        "place 1 generator",
        hidden=[FRAZER],
        hand="box",
        tracks=(2, 0, 0, 0),
    )
    assert now(game) == ("turn", 1) and has(game)[2] == {"energy": 4}


def test_frazer_trades_are_no_gain():
    """frazer_the_motivator: energy from a trade does not count (R21)."""
    game = start([FRAZER], goods="food", others=({"goods": "3 energy"},), options={"trading": True})
    play(game, "trade P2 give food for 3 energy", "accept")
    assert now(game) == ("turn", 0) and has(game)[2] == {"energy": 3}
    assert now(play(game, "place 1 generator")) == ("turn", 1)


# ---------------------------------------------------------------- Samuel


def zap(recruits=(SAMUEL,), *moves, space="farm", goods="energy", dice=(), **spec):
    """P1 places a 1 on a space; a 6 stays available."""
    return go(space, list(recruits), *moves, goods=goods, dice={"hand": [1, 6], **dict(dice)}, **spec)


def test_samuel_takes_workers_home():
    """samuel_the_zapper: 1 energy: own workers home from areas, rolled, then 1 morale; no retrieval price (R30, R37)."""
    game = zap(dice={"generator": [2], "farm": [2], "tunnel_euphorian": [4]}, knowledge=1)
    assert now(game) == (f"use {SAMUEL}", 0) and has(game)[2] == {"energy": 1, "food": 1}
    play(game, "use samuel")
    assert now(game) == ("samuel", 0) and has(game)[2] == {"food": 1}
    assert sorted(legal(game)) == sorted(
        [
            "retrieve 1@farm",
            "retrieve 2@farm",
            "retrieve 2@generator",
            "retrieve 1@farm 2@farm",
            "retrieve 2@generator 1@farm",
            "retrieve 2@generator 2@farm",
            "retrieve 2@generator 1@farm 2@farm",
        ]
    )
    play(game, "retrieve 2@generator 1@farm")
    assert now(game) == ("roll", CHANCE) and has(game)[0] == 1
    play(game, "roll 1 2")
    assert has(game) == (2, 1, {"food": 1}, {}) and faces(game) == [1, 2, 6] and now(game) == ("turn", 1)


def test_samuel_counts_the_worker_just_placed():
    """samuel_the_zapper: the worker just placed is enough, and energy just gained pays (R42)."""
    assert now(zap()) == (f"use {SAMUEL}", 0)
    assert now(zap(space="generator", goods="nothing")) == (f"use {SAMUEL}", 0)
    assert now(zap(goods="food")) == ("turn", 1)
    game = zap((SAMUEL,), "use samuel", "roll 3")
    assert has(game) == (2, 3, {"food": 1}, {}) and faces(game) == [3, 6]
    assert now(zap((SAMUEL,), "decline samuel")) == ("turn", 1)


def test_samuel_off():
    """samuel_the_zapper: not while hidden, not without an own worker on an area, not on retrieve turns (R88)."""
    assert now(zap(where="hidden")) == ("turn", 1)
    assert now(zap(space="tunnel_euphorian", goods="2 energy", others=at("farm", 3))) == ("take", 0)
    game = zap((SAMUEL,), "take gold", space="tunnel_euphorian", goods="2 energy", others=at("farm", 3))
    assert now(game) == ("turn", 1)
    game = zap((SAMUEL,), "take gold", space="tunnel_euphorian", goods="2 energy", dice={"cloud_mine": [3]})
    assert now(game) == (f"use {SAMUEL}", 0)
    game = start([SAMUEL], goods="energy", dice={"hand": [1], "farm": [2, 3]})
    assert now(play(game, "retrieve 2@farm", "roll 2")) == ("turn", 1)
    game = go("farm", [], others=({"recruits": [SAMUEL], "goods": "energy", "dice": {"farm": [1], "hand": [2]}},))
    assert now(game) == ("turn", 1)


def test_samuel_check_before_morale():
    """samuel_the_zapper: one check; at morale 1 the reward comes too late for Dusty (R31, R35)."""
    game = zap((SAMUEL, DUSTY), "use samuel", hand="bat", knowledge=5)
    play(game, "roll 5")
    assert seat(game)["owned"] == 1 and faces(game) == [5] and has(game)[0] == 2
    game = zap((SAMUEL, DUSTY), "use samuel", "roll 5", hand="bat", knowledge=5, morale=2)
    assert now(game) == (f"use {DUSTY}", 0)
    assert has(play(game, "use dusty"))[0] == 2 and faces(game) == [5, 6]


def test_samuel_roll_reactions():
    """samuel_the_zapper: Milos, Baron, Keb and Xyon react to the roll (R35)."""
    assert now(zap((SAMUEL, MILOS), "use samuel", goods="energy water")) == (f"use {MILOS}", 0)
    assert now(zap((SAMUEL, BARON), "use samuel", "roll 6")) == (f"use {BARON}", 0)
    assert now(zap((SAMUEL, KEB), "use samuel", "roll 6", knowledge=3)) == ("take", 0)
    assert now(zap((SAMUEL, XYON), "use samuel", "roll 6", hand="bat", knowledge=5)) == (f"use {XYON}", 0)


def test_samuel_with_christine_and_jeroen():
    """samuel_the_zapper: they count the workers taken home, before the roll (R39)."""
    two = {"generator": [2]}
    game = zap((SAMUEL, CHRISTINE), "use samuel", "retrieve 2@generator 1@farm", dice=two)
    assert legal(game) == COMMODITIES
    assert now(play(game, "take bliss")) == ("roll", CHANCE) and has(game)[2] == {"food": 1, "bliss": 1}
    assert now(zap((SAMUEL, CHRISTINE), "use samuel", "retrieve 1@farm", dice=two)) == ("roll", CHANCE)
    three = {"generator": [2], "aquifer": [2]}
    game = zap((SAMUEL, JEROEN), "use samuel", "retrieve 2@generator 2@aquifer 1@farm", dice=three, goods="energy gold")
    assert legal(game) == RESOURCES
    assert now(zap((SAMUEL, JEROEN), "use samuel", "retrieve 2@generator 1@farm", dice=three, goods="energy gold")) == (
        "roll",
        CHANCE,
    )


def test_samuel_no_prison_no_further_turn():
    """samuel_the_zapper: neither Dilemma's Prison nor Kofi's further turn (R41)."""
    game = zap((SAMUEL,), "use samuel", "roll 3", tile=PRISON, others=at("farm", 3))
    assert now(game) == ("turn", 1)
    assert now(zap((SAMUEL, KOFI), "use samuel", "roll 3")) == ("turn", 1)


def test_samuel_workers_cannot_be_placed():
    """samuel_the_zapper: what came home cannot be placed this turn (R20)."""
    game = start([SAMUEL], goods="energy", morale=2, dice={"hand": [1, 1], "farm": [2]})
    play(game, "place 1 generator", "use samuel", "retrieve 1@generator 2@farm", "roll 1 1")
    assert now(game) == ("more", 0)
    assert now(play(game, "another", "place 1 farm", "decline samuel")) == ("turn", 1) and faces(game) == [1, 1]
    game = zap((SAMUEL, SPIROS), "use samuel", "roll 1", dice={"hand": [1]}, morale=2)
    assert now(game) == ("turn", 1)


def test_samuel_after_each_placement():
    """samuel_the_zapper: offered after each placement, each use gives its morale (R18, I1)."""
    game = start([SAMUEL], goods="2 energy", morale=3, dice={"hand": [1, 1]})
    play(game, "place 1 farm", "use samuel", "roll 3")
    assert now(game) == ("more", 0) and has(game)[0] == 4
    play(game, "another", "place 1 farm")
    assert now(game) == (f"use {SAMUEL}", 0)
    assert has(play(game, "use samuel", "roll 3"))[0] == 4 and has(game)[2] == {"food": 2}
    game = start([SAMUEL], goods="energy", morale=3, dice={"hand": [1, 1]})
    play(game, "place 1 farm", "decline samuel", "another", "place 1 farm")
    assert now(game) == (f"use {SAMUEL}", 0)


def test_samuel_after_a_void_placement():
    """samuel_the_zapper: offered although the bump left the space unpayable (R27)."""
    spec = {"hand": "2 bat", "morale": 2, "knowledge": 6, "dice": {"ark": [4], "farm": [2]}}
    game = zap((SAMUEL, DUSTY), "roll 4", "use dusty", space="ark", **spec)
    assert has(game)[3] == {"bat": 1} and game.summary()["tracks"][2] == 0
    assert now(game) == (f"use {SAMUEL}", 0)


def test_samuel_after_completion_and_reveals():
    """samuel_the_zapper: after the completion's rolls and after the reveals of the placement (R23, R30, R85)."""
    game = zap(space="build_ea_2", goods="energy gold", dice={"farm": [2]}, others=at("build_ea_3", 4))
    play(game, "tile the_carousel")
    assert now(game) == ("roll", CHANCE)
    play(game, "roll 1", "roll 1")
    assert now(game) == (f"use {SAMUEL}", 0)
    assert faces(game) == [1, 6] and seat(game)["tile_stars"] == ["market_ea"]
    assert faces(play(game, "use samuel", "roll 2")) == [1, 2, 6]
    game = zap(space="generator", hidden=[JON], tracks=(7, 0, 0, 0))
    assert now(game) == (f"use {SAMUEL}", 0) and seat(game)["recruits"][JON] == "active"


def test_samuel_before_george():
    """samuel_the_zapper: before George (I4)."""
    game = zap((SAMUEL, GEORGE), "star market_wb", space="ark", hand="2 bat", morale=2, dice={"farm": [2]}, tile=PALACE)
    assert now(game) == (f"use {SAMUEL}", 0)
    assert now(play(game, "use samuel", "roll 1")) == (f"use {GEORGE}", 0)


def test_samuel_morale_is_limited():
    """samuel_the_zapper: by the track and by the Concert Hall, and may still be used (R28, R89)."""
    assert has(zap((SAMUEL,), "use samuel", "roll 3", morale=6))[0] == 6
    assert has(zap((SAMUEL,), "use samuel", "roll 3", morale=3, tile=CONCERT))[0] == 3
    assert has(zap((SAMUEL,), "use samuel", "roll 3", morale=2, tile=CONCERT))[0] == 3


def test_samuel_before_the_menu():
    """samuel_the_zapper: before the menu: Lars cannot move a worker taken home, Darren's on a tunnel stays (I6)."""
    game = start(
        [SAMUEL, JOSEPH, LARS],
        goods="energy",
        morale=2,
        face=5,
        others=at("farm", 5),
        bazaar=("bat", "box", "bear", "balloon"),
    )
    play(game, "place 5 farm", "use joseph", "buy 4 balloon", "refill bat")
    assert now(game) == (f"use {SAMUEL}", 0)
    assert legal(play(game.clone(), "decline samuel")) == ["stop", f"use {LARS}"]
    assert now(play(game, "use samuel", "roll 1")) == ("turn", 1)
    game = zap((SAMUEL, DARREN), "take gold", space="tunnel_euphorian", goods="3 energy", dice={"farm": [2]}, morale=2)
    assert now(game) == (f"use {SAMUEL}", 0)
    assert legal(play(game, "use samuel", "roll 1")) == ["stop", f"use {DARREN}"]
