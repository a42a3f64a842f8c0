"""The reference program, expansion: whole games."""

import random

import pytest
from reference import board
from reference.game import SlowGame

pytestmark = pytest.mark.slow


def conserved(game):
    table = game.table
    for kind in board.ARTIFACTS:
        held = sum(seat.hand[kind] for seat in table.seats)
        assert table.deck[kind] + table.discard[kind] + table.bazaar.count(kind) + held == 6
    owned = [name for seat in table.seats for name in seat.recruits]
    assert len(owned) == len(set(owned)) and not table.recruit_deck & set(owned)
    for number, seat in enumerate(table.seats):
        placed = (
            sum(stars[number] for stars in table.territories.values())
            + len(seat.tile_stars)
            + sum(seat.recruit_stars.values())
            + (seat.dilemma_use == "star")
        )
        assert seat.stars_left + placed == 10 and seat.stars_left >= 0
        assert 1 <= seat.morale <= 6 and 1 <= seat.knowledge <= 6
        if seat.recruits.get("bok_the_game_master") == "active":
            assert seat.knowledge <= 4
        assert 1 <= len(seat.dice) <= 4
        assert min(seat.goods.values()) >= 0 and min(seat.hand.values()) >= 0
        assert all(table.tiles[market] for market in seat.tile_stars)
        factionless = [name for name in seat.recruits if board.factionless(name)]
        assert len(factionless) <= 1
        assert all(seat.recruits[name] == "active" for name in factionless)
        if game.kind == "turn":
            assert seat.hand_size <= seat.morale
            assert all(die.face for die in seat.dice)
    if game.kind in ("turn", "more", "place"):
        row = [card is not None for card in table.bazaar]
        assert row == sorted(row)
        assert all(row) or not table.cards_left()
    assert not [die for seat in table.seats for die in seat.dice if die.where == "lifted"]
    for stars in table.territories.values():
        assert sum(stars) <= len(table.seats)
    if game.kind != "pay":  # Agency: the die is down, the old one not bumped yet
        for name, space in board.SPACES.items():
            assert space.group == "area" or len(table.dice_on(name)) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_random_game(seed):
    rng = random.Random(seed)
    game = SlowGame(
        2 + seed % 5,
        edition="ignorance",
        trading=seed % 3 == 0,
        factionless=seed % 4 != 0,
        free_trades=seed % 2 == 0,
        refused_recruits=("aside", "deck")[seed // 5 % 2],
    )
    eager = seed % 2
    for number in range(2000):
        if game.kind is None:
            break
        moves = game.legal()
        assert moves == sorted(set(moves))
        assert len(moves) >= 2 or (game.table.trading and game.kind in ("turn", "more"))
        if game.seat == -1:
            chances = game.probabilities()
            assert sorted(chances) == moves and sum(chances.values()) == 1
        liked = [move for move in moves if move.startswith(("use ", "another", "place ")) and "farm" not in move]
        if eager and liked and rng.random() < 0.7:
            moves = liked
        game.apply(rng.choice(moves))
        if number % 10 == 0:
            conserved(game)
    conserved(game)
    if game.kind is None:
        assert sorted(game.returns())[-2:] == [0.0, 1.0] and game.summary()["over"]
