"""Types of what the modules of moves and of narration hand on to each other."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any

from euphoria_ai.moves.at_hand import AtHand
from euphoria_ai.moves.grammar import Reader

Way = tuple[dict[str, int], str | None]  # a cost, and the recruit that allows it
Names = Sequence[str] | None  # of the seats as sentences call them, None for P1, P2 ...
Called = Sequence[str | None]  # the name of every seat, None or "" where it has none
Log = Sequence[tuple[Any, ...]]  # as `Game.log`: (seat or CHANCE, kind, move, made by itself)
Found = tuple[Set[str], int] | None  # ids that words may stand for, and how well they name them
Items = Sequence[tuple[int, Set[str]]]  # (count, ids) of every item named
Readings = Iterator[tuple[int, Any]]  # (how well a text names it, what the words after a verb mean)
Reading = tuple[int, str, Any, bool]  # (how well, verb, meaning, was the verb said)
Texts = Mapping[str, int]  # text -> move of every legal move
Read = Callable[[Reader, list[str]], Readings]
Fits = Callable[[Any, list[str]], bool]
Refuse = Callable[[AtHand, Any], str | None]
Mean = Callable[[AtHand, list[str]], str]
