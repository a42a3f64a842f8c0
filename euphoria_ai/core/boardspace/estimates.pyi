"""What the robot believes a position to be worth to each seat."""

from collections.abc import Mapping, Sequence

from euphoria_ai.core.engine.game import Game

ESTIMATES: tuple[str, ...]
"""Names of the estimates: stars only, many things, stars less what is hoarded."""

def estimates(game: Game, which: str, counts: Sequence[Mapping[str, int]] = ...) -> list[float]:
    """The worth of every seat.  which: one of ESTIMATES; counts: what each seat did in the playout (site_retrievals,
    cards_lost, workers_lost, placements, retrievals), missing ones 0.
    """

def potentials(game: Game) -> list[float]:
    """How strong every seat is thought to be."""

def margin_of(values: Sequence[float], mover: int) -> float:
    """What these worths of the seats mean to the seat that moved."""
