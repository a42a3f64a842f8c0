"""Fixed play is played as it was: random, guided and searched games of both editions (bench/signature.py)."""

from pathlib import Path

import pytest

from euphoria_ai.cli.bench.signature import signature

PINNED = dict(line.split() for line in Path(__file__).with_name("signature.txt").read_text().splitlines())


@pytest.mark.parametrize("edition", PINNED)
def test_signature_is_the_pinned_one(edition):
    """A change of speed alone leaves it; whoever changes play on purpose pins the new one and says so in the commit."""
    mark, lines = signature(edition)
    assert mark == PINNED[edition], "\n".join(lines)
