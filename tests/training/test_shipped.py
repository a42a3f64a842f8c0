"""The shipped networks are the best of the trainings that are kept, and those can be taken up again."""

from pathlib import Path

import pytest

from euphoria_ai.editions import EDITIONS
from euphoria_ai.search.networks import read_network, shipped
from euphoria_ai.training.recipe import Recipe, Training

KEPT = Path(__file__).parents[2] / "bench" / "training"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shipped_network_is_the_best_so_far(edition):
    training = Training(KEPT / edition, Recipe(edition=edition, samples=120_000))
    best = training.best(len(training.generations))
    assert best is not None and best == read_network(shipped(edition), edition).header["training"]["generation"]
    assert shipped(edition).read_bytes() == training.network_path(best).read_bytes()
    learner = training.learner_for(best + 1, [])
    assert learner.numbers() == training.numbers_of(best)
