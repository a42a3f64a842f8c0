"""Advice is made from what the seat knows: what it cannot know changes not a byte of it."""

import json

from euphoria_ai import Rng, suggest
from euphoria_ai.catalog import RECRUITS


def advice(game, seat, **more):
    return json.dumps(suggest(game.view(seat), **more).to_dict(timing=False))


def test_other_worlds_give_the_same_advice(samples):
    """Two games that differ in hidden cards only: others' hands, hidden recruits, dilemmas, decks."""
    told = 0
    for kind, games in samples.items():
        game = games[0]
        seat = game.to_move
        expected = advice(game, seat, iterations=80)
        for seed in range(6):
            other = game.view(seat).determinize(Rng(seed))
            if other == game:
                continue
            assert other.view(seat) == game.view(seat), kind
            assert advice(other, seat, iterations=80) == expected, kind
            told += 1
            break
    assert told >= len(samples) - 1


def test_other_worlds_of_the_expansion(expansion):
    """The same with Ignorance Is Bliss."""
    for kind in ("recruits", "turn", "buy"):
        game = expansion[kind][0]
        seat = game.to_move
        expected = advice(game, seat, iterations=60)
        for seed in range(3):
            other = game.view(seat).determinize(Rng(seed))
            assert other.view(seat) == game.view(seat)
            assert advice(other, seat, iterations=60) == expected


def test_swapped_hidden_recruits(samples):
    """The same with two cards exchanged by hand: another's hidden recruit against one of the deck."""
    game = next(
        game
        for game in samples["turn"]
        if any(not flags & 1 and card for row in hidden_rows(game) for card, flags in row)
    )
    seat = game.to_move
    fields = game.fields()
    other = next(
        i
        for i in range(game.seats)
        if i != seat and any(not flags & 1 and card for card, flags in slots(fields["seats"][i]))
    )
    slot = next(i for i, (card, flags) in enumerate(slots(fields["seats"][other])) if card and not flags & 1)
    card = fields["seats"][other]["recruits"][slot]
    faction = RECRUITS[card - 1]["faction"]
    new = next(i for i, row in enumerate(RECRUITS) if fields["recruit_deck"] >> i & 1 and row["faction"] == faction)
    fields["seats"][other]["recruits"][slot] = new + 1
    fields["recruit_deck"] ^= 1 << new | 1 << card - 1
    changed = type(game).from_fields(fields)
    assert changed != game
    assert advice(changed, seat, iterations=150) == advice(game, seat, iterations=150)


def slots(row):
    return list(zip(row["recruits"], row["recruit_flags"], strict=True))


def hidden_rows(game):
    return [slots(row) for i, row in enumerate(game.fields()["seats"]) if i != game.to_move]


def test_position_is_left_alone(samples):
    game = samples["turn"][0]
    position = game.view(game.to_move)
    before = position.to_bytes()
    suggest(position, iterations=50)
    assert position.to_bytes() == before
