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
        return game.sample(self.stream(f"{game.kind} {game.active}" if game.kind == "roll" else f"{game.kind}"))

    def stream(self, key: str) -> Rng:
        """The generator of a deck (by the kind of decision), or of the rolls in a seat's turns (`roll 0`)."""
        if key not in self.streams:
            self.streams[key] = Rng(mixed(self.seed, key))
        return self.streams[key]

    def coming_rolls(self, seats: int) -> list[Rng]:
        """Generators that roll what will be rolled in the turns of each seat; the game's own stay where they are."""
        return [Rng.from_state(self.stream(f"roll {seat}").state) for seat in range(seats)]


def mixed(seed: int, text: str) -> int:
    """A seed that depends on a seed and a text, the same on every machine."""
    from hashlib import blake2b

    return int.from_bytes(blake2b(f"{seed} {text}".encode(), digest_size=8).digest(), "little")
