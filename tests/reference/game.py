"""SlowGame: the reference game, one decision at a time."""

from fractions import Fraction

from .base.turns import turn, turns, whole_game
from .ignorance import turns as ignorance_turns
from .table import Table
from .trades import parse_trade


class SlowGame:
    def __init__(
        self,
        seats,
        *,
        edition="base",
        iib_tweaks=False,
        trading=False,
        refused_recruits="aside",
        factionless=True,
        free_trades=False,
    ):
        self.table = Table(seats, iib_tweaks, trading, refused_recruits, edition, factionless, free_trades)
        self._run(whole_game(self.table, self._one_turn()))

    @classmethod
    def from_position(cls, seats, arrange, **options):
        """A game that starts with a turn of table.active after arrange(table): for tests."""
        game = cls.__new__(cls)
        options = {"iib_tweaks": False, "trading": False, "refused_recruits": "aside", **options}
        game.table = Table(seats, **options)
        arrange(game.table)
        game._run(turns(game.table, game._one_turn()))
        return game

    def _one_turn(self):
        return ignorance_turns.turn if self.table.ignorance else turn

    @property
    def kind(self):
        return self._decision.kind if self._decision else None

    @property
    def seat(self):
        return self._decision.seat if self._decision else None

    def legal(self) -> list[str]:
        return list(self._decision.options) if self._decision else []

    def probabilities(self) -> dict[str, Fraction]:
        if not self._decision or self._decision.chances is None:
            raise ValueError("no chance decision")
        return dict(self._decision.chances)

    def apply(self, text: str) -> None:
        if self._decision is None:
            raise ValueError("the game is over")
        if text not in self._decision.options:
            offer = self._trade(text)
            if offer is None:
                raise ValueError(f"not legal: {text}")
            text = offer
        self._advance(text)

    def summary(self) -> dict:
        return self.table.summary()

    def returns(self) -> list[float]:
        if self.table.winner is None:
            raise ValueError("the game is not over")
        return [float(seat == self.table.winner) for seat in range(len(self.table.seats))]

    def _trade(self, text):
        """The canonical text of a trade offer that may be made now, or None (R21)."""
        if not self.table.trading or self.kind not in ("turn", "more"):
            return None
        offer = parse_trade(self.table, text)
        return offer[0] if offer else None

    def _trade_possible(self):
        """R21: one legal move is no end of the matter where a trade may be offered first."""
        return self.table.trading and self.kind == "turn"

    def _run(self, course):
        self._course = course
        self._decision = None
        self._advance(None)

    def _advance(self, text):
        """Go on to the next decision that leaves a choice."""
        try:
            self._decision = self._course.send(text)
            while len(self._decision.options) == 1 and not self._trade_possible():
                self._decision = self._course.send(self._decision.options[0])
        except StopIteration:
            self._decision = None
