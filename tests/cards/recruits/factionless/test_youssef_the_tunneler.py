"""Youssef the Tunneler: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, dig_at, owner_with
from cards.shared.names import BRIBE_DEPARTMENT, LIEVE, MWICHE, PALACE, STORAGE, TED, YOUSSEF
from helpers import goods_of, holdings, legal, play, recruit_asked


@pytest.mark.parametrize(
    "space, resource, price",
    [
        ("tunnel_euphorian", "gold", "energy"),
        ("tunnel_subterran", "stone", "water"),
        ("tunnel_wastelander", "clay", "food"),
    ],
)
def test_youssef_takes_both(space, resource, price):
    """youssef_the_tunneler: artifact and resource of every tunnel, for the usual price; the miner moves (R56, R58)."""
    game = dig_at([YOUSSEF], space=space, goods=price)
    assert recruit_asked(game) == ("refill", -1) and holdings(game)[2:] == ({resource: 1}, {"book": 1})
    play(game, "refill bat")
    assert sum(game.summary()["miners"]) == 1 and recruit_asked(game) == ("turn", 1)
    assert f"place 1 {space}" not in legal(build_table(owner_with([YOUSSEF])))


def test_youssef_off():
    """youssef_the_tunneler: without him one of the two (R56, R88)."""
    assert recruit_asked(dig_at([])) == ("take", 0)


def test_youssef_every_placement():
    """youssef_the_tunneler: every tunnel placement of a turn, also when bumping (I1)."""
    game = dig_at(
        [YOUSSEF],
        "buy 4 book",
        "refill bat",
        "another",
        "place 1 tunnel_wastelander",
        goods="energy food",
        hand=(1, 1, 6),
        morale=3,
    )
    assert holdings(game)[2:] == ({"gold": 1, "clay": 1}, {"bear": 1, "book": 1})
    game = build_table(owner_with([YOUSSEF], goods="energy"), owner_with((), (1,), on={"tunnel_euphorian": [4]}))
    play(game, "place 1 tunnel_euphorian", "roll 1", "refill bat")
    assert holdings(game)[2:] == ({"gold": 1}, {"book": 1})


def test_youssef_pays_the_bazaar():
    """youssef_the_tunneler: the bazaar price is paid, by Bribe Regulation's measure too (R53)."""
    game = dig_at([YOUSSEF], goods="energy water")
    assert legal(game) == ["buy 2 box", "buy 3 bear", "buy 4 book"]
    assert goods_of(play(game, "buy 3 bear")) == {"gold": 1}
    assert recruit_asked(dig_at([YOUSSEF], goods="energy water", tiles={"market_ea": BRIBE_DEPARTMENT})) == (
        "refill",
        -1,
    )


def test_youssef_void_halves():
    """youssef_the_tunneler: Storage may void the artifact, the Palace the resource (R55, I9)."""
    game = dig_at([YOUSSEF], cards="book", tiles={"market_ea": STORAGE})
    assert holdings(game)[2:] == ({"gold": 1}, {"book": 1}) and recruit_asked(game) == ("turn", 1)
    game = dig_at([YOUSSEF], "refill bat", goods="energy 3 clay", tiles={"market_ea": PALACE})
    assert holdings(game)[2:] == ({"clay": 3}, {"book": 1})


def test_youssef_ted_lieve_mwiche():
    """youssef_the_tunneler: no morale of Ted, no Lieve; Mwiche adds only her 2 morale (I5)."""
    game = dig_at([YOUSSEF, TED, LIEVE], "pay energy", goods="energy 2 bliss")
    assert game.kind == "buy" and holdings(game)[0] == 1
    game = dig_at([YOUSSEF, MWICHE], "pay 3 water", "buy 4 book", "refill bat", goods="energy 3 water")
    assert holdings(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1})


def test_youssef_no_tunnel_end():
    """youssef_the_tunneler: the tunnel's end is no tunnel action, and closed to him (R60)."""
    assert not any("tunnel_end" in text for text in legal(build_table(owner_with([YOUSSEF]), miners=(9, 9, 9))))
