"""Players that see more than their seat may: bounds to measure by, made for games of the ladder and for nothing else.

`ceiling` searches with all cards face up (the dice to come it does not know); `boardspace:peek=true` knows the dice to
come. Both watch the true game from outside; what a player is given is a Position here, too.
"""

from typing import Any

from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.information import Position
from euphoria_ai.games.chance import ChanceStreams
from euphoria_ai.games.counting import Observer
from euphoria_ai.players.base import Chooser
from euphoria_ai.players.boardspace import BoardspacePlayer
from euphoria_ai.players.ismcts import SearchPlayer
from euphoria_ai.players.registry import PlayerError, make_player, parse_options


class Table(Observer):
    """One game with its dice, as the yardsticks look at it."""

    def __init__(self, seed: int) -> None:
        self.chance = ChanceStreams(seed)
        self.game: Game | None = None

    def start(self, game: Game) -> None:
        self.game = game


class Ceiling(SearchPlayer):
    """Tree search that sees all cards; options as for `ismcts`."""

    table: Table

    def choose(self, position: Position) -> int:
        if self.table.game is None:
            raise ValueError("the ceiling plays only where it sees the game")
        return super().choose(Position.from_fields(self.table.game.fields(), position.seat))


class Peeking(BoardspacePlayer):
    """The robot with the true dice to come, in its tree and in its playouts."""

    table: Table

    def choose(self, position: Position) -> int:
        self.rolls = self.table.chance.coming_rolls(position.seats)
        return super().choose(position)


def yardstick(spec: str) -> tuple[type[Ceiling] | type[Peeking], dict[str, Any]] | None:
    """(class, options) of a spec that names one.  Raises PlayerError."""
    name, _, rest = spec.strip().partition(":")
    if name not in ("ceiling", "boardspace"):
        return None
    options = parse_options(spec, rest) if rest else {}
    if name == "ceiling":
        return Ceiling, options
    return (Peeking, options) if options.pop("peek", False) is True else None


def make_entrant(spec: str, seed: int, table: Table) -> Chooser:
    """A player or a yardstick for one game at this table.  Raises PlayerError."""
    found = yardstick(spec)
    if found is None:
        return make_player(spec, seed)
    kind, options = found
    try:
        player = kind(**{"seed": seed, **options})
    except (TypeError, ValueError, OverflowError) as error:
        raise PlayerError(f"player {spec!r}: {str(error).rpartition('() ')[2]}") from None
    player.table = table
    return player
