"""A move's parts by name: the only place in Python that takes the integer of a move apart.

The lowest six bits are the kind (`M_...`), what follows depends on it; `ext/euphoria_ai/core/state/moves.pxd` has the
layout.  Spaces are numbers as in the catalog, recruits and dilemmas numbers from 1, faces 1 to 6.
"""

from euphoria_ai.catalog import ARTIFACTS, GOODS, RECRUITS
from euphoria_ai.core.state.ids import M_BUY, M_DEAL, M_PAY

# Number of a recruit's permission in a payment -> the recruit.
VIA_RECRUIT = {a["tag"]: row["id"] for row in RECRUITS for a in row["abilities"] if a["on"] == "cost" and "tag" in a}


def kind_of(move: int) -> int:
    """The kind of the move: `M_PLACE`, `M_PAY` ..."""
    return move & 63


def arg(move: int) -> int:
    """The first argument of moves that name a card, a face, a seat or another number."""
    return move >> 6 & 255


def arg2(move: int) -> int:
    """Their second argument."""
    return move >> 14 & 255


def slot_of(move: int) -> int:
    """The slot of the bazaar that an M_BUY move names, to list them from left to right; 0 of other moves."""
    return arg(move) if kind_of(move) == M_BUY else 0


def face_of(move: int) -> int:
    """The face of the worker in an M_PLACE move."""
    return move >> 6 & 7


def space_of(move: int) -> int:
    """The space of an M_PLACE move."""
    return move >> 9 & 63


def item_counts(move: int) -> list[tuple[str, int]]:
    """(name, count) of the goods, artifacts, morale and knowledge in an M_PAY or M_TAKE move."""
    pairs = [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(GOODS)]
    pairs += [(name, move >> 27 + 2 * i & 3) for i, name in enumerate(ARTIFACTS)]
    return [*pairs, ("morale", move >> 39 & 3), ("knowledge", move >> 41 & 3)]


def artifacts_paid(move: int) -> int:
    """How many artifacts an M_PAY move gives."""
    return sum(move >> 27 + 2 * i & 3 for i in range(len(ARTIFACTS))) if kind_of(move) == M_PAY else 0


def deal_of(card: int) -> int:
    """The M_DEAL move of a recruit."""
    return M_DEAL | card << 6


def worker_paid(move: int) -> int:
    """The face of the worker that an M_PAY move gives up; 0 if none."""
    return move >> 47 & 7


def via_of(move: int) -> int:
    """By whose permission an M_PAY move pays (see VIA_RECRUIT); 0 if by nobody's, and of other moves."""
    return move >> 43 & 15 if kind_of(move) == M_PAY else 0


def takes_artifact(move: int) -> bool:
    """Is this the M_TAKE move that takes an artifact?"""
    return bool(move >> 50 & 1)


def drops_knowledge(move: int) -> bool:
    """Is this the M_TAKE move that lowers knowledge?"""
    return bool(move >> 41 & 3)


def workers(move: int) -> list[tuple[int, int]]:
    """(face, space) of every worker in an M_RETRIEVE move."""
    out = []
    move >>= 6
    while move & 511:
        out.append((move & 7, (move >> 3 & 63) - 1))
        move >>= 9
    return out


def faces(move: int) -> list[int]:
    """Faces of an M_ROLL move, ascending."""
    return [move >> 6 + 3 * i & 7 for i in range(move >> 18 & 7)]


def discards(move: int) -> list[tuple[str, int]]:
    """(name, count) of an M_DISCARD move."""
    return [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(ARTIFACTS)]
