"""The spaces of Icarus."""

import pytest
from helpers import ONE_TWO, build, legal, open_spaces, play, seat


def track(game):
    return game.summary()["tracks"]


def territory(game, faction):
    return game.summary()["territories"][faction]


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
    game = play(build({**ONE_TWO, "hand": hand, "goods": goods, "morale": 3}, ONE_TWO, tiles=tiles), f"place 1 {space}")
    assert (seat(game)["hand"], seat(game)["goods"], seat(game)["stars_left"]) == ({}, {}, 9)
    assert (territory(game, "icarite"), track(game), seat(game)["tile_stars"]) == ([1, 0], [0, 0, 0, 1], [])
    assert game.to_move == 1


def test_loft_takes_no_commodities():
    """R76, C24: the Nimbus Loft asks for resources."""
    assert "nimbus_loft" not in open_spaces(build({**ONE_TWO, "goods": "9 energy 9 water 9 food 9 bliss 2 gold"}))


def test_loft_any_mix():
    """R76: the player chooses which 3 resources to pay."""
    game = play(build({**ONE_TWO, "goods": "2 gold clay stone"}), "place 1 nimbus_loft")
    assert legal(game) == ["pay 2 gold clay", "pay 2 gold stone", "pay gold clay stone"]


def test_breeze_bar():
    """R77, C24: 1 bliss and 1 other commodity for the track and 2 artifacts; no star."""
    game = build({**ONE_TWO, "goods": "2 bliss energy", "morale": 2}, ONE_TWO, deck="bat bear")
    play(game, "place 1 breeze_bar", "draw bat")
    assert (seat(game)["goods"], seat(game)["hand"], seat(game)["stars_left"]) == (
        {"bliss": 1},
        {"bat": 1, "bear": 1},
        10,
    )
    assert track(game) == [0, 0, 0, 1]


def test_sky_lounge():
    """R77, C24: the same price for the track and any 2 resources."""
    game = play(build({**ONE_TWO, "goods": "bliss water"}, ONE_TWO), "place 1 sky_lounge")
    takes = ["take 2 clay", "take 2 gold", "take 2 stone", "take clay stone", "take gold clay", "take gold stone"]
    assert legal(game) == takes
    play(game, "take gold stone")
    assert (seat(game)["goods"], track(game)) == ({"gold": 1, "stone": 1}, [0, 0, 0, 1])


@pytest.mark.parametrize("space", ["breeze_bar", "sky_lounge"])
def test_price_of_bar_and_lounge(space):
    """R77, C24: the second commodity is no bliss and no resource."""
    assert space in open_spaces(build({**ONE_TWO, "goods": "bliss energy"}))
    assert space not in open_spaces(build({**ONE_TWO, "goods": "3 bliss"}))
    assert space not in open_spaces(build({**ONE_TWO, "goods": "bliss 2 gold"}))
    assert space not in open_spaces(build({**ONE_TWO, "goods": "2 energy"}))


def test_no_stars_on_icarus_or_artifact_market_spaces():
    """R78: the star places are territories and tiles, nothing else."""
    game = play(
        build({**ONE_TWO, "hand": "2 bat", "morale": 2}, tiles={"market_ea": "bemusement_park"}), "place 1 incinerator"
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
