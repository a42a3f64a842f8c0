"""The decision at hand as a question, and a move read for a person.

Of a game both say only what the deciding seat knows.
"""

from __future__ import annotations

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.errors import GameOverError
from euphoria_ai.moves.at_hand import AtHand
from euphoria_ai.moves.decisions import DECISIONS
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.verbs import VERBS
from euphoria_ai.moves.writing import move_text

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.moves.shapes import Names


def decision_prompt(game_or_position: Game | Position, names: Names = None) -> str:
    """One line that asks the decision at hand; of a Game as its deciding seat knows it."""
    if game_or_position.kind is None:
        return "the game is over"
    at_hand = AtHand(game_or_position, names)
    decision = DECISIONS[at_hand.kind]
    question = decision.question(at_hand)
    return f"{at_hand.name(at_hand.seat)}: {question}" if decision.addressed else question


def explain_move(game_or_position: Game | Position, move: int | str, names: Names = None) -> str:
    """A short reading of a legal move (its number or text): `drop knowledge` -> `knowledge -1`.

    Raises GameOverError if the game is over, else as `parse_move` does.
    """
    if game_or_position.kind is None:
        raise GameOverError("the game is over: no move is possible (R109)")
    game = game_or_position if isinstance(game_or_position, Game) else game_or_position.determinize(Rng(1))
    text = move_text(game, parse_move(game, move) if isinstance(move, str) else move)
    verb, *args = text.split()
    return VERBS[verb].mean(AtHand(game_or_position, names), args)
