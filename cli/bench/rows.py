"""One measured figure, and how it is found: the median of some runs."""

import time
from statistics import median

RUNS = 5


class Row:
    """A figure.

    key: its name for programs and comparisons; value: the median of `runs`; unit: what it counts; detail: what makes it
    comparable.
    """

    def __init__(self, key, title, unit, runs, **detail):
        self.key, self.title, self.unit, self.runs, self.detail = key, title, unit, list(runs), detail
        self.value = median(self.runs)

    def to_dict(self):
        return {
            "key": self.key,
            "title": self.title,
            "unit": self.unit,
            "value": self.value,
            "low": min(self.runs),
            "high": max(self.runs),
            "detail": self.detail,
        }


def seconds_of(run):
    """(seconds, result) of one call."""
    start = time.perf_counter()
    result = run()
    return time.perf_counter() - start, result


def rates(run, seconds, first):
    """RUNS rates of `run(count, number)`, which does `count` things; `first` of them tell how many fill `seconds`."""
    spent, _ = seconds_of(lambda: run(first, 0))
    count = max(1, int(first * seconds / max(spent, 1e-9)))
    return [count / seconds_of(lambda n=n: run(count, n + 1))[0] for n in range(RUNS)]
