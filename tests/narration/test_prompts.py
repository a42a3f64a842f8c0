"""Decisions as questions; expected words from the rules."""

import re

from helpers import build, play
from telling import story

from euphoria_ai.catalog import RECRUITS
from euphoria_ai.core.engine.game import Game
from euphoria_ai.moves.words import ability_text, draw_number
from euphoria_ai.narration.prompts import decision_prompt, explain_move


def test_prompts_of_a_turn():
    game = build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [3, 3], "farm": [2]}})
    assert decision_prompt(game) == "P1: place a worker (3 3), retrieve (1 on the board) or resolve the dilemma?"
    assert decision_prompt(game.view(1)) == "P1: place a worker (3 3) or retrieve (1 on the board)?"
    assert decision_prompt(game, names=["Ann", "Bob"]).startswith("Ann: place a worker")
    game.apply("place 3 aquifer")
    assert decision_prompt(game) == "P1: place another 3, or stop?"
    tweaks = play(build({"morale": 3, "dice": {"hand": [3, 3]}}, options={"iib_tweaks": True}), "place 3 farm")
    assert decision_prompt(tweaks) == "P1: place another 3 for 1 morale, or stop?"
    tweaks.apply("another")
    assert decision_prompt(tweaks) == "P1: place the further 3 now: where?"


def test_prompt_of_an_ability():
    game = build(
        {"goods": "energy", "dice": {"hand": [6, 5], "tunnel_euphorian": [4]}},
        {"goods": "energy", "morale": 2, "dice": {"hand": [2, 3]}, "recruits": ["lee_the_gossip"]},
        active=1,
    )
    play(game, "place 2 tunnel e", "roll 1")
    ask = "P2: Lee the Gossip: lose 1 morale so that P1 gains 1 knowledge; you gain 1 commodity of choice?"
    assert decision_prompt(game) == decision_prompt(game.view(0)) == ask
    assert explain_move(game, "use lee") == ask.removeprefix("P2: ").rstrip("?")
    assert explain_move(game, "decline lee") == "without Lee the Gossip"
    game.apply("use lee")
    assert decision_prompt(game) == "P2: take 1 of energy, water, food or bliss (Lee the Gossip): which?"


def test_prompts_of_payments():
    game = play(build({"goods": "energy food bliss", "dice": {"hand": [3, 5]}}), "place 3 sky lounge")
    assert decision_prompt(game) == "P1: Sky Lounge costs 1 bliss and 1 other commodity: how do you pay?"
    game = play(build({"goods": "food", "dice": {"hand": [3], "farm": [2]}}), "retrieve farm")
    assert decision_prompt(game) == "P1: pay 1 food or 1 bliss for 2 morale, or retrieve free for -1 morale?"
    game = play(
        build({"goods": "food", "dice": {"hand": [3], "farm": [2]}}, tiles={"market_wa": "cafeteria_of_nameless_meat"}),
        "retrieve farm",
    )
    assert decision_prompt(game) == "P1: pay 1 food or 1 bliss for 2 morale, or retrieve free for -2 morale?"
    game = play(build({"hand": "bat bear", "morale": 2, "dilemma": "bat"}), "dilemma")
    assert decision_prompt(game) == "P1: pay the dilemma with 1 baseball bat or 2 artifacts: which?"
    assert decision_prompt(game.view(1)) == "P1: pay the dilemma with its artifact or 2 artifacts: which?"


def test_prompts_of_cards():
    game = build({"hand": "bat 2 bear", "morale": 3, "goods": "food", "dice": {"hand": [3], "farm": [2]}})
    play(game, "retrieve farm", "free")
    assert decision_prompt(game) == "P1: 1 card over the hand limit: discard 1"
    game = build({"goods": "energy", "knowledge": 2, "dice": {"hand": [3, 5]}, "recruits": ["geek_the_oracle"]})
    play(game, "place 3 tunnel e")
    assert decision_prompt(game) == "P1: take 1 gold or 1 artifact?"
    game.apply("take artifact")
    assert decision_prompt(game).startswith(
        "P1: draw 1 artifact, or use Geek the Oracle: gain 1 knowledge to draw 3 artifacts"
    )
    play(game, "use geek", "draw bat", "draw bat", "draw bear")
    assert decision_prompt(game) == "P1: discard 2 artifacts (Geek the Oracle): which?"


def test_prompts_of_stars_and_tracks():
    game = play(
        build(
            {"hand": "3 bat", "morale": 3, "dice": {"hand": [3, 5]}}, tiles={"market_eb": "arena_of_peaceful_conflict"}
        ),
        "place 3 incinerator",
        "pay 3 bat",
    )
    assert decision_prompt(game) == "P1: star on the Euphorian territory or Arena of Peaceful Conflict (Euphoria B)?"
    assert explain_move(game, "star euphoria") == "star on the Euphorian territory (0 of 2 taken)"
    game = play(build({"dice": {"hand": [3, 5]}, "recruits": ["sir_scarby_the_harvester"]}), "place 3 farm")
    assert decision_prompt(game) == "P1: take 1 food or -1 knowledge (Sir Scarby the Harvester)?"
    assert explain_move(game, "drop knowledge") == "knowledge -1"
    assert explain_move(game, "take food") == "+1 food"


def test_prompts_of_others():
    game = play(
        build({"dice": {"hand": [3, 5]}, "recruits": ["zong_the_astronomer"]}),
        "place 3 cloud mine",
        "use zong",
        "draw bat",
    )
    assert decision_prompt(game) == "P2: take 1 bliss (Zong the Astronomer)?"
    assert explain_move(game, "accept") == "take 1 bliss"
    game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
    play(game, "trade P2 give bat gold for energy")
    assert decision_prompt(game) == "P2: P1 offers 1 gold and 1 baseball bat for 1 energy: accept?"
    assert "bat" not in decision_prompt(game.view(2))
    assert explain_move(game, "accept") == "get 1 gold and 1 baseball bat for 1 energy"


def test_prompts_of_recruits():
    game = Game.new("base", 2)
    assert decision_prompt(game) == "P1: is dealt a recruit"
    play(game, *[f"deal {name}" for name in ("nick", "brian", "gambler", "ben", "maxime", "lee", "geek", "ian")])
    assert decision_prompt(game) == (
        "P1: keep two recruits, the first active, the second hidden: Nick the Understudy, Brian the"
        " Viticulturist, Jonathan the Gambler or Ben the Ludologist?"
    )
    assert decision_prompt(game.view(1)) == "P1: keep two recruits, the first active, the second hidden?"
    assert explain_move(game, "keep gambler ben") == "Gambler active, Ben hidden"
    play(game, "keep nick ben", "keep lee geek", "deal bat", "deal bear")
    assert decision_prompt(game) == "P1: roll 2 dice"
    play(game, "roll 2 5", "roll 2 5")
    assert decision_prompt(game) == "who begins: P1 or P2?"
    assert story(game, "start p2") == ["P2 begins"]


def test_every_card_that_asks_has_a_question():
    for row in RECRUITS:
        for number, ability in enumerate(row["abilities"]):
            asked = ability.get("optional") or ability["on"] in ("draw", "free_action", "extra")
            if not asked:
                assert not row.get("ask") or row["ask"][number] == "", row["id"]
                continue
            text = ability_text(row, number, "P2 Ben")
            assert text and text == text.strip(" .?") and text[0].islower(), text
            assert not re.search(r"\(a\)|\(b\)|\bowner\b|that player|[{}]|\bha\b", text), text
            subject = ability["on"] in ("bump", "bumping") and "P2 Ben" in text
            assert subject or "P2 Ben" not in text, text
        assert len(row.get("ask", row["abilities"])) == len(row["abilities"]), row["id"]
    chase = next(row for row in RECRUITS if row["id"] == "chase_the_miner")
    assert ability_text(chase, 0).startswith("sacrifice the worker just placed to gain 2 extra")
    pete = next(row for row in RECRUITS if row["id"] == "pete_the_cannibal")
    assert ability_text(pete, 1) == "gain 2 knowledge to draw 1 artifact"
    assert [row["id"] for row in RECRUITS if draw_number(row) is not None] == [
        "jonathan_the_gambler",
        "geek_the_oracle",
    ]
