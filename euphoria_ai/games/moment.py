"""A moment of a recorded game as one seat sees it."""

import os

from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import MAX_SEATS
from euphoria_ai.errors import RecordError
from euphoria_ai.games.replay import Record, replay
from euphoria_ai.moves.seat_names import clean_name


def names_in(path: str | os.PathLike[str]) -> list[str | None]:
    """What the players of a record are called, None where it does not say.  Raises RecordError."""
    entries = Record(os.fspath(path)).entries[0].get("players") or []
    names = [entry.get("name") if isinstance(entry, dict) else entry for entry in entries[:MAX_SEATS]]
    return [(clean_name(name) or None) if isinstance(name, str) else None for name in names]


def position_at(path: str | os.PathLike[str], decision: int | None = None, seat: int | None = None) -> Position:
    """What a seat knows at a decision of a record.

    decision: number of a line (`"n"`), before it is made; None: after the last one.  seat: 0-based; None: the seat
    that decides, or whose turn it is while chance decides.  Nothing of the others' hidden cards is in it.  Raises
    RecordError.
    """
    game = replay(os.fspath(path), upto=None if decision is None else decision - 1)
    if decision is not None and game.over:
        raise RecordError(f"{os.fspath(path)}: the game is over before decision {decision}")
    if seat is None:
        seat = game.active if game.to_move is None or game.to_move < 0 else game.to_move
    if not 0 <= seat < game.seats:
        raise RecordError(f"{os.fspath(path)}: no seat {seat + 1}; the game has {game.seats}")
    return game.view(seat)
