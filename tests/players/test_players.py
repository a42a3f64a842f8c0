"""Players finish games with legal moves only, the same seed gives the same game, and the registry makes them from
their specs."""

import re
import sys

import pytest
from helpers import build

from euphoria_ai import CHANCE, Game, Rng
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.games.game import play_game
from euphoria_ai.players import (
    Player,
    PlayerError,
    kinds,
    load_module,
    load_module_of,
    make_player,
    move_of,
    parse_spec,
    register,
)
from euphoria_ai.players.base import decision_seed, draw_weighted
from euphoria_ai.players.ismcts import LEVELS, SearchPlayer

QUICK = (
    "random",
    "policy",
    "flat:playouts=1",
    "ismcts:iterations=4",
    "boardspace:playouts=4",
    "boardspace:variant=shipped,playouts=4,prior=1",
    "level1:iterations=4",
    "level3:iterations=4",
    "level5:iterations=4",
)


def at_turn(seats=2, seed=3):
    """A game at its first turn decision."""
    game, rng = Game.new("base", seats, seed), Rng(seed)
    while game.kind != "turn":
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(game.legal_moves()[0])
    return game


@pytest.mark.slow
@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("options", [{}, {"iib_tweaks": True}])
def test_finishes_games_the_same_way_with_the_same_seed(spec, options):
    def play():
        return play_game(
            [make_player(spec, seed=1), make_player(spec, seed=2), make_player("policy", seed=3)], 3, 11, options
        )

    result = play()
    assert not result.capped
    assert sum(result.returns) == pytest.approx(1)
    again = play()
    assert (again.returns, again.stars, again.turns, again.decisions) == (
        result.returns,
        result.stars,
        result.turns,
        result.decisions,
    )


@pytest.mark.parametrize("seats", [2, 6])
def test_policy_beats_chance(seats):
    """Not a claim of strength, but a check that the policy sees its own position."""
    wins = 0.0
    for seed in range(6):
        players = [make_player("random", seed=seed) for _ in range(seats)]
        players[seed % seats] = make_player("policy", seed=seed)
        wins += play_game(players, seats, seed).returns[seed % seats]
    assert wins >= 4


def test_a_players_choice_depends_on_what_its_seat_knows_only():
    game = at_turn(3)
    position = game.view(game.to_move)
    twin = position.determinize(Rng(99)).view(game.to_move)
    assert twin == position
    for spec in QUICK:
        assert make_player(spec, seed=5).choose(position) == make_player(spec, seed=5).choose(twin)


def test_decision_seed_changes_with_seed_and_position():
    game = at_turn()
    position = game.view(game.to_move)
    later = game.clone()
    later.apply(later.legal_moves()[0])
    assert decision_seed(position, 1) == decision_seed(position, 1)
    assert decision_seed(position, 1) != decision_seed(position, 2)
    assert decision_seed(position, 1) != decision_seed(later.view(game.to_move), 1)


def test_draw_weighted_follows_the_weights():
    rng = Rng(1)
    drawn = [draw_weighted([1.0, 0.0, 3.0], rng) for _ in range(2000)]
    assert set(drawn) == {0, 2}
    assert 0.7 < drawn.count(2) / len(drawn) < 0.8


# ---------------------------------------------------------------- levels


def test_levels_grow_in_effort_and_shrink_in_looseness():
    rows = [LEVELS[number] for number in range(1, 6)]
    assert [row[0] for row in rows] == sorted(row[0] for row in rows)
    assert [row[1] for row in rows] == sorted((row[1] for row in rows), reverse=True)
    assert LEVELS[5][1] == 0


@pytest.mark.parametrize("spec", ["level3", "level4", "level5", "ismcts:seconds=0.01"])
def test_plays_a_forced_win_at_once(spec):
    game = build({"stars_left": 1, "hand": "bat", "dilemma": "bat", "morale": 3, "dice": {"hand": [3, 4]}}, seats=3)
    player = make_player(spec, seed=1)
    assert game.text(player.choose(game.view(0))) == "dilemma"
    assert player.iterations == 0
    assert player.win_chances == [1.0, 0.0, 0.0]


def test_strongest_level_is_deterministic():
    position = at_turn().view(at_turn().to_move)
    first, second = (make_player("level5:iterations=60", seed=4) for _ in range(2))
    assert first.choose(position) == second.choose(position)
    assert first.win_chances == second.win_chances
    assert first.iterations == 60


@pytest.mark.parametrize("name", ["level1", "level2", "level3"])
def test_lower_levels_vary_with_the_seed(name):
    """Where the policy likes all moves alike.

    One that it likes far better than the others takes all of a short search.
    """
    game = at_turn(4, seed=4)
    liked = set(move_weights(game).values())
    assert len(game.legal_moves()) == 4
    assert len(liked) == 1
    position = game.view(game.to_move)
    assert len({make_player(name, seed=seed).choose(position) for seed in range(30)}) > 2


def test_ctrl_c_makes_a_searching_player_move():
    position = at_turn().view(at_turn().to_move)
    player = SearchPlayer(iterations=10**9)

    def stop(search):
        raise KeyboardInterrupt

    player.progress = stop
    assert player.choose(position) in position.legal_moves()
    assert player.interrupted
    assert player.iterations > 0


# ---------------------------------------------------------------- registry


def test_ready_made_players_are_listed():
    names = [entry.name for entry in kinds()]
    assert names[:10] == [
        "random",
        "policy",
        "flat",
        "ismcts",
        "boardspace",
        "level1",
        "level2",
        "level3",
        "level4",
        "level5",
    ]
    assert all(entry.description for entry in kinds())


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("levl3", "there is no player 'levl3'; did you mean 'level3'?"),
        ("nothing_like_it", "there is no player 'nothing_like_it' (there is: random"),
        ("ismcts:seconds", "'seconds' is no option"),
        ("ismcts:seconds=0", "seconds = 0; a number above 0 is needed"),
        ("ismcts:iterations=1.5", "iterations = 1.5; a whole number above 0 is needed"),
        ("ismcts:depth=3", "no option 'depth'; there is: seconds"),
        ("policy:width=3", "unexpected keyword argument 'width'"),
        ("flat:playouts=0", "playouts = 0; a whole number above 0 is needed"),
        ("no_such_module:Player", "only if you name it: --player-module no_such_module"),
        ("os:system:command=true", "only if you name it: --player-module os"),
        ("ismcts:seconds=nan", "seconds = nan; a number above 0 is needed, at most 86400"),
        ("ismcts:seconds=inf", "seconds = inf; a number above 0 is needed, at most 86400"),
        ("ismcts:seconds=1e9", "seconds = 1000000000.0; a number above 0 is needed, at most 86400"),
        ("flat:seconds=nan", "seconds = nan; a number above 0 is needed"),
        ("ismcts:threads=100000", "threads = 100000; a whole number above 0 is needed, at most 256"),
        ("ismcts:max_nodes=1000000000", "a whole number above 0 is needed, at most 67108864"),
        ("ismcts:temperature=nan", "temperature = nan; 0 to 100 allowed"),
        ("ismcts:near=2", "near = 2; 0 to 1 allowed"),
        ("ismcts:weights=x", "only Python code can give weights"),
        ("ismcts:exploration=nan", "exploration = nan; 0 to 1000 allowed"),
        ("ismcts:exploration=x", "player 'ismcts:exploration=x': "),
        ("boardspace:variant=9", "variant = 9; allowed: 08, 10, shipped, plain"),
        ("boardspace:playouts=0", "playouts = 0; a whole number above 0 is needed"),
        ("boardspace:prior=-1", "prior = -1; a number above 0 is needed"),
        ("boardspace:peek=true", "it is a yardstick of `euphoria ladder` and no player"),
        ("ceiling:iterations=4", "there is no player 'ceiling'"),
    ],
)
def test_bad_specs_are_refused(spec, message):
    with pytest.raises(PlayerError) as caught:
        make_player(spec)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("math:Player", "module 'math' has no class 'Player'"),
        ("math:floor", "'floor' is no class derived from euphoria_ai.players.Player"),
        ("subprocess:Popen:args=true", "'Popen' is no class derived from euphoria_ai.players.Player"),
        ("euphoria_ai.players:Player", "'Player' is no class derived from euphoria_ai.players.Player"),
        ("euphoria_ai.players:register:name=x", "'register' is no class derived from"),
    ],
)
def test_of_a_module_only_classes_of_players_are_called(spec, message):
    load_module_of(spec)
    with pytest.raises(PlayerError, match=re.escape(message)):
        make_player(spec)


def test_a_file_among_the_users_own_replaces_no_module(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    (tmp_path / "here_for_test.py").write_text("")
    load_module("here_for_test")
    assert sys.path[-1] == str(tmp_path)


def test_options_of_a_spec():
    assert parse_spec("ismcts:seconds=0.1,threads=2,priors=false")[1] == {"seconds": 0.1, "threads": 2, "priors": False}


OWN = '''
from euphoria_ai.players import Player, register as enter

class Eager(Player):
    """Takes the last legal move; knows what it was told."""

    def __init__(self, offset=1, seed=0):
        self.offset, self.told = offset, 0

    def start(self, seat, seats):
        self.seat = seat

    def inform(self, position):
        assert position.seat == self.seat
        self.told += 1

    def choose(self, position):
        return position.legal_moves()[-self.offset:][0]

class Plain(Player):
    def choose(self, position):
        return position.text(position.legal_moves()[0])

class Cheat(Player):
    def choose(self, position):
        return 12345

class Broken(Player):
    def __init__(self, where="choose"):
        self.where = where
        self.fail("init")

    def fail(self, where):
        if where == self.where:
            raise RuntimeError("no idea")

    def start(self, seat, seats):
        self.fail("start")

    def inform(self, position):
        self.fail("inform")

    def choose(self, position):
        self.fail("choose")
        return position.legal_moves()[0]

enter("eager_for_test", Eager, "for the test")
'''


def test_own_players_from_a_file_and_a_module(tmp_path, monkeypatch):
    path = tmp_path / "own_players_for_test.py"
    path.write_text(OWN)
    load_module(str(path))
    player = make_player("eager_for_test:offset=2")
    game = at_turn()
    assert move_of(player, game.view(game.to_move)) == game.legal_moves()[-2]
    (tmp_path / "more_players_for_test.py").write_text(OWN[: OWN.index('enter("')])
    monkeypatch.syspath_prepend(str(tmp_path))
    load_module("more_players_for_test")
    plain = make_player("more_players_for_test:Plain")
    assert move_of(plain, game.view(game.to_move)) == game.legal_moves()[0]
    with pytest.raises(PlayerError, match="chose 12345, which is no legal move of the turn decision"):
        move_of(make_player("more_players_for_test:Cheat"), game.view(game.to_move))
    result = play_game([player, make_player("random")], 2, 1, cap=60)
    assert result.capped
    assert player.told >= 60


@pytest.mark.parametrize("where", ["init", "start", "inform", "choose"])
def test_what_goes_wrong_in_a_player_is_told_with_its_place(tmp_path, where):
    path = tmp_path / "broken_players_for_test.py"
    path.write_text(OWN[: OWN.index('enter("')])
    load_module(str(path))
    message = r"Broken.* failed: RuntimeError: no idea \(broken_players_for_test.py, line \d+\)"
    with pytest.raises(PlayerError, match=message):
        play_game([make_player(f"broken_players_for_test:Broken:where={where}"), make_player("random")], 2, 1, cap=60)


def test_a_module_that_ends_the_program_is_refused(tmp_path):
    path = tmp_path / "ending_players_for_test.py"
    path.write_text("raise SystemExit(0)")
    with pytest.raises(PlayerError, match="cannot be loaded: SystemExit"):
        load_module(str(path))


def test_a_name_is_registered_once():
    class Again(Player):
        pass

    register("again_for_test", Again)
    register("again_for_test", Again)
    with pytest.raises(ValueError, match="there is a player 'again_for_test' already"):
        register("again_for_test", Player)
    with pytest.raises(ValueError, match="letters, digits"):
        register("with blank", Player)
