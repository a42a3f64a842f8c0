"""The reference program, expansion: checks."""

import pytest
from reference_tests.positions import (
    activate,
    build_tile,
    faces_in_hand,
    first_seat,
    hold_cards,
    ignorance_position,
    play,
    retrieve_with,
    set_dice,
)


def roll_two(game, faces, *moves):
    play(game, "retrieve 1@generator 1@generator", *moves, "roll " + faces)


def test_t90_institute():
    game = ignorance_position(2, retrieve_with(tiles=["institute_of_orwellian_optimism"]))
    roll_two(game, "1 2")
    assert faces_in_hand(game, 0) == [1, 2]
    game = ignorance_position(2, retrieve_with())
    roll_two(game, "1 2")
    assert faces_in_hand(game, 0) == [1, 2, 6]


@pytest.mark.parametrize("faces, left, morale", [("1 5", 3, 2), ("2 5", 2, 1), ("1 4", 3, 1)])
def test_t100_amina(faces, left, morale):
    game = ignorance_position(2, retrieve_with("amina_the_bliss_bringer", tiles=["the_carousel"]))
    roll_two(game, faces)
    assert len(faces_in_hand(game, 0)) == left and first_seat(game).morale == morale


def test_t100_bok():
    def arrange(table):
        table.seats[0].knowledge = 6
        table.seats[0].recruits["bok_the_game_master"] = "hidden"
        activate(table, 0, "chaga_the_gamer")
        hold_cards(table, 0, box=1)
        set_dice(table.seats[0], 6, farm=6)

    game = ignorance_position(2, arrange)
    play(game, "use chaga_the_gamer")
    assert first_seat(game).knowledge == 4 and game.kind == "turn"
    assert "use chaga_the_gamer" not in game.legal()
    play(game, "place 6 farm")
    assert first_seat(game).knowledge == 4


def test_t100_milos():
    game = ignorance_position(2, retrieve_with("milos_the_brainwasher", "keb_the_information_trader", water=1))
    roll_two(game, "6 6", "use milos_the_brainwasher")
    assert faces_in_hand(game, 0) == [6, 6, 6] and game.seat == 1 and first_seat(game).goods["water"] == 0


def test_carousel_keb_xyon_dusty():
    def arrange(table):
        retrieve_with(
            "keb_the_information_trader", "xyon_the_brain_surgeon", "dusty_the_enforcer", tiles=["the_carousel"]
        )(table)
        table.seats[0].morale = 3
        hold_cards(table, 0, bat=1, book=1)

    game = ignorance_position(2, arrange)
    roll_two(game, "1 3")
    assert game.kind == "take" and len(game.legal()) == 7
    play(game, "take gold", "decline xyon_the_brain_surgeon", "use dusty_the_enforcer")
    assert game.kind == "discard" and first_seat(game).morale == 1
    play(game, "discard bat")
    assert faces_in_hand(game, 0) == [1, 3, 6] and not first_seat(game).lost_worker


def test_baron_and_thought_police():
    game = ignorance_position(
        2, retrieve_with("high_general_baron", food=2, knowledge=1, tiles=["thought_police_of_the_open_mind"])
    )
    roll_two(game, "4 4", "free")
    play(game, "use high_general_baron", "roll 2 6")
    assert faces_in_hand(game, 0) == [2, 6, 6] and first_seat(game).knowledge == 2


def test_prison():
    def arrange(table):
        build_tile(table, "market_ea", "dilemmas_prison")
        set_dice(table.seats[0], 1, farm=1)
        for seat in (1, 2):
            set_dice(table.seats[seat], 1, farm=2, aquifer=3)
        set_dice(table.seats[3], 1, farm=1)

    game = ignorance_position(4, arrange)
    play(game, "retrieve 1@farm", "roll 1")
    assert (game.kind, game.seat) == ("retrieve_one", 3)
    play(game, "retrieve 1@farm", "roll 2")
    assert (game.kind, game.seat) == ("retrieve_one", 1)
    assert game.legal() == ["decline", "retrieve 2@farm", "retrieve 3@aquifer"]
    play(game, "decline")
    assert (game.kind, game.seat) == ("turn", 1)
