"""How long the command line takes from start to exit, against an interpreter that does nothing."""

import os
import subprocess
import sys
import tempfile

from euphoria_ai.cli.bench.rows import Row, seconds_of

RUNS = 7
RUN = "import sys; from euphoria_ai.cli.__main__ import run; sys.exit(run({args!r}))"


def started(code, folder):
    """Milliseconds of RUNS starts.  Byte code is kept in `folder`, as it is beside an installed package."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"} | {
        "PYTHONPYCACHEPREFIX": folder
    }

    def start():
        subprocess.run(
            [sys.executable, "-c", code], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True
        )

    start()
    return [1000 * seconds_of(start)[0] for _ in range(RUNS)]


def cold_starts(code):
    """Rows of the bare interpreter, `--version`, `legal` and `suggest` on a position (its code)."""
    with tempfile.TemporaryDirectory() as folder:
        commands = (
            ("start_bare", "start of a bare interpreter", ""),
            ("start_version", "euphoria --version", RUN.format(args=["--version"])),
            ("start_help", "euphoria --help", RUN.format(args=["--help"])),
            ("start_legal", "euphoria legal --json", RUN.format(args=["legal", code, "--json"])),
            (
                "start_suggest",
                "euphoria suggest --iterations 1000 --json",
                RUN.format(args=["suggest", code, "--iterations", "1000", "--json"]),
            ),
        )
        return [Row(key, title, "ms", started(text, folder)) for key, title, text in commands]
