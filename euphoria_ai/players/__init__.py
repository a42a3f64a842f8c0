"""Players: what chooses moves for a seat.  `make_player("level3", seed=7)` makes one from its name; see docs/players.md."""

from euphoria_ai.players.base import Player
from euphoria_ai.players.registry import PlayerError, entries, load_module, make_player, move_of, parse_spec, register

__all__ = ["Player", "PlayerError", "entries", "load_module", "make_player", "move_of", "parse_spec", "register"]
