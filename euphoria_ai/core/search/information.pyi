"""What a seat knows: the only thing that players and advice are given."""

from collections.abc import Mapping
from typing import Any

from euphoria_ai.core.engine.game import Game, Rng

CLUED: int
"""Bit of the first byte of saved positions that have clues."""
MARK: bytes
"""What saved positions begin with; it changes with the format."""

class Position:
    """What one seat knows of a game.  Made by `Game.view`, `of` or `from_fields`; it never changes.

    Positions are equal, and hash alike, when the seat cannot tell them apart.
    """

    @staticmethod
    def of(game: Game, seat: int) -> Position:
        """The view of a seat, the same as `game.view(seat)`.  Raises ValueError if there is no such seat."""
    @staticmethod
    def from_fields(fields: Mapping[str, Any], seat: int) -> Position:
        """A position out of fields as `fields` gives them.

        Unknown cards (hidden and refused recruits, dilemmas; the seat's own too)
        are 255; hands hold what is known of them beside their true number. Raises
        ValueError if a field is out of range or no deal of the unknown cards fits.
        """
    @property
    def seat(self) -> int:
        """The seat whose view this is, 0-based."""
    @property
    def to_move(self) -> int | None:
        """The seat that decides, CHANCE (-1), or None when the game is over."""
    @property
    def kind(self) -> str | None:
        """Kind of the decision at hand (docs/notation.md), None when over."""
    @property
    def seats(self) -> int:
        """Number of seats, 2 to 6."""
    @property
    def rules(self) -> int:
        """Id of the rule set in this process (see `euphoria_ai.editions.rules_key`)."""
    def fields(self) -> dict[str, Any]:
        """Every field that is not a cache; unknown cards are 255,
        hands and deck hold what is known beside the true numbers.

        `clues`, if there are any: what is known of unknown cards, sets of cards as bits.
        """
    def determinize(self, rng: Rng, by_turns: bool = False, by_cards: bool = False) -> Game:
        """A full game drawn uniformly from the worlds that fit.  Raises ValueError if there is none.

        by_turns: it asks for every turn, even where one move is legal (`Game.by_turns`); by_cards: for every card,
        even the last kind of its deck (`Game.by_cards`).
        """
    def legal_moves(self) -> list[int]:
        """Sorted legal moves when this position's own seat is to decide; empty when over.

        Raises ValueError otherwise.
        """
    def text(self, move: int) -> str:
        """The text of a legal move of this position."""
    def to_bytes(self) -> bytes:
        """The known part as bytes: equal bytes mean that the seat cannot tell the two apart.

        Made like those of a game (`Game.to_bytes`).
        """
    @staticmethod
    def from_bytes(data: bytes) -> Position:
        """Inverse of `to_bytes`.

        Raises ValueError that says why: no position of this version, made with other rules data, damaged.
        """
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
