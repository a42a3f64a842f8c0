"""Training in generations: a tiny one from end to end, taken up again, and refused for another recipe."""

import json
from dataclasses import replace

import numpy as np
import pytest

from euphoria_ai.core.search.network import Network
from euphoria_ai.core.search.selfplay import Thinker, contest
from euphoria_ai.editions import rules_id
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.search.networks import read_network, sizes
from euphoria_ai.training.data import Task, make
from euphoria_ai.training.recipe import Recipe, Training, better

TINY = Recipe(seats=(2, 3), samples=2_000, first=2.0, deals=4, epochs=1.0)


def numbers(seed):
    random = np.random.default_rng(seed)
    board, seat = sizes()
    size = (board + seat + 1) * 64 + 65 * 32 + 33 * 2
    return random.normal(0, 0.1, size).astype("<f2").tobytes()


def test_a_task_makes_the_same_samples_again():
    task = Task("ignorance", 3, 5, 60, 0.5)
    network = Network(*sizes(), numbers(1))
    first, second, other = make(network, task), make(network, task), make(network, replace(task, seed=6))
    assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    assert not np.array_equal(first.seats, other.seats)
    assert first.size == 60 and first.seats.shape == (60, 3, sizes()[1])
    assert np.allclose(first.results.sum(axis=1), 1) and first.stars.max() <= 10


def test_samples_are_what_the_game_says():
    """The stars of a sample are at least those on the board, and somebody has all of them where somebody won."""
    samples = make(None, Task("base", 4, 3, 400, 0.3))
    left = samples.seats[:, :, 6]
    assert (samples.stars >= 10 - left).all()
    assert (samples.stars.max(axis=1) == 10).all()


def test_a_tiny_training(tmp_path):
    training = Training(tmp_path, TINY, jobs=2)
    first = training.run()
    assert set(first.losses) == {2, 3} and all(after < before for before, after in first.losses.values())
    assert first.matches[2][1] == 8 and first.matches[3][1] == 12
    read_network(training.network_path(0), "base")
    again = Training(tmp_path, TINY, jobs=1)
    assert [g.losses for g in again.generations] == [first.losses]
    second = again.run()
    assert second.number == 1
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["accepted"] for line in lines] == [first.accepted, second.accepted]
    whole = Training(tmp_path / "whole", TINY, jobs=2)
    whole.run(), whole.run()
    assert [p.read_bytes() for p in (whole.network_path(0), whole.network_path(1))] == [
        p.read_bytes() for p in (training.network_path(0), training.network_path(1))
    ]


def test_a_folder_belongs_to_one_recipe(tmp_path):
    Training(tmp_path, TINY, jobs=1).run()
    with pytest.raises(EuphoriaError, match="another recipe"):
        Training(tmp_path, replace(TINY, seed=2))


def test_a_network_is_let_in_if_better_and_nowhere_worse():
    assert better({2: (0.55, 400), 4: (0.26, 400)})
    assert not better({2: (0.45, 400), 4: (0.24, 400)})
    assert not better({2: (0.70, 400), 4: (0.15, 400)})


def test_a_contest_is_fair_to_equals():
    network = Network(*sizes(), numbers(2))
    for seats in (2, 3):
        shares = contest(rules_id("base", seats), 12, 9, Thinker(network), Thinker(network))
        deals = [sum(shares[i : i + seats]) for i in range(0, 12, seats)]
        assert deals == pytest.approx([1.0] * len(deals))


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b"{}", b"\xff", b'{"recipe": {}, "accepted": 1, "losses": 3, "matches": {}}']
)
def test_a_damaged_log_is_refused(tmp_path, line):
    (tmp_path / "log.jsonl").write_bytes(line + b"\n")
    with pytest.raises(EuphoriaError, match=r"log\.jsonl: line 1 is damaged"):
        Training(tmp_path, TINY)
