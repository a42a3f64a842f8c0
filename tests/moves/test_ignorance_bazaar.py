"""*Ignorance Is Bliss*: the bazaar and recruits put back, as they are typed, refused, asked and told."""

import pytest
from helpers import play
from telling import at_the_bazaar, read, reason, story, table

from euphoria_ai.core.engine.game import Game
from euphoria_ai.errors import AmbiguousMoveError
from euphoria_ai.narration.prompts import decision_prompt, explain_move


def test_buying():
    """R53: by slot, by card, or both in any order."""
    game = at_the_bazaar()
    assert game.kind == "buy"
    for text in ("buy 2 balloon", "buy 2", "2", "balloon", "buy balloon", "balloon 2", "b ballo", "BUY 2-BALLOON"):
        assert read(game, text) == "buy 2 balloon", text
    assert (
        decision_prompt(game)
        == decision_prompt(game.view(0))
        == (
            "P1: take an artifact from the bazaar: slot 1 teddy bear (2), slot 2 balloon (1), slot 3 "
            "baseball bat (1), slot 4 board game box (free) (price in commodities)?"
        )
    )
    assert explain_move(game, "1") == "slot 1: teddy bear for 2 commodities"
    assert explain_move(game, "4") == "slot 4: board game box for nothing"
    assert story(game, "1") == [
        ("P1: take teddy bear from bazaar slot 1 for 2 commodities: -2 energy, +1 teddy bear")
    ]  # the price is all that is left


def test_equal_cards_are_told_apart_by_their_slots():
    game = at_the_bazaar(row=("bat", "box", "bat", "bat"))
    with pytest.raises(AmbiguousMoveError, match="buy 3 bat"):
        game.apply("bat")
    assert read(game, "bat 3") == read(game, "3") == "buy 3 bat"


def test_the_price_the_slide_and_the_card_that_follows():
    game = at_the_bazaar(goods="3 energy water")
    assert story(game, "2") == ["P1: take balloon from bazaar slot 2 for 1 commodity"]
    assert game.kind == "price"
    assert decision_prompt(game) == "P1: pay 1 commodity for the balloon: which?"
    assert explain_move(game, "pay water") == "-1 water"
    assert reason(game, "pay food") == "the artifact costs 1 commodity of your choice (R53); you have no food."
    assert reason(game, "pay 2 energy") == "the artifact costs 1 commodity of your choice (R53)."
    assert story(game, "water") == ["P1: pay 1 water: -1 water, +1 balloon"]
    assert (game.kind, decision_prompt(game)) == ("refill", "a card comes into the bazaar")
    assert read(game, "book") == read(game, "refill boo") == "refill book"
    assert reason(game, "buy 2") == "the bazaar must be refilled first (R53)."
    assert story(game, "book") == [
        "P1: Euphorian miner 0 -> 1",
        ("book comes into the bazaar: book, teddy bear, baseball bat, board game box"),
    ]


def test_every_purchase_is_public():
    """Others see which card was taken and what was paid, but not in the base game."""
    for observer in (0, 1):
        game = play(at_the_bazaar(hand="nothing"), "2")
        assert story(game, "refill book", observer=observer)[-1].startswith("book comes")
        assert story(at_the_bazaar(hand="nothing"), "4", observer=observer) == [
            ("P1: take board game box from bazaar slot 4 (free): +1 board game box")
        ]


def test_what_a_slot_costs_whom():
    """R53: the tile's surcharge first, then what Ahmed takes off; the rightmost slot stays free."""
    tiles = {"market_ea": "department_of_bribe_regulation"}
    game = at_the_bazaar(tiles=tiles)
    assert (
        "slot 1 teddy bear (3), slot 2 balloon (2), slot 3 baseball bat (2), slot 4 board game box (free)"
        in decision_prompt(game)
    )
    assert (
        reason(game, "buy 1")
        == "slot 1 costs 3 commodities, one of them by Department of Bribe Regulation; you have 2 commodities (R53)."
    )
    assert explain_move(game, "2") == (
        "slot 2: balloon for 2 commodities (one of them by Department of Bribe Regulation)"
    )
    game = at_the_bazaar(tiles=tiles, recruits=["ahmed_the_artifact_dealer"])
    assert (
        "slot 1 teddy bear (2), slot 2 balloon (1), slot 3 baseball bat (1), slot 4 board game box (free)"
        in decision_prompt(game)
    )
    game = at_the_bazaar(recruits=["ahmed_the_artifact_dealer"])
    assert "slot 1 teddy bear (1), slot 2 balloon (free), slot 3 baseball bat (free)" in decision_prompt(game)


def test_cards_that_cannot_be_taken():
    game = at_the_bazaar(tiles={"market_ea": "storage_of_insufficient_capacity"})
    assert (
        reason(game, "buy 3") == "you hold a card of the type baseball bat already, and Storage of "
        "Insufficient Capacity forbids another one (R55, "
        "R105)."
    )
    assert reason(game, "buy 2 bat") == (
        "slot 2 holds balloon; the bazaar: teddy bear, balloon, baseball bat, board game box (R53)."
    )
    assert reason(game, "buy book") == (
        "no book lies in the bazaar: teddy bear, balloon, baseball bat, board game box (R53)."
    )
    assert reason(game, "buy 5") == "the bazaar has the slots 1 (left) to 4 (right) (R53)."
    assert reason(game, "place 3 farm") == "you must first choose an artifact of the bazaar (R53)."
    assert (
        reason(at_the_bazaar(goods="2 energy"), "buy bear") == "slot 1 costs 2 commodities; you have 1 commodity (R53)."
    )


def test_a_card_given_back():
    game = at_the_bazaar(recruits=["pamhidzai_the_reader"], row=("bear", "bat", "bat", "book"))
    assert story(game, "4") == [
        "P1: take book from bazaar slot 4 (free): +1 book",
        ("the bazaar: teddy bear, baseball bat, baseball bat, nothing"),
    ]
    assert story(game, "use pam") == [
        "P1: use Pamhidzai the Reader: -1 book, the card goes back into the bazaar",
        "the bazaar: teddy bear, baseball bat, baseball bat, book",
    ]


def test_borna_takes_without_paying():
    game = table(
        {"hand": "book bifocals", "morale": 3, "dice": {"hand": [3, 5]}, "recruits": ["borna_the_storyteller"]}
    )
    assert (
        decision_prompt(game) == "P1: place a worker (3 5), resolve the dilemma or first use Borna the Storyteller?"
        if game.fields()["seats"][0]["dilemma"]
        else decision_prompt(game) == "P1: place a worker (3 5) or first use Borna the Storyteller?"
    )
    play(game, "use borna")
    assert decision_prompt(game) == "P1: discard bifocals or book (Borna the Storyteller)?"
    assert reason(game, "discard bat") == "discard bifocals or book: the ability says so."
    play(game, "book")
    assert (
        decision_prompt(game)
        == "P1: take 1 of gold, clay or stone, or 1 artifact without its price (Borna the Storyteller)?"
    )
    assert explain_move(game, "take artifact") == "1 artifact from the bazaar"
    play(game, "take artifact")
    assert "slot 1 teddy bear (free), slot 2 balloon (free)" in decision_prompt(game)
    assert story(game, "1") == ["P1: take teddy bear from bazaar slot 1 (free): +1 teddy bear"]


def dealt(*cards):
    game = Game.new("ignorance", 2)
    return play(game, *[f"deal {card}" for card in cards])


def test_recruits_put_back():
    """R11."""
    game = dealt("davaa", "keb", "spiros", "ted", "kofi", "jon", "doug", "cary")
    assert (game.kind, game.to_move) == ("redraw", 0)
    assert decision_prompt(game) == (
        "P1: more than one recruit without a faction: put back Davaa the Shredder or Spiros the Model Citizen?"
    )
    assert explain_move(game, "refuse davaa") == ("Davaa the Shredder leaves the game, another recruit is dealt")
    assert read(game, "refuse spi") == "refuse spiros_the_model_citizen"
    assert reason(game, "refuse keb") == (
        "put back one of Spiros the Model Citizen or Davaa the Shredder: one without a faction at most is kept (R11)."
    )
    assert reason(game, "keep keb ted") == "you must first put back one of your recruits without a faction (R11)."
    assert story(game, "refuse davaa") == ["P1: refuse Davaa the Shredder"]
    assert story(game, "deal mosi") == ["P1: is dealt Mosi the Patron"]
    assert game.kind == "recruits"
    assert reason(game, "keep ted spiros") == (
        "Spiros the Model Citizen has no faction and can be kept as the active recruit only (R11)."
    )
    play(game, "keep spiros ted")
    assert (
        reason(game, "keep jon kofi")
        == "Kofi the Hermit has no faction and can be kept as the active recruit only (R11)."
    )
