"""Move texts (docs/notation.md): the one place that knows both the integers of the core and the words of a table.

`move_text` writes.  `parse_move` reads leniently, in two steps: the typed words are taken apart into *readings* (which verb with which names,
legal or not), then the legal moves that fit the best readings are looked up.  A name spelled in full never stands for another one.
"""

from euphoria_ai.editions import (ARTIFACTS, BOARD, DILEMMA_IDS, DILEMMAS, EDITIONS, FACTIONS, GOODS, MARKET_IDS, RECRUIT_IDS, RECRUITS,
                                  SITES, SPACE_IDS, SPACES, TABLES, TERRITORY_IDS, TILE_IDS, rules_key)
from euphoria_ai.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError

(NONE, PLACE, RETRIEVE, DILEMMA, STOP, ANOTHER, PAY, RETRIEVE_PAY, USE, DECLINE, ACCEPT, REFUSE, DRAW, TAKE, LOSE, DISCARD, STAR, FACE,
 OUTCOME, KEEP, TRADE, ROLL, DRAWN, DEAL, DEAL_DILEMMA, TILE, START, REFUSE_CARD, BUY, BUMP, IGNORE, ACTIVATE, REFILL) = range(33)
VIA_RECRUIT = {a["tag"]: row["id"] for row in RECRUITS for a in row["abilities"] if a["on"] == "cost" and "tag" in a}
STAR_PLACES = TERRITORY_IDS + MARKET_IDS
ITEMS = (*GOODS, *ARTIFACTS)
HAND, POOL = 62, 63
FULL, OPEN, CUT = 0, 1, 2           # how a text names a move: every word in full, something left out, something cut short


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
        while position < len(spelling) and not (spelling[position] == word if word.isdigit() else spelling[position].startswith(word)):
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


class Reader:
    """What reading needs of a game: its edition, the tiles that are up, how many workers `all` are, the legal texts."""

    __slots__ = ("edition", "legal", "markets", "on_board")

    def __init__(self, game, legal=()):
        fields = game.fields()
        self.edition = rules_key(game.rules).split("/")[0]
        self.markets = {TILE_IDS[tile - 1]: MARKET_IDS[i] for i, tile in enumerate(fields["tiles"]) if tile}
        seat = game.to_move
        bound = len(FACTIONS) if game.kind == "samuel" else HAND        # the commodity areas are the first spaces
        self.on_board = sum(loc < bound for loc in fields["seats"][seat]["loc"]) if seat is not None and seat >= 0 else 0
        self.legal = legal

    def find(self, domain, words):
        """Like `find`; no words fit anything (None, OPEN).  A market may be called by its tile."""
        if not words:
            return None, OPEN
        found = find(domain, self.edition, tuple(words))
        if domain not in ("space", "star") or found and found[1] == FULL:
            return found
        tiles = find("tile", self.edition, tuple(words))
        if not tiles:
            return found
        if tiles[1] == FULL:                        # a tile that is not face up stands for itself: no move fits
            return {self.markets.get(name, name) for name in tiles[0]}, FULL
        ids = {self.markets[name] for name in tiles[0] if name in self.markets} | (found[0] if found else set())
        return (ids, CUT) if ids else None


# ---------------------------------------------------------------- readings
#
# A reader of a verb yields (level, meaning) for the words after the verb.  Its test says whether the words of a legal text fit a meaning.
# None, as a face or a set of ids, fits everything.

def split_face(words):
    """(face, the other words): the face may come first, last or not at all."""
    yield None, words
    if words and words[0].isdigit():
        yield words[0], words[1:]
    if len(words) > 1 and words[-1].isdigit():
        yield words[-1], words[:-1]


def read_place(reader, words):
    for face, rest in split_face(words):
        found = reader.find("space", rest)
        if found:
            yield max(found[1], OPEN if face is None else FULL), (face, found[0])


def fits_place(meaning, args):
    return meaning[0] in (None, args[0]) and (meaning[1] is None or args[1] in meaning[1])


def read_list(reader, domain, words, most, longest):
    """Readings of `[number] name [number] name ...` as ((number, ids), ...); names of up to `longest` words."""
    if not words:
        yield FULL, ()
        return
    number, start = (words[0], 1) if words[0].isdigit() else (None, 0)
    for end in range(start + 1, min(len(words), start + longest) + 1) if most else ():
        found = reader.find(domain, words[start:end])
        if found:
            for level, rest in read_list(reader, domain, words[end:], most - 1, longest):
                yield max(level, found[1]), ((number, found[0]), *rest)


def read_workers(reader, words):
    """Workers in any order, with or without faces; a single one also as `farm 3`; all of them as `all`."""
    if not words:
        yield OPEN, None
        return
    if words == ["all"]:
        yield FULL, ((None, None),) * reader.on_board
    elif len(words) > 1 and words[-1].isdigit() and not words[0].isdigit():
        found = reader.find("space", words[:-1])
        if found:
            yield found[1], ((words[-1], found[0]),)
    for level, chosen in read_list(reader, "space", words, 4, 6):
        without = sum(face is None for face, _ in chosen)
        if without in (0, len(chosen)):
            yield max(level, OPEN if without else FULL), chosen


def fits_workers(meaning, args):
    """Can every wanted worker be given one of the text's, and none is left over?"""
    if meaning is None or not meaning or not args:
        return meaning is None or not (meaning or args)
    if len(meaning) != len(args):
        return False
    face, spaces = meaning[0]
    for i, worker in enumerate(args):
        shown, _, space = worker.partition("@")
        if face in (None, shown) and (spaces is None or space in spaces) and fits_workers(meaning[1:], args[:i] + args[i + 1:]):
            return True
    return False


def read_items(reader, words):
    """Goods, artifacts and tracks in any order, counts before their words; None for none said."""
    words = [word for word in words if word != "and"]
    if not words:
        yield OPEN, None
    elif words == ["nothing"]:
        yield FULL, ()
    else:
        for level, items in read_list(reader, "item", words, 10, 3):
            yield level, tuple((int(n or 1), ids) for n, ids in items)


def counts_of(args):
    """Word -> count of canonical items; a die that is given up is one `worker 3`."""
    if args[:1] == ["worker"]:
        return {" ".join(args): 1}
    out, n = {}, 1
    for word in args:
        if word.isdigit():
            n = int(word)
        elif word != "nothing":
            out[word] = n
            n = 1
    return out


def fits_items(meaning, args):
    return meaning is None or covers(meaning, counts_of(args))


def covers(items, counts):
    """Can the items, each of one of its ids, make up exactly these counts?"""
    if not items:
        return not any(counts.values())
    n, ids = items[0]
    return any(n and counts.get(name, 0) >= n and covers(items[1:], {**counts, name: counts[name] - n}) for name in ids)


def read_payment(reader, words):
    """Items, perhaps `by RECRUIT`: (items, ids)."""
    cut = words.index("by") if "by" in words else len(words)
    by = reader.find("recruit", words[cut + 1:]) if cut < len(words) else (None, FULL)
    if by:
        for level, items in (*read_die(words[:cut]), *read_items(reader, words[:cut])):
            yield max(level, by[1]), (items, by[0], cut < len(words), reader.legal)


def read_die(words):
    """A die that is given up as a payment: `worker 3`, or `worker` for any."""
    if words and words[0] in ("worker", "die") and len(words) < 3 and all(word.isdigit() for word in words[1:]):
        yield FULL if words[1:] else OPEN, ((1, {f"worker {face}" for face in words[1:] or "123456"}),)


def fits_payment(meaning, args):
    """Without `by` the plain payment is meant, if it is there at all."""
    items, ids, said, legal = meaning
    cut = args.index("by") if "by" in args else len(args)
    if cut < len(args) and not said and " ".join(["pay", *args[:cut]]) in legal:
        return False
    if said and ids is not None and recruit_of(args, cut, legal) not in ids:
        return False
    return fits_items(items, args[:cut])


def recruit_of(args, cut, legal):
    """The recruit by whose permission a payment is made: what stands after `by`, else what the move itself says of it."""
    if cut < len(args):
        return args[cut + 1]
    move = legal.get(" ".join(["pay", *args])) if isinstance(legal, dict) else None
    return VIA_RECRUIT.get(via_of(move)) if move is not None else None


def read_names(domain, most=1):
    """Reader of a fixed number of names, in order; None for none said."""
    def read(reader, words):
        if not words:
            yield OPEN, None
        elif most == 1:
            found = reader.find(domain, words)
            if found:
                yield found[1], (found[0],)
        else:
            for level, names in read_list(reader, domain, words, most, 6):
                if all(number is None for number, _ in names):
                    yield level, tuple(ids for _, ids in names)
    return read


def fits_names(meaning, args):
    return meaning is None or (len(meaning) == len(args) and all(word in ids for ids, word in zip(meaning, args, strict=True)))


def read_digits(reader, words):
    """Faces in any order, with or without blanks."""
    if not words:
        yield OPEN, None
    elif all(word.isdigit() for word in words):
        yield FULL, sorted("".join(words))


def fits_digits(meaning, args):
    return meaning is None or meaning == sorted(args)


def read_buy(reader, words):
    """Slot and artifact of the bazaar in either order, or one of them: (slot, ids)."""
    for slot, rest in split_face(words):
        found = reader.find("item", rest)
        if found and (slot is None or len(slot) == 1):
            yield max(found[1], OPEN if slot is None else FULL), (slot, found[0])


def read_bump(reader, words):
    """Owner and face of a worker, or one of them: (seat, face).  A number alone may be either, unless it follows a `P`."""
    named = words[:1] in (["p"], ["player"])
    numbers = words[named:]
    if not all(word.isdigit() for word in numbers) or len(numbers) > 2 or named and not numbers:
        return
    if len(numbers) == 2:
        yield FULL, (f"P{numbers[0]}", numbers[1])
    if len(numbers) == 1:
        yield OPEN, (f"P{numbers[0]}", None)
    if len(numbers) < 2 and not named:
        yield OPEN, (None, numbers[0] if numbers else None)


def fits_pair(meaning, args):
    return meaning[0] in (None, args[0]) and meaning[1] in (None, args[1])


def read_bare(reader, words):
    if not words:
        yield FULL, None


def fits_bare(meaning, args):
    return not args


GRAMMAR = {
    "place": (read_place, fits_place),
    "retrieve": (read_workers, fits_workers),
    "pay": (read_payment, fits_payment),
    "take": (read_items, fits_items),
    "drop": (read_items, fits_items),
    "lose": (read_items, fits_items),
    "discard": (read_items, fits_items),
    "use": (read_names("recruit"), fits_names),
    "decline": (read_names("recruit"), fits_names),
    "star": (read_names("star"), fits_names),
    "outcome": (read_names("outcome"), fits_names),
    "keep": (read_names("recruit", 2), fits_names),
    "draw": (read_names("item"), fits_names),
    "deal": (read_names("card"), fits_names),
    "tile": (read_names("tile"), fits_names),
    "start": (read_names("seat"), fits_names),
    "face": (read_digits, fits_digits),
    "roll": (read_digits, fits_digits),
    "buy": (read_buy, fits_place),
    "bump": (read_bump, fits_pair),
    "ignore": (read_names("star"), fits_names),
    "activate": (read_names("recruit"), fits_names),
    "refuse": (read_names("recruit"), fits_names),
    "refill": (read_names("item"), fits_names),
    **dict.fromkeys(("dilemma", "stop", "another", "accept", "free"), (read_bare, fits_bare)),
}
# These may be left out.  `place` may too, with a face; of the others some move must not happen by mistake.
SILENT = {"pay", "take", "drop", "lose", "discard", "star", "outcome", "keep", "draw", "deal", "tile", "start", "face", "roll", "buy", "bump",
          "ignore", "activate", "refill"}


def after_verb(words, verb):
    """(the words after the verb, whether it was said)."""
    if words and verb.startswith(words[0]):
        yield words[1:], True
    if words and (verb in SILENT or verb == "place"):
        yield words, False


def readings(reader, words, verbs):
    """[(level, verb, meaning, verb said)] of everything the words may mean with one of these verbs."""
    out = []
    for verb in verbs:
        for rest, said in after_verb(words, verb):
            for level, meaning in GRAMMAR[verb][0](reader, rest):
                if said or verb != "place" or meaning[0] is not None:
                    out.append((level, verb, meaning, said))
    return out


def candidates(game, text, legal):
    """Legal texts that `text` may mean, by its best readings.  A full spelling is never taken as a short one of something else."""
    found = readings(Reader(game, legal), split_words(text), dict.fromkeys(t.split()[0] for t in legal))
    best = min((row[0] for row in found), default=FULL)
    out = []
    for full in legal:
        verb, *args = full.split()
        if any(level == best and word == verb and GRAMMAR[verb][1](meaning, args) for level, word, meaning, _ in found):
            out.append(full)
    return out


def parse_move(game, text):
    """The legal move that a text means.  Raises InvalidMoveError, AmbiguousMoveError or IllegalMoveError (with the reason)."""
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
    raise illegal_move(game, text)


def one_pass(words):
    """Does somebody want to pass?  There is no such move (R16), but it deserves an answer."""
    return words in (["pass"], ["skip"])


def is_move(game, text):
    """Has the text a meaning at some decision of the game?"""
    words = split_words(text)
    return one_pass(words) or words[:1] == ["trade"] or bool(readings(Reader(game), words, GRAMMAR))


# ---------------------------------------------------------------- trades

def parse_trade(game, text):
    """(partner, give, get) of `trade P2 give ITEMS for ITEMS`.  Raises InvalidMoveError."""
    words = [word for word in split_words(text) if word not in ("with", "player", "p")]
    give, get = (words.index(word) if word in words else 0 for word in ("give", "for"))
    if give != 2 or not give + 1 < get < len(words) - 1 or words[1] not in ("1", "2", "3", "4", "5", "6"):
        raise InvalidMoveError(f"{text!r}: a trade reads `trade P2 give 2 gold bat for 1 energy`")
    return int(words[1]) - 1, parse_items(" ".join(words[give + 1:get])), parse_items(" ".join(words[get + 1:]))


def parse_items(text):
    """Thirteen counts (goods, artifacts) of an item list in any order; `nothing` is empty.  Raises InvalidMoveError, AmbiguousMoveError."""
    counts = [0] * len(ITEMS)
    number, words = None, [word for word in split_words(text) if word not in ("nothing", "and")]
    while words:
        if words[0].isdigit() and number is None:
            number, words = int(words[0][:9]), words[1:]
        else:
            size, name = one_item(words)
            counts[ITEMS.index(name)] += 1 if number is None else number
            number, words = None, words[size:]
    if number is not None:
        raise InvalidMoveError(f"{text!r}: the number {number} stands before no good or artifact")
    return counts


def one_item(words):
    """(number of words, id) of the item named first.  Raises InvalidMoveError, AmbiguousMoveError."""
    for level in (FULL, CUT):
        for size in (3, 2, 1):
            found = find("item", "base", tuple(words[:size]))
            ids = sorted(found[0] & set(ITEMS), key=ITEMS.index) if found and found[1] == level else ()
            if len(ids) == 1:
                return min(size, len(words)), ids[0]
            if ids:
                raise AmbiguousMoveError(f"{' '.join(words[:size])!r} may be {' or '.join(ids)}")
    raise InvalidMoveError(f"{words[0]!r} is no good or artifact{did_you_mean(words[0], ITEMS)}")


def did_you_mean(word, names):
    """`; did you mean 'gold'?`, or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(word, names, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


# ---------------------------------------------------------------- applying, refusing

def apply_text(game, text):
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


def illegal_move(game, move):
    """The error for a move that is not legal here: what it would need, and the nearest legal moves."""
    from euphoria_ai.explain import why_not

    if game.over:
        return IllegalMoveError("the game is over: no move is possible (R109)")
    text = move
    if not isinstance(move, str):
        try:
            text = plain_text(int(move))
        except (InvalidMoveError, ValueError, TypeError):
            return InvalidMoveError(f"{move!r} is no move")
    if len(text) > 400:
        return InvalidMoveError("a text this long is no move")
    why = why_not(game, text)
    if not is_move(game, text):
        return InvalidMoveError(f"{text!r} is no move: {why}")
    return IllegalMoveError(f"{text!r} is not legal at this {game.kind} decision: {why}{nearest(text, list(move_texts(game)))}")


def nearest(text, legal):
    """A hint with the legal moves that look like the text, or with some of them."""
    from difflib import get_close_matches

    near = get_close_matches(text, legal, 3, 0.6)
    if near:
        return f" Nearest legal: {'; '.join(near)}."
    return f" Legal here: {'; '.join(legal[:4])}{' ...' if len(legal) > 4 else ''}."


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
    taken += [alias.lower() for _, row in rows.values() for alias in row.get("aliases", ()) if alias.lower() != head(row["name"]).lower()]
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
