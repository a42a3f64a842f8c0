"""The twelve Icarite recruits of Ignorance Is Bliss: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from helpers import CHANCE, Game, faces, legal, play, seat
from ignorance import at, go, has, ign, now, start

AHMED, ALBERT, AMINA, BARON = (
    "ahmed_the_artifact_dealer",
    "albert_the_founder",
    "amina_the_bliss_bringer",
    "high_general_baron",
)
BOK, BRENDA, CHAGA = "bok_the_game_master", "brenda_the_knowledge_bringer", "chaga_the_gamer"
DARREN, DAVAA, DUSTY, EKATERINA = (
    "darren_the_repeater",
    "davaa_the_shredder",
    "dusty_the_enforcer",
    "ekaterina_the_cheater",
)
GARY, GWEN, JADWIGA, JEDIDIAH = (
    "gary_the_forgetter",
    "gwen_the_mineralogist",
    "jadwiga_the_sleep_deprivator",
    "jedidiah_the_inciter",
)
JON, JOSEPH, KEB, KOFI = (
    "jon_the_amateur_handyman",
    "joseph_the_antiquer",
    "keb_the_information_trader",
    "kofi_the_hermit",
)
LARS, LIEVE, MILOS, MOSI = "lars_the_ballooneer", "lieve_the_briber", "milos_the_brainwasher", "mosi_the_patron"
MWICHE, PEDRO, PMAI, ROWENA = "mwiche_the_flusher", "pedro_the_collector", "pmai_the_nurse", "rowena_the_mentor"
SAMUEL, SPIROS, TAED, TED = (
    "samuel_the_zapper",
    "spiros_the_model_citizen",
    "taed_the_brick_trader",
    "ted_the_contingency_planner",
)
TERRI, XYON, YOUSSEF, ZARA = (
    "terri_the_bliss_trader",
    "xyon_the_brain_surgeon",
    "youssef_the_tunneler",
    "zara_the_solipsist",
)

AGENCY, ALONE_CAMP = "agency_of_progressive_backstabbing", "together_we_work_alone_camp"
ATHENAEUM, BRIBE = "athenaeum_of_mandatory_guidelines", "department_of_bribe_regulation"
BUREAU, CAROUSEL, CONCERT = "bureau_of_restricted_tourism", "the_carousel", "concert_hall_of_harmonious_dischord"
INSTITUTE, LOTTERY, MONOTONY = (
    "institute_of_orwellian_optimism",
    "lottery_of_diminishing_returns",
    "theater_of_endless_monotony",
)
PALACE, POLICE = "palace_of_forced_altruism", "thought_police_of_the_open_mind"
SPRING, STORAGE = "natural_fluoridated_spring", "storage_of_insufficient_capacity"

COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
GOODS = ["take bliss", "take clay", "take energy", "take food", "take gold", "take stone", "take water"]
TUNNELS = pytest.mark.parametrize(
    "space, price, resource",
    [
        ("tunnel_euphorian", "energy", "gold"),
        ("tunnel_subterran", "water", "stone"),
        ("tunnel_wastelander", "food", "clay"),
    ],
)
AREAS = pytest.mark.parametrize(
    "space, good, number",
    [("generator", "energy", 0), ("aquifer", "water", 1), ("farm", "food", 2), ("cloud_mine", "bliss", 3)],
)


def check(recruits, rolled, *moves, hand=(), cards="nothing", where="recruits", tile=None, **spec):
    """P1 retrieves two workers for nothing and rolls them; `hand` are its other available workers, `cards` its artifacts."""
    game = ign({where: recruits, "hand": cards, "dice": {"hand": list(hand), "farm": [2, 3]}, **spec}, tile=tile)
    play(game, "retrieve 2@farm 3@farm")
    if game.kind == "retrieve_pay":
        play(game, "free")
    return play(game, *((f"roll {rolled}",) if rolled else ()), *moves)


# ---------------------------------------------------------------- Lieve


@TUNNELS
def test_lieve_gives_both(space, price, resource):
    """lieve_the_briber: 1 bliss more: the resource and an artifact, then the miner (R28, R56, R58)."""
    game = go(space, [LIEVE], goods=f"{price} bliss")
    assert (
        now(game) == (f"use {LIEVE}", 0)
        and has(game) == (1, 3, {"bliss": 1}, {})
        and sum(game.summary()["miners"]) == 0
    )
    play(game, "use lieve")
    assert now(game) == ("refill", CHANCE)  # without a commodity left only the free slot can be bought
    play(game, "refill bat")
    assert (
        has(game) == (1, 3, {resource: 1}, {"book": 1})
        and sum(game.summary()["miners"]) == 1
        and now(game) == ("turn", 1)
    )


def test_lieve_may_be_declined():
    """lieve_the_briber: optional: then the usual choice of one, the bliss stays (R56, R89)."""
    game = go("tunnel_subterran", [LIEVE], "decline lieve", goods="water bliss")
    assert legal(game) == ["take artifact", "take stone"]
    assert has(play(game, "take stone")) == (1, 3, {"bliss": 1, "stone": 1}, {})


def test_lieve_hidden():
    """lieve_the_briber: not while hidden (R88)."""
    assert now(go("tunnel_subterran", [LIEVE], goods="water bliss", where="hidden")) == ("take", 0)


def test_lieve_needs_bliss_after_the_price():
    """lieve_the_briber: 1 bliss must be left when the tunnel is paid (R90)."""
    assert now(go("tunnel_subterran", [LIEVE], goods="water food")) == ("take", 0)
    assert now(go("tunnel_subterran", [LIEVE, TED], "pay bliss", goods="water bliss")) == ("take", 0)


@pytest.mark.parametrize(
    "recruits, tracks, where, asked",
    [
        ([LIEVE, JON], (5, 0, 0, 0), "recruits", False),
        ([LIEVE, JON], (4, 0, 0, 0), "recruits", True),
        ([LIEVE], (5, 0, 0, 0), "recruits", True),
        ([LIEVE, JON], (0, 5, 5, 5), "recruits", True),
        ([LIEVE, YOUSSEF], (0, 0, 0, 0), "recruits", False),
    ],
)
def test_lieve_not_when_both_are_due(recruits, tracks, where, asked):
    """lieve_the_briber: not asked with tier 2 of that faction or Youssef; both come for nothing (R57, R81)."""
    game = go("tunnel_euphorian", recruits, goods="energy bliss", tracks=tracks, where=where)
    assert now(game) == ((f"use {LIEVE}", 0) if asked else ("buy", 0))
    assert has(game)[2] == ({"bliss": 1} if asked else {"bliss": 1, "gold": 1})


def test_lieve_and_mwiche():
    """lieve_the_briber: not asked after Mwiche's 3 water, asked after the usual price (I4)."""
    game = go("tunnel_euphorian", [LIEVE, MWICHE], goods="energy 3 water bliss")
    assert now(play(game.clone(), "pay 3 water")) == ("buy", 0)
    assert now(play(game, "pay energy")) == (f"use {LIEVE}", 0)


def test_lieve_pays_the_bazaar_price():
    """lieve_the_briber: the artifact is an ordinary gain with its price, after the bliss is gone (R53, I8)."""
    game = go("tunnel_wastelander", [LIEVE], "use lieve", goods="food 2 bliss")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert has(play(game, "buy 2 box", "refill bat")) == (1, 3, {"clay": 1}, {"box": 1})


def test_lieve_before_a_void_half():
    """lieve_the_briber: Palace or Storage void a half, the bliss is paid all the same (I9, R55)."""
    palace = go("tunnel_euphorian", [LIEVE], "use lieve", "refill bat", goods="energy bliss 3 clay", tile=PALACE)
    assert has(palace) == (1, 3, {"clay": 3}, {"book": 1})
    storage = go(
        "tunnel_euphorian", [LIEVE], "use lieve", goods="energy bliss", hand="bat bear book box", morale=5, tile=STORAGE
    )
    assert has(storage)[2:] == ({"gold": 1}, {"bat": 1, "bear": 1, "book": 1, "box": 1}) and now(storage) == ("turn", 1)


def test_lieve_before_ted():
    """lieve_the_briber: asked before Ted; used, Ted gives no morale, refused he does (I4, R89a)."""
    game = go("tunnel_euphorian", [LIEVE, TED], "pay energy", goods="energy bliss")
    assert now(game) == (f"use {LIEVE}", 0) and has(game)[0] == 1
    assert has(play(game.clone(), "use lieve", "refill bat"))[0] == 1
    assert has(play(game, "decline lieve"))[0] == 2 and now(game) == ("take", 0)


def test_lieve_with_ted_and_davaa_paying():
    """lieve_the_briber: 1 bliss for the tunnel by Ted and 1 more; with Davaa 1 bliss for both (I5)."""
    game = go(
        "tunnel_euphorian", [LIEVE, TED], "pay bliss", "use lieve", "buy 4 book", "refill bat", goods="energy 2 bliss"
    )
    assert has(game) == (1, 3, {"energy": 1, "gold": 1}, {"book": 1})
    game = go("tunnel_euphorian", [LIEVE, DAVAA], "use lieve", "refill bat", goods="bliss")
    assert has(game) == (1, 3, {"gold": 1}, {"book": 1})


def test_lieve_after_the_bump():
    """lieve_the_briber: the bumped worker is rolled first (R23, R25)."""
    game = go("tunnel_subterran", [LIEVE], goods="water bliss", others=at("tunnel_subterran", 4))
    assert now(game) == ("roll", CHANCE)
    assert now(play(game, "roll 2")) == (f"use {LIEVE}", 0)


def test_lieve_once_per_tunnel_placement():
    """lieve_the_briber: once at each tunnel placement, again at the next of the turn (R18, R89, I1)."""
    game = start([LIEVE], goods="energy water 2 bliss", morale=2, dice={"hand": [1, 1]})
    play(game, "place 1 tunnel_euphorian", "use lieve", "buy 4 book", "refill bat")
    assert now(game) == ("more", 0)
    play(game, "another", "place 1 tunnel_subterran")
    assert now(game) == (f"use {LIEVE}", 0)


def test_lieve_only_at_own_tunnel_actions():
    """lieve_the_briber: not at a tunnel's end, nor for somebody else's placement (R56, R60)."""
    assert now(go("tunnel_end_euphorian", [LIEVE, JON], goods="bliss", miners=(9, 0, 0))) == ("turn", 1)
    game = go("tunnel_subterran", [], goods="water bliss", others=({"recruits": [LIEVE], "goods": "bliss"},))
    assert now(game) == ("take", 0)


# ---------------------------------------------------------------- Ahmed


@pytest.mark.parametrize(
    "left, recruits, slots",
    [
        ("nothing", [AHMED], (2, 3, 4)),
        ("food", [AHMED], (1, 2, 3, 4)),
        ("nothing", [], ()),
        ("food", [], (2, 3, 4)),
        ("2 food", [], (1, 2, 3, 4)),
    ],
)
def test_ahmed_lowers_the_prices(left, recruits, slots):
    """ahmed_the_artifact_dealer: prices 1, 0, 0, 0 instead of 2, 1, 1, 0 (R53)."""
    game = go("tunnel_euphorian", recruits, "take artifact", goods=f"energy {left}" if left != "nothing" else "energy")
    row = ("bat", "box", "bear", "book")
    assert (
        legal(game) == [f"buy {slot} {row[slot - 1]}" for slot in slots] if slots else now(game) == ("refill", CHANCE)
    )


@pytest.mark.parametrize("buy, paid", [("1 bat", 1), ("2 box", 0), ("3 bear", 0), ("4 book", 0)])
def test_ahmed_exact_prices(buy, paid):
    """ahmed_the_artifact_dealer: what is paid for each slot (R53)."""
    game = go("tunnel_euphorian", [AHMED], "take artifact", f"buy {buy}", "refill bat", goods="energy 3 food")
    assert has(game) == (1, 3, {"food": 3 - paid}, {buy[2:]: 1})


def test_ahmed_payment_is_free_of_kind():
    """ahmed_the_artifact_dealer: the price left may be paid with any commodity (R53)."""
    game = go("tunnel_euphorian", [AHMED], "take artifact", "buy 1 bat", goods="energy food bliss")
    assert now(game) == ("price", 0) and legal(game) == ["pay bliss", "pay food"]


def test_ahmed_hidden():
    """ahmed_the_artifact_dealer: not while hidden (R88)."""
    game = go(
        "tunnel_euphorian", [AHMED], "take artifact", "buy 2 box", "refill bat", goods="energy food", where="hidden"
    )
    assert has(game)[2] == {}


@pytest.mark.parametrize(
    "left, recruits, slots",
    [
        (0, [AHMED], (4,)),
        (1, [AHMED], (2, 3, 4)),
        (2, [AHMED], (1, 2, 3, 4)),
        (1, [], (4,)),
        (2, [], (2, 3, 4)),
        (3, [], (1, 2, 3, 4)),
    ],
)
def test_ahmed_after_bribe_regulation(left, recruits, slots):
    """ahmed_the_artifact_dealer: Bribe Regulation adds 1 first: 2, 1, 1, 0 instead of 3, 2, 2, 0 (R105, I8)."""
    game = go(
        "tunnel_euphorian", recruits, "take artifact", goods=f"energy {left} food" if left else "energy", tile=BRIBE
    )
    row = ("bat", "box", "bear", "book")
    assert (
        legal(game) == [f"buy {slot} {row[slot - 1]}" for slot in slots]
        if len(slots) > 1
        else now(game) == ("refill", CHANCE)
    )


def test_ahmed_exact_prices_under_bribe_regulation():
    """ahmed_the_artifact_dealer: 2 for the leftmost, 1 for the next two under Bribe Regulation (R105)."""
    for buy, paid in (("1 bat", 2), ("2 box", 1), ("3 bear", 1), ("4 book", 0)):
        game = go(
            "tunnel_euphorian", [AHMED], "take artifact", f"buy {buy}", "refill bat", goods="energy 3 food", tile=BRIBE
        )
        assert has(game)[2] == ({"food": 3 - paid})


def test_ahmed_for_each_of_two_artifacts():
    """ahmed_the_artifact_dealer: each artifact of the Breeze Bar is 1 cheaper (R77, C29)."""
    game = go("breeze_bar", [AHMED], "buy 1 bat", "refill balloon", goods="3 food bliss", morale=2)
    assert has(game)[2] == {"food": 1} and "buy 1 balloon" in legal(game)
    assert has(play(game, "buy 1 balloon", "refill bat")) == (2, 3, {}, {"balloon": 1, "bat": 1})


# ---------------------------------------------------------------- Amina


@pytest.mark.parametrize(
    "rolled, recruits, workers, morale",
    [
        ("4 5", [AMINA], 2, 2),
        ("5 5", [AMINA], 2, 3),
        ("5 6", [AMINA], 1, 2),
        ("6 6", [AMINA], 1, 2),
        ("5 5", [], 1, 2),
    ],
)
def test_amina_at_sixteen(rolled, recruits, workers, morale):
    """amina_the_bliss_bringer: 16 loses nobody and gives 1 morale, 17 loses one (R32, T100)."""
    game = check(recruits, rolled, knowledge=6, morale=3)
    assert (seat(game)["owned"], has(game)[0]) == (workers, morale) and now(game) == ("turn", 1)


def test_amina_hidden():
    """amina_the_bliss_bringer: not while hidden (R88)."""
    game = check([AMINA], "5 5", knowledge=6, morale=3, where="hidden")
    assert (seat(game)["owned"], has(game)[0]) == (1, 2)


@pytest.mark.parametrize(
    "rolled, recruits, workers, morale",
    [
        ("3 4", [], 2, 2),
        ("4 4", [], 1, 2),
        ("4 4", [AMINA], 2, 2),
        ("4 5", [AMINA], 2, 2),
        ("5 5", [AMINA], 2, 3),
        ("5 6", [AMINA], 1, 2),
    ],
)
def test_amina_under_the_carousel(rolled, recruits, workers, morale):
    """amina_the_bliss_bringer: the threshold stays 17 under The Carousel (R32, T100)."""
    game = check(recruits, rolled, knowledge=6, morale=3, tile=CAROUSEL)
    assert (seat(game)["owned"], has(game)[0]) == (workers, morale)


def test_amina_after_orwellian_optimism():
    """amina_the_bliss_bringer: the total is adjusted before it is compared with 16 and 17 (T90, R35)."""
    game = check([AMINA], "1 6", hand=[4], morale=3, tile=INSTITUTE)  # 4 + 3 + 6 + 3
    assert (faces(game), has(game)[0]) == ([1, 4, 6], 3)
    game = check([AMINA], "1 6", hand=[5], morale=3, tile=INSTITUTE)  # 5 + 3 + 6 + 3
    assert (faces(game), has(game)[0]) == ([1, 5], 2)
    game = check([AMINA], "1 6", hand=[6], morale=3)  # 6 + 1 + 6 + 3
    assert (faces(game), has(game)[0]) == ([1, 6, 6], 3)


def amina_bumped(rolled, *moves, tile=None, **spec):
    """P1 bumps a worker of Amina's owner P2 in P1's turn."""
    owner = {"recruits": [AMINA], "knowledge": 6, "dice": {"hand": [6], "tunnel_subterran": [4]}, **spec}
    return go("tunnel_subterran", [], f"roll {rolled}", *moves, goods="water", others=(owner,), tile=tile)


def test_amina_in_an_opponents_turn():
    """amina_the_bliss_bringer: a bumped worker is a check like any other (R24, R31)."""
    game = amina_bumped("4")
    assert (faces(game, 1), has(game, 1)[0]) == ([4, 6], 2) and now(game) == ("take", 0)
    assert faces(amina_bumped("5"), 1) == [5]


def test_amina_morale_is_limited():
    """amina_the_bliss_bringer: the morale stops at 6, under the Concert Hall at 3 (R28, R105)."""
    assert has(amina_bumped("4", morale=6), 1)[0] == 6
    assert has(amina_bumped("4", morale=2, tile=CONCERT), 1)[0] == 3
    assert has(amina_bumped("4", morale=3, tile=CONCERT), 1)[0] == 3
    assert has(amina_bumped("4", morale=4, tile=CONCERT), 1)[0] == 4


@pytest.mark.parametrize("rolled, morale", [("4", 2), ("3", 1), ("6", 1)])
def test_amina_where_no_worker_could_be_lost(rolled, morale):
    """amina_the_bliss_bringer: 16 gives morale also when a worker was lost before in the turn (R34, C10)."""
    owner = {
        "recruits": [AMINA],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [4], "tunnel_wastelander": [4]},
    }
    game = start([], goods="water food", morale=2, dice={"hand": [1, 1]}, others=(owner,))
    play(game, "place 1 tunnel_subterran", "roll 6")
    assert (faces(game, 1), has(game, 1)[0]) == ([6], 1)
    play(game, "take stone", "another", "place 1 tunnel_wastelander", f"roll {rolled}")
    assert (faces(game, 1), has(game, 1)[0]) == ([int(rolled), 6] if rolled != "6" else [6, 6], morale)


def test_amina_before_xyon_and_dusty():
    """amina_the_bliss_bringer: at 16 Xyon and Dusty are not asked, at 17 they are; one morale a check (R35, I4)."""
    for saver in (XYON, DUSTY):
        game = check([AMINA, saver], "5 5", knowledge=6, morale=3, cards="bat")
        assert now(game) == ("turn", 1) and has(game)[0] == 3 and has(game)[3] == {"bat": 1}
        assert now(check([AMINA, saver], "5 6", knowledge=6, morale=3, cards="bat")) == (f"use {saver}", 0)


def test_amina_without_a_check():
    """amina_the_bliss_bringer: Milos skips the check and the morale with it (R35)."""
    game = check([AMINA, MILOS], None, "use milos", "roll 5 5", knowledge=6, morale=3, goods="water")
    assert has(game)[:3] == (2, 6, {}) and seat(game)["owned"] == 2


def test_amina_after_keb_and_baron():
    """amina_the_bliss_bringer: after Baron's reroll and after Keb's good (R35, I4)."""
    game = check([AMINA, KEB], "5 5", knowledge=6, morale=3)
    assert now(game) == ("take", 0) and has(game)[0] == 2
    assert has(play(game, "take gold")) == (3, 6, {"gold": 1}, {})
    game = check([AMINA, BARON], "6 6", knowledge=6, morale=3, goods="food")
    assert now(game) == (f"use {BARON}", 0) and has(game)[0] == 2
    assert has(play(game, "use high_general_baron", "roll 5 5"))[0] == 3 and seat(game)["owned"] == 2


# ---------------------------------------------------------------- Terri


def star(recruits, *moves, goods="bliss", **spec):
    """P1 pays a pair at the Wind Saloon and places a star on the Icarite territory."""
    return go("wind_saloon", recruits, *moves, **{"hand": "2 bat", "goods": goods, "morale": 2, **spec})


def test_terri_trades_after_a_star():
    """terri_the_bliss_trader: 1 bliss for 1 commodity of any type, after star and track step (R28, R103)."""
    game = star([TERRI])
    assert now(game) == (f"use {TERRI}", 0)
    assert game.summary()["territories"]["icarite"] == [1, 0] and game.summary()["tracks"][3] == 1
    play(game, "use terri")
    assert legal(game) == COMMODITIES and has(game)[2] == {}
    assert has(play(game, "take food")) == (2, 3, {"food": 1}, {}) and now(game) == ("turn", 1)
    assert has(star([TERRI], "decline terri"))[2] == {"bliss": 1}


def test_terri_off():
    """terri_the_bliss_trader: not while hidden, not without bliss, not for another player's star (R88, R90)."""
    assert now(star([TERRI], where="hidden")) == ("turn", 1)
    assert now(star([TERRI], goods="3 food")) == ("turn", 1)
    assert now(star([], others=({"recruits": [TERRI], "goods": "bliss"},))) == ("turn", 1)


def test_terri_once_per_star():
    """terri_the_bliss_trader: one trade for one star however much bliss there is (R89, I1)."""
    game = star([TERRI], "use terri", "take bliss", goods="3 bliss")
    assert has(game)[2] == {"bliss": 3} and now(game) == ("turn", 1)


def test_terri_for_each_placement():
    """terri_the_bliss_trader: the next star of the turn is a new trigger (I1)."""
    game = start([TERRI], goods="2 bliss", hand="2 bat 2 bear", morale=5, dice={"hand": [1, 1]})
    play(game, "place 1 wind_saloon", "pay 2 bat", "use terri", "take food", "another", "place 1 incinerator")
    assert now(game) == (f"use {TERRI}", 0)


@pytest.mark.parametrize(
    "space, moves, spec",
    [
        ("nimbus_loft", (), {"goods": "bliss gold clay stone"}),
        ("incinerator", (), {"hand": "2 bat", "goods": "bliss"}),
        (
            "market_ea",
            (),
            {"hand": "balloon", "goods": "bliss stone", "tiles": {"market_ea": AGENCY}, "tile_stars": ["market_ea"]},
        ),
        ("market_ea", ("star market_ea",), {"hand": "balloon", "goods": "bliss stone", "tiles": {"market_ea": AGENCY}}),
        ("build_ea_2", ("tile the_carousel",), {"goods": "bliss gold", "others": at("build_ea_3", 4)}),
        ("cloud_mine", (), {"goods": "nothing", "tracks": (0, 0, 0, 10)}),
    ],
    ids=["nimbus_loft", "artifact_market", "visit", "tile", "completion", "track"],
)
def test_terri_wherever_the_star_goes(space, moves, spec):
    """terri_the_bliss_trader: territory, market tile, finished market or recruit (R64, R71, R84, R100)."""
    game = go(space, [TERRI], *moves, morale=2, **spec)
    assert now(game) == (f"use {TERRI}", 0)
    left = {"bliss": 1} if space == "cloud_mine" else {}  # the Cloud Mine gave 2 with its bonus (R44)
    assert has(play(game, "use terri", "take food"))[2] == {"food": 1, **left}


def test_terri_at_the_dilemma():
    """terri_the_bliss_trader: the star on the dilemma card counts (R98)."""
    game = play(start([TERRI], dilemma="bat", hand="bat", goods="bliss"), "dilemma", "outcome star")
    assert now(game) == (f"use {TERRI}", 0)
    assert has(play(game, "use terri", "take water"))[2] == {"water": 1} and now(game) == ("turn", 1)


def test_terri_in_an_opponents_turn():
    """terri_the_bliss_trader: at a completion by another player, before the workers go home (R64, R103)."""
    game = go(
        "build_ea_3",
        [],
        "tile the_carousel",
        goods="gold",
        others=({"recruits": [TERRI], "goods": "bliss", "dice": {"hand": [1], "build_ea_2": [3]}},),
    )
    assert now(game) == (f"use {TERRI}", 1) and ["build_ea_2", 3] in seat(game, 1)["dice"]
    play(game, "use terri", "take food")
    assert has(game, 1)[2] == {"food": 1} and now(game) == ("roll", CHANCE)


def test_terri_two_stars_of_one_event():
    """terri_the_bliss_trader: two recruits at the end of a track, two offers in P1's turn (R84, R110)."""
    owner = {"recruits": [TERRI, ZARA], "goods": "2 bliss"}
    game = go("cloud_mine", [], others=(owner,), tracks=(0, 0, 0, 10))
    assert now(game) == (f"use {TERRI}", 1) and seat(game, 1)["recruit_stars"] == {TERRI: 1, ZARA: 1}
    play(game, "use terri", "take food")
    assert now(game) == (f"use {TERRI}", 1)
    assert has(play(game, "use terri", "take water"), 1)[2] == {"food": 1, "water": 1} and now(game) == ("turn", 1)


def test_terri_offer_lapses_without_bliss():
    """terri_the_bliss_trader: the bliss is needed when asked; bliss taken funds the second trade (R89)."""
    owner = {"recruits": [TERRI, ZARA], "goods": "bliss"}
    game = go("cloud_mine", [], "use terri", others=(owner,), tracks=(0, 0, 0, 10))
    assert now(play(game.clone(), "take food")) == ("turn", 1)
    assert now(play(game, "take bliss")) == (f"use {TERRI}", 1)


def test_terri_before_taed():
    """terri_the_bliss_trader: asked before Taed for the same star (R89a, I4)."""
    game = star([TERRI, TAED], goods="bliss clay")
    assert now(game) == (f"use {TERRI}", 0)
    assert now(play(game, "use terri", "take food")) == (f"use {TAED}", 0)


def test_terri_before_the_icarite_card():
    """terri_the_bliss_trader: before the artifact of Icarite tier 2, whose price the commodity may pay (R28, R79, R103)."""
    game = star([TERRI], tracks=(0, 0, 0, 5))
    assert now(game) == (f"use {TERRI}", 0) and game.summary()["tracks"][3] == 6 and has(game)[3] == {}
    assert now(play(game, "use terri", "take food")) == ("buy", 0)
    assert has(play(game, "buy 2 box", "refill bat"))[2:] == ({}, {"box": 1})


def test_terri_not_for_the_tenth_star():
    """terri_the_bliss_trader: the end test comes first (R103, R109)."""
    game = star([TERRI], stars_left=1, seats=3)
    assert game.over and game.returns()[0] == 1.0 and has(game)[2] == {"bliss": 1}


def test_terri_and_tiles():
    """terri_the_bliss_trader: Lottery may void the commodity, Monotony leaves it, Athenaeum's morale comes first (I9, R103)."""
    assert has(star([TERRI], "use terri", "take energy", goods="2 energy bliss", tile=LOTTERY))[2] == {"energy": 2}
    assert has(star([TERRI], "use terri", "take energy", goods="energy bliss", tile=LOTTERY))[2] == {"energy": 2}
    assert has(star([TERRI], "use terri", "take energy", tile=MONOTONY))[2] == {"energy": 1}
    game = star([TERRI], tile=ATHENAEUM)
    assert now(game) == (f"use {TERRI}", 0) and has(game)[:2] == (1, 3)


# ---------------------------------------------------------------- Ted


@TUNNELS
def test_ted_pays_bliss(space, price, resource):
    """ted_the_contingency_planner: 1 bliss instead of the tunnel's commodity, and 1 morale for a single benefit (R27, R56)."""
    game = go(space, [TED], goods=f"{price} bliss")
    assert now(game) == ("pay", 0) and sorted(legal(game)) == sorted(["pay bliss", f"pay {price}"])
    bliss = play(game.clone(), "pay bliss")
    assert has(bliss) == (2, 3, {price: 1}, {}) and legal(bliss) == ["take artifact", f"take {resource}"]
    assert has(play(bliss, f"take {resource}")) == (2, 3, {price: 1, resource: 1}, {})
    assert has(play(game, f"pay {price}", f"take {resource}")) == (2, 3, {"bliss": 1, resource: 1}, {})


@TUNNELS
def test_ted_opens_a_tunnel(space, price, resource):
    """ted_the_contingency_planner: with bliss alone the tunnel can be used, without either it cannot (R22)."""
    assert has(go(space, [TED], goods="bliss"))[:3] == (2, 3, {})
    assert f"place 1 {space}" not in legal(start([TED], goods="gold"))
    assert f"place 1 {space}" not in legal(start([TED], goods="bliss", where="hidden"))
    assert f"place 1 {space}" not in legal(start([], goods="bliss", others=({"recruits": [TED]},)))


def test_ted_morale_comes_first():
    """ted_the_contingency_planner: the morale raises the hand limit before the artifact is taken (R50)."""
    game = go("tunnel_euphorian", [TED], goods="energy", hand="box")
    assert now(game) == ("take", 0) and has(game)[0] == 2
    assert has(play(game, "take artifact", "refill bat")) == (2, 3, {}, {"book": 1, "box": 1}) and now(game) == (
        "turn",
        1,
    )


def test_ted_hidden_gives_no_morale():
    """ted_the_contingency_planner: not while hidden (R88)."""
    assert has(go("tunnel_euphorian", [TED], goods="energy", where="hidden"))[0] == 1


def test_ted_no_morale_for_both_benefits():
    """ted_the_contingency_planner: none with tier 2, Youssef, Mwiche or Lieve (R57, I4)."""
    assert has(go("tunnel_euphorian", [TED, JON], "refill bat", goods="energy", tracks=(5, 0, 0, 0)))[0] == 1
    assert has(go("tunnel_euphorian", [TED, JON], "take gold", goods="energy", tracks=(4, 0, 0, 0)))[0] == 2
    assert has(go("tunnel_euphorian", [TED, YOUSSEF], "refill bat", goods="energy"))[0] == 1
    assert has(go("tunnel_euphorian", [TED, MWICHE], "refill bat", goods="3 water", morale=2))[0] == 4
    assert has(go("tunnel_euphorian", [TED, LIEVE], "use lieve", "refill bat", goods="2 bliss"))[0] == 1
    assert has(go("tunnel_euphorian", [TED, LIEVE], "decline lieve", goods="2 bliss"))[0] == 2


def test_ted_morale_for_a_void_benefit():
    """ted_the_contingency_planner: the morale comes even if the one benefit is void (R89, I9)."""
    game = go("tunnel_euphorian", [TED], "take gold", goods="energy 3 clay", tile=PALACE)
    assert has(game) == (2, 3, {"clay": 3}, {})


def test_ted_morale_is_limited():
    """ted_the_contingency_planner: by the track and by the Concert Hall (R28, R105)."""
    assert has(go("tunnel_euphorian", [TED], goods="energy", morale=6))[0] == 6
    assert has(go("tunnel_euphorian", [TED], goods="energy", morale=2, tile=CONCERT))[0] == 3
    assert has(go("tunnel_euphorian", [TED], goods="energy", morale=3, tile=CONCERT))[0] == 3


def test_ted_beside_mwiche_and_davaa():
    """ted_the_contingency_planner: alternatives side by side, bliss even where Davaa makes the tunnel free (I5)."""
    game = go("tunnel_euphorian", [TED, MWICHE], goods="energy 3 water bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay energy"]
    game = go("tunnel_euphorian", [TED, DAVAA], goods="energy bliss")
    assert "pay bliss" in legal(game) and "pay nothing" in legal(game)
    assert has(play(game.clone(), "pay bliss"))[:3] == (2, 3, {"energy": 1})
    assert has(play(game, "pay nothing"))[:3] == (2, 3, {"energy": 1, "bliss": 1})


def test_ted_not_at_the_tunnel_end():
    """ted_the_contingency_planner: a tunnel's end is no tunnel action (R60)."""
    assert has(go("tunnel_end_euphorian", [TED, JON], goods="bliss", miners=(9, 0, 0))) == (
        1,
        3,
        {"water": 3, "bliss": 1},
        {},
    )


def test_ted_and_the_agency():
    """ted_the_contingency_planner: an own bump costs 1 commodity more, paid before (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "tunnel_euphorian": [4]}, "tile": AGENCY}
    assert "place 1 tunnel_euphorian" not in legal(start([TED], goods="bliss", **own))
    assert has(go("tunnel_euphorian", [TED], "roll 2", goods="2 bliss", **own))[:3] == (2, 3, {})
    game = go("tunnel_euphorian", [TED], goods="energy bliss", **own)
    assert legal(game) == ["pay bliss", "pay energy"]
    assert has(play(game, "pay energy", "roll 2"))[:3] == (2, 3, {})


# ---------------------------------------------------------------- Gary


@pytest.mark.parametrize(
    "space, price, morale, knowledge", [("tank_energy", "energy", 1, 2), ("tank_water", "water", 3, 4)]
)
def test_gary_pays_bliss_and_forgets(space, price, morale, knowledge):
    """gary_the_forgetter: 3 bliss instead; 2 knowledge less whatever was paid, before the roll (R46, R47)."""
    game = go(space, [GARY], goods=f"3 {price} 3 bliss", knowledge=6)
    assert now(game) == ("pay", 0) and sorted(legal(game)) == sorted(["pay 3 bliss", f"pay 3 {price}"])
    bliss = play(game.clone(), "pay 3 bliss")
    assert now(bliss) == ("roll", CHANCE) and has(bliss) == (morale, knowledge, {price: 3}, {})
    assert seat(play(bliss, "roll 3"))["owned"] == 3
    assert has(play(game, f"pay 3 {price}"))[:3] == (morale, knowledge, {"bliss": 3})


@pytest.mark.parametrize("space, price", [("tank_energy", "energy"), ("tank_water", "water")])
def test_gary_needs_three_bliss(space, price):
    """gary_the_forgetter: all three in bliss, nothing mixed (R22, I5)."""
    place = f"place 1 {space}"
    assert place in legal(start([GARY], goods="3 bliss"))
    assert place not in legal(start([GARY], goods=f"{price} 2 bliss"))
    assert place not in legal(start([GARY], goods="3 bliss", where="hidden"))
    assert place not in legal(start([], goods="3 bliss"))


def test_gary_hidden_forgets_nothing():
    """gary_the_forgetter: hidden the spaces do only what is printed (R46, R88)."""
    assert has(go("tank_energy", [GARY], goods="3 energy", knowledge=6, where="hidden"))[1] == 4
    assert has(go("tank_water", [GARY], goods="3 water", knowledge=6, where="hidden"))[1] == 6


def test_gary_knowledge_not_below_one():
    """gary_the_forgetter: what is below 1 is lost (R28)."""
    assert has(go("tank_energy", [GARY], goods="3 bliss", knowledge=3))[1] == 1
    assert has(go("tank_water", [GARY], goods="3 bliss", knowledge=2))[1] == 1


@pytest.mark.parametrize("space, morale, knowledge", [("tank_energy", 1, 2), ("tank_water", 3, 4)])
def test_gary_with_four_workers(space, morale, knowledge):
    """gary_the_forgetter: the tracks move though no worker is gained (R47)."""
    game = go(space, [GARY], goods="3 bliss", knowledge=6, dice={"hand": [1, 2], "farm": [1, 2]})
    assert has(game) == (morale, knowledge, {}, {}) and seat(game)["owned"] == 4 and now(game) == ("turn", 1)


@pytest.mark.parametrize("recruits, left", [([GARY], [6, 6]), ([], [6])])
def test_gary_helps_the_check(recruits, left):
    """gary_the_forgetter: the knowledge falls before the new worker is rolled: 6 + 6 + 2 is safe (R47)."""
    assert faces(go("tank_energy", recruits, "roll 6", goods="3 energy", knowledge=6)) == left


def test_gary_before_albert():
    """gary_the_forgetter: both apply to one placement, Gary first (I4)."""
    game = go("tank_energy", [GARY, ALBERT], goods="3 bliss", knowledge=6)
    assert now(game) == (f"use {ALBERT}", 0) and has(game)[:3] == (1, 2, {})
    play(game, "use albert", "take gold", "roll 2 3")
    assert seat(game)["owned"] == 4 and has(game)[:3] == (1, 2, {"gold": 1})


def test_gary_and_kofi():
    """gary_the_forgetter: the tank is closed while Kofi is active (R46)."""
    assert {"place 1 tank_energy", "place 1 tank_water"}.isdisjoint(
        legal(start([GARY, KOFI], goods="3 energy 3 water 3 bliss"))
    )


def test_gary_and_the_agency():
    """gary_the_forgetter: an own bump costs 1 commodity more, of a kind that leaves the price payable (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "tank_energy": [4]}, "tile": AGENCY, "knowledge": 6}
    assert "place 1 tank_energy" not in legal(start([GARY], goods="3 bliss", **own))
    assert has(go("tank_energy", [GARY], "roll 1", goods="4 bliss", **own))[:3] == (1, 2, {})
    assert has(go("tank_energy", [GARY], "roll 1", goods="food 3 bliss", **own))[:3] == (1, 2, {})


# ---------------------------------------------------------------- Bok


@AREAS
def test_bok_stops_at_four(space, good, number):
    """bok_the_game_master: a forced gain at knowledge 4 has no effect, the placement is legal (R43)."""
    game = go(space, [BOK], face=5, others=at(space, 5), knowledge=4)
    assert has(game) == (1, 4, {good: 2}, {})
    assert has(go(space, [BOK], face=5, others=at(space, 5), knowledge=3))[1] == 4
    assert has(go(space, [BOK], face=5, others=at(space, 5), knowledge=4, where="hidden"))[1] == 5


@pytest.mark.parametrize("before, after", [(6, 4), (5, 4), (4, 4), (3, 3)])
def test_bok_cuts_when_revealed(before, after):
    """bok_the_game_master: knowledge above 4 becomes 4 when he becomes active at level 8 (R83, R85)."""
    game = go("cloud_mine", [BOK], where="hidden", knowledge=before, tracks=(0, 0, 0, 7))
    assert seat(game)["recruits"] == {BOK: "active"} and has(game)[1] == after
    game = go("cloud_mine", [], others=({"hidden": [BOK], "knowledge": before},), tracks=(0, 0, 0, 7))
    assert has(game, 1)[1] == after


def test_bok_cuts_inside_the_placement():
    """bok_the_game_master: the lower knowledge counts for Samuel's roll after the same placement (R85)."""
    spec = {"recruits": [SAMUEL], "hidden": [BOK], "goods": "energy", "knowledge": 6, "dice": {"hand": [1, 6]}}
    game = play(ign(spec, tracks=(0, 0, 0, 7)), "place 1 cloud_mine", f"use {SAMUEL}", "roll 5")
    assert faces(game) == [5, 6] and has(game)[1] == 4


def test_bok_cuts_when_chaga_activates_him():
    """bok_the_game_master: at once by Chaga's box, without any check (R36, R85)."""
    game = play(
        ign({"recruits": [CHAGA], "hidden": [BOK], "hand": "box", "knowledge": 6, "dice": {"hand": [6, 5]}}),
        "use chaga",
    )
    assert has(game) == (1, 4, {}, {}) and faces(game) == [5, 6] and now(game) == ("turn", 0)


def test_bok_cuts_when_a_dilemma_brings_him():
    """bok_the_game_master: at once when kept at a dilemma with his track at 8 (R97)."""
    game = play(
        ign({"dilemma": "bat", "hand": "bat", "knowledge": 6}, tracks=(0, 0, 0, 8)),
        "dilemma",
        "outcome recruits",
        f"deal {BOK}",
        f"deal {JON}",
        f"keep {BOK}",
    )
    assert seat(game)["recruits"] == {BOK: "active"} and has(game)[1] == 4
    game = play(
        ign({"dilemma": "bat", "hand": "bat", "knowledge": 6}, tracks=(0, 0, 0, 7)),
        "dilemma",
        "outcome recruits",
        f"deal {BOK}",
        f"deal {JON}",
        f"keep {BOK}",
    )
    assert seat(game)["recruits"] == {BOK: "hidden"} and has(game)[1] == 6


def test_bok_against_market_penalties():
    """bok_the_game_master: Thought Police's and Alone Camp's knowledge is void at 4, Alone Camp never blocks (R105)."""
    assert has(check([BOK], "2 2", knowledge=4, tile=POLICE))[1] == 4
    assert has(check([BOK], "2 2", knowledge=3, tile=POLICE))[1] == 4
    assert has(check([], "2 2", knowledge=4, tile=POLICE))[1] == 5
    own = {"dice": {"hand": [1, 2], "tunnel_euphorian": [4]}, "goods": "energy", "tile": ALONE_CAMP}
    assert has(go("tunnel_euphorian", [BOK], knowledge=4, **own))[1] == 4
    assert has(go("tunnel_euphorian", [BOK], knowledge=3, **own))[1] == 4
    assert has(go("tunnel_euphorian", [], knowledge=4, **own))[1] == 5
    assert "place 1 tunnel_euphorian" not in legal(start([], knowledge=6, **own))


def test_bok_and_voluntary_knowledge():
    """bok_the_game_master: Jadwiga from 2 or less, Rowena from 3 or less, Brenda from 2 or less before placing (R90, I3)."""
    assert f"use {JADWIGA}" in legal(go("farm", [BOK, JADWIGA], knowledge=2))
    assert now(go("farm", [BOK, JADWIGA], knowledge=3)) == ("turn", 1)
    assert f"use {ROWENA}" in legal(start([BOK, ROWENA], knowledge=3, tile=PALACE))
    assert f"use {ROWENA}" not in legal(start([BOK, ROWENA], knowledge=4, tile=PALACE))
    crowd = {"face": 5, "others": at("cloud_mine", 5)}
    assert now(go("cloud_mine", [BOK, BRENDA], knowledge=2, **crowd)) == (f"use {BRENDA}", 0)
    assert now(go("cloud_mine", [BOK, BRENDA], knowledge=3, **crowd)) == ("turn", 1)


# ---------------------------------------------------------------- Keb


@pytest.mark.parametrize(
    "rolled, knowledge, pays, workers",
    [
        ("4 6", 3, False, 2),
        ("5 6", 3, True, 2),
        ("6 6", 3, True, 2),
        ("4 6", 6, True, 1),
        ("6 6", 6, True, 1),
    ],
)
def test_keb_from_fourteen(rolled, knowledge, pays, workers):
    """keb_the_information_trader: 1 good of choice at a total of 14 or more, before the loss (R31, R35)."""
    game = check([KEB], rolled, knowledge=knowledge)
    if not pays:
        assert now(game) == ("turn", 1) and has(game)[2] == {}
        return
    assert now(game) == ("take", 0) and legal(game) == GOODS and seat(game)["owned"] == 2
    play(game, "take gold")
    assert has(game)[2] == {"gold": 1} and seat(game)["owned"] == workers and now(game) == ("turn", 1)


def test_keb_hidden():
    """keb_the_information_trader: not while hidden, not for others' checks (R88)."""
    assert now(check([KEB], "6 6", where="hidden")) == ("turn", 1)
    game = go(
        "tunnel_euphorian", [], "take gold", goods="energy", others=({"recruits": [KEB], "dice": {"farm": [2, 3]}},)
    )
    play(game, "retrieve 2@farm", "roll 6")
    assert has(game, 1)[2] == {} and now(game) == ("turn", 0)


def test_keb_in_an_opponents_turn():
    """keb_the_information_trader: the owner decides when bumped (R24, R35)."""
    owner = {"recruits": [KEB], "knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [4]}}
    game = go("tunnel_subterran", [], "roll 4", goods="water", others=(owner,))
    assert now(game) == ("take", 1) and legal(game) == GOODS and game.active == 0
    assert has(play(game, "take stone"), 1)[2] == {"stone": 1} and now(game) == ("take", 0)


def test_keb_when_an_opponent_finishes_a_market():
    """keb_the_information_trader: the roll of the workers sent home is a check too (R64, R65)."""
    owner = {"recruits": [KEB], "dice": {"hand": [5], "build_ea_2": [3]}}
    game = go("build_ea_3", [], "tile palace_of_forced_altruism", "roll 1", "roll 6", goods="gold", others=(owner,))
    assert now(game) == ("take", 1)


def test_keb_where_no_worker_could_be_lost():
    """keb_the_information_trader: each check pays, also one that may not cost a worker any more (R34)."""
    owner = {
        "recruits": [KEB],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [4], "tunnel_wastelander": [4]},
    }
    game = start([], goods="water food", morale=2, dice={"hand": [1, 1]}, others=(owner,))
    play(game, "place 1 tunnel_subterran", "roll 6", "take gold")
    assert faces(game, 1) == [6]
    play(game, "take stone", "another", "place 1 tunnel_wastelander", "roll 5")
    assert now(game) == ("take", 1)
    assert has(play(game, "take gold"), 1)[2] == {"gold": 2} and faces(game, 1) == [5, 6]


def test_keb_after_orwellian_optimism():
    """keb_the_information_trader: the adjusted total counts: 3 + 3 + 5 + 3 (T90)."""
    assert now(check([KEB], "1 5", hand=[3], tile=INSTITUTE)) == ("take", 0)
    assert now(check([KEB], "1 5", hand=[3])) == ("turn", 1)
    assert now(check([KEB], "1 5", hand=[2], tile=INSTITUTE)) == ("turn", 1)


def test_keb_and_milos_and_baron():
    """keb_the_information_trader: no check, no good; after Baron only the reroll counts (R35)."""
    game = check([KEB, MILOS], None, "use milos", "roll 6 6", goods="water")
    assert now(game) == ("turn", 1) and has(game)[2] == {}
    game = check([KEB, BARON], "6 6", goods="food")
    assert now(game) == (f"use {BARON}", 0)
    assert now(play(game.clone(), "use high_general_baron", "roll 1 2")) == ("turn", 1)
    assert now(play(game, "decline high_general_baron")) == ("take", 0)


def test_keb_before_xyon():
    """keb_the_information_trader: pays before the loss could be averted (R35, I4)."""
    game = check([KEB, XYON], "6 6", knowledge=6, cards="bat")
    assert now(game) == ("take", 0)
    assert now(play(game, "take gold")) == (f"use {XYON}", 0) and has(game)[2] == {"gold": 1}


def test_keb_and_void_goods():
    """keb_the_information_trader: a good that Palace or Lottery voids may be chosen, Monotony leaves one (I9)."""
    assert legal(check([KEB], "6 6", goods="3 stone", tile=PALACE)) == GOODS
    assert has(check([KEB], "6 6", "take gold", goods="3 stone", tile=PALACE))[2] == {"stone": 3}
    assert has(check([KEB], "6 6", "take food", goods="3 stone", tile=PALACE))[2] == {"food": 1, "stone": 3}
    assert has(check([KEB], "6 6", "take water", goods="2 water", tile=LOTTERY))[2] == {"water": 2}
    assert has(check([KEB], "6 6", "take gold", goods="2 water", tile=LOTTERY))[2] == {"water": 2, "gold": 1}
    assert has(check([KEB], "6 6", "take water", tile=MONOTONY))[2] == {"water": 1}


def test_keb_nothing_for_the_setup_roll():
    """keb_the_information_trader: the first roll of the game is no check (R9)."""
    game = Game.new("ignorance", 2)
    hands = ((KEB, AMINA, BOK, GARY), (JON, PMAI, ROWENA, SAMUEL))
    for cards in hands:
        play(game, *(f"deal {card}" for card in cards))
    for cards in hands:
        play(game, f"keep {cards[0]} {cards[1]}")
    play(game, "deal dilemma_bat", "deal dilemma_bear", *(f"refill {name}" for name in ("book", "bear", "box", "bat")))
    play(game, "roll 6 6", "roll 1 1")
    assert now(game) == ("turn", 0) and has(game) == (1, 3, {}, {})


# ---------------------------------------------------------------- Brenda


def mine(recruits=(BRENDA,), *moves, face=5, there=(5,), **spec):
    """P1 places on the Cloud Mine, where another player has workers."""
    return go("cloud_mine", list(recruits), *moves, face=face, others=at("cloud_mine", *there), **spec)


def test_brenda_buys_an_artifact():
    """brenda_the_knowledge_bringer: 1 more knowledge: an artifact, which the bliss just gained may pay (R28, R53)."""
    game = mine()
    assert now(game) == (f"use {BRENDA}", 0) and has(game) == (1, 4, {"bliss": 2}, {})
    play(game, "use brenda")
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear", "buy 4 book"]
    assert has(play(game, "buy 1 bat", "refill bat")) == (1, 5, {}, {"bat": 1}) and now(game) == ("turn", 1)
    assert has(mine((BRENDA,), "decline brenda")) == (1, 4, {"bliss": 2}, {})


@pytest.mark.parametrize("face, there, asked", [(4, (4,), False), (4, (5,), True), (3, (1,), False)])
def test_brenda_needs_nine(face, there, asked):
    """brenda_the_knowledge_bringer: a total of 9 or more, not 8 (R43)."""
    assert now(mine(face=face, there=there)) == ((f"use {BRENDA}", 0) if asked else ("turn", 1))


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm"])
def test_brenda_only_on_the_cloud_mine(space):
    """brenda_the_knowledge_bringer: not on the other areas, not while hidden (R43, R88)."""
    assert now(go(space, [BRENDA], face=5, others=at(space, 5))) == ("turn", 1)
    assert now(mine(where="hidden")) == ("turn", 1)


@pytest.mark.parametrize("before, asked", [(3, True), (4, True), (5, False), (6, False)])
def test_brenda_needs_room(before, asked):
    """brenda_the_knowledge_bringer: at most 4 before placing; not when the usual knowledge was void (R90)."""
    game = mine(knowledge=before)
    assert now(game) == ((f"use {BRENDA}", 0) if asked else ("turn", 1))
    if before == 4:
        assert has(play(game, "use brenda", "buy 4 book", "refill bat"))[1] == 6


def test_brenda_and_bok():
    """brenda_the_knowledge_bringer: with Bok from knowledge 2 or less; not where he blocked the usual one (R90)."""
    assert has(mine([BRENDA, BOK], "use brenda", "buy 4 book", "refill bat", knowledge=2))[1] == 4
    assert now(mine([BRENDA, BOK], knowledge=3)) == ("turn", 1)
    assert now(mine([BRENDA, BOK], knowledge=4)) == ("turn", 1)


def test_brenda_after_zara_and_pmai():
    """brenda_the_knowledge_bringer: the total as Zara and Pmai leave it (I4)."""
    assert now(mine([BRENDA, ZARA], "use zara", there=())) == (f"use {BRENDA}", 0)
    assert now(mine([BRENDA, ZARA], "decline zara", there=())) == ("turn", 1)
    assert now(mine([BRENDA, PMAI], "use pmai", there=(4,))) == ("turn", 1)
    assert now(mine([BRENDA, PMAI], "decline pmai", there=(4,))) == (f"use {BRENDA}", 0)


def test_brenda_besides_joseph():
    """brenda_the_knowledge_bringer: Joseph's artifact for the bliss, then hers (R28)."""
    game = mine([BRENDA, JOSEPH], morale=2)
    assert now(game) == (f"use {JOSEPH}", 0) and has(game)[1] == 3
    play(game, "use joseph", "refill bat")
    assert now(game) == (f"use {BRENDA}", 0) and has(game) == (2, 4, {}, {"book": 1})
    assert has(play(game, "use brenda", "refill box")) == (2, 5, {}, {"bear": 1, "book": 1})


def test_brenda_hand_limit():
    """brenda_the_knowledge_bringer: the hand limit after the artifact (R50)."""
    game = mine([BRENDA], "use brenda", "buy 4 book", "refill bat", hand="box")
    assert legal(game) == ["discard book", "discard box"]


def test_brenda_once_per_placement():
    """brenda_the_knowledge_bringer: once, and again at the next placement of the turn (R89, I1)."""
    game = start([BRENDA], goods="nothing", knowledge=2, morale=2, dice={"hand": [5, 5]}, others=at("cloud_mine", 5))
    play(game, "place 5 cloud_mine", "use brenda", "buy 4 book", "refill bat")
    assert now(game) == ("more", 0)
    assert now(play(game, "another", "place 5 cloud_mine")) == (f"use {BRENDA}", 0)


def test_brenda_storage_and_bribe():
    """brenda_the_knowledge_bringer: an ordinary gain: Storage and Bribe Regulation apply (I8, I9)."""
    game = mine([BRENDA], "use brenda", hand="book", morale=2, tile=STORAGE)
    assert legal(game) == ["buy 1 bat", "buy 2 box", "buy 3 bear"]
    assert legal(mine([BRENDA], "use brenda", tile=BRIBE)) == ["buy 2 box", "buy 3 bear", "buy 4 book"]


# ---------------------------------------------------------------- Mosi

MARKETS = pytest.mark.parametrize(
    "space, faction, number",
    [
        ("incinerator", "euphorian", 0),
        ("free_press", "subterran", 1),
        ("ark", "wastelander", 2),
        ("wind_saloon", "icarite", 3),
    ],
)


@MARKETS
def test_mosi_pays_artifact_and_bliss(space, faction, number):
    """mosi_the_patron: 1 artifact and 2 bliss buy the star and the track step (R74, R76)."""
    game = go(space, [MOSI], goods="2 bliss", hand="bat")
    assert has(game) == (1, 3, {}, {}) and game.summary()["territories"][faction] == [1, 0]
    assert game.summary()["tracks"][number] == 1 and now(game) == ("turn", 1)


@MARKETS
def test_mosi_needs_both(space, faction, number):
    """mosi_the_patron: at least 1 artifact and 2 bliss, and not while hidden (R22, R88)."""
    for spec in ({"goods": "bliss", "hand": "bat"}, {"goods": "3 bliss"}, {"goods": "bliss food", "hand": "bat"}):
        assert f"place 1 {space}" not in legal(start([MOSI], **spec))
    assert f"place 1 {space}" not in legal(start([MOSI], goods="2 bliss", hand="bat", where="hidden"))


def test_mosi_is_an_alternative():
    """mosi_the_patron: beside a pair and three artifacts, any card may be given (I5)."""
    game = go("ark", [MOSI], goods="3 bliss", hand="2 bat box", morale=3)
    assert legal(game) == ["pay 2 bat", "pay 2 bat box", "pay 2 bliss bat", "pay 2 bliss box"]
    assert has(play(game, "pay 2 bliss box"))[2:] == ({"bliss": 1}, {"bat": 2})


@pytest.mark.parametrize(
    "space, spec",
    [
        ("nimbus_loft", {}),
        ("market_ea", {"tiles": {"market_ea": AGENCY}}),
        ("sky_lounge", {}),
        ("breeze_bar", {}),
    ],
)
def test_mosi_only_at_artifact_markets(space, spec):
    """mosi_the_patron: no help at other spaces (R69, R76, R77)."""
    assert f"place 1 {space}" not in legal(start([MOSI], goods="2 bliss", hand="bat", **spec))


def test_mosi_no_pedro_no_wildcard():
    """mosi_the_patron: not three artifacts for Pedro, and no use of a wildcard (I10)."""
    game = go("ark", [MOSI, PEDRO], "pay 2 bliss bat", goods="2 bliss", hand="bat bear box", morale=3)
    assert now(game) == ("turn", 1) and has(game)[2:] == ({}, {"bear": 1, "box": 1})
    game = go("ark", [MOSI, EKATERINA], goods="2 bliss", hand="box")
    assert now(game) == ("turn", 1) and has(game)[2:] == ({}, {})


def test_mosi_and_the_agency():
    """mosi_the_patron: an own bump costs a third commodity, of any kind (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "ark": [4]}, "tile": AGENCY, "hand": "bat"}
    for goods in ("food 2 bliss", "3 bliss"):
        game = go("ark", [MOSI], "roll 3", "star territory_wastelander", goods=goods, **own)
        assert has(game)[2:] == ({}, {}) and now(game) == ("turn", 1)
    assert "place 1 ark" not in legal(start([MOSI], goods="2 bliss", **own))


def test_mosi_once_per_placement():
    """mosi_the_patron: each placement may be paid that way (I1)."""
    game = start([MOSI], goods="4 bliss", hand="bat box", morale=2, dice={"hand": [1, 1]})
    play(game, "place 1 ark", "pay 2 bliss box", "another", "place 1 free_press")
    assert has(game) == (1, 3, {}, {}) and game.summary()["territories"]["subterran"] == [1, 0]


# ---------------------------------------------------------------- Jadwiga


def test_jadwiga_places_one_more():
    """jadwiga_the_sleep_deprivator: 2 knowledge: a further worker of any value, without morale (I6, R19)."""
    game = go("farm", [JADWIGA], morale=2)
    assert now(game) == ("more", 0) and legal(game) == ["stop", f"use {JADWIGA}"]
    play(game, "use jadwiga")
    assert now(game) == ("place", 0) and has(game)[:2] == (2, 5)
    assert all(move.startswith("place 6 ") for move in legal(game))  # no way back (I6)
    play(game, "place 6 generator")
    assert has(game) == (2, 4, {"energy": 1, "food": 1}, {}) and now(game) == ("turn", 1)
    assert now(play(go("farm", [JADWIGA]), "stop")) == ("turn", 1)


@pytest.mark.parametrize(
    "knowledge, recruits, asked",
    [
        (4, [JADWIGA], True),
        (5, [JADWIGA], False),
        (6, [JADWIGA], False),
        (2, [JADWIGA, BOK], True),
        (3, [JADWIGA, BOK], False),
    ],
)
def test_jadwiga_needs_room(knowledge, recruits, asked):
    """jadwiga_the_sleep_deprivator: knowledge 4 or less, with Bok 2 or less (R90, I3)."""
    game = go("farm", recruits, knowledge=knowledge)
    assert now(game) == (("more", 0) if asked else ("turn", 1))


def test_jadwiga_hidden():
    """jadwiga_the_sleep_deprivator: not while hidden (R88)."""
    assert now(go("farm", [JADWIGA], where="hidden")) == ("turn", 1)


def test_jadwiga_once_per_turn():
    """jadwiga_the_sleep_deprivator: once per turn, and no further equal dice afterwards (I6)."""
    game = start([JADWIGA], knowledge=1, morale=4, dice={"hand": [1, 1, 2, 3]})
    play(game, "place 1 farm")
    assert legal(game) == ["another", "stop", f"use {JADWIGA}"]
    assert now(play(game, "use jadwiga", "place 2 generator")) == ("turn", 1)


def test_jadwiga_after_equal_dice():
    """jadwiga_the_sleep_deprivator: after further equal dice too; only those cost morale (R18, R19, I6)."""
    game = start([JADWIGA], morale=3, dice={"hand": [1, 1, 4]})
    play(game, "place 1 farm", "another", "place 1 farm")
    assert has(game)[0] == 2 and legal(game) == ["stop", f"use {JADWIGA}"]
    assert has(play(game, "use jadwiga", "place 4 generator"))[0] == 2


def test_jadwiga_not_on_other_turns():
    """jadwiga_the_sleep_deprivator: not after a retrieval or a dilemma, not in another player's turn (R16, I6)."""
    game = start([JADWIGA], dice={"hand": [1, 2], "farm": [3]})
    assert now(play(game, "retrieve 3@farm", "roll 3")) == ("turn", 1)
    game = play(start([JADWIGA], dilemma="bat", hand="bat"), "dilemma", "outcome star")
    assert now(game) == ("turn", 1)
    assert now(go("farm", [], others=({"recruits": [JADWIGA]},))) == ("turn", 1)


def test_jadwiga_not_with_workers_that_came_back():
    """jadwiga_the_sleep_deprivator: a worker bumped or gained this turn cannot be used (R20)."""
    game = start([JADWIGA], goods="water", dice={"hand": [1], "tunnel_subterran": [4]})
    assert now(play(game, "place 1 tunnel_subterran", "roll 2", "take stone")) == ("turn", 1)
    game = start([JADWIGA], goods="3 energy", dice={"hand": [1]})
    assert now(play(game, "place 1 tank_energy", "roll 2")) == ("turn", 1)
    game = start([JADWIGA], goods="water", dice={"hand": [1, 5], "tunnel_subterran": [4]})
    play(game, "place 1 tunnel_subterran", "roll 2", "take stone", "use jadwiga")
    assert all(move.startswith("place 5 ") for move in legal(game))


def test_jadwiga_and_bans():
    """jadwiga_the_sleep_deprivator: Bureau and Spring are tested for her placement too (R107, C32)."""
    assert now(go("farm", [JADWIGA], dice={"hand": [1, 3, 4]}, tile=BUREAU)) == ("more", 0)
    assert now(go("farm", [JADWIGA], dice={"hand": [1, 3], "generator": [2]}, tile=BUREAU)) == ("turn", 1)
    assert now(go("farm", [JADWIGA], face=6, tile=SPRING)) == ("turn", 1)
    assert now(go("farm", [JADWIGA], face=5, tile=SPRING)) == ("more", 0)


def test_jadwiga_in_any_order_with_the_others():
    """jadwiga_the_sleep_deprivator: with Spiros, Darren and Lars in one menu, in any order, each once (I6)."""
    extra = [f"use {DARREN}", f"use {JADWIGA}", f"use {SPIROS}"]
    game = start([DARREN, JADWIGA, SPIROS], goods="3 water", morale=3, knowledge=1, dice={"hand": [1, 2, 3, 4]})
    play(game, "place 1 tunnel_subterran", "take stone")
    assert legal(game) == ["stop", *extra]
    play(game, f"use {SPIROS}", "place 2 farm")
    assert legal(game) == ["stop", f"use {JADWIGA}"] and has(game)[:2] == (2, 1)
    game = start([JADWIGA, SPIROS], morale=3, knowledge=1, dice={"hand": [1, 2, 3]})
    play(game, "place 1 farm", "use jadwiga", "place 2 farm")
    assert legal(game) == ["stop", f"use {SPIROS}"]
    game = start(
        [JADWIGA, LARS], goods="energy", knowledge=1, dice={"hand": [1, 2]}, bazaar=("bat", "box", "bear", "balloon")
    )
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill bat")
    assert legal(game) == ["stop", f"use {JADWIGA}", f"use {LARS}"]
    play(game, f"use {LARS}", "place farm")
    assert legal(game) == ["stop", f"use {JADWIGA}"]


# ---------------------------------------------------------------- Zara

TIERS = {"low": (1, 3, 1), "mid": (1, 2, 0), "high": (2, 4, 0)}  # commodities, knowledge from 3, track step


@AREAS
@pytest.mark.parametrize(
    "face, there, tier",
    [(1, (6, 6), "low"), (2, (6, 6), "low"), (3, (6, 6), "mid"), (4, (6, 6), "mid"), (5, (), "high"), (6, (), "high")],
)
def test_zara_uses_twice_the_worker(space, good, number, face, there, tier):
    """zara_the_solipsist: twice the value of the worker decides the tier, with its track and knowledge (R43)."""
    game = go(space, [ZARA], face=face, others=at(space, *there))
    assert now(game) == (f"use {ZARA}", 0)
    used = play(game.clone(), "use zara")
    amount, knowledge, step = TIERS[tier]
    assert has(used) == (1, knowledge, {good: amount}, {})
    assert used.summary()["tracks"][number] == step and now(used) == ("turn", 1)
    play(game, "decline zara")
    assert has(game)[1:3] == ((4, {good: 2}) if there else (2, {good: 1}))


@pytest.mark.parametrize(
    "face, there, asked",
    [
        (1, (), False),
        (2, (), False),
        (3, (), True),
        (4, (), True),
        (5, (), True),
        (6, (), True),
        (3, (2,), False),
        (3, (1,), True),
        (2, (2,), False),
        (2, (3,), True),
        (4, (4,), False),
        (4, (5,), True),
        (5, (4,), False),
        (5, (3,), True),
        (6, (6,), False),
    ],
)
def test_zara_only_if_the_tier_changes(face, there, asked):
    """zara_the_solipsist: offered only if it changes the tier (R43, I3)."""
    assert now(go("farm", [ZARA], face=face, others=at("farm", *there))) == (
        (f"use {ZARA}", 0) if asked else ("turn", 1)
    )


def test_zara_off():
    """zara_the_solipsist: not while hidden, not for another player's placement, only on areas (R42, R88)."""
    assert now(go("farm", [ZARA], face=5, where="hidden")) == ("turn", 1)
    assert now(go("farm", [], face=5, others=({"recruits": [ZARA]},))) == ("turn", 1)
    assert now(go("tunnel_euphorian", [ZARA], face=5, goods="energy")) == ("take", 0)


def test_zara_only_this_placement():
    """zara_the_solipsist: the next placement on the area counts all workers again, and is its own trigger (I1)."""
    game = go("farm", [ZARA], "use zara", face=5)
    play(game, "place 1 farm")
    assert has(game, 1)[:3] == (1, 2, {"food": 1})
    game = start([ZARA], morale=2, dice={"hand": [5, 5]})
    play(game, "place 5 farm", "use zara", "another", "place 5 generator")
    assert now(game) == (f"use {ZARA}", 0)


def test_zara_with_the_tier_one_bonus():
    """zara_the_solipsist: the allegiance bonus comes on top as usual (R44)."""
    game = go("generator", [ZARA, JON], "use zara", face=5, tracks=(2, 0, 0, 0))
    assert has(game)[2] == {"energy": 3}


def test_zara_after_jedidiah():
    """zara_the_solipsist: asked when Jedidiah's bump is done: 3 and 2 are a tier as she would give, 3 alone is not (R43)."""
    crowd = at("farm", 2)
    game = go("farm", [ZARA, JEDIDIAH], face=3, others=crowd)
    assert now(game) == (f"use {JEDIDIAH}", 0)
    assert now(play(game.clone(), "decline jedidiah")) == ("turn", 1)
    assert now(play(game, "use jedidiah", "roll 1")) == (f"use {ZARA}", 0)


def test_zara_before_pmai():
    """zara_the_solipsist: Pmai is asked only if she was not used (I4)."""
    game = go("farm", [ZARA, PMAI], face=4, others=at("farm", 5))
    assert now(game) == (f"use {ZARA}", 0)
    assert now(play(game.clone(), "use zara")) == ("turn", 1)
    assert now(play(game, "decline zara")) == (f"use {PMAI}", 0)


@pytest.mark.parametrize("space, recruit", [("farm", GWEN), ("farm", JOSEPH), ("cloud_mine", BRENDA)])
def test_zara_before_gwen_joseph_brenda(space, recruit):
    """zara_the_solipsist: they look at the tier that results, either way (I4)."""
    game = go(space, [ZARA, recruit], face=5)
    assert now(play(game.clone(), "use zara")) == (f"use {recruit}", 0)
    assert now(play(game, "decline zara")) == ("turn", 1)
    game = go(space, [ZARA, recruit], face=1, others=at(space, 6, 6))
    assert now(play(game.clone(), "use zara")) == ("turn", 1)
    assert now(play(game, "decline zara")) == (f"use {recruit}", 0)
