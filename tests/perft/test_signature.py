"""Fixed play is played as it was: random, guided and searched games of both editions."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_signature_is_the_pinned_one():
    """A change of speed alone leaves it; whoever changes play on purpose pins the new one and says so in the commit.

    In a process of its own: the hash covers the numbers of the rule sets, which are given in the order of their use.
    """
    made = subprocess.run([sys.executable, "bench/signature.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert made.stdout == (ROOT / "tests" / "perft" / "signature.txt").read_text()
