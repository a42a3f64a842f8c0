"""Players: what chooses moves for a seat.

`make_player("level3", seed=7)` makes one from its name; see docs/players.md.
"""

from euphoria_ai.players.base import Chooser, Player
from euphoria_ai.players.registry import (
    PlayerError,
    answerable,
    kinds,
    load_module,
    load_module_of,
    make_player,
    move_of,
    parse_spec,
    register,
)

__all__ = [
    "Chooser",
    "Player",
    "PlayerError",
    "answerable",
    "kinds",
    "load_module",
    "load_module_of",
    "make_player",
    "move_of",
    "parse_spec",
    "register",
]
