"""Trade offers and lists of items, read (R21)."""

from __future__ import annotations

from euphoria_ai.catalog import ITEMS
from euphoria_ai.errors import AmbiguousMoveError, InvalidMoveError
from euphoria_ai.moves.names import CUT, FULL, did_you_mean, find, split_words

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.core.engine.game import Game


def parse_trade(game: Game, text: str) -> tuple[int, list[int], list[int]]:
    """(partner, give, get) of `trade P2 give ITEMS for ITEMS`.  Raises InvalidMoveError."""
    words = [word for word in split_words(text) if word not in ("with", "player", "p")]
    give, get = (words.index(word) if word in words else 0 for word in ("give", "for"))
    if give != 2 or not give + 1 < get < len(words) - 1 or words[1] not in ("1", "2", "3", "4", "5", "6"):
        raise InvalidMoveError(f"{text!r}: a trade reads `trade P2 give 2 gold bat for 1 energy`")
    return int(words[1]) - 1, parse_items(" ".join(words[give + 1 : get])), parse_items(" ".join(words[get + 1 :]))


def parse_items(text: str) -> list[int]:
    """Thirteen counts (goods, artifacts) of an item list in any order; `nothing` is empty.

    Raises InvalidMoveError, AmbiguousMoveError.
    """
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


def one_item(words: list[str]) -> tuple[int, str]:
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
