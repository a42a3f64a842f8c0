"""Trees: what the counts mean, that they repeat exactly, and what a full pool does."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from helpers import build
from search.dump import digest, whole
from search.middle import games, turn

from euphoria_ai.core.search.tree import DEFAULTS, Tree
from euphoria_ai.search import Search

GAMES = games()
NAMES = [name for name, _ in GAMES]
NODE, MOVE, SEAT, KIND, VISITS, AVAILABLE, MEAN, PRIOR = range(8)


def grown(game, iterations=400, **more):
    tree = Tree(game.view(game.to_move), **more)
    tree.run(iterations)
    return tree


def test_the_samples_are_many_kinds_of_decisions():
    assert len(GAMES) > 20
    assert {"turn", "recruits", "take", "more", "discard"} <= {game.kind for _, game in GAMES}


@pytest.mark.parametrize("name", NAMES)
def test_visits_of_the_root_are_the_iterations(name):
    """Every iteration tries one move of the root, and every legal move of the decision at hand has a child."""
    game = dict(GAMES)[name]
    tree = grown(game)
    rows = tree.children()
    assert sum(row[VISITS] for row in rows) == tree.iterations == 400
    position = game.view(game.to_move)
    assert sorted(row[MOVE] for row in rows) == position.legal_moves()
    assert {row[SEAT] for row in rows} == {game.to_move}
    assert {row[KIND] for row in rows} == {game.kind}
    assert all(row[AVAILABLE] == 400 for row in rows)
    assert sum(row[PRIOR] for row in rows) == pytest.approx(1, abs=1e-4)
    assert [row[VISITS] for row in rows] == sorted((row[VISITS] for row in rows), reverse=True)


@pytest.mark.parametrize("name", NAMES)
def test_counts_of_the_whole_tree(name):
    """A move is visited at most as often as it could be made; means are chances; children have no more visits."""
    game = dict(GAMES)[name]
    tree = grown(game)

    def check(node, visits):
        rows = tree.children(node)
        chance = [row for row in rows if row[KIND] in CHANCES]
        moves = [row for row in rows if row[KIND] not in CHANCES]
        assert sum(row[VISITS] for row in rows) <= visits
        for row in moves:
            assert 0 <= row[VISITS] <= row[AVAILABLE] <= visits
            assert 0 <= row[MEAN] <= 1 + 1e-6
            assert 0 < row[PRIOR] <= 1 + 1e-6
        for row in chance:
            assert row[VISITS] >= 1
        return 1 + sum(check(row[NODE], row[VISITS]) for row in rows)

    assert check(1, 400) == tree.size - 1  # node 0 is none


CHANCES = {"roll", "draw_artifact", "deal_recruit", "deal_dilemma", "tile", "start", "refill"}


@pytest.mark.parametrize("name", NAMES)
def test_rewards_of_the_root(name):
    """What the root's children hold per seat adds up to the means of all iterations."""
    game = dict(GAMES)[name]
    tree = grown(game, 200)
    totals = [0.0] * game.seats
    for row in tree.children():
        vector = tree.child_vector(row[NODE])
        assert vector[row[SEAT]] == pytest.approx(row[MEAN] * row[VISITS], abs=1e-3)
        assert sum(vector) == pytest.approx(row[VISITS], rel=1e-4, abs=1e-6)
        totals = [a + b for a, b in zip(totals, vector, strict=True)]
    assert totals == pytest.approx([mean * 200 for mean in tree.root_means()], abs=1e-6)
    assert tree.child_vector(0) == [0.0] * game.seats


def test_same_seed_same_tree():
    for _, game in GAMES[::4]:
        one, two = grown(game, 300, seed=5), grown(game, 300, seed=5)
        assert whole(one) == whole(two)
        assert one.root_means() == two.root_means()


def test_another_seed_another_tree():
    for _, game in GAMES[::6]:
        trees = [whole(grown(game, 200, seed=seed)) for seed in range(3)]
        assert all(a != b for i, a in enumerate(trees) for b in trees[:i])


def test_in_parts_or_at_once():
    """Running on is the same as having run longer."""
    for _, game in GAMES[::5]:
        parts = grown(game, 100)
        for n in (1, 0, 149, 50):
            parts.run(n)
        assert whole(parts) == whole(grown(game, 300))


@pytest.mark.slow
def test_two_processes_grow_the_same_trees():
    here = digest(11)
    there = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("dump.py")), "11"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert there.stdout.splitlines() == here
    assert here != digest(12)


# ---------------------------------------------------------------- memory


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_a_full_pool_ends_growth_not_the_search(edition):
    """The smallest pool: the tree stops growing, says so, and goes on counting."""
    game = turn(edition, 2 if edition == "base" else 3)
    tree = grown(game, 100, max_nodes=1, max_decisions=0)
    small = tree.size
    tree.run(60_000)
    rows = tree.children()
    assert tree.full > 0
    assert small < tree.size <= 2 * 1024
    assert tree.iterations == 60_100
    assert sum(row[VISITS] for row in rows) == 60_100
    before = tree.full
    tree.run(30_000)
    assert tree.full > before
    assert tree.size <= 2 * 1024
    assert max(row[VISITS] for row in tree.children()) > max(row[VISITS] for row in rows)


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [2048, 2500, 4000])
def test_never_more_nodes_than_allowed(nodes):
    tree = grown(turn(), 5000, max_nodes=nodes)
    assert 3 * nodes // 4 <= tree.size < nodes
    tree = grown(turn(), 100_000, max_nodes=nodes, max_decisions=0)
    assert tree.size == nodes
    assert tree.full


def test_the_fuller_the_pool_the_riper_a_node_must_be():
    """A quarter of the pool is for nodes seen twice, the next ones for nodes seen 5, 17 and 65 times."""
    tree, made = grown(turn(), 50, max_nodes=8000, max_decisions=0), []
    for quarter in (2000, 4000, 6000, 8000):
        begun = tree.iterations
        while tree.size < quarter and not tree.full:
            tree.run(50)
        made.append(tree.iterations - begun)
    assert all(later > 2 * sooner for sooner, later in pairwise(made))


def test_a_pool_with_room_is_not_full():
    tree = grown(turn(), 300, max_nodes=100_000)
    assert (tree.full, Search(turn().view(turn().to_move)).full) == (0, False)


# ---------------------------------------------------------------- options


@pytest.mark.parametrize("name", ["explore", "priorities", "seed_", "iterations"])
def test_unknown_options_are_refused(name):
    position = turn().view(turn().to_move)
    for make in (Tree, Search):
        with pytest.raises(TypeError, match=name):
            make(position, **{name: 1})


@pytest.mark.parametrize(
    ("name", "value"),
    [("exploration", "much"), ("prior_exponent", None), ("max_decisions", "long"), ("playout_exponent", [])],
)
def test_options_of_the_wrong_type_are_refused(name, value):
    with pytest.raises(TypeError):
        Tree(turn().view(turn().to_move), **{name: value})


def test_a_position_is_needed():
    for wrong in (turn(), 3, "position"):
        with pytest.raises(TypeError):
            Tree(wrong)


def test_a_node_that_was_never_made_is_refused():
    """In a process of its own: a careless reading would be one of foreign memory."""
    program = """
from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.tree import Tree
tree = Tree(Game.new("base", 2, seed=1).view(0))
tree.run(10)
for node in (tree.size, 10**6, 2**31):
    try:
        print(tree.children(node))
    except (IndexError, ValueError):
        print("refused")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "refused\n" * 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("exploration", 0.3),
        ("first_play_urgency", 0.5),
        ("prior_exponent", 0.5),
        ("uniform_share", 0.5),
        ("guided", False),
        ("priors", False),
        ("playout_exponent", 1),
        ("max_decisions", 5),
    ],
)
def test_every_option_makes_a_difference(name, value):
    """And the counts stay right with it."""
    assert DEFAULTS[name] != value
    plain, other = grown(turn(), 300), grown(turn(), 300, **{name: value})
    assert whole(plain) != whole(other)
    assert sum(row[VISITS] for row in other.children()) == 300


def test_rolls_with_nodes_of_their_own():
    """Rolls of so many dice get a node per outcome, larger ones share one."""
    game = build({"dice": {"farm": [1], "generator": [2], "hand": [3]}}, {"dice": {"hand": [1, 2]}})
    sizes = []
    for dice in (0, 1, 2):
        tree = grown(game, 1500, chance_dice=dice)
        retrieved = [row for row in tree.children() if game.text(row[MOVE]).startswith("retrieve")]
        sizes.append(
            sum(
                child[KIND] == "roll"
                for row in retrieved
                for below in tree.children(row[NODE])
                for child in [below, *tree.children(below[NODE])]
            )
        )
    assert sizes[0] == 0
    assert sizes[0] < sizes[1] < sizes[2]


def test_uniform_priors():
    rows = grown(turn(), 100, priors=False).children()
    assert {round(row[PRIOR], 6) for row in rows} == {round(1 / len(rows), 6)}
