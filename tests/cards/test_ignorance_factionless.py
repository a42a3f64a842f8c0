"""The six factionless recruits of Ignorance Is Bliss: setup, what each does, when it may not be used, its moment, its notes."""

import pytest
from helpers import Game, faces, legal, play, seat
from ignorance import ROW, asked as now, can_use, goods, has, owner, table

ALBERT = "albert_the_founder"
CHAGA, CHRISTINE, DARREN, DAVAA = (
    "chaga_the_gamer",
    "christine_the_anarchist",
    "darren_the_repeater",
    "davaa_the_shredder",
)
DOUG, GWEN, HA_JOON, JADWIGA = (
    "doug_the_builder",
    "gwen_the_mineralogist",
    "ha_joon_the_gold_trader",
    "jadwiga_the_sleep_deprivator",
)
JEROEN, JOSEPH = "jeroen_the_hoarder", "joseph_the_antiquer"
KOFI, LARS, LIEVE, LIONEL = "kofi_the_hermit", "lars_the_ballooneer", "lieve_the_briber", "lionel_the_cook"
MILOS, MWICHE, SAMUEL, SHAHEENA = (
    "milos_the_brainwasher",
    "mwiche_the_flusher",
    "samuel_the_zapper",
    "shaheena_the_digger",
)
SPIROS, TED, YOUSSEF, ZARA = (
    "spiros_the_model_citizen",
    "ted_the_contingency_planner",
    "youssef_the_tunneler",
    "zara_the_solipsist",
)
SIX = (CHRISTINE, DAVAA, JEROEN, KOFI, SPIROS, YOUSSEF)

BUREAU, CAROUSEL = "bureau_of_restricted_tourism", "the_carousel"
LOTTERY, MONOTONY = "lottery_of_diminishing_returns", "theater_of_endless_monotony"
PALACE, PRISON, SPRING = "palace_of_forced_altruism", "dilemmas_prison", "natural_fluoridated_spring"
BRIBE, STORAGE = "department_of_bribe_regulation", "storage_of_insufficient_capacity"

COMMODITIES = ["take bliss", "take energy", "take food", "take water"]
RESOURCES = ["take clay", "take gold", "take stone"]
GOODS = sorted(COMMODITIES + RESOURCES)


def recruits(game, number=0):
    return seat(game, number)["recruits"]


def back(mine, on, *moves, hand=(), pay=None, tiles=(), **spec):
    """P1 takes all its workers back from the board."""
    game = table(owner(mine, hand, on=on, **spec), owner(), tiles=dict(tiles))
    if game.kind == "turn" and game.to_move == 0:
        order = ["generator", "aquifer", "farm", "cloud_mine"]
        play(game, "retrieve " + " ".join(f"{face}@{space}" for space in order for face in dict(on).get(space, ())))
    if pay:
        play(game, pay)
    return play(game, *moves)


def tunnel(mine, *moves, space="tunnel_euphorian", goods="energy", tiles=(), board=(), hand=(1, 6), **spec):
    """P1 places its first die on a tunnel."""
    game = table(owner(mine, hand, goods=goods, **spec), owner(), tiles=dict(tiles), **dict(board))
    return play(game, f"place {hand[0]} {space}", *moves)


# ---------------------------------------------------------------- setup, for all six

PLAIN = (LIEVE, DOUG, LARS)
OTHERS = ("zara_the_solipsist", "cary_the_carebear", "taed_the_brick_trader", "pedro_the_collector")


def dealt(first, second=OTHERS, **options):
    """A new game with the recruits dealt to two players."""
    game = Game.new("ignorance", 2, options=options)
    return play(game, *(f"deal {card}" for card in (*first, *second)))


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_is_kept_active(recruit):
    """christine_the_anarchist, davaa_the_shredder, jeroen_the_hoarder, kofi_the_hermit, spiros_the_model_citizen, youssef_the_tunneler:
    a factionless recruit kept must be the active one (R11)."""
    game = dealt((recruit, *PLAIN))
    moves = legal(game)
    assert game.kind == "recruits" and len(moves) == 9  # 3 with it, 6 without
    assert f"keep {recruit} {LIEVE}" in moves and not any(text.endswith(recruit) for text in moves)


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_only_one_dealt(recruit):
    """christine_the_anarchist, davaa_the_shredder, jeroen_the_hoarder, kofi_the_hermit, spiros_the_model_citizen, youssef_the_tunneler:
    of two dealt one is refused and replaced (R11)."""
    other = CHRISTINE if recruit != CHRISTINE else KOFI
    game = dealt((recruit, other, LIEVE, DOUG))
    assert now(game) == ("redraw", 0) and legal(game) == sorted([f"refuse {recruit}", f"refuse {other}"])
    play(game, f"refuse {recruit}")
    assert game.kind == "deal_recruit" and f"deal {recruit}" not in legal(game)
    third = next(name for name in SIX if name not in (recruit, other))
    play(game, f"deal {third}")
    assert legal(game) == sorted([f"refuse {third}", f"refuse {other}"])
    play(game, f"refuse {other}", f"deal {LARS}")
    assert game.kind == "recruits" and any(text.startswith(f"keep {third} ") for text in legal(game))


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_no_allegiance(recruit):
    """christine_the_anarchist, davaa_the_shredder, jeroen_the_hoarder, kofi_the_hermit, spiros_the_model_citizen, youssef_the_tunneler:
    no bonus, no tunnel end, no star of a track (R88)."""
    spec = owner([recruit], goods="energy")
    game = table(spec, tracks=(2, 2, 2, 2), miners=(9, 9, 9))
    assert not any("tunnel_end" in text for text in legal(game))
    assert goods(play(game, "place 1 farm")) == {"energy": 1, "food": 1}
    game = play(table(spec, tracks=(10, 10, 10, 10)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {} and seat(game)["stars_left"] == 10


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_no_minority_bonus(recruit):
    """christine_the_anarchist, davaa_the_shredder, jeroen_the_hoarder, kofi_the_hermit, spiros_the_model_citizen, youssef_the_tunneler:
    no minority bonus for the owner (R12, C21)."""
    game = dealt((recruit, *PLAIN))
    play(game, f"keep {recruit} {LIEVE}", f"keep {OTHERS[0]} {OTHERS[1]}", "deal dilemma_bat", "deal dilemma_bear")
    play(game, *(f"refill {card}" for card in ROW))
    play(game, "roll 1" if recruit == KOFI else "roll 1 2", "roll 6 6")
    assert now(game) == ("turn", 1) and recruits(game) == {recruit: "active", LIEVE: "hidden"}


def test_factionless_at_a_dilemma():
    """christine_the_anarchist, kofi_the_hermit: an owner of one draws again; else one kept is active at once (R99, C22)."""
    draws = ("dilemma", "outcome recruits", f"deal {KOFI}", f"deal {DOUG}")
    game = play(table(owner([CHRISTINE], cards="bat", dilemma="bat")), *draws)
    assert game.kind == "deal_recruit" and f"deal {KOFI}" not in legal(game)
    play(game, f"deal {LIEVE}")
    assert legal(game) == [f"keep {DOUG}", f"keep {LIEVE}"]
    game = play(table(owner(cards="bat", dilemma="bat")), *draws, f"keep {KOFI}")
    assert recruits(game) == {KOFI: "active"} and seat(game)["owned"] == 2
    game = play(table(owner(cards="bat", dilemma="bat")), *draws, f"keep {DOUG}")
    assert recruits(game) == {DOUG: "hidden"}


def test_factionless_left_out():
    """christine_the_anarchist, kofi_the_hermit: with the option no factionless recruit is dealt (R11)."""
    game = Game.new("ignorance", 2, options={"factionless": False})
    assert len(legal(game)) == 48 and not any(f"deal {recruit}" in legal(game) for recruit in SIX)
    assert len(legal(Game.new("ignorance", 2))) == 54


# ---------------------------------------------------------------- Christine


@pytest.mark.parametrize(
    "on, count",
    [
        ({"farm": [1]}, 0),
        ({"farm": [1, 2]}, 1),
        ({"farm": [1, 2], "aquifer": [1]}, 2),
        ({"farm": [1, 2], "aquifer": [1, 1]}, 3),
    ],
)
def test_christine_retrieves(on, count):
    """christine_the_anarchist: (a) workers taken back minus 1 commodities of choice, before the roll (R39)."""
    game = back([CHRISTINE], on)
    if count:
        assert now(game) == ("take", 0) and len(legal(game)) == {1: 4, 2: 10, 3: 20}[count]
        play(game, f"take {count if count > 1 else ''} food".replace("  ", " "))
    assert now(game) == ("roll", -1) and goods(game) == ({"food": count} if count else {})


def test_christine_off():
    """christine_the_anarchist: without her no goods, and the bonus of tier 1 is gained (R44, R88)."""
    assert now(back([], {"farm": [1, 2]})) == ("roll", -1)
    assert goods(play(table(owner([LARS]), tracks=(0, 0, 2, 0)), "place 1 farm")) == {"food": 2}


def test_christine_after_the_hand_limit():
    """christine_the_anarchist: after the payment and the hand limit, before Milos (R39)."""
    game = back([CHRISTINE, MILOS], {"farm": [1, 2]}, cards="bat bear", morale=2, goods="water")
    assert now(game) == ("discard", 0)
    play(game, "discard bat")
    assert now(game) == ("take", 0)
    assert now(play(game, "take food")) == (MILOS, 0)
    game = back([CHRISTINE], {"farm": [1, 2]}, goods="food", pay="pay food")
    assert now(game) == ("take", 0) and has(game)[0] == 3 and goods(game) == {}


def test_christine_and_samuel():
    """christine_the_anarchist: (a) counts Samuel's workers too (R39)."""
    game = table(owner([CHRISTINE, SAMUEL], goods="energy", on={"farm": [2]}))
    play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm 2@farm")
    assert legal(game) == COMMODITIES
    assert now(play(game, "take food")) == ("roll", -1)
    game = table(owner([CHRISTINE, SAMUEL], goods="energy", on={"farm": [2]}))
    assert now(play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm")) == ("roll", -1)


def test_christine_not_for_other_returns():
    """christine_the_anarchist: (a) not for a completion, the Prison, a bump or Albert (R64)."""
    game = table(owner([CHRISTINE], goods="gold", on={"build_ea_1": [2]}))
    assert now(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")) == ("roll", -1)
    game = table(
        owner((), (6,), on={"farm": [1]}), owner([CHRISTINE], (1,), on={"farm": [2, 2]}), tiles={"market_ea": PRISON}
    )
    assert now(play(game, "retrieve 1@farm", "roll 1", "retrieve 2@farm")) == ("roll", -1)
    game = table(owner(goods="water"), owner([CHRISTINE], (1,), on={"tunnel_subterran": [2]}))
    assert now(play(game, "place 1 tunnel_subterran")) == ("roll", -1)
    game = table(owner([CHRISTINE, ALBERT], goods="3 energy"))
    assert now(play(game, "place 1 tank_energy", f"use {ALBERT}", "take gold")) == ("roll", -1)


def test_christine_and_the_caps():
    """christine_the_anarchist: (a) is one gain: Monotony takes 1 of 2 or more, Lottery leaves 2 of a type (I9)."""
    monotony, lottery = {"market_ea": MONOTONY}, {"market_ea": LOTTERY}
    assert legal(back([CHRISTINE], {"farm": [1, 2]}, tiles=monotony)) == COMMODITIES
    assert legal(back([CHRISTINE], {"farm": [1, 2, 1]}, tiles=monotony)) == COMMODITIES
    assert len(legal(back([CHRISTINE], {"farm": [1, 2, 1, 1]}, tiles=monotony))) == 10
    assert goods(back([CHRISTINE], {"farm": [1, 2, 1, 1]}, "take 3 food", tiles=lottery)) == {"food": 2}
    game = back([CHRISTINE], {"farm": [1, 2]}, "take water", goods="2 water", tiles=lottery)
    assert goods(game) == {"water": 2} and now(game) == ("roll", -1)


@pytest.mark.parametrize("level", [2, 5])
def test_christine_no_bonus(level):
    """christine_the_anarchist: (b) no bonus commodity of tier 1, though a faction recruit works too (R44)."""
    game = table(owner([CHRISTINE, LARS]), tracks=(0, 0, level, 0))
    assert goods(play(game, "place 1 farm")) == {"food": 1}


def test_christine_no_bonus_of_a_later_recruit():
    """christine_the_anarchist: (b) nor through a faction recruit revealed later (R44, R85)."""
    spec = {"recruits": [CHRISTINE, CHAGA], "hidden": [LARS], "hand": "box", "dice": {"hand": [1, 6]}}
    game = play(table(spec, tracks=(0, 0, 2, 0)), f"use {CHAGA}", "place 1 farm")
    assert recruits(game)[LARS] == "active" and goods(game) == {"food": 1}
    game = play(table({**spec, "recruits": [CHAGA]}, tracks=(0, 0, 2, 0)), f"use {CHAGA}", "place 1 farm")
    assert goods(game) == {"food": 2}


def test_christine_keeps_the_other_benefits():
    """christine_the_anarchist: (b) tier 2 and the star of a later recruit are kept (R57, R84)."""
    game = table(owner([CHRISTINE, LARS], goods="food"), tracks=(0, 0, 5, 0))
    play(game, "place 1 tunnel_wastelander", "refill bat")
    assert has(game)[2:] == ({"clay": 1}, {"book": 1})
    game = play(table(owner([CHRISTINE, LARS]), tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {LARS: 1} and goods(game) == {"food": 1}


def test_christine_and_joseph_and_gwen():
    """christine_the_anarchist: (b) without the bonus Joseph and Gwen see one commodity less (I9)."""
    spec = owner([CHRISTINE, JOSEPH, GWEN], (6, 1))
    game = play(table(owner([CHRISTINE, JOSEPH]), tracks=(0, 2, 0, 0)), "place 1 aquifer")
    assert now(game) == ("turn", 1) and goods(game) == {"water": 1}
    game = table(spec, owner((), (1,), on={"farm": [3]}), tracks=(0, 0, 2, 0))
    assert goods(play(game, "place 6 farm", f"use {GWEN}")) == {"food": 1, "clay": 1}


# ---------------------------------------------------------------- Kofi


def kofi(*moves, mine=(KOFI,), hand=(6,), on=(("farm", [1]),), tiles=(), other=(), **spec):
    """Kofi's owner, P1."""
    return play(table(owner(mine, hand, on=on, **spec), {**owner(), **dict(other)}, tiles=dict(tiles)), *moves)


def test_kofi_starts_with_one_worker():
    """kofi_the_hermit: (a) 1 worker at the start, whose roll counts for the start (R2, R9)."""
    game = dealt((KOFI, *PLAIN))
    play(game, f"keep {KOFI} {LIEVE}", f"keep {OTHERS[0]} {OTHERS[1]}", "deal dilemma_bat", "deal dilemma_bear")
    play(game, *(f"refill {card}" for card in ROW))
    assert game.kind == "roll" and legal(game) == [f"roll {n}" for n in range(1, 7)]
    play(game, "roll 6")
    assert len(legal(game)) == 21
    play(game, "roll 1 2")
    assert now(game) == ("turn", 0) and seat(game)["owned"] == 1 and seat(game, 1)["owned"] == 2


def test_kofi_closes_the_tank():
    """kofi_the_hermit: (b) no placement on the activation spaces, for him only (R22)."""
    spec = {"goods": "3 energy 3 water"}
    assert not any("tank" in text for text in legal(kofi(hand=(1, 6), **spec)))
    for mine in ((), (LARS,)):
        assert {"place 1 tank_energy", "place 1 tank_water"} <= set(legal(kofi(mine=mine, hand=(1, 6), **spec)))
    other = table(owner(), owner([KOFI], **spec), active=0)
    play(other, "place 1 farm")
    assert not any("tank" in text for text in legal(other))


def test_kofi_takes_another_turn():
    """kofi_the_hermit: (c) after a free retrieval, for 1 morale, another turn at once (R16, R38)."""
    game = kofi("retrieve 1@farm", "roll 2", morale=3)
    assert now(game) == ("turn", 0) and seat(game)["morale"] == 2
    assert "place 2 farm" in legal(game)
    assert now(play(game, "place 2 farm")) == ("turn", 1)
    game = kofi("retrieve 1@farm", "roll 2")
    assert now(game) == ("turn", 0) and seat(game)["morale"] == 1


@pytest.mark.parametrize("price", ["food", "bliss"])
def test_kofi_paid_retrieval(price):
    """kofi_the_hermit: (c) a retrieval that was paid gives no further turn (R38)."""
    assert now(kofi("retrieve 1@farm", f"pay {price}", "roll 2", goods=price)) == ("turn", 1)
    assert now(kofi("retrieve 1@farm", "free", "roll 2", goods=price)) == ("turn", 0)


def test_kofi_only_when_active():
    """kofi_the_hermit: (c) without him the turn passes (R88)."""
    assert now(kofi("retrieve 1@farm", "roll 2", mine=())) == ("turn", 1)


def test_kofi_again_and_again():
    """kofi_the_hermit: (c) a free retrieval in the further turn gives yet another one, of any kind (R16)."""
    game = kofi(
        "retrieve 1@farm",
        "roll 2",
        "retrieve 1@aquifer",
        "roll 2",
        on={"farm": [1], "aquifer": [1]},
        hand=(1,),
        cards="bat",
        dilemma="bat",
        morale=3,
    )
    assert now(game) == ("turn", 0) and seat(game)["morale"] == 1 and "dilemma" in legal(game)
    assert now(play(game, "dilemma", "outcome star")) == ("turn", 1)


def test_kofi_new_turn_starts_anew():
    """kofi_the_hermit: (c) once-per-turn effects and the one lost worker start anew (R34)."""
    game = kofi(
        "use lionel",
        "retrieve 1@farm",
        "free",
        "roll 2",
        mine=[KOFI, LIONEL],
        goods="2 food",
        tiles={"market_ea": CAROUSEL},
    )
    assert now(game) == ("turn", 0) and can_use(game) == [LIONEL]
    game = kofi(
        "retrieve 1@farm",
        "roll 6",
        "retrieve 1@aquifer",
        "roll 6",
        hand=(6,),
        on={"farm": [1], "aquifer": [1]},
        knowledge=4,
    )
    assert seat(game)["owned"] == 1 and faces(game) == [6] and now(game) == ("turn", 0)


def test_kofi_after_the_prison_and_the_trades():
    """kofi_the_hermit: (c) the further turn comes after Dilemma's Prison and the trades of the end (R41, I6)."""
    game = kofi(
        "retrieve 1@farm",
        "roll 2",
        mine=[KOFI, HA_JOON],
        goods="gold",
        tiles={"market_ea": PRISON},
        other={"dice": {"hand": [1], "farm": [2]}},
    )
    assert now(game) == ("prison", 1)
    assert now(play(game, "decline")) == (HA_JOON, 0)
    assert now(play(game, f"decline {HA_JOON}")) == ("turn", 0)
    game = kofi("retrieve 1@farm", "roll 2", mine=[KOFI, SHAHEENA], goods="stone")
    assert now(game) == (SHAHEENA, 0)


def test_kofi_not_for_samuel():
    """kofi_the_hermit: (c) only for the retrieve action, not for Samuel (R16)."""
    game = kofi("place 6 farm", f"use {SAMUEL}", "retrieve 6@farm", "roll 2", mine=[KOFI, SAMUEL], goods="energy")
    assert now(game) == ("turn", 1)


def leaving(hidden, *moves, mine=(), space="tunnel_euphorian", miners=(5, 0, 0), tracks=(0, 0, 0, 0), face=1):
    """P1's placement brings a faction to its point; P2 owns Kofi."""
    his = {**owner([KOFI], goods="3 energy"), "hidden": hidden}
    game = table(owner(mine, (face, 6), goods="energy"), his, miners=miners, tracks=tracks)
    return play(game, f"place {face} {space}", *moves)


def test_kofi_leaves_at_the_tunnel():
    """kofi_the_hermit: (d) at tunnel step 6 he is discarded and the hidden recruit works, of any faction (R58)."""
    game = leaving([ZARA], "take gold")
    assert recruits(game, 1) == {ZARA: "active"} and now(game) == ("turn", 1)
    assert {"place 1 tank_energy"} <= set(legal(game))  # (b) is over
    game = leaving([ZARA], "take gold", miners=(4, 0, 0))
    assert recruits(game, 1) == {KOFI: "active", ZARA: "hidden"}


@pytest.mark.parametrize("space, tracks", [("farm", (0, 0, 7, 0)), ("cloud_mine", (0, 0, 0, 7))])
def test_kofi_leaves_at_level_8(space, tracks):
    """kofi_the_hermit: (d) at allegiance step 8 of any faction (R83)."""
    game = leaving([DOUG], space=space, miners=(0, 0, 0), tracks=tracks)
    assert recruits(game, 1) == {DOUG: "active"}


def test_kofi_leaves_with_a_choice():
    """kofi_the_hermit: (d) the owner chooses one of several, also in an opponent's turn; ordinary reveals follow (R85)."""
    game = leaving([DOUG, ZARA], "take gold", miners=(5, 0, 0))
    assert now(game) == ("activate", 1) and legal(game) == [f"activate {DOUG}", f"activate {ZARA}"]
    both = play(game.clone(), f"activate {ZARA}")
    assert recruits(both, 1) == {DOUG: "active", ZARA: "active"}  # Doug is Euphorian: revealed by the step
    assert recruits(play(game, f"activate {DOUG}"), 1) == {DOUG: "active", ZARA: "hidden"}


def test_kofi_leaves_without_hidden_recruits():
    """kofi_the_hermit: (d) with no hidden recruit he just leaves (R85)."""
    game = leaving([], "take gold")
    assert recruits(game, 1) == {} and now(game) == ("turn", 1)


def test_kofi_leaving_in_his_own_turn():
    """kofi_the_hermit: (d) the activated recruit works when the placement is over: in its menu (R85)."""
    spec = {"recruits": [KOFI], "hidden": [JADWIGA], "dice": {"hand": [1, 6]}, "goods": "energy"}
    game = play(table(spec, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold")
    assert recruits(game) == {JADWIGA: "active"} and legal(game) == ["stop", f"use {JADWIGA}"]
    spec["hidden"] = [SAMUEL]
    game = play(table({**spec, "goods": "2 energy"}, tracks=(0, 0, 7, 0)), "place 1 farm")
    assert recruits(game) == {SAMUEL: "active"} and now(game) == ("turn", 1)


def test_kofi_of_a_dilemma_stays():
    """kofi_the_hermit: (d) kept at a dilemma after a faction was activated he stays until another one is (R99)."""
    game = table(
        {**owner(cards="bat", dilemma="bat"), "hidden": [ZARA]},
        owner(goods="energy"),
        miners=(6, 0, 5),
        tracks=(0, 0, 0, 0),
    )
    play(game, "dilemma", "outcome recruits", f"deal {KOFI}", f"deal {DOUG}", f"keep {KOFI}")
    assert recruits(game) == {KOFI: "active", ZARA: "hidden"}
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert recruits(game) == {KOFI: "active", ZARA: "hidden"} and now(game) == ("turn", 0)
    game = table({**owner(cards="bat", dilemma="bat"), "hidden": [ZARA]}, owner(goods="food"), miners=(6, 0, 5))
    play(
        game,
        "dilemma",
        "outcome recruits",
        f"deal {KOFI}",
        f"deal {DOUG}",
        f"keep {KOFI}",
        "place 1 tunnel_wastelander",
        "take clay",
    )
    assert recruits(game) == {ZARA: "active"}


def test_kofi_gone_another_factionless():
    """kofi_the_hermit: (d) after he has left his owner may own a factionless recruit again (R99)."""
    spec = {**owner([KOFI], cards="bat", dilemma="bat"), "hidden": [ZARA]}
    draws = ("dilemma", "outcome recruits", f"deal {SPIROS}")
    game = play(
        table(owner(goods="energy"), spec, miners=(5, 0, 0)),
        "place 1 tunnel_euphorian",
        "take gold",
        *draws,
        f"deal {DOUG}",
    )
    assert legal(game) == [f"keep {DOUG}", f"keep {SPIROS}"]
    assert recruits(play(game, f"keep {SPIROS}"), 1) == {ZARA: "active", SPIROS: "active"}
    game = play(table(owner(goods="energy"), spec), "place 1 tunnel_euphorian", "take gold", *draws[:2])
    play(game, *draws[2:], f"deal {DOUG}", f"deal {LIEVE}")
    assert legal(game) == [f"keep {DOUG}", f"keep {LIEVE}"]


# ---------------------------------------------------------------- Jeroen


def test_jeroen_gains_a_resource():
    """jeroen_the_hoarder: 3 or more workers taken back with a resource held: 1 resource of choice, before the roll (R39)."""
    for on in ({"farm": [1, 2, 1]}, {"farm": [1, 2, 1, 1]}):
        game = back([JEROEN], on, goods="clay")
        assert now(game) == ("take", 0) and legal(game) == RESOURCES
        assert goods(play(game, "take gold")) == {"gold": 1, "clay": 1} and now(game) == ("roll", -1)


def test_jeroen_off():
    """jeroen_the_hoarder: not for 2 workers, without a resource, nor for nobody (R88, R93)."""
    for game in (
        back([JEROEN], {"farm": [1, 2]}, goods="clay"),
        back([JEROEN], {"farm": [1, 2, 1]}, goods="4 water"),
        back([], {"farm": [1, 2, 1]}, goods="clay"),
    ):
        assert now(game) == ("roll", -1)


def test_jeroen_after_the_hand_limit():
    """jeroen_the_hoarder: after the payment and the hand limit, before Milos (R39)."""
    game = back([JEROEN, MILOS], {"farm": [1, 2, 1]}, "discard bat", goods="clay water", cards="bat bear", morale=2)
    assert legal(game) == RESOURCES
    assert now(play(game, "take gold")) == (MILOS, 0)
    game = back([JEROEN], {"farm": [1, 2, 1]}, goods="clay food", pay="pay food")
    assert legal(game) == RESOURCES and seat(game)["morale"] == 3


def test_jeroen_and_samuel():
    """jeroen_the_hoarder: Samuel's retrieval counts; a completion does not (R39, R64)."""
    game = table(owner([JEROEN, SAMUEL], goods="energy clay", on={"farm": [2, 2]}))
    play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm 2@farm 2@farm")
    assert legal(game) == RESOURCES
    game = table(owner([JEROEN], goods="gold clay", on={"build_ea_1": [2], "build_ea_3": [2]}), seats=4)
    assert now(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")) == ("roll", -1) and goods(game) == {"clay": 1}


def test_jeroen_and_the_palace():
    """jeroen_the_hoarder: with 3 resources held the Palace voids the gain; with 2 it does not (I9)."""
    game = back([JEROEN], {"farm": [1, 2, 1]}, goods="3 clay", tiles={"market_ea": PALACE})
    assert now(game) == ("roll", -1) and goods(game) == {"clay": 3}
    game = back([JEROEN], {"farm": [1, 2, 1]}, "take gold", goods="2 clay", tiles={"market_ea": PALACE})
    assert goods(game) == {"gold": 1, "clay": 2}


# ---------------------------------------------------------------- Spiros


def spiros(*moves, mine=(SPIROS,), hand=(1, 6), morale=2, tiles=(), goods="nothing", space="farm", **spec):
    """P1 places its first die."""
    game = table(owner(mine, hand, goods=goods, morale=morale, **spec), owner(), tiles=dict(tiles))
    return play(game, f"place {hand[0]} {space}", *moves)


def test_spiros_places_another():
    """spiros_the_model_citizen: 1 morale: one more available worker of any value, in full (R90, I6)."""
    game = spiros(hand=(1, 5, 6))
    assert now(game) == ("more", 0) and legal(game) == ["stop", f"use {SPIROS}"]
    play(game, f"use {SPIROS}")
    assert (
        now(game) == ("place", 0)
        and {text[:8] for text in legal(game)} == {"place 5 ", "place 6 "}
        and seat(game)["morale"] == 1
    )
    play(game, "place 5 aquifer")
    assert (
        goods(game) == {"food": 1, "water": 1}
        and seat(game)["knowledge"] == 2
        and faces(game) == [6]
        and now(game) == ("turn", 1)
    )
    game = spiros("stop")
    assert now(game) == ("turn", 1) and seat(game)["morale"] == 2


def test_spiros_off():
    """spiros_the_model_citizen: not at morale 1, without a worker, for nobody, after a retrieval (R88, R90)."""
    assert now(spiros(morale=1)) == ("turn", 1)
    assert now(spiros(hand=(1,))) == ("turn", 1)
    assert now(spiros(mine=())) == ("turn", 1)
    assert now(back([SPIROS], {"farm": [1]}, "roll 2", hand=(6,), morale=3)) == ("turn", 1)


def test_spiros_once_a_turn():
    """spiros_the_model_citizen: once a turn, then no further equal dice; no morale of theirs on top (R19, I6)."""
    game = spiros(hand=(1, 1, 6), morale=4)
    assert legal(game) == ["another", "stop", f"use {SPIROS}"]
    used = play(game.clone(), f"use {SPIROS}", "place 1 farm")
    assert now(used) == ("turn", 1) and seat(used)["morale"] == 3
    play(game, "another", "place 1 farm")
    assert legal(game) == ["stop", f"use {SPIROS}"]
    assert now(play(game, f"use {SPIROS}", "place 6 farm")) == ("turn", 1) and seat(game)["morale"] == 2


def test_spiros_new_turn_new_use():
    """spiros_the_model_citizen: again in the next turn (I1)."""
    game = spiros(f"use {SPIROS}", "place 5 farm", hand=(1, 5, 6, 6), morale=4)
    play(game, "place 1 farm", "place 6 aquifer")
    assert can_use(game) == [SPIROS]


def test_spiros_in_any_order():
    """spiros_the_model_citizen: beside Jadwiga, Lars and Darren, each once (I6)."""
    game = spiros(mine=[SPIROS, JADWIGA], hand=(1, 5, 6))
    assert can_use(game) == [JADWIGA, SPIROS]
    assert can_use(play(game.clone(), f"use {JADWIGA}", "place 5 aquifer")) == [SPIROS]
    assert can_use(play(game, f"use {SPIROS}", "place 5 aquifer")) == [JADWIGA]
    game = spiros(
        "take gold", mine=[SPIROS, DARREN], space="tunnel_euphorian", goods="2 energy", morale=3, hand=(1, 5, 6)
    )
    assert can_use(game) == [DARREN, SPIROS]


def test_spiros_hand_limit_first():
    """spiros_the_model_citizen: the hand limit comes right after the morale, before the space is chosen (R50)."""
    game = spiros(f"use {SPIROS}", cards="bat bear", hand=(1, 5, 6))
    assert now(game) == ("discard", 0)
    assert now(play(game, "discard bat")) == ("place", 0)
    game = spiros(f"use {SPIROS}", cards="2 bat")
    assert now(game) == ("place", 0) and "place 6 ark" not in legal(game)


def test_spiros_workers_that_came_back():
    """spiros_the_model_citizen: a worker that came this turn is not usable (R20)."""
    assert now(spiros("roll 2", hand=(1,), space="tank_energy", goods="3 energy")) == ("turn", 1)
    game = spiros("roll 2", "take gold", space="tunnel_euphorian", goods="energy", on={"tunnel_euphorian": [5]})
    assert can_use(game) == [SPIROS]
    assert {text[:8] for text in legal(play(game, f"use {SPIROS}"))} == {"place 6 "}


def test_spiros_and_the_bans():
    """spiros_the_model_citizen: not offered where Bureau or Spring leave no legal space (R107)."""
    assert now(spiros(tiles={"market_ea": BUREAU}, on={"farm": [2]})) == ("turn", 1)
    assert now(spiros(tiles={"market_ea": SPRING}, hand=(6, 1))) == ("turn", 1)
    assert can_use(spiros(tiles={"market_ea": SPRING})) == [SPIROS]


# ---------------------------------------------------------------- Davaa


@pytest.mark.parametrize(
    "space, resource", [("tunnel_euphorian", "gold"), ("tunnel_subterran", "stone"), ("tunnel_wastelander", "clay")]
)
def test_davaa_free_tunnels(space, resource):
    """davaa_the_shredder: an unoccupied tunnel is free; the either/or stays (R22, R56)."""
    game = tunnel([DAVAA], space=space, goods="energy water food")
    assert now(game) == ("take", 0) and legal(game) == ["take artifact", f"take {resource}"]
    play(game, f"take {resource}")
    assert goods(game) == {"energy": 1, "water": 1, "food": 1, resource: 1}
    assert f"place 1 {space}" in legal(table(owner([DAVAA]))) and f"place 1 {space}" not in legal(table(owner()))


def test_davaa_moves_the_miner():
    """davaa_the_shredder: the miner moves as ever (R58)."""
    assert tunnel([DAVAA], "take gold", goods="nothing").summary()["miners"] == [1, 0, 0]


@pytest.mark.parametrize("whose", [0, 1])
def test_davaa_not_when_bumping(whose):
    """davaa_the_shredder: not where a worker, own or other, is bumped (R24)."""

    def position(goods):
        there = {"tunnel_euphorian": [5]}
        return table(owner([DAVAA], goods=goods, on=() if whose else there), owner((), (1,), on=there if whose else ()))

    assert "place 1 tunnel_euphorian" not in legal(position("nothing"))
    assert goods(play(position("energy"), "place 1 tunnel_euphorian", "roll 1", "take gold")) == {"gold": 1}


def test_davaa_pays_the_bazaar():
    """davaa_the_shredder: the price of an artifact taken is still paid (R53)."""
    game = tunnel([DAVAA], "take artifact", goods="energy")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods(play(game, "buy 2 box")) == {}


def test_davaa_only_tunnel_actions():
    """davaa_the_shredder: no other space is free (R22)."""
    moves = legal(table(owner([DAVAA])))
    assert not any(space in text for text in moves for space in ("tank", "build", "breeze_bar", "sky_lounge"))


def test_davaa_with_ted_mwiche_and_lieve():
    """davaa_the_shredder: Ted's and Mwiche's payments are alternatives, Lieve can be added (I5)."""
    game = tunnel([DAVAA, TED, MWICHE], goods="3 water bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay nothing"]
    free = play(game.clone(), "pay nothing", "take gold")
    assert has(free)[0] == 2 and goods(free) == {"water": 3, "bliss": 1, "gold": 1}
    assert has(play(game, "pay 3 water", "buy 4 book", "refill bat"))[2] == {"bliss": 1, "gold": 1}
    game = tunnel([DAVAA, LIEVE], goods="bliss")
    assert now(game) == (LIEVE, 0)
    assert has(play(game, f"use {LIEVE}", "refill bat"))[2:] == ({"gold": 1}, {"book": 1})


def test_davaa_and_darren():
    """davaa_the_shredder: Darren's repeated placement is not free (I6)."""
    game = tunnel([DAVAA, DARREN], "take gold", goods="nothing", morale=2)
    assert now(game) == ("turn", 1)
    game = tunnel([DAVAA, DARREN], "take gold", f"use {DARREN}", "roll 2", "take gold", goods="energy", morale=2)
    assert goods(game) == {"gold": 2}


# ---------------------------------------------------------------- Youssef


@pytest.mark.parametrize(
    "space, resource, price",
    [
        ("tunnel_euphorian", "gold", "energy"),
        ("tunnel_subterran", "stone", "water"),
        ("tunnel_wastelander", "clay", "food"),
    ],
)
def test_youssef_takes_both(space, resource, price):
    """youssef_the_tunneler: artifact and resource of every tunnel, for the usual price; the miner moves (R56, R58)."""
    game = tunnel([YOUSSEF], space=space, goods=price)
    assert now(game) == ("refill", -1) and has(game)[2:] == ({resource: 1}, {"book": 1})
    play(game, "refill bat")
    assert sum(game.summary()["miners"]) == 1 and now(game) == ("turn", 1)
    assert f"place 1 {space}" not in legal(table(owner([YOUSSEF])))


def test_youssef_off():
    """youssef_the_tunneler: without him one of the two (R56, R88)."""
    assert now(tunnel([])) == ("take", 0)


def test_youssef_every_placement():
    """youssef_the_tunneler: every tunnel placement of a turn, also when bumping (I1)."""
    game = tunnel(
        [YOUSSEF],
        "buy 4 book",
        "refill bat",
        "another",
        "place 1 tunnel_wastelander",
        goods="energy food",
        hand=(1, 1, 6),
        morale=3,
    )
    assert has(game)[2:] == ({"gold": 1, "clay": 1}, {"bear": 1, "book": 1})
    game = table(owner([YOUSSEF], goods="energy"), owner((), (1,), on={"tunnel_euphorian": [4]}))
    play(game, "place 1 tunnel_euphorian", "roll 1", "refill bat")
    assert has(game)[2:] == ({"gold": 1}, {"book": 1})


def test_youssef_pays_the_bazaar():
    """youssef_the_tunneler: the bazaar price is paid, by Bribe Regulation's measure too (R53)."""
    game = tunnel([YOUSSEF], goods="energy water")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods(play(game, "buy 3 bear")) == {"gold": 1}
    assert now(tunnel([YOUSSEF], goods="energy water", tiles={"market_ea": BRIBE})) == ("refill", -1)


def test_youssef_void_halves():
    """youssef_the_tunneler: Storage may void the artifact, the Palace the resource (R55, I9)."""
    game = tunnel([YOUSSEF], cards="book", tiles={"market_ea": STORAGE})
    assert has(game)[2:] == ({"gold": 1}, {"book": 1}) and now(game) == ("turn", 1)
    game = tunnel([YOUSSEF], "refill bat", goods="energy 3 clay", tiles={"market_ea": PALACE})
    assert has(game)[2:] == ({"clay": 3}, {"book": 1})


def test_youssef_ted_lieve_mwiche():
    """youssef_the_tunneler: no morale of Ted, no Lieve; Mwiche adds only her 2 morale (I5)."""
    game = tunnel([YOUSSEF, TED, LIEVE], "pay energy", goods="energy 2 bliss")
    assert game.kind == "buy" and has(game)[0] == 1
    game = tunnel([YOUSSEF, MWICHE], "pay 3 water", "buy 4 book", "refill bat", goods="energy 3 water")
    assert has(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1})


def test_youssef_no_tunnel_end():
    """youssef_the_tunneler: the tunnel's end is no tunnel action, and closed to him (R60)."""
    assert not any("tunnel_end" in text for text in legal(table(owner([YOUSSEF]), miners=(9, 9, 9))))
