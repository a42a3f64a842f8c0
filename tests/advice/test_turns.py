"""Whole turns: what is suggested is legal, complete, ranked by visits, and the same every time."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from advice.turns import ME, OTHER, table
from helpers import CHANCE, RECRUIT_IDS, build, play

from euphoria_ai import EuphoriaError, Position, Rng, suggest
from euphoria_ai.advice import SECONDS, Search
from euphoria_ai.intervals import share_text, wilson

EXAMPLES = Path(__file__).parents[2] / "examples"


def replay(position, line, tries=300):
    """A world in which the steps were made one after the other; the engine settles the forced ones by itself."""
    rng = Rng(5)
    for _ in range(tries):
        world = position.determinize(rng)
        world.log = []
        try:
            for step in line.steps:
                if step.how != "forced":
                    world.apply(step.text)
        except EuphoriaError:
            continue  # another deal: a card drawn here cannot be there
        return world
    raise AssertionError(f"no world allows {[step.text for step in line.steps]}")


def turn_is_over(position, world):
    """Has the turn that was going on ended, or, in another's turn, what this seat had to answer?"""
    fields = position.fields()
    if world.over or world.turn != fields["turn"]:
        return True
    reacts = fields["active"] != position.seat or fields["turn"] == 0
    return reacts and world.to_move != position.seat


# ---------------------------------------------------------------- every kind of decision


def test_shares_are_written_as_sure_as_they_are():
    """No digit that the interval does not carry, and no certainty of a few games."""
    assert share_text(0.342, 0.335, 0.349) == "34.2 % (33.5 to 34.9)"
    assert share_text(0.342, 0.31, 0.375) == "34 % (31 to 38)"
    assert share_text(0.342, 0.31, 0.375, whole=False) == "34 %"
    assert share_text(0.5, 0.268, 0.732) == "27 to 73 %"
    assert share_text(1.0, *wilson(11, 11)) == "over 74 %"
    assert share_text(0.0, *wilson(0, 1)) == "under 80 %"
    assert share_text(0.0, *wilson(0, 5000)) == "under 0.1 %"
    assert share_text(1.0, 1.0, 1.0) == "100 %"


@pytest.mark.parametrize(
    "kind",
    [
        "recruits",
        "turn",
        "more",
        "place",
        "pay",
        "retrieve_pay",
        "use",
        "opponent",
        "draw",
        "take",
        "lose",
        "discard",
        "star",
        "face",
        "outcome",
        "draft",
        "bonus",
        "trade",
    ],
)
def test_every_kind_of_decision(samples, kind):
    """Advice comes for each, its moves are legal, and replayed they reach the end of the turn."""
    assert samples[kind]
    for game in samples[kind]:
        check_turns(game)


@pytest.mark.parametrize(
    "kind", ["recruits", "turn", "take", "use", "buy", "price", "redraw", "retrieve_areas", "retrieve_one", "bump"]
)
def test_every_kind_of_decision_of_the_expansion(expansion, kind):
    """The same with the bazaar and the cards of Ignorance Is Bliss."""
    assert expansion[kind]
    for game in expansion[kind]:
        check_turns(game)


def check_turns(game):
    position = game.view(game.to_move)
    advice = suggest(position, iterations=120, top=4)
    assert advice.turns
    assert advice.forced_win or advice.iterations == 120
    for turn in advice.turns:
        for line in (turn.line, *(variant.line for variant in turn.variants)):
            world = replay(position, line)
            assert turn_is_over(position, world)
            made = [int(move) for _, _, move, _ in world.log][: len(line.steps)]
            assert made == [step.move for step in line.steps]
        assert turn.moves == [step.text for step in turn.steps if step.seat == position.seat]
        assert turn.move == turn.moves[0] == turn.steps[0].text
        assert turn.move in [position.text(move) for move in position.legal_moves()]
    seats = [seat for seat, _ in advice.main_line]
    planned = advice.best.last_choice + 1
    assert advice.main_line[:planned] == [(step.seat, step.text) for step in advice.best.steps[:planned]]
    assert set(seats) <= {CHANCE, *range(game.seats)}


def test_forced_moves_are_shown():
    """A payment that settles by itself is in the line, so that a person sees what is paid."""
    game = table({"goods": "3 water", "dice": {"hand": [3, 5]}})
    advice = suggest(game.view(0), iterations=200, top=50)
    turn = next(turn for turn in advice.turns if turn.move == "place 3 tank_water")
    assert turn.moves == ["place 3 tank_water", "pay 3 water"]
    assert [step.how for step in turn.steps] == ["search", "forced", "chance"]


def test_a_double_is_one_turn():
    """R18: both dice are in the turn."""
    game = table({"dice": {"hand": [2, 2]}})
    advice = suggest(game.view(0), iterations=600)
    assert any(len(turn.moves) == 2 and all(move.startswith("place 2") for move in turn.moves) for turn in advice.turns)


def test_assumed_outcomes_are_named(samples):
    """A plan that goes on after a roll or a draw says on which outcome it rests."""
    named = 0
    for game in samples["use"] + samples["outcome"] + samples["draw"]:
        for turn in suggest(game.view(game.to_move), iterations=150).turns:
            last = max(
                (i for i, step in enumerate(turn.steps) if step.seat == turn.seat and step.how != "forced"), default=0
            )
            others = [step for step in turn.steps[:last] if step.seat != turn.seat]
            assert len(turn.assumes) == len(others)
            assert all(step.text in text for step, text in zip(others, turn.assumes, strict=True))
            named += len(others)
    assert named


# ---------------------------------------------------------------- at once


def test_a_forced_win_comes_first():
    """The tenth star can be placed: only such turns are shown, with certainty, without a search."""
    tiles = {"market_wa": "courthouse_of_hasty_judgment"}
    game = table({"goods": "4 energy stone 3 water", "dice": {"hand": [3, 5]}, "stars_left": 1}, seats=4, tiles=tiles)
    advice = suggest(game.view(0), iterations=50)
    assert advice.forced_win
    assert advice.iterations == 0
    assert advice.best.moves == ["place 3 market_wa", "pay 4 energy stone"]
    assert advice.best.reasons[0].code == "wins_now"
    assert advice.best.reasons[0].text == "places your 10th star this turn"
    assert [chance.win for chance in advice.best.win] == [1.0, 0.0, 0.0, 0.0]
    for turn in advice.turns:
        assert replay(advice.position, turn.line).returns()[0] == 1.0


def test_sure_wins_are_no_close_calls():
    """All of several turns that win by force are certain: nothing is close about them."""
    tiles = {"market_wa": "courthouse_of_hasty_judgment"}
    game = table({"goods": "4 energy stone 3 water", "dice": {"hand": [3, 5]}, "stars_left": 1}, seats=4, tiles=tiles)
    advice = suggest(game.view(0))
    assert advice.forced_win
    assert len(advice.turns) > 1
    assert not any(turn.close_call for turn in advice.turns)
    assert [turn["close_call"] for turn in advice.to_dict()["turns"]] == [False] * len(advice.turns)


def test_a_win_by_two_placements():
    """R18: the second of two equal dice places the last star; the whole way is shown."""
    tiles = {"market_wa": "courthouse_of_hasty_judgment"}
    game = build(
        ME
        | {
            "recruits": ["laura_the_philanthropist"],
            "goods": "2 energy stone",
            "dice": {"hand": [3, 3]},
            "stars_left": 1,
        },
        OTHER | {"dice": {"hand": [2]}},
        seats=4,
        tiles=tiles,
        tracks=(2, 0, 0, 0),
    )
    advice = suggest(game.view(0), iterations=50)
    assert advice.forced_win
    assert advice.best.moves == ["place 3 generator", "place 3 market_wa", "pay 4 energy stone"]


def test_an_only_move_is_answered_at_once():
    fields = table({"dice": {"farm": [3, 3]}}).view(0).fields()
    fields["seats"][0]["loc"][1], fields["seats"][0]["face"][1], fields["seats"][0]["owned"] = 63, 0, 1
    advice = suggest(Position.from_fields(fields, 0), seconds=100)
    assert advice.only_move
    assert advice.iterations == 0
    assert advice.legal == 1
    assert advice.best.moves == ["retrieve 3@farm", "free"]
    assert advice.best.win is None
    fields["seats"][0]["goods"][2] = 1  # with food there is a choice: how to pay
    advice = suggest(Position.from_fields(fields, 0), iterations=100)
    assert not advice.only_move
    assert sorted(turn.moves for turn in advice.turns) == [["retrieve 3@farm", "free"], ["retrieve 3@farm", "pay food"]]
    assert all(chance.win is not None for turn in advice.turns for chance in turn.win)


def test_an_only_move_under_trading():
    """R21: the turn is asked though one action is legal; it is answered at once all the same."""
    game = table({"dice": {"farm": [3]}}, options={"trading": True})
    advice = suggest(game.view(0), seconds=100)
    assert (game.kind, advice.only_move, advice.best.moves) == ("turn", True, ["retrieve 3@farm", "free"])


# ---------------------------------------------------------------- the same every time


def test_same_seed_same_advice(samples):
    for game in (samples["turn"][0], samples["recruits"][0], samples["discard"][0]):
        position = game.view(game.to_move)
        one, two = (json.dumps(suggest(position, iterations=200, seed=7).to_dict(timing=False)) for _ in range(2))
        assert one == two


def test_threads(samples):
    """Trees of two threads are read as one."""
    position = samples["turn"][0].view(samples["turn"][0].to_move)
    advice = suggest(position, iterations=301, threads=2, top=999)
    assert advice.iterations == 301
    assert advice.to_dict(timing=False) == suggest(position, iterations=301, threads=2, top=999).to_dict(timing=False)


def test_interrupted(samples):
    """Ctrl-C: the best so far, and before the first iteration the policy's favourite."""
    position = samples["turn"][0].view(samples["turn"][0].to_move)

    def stop(search):
        raise KeyboardInterrupt

    advice = suggest(position, seconds=60, progress=stop)
    assert advice.interrupted
    assert 0 < advice.iterations < 1000
    assert max(turn.visits for turn in advice.turns) <= advice.iterations


def test_interrupted_before_it_began(samples, monkeypatch):
    position = samples["turn"][0].view(samples["turn"][0].to_move)
    monkeypatch.setattr(Search, "run", lambda self, **budget: False)
    advice = suggest(position, seconds=60)
    assert (advice.interrupted, advice.iterations) == (True, 0)
    assert len(advice.turns) > 1
    assert all(turn.win is None and turn.visits == 0 and turn.steps for turn in advice.turns)
    json.dumps(advice.to_dict())


def test_budget():
    position = table({"dice": {"hand": [3, 5]}}).view(0)
    assert suggest(position, seconds=0.05).seconds < 5
    assert suggest(position, seconds=60, iterations=20).iterations == 20
    assert SECONDS == 3
    for bad in ({"iterations": 0}, {"threads": 0}, {"top": 0}, {"seconds": -1}):
        with pytest.raises(ValueError, match="at least"):
            suggest(position, **bad)


# ---------------------------------------------------------------- refusals


def test_game_over():
    tiles = {"market_wa": "courthouse_of_hasty_judgment"}
    game = table({"goods": "4 energy stone", "dice": {"hand": [3, 5]}, "stars_left": 1}, seats=4, tiles=tiles)
    play(game, "place 3 market_wa")
    assert game.over
    with pytest.raises(EuphoriaError, match="the game is over"):
        suggest(game.view(0), iterations=10)


@pytest.mark.parametrize(
    ("text", "asked"), [("retrieve 3@farm", "roll 1"), ("place 5 tunnel_euphorian; take artifact", "draw balloon")]
)
def test_chance_is_to_decide(text, asked):
    game = play(table({"goods": "energy", "dice": {"farm": [3], "hand": [5, 4]}}), text)
    with pytest.raises(EuphoriaError, match=f"first: chance decides here.*such as `{asked}`"):
        suggest(game.view(0), iterations=10)


def test_another_seat_is_to_decide():
    game = table({"dice": {"hand": [3, 5]}})
    with pytest.raises(EuphoriaError, match="P1 is to decide.*what P2 knows"):
        suggest(game.view(1), iterations=10)


# ---------------------------------------------------------------- own cards not given


def blind():
    """P1's only artifact is unknown; one box is left among the unseen cards, and it would buy a star."""
    goods = "6 energy 6 water 6 food 6 bliss 3 gold 3 clay 3 stone"
    game = table(
        {"goods": goods, "hand": "box", "morale": 3, "dice": {"hand": [2, 3, 5, 6]}, "knowledge": 1},
        {"goods": goods, "dice": {"hand": [1, 2, 3, 4]}},
        tiles={"market_wa": "friendly_local_game_bonfire"},
        discard="5 box",
    )
    fields = game.view(0).fields()
    fields["seats"][0]["hand"] = [0] * 6
    return fields


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_unknown_own_hand(seed):
    """Moves that few deals allow are shown with their share of the deals."""
    position = Position.from_fields(blind(), 0)
    advice = suggest(position, iterations=1500, seed=seed, top=999)
    assert [note.code for note in advice.warnings] == ["unknown_hand"]
    rare = [turn for turn in advice.turns if "market_wa" in turn.move]
    assert rare
    for turn in rare:
        assert "box" in turn.moves[1]
        share = next(note.numbers["share"] for note in turn.warnings if note.code == "not_always_legal")
        assert 0.002 < share < 0.1  # one of 31 cards
    json.dumps(advice.to_dict())


def test_unknown_own_recruit_and_dilemma():
    fields = table({"dice": {"hand": [3, 5]}}).view(0).fields()
    fields["seats"][0]["recruits"][1] = fields["seats"][0]["dilemma"] = 255
    fields["recruit_deck"] |= 1 << RECRUIT_IDS.index("maxime_the_ambassador")
    advice = suggest(Position.from_fields(fields, 0), iterations=60)
    assert [note.code for note in advice.warnings] == ["unknown_recruit", "unknown_dilemma"]


def test_import_is_light():
    """Asking for help costs no heavy imports."""
    code = (
        "import sys, euphoria_ai.advice; print(sorted({'dataclasses', 'json', 'numpy', 'asyncio'} & set(sys.modules)))"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
