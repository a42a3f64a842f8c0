"""*Ignorance Is Bliss*: what its tiles forbid and ask, in words."""

import pytest
from helpers import play
from telling import read, reason, story, table

from euphoria_ai.narration.prompts import decision_prompt, explain_move

CLOSED = [
    (
        "bureau_of_restricted_tourism",
        "place 3 farm",
        {"dice": {"hand": [3], "ark": [2], "aquifer": [2]}},
        (
            "Bureau of Restricted Tourism forbids Farm [farm] to you: With 2 or more own workers on the board, "
            "any placement by the player is illegal (R22, R105, R107)."
        ),
    ),
    (
        "natural_fluoridated_spring",
        "place 3 farm",
        {"dice": {"hand": [3], "ark": [6], "farm": [2]}},
        (
            "Natural Fluoridated Spring forbids Farm [farm] to you: An own die showing 6 on the board "
            "makes every placement by the player illegal (R22, R105, R107)."
        ),
    ),
    (
        "together_we_work_alone_camp",
        "place 3 tank e",
        {"dice": {"hand": [3], "tank_energy": [2]}, "knowledge": 6},
        (
            "Together We Work Alone Camp forbids Worker Activation Tank (energy side) [tank_energy] to you: "
            "The player may bump an own worker only with knowledge 5 or less"
        ),
    ),
    (
        "agency_of_progressive_backstabbing",
        "place 3 tank e",
        {"dice": {"hand": [3], "tank_energy": [2]}},
        (
            "Worker Activation Tank (energy side) [tank_energy] costs 3 energy and 1 "
            "commodity, you have 3 energy and 3 commodities (R22); "
            "Agency of Progressive Backstabbing asks 1 comm"
        ),
    ),
]


@pytest.mark.parametrize(("tile", "text", "seat", "why"), CLOSED)
def test_tiles_that_forbid_a_placement(tile, text, seat, why):
    """R105; with an own star on the tile it does not count (R72)."""
    seat = {"goods": "3 energy", **seat}
    assert reason(table(seat, tiles={"market_wa": tile}), text).startswith(why)
    play(table({**seat, "tile_stars": ["market_wa"]}, tiles={"market_wa": tile}), text)


def test_the_commodity_for_an_own_bump():
    tiles = {"market_ea": "agency_of_progressive_backstabbing"}
    game = table({"goods": "3 energy food bliss", "dice": {"hand": [3], "tank_energy": [2]}}, tiles=tiles)
    assert (
        explain_move(game, "place 3 tank e")
        == "3 to Worker Activation Tank (energy side) for 3 energy and 1 commodity, bumping your own 2"
    )
    play(game, "place 3 tank e")
    assert (
        decision_prompt(game)
        == "P1: Agency of Progressive Backstabbing asks 1 commodity for bumping your own worker: which?"
    )
    assert (
        reason(game, "pay energy")
        == "Agency of Progressive Backstabbing asks 1 commodity for bumping your own worker, "
        "one that leaves the space payable (R105)."
    )
    assert read(game, "food") == "pay food"


def test_no_first_star_on_a_territory():
    """Field of Agoraphobia."""
    tiles = {
        "market_wa": "field_of_agoraphobia",
        "market_ea": "bureau_of_restricted_tourism",
        "market_eb": "the_carousel",
    }
    game = play(table({"hand": "2 bat", "morale": 2, "dice": {"hand": [3]}}, tiles=tiles), "place 3 incinerator")
    assert (
        reason(game, "star euphoria") == "nobody has a star on Euphorian Territory [territory_euphorian], and Field "
        "of Agoraphobia forbids you to place the first one "
        "(R105)."
    )


def test_penalties_that_do_not_count_this_turn():
    tiles = {"market_ea": "bureau_of_restricted_tourism", "market_sa": "natural_fluoridated_spring"}
    game = table(
        {"goods": "2 food", "dice": {"hand": [3, 5], "farm": [6]}, "recruits": ["lionel_the_cook"]}, tiles=tiles
    )
    play(game, "use lionel")
    assert decision_prompt(game).endswith(
        "this turn (Lionel the Cook): Bureau of Restricted Tourism or Natural Fluoridated Spring?"
    )
    assert read(game, "ea") == read(game, "bureau") == read(game, "ignore market ea") == "ignore market_ea"
    assert explain_move(game, "spring") == "the penalty of Natural Fluoridated Spring does not count for you this turn"
    assert reason(game, "ignore wa") == "there is no market of Wastelands A [market_wa] yet (R69)."
    assert story(game, "spring") == [
        "P1: ignore the penalty of Natural Fluoridated Spring (Subterra A)",
        "the penalty of Natural Fluoridated Spring does not count for P1 this turn",
    ]
    assert reason(game, "use lionel") == "Lionel the Cook was used in this turn already (once per turn, R89)."
    play(game, "place 3 farm")
    game = table(
        {"knowledge": 3, "dice": {"hand": [3], "farm": [6, 2]}, "recruits": ["rowena_the_mentor"]}, tiles=tiles
    )
    assert reason(game, "place 3 ark").startswith(("Bureau", "Natural"))
    assert story(game, "use rowena") == [
        "P1: use Rowena the Mentor: knowledge 3 -> 4",
        "no market penalty counts for P1 this turn",
    ]
    assert reason(game, "place 3 ark").startswith("Ark of Fractured Memories [ark] costs")


def test_the_prison():
    """R41: a neighbour may take one worker back."""
    game = table(
        {"dice": {"hand": [1], "farm": [3]}},
        {"dice": {"hand": [1], "ark": [4], "farm": [2]}},
        tiles={"market_ea": "dilemmas_prison"},
    )
    play(game, "retrieve farm", "roll 2")
    assert (game.kind, game.to_move) == ("retrieve_one", 1)
    assert (
        decision_prompt(game, ["Ann", "Bob"])
        == "Bob: Ann has taken all workers back, so you may take one back without pay (Dilemma's Prison): which?"
    )
    assert read(game, "retrieve 4 ark") == read(game, "retrieve ark") == "retrieve 4@ark"
    assert read(game, "d") == "decline"
    assert reason(game, "retrieve ark farm") == "one worker may come back, not more (R41)."
    assert (
        reason(game, "retrieve aquifer") == "choose among your workers on the board: 2 on Farm [2@farm] and 4 on Ark "
        "of Fractured Memories [4@ark] (R37)."
    )
    assert reason(game, "place 1 farm") == "you must first say whether one of your workers comes back (R41)."
    assert story(game, "retrieve ark") == ["P2: retrieve 4 from Ark of Fractured Memories"]
