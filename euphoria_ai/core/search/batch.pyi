"""Play in bulk, for scripts and training.  `euphoria_ai.playouts` gives the results as arrays."""

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.weights import Weights

EXPONENT: int
"""Guided play draws by the policy's weights to this power."""

MAX_DECISIONS: int
"""Decisions of seats after which a playout is cut short, if not told otherwise."""

POLICIES: tuple[str, ...]
"""Names of the ways to draw moves: every legal move equally likely, or by the weights of the policy."""

def play_on(game: Game, rng: Rng, decisions: int = 1, policy: str = "random", weights: Weights | None = None) -> int:
    """Draw and apply decisions in the core, without listing them to Python: the quickest way to play a Game.

    decisions: of seats, at most; chance decides whatever comes between them and after, so that a seat is to decide or
    the game is over.  policy: one of POLICIES, else ValueError; weights: for "guided", the data file's if not given.
    Returns how many decisions were made: fewer if the game ended.  A game with a log has every decision logged.
    Releases the GIL for many decisions without a log.
    """

def play_out(
    start: Game | Position,
    count: int,
    seed: int,
    policy: str = "guided",
    max_decisions: int = ...,
    weights: Weights | None = None,
) -> bytearray:
    """Results of `count` playouts, 40 bytes each: see `euphoria_ai.search.results.RESULT`.  Releases the GIL.

    start: a Game, which stays as it is, or a Position: each playout is then in a world dealt anew.  seed: 0 to 2**64 -
    1; policy: one of POLICIES, else ValueError; max_decisions: of seats, then a playout is cut short and estimated;
    weights: of the policy and the evaluation.
    """
