"""Duels: how often one set of weights wins against another."""

from euphoria_ai.core.search.weights import Weights

def duel(rules: int, games: int, seed: int, first: Weights, second: Weights) -> float:
    """Win share, 0 to 1, of the policy with the first set of weights in one seat against the second in all others.

    rules: id of a rule set; games: 1 or more, the seat rotates with them; seed: 0 to 2**64 - 1.  Releases the GIL.
    """
