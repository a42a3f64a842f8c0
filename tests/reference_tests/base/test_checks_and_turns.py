"""The reference program, base game: checks, retrieval, turns."""

from reference_tests.positions import faces_in_hand, play, position, set_dice


def test_t1_only_available_dice_count():
    def arrange(table):
        table.seats[0].morale = 2
        set_dice(table.seats[0], 5, generator=1, aquifer=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer", "roll 3 5")
    assert faces_in_hand(game, 0) == [3, 5]
    assert game.table.seats[0].morale == 1
    assert len(game.table.seats[0].dice) == 2


def test_t3_two_workers_are_not_immune():
    def arrange(table):
        table.seats[0].knowledge = 4
        set_dice(table.seats[0], generator=1, aquifer=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer", "roll 6 6")
    assert faces_in_hand(game, 0) == [6]


def test_t5_bumped_in_an_opponents_turn():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.seats[1].knowledge = 4
        set_dice(table.seats[1], 6, 3, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 3")
    assert faces_in_hand(game, 1) == [3, 3]


def test_t7_finished_market_one_check():
    def arrange(table):
        table.seats[0].goods.update(clay=1, gold=1)
        set_dice(table.seats[0], 4, 3, build_ea_1=2)

    game = position(2, arrange)
    play(game, "place 4 build_ea_2", "tile bemusement_park", "roll 5 6")
    assert faces_in_hand(game, 0) == [3, 5]
    assert game.summary()["seats"][0]["tile_stars"] == ["market_ea"]
    assert game.table.seats[0].stars_left == 9


def test_t9_dice_left_out_do_not_count():
    def arrange(table):
        table.seats[0].knowledge = 4
        set_dice(table.seats[0], generator=6, aquifer=6, farm=6)

    game = position(2, arrange)
    play(game, "retrieve 6@generator 6@aquifer", "roll 5 6")
    assert faces_in_hand(game, 0) == [5, 6]
    assert len(game.table.seats[0].dice) == 3


def test_t11_t14_a_pair_one_after_the_other():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.miners["subterran"] = 2
        set_dice(table.seats[0], 4, 4)

    game = position(2, arrange)
    play(game, "place 4 farm")
    assert game.table.tracks["wastelander"] == 1 and game.table.seats[0].goods["food"] == 1
    assert game.kind == "more" and "stop" in game.legal()
    play(game, "place 4 tunnel_subterran", "take stone")
    assert game.table.miners["subterran"] == 3
    assert game.table.seats[0].goods["stone"] == 1
    assert (game.kind, game.seat) == ("turn", 1)


def test_t16_t65_dilemma():
    def arrange(table):
        table.seats[0].dilemma = "dilemma_bear"
        table.seats[0].morale = 3
        table.seats[0].hand.update(bear=1, book=2)
        set_dice(table.seats[0], 6, 6)

    game = position(2, arrange)
    play(game, "dilemma")
    assert game.legal() == ["pay 2 book", "pay bear", "pay bear book"]
    play(game, "pay bear", "outcome star")
    assert (game.kind, game.seat) == ("turn", 1)
    assert game.table.seats[0].stars_left == 9

    game = position(2, arrange)
    play(game, "place 6 farm")
    assert "dilemma" not in game.legal()


def test_t18_no_passing():
    game = position(2, lambda table: set_dice(table.seats[0], generator=1, farm=1))
    assert game.legal() == ["retrieve 1@farm", "retrieve 1@generator", "retrieve 1@generator 1@farm"]
    game = position(2, lambda table: None)
    assert all(move.startswith("place") for move in game.legal())


def test_t19_bump_first():
    def arrange(table):
        table.seats[0].goods["water"] = 1
        table.seats[1].knowledge = 5
        set_dice(table.seats[1], 5, 3, tunnel_subterran=1)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 4")
    assert game.kind == "take" and faces_in_hand(game, 1) == [3, 4]
    play(game, "take artifact", "draw bat")
    assert game.table.miners["subterran"] == 1


def test_t20_t24_one_payment():
    def arrange(table):
        table.seats[0].morale = 2
        table.seats[0].knowledge = 1
        table.seats[0].goods["food"] = 1
        set_dice(table.seats[0], generator=1, farm=1, aquifer=1, cloud_mine=1)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 1@aquifer 1@farm 1@cloud_mine", "pay food", "roll 1 1 1 1")
    assert game.table.seats[0].morale == 4 and game.table.seats[0].goods["food"] == 0

    def at_cap(table):
        arrange(table)
        table.seats[0].morale = 6

    game = position(2, at_cap)
    play(game, "retrieve 1@generator", "pay food")
    assert game.table.seats[0].morale == 6


def test_t22_morale_loss_costs_cards():
    def arrange(table):
        table.seats[0].morale = 3
        table.seats[0].hand.update(book=2, bat=1)
        set_dice(table.seats[0], 1, farm=1)

    game = position(2, arrange)
    play(game, "retrieve 1@farm")
    assert game.kind == "discard" and game.legal() == ["discard bat", "discard book"]
    play(game, "discard bat")
    assert game.table.seats[0].hand["book"] == 2 and game.kind == "roll"
