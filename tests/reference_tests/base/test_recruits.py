"""The reference program, base game: recruits."""

from reference_tests.positions import activate, build_tile, faces_in_hand, play, position, set_dice


def test_t72_sacrifice_needs_a_second_worker():
    def arrange(table):
        activate(table, 0, "pete_the_cannibal", "dr_sheppard_the_lobotomist")
        set_dice(table.seats[0], generator=1, farm=2)

    game = position(2, arrange)
    play(game, "retrieve 1@generator 2@farm", "use pete_the_cannibal", "take gold")
    assert game.kind == "roll" and game.table.seats[0].goods["food"] == 4
    assert game.legal() == [f"roll {face}" for face in range(1, 7)]


def test_t74_draw_changes_do_not_combine():
    def arrange(table):
        activate(table, 0, "geek_the_oracle", "jonathan_the_gambler")
        table.seats[0].goods["water"] = 1

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "take artifact")
    assert game.kind == "draw"
    assert game.legal() == ["draw", "use geek_the_oracle", "use jonathan_the_gambler"]
    play(game, "use geek_the_oracle", "draw bat", "draw bat", "draw box")
    assert game.legal() == ["discard 2 bat", "discard bat box"]
    play(game, "discard bat box")
    assert game.table.seats[0].hand_size == 1 and game.table.seats[0].knowledge == 4


def test_gambler_pair_lets_opponents_draw():
    def arrange(table):
        activate(table, 0, "jonathan_the_gambler")
        activate(table, 2, "geek_the_oracle")
        table.seats[0].goods["water"] = 1

    game = position(3, arrange)
    play(
        game,
        "place 1 tunnel_subterran",
        "take artifact",
        "use jonathan_the_gambler",
        "draw bat",
        "draw bat",
        "draw box",
    )
    assert (game.kind, game.seat) == ("draw", 2)
    play(game, "draw", "draw bat")
    # Limits after the benefit, active player first; two equal cards settle.
    assert game.table.seats[0].hand_size == 1 and game.seat == 1


def test_amanda_then_julia():
    def arrange(table):
        activate(table, 0, "julia_the_thought_inspector")
        activate(table, 1, "amanda_the_broker")
        table.seats[0].morale = 2
        table.seats[0].goods["water"] = 1
        table.seats[1].goods["bliss"] = 1
        set_dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(
        game,
        "place 1 tunnel_subterran",
        "use amanda_the_broker",
        "face 6",
        "use julia_the_thought_inspector",
        "take gold",
    )
    assert faces_in_hand(game, 1) == [1, 6] and game.kind == "take"


def test_brian_food_for_bliss():
    def arrange(table):
        activate(table, 0, "brian_the_viticulturist", "josh_the_negotiator")
        build_tile(table, "market_ea", "academy_of_mandatory_equality", 0)
        table.seats[0].goods.update(food=5, gold=1, bliss=1)

    game = position(2, arrange)
    assert "place 1 cloud_mine" not in game.legal()
    play(game, "place 1 market_ea")
    assert game.legal() == ["pay 4 food bliss", "pay 4 food gold", "pay 5 food"]
    play(game, "pay 5 food")
    assert game.table.tracks["wastelander"] == 1 and game.table.seats[0].knowledge == 4


def test_brian_pays_morale_in_icarus():
    def arrange(table):
        activate(table, 0, "brian_the_viticulturist")
        table.seats[0].morale = 2
        table.seats[0].goods.update(food=2, bliss=1)

    game = position(2, arrange)
    play(game, "place 1 sky_lounge")
    assert game.legal() == ["pay 2 food morale", "pay food bliss morale"]
    play(game, "pay 2 food morale", "take 2 clay")
    assert game.table.seats[0].morale == 1 and game.table.seats[0].knowledge == 3


def test_unpayable_after_bump_exchange():
    def arrange(table):
        activate(table, 0, "major_dave_the_demolitionist", "matthew_the_thief")
        table.seats[0].knowledge = 5
        set_dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 1", "use major_dave_the_demolitionist")
    assert game.seat == 1 and game.kind == "turn"  # R27
    assert game.table.miners["subterran"] == 1 and game.table.seats[0].goods["stone"] == 1


def test_chase_places_the_new_worker():
    def arrange(table):
        activate(table, 0, "chase_the_miner")
        table.seats[0].goods["water"] = 4
        set_dice(table.seats[0], 2, 2)

    game = position(2, arrange)
    play(game, "place 2 tank_water", "roll 5")
    assert game.kind == "place" and "decline chase_the_miner" in game.legal()
    play(game, "place 5 tunnel_subterran", "take stone", "use chase_the_miner")
    assert game.table.seats[0].goods["stone"] == 3 and game.kind == "more"
    assert "place 2 farm" in game.legal()


def test_esme_answers_each_star():
    def arrange(table):
        activate(table, 0, "esme_the_fireman", "katy_the_dietician")
        table.tracks["euphorian"] = 10
        table.seats[0].morale = 2
        table.seats[0].hand.update(book=1, bat=1)
        set_dice(table.seats[0], 1)

    game = position(2, arrange)
    play(game, "place 1 generator", "use esme_the_fireman", "discard book")
    who = game.table.seats[0]
    assert (who.morale, who.knowledge, who.goods["energy"]) == (4, 1, 4)
    assert game.legal() == ["decline esme_the_fireman", "use esme_the_fireman"]
    play(game, "use esme_the_fireman")
    assert (who.morale, who.knowledge, who.goods["energy"]) == (5, 1, 5)
