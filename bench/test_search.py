"""The search: a fixed number of iterations, on one thread and on two."""

import pytest

from euphoria_ai.search import LEAVES, Search

ITERATIONS = 400


def searched(position, threads, leaf):
    search = Search(position, threads=threads, seed=1, leaf=leaf)
    search.run(iterations=ITERATIONS)
    return search


@pytest.mark.parametrize("leaf", LEAVES)
@pytest.mark.parametrize("threads", [1, 2])
def test_iterations(benchmark, position, threads, leaf):
    search = benchmark(searched, position, threads, leaf)
    benchmark.extra_info |= {"iterations": ITERATIONS, "decisions": search.decisions, "nodes": search.nodes}
