"""The reference program, expansion: turns."""

from reference_tests.positions import (
    build_tile,
    faces_in_hand,
    first_seat,
    hold_cards,
    ignorance_position,
    play,
    set_dice,
)


def test_t81_doubles_cost_morale():
    def arrange(table):
        table.seats[0].morale = 3
        set_dice(table.seats[0], 2, 2, 2, 2)

    game = ignorance_position(2, arrange)
    play(game, "place 2 farm")
    assert game.legal() == ["another", "stop"]
    play(game, "another", "place 2 farm", "another", "place 2 farm")
    assert first_seat(game).morale == 1 and game.seat == 1 and faces_in_hand(game, 0) == [2]


def test_t92_bureau_and_spring():
    def bureau(table):
        table.seats[0].morale = 3
        build_tile(table, "market_ea", "bureau_of_restricted_tourism", 1)
        set_dice(table.seats[0], 2, 2, 2, farm=1)

    game = ignorance_position(2, bureau)
    play(game, "place 2 farm")
    assert game.seat == 1  # cut short: no menu

    def spring(table):
        build_tile(table, "market_ea", "natural_fluoridated_spring", 1)
        set_dice(table.seats[0], 2, farm=6)

    game = ignorance_position(2, spring)
    assert game.kind == "roll" and first_seat(game).on_board == []  # the retrieval settled


def test_t94_agoraphobia():
    def arrange(table):
        build_tile(table, "market_ea", "field_of_agoraphobia", 1)
        build_tile(table, "market_eb", "the_carousel", 1)
        table.seats[0].goods["stone"] = 1
        hold_cards(table, 0, bat=1)

    game = ignorance_position(2, arrange)
    play(game, "place 1 market_eb")
    assert first_seat(game).tile_stars == {"market_eb"}
    assert game.table.territories["euphorian"] == [0, 0]
    assert game.table.tracks["euphorian"] == 1

    def occupied(table):
        arrange(table)
        table.territories["euphorian"] = [0, 1]
        table.seats[1].stars_left -= 1

    game = ignorance_position(2, occupied)
    play(game, "place 1 market_eb")
    assert game.legal() == ["star market_eb", "star territory_euphorian"]
