"""Rates of the search, what threads add, and how much memory a tree takes."""

from euphoria_ai.cli.bench.rows import RUNS, Row, seconds_of
from euphoria_ai.search import Search

SEEDS = 3
NODES = 1_000_000


def one_run(position, seconds, seed, threads=1, leaf="playout"):
    """(iterations a second, playout decisions a second) of a fresh search."""
    search = Search(position, threads=threads, seed=seed, leaf=leaf)
    spent, _ = seconds_of(lambda: search.run(seconds=seconds))
    return search.iterations / spent, search.decisions / spent


def rates(position, seconds, key, title, leaf="playout"):
    """(row of iterations a second, row of decisions a second)."""
    pairs = [one_run(position, seconds, seed, leaf=leaf) for seed in range(SEEDS, SEEDS + RUNS)]
    fixed = Search(position, seed=SEEDS, leaf=leaf)
    fixed.run(iterations=200)
    detail = {"iterations": 200, "decisions": fixed.decisions, "nodes": fixed.nodes}
    return (
        Row(f"{key}_iterations", title, "iterations/s", [a for a, _ in pairs], **detail),
        Row(f"{key}_decisions", f"{title}: playout decisions", "decisions/s", [b for _, b in pairs]),
    )


def against_playouts(iterations, playout):
    """How much of the rate of plain guided playouts the search keeps."""
    plain = playout.detail["games_per_second"]
    return Row(
        "search_ratio", "search iterations / plain playouts", "ratio", [rate / plain for rate in iterations.runs]
    )


def two_threads(position, seconds):
    """Iterations of two threads against one, taken in turns, so that a busy neighbour hits both."""
    runs = []
    for seed in range(SEEDS, SEEDS + RUNS):
        one, _ = one_run(position, seconds, seed)
        two, _ = one_run(position, seconds, seed, threads=2)
        runs.append(two / one)
    return Row("threads_2", "two threads against one", "ratio", runs)


def tree_memory(position):
    """Megabytes that a tree of a million nodes sets aside; None where the system does not tell."""
    before = address_space()
    if before is None:
        return None
    search = Search(position, max_nodes=NODES)
    size = address_space() - before
    del search
    return Row("tree_memory", "memory of a million tree nodes", "MB", [size / 1e6])


def address_space():
    """Bytes of address space of this process."""
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except (OSError, ImportError, ValueError):
        return None
