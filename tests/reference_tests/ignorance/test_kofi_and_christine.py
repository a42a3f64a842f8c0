"""The reference program, expansion: Kofi, Christine."""

from reference_tests.positions import activate, build_tile, ignorance_position, play, retrieve_with, set_dice

KOFI = "kofi_the_hermit"


def test_t98_kofi_free_retrieval_gives_another_turn():
    def arrange(table):
        activate(table, 0, KOFI, "ha_joon_the_gold_trader")
        table.seats[0].goods.update(energy=3, gold=1)
        table.seats[0].recruits["doug_the_builder"] = "hidden"
        set_dice(table.seats[0], farm=1)

    game = ignorance_position(2, arrange)
    play(game, "roll 3", "decline ha_joon_the_gold_trader")  # retrieval settled
    assert (game.kind, game.seat) == ("turn", 0)
    assert not [move for move in game.legal() if "tank" in move]


def test_t98_kofi_leaves():
    def arrange(table):
        table.miners["euphorian"] = 5
        table.tracks["icarite"] = 8
        table.seats[0].goods.update(energy=1)
        activate(table, 1, KOFI)
        table.seats[1].recruits.update(dict.fromkeys(["samuel_the_zapper", "joseph_the_antiquer"], "hidden"))

    game = ignorance_position(2, arrange)
    play(game, "place 1 tunnel_euphorian", "take gold")
    assert (game.kind, game.seat) == ("activate", 1)
    play(game, "activate joseph_the_antiquer")
    assert game.table.seats[1].recruits == dict.fromkeys(["samuel_the_zapper", "joseph_the_antiquer"], "active")


def test_christine_and_monotony():
    game = ignorance_position(2, retrieve_with("christine_the_anarchist"))
    play(game, "retrieve 1@generator 1@generator")
    assert game.kind == "take"

    def three(table):
        activate(table, 0, "christine_the_anarchist")
        build_tile(table, "market_ea", "theater_of_endless_monotony", 1)
        set_dice(table.seats[0], generator=1, farm=1, aquifer=1)

    game = ignorance_position(2, three)
    play(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert game.kind == "take" and len(game.legal()) == 4
