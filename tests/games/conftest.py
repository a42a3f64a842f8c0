"""A record that many tests read."""

import pytest
from games.recording import recorded_over


@pytest.fixture(scope="module")
def lines(tmp_path_factory):
    """The lines of a finished game of two."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    seed = next(seed for seed in range(40) if recorded_over(path, seed))
    assert seed >= 0
    return path.read_text().splitlines(keepends=True)
