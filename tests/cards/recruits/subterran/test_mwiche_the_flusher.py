"""Mwiche the Flusher: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import build_table, dig_at, hand_of, owner_with
from cards.shared.names import AGENCY, CONCERT, DAVAA, LIEVE, MWICHE, TED, YOUSSEF
from helpers import goods_of, holdings, legal, play, recruit_asked


def test_mwiche_flushes():
    """mwiche_the_flusher: 3 water instead of the price: artifact and resource, 2 morale, the miner moves (R56, R58)."""
    game = dig_at([MWICHE], goods="energy 3 water")
    assert legal(game) == ["pay 3 water", "pay energy"]
    assert recruit_asked(play(game.clone(), "pay energy")) == ("take", 0)
    play(game, "pay 3 water", "buy 4 book", "refill bat")
    assert holdings(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1}) and game.summary()["miners"] == [1, 0, 0]
    assert recruit_asked(game) == ("turn", 1)


@pytest.mark.parametrize(
    "space, resource", [("tunnel_euphorian", "gold"), ("tunnel_subterran", "stone"), ("tunnel_wastelander", "clay")]
)
def test_mwiche_in_every_tunnel(space, resource):
    """mwiche_the_flusher: in any of the 3 tunnels, legal with 3 water alone (R22)."""
    game = dig_at([MWICHE], space=space, goods="3 water")
    if space == "tunnel_subterran":
        assert legal(game) == ["pay 3 water", "pay water"]
        play(game, "pay 3 water")
    play(game, "refill bat")
    assert holdings(game) == (3, 3, {resource: 1}, {"book": 1})


def test_mwiche_off():
    """mwiche_the_flusher: not with 2 water, hidden or nobody's (R22, R88)."""
    assert "place 1 tunnel_euphorian" not in legal(build_table(owner_with([MWICHE], goods="2 water")))
    for where in ("hidden", "nobody"):
        assert "place 1 tunnel_euphorian" not in legal(build_table(owner_with([MWICHE], where=where, goods="3 water")))


def test_mwiche_morale_first():
    """mwiche_the_flusher: the morale comes before the artifact and raises the hand limit (R50)."""
    game = dig_at([MWICHE], "refill bat", goods="3 water", cards="bat")
    assert hand_of(game) == {"bat": 1, "book": 1} and recruit_asked(game) == ("turn", 1)


def test_mwiche_and_the_concert_hall():
    """mwiche_the_flusher: morale ends at 6, or at 3 with the Concert Hall (R28)."""
    assert holdings(dig_at([MWICHE], "refill bat", goods="3 water", morale=5))[0] == 6
    assert holdings(dig_at([MWICHE], "refill bat", goods="3 water", morale=2, tiles={"market_ea": CONCERT}))[0] == 3
    assert holdings(dig_at([MWICHE], "refill bat", goods="3 water", morale=4, tiles={"market_ea": CONCERT}))[0] == 4


def test_mwiche_where_both_are_due():
    """mwiche_the_flusher: with tier 2 or Youssef the 3 water add only the morale (R57)."""
    game = dig_at([MWICHE], space="tunnel_subterran", goods="3 water", board={"tracks": (0, 5, 0, 0)})
    plain = play(game.clone(), "pay water", "buy 4 book", "refill bat")
    assert holdings(plain) == (1, 3, {"water": 2, "stone": 1}, {"book": 1})
    assert holdings(play(game, "pay 3 water", "refill bat")) == (3, 3, {"stone": 1}, {"book": 1})
    game = dig_at([MWICHE, YOUSSEF], "pay 3 water", "buy 4 book", "refill bat", goods="3 water energy")
    assert holdings(game) == (3, 3, {"energy": 1, "gold": 1}, {"book": 1})


def test_mwiche_without_ted_and_lieve():
    """mwiche_the_flusher: no morale of Ted, no question of Lieve (R89a)."""
    game = dig_at([MWICHE, TED, LIEVE], "pay 3 water", goods="energy 3 water 2 bliss")
    assert game.kind == "buy" and holdings(game)[0] == 3 and goods_of(game)["bliss"] == 2
    game = dig_at([MWICHE, TED, LIEVE], goods="energy 3 water 2 bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay energy"]
    assert recruit_asked(play(game, "pay energy")) == (LIEVE, 0)


def test_mwiche_and_davaa():
    """mwiche_the_flusher: Davaa's free use and the 3 water are alternatives (I5)."""
    game = dig_at([MWICHE, DAVAA], goods="3 water")
    assert legal(game) == ["pay 3 water", "pay nothing"]
    assert recruit_asked(play(game.clone(), "pay nothing")) == ("take", 0)
    assert holdings(play(game, "pay 3 water", "refill bat")) == (3, 3, {"gold": 1}, {"book": 1})


def test_mwiche_and_the_agency():
    """mwiche_the_flusher: the Agency adds 1 commodity for an own bump, so 4 in all (I5)."""
    spec = {"on": {"tunnel_euphorian": [5]}}
    game = build_table(owner_with([MWICHE], goods="3 water", **spec), tiles={"market_ea": AGENCY})
    assert "place 1 tunnel_euphorian" not in legal(game)
    game = build_table(owner_with([MWICHE], goods="3 water food", **spec), tiles={"market_ea": AGENCY})
    play(game, "place 1 tunnel_euphorian", "roll 1", "refill bat")
    assert holdings(game) == (3, 3, {"gold": 1}, {"book": 1})
