"""Trading (R21)."""

import pytest
from helpers import build, legal, play, seat

from euphoria_ai.errors import EuphoriaError, IllegalMoveError

ON = {"trading": True}
P = {"goods": "2 gold energy", "hand": "bat", "dice": {"hand": [1, 1]}}
Q = {"goods": "3 food clay", "hand": "box book", "morale": 2, "dice": {"hand": [1, 2]}}
R = {"goods": "stone", "dice": {"hand": [1, 2]}}


def test_both_sides_hand_over():
    """R21: with the partner's consent both sides hand over at once, any mix of goods and artifacts."""
    game = play(build(P, Q, options=ON), "trade P2 give gold bat for 2 food book")
    assert (game.to_move, game.kind, legal(game)) == (1, "trade", ["accept", "decline"])
    play(game, "accept")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"energy": 1, "food": 2, "gold": 1}, {"book": 1})
    assert (seat(game, 1)["goods"], seat(game, 1)["hand"]) == ({"food": 1, "gold": 1, "clay": 1}, {"bat": 1, "box": 1})
    assert (game.to_move, game.kind) == (0, "turn")


def test_a_refused_offer():
    """R21: a refused offer changes nothing, and the turn goes on."""
    game = build(P, Q, options=ON)
    before = game.summary()
    play(game, "trade P2 give gold for 2 food", "decline")
    assert game.summary() == before
    assert (game.to_move, game.kind) == (0, "turn")


def test_with_anyone():
    """R21: the active player trades with any other player, not only a neighbour, several times."""
    game = play(
        build(P, Q, R, {**R, "goods": "water"}, options=ON),
        "trade P3 give gold for stone",
        "accept",
        "trade P4 give gold for water",
        "accept",
    )
    assert seat(game)["goods"] == {"energy": 1, "water": 1, "stone": 1}
    assert seat(game, 2)["goods"] == {"gold": 1}


def test_gifts():
    """R21: any mix includes nothing in return."""
    game = play(build(P, Q, options=ON), "trade P2 give gold for nothing", "accept")
    assert (seat(game)["goods"], seat(game, 1)["goods"]["gold"]) == ({"energy": 1, "gold": 1}, 1)


def test_between_two_placements():
    """R21: a trade may be made before the action and between two placements, and pay the second one."""
    game = play(build(P, Q, options=ON), "place 1 generator")
    assert game.kind == "more"
    play(game, "trade P2 give gold for food", "accept", "place 1 tunnel_wastelander", "take clay")
    assert seat(game)["goods"] == {"energy": 2, "gold": 1, "clay": 1}


def test_not_in_the_middle_of_a_placement():
    """R21: no trade while a payment or a yield is being chosen."""
    game = play(build(P, Q, options=ON), "place 1 tunnel_euphorian")
    assert game.kind == "take"
    with pytest.raises(IllegalMoveError):
        play(game, "trade P2 give gold for food")


def test_not_after_the_last_placement():
    """R21: after the last placement the turn is over and the next player's decision follows."""
    game = play(build({**P, "dice": {"hand": [1, 2]}}, Q, options=ON), "place 1 generator")
    assert (game.to_move, game.kind) == (1, "turn")


def test_only_the_active_player_offers():
    """R21: goods that the player on turn does not own cannot be offered; nor to themselves or an absent seat."""
    game = build(P, Q, options=ON)
    for text in (
        "trade P2 give clay for food",
        "trade P2 give 3 gold for food",
        "trade P1 give gold for food",
        "trade P3 give gold for food",
        "trade P2 give box for gold",
    ):
        with pytest.raises(IllegalMoveError):
            play(game, text)


@pytest.mark.parametrize("thing", ["star", "morale", "knowledge", "worker", "recruit", "dilemma"])
def test_what_cannot_be_traded(thing):
    """R21: stars, morale, knowledge, workers, recruits and dilemmas are no goods."""
    game = build(P, Q, options=ON)
    with pytest.raises(EuphoriaError):
        play(game, f"trade P2 give {thing} for food")
    with pytest.raises(EuphoriaError):
        play(game, f"trade P2 give gold for {thing}")


def test_partner_cannot_accept_what_they_lack():
    """R21: an offer that asks for what the partner does not own cannot be accepted."""
    game = play(build(P, Q, options=ON), "trade P2 give gold for bear")
    assert seat(game)["goods"] == {"energy": 1, "gold": 2}
    assert "accept" not in legal(game)


def test_hand_limit_after_a_trade():
    """R21, R50: the hand limit applies after the trade, to both, active player first."""
    game = play(
        build({**P, "hand": "2 bat", "morale": 2}, {**Q, "hand": "box book"}, options=ON),
        "trade P2 give gold for box book",
        "accept",
    )
    assert (game.to_move, game.kind) == (0, "discard")
    assert legal(game) == ["discard 2 bat", "discard bat book", "discard bat box", "discard book box"]
    play(game, "discard 2 bat")
    assert (game.to_move, game.kind, seat(game)["hand"]) == (0, "turn", {"book": 1, "box": 1})
    other = play(
        build({**P, "hand": "bat"}, {**Q, "hand": "box", "morale": 1}, options=ON),
        "trade P2 give bat for food",
        "accept",
    )
    assert (other.to_move, other.kind) == (1, "discard")


def test_a_trade_does_not_use_the_turn():
    """R21: after a trade the player still takes the turn, with what was traded."""
    game = play(
        build({**P, "goods": "gold"}, {**Q, "goods": "water"}, options=ON), "trade P2 give gold for water", "accept"
    )
    assert "place 1 tunnel_subterran" in legal(game)


def test_trading_is_off_unless_asked_for():
    """R21, C31: a switch; off by default."""
    with pytest.raises(IllegalMoveError):
        play(build(P, Q), "trade P2 give gold for food")


def test_a_single_legal_move_still_lets_trade():
    """C31: with trading on, a turn with one legal move is still asked, because a trade may come first."""
    me = {"goods": "gold", "dice": {"farm": [2]}}
    game = build(me, Q, options=ON)
    assert (game.to_move, game.kind, legal(game)) == (0, "turn", ["retrieve 2@farm"])
    play(game, "trade P2 give gold for food", "accept", "retrieve 2@farm", "pay food", "roll 1")
    assert seat(game)["morale"] == 3


def test_the_cards_asked_for_are_private():
    """R21: after a refusal the offerer cannot tell whether the partner holds the card that was asked for."""
    games = [build(P, {**Q, "hand": hand}, options=ON) for hand in ("box", "bear")]
    play(games[0], "trade P2 give gold for bear")  # cannot be accepted: declined by itself
    play(games[1], "trade P2 give gold for bear", "decline")
    assert (games[0].to_move, games[0].kind) == (0, "turn")
    assert games[0].view(0) == games[1].view(0)
