"""The dice and decks of one game, and the seeds of streams."""

from euphoria_ai.core.engine.game import Game, Rng


class ChanceStreams:
    """Decides what chance decides.

    Every seat's rolls and every deck are a stream of their own, so that one more roll here changes no draw there.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, Rng] = {}

    def sample(self, game: Game) -> int:
        """Decide the chance decision at hand; returns the outcome."""
        key = f"{game.kind} {game.active}" if game.kind == "roll" else f"{game.kind}"
        if key not in self.streams:
            self.streams[key] = Rng(mixed(self.seed, key))
        return game.sample(self.streams[key])


def mixed(seed: int, text: str) -> int:
    """A seed that depends on a seed and a text, the same on every machine."""
    from hashlib import blake2b

    return int.from_bytes(blake2b(f"{seed} {text}".encode(), digest_size=8).digest(), "little")
