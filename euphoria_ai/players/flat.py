"""Flat Monte Carlo: every legal move gets the same number of playouts, each in a world dealt anew.  No tree."""

import time

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.players.base import DAY, Player, check_number, decision_seed, moves_to_choose, world_of
from euphoria_ai.players.trading import Answers, clearly_better, offer_at

SMALL = 2  # nodes; the search makes it as many as one decision may need


class FlatPlayer(Player):
    """playouts: for each legal move; seconds: stop earlier, after whole rounds."""

    def __init__(self, playouts: int = 20, seconds: float | None = None, seed: int = 1) -> None:
        check_number("playouts", playouts, int)
        check_number("seconds", seconds, (int, float), DAY)
        self.playouts, self.seconds, self.seed = playouts, seconds, seed
        self.answers = Answers()

    def choose(self, position: Position) -> int:
        return self.answers.to(position, lambda: self.think(position))

    def think(self, position: Position) -> int:
        world, rng = world_of(position, decision_seed(position, self.seed))
        moves = moves_to_choose(world)
        self.iterations, self.interrupted, self.win_chances = 0, False, None
        if len(moves) == 1:
            return moves[0]
        sums = [[0.0] * position.seats for _ in moves]
        rounds, deadline = 0, None if self.seconds is None else time.perf_counter() + self.seconds
        try:
            while rounds < self.playouts and (rounds == 0 or deadline is None or time.perf_counter() < deadline):
                self.iterations += self.round(position, moves, sums, world, rng)
                world = position.determinize(rng)
                rounds += 1
        except KeyboardInterrupt:
            self.interrupted = True
        best = max(range(len(moves)), key=lambda i: (sums[i][position.seat], -i))
        offer = offer_at(position)
        if offer and offer.one_sided:
            best = moves.index(clearly_better({move: (rounds, sums[i][position.seat]) for i, move in enumerate(moves)}))
        if rounds:
            self.win_chances = [x / rounds for x in sums[best]]
        return moves[best]

    def round(self, position: Position, moves: list[int], sums: list[list[float]], world: Game, rng: Rng) -> int:
        """One playout for each move, all in the same world; their rewards are added to `sums`.  Returns how many."""
        results = []
        for move in moves:
            after = world.clone()
            after.apply(move)
            tree = Tree(after.view(position.seat), seed=rng.below(1 << 31), max_nodes=SMALL)
            tree.run(1)
            results.append(tree.root_means())
        for total, result in zip(sums, results, strict=True):
            for seat, reward in enumerate(result):
                total[seat] += reward
        return len(moves)
