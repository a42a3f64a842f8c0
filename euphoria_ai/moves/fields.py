"""A move's parts by name: the only place in Python that takes the integer of a move apart."""

from euphoria_ai.catalog import ARTIFACTS, GOODS, RECRUITS

(
    NONE,
    PLACE,
    RETRIEVE,
    DILEMMA,
    STOP,
    ANOTHER,
    PAY,
    RETRIEVE_PAY,
    USE,
    DECLINE,
    ACCEPT,
    REFUSE,
    DRAW,
    TAKE,
    LOSE,
    DISCARD,
    STAR,
    FACE,
    OUTCOME,
    KEEP,
    TRADE,
    ROLL,
    DRAWN,
    DEAL,
    DEAL_DILEMMA,
    TILE,
    START,
    REFUSE_CARD,
    BUY,
    BUMP,
    IGNORE,
    ACTIVATE,
    REFILL,
) = range(33)


VIA_RECRUIT = {a["tag"]: row["id"] for row in RECRUITS for a in row["abilities"] if a["on"] == "cost" and "tag" in a}


def kind_of(move):
    """PLACE, RETRIEVE ...: what kind of move it is."""
    return move & 63


def space_of(move):
    """Number of the space of a PLACE move."""
    return move >> 9 & 63


def arg(move):
    return move >> 6 & 255


def arg2(move):
    return move >> 14 & 255


def slot_of(move):
    """The slot of the bazaar that a BUY move names, to list them from left to right; 0 of other moves."""
    return arg(move) if move & 63 == BUY else 0


def item_counts(move):
    """(name, count) of the goods, artifacts, morale and knowledge in a PAY or TAKE move."""
    pairs = [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(GOODS)]
    pairs += [(name, move >> 27 + 2 * i & 3) for i, name in enumerate(ARTIFACTS)]
    return [*pairs, ("morale", move >> 39 & 3), ("knowledge", move >> 41 & 3)]


def artifacts_paid(move):
    """How many artifacts a PAY move gives."""
    return sum(move >> 27 + 2 * i & 3 for i in range(len(ARTIFACTS))) if move & 63 == PAY else 0


def deal_of(card):
    """The DEAL move of a recruit (number + 1)."""
    return DEAL | card << 6


def workers(move):
    """(face, space number) of every worker in a RETRIEVE move."""
    out = []
    move >>= 6
    while move & 511:
        out.append((move & 7, (move >> 3 & 63) - 1))
        move >>= 9
    return out


def faces(move):
    """Faces of a ROLL move."""
    return [move >> 6 + 3 * i & 7 for i in range(move >> 18 & 7)]


def discards(move):
    """(name, count) of a DISCARD move."""
    return [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(ARTIFACTS)]


def via_of(move):
    return move >> 43 & 15 if move & 63 == PAY else 0
