"""Amina the Bliss Bringer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at, retrieve_and_roll_two, turn_with
from cards.shared.names import AMINA, BARON, CAROUSEL, CONCERT, DUSTY, INSTITUTE, KEB, MILOS, XYON
from helpers import decision, faces, holdings, play, seat


@pytest.mark.parametrize(
    "rolled, recruits, workers, morale",
    [
        ("4 5", [AMINA], 2, 2),
        ("5 5", [AMINA], 2, 3),
        ("5 6", [AMINA], 1, 2),
        ("6 6", [AMINA], 1, 2),
        ("5 5", [], 1, 2),
    ],
)
def test_amina_at_sixteen(rolled, recruits, workers, morale):
    """amina_the_bliss_bringer: 16 loses nobody and gives 1 morale, 17 loses one (R32, T100)."""
    game = retrieve_and_roll_two(recruits, rolled, knowledge=6, morale=3)
    assert (seat(game)["owned"], holdings(game)[0]) == (workers, morale) and decision(game) == ("turn", 1)


def test_amina_hidden():
    """amina_the_bliss_bringer: not while hidden (R88)."""
    game = retrieve_and_roll_two([AMINA], "5 5", knowledge=6, morale=3, where="hidden")
    assert (seat(game)["owned"], holdings(game)[0]) == (1, 2)


@pytest.mark.parametrize(
    "rolled, recruits, workers, morale",
    [
        ("3 4", [], 2, 2),
        ("4 4", [], 1, 2),
        ("4 4", [AMINA], 2, 2),
        ("4 5", [AMINA], 2, 2),
        ("5 5", [AMINA], 2, 3),
        ("5 6", [AMINA], 1, 2),
    ],
)
def test_amina_under_the_carousel(rolled, recruits, workers, morale):
    """amina_the_bliss_bringer: the threshold stays 17 under The Carousel (R32, T100)."""
    game = retrieve_and_roll_two(recruits, rolled, knowledge=6, morale=3, tile=CAROUSEL)
    assert (seat(game)["owned"], holdings(game)[0]) == (workers, morale)


def test_amina_after_orwellian_optimism():
    """amina_the_bliss_bringer: the total is adjusted before it is compared with 16 and 17 (T90, R35)."""
    game = retrieve_and_roll_two([AMINA], "1 6", hand=[4], morale=3, tile=INSTITUTE)  # 4 + 3 + 6 + 3
    assert (faces(game), holdings(game)[0]) == ([1, 4, 6], 3)
    game = retrieve_and_roll_two([AMINA], "1 6", hand=[5], morale=3, tile=INSTITUTE)  # 5 + 3 + 6 + 3
    assert (faces(game), holdings(game)[0]) == ([1, 5], 2)
    game = retrieve_and_roll_two([AMINA], "1 6", hand=[6], morale=3)  # 6 + 1 + 6 + 3
    assert (faces(game), holdings(game)[0]) == ([1, 6, 6], 3)


def amina_bumped(rolled, *moves, tile=None, **spec):
    """P1 bumps a worker of Amina's owner P2 in P1's turn."""
    owner = {"recruits": [AMINA], "knowledge": 6, "dice": {"hand": [6], "tunnel_subterran": [4]}, **spec}
    return place_at("tunnel_subterran", [], f"roll {rolled}", *moves, goods="water", others=(owner,), tile=tile)


def test_amina_in_an_opponents_turn():
    """amina_the_bliss_bringer: a bumped worker is a check like any other (R24, R31)."""
    game = amina_bumped("4")
    assert (faces(game, 1), holdings(game, 1)[0]) == ([4, 6], 2) and decision(game) == ("take", 0)
    assert faces(amina_bumped("5"), 1) == [5]


def test_amina_morale_is_limited():
    """amina_the_bliss_bringer: the morale stops at 6, under the Concert Hall at 3 (R28, R105)."""
    assert holdings(amina_bumped("4", morale=6), 1)[0] == 6
    assert holdings(amina_bumped("4", morale=2, tile=CONCERT), 1)[0] == 3
    assert holdings(amina_bumped("4", morale=3, tile=CONCERT), 1)[0] == 3
    assert holdings(amina_bumped("4", morale=4, tile=CONCERT), 1)[0] == 4


@pytest.mark.parametrize("rolled, morale", [("4", 2), ("3", 1), ("6", 1)])
def test_amina_where_no_worker_could_be_lost(rolled, morale):
    """amina_the_bliss_bringer: 16 gives morale also when a worker was lost before in the turn (R34, C10)."""
    owner = {
        "recruits": [AMINA],
        "knowledge": 6,
        "dice": {"hand": [6], "tunnel_subterran": [4], "tunnel_wastelander": [4]},
    }
    game = turn_with([], goods="water food", morale=2, dice={"hand": [1, 1]}, others=(owner,))
    play(game, "place 1 tunnel_subterran", "roll 6")
    assert (faces(game, 1), holdings(game, 1)[0]) == ([6], 1)
    play(game, "take stone", "another", "place 1 tunnel_wastelander", f"roll {rolled}")
    assert (faces(game, 1), holdings(game, 1)[0]) == ([int(rolled), 6] if rolled != "6" else [6, 6], morale)


def test_amina_before_xyon_and_dusty():
    """amina_the_bliss_bringer: at 16 Xyon and Dusty are not asked, at 17 they are; one morale a check (R35, I4)."""
    for saver in (XYON, DUSTY):
        game = retrieve_and_roll_two([AMINA, saver], "5 5", knowledge=6, morale=3, cards="bat")
        assert decision(game) == ("turn", 1) and holdings(game)[0] == 3 and holdings(game)[3] == {"bat": 1}
        assert decision(retrieve_and_roll_two([AMINA, saver], "5 6", knowledge=6, morale=3, cards="bat")) == (
            f"use {saver}",
            0,
        )


def test_amina_without_a_check():
    """amina_the_bliss_bringer: Milos skips the check and the morale with it (R35)."""
    game = retrieve_and_roll_two([AMINA, MILOS], None, "use milos", "roll 5 5", knowledge=6, morale=3, goods="water")
    assert holdings(game)[:3] == (2, 6, {}) and seat(game)["owned"] == 2


def test_amina_after_keb_and_baron():
    """amina_the_bliss_bringer: after Baron's reroll and after Keb's good (R35, I4)."""
    game = retrieve_and_roll_two([AMINA, KEB], "5 5", knowledge=6, morale=3)
    assert decision(game) == ("take", 0) and holdings(game)[0] == 2
    assert holdings(play(game, "take gold")) == (3, 6, {"gold": 1}, {})
    game = retrieve_and_roll_two([AMINA, BARON], "6 6", knowledge=6, morale=3, goods="food")
    assert decision(game) == (f"use {BARON}", 0) and holdings(game)[0] == 2
    assert holdings(play(game, "use high_general_baron", "roll 5 5"))[0] == 3 and seat(game)["owned"] == 2
