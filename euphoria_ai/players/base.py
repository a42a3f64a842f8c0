"""What a player is, and what all players of the program share."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import GameOverError

MOST = 1_000_000_000  # of anything that an option counts
DAY = 86400  # seconds: the longest that a decision may be given


class Chooser(Protocol):
    """What can hold a seat: anything with this method."""

    def choose(self, position: Position) -> int | str:
        """One of `position.legal_moves()`, or the text of one."""


class Player:
    """Chooses moves for one seat.  It is given a `Position`, which holds only what that seat knows, and never a Game.

    In Python any object with a method `choose` will do, and its `start` and `inform` are called if they are there.
    What a spec names, `MODULE:CLASS`, must derive from this class: that is how it is known to be a player.
    """

    iterations: int | None = None  # of the last choice: playouts or search iterations, if the player counts such things
    win_chances: list[float] | None = (
        None  # of the last choice: win chance per seat as the player saw it, if it has one
    )
    interrupted = False  # the last choice was cut short by Ctrl-C

    def choose(self, position: Position) -> int | str:
        """One of `position.legal_moves()`, or the text of one."""
        raise NotImplementedError

    def start(self, seat: int, seats: int) -> None:
        """A game begins; the player takes `seat` (0-based) of `seats`."""

    def inform(self, position: Position) -> None:
        """Somebody, or chance, has made a decision: what this seat knows now.

        Not called for players that do not define it.
        """


def moves_to_choose(position: Position | Game) -> list[int]:
    """The legal moves at hand.  Raises GameOverError if there is nothing to choose any more."""
    legal = position.legal_moves()
    if not legal:
        raise GameOverError("the game is over: there is no move to choose (R109)")
    return legal


def decision_seed(position: Position, seed: int) -> int:
    """A seed for the decision at hand: it depends on the seed and on what the seat knows, and on nothing else.

    So a game that is saved and resumed, or a decision that is taken back and met again, goes on as it would have.
    """
    known = position.fields()
    del known["rules"]  # numbered in the order of loading
    digest = blake2b(f"{seed} {position.seat} {known}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def draw_weighted(weights: Sequence[float], rng: Rng) -> int:
    """An index drawn in proportion to the weights."""
    total = sum(weights)
    x = rng.below(1 << 31) / (1 << 31) * total
    for i, weight in enumerate(weights):
        x -= weight
        if x < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)


def world_of(position: Position, seed: int) -> tuple[Game, Rng]:
    """(a world that fits the position, the generator that dealt it and may deal on)."""
    rng = Rng(seed)
    return position.determinize(rng), rng


def check_number(name: str, value: Any, kinds: type[int] | tuple[type[int], type[float]], most: float = MOST) -> None:
    """Raises ValueError unless the value is None or a number above 0, at most `most`."""
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, kinds) or not 0 < value <= most:
        raise ValueError(
            f"{name} = {value}; a {'whole ' if kinds is int else ''}number above 0 is needed, at most {most}"
        )
