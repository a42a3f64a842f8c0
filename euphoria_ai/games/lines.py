"""The lines of a game record.

The first line is the header: format, version, edition, options, seats, seed, players, hash of the edition's rules
data.  Then comes one line a decision, those of chance and forced ones included, the deals of the start too:

    {"n": 12, "seat": 1, "kind": "turn", "move": "place 4 farm"}

with seats from 1 or "chance", and "forced": true if it settled by itself; and, once the game is over,

    {"result": [1.0, 0.0], "stars": [10, 7]}

with "gave_up": [2] if the person of seat 2 gave up and another player went on for it.

No seed is needed to replay one.
"""

import json
from collections.abc import Sequence
from typing import Any, TypeGuard

from euphoria_ai.core.engine.game import CHANCE, Game
from euphoria_ai.editions import RULES_HASH, rules_key, split_key
from euphoria_ai.errors import InvalidMoveError, RecordError
from euphoria_ai.moves.fields import deal_of
from euphoria_ai.moves.parsing import illegal_move
from euphoria_ai.moves.writing import move_texts, plain_text

FORMAT, VERSION = "euphoria-record", 1
LIMIT = 1 << 26  # bytes of a file


def header_line(game: Game, seed: int | None = None, players: Sequence[str] = ()) -> str:
    edition, seats, options = split_key(rules_key(game.rules))
    return line_of(
        {
            "format": FORMAT,
            "version": VERSION,
            "edition": edition,
            "options": options,
            "seats": seats,
            "seed": seed,
            "players": list(players),
            "rules": RULES_HASH[edition],
        }
    )


def line_of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def decision_line(n: int, seat: int, kind: str, move: str, forced: bool = False) -> str:
    entry = {"n": n, "seat": "chance" if seat == CHANCE else seat + 1, "kind": kind, "move": move}
    return line_of(entry | {"forced": True} if forced else entry)


def result_line(game: Game, gave_up: Sequence[int] = ()) -> str:
    """gave_up: seats whose people gave up, in that order; somebody else has played on for them."""
    entry: dict[str, Any] = {"result": game.returns(), "stars": stars_of(game)}
    return line_of(entry | {"gave_up": [seat + 1 for seat in gave_up]} if gave_up else entry)


def stars_of(game: Game) -> list[int]:
    """Stars placed by each seat."""
    return [10 - seat["stars_left"] for seat in game.fields()["seats"]]


def deals_of(game: Game) -> list[str]:
    """Texts of the deals that `Game.new` with a seed has made already.

    Raises RecordError if the game is further on.
    """
    fields = game.fields()
    dealt = [card for seat in fields["seats"] for card in seat["recruits"] if card]
    untouched = not fields["gone"] and not any(card for seat in fields["seats"] for card in seat["refused"])
    if not (untouched and len(dealt) == (0 if game.kind == "deal_recruit" else 4 * game.seats)):
        raise RecordError("a record begins with a new game: no decision may have been made in it")
    return [plain_text(deal_of(card)) for card in dealt]


def start_lines(game: Game, seed: int | None, players: Sequence[str]) -> list[str]:
    """Header and deals of a new game, one line each."""
    deals = enumerate(deals_of(game), 1)
    return [header_line(game, seed, players), *(decision_line(n, CHANCE, "deal_recruit", text) for n, text in deals)]


def is_trade(move: int | str) -> TypeGuard[str]:
    """Is this the offer of a trade, which stands among no legal moves?"""
    return isinstance(move, str) and move.split()[:1] == ["trade"]


def find_move(game: Game, text: str) -> int:
    """The legal move with exactly this text.  Raises IllegalMoveError or InvalidMoveError."""
    fits = [move for move in game.legal_moves() if plain_text(move) == text]
    move = fits[0] if len(fits) == 1 else move_texts(game).get(text)
    if move is None:
        raise illegal_move(game, text) if text.strip() else InvalidMoveError("an empty move")
    return move
