"""The decision at hand as a question, and a move read for a person.  Of a game both say only what the deciding seat knows."""

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.moves.meanings import MEANINGS
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.questions import PROMPTS, Prompt
from euphoria_ai.moves.writing import move_text


def decision_prompt(game_or_position, names=None):
    """One line that asks the decision at hand; of a Game as its deciding seat knows it."""
    if game_or_position.kind is None:
        return "the game is over"
    p = Prompt(game_or_position, names)
    return f"{p.name(p.seat)}: {PROMPTS[p.kind](p)}" if p.kind not in ("start", "refill") else PROMPTS[p.kind](p)


def explain_move(game_or_position, move, names=None):
    """A short reading of a legal move (its number or text): `drop knowledge` -> `knowledge -1`.  Raises as notation.parse_move does."""
    game = game_or_position if hasattr(game_or_position, "apply") else game_or_position.determinize(Rng(1))
    text = move_text(game, parse_move(game, move) if isinstance(move, str) else move)
    verb, *args = text.split()
    return MEANINGS[verb](Prompt(game_or_position, names), args)
