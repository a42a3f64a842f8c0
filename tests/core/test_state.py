"""The state as a value: size, copies, equality, bytes and fields there and back, refused moves."""

import copy
import itertools
import pickle

import pytest
from core.walk import states, step
from helpers import build, play

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.tables import SIZES
from euphoria_ai.errors import EuphoriaError, IllegalMoveError, InvalidMoveError

TWO = {"dice": {"hand": [1, 2]}}


def test_sizes_of_the_records():
    """A state fits into a kilobyte, a seat into a cache line, a frame into sixteen bytes."""
    assert SIZES["state"] <= 1024
    assert (SIZES["seat"], SIZES["frame"]) == (64, 16)
    game = build()
    assert SIZES["state"] < len(game.to_bytes()) < SIZES["state"] + 256


def test_bytes_and_fields_there_and_back():
    """The copy is equal, asks the same and has nothing left to settle: settling twice changes nothing."""
    for game in states():
        kept = game.to_bytes()
        for twin in (Game.from_bytes(kept), Game.from_fields(game.fields()), pickle.loads(pickle.dumps(game))):
            assert (twin, hash(twin)) == (game, hash(game))
            assert twin.to_bytes() == kept
            assert (twin.kind, twin.to_move, twin.stack()) == (game.kind, game.to_move, game.stack())
            assert [int(move) for move in twin.legal_moves()] == [int(move) for move in game.legal_moves()]
        assert game.to_bytes() == kept


def test_every_state_of_a_game_is_sound():
    for game in states(seed=5, every=3, steps=200):
        assert game.status() == []


def test_positions_are_kept_and_copied():
    for game in states(every=9):
        for view in (game.view(0), game.view(game.seats - 1)):
            kept = view.to_bytes()
            for twin in (
                Position.from_bytes(kept),
                pickle.loads(pickle.dumps(view)),
                copy.deepcopy(view),
                copy.copy(view),
            ):
                assert (twin, hash(twin), twin.seat) == (view, hash(view), view.seat)
                assert (twin.kind, twin.to_move, twin.fields()) == (view.kind, view.to_move, view.fields())


def test_generators_are_kept_and_copied():
    """The copy goes on with the same numbers."""
    rng = Rng(7)
    rng.below(6)
    for twin in (pickle.loads(pickle.dumps(rng)), copy.deepcopy(rng), Rng.from_state(rng.state)):
        same = Rng.from_state(rng.state)
        assert [twin.below(1000) for _ in range(5)] == [same.below(1000) for _ in range(5)]
    for state in (0, -1, 1 << 64):
        with pytest.raises(ValueError, match="generator"):
            Rng.from_state(state)


def test_outcomes_are_kept_and_copied():
    game = Game.new("base", 2)
    for outcome in (copy.deepcopy(game.legal_moves()[0]), pickle.loads(pickle.dumps(game.legal_moves()[0]))):
        assert (outcome, outcome.probability) == (game.legal_moves()[0], game.legal_moves()[0].probability)


def finished():
    return play(build({**TWO, "goods": "3 gold", "stars_left": 1}, TWO, seats=6), "place 1 nimbus_loft")


def test_a_finished_game_answers_politely():
    """Nothing is to be decided, and whoever asks for more is told why."""
    game = finished()
    assert (game.over, game.kind, game.to_move, game.legal_moves(), game.stack()) == (True, None, None, [], [])
    assert sum(game.returns()) == 1.0 and game.status() == [] and game.summary()["over"]
    for ask in (
        lambda: game.apply(1),
        lambda: game.apply("stop"),
        lambda: game.text(1),
        lambda: game.sample(Rng(1)),
        lambda: game.propose_trade(1, [1] + 12 * [0], 13 * [0]),
        lambda: game.view(0).text(1),
    ):
        with pytest.raises((ValueError, EuphoriaError), match="the game is over"):
            ask()
    for view in (game.view(0), game.view(1)):
        assert (view.kind, view.to_move, view.legal_moves()) == (None, None, [])
        assert view.determinize(Rng(1)).over and Position.from_bytes(view.to_bytes()) == view


def test_a_game_by_turns_asks_for_every_turn():
    """Even where one move is legal; otherwise such a turn makes itself."""
    view = build({"dice": {"farm": [3]}}, {"dice": {"hand": [1, 2]}}).view(0)
    assert view.determinize(Rng(1), by_turns=True).clone().by_turns
    game = view.determinize(Rng(1), by_turns=True)
    while game.to_move == 0:
        game.apply(game.legal_moves()[0])
    assert not Game.new("base", 2, seed=1).by_turns


def test_a_finished_game_survives_its_bytes():
    game = play(build({**TWO, "goods": "3 gold", "stars_left": 1}, TWO, seats=6), "place 1 nimbus_loft")
    twin = Game.from_bytes(game.to_bytes())
    assert (twin.over, twin.kind, twin.to_move, twin.legal_moves()) == (True, None, None, [])
    assert twin.returns() == game.returns() == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "copier", [Game.clone, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_copies_are_independent(copier):
    """What happens to a copy does not happen to the game, and the other way round."""
    for seed, game in enumerate(states(seed=9, every=40)):
        kept, twin, rng = game.to_bytes(), copier(game), Rng(seed)
        for _ in range(5):
            if not twin.over:
                step(twin, rng)
        assert game.to_bytes() == kept
        later = twin.to_bytes()
        assert later != kept
        step(game, Rng(seed + 100))
        assert twin.to_bytes() == later


def test_same_moves_and_chances_give_the_same_state():
    """A game is a function of its decisions."""
    for seed in range(3):
        left, right = Game.new("base", 3, seed=seed), Game.new("base", 3, seed=seed)
        rng = Rng(seed)
        for _ in range(120):
            if left.over:
                break
            if left.to_move == CHANCE:
                right.apply(left.sample(rng))
            else:
                moves = left.legal_moves()
                move = moves[rng.below(len(moves))]
                left.apply(move)
                right.apply(move)
            assert left == right


def test_equality_and_hash():
    one, same, other = build(TWO), build(TWO), build({**TWO, "goods": "gold"})
    assert (one == same, one != same, hash(one) == hash(same)) == (True, False, True)
    assert one != other
    assert len({one, same, other}) == 2
    assert one != "a game"
    assert one.__eq__(1) is NotImplemented


def test_an_equal_state_under_other_rules_is_another():
    """The rule set is part of the state, although its number in the process says nothing outside."""
    assert build(TWO) != build(TWO, options={"trading": True})
    assert Game.from_bytes(build(TWO, options={"trading": True}).to_bytes()) == build(TWO, options={"trading": True})


@pytest.mark.parametrize("move", [0, 1, 63, 2**40 + 1, 2**51 - 1, 2**63, 2**64 - 1])
def test_an_illegal_number_leaves_the_state_untouched(move):
    for game in states(seed=3, every=29):
        if move in game.legal_moves():
            continue
        kept, moves = game.to_bytes(), game.legal_moves()
        with pytest.raises((IllegalMoveError, InvalidMoveError)):
            game.apply(move)
        assert (game.to_bytes(), game.legal_moves()) == (kept, moves)


@pytest.mark.parametrize("move", [-1, 2**64])
def test_no_number_of_a_move(move):
    game = build(TWO)
    kept = game.to_bytes()
    with pytest.raises(OverflowError):
        game.apply(move)
    assert game.to_bytes() == kept


def test_a_move_of_another_state_is_refused():
    """Moves of the decisions before and after do not fit, and trying them changes nothing."""
    games = list(states(seed=4, every=11, steps=150))
    refused = 0
    for game, other in itertools.pairwise(games):
        kept, legal = game.to_bytes(), set(game.legal_moves())
        for move in other.legal_moves():
            if move not in legal:
                with pytest.raises((IllegalMoveError, InvalidMoveError)):
                    game.apply(move)
                refused += 1
        assert game.to_bytes() == kept
    assert refused > 500


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("place 6 farm", IllegalMoveError),
        ("place 1 nimbus_loft", IllegalMoveError),
        ("retrieve 1@farm", IllegalMoveError),
        ("dilemma", IllegalMoveError),
        ("", InvalidMoveError),
        ("fly 1 moon", InvalidMoveError),
    ],
)
def test_a_refused_text_leaves_the_state_untouched(text, error):
    game = build(TWO)
    kept = game.to_bytes()
    with pytest.raises(error):
        game.apply(text)
    assert game.to_bytes() == kept
    assert play(game, "place 1 farm").to_move == 1


def test_nothing_can_be_applied_after_the_end():
    game = play(build({**TWO, "goods": "3 gold", "stars_left": 1}, TWO, seats=6), "place 1 nimbus_loft")
    kept = game.to_bytes()
    for attempt in (lambda: game.apply("place 2 farm"), lambda: game.apply(1)):
        with pytest.raises(IllegalMoveError):
            attempt()
    with pytest.raises(ValueError):
        game.sample(Rng(1))
    assert game.to_bytes() == kept


def test_chance_is_refused_where_a_seat_decides():
    game = build(TWO)
    kept = game.to_bytes()
    with pytest.raises(ValueError, match="no chance"):
        game.sample(Rng(1))
    assert game.to_bytes() == kept


def test_results_only_at_the_end():
    with pytest.raises(ValueError, match="not over"):
        build(TWO).returns()


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("chess", 2, None),
        ("base", 1, None),
        ("base", 7, None),
        ("base", True, None),
        ("base", 2, {"nonsense": True}),
        ("base", 2, {"trading": 1}),
        ("base", 2, {"refused_recruits": "fire"}),
    ],
)
def test_bad_arguments_of_a_new_game(edition, seats, options):
    with pytest.raises(ValueError):
        Game.new(edition, seats, seed=1, options=options)


def test_a_seed_fixes_the_deal_and_nothing_else():
    assert Game.new("base", 4, seed=11) == Game.new("base", 4, seed=11)
    assert Game.new("base", 4, seed=11) != Game.new("base", 4, seed=12)
    assert Game.new("base", 4).kind == "deal_recruit"
    assert Game.new("base", 4, seed=11).kind == "recruits"
