"""Registry of Personal Secrets: penalty with and without an own star, its end by a star, the cost of a visit."""

from cards.shared.base_tiles import check_penalty, check_visit
from cards.shared.names import REGISTRY
from helpers import ONE_TWO, build, play, seat


def test_registry_of_personal_secrets():
    """registry_of_personal_secrets, R44, R72, R105: no extra commodity of tier 1."""
    me = {**ONE_TWO, "recruits": ["nick_the_understudy"]}
    check_penalty(
        REGISTRY, lambda game: seat(play(game, "place 1 farm"))["goods"]["food"] == 1, me, tracks=(0, 0, 4, 0)
    )


def test_registry_and_tunnels():
    """registry_of_personal_secrets, R57: a tunnel gives resource or artifact."""
    me = {**ONE_TWO, "goods": "food", "recruits": ["nick_the_understudy"]}
    check_penalty(
        REGISTRY,
        lambda game: play(game, "place 1 tunnel_wastelander").kind == "take",
        me,
        tracks=(0, 0, 5, 0),
        deck="6 bat",
    )


def test_registry_and_icarus():
    """registry_of_personal_secrets, R79: no artifact with a star on the Icarite territory."""
    me = {**ONE_TWO, "goods": "3 gold", "recruits": ["lee_the_gossip"]}
    check_penalty(
        REGISTRY,
        lambda game: seat(play(game, "place 1 nimbus_loft"))["hand"] == {},
        me,
        tracks=(0, 0, 0, 6),
        deck="4 bat",
    )


def test_registry_leaves_tiers_three_and_four():
    """registry_of_personal_secrets, R83, R84: reveals and stars at level 11 still come; so do abilities."""
    me = {**ONE_TWO, "hidden": ["ian_the_horticulturist"]}
    game = play(build(me, ONE_TWO, tiles={"market_ea": REGISTRY}, tracks=(0, 0, 7, 0)), "place 1 farm")
    assert seat(game)["recruits"] == {"ian_the_horticulturist": "active"}
    me = {**ONE_TWO, "recruits": ["ian_the_horticulturist"]}
    game = play(build(me, ONE_TWO, tiles={"market_ea": REGISTRY}, tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {"ian_the_horticulturist": 1}
    assert seat(game)["goods"] == {"food": 1, "water": 1}


def test_registry_and_andrew():
    """registry_of_personal_secrets, andrew_the_spelunker: his artifact is no allegiance bonus."""
    me = {**ONE_TWO, "goods": "energy", "recruits": ["andrew_the_spelunker", "ray_the_foreman"], "morale": 2}
    game = play(
        build(me, ONE_TWO, tiles={"market_ea": REGISTRY}, tracks=(6, 0, 0, 0), deck="3 bat"),
        "place 1 tunnel_euphorian",
        "take gold",
    )
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 1}, {"bat": 1})


def test_registry_visit():
    """registry_of_personal_secrets, R69: 4 bliss and any artifact."""
    check_visit(REGISTRY, "4 bliss", "balloon")
