"""Advice is data: it is copied and pickled whole."""

import copy
import pickle

import pytest

from euphoria_ai import Game, suggest


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, lambda advice: pickle.loads(pickle.dumps(advice))])
def test_copies_say_the_same(edition, made):
    advice = suggest(Game.new(edition, 3, 7).view(0), iterations=60)
    twin = made(advice)
    assert twin is not advice
    assert twin.to_dict() == advice.to_dict()
    assert twin.position == advice.position
    assert repr(twin) == repr(advice)
