"""Commodity areas and the tank."""

import pytest
from helpers import CHANCE, ONE_TWO, build, faces, play, seat

AREAS = [("generator", "energy", 0), ("aquifer", "water", 1), ("farm", "food", 2), ("cloud_mine", "bliss", 3)]
RECRUIT = {
    "euphorian": "ray_the_foreman",
    "subterran": "curtis_the_propagandist",
    "wastelander": "steven_the_scholar",
    "icarite": "maxime_the_ambassador",
}  # none of them acts in these tests


def track(game):
    return game.summary()["tracks"]


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
        assert seat(play(build({**ONE_TWO, **me}, tracks=tracks), f"place 1 {space}"))["goods"] == {good: 1}


def test_tier_one_in_the_top_band():
    """R44: 9 or more gives 2 and the bonus 1."""
    game = build(
        {**ONE_TWO, "recruits": ["steven_the_scholar"]}, {"dice": {"hand": [1], "farm": [6, 6]}}, tracks=(0, 0, 2, 0)
    )
    assert seat(play(game, "place 1 farm"))["goods"] == {"food": 3}


def test_tier_one_is_given_once():
    """R44, R81: two active recruits of the faction give the bonus once."""
    game = build({**ONE_TWO, "recruits": ["steven_the_scholar", "flartner_the_luddite"]}, tracks=(0, 0, 7, 0))
    assert seat(play(game, "place 1 farm"))["goods"] == {"food": 2}


def test_tier_one_needs_the_level_before_the_placement():
    """R44, R82: the placement that reaches level 2 gives no bonus."""
    game = build({**ONE_TWO, "recruits": ["steven_the_scholar"]}, tracks=(0, 0, 1, 0))
    play(game, "place 1 farm")
    assert (seat(game)["goods"], track(game)[2]) == ({"food": 1}, 2)


def test_track_step_cannot_be_refused():
    """R45: the step of the lowest band is no decision."""
    game = play(build(ONE_TWO, {"dice": {"hand": [1, 2]}}), "place 1 farm")
    assert (track(game)[2], game.to_move) == (1, 1)


def test_track_step_at_the_last_level():
    """R45: at level 11 the step is void, the commodity is not."""
    game = play(build(ONE_TWO, tracks=(0, 0, 11, 0)), "place 1 farm")
    assert (track(game)[2], seat(game)["goods"]) == (11, {"food": 1})


# ---------------------------------------------------------------- tank


def test_energy_side():
    """R46, C27: 3 energy, knowledge -2, a new worker."""
    game = play(build({**ONE_TWO, "goods": "4 energy", "knowledge": 5}), "place 1 tank_energy", "roll 4")
    me = seat(game)
    assert (me["goods"], me["knowledge"], me["morale"], me["owned"]) == ({"energy": 1}, 3, 1, 3)
    assert faces(game) == [2, 4]


def test_water_side():
    """R46, C27: 3 water, morale +2, a new worker."""
    game = play(build({**ONE_TWO, "goods": "4 water", "morale": 2}), "place 1 tank_water", "roll 4")
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
    game = play(build(me, ONE_TWO), f"place 1 {space}")
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
