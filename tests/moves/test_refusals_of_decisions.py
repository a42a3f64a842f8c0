"""Why other moves are refused: which rule, what is missing, and nothing that the seat cannot know."""

import random

import pytest
from helpers import build, play
from telling import reason

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.errors import IllegalMoveError, InvalidMoveError
from euphoria_ai.moves.parsing import illegal_move
from euphoria_ai.moves.refusals import why_not
from euphoria_ai.moves.writing import move_texts


def test_nothing_to_retrieve():
    assert reason(build({"dice": {"hand": [3, 5]}}), "retrieve farm") == "none of your workers is on the board (R17)."
    game = build({"dice": {"hand": [3], "farm": [2], "ark": [6]}})
    assert (
        reason(game, "retrieve 3@farm") == "choose among your workers on the board: 2 on Farm [2@farm] and 6 on Ark "
        "of Fractured Memories [6@ark] (R37)."
    )
    assert (
        reason(game, "retrieve aquifer") == "choose among your workers on the board: 2 on Farm [2@farm] and 6 on Ark "
        "of Fractured Memories [6@ark] (R37)."
    )


def test_the_dilemma():
    game = build({"hand": "bear", "dilemma": "bat", "dice": {"hand": [3, 5]}})
    assert (
        reason(game, "dilemma")
        == "the dilemma costs 1 baseball bat or 2 artifacts, you have 0 baseball bats and 1 artifact (R95)."
    )
    game = build({"hand": "bat", "dilemma": "bat", "dilemma_use": "recruits", "dice": {"hand": [3, 5]}})
    assert reason(game, "dilemma") == "your dilemma is used; it serves once in a game (R94)."


def test_passing():
    game = build({"dice": {"hand": [3, 5]}})
    for text in ("pass", "skip", "stop"):
        assert reason(game, text) == "passing is not allowed: place, retrieve or resolve the dilemma (R16)."


def test_after_the_end():
    game = build({"hand": "bat", "dilemma": "bat", "stars_left": 1}, seats=3)
    play(game, "dilemma", "outcome star")
    assert game.over
    for text in ("place 3 farm", "foo", "trade P2 give gold for food"):
        with pytest.raises(IllegalMoveError, match="R109"):
            game.apply(text)
    assert why_not(game, "stop") == "the game is over (R109)."


def test_trading():
    off = build({"goods": "gold"})
    assert why_not(off, "trade P2 give gold for food") == "trading is switched off (R21, option trading)."
    game = build({"goods": "gold energy", "dice": {"hand": [3, 5], "farm": [1]}}, options={"trading": True})
    assert "reads `trade P2" in why_not(game, "trade")
    play(game, "retrieve farm")
    assert game.to_move == CHANCE or "R21" in why_not(game, "trade P2 give gold for food")


def test_another_kind_of_decision():
    game = play(build({"goods": "energy food bliss", "dice": {"hand": [3, 3]}}), "place 3 sky lounge")
    assert reason(game, "place 3 farm") == "you must first choose how to pay (R27)."
    assert reason(game, "star icarus") == "no star is to be placed now; you must first choose how to pay (R27)."
    assert (
        reason(game, "pay bliss gold")
        == "Sky Lounge [sky_lounge] asks for 1 bliss and 1 other commodity (R27); you have no gold."
    )
    assert (
        reason(game, "pay 2 food")
        == "Sky Lounge [sky_lounge] asks for 1 bliss and 1 other commodity (R27); you have only 1 food."
    )


def test_retrieval_prices():
    game = play(build({"goods": "food", "dice": {"hand": [3], "farm": [2]}}), "retrieve farm")
    assert (
        reason(game, "pay bliss")
        == "a retrieval costs 1 food or 1 bliss, or is free at the price of morale; you have 1 food and 0 bliss (R38)."
    )
    assert reason(game, "roll 3") == "you must first choose how to pay for the retrieval (R38)."


def test_dilemma_price():
    game = play(build({"hand": "bat 2 bear", "morale": 3, "dilemma": "bat"}), "dilemma")
    assert reason(game, "pay bear") == "the dilemma asks for 1 baseball bat or 2 artifacts (R95)."
    assert reason(game, "pay 2 bat").endswith("; you have only 1 baseball bat.")


def test_hand_limit():
    game = build({"hand": "bat 2 bear", "morale": 3, "dice": {"hand": [3], "farm": [2]}})
    play(game, "retrieve farm")
    assert game.kind == "discard"  # morale 3 -> 2
    assert (
        reason(game, "discard bat bear")
        == "discard exactly 1 artifact: the hand limit is morale 2 and you hold 3 (R49, R50)."
    )
    assert reason(game, "discard box") == "you have no board game box."
    assert reason(game, "place 3 farm") == "you must first discard 1 of your artifacts (R50)."


def test_abilities():
    game = build(
        {
            "goods": "energy",
            "morale": 2,
            "dice": {"hand": [3, 5]},
            "recruits": ["lee_the_gossip"],
            "hidden": ["nick_the_understudy"],
        },
        {"dice": {"hand": [2], "tunnel_euphorian": [4]}},
    )
    assert (
        reason(game, "use lee")
        == "Lee the Gossip does not answer this; its trigger: The owner bumps another player's worker (R89)."
    )
    assert reason(game, "use nick") == "Nick the Understudy is still hidden (R83, R58)."
    assert reason(game, "use maxime") == "Maxime the Ambassador is not one of your recruits (R89)."
    play(game, "place 3 tunnel e", "roll 1")
    assert game.kind == "use"
    assert (
        reason(game, "use nick")
        == "the question is about Lee the Gossip; Nick the Understudy is still hidden (R83, R58)."
    )
    assert reason(game, "take gold") == "you must first say whether to use Lee the Gossip (R89)."
    silent = build(
        {"dice": {"hand": [3, 5]}, "recruits": ["lee_the_gossip"]}, tiles={"market_wa": "academy_of_mandatory_equality"}
    )
    assert reason(silent, "use lee") == "Academy of Mandatory Equality silences your recruits (R105)."


def test_draws():
    game = build(
        {
            "goods": "energy",
            "knowledge": 6,
            "dice": {"hand": [3, 5]},
            "recruits": ["geek_the_oracle", "jonathan_the_gambler"],
        }
    )
    play(game, "place 3 tunnel e", "take artifact")
    assert game.kind == "draw"
    assert reason(game, "use geek") == "Geek the Oracle costs 1 knowledge gained, you have knowledge 6 of 6 (R90)."
    assert reason(game, "stop") == "you must first choose how to draw the artifact (R93)."


def test_taking_and_losing():
    game = play(build({"goods": "bliss food", "dice": {"hand": [3, 5]}}), "place 3 sky lounge")
    assert reason(game, "take gold") == "take exactly 2 (R28)."
    assert reason(game, "take 2 food").startswith("the choice is `take 2 gold`")
    game = play(build({"goods": "energy", "dice": {"hand": [3, 5]}}), "place 3 tunnel e")
    assert reason(game, "take stone") == "the choice is `take gold` or `take artifact`."
    game = build({"goods": "gold food", "dice": {"farm": [2, 4]}}, tiles={"market_wa": "bemusement_park"})
    play(game, "retrieve 2@farm", "free", "roll 3")
    assert game.kind == "lose"  # Bemusement Park: a 3 costs a good
    assert reason(game, "lose stone") == "you have no stone."
    assert reason(game, "lose 2 gold") == "one good is lost for each die (R35)."


def test_places_of_a_star():
    spec = {"hand": "3 bat", "morale": 3, "dice": {"hand": [3, 5]}, "tile_stars": ["market_eb"]}
    tiles = {"market_ea": "spa_of_fleeting_pleasure", "market_eb": "arena_of_peaceful_conflict"}
    game = play(build(spec, tiles=tiles), "place 3 incinerator", "pay 3 bat")
    assert game.kind == "star"
    assert (
        reason(game, "star icarus")
        == "the star of a visit to Incinerator of Historical Accuracy [incinerator] goes to its own region (R69, R74)."
    )
    assert (
        reason(game, "star arena")
        == "you have a star on Arena of Peaceful Conflict (Euphoria B) [market_eb]; there is never more than one (R73)."
    )
    assert (
        reason(game, "star market_sa") == "there is no market of Subterra A [market_sa] yet, so it takes no star (R74)."
    )
    assert reason(game, "star plaza") == "Plaza of Immortalized Humility is not face up on any site (R68)."
    full = {"territory": {"euphorian": 2}}
    tiles["market_eb"], spec["tile_stars"] = "academy_of_mandatory_equality", []
    game = play(build(spec, full, tiles=tiles), "place 3 incinerator", "pay 3 bat")
    assert (
        reason(game, "star territory_euphorian")
        == "Euphorian Territory [territory_euphorian] is full: 2 of 2 stars (R3, R70)."
    )


def test_keeping_recruits():
    game = Game.new("base", 2)
    play(game, *[f"deal {name}" for name in ("nick", "brian", "phil", "ben", "maxime", "lee", "geek", "ian")])
    assert reason(game, "keep nick") == (
        "keep two of Nick the Understudy, Brian the Viticulturist, Phil the Spy and Ben the "
        "Ludologist: first the active one, then the hidden one (R7)."
    )
    assert reason(game, "keep nick lee") == (
        "Lee the Gossip was not dealt to you; you have Nick the Understudy, Brian the "
        "Viticulturist, Phil the Spy and Ben the Ludologist (R7)."
    )
    assert reason(game, "keep nick nick") == "one recruit is kept active and another one hidden (R7)."
    assert reason(game, "place 3 farm") == "you must first choose which two recruits to keep (R7)."


def test_chance():
    game = Game.new("base", 2)
    play(
        game,
        *[f"deal {name}" for name in ("nick", "brian", "phil", "ben", "maxime", "lee", "geek", "ian")],
        "keep nick ben",
        "keep lee geek",
    )
    assert reason(game, "roll 3 3") == "a dilemma must be dealt first (R8)."
    play(game, "deal bat")
    assert reason(game, "deal bat") == "Ethical Dilemma (bat) cannot come up now (R7, R8, R96)."
    play(game, "deal bear")
    assert reason(game, "roll 3") == "2 dice are rolled: give 2 faces (R30)."
    assert reason(game, "roll 3 7") == "a die shows 1 to 6 (R30)."
    assert reason(game, "place 3 farm") == "dice must be rolled first (R30)."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place 3 famr", "there is no word 'famr' in the game; did you mean 'farm'?"),
        ("plaec 3 farm", "there is no word 'plaec' in the game; did you mean 'place'?"),
        ("xyzzy", "there is no word 'xyzzy' in the game."),
        ("farm", "a worker is placed with `place FACE SPACE`."),
        ("use gold", "after 'use' it reads `use RECRUIT`."),
        ("keep 3 farm", "after 'keep' it reads `keep ACTIVE HIDDEN`."),
    ],
)
def test_no_move_at_all(text, why):
    game = build({"dice": {"hand": [3, 5]}})
    assert reason(game, text) == why
    with pytest.raises(InvalidMoveError, match="is no move"):
        game.apply(text)


def test_the_error_names_near_legal_moves():
    game = build({"dice": {"hand": [3, 5]}})
    with pytest.raises(IllegalMoveError) as error:
        game.apply("place 4 farm")
    assert str(error.value).startswith("'place 4 farm' is not legal at this turn decision: no available worker shows 4")
    assert "Nearest legal: place" in str(error.value)
    for text in str(error.value).split("Nearest legal: ")[1].rstrip(".").split("; "):
        assert text in move_texts(game)


def test_a_move_number_gets_the_same_reason():
    game = build({"dice": {"hand": [3, 5]}})
    with pytest.raises(IllegalMoveError, match="no available worker shows 4"):
        game.apply(1 | 4 << 6 | 2 << 9)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_reasons_do_not_depend_on_what_is_hidden(seats):
    """In every other world that the deciding seat cannot tell apart the same text gets the same answer and hint."""
    rnd, rng, pool, asked = random.Random(seats), Rng(seats), [], 0
    game = Game.new("base", seats, seed=seats, options={"iib_tweaks": seats == 3})
    for _ in range(350):
        if game.over:
            break
        texts = move_texts(game)
        pool += rnd.sample(sorted(texts), min(3, len(texts)))
        wrong = [text for text in rnd.sample(pool, min(2, len(pool))) if text not in texts]
        if game.to_move != CHANCE and wrong:
            world = game.view(game.to_move).determinize(rng)
            for text in wrong:
                assert str(illegal_move(game, text)) == str(illegal_move(world, text))
                asked += 1
        game.apply(rnd.choice(list(texts.values())))
    assert asked > 150
