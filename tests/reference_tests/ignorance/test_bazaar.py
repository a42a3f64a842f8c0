"""The reference program, expansion: the bazaar."""

import pytest
from reference import board
from reference_tests.positions import (
    activate,
    build_tile,
    first_seat,
    hold_cards,
    ignorance_position,
    play,
    set_dice,
    tunnel_position,
)


def test_t84_slide():
    game = ignorance_position(2, tunnel_position(energy=3), ("bat", "bear", "book", "box"))
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.legal() == ["buy 1 bat", "buy 2 bear", "buy 3 book", "buy 4 box"]
    play(game, "buy 2 bear")
    assert game.kind == "refill" and first_seat(game).goods["energy"] == 1
    play(game, "refill balloon")
    assert game.table.bazaar == ["balloon", "bat", "book", "box"]
    assert first_seat(game).hand["bear"] == 1


def test_t86_only_the_free_one():
    game = ignorance_position(2, tunnel_position())
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.kind == "refill" and first_seat(game).hand["box"] == 1


@pytest.mark.parametrize(
    "ahmed, commodities, slots",
    [(False, 1, "4"), (False, 2, "234"), (False, 3, "1234"), (True, 1, "234"), (True, 0, "4")],
)
def test_t86_bribe_regulation(ahmed, commodities, slots):
    def arrange(table):
        build_tile(table, "market_ea", "department_of_bribe_regulation", 1)
        table.seats[0].goods.update(energy=1, water=commodities)
        if ahmed:
            activate(table, 0, "ahmed_the_artifact_dealer")

    game = ignorance_position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take artifact")
    if len(slots) == 1:
        assert first_seat(game).hand["box"] == 1
    else:
        assert [move.split()[1] for move in game.legal()] == list(slots)


def test_short_row_is_refilled_from_the_discards():
    def arrange(table):
        table.deck = dict.fromkeys(board.ARTIFACTS, 0)
        table.seats[0].morale = 2
        table.seats[0].hand.update(bat=1, book=1)
        set_dice(table.seats[0], 1, farm=1)

    game = ignorance_position(2, arrange, (None, None, "bear", "box"))
    play(game, "retrieve 1@farm", "discard bat")
    # a single card: its refill settles
    assert game.table.bazaar == [None, "bat", "bear", "box"]


def test_empty_row_gives_nothing():
    def arrange(table):
        table.deck = dict.fromkeys(board.ARTIFACTS, 0)
        table.seats[0].goods["energy"] = 1

    game = ignorance_position(2, arrange, (None,) * 4)
    play(game, "place 1 tunnel_euphorian", "take artifact")
    assert game.seat == 1 and game.table.miners["euphorian"] == 4


def test_storage():
    def arrange(table):
        build_tile(table, "market_ea", "storage_of_insufficient_capacity", 1)
        table.seats[0].goods.update(energy=2)
        table.seats[0].morale = 3
        hold_cards(table, 0, box=1, bear=1)

    game = ignorance_position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take artifact")  # only the book can be taken
    assert game.kind == "refill" and first_seat(game).hand["book"] == 1
    assert first_seat(game).goods["energy"] == 0


def test_pamhidzai_returns_the_card():
    game = ignorance_position(2, tunnel_position("pamhidzai_the_reader"), ("bat", "bear", "book", "book"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "use pamhidzai_the_reader")
    assert game.kind == "take" and len(game.legal()) == 20
    play(game, "take energy 2 bliss")
    assert game.table.bazaar == ["bat", "bear", "book", "book"] and first_seat(game).hand_size == 0
    assert first_seat(game).goods["bliss"] == 2


def test_cary_is_paid_after_the_refill():
    game = ignorance_position(2, tunnel_position("cary_the_carebear"), ("bat", "bear", "book", "bear"))
    play(game, "place 1 tunnel_euphorian", "take artifact", "refill box")
    assert first_seat(game).goods["food"] == 1 and game.kind == "take"
    play(game, "take food")
    assert first_seat(game).goods["food"] == 2
