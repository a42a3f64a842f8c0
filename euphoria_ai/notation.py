"""Move texts (docs/notation.md): the one place that knows both the integers of the core and the words of a table.

`move_text` writes, `parse_move` reads leniently (case, `-`, blanks, cut ids, aliases) against the legal moves of the decision at hand.
"""

import re
from difflib import get_close_matches

from euphoria_ai.editions import (ARTIFACTS, DILEMMA_IDS, DILEMMAS, GOODS, MARKET_IDS, RECRUIT_IDS, RECRUITS, SPACE_IDS, SPACES,
                                  TERRITORY_IDS, TILE_IDS, TILES)
from euphoria_ai.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError

(NONE, PLACE, RETRIEVE, DILEMMA, STOP, ANOTHER, PAY, RETRIEVE_PAY, USE, DECLINE, ACCEPT, REFUSE, DRAW, TAKE, LOSE, DISCARD, STAR, FACE,
 OUTCOME, KEEP, TRADE, ROLL, DRAWN, DEAL, DEAL_DILEMMA, TILE, START) = range(27)
VIA_RECRUIT = {1: "brian_the_viticulturist", 2: "flartner_the_luddite", 3: "jacko_the_archivist"}
WORDS = {DILEMMA: "dilemma", STOP: "stop", ANOTHER: "another", ACCEPT: "accept", REFUSE: "decline", DRAW: "draw"}
STAR_PLACES = TERRITORY_IDS + MARKET_IDS


def arg(move):
    return move >> 6 & 255


def arg2(move):
    return move >> 14 & 255


def counted(pairs):
    """`2 gold bat` out of (name, count) pairs; `nothing` when all are 0."""
    words = [name if n == 1 else f"{n} {name}" for name, n in pairs if n]
    return " ".join(words) or "nothing"


def item_counts(move):
    """(name, count) of the goods, artifacts, morale and knowledge in a PAY or TAKE move."""
    pairs = [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(GOODS)]
    pairs += [(name, move >> 27 + 2 * i & 3) for i, name in enumerate(ARTIFACTS)]
    return [*pairs, ("morale", move >> 39 & 3), ("knowledge", move >> 41 & 3)]


def workers(move):
    """(face, space number) of every worker in a RETRIEVE move."""
    out = []
    move >>= 6
    while move & 511:
        out.append((move & 7, (move >> 3 & 63) - 1))
        move >>= 9
    return out


def faces(move):
    return [move >> 6 + 3 * i & 7 for i in range(move >> 18 & 7)]


def discards(move):
    """(name, count) of a DISCARD move."""
    return [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(ARTIFACTS)]


def take_text(move):
    if move >> 49 & 1:
        return "take artifact"
    if move >> 41 & 3:
        return "drop knowledge"
    return "take " + counted(item_counts(move))


def retrieve_pay_text(move):
    how = arg(move)
    if how < 3:
        return ("free", "pay food", "pay bliss")[how]
    recruit = RECRUIT_IDS[arg2(move) - 1]
    good = next(iter(next(a for a in RECRUITS[arg2(move) - 1]["abilities"] if a["on"] == "retrieve_pay")["price"]))
    return f"pay {good} by {recruit}"


def plain_text(move):
    """The text of a move, leaving out what only the other legal moves make necessary."""
    kind = move & 63
    if kind in WORDS:
        return WORDS[kind]
    if kind == PLACE:
        return f"place {move >> 6 & 7} {SPACE_IDS[move >> 9 & 63]}"
    if kind == RETRIEVE:
        return "retrieve " + " ".join(f"{face}@{SPACE_IDS[space]}" for face, space in workers(move))
    if kind == PAY:
        return "pay " + counted(item_counts(move))
    if kind == RETRIEVE_PAY:
        return retrieve_pay_text(move)
    if kind == TAKE:
        return take_text(move)
    if kind == DISCARD:
        return "discard " + counted(discards(move))
    if kind == KEEP:
        return "keep " + " ".join(RECRUIT_IDS[card - 1] for card in (arg(move), arg2(move)) if card)
    if kind == ROLL:
        return "roll " + " ".join(map(str, faces(move)))
    names = {
        USE: lambda n: f"use {RECRUIT_IDS[n - 1]}",
        DECLINE: lambda n: f"decline {RECRUIT_IDS[n - 1]}",
        LOSE: lambda n: f"lose {GOODS[n]}",
        STAR: lambda n: f"star {STAR_PLACES[n]}",
        FACE: lambda n: f"face {n}",
        OUTCOME: lambda n: f"outcome {('star', 'recruits')[n]}",
        DRAWN: lambda n: f"draw {ARTIFACTS[n]}",
        DEAL: lambda n: f"deal {RECRUIT_IDS[n - 1]}",
        DEAL_DILEMMA: lambda n: f"deal {DILEMMA_IDS[n - 1]}",
        TILE: lambda n: f"tile {TILE_IDS[n - 1]}",
        START: lambda n: f"start P{n + 1}",
    }
    if kind not in names:
        raise InvalidMoveError(f"{move} is no move")
    return names[kind](arg(move))


def via_of(move):
    return move >> 43 & 15 if move & 63 == PAY else 0


def move_texts(game):
    """Text -> move of every legal move of the decision at hand, in the order of `legal_moves`."""
    out = {}
    moves = game.legal_moves()
    items = {}
    for move in moves:
        items.setdefault(plain_text(move), []).append(move)
    for text, same in items.items():
        for move in same:
            out[text if len(same) == 1 or not via_of(move) else f"{text} by {VIA_RECRUIT[via_of(move)]}"] = move
    return out


def move_text(game, move):
    """The text of one legal move of `game`."""
    if via_of(move):
        return next(text for text, m in move_texts(game).items() if m == move)
    return plain_text(move)


# ---------------------------------------------------------------- reading

def _aliases():
    """Spelling (normal form) -> ids it may stand for."""
    out = {}
    for rows in (SPACES, RECRUITS, TILES, DILEMMAS):
        for row in rows:
            for name in (row["id"], row.get("name", ""), *row.get("aliases", ())):
                out.setdefault(normal(name), set()).add(row["id"])
    return out


def normal(text):
    """Lower case, one underscore between words, nothing but letters, digits and @."""
    return re.sub(r"[^a-z0-9@]+", "_", text.lower().replace("’", "").replace("'", "")).strip("_")


_alias_table = None


def alias_table():
    global _alias_table
    if _alias_table is None:
        _alias_table = _aliases()
    return _alias_table


def spellings(text):
    """Every accepted full spelling of a canonical move text: ids replaced by their aliases."""
    by_id = {}
    for spelling, ids in alias_table().items():
        for name in ids:
            by_id.setdefault(name, []).append(spelling)
    out = [""]
    for word in text.split():
        face, at, name = word.rpartition("@")
        choices = [face + at + s for s in by_id.get(name, [name])]
        out = [f"{head}_{choice}" if head else choice for head in out for choice in choices]
    return [normal(s) for s in out]


def matches(wanted, legal):
    """Legal texts that `wanted` may mean: exact, else by alias, else with words cut short."""
    exact = [text for text in legal if normal(text) == wanted]
    if exact:
        return exact
    by_alias = [text for text in legal if wanted in spellings(text)]
    if by_alias:
        return by_alias
    words = wanted.split("_")
    return [text for text in legal if fits(words, normal(text).split("_"))]


def fits(words, full):
    """Do the typed words, each perhaps cut short, appear in this order with the first word in the first place?"""
    if not words or not full or not full[0].startswith(words[0]):
        return False
    position = 0
    for word in words:
        while position < len(full) and not full[position].startswith(word):
            position += 1
        if position == len(full):
            return False
        position += 1
    numbers = [w for w in full if w[0].isdigit()]
    return [w for w in words if w[0].isdigit()] == numbers[: len([w for w in words if w[0].isdigit()])]


def reorder(text):
    """Faces of a roll and workers of a retrieval may be typed in any order."""
    words = text.split()
    if words and words[0].lower() == "roll":
        return " ".join([words[0], *sorted(words[1:])])
    return text


def parse_move(game, text):
    """The legal move that a text means.  Raises InvalidMoveError, AmbiguousMoveError or IllegalMoveError (with the reason)."""
    legal = move_texts(game)
    wanted = normal(reorder(text))
    if not wanted:
        raise InvalidMoveError("an empty move")
    found = matches(wanted, legal)
    if len(found) == 1:
        return legal[found[0]]
    if found:
        raise AmbiguousMoveError(f"{text!r} fits more than one move: {'; '.join(found[:6])}")
    raise illegal_move(game, text)


def parse_trade(game, text):
    """(partner, give, get) of `trade P2 give ITEMS for ITEMS`.  Raises InvalidMoveError."""
    match = re.fullmatch(r"\s*trade\s+p?([1-6])\s+give\s+(.+?)\s+for\s+(.+?)\s*", text, re.IGNORECASE)
    if not match:
        raise InvalidMoveError(f"{text!r}: a trade reads `trade P2 give 2 gold bat for 1 energy`")
    return int(match[1]) - 1, parse_items(match[2]), parse_items(match[3])


def parse_items(text):
    """Thirteen counts (goods, artifacts) of an item list; `nothing` is empty.  Raises InvalidMoveError."""
    names = GOODS + ARTIFACTS
    counts = [0] * len(names)
    number = None
    for word in text.lower().replace(",", " ").split():
        if word in ("nothing", "and"):
            continue
        if word.isdigit():
            number = int(word)
            continue
        if word not in names:
            near = get_close_matches(word, names, 1)
            raise InvalidMoveError(f"{word!r} is no good or artifact" + (f"; did you mean {near[0]!r}?" if near else ""))
        counts[names.index(word)] += 1 if number is None else number
        number = None
    return counts


def apply_text(game, text):
    """Apply a move given as text; returns the move (None for a trade offer)."""
    if text.strip().lower().startswith("trade"):
        partner, give, get = parse_trade(game, text)
        try:
            game.propose_trade(partner, give, get)
        except ValueError as error:
            raise IllegalMoveError(f"{text!r}: {error}") from None
        return None
    move = parse_move(game, text)
    game.apply(move)
    return move


def illegal_move(game, move):
    """The error for a move that is not legal here: what it would need, and the nearest legal moves."""
    from euphoria_ai.explain import why_not

    if game.over:
        return IllegalMoveError("the game is over: no move is possible (R109)")
    if not isinstance(move, str):
        try:
            text = plain_text(int(move))
        except (InvalidMoveError, IndexError, ValueError, TypeError):
            return InvalidMoveError(f"{move!r} is no move")
    else:
        text = move
    legal = list(move_texts(game))
    near = get_close_matches(text, legal, 3, 0.5)
    hint = f" Nearest legal: {'; '.join(near)}." if near else f" Legal here: {'; '.join(legal[:4])}{' ...' if len(legal) > 4 else ''}."
    return IllegalMoveError(f"{text!r} is not legal at this {game.kind} decision: {why_not(game, text)}{hint}")
