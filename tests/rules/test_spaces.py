"""What the spaces do: areas, tank, tunnels, construction, markets, Icarus (R42-R48, R56-R79)."""

import pytest
from helpers import CHANCE, build, faces, legal, play, seat

AREAS = [("generator", "energy", 0), ("aquifer", "water", 1), ("farm", "food", 2), ("cloud_mine", "bliss", 3)]
TUNNELS = [
    ("euphorian", "energy", "gold", "water", 0),
    ("subterran", "water", "stone", "food", 1),
    ("wastelander", "food", "clay", "energy", 2),
]
RECRUIT = {
    "euphorian": "ray_the_foreman",
    "subterran": "curtis_the_propagandist",
    "wastelander": "steven_the_scholar",
    "icarite": "maxime_the_ambassador",
}  # none of them acts in these tests
MARKETS = [("incinerator", "euphorian", 0), ("free_press", "subterran", 1), ("ark", "wastelander", 2)]
ONE = {"dice": {"hand": [1, 2]}}


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


def track(game):
    return game.summary()["tracks"]


def territory(game, faction):
    return game.summary()["territories"][faction]


# ---------------------------------------------------------------- commodity areas


@pytest.mark.parametrize(("space", "good", "number"), AREAS)
@pytest.mark.parametrize(
    ("there", "face", "gain", "step", "knowledge"),
    [
        ([], 1, 1, 1, 3),
        ([3], 1, 1, 1, 3),
        ([], 4, 1, 1, 3),
        ([3], 2, 1, 0, 2),
        ([], 5, 1, 0, 2),
        ([6], 2, 1, 0, 2),
        ([6], 3, 2, 0, 4),
        ([6, 6], 6, 2, 0, 4),
    ],
)
def test_bands_of_an_area(space, good, number, there, face, gain, step, knowledge):
    """R43, C27: 1-4: one commodity, track +1; 5-8: one, knowledge -1; 9 or more: two, knowledge +1 (not morale)."""
    other = 7 - face
    game = build({"dice": {"hand": [face, other]}}, {"dice": {"hand": [1, 2], space: there}})
    play(game, f"place {face} {space}")
    tracks = [0, 0, 0, 0]
    tracks[number] = step
    assert seat(game)["goods"] == {good: gain}
    assert track(game) == tracks
    assert (seat(game)["knowledge"], seat(game)["morale"]) == (knowledge, 1)
    assert seat(game, 1)["goods"] == {}


def test_all_dice_of_all_players_count():
    """R43: own dice that stand there count as well."""
    game = play(build({"dice": {"hand": [2, 1], "farm": [3]}}), "place 2 farm")
    assert (seat(game)["goods"], seat(game)["knowledge"]) == ({"food": 1}, 2)


def test_any_number_of_dice():
    """R42, C26: 19 dice of 6 players may stand on one area; nobody is bumped."""
    game = build({"dice": {"hand": [1], "farm": [2, 2, 2]}}, *[{"dice": {"hand": [1], "farm": [1, 1, 1]}}] * 5)
    play(game, "place 1 farm")
    assert sum(where == "farm" for i in range(6) for where, _ in seat(game, i)["dice"]) == 19
    assert seat(game)["goods"] == {"food": 2}


@pytest.mark.parametrize(("space", "good", "number"), AREAS)
def test_tier_one(space, good, number):
    """R44, R88: one commodity more at level 2 or more with an active recruit of the faction, in every band."""
    tracks = [0, 0, 0, 0]
    tracks[number] = 2
    faction = ("euphorian", "subterran", "wastelander", "icarite")[number]
    for face, gain in ((1, 2), (5, 2)):
        me = {"recruits": [RECRUIT[faction]], "dice": {"hand": [face, 2]}}
        assert seat(play(build(me, tracks=tracks), f"place {face} {space}"))["goods"] == {good: gain}
    other = RECRUIT["icarite" if faction != "icarite" else "euphorian"]
    for me in ({}, {"hidden": [RECRUIT[faction]]}, {"recruits": [other]}):
        assert seat(play(build({**ONE, **me}, tracks=tracks), f"place 1 {space}"))["goods"] == {good: 1}


def test_tier_one_in_the_top_band():
    """R44: 9 or more gives 2 and the bonus 1."""
    game = build(
        {**ONE, "recruits": ["steven_the_scholar"]}, {"dice": {"hand": [1], "farm": [6, 6]}}, tracks=(0, 0, 2, 0)
    )
    assert seat(play(game, "place 1 farm"))["goods"] == {"food": 3}


def test_tier_one_is_given_once():
    """R44, R81: two active recruits of the faction give the bonus once."""
    game = build({**ONE, "recruits": ["steven_the_scholar", "flartner_the_luddite"]}, tracks=(0, 0, 7, 0))
    assert seat(play(game, "place 1 farm"))["goods"] == {"food": 2}


def test_tier_one_needs_the_level_before_the_placement():
    """R44, R82: the placement that reaches level 2 gives no bonus."""
    game = build({**ONE, "recruits": ["steven_the_scholar"]}, tracks=(0, 0, 1, 0))
    play(game, "place 1 farm")
    assert (seat(game)["goods"], track(game)[2]) == ({"food": 1}, 2)


def test_track_step_cannot_be_refused():
    """R45: the step of the lowest band is no decision."""
    game = play(build(ONE, {"dice": {"hand": [1, 2]}}), "place 1 farm")
    assert (track(game)[2], game.to_move) == (1, 1)


def test_track_step_at_the_last_level():
    """R45: at level 11 the step is void, the commodity is not."""
    game = play(build(ONE, tracks=(0, 0, 11, 0)), "place 1 farm")
    assert (track(game)[2], seat(game)["goods"]) == (11, {"food": 1})


# ---------------------------------------------------------------- tank


def test_energy_side():
    """R46, C27: 3 energy, knowledge -2, a new worker."""
    game = play(build({**ONE, "goods": "4 energy", "knowledge": 5}), "place 1 tank_energy", "roll 4")
    me = seat(game)
    assert (me["goods"], me["knowledge"], me["morale"], me["owned"]) == ({"energy": 1}, 3, 1, 3)
    assert faces(game) == [2, 4]


def test_water_side():
    """R46, C27: 3 water, morale +2, a new worker."""
    game = play(build({**ONE, "goods": "4 water", "morale": 2}), "place 1 tank_water", "roll 4")
    me = seat(game)
    assert (me["goods"], me["knowledge"], me["morale"], me["owned"]) == ({"water": 1}, 3, 4, 3)


def test_track_change_before_the_new_die():
    """R47: the knowledge falls before the new die is rolled and checked."""
    me = {"goods": "3 energy", "knowledge": 5, "dice": {"hand": [4, 6]}}
    game = play(build(me), "place 4 tank_energy")
    assert (seat(game)["knowledge"], game.to_move) == (3, CHANCE)
    safe = play(game.clone(), "roll 6")  # 6 + 6 + 3 = 15
    assert faces(safe) == [6, 6]
    wet = play(build({**me, "goods": "3 water", "knowledge": 4}), "place 4 tank_water", "roll 6")  # 16
    assert faces(wet) == [6]
    assert seat(wet)["owned"] == 2


@pytest.mark.parametrize(("space", "goods"), [("tank_energy", "3 energy"), ("tank_water", "3 water")])
def test_tank_with_four_workers(space, goods):
    """R47: with 4 workers only the track change happens, nothing is rolled."""
    me = {"goods": goods, "knowledge": 6, "dice": {"hand": [1, 2, 6, 6]}}
    game = play(build(me, ONE), f"place 1 {space}")
    assert game.to_move == 1
    assert seat(game)["owned"] == 4
    assert faces(game) == [2, 6, 6]  # 2 + 6 + 6 + 4 >= 16, but no roll, no check
    assert (seat(game)["knowledge"], seat(game)["morale"]) == ((4, 1) if space == "tank_energy" else (6, 3))


def test_sides_of_the_tank():
    """R48: the sides are two spaces, of no faction, and move no track."""
    game = build(
        {"goods": "3 energy", "dice": {"hand": [1, 2]}}, {"dice": {"hand": [1], "tank_water": [5]}}, tracks=(3, 3, 3, 3)
    )
    play(game, "place 1 tank_energy")
    assert seat(game, 1)["dice"] == [["hand", 1], ["tank_water", 5]]
    play(game, "roll 4")
    assert track(game) == [3, 3, 3, 3]


# ---------------------------------------------------------------- tunnels


@pytest.mark.parametrize(("faction", "cost", "resource", "_end", "number"), TUNNELS)
def test_tunnel_mouth(faction, cost, resource, _end, number):
    """R56, R58, C24: a commodity for resource or artifact; the miner moves 1 step, the track does not."""
    miners = [0, 0, 0]
    miners[number] = 1
    game = build({**ONE, "goods": f"2 {cost}"}, deck="bat")
    play(game, f"place 1 tunnel_{faction}")
    assert legal(game) == sorted([f"take {resource}", "take artifact"])
    good, card = play(game.clone(), f"take {resource}"), play(game.clone(), "take artifact")
    assert (seat(good)["goods"], seat(good)["hand"]) == ({cost: 1, resource: 1}, {})
    assert (seat(card)["goods"], seat(card)["hand"]) == ({cost: 1}, {"bat": 1})
    for one in (good, card):
        assert one.summary()["miners"] == miners
        assert track(one) == [0, 0, 0, 0]


@pytest.mark.parametrize(("faction", "cost", "resource", "_end", "number"), TUNNELS)
def test_tier_two_of_a_tunnel(faction, cost, resource, _end, number):
    """R57: with the track at 5 or more before the placement and an active recruit of the faction: both."""
    tracks, low = [0, 0, 0, 0], [5, 5, 5, 5]
    tracks[number], low[number] = 5, 4
    me = {**ONE, "goods": cost, "recruits": [RECRUIT[faction]]}
    game = play(build(me, tracks=tracks, deck="bat"), f"place 1 tunnel_{faction}")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({resource: 1}, {"bat": 1})
    assert play(build(me, tracks=low), f"place 1 tunnel_{faction}").kind == "take"
    for spec in ({"recruits": []}, {"recruits": [], "hidden": [RECRUIT[faction]]}, {"recruits": [RECRUIT["icarite"]]}):
        assert play(build({**me, **spec}, tracks=tracks), f"place 1 tunnel_{faction}").kind == "take"


@pytest.mark.parametrize(("faction", "cost", "resource", "_end", "number"), TUNNELS)
def test_miner_reveals_at_six(faction, cost, resource, _end, number):
    """R58, C8: step 6, not 5, makes every player's hidden recruits of that faction active, and no others."""
    hidden = [RECRUIT[faction], RECRUIT["icarite"]]
    q = {
        "dice": {"hand": [1, 2]},
        "hidden": [
            {
                "euphorian": "gary_the_electrician",
                "subterran": "faith_the_hydroelectrician",
                "wastelander": "nick_the_understudy",
            }[faction]
        ],
    }
    for step in (4, 5):
        miners = [0, 0, 0]
        miners[number] = step
        game = play(
            build({**ONE, "goods": cost, "hidden": hidden}, q, miners=miners),
            f"place 1 tunnel_{faction}",
            f"take {resource}",
        )
        state = "active" if step == 5 else "hidden"
        assert seat(game)["recruits"] == {RECRUIT[faction]: state, RECRUIT["icarite"]: "hidden"}
        assert list(seat(game, 1)["recruits"].values()) == [state]


@pytest.mark.parametrize(("before", "after", "state"), [(3, 5, "hidden"), (4, 6, "active"), (5, 7, "active")])
def test_passing_the_reveal_step(before, after, state):
    """R58: two steps in one placement reveal as well when they pass step 6."""
    me = {
        **ONE,
        "goods": "water",
        "recruits": ["professor_reitz_the_archeologist"],
        "hidden": ["faith_the_hydroelectrician"],
    }
    game = play(
        build(me, ONE, miners=(0, before, 0), deck="bat"),
        "place 1 tunnel_subterran",
        "use professor_reitz_the_archeologist",
        "take stone",
    )
    assert game.summary()["miners"] == [0, after, 0]
    assert seat(game)["recruits"]["faith_the_hydroelectrician"] == state


def test_miner_never_passes_nine():
    """R58: of two steps at 8 one is lost; the benefits stand."""
    me = {**ONE, "goods": "water", "recruits": ["professor_reitz_the_archeologist"]}
    game = play(
        build(me, ONE, miners=(0, 8, 0), deck="bat"),
        "place 1 tunnel_subterran",
        "use professor_reitz_the_archeologist",
        "take stone",
    )
    assert (game.summary()["miners"], seat(game)["goods"], seat(game)["hand"]) == ([0, 9, 0], {"stone": 1}, {"bat": 1})


def test_reveal_comes_after_the_benefit():
    """R58, C28: the recruit revealed by a dig does not touch that dig."""
    me = {**ONE, "goods": "energy", "hidden": ["gary_the_electrician"]}
    game = play(build(me, tracks=(6, 0, 0, 0), miners=(5, 0, 0)), "place 1 tunnel_euphorian")
    assert legal(game) == ["take artifact", "take gold"]
    assert seat(game)["recruits"] == {"gary_the_electrician": "hidden"}
    play(game, "take gold")
    assert seat(game)["recruits"] == {"gary_the_electrician": "active"}
    assert seat(game)["goods"] == {"gold": 1}


@pytest.mark.parametrize(("faction", "cost", "resource", "_end", "number"), TUNNELS)
def test_end_of_a_tunnel(faction, cost, resource, _end, number):
    """R58, R59, C8: step 9, not 8, opens the exclusive space; the mouth stays usable, the miner stays."""
    miners = [0, 0, 0]
    miners[number] = 8
    me = {"recruits": [RECRUIT[faction]], "goods": f"2 {cost}", "dice": {"hand": [1, 1, 2]}}
    game = build(me, miners=miners)
    assert f"tunnel_end_{faction}" not in spaces(game)
    play(game, f"place 1 tunnel_{faction}", f"take {resource}")
    miners[number] = 9
    assert game.summary()["miners"] == miners
    assert f"tunnel_end_{faction}" in spaces(game)
    play(game, f"place 1 tunnel_{faction}", "roll 1", f"take {resource}")
    assert game.summary()["miners"] == miners
    assert seat(game)["goods"] == {resource: 2}


@pytest.mark.parametrize(("faction", "_cost", "_resource", "end", "number"), TUNNELS)
def test_exclusive_space(faction, _cost, _resource, end, number):
    """R60: free, only with an active recruit of the faction; 3 commodities, no miner, no tier bonus, no track."""
    miners = [0, 0, 0]
    miners[number] = 9
    tracks = (5, 5, 5, 5)
    game = build(
        {**ONE, "recruits": [RECRUIT[faction]]},
        {"dice": {"hand": [1], f"tunnel_end_{faction}": [4]}},
        miners=miners,
        tracks=tracks,
    )
    play(game, f"place 1 tunnel_end_{faction}", "roll 6")  # it bumps
    assert (seat(game)["goods"], seat(game)["hand"]) == ({end: 3}, {})
    assert game.summary()["miners"] == miners
    assert track(game) == [5, 5, 5, 5]
    assert faces(game, 1) == [1, 6]
    for spec in ({}, {"recruits": [RECRUIT["icarite"]]}):
        assert f"tunnel_end_{faction}" not in spaces(build({**ONE, **spec}, miners=miners))


def test_kadan_pays_for_the_exclusive_space():
    """R60: Kadan's owner may use it for 2 knowledge."""
    me = {**ONE, "recruits": ["kadan_the_infiltrator"]}
    game = play(build(me, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert (seat(game)["goods"], seat(game)["knowledge"]) == ({"water": 3}, 5)
    assert "tunnel_end_euphorian" not in spaces(build({**me, "knowledge": 5}, miners=(9, 0, 0)))


def test_icarus_has_no_tunnel():
    """R61, R86: no space and no miner belongs to Icarus, and no tunnel reveals an Icarite."""
    game = build({**ONE, "goods": "energy water food bliss", "hidden": ["lee_the_gossip"]}, miners=(5, 9, 9))
    assert {name for name in spaces(game) if name.startswith("tunnel")} == {
        "tunnel_euphorian",
        "tunnel_subterran",
        "tunnel_wastelander",
    }
    assert len(game.summary()["miners"]) == 3
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert seat(game)["recruits"] == {"lee_the_gossip": "hidden"}


# ---------------------------------------------------------------- construction

SLOTS = {
    "ea": "clay gold gold gold",
    "eb": "stone gold gold gold",
    "sa": "gold stone stone stone",
    "sb": "clay stone stone stone",
    "wa": "stone clay clay clay",
    "wb": "gold clay clay clay",
}


@pytest.mark.parametrize("site", SLOTS)
def test_each_slot_asks_its_own_resource(site):
    """R62, T44: each slot of each site is paid with its printed resource and gives nothing else."""
    for number, resource in enumerate(SLOTS[site].split(), 1):
        taken = {f"build_{site}_{other}": [5] for other in range(2, number)}
        game = build({**ONE, "goods": resource}, {"dice": {"hand": [1], **taken}}, seats=5)
        other = {"gold", "clay", "stone"} - {resource}
        assert f"build_{site}_{number}" not in spaces(build({**ONE, "goods": " ".join(sorted(other))}, seats=5))
        play(game, f"place 1 build_{site}_{number}")
        me = seat(game)
        assert (me["goods"], me["hand"], me["morale"], me["knowledge"], me["stars_left"]) == ({}, {}, 1, 3, 10)
        assert track(game) == [0, 0, 0, 0]
        assert [f"build_{site}_{number}", 1] in me["dice"]


def test_one_player_on_several_slots():
    """R62: one player may hold several slots of a site."""
    game = play(
        build({"goods": "clay gold", "dice": {"hand": [1, 1]}}, seats=4), "place 1 build_ea_1", "place 1 build_ea_2"
    )
    assert seat(game)["dice"] == [["build_ea_1", 1], ["build_ea_2", 1]]


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_workers_needed(seats, needed):
    """R63, T44: 2 workers with 2-3 players, 3 with 4, 4 with 5-6, at the same moment."""
    slots = ["build_sa_1", "build_sa_3", "build_sa_4"]
    for there in range(needed):
        board = {name: [5] for name in slots[:there]}
        game = build({**ONE, "goods": "stone"}, {"dice": {"hand": [1], **board}}, seats=seats)
        play(game, "place 1 build_sa_2")
        assert (game.kind == "tile") == (there == needed - 1)


def test_completion():
    """R64, R23, C5: tile up, exactly 1 star for each player with workers there, then they go home and are rolled."""
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    q = {"goods": "clay", "dice": {"hand": [1, 2], "build_ea_4": [6]}}
    game = play(build(me, {"dice": {"hand": [1, 2]}}, q, seats=4), "place 1 build_ea_2", "tile bemusement_park")
    assert game.summary()["tiles"]["market_ea"] == "bemusement_park"
    assert [seat(game, i)["tile_stars"] for i in range(4)] == [["market_ea"], [], ["market_ea"], []]
    assert [seat(game, i)["stars_left"] for i in range(4)] == [9, 10, 9, 10]
    assert (game.to_move, game.kind) == (CHANCE, "roll")
    play(game, "roll 3 5", "roll 2")
    assert (faces(game, 0), faces(game, 2)) == ([2, 3, 5], [1, 2, 2])
    assert not [move for move in legal(game) if "build_ea" in move]
    assert track(game) == [0, 0, 0, 0]


def test_roll_order_of_a_completion():
    """R64: the active player's dice first, then clockwise."""
    row = [{"dice": {"hand": [1, 1], slot: [6]}} for slot in ("build_ea_2", "build_ea_3")]
    game = build(
        row[0],
        {"dice": {"hand": [1], "build_ea_4": [6]}},
        {"goods": "clay", "dice": {"hand": [1, 2]}},
        row[1],
        seats=5,
        active=2,
    )
    play(game, "place 1 build_ea_1", "tile bemusement_park", "roll 2")
    assert faces(game, 2) == [2, 2]
    play(game, "roll 3")
    assert faces(game, 3) == [1, 1, 3]
    play(game, "roll 4")
    assert faces(game, 0) == [1, 1, 4]
    play(game, "roll 5")
    assert faces(game, 1) == [1, 5]


def test_completed_market_opens():
    """R64, R69: from then on the market can be visited; the site is closed for good."""
    me = {"goods": "2 gold energy", "hand": "book", "dice": {"hand": [1, 1], "build_ea_2": [6]}}
    game = play(build(me, ONE), "place 1 build_ea_3", "tile center_for_reduced_literacy", "roll 2 3")
    assert game.kind == "more"
    assert "market_ea" in spaces(game)
    assert not [name for name in spaces(game) if name.startswith("build_ea")]


def test_stars_come_before_the_rolls():
    """C5, R64: the new tile does not punish the rolls of its own builders."""
    me = {"goods": "gold food clay", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    game = play(build(me, ONE), "place 1 build_ea_2", "tile bemusement_park", "roll 3 3")
    assert seat(game)["goods"] == {"food": 1, "clay": 1}


def test_the_penalty_begins_with_the_flip():
    """R65: a player without a star on the tile is penalised at once, a builder is not."""
    me = {"goods": "gold water", "dice": {"hand": [1, 1, 4], "build_ea_3": [6]}}
    game = build(me, {"goods": "2 gold 2 food", "dice": {"hand": [1], "tunnel_subterran": [2]}})
    play(game, "place 1 build_ea_2", "tile bemusement_park", "roll 1 2", "place 1 tunnel_subterran", "roll 3")
    assert (game.to_move, legal(game)) == (1, ["lose food", "lose gold"])


def test_a_market_built_by_one_player():
    """R66: one player may finish a site alone in one turn with equal dice, for 1 star."""
    game = play(build({"goods": "2 stone", "dice": {"hand": [4, 4]}}, ONE), "place 4 build_sb_2", "place 4 build_sb_3")
    play(game, "tile bemusement_park", "roll 1 6")
    assert (seat(game)["tile_stars"], seat(game)["stars_left"]) == (["market_sb"], 9)
    assert (faces(game), game.to_move) == ([1, 6], 1)


def test_builder_without_stars():
    """R67, R104: a contributor without stars left places none."""
    me = {"goods": "gold", "dice": {"hand": [1, 2]}}
    q = {"stars_left": 0, "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    game = play(build(me, q, seats=3), "place 1 build_ea_2", "tile bemusement_park")
    assert (seat(game, 0)["tile_stars"], seat(game, 0)["stars_left"]) == (["market_ea"], 9)
    assert (seat(game, 1)["tile_stars"], seat(game, 1)["stars_left"]) == ([], 0)


def test_the_flipped_tile_is_public():
    """R68: everybody sees a flipped tile; the face-down ones stay unknown."""
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_ea_3": [6]}}
    games = [
        play(build(me, ONE), "place 1 build_ea_2", f"tile {name}", "roll 1 1")
        for name in ("bemusement_park", "clinic_of_blind_hindsight")
    ]
    assert games[0].view(1) != games[1].view(1)
    for game in games:
        tiles = game.view(1).fields()["tiles"]
        assert [bool(tile) for tile in tiles].count(True) == 1
        assert tiles == game.fields()["tiles"]


# ---------------------------------------------------------------- visits

VISITOR = {"goods": "energy", "hand": "book", "dice": {"hand": [1, 2]}}


@pytest.mark.parametrize(("market", "number"), [("ea", 0), ("eb", 0), ("sa", 1), ("sb", 1), ("wa", 2), ("wb", 2)])
def test_visit(market, number):
    """R69: anyone may visit: the tile's cost, 1 star on the region's territory, the region's track +1."""
    faction = ("euphorian", "subterran", "wastelander")[number]
    game = build(VISITOR, ONE, tiles={f"market_{market}": "center_for_reduced_literacy"})
    play(game, f"place 1 market_{market}")
    tracks = [0, 0, 0, 0]
    tracks[number] = 1
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 9)
    assert territory(game, faction) == [1, 0]
    assert track(game) == tracks
    assert seat(game)["tile_stars"] == []
    assert game.to_move == 1  # no choice of the tile in the base game


def test_visit_with_own_star_on_the_tile():
    """R69: who has a star on the tile may visit as well, again and again."""
    me = {**VISITOR, "tile_stars": ["market_ea"]}
    game = play(build(me, tiles={"market_ea": "center_for_reduced_literacy"}), "place 1 market_ea")
    assert territory(game, "euphorian") == [1, 0]


def test_visit_with_the_territory_full():
    """R70: the visit is legal, is paid, and moves the track only."""
    q = {"territory": {"euphorian": 2}, "dice": {"hand": [1, 2]}}
    game = play(build(VISITOR, q, tiles={"market_ea": "center_for_reduced_literacy"}), "place 1 market_ea")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == ({}, {}, 10)
    assert track(game) == [1, 0, 0, 0]
    assert game.to_move == 1


# ---------------------------------------------------------------- artifact markets


@pytest.mark.parametrize(("space", "faction", "number"), MARKETS)
def test_artifact_market(space, faction, number):
    """R74: 3 artifacts or 2 identical ones; track +1 and a star."""
    game = build({**ONE, "hand": "2 bat bear", "morale": 4}, ONE)
    play(game, f"place 1 {space}")
    assert legal(game) == ["pay 2 bat", "pay 2 bat bear"]
    play(game, "pay 2 bat")
    tracks = [0, 0, 0, 0]
    tracks[number] = 1
    assert (seat(game)["hand"], seat(game)["stars_left"]) == ({"bear": 1}, 9)
    assert (territory(game, faction), track(game)) == ([1, 0], tracks)
    assert space in spaces(build({**ONE, "hand": "bat bear box", "morale": 4}))
    assert space not in spaces(build({**ONE, "hand": "bat bear", "morale": 4}))


@pytest.mark.parametrize(("space", "faction", "_number"), MARKETS)
def test_star_of_an_artifact_market(space, faction, _number):
    """R74, R73: the star goes to the territory or to a face-up tile of the region without an own star."""
    tiles = {
        "market_ea": "bemusement_park",
        "market_eb": "clinic_of_blind_hindsight",
        "market_sa": "center_for_reduced_literacy",
        "market_sb": "friendly_local_game_bonfire",
        "market_wa": "stadium_of_guaranteed_home_runs",
        "market_wb": "disassemble_a_teddy_bear_shop",
    }
    first, second = (f"market_{faction[0]}{letter}" for letter in "ab")
    me = {**ONE, "hand": "2 bat", "morale": 2}
    game = play(build(me, tiles=tiles), f"place 1 {space}")
    assert legal(game) == sorted([f"star territory_{faction}", f"star {first}", f"star {second}"])
    play(game, f"star {first}")
    assert (seat(game)["tile_stars"], territory(game, faction)) == ([first], [0, 0])
    half = play(build({**me, "tile_stars": [first]}, tiles=tiles), f"place 1 {space}")
    assert legal(half) == sorted([f"star territory_{faction}", f"star {second}"])
    del tiles[second]
    unbuilt = play(build(me, tiles=tiles), f"place 1 {space}")
    assert legal(unbuilt) == sorted([f"star territory_{faction}", f"star {first}"])


def test_artifact_market_with_the_territory_full():
    """R74, R101: with the territory full the tile is the only place."""
    q = {"territory": {"euphorian": 2}, "dice": {"hand": [1, 2]}}
    game = build({**ONE, "hand": "2 bat", "morale": 2}, q, tiles={"market_eb": "bemusement_park"})
    assert seat(play(game, "place 1 incinerator"))["tile_stars"] == ["market_eb"]


def test_artifact_market_without_an_open_place():
    """R75: with no place open the visit still moves the track."""
    me = {**ONE, "hand": "2 bat", "morale": 2, "tile_stars": ["market_sa"]}
    q = {"territory": {"subterran": 2}, "dice": {"hand": [1, 2]}}
    game = play(
        build(me, q, tiles={"market_sa": "bemusement_park", "market_ea": "clinic_of_blind_hindsight"}),
        "place 1 free_press",
    )
    assert (seat(game)["hand"], seat(game)["stars_left"], track(game)) == ({}, 9, [0, 1, 0, 0])


# ---------------------------------------------------------------- Icarus


@pytest.mark.parametrize(
    ("hand", "goods", "space"),
    [
        ("2 bat", "nothing", "wind_saloon"),
        ("bat bear box", "nothing", "wind_saloon"),
        ("nothing", "gold clay stone", "nimbus_loft"),
        ("nothing", "3 clay", "nimbus_loft"),
    ],
)
def test_saloon_and_loft(hand, goods, space):
    """R76, R78, C24: artifacts or any 3 resources for a star on the territory and the track; no tile is offered."""
    tiles = {"market_ea": "bemusement_park", "market_sa": "center_for_reduced_literacy"}
    game = play(build({**ONE, "hand": hand, "goods": goods, "morale": 3}, ONE, tiles=tiles), f"place 1 {space}")
    assert (seat(game)["hand"], seat(game)["goods"], seat(game)["stars_left"]) == ({}, {}, 9)
    assert (territory(game, "icarite"), track(game), seat(game)["tile_stars"]) == ([1, 0], [0, 0, 0, 1], [])
    assert game.to_move == 1


def test_loft_takes_no_commodities():
    """R76, C24: the Nimbus Loft asks for resources."""
    assert "nimbus_loft" not in spaces(build({**ONE, "goods": "9 energy 9 water 9 food 9 bliss 2 gold"}))


def test_loft_any_mix():
    """R76: the player chooses which 3 resources to pay."""
    game = play(build({**ONE, "goods": "2 gold clay stone"}), "place 1 nimbus_loft")
    assert legal(game) == ["pay 2 gold clay", "pay 2 gold stone", "pay gold clay stone"]


def test_breeze_bar():
    """R77, C24: 1 bliss and 1 other commodity for the track and 2 artifacts; no star."""
    game = build({**ONE, "goods": "2 bliss energy", "morale": 2}, ONE, deck="bat bear")
    play(game, "place 1 breeze_bar", "draw bat")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == (
        {"bliss": 1},
        {"bat": 1, "bear": 1},
        10,
    )
    assert track(game) == [0, 0, 0, 1]


def test_sky_lounge():
    """R77, C24: the same price for the track and any 2 resources."""
    game = play(build({**ONE, "goods": "bliss water"}, ONE), "place 1 sky_lounge")
    takes = ["take 2 clay", "take 2 gold", "take 2 stone", "take clay stone", "take gold clay", "take gold stone"]
    assert legal(game) == takes
    play(game, "take gold stone")
    assert (seat(game)["goods"], track(game)) == ({"gold": 1, "stone": 1}, [0, 0, 0, 1])


@pytest.mark.parametrize("space", ["breeze_bar", "sky_lounge"])
def test_price_of_bar_and_lounge(space):
    """R77, C24: the second commodity is no bliss and no resource."""
    assert space in spaces(build({**ONE, "goods": "bliss energy"}))
    assert space not in spaces(build({**ONE, "goods": "3 bliss"}))
    assert space not in spaces(build({**ONE, "goods": "bliss 2 gold"}))
    assert space not in spaces(build({**ONE, "goods": "2 energy"}))


def test_no_stars_on_icarus_or_artifact_market_spaces():
    """R78: the star places are territories and tiles, nothing else."""
    game = play(
        build({**ONE, "hand": "2 bat", "morale": 2}, tiles={"market_ea": "bemusement_park"}), "place 1 incinerator"
    )
    assert legal(game) == ["star market_ea", "star territory_euphorian"]


ICARITE = {"recruits": ["maxime_the_ambassador"], "goods": "3 gold", "dice": {"hand": [1, 2]}}


def test_tier_two_of_icarus():
    """R79: an active Icarite's owner gains 1 artifact with a star on the Icarite territory."""
    game = play(build(ICARITE, tracks=(0, 0, 0, 5), deck="bat"), "place 1 nimbus_loft")
    assert (seat(game)["hand"], territory(game, "icarite")) == ({"bat": 1}, [1, 0])
    for spec in (
        {"recruits": []},
        {"recruits": [], "hidden": ["maxime_the_ambassador"]},
        {"recruits": ["ray_the_foreman"]},
    ):
        assert (
            seat(play(build({**ICARITE, **spec}, tracks=(5, 5, 5, 5), deck="bat"), "place 1 nimbus_loft"))["hand"] == {}
        )


def test_tier_two_of_icarus_needs_the_level_before():
    """R79, C6: the visit that reaches level 5 gives no artifact."""
    game = play(build(ICARITE, tracks=(0, 0, 0, 4), deck="bat"), "place 1 nimbus_loft")
    assert (track(game)[3], seat(game)["hand"], seat(game)["stars_left"]) == (5, {}, 9)


def test_tier_two_of_icarus_needs_a_star():
    """R79, C7: with the territory full there is no artifact; nor at the Sky Lounge, which gives no star."""
    q = {"territory": {"icarite": 2}, "dice": {"hand": [1, 2]}}
    game = play(build(ICARITE, q, tracks=(0, 0, 0, 6), deck="bat"), "place 1 nimbus_loft")
    assert (seat(game)["hand"], track(game)[3]) == ({}, 7)
    lounge = play(
        build({**ICARITE, "goods": "bliss food"}, tracks=(0, 0, 0, 6), deck="bat"), "place 1 sky_lounge", "take 2 gold"
    )
    assert seat(lounge)["hand"] == {}


def test_tier_two_of_icarus_only_on_its_territory():
    """R79: a star on another territory gives no artifact."""
    me = {**ICARITE, "hand": "2 bat", "morale": 2}
    game = play(build(me, tracks=(6, 6, 6, 6), deck="bear"), "place 1 ark")
    assert (seat(game)["hand"], territory(game, "wastelander")) == ({}, [1, 0])


def test_tier_two_of_icarus_is_not_doubled():
    """R79, R81: two active Icarites give one artifact."""
    me = {**ICARITE, "recruits": ["maxime_the_ambassador", "lee_the_gossip"], "morale": 3}
    assert seat(play(build(me, tracks=(0, 0, 0, 7), deck="2 bat"), "place 1 nimbus_loft"))["hand"] == {"bat": 1}
