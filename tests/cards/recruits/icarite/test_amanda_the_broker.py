"""Amanda the Broker: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import AMANDA, BEN, BRIAN, JULIA
from helpers import build, decision, faces, holdings, legal, play, seat


def bumped(spec, *moves, bumper=(), where="recruits", tiles=None, space="tunnel_subterran"):
    """P1's 1 bumps Amanda's 4 of P2."""
    return place_first(
        {"goods": "water", "dice": {"hand": [1, 2]}, **dict(bumper)},
        {where: [AMANDA], "goods": "bliss", "dice": {"hand": [1], space: [4]}, **spec},
        space=space,
        moves=moves,
        tiles=tiles,
    )


def test_amanda_chooses_the_face():
    """amanda_the_broker: 1 bliss to the supply: the bumped worker gets a face of choice instead of a roll (R24,
    R30).
    """
    game = bumped({})
    assert decision(game) == (f"use {AMANDA}", 1) and game.active == 0
    assert legal(play(game, "use amanda")) == [f"face {n}" for n in range(1, 7)]
    play(game, "face 6")
    assert (
        faces(game, 1) == [1, 6]
        and holdings(game, 1)[2] == {}
        and holdings(game)[2] == {}
        and decision(game) == ("take", 0)
    )
    assert decision(play(bumped({}), "decline amanda")) == ("roll", -1)


@HIDDEN_OR_ACADEMY
def test_amanda_off(where, tiles):
    """amanda_the_broker: hidden or under the Academy the die is rolled (G1, T50)."""
    assert decision(bumped({}, where=where, tiles=tiles)) == ("roll", -1)


def test_amanda_needs_real_bliss():
    """amanda_the_broker: not without bliss; Brian's food is none (G2)."""
    assert decision(bumped({"goods": "energy"})) == ("roll", -1)
    assert decision(bumped({"recruits": [AMANDA, BRIAN], "goods": "3 food"})) == ("roll", -1)


@pytest.mark.parametrize("space", ["tank_water", "nimbus_loft", "market_ea"])
def test_amanda_on_any_bumpable_space(space):
    """amanda_the_broker: wherever a worker of hers is bumped (R24)."""
    game = bumped(
        {},
        space=space,
        bumper={"goods": "4 energy 3 water 2 gold stone"},
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
    )
    assert decision(game) == (f"use {AMANDA}", 1)


def test_amanda_when_bumping_oneself():
    """amanda_the_broker: an own bump counts, unless the Spa forbids it (R26, R107)."""
    own = {"recruits": [AMANDA], "goods": "water bliss", "dice": {"hand": [1, 2], "tunnel_subterran": [4]}}
    game = place_first(own, space="tunnel_subterran")
    assert decision(game) == (f"use {AMANDA}", 0)
    assert faces(play(game, "use amanda", "face 5")) == [2, 5]
    assert "place 1 tunnel_subterran" not in legal(build(own, tiles={"market_wa": "spa_of_fleeting_pleasure"}))


def test_amanda_own_bump_joins_no_group():
    """amanda_the_broker: a face set in the own turn is not placeable with the group (R20)."""
    game = place_first(
        {"recruits": [AMANDA], "goods": "water bliss", "dice": {"hand": [2, 2], "tunnel_subterran": [4]}},
        space="tunnel_subterran",
        moves=["use amanda", "face 2", "take stone"],
    )
    assert decision(game) == ("more", 0)
    assert decision(play(game, "place 2 farm")) == ("turn", 1) and faces(game) == [2]


def test_amanda_not_at_a_finished_market():
    """amanda_the_broker: workers sent home by a market are not bumped (R64)."""
    game = place_first(
        owner_showing([], goods="gold"),
        {"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "build_ea_2": [3]}},
        space="build_ea_3",
        moves=["tile bemusement_park", "roll 1"],
    )
    assert decision(game) == ("roll", -1)


def test_amanda_set_face_counts_as_rolled():
    """amanda_the_broker: check, roll-face penalty and Ben follow the chosen face (R30, R35, G11)."""
    checked = bumped({"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [4]}}, "use amanda", "face 6")
    assert faces(checked, 1) == [6] and seat(checked, 1)["owned"] == 1
    penalty = bumped({"goods": "bliss gold"}, "use amanda", "face 3", tiles={"market_ea": "bemusement_park"})
    assert holdings(penalty, 1)[2] == {}
    assert decision(bumped({}, "use amanda", "face 1", bumper={"recruits": [BEN], "morale": 3})) == (f"use {BEN}", 0)


def test_amanda_before_julia_once_per_bump():
    """amanda_the_broker: asked before the bumper's Julia, once per bump (R89, R89a)."""
    game = bumped({"goods": "3 bliss"}, bumper={"recruits": [JULIA], "morale": 2})
    assert decision(game) == (f"use {AMANDA}", 1)
    play(game, "use amanda", "face 6")
    assert decision(game) == (f"use {JULIA}", 0)
    play(game, "use julia", "take gold")
    assert faces(game, 1) == [1, 6] and holdings(game, 1)[2] == {"bliss": 2} and decision(game) == ("take", 0)
