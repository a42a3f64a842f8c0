"""The game as one state machine.

Seats are 0-based.  A move is an int with the same meaning in every possible world;
texts of moves are described in docs/notation.md.  Chance (dice, draws, deals, tiles)
is a decision like any other, made by `Game.sample` or by applying one of its outcomes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from euphoria_ai.core.search.information import Position

CHANCE: int
"""What `to_move` is where chance decides: -1."""

MARK: bytes
"""What saved games begin with; it changes with the format."""

class Outcome(int):
    """A chance move together with its probability; it is the move itself."""

    probability: float
    def __new__(cls, move: int, probability: float) -> Self: ...
    def __getnewargs__(self) -> tuple[int, float]: ...  # type: ignore[override]

class Rng:
    """A generator of random numbers, handed in wherever chance is to happen.

    The same seed gives the same numbers on every machine.  It is for play, not for secrets.
    """

    def __init__(self, seed: int = 0) -> None:
        """seed: any int; what is beyond 64 bits is cut off."""
    def below(self, n: int) -> int:
        """A number in 0..n-1; n is 1 to 4,294,967,295.  Raises ValueError on anything else."""
    def fork(self) -> Rng:
        """A new generator seeded from this one, which moves on by one number."""
    @property
    def state(self) -> int:
        """The number from which it goes on, 1 to 2**64 - 1; see `from_state`."""
    @staticmethod
    def from_state(state: int) -> Rng:
        """A generator that goes on as the one with this `state` would.  Raises ValueError on any other number."""

class Game:
    """One game, everything known.

    Made by `new`, `from_bytes` or `from_fields`; players and advice see a `Position` instead.

    Games are compared, hashed, copied and pickled by their state.  They are mutable:
    do not change one that is in a set.
    """

    log: list[tuple[int, str, int, bool]] | None
    """None, or a list to which every decision is appended: (seat or CHANCE, kind, move,
    made by itself since nothing else was legal).
    """

    by_turns: bool
    """Is every turn asked for, even where one move is legal?

    False as a rule: a decision with one legal move makes itself.
    """

    by_cards: bool
    """Is every card that is drawn or dealt asked for, even the last kind of its deck?

    False as a rule.
    """

    @staticmethod
    def new(
        edition: str = "base", seats: int = 2, seed: int | None = None, options: Mapping[str, bool | str] | None = None
    ) -> Game:
        """A dealt game; the first decision is the first seat's choice of recruits.

        edition: "base" or "ignorance"; seats: 2 to 6; seed: any int, or None to be asked for every
        deal too (each is then a chance decision); options: see `euphoria_ai.editions.options_of`.
        Raises ValueError naming what is wrong and what is allowed.
        """
    @property
    def to_move(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""
    @property
    def over(self) -> bool:
        """Has somebody placed the last star, ties settled?"""
    @property
    def kind(self) -> str | None:
        """Kind of the decision at hand (docs/notation.md), None when over."""
    @property
    def seats(self) -> int:
        """Number of seats, 2 to 6."""
    @property
    def turn(self) -> int:
        """Turns begun so far, all seats together; stops at 65,535."""
    @property
    def active(self) -> int:
        """Seat whose turn it is; not always the one that decides."""
    @property
    def rules(self) -> int:
        """Id of the rule set in this process (see `euphoria_ai.editions.rules_key`)."""
    def legal_moves(self) -> list[int]:
        """Sorted moves of the decision at hand; empty only when over.

        At a chance decision these are `Outcome`s, whose probabilities sum to 1.
        A seat is only asked when it has two moves or more, except at a turn with the option `trading`.
        """
    def apply(self, move: int | str) -> None:
        """Carry out a legal move, given as an int or as its text; what then goes by itself is done too.

        Raises IllegalMoveError (with the reason), InvalidMoveError or AmbiguousMoveError (texts),
        all of them from `euphoria_ai.errors`; the state is then untouched.
        """
    def sample(self, rng: Rng) -> int:
        """Let chance decide the chance decision at hand; returns the outcome.

        Raises ValueError where a seat decides, or when over.
        """
    def propose_trade(self, partner: int, give: Sequence[int], get: Sequence[int]) -> None:
        """Offer a trade to another seat, which then decides (R21).

        partner: a seat; give, get: 13 counts of 0 to 15 each, seven goods and six
        artifacts in the order of `euphoria_ai.editions.GOODS` and `ARTIFACTS`.
        Raises ValueError if trading is off, at the wrong time, or without the means.
        """
    def view(self, seat: int) -> Position:
        """What this seat knows.  Raises ValueError if there is no such seat."""
    def clone(self) -> Game:
        """An independent copy (without the log)."""
    @staticmethod
    def from_fields(fields: Mapping[str, Any]) -> Game:
        """Inverse of `fields`.  Raises ValueError naming the broken invariants, or KeyError for a missing field."""
    def fields(self) -> dict[str, Any]:
        """Every field of the state that is not a cache,
        as nested dicts and lists of numbers (ids as in `euphoria_ai.editions`).
        """
    def to_bytes(self) -> bytes:
        """The state with a format mark, the key of its rule set and a mark of the rules data:
        at most about 1,200 bytes.

        Equal states give equal bytes, in any process.
        """
    @staticmethod
    def from_bytes(data: bytes) -> Game:
        """Inverse of `to_bytes`.

        Raises ValueError that says why: no state of this version, saved with other rules data, damaged.
        """
    def status(self) -> list[str]:
        """Names of broken invariants, recomputed from scratch; empty in a sound state."""
    def returns(self) -> list[float]:
        """Per seat once over: 1.0 for the winner, 0.0 for the others (R111, R112).  Raises ValueError before."""
    def stack(self) -> list[str]:
        """Names of the pending frames, bottom first: what the engine is in the middle of."""
    def text(self, move: int) -> str:
        """The text of a legal move of the decision at hand.  Raises ValueError when over."""
    def summary(self) -> dict[str, Any]:
        """Everything as plain Python data: ids and numbers, see `euphoria_ai.state.summary.summarise`."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: object) -> Game: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
