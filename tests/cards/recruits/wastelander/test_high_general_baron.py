"""High General Baron: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, bump_owner, owner_with, retrieve_and_roll
from cards.shared.lists import TAKE_GOODS
from cards.shared.names import AMINA, BARON, CAROUSEL, DUSTY, INSTITUTE, JULIA_ACOLYTE, KEB, XYON
from helpers import faces, goods_of, holdings, legal, play, recruit_asked


def test_baron_rolls_again():
    """high_general_baron: 1 food: all workers just rolled are rolled once more, before the check (R35)."""
    game = retrieve_and_roll([BARON], goods="food")
    assert recruit_asked(game) == (BARON, 0)
    play(game, f"use {BARON}")
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == {}
    play(game, "roll 2")
    assert faces(game) == [2, 6] and recruit_asked(game) == ("turn", 1)
    assert faces(retrieve_and_roll([BARON], f"decline {BARON}", goods="food")) == [6]


def test_baron_off():
    """high_general_baron: not without food, hidden or nobody's (R88)."""
    for game in (
        retrieve_and_roll([BARON], roll="1"),
        retrieve_and_roll([BARON], roll="1", goods="food", where="hidden"),
        retrieve_and_roll([BARON], roll="1", goods="food", where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1)


def test_baron_once_a_roll():
    """high_general_baron: once a roll, though food is left; the second result counts (I1)."""
    game = retrieve_and_roll([BARON], f"use {BARON}", "roll 6", goods="3 food")
    assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {"food": 2} and faces(game) == [6]


def test_baron_all_or_nothing():
    """high_general_baron: all dice of the roll, none by itself, and no others (R30)."""
    game = build_table(owner_with([BARON], (6,), on={"farm": [1, 2]}, goods="food"))
    play(game, "retrieve 1@farm 2@farm", "free", "roll 3 4", f"use {BARON}")
    assert len(legal(game)) == 21
    assert faces(play(game, "roll 1 1")) == [1, 1, 6]


def test_baron_pays_with_the_food_left():
    """high_general_baron: food spent on the retrieval is gone (R39)."""
    assert recruit_asked(retrieve_and_roll([BARON], roll="1", goods="food", pay="pay food")) == ("turn", 1)
    assert recruit_asked(retrieve_and_roll([BARON], roll="1", goods="2 food", pay="pay food")) == (BARON, 0)


def test_baron_in_an_opponents_turn():
    """high_general_baron: asked when bumped and when an opponent completes a market (R35)."""
    assert recruit_asked(bump_owner([BARON], "roll 2", goods="food")) == (BARON, 1)
    game = build_table(owner_with(goods="gold"), owner_with([BARON], (6,), goods="food", on={"build_ea_1": [2]}))
    play(game, "place 1 build_ea_2", f"tile {CAROUSEL}", "roll 2", "roll 6")
    assert recruit_asked(game) == (BARON, 1)
    game = build_table(owner_with([BARON], goods="3 energy food"))
    assert recruit_asked(play(game, "place 1 tank_energy", "roll 2")) == (BARON, 0)


def test_baron_and_julia():
    """high_general_baron: rerolling a die that Julia set discards the chosen value (R30)."""
    game = bump_owner([JULIA_ACOLYTE, BARON], f"use {JULIA_ACOLYTE}", "face 4", goods="food")
    assert recruit_asked(game) == (BARON, 1)
    assert faces(play(game.clone(), f"decline {BARON}"), 1) == [4, 6]
    assert faces(play(game, f"use {BARON}", "roll 1"), 1) == [1, 6]


def test_baron_before_the_check():
    """high_general_baron: Keb, Amina, Xyon, Dusty and the Institute look at the final roll (R35)."""
    game = retrieve_and_roll([BARON, KEB, AMINA], f"use {BARON}", "roll 6", goods="food", roll="1")
    assert legal(game) == TAKE_GOODS
    assert holdings(play(game, "take gold"))[0] == 3 and faces(game) == [6, 6]
    assert recruit_asked(
        retrieve_and_roll([BARON, XYON, DUSTY], f"use {BARON}", "roll 1", goods="food", cards="bat", morale=4)
    ) == (
        "turn",
        1,
    )
    game = retrieve_and_roll(
        [BARON], f"use {BARON}", "roll 1", goods="food", hand=(6, 4), knowledge=3, tiles={"market_ea": INSTITUTE}
    )
    assert faces(game) == [1, 4]
