"""Christine the Anarchist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import (
    build_table,
    owner_with,
    recruits_of,
    retrieve_all,
)
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import (
    ALBERT,
    CAROUSEL,
    CHAGA,
    CHRISTINE,
    GWEN,
    JOSEPH,
    LARS,
    LOTTERY,
    MILOS,
    MONOTONY,
    PRISON,
    SAMUEL,
)
from helpers import goods_of, holdings, legal, play, recruit_asked, seat


@pytest.mark.parametrize(
    "on, count",
    [
        ({"farm": [1]}, 0),
        ({"farm": [1, 2]}, 1),
        ({"farm": [1, 2], "aquifer": [1]}, 2),
        ({"farm": [1, 2], "aquifer": [1, 1]}, 3),
    ],
)
def test_christine_retrieves(on, count):
    """christine_the_anarchist: (a) workers taken back minus 1 commodities of choice, before the roll (R39)."""
    game = retrieve_all([CHRISTINE], on)
    if count:
        assert recruit_asked(game) == ("take", 0) and len(legal(game)) == {1: 4, 2: 10, 3: 20}[count]
        play(game, f"take {count if count > 1 else ''} food".replace("  ", " "))
    assert recruit_asked(game) == ("roll", -1) and goods_of(game) == ({"food": count} if count else {})


def test_christine_off():
    """christine_the_anarchist: without her no goods, and the bonus of tier 1 is gained (R44, R88)."""
    assert recruit_asked(retrieve_all([], {"farm": [1, 2]})) == ("roll", -1)
    assert goods_of(play(build_table(owner_with([LARS]), tracks=(0, 0, 2, 0)), "place 1 farm")) == {"food": 2}


def test_christine_after_the_hand_limit():
    """christine_the_anarchist: after the payment and the hand limit, before Milos (R39)."""
    game = retrieve_all([CHRISTINE, MILOS], {"farm": [1, 2]}, cards="bat bear", morale=2, goods="water")
    assert recruit_asked(game) == ("discard", 0)
    play(game, "discard bat")
    assert recruit_asked(game) == ("take", 0)
    assert recruit_asked(play(game, "take food")) == (MILOS, 0)
    game = retrieve_all([CHRISTINE], {"farm": [1, 2]}, goods="food", pay="pay food")
    assert recruit_asked(game) == ("take", 0) and holdings(game)[0] == 3 and goods_of(game) == {}


def test_christine_and_samuel():
    """christine_the_anarchist: (a) counts Samuel's workers too (R39)."""
    game = build_table(owner_with([CHRISTINE, SAMUEL], goods="energy", on={"farm": [2]}))
    play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm 2@farm")
    assert legal(game) == TAKE_COMMODITIES
    assert recruit_asked(play(game, "take food")) == ("roll", -1)
    game = build_table(owner_with([CHRISTINE, SAMUEL], goods="energy", on={"farm": [2]}))
    assert recruit_asked(play(game, "place 1 farm", f"use {SAMUEL}", "retrieve 1@farm")) == ("roll", -1)


def test_christine_not_for_other_returns():
    """christine_the_anarchist: (a) not for a completion, the Prison, a bump or Albert (R64)."""
    game = build_table(owner_with([CHRISTINE], goods="gold", on={"build_ea_1": [2]}))
    assert recruit_asked(play(game, "place 1 build_ea_2", f"tile {CAROUSEL}")) == ("roll", -1)
    game = build_table(
        owner_with((), (6,), on={"farm": [1]}),
        owner_with([CHRISTINE], (1,), on={"farm": [2, 2]}),
        tiles={"market_ea": PRISON},
    )
    assert recruit_asked(play(game, "retrieve 1@farm", "roll 1", "retrieve 2@farm")) == ("roll", -1)
    game = build_table(owner_with(goods="water"), owner_with([CHRISTINE], (1,), on={"tunnel_subterran": [2]}))
    assert recruit_asked(play(game, "place 1 tunnel_subterran")) == ("roll", -1)
    game = build_table(owner_with([CHRISTINE, ALBERT], goods="3 energy"))
    assert recruit_asked(play(game, "place 1 tank_energy", f"use {ALBERT}", "take gold")) == ("roll", -1)


def test_christine_and_the_caps():
    """christine_the_anarchist: (a) is one gain: Monotony takes 1 of 2 or more, Lottery leaves 2 of a type (I9)."""
    monotony, lottery = {"market_ea": MONOTONY}, {"market_ea": LOTTERY}
    assert legal(retrieve_all([CHRISTINE], {"farm": [1, 2]}, tiles=monotony)) == TAKE_COMMODITIES
    assert legal(retrieve_all([CHRISTINE], {"farm": [1, 2, 1]}, tiles=monotony)) == TAKE_COMMODITIES
    assert len(legal(retrieve_all([CHRISTINE], {"farm": [1, 2, 1, 1]}, tiles=monotony))) == 10
    assert goods_of(retrieve_all([CHRISTINE], {"farm": [1, 2, 1, 1]}, "take 3 food", tiles=lottery)) == {"food": 2}
    game = retrieve_all([CHRISTINE], {"farm": [1, 2]}, "take water", goods="2 water", tiles=lottery)
    assert goods_of(game) == {"water": 2} and recruit_asked(game) == ("roll", -1)


@pytest.mark.parametrize("level", [2, 5])
def test_christine_no_bonus(level):
    """christine_the_anarchist: (b) no bonus commodity of tier 1, though a faction recruit works too (R44)."""
    game = build_table(owner_with([CHRISTINE, LARS]), tracks=(0, 0, level, 0))
    assert goods_of(play(game, "place 1 farm")) == {"food": 1}


def test_christine_no_bonus_of_a_later_recruit():
    """christine_the_anarchist: (b) nor through a faction recruit revealed later (R44, R85)."""
    spec = {"recruits": [CHRISTINE, CHAGA], "hidden": [LARS], "hand": "box", "dice": {"hand": [1, 6]}}
    game = play(build_table(spec, tracks=(0, 0, 2, 0)), f"use {CHAGA}", "place 1 farm")
    assert recruits_of(game)[LARS] == "active" and goods_of(game) == {"food": 1}
    game = play(build_table({**spec, "recruits": [CHAGA]}, tracks=(0, 0, 2, 0)), f"use {CHAGA}", "place 1 farm")
    assert goods_of(game) == {"food": 2}


def test_christine_keeps_the_other_benefits():
    """christine_the_anarchist: (b) tier 2 and the star of a later recruit are kept (R57, R84)."""
    game = build_table(owner_with([CHRISTINE, LARS], goods="food"), tracks=(0, 0, 5, 0))
    play(game, "place 1 tunnel_wastelander", "refill bat")
    assert holdings(game)[2:] == ({"clay": 1}, {"book": 1})
    game = play(build_table(owner_with([CHRISTINE, LARS]), tracks=(0, 0, 10, 0)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {LARS: 1} and goods_of(game) == {"food": 1}


def test_christine_and_joseph_and_gwen():
    """christine_the_anarchist: (b) without the bonus Joseph and Gwen see one commodity less (I9)."""
    spec = owner_with([CHRISTINE, JOSEPH, GWEN], (6, 1))
    game = play(build_table(owner_with([CHRISTINE, JOSEPH]), tracks=(0, 2, 0, 0)), "place 1 aquifer")
    assert recruit_asked(game) == ("turn", 1) and goods_of(game) == {"water": 1}
    game = build_table(spec, owner_with((), (1,), on={"farm": [3]}), tracks=(0, 0, 2, 0))
    assert goods_of(play(game, "place 6 farm", f"use {GWEN}")) == {"food": 1, "clay": 1}
