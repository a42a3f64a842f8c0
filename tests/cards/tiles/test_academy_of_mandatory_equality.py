"""Academy of Mandatory Equality: penalty with and without an own star, its end by a star, the cost of a visit."""

import pytest
from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import ACADEMY
from helpers import ONE_TWO, build, open_spaces, play, seat


def test_academy_of_mandatory_equality():
    """academy_of_mandatory_equality, ian_the_horticulturist, R72, R105: abilities of recruits do not work."""
    me = {**ONE_TWO, "recruits": ["ian_the_horticulturist"]}
    check_penalty(ACADEMY, lambda game: "water" not in seat(play(game, "place 1 farm"))["goods"], me)


def test_academy_leaves_the_bonuses():
    """academy_of_mandatory_equality, R81, R84: tiers, the tunnel end and stars at level 11 are untouched."""
    me = {"recruits": ["nick_the_understudy"], "goods": "food", "dice": {"hand": [1, 1, 1]}}
    game = play(
        build(me, ONE_TWO, tiles={"market_ea": ACADEMY}, tracks=(0, 0, 10, 0), miners=(0, 0, 9), deck="bat"),
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
    me = {**ONE_TWO, "recruits": [recruit], **spec}
    assert space in open_spaces(build(me, ONE_TWO, **board))
    assert space not in open_spaces(build(me, ONE_TWO, tiles={"market_ea": ACADEMY}, **board))


def test_academy_and_burdens():
    """academy_of_mandatory_equality, brian_the_viticulturist: a mandatory price of a recruit is an ability as well."""
    me = {**ONE_TWO, "recruits": ["brian_the_viticulturist"], "morale": 1}
    assert "cloud_mine" not in open_spaces(build(me, ONE_TWO))
    assert "cloud_mine" in open_spaces(build(me, ONE_TWO, tiles={"market_ea": ACADEMY}))


def test_academy_in_the_turn_of_others():
    """academy_of_mandatory_equality, amanda_the_broker, R105: it binds in other players' turns, too."""
    q = {"dice": {"hand": [1], "tunnel_subterran": [2]}, "goods": "bliss", "recruits": ["amanda_the_broker"]}
    game = play(build({**ONE_TWO, "goods": "water"}, q, tiles={"market_ea": ACADEMY}), "place 1 tunnel_subterran")
    assert game.kind == "roll"
    game = play(
        build({**ONE_TWO, "goods": "water"}, {**q, "tile_stars": ["market_ea"]}, tiles={"market_ea": ACADEMY}),
        "place 1 tunnel_subterran",
    )
    assert (game.to_move, game.kind) == (1, "use")


def test_academy_turned_up_and_ray():
    """academy_of_mandatory_equality, ray_the_foreman, R65: in force at once for Ray's owner who did not help."""
    q = {**ONE_TWO, "knowledge": 5, "recruits": ["ray_the_foreman"]}
    me = {"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [3]}}
    for tile, knowledge in ((ACADEMY, 5), ("bemusement_park", 3)):
        game = play(build(me, q), "place 1 build_sa_1", f"tile {tile}")
        assert seat(game, 1)["knowledge"] == knowledge


def test_academy_visit():
    """academy_of_mandatory_equality, R69: 4 food and 1 gold."""
    check_visit(ACADEMY, "4 food gold", "")
