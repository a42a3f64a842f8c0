"""Prints a hash of fixed play for each edition (cli/bench/signature.py).

    python bench/signature.py

One changes when rules, policy or search change what is played, and only then; a change meant to be of speed alone must leave it as it is.
tests/perft/signature.txt holds both; a commit that changes one says so and why.
"""

from euphoria_ai.cli.bench.signature import signature
from euphoria_ai.editions import EDITIONS

if __name__ == "__main__":
    for name in EDITIONS:
        print(name, signature(name)[0])
