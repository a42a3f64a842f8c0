"""The legal moves of the decision at hand, with what each means and, of chance, how likely it is."""

from __future__ import annotations

from euphoria_ai.core.engine.game import CHANCE, Rng
from euphoria_ai.core.state.ids import M_DILEMMA
from euphoria_ai.moves.fields import kind_of, slot_of
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.narration.prompts import explain_move
from euphoria_ai.positions.unknowns import asks_nobody_here, knows_itself

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from typing import Any

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.moves.shapes import Names


WORLDS = 64  # deals looked at where the moves depend on what another seat holds


class Choice:
    """One legal move.  probability: of an outcome, else None."""

    def __init__(self, text: str, explanation: str, probability: float | None) -> None:
        self.text, self.explanation, self.probability = text, explanation, probability

    def data(self, number: int) -> dict[str, Any]:
        out = {"number": number, "move": self.text, "meaning": self.explanation}
        return out if self.probability is None else out | {"probability": round(self.probability, 9)}


def choices(position: Position, names: Names = None) -> tuple[list[Choice], bool]:
    """(list of Choice, certain): all legal moves; not certain if others than these may be legal,
    since they depend on hidden cards.  names: of the seats instead of P1, P2 ...
    """
    if position.kind is None:
        return [], True
    chance = position.to_move == CHANCE and not asks_nobody_here(position)
    certain = chance or (position.to_move == position.seat and knows_itself(position))
    worlds = [position.determinize(Rng(seed + 1)) for seed in range(1 if certain else WORLDS)]
    found: dict[str, tuple[int, Game]] = {}
    for world in worlds:
        for text, move in move_texts(world).items():
            found.setdefault(text, (move, world))
    out = []
    for text, (move, world) in sorted(found.items(), key=lambda item: (slot_of(item[1][0]), item[1][0], item[0])):
        told = position if kind_of(move) == M_DILEMMA else world  # a world would name a dilemma that is not known
        out.append(
            Choice(text, explain_move(told, move, names), getattr(move, "probability", None) if certain else None)
        )
    return out, certain or agree(worlds)


def agree(worlds: list[Game]) -> bool:
    """Have all deals the same legal moves?"""
    first = worlds[0].legal_moves()
    return all(world.legal_moves() == first for world in worlds)
