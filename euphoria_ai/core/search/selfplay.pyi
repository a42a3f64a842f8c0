"""Self-play in bulk, for training: quick games, with what a network learns from them."""

from euphoria_ai.core.search.network import Network
from euphoria_ai.core.search.weights import Weights

EXPONENT: int
"""The policy draws moves by its weights to this power."""

MAX_DECISIONS: int
"""A game of more decisions is cut short."""

class Thinker:
    """One-ply play by a network, or with None the policy.  It looks at hidden cards: for training only."""

    def __init__(
        self,
        network: Network | None = None,
        width: int = 8,
        samples: int = 2,
        noise: float = 0.0,
        turns: int = 0,
        weights: Weights | None = None,
    ) -> None:
        """width: moves looked at, at most 32; samples: turns played out after each; noise: share of decisions left to
        the policy; turns: turns of others played out as well; weights: of the policy, the data file's if not given.

        Raises ValueError on a number out of range.
        """
    @property
    def network(self) -> Network | None:
        """What it judges by."""

class Samples:
    """Room for samples: states at the start of a turn, and how their games ended."""

    def __init__(self, n_seats: int, capacity: int) -> None:
        """n_seats: of all games; capacity: how many samples."""
    @property
    def n_seats(self) -> int:
        """Seats of every game."""
    @property
    def board_size(self) -> int:
        """How many features the board has."""
    @property
    def seat_size(self) -> int:
        """How many features a seat has."""
    @property
    def capacity(self) -> int:
        """How many samples there is room for."""
    @property
    def n(self) -> int:
        """How many samples there are."""
    @property
    def board(self) -> bytearray:
        """Features of the board, sample after sample, a byte each."""
    @property
    def seats(self) -> bytearray:
        """Features of each seat, sample after sample, a byte each."""
    @property
    def results(self) -> bytearray:
        """Share of the win of each seat, single precision."""
    @property
    def stars(self) -> bytearray:
        """Stars each seat had placed at the end, a byte each."""

def self_play(
    rules: int, seed: int, thinker: Thinker, samples: Samples, rate: float = 1.0, games: int = ...
) -> tuple[int, int]:
    """Play games of one thinker against itself until `samples` is full or `games` are played.

    rules: id of a rule set; rate: share of the starts of turns that become samples.  Returns (games, of these cut
    short).  The same seed gives the same samples on every machine.
    """

def contest(rules: int, games: int, seed: int, first: Thinker, second: Thinker) -> list[float]:
    """Share of the win, game by game, of `first` in one seat, rotated, against `second` in all others.

    Each deal is played from every seat; a game cut short counts as an even share.
    """
