"""What is printed is accepted: every turn, variant and move that is shown can be typed as it stands, steps that settle
by themselves and outcomes of chance included."""

import re
from pathlib import Path

import pytest
from advice.conftest import drawn

from euphoria_ai import CHANCE, EuphoriaError, Game, Rng, suggest
from euphoria_ai.narration.events import describe
from euphoria_ai.positions.advance import carry_on
from euphoria_ai.positions.files import load

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))
ASKS = "say which after the move"  # of a card of another seat that comes into the open with it


def carried(position, texts):
    """The position after typed texts; what comes into the open of others and is asked for is typed as well."""
    texts, world = list(texts), position.determinize(Rng(1))
    for _ in range(position.seats + 1):
        try:
            for after, _ in carry_on(position, texts, Rng(1)):  # noqa: B007
                pass
        except EuphoriaError as error:
            if ASKS not in str(error):
                raise
            texts.append(str(error).partition("as in `")[2].rstrip("`").replace("Curtis", hidden_of(world, error)))
        else:
            return after
    raise AssertionError(texts)


def hidden_of(world, error):
    """A recruit that the seat named in the message may hold."""
    from euphoria_ai.catalog import RECRUITS

    seat = int(str(error).partition("recruit of P")[2][0]) - 1
    row = world.fields()["seats"][seat]
    return next(
        RECRUITS[card - 1]["name"]
        for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True)
        if card and (not flags & 1 or world.kind == "recruits")
    )


def check(position, iterations=200):
    """Turns and variants of the advice, and every legal move."""
    advice = suggest(position, iterations=iterations)
    for turn in advice.turns:
        for plan in (turn, *turn.variants):
            carried(position, plan.typed)
    return len(advice.turns)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_turns_of_the_examples(path):
    assert check(load(path), 1500)


def test_turns_of_every_kind_of_decision(samples, expansion):
    """Two to six seats, both editions, in the middle of turns and in others' turns."""
    seats = set()
    for game in [game for games in (*samples.values(), *expansion.values()) for game in games]:
        check(game.view(game.to_move))
        seats.add(game.seats)
    assert seats == {2, 3, 4, 5, 6}


def test_legal_moves_of_every_kind_of_decision(samples, expansion):
    for game in [games[0] for games in (*samples.values(), *expansion.values())]:
        position = game.view(game.to_move)
        for move in position.legal_moves()[:40]:
            carried(position, [position.text(move)])


def test_a_payment_that_settles_is_typed_as_printed():
    """Most refused turns of the first users: the only way to pay had been taken by then."""
    found = 0
    for path in EXAMPLES:
        for turn in suggest(load(path), iterations=300, top=50).turns:
            if any(step.how == "forced" and step.seat == turn.seat for step in turn.steps):
                carried(load(path), turn.typed)
                found += 1
    assert found > 10


def test_chance_in_the_middle_of_a_plan_is_printed(samples):
    """A plan that goes on after a draw or a roll says which, where it is typed."""
    found = 0
    for game in samples["use"] + samples["outcome"] + samples["draw"]:
        for turn in suggest(game.view(game.to_move), iterations=200).turns:
            between = [step for step in turn.steps[: turn.last_choice] if step.seat == CHANCE]
            assert [text for text in turn.typed if text in [step.text for step in between]] == [
                step.text for step in between
            ]
            found += len(between)
    assert found


@pytest.mark.parametrize(("edition", "seats", "seed"), [("base", 3, 1), ("base", 5, 2), ("ignorance", 2, 3)])
def test_the_log_says_own_moves_and_rolls_as_they_are_typed(edition, seats, seed):
    """`P1: rolls 3 5` and `P1: place 3 on Farm: +1 food`: what stands before the effects is accepted."""
    game, rng, told = Game.new(edition, seats, seed), Rng(seed), 0
    while not game.over and told < 60:
        before = game.clone()
        game.log = []
        game.sample(rng) if game.to_move == CHANCE else game.apply(drawn(game, rng))
        line = describe(before.view(0).fields(), game.view(0).fields(), game.log, observer=0)[0]
        if (before.to_move == 0 and "bazaar slot" not in line) or re.fullmatch(r"P\d: rolls [\d ]+", line):
            carried(before.view(0), [": ".join(line.split(": ")[:2])])
            told += 1
