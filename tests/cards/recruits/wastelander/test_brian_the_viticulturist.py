"""Brian the Viticulturist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_four, owner_showing, place_first, visit_tile
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import AMANDA, APOTHECARY, BRETT, BRIAN, CURTIS, ESME, GIDGET, JOSH, LEE, NICK, REGISTRY
from helpers import build, decision, holdings, legal, play, seat


def test_brian_mixes_food_and_bliss():
    """brian_the_viticulturist: (a) any part of the bliss may be food; then 1 knowledge and a Wastelander step (R69)."""
    game = visit_tile(APOTHECARY, owner_showing([BRIAN], goods="2 food 4 bliss gold"))
    assert legal(game) == ["pay 2 food 2 bliss gold", "pay 4 bliss gold", "pay food 3 bliss gold"]
    mixed = play(game.clone(), "pay 2 food 2 bliss gold")
    assert holdings(mixed) == (1, 4, {"bliss": 2}, {}) and mixed.summary()["tracks"] == [1, 0, 1, 0]
    play(game, "pay 4 bliss gold")
    assert holdings(game) == (1, 3, {"food": 2}, {}) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_at_the_registry():
    """brian_the_viticulturist: (a) 4 food and an artifact pay the Registry; one knowledge and step per visit (R22)."""
    game = visit_tile(REGISTRY, owner_showing([BRIAN], goods="4 food", hand="bat"))
    assert holdings(game) == (1, 4, {}, {}) and game.summary()["tracks"] == [1, 0, 1, 0]


@HIDDEN_OR_ACADEMY
def test_brian_off(where, tiles):
    """brian_the_viticulturist: hidden or under the Academy neither food for bliss nor the Icarus price (G1, T50)."""
    game = build(
        owner_showing([BRIAN], where, goods="4 food gold", tile_stars=["market_ea"]),
        tiles={"market_ea": APOTHECARY, **tiles},
    )
    assert "place 1 market_ea" not in legal(game)
    assert holdings(play(game, "place 1 cloud_mine"))[:2] == (1, 3)


def test_brian_at_knowledge_6():
    """brian_the_viticulturist: (a) the knowledge is no price: void at 6, the step still comes (G2)."""
    game = visit_tile(APOTHECARY, owner_showing([BRIAN], goods="4 food gold", knowledge=6))
    assert holdings(game)[:2] == (1, 6) and game.summary()["tracks"] == [1, 0, 1, 0]


def test_brian_and_josh():
    """brian_the_viticulturist: (a) the bliss that Josh puts in for a resource may be food (G3, R89a)."""
    game = visit_tile("academy_of_mandatory_equality", owner_showing([BRIAN, JOSH], goods="5 food bliss gold"))
    assert legal(game) == ["pay 4 food bliss", "pay 4 food gold", "pay 5 food"]
    food = play(game.clone(), "pay 5 food")
    assert holdings(food)[:2] == (1, 4) and food.summary()["tracks"] == [1, 0, 1, 0]
    bliss = play(game, "pay 4 food bliss")
    assert holdings(bliss)[:2] == (1, 3) and bliss.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_and_any_commodity():
    """brian_the_viticulturist: (a) "any commodity" on a tile is no bliss (R69)."""
    game = visit_tile("clinic_of_blind_hindsight", owner_showing([BRIAN], goods="food", hand="bifocals"))
    assert holdings(game)[:2] == (1, 3) and game.summary()["tracks"] == [1, 0, 0, 0]


def test_brian_at_the_icarite_bars():
    """brian_the_viticulturist: (a) 1 bliss and 1 other may be 2 food; no knowledge, no step in Icarus (R77)."""
    bar = place_first(
        owner_showing([BRIAN], goods="2 food", morale=3), space="breeze_bar", moves=["draw bat", "draw box"]
    )
    assert holdings(bar) == (2, 3, {}, {"bat": 1, "box": 1}) and bar.summary()["tracks"] == [0, 0, 0, 1]
    game = place_first(owner_showing([BRIAN], goods="2 food bliss", morale=2), space="sky_lounge")
    assert legal(game) == ["pay 2 food morale", "pay food bliss morale"]
    play(game, "pay 2 food morale", "take 2 clay")
    assert holdings(game) == (1, 3, {"bliss": 1, "clay": 2}, {}) and game.summary()["tracks"] == [0, 0, 0, 1]


def test_brian_not_for_amanda_and_gidget():
    """brian_the_viticulturist: (a) Amanda and Gidget want real bliss (R27)."""
    game = place_first(
        owner_showing([], goods="water"),
        {"recruits": [AMANDA, BRIAN], "goods": "food", "dice": {"hand": [1], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
    )
    assert decision(game) == ("roll", -1)
    game = build({"recruits": [GIDGET, BRIAN], "goods": "food", "dice": {"hand": [1], "farm": [2]}})
    assert legal(play(game, "retrieve 2@farm")) == ["free", "pay food"]


@pytest.mark.parametrize("space", ["cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"])
def test_brian_pays_morale_in_icarus(space):
    """brian_the_viticulturist: (b) 1 morale for every Icarite space, closed at morale 1 (R22, R90)."""
    brian = owner_showing([BRIAN], goods="3 gold energy bliss", hand="2 bat", morale=3)
    game = place_first(brian, space=space)
    assert holdings(game)[0] == 2
    game = build({**brian, "morale": 1, "hand": "bat"})
    assert not any(
        text.endswith(("cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge")) for text in legal(game)
    )


def test_brian_morale_and_the_hand_limit():
    """brian_the_viticulturist: (b) morale and artifacts leave together, then the limit, before the benefit (R50)."""
    game = place_first(owner_showing([BRIAN], hand="bat bear box", morale=3), space="wind_saloon")
    assert holdings(game) == (2, 3, {}, {}) and decision(game) == ("turn", 1)
    game = place_first(owner_showing([BRIAN], hand="bat bear", morale=2), space="cloud_mine")
    assert legal(game) == ["discard bat", "discard bear"] and holdings(game)[2] == {}


def test_brian_with_nick_and_curtis():
    """brian_the_viticulturist: Nick answers the knowledge of (a), Curtis the morale of (b) (G10)."""
    assert holdings(visit_tile(APOTHECARY, owner_showing([BRIAN, NICK], goods="4 food gold")))[:2] == (2, 4)
    assert holdings(place_first(owner_showing([BRIAN, CURTIS], morale=3), space="cloud_mine"))[:2] == (2, 2)


def test_brian_with_the_fee_for_equal_dice():
    """brian_the_viticulturist: (b) an extra equal worker in Icarus costs 2 morale in all (R19)."""
    brian = {"recruits": [BRIAN], "morale": 3, "dice": {"hand": [1, 1]}}
    game = place_first(brian, space="farm", moves=["another", "place 1 cloud_mine"], options={"iib_tweaks": True})
    assert holdings(game)[0] == 1
    game = place_first({**brian, "morale": 2}, space="farm", moves=["another"], options={"iib_tweaks": True})
    assert "place 1 farm" in legal(game) and "place 1 cloud_mine" not in legal(game)


def test_brian_step_before_the_visits_star():
    """brian_the_viticulturist: (a) the step's stars come, and can end the game, before the star of the visit (R84,
    R109).
    """
    game = visit_tile(APOTHECARY, owner_showing([BRIAN, ESME], goods="4 food gold", hand="bat"), tracks=(0, 0, 10, 0))
    assert decision(game) == (f"use {ESME}", 0) and seat(game)["recruit_stars"] == {BRIAN: 1}
    assert game.summary()["territories"]["euphorian"] == [0, 0] and game.summary()["tracks"] == [0, 0, 11, 0]
    last = {
        "dilemma": "bat",
        "dilemma_use": "star",
        "stars_left": 1,
        "territory": {"euphorian": 1, "subterran": 2, "wastelander": 2, "icarite": 2},
    }
    game = visit_tile(APOTHECARY, owner_showing([BRIAN], goods="4 food gold", **last), tracks=(0, 0, 10, 0))
    assert game.over and game.returns() == [1.0, 0.0] and game.summary()["territories"]["euphorian"] == [1, 0]


def test_brian_reveals_wait():
    """brian_the_viticulturist: (a) level 8 reveals only after the whole placement (R23, R85)."""
    game = visit_tile(
        APOTHECARY, owner_showing([BRIAN, BRETT], goods="4 food gold"), {"hidden": [NICK]}, tracks=(0, 0, 7, 0)
    )
    assert decision(game) == (f"use {BRETT}", 0) and seat(game, 1)["recruits"] == {NICK: "hidden"}
    assert seat(play(game, "decline brett"), 1)["recruits"] == {NICK: "active"}


def test_brian_left_without_morale():
    """brian_the_viticulturist: (b) morale spent on a bump exchange can leave the space unpayable (R27, G14)."""
    bar = {"space": "breeze_bar", "goods": "bliss food", "morale": 2}
    game = bump_four([BRIAN, LEE], "use lee", "take water", **bar)
    assert holdings(game) == (1, 3, {"water": 1, "food": 1, "bliss": 1}, {}) and decision(game) == ("turn", 1)
    assert game.summary()["tracks"][3] == 0 and ["breeze_bar", 3] in seat(game)["dice"]
    game = bump_four([BRIAN, LEE], "decline lee", **bar)
    assert holdings(game)[:3] == (1, 3, {}) and decision(game) == ("draw_artifact", -1)
