"""The reference program, expansion: stars."""

from reference_tests.positions import activate, faces_in_hand, first_seat, ignorance_position, market_position, play


def test_steve_terri_taed():
    def arrange(table):
        activate(table, 1, "steve_the_double_agent", "terri_the_bliss_trader", "taed_the_brick_trader")
        table.tracks.update(subterran=10, euphorian=10)
        table.seats[1].goods.update(bliss=1, clay=1)
        table.seats[0].goods["water"] = 1

    game = ignorance_position(2, arrange)
    play(game, "place 1 aquifer", "use terri_the_bliss_trader", "take bliss", "use taed_the_brick_trader", "take clay")
    other = game.table.seats[1]
    assert other.recruit_stars == {"steve_the_double_agent": 1}
    assert (other.goods["bliss"], other.goods["clay"], other.goods["water"]) == (1, 1, 1)
    play(game, "place 1 generator")
    assert other.recruit_stars == {"steve_the_double_agent": 1}


def test_george_goes_home():
    game = ignorance_position(
        2, market_position("the_carousel", "george_the_lazy_craftsman", cards={"bat": 1}, stone=1)
    )
    play(game, "place 1 market_ea", "star market_ea", "use george_the_lazy_craftsman", "roll 5", "take gold")
    assert faces_in_hand(game, 0) == [2, 5] and first_seat(game).goods["gold"] == 1
