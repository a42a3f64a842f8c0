"""Tunnels, miners, their ends and the exclusive spaces."""

import pytest
from helpers import ONE_TWO, build, faces, legal, open_spaces, play, seat

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


def track(game):
    return game.summary()["tracks"]


@pytest.mark.parametrize(("faction", "cost", "resource", "_end", "number"), TUNNELS)
def test_tunnel_mouth(faction, cost, resource, _end, number):
    """R56, R58, C24: a commodity for resource or artifact; the miner moves 1 step, the track does not."""
    miners = [0, 0, 0]
    miners[number] = 1
    game = build({**ONE_TWO, "goods": f"2 {cost}"}, deck="bat")
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
    me = {**ONE_TWO, "goods": cost, "recruits": [RECRUIT[faction]]}
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
            build({**ONE_TWO, "goods": cost, "hidden": hidden}, q, miners=miners),
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
        **ONE_TWO,
        "goods": "water",
        "recruits": ["professor_reitz_the_archeologist"],
        "hidden": ["faith_the_hydroelectrician"],
    }
    game = play(
        build(me, ONE_TWO, miners=(0, before, 0), deck="bat"),
        "place 1 tunnel_subterran",
        "use professor_reitz_the_archeologist",
        "take stone",
    )
    assert game.summary()["miners"] == [0, after, 0]
    assert seat(game)["recruits"]["faith_the_hydroelectrician"] == state


def test_miner_never_passes_nine():
    """R58: of two steps at 8 one is lost; the benefits stand."""
    me = {**ONE_TWO, "goods": "water", "recruits": ["professor_reitz_the_archeologist"]}
    game = play(
        build(me, ONE_TWO, miners=(0, 8, 0), deck="bat"),
        "place 1 tunnel_subterran",
        "use professor_reitz_the_archeologist",
        "take stone",
    )
    assert (game.summary()["miners"], seat(game)["goods"], seat(game)["hand"]) == ([0, 9, 0], {"stone": 1}, {"bat": 1})


def test_reveal_comes_after_the_benefit():
    """R58, C28: the recruit revealed by a dig does not touch that dig."""
    me = {**ONE_TWO, "goods": "energy", "hidden": ["gary_the_electrician"]}
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
    assert f"tunnel_end_{faction}" not in open_spaces(game)
    play(game, f"place 1 tunnel_{faction}", f"take {resource}")
    miners[number] = 9
    assert game.summary()["miners"] == miners
    assert f"tunnel_end_{faction}" in open_spaces(game)
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
        {**ONE_TWO, "recruits": [RECRUIT[faction]]},
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
        assert f"tunnel_end_{faction}" not in open_spaces(build({**ONE_TWO, **spec}, miners=miners))


def test_kadan_pays_for_the_exclusive_space():
    """R60: Kadan's owner may use it for 2 knowledge."""
    me = {**ONE_TWO, "recruits": ["kadan_the_infiltrator"]}
    game = play(build(me, miners=(9, 0, 0)), "place 1 tunnel_end_euphorian")
    assert (seat(game)["goods"], seat(game)["knowledge"]) == ({"water": 3}, 5)
    assert "tunnel_end_euphorian" not in open_spaces(build({**me, "knowledge": 5}, miners=(9, 0, 0)))


def test_icarus_has_no_tunnel():
    """R61, R86: no space and no miner belongs to Icarus, and no tunnel reveals an Icarite."""
    game = build({**ONE_TWO, "goods": "energy water food bliss", "hidden": ["lee_the_gossip"]}, miners=(5, 9, 9))
    assert {name for name in open_spaces(game) if name.startswith("tunnel")} == {
        "tunnel_euphorian",
        "tunnel_subterran",
        "tunnel_wastelander",
    }
    assert len(game.summary()["miners"]) == 3
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert seat(game)["recruits"] == {"lee_the_gossip": "hidden"}
