"""A move read aloud: its text in full names, `place 3 market_sa` as `place 3 on Stadium of ... (Subterra A)`.

What it does beside that is told by `moves.meanings`, which knows the decision; this reads any text of a log or line.
"""

from __future__ import annotations

from euphoria_ai.catalog import ITEMS
from euphoria_ai.moves.full_names import artifact_names, full_name, item, items, star_place
from euphoria_ai.moves.grammar import counts_of
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Callable

    from euphoria_ai.moves.full_names import Tiles
    from euphoria_ai.moves.shapes import Names


class Speaker:
    """Reads texts of moves aloud.  tiles: what is built; names: of the seats instead of P1, P2 ..."""

    __slots__ = ("names", "tiles")

    def __init__(self, tiles: Tiles = (), names: Names = None) -> None:
        self.tiles, self.names = tiles, names

    def __call__(self, text: str) -> str:
        """The text in full names; what is no text of a move stays as it is."""
        seat, colon, move = text.rpartition(": ")
        verb, *args = move.split() or [""]
        if verb not in SPOKEN:
            return text
        try:
            return (f"{self.seat(seat)}: " if colon else "") + SPOKEN[verb](self, args)
        except (LookupError, ValueError):
            return text

    def seat(self, text: str) -> str:
        """What a seat `P2` is called."""
        return self.names[int(text[1:]) - 1] if self.names else text

    def called(self, name: str) -> str:
        return full_name(name, self.tiles)


def listed_items(args: list[str]) -> str:
    """Raises ValueError where the words name anything else, as `some cards` does."""
    counts = counts_of(args)
    if not set(counts) <= {*ITEMS, "morale", "knowledge"}:
        raise ValueError(f"{' '.join(args)} names no items")
    return items(counts.items())


def say_place(say: Speaker, args: list[str]) -> str:
    return f"place {args[0]} on {say.called(args[1])}"


def say_retrieve(say: Speaker, args: list[str]) -> str:
    workers = (word.split("@") for word in args)
    return "retrieve " + listed(f"{face} from {say.called(space)}" for face, space in workers)


def say_pay(say: Speaker, args: list[str]) -> str:
    cut = args.index("by") if "by" in args else len(args)
    what = f"worker {args[1]}" if args[0] == "worker" else listed_items(args[:cut])
    return f"pay {what}" + (f" by {say.called(args[cut + 1])}" if cut < len(args) else "")


def say_take(say: Speaker, args: list[str]) -> str:
    return "take 1 artifact" if args == ["artifact"] else f"take {listed_items(args)}"


def say_keep(say: Speaker, args: list[str]) -> str:
    if len(args) == 1:
        return f"keep {say.called(args[0])}"
    return f"keep {say.called(args[0])} active and {say.called(args[1])} hidden"


def say_decline(say: Speaker, args: list[str]) -> str:
    return f"do without {say.called(args[0])}" if args else "decline"


def say_draw(say: Speaker, args: list[str]) -> str:
    return f"draw {item(1, args[0])}" if args else "draw 1 artifact"


def say_outcome(say: Speaker, args: list[str]) -> str:
    return {"star": "star on the dilemma", "recruits": "two recruits to choose from"}[args[0]]


def say_bump(say: Speaker, args: list[str]) -> str:
    return f"bump {args[1]} of {say.seat(args[0])}"


def listing(verb: str) -> Callable[[Speaker, list[str]], str]:
    """A verb with a list of items."""
    return lambda say, args: f"{verb} {listed_items(args)}"


def naming(verb: str) -> Callable[[Speaker, list[str]], str]:
    """A verb with one name."""
    return lambda say, args: f"{verb} {say.called(args[0])}"


SPOKEN: dict[str, Callable[[Speaker, list[str]], str]] = {
    "place": say_place,
    "retrieve": say_retrieve,
    "dilemma": lambda say, args: "resolve the dilemma",
    "stop": lambda say, args: "stop",
    "another": lambda say, args: "place another",
    "accept": lambda say, args: "accept",
    "free": lambda say, args: "retrieve free",
    "pay": say_pay,
    "take": say_take,
    "drop": lambda say, args: "lower knowledge by 1",
    "lose": listing("lose"),
    "discard": listing("discard"),
    "use": naming("use"),
    "decline": say_decline,
    "refuse": naming("refuse"),
    "activate": naming("activate"),
    "keep": say_keep,
    "star": lambda say, args: f"star on {star_place(args[0], say.tiles)}",
    "ignore": lambda say, args: f"ignore the penalty of {say.called(args[0])}",
    "outcome": say_outcome,
    "draw": say_draw,
    "refill": lambda say, args: f"{item(1, args[0])} into the bazaar",
    "deal": naming("deal"),
    "tile": naming("turn up"),
    "start": lambda say, args: f"{say.seat(args[0])} begins",
    "face": lambda say, args: f"set the face {args[0]}",
    "roll": lambda say, args: f"roll {' '.join(args)}",
    "buy": lambda say, args: f"take {artifact_names()[args[1]]} from bazaar slot {args[0]}",
    "bump": say_bump,
}
