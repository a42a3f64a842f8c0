"""One-line codes: the document of a position in one line, for pasting."""

from typing import Any

from euphoria_ai.catalog import BOARD, TABLES
from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import PositionError
from euphoria_ai.moves.shapes import Called
from euphoria_ai.positions.documents import from_document, named
from euphoria_ai.positions.packing import pack, unpack
from euphoria_ai.positions.values import found
from euphoria_ai.positions.writing import document

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


def code_words() -> bytes:
    """What the compression of codes expects: part of the format EUPH1, so never to be changed."""
    rows = (*BOARD["space"], *TABLES["tiles_base"]["tile"][:18], *TABLES["recruits_base"]["recruit"][:48])
    return (",".join(f'"{row["id"]}"' for row in rows) + CODE_KEYS).encode()


def to_code(position: Position, names: Called = ()) -> str:
    """The position in one line, for pasting; names: of the players."""
    return CODE + pack(document(position, names), code_words())


def from_code(code: str) -> Position:
    """Inverse of to_code; blanks and line breaks in it do not matter.  Raises PositionError."""
    return named("code", lambda: from_document(parse_code(code)))


def parse_code(code: str) -> dict[str, Any]:
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
