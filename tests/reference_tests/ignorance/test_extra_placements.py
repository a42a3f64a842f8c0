"""The reference program, expansion: extra placements, free actions."""

from reference_tests.positions import (
    activate,
    build_tile,
    faces_in_hand,
    first_seat,
    hold_cards,
    ignorance_position,
    play,
    set_dice,
)

LARS = "lars_the_ballooneer"


def test_lars_moves_the_last_worker():
    def arrange(table):
        activate(table, 0, LARS, "spiros_the_model_citizen")
        table.seats[0].goods.update(energy=1)
        table.seats[0].morale = 2
        set_dice(table.seats[0], 3, 3, 5)

    row = ("bat", "bear", "book", "balloon")
    game = ignorance_position(2, arrange, row)
    play(game, "place 3 tunnel_euphorian", "take artifact", "refill box")
    assert game.legal() == ["another", "stop", "use " + LARS, "use spiros_the_model_citizen"]
    play(game, "use " + LARS)
    assert all(move.startswith("place 3 ") for move in game.legal())
    assert "place 3 tunnel_euphorian" not in game.legal()
    play(game, "place 3 farm")
    assert game.legal() == ["stop", "use spiros_the_model_citizen"]  # no equal dice now
    play(game, "use spiros_the_model_citizen")
    assert "place 5 tunnel_wastelander" in game.legal()  # with the food
    play(game, "place 5 aquifer")
    assert game.seat == 1 and faces_in_hand(game, 0) == [3]

    game = ignorance_position(2, arrange, row)
    play(game, "place 3 tunnel_euphorian", "take artifact", "refill box", "another")
    play(game, "place 3 farm")
    assert game.seat == 1  # Lars was refused


def test_darren_agency_alone_camp():
    def arrange(table):
        activate(table, 0, "darren_the_repeater")
        build_tile(table, "market_ea", "agency_of_progressive_backstabbing", 1)
        build_tile(table, "market_eb", "together_we_work_alone_camp", 1)
        table.seats[0].goods.update(energy=2, water=1)
        table.seats[0].morale = 2
        set_dice(table.seats[0], 1, 5)

    game = ignorance_position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take gold", "use darren_the_repeater")
    # placed with the 5; the surcharge must be the water, the energy pays the tunnel
    assert game.kind == "roll" and first_seat(game).knowledge == 4
    assert first_seat(game).goods["water"] == 0 and first_seat(game).goods["energy"] == 1
    play(game, "roll 2", "take gold")
    assert first_seat(game).goods["gold"] == 2 and game.seat == 1 and first_seat(game).morale == 1


def test_jadwiga_only_with_workers_of_the_start():
    def arrange(table):
        activate(table, 0, "jadwiga_the_sleep_deprivator")
        table.seats[0].goods["energy"] = 3
        set_dice(table.seats[0], 1)

    game = ignorance_position(2, arrange)
    play(game, "place 1 tank_energy", "roll 4")
    assert game.seat == 1


def test_rowena_and_lionel():
    def arrange(table):
        activate(table, 0, "rowena_the_mentor", "lionel_the_cook")
        build_tile(table, "market_ea", "natural_fluoridated_spring", 1)
        build_tile(table, "market_eb", "the_carousel", 1)
        table.seats[0].goods["food"] = 1
        set_dice(table.seats[0], 1, farm=6)

    game = ignorance_position(2, arrange)
    assert "place 1 farm" not in game.legal()
    play(game, "use lionel_the_cook", "ignore market_ea")
    assert "place 1 farm" in game.legal() and "use lionel_the_cook" not in game.legal()
    game = ignorance_position(2, arrange)
    play(game, "use rowena_the_mentor")
    assert first_seat(game).knowledge == 4 and "place 1 farm" in game.legal()


def test_borna():
    def arrange(table):
        activate(table, 0, "borna_the_storyteller")
        hold_cards(table, 0, book=1)
        set_dice(table.seats[0], 1, 1)

    game = ignorance_position(2, arrange)
    play(game, "use borna_the_storyteller")
    assert game.legal() == ["take artifact", "take clay", "take gold", "take stone"]
    play(game, "take artifact", "buy 1 bat", "refill bat")
    assert game.kind == "turn" and first_seat(game).hand["bat"] == 1
    assert "use borna_the_storyteller" not in game.legal()


def test_palace():
    def arrange(table):
        build_tile(table, "market_ea", "palace_of_forced_altruism", 1)
        table.seats[0].goods.update(bliss=1, food=1, gold=2)

    game = ignorance_position(2, arrange)
    play(game, "place 1 sky_lounge")
    assert game.legal() == ["take clay", "take gold", "take stone"]
    play(game, "take clay")
    assert game.seat == 1


def test_concert_hall():
    def arrange(table):
        build_tile(table, "market_ea", "concert_hall_of_harmonious_dischord", 1)
        table.seats[0].goods["food"] = 1
        table.seats[0].morale = 2
        set_dice(table.seats[0], 1, farm=1)

    game = ignorance_position(2, arrange)
    play(game, "retrieve 1@farm", "pay food")
    assert first_seat(game).morale == 3
