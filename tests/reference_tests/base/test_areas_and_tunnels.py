"""The reference program, base game: areas, tracks, tunnels."""

import pytest
from reference_tests.positions import activate, build_tile, play, position, set_dice


@pytest.mark.parametrize("face, energy, knowledge, level", [(1, 1, 3, 1), (2, 1, 2, 0), (6, 2, 4, 0)])
def test_t26_area_total(face, energy, knowledge, level):
    def arrange(table):
        set_dice(table.seats[0], face)
        set_dice(table.seats[1], 1, generator=3)

    game = position(2, arrange)
    play(game, f"place {face} generator")
    who = game.table.seats[0]
    assert (who.goods["energy"], who.knowledge) == (energy, knowledge)
    assert game.table.tracks["euphorian"] == level
    assert game.table.seats[1].goods["energy"] == 0


def test_t28_t30_first_tier_from_the_next_placement():
    def arrange(table):
        table.tracks["wastelander"] = 1
        activate(table, 0, "jacko_the_archivist", "geek_the_oracle")
        set_dice(table.seats[0], 2, 2)

    game = position(2, arrange)
    play(game, "place 2 farm")
    assert game.table.seats[0].goods["food"] == 1
    play(game, "place 2 farm")
    assert game.table.seats[0].goods["food"] == 3
    assert game.table.tracks["wastelander"] == 3


def test_t32_allegiance_wins_in_anothers_turn():
    def arrange(table):
        table.tracks["icarite"] = 10
        table.seats[1].stars_left = 1
        activate(table, 1, "lee_the_gossip")
        set_dice(table.seats[0], 4)

    game = position(2, arrange)
    play(game, "place 4 cloud_mine")
    assert game.kind is None and game.seat is None and game.legal() == []
    assert game.returns() == [0.0, 1.0]
    assert game.table.seats[0].goods["bliss"] == 1
    assert game.summary()["seats"][1]["recruit_stars"] == {"lee_the_gossip": 1}


def test_t33_level_8_reveals_for_all():
    def arrange(table):
        table.tracks["wastelander"] = 7
        table.seats[1].recruits["geek_the_oracle"] = "hidden"
        table.seats[2].recruits["nick_the_understudy"] = "hidden"

    game = position(3, arrange)
    play(game, "place 1 farm")
    assert game.table.seats[1].recruits["geek_the_oracle"] == "active"
    assert game.table.seats[2].recruits["nick_the_understudy"] == "active"


@pytest.mark.parametrize("level, state", [(7, "hidden"), (8, "active")])
def test_t38_dilemma_recruit(level, state):
    def arrange(table):
        table.tracks["icarite"] = level
        table.seats[0].hand["balloon"] = 1
        table.seats[0].dilemma = "dilemma_balloon"

    game = position(2, arrange)
    play(game, "dilemma", "outcome recruits", "deal lee_the_gossip", "deal geek_the_oracle")
    assert game.kind == "draft"
    play(game, "keep lee_the_gossip")
    assert game.table.seats[0].recruits == {"lee_the_gossip": state}
    assert "geek_the_oracle" not in game.table.recruit_deck


def test_t39_own_action_reveals_own_recruit():
    def arrange(table):
        table.tracks["euphorian"] = 6
        table.miners["euphorian"] = 5
        table.seats[0].goods["energy"] = 1
        table.seats[0].recruits["gary_the_electrician"] = "hidden"

    game = position(2, arrange)
    play(game, "place 1 tunnel_euphorian")
    assert game.legal() == ["take artifact", "take gold"]
    play(game, "take gold")
    assert game.table.seats[0].recruits["gary_the_electrician"] == "active"


@pytest.mark.parametrize(
    "level, recruit, registry, both",
    [(4, True, False, False), (5, True, False, True), (5, False, False, False), (5, True, True, False)],
)
def test_t40_t59_or_becomes_and(level, recruit, registry, both):
    def arrange(table):
        table.tracks["wastelander"] = level
        table.seats[0].goods["food"] = 1
        if recruit:
            activate(table, 0, "flartner_the_luddite")
        if registry:
            build_tile(table, "market_ea", "registry_of_personal_secrets")

    game = position(2, arrange)
    play(game, "place 1 tunnel_wastelander")
    assert game.kind == ("draw_artifact" if both else "take")


def test_t42_exclusive_space():
    def arrange(table):
        table.miners["subterran"] = 9
        table.tracks["subterran"] = 6
        table.seats[0].recruits["phil_the_spy"] = "hidden"
        activate(table, 1, "brett_the_lockpicker")
        set_dice(table.seats[0], 6)

    game = position(2, arrange)
    assert "place 6 tunnel_end_subterran" not in game.legal()
    play(game, "place 6 generator", "place 1 tunnel_end_subterran")
    assert game.table.seats[1].goods["food"] == 3 and game.table.miners["subterran"] == 9
