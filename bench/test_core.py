"""The core: copies and whole playouts.  extra_info holds decisions a round and the hash of the final states: only equal
hashes are equal work.
"""

import pytest

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.measure.rates import clones, playouts

COPIES = 100_000


def test_copies(benchmark, opening):
    benchmark.extra_info["copies"] = COPIES
    benchmark(clones, opening.determinize(Rng(1)), COPIES)


@pytest.mark.parametrize("policy", ["random", "guided"])
def test_playouts(benchmark, game, policy):
    decisions, finished, mark = benchmark(playouts, game, 20, 1, 5000, policy)
    benchmark.extra_info |= {"decisions": decisions, "finished": finished, "hash": f"{mark:016x}"}
