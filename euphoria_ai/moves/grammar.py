"""The grammar of each verb: what typed words after it may mean, and whether a legal text fits that meaning.

A reader yields (level, meaning) for the words after its verb.
Its test says whether the words of a legal text fit a meaning. None, as a face or a set of ids, fits everything.
"""

from __future__ import annotations

from euphoria_ai.catalog import FACTIONS, MARKET_IDS, TILE_IDS
from euphoria_ai.core.state.ids import LOC_HAND
from euphoria_ai.editions import rules_key
from euphoria_ai.moves.fields import VIA_RECRUIT, via_of
from euphoria_ai.moves.names import CUT, FULL, OPEN, find

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Set
    from typing import Any

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.moves.shapes import Items, Read, Readings
    from euphoria_ai.state.shapes import Cost


class Reader:
    """What reading needs of a game: its edition, the tiles that are up, how many workers `all` are, the legal texts."""

    __slots__ = ("edition", "legal", "markets", "on_board")

    def __init__(self, game: Game | Position, legal: Mapping[str, int] | None = None) -> None:
        fields = game.fields()
        self.edition = rules_key(game.rules).split("/")[0]
        self.markets = {TILE_IDS[tile - 1]: MARKET_IDS[i] for i, tile in enumerate(fields["tiles"]) if tile}
        seat = game.to_move
        bound = len(FACTIONS) if game.kind == "retrieve_areas" else LOC_HAND  # the commodity areas are the first spaces
        self.on_board = (
            sum(loc < bound for loc in fields["seats"][seat]["loc"]) if seat is not None and seat >= 0 else 0
        )
        self.legal = legal

    def find(self, domain: str, words: list[str]) -> tuple[Set[str] | None, int] | None:
        """Like `find`; no words fit anything (None, OPEN).  A market may be called by its tile."""
        if not words:
            return None, OPEN
        found = find(domain, self.edition, tuple(words))
        if domain not in ("space", "star") or (found and found[1] == FULL):
            return found
        tiles = find("tile", self.edition, tuple(words))
        if not tiles:
            return found
        if tiles[1] == FULL:  # a tile that is not face up stands for itself: no move fits
            return {self.markets.get(name, name) for name in tiles[0]}, FULL
        ids = {self.markets[name] for name in tiles[0] if name in self.markets} | (found[0] if found else set())
        return (ids, CUT) if ids else None


def split_face(words: list[str]) -> Iterator[tuple[str | None, list[str]]]:
    """(face, the other words): the face may come first, last or not at all."""
    yield None, words
    if words and words[0].isdigit():
        yield words[0], words[1:]
    if len(words) > 1 and words[-1].isdigit():
        yield words[-1], words[:-1]


def read_place(reader: Reader, words: list[str]) -> Readings:
    for face, rest in split_face(words):
        found = reader.find("space", rest)
        if found:
            yield max(found[1], OPEN if face is None else FULL), (face, found[0])


def fits_place(meaning: Any, args: list[str]) -> bool:
    return meaning[0] in (None, args[0]) and (meaning[1] is None or args[1] in meaning[1])


def read_list(
    reader: Reader, domain: str, words: list[str], most: int, longest: int
) -> Iterator[tuple[int, tuple[Any, ...]]]:
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


def read_workers(reader: Reader, words: list[str]) -> Readings:
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


def fits_workers(meaning: Any, args: list[str]) -> bool:
    """Can every wanted worker be given one of the text's, and none is left over?"""
    if meaning is None or not meaning or not args:
        return meaning is None or not (meaning or args)
    if len(meaning) != len(args):
        return False
    face, spaces = meaning[0]
    for i, worker in enumerate(args):
        shown, _, space = worker.partition("@")
        if (
            face in (None, shown)
            and (spaces is None or space in spaces)
            and fits_workers(meaning[1:], args[:i] + args[i + 1 :])
        ):
            return True
    return False


def read_items(reader: Reader, words: list[str]) -> Readings:
    """Goods, artifacts and tracks in any order, counts before their words; None for none said."""
    words = [word for word in words if word != "and"]
    if not words:
        yield OPEN, None
    elif words == ["nothing"]:
        yield FULL, ()
    else:
        for level, items in read_list(reader, "item", words, 10, 3):
            yield level, tuple((int(n or 1), ids) for n, ids in items)


def counts_of(args: list[str]) -> Cost:
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


def fits_items(meaning: Any, args: list[str]) -> bool:
    return meaning is None or covers(meaning, counts_of(args))


def covers(items: Items, counts: Cost) -> bool:
    """Can the items, each of one of its ids, make up exactly these counts?"""
    if not items:
        return not any(counts.values())
    n, ids = items[0]
    return any(n and counts.get(name, 0) >= n and covers(items[1:], {**counts, name: counts[name] - n}) for name in ids)


def read_payment(reader: Reader, words: list[str]) -> Readings:
    """Items, perhaps `by RECRUIT`: (items, ids)."""
    cut = words.index("by") if "by" in words else len(words)
    by = reader.find("recruit", words[cut + 1 :]) if cut < len(words) else (None, FULL)
    if by:
        for level, items in (*read_die(words[:cut]), *read_items(reader, words[:cut])):
            yield max(level, by[1]), (items, by[0], cut < len(words), reader.legal)


def read_die(words: list[str]) -> Readings:
    """A die that is given up as a payment: `worker 3`, or `worker` for any."""
    if words and words[0] in ("worker", "die") and len(words) < 3 and all(word.isdigit() for word in words[1:]):
        yield FULL if words[1:] else OPEN, ((1, {f"worker {face}" for face in words[1:] or "123456"}),)


def fits_payment(meaning: Any, args: list[str]) -> bool:
    """Without `by` the plain payment is meant, if it is there at all."""
    items, ids, said, legal = meaning
    cut = args.index("by") if "by" in args else len(args)
    if cut < len(args) and not said and " ".join(["pay", *args[:cut]]) in legal:
        return False
    if said and ids is not None and recruit_of(args, cut, legal) not in ids:
        return False
    return fits_items(items, args[:cut])


def recruit_of(args: list[str], cut: int, legal: Mapping[str, int]) -> str | None:
    """The recruit by whose permission a payment is made: what stands after `by`, else what the move itself says."""
    if cut < len(args):
        return args[cut + 1]
    move = legal.get(" ".join(["pay", *args])) if isinstance(legal, dict) else None
    return VIA_RECRUIT.get(via_of(move)) if move is not None else None


def read_names(domain: str, most: int = 1) -> Read:
    """Reader of a fixed number of names, in order; None for none said."""

    def read(reader: Reader, words: list[str]) -> Readings:
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


def fits_names(meaning: Any, args: list[str]) -> bool:
    return meaning is None or (
        len(meaning) == len(args) and all(word in ids for ids, word in zip(meaning, args, strict=True))
    )


def read_digits(reader: Reader, words: list[str]) -> Readings:
    """Faces in any order, with or without blanks."""
    if not words:
        yield OPEN, None
    elif all(word.isdigit() for word in words):
        yield FULL, sorted("".join(words))


def fits_digits(meaning: Any, args: list[str]) -> bool:
    return meaning is None or meaning == sorted(args)


def read_buy(reader: Reader, words: list[str]) -> Readings:
    """Slot and artifact of the bazaar in either order, or one of them: (slot, ids)."""
    for slot, rest in split_face(words):
        found = reader.find("item", rest)
        if found and (slot is None or len(slot) == 1):
            yield max(found[1], OPEN if slot is None else FULL), (slot, found[0])


def read_bump(reader: Reader, words: list[str]) -> Readings:
    """Owner and face of a worker, or one of them: (seat, face).

    A number alone may be either, unless it follows a `P`.
    """
    named = words[:1] in (["p"], ["player"])
    numbers = words[named:]
    if not all(word.isdigit() for word in numbers) or len(numbers) > 2 or (named and not numbers):
        return
    if len(numbers) == 2:
        yield FULL, (f"P{numbers[0]}", numbers[1])
    if len(numbers) == 1:
        yield OPEN, (f"P{numbers[0]}", None)
    if len(numbers) < 2 and not named:
        yield OPEN, (None, numbers[0] if numbers else None)


def fits_pair(meaning: Any, args: list[str]) -> bool:
    return meaning[0] in (None, args[0]) and meaning[1] in (None, args[1])


def read_bare(reader: Reader, words: list[str]) -> Readings:
    if not words:
        yield FULL, None


def fits_bare(meaning: Any, args: list[str]) -> bool:
    return not args
