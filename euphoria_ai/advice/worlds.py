"""Worlds dealt from a position, for lines of play to be carried out in."""

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN

WORLDS = 6  # worlds a walk starts with
MORE_WORLDS = 200  # tried one by one when a move is legal in none of those


class Dealer:
    """Deals worlds of a position.

    blind: some of the seat's own cards are not given.

    Worlds ask for every turn, even where only one action is legal: so no line runs on into the next turn.
    """

    __slots__ = ("blind", "position", "seat", "seed")

    def __init__(self, position: Position, seed: int) -> None:
        own = position.fields()["seats"][position.seat]
        self.position = position
        self.seat, self.seed = position.seat, seed
        self.blind = (
            CARD_UNKNOWN in own["recruits"] or own["dilemma"] == CARD_UNKNOWN or sum(own["hand"]) != own["hand_n"]
        )

    def deal(self, count: int = WORLDS, salt: int = 0) -> list[Game]:
        rng = Rng(self.seed * 1000003 + salt)
        return [logged(self.position.determinize(rng, by_turns=True)) for _ in range(count)]

    def deal_for(self, move: int, count: int = WORLDS, salt: int = 0) -> list[Game]:
        """Worlds in which the move can be made at the first decision with a choice; empty if none was found."""
        worlds = self.deal(count, salt)
        if self.blind:
            worlds = [world for world in worlds if allows(world, move)]
        if worlds:
            return worlds
        rng = Rng(self.seed * 1000003 + salt + 10000)
        for _ in range(MORE_WORLDS):
            world = self.position.determinize(rng, by_turns=True)
            if allows(world, move):
                return [logged(world)]
        return []


def logged(world: Game) -> Game:
    world.log = []
    return world


def allows(world: Game, move: int) -> bool:
    """Is the move legal here, or once the decisions with one legal move are made?"""
    moves = world.legal_moves()
    while len(moves) == 1 and moves[0] != move and world.to_move != CHANCE:
        world = world.clone()
        world.apply(moves[0])
        moves = world.legal_moves()
    return move in moves
