"""The reference program, base game: markets and tiles."""

import pytest
from reference_tests.positions import CASH, activate, build_tile, play, position, set_dice


@pytest.mark.parametrize("seats, needed", [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_t44_dice_needed(seats, needed):
    def arrange(table):
        table.seats[0].goods.update(gold=3, clay=1)
        set_dice(table.seats[0], 1, 1, 1, 1)

    game = position(seats, arrange)
    play(game, "place 1 build_ea_1")
    for slot in range(2, needed + 1):
        assert game.kind == "more"
        play(game, f"place 1 build_ea_{slot}")
    assert game.kind == "tile"


def test_t46_star_on_tile_ends_penalty():
    def arrange(table):
        build_tile(table, "market_sa", "apothecary_of_productive_dreams")
        table.seats[0].morale = 2
        table.seats[0].hand["book"] = 2
        set_dice(table.seats[0], 1, 1)

    game = position(2, arrange)
    assert "place 1 cloud_mine" not in game.legal()
    play(game, "place 1 free_press")
    assert game.legal() == ["star market_sa", "star territory_subterran"]
    play(game, "star market_sa")
    assert "place 1 cloud_mine" in game.legal()
    assert game.table.tracks["subterran"] == 1


def test_t48_full_territory():
    def arrange(table):
        build_tile(table, "market_ea", "courthouse_of_hasty_judgment", 0, 1, 2)
        table.territories["euphorian"] = [3, 0, 0]
        table.seats[0].goods.update(energy=4, stone=1)

    game = position(3, arrange)
    play(game, "place 1 market_ea")
    assert game.table.tracks["euphorian"] == 1 and game.table.seats[0].stars_left == 10
    assert game.table.seats[0].goods["energy"] == 0


def test_t50_academy():
    def arrange(table):
        build_tile(table, "market_ea", "academy_of_mandatory_equality")
        activate(table, 0, "gary_the_electrician", "katy_the_dietician")
        table.tracks["euphorian"] = 2
        set_dice(table.seats[0], 1)
        set_dice(table.seats[1], 1, generator=1)

    game = position(2, arrange)
    play(game, "place 1 generator")
    assert game.table.seats[0].goods["energy"] == 2 and game.table.seats[0].goods["food"] == 0
    assert game.seat == 1


def test_t52_courthouse():
    def arrange(table):
        build_tile(table, "market_ea", "courthouse_of_hasty_judgment")
        table.seats[0].morale = 4
        table.seats[0].hand.update(book=2, bat=1)

    game = position(2, arrange)
    play(game, "place 1 incinerator")
    assert game.table.seats[0].hand_size == 0

    def pair_only(table):
        arrange(table)
        table.seats[0].hand["bat"] = 0

    game = position(2, pair_only)
    assert not [move for move in game.legal() if "incinerator" in move or "wind" in move]


def test_t55_fountain():
    def arrange(table):
        build_tile(table, "market_ea", "fountain_of_wishful_thinking", 1)
        set_dice(table.seats[0], 4, 4)
        set_dice(table.seats[1], 4, 4)

    game = position(2, arrange)
    play(game, "place 4 farm")
    assert (game.kind, game.seat) == ("turn", 1)
    play(game, "place 4 farm")
    assert (game.kind, game.seat) == ("more", 1)


def test_t57_lounge():
    def arrange(table):
        build_tile(table, "market_wb", "lounge_of_opulent_frugality")
        table.seats[0].goods.update(CASH)
        set_dice(table.seats[1], 1, build_ea_1=2)

    game = position(2, arrange)
    assert not [move for move in game.legal() if "build_ea" in move]
    assert "place 1 build_eb_2" in game.legal()


def test_t60_breeze_bar_and_sky_lounge():
    game = position(2, lambda table: table.seats[0].goods.update(bliss=3))
    assert "place 1 breeze_bar" not in game.legal()

    game = position(2, lambda table: table.seats[0].goods.update(bliss=1, food=1))
    play(game, "place 1 sky_lounge")
    assert len(game.legal()) == 6
    play(game, "take gold stone")
    assert game.table.tracks["icarite"] == 1 and game.table.seats[0].goods["stone"] == 1


def test_t62_icarite_card_level_before_placement():
    def arrange(table):
        table.tracks["icarite"] = 4
        table.seats[0].morale = 2
        table.seats[0].hand["bat"] = 2
        activate(table, 0, "lee_the_gossip")

    game = position(2, arrange)
    play(game, "place 1 wind_saloon")
    assert game.table.tracks["icarite"] == 5 and game.seat == 1
    assert game.table.territories["icarite"] == [1, 0]


@pytest.mark.parametrize("morale, offered", [(2, False), (3, True)])
def test_t64_price_in_full(morale, offered):
    def arrange(table):
        table.seats[0].morale = morale
        table.seats[0].goods["water"] = 1
        activate(table, 0, "rebecca_the_peddler")
        set_dice(table.seats[1], 1, tunnel_subterran=2)

    game = position(2, arrange)
    play(game, "place 1 tunnel_subterran", "roll 1")
    assert (game.kind == "use") == offered


def test_t67_two_finish_on_one_market():
    def arrange(table):
        for seat in (1, 2):
            table.seats[seat].stars_left = 1
        set_dice(table.seats[1], 1, build_ea_1=1)
        set_dice(table.seats[2], 1, build_ea_2=1)
        set_dice(table.seats[3], 1)
        table.seats[0].goods["gold"] = 1
        table.seats[2].morale = 2

    game = position(4, arrange)
    play(game, "place 1 build_ea_3", "tile bemusement_park")
    assert game.returns() == [0.0, 0.0, 1.0, 0.0]
    assert game.table.dice_on("build_ea_1")


def test_roll_off():
    def arrange(table):
        for seat in (0, 1):
            table.seats[seat].stars_left = 1
        set_dice(table.seats[1], 1, build_ea_1=1)
        table.seats[0].goods["gold"] = 1

    game = position(3, arrange)
    play(game, "place 1 build_ea_2", "tile bemusement_park", "roll 3 3", "roll 1 5")
    assert game.kind == "roll" and not game.summary()["over"]
    play(game, "roll 3 3", "roll 1 4")
    assert game.returns() == [0.0, 1.0, 0.0] and game.summary()["over"]


def test_t70_trading():
    def arrange(table):
        table.seats[0].goods["gold"] = 1
        table.seats[1].hand["bat"] = 1

    game = position(2, arrange, trading=True)
    for bad in (
        "trade P2 give nothing for nothing",
        "trade P1 give gold for bat",
        "trade P2 give 2 gold for bat",
        "trade P2 give gold for water",
        "trade P2 give gold for morale",
    ):
        with pytest.raises(ValueError):
            game.apply(bad)
    play(game, "trade P2 give gold for book")  # P2 has none: declines
    assert game.kind == "turn" and game.table.seats[0].goods["gold"] == 1
    play(game, "trade P2 give gold for bat")
    assert (game.kind, game.seat, game.legal()) == ("trade", 1, ["accept", "decline"])
    play(game, "accept")
    assert (game.kind, game.seat) == ("turn", 0)
    assert game.table.seats[0].hand["bat"] == 1 and game.table.seats[1].goods["gold"] == 1
    with pytest.raises(ValueError):
        position(2, arrange).apply("trade P2 give gold for bat")
