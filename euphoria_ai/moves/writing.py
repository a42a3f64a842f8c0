"""The texts of moves (docs/notation.md): the integers of the core as words of a table."""

from __future__ import annotations

from functools import lru_cache

from euphoria_ai.catalog import (
    ARTIFACTS,
    DILEMMA_IDS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    STAR_PLACES,
    TILE_IDS,
)
from euphoria_ai.core.state.ids import (
    M_ACCEPT,
    M_ACTIVATE,
    M_ANOTHER,
    M_BUMP,
    M_BUY,
    M_DEAL,
    M_DEAL_DILEMMA,
    M_DECLINE,
    M_DILEMMA,
    M_DISCARD,
    M_DRAW,
    M_DRAWN,
    M_FACE,
    M_IGNORE,
    M_KEEP,
    M_LOSE,
    M_OUTCOME,
    M_PAY,
    M_PLACE,
    M_REFILL,
    M_REFUSE,
    M_REFUSE_CARD,
    M_RETRIEVE,
    M_RETRIEVE_PAY,
    M_ROLL,
    M_STAR,
    M_START,
    M_STOP,
    M_TAKE,
    M_TILE,
    M_USE,
)
from euphoria_ai.errors import InvalidMoveError
from euphoria_ai.moves.fields import (
    VIA_RECRUIT,
    arg,
    arg2,
    discards,
    drops_knowledge,
    face_of,
    faces,
    item_counts,
    kind_of,
    space_of,
    takes_artifact,
    via_of,
    worker_paid,
    workers,
)

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.state.shapes import Row


def counted(pairs: Iterable[tuple[str, int]]) -> str:
    """`2 gold bat` out of (name, count) pairs; `nothing` when all are 0."""
    words = [name if n == 1 else f"{n} {name}" for name, n in pairs if n]
    return " ".join(words) or "nothing"


def retrieve_ability(card: int) -> Row:
    """The row by which this recruit (number) changes the price of a retrieval."""
    return next(a for a in RECRUITS[card]["abilities"] if a["on"] == "retrieve_pay")


def take_text(move: int) -> str:
    if takes_artifact(move):
        return "take artifact"
    if drops_knowledge(move):
        return "drop knowledge"
    return "take " + counted(item_counts(move))


def retrieve_pay_text(move: int) -> str:
    how = arg(move)
    if how < 3:
        return ("free", "pay food", "pay bliss")[how]
    card = arg2(move) - 1
    return f"pay {next(iter(retrieve_ability(card)['price']))} by {RECRUIT_IDS[card]}"


WRITERS = {
    M_DILEMMA: lambda m: "dilemma",
    M_STOP: lambda m: "stop",
    M_ANOTHER: lambda m: "another",
    M_ACCEPT: lambda m: "accept",
    M_REFUSE: lambda m: "decline",
    M_DRAW: lambda m: "draw",
    M_PLACE: lambda m: f"place {face_of(m)} {SPACE_IDS[space_of(m)]}",
    M_RETRIEVE: lambda m: "retrieve " + " ".join(f"{face}@{SPACE_IDS[space]}" for face, space in workers(m)),
    M_PAY: lambda m: "pay " + (f"worker {worker_paid(m)}" if worker_paid(m) else counted(item_counts(m))),
    M_RETRIEVE_PAY: retrieve_pay_text,
    M_TAKE: take_text,
    M_DISCARD: lambda m: "discard " + counted(discards(m)),
    M_KEEP: lambda m: "keep " + " ".join(RECRUIT_IDS[card - 1] for card in (arg(m), arg2(m)) if card),
    M_ROLL: lambda m: "roll " + " ".join(map(str, faces(m))),
    M_USE: lambda m: f"use {RECRUIT_IDS[arg(m) - 1]}",
    M_DECLINE: lambda m: f"decline {RECRUIT_IDS[arg(m) - 1]}",
    M_LOSE: lambda m: f"lose {GOODS[arg(m)]}",
    M_STAR: lambda m: f"star {STAR_PLACES[arg(m)]}",
    M_FACE: lambda m: f"face {arg(m)}",
    M_OUTCOME: lambda m: f"outcome {('star', 'recruits')[arg(m)]}",
    M_DRAWN: lambda m: f"draw {ARTIFACTS[arg(m)]}",
    M_DEAL: lambda m: f"deal {RECRUIT_IDS[arg(m) - 1]}",
    M_DEAL_DILEMMA: lambda m: f"deal {DILEMMA_IDS[arg(m) - 1]}",
    M_TILE: lambda m: f"tile {TILE_IDS[arg(m) - 1]}",
    M_START: lambda m: f"start P{arg(m) + 1}",
    M_REFUSE_CARD: lambda m: f"refuse {RECRUIT_IDS[arg(m) - 1]}",
    M_BUY: lambda m: f"buy {arg(m)} {ARTIFACTS[arg2(m) - 1]}",
    M_BUMP: lambda m: f"bump P{arg(m)} {arg2(m)}",
    M_IGNORE: lambda m: f"ignore {MARKET_IDS[arg(m)]}",
    M_ACTIVATE: lambda m: f"activate {RECRUIT_IDS[arg(m) - 1]}",
    M_REFILL: lambda m: f"refill {ARTIFACTS[arg(m)]}",
}


@lru_cache(maxsize=1 << 14)
def plain_text(move: int) -> str:
    """The text of a move, leaving out what only the other legal moves make necessary.  Raises InvalidMoveError."""
    try:
        return WRITERS[kind_of(move)](move)
    except (KeyError, IndexError, StopIteration):
        raise InvalidMoveError(f"{move} is no move") from None


def move_texts(game: Game) -> dict[str, int]:
    """Text -> move of every legal move of the decision at hand, in the order of `legal_moves`."""
    items: dict[str, list[int]] = {}
    for move in game.legal_moves():
        items.setdefault(plain_text(move), []).append(move)
    out = {}
    for text, same in items.items():
        for move in same:
            out[text if len(same) == 1 or not via_of(move) else f"{text} by {VIA_RECRUIT[via_of(move)]}"] = move
    return out


def move_text(game: Game, move: int) -> str:
    """The text of one legal move of `game`."""
    if via_of(move):
        return next(text for text, m in move_texts(game).items() if m == move)
    return plain_text(move)
