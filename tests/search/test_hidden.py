"""What the observer cannot know: it changes nothing, and every move that is chosen can be made whatever it is."""

import pytest
from helpers import build
from search.dump import whole
from search.middle import games

from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.core.state.ids import CARD_UNKNOWN as UNKNOWN
from euphoria_ai.search import Search, choose, winning_moves

GAMES = games()
NAMES = [name for name, _ in GAMES]


@pytest.mark.parametrize("name", NAMES)
def test_twin_games_grow_the_same_tree(name):
    """Games that differ in what the seat cannot see: equal views, equal trees, equal forced wins."""
    game = dict(GAMES)[name]
    seat = game.to_move
    position = game.view(seat)
    tree = Tree(position, seed=3)
    tree.run(150)
    for seed in (1, 2):
        twin = position.determinize(Rng(seed))
        assert twin.view(seat).to_bytes() == position.to_bytes()
        other = Tree(twin.view(seat), seed=3)
        other.run(150)
        assert whole(other) == whole(tree)
        assert winning_moves(twin.view(seat)) == winning_moves(position)


def test_the_twins_are_twins():
    """Most of them do differ from the game they stand for, or the test above would say nothing."""
    differing = sum(game.view(game.to_move).determinize(Rng(1)) != game for _, game in GAMES)
    assert differing > 0.9 * len(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_moves_of_the_root_are_legal_in_every_world(name):
    game = dict(GAMES)[name]
    position = game.view(game.to_move)
    search = Search(position)
    search.run(iterations=100)
    assert search.best() in game.legal_moves()
    for seed in range(25):
        world = position.determinize(Rng(seed))
        assert world.status() == []
        assert set(search.root()) <= set(world.legal_moves())


def test_the_position_is_left_alone():
    for _, game in GAMES[::3]:
        position = game.view(game.to_move)
        kept, same = position.to_bytes(), game.to_bytes()
        search = Search(position)
        search.run(iterations=60)
        winning_moves(position)
        assert (position.to_bytes(), game.to_bytes()) == (kept, same)


def unknown(edition):
    """A position whose own hidden recruit, dilemma and hand are unknown to the program, too."""
    recruits = {
        "base": ("ian_the_horticulturist", "lee_the_gossip"),
        "ignorance": ("ted_the_contingency_planner", "amina_the_bliss_bringer"),
    }[edition]
    me = {
        "goods": "2 gold energy water food",
        "hand": "2 bat",
        "morale": 3,
        "dilemma": "bear",
        "recruits": recruits[:1],
        "hidden": recruits[1:],
        "dice": {"hand": [1, 1], "farm": [2]},
    }
    other = {
        "goods": "2 clay bliss",
        "hand": "box",
        "dilemma": "bat",
        "hidden": ["phil_the_spy"] if edition == "base" else [],
        "dice": {"hand": [3, 4]},
    }
    fields = build(me, other, edition=edition, tracks=(6, 3, 7, 7), miners=(5, 2, 0)).view(0).fields()
    mine = fields["seats"][0]
    mine["recruits"][1] = mine["dilemma"] = UNKNOWN
    mine["hand"] = [0] * 6
    return Position.from_fields(fields, 0)


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("seed", range(1, 31))
def test_unknown_own_cards(edition, seed):
    """Moves that only some worlds allow (paying with cards that may be there or not)
    are part of the tree and do no harm.
    """
    position = unknown(edition)
    search = Search(position, seed=seed)
    search.run(iterations=120)
    root = search.root()
    assert sum(visits for visits, _, _ in root.values()) == 120
    assert search.best() in root
    worlds = [position.determinize(Rng(i)) for i in range(40)]
    assert any(search.best() in world.legal_moves() for world in worlds)


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_availability_is_counted_where_worlds_differ(edition):
    """A pair in an unknown hand can be paid in some worlds only:
    such a move is available less often than there were iterations.
    """
    tree = Tree(unknown(edition))
    tree.run(1500)
    rows = tree.children()
    always = [row for row in rows if row[5] == 1500]
    sometimes = [row for row in rows if row[5] < 1500]
    assert always
    assert sometimes
    assert all(row[4] <= row[5] for row in rows)
    assert sum(row[4] for row in rows) == 1500


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_a_move_is_chosen_with_unknown_own_cards(edition):
    position = unknown(edition)
    for seed in range(1, 6):
        move = choose(position, iterations=200, seed=seed)
        assert position.text(move)
