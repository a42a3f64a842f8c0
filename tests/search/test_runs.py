"""Running a search: budgets, threads, Ctrl-C, only moves."""

import time

import pytest
from helpers import build, play
from search.dump import whole
from search.middle import turn

from euphoria_ai.search import Search, choose


def position(edition="base", seats=2):
    game = turn(edition, seats)
    return game.view(game.to_move)


def test_iterations_are_kept():
    search = Search(position(), leaf="playout")
    assert search.run(iterations=137) is True
    assert search.iterations == 137
    search.run(iterations=63)
    assert search.iterations == 200
    assert sum(visits for visits, _, _ in search.root().values()) == 200
    assert search.decisions > 200
    assert search.nodes == search.trees[0].size


def test_a_budget_is_needed():
    with pytest.raises(ValueError, match="seconds or iterations"):
        Search(position()).run()


def test_time_is_kept_roughly():
    search = Search(position())
    begun = time.perf_counter()
    search.run(seconds=0.2)
    took = time.perf_counter() - begun
    assert 0.1 < took < 2
    assert search.iterations > 10
    assert 0.1 < search.seconds <= took


def test_the_smaller_budget_ends_it():
    search = Search(position())
    search.run(seconds=100, iterations=50)
    assert search.iterations == 50
    search.run(seconds=0.05, iterations=10**9)
    assert search.iterations < 10**6


def test_one_thread_is_one_tree():
    """The search adds nothing to its tree: batches do not matter."""
    one, two = Search(position(), seed=9), Search(position(), seed=9)
    one.run(iterations=400)
    two.trees[0].run(400)
    assert whole(one.trees[0]) == whole(two.trees[0])
    assert one.root() == two.root()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_share_the_iterations_and_add_their_counts(threads):
    search = Search(position(), threads=threads, seed=4)
    search.run(iterations=400)
    assert len(search.trees) == threads
    assert sum(tree.iterations for tree in search.trees) == search.iterations == 400
    assert max(tree.iterations for tree in search.trees) - min(tree.iterations for tree in search.trees) <= 1
    root = search.root()
    for move, (visits, sums, prior) in root.items():
        rows = [(tree, row) for tree in search.trees for row in tree.children() if row[1] == move]
        assert visits == sum(row[4] for _, row in rows)
        for seat, total in enumerate(sums):
            assert total == pytest.approx(sum(tree.child_vector(row[0])[seat] for tree, row in rows))
        assert {row[7] for _, row in rows} == {prior}
    assert sum(visits for visits, _, _ in root.values()) == 400
    assert whole(search.trees[0]) != whole(search.trees[1])
    assert search.best() == min(
        root, key=lambda move: (-root[move][0], -root[move][1][search.position.seat] / max(root[move][0], 1), move)
    )


def test_threads_repeat_too():
    """With iterations as the budget each thread's tree is fixed by the seed."""
    one, two = (Search(position(), threads=2, seed=4) for _ in range(2))
    for search in (one, two):
        search.run(iterations=300)
    assert one.root() == two.root()


def test_the_first_thread_is_the_single_one():
    many, single = Search(position(), threads=2, seed=6), Search(position(), seed=6)
    many.run(iterations=300)
    single.run(iterations=150)
    assert whole(many.trees[0]) == whole(single.trees[0])


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_gives_the_best_so_far(threads):
    """Threads stop, the tree stays, and the search can go on."""
    calls = []

    def progress(search):
        calls.append(search.iterations)
        if len(calls) == 3:
            raise KeyboardInterrupt

    search = Search(position(), threads=threads)
    begun = time.perf_counter()
    assert search.run(seconds=60, progress=progress) is False
    assert time.perf_counter() - begun < 20
    assert len(calls) == 3
    assert calls == sorted(calls)
    assert search.best() in position().legal_moves()
    had = search.iterations
    time.sleep(0.05)
    assert search.iterations == had  # no thread is left running
    assert search.run(iterations=10) is True
    assert search.iterations == had + 10


def test_other_errors_of_progress_are_not_swallowed():
    def progress(search):
        raise RuntimeError("the display is gone")

    search = Search(position(), threads=2)
    with pytest.raises(RuntimeError, match="display"):
        search.run(seconds=60, progress=progress)
    assert search.best() in position().legal_moves()


def test_progress_is_told_along_the_way():
    seen = []
    search = Search(position())
    search.run(iterations=3000, progress=lambda it: seen.append((it is search, it.iterations)))
    assert len(seen) > 1
    assert {same for same, _ in seen} == {True}
    assert [n for _, n in seen] == sorted({n for _, n in seen})
    assert seen[-1][1] == 3000


def test_an_only_move_needs_no_search():
    """The budget is not even looked at."""
    game = build({"hand": "bat box", "morale": 2, "goods": "energy", "dice": {"hand": [1, 2]}}, deck="bear")
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert len(game.view(0).legal_moves()) == 3
    only = build({"dice": {"hand": [1]}}, options={"trading": True}, edition="base")
    fields = only.fields()
    fields["seats"][0]["loc"][0], fields["seats"][0]["face"][0] = 0, 1
    only = type(only).from_fields(fields)
    assert len(only.legal_moves()) == 1
    assert choose(only.view(0)) == only.legal_moves()[0]


def test_ties_of_visits_go_to_the_better_mean_then_to_the_smaller_move():
    class Fixed(Search):
        rows: dict

        def root(self):
            return self.rows

    search = Fixed(position())
    seat = search.position.seat

    def row(visits, total):
        return visits, [total if i == seat else 0.0 for i in range(2)], 0.5

    for rows, best in (
        ({5: row(10, 1.0), 3: row(9, 9.0)}, 5),
        ({5: row(10, 1.0), 7: row(10, 2.0)}, 7),
        ({9: row(10, 1.0), 4: row(10, 1.0)}, 4),
        ({4: row(0, 0.0), 9: row(1, 0.0)}, 9),
    ):
        search.rows = rows
        assert search.best() == best


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 2**64, -(2**70)])
def test_any_int_is_a_seed(seed):
    search = Search(position(), seed=seed, threads=2)
    search.run(iterations=20)
    assert search.iterations == 20
