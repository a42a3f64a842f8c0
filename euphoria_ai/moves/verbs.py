"""Every verb of the move texts: how it is typed and read, why it is refused, what it means.  One record each.

A new verb is a record here with its functions, a writer in `moves.writing` and a line in docs/notation.md.
"""

from __future__ import annotations

from euphoria_ai.moves import grammar, meanings, reasons
from euphoria_ai.moves.grammar import read_names

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.moves.shapes import Fits, Mean, Read, Refuse


class Verb:
    """One verb.

    usage: its form, as messages show it; read, fits: its grammar (see `moves.grammar`); refuse: (decision at hand,
    meaning) -> why no legal move has this meaning, None if only the choice is to be shown; mean: (decision at hand,
    words after the verb) -> what the move does; silent: the verb may be left out.
    """

    __slots__ = ("fits", "mean", "read", "refuse", "silent", "usage")

    def __init__(self, usage: str, read: Read, fits: Fits, refuse: Refuse, mean: Mean, silent: bool = False) -> None:
        self.usage, self.read, self.fits, self.refuse, self.mean, self.silent = usage, read, fits, refuse, mean, silent


def bare(usage: str, refuse: Refuse, mean: Mean) -> Verb:
    """A verb that is the whole move."""
    return Verb(usage, grammar.read_bare, grammar.fits_bare, refuse, mean)


def with_names(usage: str, domain: str, refuse: Refuse, mean: Mean, most: int = 1, silent: bool = True) -> Verb:
    """A verb with a fixed number of names after it."""
    return Verb(usage, read_names(domain, most), grammar.fits_names, refuse, mean, silent)


def with_items(usage: str, refuse: Refuse, mean: Mean) -> Verb:
    """A verb with a list of goods, artifacts and tracks after it."""
    return Verb(usage, grammar.read_items, grammar.fits_items, refuse, mean, silent=True)


# Verbs that may be left out are those whose moves nobody makes by mistake; `place` may be too, with a face.
VERBS = {
    "place": Verb(
        "place FACE SPACE", grammar.read_place, grammar.fits_place, reasons.refuse_place, meanings.mean_place
    ),
    "retrieve": Verb(
        "retrieve FACE@SPACE ...",
        grammar.read_workers,
        grammar.fits_workers,
        reasons.refuse_retrieve,
        meanings.mean_retrieve,
    ),
    "dilemma": bare("dilemma", reasons.refuse_dilemma, meanings.mean_dilemma),
    "stop": bare("stop", reasons.choices, meanings.mean_stop),
    "another": bare("another", reasons.refuse_another, meanings.mean_another),
    "accept": bare("accept", reasons.choices, meanings.mean_accept),
    "free": bare("free", reasons.choices, meanings.mean_free),
    "pay": Verb(
        "pay ITEMS",
        grammar.read_payment,
        grammar.fits_payment,
        reasons.refuse_pay,
        meanings.mean_pay,
        silent=True,
    ),
    "take": with_items("take ITEMS", reasons.refuse_take, meanings.mean_take),
    "drop": with_items("drop knowledge", reasons.refuse_take, meanings.mean_gain),
    "lose": with_items("lose GOOD", reasons.refuse_lose, meanings.mean_loss),
    "discard": with_items("discard ITEMS", reasons.refuse_discard, meanings.mean_loss),
    "use": with_names("use RECRUIT", "recruit", reasons.refuse_use, meanings.mean_use, silent=False),
    "decline": with_names("decline RECRUIT", "recruit", reasons.refuse_use, meanings.mean_decline, silent=False),
    "refuse": with_names("refuse RECRUIT", "recruit", reasons.refuse_put_back, meanings.mean_refuse, silent=False),
    "activate": with_names("activate RECRUIT", "recruit", reasons.refuse_activate, meanings.mean_activate),
    "keep": with_names("keep ACTIVE HIDDEN", "recruit", reasons.refuse_keep, meanings.mean_keep, most=2),
    "star": with_names("star PLACE", "star", reasons.refuse_star, meanings.mean_star),
    "ignore": with_names("ignore MARKET", "star", reasons.refuse_ignore, meanings.mean_ignore),
    "outcome": with_names("outcome star` or `outcome recruits", "outcome", reasons.choices, meanings.mean_outcome),
    "draw": with_names("draw ARTIFACT", "item", reasons.refuse_chance("R51"), meanings.mean_draw),
    "refill": with_names("refill ARTIFACT", "item", reasons.refuse_chance("R53"), meanings.mean_refill),
    "deal": with_names("deal CARD", "card", reasons.refuse_chance("R7, R8, R96"), meanings.mean_deal),
    "tile": with_names("tile TILE", "tile", reasons.refuse_chance("R5, R64"), meanings.mean_tile),
    "start": with_names("start P2", "seat", reasons.refuse_chance("R9, C34"), meanings.mean_start),
    "face": Verb(
        "face N", grammar.read_digits, grammar.fits_digits, reasons.refuse_face, meanings.mean_face, silent=True
    ),
    "roll": Verb(
        "roll FACES", grammar.read_digits, grammar.fits_digits, reasons.refuse_roll, meanings.mean_roll, silent=True
    ),
    "buy": Verb(
        "buy SLOT ARTIFACT", grammar.read_buy, grammar.fits_place, reasons.refuse_buy, meanings.mean_buy, silent=True
    ),
    "bump": Verb(
        "bump P2 FACE", grammar.read_bump, grammar.fits_pair, reasons.refuse_bump, meanings.mean_bump, silent=True
    ),
}
