"""Move texts as they are written, and the names in them (docs/notation.md): the integers of the core as words of a table.

`notation` reads them again.
"""

from euphoria_ai.editions import (
    ARTIFACTS,
    BOARD,
    DILEMMA_IDS,
    DILEMMAS,
    EDITIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SITES,
    SPACE_IDS,
    SPACES,
    TABLES,
    TERRITORY_IDS,
    TILE_IDS,
)
from euphoria_ai.errors import InvalidMoveError

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
STAR_PLACES = TERRITORY_IDS + MARKET_IDS
ITEMS = (*GOODS, *ARTIFACTS)
HAND, POOL = 62, 63
FULL, OPEN, CUT = 0, 1, 2  # how a text names a move: every word in full, something left out, something cut short


def remembered(function):
    """The function with a memory of its results."""
    memory = {}

    def call(*args):
        if args not in memory:
            if len(memory) > 1 << 14:
                memory.clear()
            memory[args] = function(*args)
        return memory[args]

    return call


# ---------------------------------------------------------------- writing


def arg(move):
    return move >> 6 & 255


def arg2(move):
    return move >> 14 & 255


def slot_of(move):
    """The slot of the bazaar that a BUY move names, to list them from left to right; 0 of other moves."""
    return arg(move) if move & 63 == BUY else 0


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
    """Faces of a ROLL move."""
    return [move >> 6 + 3 * i & 7 for i in range(move >> 18 & 7)]


def discards(move):
    """(name, count) of a DISCARD move."""
    return [(name, move >> 6 + 3 * i & 7) for i, name in enumerate(ARTIFACTS)]


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


@remembered
def plain_text(move):
    """The text of a move, leaving out what only the other legal moves make necessary.  Raises InvalidMoveError."""
    try:
        return WRITERS[move & 63](move)
    except (KeyError, IndexError, StopIteration):
        raise InvalidMoveError(f"{move} is no move") from None


def via_of(move):
    return move >> 43 & 15 if move & 63 == PAY else 0


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


# ---------------------------------------------------------------- names


def split_words(text):
    """Lower-case words and numbers; everything else only separates, but for apostrophes and accents, which do not."""
    out, kind = [], None
    if not text.isascii():
        from unicodedata import combining, normalize

        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    for letter in text.lower().replace("’", "").replace("'", ""):
        now = "word" if "a" <= letter <= "z" else "number" if "0" <= letter <= "9" else None
        if now and now == kind:
            out[-1] += letter
        elif now:
            out.append(letter)
        kind = now
    return out


def rows_of(domain, edition):
    """Rows with id, name and aliases of everything a name of this domain can stand for."""
    table = EDITIONS[edition]
    if domain == "recruit":
        return [row for name in table["recruits"] for row in TABLES[name]["recruit"]]
    if domain == "tile":
        return [row for name in table["tiles"] for row in TABLES[name]["tile"]]
    if domain == "star":
        return [*BOARD["territory"], *(row for row in SPACES if row["id"] in MARKET_IDS)]
    if domain == "item":
        tracks = [{"id": name} for name in ("morale", "knowledge", "artifact")]
        return [*BOARD["good"], *BOARD["artifact"], *tracks]
    if domain == "card":
        return [*rows_of("recruit", edition), *DILEMMAS]
    if domain == "seat":
        return [{"id": f"P{n}", "aliases": (str(n), f"player {n}")} for n in range(1, 7)]
    return {"space": SPACES, "outcome": ({"id": "star"}, {"id": "recruits"}), "site": SITES}[domain]


@remembered
def spellings(domain, edition):
    """(full spelling without blanks -> ids, [(id, words)]) of a domain."""
    full, rows = {}, []
    for row in rows_of(domain, edition):
        for text in {row["id"], row.get("name", row["id"]), *row.get("aliases", ())}:
            words = split_words(text)
            full.setdefault("".join(words), set()).add(row["id"])
            rows.append((row["id"], words))
    return full, rows


def shortens(words, spelling):
    """Do the words, each perhaps cut short, appear in this order among the words of the spelling?"""
    position = 0
    for word in words:
        while position < len(spelling) and not (
            spelling[position] == word if word.isdigit() else spelling[position].startswith(word)
        ):
            position += 1
        if position == len(spelling):
            return False
        position += 1
    return True


@remembered
def find(domain, edition, words):
    """(ids, level) that the words may stand for: FULL or CUT; None if nothing fits."""
    full, rows = spellings(domain, edition)
    ids = full.get("".join(words))
    if ids:
        return ids, FULL
    if not any(word.isalpha() for word in words):
        return None
    ids = {name for name, spelling in rows if shortens(words, spelling)}
    return (ids, CUT) if ids else None


# ---------------------------------------------------------------- names for display


def shown(text):
    """An alias as a title: `energy tank` -> `Energy Tank`, `site ea 1` -> `Site EA 1`."""
    return " ".join(word.upper() if len(word) < 3 else word[0].upper() + word[1:] for word in text.split())


def head(name):
    """A name up to its description: `Lee` of `Lee the Gossip`, `Spa` of `Spa of Fleeting Pleasure`."""
    for mark in (" the ", " of ", " for ", " (", ", "):
        name = name.split(mark)[0]
    return name


def by_id(domain, name):
    """Things whose id says more than their name."""
    return domain in ("item", "site") or name in MARKET_IDS


@remembered
def short_names(edition):
    """id -> short name of everything with a name in this edition, no two alike."""
    rows = {}
    for domain in ("recruit", "tile", "space", "site", "star", "item", "card"):
        for row in rows_of(domain, edition):
            rows.setdefault(row["id"], (domain, row))
    taken = [head(row.get("name", "")).lower() for _, row in rows.values()]
    taken += [
        alias.lower()
        for _, row in rows.values()
        for alias in row.get("aliases", ())
        if alias.lower() != head(row["name"]).lower()
    ]
    return {name: pick_name(domain, row, taken) for name, (domain, row) in rows.items()}


def pick_name(domain, row, taken):
    """The head of the name where nothing else is called so, else an alias; of a recruit the shortest of these."""
    if by_id(domain, row["id"]):
        return shown(row["id"].replace("_", " "))
    first = head(row["name"])
    heads = [first] if taken.count(first.lower()) == 1 else []
    aliases = [shown(alias) for alias in row.get("aliases", ())] or [row["name"]]
    if domain == "recruit":
        return min(heads + aliases, key=len)
    if heads and len(first) <= 14:
        return first
    return min([alias for alias in aliases if " " in alias and len(alias) <= 16] or aliases, key=len)


def short_name(name):
    """A short name to show for an id: `Lee`, `Gambler`, `Spa`, `Tunnel E`; the id itself if it has none."""
    return next((names[name] for names in map(short_names, EDITIONS) if name in names), name)
