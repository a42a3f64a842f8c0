"""Weights of the policy and the evaluation: checked by name and range, handed on, never shared."""

import copy
import pickle

import pytest
from search.middle import turn

from euphoria_ai.catalog import SPACES, TABLES
from euphoria_ai.core.measure.duel import duel
from euphoria_ai.core.measure.rates import clones
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.core.search.tree import DEFAULTS, RANGES, Tree
from euphoria_ai.editions import rules_id
from euphoria_ai.search import Search, Weights, choose

PARTS = ("turn", "retrieval", "choice", "evaluation")


def tables(**changes):
    """The data file's tables; changes: `turn_star=2` sets star of [turn]."""
    out = {part: dict(TABLES["policy"][part]) for part in PARTS}
    for key, value in changes.items():
        part, _, name = key.partition("_")
        out[part][name] = value
    return out


def test_the_data_file_holds_all_weights_and_options():
    """Every field of the core is read from the file, and nothing in the file is left unread."""
    assert set(TABLES["policy"]) == {*PARTS, "search", "net"}
    assert set(TABLES["policy"]["net"]) < set(DEFAULTS)
    held = Weights().tables()
    assert {part: set(held[part]) for part in held} == {part: set(TABLES["policy"][part]) for part in PARTS}
    assert set(DEFAULTS) == {*TABLES["policy"]["search"], "guided", "priors"}
    for part in PARTS:
        assert held[part] == pytest.approx(TABLES["policy"][part], rel=1e-6)


@pytest.mark.parametrize("part", PARTS)
def test_names_are_checked(part):
    without, more, gone = tables(), tables(), tables()
    name = next(iter(without[part]))
    del without[part][name], gone[part]
    more[part]["unheard_of"] = 1
    with pytest.raises(ValueError, match=name):
        Weights(without)
    with pytest.raises(ValueError, match="unheard_of"):
        Weights(more)
    with pytest.raises(ValueError, match=part):
        Weights(gone)


@pytest.mark.parametrize("value", [0, -1, float("nan"), float("inf"), 1e9, "2", None, True])
def test_ranges_are_checked(value):
    with pytest.raises(ValueError, match="star"):
        Weights(tables(turn_star=value))


def test_an_evaluation_may_count_against():
    assert Weights(tables(evaluation_card=-0.5)).tables()["evaluation"]["card"] == -0.5


@pytest.mark.parametrize("name", RANGES)
def test_options_out_of_range_are_refused(name):
    low, high = RANGES[name]
    for value in (low - 1, high + 1):
        with pytest.raises(ValueError, match=name):
            Tree(turn().view(turn().to_move), **{name: value})


def test_playouts_draw_by_three_powers():
    with pytest.raises(ValueError, match="playout_exponent = 3"):
        Tree(turn().view(turn().to_move), playout_exponent=3)


# ---------------------------------------------------------------- whose weights


def test_weights_are_those_of_who_asks():
    """Another set changes what is asked with it, and nothing else."""
    game = turn()
    before = move_weights(game)
    liked = move_weights(game, Weights(tables(turn_area=50.0)))
    areas = {row["id"] for row in SPACES if row["group"] == "area"}
    changed = {game.text(move).split()[2] for move in before if liked[move] != before[move]}
    assert changed
    assert changed <= areas
    assert move_weights(game) == before


def test_a_search_plays_by_its_own_weights():
    position = turn().view(turn().to_move)
    plain, other = Search(position, seed=3), Search(position, seed=3, weights=Weights(tables(turn_area=500.0)))
    again = Search(position, seed=3)
    for search in (plain, other, again):
        search.run(iterations=200)
    assert plain.root() == again.root() != other.root()
    assert choose(position, iterations=50, weights=Weights()) == choose(position, iterations=50)


def test_a_cut_game_is_evaluated_by_the_weights():
    position = turn().view(turn().to_move)
    means = []
    for star in (0.0, 3.0):
        search = Search(position, leaf="playout", max_decisions=5, weights=Weights(tables(evaluation_star=star)))
        search.run(iterations=50)
        means.append(search.trees[0].root_means())
    assert means[0] != means[1]


def test_a_duel_between_equals_is_even():
    rules = rules_id("base", 2)
    assert duel(rules, 400, 5, Weights(), Weights()) == pytest.approx(0.5, abs=0.08)
    weak = Weights(tables(turn_star=0.05, turn_join_site=0.05, turn_bar=0.05))
    assert duel(rules, 400, 5, Weights(), weak) > 0.6
    assert duel(rules, 400, 5, weak, Weights()) < 0.4
    position = turn().view(turn().to_move)
    assert choose(position, iterations=50) == choose(position, iterations=50, weights=Weights())


def test_weights_are_values():
    one = Weights(tables(turn_star=2.0))
    assert one == Weights(one.tables()) == pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) != Weights()


# ---------------------------------------------------------------- measuring


def test_measuring_copies_leaves_the_game_alone():
    """And says the same number every time."""
    game = turn()
    before = game.clone()
    numbers = {clones(game, 1001) for _ in range(20)}
    assert len(numbers) == 1
    assert game == before
    assert game.to_bytes() == before.to_bytes()
