"""The reference program, base game: whole games."""

import random

import pytest
from reference import board
from reference.game import SlowGame

pytestmark = pytest.mark.slow


def conserved(game):
    table = game.table
    for kind in board.ARTIFACTS:
        held = sum(seat.hand[kind] for seat in table.seats)
        assert table.deck[kind] + table.discard[kind] + table.side[kind] + held == 6
    for number, seat in enumerate(table.seats):
        placed = (
            sum(stars[number] for stars in table.territories.values())
            + len(seat.tile_stars)
            + sum(seat.recruit_stars.values())
            + (seat.dilemma_use == "star")
        )
        assert seat.stars_left + placed == 10 and seat.stars_left >= 0
        assert 1 <= seat.morale <= 6 and 1 <= seat.knowledge <= 6
        assert 1 <= len(seat.dice) <= 4
        assert min(seat.goods.values()) >= 0 and min(seat.hand.values()) >= 0
        assert all(table.tiles[market] for market in seat.tile_stars)
        if game.kind == "turn":
            assert seat.hand_size <= seat.morale
            assert all(die.face for die in seat.dice)
    for stars in table.territories.values():
        assert sum(stars) <= len(table.seats)
    for name, space in board.SPACES.items():
        assert space.group == "area" or len(table.dice_on(name)) <= 1


@pytest.mark.parametrize("seed", range(30))
def test_random_game(seed):
    rng = random.Random(seed)
    game = SlowGame(2 + seed % 5, iib_tweaks=bool(seed // 5 % 2), refused_recruits=("aside", "deck")[seed // 10 % 2])
    for number in range(3000):
        if game.kind is None:
            break
        moves = game.legal()
        assert len(moves) >= 2 and moves == sorted(set(moves))
        if game.seat == -1:
            chances = game.probabilities()
            assert sorted(chances) == moves and sum(chances.values()) == 1
        game.apply(rng.choice(moves))
        if number % 5 == 0:
            conserved(game)
    conserved(game)
    if game.kind is None:
        assert sorted(game.returns())[-2:] == [0.0, 1.0] and game.summary()["over"]


def test_illegal_moves_are_refused():
    game = SlowGame(2)
    with pytest.raises(ValueError):
        game.apply("keep a b")
    with pytest.raises(ValueError):
        SlowGame(7)
