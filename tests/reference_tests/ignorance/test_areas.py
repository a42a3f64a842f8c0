"""The reference program, expansion: areas."""

import pytest
from reference import board
from reference.table import Die
from reference_tests.positions import (
    activate,
    build_tile,
    faces_in_hand,
    first_seat,
    ignorance_position,
    play,
    set_dice,
)


def area_position(face, *recruits, there=(), tiles=(), level=0, **goods):
    def arrange(table):
        activate(table, 0, *recruits)
        table.seats[0].goods.update(goods)
        table.tracks["euphorian"] = level
        table.seats[0].dice = [Die(face), Die(1)]
        table.seats[1].dice = [Die(1)] + [Die(other, "generator") for other in there]
        for number, name in enumerate(tiles):
            build_tile(table, board.MARKETS[number], name, 1)

    return arrange


def test_zara_pmai_gwen():
    game = ignorance_position(2, area_position(4, "pmai_the_nurse", "zara_the_solipsist", there=[1]))
    play(game, "place 4 generator")
    assert game.legal() == ["decline pmai_the_nurse", "use pmai_the_nurse"]
    play(game, "use pmai_the_nurse")
    assert game.table.tracks["euphorian"] == 1

    game = ignorance_position(2, area_position(5, "zara_the_solipsist", "gwen_the_mineralogist"))
    play(game, "place 5 generator", "use zara_the_solipsist", "use gwen_the_mineralogist")
    goods = first_seat(game).goods
    assert (goods["energy"], goods["gold"], first_seat(game).knowledge) == (1, 1, 4)


def test_frazer_and_monotony():
    game = ignorance_position(2, area_position(6, "frazer_the_motivator", there=[3], level=2))
    play(game, "place 6 generator", "use frazer_the_motivator", "take bliss")
    assert (first_seat(game).goods["energy"], first_seat(game).goods["bliss"]) == (2, 1)
    game = ignorance_position(
        2, area_position(6, "frazer_the_motivator", there=[3], level=2, tiles=["theater_of_endless_monotony"])
    )
    play(game, "place 6 generator")
    assert first_seat(game).goods["energy"] == 2 and game.seat == 1


@pytest.mark.parametrize("energy, offered", [(0, True), (1, False)])
def test_joseph_and_lottery(energy, offered):
    game = ignorance_position(
        2, area_position(6, "joseph_the_antiquer", there=[3], energy=energy, tiles=["lottery_of_diminishing_returns"])
    )
    play(game, "place 6 generator")
    assert (game.kind == "use") == offered
    if offered:
        play(game, "use joseph_the_antiquer", "refill bat")
        assert first_seat(game).hand["box"] == 1 and first_seat(game).goods["energy"] == 0
    else:
        assert first_seat(game).goods["energy"] == 2


def test_jedidiah_julia_khaleef():
    def arrange(table):
        area_position(6, "jedidiah_the_inciter", "khaleef_the_bruiser", there=[3, 3])(table)
        activate(table, 1, "julia_the_acolyte")

    game = ignorance_position(2, arrange)
    play(game, "place 6 generator", "use jedidiah_the_inciter")
    assert game.kind == "use" and game.seat == 1  # one choice: bump P2 3 settled
    play(game, "use julia_the_acolyte")
    assert game.legal() == ["face 3", "face 6"]
    play(game, "face 6", "use khaleef_the_bruiser", "take water")
    assert faces_in_hand(game, 1) == [1, 6] and game.table.seats[1].knowledge == 2
    assert first_seat(game).goods["energy"] == 2  # 6 + 3


def test_samuel_and_brenda():
    def arrange(table):
        activate(table, 0, "samuel_the_zapper", "brenda_the_knowledge_bringer")
        table.seats[0].goods["energy"] = 1
        set_dice(table.seats[0], 6, 1, cloud_mine=3)

    game = ignorance_position(2, arrange)
    play(game, "place 6 cloud_mine", "use brenda_the_knowledge_bringer", "buy 4 box")
    assert first_seat(game).knowledge == 5 and game.kind == "refill"
    play(game, "refill bat", "use samuel_the_zapper")
    assert game.kind == "retrieve_areas" and len(game.legal()) == 3
    play(game, "retrieve 3@cloud_mine", "roll 1")
    assert first_seat(game).morale == 2 and faces_in_hand(game, 0) == [1, 1] and game.seat == 1
