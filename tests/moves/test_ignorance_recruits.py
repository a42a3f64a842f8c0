"""*Ignorance Is Bliss*: what its recruits offer and need, in words."""

import pytest
from helpers import play
from telling import at_the_bazaar, read, reason, story, table

from euphoria_ai.core.engine.game import Game
from euphoria_ai.errors import AmbiguousMoveError, IllegalMoveError
from euphoria_ai.narration.prompts import decision_prompt, explain_move


def dealt(*cards):
    game = Game.new("ignorance", 2)
    return play(game, *[f"deal {card}" for card in cards])


def test_free_actions_and_what_they_need():
    game = table(
        {
            "hand": "bat",
            "morale": 2,
            "dice": {"hand": [3, 5]},
            "recruits": ["chaga_the_gamer", "borna_the_storyteller"],
            "hidden": ["ted_the_contingency_planner"],
        }
    )
    assert reason(game, "use chaga") == "Chaga the Gamer needs a box in your hand (R89)."
    assert reason(game, "use borna") == "Borna the Storyteller needs a book or bifocals in your hand (R89)."
    assert reason(game, "use ted") == "Ted the Contingency Planner is still hidden (R83, R58)."
    game = table(
        {"knowledge": 4, "dice": {"hand": [3, 5]}, "recruits": ["rowena_the_mentor", "bok_the_game_master"]},
        tiles={"market_ea": "the_carousel"},
    )
    assert reason(game, "use rowena") == "Rowena the Mentor costs 1 knowledge gained, you have knowledge 4 of 4 (R90)."


def test_which_hidden_recruit_becomes_active():
    game = table(
        {
            "hand": "box",
            "dice": {"hand": [3, 5]},
            "recruits": ["chaga_the_gamer"],
            "hidden": ["terri_the_bliss_trader", "ted_the_contingency_planner"],
        }
    )
    play(game, "use chaga")
    assert decision_prompt(game) == (
        "P1: which hidden recruit becomes active (Chaga the Gamer): Terri the Bliss Trader or Ted "
        "the Contingency Planner?"
    )
    assert "Ted" not in decision_prompt(game.view(1))
    assert (
        reason(game, "activate chaga")
        == "the hidden recruit that becomes active is Terri the Bliss Trader or Ted the Contingency Planner (R85)."
    )
    assert story(game, "terri") == [("P1: activate Terri the Bliss Trader: Terri the Bliss Trader becomes active")]


def test_extra_placements():
    """I6: the menu after a placement."""
    seat = {
        "goods": "3 energy",
        "morale": 3,
        "dice": {"hand": [3, 3, 5]},
        "recruits": ["darren_the_repeater", "spiros_the_model_citizen"],
    }
    game = play(table(seat), "place 3 tunnel e", "take gold")
    assert (
        decision_prompt(game)
        == "P1: place another 3 for 1 morale, use Darren the Repeater, use Spiros the Model Citizen, or stop?"
    )
    assert explain_move(game, "use spiros").startswith(
        "Spiros the Model Citizen: lose 1 morale to place 1 more available worker"
    )
    assert reason(game, "place 3 farm").startswith("announce a further placement")
    play(game, "use darren")
    assert game.kind == "place" or play(game, "roll 2") is game
    assert "Euphorian Tunnel" in decision_prompt(game)
    play(game := play(table(seat), "place 3 tunnel e", "take gold"), "use spiros")
    assert decision_prompt(game) == "P1: place one more worker now: 3 or 5, and where?"
    assert reason(game, "stop") == "the placement was announced and must follow (R19)."
    seat["recruits"] = ["jadwiga_the_sleep_deprivator", "spiros_the_model_citizen"]
    game = play(table(seat), "place 3 tunnel e", "take gold", "use spiros", "place 5 farm")
    assert decision_prompt(game) == "P1: use Jadwiga the Sleep Deprivator, or stop?"
    assert reason(game, "another") == "no further worker that shows 3 may follow (R18, R20)."
    assert reason(game, "use spiros") == "Spiros the Model Citizen was used in this turn already (once per turn, R89)."


def test_extra_placements_that_cannot_be_paid():
    seat = {
        "morale": 1,
        "dice": {"hand": [3, 3]},
        "recruits": ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator"],
    }
    game = play(table(seat), "place 3 farm")
    assert decision_prompt(game) == "P1: use Jadwiga the Sleep Deprivator, or stop?"
    assert reason(game, "another") == "a further placement costs 1 morale and needs morale 2 or more; you have 1 (R19)."
    assert reason(game, "use spiros") == "Spiros the Model Citizen costs 1 morale, you have morale 1 (R90)."


def test_the_worker_that_moves_again():
    game = at_the_bazaar(recruits=["lars_the_ballooneer"], row=("bear", "bat", "bat", "balloon"))
    play(game, "4", "refill bat", "use lars")
    assert decision_prompt(game) == "P1: move the 3 from Euphorian Tunnel to another space: where?"
    assert (
        reason(game, "place 3 tunnel e")
        == "the worker moves to another space than Euphorian Tunnel [tunnel_euphorian] (Lars)."
    )
    assert reason(game, "place 5 farm") == "only workers that show 3 may follow now (R18)."
    assert story(game, "place 3 farm")[0].startswith("P1: place 3 on Farm: +1 food")


def test_kofi():
    seat = {
        "goods": "3 energy water",
        "morale": 3,
        "dice": {"hand": [3], "farm": [2]},
        "recruits": ["kofi_the_hermit"],
        "hidden": ["terri_the_bliss_trader"],
    }
    game = table(seat, miners=(0, 5, 0))
    assert (
        reason(game, "place 3 tank e")
        == "Kofi the Hermit closes Worker Activation Tank (energy side) [tank_energy] to you while active (R22)."
    )
    play(game, "retrieve farm")
    assert story(game, "roll 3") == ["P1: rolls 3", "P1 has a further turn"]
    play(game, "place 3 tunnel s")
    assert story(game, "take stone", observer=1) == [
        (
            "P1: take 1 stone: +1 stone, Kofi the Hermit leaves the game, Terri the Bliss Trader "
            "becomes active, Subterran miner 5 -> 6"
        ),
        "hidden Subterran recruits are revealed",
    ]


def test_samuel():
    game = table(
        {"goods": "energy", "dice": {"hand": [3, 5], "farm": [2], "ark": [4]}, "recruits": ["samuel_the_zapper"]}
    )
    play(game, "place 3 farm", "use samuel")
    assert (
        decision_prompt(game) == "P1: take back any of 2 on Farm and 3 on Farm without pay (Samuel the Zapper): which?"
    )
    assert read(game, "retrieve all") == "retrieve 2@farm 3@farm"
    assert read(game, "retrieve 2 farm") == "retrieve 2@farm"
    assert (
        reason(game, "retrieve ark")
        == "choose among your workers on commodity areas: 2 on Farm [2@farm] and 3 on Farm [3@farm] (Samuel)."
    )


def test_jedidiah():
    game = table(
        {"dice": {"hand": [3, 5]}, "recruits": ["jedidiah_the_inciter"]},
        {"dice": {"hand": [1], "farm": [4, 2]}},
        {"dice": {"farm": [4]}},
    )
    play(game, "place 3 farm", "use jed")
    assert decision_prompt(game) == "P1: bump P2's 4, P2's 2 or P3's 4 from Farm (Jedidiah the Inciter)?"
    for text in ("bump P2 4", "p2 4", "2 4", "bump 2 4"):
        assert read(game, text) == "bump P2 4", text
    assert read(game, "bump p3") == "bump P3 4"
    with pytest.raises(AmbiguousMoveError):
        game.apply("bump p2")
    assert explain_move(game, "p3") == "P3's 4 leaves Farm"
    assert reason(game, "bump p2 5").startswith("a worker of another player on Farm [farm] leaves")
    assert story(game, "p2 4") == ["P1: bump 4 of P2", "P2: 4 bumped from Farm"]


def test_a_worker_as_payment():
    """Doug, with Jon's three commodities beside it."""
    seat = {
        "goods": "clay 3 food",
        "dice": {"hand": [3, 5, 4]},
        "recruits": ["doug_the_builder", "jon_the_amateur_handyman"],
    }
    game = play(table(seat), "place 3 ea 1")
    assert decision_prompt(game) == (
        "P1: Euphoria construction site A (clay) costs 1 clay or 1 other available worker (by Doug "
        "the Builder) or 3 commodities (by Jon the Amateur Handyman): how do you pay?"
    )
    for text in ("pay worker 5", "worker 5", "pay die 5", "pay worker 5 by doug"):
        assert read(game, text) == "pay worker 5", text
    with pytest.raises(AmbiguousMoveError):
        game.apply("pay worker")
    with pytest.raises(IllegalMoveError):
        game.apply("pay worker 5 by jon")
    assert explain_move(game, "worker 5") == "give up the available 5"
    assert story(game, "worker 5") == ["P1: pay worker 5 by Doug the Builder: sacrifices a worker, +1 clay"]
    assert reason(table({"dice": {"hand": [3]}, "recruits": ["doug_the_builder"]}), "place 3 ea 1") == (
        "Euphoria construction site A (clay) [build_ea_1] costs 1 clay or 1 other "
        "available worker (by Doug the Builder), you have 0 clay"
        " and 0 other available workers (R22)."
    )


def test_wildcards():
    seat = {"hand": "box", "morale": 3, "dice": {"hand": [3]}, "recruits": ["ekaterina_the_cheater"], "dilemma": "bear"}
    assert (
        explain_move(table(seat), "dilemma")
        == "resolve the dilemma for 1 teddy bear or 2 artifacts or 1 board game box (by Ekaterina the Cheater)"
    )
    assert reason(table(seat), "place 3 ark") == (
        "Ark of Fractured Memories [ark] costs 3 artifacts or 2 equal artifacts or 1 board game box and 1 artifact (by "
        "Ekaterina the Cheater), you have 1 artifact, at most 1 equal artifact and 1 board game box"
        " (R22)."
    )


def test_free_tunnels():
    """Davaa pays nothing where nobody stands."""
    seat = {"dice": {"hand": [3]}, "recruits": ["davaa_the_shredder"]}
    assert explain_move(table(seat), "place 3 tunnel e") == "3 to Euphorian Tunnel"
    assert (
        reason(table(seat, {"dice": {"hand": [1], "tunnel_euphorian": [2]}}), "place 3 tunnel e")
        == "Euphorian Tunnel [tunnel_euphorian] costs 1 energy, you have 0 energy (R22)."
    )


def test_one_resource_and_one_commodity():
    game = play(
        table({"hand": "bat bear box", "morale": 3, "dice": {"hand": [3, 3]}, "recruits": ["pedro_the_collector"]}),
        "place 3 ark",
    )
    assert decision_prompt(game) == "P1: take 1 resource and 1 commodity (Pedro the Collector): which?"
    assert read(game, "gold food") == "take food gold"
    assert reason(game, "take 2 gold") == "take exactly 1 resource and 1 commodity (R28)."


def test_jose_is_written_with_and_without_an_accent():
    game = dealt("jose", "joseph", "jon", "cary", "keb", "ted", "doug", "mosi")
    assert (
        read(game, "keep José Jon") == read(game, "keep jose jon") == "keep jose_the_persuader jon_the_amateur_handyman"
    )


def test_who_lacks_the_price_is_told_so():
    """R90: Samuel is asked after a placement; without energy he would not be."""
    game = play(
        table({"dice": {"hand": [3, 3], "farm": [2]}, "morale": 3, "recruits": ["samuel_the_zapper"]}), "place 3 farm"
    )
    assert "does not answer this" in reason(game, "use samuel")
    assert reason(game, "use samuel").endswith(", and it costs 1 energy, you have 0 energy (R89).")


def test_one_worker_from_the_start_is_not_lost_to_a_check():
    """Kofi: his owner begins with one worker instead of two."""
    game = dealt("kofi", "ted", "jon", "doug", "cary", "pmai", "zara", "lionel")
    told = story(game, "keep kofi ted") + story(game, "keep cary pmai")
    assert any("starts with 1 worker" in line for line in told), told
    assert not any("check" in line for line in told)
