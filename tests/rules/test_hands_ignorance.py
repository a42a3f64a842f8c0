"""Public hands of Ignorance Is Bliss: what everybody has seen of a hand is known."""

import random

import pytest
from helpers import ONE_TWO, Game, build, play, seat, turn_beside

from euphoria_ai.catalog import ARTIFACTS
from euphoria_ai.core.engine.game import CHANCE, Rng


def dig(goods="", me=None, **board):
    """P1 takes an artifact at the Euphorian tunnel with these goods left."""
    me = {**ONE_TWO, "goods": f"energy {goods}".strip(), **(me or {})}
    return play(turn_beside(me, **board), "place 1 tunnel_euphorian", "take artifact")


def row(game):
    return game.summary()["bazaar"]


def seen(game, observer, holder):
    """Hand of a seat as another one knows it."""
    return items_of(game.view(observer).fields()["seats"][holder]["hand"])


def items_of(counts):
    return {name: n for name, n in zip(ARTIFACTS, counts, strict=True) if n}


def test_everybody_knows_what_was_taken():
    """R53: a card is taken face up, so all seats know it; one that was dealt unseen they do not."""
    me = {**ONE_TWO, "goods": "energy", "hand": "bear", "morale": 2}
    game = play(turn_beside(me, seats=3), "place 1 tunnel_euphorian", "take artifact")
    for observer in (1, 2):
        assert seen(game, observer, 0) == {"box": 1}
        assert game.view(observer).fields()["seats"][0]["hand_n"] == 2
    assert seen(game, 0, 0) == {"bear": 1, "box": 1}
    base = play(build({**ONE_TWO, "goods": "energy"}, ONE_TWO, deck="box"), "place 1 tunnel_euphorian", "take artifact")
    assert seen(base, 1, 0) == {}  # drawn from the deck nobody sees it


def test_everybody_sees_what_is_paid_and_discarded():
    """R52, R53: cards that are paid or discarded are no longer known in the hand."""
    me = {**ONE_TWO, "goods": "energy", "hand": "bear", "morale": 1}
    game = play(turn_beside(me), "place 1 tunnel_euphorian", "take artifact", "refill bat", "discard bear")
    assert seen(game, 1, 0) == {"box": 1}
    assert items_of(game.summary()["discard"]) == {"bear": 1}


def test_a_card_given_back_is_not_held():
    """R53, pamhidzai_the_reader: it lies in its slot again, and nobody thinks it is in the hand."""
    me = {"recruits": ["pamhidzai_the_reader"]}
    game = dig("", me, bazaar=("bat", "bear", "box", "book"))
    play(game, "use pamhidzai_the_reader", "take 3 bliss")
    assert (row(game), seen(game, 1, 0), seat(game)["hand"]) == (["bat", "bear", "box", "book"], {}, {})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hands_are_known_in_whole_games(seats):
    """R53: from setup on every seat knows every hand, the row, the discards, and so what the deck holds."""
    rnd, rng = random.Random(seats), Rng(seats)
    game = Game.new("ignorance", seats, seats)
    held = 0
    for number in range(2500):
        if game.over:
            break
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            liked = [move for move in moves if game.text(move).startswith(("take artifact", "place", "buy", "use"))]
            game.apply(rnd.choice(liked if liked and rnd.random() < 0.5 else moves))
        if number % 10:
            continue
        real = game.fields()
        held += sum(row["hand_n"] for row in real["seats"])
        for observer in range(seats):
            view = game.view(observer)
            known = view.fields()
            assert [row["hand"] for row in known["seats"]] == [row["hand"] for row in real["seats"]]
            assert (known["bazaar"], known["discard"], known["deck_n"]) == (
                real["bazaar"],
                real["discard"],
                real["deck_n"],
            )
            assert view.determinize(Rng(number)).fields()["deck"] == real["deck"]
    assert held


def test_trades_of_cards_are_between_two():
    """R21, R53: a third seat does not see which cards change hands, only how many there are."""
    me = {**ONE_TWO, "goods": "water", "hand": "bat bear", "morale": 3}
    q = {**ONE_TWO, "goods": "food", "hand": "book", "morale": 3}
    game = turn_beside(me, q, seats=3, options={"trading": True})
    play(game, "trade P2 give bat for food", "accept")
    assert (seat(game)["hand"], seat(game, 1)["hand"]) == ({"bear": 1}, {"bat": 1, "book": 1})
    assert seen(game, 0, 1) == {"bat": 1}
    assert seen(game, 2, 1) == {}
    assert game.view(2).fields()["seats"][1]["hand_n"] == 2


def test_a_known_card_that_may_have_been_traded_is_no_longer_known():
    """R21, R53: after a trade of one card a third seat is sure of none of two different ones."""
    me = {**ONE_TWO, "goods": "food bliss", "morale": 2}
    game = turn_beside(me, ONE_TWO, seats=3, options={"trading": True})
    play(game, "place 1 breeze_bar", "refill bat", "refill bat")
    assert seen(game, 2, 0) == seat(game)["hand"] == {"book": 1, "box": 1}
    play(game, "place 1 farm", "place 1 farm", "trade P2 give box for nothing", "accept")
    assert seen(game, 2, 0) == {}
    assert game.status() == []
