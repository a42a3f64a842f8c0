"""Position files and one-line codes: what is written down of a game, as a Position and back (docs/position-format.md).

    position = load("my-game.toml")
    save("next.toml", position)
    from_code(to_code(position)) == position

Everything wrong with a file is a PositionError that names file, key, value and rule.
"""

from euphoria_ai.catalog import BOARD, TABLES
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import EuphoriaError, PositionError
from euphoria_ai.files import FileError, read_text, write_atomic
from euphoria_ai.moves.names import split_words
from euphoria_ai.moves.parsing import apply_text
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.positions.checks import check
from euphoria_ai.positions.checks import warnings as sheet_warnings
from euphoria_ai.positions.fields import UNKNOWN, fields_of, pack, unpack, with_pending
from euphoria_ai.positions.sheet import read_sheet
from euphoria_ai.positions.values import found, refuse
from euphoria_ai.positions.writing import document, template, toml_text

LIMIT = 1 << 17  # bytes of a file
CODE = "EUPH1:"
CODE_KEYS = (
    '{"edition":"base","you":1,"to_move":1,"turn":1,"first":1,'
    '"discard":"2 balloon 2 bat 2 bear 2 bifocals 2 book box","pending":"1:",'
    '"options":{"iib_tweaks":true,"trading":true,"refused_recruits":"deck"},'
    '"tracks":{"euphorian":1,"subterran":1,"wastelander":1,"icarite":1},'
    '"miners":{"euphorian":1,"subterran":1,"wastelander":1},'
    '"markets":{"ea":"","eb":"","sa":"","sb":"","wa":"","wb":"},'
    '"player":[{"goods":"2 energy 3 water 4 food 2 bliss gold 2 clay stone","hand":"bat","cards":1,"morale":2,'
    '"knowledge":3,"available":[1,2],"workers":{"dice_order":"hand pool pool","recruits":["hidden":["refused":["?"],'
    '"dilemma":"bat","dilemma_used":"star","stars":{"euphorian":1,"subterran":1,"wastelander":1,"icarite":1,'
    '"market_ea":1,"recruits":["'
)
WORLDS, TRIES = 8, 200  # for moves: worlds that must agree, worlds tried

__all__ = [
    "document",
    "dumps",
    "from_code",
    "from_document",
    "load",
    "loads",
    "save",
    "template",
    "to_code",
    "warnings",
]


# ---------------------------------------------------------------- reading


def load(path):
    """The Position in a file: TOML, or just a one-line code.  Raises PositionError."""
    return loads(text_of(path), str(path))


def loads(text, name="<text>"):
    """The Position that a text describes; `name` stands for it in errors.  Raises PositionError."""
    return named(name, lambda: from_document(parse(text)))


def warnings(source):
    """Sentences about what matters and is left unknown in a file (a path), a text of several lines or a code.

    Raises PositionError.
    """
    text = str(source)
    name = "<text>"
    if "\n" not in text and not text.startswith("EUPH"):
        text, name = text_of(source), text
    return named(name, lambda: sheet_warnings(read_sheet(parse(text))))


def text_of(path):
    try:
        return read_text(path, LIMIT)
    except FileError as error:
        raise PositionError(str(error)) from None


def named(name, read):
    """The result of `read`; its errors get the name of the file in front."""
    try:
        return read()
    except PositionError as error:
        raise PositionError(f"{name}: {error}") from None


def parse(text):
    """The document of a text.  Raises PositionError."""
    if text.strip().startswith("EUPH"):
        return parse_code(text)
    if len(text) > LIMIT:
        raise PositionError(f"too large: at most {LIMIT // 1024} KiB are read")
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PositionError("not TOML: too deeply nested") from None
    except ValueError as error:
        raise PositionError(f"not TOML: {error}") from None


def from_document(doc):
    """The Position of a parsed document (see `document`).  Raises PositionError."""
    sheet = read_sheet(doc)
    if sheet.loose:
        if "moves" in doc:
            refuse("moves", "not together with pending, which holds a moment inside a turn already")
        position = sound(with_pending(fields_of(sheet), doc["pending"]), sheet.you)
        return position
    check(sheet)
    return after_moves(sound(fields_of(sheet), sheet.you), moves_of(doc))


def sound(fields, seat):
    """The Position of these fields; what the core says against them becomes a PositionError."""
    try:
        return Position.from_fields(fields, seat)
    except (ValueError, KeyError, IndexError, TypeError, OverflowError) as error:
        raise PositionError(f"no game fits this position: {error}") from None


# ---------------------------------------------------------------- moves


def moves_of(doc):
    moves = doc.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        refuse("moves", 'a list of moves in quotes is expected, such as ["place 4 farm", "roll 3"]', moves)
    return moves


def after_moves(position, moves):
    """The position after the moves.  A decision with one legal move settles by itself, as in a game."""
    world = position.determinize(Rng(0))
    if not moves and (world.kind, world.to_move) == (position.kind, position.to_move):
        return position
    known, result, agreed, error = position.fields(), None, 0, None
    for seed in range(TRIES):
        world = position.determinize(Rng(seed))
        hand = world.view(position.seat).fields()["seats"][position.seat]["hand"]
        try:
            play(world, moves)
        except PositionError as refused:
            error = error or refused
            continue
        fields = forget(known, hand, world.view(position.seat).fields(), position.seat)
        if result is not None and fields != result:
            what = differing(result, fields)
            raise PositionError(f"moves: what follows depends on something left unknown ({what}); write it in the file")
        result, agreed = fields, agreed + 1
        if agreed == WORLDS:
            break
    if result is None:
        raise error
    return sound(result, position.seat)


def play(world, moves):
    """Apply the texts to a full game; one that has settled by itself may be written too.  Raises PositionError naming the move."""
    settled = []
    for i, text in enumerate(moves):
        if split_words(text) in settled:
            settled.remove(split_words(text))
            continue
        if world.over:
            raise PositionError(f"moves, number {i + 1} = {found(text)}: the game is over before it (R109)")
        world.log = []
        try:
            apply_text(world, text)
        except EuphoriaError as error:
            raise PositionError(f"moves, number {i + 1}: {error}") from None
        settled = [split_words(plain_text(move)) for _, _, move, forced in world.log if forced]


def forget(known, hand, fields, seat):
    """What the observer knows after moves in a dealt world: what was unknown before and not shown since is so again.

    known: the observer's fields before; hand: its hand in that world before; fields: its view after.
    """
    before = named_cards(fields)
    for i, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        if not (old["recruits"][2] and not new["recruits"][2]):  # else four cards became two by a typed choice
            had = [0 if 0 < card < UNKNOWN and fields["gone"] >> card - 1 & 1 else card for card in old["recruits"]]
            flags = new["recruit_flags"]
            new["recruits"] = [as_before(*cards) for cards in zip(had, new["recruits"], flags, strict=True)]
            new["refused"] = [as_before(*cards) for cards in zip(old["refused"], new["refused"], strict=True)]
        new["dilemma"] = as_before(old["dilemma"], new["dilemma"], bool(new["dilemma_use"]))
        if i == seat and sum(old["hand"]) != old["hand_n"]:
            changes = [now - then for now, then in zip(new["hand"], hand, strict=True)]
            new["hand"] = [max(0, n + change) for n, change in zip(old["hand"], changes, strict=True)]
    after = named_cards(fields)
    for pool in before:
        fields[pool] = (fields[pool] | before[pool]) & ~after[pool]
    return fields


def as_before(old, new, shown=0):
    """One card: unless it is shown now or new in its place, just as well known as it was."""
    return old if old and new and not shown & 1 else new


def named_cards(fields):
    """Bits of the recruits and dilemmas that lie named before some seat."""
    recruits = {card for seat in fields["seats"] for card in seat["recruits"] + seat["refused"]}
    dilemmas = {seat["dilemma"] for seat in fields["seats"]}
    pools = {"recruit_deck": recruits, "dilemma_deck": dilemmas}
    return {name: sum(1 << card - 1 for card in cards - {0, UNKNOWN}) for name, cards in pools.items()}


def differing(a, b):
    """Where two nests of fields first differ, in words."""
    for i, (x, y) in enumerate(zip(a["seats"], b["seats"], strict=True)):
        for name in x:
            if x[name] != y[name]:
                return f"player {i + 1}: {name.replace('_', ' ')}"
    return "hidden cards"


# ---------------------------------------------------------------- writing


def dumps(position, comments=True):
    """The TOML text of a position: readable, in a fixed order, only what differs from the start of a game."""
    return toml_text(document(position), position if comments else None)


def save(path, position):
    """Write a position to a file; at any moment the file is whole.  Raises FileError."""
    write_atomic(path, dumps(position))


# ---------------------------------------------------------------- one-line codes


def code_words():
    """What the compression of codes expects: part of the format EUPH1, so never to be changed."""
    rows = (*BOARD["space"], *TABLES["tiles_base"]["tile"][:18], *TABLES["recruits_base"]["recruit"][:48])
    return (",".join(f'"{row["id"]}"' for row in rows) + CODE_KEYS).encode()


def to_code(position):
    """The position in one line, for pasting."""
    return CODE + pack(document(position), code_words())


def from_code(code):
    """Inverse of to_code; blanks and line breaks in it do not matter.  Raises PositionError."""
    return named("code", lambda: from_document(parse_code(code)))


def parse_code(code):
    if not isinstance(code, str):
        raise PositionError("a code is a text that begins with " + CODE)
    text = "".join(code.split())
    if not text.startswith(CODE):
        raise PositionError(f"a code begins with {CODE}; {found(text[:12])} is none, or one of another version")
    try:
        doc = unpack(text[len(CODE) :], code_words())
    except (ValueError, RecursionError):
        raise PositionError("the code is damaged or incomplete; copy the whole line") from None
    if not isinstance(doc, dict):
        raise PositionError("the code holds no position")
    return doc
