"""The twelve Wastelander recruits: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from helpers import build, faces, legal, play, seat

AMANDA, ANDREW, ARTIST = "amanda_the_broker", "andrew_the_spelunker", "jonathan_the_artist"
BEN, BRADLEY, BRETT, BRIAN = (
    "ben_the_ludologist",
    "bradley_the_futurist",
    "brett_the_lockpicker",
    "brian_the_viticulturist",
)
CURTIS, ESME, FLARTNER, GAMBLER = (
    "curtis_the_propagandist",
    "esme_the_fireman",
    "flartner_the_luddite",
    "jonathan_the_gambler",
)
GEEK, GIDGET, IAN, JACKO = "geek_the_oracle", "gidget_the_hypnotist", "ian_the_horticulturist", "jacko_the_archivist"
JOSH, JOSIAH, KADAN = "josh_the_negotiator", "josiah_the_hacker", "kadan_the_infiltrator"
KATY, KYLE, LEE, MAXIME = "katy_the_dietician", "kyle_the_scavenger", "lee_the_gossip", "maxime_the_ambassador"
MICHAEL, NICK, PETE, PHIL = "michael_the_engineer", "nick_the_understudy", "pete_the_cannibal", "phil_the_spy"
REBECCA, REITZ, SCARBY = "rebecca_the_peddler", "professor_reitz_the_archeologist", "sir_scarby_the_harvester"
SHEPPARD, SOULLESS, STEVEN = "dr_sheppard_the_lobotomist", "soulless_the_plumber", "steven_the_scholar"

ACADEMY = {"market_wb": "academy_of_mandatory_equality"}
OFF = pytest.mark.parametrize("where, tiles", [("hidden", {}), ("recruits", ACADEMY)], ids=["hidden", "academy"])


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


def bump(recruits, *moves, space="tunnel_subterran", goods="water", victim=(), **spec):
    """P1's 3 bumps P2's 4, which rolls a 1 first of all."""
    return first(
        owner(recruits, face=3, goods=goods, **spec),
        {"dice": {"hand": [1], space: [4]}, **dict(victim)},
        space=space,
        moves=("roll 1", *moves),
    )


def artifact(spec, *others, moves=(), **board):
    """P1 takes the artifact of the Subterran tunnel."""
    return first(
        {"goods": "water", "morale": 3, **spec},
        *others,
        space="tunnel_subterran",
        moves=("take artifact", *moves),
        **board,
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


# ---------------------------------------------------------------- Brian

APOTHECARY, REGISTRY = "apothecary_of_productive_dreams", "registry_of_personal_secrets"


def test_brian_mixes_food_and_bliss():
    """brian_the_viticulturist: (a) any part of the bliss may be food; then 1 knowledge and a Wastelander step (R69)."""
    game = visit(APOTHECARY, owner([BRIAN], goods="2 food 4 bliss gold"))
    assert legal(game) == ["pay 2 food 2 bliss gold", "pay 4 bliss gold", "pay food 3 bliss gold"]
    mixed = play(game.clone(), "pay 2 food 2 bliss gold")
    assert has(mixed) == (1, 4, {"bliss": 2}, {}) and mixed.summary()["tracks"] == [1, 0, 1, 0]
    play(game, "pay 4 bliss gold")
    assert has(game) == (1, 3, {"food": 2}, {}) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_at_the_registry():
    """brian_the_viticulturist: (a) 4 food and an artifact pay the Registry; one knowledge and step per visit (R22)."""
    game = visit(REGISTRY, owner([BRIAN], goods="4 food", hand="bat"))
    assert has(game) == (1, 4, {}, {}) and game.summary()["tracks"] == [1, 0, 1, 0]


@OFF
def test_brian_off(where, tiles):
    """brian_the_viticulturist: hidden or under the Academy neither food for bliss nor the Icarus price (G1, T50)."""
    game = build(
        owner([BRIAN], where, goods="4 food gold", tile_stars=["market_ea"]), tiles={"market_ea": APOTHECARY, **tiles}
    )
    assert "place 1 market_ea" not in legal(game)
    assert has(play(game, "place 1 cloud_mine"))[:2] == (1, 3)


def test_brian_at_knowledge_6():
    """brian_the_viticulturist: (a) the knowledge is no price: void at 6, the step still comes (G2)."""
    game = visit(APOTHECARY, owner([BRIAN], goods="4 food gold", knowledge=6))
    assert has(game)[:2] == (1, 6) and game.summary()["tracks"] == [1, 0, 1, 0]


def test_brian_and_josh():
    """brian_the_viticulturist: (a) the bliss that Josh puts in for a resource may be food (G3, R89a)."""
    game = visit("academy_of_mandatory_equality", owner([BRIAN, JOSH], goods="5 food bliss gold"))
    assert legal(game) == ["pay 4 food bliss", "pay 4 food gold", "pay 5 food"]
    food = play(game.clone(), "pay 5 food")
    assert has(food)[:2] == (1, 4) and food.summary()["tracks"] == [1, 0, 1, 0]
    bliss = play(game, "pay 4 food bliss")
    assert has(bliss)[:2] == (1, 3) and bliss.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_and_any_commodity():
    """brian_the_viticulturist: (a) "any commodity" on a tile is no bliss (R69)."""
    game = visit("clinic_of_blind_hindsight", owner([BRIAN], goods="food", hand="bifocals"))
    assert has(game)[:2] == (1, 3) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_at_the_icarite_bars():
    """brian_the_viticulturist: (a) 1 bliss and 1 other may be 2 food; no knowledge, no step in Icarus (R77)."""
    bar = first(owner([BRIAN], goods="2 food", morale=3), space="breeze_bar", moves=["draw bat", "draw box"])
    assert has(bar) == (2, 3, {}, {"bat": 1, "box": 1}) and bar.summary()["tracks"] == [0, 0, 0, 1]
    game = first(owner([BRIAN], goods="2 food bliss", morale=2), space="sky_lounge")
    assert legal(game) == ["pay 2 food morale", "pay food bliss morale"]
    play(game, "pay 2 food morale", "take 2 clay")
    assert has(game) == (1, 3, {"bliss": 1, "clay": 2}, {}) and game.summary()["tracks"] == [0, 0, 0, 1]


def test_brian_not_for_amanda_and_gidget():
    """brian_the_viticulturist: (a) Amanda and Gidget want real bliss (R27)."""
    game = first(
        owner([], goods="water"),
        {"recruits": [AMANDA, BRIAN], "goods": "food", "dice": {"hand": [1], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
    )
    assert now(game) == ("roll", -1)
    game = build({"recruits": [GIDGET, BRIAN], "goods": "food", "dice": {"hand": [1], "farm": [2]}})
    assert legal(play(game, "retrieve 2@farm")) == ["free", "pay food"]


@pytest.mark.parametrize("space", ["cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"])
def test_brian_pays_morale_in_icarus(space):
    """brian_the_viticulturist: (b) 1 morale for every Icarite space, closed at morale 1 (R22, R90)."""
    brian = owner([BRIAN], goods="3 gold energy bliss", hand="2 bat", morale=3)
    game = first(brian, space=space)
    assert has(game)[0] == 2
    game = build({**brian, "morale": 1, "hand": "bat"})
    assert not any(
        text.endswith(("cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge")) for text in legal(game)
    )


def test_brian_morale_and_the_hand_limit():
    """brian_the_viticulturist: (b) morale and artifacts leave together, then the limit, before the benefit (R50)."""
    game = first(owner([BRIAN], hand="bat bear box", morale=3), space="wind_saloon")
    assert has(game) == (2, 3, {}, {}) and now(game) == ("turn", 1)
    game = first(owner([BRIAN], hand="bat bear", morale=2), space="cloud_mine")
    assert legal(game) == ["discard bat", "discard bear"] and has(game)[2] == {}


def test_brian_with_nick_and_curtis():
    """brian_the_viticulturist: Nick answers the knowledge of (a), Curtis the morale of (b) (G10)."""
    assert has(visit(APOTHECARY, owner([BRIAN, NICK], goods="4 food gold")))[:2] == (2, 4)
    assert has(first(owner([BRIAN, CURTIS], morale=3), space="cloud_mine"))[:2] == (2, 2)


def test_brian_with_the_fee_for_equal_dice():
    """brian_the_viticulturist: (b) an extra equal worker in Icarus costs 2 morale in all (R19)."""
    brian = {"recruits": [BRIAN], "morale": 3, "dice": {"hand": [1, 1]}}
    game = first(brian, space="farm", moves=["another", "place 1 cloud_mine"], options={"iib_tweaks": True})
    assert has(game)[0] == 1
    game = first({**brian, "morale": 2}, space="farm", moves=["another"], options={"iib_tweaks": True})
    assert "place 1 farm" in legal(game) and "place 1 cloud_mine" not in legal(game)


def test_brian_step_before_the_visits_star():
    """brian_the_viticulturist: (a) the step's stars come, and can end the game, before the star of the visit (R84, R109)."""
    game = visit(APOTHECARY, owner([BRIAN, ESME], goods="4 food gold", hand="bat"), tracks=(0, 0, 10, 0))
    assert now(game) == (f"use {ESME}", 0) and seat(game)["recruit_stars"] == {BRIAN: 1}
    assert game.summary()["territories"]["euphorian"] == [0, 0] and game.summary()["tracks"] == [0, 0, 11, 0]
    last = {
        "dilemma": "bat",
        "dilemma_use": "star",
        "stars_left": 1,
        "territory": {"euphorian": 1, "subterran": 2, "wastelander": 2, "icarite": 2},
    }
    game = visit(APOTHECARY, owner([BRIAN], goods="4 food gold", **last), tracks=(0, 0, 10, 0))
    assert game.over and game.returns() == [1.0, 0.0] and game.summary()["territories"]["euphorian"] == [1, 0]


def test_brian_reveals_wait():
    """brian_the_viticulturist: (a) level 8 reveals only after the whole placement (R23, R85)."""
    game = visit(APOTHECARY, owner([BRIAN, BRETT], goods="4 food gold"), {"hidden": [NICK]}, tracks=(0, 0, 7, 0))
    assert now(game) == (f"use {BRETT}", 0) and seat(game, 1)["recruits"] == {NICK: "hidden"}
    assert seat(play(game, "decline brett"), 1)["recruits"] == {NICK: "active"}


def test_brian_left_without_morale():
    """brian_the_viticulturist: (b) morale spent on a bump exchange can leave the space unpayable (R27, G14)."""
    bar = {"space": "breeze_bar", "goods": "bliss food", "morale": 2}
    game = bump([BRIAN, LEE], "use lee", "take water", **bar)
    assert has(game) == (1, 3, {"water": 1, "food": 1, "bliss": 1}, {}) and now(game) == ("turn", 1)
    assert game.summary()["tracks"][3] == 0 and ["breeze_bar", 3] in seat(game)["dice"]
    game = bump([BRIAN, LEE], "decline lee", **bar)
    assert has(game)[:3] == (1, 3, {}) and now(game) == ("draw_artifact", -1)


# ---------------------------------------------------------------- Flartner


def test_flartner_pays_an_artifact():
    """flartner_the_luddite: an artifact of choice in place of the resource, and +1 morale (R62)."""
    game = first(owner([FLARTNER], goods="gold", hand="bat bear", morale=2), space="build_ea_2")
    assert legal(game) == ["pay bat", "pay bear", "pay gold"]
    assert has(play(game.clone(), "pay bat")) == (3, 3, {"gold": 1}, {"bear": 1})
    assert has(play(game, "pay gold")) == (2, 3, {}, {"bat": 1, "bear": 1})


@OFF
def test_flartner_off(where, tiles):
    """flartner_the_luddite: hidden or under the Academy artifacts build nothing (G1, T50)."""
    assert "place 1 build_ea_2" not in legal(build(owner([FLARTNER], where, hand="bat"), tiles=tiles))


def test_flartner_makes_sites_legal():
    """flartner_the_luddite: legal with an artifact only, not with neither (R22)."""
    assert {"place 1 build_ea_1", "place 1 build_sb_2"} <= set(legal(build(owner([FLARTNER], hand="bat"))))
    assert not any("build" in text for text in legal(build(owner([FLARTNER], goods="4 food"))))


def test_flartner_only_on_sites():
    """flartner_the_luddite: an artifact pays nothing else (R62)."""
    moves = legal(build(owner([FLARTNER], hand="bat")))
    assert (
        "place 1 tank_water" not in moves
        and "place 1 tunnel_subterran" not in moves
        and "place 1 nimbus_loft" not in moves
    )


def test_flartner_at_morale_6():
    """flartner_the_luddite: at morale 6 the gain is void (G13)."""
    assert has(first(owner([FLARTNER], hand="bat", morale=6), space="build_ea_2")) == (6, 3, {}, {})


def test_flartner_and_michael():
    """flartner_the_luddite: with Michael any resource or an artifact; only the way chosen gives its bonus (R89)."""
    game = first(owner([FLARTNER, MICHAEL], goods="gold stone", hand="bat"), space="build_sa_2")
    assert legal(game) == ["pay bat", "pay gold", "pay stone"]
    assert has(play(game.clone(), "pay bat"))[:2] == (2, 3)
    assert has(play(game.clone(), "pay stone"))[:2] == (1, 3)
    assert has(play(game, "pay gold"))[:2] == (2, 4)


def test_flartner_raises_the_hand_limit():
    """flartner_the_luddite: the morale counts at once: two cards of the same placement fit (R50)."""
    game = first(
        owner([FLARTNER, ARTIST, GAMBLER], hand="bat"),
        space="build_ea_2",
        moves=["use jonathan_the_artist", "use jonathan_the_gambler", "draw bear", "draw box"],
    )
    assert has(game) == (2, 4, {}, {"bear": 1, "box": 1}) and now(game) == ("turn", 1)


def test_flartner_under_another_name():
    """flartner_the_luddite: the name of a later printing means the same card (R96)."""
    game = build({"dilemma": "bat", "hand": "bat", "dice": {"hand": [1, 2]}})
    play(game, "dilemma", "outcome recruits", "deal Flartner the Scammer", f"deal {IAN}", "keep Flartner the Scammer")
    assert seat(game)["recruits"] == {FLARTNER: "hidden"}


# ---------------------------------------------------------------- Geek


def test_geek_draws_three_and_discards_two():
    """geek_the_oracle: 1 knowledge: three cards in place of one, any two of the whole hand go, one decision (G4, T74)."""
    game = artifact(owner([GEEK], hand="bear", knowledge=5))
    assert now(game) == ("draw", 0) and legal(game) == ["draw", f"use {GEEK}"]
    play(game, "use geek", "draw bat", "draw box", "draw bat")
    assert has(game)[1] == 6
    assert legal(game) == ["discard 2 bat", "discard bat bear", "discard bat box", "discard bear box"]
    assert has(play(game, "discard bear box")) == (3, 6, {}, {"bat": 2}) and now(game) == ("turn", 1)
    assert has(artifact(owner([GEEK]), moves=["draw", "draw bat"])) == (3, 3, {}, {"bat": 1})


@OFF
def test_geek_off(where, tiles):
    """geek_the_oracle: hidden or under the Academy the draw is not asked about (G1, T50)."""
    assert now(artifact(owner([GEEK], where), tiles=tiles)) == ("draw_artifact", -1)


def test_geek_needs_room_for_knowledge():
    """geek_the_oracle: not at knowledge 6 (R90)."""
    assert now(artifact(owner([GEEK], knowledge=6))) == ("draw_artifact", -1)


def test_geek_before_the_hand_limit():
    """geek_the_oracle: the two discards come before the ordinary limit, which takes one more (R50)."""
    game = artifact(owner([GEEK], hand="bear", morale=1), moves=["use geek", "draw bat", "draw box", "draw book"])
    assert len(legal(game)) == 6
    play(game, "discard bat box")
    assert now(game) == ("discard", 0) and legal(game) == ["discard bear", "discard book"]


def test_geek_and_nick():
    """geek_the_oracle: Nick's morale comes before the hand check (G10)."""
    game = artifact(
        owner([GEEK, NICK], hand="bear", morale=1),
        moves=["use geek", "draw bat", "draw box", "draw book", "discard bat box"],
    )
    assert has(game) == (2, 4, {}, {"bear": 1, "book": 1}) and now(game) == ("turn", 1)


def test_geek_once_per_turn():
    """geek_the_oracle: once in a game turn, own or not; the next turn counts anew (R89, G15)."""
    game = artifact(
        {"recruits": [GEEK], "dice": {"hand": [1, 1]}, "goods": "water food"},
        owner([JACKO], hand="box"),
        moves=["use geek", "draw bat", "draw bat", "draw bat", "place 1 tunnel_wastelander", "take artifact"],
    )
    assert now(game) == ("draw_artifact", -1)
    assert now(play(game, "draw box", "place 1 ark", "accept")) == ("draw", 0)


def test_geek_two_draws_at_once():
    """geek_the_oracle: of the Breeze Bar's draws one is replaced, whichever: 4 drawn, 2 discarded (R77, G4)."""
    bar = owner([GEEK], goods="bliss food", morale=2)
    game = first(bar, space="breeze_bar", moves=["use geek", "draw bat", "draw box", "draw book", "discard bat box"])
    assert now(game) == ("draw_artifact", -1)
    assert has(play(game, "draw bear")) == (2, 4, {}, {"book": 1, "bear": 1})
    game = first(bar, space="breeze_bar", moves=["draw", "draw bear"])
    assert now(game) == ("draw", 0)


def test_geek_does_not_combine():
    """geek_the_oracle: Geek or Jonathan the Gambler for a draw, not inside Bradley's (R93, T74)."""
    game = artifact(owner([GEEK, GAMBLER]))
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert now(play(game, "use geek")) == ("draw_artifact", -1)
    assert now(play(game, "draw bat")) == ("draw_artifact", -1)
    game = visit("courthouse_of_hasty_judgment", owner([GEEK, BRADLEY], goods="4 energy stone"), moves=["use bradley"])
    assert now(game) == ("draw_artifact", -1)


def test_geek_with_one_card_left():
    """geek_the_oracle: with one card left it gives one, and the two discards follow (R51)."""
    game = artifact(
        owner([GEEK], morale=6, hand="balloon bat bear bifocals book"),
        *[{"morale": 6, "hand": "balloon bat bear bifocals book box"}] * 5,
        moves=["use geek"],
    )
    assert now(game) == ("discard", 0) and len(legal(game)) == 15
    assert sum(has(play(game, "discard bat box"))[3].values()) == 4 and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Ian


def farm(recruits, *moves, face=1, there=(), where="recruits", tiles=None, tracks=(0, 0, 0, 0), **spec):
    """P1 places `face` on the Farm, where P2 has workers."""
    return first(
        owner(recruits, where, face, **spec),
        {"dice": {"hand": [1], "farm": list(there)}},
        space="farm",
        moves=moves,
        tiles=tiles,
        tracks=tracks,
    )


@pytest.mark.parametrize("there, knowledge, food", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_ian_gains_water(there, knowledge, food):
    """ian_the_horticulturist: 1 water as well without resources, whatever the knowledge there (R43)."""
    assert has(farm([IAN], there=there, hand="bat")) == (1, knowledge, {"water": 1, "food": food}, {"bat": 1})


@OFF
def test_ian_off(where, tiles):
    """ian_the_horticulturist: hidden or under the Academy no water (G1, T50)."""
    assert has(farm([IAN], where=where, tiles=tiles))[2] == {"food": 1}


@pytest.mark.parametrize("resource", ["gold", "clay", "stone"])
def test_ian_spoilt_by_any_resource(resource):
    """ian_the_horticulturist: one resource of any kind spoils it (R93, G6)."""
    assert has(farm([IAN], goods=f"{resource} energy"))[2] == {"energy": 1, "food": 1, resource: 1}


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("aquifer", "water"), ("cloud_mine", "bliss")])
def test_ian_and_scarby_only_on_the_farm(space, good):
    """ian_the_horticulturist, sir_scarby_the_harvester: the other areas give nothing extra (R43)."""
    game = first(owner([IAN, SCARBY]), space=space)
    assert has(game)[2] == {good: 1} and now(game) == ("turn", 1)


def test_ian_with_scarby_and_tier_1():
    """ian_the_horticulturist: beside Scarby and the allegiance bonus (R44, R89)."""
    game = farm([IAN, SCARBY], tracks=(0, 0, 2, 0))
    assert has(game)[2] == {"water": 1, "food": 2} and legal(game) == ["drop knowledge", "take food"]
    assert has(play(game, "take food"))[2] == {"water": 1, "food": 3}


# ---------------------------------------------------------------- Jacko


def test_jacko_pays_one_artifact():
    """jacko_the_archivist: 1 artifact pays the Ark; each opponent may draw, clockwise, before the benefit (R74, G16)."""
    game = first(owner([JACKO], hand="bat"), {}, {}, space="ark")
    assert now(game) == ("opponent", 1) and legal(game) == ["accept", "decline"]
    assert has(game)[3] == {} and game.summary()["territories"]["wastelander"] == [0, 0, 0]
    play(game, "accept", "draw bear")
    assert has(game, 1)[3] == {"bear": 1} and now(game) == ("opponent", 2)
    play(game, "decline")
    assert has(game, 2)[3] == {} and now(game) == ("turn", 1)
    assert game.summary()["territories"]["wastelander"] == [1, 0, 0] and game.summary()["tracks"][2] == 1


@OFF
def test_jacko_off(where, tiles):
    """jacko_the_archivist: hidden or under the Academy one artifact pays nothing (G1, T50)."""
    assert "place 1 ark" not in legal(build(owner([JACKO], where, hand="bat"), tiles=tiles))


def test_jacko_only_at_the_ark():
    """jacko_the_archivist: not at the other artifact markets, not with an empty hand (R74, R76)."""
    moves = legal(build(owner([JACKO], hand="bat")))
    assert "place 1 ark" in moves and not {"place 1 incinerator", "place 1 free_press", "place 1 wind_saloon"} & set(
        moves
    )
    assert "place 1 ark" not in legal(build(owner([JACKO])))


def test_jacko_normal_price():
    """jacko_the_archivist: a pair or three cards still pay, and give the opponents nothing (R74)."""
    game = first(owner([JACKO], hand="3 bat", morale=3), space="ark")
    assert legal(game) == ["pay 2 bat", "pay 3 bat", "pay bat"]
    assert now(play(game.clone(), "pay 2 bat")) == now(play(game.clone(), "pay 3 bat")) == ("turn", 1)
    assert now(play(game, "pay bat")) == ("opponent", 1)


def test_jacko_under_the_courthouse():
    """jacko_the_archivist: the ban on pairs does not touch the single card (T52)."""
    game = first(
        owner([JACKO], hand="2 bat", morale=2), space="ark", tiles={"market_ea": "courthouse_of_hasty_judgment"}
    )
    assert now(game) == ("opponent", 1) and has(game)[3] == {"bat": 1}


def test_jacko_and_the_opponents_draws():
    """jacko_the_archivist: an opponent's Geek or Gambler may change the draw (G4)."""
    game = first(owner([JACKO], hand="bat"), owner([GEEK, GAMBLER]), space="ark", moves=["accept"])
    assert now(game) == ("draw", 1) and legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_jacko_opponents_hand_limits():
    """jacko_the_archivist: all of it is one effect: full hands discard after the last opponent (R50, G16)."""
    game = first(
        owner([JACKO], hand="bat"), {"hand": "box"}, {"hand": "book"}, space="ark", moves=["accept", "draw bear"]
    )
    assert now(game) == ("opponent", 2)
    play(game, "accept", "draw bear")
    assert now(game) == ("discard", 1) and game.summary()["tracks"][2] == 0
    assert now(play(game, "discard box")) == ("discard", 2)


# ---------------------------------------------------------------- Jonathan the Artist


def test_artist_draws():
    """jonathan_the_artist: 1 knowledge for an artifact, alone on the site, after the payment (R62)."""
    game = first(owner([ARTIST], goods="gold", knowledge=5), space="build_ea_2")
    assert now(game) == (f"use {ARTIST}", 0) and has(game)[2] == {}
    assert has(play(game.clone(), f"use {ARTIST}", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert has(play(game, f"decline {ARTIST}")) == (1, 5, {}, {}) and now(game) == ("turn", 1)


@OFF
def test_artist_off(where, tiles):
    """jonathan_the_artist: hidden or under the Academy not asked (G1, T50)."""
    assert now(first(owner([ARTIST], where, goods="gold"), space="build_ea_2", tiles=tiles)) == ("turn", 1)


def test_artist_needs_room_for_knowledge():
    """jonathan_the_artist: not at knowledge 6 (R90)."""
    assert now(first(owner([ARTIST], goods="gold", knowledge=6), space="build_ea_2")) == ("turn", 1)


@pytest.mark.parametrize(
    "face, others, asked",
    [
        (4, {"build_ea_1": [3]}, True),
        (4, {"build_ea_1": [4]}, False),
        (4, {"build_ea_1": [5]}, False),
        (4, {"build_ea_1": [1], "build_ea_3": [3]}, True),
        (4, {"build_ea_1": [1], "build_ea_3": [4]}, False),
        (4, {"build_eb_1": [6]}, True),  # another site, even of the same region
    ],
)
def test_artist_alone_highest_of_the_site(face, others, asked):
    """jonathan_the_artist: sole highest of the one site; ties fail (R92, G5)."""
    game = first(
        owner([ARTIST], face=face, goods="gold"), {"dice": {"hand": [1], **others}}, seats=6, space="build_ea_2"
    )
    assert now(game) == ((f"use {ARTIST}", 0) if asked else ("turn", 1))


def test_artist_only_on_sites():
    """jonathan_the_artist: alone on an area is nothing to him (R62)."""
    assert now(first(owner([ARTIST]), space="farm")) == ("turn", 1)


def test_artist_before_the_completion():
    """jonathan_the_artist: asked while all workers still stand there, before the tile is turned (R64)."""
    game = first(owner([ARTIST], face=4, goods="gold"), {"dice": {"hand": [1], "build_ea_1": [3]}}, space="build_ea_2")
    assert now(game) == (f"use {ARTIST}", 0) and ["build_ea_1", 3] in seat(game, 1)["dice"]
    assert now(play(game, f"use {ARTIST}", "draw bat")) == ("tile", -1)


def test_artist_draw_may_be_changed():
    """jonathan_the_artist: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = first(owner([ARTIST, GEEK, GAMBLER], goods="gold"), space="build_ea_2", moves=[f"use {ARTIST}"])
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_artist_nick_and_the_hand_limit():
    """jonathan_the_artist: Nick's morale makes room for the card; without him one is discarded (G8, G10)."""
    moves = {"space": "build_ea_2", "moves": [f"use {ARTIST}", "draw bat"]}
    game = first(owner([ARTIST, NICK], goods="gold", hand="box"), **moves)
    assert has(game) == (2, 4, {}, {"bat": 1, "box": 1}) and now(game) == ("turn", 1)
    assert legal(first(owner([ARTIST], goods="gold", hand="box"), **moves)) == ["discard bat", "discard box"]


# ---------------------------------------------------------------- Kyle


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("farm", "food"), ("aquifer", "water")])
def test_kyle_scavenges(space, good):
    """kyle_the_scavenger: 2 knowledge for an artifact as the only worker, after the area's goods (R43)."""
    game = first(owner([KYLE], knowledge=4), space=space)
    assert now(game) == (f"use {KYLE}", 0) and has(game)[2] == {good: 1}
    assert has(play(game.clone(), "use kyle", "draw bat")) == (1, 6, {good: 1}, {"bat": 1})
    assert has(play(game, "decline kyle"))[1] == 4 and now(game) == ("turn", 1)


@OFF
def test_kyle_off(where, tiles):
    """kyle_the_scavenger: hidden or under the Academy not asked (G1, T50)."""
    assert now(first(owner([KYLE], where), space="farm", tiles=tiles)) == ("turn", 1)


def test_kyle_refused():
    """kyle_the_scavenger: not on the Cloud Mine, not beside any other worker, not on a tunnel (R92)."""
    assert now(first(owner([KYLE]), space="cloud_mine")) == ("turn", 1)
    assert now(first(owner([KYLE]), {"dice": {"hand": [1], "farm": [2]}}, space="farm")) == ("turn", 1)
    assert now(first({"recruits": [KYLE], "dice": {"hand": [1, 2], "farm": [2]}}, space="farm")) == ("turn", 1)


@pytest.mark.parametrize(
    "face, knowledge, asked, after", [(1, 4, True, 6), (1, 5, False, 5), (5, 5, True, 6), (6, 6, False, 5)]
)
def test_kyle_looks_after_the_area(face, knowledge, asked, after):
    """kyle_the_scavenger: knowledge 4 or less after the area's own change (R43, R90)."""
    game = first(owner([KYLE], face=face, knowledge=knowledge), space="farm")
    assert now(game) == ((f"use {KYLE}", 0) if asked else ("turn", 1))
    assert has(play(game, "use kyle", "draw bat") if asked else game)[1] == after


def test_kyle_after_soulless_before_scarby():
    """kyle_the_scavenger: a lone worker pleases Soulless before and Scarby after him (R89a)."""
    game = first(owner([KYLE, SOULLESS]), space="aquifer")
    assert legal(game) == ["take morale", "take water"]
    assert now(play(game, "take water")) == (f"use {KYLE}", 0)
    game = first(owner([KYLE, SCARBY]), space="farm")
    assert now(game) == (f"use {KYLE}", 0)
    assert legal(play(game, "use kyle", "draw bat")) == ["drop knowledge", "take food"]


def test_kyle_and_nick():
    """kyle_the_scavenger: Nick's 2 morale come before the hand check (G8, G10)."""
    game = first(owner([KYLE, NICK], hand="box"), space="farm", moves=["use kyle", "draw bat"])
    assert has(game) == (3, 5, {"food": 1}, {"bat": 1, "box": 1}) and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Nick


def test_nick_counts_own_prices():
    """nick_the_understudy: 1 morale per point of knowledge gained, own prices included (G10)."""
    assert has(bump([NICK, PHIL], "use phil", "draw bat"))[:2] == (2, 4)
    reitz = first(
        owner([NICK, REITZ], goods="water"), space="tunnel_subterran", moves=["use professor_reitz", "draw bat"]
    )
    assert has(reitz)[:2] == (3, 5)
    assert has(first(owner([NICK, KADAN]), space="tunnel_end_subterran", miners=(0, 9, 0)))[:3] == (3, 5, {"food": 3})


@OFF
def test_nick_off(where, tiles):
    """nick_the_understudy: hidden or under the Academy no morale (G1, T50)."""
    assert has(first(owner([NICK], where, face=6), {"dice": {"hand": [1], "farm": [3]}}, space="farm", tiles=tiles))[
        :2
    ] == (1, 4)


def test_nick_counts_areas_and_theater():
    """nick_the_understudy: areas at 9 or more and the Theater count; lost knowledge does not (R43, R103)."""
    assert has(first(owner([NICK], face=6), {"dice": {"hand": [1], "farm": [3]}}, space="farm"))[:2] == (2, 4)
    assert has(first(owner([NICK], face=6), space="farm"))[:2] == (1, 2)
    game = visit(
        "courthouse_of_hasty_judgment",
        owner([NICK], goods="4 energy stone"),
        tiles={"market_eb": "theater_of_revelatory_propaganda"},
    )
    assert has(game)[:2] == (2, 4)


@pytest.mark.parametrize("recruit, gain", [(LEE, "take food"), (MAXIME, "draw bat"), (REBECCA, "take gold")])
def test_nick_counts_knowledge_pushed_on(recruit, gain):
    """nick_the_understudy: knowledge from Lee, Maxime or Rebecca counts, in another player's turn (G10)."""
    assert has(bump([recruit], f"use {recruit}", gain, morale=3, victim={"recruits": [NICK]}), 1)[:2] == (2, 4)


def test_nick_counts_josiah():
    """nick_the_understudy: knowledge from Josiah counts (G10)."""
    assert has(first(owner([JOSIAH]), {"recruits": [NICK], "dice": {"hand": [1], "farm": [2]}}, space="farm"), 1)[
        :2
    ] == (2, 4)


def test_nick_at_the_ends():
    """nick_the_understudy: at knowledge 6 nothing was gained; morale stops at 6 (R28)."""
    high = {"dice": {"hand": [1], "farm": [3]}}
    assert has(first(owner([NICK], face=6, knowledge=6), high, space="farm"))[:2] == (1, 6)
    assert has(first(owner([NICK], face=6, morale=6), high, space="farm"))[:2] == (6, 4)


def test_nick_raises_the_hand_limit_first():
    """nick_the_understudy: the new limit holds for the card of the same effect, and Nick makes no price payable (G2, R50)."""
    game = bump([NICK, PHIL], "use phil", "draw bat", hand="box")
    assert has(game)[3] == {"bat": 1, "box": 1} and now(game) == ("take", 0)
    assert now(bump([NICK, PHIL], knowledge=6)) == ("take", 0)


# ---------------------------------------------------------------- Pete


def retrieve(recruits, *moves, where="recruits", tiles=None, dice=(), **spec):
    """P1 retrieves a 2 and a 3 from the Farm."""
    game = build({where: recruits, "dice": {"farm": [2, 3], **dict(dice)}, **spec}, tiles=tiles)
    return play(game, "retrieve 2@farm 3@farm", *moves)


def tank(recruits, *moves, side="water", where="recruits", tiles=None, dice=(1, 6), **spec):
    """P1 places the first of its dice on a side of the tank."""
    return first(
        {where: recruits, "goods": f"3 {side}", "dice": {"hand": list(dice)}, **spec},
        space=f"tank_{side}",
        moves=moves,
        tiles=tiles,
    )


def test_pete_sacrifices_a_retrieved_worker():
    """pete_the_cannibal: (a) one retrieved worker for 4 food and a resource; the other is rolled (R39, R91, T72)."""
    game = retrieve([PETE], goods="food")
    assert now(play(game, "pay food")) == (f"use {PETE}", 0)
    assert legal(play(game, "use pete")) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert has(game) == (3, 3, {"food": 4, "gold": 1}, {}) and seat(game)["owned"] == 1
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    assert seat(play(retrieve([PETE]), "decline pete", "roll 1 1"))["owned"] == 2


@OFF
def test_pete_off(where, tiles):
    """pete_the_cannibal: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert now(retrieve([PETE], where=where, tiles=tiles)) == ("roll", -1)
    assert now(tank([PETE], where=where, tiles=tiles)) == ("roll", -1)


def test_pete_keeps_the_last_worker():
    """pete_the_cannibal: (a) needs two workers in all; one sacrifice per retrieval (R91, T72)."""
    assert now(build({"recruits": [PETE], "dice": {"farm": [2]}})) == ("roll", -1)  # its only move: to retrieve it
    game = retrieve([PETE], "use pete", "take gold", dice={"hand": [1, 4]})
    assert now(game) == ("roll", -1) and seat(game)["owned"] == 3


def test_pete_after_the_morale_and_its_discard():
    """pete_the_cannibal: (a) after the morale loss and its hand limit, before any die is rolled (R39, R50)."""
    game = retrieve([PETE], hand="bat box", morale=2)
    assert now(game) == ("discard", 0)
    assert now(play(game, "discard bat")) == (f"use {PETE}", 0)


def test_pete_and_sheppard():
    """pete_the_cannibal: (a) he first, then Sheppard if enough workers remain; without a die left no check (R89a, R31)."""
    game = retrieve([PETE, SHEPPARD], dice={"hand": [6, 6]}, knowledge=6)
    assert now(game) == (f"use {PETE}", 0)
    assert now(play(game, "use pete", "take gold")) == (f"use {SHEPPARD}", 0)
    play(game, "use dr_sheppard", "take clay")
    assert now(game) == ("turn", 1) and faces(game) == [6, 6]
    assert has(game)[2] == {"food": 4, "bliss": 4, "gold": 1, "clay": 1}
    assert now(retrieve([PETE, SHEPPARD], "use pete", "take gold")) == ("roll", -1)
    assert now(retrieve([PETE, SHEPPARD], "decline pete")) == (f"use {SHEPPARD}", 0)


def test_pete_draws_at_the_tank():
    """pete_the_cannibal: (b) 2 knowledge for an artifact, after the track change and the die, before its roll (R47)."""
    game = tank([PETE], side="energy", knowledge=6)
    assert now(game) == (f"use {PETE}", 0) and has(game)[:3] == (1, 4, {}) and seat(game)["owned"] == 3
    assert has(play(game, "use pete", "draw bat")) == (1, 6, {}, {"bat": 1}) and now(game) == ("roll", -1)


def test_pete_knowledge_counts_for_the_new_die():
    """pete_the_cannibal: (b) the price counts in the new die's check (R31)."""
    assert faces(tank([PETE], "use pete", "draw bat", "roll 5")) == [5]  # 6 + 5 + 5 = 16
    assert faces(tank([PETE], "decline pete", "roll 5")) == [5, 6]


def test_pete_refused_at_the_tank():
    """pete_the_cannibal: (b) not at knowledge 5 after the change, with 4 workers or under the Laboratory (R90, R47)."""
    assert now(tank([PETE], knowledge=5)) == ("roll", -1)
    assert now(tank([PETE], dice=(1, 2, 3, 4))) == ("turn", 1)
    assert now(tank([PETE], tiles={"market_wb": "laboratory_of_selective_genetics"})) == ("turn", 1)


def test_pete_and_nick():
    """pete_the_cannibal: (b) Nick gains 2 morale before the hand check (G8, G10)."""
    game = tank([PETE, NICK], "use pete", "draw bat", side="energy", hand="box")
    assert has(game) == (3, 3, {}, {"bat": 1, "box": 1}) and now(game) == ("roll", -1)
    assert legal(tank([PETE], "use pete", "draw bat", side="energy", hand="box")) == ["discard bat", "discard box"]


# ---------------------------------------------------------------- Reitz


@pytest.mark.parametrize(
    "space, price, number",
    [("tunnel_euphorian", "energy", 0), ("tunnel_subterran", "water", 1), ("tunnel_wastelander", "food", 2)],
)
def test_reitz_digs_deeper(space, price, number):
    """professor_reitz_the_archeologist: 2 knowledge: an artifact and a miner step, paid before, benefit after (R56)."""
    game = first(owner([REITZ], goods=price, knowledge=4, morale=2), space=space)
    assert now(game) == (f"use {REITZ}", 0) and has(game)[2] == {}
    play(game, "use professor_reitz", "draw bat")
    assert has(game) == (2, 6, {}, {"bat": 1}) and game.summary()["miners"][number] == 1 and now(game) == ("take", 0)
    play(game, "take artifact", "draw box")
    assert has(game)[3] == {"bat": 1, "box": 1} and game.summary()["miners"][number] == 2


@OFF
def test_reitz_off(where, tiles):
    """professor_reitz_the_archeologist: hidden or under the Academy not asked (G1, T50)."""
    assert now(first(owner([REITZ], where, goods="water"), space="tunnel_subterran", tiles=tiles)) == ("take", 0)


def test_reitz_refused():
    """professor_reitz_the_archeologist: not at knowledge 5, after a bump, an own one too, nor at the end space (R90, R26, R60)."""
    assert now(first(owner([REITZ], goods="water", knowledge=5), space="tunnel_subterran")) == ("take", 0)
    assert now(bump([REITZ])) == ("take", 0)
    own = {"recruits": [REITZ], "goods": "water", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}}
    assert now(first(own, space="tunnel_subterran", moves=["roll 1"])) == ("take", 0)
    assert now(first(owner([REITZ]), space="tunnel_end_wastelander", miners=(0, 0, 9))) == ("turn", 1)


@pytest.mark.parametrize("start, recruit_is", [(3, "hidden"), (4, "active"), (5, "active")])
def test_reitz_and_reveals(start, recruit_is):
    """professor_reitz_the_archeologist: two steps may pass step 6; reveals come once, at the end (R58, R85)."""
    game = first(
        owner([REITZ], goods="water"),
        {"hidden": [PHIL]},
        space="tunnel_subterran",
        miners=(0, start, 0),
        moves=["use professor_reitz", "draw bat"],
    )
    assert seat(game, 1)["recruits"] == {PHIL: "hidden"}
    assert seat(play(game, "take stone"), 1)["recruits"] == {PHIL: recruit_is}


def test_reitz_at_the_end_of_the_tunnel():
    """professor_reitz_the_archeologist: at step 9 the extra step is lost, the artifact stays; from 7 the end opens (R59)."""
    moves = ["use professor_reitz", "draw bat", "take stone"]
    game = first(owner([REITZ], goods="water"), space="tunnel_subterran", miners=(0, 9, 0), moves=moves)
    assert game.summary()["miners"] == [0, 9, 0] and has(game)[2:] == ({"stone": 1}, {"bat": 1})
    game = first(owner([REITZ], goods="water"), owner([PHIL]), space="tunnel_subterran", miners=(0, 7, 0), moves=moves)
    assert "place 1 tunnel_end_subterran" in legal(game)


def test_reitz_spoils_andrew():
    """professor_reitz_the_archeologist: his artifact breaks Andrew's empty hand; one discard before the benefit (G6, G8)."""
    game = first(
        owner([REITZ, ANDREW], goods="energy", morale=2),
        space="tunnel_euphorian",
        moves=["use professor_reitz", "draw bat", "take gold"],
    )
    assert has(game)[2:] == ({"gold": 1}, {"bat": 1}) and now(game) == ("turn", 1)
    game = first(
        owner([REITZ], goods="energy", hand="box"), space="tunnel_euphorian", moves=["use professor_reitz", "draw bat"]
    )
    assert legal(game) == ["discard bat", "discard box"] and game.summary()["miners"] == [1, 0, 0]


# ---------------------------------------------------------------- Scarby


def test_scarby_knowledge_or_food():
    """sir_scarby_the_harvester: sole highest: -1 knowledge or 1 food; it can undo the +1 of 9 or more (R28, R43)."""
    game = farm([SCARBY], face=6, there=(3,))
    assert has(game) == (1, 4, {"food": 2}, {}) and legal(game) == ["drop knowledge", "take food"]
    assert has(play(game.clone(), "drop knowledge")) == (1, 3, {"food": 2}, {})
    assert has(play(game, "take food")) == (1, 4, {"food": 3}, {}) and now(game) == ("turn", 1)


@OFF
def test_scarby_off(where, tiles):
    """sir_scarby_the_harvester: hidden or under the Academy nothing (G1, T50)."""
    assert now(farm([SCARBY], where=where, tiles=tiles)) == ("turn", 1)


@pytest.mark.parametrize(
    "face, there, asked", [(1, (), True), (4, (3, 1), True), (4, (4,), False), (4, (4, 1), False), (3, (4,), False)]
)
def test_scarby_alone_highest(face, there, asked):
    """sir_scarby_the_harvester: sole highest or the only worker; ties fail (R92, G5)."""
    assert now(farm([SCARBY], face=face, there=there)) == (("take", 0) if asked else ("turn", 1))


def test_scarby_ties_with_own_workers_fail():
    """sir_scarby_the_harvester: an own worker with the same face is a tie (R92)."""
    game = first({"recruits": [SCARBY], "dice": {"hand": [2, 2]}}, space="farm", moves=["take food", "place 2 farm"])
    assert has(game)[2] == {"food": 3} and now(game) == ("turn", 1)


def test_scarby_at_knowledge_1():
    """sir_scarby_the_harvester: at knowledge 1 it is the food (G12)."""
    game = farm([SCARBY], knowledge=1)
    assert has(game)[:3] == (1, 1, {"food": 2}) and now(game) == ("turn", 1)


def test_scarby_with_ian_kyle_and_tier_1():
    """sir_scarby_the_harvester: beside Ian, Kyle and the allegiance bonus (R44, R89a)."""
    game = farm([SCARBY, IAN, KYLE], "use kyle", "draw bat", "drop knowledge", tracks=(0, 0, 2, 0))
    assert has(game) == (1, 4, {"water": 1, "food": 2}, {"bat": 1}) and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Steven


def lose_a_worker(recruits, *moves, roll="5", where="recruits", tiles=None, other=(), **spec):
    """P1 retrieves a worker, and the check at knowledge 6 takes its highest die."""
    game = build(
        {where: recruits, "knowledge": 6, "dice": {"hand": [5], "farm": [2]}, **spec}, dict(other), tiles=tiles
    )
    return play(game, "retrieve 2@farm", f"roll {roll}", *moves)


def test_steven_after_a_loss():
    """steven_the_scholar: a worker lost to the check brings a resource and an artifact (R32, R35)."""
    game = lose_a_worker([STEVEN])
    assert legal(game) == ["take clay", "take gold", "take stone"] and faces(game) == [5]
    assert has(play(game, "take clay", "draw bat")) == (1, 6, {"clay": 1}, {"bat": 1}) and now(game) == ("turn", 1)


@OFF
def test_steven_off(where, tiles):
    """steven_the_scholar: hidden or under the Academy nothing (G1, T50)."""
    assert now(lose_a_worker([STEVEN], where=where, tiles=tiles)) == ("turn", 1)


def test_steven_needs_a_lost_worker():
    """steven_the_scholar: a passed check and a sacrifice are no loss (R91, G7)."""
    assert now(lose_a_worker([STEVEN], roll="4")) == ("turn", 1)
    game = build({"recruits": [STEVEN, PETE], "dice": {"hand": [1], "farm": [2]}})
    assert now(play(game, "retrieve 2@farm", "use pete", "take gold")) == ("turn", 1)


def test_steven_in_an_opponents_turn():
    """steven_the_scholar: a bumped die: choice and discard inside the opponent's turn, before its payment (R24, R50)."""
    victim = {"recruits": [STEVEN], "knowledge": 6, "hand": "box", "dice": {"hand": [6], "tunnel_subterran": [2]}}
    game = first(owner([], goods="water"), victim, space="tunnel_subterran", moves=["roll 4"])
    assert now(game) == ("take", 1) and game.active == 0
    play(game, "take gold", "draw bat")
    assert now(game) == ("discard", 1) and has(game)[2] == {"water": 1}
    assert now(play(game, "discard bat")) == ("take", 0) and has(game, 1)[2] == {"gold": 1}


def test_steven_at_a_finished_market():
    """steven_the_scholar: dice sent home by a market count (R64)."""
    game = build(
        owner([], goods="gold"), {"recruits": [STEVEN], "knowledge": 6, "dice": {"hand": [5], "build_ea_2": [3]}}
    )
    assert now(play(game, "place 1 build_ea_3", "tile bemusement_park", "roll 1", "roll 5")) == ("take", 1)


def test_steven_once_in_a_turn():
    """steven_the_scholar: bumped twice in one turn, only one worker is lost (R34)."""
    victim = {
        "recruits": [STEVEN],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [2], "tunnel_wastelander": [3]},
    }
    game = first(
        {"goods": "water food", "dice": {"hand": [1, 1]}},
        victim,
        space="tunnel_subterran",
        moves=["roll 4", "take gold", "draw bat", "take stone", "place 1 tunnel_wastelander", "roll 6"],
    )
    assert now(game) == ("take", 0) and faces(game, 1) == [4, 6] and has(game, 1)[2] == {"gold": 1}


def test_steven_after_penalties_and_ben():
    """steven_the_scholar: after the roll-face penalties and other players' Ben; his resource is safe from them (R35)."""
    stadium = {"market_ea": "stadium_of_guaranteed_home_runs"}
    game = lose_a_worker(
        [STEVEN],
        dice={"hand": [5, 5], "farm": [2]},
        knowledge=3,
        goods="energy gold",
        tiles=stadium,
        other={"recruits": [BEN], "morale": 3},
    )
    assert now(game) == ("lose", 0)
    assert now(play(game, "lose gold")) == (f"use {BEN}", 1)
    assert now(play(game, "decline ben")) == ("take", 0)
    assert has(lose_a_worker([STEVEN], "take gold", "draw bat", tiles=stadium))[2] == {"gold": 1}


def test_steven_draw_may_be_changed():
    """steven_the_scholar: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = lose_a_worker([STEVEN, GEEK, GAMBLER], "take gold", dice={"hand": [5, 6], "farm": [2]}, knowledge=5)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
