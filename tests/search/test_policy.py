"""What the policy draws: the menu of a turn offers the legal moves, with the probabilities that their weights give."""

import pytest
from properties.playing import TABLE, decisions, guided_move, random_move, some_options

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.policy import move_chances, move_weights


def expected(game, exponent):
    liked = {move: weight**exponent for move, weight in move_weights(game).items()}
    total = sum(liked.values())
    return {move: weight / total for move, weight in liked.items()}


@pytest.mark.parametrize(("edition", "seats"), TABLE)
@pytest.mark.parametrize("move", [random_move, guided_move])
def test_probabilities_are_those_of_the_weights(edition, seats, move):
    """In every decision of a game, turns above all: the same moves, and the same probabilities to a millionth."""
    turns = 0
    for number in range(2):
        rng = Rng(seats + 10 * number)
        game = Game.new(edition, seats, 7 + number, some_options(edition, seats, number))
        for state in decisions(game, rng, move, 700):
            if state.over or state.to_move == CHANCE:
                assert move_chances(state) == move_weights(state) == {}
                continue
            turns += state.kind == "turn"
            exponent = (1, 2, 4)[turns % 3]
            chances = move_chances(state, exponent=exponent)
            assert list(chances) == state.legal_moves()
            assert chances == pytest.approx(expected(state, exponent), abs=1e-6)
    assert turns > 50
