"""Play in bulk: what is drawn and applied in the core is legal play, and results of playouts say how games ended."""

import subprocess
import sys
import threading
from collections import Counter

import numpy as np
import pytest
from search.middle import games, turn

from euphoria_ai import CHANCE, Game, Rng, play_on, playouts
from euphoria_ai.core.search.batch import play_out
from euphoria_ai.core.search.policy import move_chances

GAMES = games()
POLICIES = ("random", "guided")


# ---------------------------------------------------------------- one game


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("base", 5), ("ignorance", 4)])
def test_a_game_is_played_to_its_end(edition, seats, policy):
    """Every state on the way is sound and waits for a seat; as many decisions as asked, until the game is over."""
    game, rng, sizes = Game.new(edition, seats, seed=3), Rng(3), Rng(8)
    while not game.over:
        asked = 1 + sizes.below(90)
        made = play_on(game, rng, asked, policy)
        assert game.status() == []
        assert made == asked or (game.over and made < asked)
        assert game.over or (game.to_move != CHANCE and game.legal_moves() == game.clone().legal_moves())
    assert sum(game.returns()) == pytest.approx(1)
    assert play_on(game, rng, 5, policy) == 0


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("by_turns", [False, True])
def test_a_log_holds_every_decision(policy, by_turns):
    """A game with a log goes the same way, and applying the log to its start gives the same game."""
    plain, logged, again = (turn().clone() for _ in range(3))
    plain.by_turns = logged.by_turns = again.by_turns = by_turns
    logged.log = []
    made = [play_on(game, Rng(4), 300, policy) for game in (plain, logged)]
    assert made[0] == made[1]
    assert plain == logged
    free = [entry for entry in logged.log if not entry[3]]
    assert sum(entry[0] != CHANCE for entry in free) == made[1]
    for seat, kind, move, _ in free:
        assert (seat, kind) == (again.to_move, again.kind)
        again.apply(move)
    assert again == plain


def test_in_parts_or_at_once():
    one, two = turn().clone(), turn().clone()
    rng = Rng(5)
    for n in (1, 20, 40, 100):
        play_on(one, rng, n, "guided")
    play_on(two, Rng(5), 161, "guided")
    assert one == two


def fits(seen, chances, total):
    """Chi-square, against six standard deviations of it."""
    value = sum((seen[move] - total * p) ** 2 / (total * p) for move, p in chances.items())
    free = len(chances) - 1
    return value < free + 6 * (2 * free) ** 0.5 + 6


@pytest.mark.parametrize("name", [name for name, game in GAMES if game.to_move != CHANCE][::3])
@pytest.mark.parametrize("policy", POLICIES)
def test_moves_are_drawn_as_they_should_be(name, policy):
    game, rng, total = dict(GAMES)[name], Rng(6), 3000
    moves = game.legal_moves()
    chances = move_chances(game) if policy == "guided" else dict.fromkeys(moves, 1 / len(moves))
    seen = Counter()
    for _ in range(total):
        after = game.clone()
        after.log = []
        play_on(after, rng, 1, policy)
        seen[after.log[0][2]] += 1
    assert set(seen) <= set(moves)
    assert fits(seen, chances, total)


def test_the_policy_must_have_a_name():
    for call in (lambda: play_on(turn().clone(), Rng(1), 1, "clever"), lambda: playouts(turn(), 1, policy="clever")):
        with pytest.raises(ValueError, match="clever"):
            call()


# ---------------------------------------------------------------- many playouts


@pytest.mark.parametrize("policy", POLICIES)
def test_results_of_playouts(policy):
    game = turn("base", 3)
    before = game.clone()
    found = playouts(game, 50, seed=2, policy=policy)
    assert game == before
    assert (found.returns.shape, found.stars.shape, found.decisions.shape) == ((50, 3), (50, 3), (50,))
    assert found.finished.all()
    assert np.allclose(found.returns.sum(axis=1), 1)
    assert (found.stars[found.returns == 1] == 10).all()
    assert (found.stars <= 10).all()
    assert (found.turns > game.turn).all()
    assert len(set(found.decisions.tolist())) > 10


def test_the_results_repeat():
    one, two, other = (playouts(turn(), 20, seed=seed) for seed in (3, 3, 4))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert (one.decisions != other.decisions).any()


def test_a_playout_that_is_cut_short():
    found = playouts(turn(), 20, max_decisions=7)
    assert not found.finished.any()
    assert (found.decisions == 7).all()
    assert np.allclose(found.returns.sum(axis=1), 1)
    assert ((found.returns > 0) & (found.returns < 1)).all()


def test_a_position_is_dealt_anew():
    """What a seat cannot know does not come out: the same results from every game that looks the same to it."""
    game = turn()
    seat = game.to_move
    other = game.view(seat).determinize(Rng(99))
    assert other != game
    one, two = (playouts(state.view(seat), 30) for state in (game, other))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert (one.returns != playouts(game, 30).returns).any()


def test_none_at_all():
    assert playouts(turn(), 0).returns.shape == (0, turn().seats)


def test_threads_side_by_side():
    """Two batches at once give what they give one after the other."""
    alone, found = [play_out(turn(), 60, seed) for seed in (1, 2)], [None, None]

    def work(i):
        found[i] = play_out(turn(), 60, i + 1)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == alone


def test_numpy_is_loaded_when_arrays_are_asked_for():
    program = """
import sys
from euphoria_ai import Game, playouts, suggest
game = Game.new("base", 2, seed=1)
suggest(game.view(0), iterations=20)
assert "numpy" not in sys.modules
playouts(game, 2)
assert "numpy" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], timeout=60, check=True)
