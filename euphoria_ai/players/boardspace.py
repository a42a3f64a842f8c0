"""The robot of boardspace.net, rebuilt from a description of its habits, values and search: a rival to measure by.

It is its policy and the shape of its search, not its program, and claims none of its strength. Its habits know the
base game; in other editions what it has no habit for weighs 1.
"""

import time

from euphoria_ai.catalog import RECRUIT_IDS
from euphoria_ai.core.boardspace.pruning import listed_moves
from euphoria_ai.core.boardspace.robot import Robot
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.players.base import DAY, Player, check_number, decision_seed, moves_to_choose, world_of
from euphoria_ai.players.trading import Answers, decline, offer_at

PLAYOUTS = {2: 4000, 3: 3800, 4: 2900, 5: 2300, 6: 1950}  # a decision, by seats: about what the original makes
RECRUIT_CHOICE = {2: 1.6}  # ... times this where recruits are chosen, by seats
RECRUIT_CHOICE_OF_MANY = 1.07
VARIANTS = {"8": "08", "08": "08", "10": "10", "shipped": "shipped", "plain": "plain"}
CAREFUL = RECRUIT_IDS.index("jonathan_the_gambler") + 1  # it does not use this one when the hand cannot hold two cards
CHUNK = 32  # playouts between two looks at the clock
SPARED = 0.1  # of the budget: before that no move is given up


class BoardspacePlayer(Player):
    """variant: 08, 10 or shipped (plain: without habits); playouts: a decision (PLAYOUTS if neither they nor seconds
    are given); prior: visits that the habits count for, to be lowered with the playouts; seconds: stop earlier."""

    def __init__(
        self,
        variant: str | int = "10",
        playouts: int | None = None,
        prior: float = 100,
        seconds: float | None = None,
        peek: bool = False,
        seed: int = 1,
    ) -> None:
        check_number("playouts", playouts, int)
        check_number("seconds", seconds, (int, float), DAY)
        check_number("prior", prior, (int, float))
        if str(variant) not in VARIANTS:
            raise ValueError(f"variant = {variant}; allowed: 08, 10, shipped, plain")
        if peek:
            raise ValueError("peek sees the dice to come: it is a yardstick of `euphoria ladder` and no player")
        self.variant, self.prior = VARIANTS[str(variant)], prior
        self.playouts, self.seconds, self.seed = playouts, seconds, seed
        self.rolls: list[Rng] | None = None  # a generator of the true dice per seat; only the ladder's yardstick has it
        self.answers = Answers()

    def choose(self, position: Position) -> int:
        return self.answers.to(position, lambda: self.think(position))

    def think(self, position: Position) -> int:
        world, rng = world_of(position, decision_seed(position, self.seed))
        moves = moves_to_choose(world)
        self.iterations, self.interrupted, self.win_chances = 0, False, None
        offer = offer_at(position)
        if offer and offer.one_sided:
            return decline(moves)
        listed = listed_moves(world, CAREFUL)
        if len(listed) == 1:
            return listed[0]
        robot = Robot(
            world, position.seat, self.variant, rng.below(1 << 31), self.prior, careful=CAREFUL, rolls=self.rolls
        )
        try:
            self.search(robot, self.budget(position))
        except KeyboardInterrupt:
            self.interrupted = True
        self.iterations = robot.iterations
        return robot.best() if robot.iterations else listed[0]

    def budget(self, position: Position) -> int | None:
        """Playouts of the decision at hand, None if only the clock counts."""
        if self.playouts is not None or self.seconds is not None:
            return self.playouts
        many = RECRUIT_CHOICE.get(position.seats, RECRUIT_CHOICE_OF_MANY) if position.kind == "recruits" else 1
        return round(PLAYOUTS[position.seats] * many)

    def search(self, robot: Robot, playouts: int | None) -> None:
        """Until the budget is used up or one move is left."""
        begun = time.perf_counter()
        while not robot.decided:
            left = float("inf") if playouts is None else float(playouts - robot.iterations)
            if left <= 0:
                return
            robot.run(min(CHUNK, int(left)) if playouts is not None else CHUNK)
            left -= CHUNK
            done = 0.0 if playouts is None else robot.iterations / playouts
            if self.seconds is not None:
                spent = (time.perf_counter() - begun) / self.seconds
                if spent >= 1:
                    return
                left, done = min(left, robot.iterations * (1 - spent) / spent), max(done, spent)
            if done >= SPARED:
                robot.drop(max(left, 0.0))
