"""The 18 market tiles of the base game: penalty with and without an own star, its end by a star, the cost of a visit.

Every tile stands on market_ea here; its penalty is tested by `bites(game)` at a turn of P1, who is penalised, who has a
star on the tile, or who has just put one there at the Incinerator (R72).
"""

import pytest
from helpers import build, faces, legal, play, seat

ONE = {"dice": {"hand": [1, 2]}}
RICH = {
    "dice": {"hand": [1]},
    "goods": "9 energy 9 water 9 food 9 bliss 9 gold 9 clay 9 stone",
    "morale": 6,
    "hand": "balloon bat bear bifocals book box",
}


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


def freed(me, tile, *others, **board):
    """P1's turn after P1 has put a star on the tile at the Incinerator, with a 6 and three balloons just for that."""
    me = dict(me)
    dice = dict(me.pop("dice"))
    dice["hand"] = [*dice.get("hand", ()), 6]
    hand = me.pop("hand", "nothing")
    me.update(dice=dice, hand=f"{'' if hand == 'nothing' else hand + ' '}3 balloon", morale=6)
    others = others or (ONE,)
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    game = build(me, *others, tiles=tiles, **board)
    play(game, "place 6 incinerator")
    if game.kind == "pay":
        play(game, "pay 3 balloon")
    play(game, "star market_ea")
    while game.active:
        play(game, "place 1 cloud_mine" if "place 1 cloud_mine" in legal(game) else legal(game)[0])
    assert (game.to_move, game.kind, seat(game)["tile_stars"]) == (0, "turn", ["market_ea"])
    return game


def check(tile, bites, me, *others, **board):
    """`bites` is true of a penalised P1 and false of P1 with a star on the tile, placed long ago or just now."""
    tiles = {**board.pop("tiles", {}), "market_ea": tile}
    others = others or (ONE,)
    assert bites(build(me, *others, tiles=tiles, **board))
    assert not bites(build({**me, "tile_stars": ["market_ea"]}, *others, tiles=tiles, **board))
    del tiles["market_ea"]
    assert not bites(build(me, *others, tiles=tiles, **board))
    assert not bites(freed(me, tile, *others, tiles=tiles, **board))


def check_visit(tile, goods, hand, penalised=True):
    """The tile costs exactly these goods and artifacts; each is needed; the visit gives star and track."""
    me = {**ONE, "goods": goods or "nothing", "hand": hand or "nothing", "morale": 3}
    if not penalised:
        me["tile_stars"] = ["market_ea"]
    game = build(me, ONE, tiles={"market_ea": tile})
    stars = seat(game)["stars_left"]
    play(game, "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, stars - 1)
    assert (game.summary()["territories"]["euphorian"], game.summary()["tracks"]) == ([1, 0], [1, 0, 0, 0])
    assert sum(game.summary()["discard"]) == len(hand.split())
    for short in shorter(goods, hand):
        assert "market_ea" not in spaces(build({**me, **short}, tiles={"market_ea": tile}))


def shorter(goods, hand):
    """The same holdings with one unit less of each thing in turn."""
    words = goods.split()
    for i, word in enumerate(words):
        if word.isdigit():
            continue
        count = int(words[i - 1]) if i and words[i - 1].isdigit() else 1
        rest = words[: i - 1] if count > 1 else words[:i]
        left = [*rest, *([str(count - 1), word] if count > 1 else []), *words[i + 1 :]]
        yield {"goods": " ".join(left) or "nothing"}
    if hand:
        yield {"hand": "nothing"}


# ---------------------------------------------------------------- one by one

LAB = "laboratory_of_selective_genetics"


@pytest.mark.parametrize("owned", [2, 3])
def test_laboratory_of_selective_genetics(owned):
    """laboratory_of_selective_genetics, R47, R72, R105: no worker is gained at 2 or 3; the track change remains."""
    dice = {"hand": [2], "farm": [3]} if owned == 2 else {"hand": [2], "farm": [3, 3]}

    def bites(game):
        before = seat(game)
        play(game, "place 2 tank_energy")
        assert seat(game)["knowledge"] == before["knowledge"] - 2
        return game.kind != "roll"

    me = {"goods": "3 energy", "knowledge": 5, "dice": dice}
    tiles = {"market_ea": LAB}
    assert bites(build(me, ONE, tiles=tiles))
    assert not bites(build({**me, "tile_stars": ["market_ea"]}, ONE, tiles=tiles))
    if owned == 2:
        assert not bites(freed(me, LAB))


def test_laboratory_lets_a_second_worker_in():
    """laboratory_of_selective_genetics: from 1 worker a second may be gained; with 4 nothing changes."""
    me = {"goods": "3 water", "dice": {"hand": [2]}}
    game = play(build(me, ONE, tiles={"market_ea": LAB}), "place 2 tank_water", "roll 3")
    assert (seat(game)["owned"], seat(game)["morale"]) == (2, 3)
    me = {"goods": "3 water", "dice": {"hand": [2, 2, 3, 4]}}
    game = play(build(me, ONE, tiles={"market_ea": LAB}), "place 2 tank_water")
    assert (seat(game)["owned"], seat(game)["morale"], game.kind) == (4, 3, "more")


def test_laboratory_and_recruits_of_a_new_worker():
    """laboratory_of_selective_genetics, pete_the_cannibal, chase_the_miner: no worker gained, so nothing to answer."""
    me = {"goods": "3 energy", "recruits": ["pete_the_cannibal", "chase_the_miner"], "dice": {"hand": [2, 3]}}
    game = play(build(me, ONE, tiles={"market_ea": LAB}), "place 2 tank_energy")
    assert game.to_move == 1


def test_laboratory_visit():
    """laboratory_of_selective_genetics, R69: any artifact and any resource."""
    for good in ("gold", "clay", "stone"):
        check_visit(LAB, good, "bat")
    check_visit(LAB, "gold", "box")


SPA = "spa_of_fleeting_pleasure"


def test_spa_of_fleeting_pleasure():
    """spa_of_fleeting_pleasure, R26, R72, R105: no placement that would bump an own worker."""
    me = {"goods": "water", "dice": {"hand": [2], "tunnel_subterran": [3]}}
    check(SPA, lambda game: "tunnel_subterran" not in spaces(game), me)


def test_spa_allows_other_bumps():
    """spa_of_fleeting_pleasure: others may be bumped, and commodity areas shared with oneself."""
    me = {"goods": "water", "dice": {"hand": [2], "farm": [3]}}
    game = build(me, {"dice": {"hand": [1], "tunnel_subterran": [3]}}, tiles={"market_ea": SPA})
    assert {"farm", "tunnel_subterran"} <= spaces(game)


def test_spa_visit():
    """spa_of_fleeting_pleasure, R69: 4 water and any artifact."""
    check_visit(SPA, "4 water", "bear")


COURT = "courthouse_of_hasty_judgment"


@pytest.mark.parametrize("space", ["incinerator", "free_press", "ark", "wind_saloon"])
def test_courthouse_of_hasty_judgment(space):
    """courthouse_of_hasty_judgment, C18, R72, R105: a pair does not pay an artifact market, nor the Wind Saloon."""
    me = {**ONE, "hand": "2 bat", "morale": 6}
    check(COURT, lambda game: space not in spaces(game), me)
    three = play(build({**me, "hand": "2 bat box"}, ONE, tiles={"market_ea": COURT}), f"place 1 {space}")
    assert seat(three)["hand"] == {}  # no choice: all three are paid


def test_courthouse_lets_other_payments_be():
    """courthouse_of_hasty_judgment, jacko_the_archivist: two cards for a dilemma and Jacko's one are untouched."""
    me = {**ONE, "hand": "2 bat", "morale": 6, "recruits": ["jacko_the_archivist"], "dilemma": "box"}
    game = build(me, ONE, tiles={"market_ea": COURT})
    assert {"dilemma", "place 1 ark"} <= set(legal(game))
    assert "place 1 incinerator" not in legal(game)


def test_courthouse_visit():
    """courthouse_of_hasty_judgment, R69: 4 energy and 1 stone."""
    check_visit(COURT, "4 energy stone", "")


PLAZA = "plaza_of_immortalized_humility"


def test_plaza_of_immortalized_humility():
    """plaza_of_immortalized_humility, R72, R105: markets without an own star are closed, this one included."""
    me = {**RICH, "dice": {"hand": [1, 2]}, "tile_stars": ["market_sa"]}
    tiles = {"market_ea": PLAZA, "market_sa": "bemusement_park", "market_sb": "center_for_reduced_literacy"}
    game = build(me, ONE, tiles=tiles)
    assert {name for name in spaces(game) if name.startswith("market")} == {"market_sa"}
    game = build({**me, "tile_stars": ["market_sa", "market_ea"]}, ONE, tiles=tiles)
    assert {name for name in spaces(game) if name.startswith("market")} == {"market_ea", "market_sa", "market_sb"}
    assert {"incinerator", "free_press", "ark", "wind_saloon"} <= spaces(build(me, ONE, tiles=tiles))


def test_plaza_ends_by_a_star():
    """plaza_of_immortalized_humility, R72: a star on it opens the other markets."""
    me = {**ONE, "goods": "4 water clay", "hand": "nothing"}
    assert "market_ea" not in spaces(build(me, ONE, tiles={"market_ea": PLAZA}))
    assert "market_ea" in spaces(freed(me, PLAZA))


def test_plaza_visit():
    """plaza_of_immortalized_humility, R69: 4 water and 1 clay, with a star there."""
    check_visit(PLAZA, "4 water clay", "", penalised=False)


FOUNTAIN = "fountain_of_wishful_thinking"


def test_fountain_of_wishful_thinking():
    """fountain_of_wishful_thinking, R72, R105: at most one placement a turn, equal dice or not."""
    check(FOUNTAIN, lambda game: play(game, "place 2 farm").kind != "more", {"dice": {"hand": [2, 2]}})


def test_fountain_stops_placements_of_recruits():
    """fountain_of_wishful_thinking, chase_the_miner: the new worker cannot be placed at once."""
    me = {"goods": "3 energy", "recruits": ["chase_the_miner"], "dice": {"hand": [2, 3]}}
    game = play(build(me, ONE, tiles={"market_ea": FOUNTAIN}), "place 2 tank_energy", "roll 4")
    assert game.to_move == 1
    game = play(build(me, ONE), "place 2 tank_energy", "roll 4")
    assert (game.to_move, game.kind) == (0, "place")


def test_fountain_lifted_in_the_turn():
    """fountain_of_wishful_thinking, R72, R107: a star placed on it by the first die lets the second follow."""
    me = {"hand": "2 bat", "morale": 2, "dice": {"hand": [2, 2]}}
    game = play(build(me, ONE, tiles={"market_ea": FOUNTAIN}), "place 2 incinerator", "star market_ea")
    assert (game.to_move, game.kind) == (0, "more")
    game = play(build(me, ONE, tiles={"market_ea": FOUNTAIN}), "place 2 incinerator", "star territory_euphorian")
    assert game.to_move == 1


def test_fountain_visit():
    """fountain_of_wishful_thinking, R69: 4 water and 1 gold."""
    check_visit(FOUNTAIN, "4 water gold", "")


LOUNGE = "lounge_of_opulent_frugality"


def test_lounge_of_opulent_frugality():
    """lounge_of_opulent_frugality, R72, R105: a site with another player's worker in any of its slots is closed."""
    me = {**ONE, "goods": "gold stone clay"}
    q = {"dice": {"hand": [1, 2], "build_sa_3": [4]}}
    check(LOUNGE, lambda game: not {"build_sa_1", "build_sa_2"} & spaces(game), me, q)


def test_lounge_leaves_other_sites():
    """lounge_of_opulent_frugality: other sites, and the site where only own workers stand, stay open."""
    me = {"goods": "gold stone clay", "dice": {"hand": [1], "build_wa_2": [3]}}
    game = build(me, {"dice": {"hand": [1], "build_sa_3": [4]}}, tiles={"market_ea": LOUNGE}, seats=4)
    assert {"build_wa_3", "build_sb_1", "build_eb_2"} <= spaces(game)


def test_lounge_and_other_payments():
    """lounge_of_opulent_frugality, michael_the_engineer, flartner_the_luddite: paying otherwise does not help."""
    me = {**ONE, "goods": "gold", "hand": "bat", "recruits": ["michael_the_engineer", "flartner_the_luddite"]}
    game = build(me, {"dice": {"hand": [1], "build_sa_3": [4]}}, tiles={"market_ea": LOUNGE})
    assert not [name for name in spaces(game) if name.startswith("build_sa")]


def test_lounge_binds_the_penalised_only():
    """lounge_of_opulent_frugality, R105: others may join the penalised player's site."""
    q = {"dice": {"hand": [1], "build_sa_3": [4]}}
    me = {**ONE, "goods": "gold", "tile_stars": ["market_ea"]}
    assert "build_sa_1" in spaces(build(me, q, tiles={"market_ea": LOUNGE}))


def test_lounge_visit():
    """lounge_of_opulent_frugality, R69: 4 energy and any artifact."""
    check_visit(LOUNGE, "4 energy", "bifocals")


ACADEMY = "academy_of_mandatory_equality"


def test_academy_of_mandatory_equality():
    """academy_of_mandatory_equality, ian_the_horticulturist, R72, R105: abilities of recruits do not work."""
    me = {**ONE, "recruits": ["ian_the_horticulturist"]}
    check(ACADEMY, lambda game: "water" not in seat(play(game, "place 1 farm"))["goods"], me)


def test_academy_leaves_the_bonuses():
    """academy_of_mandatory_equality, R81, R84: tiers, the tunnel end and stars at level 11 are untouched."""
    me = {"recruits": ["nick_the_understudy"], "goods": "food", "dice": {"hand": [1, 1, 1]}}
    game = play(
        build(me, ONE, tiles={"market_ea": ACADEMY}, tracks=(0, 0, 10, 0), miners=(0, 0, 9), deck="bat"),
        "place 1 tunnel_wastelander",
    )
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"clay": 1}, {"bat": 1})
    play(game, "place 1 tunnel_end_wastelander", "place 1 farm")
    assert seat(game)["goods"] == {"energy": 3, "food": 2, "clay": 1}
    assert seat(game)["recruit_stars"] == {"nick_the_understudy": 1}


@pytest.mark.parametrize(
    ("recruit", "space", "spec", "board"),
    [
        ("kadan_the_infiltrator", "tunnel_end_euphorian", {}, {"miners": (9, 0, 0)}),
        ("michael_the_engineer", "build_sb_1", {"goods": "gold"}, {}),
        ("flartner_the_luddite", "build_sb_1", {"hand": "bat"}, {}),
        ("jacko_the_archivist", "ark", {"hand": "bat"}, {}),
    ],
)
def test_academy_and_permissions(recruit, space, spec, board):
    """academy_of_mandatory_equality: permissions of Kadan, Michael, Flartner, Jacko are gone, too."""
    me = {**ONE, "recruits": [recruit], **spec}
    assert space in spaces(build(me, ONE, **board))
    assert space not in spaces(build(me, ONE, tiles={"market_ea": ACADEMY}, **board))


def test_academy_and_burdens():
    """academy_of_mandatory_equality, brian_the_viticulturist: a mandatory price of a recruit is an ability as well."""
    me = {**ONE, "recruits": ["brian_the_viticulturist"], "morale": 1}
    assert "cloud_mine" not in spaces(build(me, ONE))
    assert "cloud_mine" in spaces(build(me, ONE, tiles={"market_ea": ACADEMY}))


def test_academy_in_the_turn_of_others():
    """academy_of_mandatory_equality, amanda_the_broker, R105: it binds in other players' turns, too."""
    q = {"dice": {"hand": [1], "tunnel_subterran": [2]}, "goods": "bliss", "recruits": ["amanda_the_broker"]}
    game = play(build({**ONE, "goods": "water"}, q, tiles={"market_ea": ACADEMY}), "place 1 tunnel_subterran")
    assert game.kind == "roll"
    game = play(
        build({**ONE, "goods": "water"}, {**q, "tile_stars": ["market_ea"]}, tiles={"market_ea": ACADEMY}),
        "place 1 tunnel_subterran",
    )
    assert (game.to_move, game.kind) == (1, "use")


def test_academy_turned_up_and_ray():
    """academy_of_mandatory_equality, ray_the_foreman, R65: in force at once for Ray's owner who did not help."""
    q = {**ONE, "knowledge": 5, "recruits": ["ray_the_foreman"]}
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [3]}}
    for tile, knowledge in ((ACADEMY, 5), ("bemusement_park", 3)):
        game = play(build(me, q), "place 1 build_sa_1", f"tile {tile}")
        assert seat(game, 1)["knowledge"] == knowledge


def test_academy_visit():
    """academy_of_mandatory_equality, R69: 4 food and 1 gold."""
    check_visit(ACADEMY, "4 food gold", "")


CAFETERIA = "cafeteria_of_nameless_meat"


def test_cafeteria_of_nameless_meat():
    """cafeteria_of_nameless_meat, R38, R72, R105: a free retrieval costs 2 morale instead of 1."""

    def bites(game):
        before = seat(game)["morale"]
        play(game, "retrieve 3@farm", "roll 1")
        return {1: False, 2: True}[before - seat(game)["morale"]]

    check(CAFETERIA, bites, {"morale": 4, "dice": {"hand": [2], "farm": [3]}})


def test_cafeteria_at_the_bottom():
    """cafeteria_of_nameless_meat, R108: never below morale 1."""
    for before in (1, 2):
        game = play(
            build({"morale": before, "dice": {"hand": [2], "farm": [3]}}, ONE, tiles={"market_ea": CAFETERIA}),
            "retrieve 3@farm",
        )
        assert seat(game)["morale"] == 1


def test_cafeteria_and_the_hand_limit():
    """cafeteria_of_nameless_meat, R50: both points are one loss with one discard."""
    me = {"morale": 3, "hand": "bat bear box", "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm")
    assert legal(game) == ["discard bat bear", "discard bat box", "discard bear box"]


def test_cafeteria_and_payment():
    """cafeteria_of_nameless_meat: a paid retrieval gives 2 morale as ever."""
    me = {"morale": 3, "goods": "food", "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm", "pay food")
    assert seat(game)["morale"] == 5


def test_cafeteria_and_curtis():
    """cafeteria_of_nameless_meat, curtis_the_propagandist: two points of morale take two of knowledge."""
    me = {"morale": 4, "knowledge": 5, "recruits": ["curtis_the_propagandist"], "dice": {"hand": [2], "farm": [3]}}
    game = play(build(me, ONE, tiles={"market_ea": CAFETERIA}), "retrieve 3@farm")
    assert (seat(game)["morale"], seat(game)["knowledge"]) == (2, 3)


def test_cafeteria_visit():
    """cafeteria_of_nameless_meat, R69: 4 food and any artifact."""
    check_visit(CAFETERIA, "4 food", "book")


APOTHECARY = "apothecary_of_productive_dreams"


@pytest.mark.parametrize("space", ["cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"])
def test_apothecary_of_productive_dreams(space):
    """apothecary_of_productive_dreams, R72, R105: every Icarite space is closed."""
    me = {**ONE, "goods": "bliss food gold clay stone", "hand": "2 bat", "morale": 6}
    check(APOTHECARY, lambda game: space not in spaces(game), me)


def test_apothecary_leaves_the_rest():
    """apothecary_of_productive_dreams: nothing but the five Icarite spaces is closed."""
    game = build({**RICH, "dice": {"hand": [1, 2]}}, ONE, tiles={"market_ea": APOTHECARY})
    free = build({**RICH, "dice": {"hand": [1, 2]}, "tile_stars": ["market_ea"]}, ONE, tiles={"market_ea": APOTHECARY})
    assert spaces(free) - spaces(game) == {"cloud_mine", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"}


def test_apothecary_visit():
    """apothecary_of_productive_dreams, R69: 4 bliss and any resource."""
    check_visit(APOTHECARY, "4 bliss clay", "")
    check_visit(APOTHECARY, "4 bliss stone", "")


THEATER = "theater_of_revelatory_propaganda"


def test_theater_of_revelatory_propaganda():
    """theater_of_revelatory_propaganda, R72, R103, R105: each star placed gives 1 knowledge."""

    def bites(game):
        before = seat(game)["knowledge"]
        play(game, "place 1 nimbus_loft")
        return {0: False, 1: True}[seat(game)["knowledge"] - before]

    check(THEATER, bites, {**ONE, "goods": "3 gold"})


def test_theater_makes_no_check_and_stops_at_six():
    """theater_of_revelatory_propaganda, R36: no check by itself; capped at 6."""
    me = {"goods": "3 gold", "knowledge": 5, "dice": {"hand": [1, 6, 6]}}
    game = play(build(me, ONE, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert (seat(game)["knowledge"], faces(game)) == (6, [6, 6])
    game = play(build({**me, "knowledge": 6}, ONE, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert seat(game)["knowledge"] == 6


def test_theater_without_a_star():
    """theater_of_revelatory_propaganda: no star placed, no knowledge."""
    q = {**ONE, "territory": {"icarite": 2}}
    game = play(build({**ONE, "goods": "3 gold"}, q, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert seat(game)["knowledge"] == 3


def test_theater_in_the_turn_of_others():
    """theater_of_revelatory_propaganda, R105: a star that another player's step puts on an own recruit counts."""
    q = {**ONE, "recruits": ["ian_the_horticulturist"]}
    game = play(build(ONE, q, tiles={"market_ea": THEATER}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert (seat(game, 1)["knowledge"], seat(game, 0)["knowledge"]) == (4, 3)


def test_theater_and_nick():
    """theater_of_revelatory_propaganda, nick_the_understudy: the knowledge gives Nick's morale."""
    me = {**ONE, "goods": "3 gold", "recruits": ["nick_the_understudy"]}
    game = play(build(me, ONE, tiles={"market_ea": THEATER}), "place 1 nimbus_loft")
    assert (seat(game)["knowledge"], seat(game)["morale"]) == (4, 2)


def test_theater_visit():
    """theater_of_revelatory_propaganda, R69: 4 energy and 1 clay."""
    check_visit(THEATER, "4 energy clay", "")


REGISTRY = "registry_of_personal_secrets"


def test_registry_of_personal_secrets():
    """registry_of_personal_secrets, R44, R72, R105: no extra commodity of tier 1."""
    me = {**ONE, "recruits": ["nick_the_understudy"]}
    check(REGISTRY, lambda game: seat(play(game, "place 1 farm"))["goods"]["food"] == 1, me, tracks=(0, 0, 4, 0))


def test_registry_and_tunnels():
    """registry_of_personal_secrets, R57: a tunnel gives resource or artifact."""
    me = {**ONE, "goods": "food", "recruits": ["nick_the_understudy"]}
    check(
        REGISTRY,
        lambda game: play(game, "place 1 tunnel_wastelander").kind == "take",
        me,
        tracks=(0, 0, 5, 0),
        deck="6 bat",
    )


def test_registry_and_icarus():
    """registry_of_personal_secrets, R79: no artifact with a star on the Icarite territory."""
    me = {**ONE, "goods": "3 gold", "recruits": ["lee_the_gossip"]}
    check(
        REGISTRY,
        lambda game: seat(play(game, "place 1 nimbus_loft"))["hand"] == {},
        me,
        tracks=(0, 0, 0, 6),
        deck="4 bat",
    )


def test_registry_leaves_tiers_three_and_four():
    """registry_of_personal_secrets, R83, R84: reveals and stars at level 11 still come; so do abilities."""
    me = {**ONE, "hidden": ["ian_the_horticulturist"]}
    game = play(build(me, ONE, tiles={"market_ea": REGISTRY}, tracks=(0, 0, 7, 0)), "place 1 farm")
    assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
    me = {**ONE, "recruits": ["ian_the_horticulturist"]}
    game = play(build(me, ONE, tiles={"market_ea": REGISTRY}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {"ian_the_horticulturist": 1}
    assert seat(game)["goods"] == {"food": 1, "water": 1}


def test_registry_and_andrew():
    """registry_of_personal_secrets, andrew_the_spelunker: his artifact is no allegiance bonus."""
    me = {**ONE, "goods": "energy", "recruits": ["andrew_the_spelunker", "ray_the_foreman"], "morale": 2}
    game = play(
        build(me, ONE, tiles={"market_ea": REGISTRY}, tracks=(6, 0, 0, 0), deck="3 bat"),
        "place 1 tunnel_euphorian",
        "take gold",
    )
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 1}, {"bat": 1})


def test_registry_visit():
    """registry_of_personal_secrets, R69: 4 bliss and any artifact."""
    check_visit(REGISTRY, "4 bliss", "balloon")


ARENA = "arena_of_peaceful_conflict"


@pytest.mark.parametrize("space", ["generator", "aquifer", "farm", "cloud_mine"])
def test_arena_of_peaceful_conflict(space):
    """arena_of_peaceful_conflict, R42, R72, R105: an area with an own worker is closed to further ones."""
    check(ARENA, lambda game: space not in spaces(game), {"dice": {"hand": [1], space: [2]}})


def test_arena_and_other_workers():
    """arena_of_peaceful_conflict: other players' workers do not close an area; other spaces are untouched."""
    me = {"goods": "water gold", "dice": {"hand": [1], "tunnel_subterran": [2], "build_ea_2": [2]}}
    tiles = {"market_sa": ARENA}
    game = build(me, {"dice": {"hand": [1], "farm": [2]}}, tiles=tiles, seats=4)
    assert {"farm", "generator", "tunnel_subterran", "build_ea_3"} <= spaces(game)


def test_arena_binds_each_placement():
    """arena_of_peaceful_conflict, R107: the second of two equal dice cannot follow the first."""
    game = play(build({"dice": {"hand": [2, 2]}}, ONE, tiles={"market_ea": ARENA}), "place 2 aquifer")
    assert "aquifer" not in spaces(game)
    assert "farm" in spaces(game)


def test_arena_visit():
    """arena_of_peaceful_conflict, R69: 4 food and 1 stone."""
    check_visit(ARENA, "4 food stone", "")


# ---------------------------------------------------------------- the six that punish a face

BEAR, GLASSES, BALLOON = "disassemble_a_teddy_bear_shop", "clinic_of_blind_hindsight", "bemusement_park"
BOX, BAT, BOOK = "friendly_local_game_bonfire", "stadium_of_guaranteed_home_runs", "center_for_reduced_literacy"


def face_tile(tile, face, artifact):
    """The tile punishes this face and no other, per die, and costs any commodity and its artifact."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [2], "farm": [3]}, "knowledge": 1}

    def lost(game, roll):
        """Goods asked for after P1's die rolls `roll`."""
        play(game, "retrieve 3@farm", f"roll {roll}")
        return legal(game) if game.kind == "lose" else None

    check(tile, lambda game: lost(game, face) is not None, me)
    for roll in range(1, 7):
        assert lost(build(me, ONE, tiles={"market_ea": tile}), roll) == (
            ["lose gold", "lose water"] if roll == face else None
        )
    game = play(build(me, ONE, tiles={"market_ea": tile}), "retrieve 3@farm", f"roll {face}", "lose gold")
    assert (seat(game)["goods"], game.to_move) == ({"water": 2, "gold": 1}, 1)
    for commodity in ("energy", "water", "food", "bliss"):
        check_visit(tile, commodity, artifact)
    other = "box" if artifact != "box" else "bat"
    assert "market_ea" not in spaces(build({**ONE, "goods": "food", "hand": other}, tiles={"market_ea": tile}))
    assert "market_ea" not in spaces(build({**ONE, "goods": "gold", "hand": artifact}, tiles={"market_ea": tile}))


def test_disassemble_a_teddy_bear_shop():
    """disassemble_a_teddy_bear_shop, R35, R69, R72, R105: a rolled 1 costs a good; any commodity and a bear."""
    face_tile(BEAR, 1, "bear")


def test_clinic_of_blind_hindsight():
    """clinic_of_blind_hindsight, R35, R69, R72, R105: a rolled 2 costs a good; any commodity and bifocals."""
    face_tile(GLASSES, 2, "bifocals")


def test_bemusement_park():
    """bemusement_park, R35, R69, R72, R105: a rolled 3 costs a good; any commodity and a balloon."""
    face_tile(BALLOON, 3, "balloon")


def test_friendly_local_game_bonfire():
    """friendly_local_game_bonfire, R35, R69, R72, R105: a rolled 4 costs a good; any commodity and a box."""
    face_tile(BOX, 4, "box")


def test_stadium_of_guaranteed_home_runs():
    """stadium_of_guaranteed_home_runs, C24, R35, R69, R72, R105: a rolled 5, not 4, costs a good; commodity and bat."""
    face_tile(BAT, 5, "bat")


def test_center_for_reduced_literacy():
    """center_for_reduced_literacy, R35, R69, R72, R105: a rolled 6 costs a good; any commodity and a book."""
    face_tile(BOOK, 6, "book")


def test_each_die_costs_a_good():
    """R106, bemusement_park: two dice with the face cost two goods."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(
        build(me, ONE, tiles={"market_ea": BALLOON}), "retrieve 2@aquifer 2@farm", "roll 3 3", "lose gold", "lose water"
    )
    assert (seat(game)["goods"], game.to_move) == ({"water": 1, "gold": 1}, 1)


def test_several_tiles_add_up():
    """R106, bemusement_park, clinic_of_blind_hindsight: a roll of 2 and 3 meets both."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(
        build(me, ONE, tiles={"market_ea": BALLOON, "market_sa": GLASSES}), "retrieve 2@aquifer 2@farm", "roll 2 3"
    )
    play(game, "lose gold", "lose gold")
    assert (seat(game)["goods"], game.to_move) == ({"water": 2}, 1)


def test_different_penalties_add_up():
    """R106, arena_of_peaceful_conflict, apothecary_of_productive_dreams: two bans hold at the same time."""
    game = build({"dice": {"hand": [1], "farm": [2]}}, ONE, tiles={"market_ea": ARENA, "market_sa": APOTHECARY})
    assert spaces(game) == {"generator", "aquifer"}


def test_losses_as_far_as_possible():
    """R108, bemusement_park: with one good two threes cost that one, with none nothing; artifacts are no goods."""
    for goods in ("gold", "nothing"):
        me = {"goods": goods, "hand": "bat", "morale": 2, "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
        game = play(build(me, ONE, tiles={"market_ea": BALLOON}), "retrieve 2@aquifer 2@farm", "roll 3 3")
        assert (seat(game)["goods"], seat(game)["hand"], game.to_move) == ({}, {"bat": 1}, 1)


def test_dice_that_lie_there_are_not_rolled():
    """R30, bemusement_park: an old 3 in hand costs nothing; only rolled dice count."""
    me = {"goods": "2 gold 2 water", "dice": {"hand": [3, 3], "farm": [2]}}
    game = play(build(me, ONE, tiles={"market_ea": BALLOON}), "retrieve 2@farm", "roll 4")
    assert game.to_move == 1


@pytest.mark.parametrize("way", ["bumped", "new worker", "market"])
def test_every_kind_of_roll(way):
    """R105, bemusement_park: bumped dice, new workers and dice of a finished market are rolls, in anybody's turn."""
    goods = "gold water"
    if way == "bumped":
        q = {"goods": goods, "dice": {"hand": [1], "tunnel_subterran": [2]}}
        game, who = (
            play(
                build({**ONE, "goods": "water"}, q, tiles={"market_ea": BALLOON}), "place 1 tunnel_subterran", "roll 3"
            ),
            1,
        )
    elif way == "new worker":
        game, who = (
            play(
                build({**ONE, "goods": f"3 energy {goods}"}, ONE, tiles={"market_ea": BALLOON}),
                "place 1 tank_energy",
                "roll 3",
            ),
            0,
        )
    else:
        q = {"goods": goods, "dice": {"hand": [1], "build_sa_2": [2]}}
        game, who = (
            play(
                build({**ONE, "goods": "gold"}, q, tiles={"market_ea": BALLOON}),
                "place 1 build_sa_1",
                f"tile {GLASSES}",
                "roll 1",
                "roll 3",
            ),
            1,
        )
    assert (game.to_move, legal(game)) == (who, ["lose gold", "lose water"])


def test_the_first_roll_meets_no_tile():
    """R65, R105: before any market is built no penalty exists."""
    me = {"goods": "gold water", "dice": {"hand": [1], "farm": [2], "aquifer": [2]}}
    game = play(build(me, ONE), "retrieve 2@aquifer 2@farm", "roll 3 3")
    assert (game.to_move, seat(game)["goods"]) == (1, {"water": 1, "gold": 1})


def test_steven_is_paid_after_the_penalty():
    """R35, center_for_reduced_literacy, steven_the_scholar: the new resource cannot be lost to the same roll."""
    me = {"knowledge": 6, "recruits": ["steven_the_scholar"], "dice": {"hand": [6], "farm": [2]}}
    game = play(build(me, ONE, tiles={"market_ea": BOOK}, deck="bat"), "retrieve 2@farm", "roll 6", "take gold")
    assert seat(game)["goods"] == {"gold": 1}


def test_the_penalty_is_each_players_own():
    """R105: of two players only the one without a star is bound."""
    p, q = {"dice": {"hand": [1], "farm": [2]}}, {"dice": {"hand": [1], "farm": [2]}, "tile_stars": ["market_ea"]}
    game = build(p, q, tiles={"market_ea": ARENA})
    assert "farm" not in spaces(game)
    play(game, "place 1 aquifer")
    assert "farm" in spaces(game)


def test_michael_pays_no_tile():
    """R69, fountain_of_wishful_thinking, michael_the_engineer: his payment is for sites only."""
    me = {**ONE, "goods": "4 water clay", "recruits": ["michael_the_engineer"]}
    assert "market_ea" not in spaces(build(me, ONE, tiles={"market_ea": FOUNTAIN}))


def test_josh_and_brian_at_tiles():
    """R69, apothecary_of_productive_dreams, josh_the_negotiator, brian_the_viticulturist: other payments."""
    tiles = {"market_ea": APOTHECARY}
    josh = {**ONE, "goods": "5 bliss", "recruits": ["josh_the_negotiator"]}
    assert seat(play(build(josh, ONE, tiles=tiles), "place 1 market_ea"))["goods"] == {}
    brian = {**ONE, "goods": "4 food gold", "recruits": ["brian_the_viticulturist"]}
    game = play(build(brian, ONE, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["knowledge"], game.summary()["tracks"]) == ({}, 4, [1, 0, 1, 0])
    both = {**ONE, "goods": "5 food", "recruits": ["josh_the_negotiator", "brian_the_viticulturist"]}
    game = play(build(both, ONE, tiles=tiles), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["knowledge"], game.summary()["tracks"]) == ({}, 4, [1, 0, 1, 0])
