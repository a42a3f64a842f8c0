"""The reference program, base game: tweaks."""

from reference import board
from reference.game import SlowGame
from reference_tests.positions import build_tile, play, position, set_dice


def deal_all(game, hands):
    """Deal and keep: hands[seat] = (active, hidden)."""
    kept = {card for pair in hands for card in pair}
    spare = iter([name for name in board.RECRUITS if name not in kept])
    for pair in hands:
        play(game, *(f"deal {name}" for name in (*pair, next(spare), next(spare))))
    for pair in hands:
        play(game, "keep {} {}".format(*pair))


def test_t76_minority_bonus_and_t88_miners():
    game = SlowGame(6, iib_tweaks=True)
    deal_all(
        game,
        [
            ("lee_the_gossip", "katy_the_dietician"),
            ("zong_the_astronomer", "phil_the_spy"),
            ("josh_the_negotiator", "geek_the_oracle"),
            ("gary_the_electrician", "pete_the_cannibal"),
            ("ray_the_foreman", "nick_the_understudy"),
            ("brett_the_lockpicker", "esme_the_fireman"),
        ],
    )
    while game.kind == "deal_dilemma":
        play(game, game.legal()[0])
    play(game, *["roll 1 1"] * 4, "roll 6 6", "roll 6 6")
    assert game.kind == "start" and game.legal() == ["start P5", "start P6"]
    play(game, "start P6")
    for seat in (5, 3, 4):
        assert (game.kind, game.seat, len(game.legal())) == ("bonus", seat, 10)
        play(game, "take energy water")
    assert (game.kind, game.seat) == ("turn", 5)
    assert game.summary()["miners"] == [0, 0, 0]
    assert SlowGame(3, iib_tweaks=True).summary()["miners"] == [2, 2, 2]


def test_t81_doubles_cost_morale():
    def arrange(table):
        table.seats[0].morale = 3
        set_dice(table.seats[0], 2, 2, 2)

    game = position(2, arrange, iib_tweaks=True)
    play(game, "place 2 farm")
    assert game.legal() == ["another", "stop"]
    play(game, "another")
    assert game.kind == "place" and "stop" not in game.legal()
    play(game, "place 2 farm", "another", "place 2 farm")
    assert game.table.seats[0].morale == 1 and game.seat == 1


def test_star_on_visited_tile_with_tweaks():
    def arrange(table):
        build_tile(table, "market_ea", "courthouse_of_hasty_judgment")
        table.seats[0].goods.update(energy=4, stone=1)

    game = position(2, arrange, iib_tweaks=True)
    play(game, "place 1 market_ea")
    assert game.legal() == ["star market_ea", "star territory_euphorian"]
