"""What judges the leaves of a search: the edition's network, or the end of the game; how decided games are played."""

import pytest
from search.middle import turn

from euphoria_ai import search as searching
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.batch import play_on
from euphoria_ai.editions import EDITIONS
from euphoria_ai.players import make_player
from euphoria_ai.search import Search, choose, means
from euphoria_ai.search.networks import network_of


def position(edition="base"):
    game = turn(edition)
    return game.view(game.to_move)


def looked(view, **options):
    search = Search(view, seed=4, **options)
    search.run(iterations=300)
    return search.root()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_network_is_the_default(edition):
    view = position(edition)
    assert network_of(edition) is not None
    assert looked(view) == looked(view, leaf="net") != looked(view, leaf="playout")
    assert Search(view).judged and not Search(view, leaf="playout").judged


def test_the_policy_plays_a_turn_of_every_rival_before():
    view = position()
    assert looked(view) == looked(view, turns=2) != looked(view, turns=0)
    assert [searching.turns_before_judging(seats) for seats in (2, 3, 4, 5, 6)] == [2, 2, 3, 4, 5]


def test_other_leaves_are_refused():
    with pytest.raises(ValueError, match="leaf = 'nets'; allowed: net, playout"):
        Search(position(), leaf="nets")
    with pytest.raises(ValueError, match="allowed: net, playout"):
        make_player("ismcts:leaf=end")


def test_without_weights_games_are_played_to_the_end(monkeypatch):
    view = position()
    before = looked(view, leaf="playout")
    monkeypatch.setattr(searching, "network_for", lambda rules: None)
    assert looked(view) == before
    with pytest.raises(ValueError, match="no weights for this edition"):
        Search(view, leaf="net")


def test_a_player_takes_the_option():
    view = position()
    assert make_player("ismcts:iterations=200,leaf=playout", seed=3).choose(view) in view.legal_moves()


class Fixed(Search):
    rows: dict
    stars: dict

    def root(self):
        return self.rows

    def progress(self):
        return self.stars


def test_where_the_game_is_decided_stars_choose_among_equals():
    search = Fixed(position())
    seat = search.position.seat

    def rows(*means):
        return {
            i: (visits, [visits * mean if other == seat else 0.0 for other in range(2)], 0.5)
            for i, (visits, mean) in enumerate(means)
        }

    search.stars = {0: 7.0, 1: 8.0, 2: 9.0, 3: 10.0}
    for best, *given in (
        (1, (90, 0.999), (20, 0.995), (20, 0.98), (9, 1.0)),  # neither one that is worse nor one hardly tried
        (2, (90, 0.004), (20, 0.005), (20, 0.001), (9, 0.0)),
        (0, (90, 0.6), (20, 0.6), (20, 0.6), (9, 0.6)),  # undecided: visits
    ):
        search.rows = rows(*given)
        assert search.best() == best


def test_progress_counts_stars_and_rather_sooner():
    view = position()
    search = Search(view, seed=2)
    search.run(iterations=2000)
    placed = 10 - view.fields()["seats"][view.seat]["stars_left"]
    for move, progress in search.progress().items():
        visits = search.root()[move][0]
        if visits > 100:
            assert placed - 0.5 < progress < 10


@pytest.mark.slow
def test_a_won_game_is_ended():
    """The leader at nine stars does not gather goods for ever: by its own moves it wins within a few turns."""
    game, rng = far_ahead(), Rng(5)
    leader, begun = game.to_move, game.turn
    assert means_of(game)[leader] > 0.9
    while not game.over and game.turn < begun + 80:
        if game.to_move == leader:
            game.apply(choose(game.view(leader), iterations=300))
        else:
            play_on(game, rng, 1, "guided")
    assert game.over and game.returns()[leader] == 1.0


def means_of(game):
    search = Search(game.view(game.to_move))
    search.run(iterations=500)
    return means(search)


def far_ahead():
    """A turn of a seat that misses one star while the other misses five or more."""
    for seed in range(1, 1000):
        game, rng = Game.new("base", 2, seed), Rng(seed)
        while not game.over:
            left = [seat["stars_left"] for seat in game.fields()["seats"]]
            if game.kind == "turn" and left[game.to_move] == 1 and left[1 - game.to_move] >= 5:
                return game
            play_on(game, rng, 1, "guided")
    raise AssertionError("nobody gets so far ahead")
