"""Starts of the command line, each in a process of its own."""

import subprocess
import sys

import pytest

from euphoria_ai.cli.bench.starting import RUN
from euphoria_ai.positions.codes import to_code


@pytest.mark.parametrize(
    "args",
    [
        None,
        ["--version"],
        ["--help"],
        ["legal", "CODE", "--json"],
        ["suggest", "CODE", "--iterations", "1000", "--json"],
    ],
    ids=["bare", "version", "help", "legal", "suggest"],
)
def test_start(benchmark, opening, args):
    code = "" if args is None else RUN.format(args=[to_code(opening) if arg == "CODE" else arg for arg in args])
    benchmark.pedantic(
        subprocess.run,
        ([sys.executable, "-c", code],),
        {"check": True, "stdout": subprocess.DEVNULL},
        rounds=7,
        warmup_rounds=1,
    )
