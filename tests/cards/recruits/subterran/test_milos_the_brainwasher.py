"""Milos the Brainwasher: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, bump_owner, owner_with, retrieve_one
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import AMINA, BARON, CAROUSEL, CHRISTINE, JULIA_ACOLYTE, KEB, MILOS, POLICE
from helpers import faces, goods_of, holdings, legal, play, recruit_asked


def test_milos_skips_the_check():
    """milos_the_brainwasher: 1 water before the dice: no check for this roll (R35)."""
    game = retrieve_one([MILOS], goods="water")
    assert recruit_asked(game) == (MILOS, 0)
    play(game, f"use {MILOS}")
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == {}
    assert faces(play(game, "roll 6")) == [6, 6] and recruit_asked(game) == ("turn", 1)
    assert faces(retrieve_one([MILOS], f"decline {MILOS}", "roll 6", goods="water")) == [6]


def test_milos_off():
    """milos_the_brainwasher: not without water, hidden or nobody's (R88)."""
    for spec in ({"goods": "3 energy"}, {"goods": "water", "where": "hidden"}, {"goods": "water", "where": "nobody"}):
        game = retrieve_one([MILOS], **spec)
        assert recruit_asked(game) == ("roll", -1)


def test_milos_each_roll():
    """milos_the_brainwasher: one payment a roll; the next roll asks again (I1)."""
    game = build_table(
        owner_with((), (3, 3, 1), goods="water food", morale=2),
        owner_with([MILOS], (6,), on={"tunnel_subterran": [4], "tunnel_wastelander": [4]}, knowledge=4, goods="water"),
    )
    play(
        game,
        "place 3 tunnel_subterran",
        f"use {MILOS}",
        "roll 6",
        "take stone",
        "another",
        "place 3 tunnel_wastelander",
    )
    assert recruit_asked(game) == ("roll", -1) and goods_of(game, 1) == {}
    assert faces(play(game, "roll 6"), 1) == [6, 6]  # 6 6 6 and 4: this roll is checked


def test_milos_no_bonus_of_the_check():
    """milos_the_brainwasher: no Keb, no Amina, no Thought Police without a check (R35)."""
    game = retrieve_one([MILOS, KEB, AMINA], f"use {MILOS}", "roll 6", goods="water", tiles={"market_ea": POLICE})
    assert holdings(game) == (2, 4, {}, {}) and recruit_asked(game) == ("turn", 1) and faces(game) == [6, 6]
    game = retrieve_one(
        [MILOS, KEB, AMINA], f"decline {MILOS}", "roll 6", "take gold", goods="water", tiles={"market_ea": POLICE}
    )
    assert holdings(game) == (3, 5, {"water": 1, "gold": 1}, {}) and faces(game) == [6, 6]


def test_milos_covers_baron():
    """milos_the_brainwasher: Baron's second roll is covered by the same payment (R35)."""
    game = retrieve_one([MILOS, BARON], f"use {MILOS}", "roll 5", goods="water food")
    assert recruit_asked(game) == (BARON, 0)
    assert (
        faces(play(game, f"use {BARON}", "roll 6")) == [6, 6]
        and recruit_asked(game) == ("turn", 1)
        and goods_of(game) == {}
    )


def test_milos_in_an_opponents_turn():
    """milos_the_brainwasher: when bumped and when an opponent completes a market (R35)."""
    assert recruit_asked(bump_owner([MILOS], goods="water")) == (MILOS, 1)
    game = build_table(owner_with(goods="gold"), owner_with([MILOS], (6,), goods="water", on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2")
    assert recruit_asked(game) == (MILOS, 1)


def test_milos_a_new_worker():
    """milos_the_brainwasher: any roll, of a new worker too, with the water left after the payment (R47)."""
    game = build_table(owner_with([MILOS], goods="3 energy water"))
    assert recruit_asked(play(game, "place 1 tank_energy")) == (MILOS, 0)
    game = build_table(owner_with([MILOS], goods="3 water"))
    assert recruit_asked(play(game, "place 1 tank_water")) == ("roll", -1)


def test_milos_after_julia_and_christine():
    """milos_the_brainwasher: after Julia, and after Christine's goods, which may pay (R35, R39)."""
    game = bump_owner([JULIA_ACOLYTE, MILOS], goods="water")
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1)
    assert recruit_asked(play(game, f"decline {JULIA_ACOLYTE}")) == (MILOS, 1)
    game = build_table(owner_with([MILOS, CHRISTINE], (6,), on={"farm": [1, 2]}, knowledge=4))
    play(game, "retrieve 1@farm 2@farm")
    assert legal(game) == TAKE_COMMODITIES
    assert recruit_asked(play(game, "take water")) == (MILOS, 0)
