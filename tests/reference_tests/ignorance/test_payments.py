"""The reference program, expansion: payments."""

from reference_tests.positions import (
    activate,
    build_tile,
    first_seat,
    hold_cards,
    ignorance_position,
    market_position,
    play,
    set_dice,
)

KOFI = "kofi_the_hermit"


def test_t96_makoto():
    game = ignorance_position(
        2, market_position("palace_of_forced_altruism", "makoto_the_forger", cards={"bifocals": 2, "book": 1})
    )
    play(game, "place 1 market_ea")
    assert game.legal() == ["pay 2 bifocals", "pay bifocals book"]
    play(game, "pay bifocals book")
    assert game.kind == "star"
    game = ignorance_position(
        2, market_position("palace_of_forced_altruism", "makoto_the_forger", cards={"bifocals": 2})
    )
    play(game, "place 1 market_ea", "take food")
    assert first_seat(game).goods["food"] == 1 and game.kind == "star"

    def pair(table):
        market_position(
            "the_carousel", "makoto_the_forger", "jose_the_persuader", cards={"bifocals": 1, "bat": 1, "box": 1}
        )(table)

    game = ignorance_position(2, pair)
    play(game, "place 1 wind_saloon")
    assert game.legal() == ["pay bat bifocals", "pay bat bifocals box", "pay bat box", "pay bifocals box"]
    play(game, "pay bat bifocals", "take food")
    assert game.seat == 1 and first_seat(game).goods["food"] == 1


def test_t96_shaheena_once_and_paid():
    def arrange(table):
        activate(table, 0, "shaheena_the_digger")
        table.seats[0].goods.update(stone=2)

    for free, price in ((False, 1), (True, 0)):
        game = ignorance_position(2, arrange, free_trades=free)
        play(game, "place 1 farm", "use shaheena_the_digger")
        assert len(game.legal()) == (4 if free else 3)  # a food has just been gained
        play(game, "buy 3 book")
        play(game, "refill bat")
        assert game.seat == 1
        assert first_seat(game).goods["stone"] == 1 and first_seat(game).goods["food"] == 1 - price


def test_mosi_pedro():
    def arrange(table):
        activate(table, 0, "mosi_the_patron", "pedro_the_collector")
        table.seats[0].morale = 4
        table.seats[0].goods["bliss"] = 2
        hold_cards(table, 0, bat=1, book=1, box=1)

    game = ignorance_position(2, arrange)
    play(game, "place 1 ark")
    assert game.legal() == ["pay 2 bliss bat", "pay 2 bliss book", "pay 2 bliss box", "pay bat book box"]
    play(game, "pay bat book box")
    assert game.kind == "take" and len(game.legal()) == 12
    play(game, "take food clay")
    assert first_seat(game).goods["food"] == 1 and first_seat(game).goods["clay"] == 1


def test_doug_and_jon():
    def arrange(table):
        activate(table, 0, "doug_the_builder", "jon_the_amateur_handyman")
        table.seats[0].goods["food"] = 3
        set_dice(table.seats[0], 3, 5)

    game = ignorance_position(2, arrange)
    play(game, "place 3 build_ea_1")
    assert game.legal() == ["pay 3 food", "pay worker 5"]
    play(game, "pay worker 5")
    assert len(first_seat(game).dice) == 1 and first_seat(game).goods["clay"] == 1

    def alone(table):
        arrange(table)
        set_dice(table.seats[0], 3)
        table.seats[0].goods["food"] = 0

    game = ignorance_position(2, alone)
    assert not [move for move in game.legal() if "build" in move]


def test_dilemma_with_a_wildcard():
    def arrange(table):
        activate(table, 0, "ekaterina_the_cheater")
        build_tile(table, "market_ea", "athenaeum_of_mandatory_guidelines", 1)
        table.seats[0].dilemma = "dilemma_bear"
        table.seats[0].morale = 2
        hold_cards(table, 0, box=1, bat=1)

    game = ignorance_position(2, arrange)
    play(game, "dilemma")
    assert game.legal() == ["pay bat box", "pay box"]
    play(game, "pay box", "take food", "outcome star")
    assert first_seat(game).morale == 1 and first_seat(game).stars_left == 9 and game.seat == 1


def test_dilemma_factionless():
    def arrange(table):
        activate(table, 0, "spiros_the_model_citizen")
        table.seats[0].dilemma = "dilemma_bear"
        hold_cards(table, 0, bear=1)

    game = ignorance_position(2, arrange)
    play(
        game,
        "dilemma",
        "outcome recruits",
        "deal " + KOFI,
        "deal doug_the_builder",
        "deal jeroen_the_hoarder",
        "deal lieve_the_briber",
    )
    assert game.legal() == ["keep doug_the_builder", "keep lieve_the_briber"]

    def free(table):
        arrange(table)
        table.seats[0].recruits.clear()

    game = ignorance_position(2, free)
    play(game, "dilemma", "outcome recruits", "deal " + KOFI, "deal doug_the_builder", "keep " + KOFI)
    assert first_seat(game).recruits == {KOFI: "active"} and len(first_seat(game).dice) == 2
