"""The reference program, expansion: tunnels, tank."""

from reference_tests.positions import activate, first_seat, ignorance_position, play, tunnel_position


def test_lieve_ted_davaa_mwiche():
    game = ignorance_position(
        2,
        tunnel_position(
            "lieve_the_briber",
            "ted_the_contingency_planner",
            "davaa_the_shredder",
            "mwiche_the_flusher",
            bliss=2,
            water=3,
        ),
    )
    play(game, "place 1 tunnel_euphorian")
    assert game.legal() == ["pay 3 water", "pay bliss", "pay nothing"]
    play(game, "pay bliss", "decline lieve_the_briber", "take gold")
    assert first_seat(game).morale == 2 and first_seat(game).goods["bliss"] == 1

    game = ignorance_position(2, tunnel_position("mwiche_the_flusher", "lieve_the_briber", bliss=1, water=3))
    play(game, "place 1 tunnel_euphorian", "pay 3 water")
    assert first_seat(game).morale == 3 and first_seat(game).goods["gold"] == 1 and game.kind == "buy"


def test_albert_and_gary():
    def arrange(table):
        activate(table, 0, "albert_the_founder", "gary_the_forgetter")
        table.seats[0].goods.update(energy=3, bliss=3)

    game = ignorance_position(2, arrange)
    play(game, "place 1 tank_energy", "pay 3 bliss", "use albert_the_founder", "take gold")
    assert first_seat(game).knowledge == 1 and len(first_seat(game).dice) == 4
    assert game.kind == "roll" and len(game.legal()) == 21
