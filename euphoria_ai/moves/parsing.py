"""Moves given as text: found among the legal ones, carried out, or refused with the reason."""

from __future__ import annotations

from euphoria_ai.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError
from euphoria_ai.moves.at_hand import AtHand
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.reading import candidates
from euphoria_ai.moves.refusals import refusal
from euphoria_ai.moves.trades import parse_trade
from euphoria_ai.moves.writing import move_texts, plain_text

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.errors import EuphoriaError


def parse_move(game: Game, text: str) -> int:
    """The legal move that a text means.

    Raises InvalidMoveError, AmbiguousMoveError or IllegalMoveError (with the reason).
    """
    legal = move_texts(game)
    canonical = " ".join(text.split())
    if canonical in legal:
        return legal[canonical]
    if not split_words(text):
        raise InvalidMoveError("an empty move")
    found = candidates(game, text, legal) if len(text) <= 400 else ()
    if len(found) == 1:
        return legal[found[0]]
    if found:
        more = f" and {len(found) - 6} more" if len(found) > 6 else ""
        raise AmbiguousMoveError(f"{text!r} fits more than one move: {'; '.join(found[:6])}{more}")
    raise illegal_move(game, text, legal)


def apply_text(game: Game, text: str) -> int | None:
    """Apply a move given as text; returns the move (None for a trade offer)."""
    if text.split()[:1] and text.split()[0].lower() == "trade":
        partner, give, get = parse_trade(game, text)
        if game.over:
            raise illegal_move(game, text)
        try:
            game.propose_trade(partner, give, get)
        except ValueError as error:
            raise IllegalMoveError(f"{text!r}: {error}") from None
        return None
    move = parse_move(game, text)
    game.apply(move)
    return move


def illegal_move(game: Game, move: int | str, legal: dict[str, int] | None = None) -> EuphoriaError:
    """The error for a move that is not legal here: what it would need, and the nearest legal moves.

    move: its number or text; legal: text -> move of every legal move, if it is known already.
    """
    if game.over:
        return IllegalMoveError("the game is over: no move is possible (R109)")
    try:
        text = move if isinstance(move, str) else plain_text(int(move))
    except (InvalidMoveError, ValueError, TypeError):
        return InvalidMoveError(f"{move!r} is no move")
    if len(text) > 400:
        return InvalidMoveError("a text this long is no move")
    at_hand = AtHand(game, texts=legal)
    why, is_move = refusal(at_hand, text)
    if not is_move:
        return InvalidMoveError(f"{text!r} is no move: {why}")
    return IllegalMoveError(f"{text!r} is not legal at this {game.kind} decision: {why}{nearest(text, at_hand.legal)}")


def nearest(text: str, legal: list[str]) -> str:
    """A hint with the legal moves that look like the text, or with some of them."""
    from difflib import get_close_matches

    near = get_close_matches(text, legal, 3, 0.6)
    if near:
        return f" Nearest legal: {'; '.join(near)}."
    return f" Legal here: {'; '.join(legal[:4])}{' ...' if len(legal) > 4 else ''}."
