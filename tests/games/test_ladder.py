"""The ladder: pairs play until they are clear, at once or bit by bit; strengths are found again; only here are there
players that see more than a player may.
"""

import sys
from dataclasses import replace

import pytest
from helpers import build

from euphoria_ai import Rng
from euphoria_ai.games.game import play_game
from euphoria_ai.games.ladder import (
    PLAYERS,
    Score,
    file_name,
    folder_of,
    is_clear,
    make_ladder,
    play_ladder,
    play_one,
    standings,
)
from euphoria_ai.games.ratings import RatingError, connected, rate
from euphoria_ai.games.results import MatchError
from euphoria_ai.games.yardsticks import Ceiling, Peeking, Table, make_entrant
from euphoria_ai.players import PlayerError, kinds, make_player

THREE = ("random", "policy", "level1:iterations=2")


@pytest.fixture
def no_choix(monkeypatch):
    monkeypatch.setitem(sys.modules, "choix", None)


def played(ladder, folder, most=None):
    """The scores of a ladder, interrupted after so many games."""
    games = play_ladder(ladder, str(folder), jobs=0)
    for number, found in enumerate(games):
        scores = found
        if number == most:
            games.close()
            break
    return scores


def in_short(score):
    results, left = score.counted()
    return [(result.index, result.returns) for result in results], left


# ---------------------------------------------------------------- what is played


def test_the_list_of_players_can_be_played():
    ladder = make_ladder(PLAYERS)
    assert len(ladder.pairs) == 2 * len(PLAYERS) - 3
    assert all(0 < pair.second - pair.first <= 2 for pair in ladder.pairs)
    assert len({file_name(setup) for setup in ladder.setups}) == len(ladder.pairs)
    assert sum("ceiling" in spec or "peek" in spec for spec in PLAYERS) == 2


def test_all_pairs_play_the_same_deals_from_every_seating():
    ladder = make_ladder(THREE, seats=3, games=12)
    assert len({setup.seed for setup in ladder.setups}) == 1
    assert ladder.round == 12
    lines = [line for _, _, line in ladder.tasks()]
    for seat in range(3):
        assert sum(line[seat] == 0 for line in lines) == 6


@pytest.mark.parametrize(
    ("specs", "error", "message"),
    [
        (["policy"], MatchError, "two players or more"),
        (["policy", "policy"], MatchError, "every player once"),
        (["policy", "rndom"], PlayerError, "did you mean 'random'"),
        (["policy", "ceiling:depth=2"], PlayerError, "no option 'depth'"),
        (["policy", "boardspace:peek=true,playouts=0"], PlayerError, "playouts = 0"),
        (["policy", "boardspace:peek=true,width=3"], PlayerError, "unexpected keyword argument 'width'"),
    ],
)
def test_refusals(specs, error, message):
    with pytest.raises(error, match=message):
        make_ladder(specs)


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(MatchError, match="cannot be made"):
        list(play_ladder(make_ladder(THREE), str(tmp_path / "file"), jobs=0))


def test_a_clear_pair_stops_early(tmp_path):
    ladder = make_ladder(("random", "policy"), games=60)
    (score,) = played(ladder, tmp_path)
    results, left = score.counted()
    assert (len(results), left) == (10, [])
    row = standings(ladder, [score])["pairs"][0]
    assert (row["games"], row["wins"], row["state"]) == (10, 0, "clear")


def test_an_even_pair_plays_all_its_games(tmp_path):
    ladder = make_ladder(("random:seed=1", "random:seed=2"), games=20, cap=30)
    (score,) = played(ladder, tmp_path)
    row = standings(ladder, [score])["pairs"][0]
    assert (row["games"], row["capped"], row["wins"], row["state"]) == (20, 20, 10, "even")


def test_an_interrupted_ladder_goes_on(tmp_path):
    ladder = make_ladder(THREE, games=20)
    whole = played(ladder, tmp_path / "a")
    half = played(ladder, tmp_path / "b", most=7)
    assert not standings(ladder, half)["finished"]
    resumed = played(ladder, tmp_path / "b")
    assert list(map(in_short, resumed)) == list(map(in_short, whole))
    assert standings(ladder, resumed)["finished"]
    again = played(ladder, tmp_path / "b", most=0)
    assert list(map(in_short, again)) == list(map(in_short, whole))
    folder = tmp_path / "b" / "base-2"
    assert folder_of(ladder, str(tmp_path / "b")) == str(folder)
    lines = sum(len(path.read_text().splitlines()) - 1 for path in folder.iterdir())
    assert lines == sum(len(score.counted()[0]) for score in whole)


def test_games_after_a_clear_round_do_not_count():
    ladder = make_ladder(("random", "policy"), games=40)
    score, more = Score(ladder), Score(ladder)
    _, won = play_one(ladder, (0, ladder.tasks()[0]))
    for index, _, line in ladder.tasks()[:20]:
        result = replace(won, index=index, lineup=line, returns=tuple(float(who == 0) for who in line))
        more.add(result)
        if index < 10:
            score.add(result)
    assert is_clear(score.counted()[0])
    assert in_short(more) == in_short(score)


# ---------------------------------------------------------------- ratings


def test_strengths_are_found_again():
    """Ten games of eleven are 400 points; what a pair never played follows from the others."""
    deals = {(0, 1): [(100.0, 1000.0)], (1, 2): [(100.0, 1000.0)]}
    low, middle, high = rate(3, deals, anchor=1)
    assert middle.points == 0
    assert high.points == pytest.approx(400, abs=2)
    assert low.points == pytest.approx(-400, abs=2)


def test_intervals_hold_the_rating_and_shrink_with_the_deals():
    few = {(0, 1): [(2.0, 0.0), (1.0, 1.0), (0.0, 2.0), (2.0, 0.0)]}
    first, second = (rate(2, {(0, 1): few[0, 1] * times})[1] for times in (1, 16))
    for rating in (first, second):
        assert rating.low <= rating.points <= rating.high
    assert second.high - second.low < (first.high - first.low) / 2
    assert rate(2, few) == rate(2, few)


def test_a_player_that_loses_all_has_a_rating():
    assert -700 < rate(2, {(0, 1): [(0.0, 2.0)] * 5}, anchor=1)[0].points < -400


def test_games_must_connect_all_players():
    assert connected(3, {(0, 2): [(1.0, 0.0)], (1, 2): [(1.0, 0.0)]})
    assert not connected(3, {(0, 1): [(1.0, 0.0)], (1, 2): []})
    with pytest.raises(RatingError, match="too few as yet"):
        rate(3, {(0, 1): [(1.0, 0.0)]})


def test_without_the_library_pairs_are_told_and_why_there_are_no_ratings(tmp_path, no_choix):
    ladder = make_ladder(("random", "policy"), games=10)
    data = standings(ladder, played(ladder, tmp_path))
    assert data["no_ratings"] == "ratings need the library choix: pip install 'euphoria-ai[ladder]'"
    assert [row["rating"] for row in data["players"]] == [None, None]
    assert data["pairs"][0]["games"] == 10


# ---------------------------------------------------------------- yardsticks


def test_yardsticks_are_no_players():
    assert "ceiling" not in {kind.name for kind in kinds()}
    for spec in ("ceiling:iterations=4", "boardspace:peek=true"):
        with pytest.raises(PlayerError):
            make_player(spec)
    assert isinstance(make_entrant("ceiling:iterations=4", 1, Table(1)), Ceiling)
    assert isinstance(make_entrant("boardspace:peek=true", 1, Table(1)), Peeking)
    with pytest.raises(ValueError, match="only where it sees the game"):
        make_entrant("ceiling:iterations=4", 1, Table(1)).choose(build().view(0))


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("spec", ["ceiling:iterations=4", "boardspace:playouts=8,prior=1,peek=true"])
def test_yardsticks_play_whole_games(spec, edition):
    ladder = make_ladder(("policy", spec), seats=3, games=6, edition=edition)
    number, result = play_one(ladder, (0, ladder.tasks()[0]))
    assert (number, result.capped) == (0, False)
    assert play_one(ladder, (0, ladder.tasks()[0]))[1].returns == result.returns


def test_the_ceiling_sees_hidden_cards(monkeypatch):
    """With the same view and different hidden cards it may choose otherwise: it is given them all."""
    seen = []
    monkeypatch.setattr("euphoria_ai.players.ismcts.SearchPlayer.choose", lambda self, position: seen.append(position))
    game = build({}, {"hidden": ["chase_the_miner"], "recruits": ["ben_the_ludologist"], "hand": "bat"})
    table = Table(1)
    table.start(game)
    make_entrant("ceiling:iterations=4", 1, table).choose(game.view(0))
    assert game.view(0).fields()["seats"][1]["hand"] == [0] * 6
    assert seen[0].fields()["seats"][1] == game.fields()["seats"][1]


def test_peeking_knows_the_rolls_to_come():
    table = Table(7)
    wanted = [[rng.below(6) for _ in range(8)] for rng in table.chance.coming_rolls(2)]
    again = [[rng.below(6) for _ in range(8)] for rng in table.chance.coming_rolls(2)]
    assert wanted == again
    assert wanted == [[table.chance.stream(f"roll {seat}").below(6) for _ in range(8)] for seat in range(2)]


def test_a_table_deals_and_rolls_like_any_game():
    players = [make_player("policy", seed=seat) for seat in range(2)]
    table = Table(5)
    own = play_game(players, 2, 5, observers=[table], chance=table.chance)
    plain = play_game(players, 2, 5)
    assert (own.returns, own.decisions) == (plain.returns, plain.decisions)
    assert table.game is not None
    assert table.game.over
    assert isinstance(table.chance.stream("roll 0"), Rng)
