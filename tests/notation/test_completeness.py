"""Every kind of decision, every verb and every kind of move has all its parts: in the library, the core,
the schemas and docs/notation.md.
"""

import inspect
import json
import re
from pathlib import Path

import pytest

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.state import ids
from euphoria_ai.core.state.layouts import KINDS
from euphoria_ai.errors import InvalidMoveError
from euphoria_ai.moves.decisions import DECISIONS, Decision
from euphoria_ai.moves.verbs import VERBS, Verb
from euphoria_ai.moves.writing import WRITERS, move_texts, plain_text

ROOT = Path(__file__).parents[2]
NOTATION = (ROOT / "docs" / "notation.md").read_text()
SCHEMAS = {path.name: json.loads(path.read_text()) for path in (ROOT / "euphoria_ai" / "schemas").glob("*.json")}


def takes(function, n):
    """Can the function be called with n arguments?"""
    inspect.signature(function).bind(*range(n))
    return True


@pytest.mark.parametrize("kind", sorted(set(KINDS) | set(DECISIONS)))
def test_every_kind_of_decision_is_complete(kind):
    decision = DECISIONS[kind]
    assert all(getattr(decision, name) not in (None, "", ()) for name in Decision.__slots__ if name != "addressed")
    assert kind in KINDS and set(decision.verbs) <= set(VERBS)
    assert takes(decision.question, 1)
    assert re.search(r"\bfirst\b|^you must now|^it is your turn", decision.must_first)
    assert f"`{kind}`" in NOTATION


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_complete(verb):
    record = VERBS[verb]
    assert all(getattr(record, name) is not None for name in Verb.__slots__)
    assert record.usage.split()[0] == verb
    assert takes(record.read, 2) and takes(record.fits, 2) and takes(record.refuse, 2) and takes(record.mean, 2)
    assert any(verb in decision.verbs for decision in DECISIONS.values())
    assert re.search(rf"`{verb}\b", NOTATION)


def test_every_kind_of_move_is_written():
    numbers = {value for name, value in vars(ids).items() if name.startswith("M_")} - {ids.M_NONE}
    assert set(WRITERS) == numbers
    with pytest.raises(InvalidMoveError):
        plain_text(63)


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_name_the_kinds_of_decision(name):
    """Wherever a schema lists kinds of decision it lists all of them, or all of the seats'."""
    everything = set(DECISIONS)
    for values in enumerations(SCHEMAS[name]):
        if "retrieve_pay" in values:
            assert set(values) - {None} <= everything
            assert everything - set(values) <= {
                "roll",
                "draw_artifact",
                "deal_recruit",
                "deal_dilemma",
                "tile",
                "start",
                "refill",
            }


def enumerations(node):
    """All lists of allowed words in a schema."""
    if isinstance(node, dict):
        if isinstance(node.get("enum"), list):
            yield node["enum"]
        for value in node.values():
            yield from enumerations(value)
    elif isinstance(node, list):
        for value in node:
            yield from enumerations(value)


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_legal_moves_have_the_verbs_of_their_decision(edition):
    rng, met = Rng(5), set()
    for seed in range(12):
        game = Game.new(edition, 2 + seed % 4, seed)
        while not game.over:
            met.add(game.kind)
            assert {text.split()[0] for text in move_texts(game)} <= set(DECISIONS[game.kind].verbs), game.kind
            if game.to_move == CHANCE:
                game.sample(rng)
            else:
                moves = game.legal_moves()
                game.apply(moves[rng.below(len(moves))])
    assert len(met) > 15
