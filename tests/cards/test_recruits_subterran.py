"""The twelve Subterran recruits: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from helpers import build, faces, legal, play, seat

AMANDA, ANDREW, BEN, BRADLEY = "amanda_the_broker", "andrew_the_spelunker", "ben_the_ludologist", "bradley_the_futurist"
BRETT, BRIAN, CHASE, CURTIS = (
    "brett_the_lockpicker",
    "brian_the_viticulturist",
    "chase_the_miner",
    "curtis_the_propagandist",
)
DAVE, FAITH, FLAVIO = "major_dave_the_demolitionist", "faith_the_hydroelectrician", "flavio_the_merchant"
GAMBLER, GARY, GEEK, JACKO = "jonathan_the_gambler", "gary_the_electrician", "geek_the_oracle", "jacko_the_archivist"
JOSIAH, JULIA, KATY, KYLE = (
    "josiah_the_hacker",
    "julia_the_thought_inspector",
    "katy_the_dietician",
    "kyle_the_scavenger",
)
LAURA, LEE, MAGGIE, MATTHEW = "laura_the_philanthropist", "lee_the_gossip", "maggie_the_outlaw", "matthew_the_thief"
MAXIME, NICK, PETE, PHIL = "maxime_the_ambassador", "nick_the_understudy", "pete_the_cannibal", "phil_the_spy"
REBECCA, REITZ, SHEPPARD = "rebecca_the_peddler", "professor_reitz_the_archeologist", "dr_sheppard_the_lobotomist"
SOULLESS, STEVEN, XANDER = "soulless_the_plumber", "steven_the_scholar", "xander_the_excavator"

ACADEMY = {"market_wb": "academy_of_mandatory_equality"}
OFF = pytest.mark.parametrize("where, tiles", [("hidden", {}), ("recruits", ACADEMY)], ids=["hidden", "academy"])
TUNNELS = pytest.mark.parametrize(
    "space, price, good",
    [
        ("tunnel_euphorian", "energy", "gold"),
        ("tunnel_subterran", "water", "stone"),
        ("tunnel_wastelander", "food", "clay"),
    ],
)


def now(game):
    """What must be decided (for a recruit: `use ID`) and by which seat."""
    what = next(text for text in legal(game) if text.startswith("use ")) if game.kind == "use" else game.kind
    return what, game.to_move


def has(game, number=0):
    """Morale, knowledge, goods and hand of a seat."""
    who = seat(game, number)
    return who["morale"], who["knowledge"], who["goods"], who["hand"]


def first(spec, *others, space, moves=(), where="recruits", **board):
    """P1 (one worker 1, one worker 2, unless said otherwise) places the first of its dice on a space."""
    spec = {"dice": {"hand": [1, 2]}, **spec}
    if where == "hidden":
        spec["hidden"] = spec.pop("recruits")
    return play(build(spec, *others, **board), f"place {spec['dice']['hand'][0]} {space}", *moves)


def dig(
    recruits,
    *moves,
    space="tunnel_subterran",
    goods="water",
    where="recruits",
    tiles=None,
    tracks=(0, 0, 0, 0),
    miners=(0, 0, 0),
    other=(),
    **spec,
):
    """P1 places a worker on a free tunnel."""
    return first(
        {"recruits": recruits, "goods": goods, **spec},
        dict(other),
        space=space,
        moves=moves,
        where=where,
        tiles=tiles,
        tracks=tracks,
        miners=miners,
    )


def bump(
    recruits,
    *moves,
    space="tunnel_subterran",
    goods="water",
    face=3,
    bumped=4,
    where="recruits",
    tiles=None,
    miners=(0, 0, 0),
    victim=(),
    **spec,
):
    """P1's 3 bumps P2's 4, which rolls a 1 first of all."""
    return first(
        {"recruits": recruits, "goods": goods, "dice": {"hand": [face, 7 - face]}, **spec},
        {"dice": {"hand": [1], space: [bumped]}, **dict(victim)},
        space=space,
        moves=("roll 1", *moves),
        where=where,
        tiles=tiles,
        miners=miners,
    )


def visit(spec, *others, tracks=(0, 0, 0, 0), tiles=(), where="recruits", moves=()):
    """P1, whose star is on it already, visits the Courthouse in Euphoria (4 energy and a stone)."""
    return first(
        {"goods": "4 energy stone", "tile_stars": ["market_ea"], **spec},
        *others,
        space="market_ea",
        tracks=tracks,
        tiles={"market_ea": "courthouse_of_hasty_judgment", **dict(tiles)},
        where=where,
        moves=moves,
    )


def crowd():
    """Five seats that hold 30 of the 36 artifacts; the first seat then holds five, and one is left."""
    return [{"morale": 6, "hand": "balloon bat bear bifocals book box"}] * 5


# ---------------------------------------------------------------- Andrew


@pytest.mark.parametrize(
    "space, price, good", [("tunnel_euphorian", "energy", "gold"), ("tunnel_wastelander", "food", "clay")]
)
def test_andrew_draws_beside_the_resource(space, price, good):
    """andrew_the_spelunker: gold or clay and an artifact with an empty hand (R56)."""
    game = dig([ANDREW], f"take {good}", space=space, goods=price)
    assert now(game) == ("draw_artifact", -1)
    assert has(play(game, "draw bat")) == (1, 3, {good: 1}, {"bat": 1}) and now(game) == ("turn", 1)


def test_andrew_not_in_subterra():
    """andrew_the_spelunker: not on the Subterran tunnel (R56)."""
    assert now(dig([ANDREW], "take stone")) == ("turn", 1)


@OFF
def test_andrew_off(where, tiles):
    """andrew_the_spelunker: hidden or under the Academy only the gold (G1, T50)."""
    assert now(dig([ANDREW], "take gold", space="tunnel_euphorian", goods="energy", where=where, tiles=tiles)) == (
        "turn",
        1,
    )


def test_andrew_needs_an_empty_hand_and_the_resource():
    """andrew_the_spelunker: not with a card in hand; the tunnel's artifact brings no second one (G6)."""
    assert now(dig([ANDREW], "take gold", space="tunnel_euphorian", goods="energy", hand="bat", morale=2)) == (
        "turn",
        1,
    )
    game = dig([ANDREW], "take artifact", "draw bat", space="tunnel_euphorian", goods="energy", morale=2)
    assert has(game) == (2, 3, {}, {"bat": 1}) and now(game) == ("turn", 1)


def test_andrew_and_tier_2():
    """andrew_the_spelunker: resource, his artifact, the tier-2 artifact, miner, then one hand limit (R57, R50)."""
    euphorian = {"space": "tunnel_euphorian", "goods": "energy", "tracks": (5, 0, 0, 0)}
    game = dig([ANDREW, KATY], "draw bat", "draw box", morale=2, **euphorian)
    assert has(game) == (2, 3, {"gold": 1}, {"bat": 1, "box": 1}) and now(game) == ("turn", 1)
    game = dig([ANDREW, KATY], "draw bat", "draw box", **euphorian)
    assert legal(game) == ["discard bat", "discard box"] and game.summary()["miners"] == [1, 0, 0]
    game = dig([ANDREW, KATY], "draw bat", morale=2, hand="bear", **euphorian)
    assert has(game)[3] == {"bear": 1, "bat": 1} and now(game) == ("turn", 1)


def test_andrew_under_the_registry():
    """andrew_the_spelunker: the Registry stops tier 2, not him (T59)."""
    game = dig(
        [ANDREW, KATY],
        space="tunnel_euphorian",
        goods="energy",
        tracks=(5, 0, 0, 0),
        tiles={"market_wb": "registry_of_personal_secrets"},
    )
    assert legal(game) == ["take artifact", "take gold"]
    assert has(play(game, "take gold", "draw bat"))[2:] == ({"gold": 1}, {"bat": 1}) and now(game) == ("turn", 1)


@pytest.mark.parametrize("recruit, cards", [(LAURA, 2), (PHIL, 1), (MAXIME, 1)])
def test_andrew_spoilt_by_a_bump_draw(recruit, cards):
    """andrew_the_spelunker: artifacts of Laura, Phil or Maxime fill the hand before he looks (R25, G6)."""
    game = bump([ANDREW, recruit], space="tunnel_euphorian", goods="energy gold", morale=4)
    play(game, f"use {recruit}", *["draw bat"] * cards, "take gold")
    assert has(game)[3] == {"bat": cards} and now(game) == ("turn", 1)


def test_andrew_spoilt_by_reitz():
    """andrew_the_spelunker: the artifact of Reitz fills the hand (R23, G6)."""
    game = dig(
        [ANDREW, REITZ],
        "use professor_reitz",
        "draw bat",
        "take gold",
        space="tunnel_euphorian",
        goods="energy",
        morale=2,
    )
    assert has(game)[3] == {"bat": 1} and now(game) == ("turn", 1)


@pytest.mark.parametrize("recruit", [DAVE, XANDER])
def test_andrew_beside_extra_resources(recruit):
    """andrew_the_spelunker: the extra resource of Dave or Xander does not matter (R25)."""
    game = bump([ANDREW, recruit], f"use {recruit}", "take gold", "draw bat", space="tunnel_euphorian", goods="energy")
    assert has(game)[2:] == ({"gold": 2}, {"bat": 1})


# ---------------------------------------------------------------- Brett


def test_brett_takes_a_resource():
    """brett_the_lockpicker: 1 knowledge for a resource of choice, after star and track (R69, R28)."""
    game = visit({"recruits": [BRETT], "knowledge": 5})
    assert now(game) == (f"use {BRETT}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    assert legal(play(game, "use brett")) == ["take clay", "take gold", "take stone"]
    assert has(play(game, "take gold")) == (1, 6, {"gold": 1}, {}) and now(game) == ("turn", 1)


@OFF
def test_brett_off(where, tiles):
    """brett_the_lockpicker: hidden or under the Academy not asked (G1, T50)."""
    assert now(visit({"recruits": [BRETT]}, where=where, tiles=tiles)) == ("turn", 1)


def test_brett_needs_room_for_knowledge():
    """brett_the_lockpicker: not at knowledge 6; optional (R90, R89)."""
    assert now(visit({"recruits": [BRETT], "knowledge": 6})) == ("turn", 1)
    assert has(visit({"recruits": [BRETT]}, moves=["decline brett"])) == (1, 3, {}, {})


def test_brett_after_a_bump_too():
    """brett_the_lockpicker: whether the visit bumped somebody does not matter (R23)."""
    assert now(visit({"recruits": [BRETT]}, {"dice": {"hand": [1], "market_ea": [2]}}, moves=["roll 1"])) == (
        f"use {BRETT}",
        0,
    )


def test_brett_cannot_pay_the_visit():
    """brett_the_lockpicker: his resource comes too late for this visit's price (R22)."""
    game = build(
        {"recruits": [BRETT], "goods": "4 energy", "tile_stars": ["market_ea"]},
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
    )
    assert "place 1 market_ea" not in legal(game)


def test_brett_needs_a_star_on_the_board():
    """brett_the_lockpicker: territory full: not asked, a star on a recruit does not help (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert now(visit({"recruits": [BRETT]}, full)) == ("turn", 1)
    assert now(visit({"recruits": [BRETT, KATY]}, full, tracks=(10, 0, 0, 0))) == ("turn", 1)


@pytest.mark.parametrize(
    "space, asked",
    [("incinerator", True), ("free_press", True), ("ark", True), ("wind_saloon", False), ("build_ea_2", False)],
)
def test_brett_at_artifact_markets(space, asked):
    """brett_the_lockpicker: artifact markets count, Icarite markets and building do not (R74, R76, R64)."""
    game = first({"recruits": [BRETT], "morale": 2, "hand": "2 bat", "goods": "gold"}, space=space)
    assert now(game) == ((f"use {BRETT}", 0) if asked else ("turn", 1))


def test_brett_and_nick():
    """brett_the_lockpicker: Nick gains 1 morale with the price (G10)."""
    assert has(visit({"recruits": [BRETT, NICK]}, moves=["use brett", "take clay"])) == (2, 4, {"clay": 1}, {})


# ---------------------------------------------------------------- Chase


@TUNNELS
def test_chase_sacrifices_the_digger(space, price, good):
    """chase_the_miner: (a) the worker just placed for 2 more of the tunnel's resource, after the miner (R91, G7, T72)."""
    game = dig([CHASE], f"take {good}", space=space, goods=price)
    assert now(game) == (f"use {CHASE}", 0) and sum(game.summary()["miners"]) == 1
    play(game, "use chase")
    assert has(game)[2] == {good: 3} and seat(game)["dice"] == [["hand", 2]] and seat(game)["owned"] == 1


def test_chase_leaves_the_tunnel_empty():
    """chase_the_miner: (a) nobody is bumped there later; declining leaves the worker (R29)."""
    other = {"goods": "water", "dice": {"hand": [1, 6]}}
    game = dig([CHASE], "take stone", "use chase", other=other)
    assert now(play(game, "place 1 tunnel_subterran")) == ("take", 1)
    game = dig([CHASE], "take stone", "decline chase", other=other)
    assert now(play(game, "place 1 tunnel_subterran")) == ("roll", -1)


@OFF
def test_chase_off(where, tiles):
    """chase_the_miner: (a) and (b): hidden or under the Academy not asked (G1, T50)."""
    assert now(dig([CHASE], "take stone", where=where, tiles=tiles)) == ("turn", 1)
    assert now(dig([CHASE], "roll 5", space="tank_water", goods="3 water", where=where, tiles=tiles)) == ("turn", 1)


def test_chase_keeps_the_last_worker():
    """chase_the_miner: (a) needs two workers in all, on the board or not (R91, T72)."""
    assert now(dig([CHASE], "take stone", dice={"hand": [1]})) == ("turn", 1)
    assert now(dig([CHASE], "take stone", dice={"hand": [1], "farm": [2]})) == (f"use {CHASE}", 0)


def test_chase_not_after_an_unpaid_tunnel():
    """chase_the_miner: (a) a tunnel left unpaid gives nothing (R27)."""
    game = bump([CHASE, DAVE, MATTHEW], "use major_dave", goods="nothing", knowledge=5)
    assert now(game) == ("turn", 1) and has(game)[2] == {"stone": 1}


def test_chase_before_reveals():
    """chase_the_miner: (a) step 6 reveals only after his answer (R58, R85)."""
    game = dig([CHASE], "take stone", miners=(0, 5, 0), other={"hidden": [BRETT]})
    assert seat(game, 1)["recruits"] == {BRETT: "hidden"}
    assert seat(play(game, "use chase"), 1)["recruits"] == {BRETT: "active"}


def test_chase_and_the_group():
    """chase_the_miner: (a) the sacrificed member is gone, the rest of the group goes on (R18)."""
    game = dig([CHASE], "take stone", "use chase", dice={"hand": [1, 1]})
    assert now(game) == ("more", 0) and faces(game) == [1]
    assert now(play(game, "place 1 farm")) == ("turn", 1)


def test_chase_adds_to_dave_xander_and_andrew():
    """chase_the_miner: (a) on top of Dave, Xander and Andrew (R25, R89)."""
    game = bump(
        [CHASE, DAVE, XANDER, ANDREW],
        "use major_dave",
        "use xander",
        "take gold",
        "draw bat",
        "use chase",
        space="tunnel_euphorian",
        goods="energy",
    )
    assert has(game) == (1, 5, {"gold": 5}, {"bat": 1}) and game.summary()["miners"] == [2, 0, 0]


def test_chase_not_on_the_exclusive_space():
    """chase_the_miner: (a) the space at the end is no tunnel (R60)."""
    game = dig([CHASE], space="tunnel_end_subterran", goods="nothing", miners=(0, 9, 0))
    assert has(game)[2] == {"food": 3} and now(game) == ("turn", 1)


def test_chase_places_the_new_worker():
    """chase_the_miner: (b) the new worker may be placed at once, with its own cost and bump, once (R20, R47)."""
    game = dig(
        [CHASE], "roll 5", space="tank_water", goods="4 water", other={"dice": {"hand": [1], "tunnel_subterran": [2]}}
    )
    assert now(game) == ("place", 0)
    assert {"place 5 farm", "place 5 tunnel_subterran", "decline chase_the_miner"} <= set(legal(game))
    assert not any(text.startswith("place 2") for text in legal(game))
    play(game, "place 5 tunnel_subterran", "roll 1", "take stone", "decline chase")
    assert has(game) == (3, 3, {"stone": 1}, {}) and now(game) == ("turn", 1) and faces(game) == [2]


def test_chase_may_keep_the_new_worker():
    """chase_the_miner: (b) declining leaves the worker available for later turns (R20)."""
    game = dig([CHASE], "roll 5", "decline chase", space="tank_water", goods="3 water")
    assert faces(game) == [2, 5] and now(game) == ("turn", 1)


def test_chase_needs_a_gained_worker():
    """chase_the_miner: (b) not with 4 workers, not under the Laboratory (R47)."""
    four = dig([CHASE], space="tank_water", goods="3 water", dice={"hand": [1, 2, 3], "farm": [1]})
    assert now(four) == ("turn", 1) and has(four)[0] == 3
    lab = dig([CHASE], space="tank_water", goods="3 water", tiles={"market_wb": "laboratory_of_selective_genetics"})
    assert now(lab) == ("turn", 1) and seat(lab)["owned"] == 2


def test_chase_and_the_new_workers_check():
    """chase_the_miner: (b) not if the new die is lost; if another is the highest it may still be placed (R32, R33, C11)."""
    tank = {"space": "tank_water", "goods": "3 water", "knowledge": 6}
    lost = dig([CHASE], "roll 6", dice={"hand": [1, 4]}, **tank)
    assert faces(lost) == [4] and now(lost) == ("turn", 1)
    kept = dig([CHASE], "roll 4", dice={"hand": [1, 6]}, **tank)
    assert faces(kept) == [4] and now(kept) == ("place", 0)
    tied = dig([CHASE], "roll 5", dice={"hand": [1, 5]}, **tank)
    assert faces(tied) == [5] and now(tied) == ("turn", 1)


def test_chase_after_ben_and_penalties():
    """chase_the_miner: (b) the new die's roll meets roll-face penalties and Ben first (R35)."""
    game = dig(
        [CHASE],
        "roll 3",
        space="tank_water",
        goods="3 water energy gold",
        dice={"hand": [1, 3]},
        other={"recruits": [BEN], "morale": 3},
        tiles={"market_ea": "bemusement_park"},
    )
    assert now(game) == ("lose", 0)
    assert now(play(game, "lose gold")) == (f"use {BEN}", 1)
    assert now(play(game, "decline ben")) == ("place", 0)


def test_chase_under_the_fountain():
    """chase_the_miner: (b) the Fountain forbids the extra placement (T55)."""
    game = dig(
        [CHASE], "roll 5", space="tank_water", goods="3 water", tiles={"market_wb": "fountain_of_wishful_thinking"}
    )
    assert now(game) == ("turn", 1) and faces(game) == [2, 5]


def test_chase_before_the_rest_of_the_group():
    """chase_the_miner: (b) comes before further equal dice; the new die joins no group (R18, R20)."""
    game = dig([CHASE], "roll 1", space="tank_water", goods="3 water", dice={"hand": [1, 1]})
    placed = play(game.clone(), "place 1 farm")
    assert now(placed) == ("more", 0)
    assert now(play(placed, "place 1 farm")) == ("turn", 1)
    play(game, "decline chase")
    assert now(game) == ("more", 0)
    assert now(play(game, "place 1 farm")) == ("turn", 1) and faces(game) == [1]


def test_chase_chains():
    """chase_the_miner: (b) can lead to (a), and to (b) again at the other tank (R23)."""
    game = dig(
        [CHASE], "roll 5", "place 5 tunnel_subterran", "take stone", "use chase", space="tank_water", goods="4 water"
    )
    assert has(game)[2] == {"stone": 3} and seat(game)["owned"] == 2
    game = dig([CHASE], "roll 5", "place 5 tank_energy", "roll 4", space="tank_water", goods="3 water 3 energy")
    assert now(game) == ("place", 0) and "place 4 farm" in legal(game)
    assert now(play(game, "place 4 farm")) == ("turn", 1) and seat(game)["owned"] == 4


def test_chase_costs_no_morale():
    """chase_the_miner: (b) a placement given by a recruit is free with the tweak, at morale 1 too (R19)."""
    game = first(
        {"recruits": [CHASE], "goods": "3 energy"}, space="tank_energy", moves=["roll 5"], options={"iib_tweaks": True}
    )
    assert now(game) == ("place", 0)
    assert has(play(game, "place 5 farm"))[0] == 1 and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Curtis


def retrieve(recruits, *moves, where="recruits", tiles=None, dice=(), **spec):
    """P1 retrieves a 2 and a 3 from the Farm."""
    game = build({where: recruits, "dice": {"farm": [2, 3], **dict(dice)}, **spec}, tiles=tiles)
    return play(game, "retrieve 2@farm 3@farm", *moves)


@pytest.mark.parametrize(
    "tile, before, after",
    [
        ("bemusement_park", (3, 3), (2, 2)),
        ("cafeteria_of_nameless_meat", (3, 3), (1, 1)),
        ("cafeteria_of_nameless_meat", (2, 3), (1, 2)),  # only what is really lost
        ("bemusement_park", (1, 3), (1, 3)),
        ("cafeteria_of_nameless_meat", (3, 2), (1, 1)),
    ],
)
def test_curtis_at_a_free_retrieval(tile, before, after):
    """curtis_the_propagandist: 1 knowledge less per morale really lost, Cafeteria included (R38, G10)."""
    game = retrieve([CURTIS], morale=before[0], knowledge=before[1], tiles={"market_ea": tile})
    assert has(game)[:2] == after and now(game) == ("roll", -1)


@OFF
def test_curtis_off(where, tiles):
    """curtis_the_propagandist: hidden or under the Academy the knowledge stays (G1, T50)."""
    assert has(retrieve([CURTIS], morale=3, where=where, tiles=tiles))[:2] == (2, 3)


def test_curtis_helps_the_check():
    """curtis_the_propagandist: together with the morale, so before the roll: 6 + 6 + 3 is safe (R39, T3)."""
    assert faces(retrieve([CURTIS], "roll 6 6", morale=3, knowledge=4)) == [6, 6]
    assert faces(retrieve([], "roll 6 6", morale=3, knowledge=4)) == [6]


@pytest.mark.parametrize(
    "recruit, gain, lost", [(LEE, "take energy", 1), (MAXIME, "draw bat", 2), (REBECCA, "take gold", 2)]
)
def test_curtis_counts_bump_prices(recruit, gain, lost):
    """curtis_the_propagandist: prices of Lee, Maxime and Rebecca count (R25, G2)."""
    assert has(bump([CURTIS, recruit], f"use {recruit}", gain, morale=4, knowledge=5))[:2] == (4 - lost, 5 - lost)


def test_curtis_counts_julia():
    """curtis_the_propagandist: the price of Julia counts (R25)."""
    game = first(
        {"recruits": [CURTIS, JULIA], "goods": "water", "morale": 2},
        {"dice": {"hand": [1], "tunnel_subterran": [2]}},
        space="tunnel_subterran",
        moves=["use julia", "take gold"],
    )
    assert has(game)[:2] == (1, 2)


def test_curtis_counts_sheppard_before_the_check():
    """curtis_the_propagandist: the price of Sheppard at the tank counts for the new die's check (R47, R31)."""
    game = dig(
        [CURTIS, SHEPPARD],
        "use dr_sheppard",
        "draw bat",
        space="tank_water",
        goods="3 water",
        knowledge=6,
        dice={"hand": [1, 6]},
    )
    assert has(game)[:2] == (1, 4) and faces(play(game, "roll 5")) == [5, 6]


def test_curtis_counts_brian_in_icarus():
    """curtis_the_propagandist: the Icarus morale of Brian counts (R27)."""
    assert has(dig([CURTIS, BRIAN], space="cloud_mine", morale=2))[:2] == (1, 2)


def test_curtis_counts_ben_in_another_turn():
    """curtis_the_propagandist: in any turn, e.g. for Ben (R35)."""
    game = build({"dice": {"hand": [4], "farm": [2]}}, {"recruits": [CURTIS, BEN], "morale": 3})
    assert has(play(game, "retrieve 2@farm", "roll 4", "use ben", "take gold"), 1)[:2] == (1, 1)


def test_curtis_counts_the_fee_for_equal_dice():
    """curtis_the_propagandist: with the tweak each further equal die costs 1 morale and gives 1 knowledge back (R19)."""
    game = first(
        {"recruits": [CURTIS], "morale": 3, "dice": {"hand": [1, 1]}},
        space="farm",
        moves=["another"],
        options={"iib_tweaks": True},
    )
    assert has(game)[:2] == (2, 2)


def test_curtis_makes_no_price_payable():
    """curtis_the_propagandist: the price must be payable in morale whatever the knowledge (R90, G2)."""
    assert now(bump([CURTIS, LEE], knowledge=6)) == ("take", 0)
    assert now(bump([CURTIS, MAXIME], knowledge=6, morale=2)) == ("take", 0)


# ---------------------------------------------------------------- Dave


@TUNNELS
def test_dave_blasts(space, price, good):
    """major_dave_the_demolitionist: 1 knowledge: a resource and a miner step before the payment (R25)."""
    game = bump([DAVE], space=space, goods=price, knowledge=5)
    assert now(game) == (f"use {DAVE}", 0) and has(game)[2] == {price: 1}
    play(game, "use major_dave")
    assert has(game) == (1, 6, {good: 1}, {}) and now(game) == ("take", 0) and sum(game.summary()["miners"]) == 1
    assert has(play(game, f"take {good}"))[2] == {good: 2} and sum(game.summary()["miners"]) == 2


@OFF
def test_dave_off(where, tiles):
    """major_dave_the_demolitionist: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([DAVE], where=where, tiles=tiles)) == ("take", 0)


def test_dave_refused():
    """major_dave_the_demolitionist: not at knowledge 6, for an own worker, on the exclusive space, without a bump (R90, R26, R60)."""
    assert now(bump([DAVE], knowledge=6)) == ("take", 0)
    own = dig([DAVE], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})
    assert now(own) == ("take", 0)
    assert now(bump([DAVE], space="tunnel_end_subterran", miners=(0, 9, 0))) == ("turn", 1)
    assert now(dig([DAVE])) == ("take", 0)


def test_dave_after_the_victims_check():
    """major_dave_the_demolitionist: the victim's roll, check and Steven come first (R25, R35)."""
    game = bump(
        [DAVE], victim={"knowledge": 6, "recruits": [STEVEN], "dice": {"hand": [5, 4], "tunnel_subterran": [4]}}
    )
    assert now(game) == ("take", 1) and faces(game, 1) == [1, 4]
    assert now(play(game, "take gold", "draw bat")) == (f"use {DAVE}", 0)


@pytest.mark.parametrize("start, recruit_is", [(3, "hidden"), (4, "active"), (5, "active")])
def test_dave_and_reveals(start, recruit_is):
    """major_dave_the_demolitionist: both steps may pass step 6; reveals are looked at once, at the end (R58, R85)."""
    game = bump([DAVE], "use major_dave", miners=(0, start, 0), victim={"hidden": [PHIL]})
    assert seat(game, 1)["recruits"] == {PHIL: "hidden"} and game.summary()["miners"][1] == start + 1
    play(game, "take stone")
    assert seat(game, 1)["recruits"] == {PHIL: recruit_is} and game.summary()["miners"][1] == start + 2


def test_dave_at_the_end_of_the_tunnel():
    """major_dave_the_demolitionist: a step beyond 9 is lost, the resource is not; from 7 the end space opens (R59, G13)."""
    game = bump([DAVE], "use major_dave", "take stone", miners=(0, 9, 0))
    assert game.summary()["miners"] == [0, 9, 0] and has(game)[2] == {"stone": 2}
    game = bump([DAVE], "use major_dave", "take stone", miners=(0, 7, 0), victim={"recruits": [PHIL]})
    assert "place 1 tunnel_end_subterran" in legal(game)


def test_dave_and_matthew():
    """major_dave_the_demolitionist: at knowledge 5 his price leaves no room for Matthew's, at 4 it does (R27, G14)."""
    game = bump([DAVE, MATTHEW], "use major_dave", goods="nothing", knowledge=5)
    assert now(game) == ("turn", 1) and has(game) == (1, 6, {"stone": 1}, {}) and game.summary()["miners"] == [0, 1, 0]
    assert ["tunnel_subterran", 3] in seat(game)["dice"]
    game = bump([DAVE, MATTHEW], "use major_dave", "take stone", goods="nothing", knowledge=4)
    assert has(game) == (1, 6, {"stone": 2}, {}) and game.summary()["miners"] == [0, 2, 0]


def test_dave_beside_laura_and_xander():
    """major_dave_the_demolitionist: Laura before him, Xander after him, on the same bump (G3, R89a)."""
    game = bump([DAVE, LAURA, XANDER], goods="water gold")
    assert now(game) == (f"use {LAURA}", 0)
    assert now(play(game, "decline laura")) == (f"use {DAVE}", 0)
    assert now(play(game, "use major_dave")) == (f"use {XANDER}", 0)


# ---------------------------------------------------------------- Faith


def aquifer(recruits, *moves, face=1, there=(), where="recruits", tiles=None, tracks=(0, 0, 0, 0), **spec):
    """P1 places `face` on the Aquifer, where P2 has workers."""
    return first(
        {"recruits": recruits, "dice": {"hand": [face, 7 - face]}, **spec},
        {"dice": {"hand": [1], "aquifer": list(there)}},
        space="aquifer",
        moves=moves,
        where=where,
        tiles=tiles,
        tracks=tracks,
    )


@pytest.mark.parametrize("there, knowledge, water", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_faith_gains_energy(there, knowledge, water):
    """faith_the_hydroelectrician: 1 energy as well with an empty hand, whatever the knowledge there (R43)."""
    assert has(aquifer([FAITH], there=there)) == (1, knowledge, {"energy": 1, "water": water}, {})


@OFF
def test_faith_off(where, tiles):
    """faith_the_hydroelectrician: hidden or under the Academy no energy (G1, T50)."""
    assert has(aquifer([FAITH], where=where, tiles=tiles))[2] == {"water": 1}


def test_faith_needs_an_empty_hand():
    """faith_the_hydroelectrician: one artifact spoils it (G6)."""
    assert has(aquifer([FAITH], hand="bat"))[2] == {"water": 1}


@pytest.mark.parametrize("space, good", [("generator", "energy"), ("farm", "food"), ("cloud_mine", "bliss")])
def test_faith_and_soulless_only_on_the_aquifer(space, good):
    """faith_the_hydroelectrician, soulless_the_plumber: the other areas give nothing extra (R43)."""
    game = dig([FAITH, SOULLESS], space=space, goods="nothing")
    assert has(game)[2] == {good: 1} and now(game) == ("turn", 1)


def test_faith_with_tier_1_and_soulless():
    """faith_the_hydroelectrician: beside the allegiance bonus and Soulless, in each placement once (R44, R89)."""
    game = aquifer([FAITH, SOULLESS], tracks=(0, 2, 0, 0))
    assert has(game)[2] == {"energy": 1, "water": 2}
    assert has(play(game, "take water"))[2] == {"energy": 1, "water": 3}


# ---------------------------------------------------------------- Jonathan the Gambler


def gamble(spec, *others, moves=(), **board):
    """P1 takes the artifact of the Subterran tunnel."""
    return first(
        {"recruits": [GAMBLER], "goods": "water", "morale": 3, **spec},
        *others,
        space="tunnel_subterran",
        moves=("take artifact", *moves),
        **board,
    )


def test_gambler_without_a_pair():
    """jonathan_the_gambler: two cards in place of one; no two equal ones: the opponents draw nothing (G4)."""
    game = gamble({"hand": "bear"})
    assert now(game) == ("draw", 0) and legal(game) == ["draw", f"use {GAMBLER}"]
    play(game, f"use {GAMBLER}", "draw bat", "draw box")
    assert has(game) == (3, 3, {}, {"bear": 1, "bat": 1, "box": 1}) and now(game) == ("turn", 1)
    assert has(gamble({}, moves=["draw", "draw bat"]))[3] == {"bat": 1}


@OFF
def test_gambler_off(where, tiles):
    """jonathan_the_gambler: hidden or under the Academy one card is drawn unasked (G1, T50)."""
    assert now(gamble({}, where=where, tiles=tiles)) == ("draw_artifact", -1)


@pytest.mark.parametrize(
    "hand, drawn", [("bear", ("bear", "box")), ("nothing", ("box", "box")), ("2 bear", ("bat", "box"))]
)
def test_gambler_with_a_pair(hand, drawn):
    """jonathan_the_gambler: two equal cards anywhere in the whole hand: every opponent draws one, clockwise (G16)."""
    game = gamble({"hand": hand, "morale": 4}, {}, {}, moves=[f"use {GAMBLER}", *(f"draw {card}" for card in drawn)])
    assert now(game) == ("draw_artifact", -1)
    play(game, "draw balloon")
    assert has(game, 1)[3] == {"balloon": 1} and has(game, 2)[3] == {}
    assert has(play(game, "draw book"), 2)[3] == {"book": 1} and now(game) == ("turn", 1)


def test_gambler_hand_limits_come_last():
    """jonathan_the_gambler: tested before any discard; then all discard, active player first (R50, G16)."""
    game = gamble(
        {"hand": "bear", "morale": 1},
        {"hand": "bat"},
        moves=[f"use {GAMBLER}", "draw bear", "draw box", "draw balloon"],
    )
    assert now(game) == ("discard", 0) and legal(game) == ["discard 2 bear", "discard bear box"]
    assert has(game, 1)[3] == {"bat": 1, "balloon": 1}
    play(game, "discard bear box")
    assert now(game) == ("discard", 1) and legal(game) == ["discard balloon", "discard bat"]


def test_gambler_opponents_geek():
    """jonathan_the_gambler: the opponents must draw, but their own Geek may change it (G4)."""
    game = gamble({}, {"recruits": [GEEK], "morale": 2}, moves=[f"use {GAMBLER}", "draw bat", "draw bat"])
    assert now(game) == ("draw", 1) and legal(game) == ["draw", f"use {GEEK}"]
    play(game, "use geek", "draw bear", "draw box", "draw book", "discard bear box")
    assert has(game, 1) == (2, 4, {}, {"book": 1}) and now(game) == ("turn", 1)


def test_gambler_once_per_turn():
    """jonathan_the_gambler: once in a game turn; in the opponent's next turn again (R89, G15)."""
    game = gamble(
        {"dice": {"hand": [1, 1]}, "goods": "water food", "morale": 6},
        {"recruits": [JACKO], "hand": "box", "dice": {"hand": [1, 2]}},
        moves=[f"use {GAMBLER}", "draw bat", "draw box"],
    )
    play(game, "place 1 tunnel_wastelander", "take artifact")
    assert now(game) == ("draw_artifact", -1)
    play(game, "draw bear", "place 1 ark", "accept")
    assert now(game) == ("draw", 0)


def test_gambler_in_another_players_turn():
    """jonathan_the_gambler: a draw given by Jacko counts; the active player draws first of the opponents (G15, G16)."""
    game = first(
        {"recruits": [JACKO], "hand": "box"}, {"recruits": [GAMBLER], "morale": 3}, {}, space="ark", moves=["accept"]
    )
    play(game, f"use {GAMBLER}", "draw bat", "draw bat", "draw book")
    assert has(game)[3] == {"book": 1} and has(game, 2)[3] == {}
    assert has(play(game, "draw bear"), 2)[3] == {"bear": 1} and now(game) == ("opponent", 2)


def test_gambler_two_draws_at_once():
    """jonathan_the_gambler: of the Breeze Bar's draws one is replaced, the first or the second: 3 cards (R77, G4)."""
    bar = {"recruits": [GAMBLER], "goods": "bliss food", "morale": 3}
    game = first(bar, {}, space="breeze_bar", moves=[f"use {GAMBLER}", "draw bat", "draw bat", "draw book"])
    assert has(game, 1)[3] == {"book": 1} and has(game)[3] == {"bat": 2}  # finished, opponents included
    assert now(game) == ("draw_artifact", -1)
    assert has(play(game, "draw box"))[3] == {"bat": 2, "box": 1}
    game = first(bar, {}, space="breeze_bar", moves=["draw", "draw bat"])
    assert now(game) == ("draw", 0)
    assert has(play(game, f"use {GAMBLER}", "draw box", "draw bear"))[3] == {"bat": 1, "bear": 1, "box": 1}


def test_gambler_does_not_combine():
    """jonathan_the_gambler: Geek or he for a draw, neither inside the other; Bradley's cards neither (R93, T74)."""
    game = gamble({"recruits": [GAMBLER, GEEK]})
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert now(play(game.clone(), f"use {GAMBLER}")) == ("draw_artifact", -1)
    assert now(play(game, "use geek", "draw bat")) == ("draw_artifact", -1)
    assert now(visit({"recruits": [GAMBLER, BRADLEY]}, moves=["use bradley"])) == ("draw_artifact", -1)


def test_gambler_shows_the_hand():
    """jonathan_the_gambler: the hand becomes public, match or not (G4)."""
    game = gamble({"hand": "bear"})
    assert game.view(1).fields()["seats"][0]["hand"] == [0, 0, 0, 0, 0, 0]
    play(game, f"use {GAMBLER}", "draw bat", "draw box")
    assert game.view(1).fields()["seats"][0]["hand"] == [0, 1, 1, 0, 0, 1]


def test_gambler_last_card():
    """jonathan_the_gambler: with one card left in deck and discard pile it gives one (R51, G13)."""
    game = gamble({"morale": 6, "hand": "balloon bat bear bifocals book"}, *crowd())
    assert now(game) == ("draw", 0)
    assert sum(has(play(game, f"use {GAMBLER}"))[3].values()) == 6 and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Josiah


@pytest.mark.parametrize(
    "space, good, owner, other",
    [
        ("generator", "energy", (2, 2), 4),
        ("farm", "food", (2, 2), 4),
        ("cloud_mine", "bliss", (2, 2), 4),
        ("aquifer", "water", (1, 2), 3),
    ],
)
def test_josiah_on_three_areas(space, good, owner, other):
    """josiah_the_hacker: every other player there gains 1 knowledge, the owner 1 morale; not on the Aquifer (R43)."""
    game = first(
        {"recruits": [JOSIAH]}, {"dice": {"hand": [1], space: [2, 2]}}, {"dice": {"hand": [1, 1]}}, space=space
    )
    assert has(game) == (*owner, {good: 1}, {})
    assert has(game, 1)[1] == other and has(game, 2)[1] == 3  # once per player, only those there


@OFF
def test_josiah_off(where, tiles):
    """josiah_the_hacker: hidden or under the Academy nothing (G1, T50)."""
    game = first({"recruits": [JOSIAH]}, {"dice": {"hand": [1], "farm": [2]}}, space="farm", where=where, tiles=tiles)
    assert has(game)[0] == 1 and has(game, 1)[1] == 3


def test_josiah_alone():
    """josiah_the_hacker: the morale comes with nobody else there, even beside an own worker (G13)."""
    game = first({"recruits": [JOSIAH], "dice": {"hand": [1, 1]}}, space="farm", moves=["place 1 farm"])
    assert has(game)[:2] == (3, 3)


def test_josiah_makes_no_check():
    """josiah_the_hacker: a rise of knowledge rolls nothing and loses nobody; at 6 nothing changes (R36)."""
    game = first(
        {"recruits": [JOSIAH]},
        {"knowledge": 5, "dice": {"hand": [6, 6], "farm": [2]}},
        {"knowledge": 6, "dice": {"hand": [1], "farm": [2]}},
        space="farm",
    )
    assert has(game, 1)[1] == 6 and faces(game, 1) == [6, 6] and has(game, 2)[:2] == (1, 6) and now(game) == ("turn", 1)


def test_josiah_and_nick():
    """josiah_the_hacker: an affected owner of Nick gains 1 morale (G10)."""
    game = first({"recruits": [JOSIAH]}, {"recruits": [NICK], "dice": {"hand": [1], "farm": [2]}}, space="farm")
    assert has(game, 1)[:2] == (2, 4)


def test_josiah_after_gary():
    """josiah_the_hacker: after the area's benefit, in the order of the file (R89a)."""
    game = first({"recruits": [JOSIAH, GARY]}, {"dice": {"hand": [1], "generator": [1]}}, space="generator")
    assert now(game) == ("take", 0) and has(game)[0] == 1 and has(game, 1)[1] == 3
    assert has(play(game, "take morale"))[0] == 3 and has(game, 1)[1] == 4


# ---------------------------------------------------------------- Maggie


@pytest.mark.parametrize(
    "space, asked",
    [
        ("aquifer", True),
        ("tunnel_subterran", True),
        ("tunnel_end_subterran", True),
        ("free_press", True),
        ("market_sa", True),
        ("market_sb", True),
        ("build_sa_1", True),
        ("build_sa_4", True),
        ("build_sb_1", True),
        ("build_sb_4", True),
        ("tank_water", False),
        ("tank_energy", False),
        ("tunnel_end_euphorian", False),
        ("market_ea", False),
        ("build_ea_1", False),
        ("farm", False),
        ("wind_saloon", False),
    ],
)
def test_maggie_by_region(space, asked):
    """maggie_the_outlaw: water or stone for workers out of Subterra; the tank is not in it (R37)."""
    tiles = {space: "bemusement_park"} if space.startswith("market") else {}
    game = build({"recruits": [MAGGIE], "dice": {"hand": [1], space: [2]}}, miners=(9, 9, 0), tiles=tiles)
    play(game, f"retrieve 2@{space}", "roll 1")
    assert (legal(game) == ["take stone", "take water"]) == asked and now(game) == (
        ("take", 0) if asked else ("turn", 1)
    )


def test_maggie_gains_one_good_per_retrieval():
    """maggie_the_outlaw: one good, however many workers (R89)."""
    game = build({"recruits": [MAGGIE], "dice": {"aquifer": [2, 2], "free_press": [3]}})
    play(game, "retrieve 2@aquifer 2@aquifer 3@free_press", "roll 1 1 1", "take water")
    assert has(game) == (1, 3, {"water": 1}, {}) and now(game) == ("turn", 1)


@OFF
def test_maggie_off(where, tiles):
    """maggie_the_outlaw: hidden or under the Academy nothing (G1, T50)."""
    game = build({where: [MAGGIE], "dice": {"hand": [1], "aquifer": [2]}}, tiles=tiles)
    assert now(play(game, "retrieve 2@aquifer", "roll 1")) == ("turn", 1)


def test_maggie_spoilt_by_one_from_elsewhere():
    """maggie_the_outlaw: every retrieved worker must have stood in Subterra (R37)."""
    game = build({"recruits": [MAGGIE], "dice": {"aquifer": [2], "farm": [2]}})
    assert now(play(game.clone(), "retrieve 2@aquifer 2@farm", "roll 1 1")) == ("turn", 1)
    assert now(play(game, "retrieve 2@aquifer", "roll 1")) == ("take", 0)


def test_maggie_only_when_retrieving():
    """maggie_the_outlaw: bumped workers and those of a finished market are not retrieved (R24, R64)."""
    game = dig([MAGGIE], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})
    assert now(play(game, "take stone")) == ("turn", 1)
    game = dig(
        [MAGGIE],
        "tile bemusement_park",
        "roll 1 1",
        space="build_sa_3",
        goods="stone",
        dice={"hand": [1, 2], "build_sa_2": [4]},
    )
    assert now(game) == ("turn", 1) and has(game)[2] == {}


def test_maggie_comes_last():
    """maggie_the_outlaw: after check, penalty, the opponents' Ben and Steven (R35)."""
    game = build(
        {"recruits": [MAGGIE, STEVEN], "goods": "energy gold", "dice": {"hand": [5, 5], "aquifer": [2]}},
        {"recruits": [BEN], "morale": 3},
        tiles={"market_ea": "stadium_of_guaranteed_home_runs"},
    )
    play(game, "retrieve 2@aquifer", "roll 5", "lose energy")
    assert now(game) == (f"use {BEN}", 1)
    assert legal(play(game, "decline ben")) == ["take clay", "take gold", "take stone"]
    assert legal(play(game, "take clay", "draw bat")) == ["take stone", "take water"]
    assert has(play(game, "take stone"))[2:] == ({"gold": 1, "clay": 1, "stone": 1}, {"bat": 1})


@pytest.mark.parametrize("butcher", [PETE, SHEPPARD])
def test_maggie_counts_a_sacrificed_worker(butcher):
    """maggie_the_outlaw: a worker sacrificed in the retrieval still counts as retrieved (R39)."""
    game = build({"recruits": [MAGGIE, butcher], "dice": {"hand": [1], "aquifer": [2]}})
    play(game, "retrieve 2@aquifer", f"use {butcher}", "take gold")
    assert legal(game) == ["take stone", "take water"]
    game = build({"recruits": [MAGGIE, butcher], "dice": {"aquifer": [2], "farm": [2]}})
    play(game, "retrieve 2@aquifer 2@farm", f"use {butcher}", "take gold", "roll 1")
    assert now(game) == ("turn", 1)


# ---------------------------------------------------------------- Phil


def test_phil_draws():
    """phil_the_spy: 1 knowledge for an artifact, after the victim's roll, before the payment (R25)."""
    game = bump([PHIL], knowledge=5)
    assert now(game) == (f"use {PHIL}", 0)
    assert has(play(game.clone(), "use phil", "draw bat")) == (1, 6, {}, {"bat": 1})
    assert has(game)[2] == {"water": 1} and has(play(game, "decline phil"))[1] == 5


@OFF
def test_phil_off(where, tiles):
    """phil_the_spy: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([PHIL], where=where, tiles=tiles)) == ("take", 0)


def test_phil_and_the_victims_recruits():
    """phil_the_spy: an active Subterran recruit protects the victim, a hidden one or another faction does not (R88)."""
    assert now(bump([PHIL], victim={"recruits": [BRETT]})) == ("take", 0)
    assert now(bump([PHIL], victim={"hidden": [BRETT], "recruits": [NICK]})) == (f"use {PHIL}", 0)
    assert now(bump([PHIL], victim={"recruits": [BRETT]}, tiles=ACADEMY, tile_stars=["market_wb"])) == ("take", 0)


def test_phil_refused():
    """phil_the_spy: not at knowledge 6, not for an own worker (R90, R26)."""
    assert now(bump([PHIL], knowledge=6)) == ("take", 0)
    assert now(dig([PHIL], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})) == ("take", 0)


@pytest.mark.parametrize(
    "space", ["tank_water", "tunnel_euphorian", "tunnel_end_subterran", "ark", "nimbus_loft", "market_ea"]
)
def test_phil_on_any_bumpable_space(space):
    """phil_the_spy: any space where workers are bumped (R24)."""
    game = bump(
        [PHIL],
        space=space,
        goods="4 energy 3 water stone 2 gold",
        hand="2 bat",
        morale=3,
        miners=(0, 9, 0),
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
        tile_stars=["market_ea"],
    )
    assert now(game) == (f"use {PHIL}", 0)


def test_phil_beside_others():
    """phil_the_spy: Julia before the roll, then he, Xander, Lee, Maxime, Rebecca on the same bump (G3, R89a)."""
    game = first(
        {"recruits": [JULIA, PHIL, XANDER, LEE], "goods": "water", "morale": 6},
        {"dice": {"hand": [1], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
    )
    assert now(game) == (f"use {JULIA}", 0)
    assert now(play(game, "use julia", "take gold")) == (f"use {PHIL}", 0)
    assert now(play(game, "use phil", "draw bat")) == (f"use {XANDER}", 0)
    assert now(play(game, "use xander")) == (f"use {LEE}", 0)
    game = bump([REBECCA, MAXIME, PHIL], "use phil", "draw bat", morale=6)
    assert now(game) == (f"use {MAXIME}", 0)
    assert now(play(game, "use maxime", "draw bat")) == (f"use {REBECCA}", 0)


def test_phil_draw_may_be_changed():
    """phil_the_spy: Geek or Jonathan the Gambler may change the draw (G4)."""
    game = bump([PHIL, GEEK, GAMBLER], "use phil", morale=3)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]


def test_phil_and_nick():
    """phil_the_spy: Nick's morale comes before the hand limit, without him a card goes (G8, G10)."""
    game = bump([PHIL, NICK], "use phil", "draw bat", hand="box")
    assert has(game) == (2, 4, {}, {"bat": 1, "box": 1}) and now(game) == ("take", 0)
    assert legal(bump([PHIL], "use phil", "draw bat", hand="box")) == ["discard bat", "discard box"]


# ---------------------------------------------------------------- Soulless


def test_soulless_morale_or_water():
    """soulless_the_plumber: alone lowest: +1 morale or 1 water, after the area's benefit (R28, R92)."""
    game = aquifer([SOULLESS], face=4, there=(5,))
    assert has(game) == (1, 4, {"water": 2}, {}) and legal(game) == ["take morale", "take water"]
    assert has(play(game.clone(), "take morale")) == (2, 4, {"water": 2}, {})
    assert has(play(game, "take water")) == (1, 4, {"water": 3}, {}) and now(game) == ("turn", 1)


@OFF
def test_soulless_off(where, tiles):
    """soulless_the_plumber: hidden or under the Academy nothing (G1, T50)."""
    assert now(aquifer([SOULLESS], where=where, tiles=tiles)) == ("turn", 1)


@pytest.mark.parametrize(
    "face, there, asked",
    [(6, (), True), (2, (3, 4), True), (2, (2,), False), (2, (2, 5), False), (3, (2,), False), (3, (2, 6), False)],
)
def test_soulless_alone_lowest(face, there, asked):
    """soulless_the_plumber: sole lowest or the only worker; ties fail (R92, G5)."""
    assert now(aquifer([SOULLESS], face=face, there=there)) == (("take", 0) if asked else ("turn", 1))


def test_soulless_ties_with_own_workers_fail():
    """soulless_the_plumber: an own worker with the same face is a tie (R92)."""
    game = first(
        {"recruits": [SOULLESS], "dice": {"hand": [2, 2]}}, space="aquifer", moves=["take morale", "place 2 aquifer"]
    )
    assert has(game)[:3] == (2, 3, {"water": 2}) and now(game) == ("turn", 1)


def test_soulless_at_morale_6():
    """soulless_the_plumber: at morale 6 it is the water (G12)."""
    game = aquifer([SOULLESS], morale=6)
    assert has(game)[2] == {"water": 2} and now(game) == ("turn", 1)


def test_soulless_with_faith_tier_1_and_kyle():
    """soulless_the_plumber: beside Faith and tier 1; Kyle follows only for a lone worker (R44, R89a)."""
    game = aquifer([SOULLESS, FAITH, KYLE], "take water", tracks=(0, 2, 0, 0))
    assert has(game)[2] == {"energy": 1, "water": 3} and now(game) == (f"use {KYLE}", 0)
    assert now(aquifer([SOULLESS, KYLE], "take water", there=(3,))) == ("turn", 1)


# ---------------------------------------------------------------- Xander


@TUNNELS
def test_xander_digs_extra(space, price, good):
    """xander_the_excavator: 1 knowledge for the tunnel's resource, no miner step, before the payment (R25)."""
    game = bump([XANDER], space=space, goods=price, knowledge=5)
    assert now(game) == (f"use {XANDER}", 0) and has(game)[2] == {price: 1}
    play(game, "use xander")
    assert has(game) == (1, 6, {good: 1}, {}) and game.summary()["miners"] == [0, 0, 0]
    assert has(play(game, f"take {good}"))[2] == {good: 2} and sum(game.summary()["miners"]) == 1


@OFF
def test_xander_off(where, tiles):
    """xander_the_excavator: hidden or under the Academy not asked (G1, T50)."""
    assert now(bump([XANDER], where=where, tiles=tiles)) == ("take", 0)


@pytest.mark.parametrize("face, bumped, asked", [(3, 4, True), (1, 6, True), (3, 3, False), (4, 3, False)])
def test_xander_needs_strictly_higher(face, bumped, asked):
    """xander_the_excavator: the bumped worker must show more, as it stood on the board (R25)."""
    assert now(bump([XANDER], face=face, bumped=bumped)) == ((f"use {XANDER}", 0) if asked else ("take", 0))


def test_xander_refused():
    """xander_the_excavator: not at knowledge 6, for an own worker or on the exclusive space (R90, R26, R60)."""
    assert now(bump([XANDER], knowledge=6)) == ("take", 0)
    assert now(dig([XANDER], "roll 1", dice={"hand": [1, 2], "tunnel_subterran": [4]})) == ("take", 0)
    assert now(bump([XANDER], space="tunnel_end_subterran", miners=(0, 9, 0))) == ("turn", 1)


def test_xander_ignores_set_faces():
    """xander_the_excavator: a face set by Julia or Amanda does not matter (G11)."""
    tunnel = {"dice": {"hand": [1], "tunnel_subterran": [4]}}
    spec = {"recruits": [XANDER, JULIA], "goods": "water", "morale": 2, "dice": {"hand": [3, 1]}}
    assert now(first(spec, tunnel, space="tunnel_subterran", moves=["use julia", "take gold"])) == (f"use {XANDER}", 0)
    spec = {"recruits": [XANDER], "goods": "water", "dice": {"hand": [3, 1]}}
    low = first(
        spec,
        {**tunnel, "recruits": [AMANDA], "goods": "bliss"},
        space="tunnel_subterran",
        moves=["use amanda", "face 1"],
    )
    assert now(low) == (f"use {XANDER}", 0)
    equal = {"dice": {"hand": [1], "tunnel_subterran": [3]}, "recruits": [AMANDA], "goods": "bliss"}
    assert now(first(spec, equal, space="tunnel_subterran", moves=["use amanda", "face 6"])) == ("take", 0)


def test_xander_and_dave():
    """xander_the_excavator: beside Dave, each for its own price (G2, G3)."""
    game = bump([XANDER, DAVE], "use major_dave", "use xander", "take stone", knowledge=4)
    assert has(game) == (1, 6, {"stone": 3}, {}) and game.summary()["miners"] == [0, 2, 0]
    assert now(bump([XANDER, DAVE], "use major_dave", knowledge=5)) == ("take", 0)
