"""Wins that can be forced within the turn at hand."""

from euphoria_ai.core.search.information import Position

def near_win(position: Position) -> bool:
    """Could the observer place its last star this turn?  A quick test that spares the full one."""

def winning_moves(position: Position, worlds: int = 4, budget: int = 60000) -> list[int]:
    """Sorted moves of the decision at hand that win by force, whatever chance and the others do,
    before another turn begins.

    worlds: how many deals of the hidden cards are tried; budget: moves looked at for each.
    Empty if there is no such move, none was found within the budget, or another seat is to decide.
    """
