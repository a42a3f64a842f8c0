"""Positions to measure in: fixed openings, middles and ends."""

import pytest

from euphoria_ai.cli.bench.positions import position_for
from euphoria_ai.core.engine.game import Rng


@pytest.fixture(params=["opening", "middle", "end"])
def moment(request):
    return request.param


@pytest.fixture(params=[2, 4, 6])
def seats(request):
    return request.param


@pytest.fixture
def position(seats, moment):
    return position_for("base", seats, moment)


@pytest.fixture
def game(position):
    return position.determinize(Rng(1))


@pytest.fixture
def opening():
    return position_for("base", 4, "opening")
