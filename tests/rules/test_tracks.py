"""Allegiance tracks, activation, and the general rules of recruits (R80-R93)."""

import pytest
from helpers import ONE_TWO, build, legal, open_spaces, play, seat

AREAS = ("generator", "aquifer", "farm", "cloud_mine")
PAIRS = (
    ("katy_the_dietician", "gary_the_electrician"),
    ("faith_the_hydroelectrician", "curtis_the_propagandist"),
    ("nick_the_understudy", "steven_the_scholar"),
    ("lee_the_gossip", "maxime_the_ambassador"),
)


def level(number, value):
    tracks = [0, 0, 0, 0]
    tracks[number] = value
    return tracks


# ---------------------------------------------------------------- tracks


def test_anyone_moves_a_track():
    """R80: each gain is one level, whoever causes it, with or without a recruit of the faction."""
    game = build(ONE_TWO, {"dice": {"hand": [1, 2]}, "recruits": ["nick_the_understudy"]})
    play(game, "place 1 farm", "place 1 farm")
    assert game.summary()["tracks"] == [0, 0, 2, 0]


@pytest.mark.parametrize("number", range(4))
def test_a_track_stops_at_eleven(number):
    """R80: the token stops at level 11."""
    game = build({"dice": {"hand": [1, 1]}}, ONE_TWO, tracks=level(number, 10))
    play(game, f"place 1 {AREAS[number]}", f"place 1 {AREAS[number]}")
    assert game.summary()["tracks"] == level(number, 11)


def test_tiers_stay_in_force():
    """R81: tiers 1 and 2 still work at level 11."""
    me = {
        "recruits": ["nick_the_understudy"],
        "starred": ["nick_the_understudy"],
        "goods": "food",
        "dice": {"hand": [1, 1]},
    }
    game = play(build(me, tracks=(0, 0, 11, 0), deck="2 bat"), "place 1 tunnel_wastelander")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"clay": 1}, {"bat": 1})
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 2, "clay": 1}


def test_tier_two_is_not_doubled():
    """R81: two active recruits of the faction give one resource and one artifact at the tunnel."""
    me = {**ONE_TWO, "recruits": ["ray_the_foreman", "gary_the_electrician"], "goods": "energy", "morale": 4}
    game = play(build(me, tracks=(7, 0, 0, 0), deck="3 bat"), "place 1 tunnel_euphorian")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 1}, {"bat": 1})


def test_tiers_need_an_active_recruit():
    """R81, R88: without an active recruit of the faction tiers 1 and 2 and tier 4 give nothing."""
    game = play(
        build({**ONE_TWO, "recruits": ["lee_the_gossip"], "goods": "energy"}, tracks=(7, 0, 0, 0)),
        "place 1 tunnel_euphorian",
    )
    assert legal(game) == ["take artifact", "take gold"]
    game = play(build({**ONE_TWO, "recruits": ["lee_the_gossip"]}, tracks=(10, 0, 0, 0)), "place 1 generator")
    assert (seat(game)["goods"], seat(game)["stars_left"]) == ({"energy": 1}, 10)


def test_next_placement_of_the_turn_enjoys_the_bonus():
    """R82, C6: a level reached by the first die of a pair counts for the second."""
    game = build({"dice": {"hand": [1, 1]}, "recruits": ["steven_the_scholar"]}, ONE_TWO, tracks=(0, 0, 1, 0))
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 1}
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 3}


@pytest.mark.parametrize("number", range(4))
def test_level_eight_reveals_for_all(number):
    """R83, R86: level 8, not 7, makes all players' hidden recruits of that faction active, and no others."""
    one, two = PAIRS[number]
    other = PAIRS[number - 1][0]
    for before, state in ((6, "hidden"), (7, "active")):
        game = build(
            {**ONE_TWO, "hidden": [one, other]}, {**ONE_TWO, "hidden": [two]}, ONE_TWO, tracks=level(number, before)
        )
        play(game, f"place 1 {AREAS[number]}")
        assert seat(game, 0)["recruits"] == {one: state, other: "hidden"}
        assert seat(game, 1)["recruits"] == {two: state}


def test_nothing_else_reveals():
    """R86: no other level of a track and no other step of a tunnel reveals a recruit."""
    for before in range(7):
        game = play(build({**ONE_TWO, "hidden": ["steven_the_scholar"]}, tracks=(0, 0, before, 0)), "place 1 farm")
        assert seat(game)["recruits"] == {"steven_the_scholar": "hidden"}
    for step in range(5):
        me = {**ONE_TWO, "goods": "food", "hidden": ["steven_the_scholar"]}
        game = play(build(me, miners=(0, 0, step)), "place 1 tunnel_wastelander", "take clay")
        assert seat(game)["recruits"] == {"steven_the_scholar": "hidden"}


@pytest.mark.parametrize("number", range(4))
def test_level_eleven_gives_stars(number):
    """R84: each player puts 1 star on each active recruit of the faction, whoever moved the track."""
    one, two = PAIRS[number]
    other = PAIRS[number - 1][0]
    third = ("ray_the_foreman", "phil_the_spy", "ian_the_horticulturist", "zong_the_astronomer")[number]
    game = build(
        ONE_TWO, {**ONE_TWO, "recruits": [one, two]}, {**ONE_TWO, "recruits": [third, other]}, tracks=level(number, 10)
    )
    play(game, f"place 1 {AREAS[number]}")
    assert seat(game, 1)["recruit_stars"] == {one: 1, two: 1}
    assert seat(game, 1)["stars_left"] == 8
    assert (seat(game, 2)["recruit_stars"], seat(game, 2)["stars_left"]) == ({third: 1}, 9)
    assert seat(game, 0)["stars_left"] == 10


def test_level_eleven_gives_stars_once():
    """R84, R100: a recruit never gets a second star."""
    me = {"dice": {"hand": [1, 1]}, "recruits": ["nick_the_understudy"]}
    game = play(build(me, ONE_TWO, tracks=(0, 0, 10, 0)), "place 1 farm", "place 1 farm")
    assert (seat(game)["recruit_stars"], seat(game)["stars_left"]) == ({"nick_the_understudy": 1}, 9)


# ---------------------------------------------------------------- activation


def test_revealed_recruit_works_for_the_next_die():
    """R85, C35: not in the placement that reveals it, but in the next one of the same turn."""
    game = build({"dice": {"hand": [1, 1]}, "hidden": ["ian_the_horticulturist"]}, ONE_TWO, tracks=(0, 0, 7, 0))
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 1}
    assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
    play(game, "place 1 farm")
    assert seat(game)["goods"] == {"food": 3, "water": 1}  # with the tier-1 bonus


def test_revealed_recruit_does_not_look_back():
    """R85: a recruit answers only what happens while it works: Chase is not offered for the dig that reveals him."""
    me = {"dice": {"hand": [1, 1, 3]}, "hidden": ["chase_the_miner"], "goods": "2 water"}
    game = play(build(me, ONE_TWO, miners=(0, 5, 0)), "place 1 tunnel_subterran", "take stone")
    assert seat(game)["recruits"] == {"chase_the_miner": "active"}
    assert game.kind == "more"
    play(game, "place 1 tunnel_subterran", "roll 2", "take stone")
    assert legal(game) == ["decline chase_the_miner", "use chase_the_miner"]


def test_recruit_of_a_dilemma_works_at_once():
    """R85, R87: Esme, active by a dilemma with her track at 11, answers the star she gets."""
    me = {**ONE_TWO, "dilemma": "bat", "hand": "bat book", "morale": 2}
    game = play(
        build(me, ONE_TWO, tracks=(11, 0, 0, 0)),
        "dilemma",
        "pay bat",
        "outcome recruits",
        "deal esme_the_fireman",
        "deal lee_the_gossip",
        "keep esme_the_fireman",
    )
    assert seat(game)["recruits"] == {"esme_the_fireman": "active"}
    assert seat(game)["recruit_stars"] == {"esme_the_fireman": 1}
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]


def test_active_at_level_eleven():
    """R87: a recruit that becomes active with its track at 11 gets its star at once; at 10 it gets none."""
    me = {**ONE_TWO, "dilemma": "bat", "hand": "bat"}
    for number, stars in ((11, {"ian_the_horticulturist": 1}), (10, {})):
        game = play(
            build(me, ONE_TWO, tracks=(0, 0, number, 0)),
            "dilemma",
            "outcome recruits",
            "deal ian_the_horticulturist",
            "deal lee_the_gossip",
            "keep ian_the_horticulturist",
        )
        assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
        assert seat(game)["recruit_stars"] == stars


def test_hidden_recruits_count_for_nothing():
    """R88: a hidden recruit gives no bonus, no access and no ability."""
    me = {**ONE_TWO, "hidden": ["faith_the_hydroelectrician"]}
    game = build(me, tracks=(0, 6, 0, 0))
    assert seat(play(game, "place 1 aquifer"))["goods"] == {"water": 1}
    me = {**ONE_TWO, "goods": "food", "hidden": ["kadan_the_infiltrator"]}
    assert "tunnel_end_euphorian" not in open_spaces(build(me, miners=(9, 0, 0)))
