"""Games and matches: the same seed deals and rolls the same, every player meets every seat,
results outlive an interruption.
"""

import json
import os
from dataclasses import replace

import pytest

from euphoria_ai import Game
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.games.chance import ChanceStreams
from euphoria_ai.games.counting import Observer
from euphoria_ai.games.game import play_game
from euphoria_ai.games.match import lineups, match, play_match, schedule
from euphoria_ai.games.results import GameResult, MatchError
from euphoria_ai.games.stats import running_shares, summary
from euphoria_ai.intervals import wilson, wilson_array
from euphoria_ai.players import PlayerError, make_player

EVERY_SEAT = (
    "stars",
    "paths",
    "workers_lost",
    "doubles_offered",
    "doubles_used",
    "retrievals",
    "retrievals_of_four",
    "cards_lost",
    "turns",
    "workers_mid_game",
    "decisions",
    "seconds",
    "longest",
    "thought",
    "iterations",
)


class Chances(Observer):
    """What chance gave, by kind and seat at turn."""

    def start(self, game):
        self.dealt = [seat["recruits"] for seat in game.fields()["seats"]]
        self.given = {}

    def step(self, game, seat, kind, move, forced):
        if seat == -1:
            self.given.setdefault((kind, game.active if kind == "roll" else None), []).append(move)


def watched(specs, seed, **more):
    watcher = Chances()
    result = play_game(
        [make_player(spec, seed=i) for i, spec in enumerate(specs)], len(specs), seed, observers=(watcher,), **more
    )
    return result, watcher


def timeless(result):
    """A result without what the clock says."""
    return replace(
        result,
        seats=tuple(
            {name: value for name, value in seat.items() if name not in ("seconds", "longest")} for seat in result.seats
        ),
    )


def test_a_game_repeats_itself():
    first, second = (watched(("policy", "ismcts:iterations=3", "random"), 8)[0] for _ in range(2))
    assert timeless(first) == timeless(second)


def test_deals_and_dice_do_not_depend_on_the_players():
    """Every stream begins alike in both games.  A game may end before any tile is turned up, so several are played."""
    met = set()
    for seed in (21, 22, 25, 27):
        _, one = watched(("policy", "random"), seed)
        _, two = watched(("random", "policy"), seed)
        assert one.dealt == two.dealt
        for key in one.given.keys() & two.given.keys():
            assert one.given[key][0] == two.given[key][0], (seed, key)
            met.add(key)
    assert met >= {("roll", 0), ("roll", 1), ("draw_artifact", None), ("deal_dilemma", None), ("tile", None)}


def test_numbers_of_a_game():
    result, _ = watched(("policy", "policy", "policy"), 4)
    assert len(result.seats) == 3
    for seat, stars, value in zip(result.seats, result.stars, result.returns, strict=True):
        assert set(seat) == set(EVERY_SEAT)
        assert seat["stars"] == stars == sum(seat["paths"].values())
        assert (stars == 10) >= (value == 1)
        assert seat["doubles_used"] <= seat["doubles_offered"]
        assert 1 <= seat["workers_mid_game"] <= 4
        assert seat["retrievals"] > 3
    assert sum(seat["turns"] for seat in result.seats) == result.turns
    assert sum(seat["decisions"] for seat in result.seats) == result.decisions
    assert GameResult.from_dict(json.loads(json.dumps(result.to_dict()))) == result


def test_iterations_are_counted_per_thoughtful_decision():
    result, _ = watched(("ismcts:iterations=5", "policy"), 4)
    mean = result.seats[0]["iterations"] / result.seats[0]["thought"]
    assert mean == 5
    assert result.seats[1]["iterations"] == 0


def test_a_capped_game_is_a_draw():
    result, _ = watched(("random", "random"), 4, cap=20)
    assert result.capped
    assert result.returns == (0.5, 0.5)
    assert result.decisions == 20


def test_faulty_players_are_named():
    class Silent:
        def choose(self, position):
            return None

    with pytest.raises(PlayerError, match=r"P1 \(Silent\) chose None"):
        play_game([Silent(), make_player("policy")], 2, 1)
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        play_game([Silent()], 2, 1)


# ---------------------------------------------------------------- matches


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 6), (2, 6)])
def test_lineups_are_even(entrants, seats):
    lines = lineups(entrants, seats)
    assert len(set(lines)) == len(lines)
    for who in range(entrants):
        held = [sum(line[seat] == who for line in lines) for seat in range(seats)]
        assert len(set(held)) == 1
        assert held[0] * entrants == len(lines)


def test_schedule_plays_whole_deals():
    tasks = schedule(2, 3, 10, 7)
    assert len(tasks) == 12
    assert [index for index, _, _ in tasks] == list(range(12))
    assert {seed for _, seed, _ in tasks[:6]} == {7}
    assert {seed for _, seed, _ in tasks[6:]} == {8}


def test_match_counts_and_reports():
    seen = []
    found = match("policy", "random", 2, 6, seed=3, jobs=0, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(i, 6) for i in range(1, 7)]
    assert found["games"] == 6
    policy, chance = found["players"]
    assert policy["share"] + chance["share"] == pytest.approx(1)
    assert policy["share"] > 0.6
    assert policy["low"] < policy["share"] < policy["high"] or policy["share"] == 1
    assert policy["fair"] == 0.5
    assert found["capped"] == 0


def test_games_on_other_processes_are_the_same():
    here, there = (
        sorted(
            map(timeless, play_match(("policy", "ismcts:iterations=2"), seats=3, games=6, jobs=jobs)),
            key=lambda result: result.index,
        )
        for jobs in (0, 2)
    )
    assert here == there


def test_errors_of_other_processes_come_home(tmp_path):
    module = tmp_path / "broken_for_test.py"
    module.write_text(
        "class Broken:\n    def choose(self, position):\n        raise RuntimeError('out of order')\n"
        "from euphoria_ai.players import register\nregister('broken_for_test', Broken)\n"
    )
    with pytest.raises(EuphoriaError, match="RuntimeError: out of order"):
        list(play_match(("broken_for_test", "random"), games=2, jobs=1, modules=(str(module),)))


def test_a_dead_process_is_noticed(tmp_path):
    module = tmp_path / "deadly_for_test.py"
    module.write_text(
        "import os\nfrom euphoria_ai.players import register\n"
        "class Deadly:\n    def choose(self, position):\n        os._exit(9)\n"
        "register('deadly_for_test', Deadly)\n"
    )
    with pytest.raises(EuphoriaError, match="ended unexpectedly"):
        list(play_match(("deadly_for_test", "random"), games=2, jobs=1, modules=(str(module),)))


def test_a_match_goes_on_where_it_was_stopped(tmp_path):
    path = tmp_path / "match.jsonl"
    out = str(path)
    whole = [timeless(result) for result in play_match(("policy", "random"), games=8, jobs=0)]
    started = play_match(("policy", "random"), games=4, jobs=0, out=out)
    first = [next(started) for _ in range(3)]
    started.close()
    with open(out, "a") as file:
        file.write('{"index": 3, "se')  # a line cut short
    rest = list(play_match(("policy", "random"), games=8, jobs=0, out=out))
    assert [result.index for result in rest] == list(range(8))
    assert rest[:3] == first
    assert [timeless(result) for result in rest] == whole
    assert len(path.read_text().splitlines()) == 9
    before = os.path.getsize(out)
    assert len(list(play_match(("policy", "random"), games=4, jobs=0, out=out))) == 4
    assert os.path.getsize(out) == before


def test_results_of_another_match_are_left_alone(tmp_path):
    path = tmp_path / "match.jsonl"
    out = str(path)
    list(play_match(("random", "random"), games=2, jobs=0, out=out))
    before = path.read_text()
    with pytest.raises(MatchError, match="results of another match: players is"):
        list(play_match(("policy", "random"), games=2, jobs=0, out=out))
    with pytest.raises(MatchError, match="seed is 1 there, 2 here"):
        list(play_match(("random", "random"), games=2, jobs=0, out=out, seed=2))
    assert path.read_text() == before
    other = tmp_path / "letter.txt"
    other.write_text("Dear players,\n")
    with pytest.raises(MatchError, match="line 1 is no JSON"):
        list(play_match(("random", "random"), games=2, jobs=0, out=str(other)))
    with pytest.raises(MatchError, match="no such file"):
        list(play_match(("random", "random"), games=2, jobs=0, out=str(tmp_path / "no" / "match.jsonl")))


@pytest.mark.parametrize(
    ("specs", "seats", "message"),
    [
        (("random",), 2, "a match needs two players"),
        (("random",) * 3, 2, "3 players do not fit 2 seats"),
        (("random", "rnd"), 2, "no player 'rnd'"),
    ],
)
def test_impossible_matches_are_refused(specs, seats, message):
    with pytest.raises(PlayerError, match=message):
        list(play_match(specs, seats=seats, games=2, jobs=0))


def test_chance_streams_are_independent():
    game = Game.new("base", 2, 5)
    while game.to_move != -1:
        game.apply(game.legal_moves()[0])
    one, two = game.clone(), game.clone()
    assert ChanceStreams(5).sample(one) == ChanceStreams(5).sample(two)


# ---------------------------------------------------------------- numbers


def test_wilson_interval():
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.490162, abs=1e-5)
    assert high == pytest.approx(0.943317, abs=1e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)


def test_intervals_of_many_shares_at_once():
    wins, games = [[0, 8, 2.5], [20, 0, 1]], [[20, 10, 7], [20, 0, 1]]
    found = wilson_array(wins, games)
    assert found.shape == (2, 3, 2)
    for row, (won, played) in enumerate(zip(wins, games, strict=True)):
        for column, pair in enumerate(zip(won, played, strict=True)):
            assert tuple(found[row, column]) == pytest.approx(wilson(*pair))


def test_running_shares_end_at_the_share_of_the_match():
    results = list(play_match(("policy", "random"), games=6, jobs=0))
    found = running_shares(0, results)
    assert found.shape == (6, 3)
    row = summary(("policy", "random"), results)["players"][0]
    assert tuple(found[-1]) == pytest.approx((row["share"], row["low"], row["high"]))
    assert found[0, 0] == sum(x for who, x in zip(results[0].lineup, results[0].returns, strict=True) if who == 0)
    assert running_shares(0, []).shape == (0, 3)


def test_summary_of_nothing():
    found = summary(("random", "policy"), [])
    assert found["games"] == 0
    assert found["players"][0]["share"] is None
