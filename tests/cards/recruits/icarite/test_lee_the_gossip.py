"""Lee the Gossip: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import bump_four, bump_own_four, owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import CURTIS, LEE, MAXIME, NICK, REBECCA
from helpers import build, decision, faces, holdings, legal, play


def test_lee_trades_gossip():
    """lee_the_gossip: 1 morale: the bumped player gains 1 knowledge, the owner a commodity of choice (R25)."""
    game = bump_four([LEE], morale=2)
    assert decision(game) == (f"use {LEE}", 0)
    play(game, "use lee")
    assert legal(game) == ["take bliss", "take energy", "take food", "take water"]
    play(game, "take food")
    assert holdings(game) == (1, 3, {"food": 1}, {}) and holdings(game, 1)[1] == 4 and decision(game) == ("take", 0)
    game = bump_four([LEE], "decline lee", morale=2)
    assert holdings(game)[:2] == (2, 3) and holdings(game, 1)[1] == 3


@HIDDEN_OR_ACADEMY
def test_lee_off(where, tiles):
    """lee_the_gossip: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([LEE], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_lee_refused():
    """lee_the_gossip: not at morale 1, for an own worker or without a bump (R90, R26, R42)."""
    assert decision(bump_four([LEE])) == ("take", 0)
    assert decision(bump_own_four([LEE], morale=3)) == ("take", 0)
    assert decision(
        place_first(owner_showing([LEE], morale=3), {"dice": {"hand": [1], "farm": [2]}}, space="farm")
    ) == ("turn", 1)


def test_lee_victim_at_knowledge_6():
    """lee_the_gossip: a victim at knowledge 6 gains nothing, the owner still the commodity (G13)."""
    game = bump_four([LEE], "use lee", "take bliss", morale=2, victim={"knowledge": 6})
    assert holdings(game, 1)[1] == 6 and holdings(game)[2] == {"bliss": 1}


def test_lee_after_the_check():
    """lee_the_gossip: the knowledge misses this die's check but counts for a later one in the turn (C3, R31)."""
    victim = {"dice": {"hand": [6], "tunnel_subterran": [2], "tunnel_wastelander": [2]}}
    game = place_first(
        {"recruits": [LEE], "goods": "water food", "morale": 2, "dice": {"hand": [1, 1]}},
        victim,
        space="tunnel_subterran",
        moves=["roll 5"],
    )
    assert faces(game, 1) == [5, 6] and decision(game) == (f"use {LEE}", 0)  # 6 + 5 + 3
    play(game, "use lee", "take food", "take stone", "place 1 tunnel_wastelander", "roll 1")
    assert faces(game, 1) == [1, 5]  # 6 + 5 + 1 + 4


def test_lee_commodity_may_be_spent():
    """lee_the_gossip: the commodity may pay this space but does not make it legal (C2, G14)."""
    bar = {"space": "breeze_bar", "morale": 2}
    assert legal(bump_four([LEE], "use lee", "take energy", goods="bliss food", **bar)) == [
        "pay energy bliss",
        "pay food bliss",
    ]
    game = build(owner_showing([LEE], goods="bliss", morale=2), {"dice": {"hand": [1], "breeze_bar": [4]}})
    assert "place 1 breeze_bar" not in legal(game)


def test_lee_nick_and_curtis():
    """lee_the_gossip: the victim's Nick gains 1 morale, the own Curtis 1 knowledge less (G10)."""
    game = bump_four([LEE, CURTIS], "use lee", "take food", morale=2, victim={"recruits": [NICK]})
    assert holdings(game)[:2] == (1, 2) and holdings(game, 1)[:2] == (2, 4)


def test_lee_beside_maxime_and_rebecca():
    """lee_the_gossip: Lee, Maxime and Rebecca on one bump, each paid by itself, in this order (G3, R89a)."""
    game = bump_four([REBECCA, MAXIME, LEE], "use lee", "take food", morale=6)
    assert decision(game) == (f"use {MAXIME}", 0)
    assert decision(play(game, "use maxime", "draw bat")) == (f"use {REBECCA}", 0)
    play(game, "use rebecca", "take gold")
    assert holdings(game) == (1, 3, {"food": 1, "gold": 1}, {"bat": 1}) and holdings(game, 1)[1] == 6
    assert decision(bump_four([REBECCA, LEE], "use lee", "take food", morale=3)) == ("take", 0)
