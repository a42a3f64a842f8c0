"""Whole games followed by typed texts from every seat, and worlds dealt on the way: nothing true is refused, nothing
unknown becomes known, nothing is dealt that the rules rule out."""

import re
from pathlib import Path

import pytest
from helpers import ONE_TWO, build, play, turn_beside
from positions.following import UNKNOWN, follow, true_game

from euphoria_ai.catalog import FACTIONS, GOODS, RECRUITS
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.information import Position
from euphoria_ai.editions import rules_id, rules_key, split_key
from euphoria_ai.errors import IllegalMoveError
from euphoria_ai.narration.choices import choices
from euphoria_ai.positions.files import load, loads

ROOT = Path(__file__).parent.parent.parent
PLACES = sorted(path for folder in ("examples", "bench") for path in (ROOT / folder).rglob("*.toml"))
FACTIONLESS = [f"keep {row['id']}" for row in RECRUITS if row["faction"] == "factionless"]
TABLES = [(edition, seats) for edition in ("base", "ignorance") for seats in range(2, 7)]


def could_be(position, world):
    """What the rules say of cards that the position leaves open."""
    known, fields = position.fields(), world.fields()
    assert world.status() == []
    owners = set()
    for seat, (old, new) in enumerate(zip(known["seats"], fields["seats"], strict=True)):
        cards = [RECRUITS[card - 1] for card in new["recruits"] if card]
        if sum(row["faction"] == "factionless" for row in cards) == 1:
            owners.add(seat)
        assert sum(row["faction"] == "factionless" for row in cards) <= 1 or known["turn"] == 0  # R11, R99
        for slot, card in enumerate(new["recruits"]):
            if old["recruits"][slot] == UNKNOWN and known["turn"] > 0:
                faction = RECRUITS[card - 1]["faction"]
                assert faction in FACTIONS and not known["revealed"] >> FACTIONS.index(faction) & 1  # R11, R83
            assert old["recruits"][slot] in (card, UNKNOWN)
        assert old["dilemma"] in (new["dilemma"], UNKNOWN) or known["turn"] == 0
        assert all(a <= b for a, b in zip(old["hand"], new["hand"], strict=True)) and old["hand_n"] == sum(new["hand"])
    for frame in fields["stack"]:
        if frame["kind"] == "dilemma" and frame["seat"] in owners:
            for card in (frame["card"], frame["other"]):
                assert not card or RECRUITS[card - 1]["faction"] != "factionless"  # R99
        if frame["kind"] == "trade":
            held = fields["seats"][frame["proposer"]]["hand"]
            assert all(n & 15 <= m for n, m in zip(fields["trade"][len(GOODS) :], held, strict=True))  # R21


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_true_game_is_followed_from_every_seat(edition, seats):
    for _, position in true_game(edition, seats, 20 + seats, 240 // seats):
        could_be(position, position.determinize(Rng(position.fields()["turn"]), by_cards=True))


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_many_true_games_are_followed_to_the_end(edition, seats):
    for seed in range(8):
        for _, position in true_game(edition, seats, seed, 3000):
            could_be(position, position.determinize(Rng(seed), by_cards=True))


def test_no_second_factionless_recruit_is_dealt_from_a_dilemma():
    """R99: an owner of one is looking at two that have a faction, in whatever world another seat deals."""
    me = {**ONE_TWO, "dilemma": "bat", "hand": "bat", "recruits": ["spiros_the_model_citizen"]}
    game = play(turn_beside(me), "dilemma", "outcome recruits", "deal gwen_the_mineralogist")
    play(game, "deal zara_the_solipsist")
    view = game.view(1)
    for seed in range(60):
        could_be(view, view.determinize(Rng(seed)))
    assert not any(choice.text in FACTIONLESS for choice in choices(view)[0])


def test_who_offers_cards_holds_them():
    """R21: in whatever world the partner deals."""
    game = build({"hand": "bat book", "morale": 3}, ONE_TWO, options={"trading": True})
    play(game, "trade P2 give bat for nothing")
    for seed in range(20):
        could_be(game.view(1), game.view(1).determinize(Rng(seed)))


def trading(path):
    """A position in which trades are allowed."""
    position = load(path)
    edition, seats, values = split_key(rules_key(position.rules))
    fields = position.fields() | {"rules": rules_id(edition, seats, {**values, "trading": True})}
    return Position.from_fields(fields, position.seat)


@pytest.mark.parametrize("path", PLACES, ids=lambda path: path.stem)
def test_trades_are_carried_out_and_declined(path):
    """R21: at every position at which one may be offered."""
    position = trading(path)
    names = [f"P{i + 1}" for i in range(position.seats) if i != position.to_move]
    goods = position.fields()["seats"][position.to_move]["goods"]
    have = next((name for name, n in zip(GOODS, goods, strict=True) if n), None)
    if position.kind != "turn" or have is None:
        with pytest.raises(IllegalMoveError):
            follow(position, [f"trade {names[0]} give 9 gold for bat"])
        return
    for partner in names:
        for answer in ("decline", "accept"):
            after = follow(position, [f"trade {partner} give {have} for nothing", answer])
            left = after.fields()["seats"][position.to_move]["goods"]
            assert sum(goods) - sum(left) == (answer == "accept") and after.kind == "turn"


def test_the_full_example_of_the_documents_trades():
    text = (ROOT / "docs" / "position-format.md").read_text()
    position = loads(next(part for part in re.findall("```toml\n(.*?)```", text, re.DOTALL) if "[options]" in part))
    after = follow(position, ["trade Cleo give 2 bliss for bear", "accept"], names=("Ana", "Ben", "Cleo"))
    ben, cleo = after.fields()["seats"][1:]
    assert ben["hand"] == [0, 2, 1, 0, 1, 0] and ben["hand_n"] == 4
    assert cleo["hand_n"] == 2 and sum(cleo["hand"]) == 0
