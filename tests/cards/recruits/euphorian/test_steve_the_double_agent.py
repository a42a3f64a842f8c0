"""Steve the Double Agent: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_ignorance, equal_workers, place_at, turn_with
from cards.shared.names import ATHENAEUM, BOK, CHAGA, JON, MILOS, STEVE, TAED, TERRI
from helpers import decision, holdings, legal, play, seat


@pytest.mark.parametrize("space, tracks", [("aquifer", (0, 10, 0, 0)), ("farm", (0, 0, 10, 0))])
def test_steve_at_the_end_of_a_track(space, tracks):
    """steve_the_double_agent: a star when the Subterran or the Wastelander track ends, in anybody's turn (R84)."""
    game = place_at(space, [STEVE], tracks=tracks)
    assert seat(game)["recruit_stars"] == {STEVE: 1} and seat(game)["stars_left"] == 9
    game = place_at(space, [], others=({"recruits": [STEVE]},), tracks=tracks)
    assert seat(game, 1)["recruit_stars"] == {STEVE: 1} and seat(game, 1)["stars_left"] == 9


def test_steve_two_stars():
    """steve_the_double_agent: one for each of the two tracks, once for each (R84, R100)."""
    game = equal_workers([STEVE], "place 1 aquifer", "another", "place 1 farm", n=4, morale=4, tracks=(0, 10, 10, 0))
    assert seat(game)["recruit_stars"] == {STEVE: 2} and seat(game)["stars_left"] == 8
    play(game, "another", "place 1 aquifer")
    assert seat(game)["recruit_stars"] == {STEVE: 2} and seat(game)["stars_left"] == 8


def test_steve_not_for_other_tracks():
    """steve_the_double_agent: none for the Euphorian or the Icarite track, though other Euphorians get theirs (R84)."""
    game = place_at("generator", [STEVE, JON], tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {JON: 1}
    assert seat(place_at("cloud_mine", [STEVE], tracks=(0, 0, 0, 10)))["recruit_stars"] == {}


def test_steve_hidden():
    """steve_the_double_agent: not while hidden (R88)."""
    assert seat(place_at("aquifer", [STEVE], tracks=(0, 10, 0, 0), where="hidden"))["stars_left"] == 10


@pytest.mark.parametrize(
    "tracks, stars", [((7, 11, 0, 0), 1), ((7, 0, 11, 0), 1), ((7, 11, 11, 0), 2), ((7, 10, 10, 11), 0)]
)
def test_steve_becoming_active_late(tracks, stars):
    """steve_the_double_agent: revealed by his own faction, the stars of ended tracks come at once (R83, R87)."""
    game = place_at("generator", [STEVE], tracks=tracks, where="hidden")
    assert seat(game)["recruits"] == {STEVE: "active"} and seat(game)["recruit_stars"].get(STEVE, 0) == stars


def test_steve_by_chaga_or_a_dilemma():
    """steve_the_double_agent: so also when Chaga or a dilemma activates him (R87, R97)."""
    spec = {"recruits": [CHAGA], "hidden": [STEVE], "hand": "box"}
    assert seat(play(build_ignorance(spec, tracks=(0, 11, 11, 0)), "use chaga"))["recruit_stars"] == {STEVE: 2}
    game = play(
        build_ignorance({"dilemma": "bat", "hand": "bat"}, tracks=(8, 11, 0, 0)),
        "dilemma",
        "outcome recruits",
        f"deal {STEVE}",
        f"deal {BOK}",
        f"keep {STEVE}",
    )
    assert seat(game)["recruit_stars"] == {STEVE: 1}
    game = play(
        build_ignorance({"dilemma": "bat", "hand": "bat"}, tracks=(7, 11, 0, 0)),
        "dilemma",
        "outcome recruits",
        f"deal {STEVE}",
        f"deal {BOK}",
        f"keep {STEVE}",
    )
    assert seat(game)["recruits"] == {STEVE: "hidden"} and seat(game)["recruit_stars"] == {}


def test_steve_is_euphorian():
    """steve_the_double_agent: Euphorian bonuses, tunnel end and reveal; none of the other two factions (R44, R57, R58,
    R60).
    """
    assert holdings(place_at("generator", [STEVE], tracks=(2, 0, 0, 0)))[2] == {"energy": 2}
    assert holdings(place_at("aquifer", [STEVE], tracks=(2, 2, 2, 0)))[2] == {"water": 1}
    assert holdings(place_at("farm", [STEVE], tracks=(2, 2, 2, 0)))[2] == {"food": 1}
    assert holdings(place_at("tunnel_euphorian", [STEVE], goods="energy", tracks=(5, 5, 5, 0)))[2] == {"gold": 1}
    assert decision(place_at("tunnel_subterran", [STEVE], goods="water", tracks=(5, 5, 5, 0))) == ("take", 0)
    ends = {move.split()[2] for move in legal(turn_with([STEVE], miners=(9, 9, 9))) if "tunnel_end" in move}
    assert ends == {"tunnel_end_euphorian"}
    game = place_at("tunnel_euphorian", [STEVE], "take gold", goods="energy", miners=(5, 0, 0), where="hidden")
    assert seat(game)["recruits"] == {STEVE: "active"}
    game = place_at("tunnel_subterran", [STEVE], "take stone", goods="water", miners=(0, 5, 0), where="hidden")
    assert seat(game)["recruits"] == {STEVE: "hidden"}


def test_steve_and_star_effects():
    """steve_the_double_agent: each star costs morale at the Athenaeum; Terri and Taed answer each (R103)."""
    spec = {"hidden": [STEVE], "morale": 4, "dice": {"hand": [1, 6]}}
    assert holdings(play(build_ignorance(spec, tracks=(7, 11, 11, 0), tile=ATHENAEUM), "place 1 generator"))[0] == 2
    owner = {"recruits": [STEVE, TERRI], "goods": "2 bliss"}
    game = place_at("aquifer", [], "use terri", "take food", others=(owner,), tracks=(0, 10, 0, 0))
    assert holdings(game, 1)[2] == {"food": 1, "bliss": 1} and decision(game) == ("turn", 1)
    game = place_at(
        "farm",
        [],
        "use taed",
        "take gold",
        others=({"recruits": [STEVE, TAED], "goods": "clay", "starred": [TAED]},),
        tracks=(0, 0, 10, 0),
    )
    assert holdings(game, 1)[2] == {"water": 1, "gold": 1}
    spec = {"recruits": [CHAGA, TERRI], "hidden": [STEVE], "hand": "box", "goods": "2 bliss"}
    game = play(build_ignorance(spec, tracks=(0, 11, 11, 0)), "use chaga")
    assert decision(game) == (f"use {TERRI}", 0)
    assert decision(play(game, "use terri", "take food")) == (f"use {TERRI}", 0)


def test_steve_can_end_the_game():
    """steve_the_double_agent: his star may be the tenth, in an opponent's turn (R109)."""
    game = place_at("aquifer", [], others=({"recruits": [STEVE], "stars_left": 1},), tracks=(0, 10, 0, 0), seats=3)
    assert game.over and game.returns() == [0.0, 1.0, 0.0]


def test_steve_in_the_same_event():
    """steve_the_double_agent: players who reach 10 by his and by other stars tie (R110, R111)."""
    other = {"recruits": [STEVE], "stars_left": 1, "morale": 3}
    game = place_at("aquifer", [MILOS], stars_left=1, others=(other,), tracks=(0, 10, 0, 0), seats=6)
    assert (
        game.over
        and (seat(game)["stars_left"], seat(game, 1)["stars_left"]) == (0, 0)
        and game.returns()[:2] == [0.0, 1.0]
    )


def test_steve_after_the_other_stars():
    """steve_the_double_agent: with one star left the Subterran recruit gets it (R84, R104)."""
    game = place_at("aquifer", [STEVE, MILOS], stars_left=1, tracks=(0, 10, 0, 0), seats=3)
    assert game.over and seat(game)["recruit_stars"] == {MILOS: 1}
