"""Players that do not look ahead."""

from euphoria_ai.core.search.information import Position
from euphoria_ai.players.base import Player, decision_seed, draw_weighted, moves_to_choose, world_of
from euphoria_ai.players.trading import decline, offer_at


class RandomPlayer(Player):
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def choose(self, position: Position) -> int | str:
        world, rng = world_of(position, decision_seed(position, self.seed))
        moves = moves_to_choose(world)
        return moves[rng.below(len(moves))]


class PolicyPlayer(Player):
    """Draws by the weights that guide playouts: what finishes a site or places a star comes first.

    The weights look at own cards only; an offer that asks for more than it gives is declined.
    """

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def choose(self, position: Position) -> int | str:
        from euphoria_ai.core.search.policy import move_chances

        world, rng = world_of(position, decision_seed(position, self.seed))
        moves = moves_to_choose(world)
        offer = offer_at(position)
        if offer and offer.one_sided:
            return decline(moves)
        chances = move_chances(world)
        return list(chances)[draw_weighted(list(chances.values()), rng)]
