"""The search: a fixed number of iterations, on one thread and on two."""

import pytest

from euphoria_ai.search import Search

ITERATIONS = 400


def searched(position, threads):
    search = Search(position, threads=threads, seed=1)
    search.run(iterations=ITERATIONS)
    return search


@pytest.mark.parametrize("threads", [1, 2])
def test_iterations(benchmark, position, threads):
    search = benchmark(searched, position, threads)
    benchmark.extra_info |= {"iterations": ITERATIONS, "decisions": search.decisions, "nodes": search.nodes}
