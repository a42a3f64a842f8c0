"""Why a worker cannot be placed: the dice, and the spaces that are closed, banned or too dear."""

import pytest
from helpers import build, play
from telling import reason

from euphoria_ai.moves.writing import move_texts


def test_no_worker_with_that_face():
    game = build({"dice": {"hand": [4, 3], "farm": [5]}})
    assert reason(game, "place 5 farm") == "no available worker shows 5; yours show 3 and 4 (R16, R18)."
    assert reason(game, "place 9 farm").startswith("no available worker shows 9")


def test_no_worker_available():
    game = build({"dice": {"farm": [5], "aquifer": [2]}})
    assert reason(game, "place 5 farm") == "none of your workers is available: retrieve first (R17)."


def test_only_equal_dice_follow():
    """R18: one number per turn."""
    game = play(build({"dice": {"hand": [3, 3, 5]}}), "place 3 farm")
    assert game.kind == "more"
    assert reason(game, "place 5 farm") == "only workers that show 3 may follow now (R18)."
    assert reason(game, "place 6 farm") == "no worker that shows 6 may follow; 3 may (R18)."
    assert reason(game, "retrieve 3@farm") == "a turn either places or retrieves (R16)."
    assert reason(game, "dilemma") == "the dilemma takes the whole turn and cannot follow a placement (R94)."
    assert reason(game, "another").startswith("nothing is announced here")
    assert reason(game, "pass") == "say `stop` to place no further worker (R18)."


def test_a_worker_that_came_back_is_not_placed():
    """R20: a worker bumped by its own side."""
    game = build({"goods": "2 energy", "dice": {"hand": [3, 3, 3], "tunnel_euphorian": [1]}})
    play(game, "place 3 tunnel e", "roll 5", "take gold")
    assert (
        reason(game, "place 5 farm")
        == "the worker that shows 5 came back or was gained in this turn and cannot be placed (R20)."
    )


def test_only_the_new_worker_may_be_placed():
    """Chase: the worker just gained, as the very next placement or never."""
    game = build({"goods": "3 energy", "dice": {"hand": [3, 3]}, "recruits": ["chase_the_miner"]})
    play(game, "place 3 tank e", "roll 5")
    assert game.kind == "place"
    assert reason(game, "place 3 farm") == "only workers that show 5 may follow now (R18)."
    assert reason(game, "place 5 tank water").startswith(
        "Worker Activation Tank (water side) [tank_water] costs 3 water"
    )
    assert reason(game, "decline lee") == "Lee the Gossip is not one of your recruits (R89)."


def test_announcing():
    """R19 with iib_tweaks."""
    game = play(build({"morale": 2, "dice": {"hand": [3, 3]}}, options={"iib_tweaks": True}), "place 3 farm")
    assert game.kind == "more"
    assert reason(game, "place 3 farm") == "announce a further placement with `another` first; it costs 1 morale (R19)."
    game.apply("another")
    assert reason(game, "stop") == "the placement was announced and must follow (R19)."
    assert reason(game, "place 5 farm") == "no worker that shows 5 may follow; 3 may (R18)."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "place 3 tank_energy",
            "Worker Activation Tank (energy side) [tank_energy] costs 3 energy, you have 2 energy (R22).",
        ),
        ("place 3 tunnel w", "Wastelander Tunnel [tunnel_wastelander] costs 1 food, you have 0 food (R22)."),
        (
            "place 3 sky lounge",
            "Sky Lounge [sky_lounge] costs 1 bliss and 1 other commodity, you have 0 "
            "bliss and 2 other commodities (R22).",
        ),
        (
            "place 3 ark",
            "Ark of Fractured Memories [ark] costs 3 artifacts or 2 equal artifacts, "
            "you have 1 artifact and at most 1 equal artifact (R22).",
        ),
        ("place 3 nimbus", "Nimbus Loft [nimbus_loft] costs 3 resources, you have 1 resource (R22)."),
        ("place 3 ea 1", "Euphoria construction site A (clay) [build_ea_1] costs 1 clay, you have 0 clay (R22)."),
        (
            "place 3 ea 3",
            "of the empty slots that ask for the same resource only the first is "
            "offered: Euphoria construction site A (gold) [build_ea_2] (R22).",
        ),
        (
            "place 3 end e",
            "Euphorian Tunnel exclusive space [tunnel_end_euphorian] opens when the "
            "miner of its tunnel arrives at step 9; it is at 4 (R59).",
        ),
        (
            "place 3 end s",
            "Subterran Tunnel exclusive space [tunnel_end_subterran] is only for a "
            "player with an active Subterran recruit (R60).",
        ),
        ("place 3 market ea", "there is no market of Euphoria A [market_ea] yet: its site is not finished (R64, R69)."),
        (
            "place 3 build_sa_1",
            "the market of this site is built, so Subterra construction site A (gold) "
            "[build_sa_1] is closed for good (R64).",
        ),
        ("place 3 eb 1", "Euphoria construction site B (stone) [build_eb_1] is taken by a worker of P2 (R22)."),
        (
            "place 3 market sa",
            "Spa of Fleeting Pleasure (Subterra A) [market_sa] costs 4 water and 1 "
            "artifact, you have 0 water and 1 artifact (R22).",
        ),
    ],
)
def test_closed_taken_or_too_dear(text, why):
    game = build(
        {
            "goods": "2 energy gold",
            "hand": "bat",
            "dice": {"hand": [3, 5]},
            "hidden": ["phil_the_spy"],
            "tile_stars": ["market_sa"],
        },
        {"dice": {"hand": [1], "build_eb_1": [2]}},
        miners=(4, 9, 0),
        tiles={"market_sa": "spa_of_fleeting_pleasure"},
    )
    assert reason(game, text) == why


def test_recruits_change_the_cost():
    game = build({"morale": 1, "goods": "3 food", "dice": {"hand": [3, 5]}, "recruits": ["brian_the_viticulturist"]})
    assert (
        reason(game, "place 3 cloud mine")
        == "Cloud Mine [cloud_mine] costs 1 morale (by Brian the Viticulturist), you have morale 1 (R22)."
    )
    game = build({"dice": {"hand": [3, 5]}, "recruits": ["flartner_the_luddite"]})
    assert (
        reason(game, "place 3 ea 2") == "Euphoria construction site A (gold) [build_ea_2] costs 1 gold or 1 "
        "artifact (by Flartner the Luddite), you have 0 gold and 0 artifacts (R22)."
    )
    game = build({"knowledge": 5, "dice": {"hand": [3, 5]}, "recruits": ["kadan_the_infiltrator"]}, miners=(9, 0, 0))
    assert (
        reason(game, "place 3 end e") == "Euphorian Tunnel exclusive space [tunnel_end_euphorian] costs 2 knowledge "
        "gained (by Kadan the Infiltrator), you have knowledge 5 (R22)."
    )
    game = build(
        {
            "goods": "5 bliss",
            "dice": {"hand": [3, 5]},
            "recruits": ["josh_the_negotiator"],
            "tile_stars": ["market_wa"],
        },
        tiles={"market_wa": "academy_of_mandatory_equality"},
    )
    assert reason(game, "place 3 academy") == (
        "Academy of Mandatory Equality (Wastelands A) [market_wa] costs 4 food and "
        "1 gold or 4 food and 1 bliss (by Josh the Negotiator), you have"
        " 0 food, 0 gold and 5 bliss (R22)."
    )


BANS = [
    (
        "spa_of_fleeting_pleasure",
        "place 3 tunnel e",
        {"dice": {"hand": [3], "tunnel_euphorian": [2]}},
        (
            "Spa of Fleeting Pleasure forbids Euphorian Tunnel [tunnel_euphorian] to you: "
            "The player may not place a worker where it would bump one of their own workers"
        ),
    ),
    (
        "apothecary_of_productive_dreams",
        "place 3 cloud mine",
        {},
        (
            "Apothecary of Productive Dreams forbids Cloud Mine [cloud_mine] to you: "
            "All Icarite spaces, Cloud Mine included, "
            "are closed to the player's workers"
        ),
    ),
    (
        "apothecary_of_productive_dreams",
        "place 3 breeze bar",
        {},
        "Apothecary of Productive Dreams forbids Breeze Bar [breeze_bar] to you",
    ),
    (
        "arena_of_peaceful_conflict",
        "place 3 farm",
        {"dice": {"hand": [3], "farm": [2]}},
        (
            "Arena of Peaceful Conflict forbids Farm [farm] to you: A commodity area "
            "holding one of the player's workers is "
            "closed"
        ),
    ),
    (
        "plaza_of_immortalized_humility",
        "place 3 plaza",
        {},
        "Plaza of Immortalized Humility forbids Plaza of Immortalized Humility (Wastelands A) [market_wa] to you",
    ),
    (
        "lounge_of_opulent_frugality",
        "place 3 ea 2",
        {"goods": "gold"},
        "Lounge of Opulent Frugality forbids Euphoria construction site A (gold) [build_ea_2] to you",
    ),
]


@pytest.mark.parametrize(("tile", "text", "seat", "why"), BANS)
def test_tiles_that_close_a_space(tile, text, seat, why):
    """R105, by name; with an own star on the tile it does not count (R72)."""
    spec = {"goods": "energy gold bliss 4 water clay food", "dice": {"hand": [3]}, **seat}
    other = {"dice": {"hand": [6], "build_ea_1": [1]}}
    got = reason(build(spec, other, tiles={"market_wa": tile}), text)
    assert got.startswith(why) and got.endswith("(R22, R105).")
    free = build(
        {**spec, "goods": "energy gold bliss 4 water clay food", "tile_stars": ["market_wa"]},
        other,
        tiles={"market_wa": tile},
    )
    assert any(move.startswith("place 3") for move in move_texts(free))
    play(free, text)


def test_the_courthouse_takes_no_pairs():
    game = build(
        {"hand": "2 bat", "morale": 2, "dice": {"hand": [3, 5]}}, tiles={"market_wa": "courthouse_of_hasty_judgment"}
    )
    assert (
        reason(game, "place 3 wind saloon")
        == "Wind Saloon [wind_saloon] costs 3 artifacts, you have 2 artifacts (R22); "
        "Courthouse of Hasty Judgment takes no pairs from you (R105)."
    )


def test_the_fountain_stops_further_placements():
    """With it there is no `more` decision at all, so the next seat is asked."""
    game = play(
        build(
            {"dice": {"hand": [3, 3]}}, {"dice": {"hand": [1, 2]}}, tiles={"market_wa": "fountain_of_wishful_thinking"}
        ),
        "place 3 farm",
    )
    assert game.to_move == 1
    assert reason(game, "place 3 farm") == "no available worker shows 3; yours show 1 and 2 (R16, R18)."
