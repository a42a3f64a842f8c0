"""How players of the program answer offers (R21): nothing is given away on a guess, and an offer made again in the same
turn gets the same answer."""

from collections.abc import Callable
from typing import NamedTuple

from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import M_ACCEPT
from euphoria_ai.intervals import wilson
from euphoria_ai.moves.fields import kind_of

GET, GIVE = 15, 4  # of a number of the pending offer: the bits that the asked seat gets, and the shift to what it gives


class Offer(NamedTuple):
    """An offer as the asked seat sees it.  counts: what it gets and gives of each good and artifact, as in `fields`."""

    turn: int
    partner: int
    counts: tuple[int, ...]

    @property
    def one_sided(self) -> bool:
        """Does it ask for more pieces than it gives?"""
        return sum(n >> GIVE for n in self.counts) > sum(n & GET for n in self.counts)


def offer_at(position: Position) -> Offer | None:
    """The offer that a position asks about, or None."""
    if position.kind != "trade":
        return None
    fields = position.fields()
    return Offer(fields["turn"], fields["active"], tuple(fields["trade"]))


class Answers:
    """The answers that a player has given in this turn."""

    def __init__(self) -> None:
        self.given: dict[tuple[int, Offer], int] = {}

    def to(self, position: Position, think: Callable[[], int]) -> int:
        """The answer that the offer at hand got before in this turn, else what thinking finds."""
        offer = offer_at(position)
        if offer is None:
            return think()
        self.given = {key: move for key, move in self.given.items() if key[1].turn == offer.turn}
        key = position.seat, offer
        if key not in self.given:
            self.given[key] = think()
        return self.given[key]


def decline(moves: list[int]) -> int:
    return next(move for move in moves if kind_of(move) != M_ACCEPT)


def clearly_better(moves: dict[int, tuple[float, float]]) -> int:
    """The answer to a one-sided offer by {move: (games, sum of own rewards)}: yes only if that wins more often by
    disjoint intervals."""
    intervals = {move: wilson(min(max(total, 0.0), games), games) for move, (games, total) in moves.items()}
    no = decline(list(moves))
    return max(moves, key=lambda move: (intervals[move][0] > intervals[no][1], move == no))
