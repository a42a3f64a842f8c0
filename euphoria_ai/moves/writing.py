"""The texts of moves (docs/notation.md): the integers of the core as words of a table."""

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
from euphoria_ai.errors import InvalidMoveError
from euphoria_ai.moves.fields import (
    ACCEPT,
    ACTIVATE,
    ANOTHER,
    BUMP,
    BUY,
    DEAL,
    DEAL_DILEMMA,
    DECLINE,
    DILEMMA,
    DISCARD,
    DRAW,
    DRAWN,
    FACE,
    IGNORE,
    KEEP,
    LOSE,
    OUTCOME,
    PAY,
    PLACE,
    REFILL,
    REFUSE,
    REFUSE_CARD,
    RETRIEVE,
    RETRIEVE_PAY,
    ROLL,
    STAR,
    START,
    STOP,
    TAKE,
    TILE,
    USE,
    VIA_RECRUIT,
    arg,
    arg2,
    discards,
    faces,
    item_counts,
    via_of,
    workers,
)


def counted(pairs):
    """`2 gold bat` out of (name, count) pairs; `nothing` when all are 0."""
    words = [name if n == 1 else f"{n} {name}" for name, n in pairs if n]
    return " ".join(words) or "nothing"


def retrieve_ability(card):
    """The row by which this recruit (number) changes the price of a retrieval."""
    return next(a for a in RECRUITS[card]["abilities"] if a["on"] == "retrieve_pay")


def take_text(move):
    if move >> 50 & 1:
        return "take artifact"
    if move >> 41 & 3:
        return "drop knowledge"
    return "take " + counted(item_counts(move))


def retrieve_pay_text(move):
    how = arg(move)
    if how < 3:
        return ("free", "pay food", "pay bliss")[how]
    card = arg2(move) - 1
    return f"pay {next(iter(retrieve_ability(card)['price']))} by {RECRUIT_IDS[card]}"


WRITERS = {
    DILEMMA: lambda m: "dilemma",
    STOP: lambda m: "stop",
    ANOTHER: lambda m: "another",
    ACCEPT: lambda m: "accept",
    REFUSE: lambda m: "decline",
    DRAW: lambda m: "draw",
    PLACE: lambda m: f"place {m >> 6 & 7} {SPACE_IDS[m >> 9 & 63]}",
    RETRIEVE: lambda m: "retrieve " + " ".join(f"{face}@{SPACE_IDS[space]}" for face, space in workers(m)),
    PAY: lambda m: "pay " + (f"worker {m >> 47 & 7}" if m >> 47 & 7 else counted(item_counts(m))),
    RETRIEVE_PAY: retrieve_pay_text,
    TAKE: take_text,
    DISCARD: lambda m: "discard " + counted(discards(m)),
    KEEP: lambda m: "keep " + " ".join(RECRUIT_IDS[card - 1] for card in (arg(m), arg2(m)) if card),
    ROLL: lambda m: "roll " + " ".join(map(str, faces(m))),
    USE: lambda m: f"use {RECRUIT_IDS[arg(m) - 1]}",
    DECLINE: lambda m: f"decline {RECRUIT_IDS[arg(m) - 1]}",
    LOSE: lambda m: f"lose {GOODS[arg(m)]}",
    STAR: lambda m: f"star {STAR_PLACES[arg(m)]}",
    FACE: lambda m: f"face {arg(m)}",
    OUTCOME: lambda m: f"outcome {('star', 'recruits')[arg(m)]}",
    DRAWN: lambda m: f"draw {ARTIFACTS[arg(m)]}",
    DEAL: lambda m: f"deal {RECRUIT_IDS[arg(m) - 1]}",
    DEAL_DILEMMA: lambda m: f"deal {DILEMMA_IDS[arg(m) - 1]}",
    TILE: lambda m: f"tile {TILE_IDS[arg(m) - 1]}",
    START: lambda m: f"start P{arg(m) + 1}",
    REFUSE_CARD: lambda m: f"refuse {RECRUIT_IDS[arg(m) - 1]}",
    BUY: lambda m: f"buy {arg(m)} {ARTIFACTS[arg2(m) - 1]}",
    BUMP: lambda m: f"bump P{arg(m)} {arg2(m)}",
    IGNORE: lambda m: f"ignore {MARKET_IDS[arg(m)]}",
    ACTIVATE: lambda m: f"activate {RECRUIT_IDS[arg(m) - 1]}",
    REFILL: lambda m: f"refill {ARTIFACTS[arg(m)]}",
}


@lru_cache(maxsize=1 << 14)
def plain_text(move):
    """The text of a move, leaving out what only the other legal moves make necessary.  Raises InvalidMoveError."""
    try:
        return WRITERS[move & 63](move)
    except (KeyError, IndexError, StopIteration):
        raise InvalidMoveError(f"{move} is no move") from None


def move_texts(game):
    """Text -> move of every legal move of the decision at hand, in the order of `legal_moves`."""
    items = {}
    for move in game.legal_moves():
        items.setdefault(plain_text(move), []).append(move)
    out = {}
    for text, same in items.items():
        for move in same:
            out[text if len(same) == 1 or not via_of(move) else f"{text} by {VIA_RECRUIT[via_of(move)]}"] = move
    return out


def move_text(game, move):
    """The text of one legal move of `game`."""
    if via_of(move):
        return next(text for text, m in move_texts(game).items() if m == move)
    return plain_text(move)
