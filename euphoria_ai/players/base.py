"""What a player is, and what all players of the program share."""

from hashlib import blake2b

from euphoria_ai.core.engine.game import Rng


class Player:
    """Chooses moves for one seat.  It is given a `Position`, which holds only what that seat knows, and never a Game.

    Deriving from this class is a convenience: any object with a method `choose` will do.  `start` and `inform` are called if they are there.
    """

    iterations = None  # of the last choice: playouts or search iterations, if the player counts such things
    win_chances = None  # of the last choice: win chance per seat as the player saw it, if it has one
    interrupted = False  # the last choice was cut short by Ctrl-C

    def choose(self, position):
        """One of `position.legal_moves()`, or the text of one."""
        raise NotImplementedError

    def start(self, seat, seats):
        """A game begins; the player takes `seat` (0-based) of `seats`."""

    def inform(self, position):
        """Somebody, or chance, has made a decision: what this seat knows now.  Not called for players that do not define it."""


def decision_seed(position, seed):
    """A seed for the decision at hand: it depends on the seed and on what the seat knows, and on nothing else.

    So a game that is saved and resumed, or a decision that is taken back and met again, goes on as it would have.
    """
    known = position.fields()
    del known["rules"]  # numbered in the order of loading
    digest = blake2b(f"{seed} {position.seat} {known}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def draw_weighted(weights, rng):
    """An index drawn in proportion to the weights."""
    total = sum(weights)
    x = rng.below(1 << 31) / (1 << 31) * total
    for i, weight in enumerate(weights):
        x -= weight
        if x < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)


def world_of(position, seed):
    """(a world that fits the position, the generator that dealt it and may deal on)."""
    rng = Rng(seed)
    return position.determinize(rng), rng


def check_number(name, value, kinds):
    """Raises ValueError unless the value is None or a number above 0."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, kinds) or value <= 0):
        raise ValueError(f"{name} = {value}; a {'whole ' if kinds is int else ''}number above 0 is needed")
