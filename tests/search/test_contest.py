"""Plans told apart: moves that iterations begin with, what is counted of them, and who stays in the contest."""

import pytest
from search.middle import turn

from euphoria_ai import Rng
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.intervals import wilson
from euphoria_ai.search import Search
from euphoria_ai.search.contest import Count, Plan, better, criterion, plans_for, tell_apart


def position():
    game = turn()
    return game.view(game.to_move)


def plans(seen, count=4):
    return [Plan([move], seen.seats) for move in seen.legal_moves()[:count]]


# ---------------------------------------------------------------- moves to follow


def test_followed_moves_are_made_in_every_iteration():
    seen = position()
    move = seen.legal_moves()[-1]
    tree = Tree(seen)
    tree.follow([move])
    tree.run(150)
    visits, sums, stars, turns = tree.followed()
    assert visits == 150
    assert sum(sums) == pytest.approx(150, abs=1e-3)
    assert {row[1]: row[4] for row in tree.children()}[move] == 150
    assert 0 <= stars[0] / 150 <= 10 and stars[1] >= stars[0] ** 2 / 150 - 1e-6
    assert turns[0] / 150 > seen.fields()["turn"]


def test_a_line_is_made_to_its_end():
    """A move that pays or goes on is followed too, though its node is new."""
    seen = position()
    world = seen.determinize(Rng(1))
    for move in world.legal_moves():
        after = world.clone()
        after.apply(move)
        if after.to_move == seen.seat and len(after.legal_moves()) > 1:
            break
    second = after.legal_moves()[-1]
    tree = Tree(seen)
    tree.follow([move, second])
    tree.run(1)
    assert tree.followed()[0] == 1


def test_free_again():
    """Without moves to follow the tree chooses, and counts nothing for a line."""
    seen = position()
    tree, plain = Tree(seen, 3), Tree(seen, 3)
    tree.follow([seen.legal_moves()[0]])
    tree.follow()
    tree.run(200)
    plain.run(200)
    assert tree.children() == plain.children()
    assert tree.followed()[0] == 0


def test_a_move_that_is_not_there_is_passed_over():
    seen = position()
    tree = Tree(seen)
    tree.follow([1])
    tree.run(50)
    assert tree.followed()[0] == 0
    assert tree.iterations == 50
    with pytest.raises(ValueError, match="33 moves"):
        tree.follow([1] * 33)


# ---------------------------------------------------------------- the contest


def test_every_iteration_is_spent_on_plans():
    seen = position()
    search = Search(seen)
    those = plans(seen)
    assert tell_apart(search, those, iterations=1000)
    assert search.iterations == sum(plan.visits for plan in those) == 1000
    visits = sorted(plan.visits for plan in those)
    assert visits[0] == 125 and visits[-1] > visits[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_every_time(threads):
    seen = position()
    results = []
    for _ in range(2):
        search, those = Search(seen, threads=threads, seed=5), plans(seen)
        search.run(iterations=100)
        tell_apart(search, those, iterations=400)
        results.append([(plan.visits, plan.sums, plan.stars.total) for plan in those])
    assert results[0] == results[1]


def test_time_ends_it():
    seen = position()
    search = Search(seen)
    assert tell_apart(search, plans(seen), iterations=10**9, seconds=0.2)
    assert 0.1 < search.seconds < 2


def test_ctrl_c_ends_it():
    seen = position()
    search = Search(seen)

    def stop(search):
        raise KeyboardInterrupt

    assert not tell_apart(search, plans(seen), iterations=10**6, progress=stop)
    assert search.iterations < 10**5


def counted(moves, visits, wins, stars=5.0, turns=50.0, kept=False):
    plan = Plan(moves, 2, kept)
    plan.visits, plan.sums = visits, [wins, visits - wins]
    plan.stars.add(visits, stars * visits, stars**2 * visits)
    plan.turns.add(visits, turns * visits, turns**2 * visits)
    return plan


def test_the_better_half_stays():
    those = [counted([i], 100, 40 + i) for i in range(5)]
    assert [plan.moves for plan in better(those, 0)] == [(4,), (3,), (2,)]


def test_what_is_left_behind_goes_what_is_kept_stays():
    those = [counted([1], 1000, 900), counted([2], 1000, 500), counted([3], 1000, 100, kept=True)]
    assert [plan.moves for plan in better(those, 0)] == [(1,), (3,)]


def test_lost_and_won_games_are_told_apart_by_something_else():
    assert [criterion(win, win, win) for win in (0.01, 0.5, 0.99)] == ["stars", "win", "turns"]
    assert [criterion(win, *wilson(win * 30, 30)) for win in (0, 1)] == ["win", "win"]  # of 30 games
    lost = [counted([1], 1000, 9, stars=6), counted([2], 1000, 8, stars=7)]
    assert [plan.moves for plan in better(lost, 0)] == [(2,)]
    won = [counted([1], 1000, 992, turns=60), counted([2], 1000, 991, turns=40)]
    assert [plan.moves for plan in better(won, 0)] == [(2,)]


def test_counts():
    count = Count()
    assert count.margin == float("inf")
    count.add(4, 8, 20)
    assert count.mean == 2
    assert count.margin == pytest.approx(1.96 * (1 / 3) ** 0.5, abs=1e-3)


def test_few_iterations_compare_few_plans():
    assert [plans_for(n) for n in (10, 600, 10**6)] == [2, 3, 8]
