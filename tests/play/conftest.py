"""A file to play in, and sessions that are closed afterwards."""

import pytest

from euphoria_ai.cli.play.seating import chairs_of
from euphoria_ai.cli.play.session import Session


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "game.jsonl")


@pytest.fixture
def begin(path):
    """Begin a session; it is closed afterwards."""
    made = []

    def begin(seats=2, seed=5, chosen=(), levels="1", names=(), **more):
        made.append(
            Session.new(
                path,
                chairs_of(seats, None, chosen or ("1=human",) if chosen != () else (), levels, names),
                seed,
                **more,
            )
        )
        return made[-1]

    yield begin
    for session in made:
        session.close()
